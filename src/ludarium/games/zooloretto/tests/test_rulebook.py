"""The rulebook of Zooloretto, sentence by sentence: preparing, the course of the game, its rounds and its end.

Laying tiles on trucks and taking them, money actions, cubs, the bonus, the score and the game for two have files of
their own.
"""

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.zooloretto import GAME
from ludarium.games.zooloretto.box import NAMES
from ludarium.games.zooloretto.tests.pictures import (
    SEVERAL,
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

# --- Preparing the game ---


@pytest.mark.parametrize(("players", "removed"), [(3, 2), (4, 1)])
def test_two_species_are_taken_out_with_three_players_and_one_with_four(players: int, removed: int) -> None:
    match = Match(GAME, players)
    for name in NAMES[:removed]:
        assert match.waiting() == ["*"]
        play(match, f"* remove {name}")
    assert match.waiting() == ["1"]
    assert {tile.split("-")[0] for tile in in_stack(match)} == {*NAMES[removed:], "stall", "coin"}


def test_with_five_players_all_tiles_are_in_play() -> None:
    match = Match(GAME, 5)
    assert match.waiting() == ["1"]
    assert {tile.split("-")[0] for tile in in_stack(match)} == {*NAMES, "stall", "coin"}


def test_each_species_is_as_likely_to_be_taken_out_and_none_twice() -> None:
    match = Match(GAME, 3)
    assert match.outcomes() == [(f"remove {name}", 1) for name in NAMES]
    play(match, "* remove camel")
    assert match.outcomes() == [(f"remove {name}", 1) for name in NAMES[1:]]


def test_species_may_be_taken_out_in_any_order() -> None:
    one, other = Match(GAME, 3), Match(GAME, 3)
    play(one, "* remove zebra", "* remove camel")
    play(other, "* remove camel", "* remove zebra")
    assert kit.pack(one.state) == kit.pack(other.state)


def test_the_square_tiles_are_shuffled_so_every_tile_of_the_stack_is_as_likely() -> None:
    match = play(Match(GAME, 5), "1 draw")
    assert dict(match.outcomes()) == {f"tile {tile}": count for tile, count in in_stack(match).items()}


def test_a_tile_that_was_drawn_is_not_drawn_again() -> None:
    match = play(turn_up(opened(3), "camel-m", 1), "2 draw")
    assert dict(match.outcomes())["tile camel-m"] == 1
    play(match, "* tile camel-m", "2 load 1", "3 draw")
    assert "tile camel-m" not in match.moves("*")


@pytest.mark.parametrize("players", SEVERAL)
def test_every_zoo_is_empty_and_every_expansion_closed_at_the_start(players: int) -> None:
    match = opened(players)
    for seat in match.seats:
        assert not any(held(match, seat, place) for place in (*"456xy", "4a", "4b", "5a", "6a", "xa", "ya", "barn"))
    assert [zoo.expanded for zoo in kit.plain(match.state).zoos] == [0] * 5


@pytest.mark.parametrize("players", SEVERAL)
def test_seat_1_begins(players: int) -> None:
    assert opened(players).waiting() == ["1"]


# --- The course of the game ---


def test_who_is_to_act_draws_a_tile_or_takes_a_truck_or_pays_for_a_money_action() -> None:
    match = position("4: camel; 5: flamingo; barn: elephant; coins: 3", "barn: kangaroo", trucks=("coin",))
    assert verbs(match, "1") == {"draw", "take", "move", "exchange", "buy", "discard", "expand"}


def test_one_action_is_made_and_none_is_no_choice() -> None:
    assert opened(3).moves("1") == ["draw"]


def test_then_it_is_the_turn_of_the_next_player_clockwise() -> None:
    match = opened(3)
    for seat in ("1", "2", "3", "1"):
        assert match.waiting() == [seat]
        turn_up(match, "camel", 1 if seat != "1" else 2)


@pytest.mark.parametrize("action", ["1 take 1", "1 expand", "1 discard panda"])
def test_the_turn_passes_on_after_a_truck_without_animals_and_after_any_money_action(action: str) -> None:
    match = position("barn: panda; coins: 3", trucks=("coin",))
    assert play(match, action).waiting() == ["2"]


def test_whoever_has_taken_a_truck_is_left_out_until_the_round_is_over() -> None:
    match = position(trucks=("camel", "camel", "camel"))
    play(match, "1 take 1", "1 put camel 4")
    turn_up(match, "elephant", 2)
    turn_up(match, "elephant", 2)
    assert match.waiting() == ["2"]
    play(match, "2 take 2", "2 put camel 4", "2 put elephant 5", "2 put elephant 5")
    assert match.waiting() == ["3"]


# --- The end of a round ---


def round_of_three() -> Match:
    """A round in which seat 3 alone has no truck."""
    return position("coins: 0", "coins: 0", "coins: 9", trucks=("by 1", "by 2", "camel"), turn="3")


def test_a_round_is_over_when_everybody_has_a_truck_and_all_trucks_are_back_and_empty() -> None:
    match = play(round_of_three(), "3 take 3", "3 put camel 4")
    assert [on_truck(match, truck) for truck in (1, 2, 3)] == [tiles("")] * 3
    assert choices(play(match, "3 draw", "* tile camel"), "3 load") == {"1", "2", "3"}


def test_whoever_took_the_last_truck_begins_the_next_round() -> None:
    assert play(round_of_three(), "3 take 3", "3 put camel 4").waiting() == ["3"]
    match = position(trucks=("coin", "by 2", "by 3"), turn="1")
    assert play(match, "1 take 1").waiting() == ["1"]


def test_everybody_takes_part_in_the_next_round() -> None:
    match = play(round_of_three(), "3 take 3", "3 put camel 4")
    for seat in ("3", "1", "2", "3"):
        assert match.waiting() == [seat]
        turn_up(match, "camel" if seat != "3" else "elephant", 1 if seat in "12" else 2)


def test_the_last_one_without_a_truck_goes_on_acting_until_taking_one() -> None:
    match = round_of_three()
    turn_up(match, "elephant", 3)
    play(match, "3 expand")
    assert match.waiting() == ["3"]
    turn_up(match, "coin", 3)
    assert match.waiting() == ["3"]
    assert match.moves("3") == ["take 3"]
    play(match, "3 take 3", "3 put camel 4", "3 put elephant 5")
    assert [on_truck(match, truck) for truck in (1, 2, 3)] == [tiles("")] * 3


def test_the_last_one_without_a_truck_may_make_several_money_actions() -> None:
    match = position("", "", "barn: 2 camel; coins: 5", trucks=("by 1", "by 2", "camel"), turn="3")
    play(match, "3 move camel barn 4", "3 move camel barn 4", "3 expand")
    assert coins(match, "3") == 0
    assert match.waiting() == ["3"]


# --- The end of the game ---


# More than the fifteen under the disc by one, and just these.
ONE_ABOVE = "7 camel 7 elephant 2 coin"
UNDER_DISC = "7 camel 7 elephant coin"


def test_the_pile_under_the_disc_is_not_touched_before_the_others_are_used_up() -> None:
    match = turn_up(position("coins: 0", stack=ONE_ABOVE), "coin", 1)
    play(match, "2 take 1")
    turn_up(match, "camel", 2)
    assert not match.over


def test_the_game_goes_on_when_no_tile_of_that_pile_was_turned_up_in_the_round() -> None:
    match = turn_up(position("", "", "", trucks=("coin", "by 2", "by 3"), stack=ONE_ABOVE), "coin", 1)
    play(match, "1 take 1")
    assert not match.over
    assert match.waiting() == ["1"]


def test_the_round_in_which_its_first_tile_is_turned_up_is_the_last() -> None:
    match = turn_up(position(trucks=("coin", "by 2", "by 3"), stack=UNDER_DISC), "coin", 1)
    assert match.waiting() == ["1"]
    assert play(match, "1 take 1").over


def test_that_round_is_played_to_its_end_with_every_action() -> None:
    match = turn_up(
        position("", "barn: camel; coins: 9", trucks=("camel", "coin", "coin"), stack=UNDER_DISC), "coin", 1
    )
    assert verbs(match, "2") == {"draw", "take", "move", "discard", "expand"}
    turn_up(match, "camel", 2)
    play(match, "3 take 3", "1 take 1", "1 put camel 4", "2 expand", "2 draw", "* tile elephant", "2 load 2")
    assert not match.over
    play(match, "2 take 2", "2 put camel 4")
    assert match.waiting() == ["2"]
    assert play(match, "2 put elephant 5").over


def test_nobody_acts_after_the_last_truck_was_taken_not_even_for_money() -> None:
    match = turn_up(
        position("barn: camel; coins: 9", trucks=("by 1", "coin", "coin"), turn="2", stack=UNDER_DISC), "coin", 2
    )
    play(match, "3 take 3")
    assert match.moves("1") == []
    play(match, "2 take 2")
    assert match.over
    assert [match.moves(seat) for seat in match.seats] == [[], [], []]


@pytest.mark.parametrize("players", SEVERAL)
def test_the_pile_under_the_disc_suffices_for_a_whole_round(players: int) -> None:
    match = position(players=players, stack=UNDER_DISC)
    while "draw" in match.moves(match.waiting()[0]):
        seat = match.waiting()[0]
        play(match, f"{seat} draw")
        play(match, f"* {match.moves('*')[0]}")
        play(match, f"{seat} {match.moves(seat)[0]}")
    assert in_stack(match).total() == {2: 9, 3: 6, 4: 3, 5: 0}[players]
    assert verbs(match, match.waiting()[0]) == {"take"}
