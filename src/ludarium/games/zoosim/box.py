"""Everything in the box of ZooSim / O Zoo le Mio, and every number of its two rulebooks."""

from ludarium.core.kit import table

PLAYERS_FROM, PLAYERS_TO = 2, 4

# --- Editions and variants: the usual one first ---

EDITIONS = ("zoosim", "zoch")
TILE_RULES = ("five", "three-shrubs")
INCOMES = ("tiles", "figures")
TIEBREAKS = ("none", "coins")
STARTS = ("NN", "WE", "AN_E")

# --- The tiles: two halves each, A and B ---

TILES = 25
SIDES = 2
HALVES = SIDES * TILES
FAMILY_NAMES = ("monkeys", "mammals", "birds", "reptiles", "sea_animals")
FAMILIES = len(FAMILY_NAMES)
STARS_FROM, STARS_TO = 1, 3
MOST_SHRUBS = 9

# --- Directions, clockwise; a tile lies flat when half B is to the east of half A ---

DIRECTION_NAMES = ("n", "e", "s", "w")
DIRECTIONS = len(DIRECTION_NAMES)
NORTH, EAST, SOUTH, WEST = range(DIRECTIONS)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
OPPOSITE = table((SOUTH, WEST, NORTH, EAST))
EVERY_SIDE = (1 << DIRECTIONS) - 1
# The edges of a flat tile by half, and the side of the half where they are.
EDGES = ({"AN": NORTH, "AW": WEST, "AS": SOUTH}, {"BN": NORTH, "BE": EAST, "BS": SOUTH})


def turned(paths: int, direction: int) -> int:
    """The paths that leave a half of a flat tile, when the tile is turned so that it points in a direction."""
    turns = (direction - EAST) % DIRECTIONS
    return (paths << turns | paths >> DIRECTIONS - turns) & EVERY_SIDE


TURNED = table([turned(paths, direction) for direction in range(DIRECTIONS)] for paths in range(EVERY_SIDE + 1))


def joining(paths: int, asked: int) -> int:
    """The directions in which a half may point on a square that asks for paths on some sides and forbids others."""
    needed, forbidden = asked & EVERY_SIDE, asked >> DIRECTIONS
    ways = [(direction, turned(paths, direction)) for direction in range(DIRECTIONS)]
    return sum(1 << direction for direction, way in ways if not (needed & ~way or forbidden & way))


# By the paths of a half of a flat tile, and by what a square asks for: the sides where a path must go on, and above
# them those where none may lead.
JOINING = table([joining(paths, asked) for asked in range(1 << 2 * DIRECTIONS)] for paths in range(EVERY_SIDE + 1))

# --- The start tile, with half A on 0,0 and half B on 1,0, and the pavilion to the south of it ---

START_SQUARES = ((0, 0), (1, 0))
PAVILION_SQUARES = ((0, 1), (1, 1))
# The paths that leave its halves, by start tile.
START_PATHS = table(((1 << NORTH, 1 << NORTH), (1 << WEST, 1 << EAST), (1 << NORTH, 1 << EAST)))

# --- The table that a zoo lies on: all squares that 25 tiles can reach, and those beside them, the nearest first ---

REACH = SIDES * TILES


def steps_away(x: int, y: int) -> int:
    """How many squares a square is away from the start tile."""
    return abs(y) + max(START_SQUARES[0][0] - x, x - START_SQUARES[1][0], 0)


AROUND = range(-REACH - 2, REACH + 4)
FAR_AND_NEAR = sorted((steps_away(x, y), y, x) for y in AROUND for x in AROUND if steps_away(x, y) <= REACH + 1)
PLACES = tuple((x, y) for _, y, x in FAR_AND_NEAR)
REACHED = sum(away <= REACH for away, _, _ in FAR_AND_NEAR)
SQUARES = NOWHERE = len(PLACES)
SQUARE_OF = {place: square for square, place in enumerate(PLACES)}
# The square to the north, east, south and west of each; beyond the last ones there is nothing but NOWHERE.
BESIDE = table(
    [[SQUARE_OF.get((x + right, y + down), NOWHERE) for right, down in STEPS] for x, y in PLACES]
    + [[NOWHERE] * DIRECTIONS]
)
START = table(SQUARE_OF[place] for place in START_SQUARES)
PAVILION = table(SQUARE_OF[place] for place in PAVILION_SQUARES)

# --- The map of all zoos, on which a square is found by its number ---

# The squares that matter are those with a tile or pavilion and those beside: 12 for a start, and six more for a tile.
SPOTS = 252
# Where a spot is taken by another square, the next one to look at is so many further: all of them come by in the end.
SPREAD = 61
# Sets of spots, in words of an integer each.
WORD_SPOTS = 63
WORDS = SPOTS // WORD_SPOTS

# --- Years ---

YEARS = 5
YEAR_TILES = 5
YEAR_SHRUB_TILES = 3
# The row of a year is complete with so many tiles, by the rule for tiles ...
ROW_TILES = table((YEAR_TILES, TILES))
# ... or with so many that have shrubs, by that rule, the edition and the year; or when the pile is empty.
ROW_SHRUB_TILES = table(
    (
        ((TILES,) * YEARS, (TILES,) * YEARS),
        ((*(YEAR_SHRUB_TILES,) * (YEARS - 1), TILES), (YEAR_SHRUB_TILES,) * YEARS),
    )
)

# --- Coins ---

COINS_AT_START = 8
# By the rule for income: for each tile that lies in a zoo, and for each visitor, tree and bench.
TILE_INCOME = table((1, -1))
FIGURE_INCOME = table((0, 1))
# No year brings more coins than there are tiles, and no more figures are ever ahead of the tiles than that.
MOST_BID = COINS_AT_START + (YEARS - 1) * TILES

# --- Visitors, trees and benches ---

# Who has the best and who has the second best gets these; who is alone in having any gets what the second best would.
FIRST_FIGURES, SECOND_FIGURES = 2, 1
# In the box, by edition; whoever finds none left takes something else for one, and it counts.
BENCHES = (15, 13)

# --- Points ---

# For each figure at the end of each year, by the rule for income.
YEAR_POINTS = table(((1, 2, 3, 4, 5), (0, 0, 0, 0, 0)))
# For each figure, and for each coin, when all is over.
FINAL_FIGURE_POINTS = table((0, 1))
FINAL_COIN_POINTS = table((0, 1))
# How much a coin counts among those with the same points, by tiebreak.
TIEBREAK_COINS = table((0, 1))

# --- Attractions are compared by their worth and then by when they came to it, as one number ---

# More moments than there are tiles.
MOMENTS = 32
