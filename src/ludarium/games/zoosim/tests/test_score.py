"""The rulebooks on points: the pad with its five years, the score sheet, what stands beside it, and who wins."""

from collections.abc import Mapping, Sequence

import pytest

from ludarium.core.game import Match
from ludarium.core.texts import LANGUAGES
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.box import FAMILY_NAMES, TILES, YEARS
from ludarium.games.zoosim.tests.pictures import (
    STRAIGHT,
    arranged,
    benches,
    coins,
    give_away,
    lay,
    opened,
    settle,
    trees,
    visitors,
)

LINES = ("visitors", "trees", "benches")
USUAL: Mapping[str, str] = {}
FIGURES = {"income": "figures"}
COINS = {"tiebreak": "coins"}

# A pad has for each year visitors, trees and benches: `3 2 1 | 0 0 4`.
Pads = Sequence[str]


def written(
    pads: Pads,
    options: Mapping[str, str] = USUAL,
    *,
    owned: Sequence[int] = (),
    years: int = YEARS,
    standing: str = "0 0 0",
) -> Match:
    """A game after so many years, with these pads; by a variant seat 1 has figures standing as well."""
    match = opened(STRAIGHT, players=len(pads), **options)
    with arranged(match) as table:
        table.year = years
        if years == YEARS:
            table.sold, table.turned, table.pile, table.bidding = TILES, TILES, 0, 0
        for pad, there in zip(pads, table.zoos, strict=False):
            for page, line in zip(there.pad, filter(None, pad.split("|")), strict=False):
                page.visitors, page.trees, page.benches = map(int, line.split())
        for held, there in zip(owned, table.zoos, strict=False):
            there.coins = held
        families, garden, table.zoos[0].benches = map(int, standing.split())
        table.zoos[0].garden = garden
        for family in range(families):
            table.zoos[0].enclosures[family] = 1
    return match


def play_years(match: Match, years: int) -> Match:
    """All tiles of some years are given away."""
    while not match.over and match.view().year < years:
        give_away(match)
    return match


# --- The pad and the score sheet ---


@pytest.mark.parametrize("year", range(1, YEARS + 1))
@pytest.mark.parametrize("line", LINES)
def test_a_figure_at_the_end_of_a_year_is_worth_the_number_of_that_year(line: str, year: int) -> None:
    page = " ".join("1" if name == line else "0" for name in LINES)
    match = written([" | ".join([*["0 0 0"] * (year - 1), page]), ""])
    assert match.sheet("1") == {**dict.fromkeys(LINES, 0), line: year, "total": year}
    assert match.sheet("2") == {**dict.fromkeys(LINES, 0), "total": 0}


def test_the_lines_add_up_all_years_and_the_total_all_lines() -> None:
    match = written(["1 0 0 | 3 1 0 | 4 2 1 | 10 0 2 | 11 2 6", "9 3 0 | 0 0 0 | 8 1 1 | 2 0 0 | 1 1 1"])
    assert match.sheets() == {
        "1": {"visitors": 114, "trees": 18, "benches": 41, "total": 173},
        "2": {"visitors": 46, "trees": 11, "benches": 8, "total": 65},
    }


def test_example_three_visitors_two_trees_and_a_bench_bring_18_points_in_the_third_year_and_24_in_the_fourth() -> None:
    match = written(["0 0 0 | 0 0 0 | 3 2 1", "0 0 0 | 0 0 0 | 0 0 0 | 3 2 1"])
    assert match.scores() == [18, 24]


# The visitors of the four would be fourteen, more than can be at a time: each line of the example counts for itself.
@pytest.mark.parametrize(
    ("page", "points"),
    [("3 0 1", 12), ("2 0 2", 12), ("5 1 1", 21), ("4 2 1", 21)],
    ids=["Alan", "Klaus", "Reiner", "Wolfgang"],
)
def test_example_of_a_third_year(page: str, points: int) -> None:
    match = written([f"0 0 0 | 0 0 0 | {page}", ""])
    assert match.sheet("1")["total"] == points


def test_example_points_of_the_third_year_are_added_to_those_of_the_first_two() -> None:
    match = written(["4 1 0 | 5 1 1 | 5 1 1", ""])
    assert match.sheet("1")["total"] == 5 * 1 + 7 * 2 + 21


@pytest.mark.parametrize("years", range(YEARS))
def test_the_year_under_way_is_not_on_the_pad(years: int) -> None:
    match = written(["1 1 1 | 1 1 1 | 1 1 1 | 1 1 1 | 1 1 1", ""], years=years, standing="3 1 4")
    assert match.sheet("1")["total"] == 3 * sum(range(1, years + 1))


