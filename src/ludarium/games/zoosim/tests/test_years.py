"""The rulebooks on years: rows of tiles, what a year brings, the variants of tiles and income, and the editions."""

from collections.abc import Sequence

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.texts import LANGUAGES
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.box import (
    BENCHES,
    EDITIONS,
    FAMILIES,
    FAMILY_NAMES,
    INCOMES,
    STARTS,
    TILE_RULES,
    TILES,
    YEARS,
)
from ludarium.games.zoosim.tests.pictures import (
    STRAIGHT,
    arranged,
    auction,
    benches,
    coins,
    enclosures,
    for_sale,
    give_away,
    in_pile,
    in_row,
    laid,
    opened,
    placements,
    refusal,
    settle,
    trees,
    visitors,
    win,
    zoo,
)
from ludarium.games.zoosim.tiles import NAMES

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_tile_rule = pytest.mark.parametrize("tiles", TILE_RULES)
# It meets both paths of the start tile, and leaves no path for a tile to join.
LID = "AS BS"
# What `furnish` gives a zoo.
Furnished = dict[str, int]


def with_shrubs(*numbers: int, shrubs: int = 1) -> list[str]:
    """The tiles of a box of which those with these numbers have shrubs."""
    return [f"{STRAIGHT} ; shrubs {shrubs if number in numbers else 0}" for number in range(1, TILES + 1)]


def turned_up(match: Match, *tiles: str) -> list[str]:
    """What is in the row when these tiles have been turned up."""
    for tile in tiles:
        match.play("*", f"tile {tile}")
    return in_row(match)


def flags_hoisted() -> Match:
    """A game in which the first tile is about to be turned up."""
    match = Match(GAME, 2)
    for seat in match.seats:
        match.play("*", f"flag {seat}")
    return match


def year(match: Match) -> int:
    """The year under way."""
    return int(match.view().year) + 1


def play_year(match: Match) -> list[str]:
    """Everything of a row is given away; returns what was in it."""
    settle(match)
    row = in_row(match)
    for _ in row:
        give_away(match)
    return row


def play_years(match: Match) -> list[int]:
    """How many tiles were in the row of each year that had one, to the end."""
    counts = []
    while not match.over:
        counts.append(len(play_year(match)))
    return counts


def buy(match: Match, seat: str, tiles: int = 1) -> None:
    """A seat gets so many tiles, for coins that it is given, and lays them."""
    for _ in range(tiles):
        settle(match)
        give_coin(match, seat)
        win(match, seat)
        match.play(seat, match.moves(seat)[0])


def give_coin(match: Match, seat: str) -> None:
    """A coin from nowhere."""
    with arranged(match) as table:
        table.zoos[int(seat) - 1].coins += 1


def last_tile_of(number: int, players: int = 2, **options: str) -> Match:
    """The auction of the last tile of a year; seat 1 has one tile and no room for others, seat 2 has all the rest."""
    match = opened(LID, STRAIGHT, players=players, **options)
    buy(match, "1")
    return to_last_tile(match, number)


def to_last_tile(match: Match, number: int) -> Match:
    """Seat 2 gets all tiles but the last one of a year."""
    while (year(match), len(in_row(match))) != (number, 1):
        buy(match, "2")
        settle(match)
    return match


def end_year(match: Match) -> None:
    """Seat 1 gets the last tile of the year for a coin that it is given, and cannot lay it: no zoo has changed."""
    give_coin(match, "1")
    win(match, "1")
    match.play("1", "forfeit")


def gained(match: Match) -> list[int]:
    """The points that the end of this year brings each seat."""
    before = match.scores()
    end_year(match)
    return [now - earlier for now, earlier in zip(match.scores(), before, strict=True)]


