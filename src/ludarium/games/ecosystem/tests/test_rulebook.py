"""The rulebook of Ecosystem, sentence by sentence: preparing, the course of the game, laying, biodiversity, the end.

The kinds of card, the games for two and for one, and what players may know have files of their own.
"""

from collections import Counter

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.ecosystem import GAME
from ludarium.games.ecosystem.box import NAMES
from ludarium.games.ecosystem.tests.pictures import (
    MARTIN,
    Cells,
    cards,
    column,
    deal,
    dealt,
    drawn,
    growing,
    hand_number,
    holding,
    in_deck,
    lay_next,
    lying,
    onward,
    picked,
    play,
    scored,
    to_picks,
    to_turn,
    turn,
)

EDITIONS = ("mindok", "genius")
SEVERAL = range(3, 7)


# --- Preparing the game ---


@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize(("edition", "hand"), [("mindok", 11), ("genius", 10)])
def test_each_player_is_dealt_eleven_cards_and_ten_in_the_original_edition(
    players: int, edition: str, hand: int
) -> None:
    match = dealt(players, edition=edition)
    assert [holding(match, seat).total() for seat in match.seats] == [hand] * players
    assert len(match.made) == hand * players


def test_eleven_is_the_usual_hand() -> None:
    assert Match(GAME, 4).options == {"edition": "mindok"}


@pytest.mark.parametrize("players", range(1, 7))
def test_the_table_is_empty_before_the_first_turn(players: int) -> None:
    match = dealt(players)
    assert all(not lying(match, seat) for seat in range(6))


def test_the_deck_is_shuffled_so_every_card_of_it_is_as_likely() -> None:
    assert dict(Match(GAME, 3).outcomes()) == {
        f"deal 1 {kind}": count for kind, count in in_deck(Match(GAME, 3)).items()
    }


def test_a_card_that_was_dealt_is_not_dealt_again() -> None:
    match = play(Match(GAME, 3), *["* deal 1 rabbit"] * 7)
    assert dict(match.outcomes())["deal 1 rabbit"] == 1
    assert "deal 1 rabbit" not in play(match, "* deal 1 rabbit").moves("*")


def test_hands_are_dealt_in_the_order_of_the_seats() -> None:
    seats = [words.split()[1] for _, words in dealt(6).made]
    assert seats == [seat for seat in "123456" for _ in range(11)]


def test_the_rest_of_the_deck_waits_for_the_second_round() -> None:
    match = dealt(4)
    left = in_deck(match)
    assert in_deck(to_turn(match, 10)) == left
    assert left.total() == 130 - 4 * 11


# --- The course of the game: picking ---


def test_everybody_picks_at_the_same_time() -> None:
    match = dealt(3)
    assert match.waiting() == ["1", "2", "3"]
    play(match, "2 pick meadow")
    assert match.waiting() == ["1", "3"]


def test_one_card_of_the_hand_is_picked() -> None:
    match = dealt(3, "4 fox 3 bee 4 wolf")
    assert match.moves("1") == ["pick fox", "pick bee", "pick wolf"]


def test_a_picked_card_lies_face_down_until_everybody_is_ready() -> None:
    match = play(dealt(3, "fox", "bee", "wolf"), "1 pick fox", "2 pick bee")
    assert [picked(match, looking, "1") for looking in ("1", "2", "3", None)] == ["fox", "", "", ""]


def test_when_everybody_is_ready_all_cards_are_turned_up() -> None:
    match = play(dealt(3, "fox", "bee", "wolf"), "1 pick fox", "2 pick bee", "3 pick wolf")
    for looking in ("1", "2", "3", None):
        assert [picked(match, looking, seat) for seat in "123"] == ["fox", "bee", "wolf"]


def test_a_card_that_was_turned_up_has_left_the_hand() -> None:
    match = play(dealt(3, "fox", "bee", "wolf"), "1 pick fox", "2 pick bee", "3 pick wolf")
    assert holding(match, "1")["fox"] == 0
    assert holding(match, "1").total() == 10


