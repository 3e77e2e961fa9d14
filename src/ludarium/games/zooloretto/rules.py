"""The rulebook of Zooloretto, section by section; `rulebook.md` maps each section to its functions and tests."""

from ludarium.core import parts
from ludarium.core.contract import CHANCE, CHANCE_SEAT
from ludarium.core.kit import first, record, rule, size
from ludarium.games.zooloretto.box import (
    ANIMAL_POINTS,
    ANIMALS,
    BARN,
    BARN_POINTS,
    BUY_COST,
    COIN,
    COINS,
    COINS_AT_START,
    CUB,
    DISCARD_COST,
    ENCLOSURES,
    EXCHANGE_COST,
    EXPAND_COST,
    EXPANSIONS,
    FEMALE,
    FILLING_BONUS,
    FIRST_DRAWN,
    FIRST_EXPANSION,
    FORMS,
    FULL_POINTS,
    KINDS,
    MALE,
    MOVE_COST,
    NO_TRUCK,
    NOTHING,
    ONE_MISSING_POINTS,
    OPEN_ENCLOSURES,
    OPEN_STALL_PLACES,
    OWNERS_SHARE,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PLACED_KIND,
    PLACED_PLACE,
    PLACING_OF,
    PLACINGS,
    PLAIN,
    PLAYERS_TO,
    SPACES,
    SPECIES,
    SPECIES_REMOVED,
    STACK,
    STALL_BARN,
    STALL_PLACES,
    STALL_TYPE_POINTS,
    STALL_TYPES,
    STALLS_BESIDE,
    STEP_FROM,
    STEP_OF,
    STEP_TO,
    STEPS,
    TILES_UNDER_DISC,
    TRUCK_LENGTH,
    TRUCK_PLACES,
    TRUCKS,
)

# --- What lies on the table ---

EVERY_SPECIES = (1 << SPECIES) - 1
EVERY_ANIMAL = (1 << ANIMALS) - 1
NOBODY = PLAYERS_TO
NO_STALL = len(STALL_TYPES)

Truck = record(tiles=("i1", TRUCK_LENGTH), loaded="i1", driver="i1")
# Males and females are those that are still fertile; whoever has bred is a plain animal.
Herd = record(species="i1", animals="i1", males="i1", females="i1", cubs="i1")
# What lies in a barn: how many tiles of each kind, and the set of kinds.
Barn = record(holds=("i1", COIN), kinds="i8")
# Homes are the enclosures in which an animal of a species finds room, as a set; so are `lived` those with animals.
Zoo = record(
    barn=Barn,
    herds=(Herd, ENCLOSURES),
    stalls=("i1", STALL_PLACES),
    homes=("i1", SPECIES),
    lived="i1",
    built="i1",
    expanded="i1",
    coins="i1",
)
Game = record(
    zoos=(Zoo, PLAYERS_TO),
    trucks=(Truck, TRUCKS),
    stack=("i1", KINDS),
    left="i1",
    removed="i2",
    to_remove="i1",
    bank="i1",
    players="i1",
    acting="i1",
    playing="i1",
    drawing="i1",
    held="i1",
    unloading="i1",
    over="i1",
)

# --- The moves as numbers ---

REMOVE = 0
TILE = REMOVE + SPECIES
DRAW = TILE + KINDS - FIRST_DRAWN
LOAD = DRAW + 1
TAKE = LOAD + TRUCKS
PUT = TAKE + TRUCKS
MOVE = PUT + len(PLACINGS)
MOVE_STALL = MOVE + ANIMALS * ENCLOSURES
EXCHANGE = MOVE_STALL + len(STALL_TYPES) * len(STEPS)
EXCHANGE_BARN = EXCHANGE + len(PAIRS)
BUY = EXCHANGE_BARN + ENCLOSURES * SPECIES
DISCARD = BUY + PLAYERS_TO * len(PLACINGS)
EXPAND = DISCARD + COIN
MOVES = EXPAND + 1

# --- The score sheet ---

STALLS_LINE, BARN_LINE, TOTAL = ENCLOSURES, ENCLOSURES + 1, ENCLOSURES + 2


# --- Preparing the game ---


