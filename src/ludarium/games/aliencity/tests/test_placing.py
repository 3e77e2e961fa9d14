"""The five rules of placing, one after the other, with the examples that the rulebook gives for them.

What rule 4 means for the roads has a file of its own.
"""

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.aliencity import city
from ludarium.games.aliencity.box import COLOUR_NAMES
from ludarium.games.aliencity.tests.pictures import (
    STRICT,
    last_blue,
    named,
    play,
    position,
    random_city,
    refusal,
    sites,
    stock,
    where,
)

TOWERS = {"red tower", "blue tower", "green tower"}
DOMES = {"red dome", "blue dome", "green dome", "black dome"}
every_building = pytest.mark.parametrize("building", sorted(TOWERS | DOMES))
every_colour = pytest.mark.parametrize("colour", COLOUR_NAMES)
coloured = pytest.mark.parametrize("colour", ["red", "blue", "green"])
every_option = pytest.mark.parametrize("strict", STRICT)

# What the rulebook says of the cards of its fourth figure.
FIGURE = """
    .   .   .   .   .   .   .   .   | b - - -
    .*  .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   | - k - -
    .   .   .   .   .   .   .   .
    .   .*  .   .   .   .   .   b   | r - - b
    .   .   .   .   .   .   B*  .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .
"""


def kinds(match: Match, plot: str) -> set[str]:
    """The buildings that seat 1 may build on a plot."""
    return {kind for kind in TOWERS | DOMES if plot in where(match, f"1 build {kind}")}


def sites_of(match: Match, colour: str) -> set[str]:
    """The plots of a colour on which, by the roads and the symbols, something may be built."""
    return sites(match) & named(city.plots(kit.plain(match.state).ground[COLOUR_NAMES.index(colour)]))


def card(colour: str, north: str, south: str) -> str:
    """A picture of the card c3 with a colour and these two rows of plots; there are roads around it."""
    sign = "k" if colour == "black" else colour[0]
    return f". . {north} | - {sign}\n. . {south}\n.\n."


# --- Who has which pieces ---


def test_black_has_3_domes_of_each_colour_and_2_red_3_blue_and_2_green_towers() -> None:
    assert stock(random_city(1), "1") == "2 R 3 B 2 G 3 r 3 b 3 g 3 k"


def test_white_has_as_many_but_3_red_towers_and_2_blue_ones() -> None:
    assert stock(random_city(1), "2") == "3 R 2 B 2 G 3 r 3 b 3 g 3 k"


def test_what_a_seat_builds_it_has_one_less_of_and_the_other_has_not() -> None:
    match = play(position(FIGURE), "1 build red dome a5")
    assert stock(match, "1") == "2 R 2 B 2 G 2 r 2 b 3 g 3 k"
    assert stock(match, "2") == stock(position(FIGURE), "2")


@every_building
def test_a_piece_that_is_used_up_is_not_built_though_the_other_seat_has_some(building: str) -> None:
    colour, form = building.split()
    sign = {"red": "r", "blue": "b", "green": "g", "black": "k"}[colour]
    sign = sign.upper() if form == "tower" else sign
    others = " ".join(other for other in "RBGrbgk" if other != sign)
    match = position(FIGURE, left=(others, sign))
    assert not where(match, f"1 build {building}")
    assert refusal(match, f"1 build {building} a6") == "no-such-piece"
    assert refusal(position(FIGURE), f"1 build {building} c8") != "no-such-piece"


# --- 1) One building on a plot, and up to four on a card ---


@every_building
@pytest.mark.parametrize("plot", ["g5", "h6"])
def test_a_plot_holds_one_building_tower_or_dome(building: str, plot: str) -> None:
    assert refusal(position(FIGURE), f"1 build {building} {plot}") == "no-plot-taken"


def test_a_card_may_hold_four_buildings() -> None:
    match = play(position(card("red", "r  .", "r  r*")), "1 build green tower d4")
    assert {"c3", "d3", "c4", "d4"} <= named(city.buildings(kit.plain(match.state)))


# --- 2) Domes and the colours of the cards ---


@every_colour
@every_option
def test_a_dome_is_built_on_every_plot_of_its_own_colour_and_on_no_other(colour: str, strict: str) -> None:
    match = random_city(3, strict)
    assert where(match, f"1 build {colour} dome") == sites_of(match, colour)
    assert len(sites_of(match, colour)) == 15


def test_on_the_red_card_a5_domes_are_red() -> None:
    assert kinds(position(FIGURE), "a6") & DOMES == {"red dome"}
    assert refusal(position(FIGURE), "1 build blue dome a6") == "no-dome-colour"


