"""The worked examples of the rulebook of Alien City, in its order.

Its figures are pictures of which we have only the text; here are cities in which all that the text names lies where it
says. What the rulebook says without an example has its tests elsewhere: the course of the game in `test_turns`, rules
of placing in `test_placing` and `test_roads`, the score in `test_score`. `rulebook.md` tells which examples have slips.
"""

import pytest

from ludarium.core.game import Match
from ludarium.games.aliencity.tests.pictures import ended, play, position, refusal, where

TOWERS = {"red tower", "blue tower", "green tower"}
DOMES = {"red dome", "blue dome", "green dome", "black dome"}

# --- Placing: examples of the rules, from the fourth figure ---

FIGURE_4 = """
    .   .   .   .   .   .   .   .   | b - - -
    .*  .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   | - k - -
    .   .   .   .   .   .   .   .
    .   .*  g   .   k   .   .   .   | r g - b
    .   .   G   .*  R   .   b   B*
    .   .   .   k   .*  .   g   G*  | - - g g
    .   .   .   .   G   g   .   .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .
"""


def fourth_figure() -> Match:
    """That city, with two of each piece left for each seat."""
    return position(FIGURE_4, left=["2 R 2 B 2 G 2 r 2 b 2 g 2 k"] * 2)


def possible(match: Match, plot: str) -> set[str]:
    """The buildings that seat 1 may build on a plot."""
    return {kind for kind in TOWERS | DOMES if plot in where(match, f"1 build {kind}")}


def test_2_the_plots_of_card_a5_are_red_as_its_symbol_on_b6_says_and_so_are_their_domes() -> None:
    match = fourth_figure()
    assert [possible(match, plot) & DOMES for plot in ("a5", "a6", "b5")] == [{"red dome"}] * 3
    assert refusal(match, "1 build blue dome a6") == "no-dome-colour"


def test_3_the_empty_card_a9_is_blue_so_its_first_two_buildings_are() -> None:
    match = fourth_figure()
    for plot in ("a10", "b9", "b10"):
        assert possible(match, plot) == {"blue tower", "blue dome"}
    play(match, "1 build blue tower a10", "1 pass", "2 build blue dome b9", "2 pass")
    assert possible(match, "b10") == {*TOWERS, "blue dome"}


def test_3_on_g6_of_a_blue_card_with_two_buildings_any_tower_is_built_or_a_blue_dome() -> None:
    assert possible(fourth_figure(), "g6") == {*TOWERS, "blue dome"}


@pytest.mark.parametrize("plot", ["c8", "d8"])
def test_3_on_the_empty_black_card_c7_any_tower_is_built_or_a_black_dome(plot: str) -> None:
    assert possible(fourth_figure(), plot) == {*TOWERS, "black dome"}


def test_4_on_g3_a_tower_is_built_or_a_green_dome_and_then_nothing_on_h3_the_road_of_the_tower_on_h4() -> None:
    match = fourth_figure()
    assert possible(match, "g3") == {*TOWERS, "green dome"}
    play(match, "1 build green dome g3", "1 pass")
    assert refusal(match, "2 build green dome h3") == "no-walls-in"


def test_5_on_a9_with_the_symbol_nothing_is_built_while_other_plots_of_its_card_are_free() -> None:
    match = fourth_figure()
    assert possible(match, "a9") == set()
    assert refusal(match, "1 build blue dome a9") == "no-symbol-plot"


def test_5_on_d5_with_the_symbol_one_may_build_for_on_d6_a_building_would_part_the_roads() -> None:
    match = fourth_figure()
    assert refusal(match, "1 build green dome d6") == "no-parts-roads"
    assert possible(match, "d5") == {*TOWERS, "green dome"}


# --- The score: the example of a bonus ---


def test_a_red_tower_with_a_cap_three_steps_from_a_green_one_without_brings_a_bonus_of_four() -> None:
    match = ended("G . . . R1")
    assert match.details("1")["bonus a1 red"] == 10 - 2 * 3 == 4


# --- The score: the example of the fifth figure ---

# White, seat 2, has A on c9, B on f9 and C on e3; black, seat 1, has D on g7, E on e5 and F on h4.
FIGURE_5 = """
    B   .   .   r   .   .   .   r
    b   .   R2  r   .   B2  .   r
    b   .   k   .   .   g   .   .
    .   .   .   .   g   .   R1  .
    R   .   g   .   k   .   .   .
    R   .   G   .   R1  .   b   B
    G   .   k   k   .   .   g   G1
    g   .   .   k   G2  g   b   .
    B   .   B   r   k   b   b   .
    r   .   .   .   .   .   .   .
"""


@pytest.mark.parametrize(
    ("tower", "seat", "customers", "competition"),
    [
        pytest.param("c9", "2", 4, 4, id="A"),
        pytest.param("f9", "2", 7, 5, id="B"),
        pytest.param("e3", "2", 2, 19, id="C"),
        pytest.param("g7", "1", 6, 3, id="D"),
        pytest.param("e5", "1", 8, 3, id="E"),
        pytest.param("h4", "1", 2, 12, id="F"),
    ],
)
def test_each_tower_has_so_many_customers_and_its_competition_is_so_far(
    tower: str, seat: str, customers: int, competition: int
) -> None:
    match = ended(FIGURE_5)
    said = match.line(f"tower {tower}").arguments
    assert (said["customers"], said["competition"]) == (customers, competition)
    assert match.details(seat)[f"tower {tower}"] == customers * competition


def test_white_has_16_and_35_and_38_for_towers() -> None:
    assert ended(FIGURE_5).details("2") == {"tower c9": 16, "tower f9": 35, "tower e3": 38}


def test_black_has_18_and_24_and_24_for_towers() -> None:
    assert ended(FIGURE_5).details("1") == {"tower g7": 18, "tower e5": 24, "tower h4": 24}


def test_nobody_has_a_bonus_for_beside_c5_two_red_towers_are_equally_near_and_black_owns_but_one() -> None:
    assert [ended(FIGURE_5).sheet(seat)["bonus"] for seat in ("1", "2")] == [0, 0]


def test_with_both_of_them_or_without_the_other_one_black_would_have_eight() -> None:
    both = FIGURE_5.replace("R   .   G ", "R1  .   G ").replace("G1", "G ")
    assert ended(both).details("1")["bonus c5 red"] == 8
    alone = FIGURE_5.replace("R   .   G ", ".   .   G ")
    assert ended(alone).details("1")["bonus c5 red"] == 10 - 2 * 1 == 8


def test_white_wins_by_89_to_66() -> None:
    match = ended(FIGURE_5)
    assert match.scores() == [66, 89]
    assert match.winners() == ["2"]
