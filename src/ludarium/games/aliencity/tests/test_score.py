"""The score of Alien City: distances, capped towers, bonuses and who wins, by hand and beside a plain recomputation."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.texts import LANGUAGES
from ludarium.games.aliencity import city, rules
from ludarium.games.aliencity.box import KINDS, PLOT_NAMES
from ludarium.games.aliencity.tests.pictures import SIGNS, STRICT, ended, picture, play, position, random_game
from ludarium.games.aliencity.words import piece

# --- Asking ---


def kind_on(match: Match, plot: str) -> int:
    """The kind of building that stands on a plot."""
    return city.buildings(kit.plain(match.state))[PLOT_NAMES.index(plot)]


def customers(drawn: str, plot: str) -> int:
    """The customers of the tower on a plot."""
    match = ended(drawn)
    return int(rules.customers(match.state, PLOT_NAMES.index(plot), kind_on(match, plot)))


def competition(drawn: str, plot: str) -> int:
    """The distance from the tower on a plot to its competition."""
    match = ended(drawn)
    return int(rules.competition(match.state, PLOT_NAMES.index(plot), kind_on(match, plot)))


def points(drawn: str, line: str) -> list[int]:
    """What a line of the score sheet brings seat 1 and seat 2."""
    match = ended(drawn)
    return [match.sheet(seat)[line] for seat in match.seats]


def towers(drawn: str) -> list[int]:
    """What the capped towers bring seat 1 and seat 2."""
    return points(drawn, "towers")


def bonuses(drawn: str) -> list[int]:
    """What the uncapped green towers pay seat 1 and seat 2."""
    return points(drawn, "bonus")


# --- Distances: steps along the roads, from a road beside one building to a road beside the other ---


@pytest.mark.parametrize("distance", range(1, 7))
def test_the_roads_between_two_buildings_are_counted_and_the_buildings_are_not(distance: int) -> None:
    drawn = f"R {'. ' * distance} R"
    assert competition(drawn, "a1") == competition(drawn, "abcdefgh"[distance + 1] + "1") == distance


@pytest.mark.parametrize("distance", range(1, 9))
def test_from_the_south_to_the_north_and_back_it_is_the_same(distance: int) -> None:
    drawn = "\n".join(["R", *["."] * distance, "R"])
    assert competition(drawn, "a1") == competition(drawn, f"a{distance + 2}") == distance


def test_two_buildings_beside_one_road_are_one_step_apart_also_round_a_corner() -> None:
    assert competition("R . R", "a1") == 1
    round_a_corner = """
        .  R
        R  ."""
    assert competition(round_a_corner, "a1") == 1


def test_buildings_that_touch_are_not_nearer_for_that() -> None:
    assert competition("R R", "a1") == 2


def test_buildings_that_touch_may_be_far_apart_when_they_stand_at_different_roads() -> None:
    drawn = """
        .  .  .  .  .  .  .  .
        R  k  k  k  b  b  b  .
        R  g  g  g  r  r  r  .
        .  .  .  .  .  .  .  ."""
    assert competition(drawn, "a3") == competition(drawn, "a2") == 8 + 2 + 8


def test_the_shortest_of_several_ways_counts() -> None:
    drawn = """
        .  .  .  .  .
        .  g  g  .  .
        R  b  .  k  R
        .  .  .  .  ."""
    assert competition(drawn, "a2") == 5


def test_a_long_way_leads_to_and_fro_through_the_whole_city() -> None:
    drawn = """
        R  .  .  .  .  .  .  .
        k  k  k  k  k  k  g  .
        .  .  .  .  .  .  .  .
        .  g  g  g  g  g  b  b
        .  .  .  .  .  .  .  .
        b  b  b  b  r  r  r  .
        R  .  .  .  .  .  .  ."""
    assert competition(drawn, "a1") == competition(drawn, "a7") == 7 + 1 + 8 + 1 + 8 + 1 + 7


# --- Customers: buildings of other colours, one or two steps away ---


@pytest.mark.parametrize("building", "BGbgk")
def test_customers_are_towers_and_domes_of_all_other_colours_black_ones_too(building: str) -> None:
    assert customers(f"R . {building}", "a1") == 1


@pytest.mark.parametrize(("tower", "dome"), [("R", "r"), ("B", "b"), ("G", "g")])
def test_towers_and_domes_of_the_own_colour_are_no_customers(tower: str, dome: str) -> None:
    assert customers(f"{tower} . {tower}", "a1") == 0
    assert {sign: customers(f"{tower} . {sign}", "a1") for sign in "rbgk"} == {sign: sign != dome for sign in "rbgk"}


@pytest.mark.parametrize(("distance", "count"), [(1, 1), (2, 1), (3, 0), (4, 0)])
def test_customers_are_one_or_two_steps_away_and_no_more(distance: int, count: int) -> None:
    assert customers(f"R {'. ' * distance} k", "a1") == count
    assert customers("\n".join(["k", *["."] * distance, "R"]), "a1") == count


@pytest.mark.parametrize("other", ["B", "B1", "B2"])
def test_a_tower_is_a_customer_capped_or_not_and_whoever_owns_it(other: str) -> None:
    assert customers(f"R1 . {other}", "a1") == 1


def test_a_building_that_several_ways_lead_to_is_one_customer() -> None:
    drawn = """
        .  .  .
        .  k  .
        R  .  ."""
    assert customers(drawn, "a1") == 1


def test_customers_on_all_sides_are_counted() -> None:
    drawn = """
        .  .  .  B  .
        g  b  .  k  .
        .  .  R  .  .
        .  r  .  g  k
        .  .  .  .  ."""
    assert customers(drawn, "c3") == 6


@pytest.mark.parametrize("south", range(6))
def test_customers_to_the_north_and_to_the_south_are_counted_wherever_the_tower_stands(south: int) -> None:
    rows = ["k  .  g", ".  .  .", "B  .  .", ".  .  b", "k  .  g", *["."] * south]
    assert customers("\n".join(rows), f"a{south + 3}") == 2


def test_a_building_that_touches_a_tower_but_stands_at_other_roads_is_no_customer() -> None:
    drawn = """
        .  g  k  .
        k  B  .  .
        .  r  .  .
        .  .  .  ."""
    assert customers(drawn, "b3") == 2


# --- The competition: the nearest other tower of the colour ---


@pytest.mark.parametrize("other", ["B", "B1", "B2"])
def test_the_competition_is_another_tower_of_the_colour_capped_or_not_and_whoever_owns_it(other: str) -> None:
    assert competition(f"B1 . . {other}", "a1") == 2


@pytest.mark.parametrize("other", "RGrbgk")
def test_towers_of_other_colours_and_domes_are_no_competition_and_no_way_leads_through_them(other: str) -> None:
    assert competition(f"B . {other} . B", "a1") == 5


def test_the_nearest_tower_of_the_colour_is_the_competition_the_others_do_not_matter() -> None:
    drawn = """
        R  .  .  .  .  .  .  R
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        R  .  .  .  .  .  R  ."""
    assert [competition(drawn, plot) for plot in ("a1", "g1", "a4", "h4")] == [2, 3, 2, 3]


def test_a_tower_that_is_alone_in_its_colour_has_no_competition_and_no_points() -> None:
    drawn = "R1 . k . B . G"
    assert (customers(drawn, "a1"), competition(drawn, "a1"), towers(drawn)) == (1, 0, [0, 0])


# --- The points of the towers ---


@pytest.mark.parametrize(("north", "product"), [("", 0), (". k", 1 * 3), (". k b", 2 * 3), ("k . b g", 2 * 3)])
def test_a_capped_tower_brings_its_customers_times_the_distance_to_its_competition(north: str, product: int) -> None:
    assert towers(f"{north}\nR1 . . . R" if north else "R1 . . . R") == [product, 0]


def test_it_brings_them_to_the_seat_whose_cap_it_has_and_to_nobody_without_a_cap() -> None:
    drawn = """
        .  k  b  .
        R{}  .  .  .  R"""
    assert [towers(drawn.format(cap)) for cap in ("1", "2", "")] == [[6, 0], [0, 6], [0, 0]]


def test_all_towers_of_a_seat_count_and_each_by_itself() -> None:
    drawn = """
        .   k   b   .
        R1  .   .   .   R2  .   .   R1"""
    assert [competition(drawn, plot) for plot in ("a1", "e1", "h1")] == [3, 2, 2]
    assert [customers(drawn, plot) for plot in ("a1", "e1", "h1")] == [2, 1, 0]
    assert towers(drawn) == [2 * 3 + 0 * 2, 1 * 2]


@pytest.mark.parametrize("south", range(8))
def test_it_is_the_same_wherever_the_towers_stand(south: int) -> None:
    assert towers("\n".join([".  k  b", "R1 .  .  .  R", *["."] * south])) == [6, 0]


# --- The bonuses of green towers without a cap ---


@pytest.mark.parametrize("sign", "RB")
@pytest.mark.parametrize(("distance", "bonus"), [(1, 8), (2, 6), (3, 4), (4, 2), (5, 0), (6, 0)])
def test_a_green_tower_pays_the_owner_of_the_nearest_red_or_blue_tower_ten_less_twice_the_distance(
    sign: str, distance: int, bonus: int
) -> None:
    assert bonuses(f"G {'. ' * distance} {sign}1") == [bonus, 0]
    assert bonuses(f"{sign}2 {'. ' * distance} G") == [0, bonus]


def test_it_pays_for_the_nearest_red_and_for_the_nearest_blue_tower_and_may_pay_both_to_one_seat() -> None:
    assert bonuses("R1 . G . . B2") == [8, 6]
    assert bonuses("R2 . G . . B2") == [0, 8 + 6]


def test_a_green_tower_with_a_cap_pays_nothing() -> None:
    assert bonuses("R1 . G1") == bonuses("R1 . G2") == [0, 0]


def test_nothing_is_paid_for_a_nearest_tower_without_a_cap_nor_for_the_next_one() -> None:
    assert bonuses("R . G") == [0, 0]
    assert bonuses("R . G . . R1") == [0, 0]
    assert bonuses("R . G . . B2") == [0, 6]


def test_only_the_nearest_counts_when_another_one_is_further_away() -> None:
    assert bonuses("R1 . G . . R2") == [8, 0]
    assert bonuses("R1 . . G . R2") == [0, 8]


def test_several_that_are_equally_near_pay_nothing_unless_they_have_one_owner() -> None:
    assert bonuses("R1 . G . R2") == [0, 0]
    assert bonuses("R1 . G . R") == [0, 0]
    assert bonuses("R . G . R2") == [0, 0]


AROUND = """
    .   .   {}
    .   .   .
    {}  .   G   .   {}"""


def test_several_that_are_equally_near_and_have_one_owner_pay_once() -> None:
    assert bonuses("R1 . G . R1") == [8, 0]
    assert bonuses(AROUND.format("B2", "B2", "B2")) == [0, 8]


@pytest.mark.parametrize("caps", [("B1", "B2", "B2"), ("B2", "B", "B2"), ("B2", "B2", "B1")])
def test_one_of_another_owner_or_of_nobody_is_enough_wherever_it_stands(caps: tuple[str, ...]) -> None:
    assert bonuses(AROUND.format(*caps)) == [0, 0]


@pytest.mark.parametrize("south", range(6))
def test_those_to_the_north_and_to_the_south_are_equally_near_wherever_the_green_tower_stands(south: int) -> None:
    drawn = "\n".join(["B{}", ".", "G", ".", "B{}", *["."] * south])
    assert bonuses(drawn.format("1", "1")) == [8, 0]
    assert bonuses(drawn.format("1", "2")) == bonuses(drawn.format("", "1")) == bonuses(drawn.format("1", "")) == [0, 0]


def test_two_red_towers_equally_near_do_not_keep_the_blue_one_from_being_paid_for() -> None:
    drawn = """
        .   .   B2
        .   .   .
        R1  .   G   .   R2"""
    assert bonuses(drawn) == [0, 8]


def test_every_green_tower_without_a_cap_pays() -> None:
    assert bonuses("G . R1 . . G") == [8 + 6, 0]
    assert bonuses("G . R1 . . G2") == [8, 0]


def test_domes_neither_pay_nor_are_paid_for() -> None:
    assert bonuses("g . R1") == [0, 0]
    red_dome_nearer = """
        .  r
        G  .  .  R1"""
    assert bonuses(red_dome_nearer) == [6, 0]


def test_the_distance_of_a_bonus_goes_along_the_roads() -> None:
    drawn = """
        .   .   .   .
        R1  g   b   .
        G   g   b   .
        .   .   .   ."""
    assert bonuses(drawn) == [0, 0]


# --- Totals, and who wins ---


def test_the_total_is_the_sum_of_towers_and_bonuses() -> None:
    drawn = """
        .   k   .   .   .
        R   .   .   .   R1  .   G"""
    assert [list(sheet.values()) for sheet in ended(drawn).sheets().values()] == [[1 * 3, 8, 3 + 8], [0, 0, 0]]


def test_the_most_points_win() -> None:
    assert ended("R1 . G . . B2").winners() == ["1"]
    assert ended("R1 . . G . B2").winners() == ["2"]


def test_equal_points_are_a_draw_and_both_have_won() -> None:
    match = ended("R1 . G . B2")
    assert match.scores() == [8, 8]
    assert match.winners() == ["1", "2"]


def test_without_any_points_both_have_won() -> None:
    assert ended(".").winners() == ["1", "2"]


def test_nobody_has_won_before_the_end() -> None:
    assert position("R1 . G . . B2").winners() == []


def test_the_sheet_tells_at_any_time_what_the_city_is_worth_as_it_stands() -> None:
    match = position("R1 . . . R | k")
    assert match.scores() == [0, 0]
    assert play(match, "1 build black dome b2").scores() == [3, 0]


# --- Beside the sheet: each capped tower, and each bonus ---

SHOWN = """
    .   k   b   .   .   .   .
    R1  .   .   .   R2  .   G   .
    .   .   .   .   .   .   .   .
    .   .   .   .   .   .   B1  """


def test_every_capped_tower_and_every_bonus_stands_beside_the_sheet_of_its_seat() -> None:
    match = ended(SHOWN)
    assert match.details("1") == {"tower g1": 0, "tower a3": 2 * 3, "bonus g3 blue": 8}
    assert match.details("2") == {"tower e3": 2 * 3, "bonus g3 red": 8}
    assert [sum(match.details(seat).values()) for seat in match.seats] == match.scores()


def test_a_bonus_of_nothing_is_not_told_but_a_tower_that_brings_nothing_is() -> None:
    assert ended("R1 . . . . . G").details("1") == {"tower a1": 0}


def test_nothing_stands_beside_the_sheet_without_a_cap() -> None:
    assert ended("R . G . B").details("1") == {}


def test_a_line_says_how_a_tower_comes_to_its_points_and_what_a_bonus_is_for() -> None:
    match = ended(SHOWN)
    tower, bonus = match.line("tower a3"), match.line("bonus g3 red")
    assert {"plot": "a3", "customers": 2, "competition": 3}.items() <= tower.arguments.items()
    assert {"plot": "g3", "distance": 1}.items() <= bonus.arguments.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_these_lines_are_said_in_every_language(language: str) -> None:
    match = ended(SHOWN)
    tower, bonus = match.line("tower a3").say(language), match.line("bonus g3 blue").say(language)
    assert all(part in tower for part in ("a3", "2", "3", piece(0).say(language)))
    assert all(part in bonus for part in ("g3", "1", piece(1).say(language)))
    assert match.line("tower a3").say(language) != match.line("tower e3").say(language)


# --- The score once more, plainly ---

Plot = tuple[int, int]


def beside(plot: Plot) -> set[Plot]:
    """What shares a side with a plot."""
    column, row = plot
    return {(column, row + 1), (column, row - 1), (column - 1, row), (column + 1, row)}


@dataclass(frozen=True)
class PlainCity:
    """What stands where, as pictures name it, and whose caps are where; nothing else is needed for the score."""

    stands: dict[Plot, str]
    caps: dict[Plot, str]

    @cached_property
    def roads(self) -> set[Plot]:
        return {(column, row) for column in range(8) for row in range(10)} - set(self.stands)

    def distances(self, start: Plot) -> dict[Plot, int]:
        """How far it is to every other building: wider and wider around, over roads alone."""
        found: dict[Plot, int] = {}
        walked: set[Plot] = set()
        edge, steps = beside(start) & self.roads, 1
        while edge:
            walked |= edge
            for building in {near for road in edge for near in beside(road)} & set(self.stands) - {start}:
                found.setdefault(building, steps)
            edge, steps = {near for road in edge for near in beside(road)} & self.roads - walked, steps + 1
        return found

    def nearest(self, start: Plot, sign: str) -> tuple[int, set[Plot]]:
        """The distance to the nearest other building of a kind, and all that are so near; 0 if there is none."""
        away = {plot: steps for plot, steps in self.distances(start).items() if self.stands[plot] == sign}
        least = min(away.values(), default=0)
        return least, {plot for plot, steps in away.items() if steps == least}

    def customers(self, tower: Plot) -> int:
        """Buildings of other colours at distance 1 or 2."""
        colour = self.stands[tower].lower()
        return sum(steps <= 2 and self.stands[plot].lower() != colour for plot, steps in self.distances(tower).items())

    def towers(self, seat: str) -> int:
        owned = [plot for plot, owner in self.caps.items() if owner == seat]
        return sum(self.customers(plot) * self.nearest(plot, self.stands[plot])[0] for plot in owned)

    def bonuses(self, seat: str) -> int:
        greens = [plot for plot, sign in self.stands.items() if sign == "G" and plot not in self.caps]
        return sum(self.bonus(green, sign, seat) for green in greens for sign in "RB")

    def bonus(self, green: Plot, sign: str, seat: str) -> int:
        """What a green tower pays a seat for the nearest towers of a colour."""
        steps, towers = self.nearest(green, sign)
        paid = 1 <= steps <= 4 and {self.caps.get(tower, "") for tower in towers} == {seat}
        return 10 - 2 * steps if paid else 0


def signs(match: Match) -> list[list[str]]:
    """The city of a match, row by row from the north, as a picture has it; symbols do not matter."""
    return [row.partition("|")[0].replace("*", "").split() for row in picture(match).splitlines()]


def plain_city(match: Match) -> PlainCity:
    """The city of a match, as its picture shows it."""
    drawn = {
        (column, row): sign
        for row, line in enumerate(reversed(signs(match)))
        for column, sign in enumerate(line)
        if sign != "."
    }
    return PlainCity(
        {plot: sign[0] for plot, sign in drawn.items()}, {plot: sign[1] for plot, sign in drawn.items() if sign[1:]}
    )


GAMES = 25


@cache
def finished(strict: str = "no") -> tuple[Match, ...]:
    """Random games at their end; nobody passes, so all caps are used."""
    return tuple(match for number in range(GAMES) for *_, match in [random_game(number, strict, passes=False)])


def number_of(plot: Plot) -> int:
    return PLOT_NAMES.index("abcdefgh"[plot[0]] + str(plot[1] + 1))


@pytest.mark.parametrize("strict", STRICT)
def test_distances_are_those_that_walking_finds(strict: str) -> None:
    far = 0
    for match in finished(strict):
        plain = plain_city(match)
        for plot in plain.stands:
            for kind in range(KINDS):
                steps, near = plain.nearest(plot, SIGNS[kind])
                found, south, north = rules.nearest(match.state, number_of(plot), kind)
                assert (found, kit.size(south) + kit.size(north)) == (steps, len(near)), picture(match)
                far = max(far, steps)
    assert far > 15


def test_it_is_as_far_to_a_building_as_back() -> None:
    for match in finished()[:5]:
        plain = plain_city(match)
        for one, other in combinations(plain.stands, 2):
            assert plain.distances(one)[other] == plain.distances(other)[one]


@pytest.mark.parametrize("strict", STRICT)
def test_scores_are_those_that_the_rulebook_gives_plainly(strict: str) -> None:
    brought = {"towers": 0, "bonus": 0}
    for match in finished(strict):
        plain = plain_city(match)
        for seat, sheet in match.sheets().items():
            expected = {"towers": plain.towers(seat), "bonus": plain.bonuses(seat)}
            assert sheet == {**expected, "total": sum(expected.values())}, picture(match)
            brought = {line: count + (expected[line] > 0) for line, count in brought.items()}
    assert brought["towers"] > GAMES
    assert brought["bonus"] > GAMES // 5


def test_scores_are_told_as_plainly_at_any_time_in_a_game() -> None:
    for number in range(3):
        for match in random_game(number, passes=False):
            plain = plain_city(match)
            assert match.scores() == [plain.towers(seat) + plain.bonuses(seat) for seat in match.seats], picture(match)


def test_what_stands_beside_the_sheet_adds_up_to_it() -> None:
    for match in finished():
        assert [sum(match.details(seat).values()) for seat in match.seats] == match.scores()


# --- The same city, seen otherwise ---

Seen = Callable[[list[list[str]]], list[list[str]]]


def exchanged(one: str, other: str) -> Seen:
    """Signs take the place of others."""
    swap = str.maketrans(one + other, other + one)
    return lambda rows: [[sign.translate(swap) for sign in row] for row in rows]


OTHERWISE: dict[str, Seen] = {
    "as it is": lambda rows: rows,
    "east for west": lambda rows: [row[::-1] for row in rows],
    "north for south": lambda rows: rows[::-1],
    "turned about": lambda rows: [row[::-1] for row in rows[::-1]],
    "red for blue": exchanged("Rr", "Bb"),
}


def redrawn(match: Match, seen: Seen) -> Match:
    """The city of a match seen otherwise, on other cards."""
    return ended("\n".join(" ".join(row) for row in seen(signs(match))))


@pytest.mark.parametrize("seen", OTHERWISE)
def test_a_city_seen_from_another_side_or_with_red_for_blue_brings_the_same_points(seen: str) -> None:
    for match in finished()[:10]:
        assert redrawn(match, OTHERWISE[seen]).sheets() == match.sheets()


def test_with_the_caps_exchanged_each_seat_has_the_points_of_the_other() -> None:
    for match in finished()[:10]:
        assert redrawn(match, exchanged("1", "2")).scores() == match.scores()[::-1]
