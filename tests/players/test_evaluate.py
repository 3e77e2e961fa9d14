"""Recorded games looked over: chances that add up, what is hidden counted when it shows, and the turning points.

`python -m players.test_evaluate` prints the chances of some positions as JSON, compiled or not.
"""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from every_game.golden import golden_records
from every_game.runs import COMPILED, UNCOMPILED, python
from every_game.tables import EVERY_TABLE, Table, positions

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.record import Record
from ludarium.core.replay import follow, opened
from ludarium.core.texts import Mistake
from ludarium.games import GAMES, load
from ludarium.players.evaluate import Evaluation, Onlooker, Turn, appraised, evaluate, steps, turning_points

SHARED = golden_records("ecosystem")["2-shared-by-both"]
RECORDS = [(name, shown) for name in GAMES for shown in golden_records(name)]

# --- Chances ---


@pytest.mark.parametrize("table", EVERY_TABLE[::2], ids=str)
def test_the_wins_are_shared_out_among_the_seats(table: Table) -> None:
    onlooker = Onlooker(table.game, 3)
    length = sum(1 for _ in positions(table, 5))
    for number, play in enumerate(positions(table, 5)):
        if number in (0, length // 2, length - 2):
            shares = onlooker.prospects(play.view(-1), table.players)
            assert len(shares) == table.players
            assert all(0 <= share <= 1 for share in shares)
            assert table.players == 1 or sum(shares) == pytest.approx(1)


def before_the_end(record: Record) -> Match:
    """The match before its last move."""
    match = opened(record, load(record.game))
    for move in range(len(record.moves) - 1):
        follow(match, record, move)
    return match


FORCED = [
    ("ecosystem", "1-behind"),
    ("ecosystem", "2-shared-by-both"),
    ("ecosystem", "5-shared-by-two"),
    ("zooloretto", "3-coins-decide"),
    ("zooloretto", "4-greedy"),
    ("aliencity", "greedy"),
]


@pytest.mark.parametrize(("name", "shown"), FORCED)
def test_where_the_last_move_is_forced_the_chances_are_the_result(name: str, shown: str) -> None:
    record = golden_records(name)[shown]
    match = before_the_end(record)
    assert len(match.moves(match.waiting()[0])) == 1
    winners = record.winners or ()
    expected = [(seat in winners) / max(1, len(winners)) for seat in match.seats]
    assert Onlooker(match.game, 4).prospects(match.view_record(), match.players) == pytest.approx(expected)


def test_who_sees_the_same_says_the_same() -> None:
    match = before_the_end(SHARED)
    for _ in range(30):
        match.undo()
    one, other = Onlooker(match.game, 5), Onlooker(match.game, 5)
    first = one.prospects(match.view_record(), 2)
    one.prospects(Match(match.game, 2).view_record(), 2)
    assert one.prospects(match.view_record(), 2) == other.prospects(match.view_record(), 2) == first


def some_chances() -> dict[str, list[Any]]:
    """The chances at some positions of a record of each game."""
    told = {}
    for name in GAMES:
        record = next(iter(golden_records(name).values()))
        match, onlooker = opened(record, load(name)), Onlooker(load(name), 10, 7)
        told[name] = [onlooker.prospects(match.view_record(), match.players)]
        for move in range(len(record.moves) * 9 // 10):
            follow(match, record, move)
        told[name].append(onlooker.prospects(match.view_record(), match.players))
    return told


def test_chances_are_the_same_compiled_and_not() -> None:
    told = [json.loads(python("-m", "players.test_evaluate", rules=rules)) for rules in (COMPILED, UNCOMPILED)]
    assert told[0] == told[1]
    assert set(told[0]) == set(GAMES)


# --- The positions of a record ---


def even(view: Any, players: int) -> tuple[float, ...]:  # noqa: ARG001
    """Everybody is as likely to win."""
    return (1 / players,) * players


@pytest.mark.parametrize(
    ("name", "shown", "result"),
    [
        ("ecosystem", "2-shared-by-both", (0.5, 0.5)),
        ("ecosystem", "1-behind", (0.0,)),
        ("ecosystem", "1-ahead", (1.0,)),
        ("aliencity", "greedy", (0.0, 1.0)),
        ("zoosim", "4-shared-by-two", None),
    ],
)
def test_at_the_end_the_chances_are_the_result(name: str, shown: str, result: tuple[float, ...] | None) -> None:
    record = golden_records(name)[shown]
    found = list(appraised(record, load(name), even))
    assert len(found) == len(record.moves) + 1
    assert {tuple(chances) for chances in found[:-1]} == {(1 / record.players,) * record.players}
    assert found[-1] == (result or tuple(0.5 if str(n) in (record.winners or ()) else 0 for n in range(1, 5)))


def test_a_spectator_is_asked_and_nobody_else() -> None:
    match = opened(SHARED, load("ecosystem"))
    seen = []

    def look(view: Any, players: int) -> tuple[float, ...]:
        seen.append(kit.pack(view))
        return even(view, players)

    list(appraised(SHARED, match.game, look))
    expected = []
    for move in range(len(SHARED.moves)):
        expected.append(kit.pack(match.view_record()))
        follow(match, SHARED, move)
    assert seen == expected


def test_each_position_is_told_when_it_is_known() -> None:
    told: list[Any] = []
    found = evaluate(SHARED, load("ecosystem"), even, 10, lambda number, chances: told.append((number, chances)))
    assert told == list(enumerate(found.chances))


def test_a_move_that_cannot_be_made_is_named() -> None:
    begun = Record("ecosystem", 1, 2, {}, ("a", "b"), (("*", "deal 1 bee"), ("1", "lay 0,0")))
    with pytest.raises(Mistake, match="move 2"):
        evaluate(begun, load("ecosystem"), even, 10)


def test_a_game_that_has_not_begun_has_one_position() -> None:
    nothing = Record("ecosystem", 1, 2, {}, ("a", "b"), ())
    assert evaluate(nothing, load("ecosystem"), even, 10) == Evaluation(((0.5, 0.5),), ())


# --- What belongs together ---


@pytest.mark.parametrize(("name", "shown"), RECORDS)
def test_every_move_belongs_to_one_step(name: str, shown: str) -> None:
    record = golden_records(name)[shown]
    found = list(steps(record, load(name)))
    assert [found[0].before, *(step.after for step in found)] == [
        *(step.before for step in found),
        len(record.moves),
    ]
    for step in found:
        moved = [seat for seat, _ in record.moves[step.before : step.after] if seat != "*"]
        assert sorted(step.movers) == sorted(moved or ["*"])


def verbs(record: Record) -> list[list[str]]:
    """The first words of the moves of each step."""
    return [
        [words.split()[0] for _, words in record.moves[step.before : step.after]]
        for step in steps(record, load(record.game))
    ]


def test_cards_picked_face_down_count_when_they_are_turned_up() -> None:
    found = verbs(SHARED)
    assert found[0] == ["deal"] * 30
    assert found.count(["pick", "pick", "neutral"]) == 20
    assert [step for step in found if "lay" in step or "swap" in step or "keep" in step] == [
        step for step in found if len(step) == 1
    ]


def test_sealed_bids_count_when_all_have_bid() -> None:
    found = verbs(golden_records("zoosim")["3-forfeit"])
    assert ["bid"] * 3 in found
    assert {len(step) for step in found if step[0] == "bid"} == {3}
    assert {len(step) for step in found if step[0] != "bid"} == {1}


def test_where_nothing_is_hidden_each_move_is_a_step() -> None:
    assert {len(step) for step in verbs(golden_records("zooloretto")["4-greedy"])} == {1}


# --- Turning points ---

ZOO = golden_records("zooloretto")["4-greedy"]
OWN = next(n for n, (seat, words) in enumerate(ZOO.moves) if seat == "2" and words.startswith("put"))
TILE = next(n for n, (seat, words) in enumerate(ZOO.moves) if words.startswith("tile"))
QUARTERS = (0.25,) * 4


def jumps(record: Record, *later: tuple[int, Sequence[float]]) -> list[tuple[float, ...]]:
    """Even chances, and others after some moves."""
    found = [(1 / record.players,) * record.players]
    after = dict(later)
    for move in range(len(record.moves)):
        found.append(tuple(after.get(move, found[-1])))
    return found


def turns(record: Record, *later: tuple[int, Sequence[float]], budget: int = 10_000) -> tuple[Turn, ...]:
    return turning_points(record, load(record.game), jumps(record, *later), budget)


@pytest.mark.parametrize(
    ("move", "after", "about", "remark"),
    [
        (OWN, (0.15, 0.55, 0.15, 0.15), 1, "stroke"),
        (OWN, (0.35, 0.05, 0.3, 0.3), 1, "slip"),
        (OWN, (0.5, 0.1, 0.2, 0.2), 1, "slip"),
        (OWN, (0.65, 0.2, 0.1, 0.05), 0, "others-good"),
        (OWN, (0.32, 0.3, 0.0, 0.38), 2, "others-bad"),
        (TILE, (0.55, 0.15, 0.15, 0.15), 0, "luck-good"),
        (TILE, (0.35, 0.35, 0.0, 0.3), 2, "luck-bad"),
    ],
)
def test_a_turn_says_whose_chances_changed_and_how(move: int, after: Sequence[float], about: int, remark: str) -> None:
    (turn,) = turns(ZOO, (move, after))
    assert (turn.step.before, turn.step.after) == (move, move + 1)
    assert (turn.before, turn.after) == (QUARTERS, tuple(after))
    assert (turn.about, turn.remark) == (about, remark)


@pytest.mark.parametrize(("after", "remark"), [((0.8, 0.2), "together-good"), ((0.2, 0.8), "together-good")])
def test_nobody_is_named_alone_where_several_decide_at_the_same_time(after: Sequence[float], remark: str) -> None:
    first = next(n for n, (_, words) in enumerate(SHARED.moves) if words.startswith("pick"))
    (turn,) = turns(SHARED, (first + 1, after))
    assert set(turn.step.movers) == {"1", "2"}
    assert (turn.step.before, turn.step.after) == (first, first + 3)
    assert (turn.about, turn.remark) == (0 if after[0] > 0.5 else 1, remark)


@pytest.mark.parametrize(("budget", "told"), [(20, 0), (200, 0), (2_000, 1)])
def test_a_change_that_may_be_an_accident_is_not_told(budget: int, told: int) -> None:
    assert len(turns(SHARED, (60, (0.64, 0.36)), budget=budget)) == told


def test_a_small_change_is_not_told_however_sure_it_is() -> None:
    assert turns(SHARED, (60, (0.56, 0.44)), budget=100_000) == ()


def test_chances_that_never_came_up_in_few_games_are_not_taken_for_none() -> None:
    assert turns(SHARED, (40, (0.0, 1.0)), (60, (1.0, 0.0)), budget=2) == ()


def test_the_largest_five_are_told_in_the_order_of_the_game() -> None:
    laid = [n for n, (_, words) in enumerate(SHARED.moves) if words.startswith("lay")][:14]
    sizes = [0.1, 0.3, 0.12, 0.2, 0.4, 0.11, 0.25]
    there = [((0.5 + size, 0.5 - size), (0.5, 0.5)) for size in sizes]
    later = [pair for n, (up, down) in enumerate(there) for pair in ((laid[2 * n], up), (laid[2 * n + 1], down))]
    found = turns(SHARED, *later)
    assert [turn.step.before for turn in found] == sorted(turn.step.before for turn in found)
    assert sorted(max(turn.changes) for turn in found) == pytest.approx([0.25, 0.3, 0.3, 0.4, 0.4])


if __name__ == "__main__":
    print(json.dumps(some_chances()))
