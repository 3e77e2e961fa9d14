"""What players think of a game of Zooloretto."""

import itertools

import pytest

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.zooloretto import heuristics
from ludarium.games.zooloretto.tests.pictures import arranged, ended, play, position, turn_up
from ludarium.games.zooloretto.worths import WORTHS
from ludarium.players.player import seat_player

# A few tiles before the last round.
LATE = "6 panda 6 camel 6 zebra 6 flamingo 4 leopard"
# Where nothing is likely to come any more but what lies on the trucks: the last round has begun.
LAST_TILES = "14 coin"
SEEDS = range(3)


def value(match: Match, seat: int = 1) -> int:
    """What the points of a seat may come to."""
    return int(contract.value_of(match.state, seat - 1, match.scratch))


def greedy_move(match: Match, seed: int) -> str:
    """What a greedy player does whose turn it is."""
    seat = match.waiting()[0]
    player = seat_player("greedy", match.game, seed)
    return match.game.words[player.move(match.view_record(seat), int(seat) - 1, match.players)]


# --- Better and worse zoos ---

WORSE_TO_BETTER = {
    "more animals of a species": ("5: panda", "5: 2 panda", "5: 3 panda", "5: 4 panda", "5: 5 panda"),
    "animals live anywhere rather than in the barn": ("4: camel; barn: 2 panda", "4: camel; 5: 2 panda"),
    "two of a species rather than of two": ("4: camel; 5: panda; 6: zebra", "4: 2 camel; 5: panda"),
    "more room": ("4: 2 camel; x:", "4: 2 camel; y:"),
    "stalls of two types": ("4: 2 camel; 4a: stall-a; 5a: stall-a", "4: 2 camel; 4a: stall-a; 5a: stall-b"),
    "a stall in the barn is better than none with room": ("barn: stall-a", "5a: stall-a"),
    "coins": ("coins: 0", "coins: 1", "coins: 2", "coins: 3"),
    "a coin helps who has somebody to fetch": ("5: panda; barn: panda; coins: 0", "5: panda; barn: panda; coins: 1"),
    "an animal in the barn that finds room": (
        "4: camel; 5: 4 panda; 6: zebra; barn: flamingo; coins: 1",
        "4: camel; 5: 4 panda; 6: zebra; barn: panda; coins: 1",
    ),
}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("zoos", WORSE_TO_BETTER.values(), ids=WORSE_TO_BETTER)
def test_a_better_zoo_has_a_higher_value(zoos: tuple[str, ...], players: int) -> None:
    values = [value(position(zoo, players=players, stack=LATE)) for zoo in zoos]
    assert all(worse < better for worse, better in itertools.pairwise(values)), values


def test_animals_that_can_still_come_make_an_enclosure_worth_more() -> None:
    zoo = "5: 3 panda"
    rare, frequent = position(zoo, stack="2 panda 40 zebra"), position(zoo, stack="7 panda 35 zebra")
    assert value(rare) < value(frequent)


def test_a_pair_that_can_still_be_had_is_worth_more() -> None:
    alone, courted = (position(zoo, stack="2 panda-f 30 camel") for zoo in ("5: 2 panda", "5: panda panda-m"))
    assert value(alone) < value(courted)


# --- What is on the way ---

TRUCKS = {
    "animals at home": ("camel", "panda", "2 panda"),
    "a second type of stall": ("stall-a", "stall-b"),
}


@pytest.mark.parametrize("loads", TRUCKS.values(), ids=TRUCKS)
def test_a_truck_is_worth_the_more_the_better_its_tiles_fit(loads: tuple[str, ...]) -> None:
    zoo = "4: 2 camel-m camel; 5: 2 panda; 6: zebra; 4a: stall-a; 6a: stall-c; coins: 0"
    # Four camels are full: the fifth goes to the barn.
    values = [value(position(zoo.replace("2 camel-m camel", "4 camel"), trucks=[load], stack=LATE)) for load in loads]
    assert all(worse < better for worse, better in itertools.pairwise(values)), values