def furnish(match: Match, seat: str, *, families: int = 0, seconds: int = 0, trees: int = 0, benches: int = 0) -> None:
    """A zoo of two has the best enclosures of some families, the second best of some others, and trees and benches."""
    best = [*[(2, 1)] * families, *[(1, 2)] * seconds]
    with arranged(match) as table:
        mine, theirs = table.zoos[int(seat) - 1], table.zoos[2 - int(seat)]
        for family in range(FAMILIES):
            mine.enclosures[family], theirs.enclosures[family] = best[family] if family < len(best) else (0, 0)
        mine.garden, theirs.garden = ((0, 0), (1, 2), (2, 1))[trees]
        mine.benches = benches


def standing(match: Match, seat: str) -> int:
    """The figures in a zoo."""
    number = int(seat) - 1
    return sum(visitors(match, family)[number] for family in FAMILY_NAMES) + trees(match)[number] + benches(match, seat)


# --- A row of five tiles ---


def test_a_year_begins_with_five_tiles_that_are_turned_up() -> None:
    match = flags_hoisted()
    for number in range(5):
        assert match.waiting() == ["*"]
        assert len(in_row(match)) == number
        match.play("*", match.moves("*")[0])
    assert match.waiting() == ["1", "2"]
    assert in_row(match) == ["Z01", "Z02", "Z03", "Z04", "Z05"]


def test_every_tile_of_the_pile_comes_next_alike_and_none_comes_twice() -> None:
    match = flags_hoisted()
    assert match.outcomes() == [(f"tile {name}", 1) for name in NAMES]
    match.play("*", "tile Z07")
    assert match.outcomes() == [(f"tile {name}", 1) for name in NAMES if name != "Z07"]
    assert refusal(match, "tile Z07", "*") == "no-not-in-pile"


def test_tiles_are_auctioned_in_the_order_in_which_they_were_turned_up() -> None:
    match = flags_hoisted()
    row = turned_up(match, "Z20", "Z03", "Z25", "Z01", "Z09")
    assert row == ["Z20", "Z03", "Z25", "Z01", "Z09"]
    for name in row:
        assert for_sale(match) == name
        give_away(match)


def test_the_whole_row_is_seen_before_the_first_auction() -> None:
    match = flags_hoisted()
    turned_up(match, "Z20", "Z03", "Z25", "Z01", "Z09")
    view = match.view("1")
    assert [NAMES[tile] for tile in list(view.row)[: view.turned]] == ["Z20", "Z03", "Z25", "Z01", "Z09"]


def test_the_next_five_are_turned_up_only_when_the_last_of_the_row_lies() -> None:
    match = opened(STRAIGHT)
    for left in (5, 4, 3, 2):
        assert (match.waiting(), len(in_row(match))) == (["1", "2"], left)
        give_away(match)
    win(match, "1")
    assert match.waiting() == ["1"]
    assert len(in_pile(match)) == 20
    match.play("1", match.moves("1")[0])
    assert match.waiting() == ["*"]
    settle(match)
    assert in_row(match) == ["Z06", "Z07", "Z08", "Z09", "Z10"]


@pytest.mark.parametrize("players", [2, 3, 4])
@every_edition
def test_five_years_of_five_tiles_sell_all_that_there_are(players: int, edition: str) -> None:
    match = opened(STRAIGHT, players=players, edition=edition)
    assert play_years(match) == [5] * 5
    assert in_pile(match) == []
    assert sum(len(laid(match, seat)) for seat in match.seats) == TILES


def test_the_game_is_over_after_the_last_tile_of_the_fifth_year() -> None:
    match = last_tile_of(5)
    assert not match.over
    end_year(match)
    assert match.over
    assert match.waiting() == []
    assert refusal(match, "bid 0") == "no-game-over"


# --- The end of a year ---


def test_a_year_ends_only_after_its_last_tile_is_placed() -> None:
    match = opened(STRAIGHT)
    for _ in range(4):
        give_away(match)
    before = match.sheets(), coins(match, "1")
    win(match, "2")
    assert (year(match), match.sheets(), coins(match, "1")) == (1, *before)
    match.play("2", match.moves("2")[0])
    assert year(match) == 2
    assert match.sheets() != before[0]
    assert coins(match, "1") == before[1] + 2


