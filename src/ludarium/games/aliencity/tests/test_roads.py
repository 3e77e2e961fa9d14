"""Rule 4 of placing: the roads stay one network, and every building keeps a road at one of its sides.

First cities drawn by hand; then random games, beside plain rules that know nothing of walls, narrows and sites.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.aliencity import city, rules
from ludarium.games.aliencity.box import BLACK, COLOUR_NAMES, DOME, PLOT_NAMES, PLOTS
from ludarium.games.aliencity.tests.pictures import (
    STRICT,
    picture,
    play,
    position,
    raise_building,
    random_game,
    refusal,
    to_build,
    verbs,
)
from ludarium.games.aliencity.words import KIND_NAMES, OBJECTIONS, WORDS

# --- Cities drawn by hand: `x` where a building would part the roads, `o` where it would take a last one away ---

BLACK_DOME = DOME + BLACK
MARKS = {"x": "no-parts-roads", "o": "no-walls-in"}


def marked(drawn: str) -> dict[str, str]:
    """The plots with marks, and what speaks against a building there."""
    lines = enumerate(reversed(drawn.strip().splitlines()), 1)
    signs = {
        f"{column}{row}": sign for row, line in lines for column, sign in zip("abcdefgh", line.split(), strict=False)
    }
    return {plot: MARKS[sign] for plot, sign in signs.items() if sign in MARKS}


def unmarked(drawn: str) -> Match:
    """The city without its marks; seat 1 has black domes to build."""
    return position(drawn.replace("x", ".").replace("o", "."), left=("2 k", ""))


def closed(match: Match) -> dict[str, str]:
    """The plots on which no building may rise because of the roads, and why."""
    reasons = {plot: refusal(match, f"1 build black dome {plot}") for plot in PLOT_NAMES}
    return {plot: reason for plot, reason in reasons.items() if reason in MARKS.values()}


def fits(drawn: str) -> bool:
    """Whether the marked plots are those on which no building may rise, and no others are."""
    return closed(unmarked(drawn)) == marked(drawn)


def test_nothing_speaks_against_the_first_building() -> None:
    assert fits(".")


def test_one_building_is_in_nobodys_way_not_even_in_a_corner_of_the_city() -> None:
    assert fits("#")
    assert fits("""
        .  .  .
        .  #  .
        .  .  .""")


# --- The roads are one network ---


def test_a_corner_of_the_city_is_not_cut_off_by_buildings_that_touch_corner_to_corner() -> None:
    assert fits("""
        #  .
        .  x""")
    assert fits("""
        #  .  .  .
        .  #  .  .
        x  .  #  .
        .  x  x  x""")


@pytest.mark.parametrize(("built", "closing"), [("a2", "b1"), ("g1", "h2"), ("a9", "b10"), ("g10", "h9")])
def test_no_corner_of_the_city_is_cut_off(built: str, closing: str) -> None:
    match = position()
    raise_building(match, BLACK_DOME, PLOT_NAMES.index(built))
    assert closed(to_build(match, "1")) == {closing: "no-parts-roads"}


def test_a_row_of_buildings_does_not_reach_from_edge_to_edge() -> None:
    assert fits("""
        .  .  .  .  .  .  .  .
        .  .  .  .  x  .  .  .
        #  #  #  #  x  #  #  #
        .  .  .  .  x  .  .  .
        .  .  .  .  .  .  .  .""")


def test_nor_does_a_row_in_which_only_corners_touch() -> None:
    assert fits("""
        x  .  x  .  x  .  x  .
        .  #  .  #  x  #  .  #
        #  .  #  .  x  .  #  .
        .  x  .  .  .  .  .  x
        .  .  .  .  .  .  .  .""")


def test_a_column_of_buildings_does_not_reach_from_edge_to_edge() -> None:
    assert fits("""
        .  .  .  #
        .  .  .  #
        .  .  .  #
        .  .  .  #
        .  .  .  #
        .  .  x  x  x
        .  .  .  #
        .  .  .  #
        .  .  .  #
        .  .  .  #""")


def test_where_two_buildings_are_missing_in_a_row_one_may_rise() -> None:
    assert fits("""
        .  .  .  .  .  .  .  .
        #  #  #  .  .  #  #  #
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .""")


def test_a_ring_is_not_closed_around_one_plot() -> None:
    assert fits("""
        .  .  .  .  .
        .  .  #  .  .
        .  #  .  #  .
        .  .  x  .  .
        .  .  .  .  .""")


def test_a_ring_is_not_closed_around_many_plots_nor_is_the_way_to_its_gate() -> None:
    assert fits("""
        .  .  .  .  .  .  .
        .  .  #  #  #  .  .
        .  #  .  .  .  #  .
        .  #  .  x  .  #  .
        .  .  #  x  #  .  .
        .  .  .  x  .  .  .
        .  .  .  .  .  .  .""")


def test_a_wide_gate_may_be_narrowed() -> None:
    assert fits("""
        .  .  .  .  .  .  .
        .  .  #  #  #  .  .
        .  #  .  .  .  #  .
        .  #  .  .  .  #  .
        .  .  #  .  .  #  .
        .  .  .  .  .  .  .""")


