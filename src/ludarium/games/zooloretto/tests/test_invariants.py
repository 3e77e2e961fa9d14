"""What is so at every position of Zooloretto, however it is played."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from ludarium.core import contract, kit
from ludarium.games.zooloretto import GAME, rules
from ludarium.games.zooloretto.box import (
    ANIMALS,
    ENCLOSURES,
    FIRST_EXPANSION,
    NAMES,
    NO_TRUCK,
    NOTHING,
    SPECIES,
)
from ludarium.games.zooloretto.tests.pictures import SEVERAL, herd
from ludarium.games.zooloretto.words import COSTS, TILES, WORDS

# What the players of each game love to pay for; those of the first make any move.
LOVED = ((), ("move", "exchange"), ("buy",), ("discard",), ("expand",))
# Long before this, a game of players such as these is over.
LONG = 3_000
SPACES = (4, 5, 6, 5, 5)
VERBS = ("tile", "draw", "load", "take", "put", "move", "exchange", "buy", "discard", "expand", "end")
every_table = pytest.mark.parametrize("players", SEVERAL)


# --- Games played at random ---


@dataclass(frozen=True)
class Moment:
    """A position, what has left the game before it, the moves of whoever is to act, and the verb of the next one."""

    table: Any
    gone: Counter[str]
    choices: int
    verb: str


@cache
def moments(players: int) -> tuple[Moment, ...]:
    """Every position of some games; in most of them money is spent on what is loved, as often as it can be."""
    return tuple(moment for loved in LOVED for moment in game(players, loved))


def game(players: int, loved: Sequence[str]) -> Iterator[Moment]:
    """One game at each of its positions, the end included."""
    random, gone = Random(f"{players} {loved}"), Counter[str]()
    state, scratch = kit.zero(GAME.state), kit.zero(GAME.scratch)
    contract.begin(state, players, scratch)
    for _ in range(LONG):
        table = kit.plain(state)
        acting = kit.bits(int(contract.waiting(state)))
        if not acting:
            yield Moment(table, gone, 0, "end")
            return
        moves = possible(state, scratch, acting[0])
        move = chosen(table, moves, random, loved)
        yield Moment(table, gone.copy(), len(moves), verb_of(move))
        contract.play(state, acting[0], move)
        gone += left_by(table, move, kit.plain(state))
    raise AssertionError(f"{players} players who love {loved}: not over after {LONG} moves")


def possible(state: Any, scratch: Any, seat: int) -> list[int]:
    """What a seat can do; or chance, as often as its odds say."""
    if seat != contract.CHANCE_SEAT:
        return list(kit.values(scratch, "moves", contract.list_moves(state, seat, scratch)))
    count = contract.list_outcomes(state, scratch)
    numbers, odds = (kit.values(scratch, field, count) for field in ("moves", "odds"))
    return [number for number, weight in zip(numbers, odds, strict=True) for _ in range(weight)]


def chosen(table: Any, moves: list[int], random: Random, loved: Sequence[str]) -> int:
    """Any move; or what is loved where it can be paid, no other money action, and animals to others of their kind."""
    if loved:
        moves = (
            [move for move in moves if verb_of(move) in loved]
            or [move for move in moves if WORDS[move] in company(table)]
            or [move for move in moves if verb_of(move) not in COSTS]
        )
    return random.choice(moves)


def company(table: Any) -> set[str]:
    """The moves that would put a tile of a truck to animals of its species."""
    herds = table.zoos[table.acting].herds
    there = [(place, NAMES[herd.species]) for place, herd in zip("456xy", herds, strict=True) if herd.animals]
    return {f"put {name}{form} {place}" for place, name in there for form in ("", "-m", "-f")}


def verb_of(move: int) -> str:
    """What a move does."""
    return WORDS[move].split(maxsplit=1)[0]


def left_by(before: Any, move: int, after: Any) -> Counter[str]:
    """What a move makes leave the game: the tile that is discarded, or all on a truck that nobody has taken."""
    verb, *rest = WORDS[move].split()
    if verb == "discard":
        return Counter(rest)
    if not after.over and before.playing.bit_count() >= after.playing.bit_count():
        return Counter()
    taken = int(rest[0]) - 1 if verb == "take" else before.unloading
    return sum(
        (carried(truck) for n, truck in enumerate(before.trucks) if n != taken and truck.driver == rules.NOBODY),
        Counter[str](),
    )


# --- Counting ---


def carried(truck: Any) -> Counter[str]:
    """The tiles on a truck."""
    return Counter(TILES[kind] for kind in list(truck.tiles)[: truck.loaded])


def in_zoo(zoo: Any) -> Counter[str]:
    """All tiles of a zoo."""
    stored = Counter(dict(zip(TILES, zoo.barn.holds, strict=False)))
    standing = Counter(TILES[ANIMALS + stall] for stall in zoo.stalls if stall != rules.NO_STALL)
    return sum((herd(there) for there in zoo.herds), +stored + standing)


def all_tiles(moment: Moment) -> Counter[str]:
    """Every tile that is anywhere, but for the coin tiles that somebody has pocketed."""
    table = moment.table
    drawn = Counter([TILES[table.held]] if table.held != NOTHING else [])
    stack = Counter(dict(zip(TILES, table.stack, strict=True)))
    return sum(
        (*map(in_zoo, list(table.zoos)[: table.players]), *map(carried, table.trucks)), moment.gone + stack + drawn
    )


def zoos(players: int) -> Iterator[Any]:
    """Every zoo at every position."""
    return (zoo for moment in moments(players) for zoo in list(moment.table.zoos)[:players])


# --- What is so ---


@every_table
def test_these_games_have_everything_in_them(players: int) -> None:
    last = [moment.table for moment in moments(players) if moment.table.over]
    assert len(last) == len(LOVED)
    assert any(there.cubs for table in last for zoo in table.zoos for there in zoo.herds)
    assert any(zoo.expanded for table in last for zoo in table.zoos)
    assert any(moment.gone for moment in moments(players))
    assert {moment.verb for moment in moments(players)} == {*VERBS, *(["remove"] if players < 5 else [])}


@every_table
def test_coins_held_and_in_the_bank_are_the_30_and_every_coin_tile_pocketed(players: int) -> None:
    for moment in moments(players):
        pocketed = 12 - all_tiles(moment)["coin"]
        assert moment.table.bank >= 0
        assert all(zoo.coins >= 0 for zoo in moment.table.zoos)
        assert sum(zoo.coins for zoo in moment.table.zoos) + moment.table.bank == 30 + pocketed


@every_table
def test_no_tile_is_lost_and_none_appears_but_a_cub_for_each_pair_that_has_bred(players: int) -> None:
    for moment in moments(players):
        there = all_tiles(moment)
        assert [there[f"stall-{stall}"] for stall in "abcd"] == [3, 3, 3, 3]
        for species, name in enumerate(NAMES):
            forms = [there[name + form] for form in ("", "-m", "-f", "-cub")]
            cubs = forms[3]
            gone = moment.table.removed >> species & 1
            assert forms == ([0, 0, 0, 0] if gone else [7 + 2 * cubs, 2 - cubs, 2 - cubs, cubs])


@every_table
def test_the_tiles_left_are_those_of_the_stack(players: int) -> None:
    for moment in moments(players):
        assert moment.table.left == sum(moment.table.stack)
        assert min(moment.table.stack) >= 0


@every_table
def test_an_enclosure_never_holds_more_animals_than_it_has_spaces(players: int) -> None:
    for zoo in zoos(players):
        for there, spaces in zip(zoo.herds, SPACES, strict=True):
            assert 0 <= there.males + there.females + there.cubs <= there.animals <= spaces


@every_table
def test_no_pair_in_an_enclosure_is_left_unbred(players: int) -> None:
    assert not any(there.males and there.females for zoo in zoos(players) for there in zoo.herds)


@every_table
def test_closed_expansions_are_empty(players: int) -> None:
    for zoo in zoos(players):
        assert zoo.expanded <= (2 if players == 2 else 1)
        closed = range(FIRST_EXPANSION + zoo.expanded, ENCLOSURES)
        assert not any(zoo.herds[enclosure].animals for enclosure in closed)
        assert set(list(zoo.stalls)[4 + zoo.expanded :]) <= {rules.NO_STALL}


@every_table
def test_enclosures_with_animals_are_known(players: int) -> None:
    for zoo in zoos(players):
        assert kit.bits(zoo.lived) == [n for n, there in enumerate(zoo.herds) if there.animals]


@every_table
def test_the_homes_of_a_species_are_the_open_enclosures_in_which_it_finds_room(players: int) -> None:
    for zoo in zoos(players):
        for species in range(SPECIES):
            assert kit.bits(zoo.homes[species]) == [
                enclosure
                for enclosure, there in enumerate(zoo.herds)
                if enclosure < FIRST_EXPANSION + zoo.expanded
                and there.animals < SPACES[enclosure]
                and (not there.animals or there.species == species)
            ]


@every_table
def test_built_stall_places_are_known(players: int) -> None:
    for zoo in zoos(players):
        assert kit.bits(zoo.built) == [place for place, stall in enumerate(zoo.stalls) if stall != rules.NO_STALL]


@every_table
def test_the_kinds_in_a_barn_are_known(players: int) -> None:
    for zoo in zoos(players):
        assert kit.bits(zoo.barn.kinds) == [kind for kind, count in enumerate(zoo.barn.holds) if count]
        assert min(zoo.barn.holds) >= 0


@every_table
def test_nobody_who_is_to_act_is_without_a_move(players: int) -> None:
    assert all(moment.choices or moment.table.over for moment in moments(players))


@every_table
def test_whoever_acts_is_in_the_round_or_unloading(players: int) -> None:
    for moment in moments(players):
        table = moment.table
        if not table.over:
            unloading = table.unloading != NO_TRUCK
            assert table.playing >> table.acting & 1 == (not unloading)
            drivers = [truck.driver for truck in table.trucks if truck.driver != rules.NOBODY]
            assert sorted([*drivers, *kit.bits(table.playing)]) == list(range(players))


@every_table
def test_the_stack_never_runs_out_and_the_game_ends_with_a_tile_from_under_the_disc(players: int) -> None:
    for moment in moments(players):
        assert moment.table.left >= 0
        if moment.table.over:
            assert moment.table.left < 15
