"""The two rulebooks from the first page on: preparing, the course of the game, and the examples they tell.

Auctions, building, loops, attractions, years and the score have files of their own.
"""

from itertools import pairwise

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.box import FAMILIES, FAMILY_NAMES, TILES
from ludarium.games.zoosim.tests.pictures import (
    STRAIGHT,
    auction,
    benches,
    built,
    coins,
    enclosures,
    flags,
    for_sale,
    in_pile,
    in_row,
    laid,
    lay,
    opened,
    placements,
    refusal,
    trees,
    visitors,
)
from ludarium.games.zoosim.tiles import NAMES

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def year(match: Match) -> int:
    """Which year it is."""
    return int(kit.plain(match.state).year) + 1


def shrubs(match: Match, seat: str) -> int:
    """The shrubs in a zoo."""
    return int(kit.plain(match.state).zoos[int(seat) - 1].shrubs)


# --- Preparing the game ---


@every_number
def test_everybody_has_a_start_tile_before_a_pavilion_and_eight_coins(players: int) -> None:
    match = Match(GAME, players)
    assert [coins(match, seat) for seat in match.seats] == [8] * players
    assert [laid(match, seat) for seat in match.seats] == [{}] * players
    match = opened(STRAIGHT, players=players)
    for seat in match.seats:
        other = match.copy()
        auction(other, *(int(seat == bidder) for bidder in match.seats))
        assert placements(other) == {"0,-1 n", "0,-2 s", "1,-1 n", "1,-2 s"}
        assert refusal(other, "place 0,1 s", seat) == "no-on-pavilion"


@every_number
def test_nobody_has_visitors_trees_or_benches_at_first(players: int) -> None:
    match = opened(players=players)
    assert [visitors(match, family) for family in FAMILY_NAMES] == [[0] * players] * FAMILIES
    assert (trees(match), [benches(match, seat) for seat in match.seats]) == ([0] * players, [0] * players)


@every_number
def test_all_25_tiles_are_in_the_pile_and_every_flag_comes_to_the_pole(players: int) -> None:
    match = Match(GAME, players)
    assert in_pile(match) == list(NAMES)
    match = opened(players=players)
    assert flags(match) == match.seats


# --- The course of the game ---


def test_a_year_is_five_auctions_and_then_points_and_income() -> None:
    match = opened(f"birds 1 | mammals 1 : {STRAIGHT} ; shrubs 1")
    for number in range(5):
        assert (year(match), for_sale(match), len(in_row(match))) == (1, NAMES[number], 5 - number)
        assert (match.scores(), coins(match)) == ([0, 0], 8 - number)
        lay(match, "1", f"0,{-1 - 2 * number} n")
    # A visitor to the birds, one to the mammals and a tree; and a coin for each of five tiles.
    assert (year(match), match.scores(), coins(match)) == (2, [3, 0], 8 - 5 + 5)
    assert match.waiting() == ["*"]


def test_an_auction_ends_when_its_tile_lies_and_the_figures_are_there() -> None:
    match = opened(f"birds 1 | mammals 1 : {STRAIGHT} ; shrubs 1")
    assert match.waiting() == ["1", "2"]
    auction(match, 0, 1)
    assert (match.waiting(), visitors(match, "birds"), trees(match)) == (["2"], [0, 0], [0, 0])
    match.play("2", "place 0,-1 n")
    assert (match.waiting(), visitors(match, "birds"), trees(match)) == (["1", "2"], [0, 1], [0, 1])
    assert for_sale(match) == NAMES[1]


def test_after_five_years_the_points_of_all_years_are_added_up_and_the_most_win() -> None:
    match = opened(f"birds 1 | mammals 1 : {STRAIGHT}")
    for number in range(TILES):
        lay(match, "2", f"0,{-1 - 2 * number} n")
    assert match.over
    assert match.scores() == [0, 2 * (1 + 2 + 3 + 4 + 5)]
    assert match.winners() == ["2"]


# --- ZooSim: what its sentences give as examples ---


