"""The rulebooks of ZooSim and O Zoo le Mio, section by section; `rulebook.md` maps them to functions and tests."""

from ludarium.core import parts
from ludarium.core.contract import CHANCE, CHANCE_SEAT
from ludarium.core.kit import first, record, rule, size
from ludarium.games.zoosim.box import (
    BESIDE,
    COINS_AT_START,
    DIRECTIONS,
    EVERY_SIDE,
    FAMILIES,
    FIGURE_INCOME,
    FINAL_COIN_POINTS,
    FINAL_FIGURE_POINTS,
    FIRST_FIGURES,
    HALVES,
    JOINING,
    MOMENTS,
    MOST_BID,
    OPPOSITE,
    PAVILION,
    PLAYERS_TO,
    REACHED,
    ROW_SHRUB_TILES,
    ROW_TILES,
    SECOND_FIGURES,
    SIDES,
    SPOTS,
    SPREAD,
    START,
    START_PATHS,
    TIEBREAK_COINS,
    TILE_INCOME,
    TILES,
    TURNED,
    WORD_SPOTS,
    WORDS,
    YEAR_POINTS,
    YEARS,
)

# --- What lies on the table ---

NOBODY = PLAYERS_TO
NO_BID = -1
EVERY_TILE = (1 << TILES) - 1

