"""Everything in the box of Ecosystem, and every number of its rulebook."""

from ludarium.core.kit import table

PLAYERS_FROM, PLAYERS_TO = 1, 6

# --- The cards, in the order of the score pad ---

KINDS = 11
RABBIT, FOX, DRAGONFLY, TROUT, BEAR, BEE, EAGLE, DEER, WOLF, STREAM, MEADOW = range(KINDS)
NOTHING = KINDS
NAMES = ("rabbit", "fox", "dragonfly", "trout", "bear", "bee", "eagle", "deer", "wolf", "stream", "meadow")
DECK = table((8, 12, 8, 10, 12, 8, 8, 12, 12, 20, 20))

# --- The ecosystem: no sixth column, no fifth row ---

COLUMNS, ROWS = 5, 4
CARDS = COLUMNS * ROWS
# The first card lies in the middle of a table that holds every ecosystem around it: 63 cells, one integer.
WIDTH, HEIGHT = 2 * COLUMNS - 1, 2 * ROWS - 1
CELLS = WIDTH * HEIGHT
TABLE = (1 << CELLS) - 1
START = CELLS // 2
BOTTOM_ROW = (1 << WIDTH) - 1
LEFT_COLUMN = sum(1 << WIDTH * y for y in range(HEIGHT))


def apart(cell: int, other: int) -> tuple[int, int]:
    """How many columns and rows one cell is away from another."""
    return abs(cell % WIDTH - other % WIDTH), abs(cell // WIDTH - other // WIDTH)


def cells_near(cell: int, columns: int, rows: int) -> int:
    """The cells fewer than so many columns and rows away from one."""
    steps = [(other, *apart(cell, other)) for other in range(CELLS)]
    return sum(1 << other for other, across, down in steps if across < columns and down < rows)


IN_COLUMNS = table(cells_near(cell, COLUMNS, HEIGHT) for cell in range(CELLS))
IN_ROWS = table(cells_near(cell, WIDTH, ROWS) for cell in range(CELLS))
IN_FRAME = table(cells_near(cell, COLUMNS, ROWS) for cell in range(CELLS))

# Every pair of cells, the earlier one first.
PAIRS = tuple((first, second) for second in range(CELLS) for first in range(second))
PAIR_FIRST = table(first for first, second in PAIRS)
PAIR_SECOND = table(second for first, second in PAIRS)

# --- Preparing and passing hands ---

ROUND_TURNS = 10
TURNS = 2 * ROUND_TURNS
# Cards dealt to each hand at the start of each round: a column for each edition and one for the solo game.
EDITIONS = ("mindok", "genius")
SOLO = 2
DEALT = table(((11, 10), (10, 10), (10, 0)))
# How many seats a hand lies away, at each turn, from the one it was first dealt to: there and back again.
PASSED = (*range(ROUND_TURNS), *range(ROUND_TURNS - 1, -1, -1), 0)

# --- By number of players: none, 1, 2 ... 6 ---

HANDS = table((0, 1, 3, 3, 4, 5, 6))
RIVALS = table((0, 2, 3, 3, 4, 5, 6))
# The hand that each seat holds, by number of players and turn: one seat on at each turn, in the second round back.
HELD = table(
    [[(seat - PASSED[turn]) % (HANDS[players] or CARDS) for seat in range(PLAYERS_TO)] for turn in range(TURNS + 1)]
    for players in range(PLAYERS_TO + 1)
)
NEUTRAL_HANDS = table((0, 0, 1, 0, 0, 0, 0))
NEUTRAL, BENEDIKT = 2, 1
# The names under which hands are dealt: seats, and the neutral hand as a seventh.
NEUTRAL_NAME = PLAYERS_TO
HAND_NAMES = table((0, 1, NEUTRAL_NAME if NEUTRAL_HANDS[players] else 2, 3, 4, 5) for players in range(PLAYERS_TO + 1))

# --- Points ---

RABBIT_POINTS = 1
FOX_POINTS = 3
DRAGONFLY_POINTS = 1
TROUT_POINTS = 2
BEAR_POINTS = 2
BEE_POINTS = 3
EAGLE_POINTS = 2
DEER_POINTS = 2
EAGLE_SIGHT = 2
# The steps forward to the cells that an eagle sees; the same steps backward lead to the other half.
EAGLE_STEPS = table(cell - START for cell in range(CELLS) if cell > START and sum(apart(cell, START)) <= EAGLE_SIGHT)
MEADOW_POINTS = table((0, 0, 3, 6, 10, 15))
MEADOW_MOST = 5
# By place, with one more place than there are prizes for everybody behind.
WOLF_PRIZES = table((12, 8, 4, 0, 0, 0))
STREAM_PRIZES = table((8, 5, 0, 0, 0, 0))
# By the number of kinds that brought nothing.
BIODIVERSITY_POINTS = table((12, 12, 12, 7, 3, 0, -5, -5, -5, -5, -5, -5))

# --- The solo game ---

BENEDIKT_CELLS = table(y * WIDTH + x for y in range(ROWS) for x in range(COLUMNS))
DRAWN, DRAWN_AFTER_ROW = 1, 5
# Cards drawn at the end of each turn; nothing after the last.
SOLO_DRAWS = table((*(DRAWN_AFTER_ROW if turn % COLUMNS == 0 else DRAWN for turn in range(1, TURNS)), 0))
VICTORIES = table((0, 30, 50, 70))