def test_what_is_still_to_be_unloaded_counts_by_the_place_it_may_get() -> None:
    zoo = "4: 3 camel; 5: 3 panda; 6: 4 zebra; coins: 0"
    welcome, strange = (play(position(zoo, trucks=[load]), "1 take 1") for load in ("panda", "flamingo"))
    assert value(strange) < value(welcome)


def test_in_the_last_round_a_truck_is_worth_its_points_to_who_is_alone() -> None:
    match = position("5: 4 panda; coins: 0", "", "", trucks=["panda", "by 2", "by 3"], stack=LAST_TILES)
    with arranged(match) as table:
        table.bank = 0
    told = kit.values(match.scratch, "features", contract.list_features(match.state, 0, match.scratch))
    assert told[heuristics.BEST_ON_TURN] == 300
    assert [n for n, number in enumerate(told) if number and n < heuristics.BEST_ON_TURN] == []


def test_the_worths_are_as_many_as_the_features() -> None:
    assert {len(row) for row in WORTHS} == {heuristics.FEATURES}


def test_when_all_is_over_points_alone_have_a_value() -> None:
    match = ended("5: 4 panda; barn: zebra; coins: 5", "4: 2 camel; 4a: stall-a; coins: 1")
    assert [value(match, seat) for seat in (1, 2, 3)] == [100 * points for points in match.scores()] == [300, 400, 0]


# --- What greedy makes of it ---


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_takes_the_truck_that_fills_an_enclosure(seed: int) -> None:
    match = position("5: 3 panda; coins: 0", trucks=["flamingo camel", "2 panda", "zebra coin"], stack=LATE)
    assert greedy_move(match, seed) == "take 2"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_puts_an_animal_where_its_own_live(seed: int) -> None:
    match = play(position("4: camel; 5: 3 panda; coins: 0", trucks=["panda"]), "1 take 1")
    assert greedy_move(match, seed) == "put panda 5"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_fetches_an_animal_that_fills_an_enclosure(seed: int) -> None:
    match = position("5: 4 panda; barn: panda; coins: 1", trucks=["flamingo"], stack=LAST_TILES)
    assert greedy_move(match, seed) == "move panda barn 5"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_spoils_no_truck_of_its_own_with_what_fits_elsewhere(seed: int) -> None:
    match = position("4: 2 camel; 5: 3 panda; 6: 2 flamingo; coins: 0", trucks=["panda", "zebra"], stack=LATE)
    play(match, "1 draw", "* tile zebra")
    assert greedy_move(match, seed) != "load 1"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_spends_no_coin_on_a_stall_that_stands_well(seed: int) -> None:
    match = position("4: 2 camel; 4a: stall-a; coins: 2", trucks=["2 camel"], stack=LATE)
    assert not greedy_move(match, seed).startswith("move")


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("waste", ["move stall-a 4a barn", "discard zebra"])
def test_moves_that_waste_something_are_worse_than_doing_nothing(waste: str, players: int) -> None:
    zoo = "4: 2 camel; 4a: stall-a; 6: zebra; barn: 2 zebra; coins: 2"
    idle, before = (position(zoo, players=players, trucks=["2 camel"], stack=LATE, turn=turn) for turn in ("2", "1"))
    assert value(play(before, f"1 {waste}")) + 20 < value(idle)


def test_a_tile_that_was_turned_up_is_worth_something_to_who_wants_it_only() -> None:
    values = []
    for tile in ("camel", "panda"):
        match = position("4: 4 camel; 5: 3 panda; 6: 2 zebra; coins: 0", trucks=["panda"])
        values.append(value(play(match, "1 draw", f"* tile {tile}")))
    assert values[0] < values[1]
    loaded = turn_up(position("5: 3 panda; coins: 0", trucks=["panda"]), "panda", 1)
    assert value(loaded) > value(position("5: 3 panda; coins: 0", trucks=["panda"], turn="2"))