@rule
def setup(game, players, options):  # noqa: ARG001
    """Everybody has an empty zoo and some coins; species are still to be taken out."""
    game.players = players
    game.to_remove = SPECIES_REMOVED[players]
    for kind in range(KINDS):
        game.stack[kind] = STACK[kind]
        game.left += STACK[kind]
    game.bank = COINS
    for seat in range(players):
        open_zoo(game.zoos[seat])
        pay(game, seat, -COINS_AT_START)
    game.held = NOTHING
    game.unloading = NO_TRUCK
    begin_round(game)


@rule
def open_zoo(zoo):
    """No stalls, and room for everybody in the enclosures."""
    for place in range(STALL_PLACES):
        zoo.stalls[place] = NO_STALL
    for species in range(SPECIES):
        zoo.homes[species] = OPEN_ENCLOSURES[0]


@rule
def remove(game, species):
    """All tiles of a species leave the game."""
    game.removed |= 1 << species
    game.to_remove -= 1
    for kind in range(species, ANIMALS, SPECIES):
        game.left -= game.stack[kind]
        game.stack[kind] = 0


# --- The course of the game ---


@rule
def waiting(game):
    """Chance takes species out and turns up tiles; otherwise one seat after another acts."""
    if game.to_remove or game.drawing:
        return CHANCE
    return 0 if game.over else 1 << game.acting


@rule
def everybody(game):
    return (1 << game.players) - 1


@rule
def end_turn(game):
    """The next one round the table goes on who has no truck yet; if nobody is left, the round is over."""
    if not game.playing:
        end_round(game)
    else:
        later = game.playing >> game.acting + 1 << game.acting + 1
        game.acting = first(later if later else game.playing)


# --- A. Laying a tile on a truck ---


@rule
def draw(game, kind):
    """The tile on top of a pile is turned up; the pile under the disc is drawn from when the others are used up."""
    game.stack[kind] -= 1
    game.left -= 1
    game.held = kind
    game.drawing = 0


@rule
def has_space(game, truck):
    """A truck that nobody has taken, with a free place."""
    there = game.trucks[truck]
    return there.driver == NOBODY and there.loaded < TRUCK_PLACES[game.players][truck]


@rule
def load(game, truck):
    """The tile goes on a truck, and the turn is over."""
    there = game.trucks[truck]
    there.tiles[there.loaded] = game.held
    there.loaded += 1
    game.held = NOTHING
    end_turn(game)


# --- B. Taking a truck and unloading it ---


@rule
def can_be_taken(game, truck):
    """A truck that nobody has taken, with at least one tile."""
    there = game.trucks[truck]
    return there.driver == NOBODY and there.loaded > 0


@rule
def take(game, truck):
    """Whoever takes a truck is out of the round, pockets its coins, and is to put all other tiles into the zoo."""
    game.trucks[truck].driver = game.acting
    game.playing &= ~(1 << game.acting)
    game.unloading = truck
    pocket_coins(game.zoos[game.acting], game.trucks[truck])
    end_unloading(game)


@rule
def pocket_coins(zoo, truck):
    """A coin tile is a coin."""
    tiles = truck.loaded
    truck.loaded = 0
    for n in range(tiles):
        kind = truck.tiles[n]
        truck.tiles[n] = NOTHING
        if kind == COIN:
            zoo.coins += 1
        else:
            truck.tiles[truck.loaded] = kind
            truck.loaded += 1


@rule
def put(game, kind, place):
    """A tile of the truck goes to its place in the zoo."""
    unload(game.trucks[game.unloading], kind)
    settle(game, game.acting, kind, place)
    end_unloading(game)


@rule
def unload(truck, kind):
    """A tile leaves a truck, and the last one takes its place there."""
    slot = 0
    while truck.tiles[slot] != kind:
        slot += 1
    truck.loaded -= 1
    truck.tiles[slot] = truck.tiles[truck.loaded]
    truck.tiles[truck.loaded] = NOTHING


@rule
def end_unloading(game):
    """When the truck is empty, the turn is over."""
    if not game.trucks[game.unloading].loaded:
        game.unloading = NO_TRUCK
        end_turn(game)


@rule
def settle(game, seat, kind, place):
    """A tile comes to a zoo: an animal to an enclosure, a stall to a stall place, either to the barn."""
    zoo = game.zoos[seat]
    if place == barn_for(kind):
        store(zoo.barn, kind, 1)
    elif kind < ANIMALS:
        admit(zoo, kind, place)
        reward(game, zoo, place)
    else:
        set_up(zoo, kind - ANIMALS, place)