@every_colour
@pytest.mark.parametrize("lines", [(".  .", "*  ."), (".  .", "#* ."), ("#  .", "#* ."), ("#  .", "#* #")])
def test_however_many_buildings_a_card_has_its_domes_have_its_colour(colour: str, lines: tuple[str, str]) -> None:
    match = position(card(colour, *lines), left=("r b g k", ""))
    assert kinds(match, "d4") == {f"{colour} dome"}


def test_when_no_blue_plot_can_be_built_on_a_blue_dome_goes_on_any_other() -> None:
    match = position(last_blue())
    assert not sites_of(match, "blue")
    assert where(match, "1 build blue dome") == sites(match)
    assert all(sites_of(match, colour) for colour in ("red", "green", "black"))


def test_that_holds_for_the_domes_of_that_colour_alone() -> None:
    match = position(last_blue())
    for colour in ("red", "green", "black"):
        assert where(match, f"1 build {colour} dome") == sites_of(match, colour)


def test_as_long_as_one_blue_plot_can_be_built_on_a_blue_dome_goes_there() -> None:
    match = position(last_blue(a9="."))
    assert where(match, "1 build blue dome") == {"a9"}
    assert refusal(match, "1 build blue dome f1") == "no-dome-colour"


def test_a_plot_with_a_symbol_counts_as_well() -> None:
    match = position(last_blue(a9=".*"))
    assert where(match, "1 build blue dome") == {"a9"}


def test_after_the_last_blue_plot_the_next_blue_dome_goes_anywhere() -> None:
    match = play(position(last_blue(a9="."), left=("2 b", "b")), "1 build blue dome a9", "1 pass")
    assert where(match, "2 build blue dome") == sites(match)


# --- 3) The first two buildings of a card ---


@coloured
def test_the_first_building_of_a_card_has_its_colour(colour: str) -> None:
    assert kinds(position(card(colour, ".  .", ".* .")), "d4") == {f"{colour} tower", f"{colour} dome"}


@coloured
@pytest.mark.parametrize("first", "RBGrbgk")
def test_and_so_has_the_second_whatever_the_first_one_was(colour: str, first: str) -> None:
    match = position(card(colour, ".  .", f"{first}* ."))
    assert kinds(match, "d4") == {f"{colour} tower", f"{colour} dome"}
    assert refusal(match, f"1 build {'green' if colour == 'red' else 'red'} tower d4") == "no-first-two"


@coloured
@pytest.mark.parametrize("two", ["RB", "rR", "gk", "bb"])
def test_the_third_may_be_a_tower_of_any_colour_and_every_building_counts_for_the_first_two(
    colour: str, two: str
) -> None:
    match = position(card(colour, f"{two[0]}  .", f"{two[1]}* ."))
    assert kinds(match, "d4") == TOWERS | {f"{colour} dome"}


@coloured
def test_and_so_may_the_fourth(colour: str) -> None:
    assert kinds(position(card(colour, "r  .", "r* g")), "d4") == TOWERS | {f"{colour} dome"}


def test_a_card_is_not_opened_by_what_stands_on_others() -> None:
    match = position("""
        .   .   .   .   .
        .   .   k   .   .   | k r k
        .   k   .*  .   k
        .   .   .   k   .   | k k k""")
    assert kinds(match, "d4") == {"red tower", "red dome"}


def test_the_blue_plot_a9_is_empty_so_what_is_built_first_is_blue() -> None:
    assert kinds(position(FIGURE), "a10") == {"blue tower", "blue dome"}
    match = play(position(FIGURE), "1 build blue tower b9", "1 pass", "2 build black dome c8", "2 pass")
    assert kinds(match, "a10") == {"blue tower", "blue dome"}


def test_on_g6_with_two_blue_buildings_beside_it_a_tower_has_any_colour_and_a_dome_is_blue() -> None:
    assert kinds(position(FIGURE), "g6") == TOWERS | {"blue dome"}


@pytest.mark.parametrize("lines", [(".  .", ".* ."), (".  .", "k* ."), ("r  .", "k* ."), ("r  .", "k* k")])
@every_option
def test_on_black_cards_any_tower_is_built_at_any_time_and_black_domes(lines: tuple[str, str], strict: str) -> None:
    assert kinds(position(card("black", *lines), strict=strict), "d4") == TOWERS | {"black dome"}


def test_on_the_empty_black_card_c7_any_tower_is_built_and_black_domes() -> None:
    assert kinds(position(FIGURE), "c8") == TOWERS | {"black dome"}


# --- 3) and domes on other colours: our ruling, and the option ---

# The symbol of the card is under the first of its buildings.
E1_AND_F1 = ((".*", "."), ("k*", "."), ("k*", "G"))
other_ground = pytest.mark.parametrize("ground", ["red", "green", "black"])