def test_example_a_closed_hand_may_be_empty() -> None:
    match = opened()
    assert refusal(match, "bid 0") == ""
    auction(match, 0, 1)
    assert match.waiting() == ["2"]


def test_example_a_tile_may_not_be_laid_with_grass_against_grass_alone() -> None:
    match = opened("AN")
    auction(match, 1, 0)
    assert refusal(match, "place 2,0 e") == "no-path-joins"


def test_example_who_comes_to_the_stars_of_those_who_have_the_visitors_takes_one_from_each() -> None:
    lines = [f"{seat} birds 3 | mammals 1 @ 0,-1 n" for seat in "123"]
    assert visitors(built(*lines[:2], players=3), "birds") == [1, 2, 0]
    assert visitors(built(*lines, players=3), "birds") == [0, 1, 2]


def test_example_the_multiplier_goes_from_one_to_five() -> None:
    match, scores = opened(f"birds 1 | mammals 1 : {STRAIGHT}"), [0]
    for number in range(TILES):
        lay(match, "1", f"0,{-1 - 2 * number} n")
        if number % 5 == 4:
            scores.append(match.scores()[0])
    # Two visitors in every year.
    assert [after - before for before, after in pairwise(scores)] == [2, 4, 6, 8, 10]


# --- O Zoo le Mio: the example with four players ---

# In the order in which they sit; Reiner's flag is above Klaus's. The rulebook does not tell all that lies in their
# zoos: these have what it tells, in thirteen tiles.
ALAN, REINER, KLAUS, WOLFGANG = "1234"
THIRTEEN = (
    f"{ALAN} birds 2 | mammals 1 : AN AS BS @ 0,-1 e",
    f"{WOLFGANG} reptiles 3 | monkeys 2 : AN AS BS ; shrubs 2 @ 0,-1 e",
    f"{REINER} sea_animals 3 | mammals 1 : AN AS BS ; shrubs 1 @ 0,-1 e",
    f"{REINER} sea_animals 2 | monkeys 1 : AN AS ; shrubs 1 @ 0,-2 e",
    f"{ALAN} birds 2 | monkeys 1 : AN AS @ 0,-2 e",
    f"{REINER} mammals 2 | birds 3 : AN AS @ 0,-3 e",
    f"{KLAUS} reptiles 3 | monkeys 1 : AN AS BN BS ; shrubs 1 @ 0,-1 e",
    f"{KLAUS} reptiles 3 | mammals 1 : AN AS BS ; shrubs 2 @ 0,-2 e",
    f"{WOLFGANG} mammals 2 | reptiles 2 : AN AS ; shrubs 2 @ 0,-2 e",
    f"{KLAUS} birds 3 | sea_animals 1 : AN AS @ 0,-3 e",
    f"{WOLFGANG} monkeys 3 | mammals 3 : AN AS @ 0,-3 e",
    f"{ALAN} mammals 1 | monkeys 1 : AN AS @ 0,-3 e",
    f"{WOLFGANG} sea_animals 2 | monkeys 1 : AN AS @ 0,-4 e",
)
# A star of birds beside Reiner's three, and sea animals beside none of his.
FOURTEENTH = f"{REINER} sea_animals 1 | birds 1 : AN AS ; shrubs 1 @ 0,-4 e"


def after_13_auctions() -> Match:
    """The tile for sale is the fourteenth."""
    match = built(*THIRTEEN, FOURTEENTH, players=4)
    while for_sale(match) != NAMES[13] or match.waiting() != match.seats:
        match.undo()
    return match


def after_14_auctions() -> Match:
    """Reiner has bought the fourteenth tile as the rulebook tells, and laid it."""
    match = after_13_auctions()
    auction(match, 2, 3, 3, 1)
    match.play(REINER, "place 0,-4 e")
    return match


def test_example_alans_birds_are_worth_four_for_their_halves_are_side_by_side() -> None:
    match = after_13_auctions()
    assert enclosures(match, ALAN)["birds"] == 2 + 2


