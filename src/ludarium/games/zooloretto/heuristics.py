"""What players think of a game of Zooloretto: what enclosures, trucks, coins and barns may still bring a seat."""

import math

from ludarium.core.contract import HUNDREDTHS
from ludarium.core.kit import first, rule, size, table
from ludarium.games.zooloretto import rules
from ludarium.games.zooloretto.box import (
    ANIMAL_POINTS,
    ANIMALS,
    BARN_POINTS,
    COIN,
    ENCLOSURE_NAMES,
    ENCLOSURES,
    EXPAND_COST,
    EXPANSIONS,
    FEMALE,
    FILLING_BONUS,
    FULL_POINTS,
    MALE,
    MOVE_COST,
    NO_TRUCK,
    NOTHING,
    ONE_MISSING_POINTS,
    OPEN_ENCLOSURES,
    PLAIN,
    SPACES,
    SPECIES,
    STALL_PLACE_NAMES,
    STALL_TYPE_POINTS,
    STALL_TYPES,
    STALLS_BESIDE,
    TILES_UNDER_DISC,
    TRUCK_PLACES,
    TRUCKS,
)
from ludarium.games.zooloretto.worths import WORTHS

FINENESS = 1000

# --- Guesses ---

# The part of the animals still to come that somebody who wants them gets, in hundredths, by number of players.
SHARE = table((0, 0, 50, 45, 40, 35))
# What a coin is worth on a truck or as a bonus, in hundredths of points, while so many tiles or more are to come.
COIN_WORTH = 150
LONG = 30
# The last round gives time for something as well: as much as so many tiles.
LAST_ROUND = 4
# No truck is as bad as this; and if there is one only, who does not get it is off by so much.
NONE_LEFT = -100 * HUNDREDTHS
LATE = BARN_POINTS * HUNDREDTHS

# --- What an enclosure comes to ---

# Newcomers are counted in quarters of an animal, and of more than this nobody needs to know.
QUARTERS = 4
MOST_NEWCOMERS = 32
MOST_ANIMALS = max(map(int, SPACES))
# So fine is the part of the stack that comes to somebody.
PACE = 1 << 10


def points(enclosure: int, stall: int, animals: int) -> int:
    """What an enclosure brings with so many animals, beside a stall or not."""
    missing = SPACES[enclosure] - animals
    if missing <= 0:
        return int(FULL_POINTS[enclosure])
    return int(ONE_MISSING_POINTS[enclosure]) if missing == 1 else ANIMAL_POINTS * animals * stall


def prospect(enclosure: int, stall: int, animals: int, newcomers: float) -> float:
    """What an enclosure brings on average if so many animals are likely to come (as rare events come: Poisson)."""
    found, left = 0.0, 1.0
    for coming in range(int(SPACES[enclosure]) - animals):
        chance = math.exp(-newcomers) * newcomers**coming / math.factorial(coming)
        found += chance * points(enclosure, stall, animals + coming)
        left -= chance
    return found + left * int(FULL_POINTS[enclosure])


def prospects(enclosure: int, stall: int, animals: int) -> list[int]:
    """The same in hundredths of points, by quarters of newcomers."""
    likely = [quarters / QUARTERS for quarters in range(MOST_NEWCOMERS + 1)]
    return [round(HUNDREDTHS * prospect(enclosure, stall, animals, newcomers)) for newcomers in likely]


# In hundredths of points: by enclosure, whether a stall stands beside it, its animals, and quarters of newcomers.
PROSPECTS = table(
    [
        [prospects(enclosure, stall, min(animals, int(SPACES[enclosure]))) for animals in range(MOST_ANIMALS + 1)]
        for stall in range(2)
    ]
    for enclosure in range(ENCLOSURES)
)
ENCLOSURE_OF = table(ENCLOSURE_NAMES.index(place[0]) for place in STALL_PLACE_NAMES)


# --- What is still to come ---


@rule
def to_come(game):
    """The tiles that are drawn for certain before the last round."""
    return max(0, game.left - TILES_UNDER_DISC + 1)