def test_only_the_end_of_a_blind_alley_may_be_built_on() -> None:
    assert fits("""
        .  .  #  .  .
        .  #  .  #  .
        .  #  x  #  .
        .  #  x  #  .
        .  .  x  .  .
        .  .  .  .  .""")


def test_two_walls_may_be_joined_when_neither_reaches_the_edge_of_the_city() -> None:
    assert fits("""
        .  .  .  .  .  .  .
        .  #  #  .  .  .  .
        .  .  .  .  #  #  .
        .  .  .  .  .  .  .""")


def test_the_edge_of_the_city_is_a_wall_that_joins_two_others() -> None:
    assert fits("""
        .  .  .  .  .  .  .  .
        #  #  x  .  .  .  .  .
        .  .  x  #  #  #  #  #
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .""")


def test_the_north_and_the_south_edge_are_the_same_wall() -> None:
    assert fits("""
        .  .  .  #  .  .  .  .
        .  .  .  #  .  .  .  .
        .  .  .  #  .  .  .  .
        .  .  .  #  .  .  .  .
        .  .  .  x  x  .  .  .
        .  .  .  .  #  .  .  .
        .  .  .  .  #  .  .  .
        .  .  .  .  #  .  .  .
        .  .  .  .  #  .  .  .
        .  .  .  .  #  .  .  .""")


def test_a_plot_between_two_walls_looks_narrow_but_its_roads_meet_elsewhere() -> None:
    assert fits("""
        .  .  .  .  .  .
        .  #  .  #  .  .
        .  #  .  #  .  .
        .  #  .  #  .  .
        .  .  .  .  .  .""")


def test_a_crossroads_may_be_built_on_when_its_roads_meet_elsewhere() -> None:
    assert fits("""
        .  .  .  .  .
        .  #  .  #  .
        .  .  .  .  .
        .  #  .  #  .
        .  .  .  .  .""")


# --- Every building has a road at one of its sides ---


def test_a_building_in_a_corner_of_the_city_keeps_its_last_road() -> None:
    assert fits("""
        .  .
        o  .
        #  #""")


def test_a_building_at_the_edge_of_the_city_keeps_its_last_road() -> None:
    assert fits("""
        #  .  .
        #  o  .
        #  .  .
        .  .  .
        .  .  .""")


def test_a_building_among_others_keeps_its_last_road() -> None:
    assert fits("""
        .  .  .  .  .
        .  .  o  .  .
        .  #  #  #  .
        .  .  #  .  .
        .  .  .  .  .""")


def test_a_plot_may_be_the_last_road_of_several_buildings() -> None:
    assert fits("""
        #  .  #  .  .
        #  o  #  #  .
        #  .  #  .  .
        .  .  .  .  .
        .  .  .  .  .""")


def test_one_side_is_enough_for_a_new_building_and_stays_a_road_then() -> None:
    drawn = """
        .  .  #  .   | - k
        .  x  .  #
        .  .  #  .
        .  .  .  ."""
    assert fits(drawn)
    assert closed(play(unmarked(drawn), "1 build black dome c3")) == {"b3": "no-walls-in"}


def test_roads_count_by_sides_not_by_corners() -> None:
    """After H3 of the rulebook's fourth figure, the tower on H4 would have roads at its corners alone."""
    assert fits("""
        .  .  .  .  .  .  .  #
        .  .  .  .  .  .  #  #
        .  .  .  .  .  .  .  o
        .  .  .  .  .  .  .  .""")


# --- Plain rules ---

EVERY = frozenset((column, row) for row in range(10) for column in range(8))
Plot = tuple[int, int]


def by_sides(plot: Plot) -> frozenset[Plot]:
    """The plots at the four sides of a plot."""
    column, row = plot
    return EVERY & {(column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row)}


def on_card(plot: Plot) -> frozenset[Plot]:
    """The four plots of the card that a plot is on."""
    west, south = plot[0] - plot[0] % 2, plot[1] - plot[1] % 2
    return frozenset((column, row) for column in (west, west + 1) for row in (south, south + 1))


SIDES = {plot: by_sides(plot) for plot in EVERY}
ON_CARD = {plot: on_card(plot) for plot in EVERY}


def place(plot: int) -> Plot:
    """The column and the row of a plot, from its name."""
    return "abcdefgh".index(PLOT_NAMES[plot][0]), int(PLOT_NAMES[plot][1:]) - 1


def in_one_piece(roads: frozenset[Plot]) -> bool:
    """Whether one can walk from each road to each other."""
    found = edge = {next(iter(roads))}
    while edge:
        edge = {near for plot in edge for near in SIDES[plot] if near in roads and near not in found}
        found = found | edge
    return len(found) == len(roads)