def test_then_all_lay_at_once_in_any_order() -> None:
    match = play(dealt(3, "fox", "bee", "wolf"), "1 pick fox", "2 pick bee", "3 pick wolf")
    assert match.waiting() == ["1", "2", "3"]
    assert play(match, "3 lay 0,0").waiting() == ["1", "2"]
    assert play(match, "1 lay 0,0").waiting() == ["2"]
    assert lying(match, 2) == {(0, 0): "wolf"}


def test_the_first_card_is_the_base_of_the_ecosystem() -> None:
    match = play(dealt(3, "fox", "bee", "wolf"), "1 pick fox", "2 pick bee", "3 pick wolf")
    assert match.moves("1") == ["lay 0,0"]
    assert lying(play(match, "1 lay 0,0"), 0) == {(0, 0): "fox"}


def test_the_next_turn_begins_when_every_card_lies() -> None:
    match = turn(dealt(3, "fox", "bee", "wolf"), "fox", "bee", "wolf")
    assert match.waiting() == ["1", "2", "3"]
    assert match.moves("1")[0].startswith("pick")


# --- The course of the game: passing ---


@pytest.mark.parametrize("players", SEVERAL)
def test_in_the_first_round_the_other_cards_go_to_the_next_player(players: int) -> None:
    match = dealt(players)
    for number in range(1, 10):
        before = [hand_number(match, seat) for seat in match.seats]
        to_turn(match, number)
        assert [hand_number(match, seat) for seat in match.seats] == [before[-1], *before[:-1]]


@pytest.mark.parametrize("players", SEVERAL)
def test_in_the_second_round_the_other_cards_go_to_the_previous_player(players: int) -> None:
    match = to_turn(dealt(players), 10)
    for number in range(11, 20):
        before = [hand_number(match, seat) for seat in match.seats]
        to_turn(match, number)
        assert [hand_number(match, seat) for seat in match.seats] == [*before[1:], before[0]]


def test_the_cards_themselves_are_passed_on() -> None:
    match = turn(dealt(3, "6 fox 5 bee", "6 wolf 5 deer", "6 bear 5 trout"), "fox", "wolf", "bear")
    assert holding(match, "2") == cards("5 fox 5 bee")
    assert holding(match, "3") == cards("5 wolf 5 deer")
    assert holding(match, "1") == cards("5 bear 5 trout")


# --- The course of the game: the end of the first round, and the second ---


@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize(("edition", "left"), [("mindok", 1), ("genius", 0)])
def test_a_round_ends_when_everybody_has_laid_ten_cards(players: int, edition: str, left: int) -> None:
    match = to_turn(dealt(players, edition=edition), 10)
    assert match.waiting() == ["*"]
    assert [len(lying(match, seat)) for seat in range(players)] == [10] * players
    assert [holding(match, seat).total() for seat in match.seats] == [left] * players


def test_the_card_that_is_left_stays_with_who_holds_it() -> None:
    match = onward(to_turn(dealt(3), 9), lambda m: m.moves(m.waiting()[0])[0].startswith("lay"))
    held = [holding(match, seat) for seat in match.seats]
    to_turn(match, 10)
    assert [holding(match, seat) for seat in match.seats] == held


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", SEVERAL)
def test_everybody_is_dealt_ten_more_cards_for_the_second_round(players: int, edition: str) -> None:
    match = to_turn(dealt(players, edition=edition), 10)
    held = [holding(match, seat) for seat in match.seats]
    for seat, before in zip(match.seats, held, strict=True):
        onward(match, lambda m, seat=seat: m.waiting() != ["*"] or m.moves("*")[0].split()[1] != seat)  # type: ignore[misc]
        assert (holding(match, seat) - before).total() == 10
    assert match.waiting() == match.seats


def test_the_card_that_was_left_is_played_on_in_the_second_round() -> None:
    match = to_turn(dealt(3, "6 fox 5 bee", "6 wolf 5 deer", "6 bear 5 trout"), 10)
    left = holding(match, "1")
    deal(match, "10 stream")
    assert holding(match, "1") == left + cards("10 stream")
    assert f"pick {next(iter(left))}" in match.moves("1")


def test_in_the_original_edition_the_last_pick_of_a_round_is_no_choice_but_a_move() -> None:
    match = to_turn(dealt(4, edition="genius"), 9)
    assert match.waiting() == ["1", "2", "3", "4"]
    assert [len(match.moves(seat)) for seat in match.seats] == [1, 1, 1, 1]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", SEVERAL)