@rule
def barn_for(kind):
    """The barn comes after the enclosures for an animal, after the stall places for a stall."""
    return BARN if kind < ANIMALS else STALL_BARN


# --- Animals ---


@rule
def admit(zoo, kind, enclosure):
    """An animal joins the others of its species in an enclosure."""
    herd = zoo.herds[enclosure]
    herd.species = kind % SPECIES
    herd.animals += 1
    herd.cubs += kind // SPECIES == CUB
    herd.males += kind // SPECIES == MALE
    herd.females += kind // SPECIES == FEMALE
    breed(zoo, enclosure)
    take_stock(zoo, enclosure)


@rule
def take_stock(zoo, enclosure):
    """An enclosure has room for its own species alone, and only while a space is free."""
    herd = zoo.herds[enclosure]
    zoo.lived |= 1 << enclosure
    for species in range(SPECIES):
        zoo.homes[species] &= ~(1 << enclosure)
    if herd.animals < SPACES[enclosure]:
        zoo.homes[herd.species] |= 1 << enclosure


# --- Stalls ---


@rule
def set_up(zoo, stall, place):
    """A stall is set up on a place."""
    zoo.stalls[place] = stall
    zoo.built |= 1 << place


@rule
def take_down(zoo, place):
    """A stall leaves its place."""
    zoo.stalls[place] = NO_STALL
    zoo.built &= ~(1 << place)


@rule
def free_stall_places(zoo):
    """Where a stall can be set up."""
    return OPEN_STALL_PLACES[zoo.expanded] & ~zoo.built


# --- The barn ---


@rule
def store(barn, kind, tiles):
    """So many tiles of a kind come to a barn; nothing else is asked there."""
    barn.holds[kind] += tiles
    if tiles:
        barn.kinds |= 1 << kind


@rule
def fetch(barn, kind, tiles):
    """So many tiles of a kind leave a barn."""
    barn.holds[kind] -= tiles
    if not barn.holds[kind]:
        barn.kinds &= ~(1 << kind)


@rule
def species_in(barn):
    """The species that have an animal in a barn, as a set."""
    found = 0
    for form in range(FORMS):
        found |= barn.kinds >> form * SPECIES & EVERY_SPECIES
    return found


@rule
def herd_in(barn, species):
    """How many animals of a species are in a barn."""
    animals = 0
    for form in range(FORMS):
        animals += barn.holds[form * SPECIES + species]
    return animals


# --- C. Money actions ---


@rule
def pay(game, seat, coins):
    """Coins go to the bank; coin tiles are coins."""
    game.zoos[seat].coins -= coins
    game.bank += coins


# --- C. I. Rebuilding: moving ---


@rule
def move_animal(game, kind, enclosure):
    """An animal goes from the barn to an enclosure."""
    pay(game, game.acting, MOVE_COST)
    fetch(game.zoos[game.acting].barn, kind, 1)
    settle(game, game.acting, kind, enclosure)
    end_turn(game)


@rule
def move_stall(game, stall, here, there):
    """A stall goes from anywhere to anywhere."""
    pay(game, game.acting, MOVE_COST)
    zoo = game.zoos[game.acting]
    if here == STALL_BARN:
        fetch(zoo.barn, ANIMALS + stall, 1)
    else:
        take_down(zoo, here)
    settle(game, game.acting, ANIMALS + stall, there)
    end_turn(game)


# --- C. I. Rebuilding: exchanging ---


@rule
def exchange(game, one, other):
    """All animals of two enclosures change places; nobody is born, for each herd stays as it is."""
    pay(game, game.acting, EXCHANGE_COST)
    zoo = game.zoos[game.acting]
    here, there = zoo.herds[one], zoo.herds[other]
    here.species, there.species = there.species, here.species
    here.animals, there.animals = there.animals, here.animals
    here.males, there.males = there.males, here.males
    here.females, there.females = there.females, here.females
    here.cubs, there.cubs = there.cubs, here.cubs
    take_stock(zoo, one)
    take_stock(zoo, other)
    end_turn(game)