@dataclass(frozen=True)
class PlainRules:
    """What may rise where, by the five rules as they are printed, from nothing but what lies on the table."""

    ground: dict[Plot, str]
    symbols: frozenset[Plot]
    stands: dict[Plot, int]
    strict: bool

    @cached_property
    def roads(self) -> frozenset[Plot]:
        return EVERY - self.stands.keys()

    def against_road(self, plot: Plot) -> str:
        """What rule 1 or 4 says against any building on a plot."""
        if plot in self.stands:
            return "no-plot-taken"
        roads = self.roads - {plot}
        if not in_one_piece(roads):
            return "no-parts-roads"
        return "" if all(SIDES[building] & roads for building in {plot, *self.stands}) else "no-walls-in"

    @cached_property
    def on_roads(self) -> dict[Plot, str]:
        """The same of every plot."""
        return {plot: self.against_road(plot) for plot in EVERY}

    @cached_property
    def on_any(self) -> dict[Plot, str]:
        """What rules 1, 4 and 5 say of every plot."""
        return {plot: reason or self.against_symbol(plot) for plot, reason in self.on_roads.items()}

    def against_symbol(self, plot: Plot) -> str:
        """Rule 5: the plot with the symbol comes last."""
        others = plot in self.symbols and any(not self.on_roads[other] for other in ON_CARD[plot] - {plot})
        return "no-symbol-plot" if others else ""

    @cached_property
    def colours_left(self) -> set[str]:
        """The colours of the plots that can be built on."""
        return {self.ground[plot] for plot, reason in self.on_any.items() if not reason}

    def against(self, name: str, plot: Plot) -> str:
        """The first rule against a building on a plot."""
        if self.on_any[plot]:
            return self.on_any[plot]
        colour, form = name.split()
        return self.against_tower(colour, plot) if form == "tower" else self.against_dome(colour, plot)

    def against_tower(self, colour: str, plot: Plot) -> str:
        """Rule 3."""
        free = self.buildings(plot) >= 2 or self.ground[plot] in (colour, "black")
        return "" if free else "no-first-two"

    def against_dome(self, colour: str, plot: Plot) -> str:
        """Rule 2."""
        if self.ground[plot] == colour:
            return ""
        if colour in self.colours_left:
            return "no-dome-colour"
        return "no-foreign-dome" if self.strict and self.buildings(plot) < 2 else ""

    def buildings(self, plot: Plot) -> int:
        """How many buildings stand on the card of a plot."""
        return len(ON_CARD[plot] & self.stands.keys())


def plain_rules(match: Match) -> PlainRules:
    """The plain rules for the city of a match."""
    table = kit.plain(match.state)
    return PlainRules(
        {place(plot): COLOUR_NAMES[colour] for plot, colour in city.colours(table).items()},
        frozenset(place(plot) for plot in city.plots(table.symbols)),
        {place(plot): kind for plot, kind in city.buildings(table).items()},
        match.options["strict-first-two"] == "yes",
    )


def allowed(match: Match, seat: str) -> set[str]:
    """What a seat may build by the plain rules."""
    plain, pieces = plain_rules(match), kit.plain(match.state).stocks[int(seat) - 1].pieces
    return {
        f"build {kind} {PLOT_NAMES[plot]}"
        for kind, left in zip(KIND_NAMES, pieces, strict=True)
        for plot in range(PLOTS)
        if left and not plain.against(kind, place(plot))
    }


# --- Both sorts of rules in random games ---

GAMES = 30
# The reasons take longer, so they are asked at some of the positions.
ASKED = 10
every_option = pytest.mark.parametrize("strict", STRICT)


def turns(strict: str) -> Iterator[tuple[Match, str]]:
    """Every position of some games in which a seat is to build, and the seat."""
    for number in range(GAMES):
        for match in random_game(number, strict):
            if verbs(match) == {"build"}:
                yield match, match.waiting()[0]


def reasons(match: Match, seat: str) -> dict[str, str]:
    """What the rules say against each building of a seat, by its words."""
    numbers = range(rules.BUILD, rules.CAP)
    return {WORDS[n]: OBJECTIONS[int(rules.objection(match.state, int(seat) - 1, n))] for n in numbers}


def plain_reasons(match: Match, seat: str) -> dict[str, str]:
    """The same by the plain rules."""
    plain, pieces = plain_rules(match), kit.plain(match.state).stocks[int(seat) - 1].pieces
    return {
        f"build {name} {PLOT_NAMES[plot]}": plain.against(name, place(plot)) if left else "no-such-piece"
        for name, left in zip(KIND_NAMES, pieces, strict=True)
        for plot in range(PLOTS)
    }


@every_option
def test_what_may_be_built_is_what_the_five_rules_allow_plainly(strict: str) -> None:
    positions = 0
    for match, seat in turns(strict):
        assert set(match.moves(seat)) == allowed(match, seat), picture(match)
        positions += 1
    assert positions > 30 * GAMES


@every_option
def test_what_may_not_be_built_has_the_reason_that_the_five_rules_give(strict: str) -> None:
    given: set[str] = set()
    for match, seat in islice(turns(strict), 0, None, ASKED):
        expected = plain_reasons(match, seat)
        assert reasons(match, seat) == expected, picture(match)
        given |= set(expected.values())
    always = {"", "no-such-piece", "no-plot-taken", *MARKS.values(), "no-symbol-plot", "no-first-two", "no-dome-colour"}
    assert given == (always | {"no-foreign-dome"} if strict == "yes" else always)
