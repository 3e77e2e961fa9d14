"""The solo game against Benedikt."""

from collections import Counter

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.ecosystem.tests.pictures import (
    Cells,
    cards,
    dealt,
    drawn,
    holding,
    in_deck,
    lying,
    onward,
    play,
    scored,
    to_turn,
)

VARIED = """
    fox        rabbit  eagle  deer  wolf
    meadow     meadow  bee    bear  .
    dragonfly  stream  trout
"""


def benedikts(match: Match) -> list[str]:
    """Benedikt's cards in reading order."""
    cells = lying(match, 1)
    return [cells[place] for place in sorted(cells, key=lambda place: (place[1], place[0]))]


def solo_turn(match: Match, pick: str, give: str) -> Match:
    """Pick and lay a card, give Benedikt another, and draw anything."""
    play(match, f"1 pick {pick}")
    play(match, f"1 {match.moves('1')[0]}")
    if "keep" in match.moves("1"):
        play(match, "1 keep")
    play(match, f"1 give {give}")
    return onward(match, lambda m: m.waiting() != ["*"])


# --- The course of a solo game ---


@pytest.mark.parametrize("edition", ["mindok", "genius"])
def test_one_begins_with_ten_cards(edition: str) -> None:
    match = dealt(1, edition=edition)
    assert holding(match, "1").total() == 10
    assert len(match.made) == 10


def test_a_turn_is_to_pick_to_lay_to_give_and_to_draw() -> None:
    match = dealt(1, "5 fox 5 bee")
    assert match.moves("1") == ["pick fox", "pick bee"]
    assert play(match, "1 pick fox").moves("1") == ["lay 0,0"]
    assert play(match, "1 lay 0,0").moves("1") == ["give fox", "give bee"]
    assert play(match, "1 give bee").waiting() == ["*"]
    assert play(match, "* deal 1 wolf").moves("1") == ["pick fox", "pick bee", "pick wolf"]


def test_a_card_that_was_picked_or_given_has_left_the_hand() -> None:
    match = play(dealt(1, "5 fox 5 bee"), "1 pick fox", "1 lay 0,0")
    assert holding(match, "1") == cards("4 fox 5 bee")
    assert holding(play(match, "1 give bee"), "1") == cards("4 fox 4 bee")


def test_a_rabbit_runs_before_a_card_is_given() -> None:
    match = solo_turn(dealt(1, "2 fox 2 rabbit 6 bee"), "fox", "bee")
    play(match, "1 pick rabbit", "1 lay 1,0")
    assert match.moves("1") == ["keep", "swap 0,0 1,0"]
    assert play(match, "1 swap 0,0 1,0").moves("1")[0].startswith("give")
    assert lying(match, 0) == drawn("rabbit fox")


def test_a_rabbit_given_to_benedikt_never_runs() -> None:
    match = solo_turn(dealt(1, "2 fox 2 rabbit 6 bee"), "fox", "bee")
    play(match, "1 pick fox", "1 lay 1,0", "1 give rabbit")
    assert match.waiting() == ["*"]


def test_benedikts_cards_fill_row_after_row_from_left_to_right() -> None:
    match = dealt(1, "fox bee wolf deer bear 5 meadow")
    for kind in ("fox", "bee", "wolf", "deer", "bear"):
        solo_turn(match, "meadow", kind)
    assert benedikts(match) == ["fox", "bee", "wolf", "deer", "bear"]
    places = sorted(lying(to_turn(match, 20), 1), key=lambda place: (place[1], place[0]))
    x, y = places[0]
    assert places == [(x + right, y + down) for down in range(4) for right in range(5)]


