"""Everything in the box of Alien City, and every number of its rulebook."""

from ludarium.core.kit import table

PLAYERS = 2

# --- Options: the usual value first ---

STRICT_FIRST_TWO = ("no", "yes")

# --- Guilds: three have towers, all have domes ---

COLOUR_NAMES = ("red", "blue", "green", "black")
COLOURS = len(COLOUR_NAMES)
RED, BLUE, GREEN, BLACK = range(COLOURS)
TOWER_COLOURS = BLACK

# --- The pieces of each seat; seat 1 has the black caps and begins ---

# Kinds of building: towers of the first three colours, then domes of all four.
DOME = TOWER_COLOURS
KINDS = DOME + COLOURS
COLOUR_OF = table((*range(TOWER_COLOURS), *range(COLOURS)))
PIECES = table(((2, 3, 2, 3, 3, 3, 3), (3, 2, 2, 3, 3, 3, 3)))
CAPS = 3

# --- The city: cards of two plots by two, in rows from the south, each row from the west ---

CARDS_ACROSS, CARDS_UP = 4, 5
CARDS = CARDS_ACROSS * CARDS_UP
CARDS_OF_COLOUR = CARDS // COLOURS
CARD_SIDE = 2
CORNERS = CARD_SIDE * CARD_SIDE
ACROSS, UP = CARDS_ACROSS * CARD_SIDE, CARDS_UP * CARD_SIDE
PLOTS = ACROSS * UP
PLOT_NAMES = tuple(f"{column}{row + 1}" for row in range(UP) for column in "abcdefgh")

# The plots of each card, its corner in the south-west first, and the card of each plot.
CARD_PLOTS = table(
    [
        (CARD_SIDE * up + north) * ACROSS + CARD_SIDE * across + east
        for north in range(CARD_SIDE)
        for east in range(CARD_SIDE)
    ]
    for up in range(CARDS_UP)
    for across in range(CARDS_ACROSS)
)
CARD_OF = table(plot // ACROSS // CARD_SIDE * CARDS_ACROSS + plot % ACROSS // CARD_SIDE for plot in range(PLOTS))

# --- Sets of plots are two integers: the south holds six rows and the north four ---

# A place more in each row than it has plots is always empty, so nobody steps over its end into the next row.
WIDTH = ACROSS + 1
HALVES = 2
SOUTH, NORTH = range(HALVES)
SOUTH_ROWS = 6
FIRST_ROW = (1 << ACROSS) - 1
LAST_SOUTH_ROW = (SOUTH_ROWS - 1) * WIDTH
HALF_OF = table(plot // ACROSS // SOUTH_ROWS for plot in range(PLOTS))
BIT_OF = table(plot // ACROSS % SOUTH_ROWS * WIDTH + plot % ACROSS for plot in range(PLOTS))


def set_of(plots: list[int], half: int) -> int:
    """A set of plots, as far as it lies in a half of the city."""
    return sum(1 << int(BIT_OF[plot]) for plot in plots if HALF_OF[plot] == half)


EVERY_PLOT = table(set_of(list(range(PLOTS)), half) for half in range(HALVES))
# The other plots in the row of a card and in its column are one step away: to the east and to the north of these.
WESTERN = table(set_of([plot for plot in range(PLOTS) if plot % CARD_SIDE == 0], half) for half in range(HALVES))
SOUTHERN = table(
    set_of([plot for plot in range(PLOTS) if plot // ACROSS % CARD_SIDE == 0], half) for half in range(HALVES)
)
# The plot of each place of each half; no plot at the ends of the rows.
PLACES = SOUTH_ROWS * WIDTH
NOWHERE = PLOTS
PLOT_AT = table(
    [
        next((plot for plot in range(PLOTS) if (HALF_OF[plot], BIT_OF[plot]) == (half, bit)), NOWHERE)
        for bit in range(PLACES)
    ]
    for half in range(HALVES)
)

# --- Around a plot, clockwise from the north: sides and corners by turns; beyond the city there is nothing ---

STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
AROUND = len(STEPS)
SIDES = SIDE_NORTH, SIDE_EAST, SIDE_SOUTH, SIDE_WEST = tuple(range(0, AROUND, 2))
OUTSIDE = PLOTS


def plot_at(column: int, row: int) -> int:
    """The plot in a column and row, or OUTSIDE."""
    return row * ACROSS + column if 0 <= column < ACROSS and 0 <= row < UP else OUTSIDE


# The first one stands again at the end, so whoever goes around comes back to it.
NEIGHBOURS = table(
    [plot_at(plot % ACROSS + east, plot // ACROSS + north) for east, north in (*STEPS, STEPS[0])]
    for plot in range(PLOTS)
)

# --- Building ---

# So many buildings of a card must have its colour; on black cards that is not asked of towers.
BOUND_BUILDINGS = 2

# --- Points ---

# Customers are buildings at so short a distance.
CUSTOMER_DISTANCE = 2
# What an uncapped green tower pays for the nearest red tower, and for the nearest blue one, by distance.
BONUS, BONUS_LOST_BY_STEP = 10, 2