def test_a_year_ends_as_well_when_its_last_tile_fits_nowhere() -> None:
    match = last_tile_of(1)
    win(match, "1")
    assert year(match) == 1
    match.play("1", "forfeit")
    assert year(match) == 2
    assert match.waiting() == ["*"]


def test_what_the_last_tile_of_a_year_changes_counts_for_that_year() -> None:
    match = opened(STRAIGHT)
    buy(match, "1", 4)
    assert visitors(match, "birds") == [1, 0]
    buy(match, "2", 1)
    # Two visitors are at the greater enclosures of seat 1, one at those of seat 2, of mammals and of birds.
    assert match.scores() == [4, 2]


@pytest.mark.parametrize("number", range(1, YEARS + 1))
@pytest.mark.parametrize(
    ("furnished", "figures"),
    [
        ({}, 0),
        ({"families": 1}, 2),
        ({"seconds": 1}, 1),
        ({"trees": 2}, 2),
        ({"benches": 3}, 3),
        ({"families": 1, "seconds": 1, "trees": 2, "benches": 1}, 6),
    ],
)
def test_each_figure_brings_as_many_points_as_years_have_begun(number: int, furnished: Furnished, figures: int) -> None:
    match = last_tile_of(number)
    furnish(match, "2", **furnished)
    assert gained(match)[1] == figures * number


def test_example_six_figures_bring_18_points_in_the_third_year_and_24_in_the_fourth() -> None:
    for number, points in ((3, 18), (4, 24)):
        match = last_tile_of(number)
        furnish(match, "2", families=1, seconds=1, trees=2, benches=1)
        assert sum(visitors(match, family)[1] for family in FAMILY_NAMES) == 3
        assert (trees(match)[1], benches(match, "2")) == (2, 1)
        assert gained(match)[1] == points


def test_figures_that_stay_bring_points_every_year() -> None:
    match = opened(STRAIGHT)
    totals = []
    for _ in range(YEARS):
        buy(match, "1", 5)
        totals.append(match.scores()[0])
    # One visitor to the mammals and one to the birds, as nobody else has any.
    assert totals == [2, 2 + 4, 2 + 4 + 6, 2 + 4 + 6 + 8, 2 + 4 + 6 + 8 + 10]


def test_figures_that_have_gone_keep_the_points_of_earlier_years() -> None:
    match = last_tile_of(1)
    furnish(match, "1", trees=2)
    end_year(match)
    assert match.scores() == [2, 1]
    to_last_tile(match, 2)
    furnish(match, "2", trees=2)
    end_year(match)
    assert match.scores() == [2 + 2 * 1, 1 + 2 * 2]


# --- Income: a coin for each tile ---


@pytest.mark.parametrize("tiles", range(6))
def test_at_the_end_of_a_year_each_tile_brings_a_coin(tiles: int) -> None:
    match = opened(STRAIGHT)
    buy(match, "1", tiles)
    buy(match, "2", 5 - tiles)
    assert [coins(match, seat) for seat in match.seats] == [8 + tiles, 8 + 5 - tiles]


def test_the_start_tile_brings_no_income() -> None:
    match = opened(STRAIGHT, players=3)
    buy(match, "1", 5)
    assert coins(match, "2") == coins(match, "3") == 8


def test_all_tiles_bring_income_not_only_those_of_the_year() -> None:
    match = opened(STRAIGHT)
    buy(match, "1", 5)
    assert coins(match, "1") == 8 + 5
    buy(match, "2", 5)
    assert coins(match, "1") == 8 + 5 + 5


def test_a_tile_that_fits_nowhere_brings_no_income() -> None:
    match = last_tile_of(1)
    before = coins(match, "1")
    win(match, "1")
    match.play("1", "forfeit")
    assert coins(match, "1") == before - 1 + 1


@pytest.mark.parametrize("number", range(1, YEARS + 1))
def test_every_year_brings_its_income_the_fifth_too(number: int) -> None:
    match = last_tile_of(number)
    before = [coins(match, seat) for seat in match.seats]
    end_year(match)
    assert [coins(match, seat) for seat in match.seats] == [before[0] + 1, before[1] + 5 * number - 2]