def test_nobody_has_points_before_the_first_year_is_over() -> None:
    match = opened(players=3)
    for _ in range(4):
        give_away(match)
    assert sum(visitors(match, "birds")) > 0
    assert match.scores() == [0, 0, 0]
    give_away(match)
    assert sum(match.scores()) > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pad_of_each_year_has_the_figures_that_stand_then(players: int) -> None:
    match = opened(players=players)
    expected = [dict.fromkeys(LINES, 0) for _ in match.seats]
    for year in range(1, YEARS + 1):
        play_years(match, year)
        for seat, sheet in enumerate(expected):
            sheet["visitors"] += year * sum(visitors(match, family)[seat] for family in FAMILY_NAMES)
            sheet["trees"] += year * trees(match)[seat]
            sheet["benches"] += year * benches(match, str(seat + 1))
        assert [match.sheet(seat) for seat in match.seats] == [
            {**sheet, "total": sum(sheet.values())} for sheet in expected
        ]
    assert match.over


# --- The line of coins ---


def test_coins_have_no_line_where_they_bring_no_points() -> None:
    match = written(["", ""], owned=(9, 3))
    assert [list(match.sheet(seat)) for seat in match.seats] == [[*LINES, "total"]] * 2
    assert match.scores() == [0, 0]


@pytest.mark.parametrize("edition", ["zoosim", "zoch"])
def test_only_the_income_by_figures_has_a_use_for_that_line(edition: str) -> None:
    usual = GAME.checked_options({"edition": edition})
    for players in GAME.seats:
        for option in GAME.options:
            for value in option.values:
                unused = GAME.unused(players, {**usual, option.name: value})
                assert unused == (() if (option.name, value) == ("income", "figures") else ("coins",))


@pytest.mark.parametrize("years", [0, 3, YEARS])
def test_with_that_income_the_sheet_has_the_figures_and_coins_of_this_moment(years: int) -> None:
    pad = "5 2 7 | 5 2 7 | 5 2 7 | 5 2 7 | 5 2 7"
    match = written([pad, pad], FIGURES, owned=(11, 4), years=years, standing="3 1 4")
    # Whoever is alone has one visitor of each family, and one tree.
    assert match.sheet("1") == {"visitors": 3, "trees": 1, "benches": 4, "coins": 11, "total": 19}
    assert match.sheet("2") == {"visitors": 0, "trees": 0, "benches": 0, "coins": 4, "total": 4}


# --- What stands beside the score sheet ---


def test_beside_the_sheet_stand_the_visitors_of_each_family_the_trees_and_the_benches() -> None:
    match = opened("mammals 2 | birds 1 : AS BS ; shrubs 2", "mammals 1 | reptiles 3 : AS BS ; shrubs 1", players=3)
    for seat in ("2", "3"):
        settle(match)
        for bidder in match.seats:
            match.play(bidder, f"bid {int(bidder == seat)}")
        match.play(seat, "place 0,-1 e")
    nothing = {f"visitors-{family}": 0 for family in FAMILY_NAMES} | {"standing-trees": 0, "standing-benches": 0}
    shown = {
        "1": {},
        "2": {"visitors-mammals": 2, "visitors-birds": 1, "standing-trees": 2, "standing-benches": 1},
        "3": {"visitors-mammals": 1, "visitors-reptiles": 1, "standing-trees": 1, "standing-benches": 1},
    }
    assert {seat: match.details(seat) for seat in match.seats} == {seat: nothing | new for seat, new in shown.items()}


def test_the_points_of_each_year_that_is_over_stand_there_too() -> None:
    match = written(["1 0 0 | 0 0 0 | 3 2 1 | 1 1 1 | 2 2 2", "0 0 0 | 1 1 1"], years=4)
    assert by_year(match, "1") == {"year-1": 1, "year-2": 0, "year-3": 18, "year-4": 12}
    assert by_year(match, "2") == {"year-1": 0, "year-2": 6, "year-3": 0, "year-4": 0}