# What each half of a tile shows, and the paths that leave it when the tile lies flat, as a set of directions.
Tile = record(families=("i1", SIDES), stars=("i1", SIDES), paths=("i1", SIDES), shrubs="i1")
# What the pad says of one year.
Year = record(visitors="i1", trees="i1", benches="i1")
# Attractions are the worth of the best enclosure of each family, and of the shrubs (the garden), with the moment when
# it was reached. Ends are the free spots to which a path leads, as a set.
Zoo = record(
    pad=(Year, YEARS),
    ends=("i8", WORDS),
    enclosures=("i2", FAMILIES),
    garden="i2",
    shrubs="i2",
    coins="i2",
    benches="i1",
    tiles="i1",
)
# The map has for each spot the square of a zoo that it stands for, and what is there. Herds are the halves that lie
# together: each points to one that came later to its herd, and the last to itself, with the stars of all.
Game = record(
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

# What is there: a free square, with the sides on which a path needs to go on and, further up, those on which grass or
# the pavilion forbids one; or a half of a tile; or a square of the start.
FREE = 0
FORBIDS = DIRECTIONS
TAKEN = 1 << 2 * DIRECTIONS
START_THERE = TAKEN + HALVES

# --- The moves as numbers ---

FLAG = 0
TURN_UP = FLAG + PLAYERS_TO
BID = TURN_UP + TILES
PLACE = BID + MOST_BID + 1
FORFEIT = PLACE + REACHED * DIRECTIONS
MOVES = FORFEIT + 1

# --- The score sheet ---

VISITORS, TREES, BENCHES, COINS, TOTAL = range(5)


# --- Preparing the game ---

EDITION, TILE_RULE, INCOME, TIEBREAK, START_TILE, TILE_SET = range(6)
FAMILY_A, FAMILY_B, STARS_A, STARS_B, PATHS_A, PATHS_B, SHRUBS, TILE_NUMBERS = range(8)


@rule
def setup(game, players, options):
    """Everybody has a start tile before the pavilion and some coins; the flags are still to be hoisted."""
    game.players = players
    game.edition = options[EDITION]
    game.tile_rule = options[TILE_RULE]
    game.income = options[INCOME]
    game.tiebreak = options[TIEBREAK]
    game.start = options[START_TILE]
    game.pile = EVERY_TILE
    game.builder = NOBODY
    for tile in range(TILES):
        game.owners[tile] = NOBODY
        draw_tile(game.tiles[tile], options, TILE_SET + tile * TILE_NUMBERS)
    for seat in range(PLAYERS_TO):
        game.bids[seat] = NO_BID
        game.shown[seat] = NO_BID
    for seat in range(players):
        game.zoos[seat].coins = COINS_AT_START
        open_zoo(game, seat)


@rule
def draw_tile(tile, options, place):
    """What a tile shows."""
    tile.families[0] = options[place + FAMILY_A]
    tile.families[1] = options[place + FAMILY_B]
    tile.stars[0] = options[place + STARS_A]
    tile.stars[1] = options[place + STARS_B]
    tile.paths[0] = options[place + PATHS_A]
    tile.paths[1] = options[place + PATHS_B]
    tile.shrubs = options[place + SHRUBS]


@rule
def open_zoo(game, seat):
    """The start tile and the pavilion lie side by side, and take the first four squares."""
    for n in range(SIDES):
        game.there[spot_for(game, seat, START[n])] = START_THERE
        game.there[spot_for(game, seat, PAVILION[n])] = START_THERE
    for n in range(SIDES):
        reach_out(game, seat, START[n], START_PATHS[game.start][n])
        reach_out(game, seat, PAVILION[n], 0)


@rule
def hoist(game, seat):
    """A flag comes to the pole, below those that are there; under the last one the first year begins."""
    game.pole[game.hoisted] = seat
    game.hoisted += 1
    if game.hoisted == game.players:
        begin_year(game)


# --- The course of the game ---


@rule
def waiting(game):
    """Chance hoists flags and turns up tiles; then all bid at the same time, and the winner builds."""
    if game.turning or game.hoisted < game.players:
        return CHANCE
    return game.bidding if game.builder == NOBODY else 1 << game.builder


@rule
def begin_year(game):
    """A new row of tiles is turned up."""
    game.begun = game.turned
    game.shrub_tiles = 0
    game.turning = 1


@rule
def turn_up(game, tile):
    """A tile joins the row; when the row is complete, the first one is put up for auction."""
    game.row[game.turned] = tile
    game.turned += 1
    game.pile &= ~(1 << tile)
    game.shrub_tiles += game.tiles[tile].shrubs > 0
    if is_complete(game):
        game.turning = 0
        begin_auction(game)


@rule
def is_complete(game):
    """So many tiles or, by the variant, so many with shrubs; or there are no more."""
    enough = game.turned - game.begun == ROW_TILES[game.tile_rule]
    return enough or game.shrub_tiles == ROW_SHRUB_TILES[game.tile_rule][game.edition][game.year] or not game.pile


@rule
def tile_for_sale(game):
    """The tile that is bid for, or being placed."""
    return game.row[game.sold]


@rule
def end_turn(game):
    """The next tile of the row is put up for auction; after the last one the year ends."""
    game.builder = NOBODY
    game.sold += 1
    if game.sold < game.turned:
        begin_auction(game)
    else:
        end_year(game)


# --- The auction of a tile ---


@rule
def begin_auction(game):
    """Everybody is to bid."""
    game.bidding = (1 << game.players) - 1


@rule
def bid(game, seat, coins):
    """A closed hand holds some coins, or none; when everybody has one, all are opened."""
    game.bids[seat] = coins
    game.bidding &= ~(1 << seat)
    if not game.bidding:
        open_hands(game)


@rule
def open_hands(game):
    """The highest bid pays and gets the tile; among equals it is the highest flag, which then goes down."""
    coins = highest_bid(game)
    place = 0
    while game.bids[game.pole[place]] != coins:
        place += 1
    game.builder = game.pole[place]
    game.zoos[game.builder].coins -= coins
    if is_tie(game, coins):
        lower_flag(game, place)
    show_bids(game)


@rule
def highest_bid(game):
    """The most coins in any hand."""
    coins = 0
    for seat in range(game.players):
        coins = max(coins, game.bids[seat])
    return coins


@rule
def is_tie(game, coins):
    """Whether several have bid so many coins."""
    bidders = 0
    for seat in range(game.players):
        bidders += game.bids[seat] == coins
    return bidders > 1


@rule
def lower_flag(game, place):
    """A flag goes to the bottom of the pole, and those that were below it go up."""
    flag = game.pole[place]
    for n in range(place + 1, game.players):
        game.pole[n - 1] = game.pole[n]
    game.pole[game.players - 1] = flag


@rule
def show_bids(game):
    """What was bid is known to all until the next hands are opened."""
    for seat in range(game.players):
        game.shown[seat] = game.bids[seat]
        game.bids[seat] = NO_BID


# --- Building a zoo: the squares ---


@rule
def spot_of(game, seat, square):
    """The spot of the map that stands for a square of a zoo, or the free spot that could."""
    name = square * PLAYERS_TO + seat
    spot = name % SPOTS
    while game.here[spot] != name + 1 and game.here[spot]:
        spot = (spot + SPREAD) % SPOTS
    return spot


@rule
def spot_for(game, seat, square):
    """The spot that stands for a square from now on."""
    spot = spot_of(game, seat, square)
    game.here[spot] = square * PLAYERS_TO + seat + 1
    return spot


@rule
def square_at(game, spot):
    """The square that a spot stands for."""
    return (game.here[spot] - 1) // PLAYERS_TO


@rule
def found_at(game, seat, square):
    """What is on a square: a half of a tile, the start, or nothing, with what its neighbours ask for."""
    return game.there[spot_of(game, seat, square)]


@rule
def reach_out(game, seat, square, paths):
    """Free squares beside a new one learn whether a path leads to them from there, or none may."""
    for direction in range(DIRECTIONS):
        spot = spot_for(game, seat, BESIDE[square][direction])
        if game.there[spot] < TAKEN:
            if paths >> direction & 1:
                game.there[spot] |= 1 << OPPOSITE[direction]
                game.zoos[seat].ends[spot // WORD_SPOTS] |= 1 << spot % WORD_SPOTS
            else:
                game.there[spot] |= 1 << FORBIDS + OPPOSITE[direction]


# --- Building a zoo: where a tile may lie ---


@rule
def paths_of(tile, half, direction):
    """The paths that leave a half of a tile which points in a direction."""
    return TURNED[tile.paths[half]][direction]


@rule
def other_square(square, half, direction):
    """Where the other half of a tile lies."""
    return BESIDE[square][OPPOSITE[direction] if half else direction]


@rule
def placements_at(game, seat, spot, out, count):
    """Every way to lay the tile with one of its halves at the end of a path; each way is found at one end only."""
    tile = game.tiles[tile_for_sale(game)]
    found, square = game.there[spot], square_at(game, spot)
    for half in range(SIDES):
        directions = JOINING[tile.paths[half]][found]
        while directions:
            direction = first(directions)
            beyond = other_square(square, half, direction)
            out[count] = PLACE + (beyond if half else square) * DIRECTIONS + direction
            count += joins_beyond(found_at(game, seat, beyond), tile, 1 - half, direction)
            directions &= directions - 1
    return count


@rule
def joins_beyond(found, tile, half, direction):
    """1 if the other half can lie there as well; half A at the end of a path is found from there, not from B."""
    if found >= TAKEN or (half == 0 and found & EVERY_SIDE):
        return 0
    return JOINING[tile.paths[half]][found] >> direction & 1


@rule
def placements(game, seat, out):
    """Every way to lay the tile that a seat has bought."""
    count = 0
    for word in range(WORDS):
        ends = game.zoos[seat].ends[word]
        while ends:
            count = placements_at(game, seat, word * WORD_SPOTS + first(ends), out, count)
            ends &= ends - 1
    return count


@rule
def fits_nowhere(game, seat):
    """Whether there is no way to lay the tile: every place at the end of a path meets an objection."""
    for word in range(WORDS):
        ends = game.zoos[seat].ends[word]
        while ends:
            if fits_on(game, seat, square_at(game, word * WORD_SPOTS + first(ends))):
                return False
            ends &= ends - 1
    return True


@rule
def fits_on(game, seat, square):
    """Whether the tile can lie with one of its halves on a square."""
    for direction in range(DIRECTIONS):
        behind = other_square(square, 1, direction)
        if not (
            objection_to_place(game, seat, square, direction) and objection_to_place(game, seat, behind, direction)
        ):
            return True
    return False


# --- Building a zoo: laying a tile ---


@rule
def place(game, seat, square, direction):
    """A tile comes to its place; what it shows counts at once."""
    number = tile_for_sale(game)
    tile, zoo = game.tiles[number], game.zoos[seat]
    other = BESIDE[square][direction]
    game.owners[number] = seat
    game.squares[number] = square
    game.facing[number] = direction
    zoo.tiles += 1
    zoo.benches += joined_paths(game, seat, square, other) - 1
    cover(game, seat, square, SIDES * number)
    cover(game, seat, other, SIDES * number + 1)
    reach_out(game, seat, square, paths_of(tile, 0, direction))
    reach_out(game, seat, other, paths_of(tile, 1, direction))
    keep_animals(game, seat, square, SIDES * number)
    keep_animals(game, seat, other, SIDES * number + 1)
    plant(game, zoo, tile.shrubs)
    end_turn(game)


@rule
def cover(game, seat, square, half):
    """A half of a tile takes a square."""
    spot = spot_for(game, seat, square)
    game.there[spot] = TAKEN + half
    game.zoos[seat].ends[spot // WORD_SPOTS] &= ~(1 << spot % WORD_SPOTS)


@rule
def forfeit(game):
    """A tile that fits nowhere leaves the game; it has been paid for all the same."""
    end_turn(game)


# --- The attractions of a zoo: enclosures and visitors ---


@rule
def attraction(game, worth):
    """A worth that was reached just now; it is more than the same worth reached before."""
    return worth * MOMENTS + game.sold


@rule
def keep_animals(game, seat, square, half):
    """The animals of a half join those of their family beside it; the best enclosure of a zoo is remembered."""
    family = game.tiles[half // SIDES].families[half % SIDES]
    game.herds[half] = half
    game.stars[half] = game.tiles[half // SIDES].stars[half % SIDES]
    for direction in range(DIRECTIONS):
        neighbour = found_at(game, seat, BESIDE[square][direction]) - TAKEN
        if 0 <= neighbour < HALVES and game.tiles[neighbour // SIDES].families[neighbour % SIDES] == family:
            unite(game, half, herd_of(game, neighbour))
    zoo = game.zoos[seat]
    zoo.enclosures[family] = max(zoo.enclosures[family], attraction(game, game.stars[half]))


@rule
def herd_of(game, half):
    """The half that stands for the whole herd of a half."""
    while game.herds[half] != half:
        half = game.herds[half]
    return half


@rule
def unite(game, half, herd):
    """A herd is one with that of a new half, if it was not before."""
    if herd != half:
        game.stars[half] += game.stars[herd]
        game.herds[herd] = half


@rule
def figures_for(mine, others_better, others):
    """Two for the first, one for the second; one for whoever is alone in having any."""
    if not mine or others_better > 1:
        return 0
    if others_better:
        return SECOND_FIGURES
    return FIRST_FIGURES if others else SECOND_FIGURES


@rule
def visitors_to(game, seat, family):
    """The visitors that stand before the best enclosure of a family in a zoo."""
    mine = game.zoos[seat].enclosures[family]
    better = others = 0
    for other in range(game.players):
        better += game.zoos[other].enclosures[family] > mine
        others += other != seat and game.zoos[other].enclosures[family] > 0
    return figures_for(mine, better, others)


@rule
def visitors(game, seat):
    """All visitors in a zoo."""
    figures = 0
    for family in range(FAMILIES):
        figures += visitors_to(game, seat, family)
    return figures


# --- The attractions of a zoo: shrubs and trees ---


@rule
def plant(game, zoo, shrubs):
    """Shrubs count wherever they stand in a zoo."""
    zoo.shrubs += shrubs
    if shrubs:
        zoo.garden = attraction(game, zoo.shrubs)


@rule
def trees(game, seat):
    """The trees that a zoo gets for its shrubs."""
    mine = game.zoos[seat].garden
    better = others = 0
    for other in range(game.players):
        better += game.zoos[other].garden > mine
        others += other != seat and game.zoos[other].garden > 0
    return figures_for(mine, better, others)


# --- The attractions of a zoo: loops and benches ---


@rule
def joined_paths(game, seat, square, other):
    """How many paths a new tile goes on with: one joins it to the zoo, and each further one closes a loop."""
    needed = found_at(game, seat, square) & EVERY_SIDE
    return size(needed) + size(found_at(game, seat, other) & EVERY_SIDE)


@rule
def figures(game, seat):
    """All visitors, trees and benches in a zoo."""
    return visitors(game, seat) + trees(game, seat) + game.zoos[seat].benches


# --- The end of a year ---


@rule
def end_year(game):
    """The year is written on the pad and brings its income; years without a tile are written down at once as well."""
    close_year(game)
    while game.year < YEARS and not game.pile:
        close_year(game)
    if game.year < YEARS:
        begin_year(game)


@rule
def close_year(game):
    """Everybody's figures go on the pad, and coins come to the pavilions."""
    for seat in range(game.players):
        zoo = game.zoos[seat]
        page = zoo.pad[game.year]
        page.visitors = visitors(game, seat)
        page.trees = trees(game, seat)
        page.benches = zoo.benches
        zoo.coins = max(0, zoo.coins + income_of(game, seat))
    game.year += 1


@rule
def income_of(game, seat):
    """A coin for each tile; by the variant one for each figure, less one for each tile."""
    return TILE_INCOME[game.income] * game.zoos[seat].tiles + FIGURE_INCOME[game.income] * figures(game, seat)


# --- The score and the end of the game ---


@rule
def sheet(game, seat, out):
    """The points of the years on the pad; by the variant what stands there now, and the coins."""
    zoo = game.zoos[seat]
    for line in range(TOTAL + 1):
        out[line] = 0
    for year in range(game.year):
        out[VISITORS] += YEAR_POINTS[game.income][year] * zoo.pad[year].visitors
        out[TREES] += YEAR_POINTS[game.income][year] * zoo.pad[year].trees
        out[BENCHES] += YEAR_POINTS[game.income][year] * zoo.pad[year].benches
    out[VISITORS] += FINAL_FIGURE_POINTS[game.income] * visitors(game, seat)
    out[TREES] += FINAL_FIGURE_POINTS[game.income] * trees(game, seat)
    out[BENCHES] += FINAL_FIGURE_POINTS[game.income] * zoo.benches
    out[COINS] = FINAL_COIN_POINTS[game.income] * zoo.coins
    for line in range(TOTAL):
        out[TOTAL] += out[line]


@rule
def winners(game, out):
    """The most points win, shared by all who have them; or, if that was agreed on, their coins decide."""
    leaders = parts.leaders(game, game.players, out)
    winning, most = 0, -1
    for seat in range(game.players):
        if leaders >> seat & 1:
            coins = TIEBREAK_COINS[game.tiebreak] * game.zoos[seat].coins
            winning, most = parts.ranked(winning, most, seat, coins)
    return winning


@rule
def remark(game, out):
    """What is to be said of the result: 1 if coins have decided it."""
    return 1 if winners(game, out) != parts.leaders(game, game.players, out) else 0


# --- Moves ---


@rule
def outcomes(game, out, odds):
    """Each flag that is not on the pole comes next alike, and each tile of the pile is turned up alike."""
    count = 0
    if game.hoisted < game.players:
        for seat in range(game.players):
            out[count] = FLAG + seat
            odds[count] = 1
            count += not is_hoisted(game, seat)
        return count
    pile = game.pile
    while pile:
        out[count] = TURN_UP + first(pile)
        odds[count] = 1
        pile &= pile - 1
        count += 1
    return count


@rule
def is_hoisted(game, seat):
    """Whether the flag of a seat is on the pole."""
    for n in range(game.hoisted):
        if game.pole[n] == seat:
            return True
    return False


@rule
def moves(game, seat, out):
    """Every legal move of a seat."""
    if not waiting(game) >> seat & 1:
        return 0
    if game.builder == NOBODY:
        return bids(game.zoos[seat].coins, out)
    count = placements(game, seat, out)
    if count:
        return count
    out[0] = FORFEIT
    return 1


@rule
def bids(coins, out):
    """Any number of the own coins, none included."""
    for n in range(coins + 1):
        out[n] = BID + n
    return coins + 1


@rule
def play(game, seat, move):
    """Carry out a legal move."""
    if move < TURN_UP:
        hoist(game, move - FLAG)
    elif move < BID:
        turn_up(game, move - TURN_UP)
    elif move < PLACE:
        bid(game, seat, move - BID)
    elif move < FORFEIT:
        place(game, seat, (move - PLACE) // DIRECTIONS, (move - PLACE) % DIRECTIONS)
    else:
        forfeit(game)


# --- Why a move is not allowed ---

(
    NO_OBJECTION,
    GAME_OVER,
    ONLY_CHANCE,
    NOT_FOR_CHANCE,
    NO_SUCH_FLAG,
    FLAG_HOISTED,
    NOT_IN_PILE,
    CHANCE_FIRST,
    OTHERS_BID,
    OTHERS_BUILD,
    BID_FIRST,
    BUILD_FIRST,
    TOO_FEW_COINS,
    SQUARE_TAKEN,
    ON_PAVILION,
    NOT_BESIDE,
    INTO_PAVILION,
    PATH_INTO_GRASS,
    GRASS_AT_PATH,
    NO_PATH_JOINS,
    FITS_SOMEWHERE,
) = range(21)


@rule
def objection(game, seat, move):
    """The first rule that forbids a move, or NO_OBJECTION."""
    if not waiting(game):
        return GAME_OVER
    if seat == CHANCE_SEAT:
        return objection_to_chance(game, move)
    if move < BID:
        return ONLY_CHANCE
    if waiting(game) == CHANCE:
        return CHANCE_FIRST
    if not waiting(game) >> seat & 1:
        return OTHERS_BID if game.builder == NOBODY else OTHERS_BUILD
    return objection_to_phase(game, seat, move)


@rule
def objection_to_chance(game, move):
    """Chance hoists flags that are not there yet, and turns up tiles of the pile."""
    if waiting(game) != CHANCE or move >= BID or (move < TURN_UP) != (game.hoisted < game.players):
        return NOT_FOR_CHANCE
    if move >= TURN_UP:
        return NO_OBJECTION if game.pile >> move - TURN_UP & 1 else NOT_IN_PILE
    if move - FLAG >= game.players:
        return NO_SUCH_FLAG
    return FLAG_HOISTED if is_hoisted(game, move - FLAG) else NO_OBJECTION


@rule
def objection_to_phase(game, seat, move):
    """One bids for a tile, and places it when it is won."""
    if game.builder == NOBODY:
        if move >= PLACE:
            return BID_FIRST
        return NO_OBJECTION if move - BID <= game.zoos[seat].coins else TOO_FEW_COINS
    if move < PLACE:
        return BUILD_FIRST
    if move == FORFEIT:
        return NO_OBJECTION if fits_nowhere(game, seat) else FITS_SOMEWHERE
    return objection_to_place(game, seat, (move - PLACE) // DIRECTIONS, (move - PLACE) % DIRECTIONS)


@rule
def objection_to_place(game, seat, square, direction):
    """What speaks against laying the tile there."""
    other = BESIDE[square][direction]
    if is_pavilion(square) or is_pavilion(other):
        return ON_PAVILION
    one, two = found_at(game, seat, square), found_at(game, seat, other)
    if one >= TAKEN or two >= TAKEN:
        return SQUARE_TAKEN
    if not (one or two):
        return NOT_BESIDE
    tile = game.tiles[tile_for_sale(game)]
    paths, other_paths = paths_of(tile, 0, direction), paths_of(tile, 1, direction)
    if leads_to_pavilion(square, paths) or leads_to_pavilion(other, other_paths):
        return INTO_PAVILION
    if one >> FORBIDS & paths or two >> FORBIDS & other_paths:
        return PATH_INTO_GRASS
    if one & EVERY_SIDE & ~paths or two & EVERY_SIDE & ~other_paths:
        return GRASS_AT_PATH
    return NO_OBJECTION if (one | two) & EVERY_SIDE else NO_PATH_JOINS


@rule
def is_pavilion(square):
    """Whether the pavilion covers a square."""
    return PAVILION[0] == square or PAVILION[1] == square


@rule
def leads_to_pavilion(square, paths):
    """Whether a path from a square leads to the pavilion."""
    for direction in range(DIRECTIONS):
        if paths >> direction & 1 and is_pavilion(BESIDE[square][direction]):
            return True
    return False
