"""The rulebooks on what draws visitors: enclosures and shrubs, whose are the best, and the figures that they bring."""

from itertools import permutations

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.zoosim.box import FAMILY_NAMES
from ludarium.games.zoosim.tests.pictures import (
    ALL_SIX,
    STRAIGHT,
    built,
    enclosures,
    lay,
    opened,
    trees,
    visitors,
    win,
)


def birds(match: Match, seat: str = "1") -> int:
    """The stars of the best enclosure of birds in a zoo."""
    return enclosures(match, seat).get("birds", 0)


def course_of_birds(*lines: str, players: int = 2) -> list[list[int]]:
    """The visitors to the birds of each seat, after each of these tiles."""
    return [visitors(built(*lines[: n + 1], players=players), "birds") for n in range(len(lines))]


def course_of_trees(*lines: str, players: int = 2) -> list[list[int]]:
    """The trees of each seat, after each of these tiles."""
    return [trees(built(*lines[: n + 1], players=players)) for n in range(len(lines))]


# --- Enclosures: what lies together ---


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_a_half_is_an_enclosure_worth_its_stars(stars: int) -> None:
    assert birds(built(f"1 birds {stars} | mammals 1 @ 0,-1 n")) == stars


def test_the_halves_of_a_tile_are_two_enclosures_for_their_families_differ() -> None:
    assert enclosures(built("1 birds 3 | mammals 2 @ 0,-1 n")) == {"birds": 3, "mammals": 2}


@pytest.mark.parametrize(
    ("first", "second"),
    [("2,0 e", "3,-1 n"), ("2,0 e", "4,0 e"), ("2,0 e", "3,1 s"), ("-1,0 w", "-3,0 w")],
    ids=["north", "east", "south", "west"],
)
def test_halves_of_a_family_side_by_side_are_one_enclosure_worth_the_stars_of_both(first: str, second: str) -> None:
    match = opened(f"mammals 1 | birds 2 : {ALL_SIX}", f"birds 3 | mammals 1 : {STRAIGHT}", start="WE")
    lay(match, "1", first)
    lay(match, "1", second)
    assert enclosures(match) == {"birds": 5, "mammals": 1}


@pytest.mark.parametrize(
    ("exits", "place"),
    [("AS", "3,-1 e"), ("AN BN", "3,-1 w"), ("AN", "3,1 e"), ("AS BS", "3,1 w")],
    ids=["north-east", "north-west", "south-east", "south-west"],
)
def test_halves_that_meet_at_a_corner_alone_are_not_connected(exits: str, place: str) -> None:
    match = opened(f"mammals 1 | birds 2 : {ALL_SIX}", f"monkeys 1 | birds 3 : {exits}", start="WE")
    lay(match, "1", "2,0 e")
    lay(match, "1", place)
    assert birds(match) == 3


def test_paths_make_no_difference_to_an_enclosure() -> None:
    path_between = built("1 mammals 1 | birds 2 @ 0,-1 n", "1 birds 1 | mammals 1 @ 0,-3 n")
    grass_between = built("1 mammals 1 | birds 2 @ 0,-1 n", "1 mammals 1 | birds 1 @ 1,-1 n")
    assert (birds(path_between), birds(grass_between)) == (3, 3)


def test_different_families_side_by_side_are_enclosures_of_their_own() -> None:
    match = built("1 birds 2 | mammals 1 @ 0,-1 n", "1 reptiles 3 | monkeys 1 @ 1,-1 n")
    assert enclosures(match) == {"birds": 2, "mammals": 1, "reptiles": 3, "monkeys": 1}


def test_the_start_tile_connects_no_enclosures() -> None:
    assert birds(built("1 birds 2 | mammals 1 @ -1,0 w", "1 birds 3 | mammals 1 @ 2,0 e", start="WE")) == 3


def test_each_zoo_has_enclosures_of_its_own() -> None:
    # On one table these birds would be side by side.
    match = built("1 mammals 1 | birds 2 @ 0,-1 n", "2 birds 3 | mammals 1 @ 0,-1 n")
    assert (birds(match, "1"), birds(match, "2")) == (2, 3)


