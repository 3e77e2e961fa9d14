"""Why a move of Alien City is not allowed: each reason, in a position that gives it, and what its sentence names."""

from typing import Any

import pytest

from ludarium.core.game import Match
from ludarium.games.aliencity import GAME
from ludarium.games.aliencity.tests.pictures import (
    STRICT,
    ended,
    last_blue,
    play,
    position,
    random_city,
    random_game,
    refusal,
    said,
)

# The card a1 is red, c1 blue, e1 green and g1 black; no tower stands on a red card.
CITY = """
    .   .   G   .   .   .   .   .   | r b g k
    .   .   .*  .   .   .   .   .
    .   .   .   .   .   .   .   .   | r b g k
    k   .*  B1  .   R2  .   .   .
"""


def named(match: Match, line: str, argument: str) -> Any:
    """What a refusal names, which is to be read in its sentence too."""
    objection = match.why_not(*line.split(" ", 1))
    assert objection is not None, f"{line} is legal"
    assert str(objection.arguments[argument]) in objection.say("en")
    return objection.arguments[argument]


def capping() -> Match:
    """A game in which seat 1 has built and may cap a tower."""
    return play(position(CITY), "1 build black dome g2")


@pytest.mark.parametrize("strict", STRICT)
def test_legal_moves_meet_no_objection(strict: str) -> None:
    for match in random_game(4, strict):
        for seat in match.waiting():
            assert [move for move in match.moves(seat) if refusal(match, f"{seat} {move}")] == []


def test_what_chance_can_do_meets_no_objection() -> None:
    match = play(Match(GAME, 2), "* card a1 red b1")
    assert [move for move in match.moves("*") if refusal(match, f"* {move}")] == []


# --- Whose turn it is, and for what ---


@pytest.mark.parametrize(
    "line", ["1 build red tower a1", "2 cap a1", "1 pass", "* card a1 red a1", "1 card a1 red a1", "* pass"]
)
def test_nothing_is_allowed_when_the_game_is_over(line: str) -> None:
    match = ended("R")
    assert refusal(match, line) == "no-game-over"
    assert said(match, line) == "The game is over."


@pytest.mark.parametrize("seat", ["1", "2"])
def test_only_chance_lays_cards(seat: str) -> None:
    for match in (Match(GAME, 2), position(CITY), capping()):
        assert refusal(match, f"{seat} card a1 red a1") == "no-only-chance"
        assert said(match, f"{seat} card a1 red a1")


@pytest.mark.parametrize("words", ["build red tower a1", "cap a1", "pass"])
def test_chance_does_nothing_else(words: str) -> None:
    for match in (Match(GAME, 2), position(CITY), capping()):
        assert refusal(match, f"* {words}") == "no-not-for-chance"
        assert said(match, f"* {words}")


def test_chance_lays_no_card_when_all_lie() -> None:
    for match in (random_city(1), capping()):
        assert refusal(match, "* card a1 red a1") == "no-not-for-chance"
        assert refusal(match, "* card g9 red g9") == "no-not-for-chance"


def test_chance_lays_the_cards_in_their_order() -> None:
    match = play(Match(GAME, 2), "* card a1 red a1")
    for words in ("card a1 red a1", "card e1 red e1", "card g9 black h10"):
        assert refusal(match, f"* {words}") == "no-other-card"
        assert named(match, f"* {words}", "card") == words.split()[1]


def test_chance_lays_only_cards_that_are_left() -> None:
    match = play(Match(GAME, 2), *(f"* card {card} blue {card}" for card in ("a1", "c1", "e1", "g1", "a3")))
    assert refusal(match, "* card c3 blue c3") == "no-such-card"
    assert "blue" in said(match, "* card c3 blue c3")
    assert refusal(match, "* card c3 red c3") == ""


@pytest.mark.parametrize("line", ["1 build red tower a1", "2 build red dome a1", "1 cap a1", "2 pass"])
def test_nobody_builds_while_cards_are_laid(line: str) -> None:
    assert refusal(Match(GAME, 2), line) == "no-chance-first"
    assert said(Match(GAME, 2), line)


@pytest.mark.parametrize("words", ["build black dome g2", "cap c4", "pass"])
def test_the_other_waits(words: str) -> None:
    for match in (position(CITY), capping()):
        assert refusal(match, f"2 {words}") == "no-others-turn"
        assert said(match, f"2 {words}")
    assert refusal(position(CITY, turn="2"), f"1 {words}") == "no-others-turn"


def test_after_building_one_caps_or_passes_and_does_not_build_again() -> None:
    assert refusal(capping(), "1 build red dome a2") == "no-cap-first"
    assert said(capping(), "1 build red dome a2")


@pytest.mark.parametrize("words", ["cap c4", "cap a2", "pass"])
def test_one_builds_before_one_caps_or_passes(words: str) -> None:
    assert refusal(position(CITY), f"1 {words}") == "no-build-first"
    assert said(position(CITY), f"1 {words}")


# --- Building ---


def test_who_has_no_such_piece_left_does_not_build_it() -> None:
    match = position(CITY, left=("k", "R"))
    assert refusal(match, "1 build red tower b2") == "no-such-piece"
    assert "red tower" in said(match, "1 build red tower b2")


@pytest.mark.parametrize(("plot", "stands"), [("a1", "black dome"), ("c1", "blue tower"), ("c4", "green tower")])
def test_a_plot_that_is_taken_is_named_with_what_stands_there(plot: str, stands: str) -> None:
    match = position(CITY)
    assert refusal(match, f"1 build red dome {plot}") == "no-plot-taken"
    assert named(match, f"1 build red dome {plot}", "plot") == plot
    assert stands in said(match, f"1 build red dome {plot}")