def ground_at_e1(buildings: int, ground: str, strict: str) -> Match:
    """No blue plot can be built on, and the card with e1 has this colour and so many buildings."""
    e1, f1 = E1_AND_F1[buildings]
    drawn = last_blue(e1=e1, f1=f1, colours=f"b - {'k' if ground == 'black' else ground[0]} -")
    return position(drawn, left=("b R", ""), strict=strict)


@other_ground
@pytest.mark.parametrize("buildings", [0, 1, 2])
def test_a_dome_on_another_colour_may_be_the_first_or_second_building(ground: str, buildings: int) -> None:
    assert "e2" in where(ground_at_e1(buildings, ground, "no"), "1 build blue dome")


@other_ground
@pytest.mark.parametrize("buildings", [0, 1])
def test_with_the_option_it_may_be_neither_not_even_on_black_cards(ground: str, buildings: int) -> None:
    match = ground_at_e1(buildings, ground, "yes")
    assert "e2" in sites(match)
    assert refusal(match, "1 build blue dome e2") == "no-foreign-dome"


@other_ground
def test_with_the_option_it_may_be_the_third(ground: str) -> None:
    assert "e2" in where(ground_at_e1(2, ground, "yes"), "1 build blue dome")


@coloured
def test_with_the_option_a_dome_of_the_own_colour_may_be_the_first_or_second(colour: str) -> None:
    for lines in (".  .", ".* ."), (".  .", "k* ."):
        assert kinds(position(card(colour, *lines), strict="yes"), "d4") == {f"{colour} tower", f"{colour} dome"}


@every_option
def test_a_dome_of_another_colour_is_one_of_the_first_two_too(strict: str) -> None:
    assert kinds(position(card("red", "k  .", "r* ."), strict=strict), "d4") == TOWERS | {"red dome"}


def test_after_a_dome_of_another_colour_the_second_building_has_the_colour_of_the_other_ground() -> None:
    match = position(last_blue(colours="b - r -"), left=("b 3 R B G r g k", ""))
    play(match, "1 build blue dome f1", "1 pass")
    assert kinds(match, "f2") == {"red tower", "red dome"}


# --- 4) The roads ---


@every_building
def test_rule_4_asks_no_building_for_its_colour(building: str) -> None:
    match = position("""
        #   .   .
        .   .   .
        .   .   .   | k k k
        .   #   #   """)
    assert refusal(match, f"1 build {building} a2") == "no-parts-roads"
    assert refusal(position("#  ."), f"1 build {building} b2") != "no-parts-roads"


@every_building
def test_nor_where_a_last_road_would_be_taken_away(building: str) -> None:
    assert (
        refusal(
            position("""
        .   .
        #   #"""),
            f"1 build {building} a2",
        )
        == "no-walls-in"
    )


def test_a_cap_is_no_building_and_leaves_the_roads_alone() -> None:
    match = play(position(FIGURE), "1 build blue tower b9")
    before = sites(match)
    assert sites(play(match, "1 cap g5")) == before


# --- 5) The plots with symbols ---


@every_building
def test_a_plot_with_a_symbol_waits_while_another_plot_of_its_card_can_be_built_on(building: str) -> None:
    for lines in ((".  .", ".* ."), ("#  .", ".* ."), ("#  .", ".* #")):
        assert refusal(position(card("black", *lines)), f"1 build {building} c3") == "no-symbol-plot"


@pytest.mark.parametrize("symbol", ["c3", "d3", "c4", "d4"])
def test_it_may_be_any_of_the_four(symbol: str) -> None:
    signs = {plot: ".*" if plot == symbol else "." for plot in ("c3", "d3", "c4", "d4")}
    match = position(card("black", f"{signs['c4']} {signs['d4']}", f"{signs['c3']} {signs['d3']}"))
    assert sites(match) & set(signs) == set(signs) - {symbol}


def test_when_the_other_three_are_built_on_it_may_be_too() -> None:
    assert kinds(position(card("red", "r  .*", "r  r")), "d4") == TOWERS | {"red dome"}


def test_on_d5_with_a_symbol_one_may_build_because_rule_4_forbids_the_free_plot_d6() -> None:
    match = position("""
        .   .   .   #   .
        .   .   #   .   #
        .   .   #   .   .   | - k
        .   .   #   .*  .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .""")
    assert refusal(match, "1 build black dome d6") == "no-parts-roads"
    assert kinds(match, "d5") == TOWERS | {"black dome"}


def test_on_e4_with_a_symbol_one_may_build_because_the_free_plot_f4_is_a_last_road() -> None:
    match = position("""
        .   .   .   .   .*  .   .   | - - k
        .   .   .   .   #   #   #
        .   .   .   .   .   #   .
        .   .   .   .   .   .   .""")
    assert refusal(match, "1 build black dome f4") == "no-walls-in"
    assert "e4" in sites(match)