@rule
def exchange_with_barn(game, enclosure, species):
    """All animals of an enclosure and all of another species in the barn change places."""
    pay(game, game.acting, EXCHANGE_COST)
    zoo = game.zoos[game.acting]
    leave(zoo, enclosure)
    herd = zoo.herds[enclosure]
    herd.species = species
    herd.animals = herd_in(zoo.barn, species)
    herd.cubs = fetch_all(zoo.barn, CUB * SPECIES + species)
    herd.males = fetch_all(zoo.barn, MALE * SPECIES + species)
    herd.females = fetch_all(zoo.barn, FEMALE * SPECIES + species)
    fetch_all(zoo.barn, PLAIN * SPECIES + species)
    breed(zoo, enclosure)
    take_stock(zoo, enclosure)
    end_turn(game)


@rule
def leave(zoo, enclosure):
    """All animals of an enclosure go to the barn."""
    herd = zoo.herds[enclosure]
    store(zoo.barn, CUB * SPECIES + herd.species, herd.cubs)
    store(zoo.barn, MALE * SPECIES + herd.species, herd.males)
    store(zoo.barn, FEMALE * SPECIES + herd.species, herd.females)
    plain = herd.animals - herd.cubs - herd.males - herd.females
    store(zoo.barn, PLAIN * SPECIES + herd.species, plain)


@rule
def fetch_all(barn, kind):
    """All tiles of a kind leave a barn; says how many."""
    tiles = barn.holds[kind]
    fetch(barn, kind, tiles)
    return tiles


# --- C. II. Buying and discarding a tile ---


@rule
def buy(game, owner, kind, place):
    """A tile of somebody else's barn comes to one's own zoo; a part of the price is the owner's."""
    pay(game, game.acting, BUY_COST)
    pay(game, owner, -OWNERS_SHARE)
    fetch(game.zoos[owner].barn, kind, 1)
    settle(game, game.acting, kind, place)
    end_turn(game)


@rule
def discard(game, kind):
    """A tile of one's own barn leaves the game."""
    pay(game, game.acting, DISCARD_COST)
    fetch(game.zoos[game.acting].barn, kind, 1)
    end_turn(game)


# --- C. III. Expanding the zoo ---


@rule
def expand(game):
    """Another enclosure, and a stall place beside it."""
    pay(game, game.acting, EXPAND_COST)
    zoo = game.zoos[game.acting]
    for species in range(SPECIES):
        zoo.homes[species] |= 1 << FIRST_EXPANSION + zoo.expanded
    zoo.expanded += 1
    end_turn(game)


# --- The end of a round ---


@rule
def end_round(game):
    """Whoever took the last truck begins the next round, if there is one; what is still on a truck leaves the game."""
    for truck in range(TRUCKS):
        while game.trucks[truck].loaded:
            unload(game.trucks[truck], game.trucks[truck].tiles[0])
    if game.left < TILES_UNDER_DISC:
        game.over = 1
    else:
        begin_round(game)


@rule
def begin_round(game):
    """All trucks stand in the middle again, and everybody takes part."""
    for truck in range(TRUCKS):
        game.trucks[truck].driver = NOBODY
    game.playing = everybody(game)


# --- Two special situations: cubs ---


@rule
def breed(zoo, enclosure):
    """A fertile male and a fertile female in one enclosure have a cub at once; without room, it goes to the barn."""
    herd = zoo.herds[enclosure]
    while herd.males and herd.females:
        herd.males -= 1
        herd.females -= 1
        if herd.animals < SPACES[enclosure]:
            herd.animals += 1
            herd.cubs += 1
        else:
            store(zoo.barn, CUB * SPECIES + herd.species, 1)


# --- Two special situations: filling the last space ---


@rule
def reward(game, zoo, enclosure):
    """Whoever fills the last space of an enclosure gets coins, as far as the bank has them; never by an exchange."""
    if zoo.herds[enclosure].animals == SPACES[enclosure]:
        bonus = min(FILLING_BONUS[enclosure], game.bank)
        zoo.coins += bonus
        game.bank -= bonus


# --- The end of the game and the score ---


@rule
def sheet(game, seat, out):
    """The points of a zoo, enclosure by enclosure, then stalls and barn."""
    zoo = game.zoos[seat]
    for enclosure in range(ENCLOSURES):
        out[enclosure] = enclosure_points(game, seat, enclosure)
    out[STALLS_LINE] = STALL_TYPE_POINTS * stall_types(zoo)
    out[BARN_LINE] = BARN_POINTS * (size(species_in(zoo.barn)) + size(zoo.barn.kinds >> ANIMALS))
    out[TOTAL] = 0
    for line in range(TOTAL):
        out[TOTAL] += out[line]


