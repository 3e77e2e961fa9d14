"""What is in the box of Zooloretto, by the rulebook's list of its parts and by its pictures."""

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.texts import Mistake
from ludarium.games.zooloretto import GAME, box
from ludarium.games.zooloretto.box import NAMES, STALL_TYPES
from ludarium.games.zooloretto.tests.pictures import SEVERAL, bank, coins, in_stack, on_truck, opened, tiles

SPECIES = ("camel", "elephant", "flamingo", "kangaroo", "leopard", "chimpanzee", "panda", "zebra")


# --- The tiles ---


def test_the_box_holds_112_square_tiles() -> None:
    assert in_stack(Match(GAME, 5)).total() == sum(box.STACK) == 112


def test_there_are_eight_species() -> None:
    assert NAMES == SPECIES
    assert box.SPECIES == 8


@pytest.mark.parametrize("species", SPECIES)
def test_eleven_animals_of_each_species_of_which_two_are_fertile_males_and_two_fertile_females(species: str) -> None:
    there = in_stack(Match(GAME, 5))
    found = {tile: count for tile, count in there.items() if tile.startswith(species)}
    assert found == {species: 7, f"{species}-m": 2, f"{species}-f": 2}


def test_sixteen_round_tiles_of_cubs_two_of_each_species_wait_beside_the_table_and_not_in_the_stack() -> None:
    assert not any(tile.endswith("cub") for tile in in_stack(Match(GAME, 5)))
    assert box.FORM_TILES[box.CUB] == 0
    # A cub takes a pair of adults, and there are two pairs of each species.
    assert 8 * min(box.FORM_TILES[box.MALE], box.FORM_TILES[box.FEMALE]) == 16


def test_twelve_stalls_three_of_each_of_four_types() -> None:
    there = in_stack(Match(GAME, 5))
    assert [there[f"stall-{stall}"] for stall in "abcd"] == [3, 3, 3, 3]
    assert STALL_TYPES == ("a", "b", "c", "d")


def test_twelve_coin_tiles() -> None:
    assert in_stack(Match(GAME, 5))["coin"] == 12


def test_fifteen_tiles_lie_under_the_disc() -> None:
    assert box.TILES_UNDER_DISC == 15


# --- The boards ---


def test_the_enclosures_have_four_five_and_six_spaces_and_each_expansion_five() -> None:
    assert dict(zip(box.ENCLOSURE_NAMES, box.SPACES, strict=True)) == {"4": 4, "5": 5, "6": 6, "x": 5, "y": 5}


def test_a_zoo_has_four_stall_places_and_each_expansion_one() -> None:
    assert box.STALL_PLACE_NAMES == ("4a", "4b", "5a", "6a", "xa", "ya")


def test_two_stall_places_are_beside_enclosure_4_and_one_beside_each_other() -> None:
    beside = [[box.STALL_PLACE_NAMES[place] for place in kit.bits(int(places))] for places in box.STALLS_BESIDE]
    assert beside == [["4a", "4b"], ["5a"], ["6a"], ["xa"], ["ya"]]


def test_an_expansion_opens_an_enclosure_and_a_stall_place() -> None:
    assert [len(kit.bits(int(places))) for places in box.OPEN_ENCLOSURES] == [3, 4, 5]
    assert [len(kit.bits(int(places))) for places in box.OPEN_STALL_PLACES] == [4, 5, 6]


def test_the_coins_printed_in_the_enclosures() -> None:
    bonus = dict(zip(box.ENCLOSURE_NAMES, box.FILLING_BONUS, strict=True))
    assert bonus == {"4": 1, "5": 2, "6": 0, "x": 1, "y": 1}


def test_the_points_printed_in_the_enclosures() -> None:
    points = dict(zip(box.ENCLOSURE_NAMES, zip(box.FULL_POINTS, box.ONE_MISSING_POINTS, strict=True), strict=True))
    assert points == {"4": (5, 4), "5": (8, 5), "6": (10, 6), "x": (9, 5), "y": (9, 5)}


# --- The coins ---


def test_there_are_30_coins() -> None:
    assert box.COINS == 30


@pytest.mark.parametrize(("players", "left"), [(2, 26), (3, 24), (4, 22), (5, 20)])
def test_everybody_has_two_coins_and_the_others_are_the_bank(players: int, left: int) -> None:
    match = Match(GAME, players)
    assert [coins(match, seat) for seat in match.seats] == [2] * players
    assert bank(match) == left


def test_what_money_actions_cost() -> None:
    costs = (box.MOVE_COST, box.EXCHANGE_COST, box.BUY_COST, box.DISCARD_COST, box.EXPAND_COST)
    assert costs == (1, 1, 2, 2, 3)
    assert box.OWNERS_SHARE == 1


# --- By number of players ---


@pytest.mark.parametrize("players", SEVERAL)
def test_two_to_five_can_play(players: int) -> None:
    assert Match(GAME, players).players == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_one_and_six_cannot_play(players: int) -> None:
    with pytest.raises(Mistake):
        Match(GAME, players)


# The tables begin with none and one, for which there is no game.


def test_no_species_is_taken_out_with_five_players_one_with_four_two_with_three_and_three_with_two() -> None:
    assert tuple(box.SPECIES_REMOVED) == (0, 0, 3, 2, 1, 0)


@pytest.mark.parametrize(("players", "square"), [(2, 79), (3, 90), (4, 101), (5, 112)])
def test_how_many_square_tiles_are_in_play(players: int, square: int) -> None:
    match = opened(players)
    assert in_stack(match).total() == kit.plain(match.state).left == square


def test_there_are_as_many_trucks_as_players_with_three_places_each() -> None:
    assert [tuple(box.TRUCK_PLACES[players]) for players in (3, 4, 5)] == [
        (3, 3, 3, 0, 0),
        (3, 3, 3, 3, 0),
        (3, 3, 3, 3, 3),
    ]


def test_with_two_players_there_are_three_trucks_with_three_two_and_one_place() -> None:
    assert tuple(box.TRUCK_PLACES[2]) == (3, 2, 1, 0, 0)
    assert [tuple(box.TRUCK_PLACES[players]) for players in (0, 1)] == [(0, 0, 0, 0, 0)] * 2


def test_there_are_five_trucks_with_three_places() -> None:
    assert (box.TRUCKS, box.TRUCK_LENGTH) == (5, 3)
    assert [on_truck(opened(5), truck) for truck in range(1, 6)] == [tiles("")] * 5


def test_everybody_has_one_expansion_and_with_two_players_two() -> None:
    assert tuple(box.EXPANSIONS) == (0, 0, 2, 1, 1, 1)


# --- What counts ---


def test_points_for_animals_and_stalls() -> None:
    assert (box.ANIMAL_POINTS, box.STALL_TYPE_POINTS, box.BARN_POINTS) == (1, 2, -2)


def test_the_edition_is_that_of_2007() -> None:
    assert Match(GAME, 3).options == {"edition": "2007"}
