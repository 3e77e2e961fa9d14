"""The game for two: three species fewer, three trucks with places blocked, and two expansions."""

import pytest

from ludarium.core.game import Match
from ludarium.games.zooloretto import GAME
from ludarium.games.zooloretto.box import NAMES
from ludarium.games.zooloretto.tests.pictures import (
    choices,
    coins,
    held,
    in_stack,
    on_truck,
    opened,
    play,
    position,
    tiles,
    turn_up,
    verbs,
)


def two(*zoos: str, trucks: tuple[str, ...] = (), turn: str = "1") -> Match:
    """A position of the game for two."""
    return position(*zoos, players=2, trucks=trucks, turn=turn)


# --- Preparing ---


def test_three_species_are_taken_out() -> None:
    match = Match(GAME, 2)
    for name in NAMES[:3]:
        assert match.waiting() == ["*"]
        play(match, f"* remove {name}")
    assert match.waiting() == ["1"]
    assert {tile.split("-")[0] for tile in in_stack(match)} == {*NAMES[3:], "stall", "coin"}


# --- The trucks ---


def test_three_trucks_stand_in_the_middle() -> None:
    assert play(opened(2), "1 draw", "* tile camel").moves("1") == ["load 1", "load 2", "load 3"]


@pytest.mark.parametrize(("truck", "places"), [(1, 3), (2, 2), (3, 1)])
def test_they_have_three_two_and_one_place(truck: int, places: int) -> None:
    match = opened(2)
    for _ in range(places):
        turn_up(match, "camel", truck)
    assert on_truck(match, truck).total() == places
    seat = match.waiting()[0]
    assert str(truck) not in choices(play(match, f"{seat} draw", "* tile camel"), f"{seat} load")


def test_when_all_six_places_are_filled_nobody_draws() -> None:
    assert verbs(two(trucks=("3 camel", "2 elephant", "coin")), "1") == {"take"}


def test_a_truck_with_only_face_down_tiles_is_not_taken() -> None:
    assert choices(two(trucks=("", "camel", "")), "1 take") == {"2"}


def test_whoever_takes_a_truck_gets_the_face_up_tiles_alone() -> None:
    match = play(two(trucks=("", "", "camel")), "1 take 3", "1 put camel 4")
    assert held(match, "1", "4") == tiles("camel")
    assert not held(match, "1", "barn")


def test_the_face_down_tiles_stay_on_their_trucks_for_the_next_round() -> None:
    match = play(two("", "coins: 0", trucks=("coin", "coin", "")), "1 take 1", "2 take 2")
    for truck, places in ((1, 3), (2, 2), (3, 1)):
        for _ in range(places):
            turn_up(match, "camel", truck)
    assert verbs(match, match.waiting()[0]) == {"take"}


# --- The end of a round ---


def test_the_round_is_over_when_both_have_a_truck() -> None:
    match = play(two(trucks=("coin", "coin", "camel")), "1 take 1")
    assert match.waiting() == ["2"]
    play(match, "2 take 2")
    assert match.waiting() == ["2"]
    assert "draw" in match.moves("2")


def test_the_face_up_tiles_of_the_third_truck_leave_the_game_then() -> None:
    match = two(trucks=("camel panda coin", "coin", "elephant"))
    before = in_stack(match)
    play(match, "1 take 2")
    assert on_truck(match, 1) == tiles("camel panda coin")
    play(match, "2 take 3", "2 put elephant 4")
    assert [on_truck(match, truck) for truck in (1, 2, 3)] == [tiles("")] * 3
    assert in_stack(match) == before
    assert [coins(match, seat) for seat in "12"] == [3, 2]
    assert not held(match, "1", "barn") + held(match, "2", "barn")


def test_all_three_trucks_can_be_loaded_in_the_next_round() -> None:
    match = play(two(trucks=("3 camel", "coin", "coin")), "1 take 2", "2 take 3")
    assert choices(play(match, "2 draw", "* tile camel"), "2 load") == {"1", "2", "3"}


def test_the_other_one_may_still_load_both_trucks_that_are_left() -> None:
    match = two(trucks=("by 1", "", ""), turn="2")
    for truck in (2, 2, 3):
        assert match.waiting() == ["2"]
        turn_up(match, "camel", truck)
    assert choices(match, "2 take") == {"2", "3"}
    assert "draw" not in match.moves("2")


def test_in_the_last_round_too_the_third_truck_brings_nobody_anything() -> None:
    match = position(players=2, trucks=("coin", "coin", ""), stack="7 camel 7 elephant coin")
    turn_up(match, "coin", 3)
    play(match, "2 take 1", "1 take 3")
    assert match.over
    assert [coins(match, seat) for seat in "12"] == [3, 3]


# --- The expansions ---


def test_a_zoo_can_be_expanded_twice_for_three_coins_each_first_by_x_then_by_y() -> None:
    match = two("coins: 9", trucks=("camel", "by 2", ""))
    play(match, "1 expand")
    assert coins(match, "1") == 6
    assert choices(play(match.copy(), "1 take 1"), "1 put camel") == {"4", "5", "6", "x", "barn"}
    play(match, "1 expand")
    assert coins(match, "1") == 3
    assert "expand" not in match.moves("1")
    assert choices(play(match, "1 take 1"), "1 put camel") == {"4", "5", "6", "x", "y", "barn"}


def test_each_expansion_has_a_stall_place() -> None:
    match = play(two("x:; y:", trucks=("stall-a", "by 2", "")), "1 take 1")
    assert choices(match, "1 put stall-a") == {"4a", "4b", "5a", "6a", "xa", "ya", "barn"}


def test_the_second_expansion_holds_five_animals_and_pays_a_coin() -> None:
    match = play(two("y: 4 camel", trucks=("2 camel", "by 2", "")), "1 take 1", "1 put camel y")
    assert coins(match, "1") == 2 + 1
    assert choices(match, "1 put camel") == {"4", "5", "6", "x", "barn"}


def test_animals_of_both_expansions_are_exchanged() -> None:
    match = play(two("x: 2 camel; y: 3 elephant"), "1 exchange x y")
    assert (held(match, "1", "x"), held(match, "1", "y")) == (tiles("3 elephant"), tiles("2 camel"))


def test_cubs_are_born_in_the_second_expansion() -> None:
    match = play(two("y: camel-m; barn: camel-f"), "1 move camel-f barn y")
    assert held(match, "1", "y") == tiles("2 camel camel-cub")


def test_one_buys_from_the_other() -> None:
    match = play(two("", "barn: camel; coins: 0"), "1 buy 2 camel 4")
    assert (coins(match, "1"), coins(match, "2")) == (0, 1)