def test_there_are_always_coins_enough_for_the_income() -> None:
    # With 35 in the box, and eight of each of four before the first auction, three would be left.
    match = opened(STRAIGHT, players=4)
    for _ in range(5):
        give_away(match)
    assert sum(coins(match, seat) for seat in match.seats) == 32 + 5
    for _ in range(5):
        settle(match)
        for _ in in_row(match):
            give_away(match)
    assert sum(coins(match, seat) for seat in match.seats) == 32 + 5 + 10 + 15 + 20 + 25


# --- What is said of it ---


def test_at_the_end_of_a_year_everybody_is_told_figures_points_and_coins() -> None:
    match = last_tile_of(3)
    win(match, "1", coins=0)
    winner = match.waiting()[0]
    before = match.view_record()
    match.play(winner, match.moves(winner)[0])
    told = [sentence for sentence in match.news(before) if sentence.name == "news-year"]
    assert [sentence.arguments["who"] for sentence in told] == ["1", "2"]
    for sentence, seat in zip(told, match.seats, strict=True):
        assert sentence.arguments["year"] == 3
        assert sentence.arguments["points"] == 3 * sentence.arguments["figures"]
        assert sentence.arguments["coins"] == coins(match, seat)


def test_the_years_that_are_empty_are_told_as_well() -> None:
    match = opened(*with_shrubs(25), tiles="three-shrubs")
    for _ in range(TILES - 1):
        give_away(match)
    auction(match, 0, 0)
    before = match.view_record()
    seat = match.waiting()[0]
    match.play(seat, match.moves(seat)[0])
    years = [sentence.arguments["year"] for sentence in match.news(before) if sentence.name == "news-year"]
    assert years == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_year_is_a_sentence_in_every_language(language: str) -> None:
    for number in (1, 2):
        match = last_tile_of(number)
        win(match, "1")
        before = match.view_record()
        match.play("1", "forfeit")
        for sentence in match.news(before):
            said = sentence.say(language)
            assert said.endswith(".")
            assert "{" not in said


# --- Tiles: as many as it takes until three with shrubs lie there ---


@every_edition
def test_tiles_are_turned_up_until_three_with_shrubs_lie_in_the_row(edition: str) -> None:
    match = opened(*with_shrubs(2, 4, 9, 10, 11), tiles="three-shrubs", edition=edition)
    assert in_row(match) == list(NAMES[:9])


@every_edition
def test_each_of_the_first_four_years_ends_with_its_third_tile_with_shrubs(edition: str) -> None:
    shrubs = (1, 2, 3, 5, 6, 7, 8, 10, 12, 13, 14, 16, 17, 20, 21)
    match = opened(*with_shrubs(*shrubs), tiles="three-shrubs", edition=edition)
    assert [len(play_year(match)) for _ in range(4)] == [3, 4, 5, 4]


def test_in_zoosim_the_fifth_year_takes_all_tiles_that_remain() -> None:
    match = opened(*with_shrubs(1, 2, 3, 5, 6, 7, 8, 10, 12, 13, 14, 16, 17, 20, 21), tiles="three-shrubs")
    assert play_years(match) == [3, 4, 5, 4, 9]
    assert in_pile(match) == []


def test_in_o_zoo_le_mio_the_fifth_year_is_like_the_others_and_the_rest_stays_unsold() -> None:
    shrubs = (1, 2, 3, 5, 6, 7, 8, 10, 12, 13, 14, 16, 17, 20, 21)
    match = opened(*with_shrubs(*shrubs), tiles="three-shrubs", edition="zoch")
    assert play_years(match) == [3, 4, 5, 4, 5]
    assert in_pile(match) == ["Z22", "Z23", "Z24", "Z25"]
    assert sum(len(laid(match, seat)) for seat in match.seats) == 21


@every_edition
def test_the_fifth_year_is_seen_whole_before_its_first_auction(edition: str) -> None:
    match = opened(*with_shrubs(*range(1, 16)), tiles="three-shrubs", edition=edition)
    for _ in range(4):
        play_year(match)
    settle(match)
    assert in_row(match) == list(NAMES[12 : 25 if edition == "zoosim" else 15])