@rule
def enclosure_points(game, seat, enclosure):
    """Points for a full enclosure, for one with a single space free, or else for each animal beside a stall."""
    zoo = game.zoos[seat]
    animals = zoo.herds[enclosure].animals
    if animals == SPACES[enclosure]:
        return FULL_POINTS[enclosure]
    if animals == SPACES[enclosure] - 1:
        return ONE_MISSING_POINTS[enclosure]
    return ANIMAL_POINTS * animals if zoo.built & STALLS_BESIDE[enclosure] else 0


@rule
def stall_types(zoo):
    """How many types of stall stand on stall places."""
    types = 0
    for place in range(STALL_PLACES):
        if zoo.built >> place & 1:
            types |= 1 << zoo.stalls[place]
    return size(types)


@rule
def winners(game, out):
    """The most points win; among equals the most coins; who is equal in both shares the win."""
    leaders = parts.leaders(game, game.players, out)
    winning, most = 0, -1
    for seat in range(game.players):
        if leaders >> seat & 1:
            winning, most = parts.ranked(winning, most, seat, game.zoos[seat].coins)
    return winning


@rule
def remark(game, out):
    """What is to be said of the result: 1 if coins have decided it."""
    return 1 if winners(game, out) != parts.leaders(game, game.players, out) else 0


# --- Moves ---


@rule
def outcomes(game, out, odds):
    """Each species that is still there is taken out alike, and each tile of the stack is turned up alike."""
    count = 0
    if game.to_remove:
        for species in range(SPECIES):
            out[count] = REMOVE + species
            odds[count] = 1
            count += not game.removed >> species & 1
        return count
    for kind in range(FIRST_DRAWN, KINDS):
        out[count] = TILE + kind - FIRST_DRAWN
        odds[count] = game.stack[kind]
        count += game.stack[kind] > 0
    return count


@rule
def moves(game, seat, out):
    """Every legal move of a seat."""
    if waiting(game) != 1 << seat:
        return 0
    if game.held != NOTHING:
        return loadings(game, LOAD, out)
    if game.unloading != NO_TRUCK:
        truck = game.trucks[game.unloading]
        return placings(game.zoos[seat], kinds_on(truck), PUT, out, 0)
    return actions(game, seat, out)


@rule
def loadings(game, verb, out):
    """A move to each truck with space."""
    count = 0
    for truck in range(TRUCKS):
        out[count] = verb + truck
        count += has_space(game, truck)
    return count


@rule
def kinds_on(truck):
    """The kinds of the tiles on a truck, as a set."""
    kinds = 0
    for slot in range(truck.loaded):
        kinds |= 1 << truck.tiles[slot]
    return kinds


@rule
def placings(zoo, kinds, verb, out, count):
    """A move with each kind of a set to each place for it."""
    while kinds:
        kind = first(kinds)
        places = places_for(zoo, kind)
        while places:
            out[count] = verb + PLACING_OF[kind] + first(places)
            places &= places - 1
            count += 1
        kinds &= kinds - 1
    return count


@rule
def places_for(zoo, kind):
    """Where a tile may be put, as a set; the barn is always there."""
    if kind < ANIMALS:
        return zoo.homes[kind % SPECIES] | 1 << BARN
    return free_stall_places(zoo) | 1 << STALL_BARN


@rule
def actions(game, seat, out):
    """The three actions: to draw a tile, to take a truck, or what one has the coins for."""
    zoo = game.zoos[seat]
    out[0] = DRAW
    count = 1 if can_draw(game) else 0
    for truck in range(TRUCKS):
        out[count] = TAKE + truck
        count += can_be_taken(game, truck)
    if zoo.coins >= MOVE_COST:
        count = animal_moves(zoo, out, count)
        count = stall_moves(zoo, out, count)
    if zoo.coins >= EXCHANGE_COST:
        count = exchanges(zoo, out, count)
        count = exchanges_with_barn(zoo, out, count)
    if zoo.coins >= BUY_COST:
        count = purchases(game, seat, out, count)
    if zoo.coins >= DISCARD_COST:
        count = discards(zoo.barn.kinds, out, count)
    out[count] = EXPAND
    return count + (zoo.coins >= EXPAND_COST and zoo.expanded < EXPANSIONS[game.players])


