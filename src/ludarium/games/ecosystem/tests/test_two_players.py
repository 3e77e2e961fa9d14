"""The game for two: the neutral hand, its pile, and its part in the final score."""

from collections import Counter

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.ecosystem.tests.pictures import (
    cards,
    column,
    dealt,
    hand_number,
    holding,
    in_deck,
    knows,
    lying,
    names,
    onward,
    picked,
    play,
    scored,
    to_picks,
    to_turn,
)

CIRCLE = ("1", "2", "n")
HANDS = ("6 fox 5 bee", "6 wolf 5 deer", "8 bear 3 trout")


def pile(match: Match) -> Counter[str]:
    """The neutral pile, as a spectator sees it."""
    return names(match.view().pile.holds)


@pytest.mark.parametrize(("edition", "hand"), [("mindok", 11), ("genius", 10)])
def test_a_third_hand_is_dealt_to_the_neutral_player(edition: str, hand: int) -> None:
    match = dealt(2, edition=edition)
    assert [holding(match, holder).total() for holder in CIRCLE] == [hand] * 3
    assert [words.split()[1] for _, words in match.made] == [holder for holder in CIRCLE for _ in range(hand)]


def test_when_both_have_picked_a_card_of_the_neutral_hand_is_drawn_at_random() -> None:
    match = play(dealt(2, *HANDS), "1 pick fox")
    assert match.waiting() == ["2"]
    play(match, "2 pick wolf")
    assert match.waiting() == ["*"]
    assert match.outcomes() == [("neutral trout", 3), ("neutral bear", 8)]


def test_it_goes_face_up_to_the_neutral_pile_before_anybody_lays() -> None:
    match = play(dealt(2, *HANDS), "1 pick fox", "2 pick wolf", "* neutral bear")
    assert pile(match) == cards("bear")
    assert holding(match, "n") == cards("7 bear 3 trout")
    assert match.waiting() == ["1", "2"]
    assert match.moves("1") == ["lay 0,0"]


def test_the_picks_lie_face_down_until_it_is_drawn() -> None:
    match = play(dealt(2, *HANDS), "1 pick fox", "2 pick wolf")
    assert [picked(match, looking, "1") for looking in ("1", "2", None)] == ["fox", "", ""]
    play(match, "* neutral trout")
    assert [picked(match, looking, "1") for looking in ("1", "2", None)] == ["fox", "fox", "fox"]


def test_the_first_player_passes_to_the_second_and_he_to_the_neutral_one() -> None:
    match = play(dealt(2, *HANDS), "1 pick fox", "2 pick wolf", "* neutral bear")
    to_turn(match, 1)
    assert holding(match, "2") == cards("5 fox 5 bee")
    assert holding(match, "n") == cards("5 wolf 5 deer")
    assert holding(match, "1") == cards("7 bear 3 trout")


def test_the_neutral_card_is_drawn_from_the_hand_that_lies_there_now() -> None:
    match = play(dealt(2, *HANDS), "1 pick fox", "2 pick wolf", "* neutral bear")
    to_turn(match, 1)
    play(match, "1 pick bear", "2 pick bee")
    assert match.outcomes() == [("neutral deer", 5), ("neutral wolf", 5)]


def test_in_the_first_round_hands_go_round_one_way_and_in_the_second_the_other_way() -> None:
    match = dealt(2)
    for number in range(1, 20):
        before = [hand_number(match, holder) for holder in CIRCLE]
        to_turn(match, number)
        after = [before[2], before[0], before[1]] if number < 10 else [before[1], before[2], before[0]]
        assert [hand_number(match, holder) for holder in CIRCLE] == (before if number == 10 else after)


@pytest.mark.parametrize("edition", ["mindok", "genius"])
def test_the_neutral_hand_gets_ten_more_cards_for_the_second_round(edition: str) -> None:
    match = to_turn(dealt(2, edition=edition), 10)
    left = holding(match, "n")
    assert left.total() == (edition == "mindok")
    onward(match, lambda m: m.waiting() != ["*"])
    assert (holding(match, "n") - left).total() == 10


@pytest.mark.parametrize(("edition", "left"), [("mindok", 67), ("genius", 70)])
def test_at_the_end_the_neutral_pile_has_twenty_cards_and_no_ecosystem(edition: str, left: int) -> None:
    match = to_turn(dealt(2, edition=edition), 20)
    assert match.over
    assert pile(match).total() == 20
    assert [len(lying(match, seat)) for seat in range(3)] == [20, 20, 0]
    assert in_deck(match).total() == left


def test_everybody_may_look_through_the_neutral_pile_at_any_time() -> None:
    match = to_picks(dealt(2), 7)
    truth = names(kit.plain(match.state).pile.holds)
    assert truth.total() == 7
    assert [names(match.view(seat).pile.holds) for seat in ("1", "2", None)] == [truth] * 3


def test_a_neutral_hand_is_known_to_who_has_held_it() -> None:
    match = dealt(2, *HANDS)
    assert knows(match, "1", "n") == (Counter(), 11)
    to_turn(match, 1)
    assert knows(match, "2", "n") == (holding(match, "n"), 0)
    assert knows(match, "1", "n") == (Counter(), 10)


# --- The final score ---


@pytest.mark.parametrize(
    ("neutral", "sizes", "prizes"),
    [
        (5, (3, 1), [8, 4]),
        (2, (3, 1), [12, 4]),
        (1, (3, 2), [12, 8]),
        (3, (3, 1), [12, 4]),
        (2, (3, 2), [12, 8]),
        (4, (2, 2), [8, 8]),
        (2, (2, 2), [12, 12]),
        (0, (2, 1), [12, 8]),
        (4, (1, 0), [8, 0]),
        (4, (0, 0), [0, 0]),
    ],
)
def test_the_wolves_of_the_neutral_pile_take_the_places_that_they_reach(
    neutral: int, sizes: tuple[int, int], prizes: list[int]
) -> None:
    match = scored(*("wolf " * size for size in sizes), pile=f"{neutral} wolf")
    assert column(match, "wolf") == prizes


@pytest.mark.parametrize(
    ("neutral", "sizes", "prizes"),
    [
        (5, (3, 1), [5, 0]),
        (2, (3, 1), [8, 0]),
        (1, (3, 2), [8, 5]),
        (3, (3, 1), [8, 0]),
        (2, (3, 2), [8, 5]),
        (4, (2, 2), [5, 5]),
        (2, (2, 2), [8, 8]),
        (0, (2, 1), [8, 5]),
        (4, (1, 0), [5, 0]),
        (4, (0, 0), [0, 0]),
    ],
)
def test_all_streams_of_the_neutral_pile_are_one_area(neutral: int, sizes: tuple[int, int], prizes: list[int]) -> None:
    match = scored(*("stream " * size for size in sizes), pile=f"{neutral} stream")
    assert column(match, "stream") == prizes


def test_the_neutral_pile_counts_for_nothing_else() -> None:
    board = "bee fox deer eagle"
    pile = "8 rabbit 8 fox 8 dragonfly 8 trout 8 bear 8 bee 8 eagle 8 deer 8 meadow"
    assert scored(board, "fox", pile=pile).sheets() == scored(board, "fox").sheets()
    assert list(scored(board, "fox", pile=pile).sheets()) == ["1", "2"]


def test_the_neutral_player_never_wins() -> None:
    assert scored("fox", "fox fox", pile="12 wolf 8 stream").winners() == ["2"]


def test_with_more_than_two_players_there_is_no_neutral_hand() -> None:
    match = dealt(3)
    assert [words.split()[1] for _, words in match.made].count("n") == 0
