"""What an arena came to, in tables for the terminal."""

import math
from typing import Any

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ludarium.desk import Desk
from ludarium.lab.ratings import Estimate, Line, Standings
from ludarium.lab.sequential import Sequential

SECOND = 1.0


def show_standings(desk: Desk, standings: Standings, seats: int) -> None:
    """Who did how well against whom, and the ratings."""
    desk.console.print(line_table(desk, standings, seats))
    if seats > 2:
        desk.tell("arena-fair", share=1 / seats)
    gains = [line.pairing for line in standings.lines if line.pairing]
    if gains:
        desk.tell("arena-pairing", gain=float(np.exp(np.log(gains).mean())))
    if len(standings.players) > 1:
        desk.console.print(rating_table(desk, standings))
        desk.console.print(matrix_table(desk, standings))


def show_verdict(desk: Desk, test: Sequential, one: str, other: str) -> None:
    """What the sequential test says."""
    desk.tell(
        f"arena-{test.verdict}",
        one=one,
        other=other,
        low=elo(desk, test.low),
        high=elo(desk, test.high),
        deals=test.deals,
        ratio=test.ratio,
    )


def table(desk: Desk, title: str, *columns: str, words: int = 1) -> Table:
    """A table without frames, which leaves the width to what it says; after so many columns of words come numbers."""
    made = Table(
        title=desk.say(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=0, pad_edge=False
    )
    for n, column in enumerate(columns):
        label = desk.say(column) if column.startswith("arena-") else column
        made.add_column(label, justify="left" if n < words else "right", overflow="fold", no_wrap=n >= words)
    return made


def line_table(desk: Desk, standings: Standings, seats: int) -> Table:
    """A row for each player and those it played against."""
    shares = "arena-games", "arena-wins", "arena-sure"
    columns = "arena-player", "arena-against", *shares, "arena-place", "arena-margin", "arena-sure"
    made = table(desk, "arena-results", *columns, words=2)
    for line in standings.lines:
        made.add_row(
            line.player,
            others(desk, line, seats),
            desk.say("arena-whole", number=line.games),
            desk.say("arena-share", share=line.share.value),
            desk.say("arena-share-interval", low=100 * line.share.low, high=100 * line.share.high),
            desk.say("arena-mean", number=line.place),
            points(desk, line.margin.value),
            interval(desk, line.margin),
        )
    return made


def others(desk: Desk, line: Line, seats: int) -> str:
    """Those a player played against: one, copies of one, or all."""
    if len(line.others) > 1:
        return desk.say("arena-all")
    copies = f"{seats - 1} × " if seats > 2 else ""
    return "".join(f"{copies}{other}" for other in line.others) or "–"


def interval(desk: Desk, estimate: Estimate) -> str:
    """From where to where, with signs."""
    return f"{points(desk, estimate.low)} … {points(desk, estimate.high)}"


def points(desk: Desk, number: float) -> str:
    shown = round(number, 1) or 0
    return desk.say("arena-points", points=shown, sign=sign(shown))


def sign(number: float) -> str:
    """A plus where Fluent writes none."""
    return "plus" if number > 0 else "none"


def rating_table(desk: Desk, standings: Standings) -> Table:
    """The players from the strongest to the weakest."""
    columns = "arena-player", "arena-rating", "arena-sure", "arena-pace", "arena-slowest"
    made = table(desk, "arena-ratings", *columns)
    for n in standings.order:
        rating, pace = standings.ratings[n], standings.paces[n]
        made.add_row(
            standings.players[n],
            elo(desk, rating.value),
            f"{elo(desk, rating.low)} … {elo(desk, rating.high)}",
            duration(desk, pace.mean),
            duration(desk, pace.slowest),
        )
    return made


def elo(desk: Desk, rating: float) -> str:
    if math.isinf(rating):
        return "+∞" if rating > 0 else "-∞"
    shown = round(rating)
    return desk.say("arena-elo", rating=shown, sign=sign(shown))


def duration(desk: Desk, seconds: float) -> str:
    """A time in seconds, or in milliseconds where it is short."""
    if seconds < SECOND:
        return desk.say("arena-milliseconds", number=1000 * seconds)
    return desk.say("arena-seconds", number=seconds)


def matrix_table(desk: Desk, standings: Standings) -> Table:
    """Who ends ahead of whom how often; the columns are the rows by number."""
    order = standings.order
    made = table(desk, "arena-matrix", *("", "arena-player"), *(str(n) for n in range(1, len(order) + 1)), words=2)
    for n, row in enumerate(order, 1):
        shares = (standings.matrix[row, column] for column in order)
        made.add_row(str(n), standings.players[row], *(cell(desk, share) for share in shares))
    return made


def cell(desk: Desk, share: Any) -> str:
    return "–" if np.isnan(share) else desk.say("arena-share", share=float(share))