@rule
def can_draw(game):
    """There must be a truck with space for the tile."""
    for truck in range(TRUCKS):
        if has_space(game, truck):
            return True
    return False


@rule
def animal_moves(zoo, out, count):
    """A move of each kind of animal in the barn to each enclosure with room for it."""
    kinds = zoo.barn.kinds & EVERY_ANIMAL
    while kinds:
        kind = first(kinds)
        homes = zoo.homes[kind % SPECIES]
        while homes:
            out[count] = MOVE + kind * ENCLOSURES + first(homes)
            homes &= homes - 1
            count += 1
        kinds &= kinds - 1
    return count


@rule
def stall_moves(zoo, out, count):
    """A move of each stall to each free place; from a place also to the barn."""
    free = free_stall_places(zoo)
    built = zoo.built
    while built:
        here = first(built)
        count = steps(zoo.stalls[here], here, free | 1 << STALL_BARN, out, count)
        built &= built - 1
    stored = zoo.barn.kinds >> ANIMALS
    while stored:
        count = steps(first(stored), STALL_BARN, free, out, count)
        stored &= stored - 1
    return count


@rule
def steps(stall, here, places, out, count):
    """A move of a stall to each place of a set."""
    while places:
        out[count] = MOVE_STALL + stall * len(STEPS) + STEP_OF[here][first(places)]
        places &= places - 1
        count += 1
    return count


@rule
def exchanges(zoo, out, count):
    """Every two enclosures whose animals can change places."""
    for pair in range(len(PAIRS)):
        out[count] = EXCHANGE + pair
        count += not objection_to_exchange(zoo, PAIR_FIRST[pair], PAIR_SECOND[pair])
    return count


@rule
def exchanges_with_barn(zoo, out, count):
    """Every enclosure and every species in the barn that can change places."""
    stored = species_in(zoo.barn)
    while stored:
        species = first(stored)
        for enclosure in range(ENCLOSURES):
            out[count] = EXCHANGE_BARN + enclosure * SPECIES + species
            count += not objection_to_exchange_with_barn(zoo, enclosure, species)
        stored &= stored - 1
    return count


@rule
def purchases(game, seat, out, count):
    """Every tile in the barns of the others, to each place for it."""
    for owner in range(game.players):
        if owner != seat:
            kinds = game.zoos[owner].barn.kinds
            count = placings(game.zoos[seat], kinds, BUY + owner * len(PLACINGS), out, count)
    return count


@rule
def discards(kinds, out, count):
    """Every kind of tile in the barn."""
    while kinds:
        out[count] = DISCARD + first(kinds)
        kinds &= kinds - 1
        count += 1
    return count


@rule
def play(game, seat, move):  # noqa: ARG001
    """Carry out a legal move."""
    if move < DRAW:
        play_chance(game, move)
    elif move == DRAW:
        game.drawing = 1
    elif move < TAKE:
        load(game, move - LOAD)
    elif move < PUT:
        take(game, move - TAKE)
    elif move < MOVE:
        put(game, PLACED_KIND[move - PUT], PLACED_PLACE[move - PUT])
    else:
        play_for_money(game, move)


@rule
def play_chance(game, move):
    """A species is taken out, or a tile is turned up."""
    if move < TILE:
        remove(game, move - REMOVE)
    else:
        draw(game, move - TILE + FIRST_DRAWN)


