"""A recorded game looked over, for people: everybody's chances as curves, and the turning points in sentences."""

import json
from collections.abc import Iterator, Sequence

from rich.console import JustifyMethod
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludarium.core.game import Game, Match
from ludarium.core.record import Record
from ludarium.core.replay import follow, opened
from ludarium.desk import Desk, text
from ludarium.players.evaluate import EVEN, Evaluation, Turn, uncertainty
from ludarium.terminal import story

# A curve is so many lines high and wide; a letter has so many heights.
LINES, WIDEST = 2, 50
HEIGHTS = " ▁▂▃▄▅▆▇█"
STEPS = len(HEIGHTS) - 1
STYLES = ("bright_red", "bright_blue", "green", "yellow", "magenta", "cyan")
WIDEST_NAME = 12
# So many seats are named at a turning point, those whose chances changed most; and none that changed less.
MOST_NAMED, LEAST_NAMED = 3, 0.01
DIGITS = 4

# --- For people ---


def show_review(desk: Desk, record: Record, game: Game, found: Evaluation, budget: int) -> None:
    """Curves, turning points, and how sure all that is."""
    match = opened(record, game)
    title = desk.say("replay-title", game=game.sentence("name"), names=", ".join(match.called))
    desk.console.print(title, style="bold", markup=False)
    desk.console.print(curves(desk, match.called, found))
    desk.console.print()
    desk.tell("review-turns" if found.turns else "review-none")
    for number, told in enumerate(told_turns(desk, record, game, found.turns), 1):
        desk.console.print(f"{number} {told[0]}", style="bold", markup=False)
        for line in told[1:]:
            desk.console.print(Padding(Text(line), (0, 0, 0, 2)))
    desk.console.print()
    desk.tell("review-estimate", count=budget, share=uncertainty(EVEN, EVEN, budget))


def curves(desk: Desk, names: Sequence[str], found: Evaluation) -> Table:
    """A curve for each seat, between its chances at first and in the end; below them the turning points by number."""
    columns = columns_for(len(found.chances))
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(max_width=WIDEST_NAME, overflow="ellipsis", no_wrap=True, vertical="bottom")
    # A curve that stood on the right would lose its empty end and be moved.
    sides: tuple[JustifyMethod, ...] = ("right", "left", "right")
    for side in sides:
        table.add_column(no_wrap=True, justify=side, vertical="bottom")
    for seat, name in enumerate(names):
        shares = [chances[seat] for chances in found.chances]
        drawn = Text(curve([shares[n] for n in columns]), STYLES[seat])
        table.add_row(Text(name), percent(desk, shares[0]), drawn, percent(desk, shares[-1]))
    if found.turns:
        table.add_row("", "", marks(columns, [turn.step.after for turn in found.turns]), "")
    return table


def columns_for(positions: int) -> list[int]:
    """The position that each column of a curve shows, from the first to the last one."""
    width = min(WIDEST, max(1, WIDEST // positions) * positions)
    return [n * (positions - 1) // max(1, width - 1) for n in range(width)]


def curve(shares: Sequence[float]) -> str:
    """Shares as a curve, the upper line first."""
    levels = [round(share * LINES * STEPS) for share in shares]
    # Whoever has no chances at all still has a line.
    lines = [
        "".join(HEIGHTS[min(STEPS, max(level - line * STEPS, not line))] for level in levels) for line in range(LINES)
    ]
    return "\n".join(reversed(lines))


def marks(columns: Sequence[int], positions: Sequence[int]) -> str:
    """The numbers of positions, each below the first column that shows it or what comes after it."""
    line = [" "] * len(columns)
    for number, position in enumerate(positions, 1):
        at = next(n for n, shown in enumerate(columns) if shown >= position)
        line[next((n for n in range(at, len(line)) if line[n] == " "), at)] = str(number)
    return "".join(line)


def percent(desk: Desk, share: float) -> str:
    return desk.say("review-share", share=share)


def told_turns(desk: Desk, record: Record, game: Game, turns: Sequence[Turn]) -> Iterator[list[str]]:
    """What is told of each turning point, line by line: the moves, the chances before and after, and a remark."""
    match = opened(record, game)
    for turn in turns:
        step = turn.step
        for move in range(len(match.made), step.before):
            follow(match, record, move)
        moves = told_moves(desk, match, record, range(step.before, step.after))
        number = "review-move" if step.after == step.before + 1 else "review-moves"
        changes = ", ".join(told_changes(desk, match.called, turn))
        remark = desk.say(f"review-{turn.remark}", who=match.called[turn.about])
        yield [desk.say(number, first=step.before + 1, last=step.after), *moves, changes, remark]


def told_moves(desk: Desk, match: Match, record: Record, moves: range) -> list[str]:
    """Each of some moves in a sentence; the same twice is said once."""
    told = {}
    for move in moves:
        seat, words = record.moves[move]
        told[story(desk, match, seat, game_words(match, words), None)] = True
        follow(match, record, move)
    return list(told)


def game_words(match: Match, words: str) -> str:
    """The words of a move as the game spells them."""
    return match.game.words[match.game.number(words)]


def told_changes(desk: Desk, names: Sequence[str], turn: Turn) -> list[str]:
    """Whose chances changed most, from what to what, in the order of the seats."""
    largest = sorted(range(len(names)), key=lambda seat: -abs(turn.changes[seat]))[:MOST_NAMED]
    named = sorted(seat for seat in largest if abs(turn.changes[seat]) >= LEAST_NAMED)
    return [
        desk.say(
            "review-change",
            who=names[seat],
            before=text("review-share", share=turn.before[seat]),
            after=text("review-share", share=turn.after[seat]),
        )
        for seat in named
    ]


# --- For programs ---


def position_line(record: Record, number: int, chances: Sequence[float]) -> str:
    """A line of JSON for a position of a record from which it goes on."""
    return json.dumps({"n": number, "chances": by_seat(chances), "move": " ".join(record.moves[number])})


def last_line(match: Match, found: Evaluation) -> str:
    """A line of JSON for where a record ends, with the turning points of it all."""
    turns = [
        {
            "moves": [turn.step.before + 1, turn.step.after],
            "movers": turn.step.movers,
            "before": by_seat(turn.before),
            "after": by_seat(turn.after),
            "about": str(turn.about + 1),
            "remark": turn.remark,
        }
        for turn in found.turns
    ]
    chances = by_seat(found.chances[-1])
    end = {"n": len(match.made), "chances": chances, "over": match.over, "winners": match.winners(), "turns": turns}
    return json.dumps(end)


def by_seat(chances: Sequence[float]) -> dict[str, float]:
    return {str(seat): round(share, DIGITS) for seat, share in enumerate(chances, 1)}