def test_the_game_ends_when_everybody_has_laid_twenty_cards(players: int, edition: str) -> None:
    match = to_turn(dealt(players, edition=edition), 20)
    assert match.over
    assert [len(lying(match, seat)) for seat in range(players)] == [20] * players
    assert {holding(match, seat).total() for seat in match.seats} == {1 if edition == "mindok" else 0}


@pytest.mark.parametrize("players", SEVERAL)
def test_nothing_is_passed_after_the_last_pick(players: int) -> None:
    match = to_turn(dealt(players), 19)
    before = [hand_number(match, seat) for seat in match.seats]
    to_turn(match, 20)
    assert [hand_number(match, seat) for seat in match.seats] == before


@pytest.mark.parametrize(("players", "edition", "left"), [(6, "mindok", 4), (6, "genius", 10), (3, "mindok", 67)])
def test_six_players_use_126_cards(players: int, edition: str, left: int) -> None:
    assert in_deck(to_turn(dealt(players, edition=edition), 20)).total() == left


@pytest.mark.parametrize("players", range(1, 7))
def test_no_card_is_lost_and_none_appears(players: int) -> None:
    match = to_turn(dealt(players), 13)
    on_the_table = sum((Counter(lying(match, seat).values()) for seat in range(6)), Counter[str]())
    pile = Counter(dict(zip(GAME.lines, kit.plain(match.state).pile.holds, strict=False)))
    held = sum((holding(match, holder) for holder in (*match.seats, *("n" * (players == 2)))), Counter[str]())
    assert on_the_table + +pile + held + in_deck(match) == in_deck(Match(GAME, players))


# --- Laying cards ---


def places(match: Match) -> set[tuple[int, int]]:
    """Where seat 1 may lay its card."""
    words = [move.split()[1].split(",") for move in match.moves("1")]
    return {(int(x), int(y)) for x, y in words}


def test_a_card_is_laid_beside_a_card_and_not_only_corner_to_corner() -> None:
    assert places(growing((0, 0))) == {(1, 0), (-1, 0), (0, 1), (0, -1)}


def test_a_card_is_laid_beside_any_card_laid_before() -> None:
    assert places(growing((0, 0), (1, 0), (1, 1))) == {(-1, 0), (0, -1), (0, 1), (1, -1), (2, 0), (2, 1), (1, 2)}


def test_no_card_is_laid_on_another() -> None:
    assert (0, 0) not in places(growing((0, 0), (1, 0)))


def test_no_sixth_column() -> None:
    row = [(x, 0) for x in range(5)]
    assert places(growing(*row)) == {(x, y) for x in range(5) for y in (-1, 1)}


def test_no_fifth_row() -> None:
    column_of_four = [(0, y) for y in range(4)]
    assert places(growing(*column_of_four)) == {(x, y) for x in (-1, 1) for y in range(4)}


@pytest.mark.parametrize("left", range(5))
@pytest.mark.parametrize("up", range(4))
def test_an_ecosystem_grows_in_every_direction_to_five_by_four(left: int, up: int) -> None:
    frame = {(x, y) for x in range(-left, 5 - left) for y in range(-up, 4 - up)}
    spread = [(x, 0) for x in (*range(0, -left - 1, -1), *range(1, 5 - left))]
    spread += [(-left, y) for y in (*range(-1, -up - 1, -1), *range(1, 4 - up))]
    match = growing(*spread)
    assert places(match) <= frame
    while places(match):
        spread.append(min(places(match)))
        match = growing(*spread)
    assert set(spread) == frame


def test_it_need_not_be_settled_early_where_the_five_columns_and_four_rows_will_be() -> None:
    match = growing((0, 0), (1, 0), (2, 0))
    assert {(-1, 0), (3, 0), (0, -1), (2, 1)} <= places(match)
    assert places(growing((0, 0), (1, 0), (2, 0), (-1, 0), (-2, 0))).isdisjoint({(-3, 0), (3, 0)})


