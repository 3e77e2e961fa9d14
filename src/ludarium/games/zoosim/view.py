"""What one seat may know of a game of ZooSim, built field by field, and a whole game imagined from it.

Coins are hidden in the pavilions, but all of them can be counted: they are known to whoever remembers. So the bids
of the running auction alone are hidden, and the order of the tiles to come, which no state has.
"""

from ludarium.core.kit import below, record, rule
from ludarium.games.zoosim.box import (
    FAMILIES,
    HALVES,
    PLAYERS_TO,
    SIDES,
    SPOTS,
    TILES,
    WORDS,
    YEARS,
)
from ludarium.games.zoosim.rules import NO_BID, Tile, Zoo

View = record(
    tiles=(Tile, TILES),
    zoos=(Zoo, PLAYERS_TO),
    here=("i2", SPOTS),
    there=("i2", SPOTS),
    squares=("i2", TILES),
    facing=("i1", TILES),
    owners=("i1", TILES),
    herds=("i1", HALVES),
    stars=("i1", HALVES),
    row=("i1", TILES),
    pole=("i1", PLAYERS_TO),
    bids=("i2", PLAYERS_TO),
    shown=("i2", PLAYERS_TO),
    pile="i4",
    seat="i1",
    turned="i1",
    begun="i1",
    sold="i1",
    shrub_tiles="i1",
    hoisted="i1",
    bidding="i1",
    builder="i1",
    turning="i1",
    year="i1",
    players="i1",
    edition="i1",
    tile_rule="i1",
    income="i1",
    tiebreak="i1",
    start="i1",
)


# --- Looking ---


@rule
def look(game, seat, view):
    """All that lies on the table, all coins, and the own bid."""
    view.seat = seat
    copy_table(game, view)
    for other in range(PLAYERS_TO):
        view.bids[other] = game.bids[other] if other == seat else NO_BID


@rule
def copy_table(table, other):
    """What everybody knows, from a game or a view into the other."""
    copy_course(table, other)
    for tile in range(TILES):
        copy_tile(table.tiles[tile], other.tiles[tile])
        other.squares[tile] = table.squares[tile]
        other.facing[tile] = table.facing[tile]
        other.owners[tile] = table.owners[tile]
        other.row[tile] = table.row[tile]
    for half in range(HALVES):
        other.herds[half] = table.herds[half]
        other.stars[half] = table.stars[half]
    for spot in range(SPOTS):
        other.here[spot] = table.here[spot]
        other.there[spot] = table.there[spot]
    for seat in range(PLAYERS_TO):
        other.pole[seat] = table.pole[seat]
        other.shown[seat] = table.shown[seat]
        copy_zoo(table.zoos[seat], other.zoos[seat])


@rule
def copy_course(table, other):
    """Where the game stands, and by which rules it is played."""
    other.pile = table.pile
    other.turned = table.turned
    other.begun = table.begun
    other.sold = table.sold
    other.shrub_tiles = table.shrub_tiles
    other.hoisted = table.hoisted
    other.bidding = table.bidding
    other.builder = table.builder
    other.turning = table.turning
    other.year = table.year
    other.players = table.players
    other.edition = table.edition
    other.tile_rule = table.tile_rule
    other.income = table.income
    other.tiebreak = table.tiebreak
    other.start = table.start


@rule
def copy_tile(tile, other):
    other.shrubs = tile.shrubs
    for half in range(SIDES):
        other.families[half] = tile.families[half]
        other.stars[half] = tile.stars[half]
        other.paths[half] = tile.paths[half]


@rule
def copy_zoo(zoo, other):
    other.garden = zoo.garden
    other.shrubs = zoo.shrubs
    other.coins = zoo.coins
    other.benches = zoo.benches
    other.tiles = zoo.tiles
    for family in range(FAMILIES):
        other.enclosures[family] = zoo.enclosures[family]
    for word in range(WORDS):
        other.ends[word] = zoo.ends[word]
    for year in range(YEARS):
        copy_year(zoo.pad[year], other.pad[year])


@rule
def copy_year(year, other):
    other.visitors = year.visitors
    other.trees = year.trees
    other.benches = year.benches


# --- Imagining ---


@rule
def imagine(view, game, random):
    """A whole game: a closed hand holds any number of its owner's coins, each as likely as any other."""
    copy_table(view, game)
    for seat in range(PLAYERS_TO):
        game.bids[seat] = view.bids[seat]
    for seat in range(view.players):
        if view.bidding and not view.bidding >> seat & 1 and view.bids[seat] == NO_BID:
            game.bids[seat] = below(random, view.zoos[seat].coins + 1)