@rule
def pace_of(game):
    """The part of the stack that comes to a seat that wants it."""
    return to_come(game) * SHARE[game.players] * QUARTERS * PACE // (HUNDREDTHS * max(1, game.left))


@rule
def newcomers(game, species, pace):
    """How many animals of a species may come, in quarters."""
    coming = (
        game.stack[PLAIN * SPECIES + species]
        + game.stack[MALE * SPECIES + species]
        + game.stack[FEMALE * SPECIES + species]
    )
    return min(MOST_NEWCOMERS, coming * pace // PACE)


@rule
def strangers(game, pace):
    """How many animals of any one species may come, in quarters: tiles other than animals are few."""
    return min(MOST_NEWCOMERS, game.left * pace // (PACE * SPECIES))


@rule
def coin_worth(game):
    """What one more coin may be worth, in hundredths of points."""
    return COIN_WORTH * min(LONG, to_come(game)) // LONG


# --- What a tile may bring to a zoo, in hundredths of points ---


@rule
def stall_at(zoo, enclosure):
    """Whether a stall stands beside an enclosure, as a number."""
    return 1 if zoo.built & STALLS_BESIDE[enclosure] else 0


@rule
def animal_worth(game, zoo, kind, ahead, strange, pace):
    """What an animal brings when so many of its species, and so many strangers, come before it."""
    species = kind % SPECIES
    homes = zoo.homes[species]
    if homes & zoo.lived:
        return joining(game, zoo, kind, first(homes & zoo.lived), ahead, pace)
    if size(homes) > strange:
        return founding(game, zoo, species, first(homes), ahead, pace)
    return left_over(zoo.barn, species)


@rule
def joining(game, zoo, kind, enclosure, ahead, pace):
    """What it brings to join its own, with the cub that may be born at once."""
    herd = zoo.herds[enclosure]
    species, form = kind % SPECIES, kind // SPECIES
    before = herd.animals + ahead
    if before >= SPACES[enclosure]:
        return left_over(zoo.barn, species)
    cubs = (form == MALE and herd.females > 0) + (form == FEMALE and herd.males > 0)
    after = min(before + 1 + cubs, SPACES[enclosure])
    coming, stall = newcomers(game, species, pace), stall_at(zoo, enclosure)
    bonus = coin_worth(game) * FILLING_BONUS[enclosure] if after == SPACES[enclosure] else 0
    return PROSPECTS[enclosure][stall][after][coming] - PROSPECTS[enclosure][stall][before][coming] + bonus


@rule
def founding(game, zoo, species, enclosure, ahead, pace):
    """What it brings to live in an empty enclosure, in which others could have lived as well."""
    stall = stall_at(zoo, enclosure)
    coming = newcomers(game, species, pace)
    before = coming if ahead else strangers(game, pace)
    return PROSPECTS[enclosure][stall][ahead + 1][coming] - PROSPECTS[enclosure][stall][ahead][before]


@rule
def left_over(barn, species):
    """What an animal brings that must go to the barn."""
    return 0 if rules.species_in(barn) >> species & 1 else HUNDREDTHS * BARN_POINTS


@rule
def stall_worth(game, zoo, stall, pace):
    """What a stall brings by its type, and beside an enclosure that has none."""
    free = rules.free_stall_places(zoo)
    if not free:
        return 0 if zoo.barn.kinds >> ANIMALS + stall & 1 else HUNDREDTHS * BARN_POINTS
    beside = 0
    while free:
        beside = max(beside, beside_worth(game, zoo, ENCLOSURE_OF[first(free)], pace))
        free &= free - 1
    return beside + (0 if standing(zoo) >> stall & 1 else HUNDREDTHS * STALL_TYPE_POINTS)


@rule
def beside_worth(game, zoo, enclosure, pace):
    """What a first stall brings beside an enclosure."""
    if zoo.built & STALLS_BESIDE[enclosure]:
        return 0
    animals, coming = zoo.herds[enclosure].animals, coming_to(game, zoo, enclosure, pace)
    return PROSPECTS[enclosure][1][animals][coming] - PROSPECTS[enclosure][0][animals][coming]


@rule
def standing(zoo):
    """The types of stall that stand on stall places, as a set."""
    types, built = 0, zoo.built
    while built:
        types |= 1 << zoo.stalls[first(built)]
        built &= built - 1
    return types


@rule
def coming_to(game, zoo, enclosure, pace):
    """How many animals may come to an enclosure, in quarters."""
    if zoo.lived >> enclosure & 1:
        return newcomers(game, zoo.herds[enclosure].species, pace)
    return strangers(game, pace)


# --- Trucks ---


@rule
def cargo_worth(game, zoo, truck, pace):
    """What all tiles of a truck bring."""
    worth = 0
    for slot in range(truck.loaded):
        worth += tile_worth(game, zoo, truck, slot, pace)
    return worth


@rule
def tile_worth(game, zoo, truck, slot, pace):
    """What a tile of a truck brings after those before it."""
    kind = truck.tiles[slot]
    if kind == COIN:
        return coin_worth(game)
    if kind >= ANIMALS:
        return stall_worth(game, zoo, kind - ANIMALS, pace)
    ahead = strange = 0
    for earlier in range(slot):
        other = truck.tiles[earlier]
        ahead += other < ANIMALS and (other - kind) % SPECIES == 0
        strange += other < ANIMALS and (other - kind) % SPECIES != 0 and not zoo.homes[other % SPECIES] & zoo.lived
    return animal_worth(game, zoo, kind, ahead, strange, pace)


@rule
def held_worth(game, seat, pace):
    """What the tile in hand may bring to who loads it, if it is worth having."""
    if game.held == NOTHING or game.acting != seat:
        return 0
    if game.held == COIN:
        return coin_worth(game)
    zoo = game.zoos[seat]
    if game.held >= ANIMALS:
        return max(0, stall_worth(game, zoo, game.held - ANIMALS, pace))
    return max(0, animal_worth(game, zoo, game.held, 0, 0, pace))


@rule
def best_trucks(game, seat, pace):
    """What the best and the second best truck that can still be had bring; one that is empty brings nothing yet."""
    best = second = NONE_LEFT
    held = held_worth(game, seat, pace)
    for truck in range(TRUCKS):
        there = game.trucks[truck]
        if there.driver == rules.NOBODY and (there.loaded or rules.has_space(game, truck)):
            worth = cargo_worth(game, game.zoos[seat], there, pace) + held * rules.has_space(game, truck)
            second = max(second, min(best, worth))
            best = max(best, worth)
    return best, max(second, best + LATE)


@rule
def on_turn(game, seat):
    """Whether a seat is the next to choose, as a number; who loads a tile has chosen, unless all others are out."""
    if game.playing == 1 << seat:
        return 1
    return 1 if game.acting == seat and game.held == NOTHING else 0


@rule
def free_places(game):
    """How many tiles can still be loaded."""
    places = 0
    for truck in range(TRUCKS):
        if game.trucks[truck].driver == rules.NOBODY:
            places += TRUCK_PLACES[game.players][truck] - game.trucks[truck].loaded
    return places


# --- Features ---

(
    COINS,
    FIRST_COINS,
    EXPANSIONS_LEFT,
    CAN_EXPAND,
    EMPTY,
    ONE_MISSING,
    TWO_MISSING,
    MORE_MISSING,
    MATES,
    STALL_ROOM,
    STUCK,
    RESCUE,
    HOMELESS,
    BEST_ON_TURN,
    BEST_LATER,
    SECOND_LATER,
    BEST_SHARED,
    FREE_PLACES,
    IN_ROUND,
    UNLOADING,
    FEATURES,
) = range(21)
# By how many animals an enclosure lacks; a full one gains nothing.
BY_MISSING = table((MORE_MISSING, ONE_MISSING, TWO_MISSING, MORE_MISSING, MORE_MISSING, MORE_MISSING))


@rule
def features(game, seat, out):
    """What a zoo, its coins and its barn may still become, and what may come from the trucks."""
    pace = pace_of(game)
    for feature in range(FEATURES):
        out[feature] = 0
    count_coins(game, seat, out)
    count_enclosures(game, game.zoos[seat], pace, out)
    count_barn(game, seat, pace, out)
    count_trucks(game, seat, pace, out)
    return FEATURES


@rule
def time_of(game, seat):
    """How long a seat has something to do, in tiles."""
    return to_come(game) + LAST_ROUND * (game.playing >> seat & 1)


@rule
def count_coins(game, seat, out):
    """Coins, and whether an expansion can be had for them."""
    zoo = game.zoos[seat]
    time = time_of(game, seat)
    out[COINS] = zoo.coins * time
    out[FIRST_COINS] = min(zoo.coins, EXPAND_COST) * time
    out[EXPANSIONS_LEFT] = (EXPANSIONS[game.players] - zoo.expanded) * to_come(game)
    out[CAN_EXPAND] = out[EXPANSIONS_LEFT] if zoo.coins >= EXPAND_COST else 0
    out[STALL_ROOM] = min(size(rules.free_stall_places(zoo)), len(STALL_TYPES) - rules.stall_types(zoo)) * time


@rule
def count_enclosures(game, zoo, pace, out):
    """What open enclosures may still gain, by how many animals they lack."""
    open_ones = OPEN_ENCLOSURES[zoo.expanded]
    for enclosure in range(ENCLOSURES):
        if open_ones >> enclosure & 1:
            animals = zoo.herds[enclosure].animals
            coming, stall = coming_to(game, zoo, enclosure, pace), stall_at(zoo, enclosure)
            gain = PROSPECTS[enclosure][stall][animals][coming] - PROSPECTS[enclosure][stall][animals][0]
            out[EMPTY if not animals else BY_MISSING[SPACES[enclosure] - animals]] += gain
            out[MATES] += mates(game, zoo.herds[enclosure], enclosure, pace)


@rule
def mates(game, herd, enclosure, pace):
    """How many mates may come to fertile animals that have room for a cub."""
    if SPACES[enclosure] - herd.animals < 2:
        return 0
    coming = (herd.males > 0) * game.stack[FEMALE * SPECIES + herd.species]
    coming += (herd.females > 0) * game.stack[MALE * SPECIES + herd.species]
    return coming * pace


@rule
def count_barn(game, seat, pace, out):
    """Who is in the barn and who may have to go there; and what it brings to fetch somebody from it."""
    zoo = game.zoos[seat]
    stored = rules.species_in(zoo.barn)
    for species in range(SPECIES):
        if not zoo.homes[species]:
            out[HOMELESS] += newcomers(game, species, pace) if not stored >> species & 1 else 0
            out[STUCK] += (stored >> species & 1) * to_come(game)
        elif stored >> species & 1:
            out[RESCUE] += rescue(game, zoo, species, pace)
    out[RESCUE] = out[RESCUE] if zoo.coins >= MOVE_COST and time_of(game, seat) else 0


@rule
def rescue(game, zoo, species, pace):
    """What it brings to fetch an animal of a species that finds room."""
    last = 0 - HUNDREDTHS * BARN_POINTS if rules.herd_in(zoo.barn, species) == 1 else 0
    return max(0, last + animal_worth(game, zoo, PLAIN * SPECIES + species, 0, 0, pace))


@rule
def count_trucks(game, seat, pace, out):
    """What comes from the truck that is being unloaded, or may come from one that can still be had."""
    if game.unloading != NO_TRUCK and game.acting == seat:
        out[UNLOADING] = cargo_worth(game, game.zoos[seat], game.trucks[game.unloading], pace)
    elif game.playing >> seat & 1:
        best, second = best_trucks(game, seat, pace)
        out[IN_ROUND] = 1
        out[FREE_PLACES] = free_places(game)
        if on_turn(game, seat):
            out[BEST_ON_TURN] = best
        else:
            out[BEST_LATER] = best
            out[SECOND_LATER] = second
            out[BEST_SHARED] = best // size(game.playing)


@rule
def outlook(game, seat, out):
    """What a seat may still get, by its features."""
    worth = 0
    for n in range(features(game, seat, out)):
        worth += WORTHS[game.players][n] * out[n]
    return worth // FINENESS