@pytest.mark.parametrize("beside", NAMES)
@pytest.mark.parametrize("kind", NAMES)
def test_it_does_not_matter_which_cards_come_to_lie_side_by_side(kind: str, beside: str) -> None:
    match = growing((0, 0), kind=beside)
    lay_next(match, kind)
    assert places(match) == {(1, 0), (-1, 0), (0, 1), (0, -1)}


# --- Points for biodiversity ---

# Every kind brings points here. Taken away from the first to the last, no kind takes the points of another with it.
VARIED = """
    fox        rabbit  eagle  deer  wolf
    meadow     meadow  bee    bear  .
    dragonfly  stream  trout
"""
KINDS_TAKEN = ("wolf", "deer", "fox", "eagle", "rabbit", "bear", "bee", "meadow", "dragonfly", "trout", "stream")


def without(picture: str, *kinds: str) -> Cells:
    """The cards of a picture less those of some kinds."""
    return {place: kind for place, kind in drawn(picture).items() if kind not in kinds}


@pytest.mark.parametrize(("kinds", "bonus"), list(enumerate([12, 12, 12, 7, 3, 0, -5, -5, -5, -5, -5, -5])), ids=str)
def test_biodiversity_by_the_number_of_kinds_that_bring_nothing(kinds: int, bonus: int) -> None:
    sheet = scored(without(VARIED, *KINDS_TAKEN[:kinds]), players=3).sheet("1")
    assert list(sheet.values())[:11].count(0) == kinds
    assert sheet["biodiversity"] == bonus


def test_a_kind_that_lies_there_but_brings_nothing_counts_as_missing() -> None:
    others = [f"stream stream \n {pack}" for pack in ("wolf wolf", "wolf wolf wolf", "wolf wolf wolf wolf")]
    few = scored(without(VARIED, "fox", "deer"), *others)
    assert column(few, "wolf")[0] == column(few, "stream")[0] == 0
    assert few.sheet("1")["biodiversity"] == 3


# --- The end of the game and the final score ---


def test_the_total_is_the_sum_of_all_points_with_biodiversity() -> None:
    sheet = scored(VARIED, players=3).sheet("1")
    assert sheet["total"] == sum(list(sheet.values())[:-1])
    assert list(sheet)[:-1] == [*GAME.lines[:11], "biodiversity"]


def test_the_greatest_total_wins() -> None:
    match = scored("fox", VARIED, "fox fox")
    assert max(match.scores()) == match.scores()[1]
    assert match.winners() == ["2"]


def test_equal_totals_share_the_victory() -> None:
    match = scored("fox", VARIED, VARIED, "fox fox")
    assert match.scores()[1] == match.scores()[2]
    assert match.winners() == ["2", "3"]


def test_all_share_the_victory_when_all_are_equal() -> None:
    assert scored("fox", "fox", "fox").winners() == ["1", "2", "3"]


def test_nobody_has_won_before_the_end() -> None:
    assert to_picks(dealt(3), 19).winners() == []


# --- The example of a final score; Martin's ecosystem is that of the example among the kinds of card ---

KACKA = """
    meadow     bee    meadow  deer       deer
    dragonfly  bear   stream  dragonfly  deer
    stream     trout  stream  dragonfly  deer
    fox        eagle  stream  deer       deer
"""
TYNA = """
    meadow  meadow  meadow  bee     fox
    meadow  meadow  bee     fox     deer
    wolf    wolf    eagle   stream  deer
    wolf    bear    wolf    wolf    eagle
"""


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        ("1", [0, 3, 7, 4, 4, 6, 2, 12, 0, 5, 0, 7, 50]),
        ("2", [3, 0, 8, 2, 0, 9, 6, 0, 0, 8, 0, 0, 36]),
        ("3", [0, 6, 0, 0, 0, 9, 0, 6, 12, 0, 15, -5, 43]),
    ],
    ids=["Kačka", "Martin", "Týna"],
)
def test_the_example_of_a_final_score(seat: str, lines: list[int]) -> None:
    assert list(scored(KACKA, MARTIN, TYNA).sheet(seat).values()) == lines


def test_in_the_example_kacka_wins() -> None:
    assert scored(KACKA, MARTIN, TYNA).winners() == ["1"]