@rule
def play_for_money(game, move):
    """One of the money actions."""
    if move < MOVE_STALL:
        move_animal(game, (move - MOVE) // ENCLOSURES, (move - MOVE) % ENCLOSURES)
    elif move < EXCHANGE:
        step = (move - MOVE_STALL) % len(STEPS)
        move_stall(game, (move - MOVE_STALL) // len(STEPS), STEP_FROM[step], STEP_TO[step])
    elif move < EXCHANGE_BARN:
        exchange(game, PAIR_FIRST[move - EXCHANGE], PAIR_SECOND[move - EXCHANGE])
    elif move < BUY:
        exchange_with_barn(game, (move - EXCHANGE_BARN) // SPECIES, (move - EXCHANGE_BARN) % SPECIES)
    elif move < DISCARD:
        placing = (move - BUY) % len(PLACINGS)
        buy(game, (move - BUY) // len(PLACINGS), PLACED_KIND[placing], PLACED_PLACE[placing])
    elif move < EXPAND:
        discard(game, move - DISCARD)
    else:
        expand(game)


# --- Why a move is not allowed ---

(
    NO_OBJECTION,
    GAME_OVER,
    ONLY_CHANCE,
    NOT_FOR_CHANCE,
    ALREADY_REMOVED,
    NOT_IN_STACK,
    CHANCE_FIRST,
    OTHERS_TURN,
    OUT_OF_ROUND,
    LOAD_FIRST,
    PUT_FIRST,
    NOTHING_TO_LOAD,
    NOTHING_TO_PUT,
    ALL_TRUCKS_FULL,
    NO_SUCH_TRUCK,
    TRUCK_TAKEN,
    TRUCK_FULL,
    TRUCK_EMPTY,
    NOT_ON_TRUCK,
    TOO_FEW_COINS,
    NOT_IN_BARN,
    STALL_NOT_THERE,
    NOT_EXPANDED,
    OTHER_SPECIES,
    ENCLOSURE_FULL,
    STALL_PLACE_TAKEN,
    EXCHANGE_EMPTY,
    EXCHANGE_SAME,
    EXCHANGE_TOO_MANY,
    NO_SUCH_SEAT,
    OWN_BARN,
    NOT_IN_THEIR_BARN,
    NO_MORE_EXPANSIONS,
) = range(33)


@rule
def objection(game, seat, move):
    """The first rule that forbids a move, or NO_OBJECTION."""
    if not waiting(game):
        return GAME_OVER
    if seat == CHANCE_SEAT:
        return objection_to_chance(game, move)
    if move < DRAW:
        return ONLY_CHANCE
    if waiting(game) == CHANCE:
        return CHANCE_FIRST
    if seat != game.acting:
        return OTHERS_TURN if game.playing >> seat & 1 else OUT_OF_ROUND
    return objection_to_phase(game, move)


@rule
def objection_to_chance(game, move):
    """Chance takes out species that are still there, and turns up tiles of the stack."""
    if waiting(game) != CHANCE or move >= DRAW or (move < TILE) != (game.to_remove > 0):
        return NOT_FOR_CHANCE
    if move < TILE:
        return ALREADY_REMOVED if game.removed >> move - REMOVE & 1 else NO_OBJECTION
    return NO_OBJECTION if game.stack[move - TILE + FIRST_DRAWN] else NOT_IN_STACK


@rule
def objection_to_phase(game, move):
    """A drawn tile must be loaded, and a truck that was taken be unloaded, before anything else."""
    if game.held != NOTHING:
        return objection_to_load(game, move - LOAD) if LOAD <= move < TAKE else LOAD_FIRST
    if game.unloading != NO_TRUCK:
        return objection_to_put(game, move - PUT) if PUT <= move < MOVE else PUT_FIRST
    return objection_to_action(game, move)


@rule
def objection_to_action(game, move):
    """What speaks against an action at the beginning of a turn."""
    if move == DRAW:
        return NO_OBJECTION if can_draw(game) else ALL_TRUCKS_FULL
    if move < TAKE:
        return NOTHING_TO_LOAD
    if move < PUT:
        return objection_to_take(game, move - TAKE)
    if move < MOVE:
        return NOTHING_TO_PUT
    if game.zoos[game.acting].coins < cost(move):
        return TOO_FEW_COINS
    return objection_to_money(game, game.zoos[game.acting], move)


@rule
def objection_to_load(game, truck):
    """A tile goes on a truck that is there and has space."""
    found = objection_to_truck(game, truck)
    return found if found or has_space(game, truck) else TRUCK_FULL


@rule
def objection_to_take(game, truck):
    """One takes a truck that is there and carries something."""
    found = objection_to_truck(game, truck)
    return found if found or can_be_taken(game, truck) else TRUCK_EMPTY


@rule
def objection_to_truck(game, truck):
    """A truck must be in the game, and not have been taken in this round."""
    if not TRUCK_PLACES[game.players][truck]:
        return NO_SUCH_TRUCK
    return NO_OBJECTION if game.trucks[truck].driver == NOBODY else TRUCK_TAKEN


@rule
def objection_to_put(game, placing):
    """One puts what is on the truck where there is a place for it."""
    if not kinds_on(game.trucks[game.unloading]) >> PLACED_KIND[placing] & 1:
        return NOT_ON_TRUCK
    return objection_to_place(game.zoos[game.acting], PLACED_KIND[placing], PLACED_PLACE[placing])


@rule
def objection_to_place(zoo, kind, place):
    """What speaks against putting a tile in a place."""
    if places_for(zoo, kind) >> place & 1:
        return NO_OBJECTION
    if kind >= ANIMALS:
        return STALL_PLACE_TAKEN if zoo.built >> place & 1 else NOT_EXPANDED
    if not OPEN_ENCLOSURES[zoo.expanded] >> place & 1:
        return NOT_EXPANDED
    return OTHER_SPECIES if zoo.herds[place].species != kind % SPECIES else ENCLOSURE_FULL


@rule
def cost(move):
    """The coins for a money action."""
    if move < EXCHANGE:
        return MOVE_COST
    if move < BUY:
        return EXCHANGE_COST
    if move < DISCARD:
        return BUY_COST
    return DISCARD_COST if move < EXPAND else EXPAND_COST


@rule
def objection_to_money(game, zoo, move):
    """What speaks against a money action that could be paid."""
    if move < MOVE_STALL:
        return objection_to_move(zoo, (move - MOVE) // ENCLOSURES, (move - MOVE) % ENCLOSURES)
    if move < EXCHANGE:
        step = (move - MOVE_STALL) % len(STEPS)
        return objection_to_step(zoo, (move - MOVE_STALL) // len(STEPS), STEP_FROM[step], STEP_TO[step])
    if move < EXCHANGE_BARN:
        return objection_to_exchange(zoo, PAIR_FIRST[move - EXCHANGE], PAIR_SECOND[move - EXCHANGE])
    if move < BUY:
        place = move - EXCHANGE_BARN
        return objection_to_exchange_with_barn(zoo, place // SPECIES, place % SPECIES)
    if move < DISCARD:
        return objection_to_purchase(game, zoo, (move - BUY) // len(PLACINGS), (move - BUY) % len(PLACINGS))
    if move < EXPAND:
        return NO_OBJECTION if zoo.barn.holds[move - DISCARD] else NOT_IN_BARN
    return NO_OBJECTION if zoo.expanded < EXPANSIONS[game.players] else NO_MORE_EXPANSIONS


@rule
def objection_to_move(zoo, kind, enclosure):
    """An animal must be in the barn and find room in the enclosure."""
    return objection_to_place(zoo, kind, enclosure) if zoo.barn.holds[kind] else NOT_IN_BARN


@rule
def objection_to_step(zoo, stall, here, there):
    """A stall must be where it is taken from, and its new place be free."""
    if here == STALL_BARN:
        return objection_to_place(zoo, ANIMALS + stall, there) if zoo.barn.holds[ANIMALS + stall] else NOT_IN_BARN
    return objection_to_place(zoo, ANIMALS + stall, there) if zoo.stalls[here] == stall else STALL_NOT_THERE


@rule
def objection_to_exchange(zoo, one, other):
    """Two herds of different species must live there, and each find room where the other was."""
    if not (zoo.lived >> one & zoo.lived >> other & 1):
        return EXCHANGE_EMPTY
    here, there = zoo.herds[one], zoo.herds[other]
    if here.species == there.species:
        return EXCHANGE_SAME
    fits = here.animals <= SPACES[other] and there.animals <= SPACES[one]
    return NO_OBJECTION if fits else EXCHANGE_TOO_MANY


@rule
def objection_to_exchange_with_barn(zoo, enclosure, species):
    """A herd must live there, and another species wait in the barn that finds room in the enclosure."""
    waiting_herd = herd_in(zoo.barn, species)
    if not (zoo.lived >> enclosure & 1 and waiting_herd):
        return EXCHANGE_EMPTY
    if zoo.herds[enclosure].species == species:
        return EXCHANGE_SAME
    return NO_OBJECTION if waiting_herd <= SPACES[enclosure] else EXCHANGE_TOO_MANY


@rule
def objection_to_purchase(game, zoo, owner, placing):
    """Somebody else must have the tile in the barn, and one must have a place for it."""
    if owner >= game.players:
        return NO_SUCH_SEAT
    if owner == game.acting:
        return OWN_BARN
    if not game.zoos[owner].barn.holds[PLACED_KIND[placing]]:
        return NOT_IN_THEIR_BARN
    return objection_to_place(zoo, PLACED_KIND[placing], PLACED_PLACE[placing])
