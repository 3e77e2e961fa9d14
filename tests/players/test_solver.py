"""Solved endings: against every line of play, for each move, however little room and time there is."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from every_game.runs import COMPILED, python
from every_game.tables import EVERY_TABLE, Play, Table

from ludarium.core import contract, kit
from ludarium.core.kit import record, rule
from ludarium.core.texts import Mistake
from ludarium.games import GAMES, load
from ludarium.games.aliencity import rules
from ludarium.players import budget, endgame, solver
from ludarium.players.budget import Budget
from ludarium.players.endgame import EndGame, Ending
from ludarium.players.player import GreedyPlayer

PLENTY = Budget(simulations=1_000_000)
ROOM = 1 << 10

# --- Every line of play ---

USUAL, STRICT = (table for table in EVERY_TABLE if table.name == "aliencity")


def lines_from(state: Any, scratch: Any, limit: int) -> int:
    """How many lines of play go on from a position; the limit, if there are more."""
    acting = kit.bits(contract.waiting(state))
    count = 0 if acting else 1
    for move in moves_of(state, acting[0], scratch) if acting else []:
        count += lines_from(after(state, acting[0], move), scratch, limit - count)
        if count >= limit:
            return limit
    return count


def moves_of(state: Any, seat: int, scratch: Any) -> list[int]:
    return kit.values(scratch, "moves", contract.list_moves(state, seat, scratch))


def after(state: Any, seat: int, move: int) -> Any:
    """The position that a move leads to."""
    other = kit.unpack(load("aliencity").state, kit.pack(state))
    contract.play(other, seat, move)
    return other


def lead(state: Any, scratch: Any) -> int:
    """How far the first seat is ahead at the end: it takes the best of all lines, the other one the worst."""
    acting = kit.bits(contract.waiting(state))
    if not acting:
        return total(state, 0, scratch) - total(state, 1, scratch)
    leads = [lead(after(state, acting[0], move), scratch) for move in moves_of(state, acting[0], scratch)]
    return max(leads) if acting[0] == 0 else min(leads)


def total(state: Any, seat: int, scratch: Any) -> int:
    contract.list_sheet(state, seat, scratch)
    return kit.values(scratch, "lines", rules.TOTAL + 1)[-1]


def margins(play: Play) -> dict[int, int]:
    """What each move of the seat that is waited for leads to, by every line of play."""
    seat = play.acting[0]
    sign = 1 if seat == 0 else -1
    return {move: sign * lead(after(play.state, seat, move), play.scratch) for move in play.moves(seat)}


# --- Endings of games ---

# An ending has so many lines of play at most, so that all can be looked at.
LINES = 150
# So many games of each kind; those who save their caps have some to the end.
SEEDS = range(4)
SAVING = 34


def any_move(play: Play) -> int:
    """A random move."""
    moves = play.moves(play.acting[0])
    return moves[play.below(len(moves))]


def saving(play: Play) -> int:
    """A random move of somebody who caps nothing while many buildings are left."""
    moves = play.moves(play.acting[0])
    return rules.PASS if rules.PASS in moves and kit.plain(play.state).built < SAVING else moves[play.below(len(moves))]


def greedy(play: Play) -> int:
    """A move of somebody greedy."""
    seat = play.acting[0]
    if seat == contract.CHANCE_SEAT:
        return any_move(play)
    return GreedyPlayer(play.game, len(play.moves(seat))).move(play.view(seat), seat, play.players)


KINDS = [(USUAL, any_move), (USUAL, saving), (STRICT, any_move), (STRICT, saving)]


def ending(table: Table, mover: Any, seed: int, limit: int = LINES) -> Play:
    """A game as long before its end as there are few enough lines of play."""
    play = Play(table, seed)
    positions = []
    while play.acting:
        positions.append(play.state)
        play.state = after(play.state, play.acting[0], mover(play))
    while positions and lines_from(positions[-1], play.scratch, limit) < limit:
        play.state = positions.pop()
    return play


@cache
def endings() -> list[Play]:
    """Endings of all kinds of games."""
    found = [ending(table, mover, seed) for table, mover in KINDS for seed in SEEDS]
    return [play for play in found if play.acting]


@cache
def every_margin() -> list[dict[int, int]]:
    """What each move of each ending leads to."""
    return [margins(play) for play in endings()]


def solved(player: EndGame, play: Play, within: Budget = PLENTY, wanted: int | None = None) -> list[Ending] | None:
    seat = play.acting[0]
    return player.solved(play.view(seat), seat, play.players, within, wanted)


def found(player: EndGame, play: Play) -> dict[int, int]:
    """What the moves lead to, as solved."""
    answers = solved(player, play)
    assert answers
    assert all(answer.is_exact for answer in answers)
    return {answer.move: answer.margin for answer in answers}


def test_the_endings_are_of_all_kinds() -> None:
    seen = set().union(*(kinds_of(play.state, play.scratch) for play in endings()))
    assert seen == {"builds twice", "builds twice without a cap between", "cap or pass", "no cap left"}
    assert any(len(set(found.values())) < len(found) for found in every_margin())
    assert len({play.acting[0] for play in endings()}) == 2


def kinds_of(state: Any, scratch: Any) -> set[str]:
    """What happens in some line of play."""
    acting = kit.bits(contract.waiting(state))
    kinds = set()
    for move in moves_of(state, acting[0], scratch) if acting else []:
        then = after(state, acting[0], move)
        kinds |= kinds_of(then, scratch) | set(kinds_of_build(then, acting[0]) if move < rules.CAP else ())
    return kinds


def kinds_of_build(then: Any, seat: int) -> Iterator[str]:
    """What comes after a building of a seat."""
    if then.following == seat:
        yield "builds twice"
    if then.following == seat and not then.capping:
        yield "builds twice without a cap between"
    if then.capping:
        yield "cap or pass"
    if then.following != rules.NOBODY and not then.stocks[seat].caps:
        yield "no cap left"


# --- Right ---


def test_every_move_leads_to_what_the_best_of_all_lines_lead_to() -> None:
    player = EndGame(load("aliencity"), ROOM)
    assert [found(player, play) for play in endings()] == every_margin()


def test_the_best_move_comes_first() -> None:
    player = EndGame(load("aliencity"), ROOM)
    for play, expected in zip(endings(), every_margin(), strict=True):
        answers = solved(player, play)
        assert answers
        assert [answer.margin for answer in answers] == sorted(expected.values(), reverse=True)


@pytest.mark.parametrize("wanted", [1, 3])
def test_so_many_moves_are_exact_as_are_wanted_and_no_other_is_better(wanted: int) -> None:
    for play, expected in zip(endings(), every_margin(), strict=True):
        answers = solved(EndGame(play.game, ROOM), play, wanted=wanted)
        assert answers
        assert [answer.margin for answer in answers[:wanted]] == sorted(expected.values(), reverse=True)[:wanted]
        assert all(answer.is_exact for answer in answers[:wanted])
        assert all(expected[answer.move] == answer.margin for answer in answers if answer.is_exact)
        assert all(expected[answer.move] <= answer.margin for answer in answers)


@pytest.mark.parametrize("room", [2, 16])
def test_hardly_any_room_to_remember_changes_no_margin(room: int) -> None:
    player = EndGame(load("aliencity"), room)
    assert [found(player, play) for play in endings()] == every_margin()


def test_what_was_found_out_is_still_known() -> None:
    play = max(endings(), key=lambda play: lines_from(play.state, play.scratch, LINES))
    player = EndGame(play.game)
    first, once = found(player, play), PLENTY.simulations - player.left.simulations
    again, twice = found(player, play), PLENTY.simulations - player.left.simulations
    assert again == first
    assert twice < once / 2


# --- Compiled ---


def answers_of(plays: list[Play]) -> list[Any]:
    """For each ending: the position, what each move leads to, and how many positions that took, one after the other."""
    player = EndGame(load("aliencity"), ROOM)
    return [[kit.pack(play.state).hex(), list(found(player, play).items()), player.left.simulations] for play in plays]


def test_compiled_and_uncompiled_search_the_same_positions() -> None:
    assert compiled()["random"] == json.loads(json.dumps(answers_of(endings())))


def test_long_endings_of_greedy_games_are_right() -> None:
    answers, expected = compiled()["greedy"], compiled()["greedy lines"]
    assert [dict(moves) for _, moves, _ in answers] == [dict(moves) for moves in expected]
    assert len({position for position, _, _ in answers}) == len(SEEDS)


@cache
def compiled() -> dict[str, Any]:
    """What a compiled run answers."""
    answers: dict[str, Any] = json.loads(python("-m", "players.test_solver", rules=COMPILED))
    return answers


# --- Within limits ---


def begun(player: EndGame, play: Play) -> None:
    """A search for what the first move leads to, about to begin."""
    seat = play.acting[0]
    solver.begin(player.mind, play.view(seat), seat, play.moves(seat)[0], -solver.FAR)


@pytest.mark.parametrize("nodes", [1, 2, 7, 50])
def test_a_search_keeps_to_its_limit_and_goes_on_where_it_was(nodes: int) -> None:
    for play in endings():
        whole, parted = EndGame(play.game, ROOM), EndGame(play.game, ROOM)
        begun(whole, play)
        assert solver.go_on(whole.mind, PLENTY.simulations)
        begun(parted, play)
        before = 0
        while not solver.go_on(parted.mind, nodes):
            assert solver.nodes_of(parted.mind) == before + nodes
            before += nodes
        assert before <= solver.nodes_of(parted.mind) == solver.nodes_of(whole.mind) <= before + nodes
        assert solver.answer(parted.mind) == solver.answer(whole.mind)


def longest() -> Play:
    """A long ending."""
    return ending(USUAL, any_move, 0, limit=1_500)


@pytest.mark.parametrize("simulations", [1, 2, 30, 60])
def test_who_has_too_small_a_budget_gives_up_and_keeps_half_of_it(simulations: int) -> None:
    play = longest()
    player = EndGame(play.game)
    before = kit.pack(play.state)
    assert solved(player, play, Budget(simulations=simulations)) is None
    assert simulations / 2 <= player.left.simulations <= simulations
    assert kit.pack(play.state) == before


def test_an_ending_that_was_given_up_can_be_solved_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndGame, "is_hopeful", lambda *_: True)
    play = longest()
    player = EndGame(play.game)
    tries = 1
    while solved(player, play, Budget(simulations=20)) is None:
        tries += 1
        assert tries < 100
    assert tries > 2
    assert found(player, play) == margins(play)


def test_nothing_is_tried_in_the_middle_of_a_game() -> None:
    play = Play(USUAL, 1)
    while play.acting == [contract.CHANCE_SEAT] or play.state.built < 15:
        play.step()
    player = EndGame(play.game)
    assert solved(player, play, Budget(simulations=100_000)) is None
    assert player.left == Budget(simulations=100_000)
    assert solver.nodes_of(player.mind) == 0


def test_a_line_that_is_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    play = longest()
    monkeypatch.setattr(solver, "CHOICES", 8)
    assert solved(EndGame(play.game), play) is None
    monkeypatch.undo()
    monkeypatch.setattr(solver, "LONGEST", 4)
    monkeypatch.setattr(solver, "EMPTY", 4)
    assert solved(EndGame(play.game), play) is None


class Clock:
    """Time that goes on by a millisecond for each position."""

    def __init__(self, player: EndGame, monkeypatch: pytest.MonkeyPatch) -> None:
        for module in (endgame, budget):
            monkeypatch.setattr(module.time, "perf_counter", lambda: int(solver.nodes_of(player.mind)) / 1000)


def test_time_that_is_not_needed_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    play = endings()[0]
    player = EndGame(play.game)
    Clock(player, monkeypatch)
    assert solved(player, play, Budget(seconds=60.0))
    assert player.left.seconds == pytest.approx(60 - solver.nodes_of(player.mind) / 1000)


def test_an_ending_takes_half_of_the_time_and_a_little_more_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    play = longest()
    player = EndGame(play.game)
    monkeypatch.setattr(EndGame, "is_hopeful", lambda *_: True)
    Clock(player, monkeypatch)
    assert solved(player, play, Budget(seconds=0.2)) is None
    assert 0.08 <= player.left.seconds <= 0.1


# --- Whom it is for ---


@pytest.mark.parametrize("name", GAMES)
def test_it_is_for_two_who_see_everything(name: str) -> None:
    player = EndGame(load(name), ROOM)
    assert [players for players in load(name).seats if player.is_for(players)] == ([2] if name == "aliencity" else [])


def test_other_games_are_not_solved() -> None:
    play = Play(next(table for table in EVERY_TABLE if table.name == "zooloretto" and table.players == 2), 1)
    while play.acting == [contract.CHANCE_SEAT]:
        play.step()
    assert solved(EndGame(play.game, ROOM), play) is None


def test_a_seat_that_is_not_waited_for_is_a_mistake() -> None:
    play = endings()[0]
    other = 1 - play.acting[0]
    with pytest.raises(Mistake, match="has nothing to decide now"):
        EndGame(play.game, ROOM).solved(play.view(other), other, 2, PLENTY)


def test_a_game_that_is_over_is_a_mistake() -> None:
    play = Play(USUAL, 1)
    while play.acting:
        play.step()
    with pytest.raises(Mistake, match="has nothing to decide now"):
        EndGame(play.game, ROOM).solved(play.view(0), 0, 2, PLENTY)


# --- Another game: numbers in a row, taken from its ends; whoever takes an even one goes on ---

ROW = 9
Row = record(numbers=("i8", ROW), taken=("i8", 2), west="i8", east="i8", acting="i8")


@rule
def begin_row(game, players, options):  # type: ignore[no-untyped-def]  # noqa: ARG001
    game.east = ROW


@rule
def who_takes(game):  # type: ignore[no-untyped-def]
    return 1 << game.acting if game.west < game.east else 0


@rule
def both_ends(game, seat, out):  # type: ignore[no-untyped-def]  # noqa: ARG001
    out[0], out[1] = 0, 1
    return 2


@rule
def take(game, seat, move):  # type: ignore[no-untyped-def]
    game.east -= move
    number = game.numbers[game.east if move else game.west]
    game.west += 1 - move
    game.taken[seat] += number
    game.acting = seat if number % 2 == 0 else 1 - seat


@rule
def count(game, seat, out):  # type: ignore[no-untyped-def]
    out[0] = game.taken[seat]


@rule
def see_all(one, other):  # type: ignore[no-untyped-def]
    for n in range(ROW):
        other.numbers[n] = one.numbers[n]
    for seat in range(2):
        other.taken[seat] = one.taken[seat]
    other.west, other.east, other.acting = one.west, one.east, one.acting


ROWS = replace(
    load("aliencity"),
    state=Row,
    view=record(**{name: Row[name] for name in Row.names}, spare="i8"),
    functions={
        "setup": begin_row,
        "waiting": who_takes,
        "moves": both_ends,
        "play": take,
        "sheet": count,
        "look": lambda game, _, view: see_all(game, view),
        "imagine": lambda view, game, _: see_all(view, game),
    },
    words=("west", "east"),
    lines=("total",),
)


def lead_in_row(numbers: list[int]) -> int:
    """How far whoever takes next gets ahead."""
    ends = [(numbers[0], numbers[1:]), (numbers[-1], numbers[:-1])] if numbers else []
    return max((number + (1 - number % 2 * 2) * lead_in_row(rest) for number, rest in ends), default=0)


@pytest.mark.parametrize("number", range(20))
def test_any_game_of_that_kind_can_be_solved(number: int) -> None:
    random, view = kit.zero(kit.Random), kit.zero(ROWS.view)
    kit.seed(random, number, 0)
    numbers = [kit.below(random, 20) for _ in range(ROW)]
    kit.fill(view, "numbers", numbers)
    view.east, view.acting = ROW, number % 2
    answers = EndGame(ROWS, ROOM).solved(view, number % 2, 2, PLENTY)
    assert answers
    assert answers[0].margin == lead_in_row(numbers)


if __name__ == "__main__":
    long = [ending(USUAL, greedy, seed, limit=5_000) for seed in SEEDS]
    lines = [list(margins(play).items()) for play in long]
    print(json.dumps({"random": answers_of(endings()), "greedy": answers_of(long), "greedy lines": lines}))