def test_of_several_enclosures_of_a_family_only_the_best_counts() -> None:
    # The birds, and the mammals as well, meet at a corner.
    match = built("1 birds 2 | mammals 1 @ 0,-1 n", "1 mammals 3 | birds 3 @ 1,-1 n")
    assert enclosures(match) == {"birds": 3, "mammals": 3}


def test_the_best_enclosure_is_not_the_one_that_was_built_last() -> None:
    assert birds(built("1 birds 3 | mammals 1 @ 0,-1 n", "1 mammals 3 | birds 1 @ 1,-1 n")) == 3


# --- Enclosures: how they grow ---

# Birds on 0,-2, above it on 0,-3, and beside it on 1,-2.
CORNER = ("1 mammals 1 | birds 1 @ 0,-1 n", "1 birds 2 | mammals 1 @ 0,-3 n", "1 monkeys 1 | birds 3 @ 1,-1 n")
# Birds on 0,-2 and 1,-3, which meet at a corner; both are beside 0,-3.
TWO_HERDS = (
    "1 mammals 1 | birds 2 @ 0,-1 n",
    "1 monkeys 1 | mammals 1 : AN AS @ 1,-1 e",
    "1 monkeys 1 | birds 1 @ 1,-2 n",
)
BETWEEN = "1 birds 3 | reptiles 1 @ 0,-3 n"


def test_a_half_beside_the_oldest_one_of_an_enclosure_belongs_to_all_of_it() -> None:
    assert birds(built(*CORNER)) == 1 + 2 + 3


def test_a_half_that_touches_an_enclosure_on_two_sides_adds_to_it_once() -> None:
    assert birds(built(*CORNER, "1 birds 1 | monkeys 1 @ 1,-3 n")) == 1 + 2 + 3 + 1


def test_one_tile_makes_two_enclosures_one() -> None:
    assert birds(built(*TWO_HERDS)) == 2
    assert birds(built(*TWO_HERDS, BETWEEN)) == 2 + 1 + 3


def test_what_was_made_one_goes_on_growing_as_one() -> None:
    # Beside the birds of 1,-3, which were the smaller enclosure.
    assert birds(built(*TWO_HERDS, BETWEEN, "1 birds 2 | monkeys 1 @ 1,-4 n")) == 2 + 1 + 3 + 2


def test_both_halves_of_a_tile_can_enlarge_an_enclosure() -> None:
    match = built("1 mammals 1 | birds 2 @ 0,-1 n", "1 mammals 3 | birds 3 @ 1,-1 n")
    assert enclosures(match) == {"mammals": 4, "birds": 5}


# --- Visitors: two before the best enclosure of a family, one before the second best ---