@every_edition
def test_a_tile_with_several_shrubs_counts_as_one(edition: str) -> None:
    match = opened(*with_shrubs(1, 3, 4, shrubs=4), tiles="three-shrubs", edition=edition)
    assert in_row(match) == list(NAMES[:4])


def test_with_the_tiles_of_the_box_there_are_fifteen_with_shrubs_and_the_last_of_them_ends_the_fifth_year() -> None:
    match = opened(tiles="three-shrubs", edition="zoch")
    with_them = {name for name, tile in zip(NAMES, match.view().tiles, strict=True) if tile.shrubs}
    assert len(with_them) == 15
    rows = []
    while not match.over:
        rows.append(play_year(match))
    assert [len(with_them & set(row)) for row in rows] == [3] * YEARS
    assert with_them & set(in_pile(match)) == set()


@every_edition
def test_without_three_more_with_shrubs_a_year_takes_all_that_remain(edition: str) -> None:
    match = opened(*with_shrubs(1, 4, 6, 7, 8, 10, 12), tiles="three-shrubs", edition=edition)
    assert play_years(match) == [6, 4, 15]


@every_edition
def test_the_pile_may_run_out_with_the_third_tile_with_shrubs(edition: str) -> None:
    match = opened(*with_shrubs(1, 2, 3, 10, 20, 25), tiles="three-shrubs", edition=edition)
    assert play_years(match) == [3, 22]


@every_edition
def test_a_box_without_shrubs_is_sold_in_one_year(edition: str) -> None:
    match = opened(*with_shrubs(), tiles="three-shrubs", edition=edition)
    assert in_row(match) == list(NAMES)
    assert play_years(match) == [25]


def test_a_box_in_which_every_tile_has_shrubs_is_sold_by_threes() -> None:
    pictures = with_shrubs(*range(1, TILES + 1))
    assert play_years(opened(*pictures, tiles="three-shrubs")) == [3, 3, 3, 3, 13]
    assert play_years(opened(*pictures, tiles="three-shrubs", edition="zoch")) == [3] * 5


@every_edition
def test_years_without_a_tile_bring_their_points_and_their_income_all_the_same(edition: str) -> None:
    match = opened(*with_shrubs(1, 2, 3, 4, 5, 6, 7), tiles="three-shrubs", edition=edition)
    for _ in range(TILES - 1):
        give_away(match)
    settle(match)
    assert (year(match), len(in_row(match))) == (3, 1)
    points, owned = match.scores(), [coins(match, seat) for seat in match.seats]
    give_away(match)
    assert match.over
    for number, seat in enumerate(match.seats):
        assert match.scores()[number] == points[number] + standing(match, seat) * (3 + 4 + 5)
        assert coins(match, seat) == owned[number] + 3 * len(laid(match, seat))


@every_edition
def test_the_points_of_years_without_a_tile_are_those_of_the_figures_that_stand(edition: str) -> None:
    match = opened(*with_shrubs(), tiles="three-shrubs", edition=edition)
    play_year(match)
    assert match.over
    for seat in match.seats:
        assert match.sheet(seat)["total"] == standing(match, seat) * (1 + 2 + 3 + 4 + 5)
        assert coins(match, seat) == 8 + 5 * len(laid(match, seat))


# --- Income: visitors, trees and benches less the tiles ---


def after_year(number: int, owned: int, furnished: Furnished) -> Match:
    """The beginning of the next year; seat 2 had so many coins, and such figures."""
    match = last_tile_of(number, income="figures")
    furnish(match, "2", **furnished)
    with arranged(match) as table:
        table.zoos[1].coins = owned
    end_year(match)
    return match