def test_example_alan_has_two_visitors_and_klaus_one_for_he_came_to_his_three_stars_later_than_reiner() -> None:
    match = after_13_auctions()
    assert [enclosures(match, seat).get("birds", 0) for seat in match.seats] == [4, 3, 3, 0]
    assert visitors(match, "birds") == [2, 0, 1, 0]


def test_example_wolfgangs_reptiles_meet_at_a_corner_and_those_of_two_stars_are_of_no_use() -> None:
    match = after_13_auctions()
    assert enclosures(match, WOLFGANG)["reptiles"] == 3
    assert enclosures(match, KLAUS)["reptiles"] == 3 + 3
    assert visitors(match, "reptiles") == [0, 0, 2, 1]


def test_example_klaus_has_two_loops_and_two_benches_and_everybody_else_one() -> None:
    match = after_13_auctions()
    assert [benches(match, seat) for seat in (ALAN, KLAUS, REINER, WOLFGANG)] == [1, 2, 1, 1]


def test_example_the_fourteenth_tile_is_the_fourth_of_the_third_year() -> None:
    match = after_13_auctions()
    assert year(match) == 3
    assert in_row(match) == [NAMES[13], NAMES[14]]


def test_example_reiner_pays_three_coins_for_the_tile_and_his_flag_goes_to_the_bottom() -> None:
    match = after_13_auctions()
    before = [coins(match, seat) for seat in match.seats]
    assert flags(match) == [ALAN, REINER, KLAUS, WOLFGANG]
    auction(match, 2, 3, 3, 1)
    assert match.waiting() == [REINER]
    assert [coins(match, seat) - had for seat, had in zip(match.seats, before, strict=True)] == [0, -3, 0, 0]
    assert flags(match) == [ALAN, KLAUS, WOLFGANG, REINER]


def test_example_he_closes_no_loop_and_gets_no_bench() -> None:
    assert benches(after_14_auctions(), REINER) == 1


def test_example_he_has_as_many_shrubs_as_klaus_now_and_gets_a_tree_from_him() -> None:
    before, after = after_13_auctions(), after_14_auctions()
    assert [shrubs(after, REINER), shrubs(after, KLAUS), shrubs(after, WOLFGANG)] == [3, 3, 4]
    assert trees(before) == [0, 0, 1, 2]
    assert trees(after) == [0, 1, 0, 2]


def test_example_the_sea_animals_of_the_new_tile_do_not_touch_his_best_ones() -> None:
    before, after = after_13_auctions(), after_14_auctions()
    assert enclosures(before, REINER)["sea_animals"] == enclosures(after, REINER)["sea_animals"] == 5
    assert visitors(before, "sea_animals") == visitors(after, "sea_animals")


def test_example_his_birds_are_worth_four_and_draw_a_visitor_from_alan_and_the_one_of_klaus() -> None:
    match = after_14_auctions()
    assert enclosures(match, REINER)["birds"] == enclosures(match, ALAN)["birds"] == 4
    assert visitors(match, "birds") == [1, 2, 0, 0]


def test_example_there_are_no_points_yet_for_a_tile_of_the_third_year_is_left() -> None:
    match = after_14_auctions()
    assert match.scores() == after_13_auctions().scores()
    assert in_row(match) == [NAMES[14]]


def test_the_fourteen_visitors_of_that_example_cannot_be_there_at_a_time() -> None:
    # A family has three visitors, or one if it is in one zoo alone, or none.
    one = visitors(built("1 birds 1 | mammals 1 @ 0,-1 n", players=4), "birds")
    all_four = visitors(built(*(f"{seat} birds 1 | mammals 1 @ 0,-1 n" for seat in "1234"), players=4), "birds")
    in_all = {0}
    for _ in FAMILY_NAMES:
        in_all = {there + more for there in in_all for more in (0, sum(one), sum(all_four))}
    assert max(in_all) == 15
    assert 3 + 2 + 5 + 4 not in in_all