def test_each_next_card_lies_to_the_right_or_begins_the_next_row() -> None:
    match = dealt(1)
    for turns in range(20):
        before = set(lying(match, 1))
        to_turn(match, turns + 1)
        ((x, y),) = set(lying(match, 1)) - before
        assert (x + 4, y + 3) == (turns % 5, turns // 5)


def draws(match: Match) -> list[int]:
    """How many cards were drawn after each card given."""
    drawn_after: list[int] = []
    for _, words in match.made:
        if words.startswith("give"):
            drawn_after.append(0)
        elif words.startswith("deal") and drawn_after:
            drawn_after[-1] += 1
    return drawn_after


def test_one_card_is_drawn_or_five_when_benedikts_row_is_full_and_none_after_the_last_turn() -> None:
    row = [1, 1, 1, 1, 5]
    assert draws(to_turn(dealt(1), 20)) == [*row, *row, *row, 1, 1, 1, 1, 0]


def test_the_game_ends_after_twenty_turns_with_two_full_ecosystems() -> None:
    match = to_turn(dealt(1), 19)
    assert not match.over
    onward(match, lambda m: m.over)
    assert [words.split()[0] for _, words in match.made].count("pick") == 20
    assert [len(lying(match, seat)) for seat in range(2)] == [20, 20]
    assert holding(match, "1").total() == 1
    assert in_deck(match).total() == 130 - 41


def test_the_edition_makes_no_difference() -> None:
    mindok, genius = (onward(dealt(1, edition=edition), lambda m: m.over) for edition in ("mindok", "genius"))
    assert mindok.made == genius.made
    assert mindok.sheets() == genius.sheets()
    assert kit.pack(mindok.state) == kit.pack(genius.state)


# --- The final score ---


def test_there_is_a_sheet_for_benedikt() -> None:
    assert list(scored(VARIED, "fox fox", players=1).sheets()) == ["1", "b"]


def test_benedikts_ecosystem_is_scored_like_any_other_but_without_biodiversity() -> None:
    match = scored("fox", VARIED, players=1)
    assert match.sheet("b") == {
        **scored(VARIED, players=3).sheet("1"),
        "biodiversity": 0,
        "total": scored(VARIED, players=3).sheet("1")["total"] - 12,
    }


@pytest.mark.parametrize("cells", [drawn("fox"), {}])
def test_benedikt_pays_nothing_for_a_lack_of_biodiversity(cells: Cells) -> None:
    assert scored("fox", cells, players=1).sheet("b")["biodiversity"] == 0


def test_ones_own_biodiversity_counts() -> None:
    assert scored(VARIED, "fox", players=1).sheet("1")["biodiversity"] == 12
    assert scored("fox", "fox", players=1).sheet("1")["biodiversity"] == -5


@pytest.mark.parametrize(
    ("line", "mine", "his", "prizes"),
    [
        ("wolf", 2, 1, (12, 8)),
        ("wolf", 1, 2, (8, 12)),
        ("wolf", 2, 2, (12, 12)),
        ("wolf", 2, 0, (12, 0)),
        ("wolf", 0, 1, (0, 12)),
        ("wolf", 0, 0, (0, 0)),
        ("stream", 2, 1, (8, 5)),
        ("stream", 1, 2, (5, 8)),
        ("stream", 2, 2, (8, 8)),
        ("stream", 2, 0, (8, 0)),
        ("stream", 0, 1, (0, 8)),
        ("stream", 0, 0, (0, 0)),
    ],
)
def test_wolves_and_streams_are_ranked_between_the_two(line: str, mine: int, his: int, prizes: tuple[int, int]) -> None:
    match = scored(f"{line} " * mine, f"{line} " * his, players=1)
    assert (match.sheet("1")[line], match.sheet("b")[line]) == prizes


@pytest.mark.parametrize("line", ["wolf", "stream"])
def test_nobody_but_the_two_competes(line: str) -> None:
    match = scored(line, "fox", f"{line} {line}", players=1, pile=f"5 {line}")
    assert match.sheet("1")[line] == {"wolf": 12, "stream": 8}[line]


def ahead_by(lead: int) -> Match:
    """A solo game that ends with this lead: rabbits to the number that it takes, on any board."""
    alone = {"wolf": 12, "stream": 8, "biodiversity": -5}
    places = [(x, y) for y in range(-3, 4) for x in range(-4, 5)]
    rabbits = lead - sum(alone.values())
    mine = {**dict.fromkeys(places[: max(rabbits, 0)], "rabbit"), (4, 3): "wolf", (3, 3): "stream"}
    his = dict.fromkeys(places[: max(-rabbits, 0)], "rabbit")
    match = scored(mine, his, players=1)
    assert match.sheet("1")["total"] - match.sheet("b")["total"] == lead
    return match


@pytest.mark.parametrize(
    ("lead", "remark"),
    [
        (-1, "solo-lost"),
        (0, "solo-won"),
        (29, "solo-won"),
        (30, "solo-feat"),
        (49, "solo-feat"),
        (50, "solo-remarkable"),
        (69, "solo-remarkable"),
        (70, "solo-legendary"),
    ],
)
def test_a_victory_is_worth_the_name_from_30_points_on_remarkable_from_50_and_legendary_from_70(
    lead: int, remark: str
) -> None:
    said = ahead_by(lead).remark()
    assert said is not None
    assert said.name == remark


@pytest.mark.parametrize(("lead", "winners"), [(-1, []), (0, ["1"]), (1, ["1"]), (70, ["1"])])
def test_one_wins_with_at_least_as_many_points_as_benedikt(lead: int, winners: list[str]) -> None:
    assert ahead_by(lead).winners() == winners


def test_the_score_is_ones_own_total_alone() -> None:
    match = ahead_by(30)
    assert match.scores() == [match.sheet("1")["total"]]


def test_a_game_with_others_ends_without_a_remark() -> None:
    assert scored(VARIED, "fox").remark() is None


def test_no_card_is_lost() -> None:
    match = to_turn(dealt(1), 11)
    on_the_table = Counter(lying(match, 0).values()) + Counter(lying(match, 1).values())
    assert (on_the_table + holding(match, "1") + in_deck(match)).total() == 130