@pytest.mark.parametrize(
    ("drawn", "plot", "parted"),
    [
        ("#  .\n.  .", "b1", "a1"),
        ("#  .  .\n.  #  .\n.  .  .", "c1", "a1, b1, a2"),
        (".  .\n#  #  .\n.  .  #\n.  .  .", "d1", "a1, b1, c1, a2, b2"),
        (".  .  #  .\n.  #  .  #\n.  .  .  .\n.", "c2", "c3"),
        ("\n".join(["#  #  #  .  #  #  #  #", *["."] * 8]), "d9", ", ".join(f"{column}10" for column in "abcdefgh")),
    ],
)
def test_the_roads_are_named_that_would_be_cut_off(drawn: str, plot: str, parted: str) -> None:
    match = position(drawn)
    assert refusal(match, f"1 build black dome {plot}") == "no-parts-roads"
    assert named(match, f"1 build black dome {plot}", "parted") == parted
    assert named(match, f"1 build black dome {plot}", "plot") == plot


@pytest.mark.parametrize(
    ("drawn", "plot", "walled_in"),
    [
        (".  .\n#  #", "a2", "a1"),
        ("#  .  #  .\n#  .  #  #\n#  .  #  .\n.\n.", "b4", "a4, c4"),
    ],
)
def test_the_buildings_are_named_that_would_have_no_road(drawn: str, plot: str, walled_in: str) -> None:
    match = position(drawn)
    assert refusal(match, f"1 build black dome {plot}") == "no-walls-in"
    assert named(match, f"1 build black dome {plot}", "walled_in") == walled_in
    assert named(match, f"1 build black dome {plot}", "plot") == plot


@pytest.mark.parametrize(
    ("drawn", "others"),
    [
        (".  .\n.* .", "b1, a2, b2"),
        (".  #\n.* .", "b1, a2"),
        (".  .\n.* #", "b2"),
    ],
)
def test_the_plots_are_named_for_which_a_symbol_waits(drawn: str, others: str) -> None:
    match = position(drawn)
    assert refusal(match, "1 build red dome a1") == "no-symbol-plot"
    assert named(match, "1 build red dome a1", "others") == others
    assert named(match, "1 build red dome a1", "plot") == "a1"


def test_a_tower_among_the_first_two_is_told_the_colour_of_the_card_and_its_plots() -> None:
    match = position(CITY)
    assert refusal(match, "1 build green tower a2") == "no-first-two"
    assert named(match, "1 build green tower a2", "plot") == "a2"
    assert named(match, "1 build green tower a2", "card") == "a1, b1, a2, b2"
    assert "red" in said(match, "1 build green tower a2")


def test_a_dome_of_another_colour_is_told_where_its_own_can_be_built_on() -> None:
    match = position(CITY)
    homes = [f"{column}{row}" for row in range(1, 11) for column in "gh" if column == "h" or row % 2 == 0]
    assert refusal(match, "1 build black dome a2") == "no-dome-colour"
    assert named(match, "1 build black dome a2", "homes") == ", ".join(homes)
    assert named(match, "1 build black dome a2", "plot") == "a2"
    assert "black" in said(match, "1 build black dome a2")
    assert "red" in said(match, "1 build black dome a2")
    assert named(position(last_blue(a9=".")), "1 build blue dome f2", "homes") == "a9"


def test_a_dome_on_another_colour_is_told_the_card_that_has_fewer_than_two_buildings() -> None:
    match = position(last_blue(f1="k"), left=("b R", ""), strict="yes")
    for plot, card in (("e2", "e1, f1, e2, f2"), ("g2", "g1, h1, g2, h2")):
        assert refusal(match, f"1 build blue dome {plot}") == "no-foreign-dome"
        assert named(match, f"1 build blue dome {plot}", "card") == card


# --- Which reason comes first ---


@pytest.mark.parametrize(
    ("drawn", "line", "reason"),
    [
        ("#  .\n.  .", "1 build red tower a2", "no-such-piece"),
        ("#  .\n.  .", "1 build black dome b1", "no-parts-roads"),
        ("#  .  #  .\n.  .  #  #", "1 build black dome b1", "no-parts-roads"),
        (".* .\n#  #", "1 build black dome a2", "no-walls-in"),
        (".  .\n.* .", "1 build black dome a1", "no-symbol-plot"),
    ],
)
def test_pieces_come_before_roads_and_roads_before_buildings_symbols_and_colours(
    drawn: str, line: str, reason: str
) -> None:
    """On the red card a1 a black dome is not built either; in the third city b1 is the last road beside C1 as well."""
    match = position(f"{drawn} | r", left=("k", ""))
    assert refusal(match, line) == reason


# --- Capping ---


@pytest.mark.parametrize("plot", ["a1", "g2", "b2", "h10"])
def test_there_is_a_tower_where_a_cap_goes(plot: str) -> None:
    assert refusal(capping(), f"1 cap {plot}") == "no-tower"
    assert named(capping(), f"1 cap {plot}", "plot") == plot


@pytest.mark.parametrize("plot", ["c1", "e1"])
def test_a_tower_has_one_cap_whosever_it_is(plot: str) -> None:
    assert refusal(capping(), f"1 cap {plot}") == "no-tower-capped"
    assert named(capping(), f"1 cap {plot}", "plot") == plot


def test_a_tower_without_a_cap_meets_no_objection() -> None:
    assert refusal(capping(), "1 cap c4") == ""


# --- All of them ---


def test_every_reason_is_told_apart() -> None:
    assert len(set(GAME.objections)) == len(GAME.objections) == 20