def by_year(match: Match, seat: str) -> dict[str, int]:
    """The points of each year beside a score sheet."""
    return {line: points for line, points in match.details(seat).items() if line.startswith("year-")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_years_beside_the_sheet_add_up_to_its_total(players: int) -> None:
    match = opened(players=players)
    for years in range(YEARS + 1):
        play_years(match, years)
        for seat in match.seats:
            assert sum(by_year(match, seat).values()) == match.sheet(seat)["total"]
            assert len(by_year(match, seat)) == years


def test_no_year_has_points_of_its_own_with_the_income_by_figures() -> None:
    match = play_years(opened(players=2, **FIGURES), YEARS)
    assert match.over
    assert [by_year(match, seat) for seat in match.seats] == [{}, {}]


def test_what_stands_beside_the_sheet_changes_no_points() -> None:
    match = written(["1 0 0", ""], years=1, standing="3 1 4")
    assert match.details("1")["standing-benches"] == 4
    assert match.sheet("1") == {"visitors": 1, "trees": 0, "benches": 0, "total": 1}


def test_nothing_stands_beside_a_sheet_of_nobody() -> None:
    assert opened().details("3") == {}


# --- Who wins ---


@pytest.mark.parametrize(
    ("pads", "winners"),
    [
        (("1 0 0", "0 0 0"), ["1"]),
        (("0 1 0", "0 0 2"), ["2"]),
        (("3 0 0 | 0 0 0", "0 0 0 | 0 2 0"), ["2"]),
        (("3 0 0", "0 0 5", "0 4 0"), ["2"]),
        (("1 0 0", "0 0 0", "0 0 0", "0 2 0"), ["4"]),
    ],
)
def test_the_most_points_win(pads: Pads, winners: list[str]) -> None:
    match = written(pads)
    assert match.over
    assert match.winners() == winners
    assert match.remark() is None


@pytest.mark.parametrize(
    ("pads", "winners"),
    [
        (("2 0 0", "0 0 0 | 1 0 0"), ["1", "2"]),
        (("2 0 0", "1 0 0", "0 2 0"), ["1", "3"]),
        (("1 0 0", "0 3 0", "0 0 3", "3 0 0"), ["2", "3", "4"]),
        (("", ""), ["1", "2"]),
        (("", "", "", ""), ["1", "2", "3", "4"]),
    ],
)
def test_equal_points_share_the_win(pads: Pads, winners: list[str]) -> None:
    match = written(pads, owned=range(len(pads)))
    assert match.winners() == winners
    assert match.remark() is None


@pytest.mark.parametrize(
    ("pads", "owned", "winners", "decided"),
    [
        (("1 0 0", "0 1 0"), (3, 4), ["2"], True),
        (("1 0 0", "0 1 0"), (1, 0), ["1"], True),
        (("1 0 0", "0 1 0"), (4, 4), ["1", "2"], False),
        (("1 0 0", "0 1 0"), (0, 0), ["1", "2"], False),
        (("1 0 0", "0 2 0"), (9, 4), ["2"], False),
        (("1 0 0", "0 1 0", "0 0 0"), (3, 4, 9), ["2"], True),
        (("1 0 0", "0 1 0", "0 0 1"), (4, 3, 4), ["1", "3"], True),
        (("1 0 0", "0 1 0", "0 0 1", "2 0 0"), (4, 3, 4, 0), ["4"], False),
        (("", "", "", ""), (5, 6, 6, 2), ["2", "3"], True),
    ],
)
def test_by_a_variant_coins_decide_but_only_among_those_who_have_tied(
    pads: Pads, owned: Sequence[int], winners: list[str], decided: bool
) -> None:
    match = written(pads, COINS, owned=owned)
    assert match.winners() == winners
    remark = match.remark()
    assert (remark.name if remark else None) == ("coins-decided" if decided else None)


def test_coins_that_are_points_decide_a_tie_of_points_as_well_if_that_was_agreed_on() -> None:
    # Seat 1 has eight figures and three coins, seat 2 has no figures.
    for options, winners in ((FIGURES, ["1", "2"]), (FIGURES | COINS, ["2"])):
        match = written(["", ""], options, owned=(3, 11), standing="3 1 4")
        assert match.scores() == [11, 11]
        assert match.winners() == winners


@pytest.mark.parametrize("options", [USUAL, COINS, FIGURES])
def test_nobody_has_won_before_the_end(options: Mapping[str, str]) -> None:
    match = written(["5 0 0", "0 0 0"], options, years=4, owned=(3, 9))
    assert not match.over
    assert match.winners() == []
    assert match.remark() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_coins_have_decided_is_said_in_every_language(language: str) -> None:
    remark = written(["", ""], COINS, owned=(1, 2)).remark()
    assert remark is not None
    assert remark.say(language).endswith(".")


# --- A game from its first tile to its score ---


def test_a_whole_game_counted_by_hand() -> None:
    match = opened(
        "mammals 2 | birds 1 : AS BS ; shrubs 3",
        "mammals 2 | monkeys 1 : AW BE ; shrubs 1",
        "reptiles 1 | sea_animals 1 : AW BE",
    )
    # The tile of seat 1 closes a loop with the start tile; those of seat 2 lie in a line, no two of a family together.
    lay(match, "1", "0,-1 e")
    for number in range(TILES - 1):
        lay(match, "2", f"0,{-1 - 2 * number} n")
    assert match.over
    years = 1 + 2 + 3 + 4 + 5
    # Seat 2 came to its mammals later: two visitors and one. Everybody is alone with all other families.
    mine, others = (1 + 1) * years, (2 + 1 + 1 + 1) * years
    assert match.sheets() == {
        "1": {"visitors": mine, "trees": 2 * years, "benches": years, "total": 5 * years},
        "2": {"visitors": others, "trees": years, "benches": 0, "total": 6 * years},
    }
    assert match.winners() == ["2"]
    assert coins(match, "1") == 8 - 1 + 5 * 1
    assert coins(match, "2") == 8 - 24 + 4 + 9 + 14 + 19 + 24
