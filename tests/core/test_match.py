"""Matches in words: what is wrong is refused with a reason, and changes nothing."""

from typing import Any

import pytest
from every_game.tables import EVERY_TABLE, Table
from hypothesis import given
from hypothesis import strategies as st

from ludarium.core import kit
from ludarium.core.game import CHANCE, Match
from ludarium.core.texts import Mistake
from ludarium.games import load

GAME = load("ecosystem")


def random_numbers(seed: int) -> Any:
    random = kit.zero(kit.Random)
    kit.seed(random, seed, 0)
    return random


def played(table: Table, moves: int, seed: int) -> Match:
    """A match after so many random moves, or at its end."""
    match, random = table.match(), random_numbers(seed)
    while not match.over and len(match.made) < moves:
        seat = match.waiting()[-1]
        if seat == CHANCE:
            match.draw(random)
        else:
            match.play(seat, match.moves(seat)[kit.below(random, len(match.moves(seat)))])
    return match


def standing(match: Match) -> tuple[Any, ...]:
    """All that a match is."""
    return kit.pack(match.state), list(match.made), list(match.before), match.record(), match.waiting()


seats = st.one_of(st.sampled_from(["1", "2", "6", "7", "0", "*", "", "n", "-1", "١"]), st.integers(-2, 8), st.text())
words = st.one_of(st.sampled_from(GAME.words), st.text(max_size=12), st.sampled_from(["pick", "lay 9,9", "PICK  bee"]))
tables = st.sampled_from([table for table in EVERY_TABLE if table.name == "ecosystem"])


@given(tables, st.integers(0, 400), st.integers(0, 3), st.lists(st.tuples(seats, words), min_size=1, max_size=20))
def test_mistakes_change_nothing(table: Table, moves: int, seed: int, tried: list[tuple[Any, str]]) -> None:
    match = played(table, moves, seed)
    before = standing(match)
    for seat, move in tried:
        try:
            allowed = match.why_not(seat, move) is None
        except Mistake:
            allowed = False
        if not allowed:
            with pytest.raises(Mistake):
                match.play(seat, move)
        assert standing(match) == before


@given(tables, st.integers(0, 400), seats)
def test_questions_change_nothing(table: Table, moves: int, seat: Any) -> None:
    match = played(table, moves, 9)
    before = standing(match)
    for ask in (match.moves, match.sheet, match.view, match.seat_number):
        try:
            ask(seat)
        except Mistake as mistake:
            assert str(mistake)
    match.sheets(), match.outcomes(), match.scores(), match.winners(), match.remark()
    assert standing(match) == before


def test_allowed_move_is_made_and_written_down_in_plain_words() -> None:
    match = played(EVERY_TABLE[0], 10, 1)
    move = match.moves("1")[0]
    match.play(1, f" {move.upper()} ")
    assert match.made[-1] == ("1", move)


def test_chance_draws_only_when_it_is_waited_for() -> None:
    match = played(EVERY_TABLE[0], 10, 1)
    before = standing(match)
    with pytest.raises(Mistake, match="Chance has nothing to do now"):
        match.draw(random_numbers(1))
    assert (match.outcomes(), match.moves(CHANCE)) == ([], [])
    assert standing(match) == before


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (0, {}, "for 1 to 6 players, not 0"),
        (7, {}, "for 1 to 6 players, not 7"),
        (2, {"edition": "third"}, '"edition" cannot be "third"; it can be: mindok, genius'),
        (2, {"colour": "red"}, 'no option "colour"; it has: edition'),
    ],
)
def test_match_that_cannot_be_is_refused_with_the_reason(players: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(Mistake, match=reason):
        Match(GAME, players, options)


def test_unknown_seat_sheet_and_move_are_named() -> None:
    match = Match(GAME, 2)
    with pytest.raises(Mistake, match='no seat "3"; seats go from 1 to 2'):
        match.moves("3")
    with pytest.raises(Mistake, match='no score sheet "b"; there is: 1, 2'):
        match.sheet("b")
    with pytest.raises(Mistake, match='"pick be" is not a move of this game; did you mean "pick bee"'):
        match.play("1", "pick be")


def test_names_are_given_to_all_seats_or_to_none() -> None:
    with pytest.raises(Mistake, match="One name is given for 2 seats; give one for each"):
        Match(GAME, 2, names=["Anna"])
    with pytest.raises(Mistake, match="3 names are given for one seat"):
        Match(GAME, 1, names=["Anna", "Bob", "Cid"])


@pytest.mark.parametrize(
    ("names", "called"),
    [
        ((), ("1", "2")),
        (("Anna", "Bob"), ("Anna", "Bob")),
        (("Anna", "Anna"), ("Anna 1", "Anna 2")),
        (("Anna", ""), ("Anna 1", "2")),
    ],
)
def test_seats_are_called_so_that_they_can_be_told_apart(names: tuple[str, ...], called: tuple[str, ...]) -> None:
    assert Match(GAME, 2, names=names).called == called


def test_two_matches_share_nothing() -> None:
    one, other = played(EVERY_TABLE[4], 0, 1), played(EVERY_TABLE[4], 0, 1)
    before = standing(other)
    one.draw(random_numbers(1))
    assert standing(other) == before
    assert one.names == other.names == ("1", "2", "3")
