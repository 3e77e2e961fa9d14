"""Everything in the box of Zooloretto, and every number of its rulebook."""

from ludarium.core.kit import table

PLAYERS_FROM, PLAYERS_TO = 2, 5
EDITIONS = ("2007",)

# --- The tiles: animals by form and species, then stalls by type, then coins ---

NAMES = ("camel", "elephant", "flamingo", "kangaroo", "leopard", "chimpanzee", "panda", "zebra")
SPECIES = len(NAMES)
# Two cubs of each species wait beside the table, as many as it has pairs; all other tiles are drawn.
FORM_TILES = (0, 7, 2, 2)
FORMS = len(FORM_TILES)
CUB, PLAIN, MALE, FEMALE = range(FORMS)
ANIMALS = FORMS * SPECIES
FIRST_DRAWN = PLAIN * SPECIES
STALL_TYPES = ("a", "b", "c", "d")
STALL_TILES = 3
COIN = ANIMALS + len(STALL_TYPES)
COIN_TILES = 12
KINDS = NOTHING = COIN + 1
ANIMAL_TILES = [FORM_TILES[kind // SPECIES] for kind in range(ANIMALS)]
STACK = table((*ANIMAL_TILES, *(STALL_TILES for _ in STALL_TYPES), COIN_TILES))
TILES_UNDER_DISC = 15

# --- By number of players: none, 1, 2 ... 5 ---

SPECIES_REMOVED = table((0, 0, 3, 2, 1, 0))
EXPANSIONS = table((0, 0, 2, 1, 1, 1))
# How many tiles go on each truck; none where there is no such truck.
TRUCK_PLACES = table(
    (
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
        (3, 2, 1, 0, 0),
        (3, 3, 3, 0, 0),
        (3, 3, 3, 3, 0),
        (3, 3, 3, 3, 3),
    )
)
TRUCKS = NO_TRUCK = len(TRUCK_PLACES[0])
TRUCK_LENGTH = max(TRUCK_PLACES[PLAYERS_TO])

# --- A zoo: enclosures, and places for stalls beside them; the barn comes after either ---

ENCLOSURE_NAMES = ("4", "5", "6", "x", "y")
SPACES = table((4, 5, 6, 5, 5))
ENCLOSURES = BARN = len(ENCLOSURE_NAMES)
FIRST_EXPANSION = ENCLOSURE_NAMES.index("x")
STALL_PLACE_NAMES = ("4a", "4b", "5a", "6a", "xa", "ya")
STALL_PLACES = STALL_BARN = len(STALL_PLACE_NAMES)
# The enclosures and the stall places of a zoo, by how often it was expanded, as sets.
OPEN_ENCLOSURES = table((0b00111, 0b01111, 0b11111))
OPEN_STALL_PLACES = table((0b001111, 0b011111, 0b111111))
STALLS_BESIDE = table(
    sum(1 << place for place, beside in enumerate(STALL_PLACE_NAMES) if beside.startswith(name))
    for name in ENCLOSURE_NAMES
)

# --- Coins ---

COINS = 30
COINS_AT_START = 2
MOVE_COST = 1
EXCHANGE_COST = 1
BUY_COST = 2
OWNERS_SHARE = 1
DISCARD_COST = 2
EXPAND_COST = 3
FILLING_BONUS = table((1, 2, 0, 1, 1))

# --- Points ---

FULL_POINTS = table((5, 8, 10, 9, 9))
ONE_MISSING_POINTS = table((4, 5, 6, 5, 5))
ANIMAL_POINTS = 1
STALL_TYPE_POINTS = 2
BARN_POINTS = -2

# --- What moves are numbered by ---

# Every tile in every place that is made for it, the barn included.
PLACINGS = tuple(
    (kind, place) for kind in range(COIN) for place in range((ENCLOSURES if kind < ANIMALS else STALL_PLACES) + 1)
)
PLACED_KIND = table(kind for kind, place in PLACINGS)
PLACED_PLACE = table(place for kind, place in PLACINGS)
PLACING_OF = table(PLACINGS.index((kind, 0)) for kind in range(COIN))
# Every two enclosures, the smaller name first.
PAIRS = tuple((one, other) for other in range(ENCLOSURES) for one in range(other))
PAIR_FIRST = table(one for one, other in PAIRS)
PAIR_SECOND = table(other for one, other in PAIRS)
# From where to where a stall can be moved.
FOR_STALLS = range(STALL_PLACES + 1)
STEPS = tuple((here, there) for here in FOR_STALLS for there in FOR_STALLS if here != there)
STEP_FROM = table(here for here, there in STEPS)
STEP_TO = table(there for here, there in STEPS)
STEP_OF = table([STEPS.index((here, there)) if here != there else 0 for there in FOR_STALLS] for here in FOR_STALLS)