def with_birds(*stars: int) -> list[str]:
    """A tile with so many stars of birds for each seat, or without birds, in the order of the seats."""
    shown = [f"birds {count}" if count else "reptiles 1" for count in stars]
    return [f"{seat} {half} | mammals 1 @ 0,-1 n" for seat, half in enumerate(shown, 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_animal_that_nobody_has_draws_no_visitors(players: int) -> None:
    assert visitors(built(*with_birds(*[0] * players), players=players), "birds") == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("stars", [1, 3])
def test_who_is_alone_in_having_a_family_gets_one_visitor(players: int, stars: int) -> None:
    match = built(*with_birds(*[0] * (players - 1), stars), players=players)
    assert visitors(match, "birds") == [0] * (players - 1) + [1]


@pytest.mark.parametrize("stars", [1, 3])
def test_who_is_alone_gets_one_visitor_with_several_enclosures_too(stars: int) -> None:
    match = built(f"1 birds {stars} | mammals 1 @ 0,-1 n", "1 mammals 1 | birds 2 @ 1,-1 n")
    assert visitors(match, "birds") == [1, 0]


@pytest.mark.parametrize(
    ("stars", "figures"),
    [
        ((3, 1), [2, 1]),
        ((1, 2), [1, 2]),
        ((0, 2, 1), [0, 2, 1]),
        ((1, 2, 3), [0, 1, 2]),
        ((2, 3, 1), [1, 2, 0]),
        ((3, 2, 1, 0), [2, 1, 0, 0]),
        ((1, 0, 3, 2), [0, 0, 2, 1]),
    ],
)
def test_two_visitors_for_the_best_one_for_the_second_best_and_none_for_the_others(
    stars: tuple[int, ...], figures: list[int]
) -> None:
    assert visitors(built(*with_birds(*stars), players=len(stars)), "birds") == figures


def test_with_four_the_fourth_has_none_either() -> None:
    match = built(*with_birds(3, 3, 2, 1), "1 birds 2 | mammals 1 @ 1,-1 n", players=4)
    assert [birds(match, seat) for seat in match.seats] == [5, 3, 2, 1]
    assert visitors(match, "birds") == [2, 1, 0, 0]


def test_nobody_has_the_best_and_the_second_best() -> None:
    # Enclosures of 3 and 2 against one of 1.
    match = built("1 birds 3 | mammals 1 @ 0,-1 n", "1 mammals 1 | birds 2 @ 1,-1 n", "2 birds 1 | mammals 1 @ 0,-1 n")
    assert visitors(match, "birds") == [2, 1]


def test_each_family_has_visitors_of_its_own() -> None:
    match = built(
        "1 birds 3 | mammals 1 @ 0,-1 n",
        "2 birds 1 | mammals 2 @ 0,-1 n",
        "3 monkeys 1 | reptiles 1 @ 0,-1 n",
        players=3,
    )
    assert {family: visitors(match, family) for family in FAMILY_NAMES} == {
        "birds": [2, 1, 0],
        "mammals": [1, 2, 0],
        "monkeys": [0, 0, 1],
        "reptiles": [0, 0, 1],
        "sea_animals": [0, 0, 0],
    }


# --- Visitors: they change places after every tile ---


def test_visitors_change_places_whenever_an_enclosure_becomes_better() -> None:
    assert course_of_birds(
        "1 mammals 1 | birds 1 @ 0,-1 n",
        "2 mammals 1 | birds 2 @ 0,-1 n",
        "3 mammals 1 | birds 3 @ 0,-1 n",
        "1 birds 3 | mammals 1 @ 0,-3 n",
        "2 birds 1 | mammals 1 @ 0,-3 n",
        "2 monkeys 1 | birds 2 @ 1,-1 n",
        players=3,
    ) == [[1, 0, 0], [1, 2, 0], [0, 1, 2], [2, 0, 1], [2, 1, 0], [1, 2, 0]]


def test_they_change_places_when_the_tile_lies_and_not_when_it_is_bought() -> None:
    match = opened(f"birds 2 | mammals 1 : {STRAIGHT}")
    lay(match, "1", "0,-1 n")
    win(match, "2")
    assert visitors(match, "birds") == [1, 0]
    match.play("2", "place 0,-1 n")
    assert visitors(match, "birds") == [1, 2]
    assert match.waiting() == ["1", "2"]


def test_a_second_owner_takes_no_visitor_from_the_first_but_brings_one() -> None:
    assert course_of_birds("1 birds 3 | mammals 1 @ 0,-1 n", "2 birds 1 | mammals 1 @ 0,-1 n") == [[1, 0], [2, 1]]


def test_a_tile_that_fits_nowhere_changes_no_visitors() -> None:
    # Both paths of the start tile meet those of the first tile, so seat 1 has no room for more.
    match = opened(
        "birds 2 | mammals 1 : AS BS", "birds 2 | mammals 1 : AW BE", "birds 3 | mammals 3 : AW BE ; shrubs 3"
    )
    lay(match, "1", "0,-1 e")
    lay(match, "2", "0,-1 n")
    win(match, "1")
    match.play("1", "forfeit")
    assert (visitors(match, "birds"), visitors(match, "mammals"), trees(match)) == ([1, 2], [1, 2], [0, 0])


# --- Visitors: equal stars, where the later one is ahead ---


@pytest.mark.parametrize(("first", "second"), list(permutations("12")))
def test_of_two_with_equal_stars_whoever_came_to_them_later_is_ahead(first: str, second: str) -> None:
    match = built(f"{first} birds 2 | mammals 1 @ 0,-1 n", f"{second} birds 2 | mammals 1 @ 0,-1 n")
    assert visitors(match, "birds") == [2 if seat == second else 1 for seat in "12"]


@pytest.mark.parametrize("order", list(permutations("123")))
def test_of_three_with_equal_stars_the_first_to_have_them_gets_nothing(order: tuple[str, ...]) -> None:
    match = built(*(f"{seat} birds 3 | mammals 1 @ 0,-1 n" for seat in order), players=3)
    assert [visitors(match, "birds")[int(seat) - 1] for seat in order] == [0, 1, 2]


@pytest.mark.parametrize(("earlier", "later"), list(permutations("23")))
def test_equal_stars_decide_about_the_second_place_too(earlier: str, later: str) -> None:
    match = built(
        "1 birds 3 | mammals 1 @ 0,-1 n",
        f"{earlier} birds 2 | mammals 1 @ 0,-1 n",
        f"{later} birds 2 | mammals 1 @ 0,-1 n",
        players=3,
    )
    assert visitors(match, "birds")[0] == 2
    assert visitors(match, "birds")[int(later) - 1] == 1
    assert visitors(match, "birds")[int(earlier) - 1] == 0


@pytest.mark.parametrize(("stars", "more"), [(2, 3), (1, 2)])
def test_more_stars_are_ahead_of_fewer_that_came_later(stars: int, more: int) -> None:
    match = built(f"1 birds {more} | mammals 1 @ 0,-1 n", f"2 birds {stars} | mammals 1 @ 0,-1 n")
    assert visitors(match, "birds") == [2, 1]


def test_who_comes_to_as_many_stars_as_the_only_owner_is_ahead() -> None:
    assert course_of_birds("1 birds 2 | mammals 1 @ 0,-1 n", "2 birds 2 | mammals 1 @ 0,-1 n") == [[1, 0], [1, 2]]


def test_it_counts_when_these_stars_were_reached_and_not_when_the_enclosure_was_begun() -> None:
    # Seat 1 has 1, seat 2 has 3, and seat 1 comes from 1 to 3.
    assert course_of_birds(
        "1 mammals 1 | birds 1 @ 0,-1 n", "2 birds 3 | mammals 1 @ 0,-1 n", "1 birds 2 | mammals 1 @ 0,-3 n"
    ) == [[1, 0], [1, 2], [2, 1]]


def test_the_lead_goes_to_and_fro_among_equals() -> None:
    assert course_of_birds(
        "1 mammals 1 | birds 1 @ 0,-1 n",
        "2 mammals 1 | birds 1 @ 0,-1 n",
        "1 birds 1 | mammals 1 @ 0,-3 n",
        "2 birds 1 | mammals 1 @ 0,-3 n",
        "1 monkeys 1 | birds 1 @ 1,-1 n",
        "2 monkeys 1 | birds 1 @ 1,-1 n",
    ) == [[1, 0], [1, 2], [2, 1], [1, 2], [2, 1], [1, 2]]


EQUALS = ("1 birds 2 | mammals 1 @ 0,-1 n", "2 birds 2 | mammals 1 @ 0,-1 n")


def test_a_new_enclosure_as_good_as_ones_old_one_is_the_later_one() -> None:
    match = built(*EQUALS, "1 monkeys 1 | birds 2 @ 1,-1 n")
    assert birds(match) == 2
    assert visitors(match, "birds") == [2, 1]


def test_an_enclosure_that_grows_to_be_as_good_as_ones_old_one_is_the_later_one() -> None:
    lines = (*EQUALS, "1 monkeys 1 | birds 1 @ 1,-1 n", "1 birds 1 | monkeys 1 @ 1,-3 n")
    assert course_of_birds(*lines)[1:] == [[1, 2], [1, 2], [2, 1]]


def test_two_enclosures_that_become_one_as_good_as_another_are_the_later_one() -> None:
    # 2 and 1 with 3 between them, against 6.
    other = ("2 mammals 1 | birds 3 @ 0,-1 n", "2 birds 3 | mammals 1 @ 0,-3 n")
    assert visitors(built(*TWO_HERDS, *other), "birds") == [1, 2]
    assert visitors(built(*TWO_HERDS, *other, BETWEEN), "birds") == [2, 1]
    assert visitors(built(*TWO_HERDS, BETWEEN, *other), "birds") == [1, 2]


@pytest.mark.parametrize(
    "tile",
    ["1 monkeys 1 | birds 1 @ 1,-1 n", "1 monkeys 3 | reptiles 3 @ 1,-1 n", "1 monkeys 1 | mammals 3 @ 1,-1 n"],
    ids=["fewer stars", "other families", "the family beside it"],
)
def test_a_tile_that_does_not_better_the_best_enclosure_makes_it_no_later(tile: str) -> None:
    assert visitors(built(*EQUALS, tile), "birds") == [1, 2]


def test_both_enclosures_of_a_tile_are_as_new_as_the_tile() -> None:
    match = built(
        "1 birds 2 | mammals 3 @ 0,-1 n", "2 birds 2 | mammals 3 @ 0,-1 n", "3 mammals 3 | birds 2 @ 0,-1 n", players=3
    )
    assert visitors(match, "birds") == visitors(match, "mammals") == [0, 1, 2]


def test_equal_stars_of_an_earlier_year_are_earlier() -> None:
    # Six tiles: the last one is the first of the second year.
    others = [f"1 monkeys 1 | mammals 1 @ {x},{y} n" for x, y in ((1, -1), (1, -3), (0, -3), (0, -5))]
    match = built("1 birds 2 | mammals 1 @ 0,-1 n", *others, "2 birds 2 | mammals 1 @ 0,-1 n")
    assert kit.plain(match.state).year == 1
    assert visitors(match, "birds") == [1, 2]


# --- Trees: two for the most shrubs of a zoo, one for the second most ---


def with_shrubs(*shrubs: int) -> list[str]:
    """A tile with so many shrubs for each seat, in the order of the seats."""
    return [f"{seat} birds 1 | mammals 1 ; shrubs {count} @ 0,-1 n" for seat, count in enumerate(shrubs, 1)]


def shrubs_in(match: Match, seat: str = "1") -> int:
    """The shrubs of a zoo."""
    return int(kit.plain(match.state).zoos[int(seat) - 1].shrubs)


def test_all_shrubs_of_a_zoo_are_counted_together_wherever_they_stand() -> None:
    match = built(
        "1 birds 1 | mammals 1 ; shrubs 1 @ -1,0 w",
        "1 birds 1 | mammals 1 ; shrubs 2 @ 2,0 e",
        "1 birds 1 | mammals 1 @ 4,0 e",
        "1 reptiles 1 | monkeys 1 ; shrubs 1 @ 6,0 e",
        "2 birds 1 | mammals 1 ; shrubs 3 @ 2,0 e",
        start="WE",
    )
    assert [shrubs_in(match, seat) for seat in "12"] == [4, 3]
    assert trees(match) == [2, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_shrubs_there_are_no_trees(players: int) -> None:
    assert trees(built(*with_shrubs(*[0] * players), players=players)) == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("shrubs", [1, 3])
def test_who_is_alone_in_having_shrubs_gets_one_tree(players: int, shrubs: int) -> None:
    match = built(*with_shrubs(*[0] * (players - 1), shrubs), players=players)
    assert trees(match) == [0] * (players - 1) + [1]


@pytest.mark.parametrize(
    ("shrubs", "figures"),
    [
        ((2, 1), [2, 1]),
        ((1, 2), [1, 2]),
        ((1, 0, 2), [1, 0, 2]),
        ((3, 1, 2), [2, 0, 1]),
        ((1, 2, 4, 3), [0, 0, 2, 1]),
    ],
)
def test_two_trees_for_the_most_shrubs_one_for_the_second_most_and_none_for_the_others(
    shrubs: tuple[int, ...], figures: list[int]
) -> None:
    assert trees(built(*with_shrubs(*shrubs), players=len(shrubs))) == figures


def test_trees_change_places_after_every_tile_with_shrubs() -> None:
    assert course_of_trees(
        "1 birds 1 | mammals 1 ; shrubs 1 @ 0,-1 n",
        "2 birds 1 | mammals 1 ; shrubs 2 @ 0,-1 n",
        "3 birds 1 | mammals 1 ; shrubs 3 @ 0,-1 n",
        "1 birds 1 | mammals 1 ; shrubs 3 @ 0,-3 n",
        players=3,
    ) == [[1, 0, 0], [1, 2, 0], [0, 1, 2], [2, 0, 1]]


@pytest.mark.parametrize("order", list(permutations("123")))
def test_of_three_with_as_many_shrubs_the_first_to_have_them_gets_no_tree(order: tuple[str, ...]) -> None:
    match = built(*(f"{seat} birds 1 | mammals 1 ; shrubs 2 @ 0,-1 n" for seat in order), players=3)
    assert [trees(match)[int(seat) - 1] for seat in order] == [0, 1, 2]


def test_more_shrubs_are_ahead_of_fewer_that_came_later() -> None:
    assert trees(built(*with_shrubs(2, 1))) == [2, 1]


def test_it_counts_when_so_many_shrubs_were_reached() -> None:
    # Seat 1 has 1, seat 2 has 2, and seat 1 comes from 1 to 2.
    lines = (*with_shrubs(1, 2), "1 birds 1 | mammals 1 ; shrubs 1 @ 0,-3 n")
    assert course_of_trees(*lines) == [[1, 0], [1, 2], [2, 1]]


def test_a_tile_without_shrubs_makes_those_of_a_zoo_no_later() -> None:
    assert course_of_trees(*with_shrubs(2, 2), "1 birds 3 | mammals 3 @ 0,-3 n") == [[1, 0], [1, 2], [1, 2]]


def test_visitors_and_trees_do_not_depend_on_each_other() -> None:
    match = built("1 birds 3 | mammals 1 ; shrubs 1 @ 0,-1 n", "2 birds 1 | monkeys 1 ; shrubs 2 @ 0,-1 n")
    assert (visitors(match, "birds"), trees(match)) == ([2, 1], [1, 2])


# --- What they bring when a year ends ---

# A year in which seat 1 is ahead with birds, seat 2 with monkeys and shrubs.
YEAR = (
    "1 birds 2 | monkeys 1 ; shrubs 1 @ 0,-1 n",
    "2 birds 1 | monkeys 1 ; shrubs 1 @ 0,-1 n",
    "1 birds 3 | reptiles 1 @ 0,-4 s",
    "2 sea_animals 1 | mammals 1 @ 1,-1 n",
    "1 birds 3 | mammals 1 @ 1,-2 s",
)


def test_the_figures_that_stand_when_a_year_ends_are_its_points() -> None:
    match = built(*YEAR)
    assert [visitors(match, family) for family in FAMILY_NAMES] == [[1, 2], [2, 1], [2, 1], [1, 0], [0, 1]]
    assert trees(match) == [1, 2]
    assert match.sheets() == {
        "1": {"visitors": 6, "trees": 1, "benches": 0, "total": 7},
        "2": {"visitors": 5, "trees": 2, "benches": 0, "total": 7},
    }


def test_figures_bring_nothing_before_the_year_ends() -> None:
    match = built(*YEAR[:-1])
    assert [visitors(match, "birds"), trees(match)] == [[2, 1], [1, 2]]
    assert match.scores() == [0, 0]


def test_a_figure_that_was_lost_before_the_year_ends_brings_nothing() -> None:
    lines = (
        *with_birds(1, 2, 3),
        "2 birds 2 | mammals 1 @ 0,-4 s",
        "3 birds 2 | mammals 1 @ 0,-4 s",
    )
    assert course_of_birds(*lines, players=3) == [[1, 0, 0], [1, 2, 0], [0, 1, 2], [0, 1, 2], [0, 1, 2]]
    assert visitors(built(*lines, players=3), "mammals") == [0, 1, 2]
    assert built(*lines, players=3).scores() == [0, 2, 4]


def test_points_of_a_year_that_is_over_stay_when_figures_go() -> None:
    match = built(*YEAR, "2 birds 3 | mammals 3 ; shrubs 3 @ 0,-4 s")
    assert (visitors(match, "birds"), visitors(match, "mammals")) == ([1, 2], [1, 2])
    assert match.scores() == [7, 7]