@pytest.mark.parametrize(
    ("number", "owned", "furnished", "left"),
    [
        # Seat 2 has three tiles after the first year, eight after the second, and so on.
        (1, 0, {"benches": 7}, 4),
        (1, 8, {"benches": 3}, 8),
        (1, 8, {}, 5),
        (1, 8, {"families": 1}, 7),
        (1, 8, {"seconds": 1}, 6),
        (1, 8, {"trees": 2}, 7),
        (1, 8, {"families": 5, "trees": 2, "benches": 2}, 19),
        (2, 8, {"benches": 3}, 3),
        (4, 20, {"benches": 3}, 5),
    ],
)
def test_income_may_be_the_figures_less_the_tiles(number: int, owned: int, furnished: Furnished, left: int) -> None:
    match = after_year(number, owned, furnished)
    assert coins(match, "2") == left


@pytest.mark.parametrize(("owned", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_who_cannot_pay_has_no_coins_left_and_owes_none(owned: int, left: int) -> None:
    assert coins(after_year(1, owned, {}), "2") == left


def test_a_tile_that_fits_nowhere_costs_no_income() -> None:
    match = last_tile_of(1, income="figures")
    before = coins(match, "1")
    furnish(match, "1", benches=1)
    end_year(match)
    assert coins(match, "1") == before + 1 - 1


def test_no_year_but_the_last_brings_points() -> None:
    match = last_tile_of(4, income="figures")
    assert all(not year.startswith("year") for seat in match.seats for year in match.details(seat))
    before = match.view_record()
    win(match, "1", coins=0)
    seat = match.waiting()[0]
    match.play(seat, match.moves(seat)[0])
    told = [sentence for sentence in match.news(before) if sentence.name == "news-year"]
    assert [sentence.arguments["points"] for sentence in told] == [0, 0]
    assert all(sentence.arguments["figures"] for sentence in told)


def test_at_the_end_each_visitor_tree_bench_and_coin_is_a_point_after_the_fifth_income() -> None:
    match = last_tile_of(5, income="figures")
    furnish(match, "2", families=2, seconds=1, trees=2, benches=30)
    with arranged(match) as table:
        table.zoos[1].coins = 4
    end_year(match)
    assert match.over
    # Twenty-three tiles lie in the zoo of seat 2.
    left = 4 + (5 + 2 + 30) - 23
    assert coins(match, "2") == left
    assert match.sheet("2") == {"visitors": 5, "trees": 2, "benches": 30, "coins": left, "total": 37 + left}


def test_without_that_variant_coins_are_no_points() -> None:
    match = last_tile_of(5)
    end_year(match)
    assert coins(match, "2") > 0
    assert "coins" not in match.sheet("2")
    assert match.sheet("2")["total"] == sum(match.sheet("2")[line] for line in ("visitors", "trees", "benches"))


@every_tile_rule
@every_edition
def test_a_whole_game_with_that_income_ends_with_the_figures_and_coins_that_are_there(edition: str, tiles: str) -> None:
    match = opened(edition=edition, tiles=tiles, income="figures", players=3)
    while not match.over:
        settle(match)
        give_away(match)
    for seat in match.seats:
        number = int(seat) - 1
        standing = [sum(visitors(match, family)[number] for family in FAMILY_NAMES), trees(match)[number]]
        points = [*standing, benches(match, seat), coins(match, seat)]
        assert list(match.sheet(seat).values()) == [*points, sum(points)]


# --- Ties at the end ---


def tied(owned: Sequence[int], tiles: Sequence[int], **options: str) -> Match:
    """The end of a game with equal points; before the last income there were so many coins, and tiles."""
    match = last_tile_of(5, players=len(owned), **options)
    with arranged(match) as table:
        for there, had, laid_tiles in zip(table.zoos, owned, tiles, strict=False):
            there.coins, there.tiles, there.benches, there.garden = had, laid_tiles, 0, 0
            for family in range(FAMILIES):
                there.enclosures[family] = 0
            for page in there.pad:
                page.visitors = page.trees = page.benches = 0
    end_year(match)
    assert len(set(match.scores())) == 1
    return match


def test_usually_a_tie_shares_the_win_whatever_coins_there_are() -> None:
    match = tied((3, 9, 1), (1, 2, 3))
    assert match.winners() == ["1", "2", "3"]
    assert match.remark() is None


def test_the_coins_may_decide_a_tie() -> None:
    match = tied((3, 9, 1), (1, 1, 1), tiebreak="coins")
    assert match.winners() == ["2"]
    remark = match.remark()
    assert remark is not None
    assert remark.name == "coins-decided"


@pytest.mark.parametrize("tiebreak", ["none", "coins"])
def test_the_fifth_income_counts_among_these_coins(tiebreak: str) -> None:
    match = tied((5, 6, 2), (3, 1, 4), tiebreak=tiebreak)
    assert [coins(match, seat) for seat in match.seats] == [8, 7, 6]
    assert match.winners() == (["1"] if tiebreak == "coins" else ["1", "2", "3"])


def test_the_fifth_income_may_make_the_coins_equal() -> None:
    match = tied((5, 6, 2), (3, 2, 0), tiebreak="coins")
    assert match.winners() == ["1", "2"]


# --- The editions ---


def position(match: Match) -> bytes:
    """Where a game stands, whatever edition it is of."""
    with arranged(match) as table:
        table.edition = 0
    return kit.pack(match.state)


@pytest.mark.parametrize("income", INCOMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_five_tiles_a_year_both_editions_play_the_same_game(players: int, income: str) -> None:
    games = []
    for edition in EDITIONS:
        match = opened(players=players, edition=edition, income=income)
        while not match.over:
            settle(match)
            give_away(match)
        games.append((match.made, match.sheets(), match.winners(), position(match)))
    assert games[0] == games[1]


def test_zoosim_has_15_benches_and_o_zoo_le_mio_has_13() -> None:
    assert dict(zip(EDITIONS, BENCHES, strict=True)) == {"zoosim": 15, "zoch": 13}


@every_edition
def test_benches_never_run_out_something_else_stands_for_those_that_lack(edition: str) -> None:
    match = opened("AN AW AS BN BE BS", edition=edition)
    while not match.over:
        settle(match)
        auction(match, 0, 0)
        seat = match.waiting()[0]
        match.play(seat, max(match.moves(seat), key=lambda move: benches_after(match, seat, move)))
    assert sum(benches(match, seat) for seat in match.seats) > max(BENCHES)


def benches_after(match: Match, seat: str, move: str) -> int:
    """The benches that a move would lead to."""
    other = match.copy()
    other.play(seat, move)
    return benches(other, seat)


# --- The start tiles ---

EXITS = {
    "NN": {"0,-1 n", "0,-2 s", "1,-1 n", "1,-2 s"},
    "WE": {"-1,0 w", "-2,0 e", "2,0 e", "3,0 w"},
    "AN_E": {"0,-1 n", "0,-2 s", "2,0 e", "3,0 w"},
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", STARTS)
def test_everybody_has_the_same_start_tile_with_two_paths(start: str, players: int) -> None:
    match = opened(STRAIGHT, players=players, start=start)
    for seat in match.seats:
        other = match.copy()
        win(other, seat)
        assert placements(other) == EXITS[start]


@pytest.mark.parametrize("start", STARTS)
def test_a_zoo_of_the_start_tile_alone_has_no_attractions_and_brings_nothing(start: str) -> None:
    match = opened(STRAIGHT, start=start)
    buy(match, "1", 5)
    assert (enclosures(match, "2"), benches(match, "2"), coins(match, "2")) == ({}, 0, 8)
    assert match.sheet("2")["total"] == 0


@pytest.mark.parametrize(
    ("start", "tiles"),
    [
        ("NN", ["AS BS @ 0,-1 e"]),
        ("WE", ["AS BS @ -1,0 n", "AW BE @ 0,-1 e", "AN BN @ 2,0 n"]),
        ("AN_E", ["AS BE @ 0,-1 e", "AN BN @ 2,0 n"]),
    ],
)
def test_the_start_tile_takes_part_in_loops(start: str, tiles: list[str]) -> None:
    assert benches(zoo(*tiles[:-1], start=start)) == 0
    assert benches(zoo(*tiles, start=start)) == 1
