"""How strong the players are: the tables of strength.md, each played by one command that goes on where it was stopped.

`python bench/strength.py TABLE [--games N] [--games-of GAME ...] [--out FOLDER]` plays the games of a table, and
`python bench/strength.py report [--out FOLDER]` writes all tables that have games into strength.md.
"""

import argparse
import importlib
import itertools
import json
import math
import platform
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ludarium import Mistake
from ludarium.core import kit
from ludarium.games import GAMES, load
from ludarium.lab import ratings
from ludarium.lab.arena import Result, Sitting, alone, played, warm
from ludarium.lab.ratings import Deals, Estimate
from ludarium.lab.simulate import cores, order_for
from ludarium.players.player import LEVEL, LEVELS, SEARCH
from ludarium.scorebook import RESULTS, Scorebook

HERE = Path(__file__).parent
PAGE = HERE / "strength.md"
FOLDER = Path("build") / "strength"
# How the games of a folder were played.
NOTE = "played.json"
SEED = 1
INTERRUPTED = 130
FAR = 50


# --- What is played ---


@dataclass(frozen=True)
class Pair:
    """A player alone against copies of another one, in every seat; against nobody where there is one seat."""

    game: str
    one: str
    other: str
    games: int
    seats: int = 2

    def sittings(self, deal: int) -> list[Sitting]:
        """The games of a deal."""
        return [Sitting(deal, seats) for seats in alone(self.one, self.other, self.seats)]

    @property
    def players(self) -> list[str]:
        return [self.one, self.other][: self.seats]

    @property
    def folder(self) -> str:
        """What the folder of its games is called."""
        return re.sub(r"[^\w+=]", "-", "-".join((self.game, *self.players)))


def wins(result: Result, seat: int) -> float:
    """What a seat has of the win."""
    return result.shares[seat]


def wins_by_far(result: Result, seat: int) -> float:
    """Whether a seat is far ahead."""
    return float(result.margins[seat] >= FAR)


@dataclass(frozen=True)
class Table:
    """Pairs, what of their games is counted, and how much of it there is to be."""

    pairs: tuple[Pair, ...]
    target: float | None = None
    counts: Callable[[Result, int], float] = wins
    # Games at a time.
    workers: int = 2
    # Whether all pairs of a game make one curve of ratings.
    curve: bool = False


def in_games(games: Iterable[str], pairs: Iterable[tuple[str, str]], count: int, seats: int = 2) -> tuple[Pair, ...]:
    """Pairs of players in each of these games."""
    return tuple(Pair(game, *players, count, seats) for game, players in itertools.product(games, [*pairs]))


def steps(*numbers: int) -> list[tuple[str, str]]:
    """These levels, each against the one below."""
    return [(f"{LEVEL}{number}", f"{LEVEL}{number - 1}") for number in numbers]


BEST = f"{LEVEL}5"
# The strongest first: the last one has rating 0.
BUDGETS = ("search/4000", "search/1000", "search/250")
# What stands behind the budget in the name of a player.
USUAL_WAY, OTHER_WAYS = "search/100ms", ("+random", "+halving", "+regret")
ONE_CORE, TWO_CORES = "search/200ms", "search/200ms+cores=2"

TABLES = {
    "greedy": Table(in_games(GAMES, [("greedy", "random")], 400), target=0.95),
    "master": Table(in_games(GAMES, [(BEST, "greedy")], 40), target=0.90),
    "four": Table(in_games(("ecosystem", "zooloretto", "zoosim"), [(BEST, "greedy")], 40, seats=4), target=0.45),
    "solo": Table(in_games(("ecosystem",), [(BEST, "")], 20, seats=1), target=0.5, counts=wins_by_far),
    "levels": Table((*in_games(GAMES, steps(2, 3, 4), 200), *in_games(GAMES, steps(5), 40))),
    "budgets": Table(in_games(GAMES, itertools.combinations(BUDGETS, 2), 60), curve=True),
    "ways": Table(in_games(GAMES, [(USUAL_WAY, f"{USUAL_WAY}{way}") for way in OTHER_WAYS], 60)),
    # Two cores are busy with one game.
    "cores": Table(in_games(GAMES, [(TWO_CORES, ONE_CORE)], 40), workers=1),
}


# --- Playing ---


def play(name: str, options: Namespace) -> None:
    """Play what is missing of a table."""
    table = TABLES[name]
    for pair in table.pairs:
        if pair.game in options.games_of:
            note = {"command": command(name, options), "machine": machine(table.workers), "budgets": budgets(pair)}
            play_pair(pair, options.out / name / pair.folder, options.games or pair.games, table.workers, note)


def play_pair(pair: Pair, folder: Path, games: int, workers: int, note: Mapping[str, Any]) -> None:
    """Play what is missing of so many games, in whole deals, and note how."""
    order = order_for(load(pair.game), pair.seats, {}, SEED)
    with Scorebook(folder).opened() as book:
        there = book.read(order)
        wanted = [sitting for deal in range(math.ceil(games / pair.seats)) for sitting in pair.sittings(deal)]
        missing = [sitting for sitting in wanted if sitting not in there]
        print(f"{called(pair)}: {len(wanted) - len(missing)} of {len(wanted)} games are there", flush=True)
        if missing:
            (folder / NOTE).write_text(json.dumps(note), "utf-8")
            for player in pair.players if kit.FOLDER else ():
                warm(order, player)
            for done in filter(None, played(order, missing, workers)):
                book.add(*done)


def called(pair: Pair) -> str:
    """A pair and its game in words."""
    return f"{pair.game}, {' against '.join(pair.players)}"


def command(name: str, options: Namespace) -> str:
    """The command that plays these games."""
    words = ["python bench/strength.py", name]
    words += ["--games", str(options.games)] if options.games else []
    words += ["--games-of", *options.games_of] if options.games_of != [*GAMES] else []
    return " ".join(words)


def machine(workers: int) -> str:
    """By what the games are played."""
    parts = [f"{cores()} cores", platform.machine(), f"{platform.python_implementation()} {platform.python_version()}"]
    return ", ".join([*parts, "uncompiled" if kit.PURE else "compiled", f"games at a time: {workers}"])


def budgets(pair: Pair) -> dict[str, str]:
    """What the levels of a pair are."""
    return {player: LEVELS[player.removeprefix(LEVEL)] for player in pair.players if player.startswith(LEVEL)}


# --- What the games say ---


class Row:
    """The games of a pair that are there."""

    def __init__(self, pair: Pair, folder: Path, counts: Callable[[Result, int], float] = wins) -> None:
        self.pair, self.counts = pair, counts
        path, note = folder / RESULTS, folder / NOTE
        text = path.read_text("utf-8") if path.exists() else ""
        self.lines = [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
        self.note: Mapping[str, Any] = json.loads(note.read_text("utf-8")) if note.exists() else {}

    @cached_property
    def whole(self) -> dict[int, list[Result]]:
        """The deals that were played to the end, by number."""
        book = Scorebook(Path())
        book.sheets = load(self.pair.game).sheets(self.pair.seats)
        there = {result.sitting: result for result in map(book.result, self.lines)}
        wanted = {line["deal"]: self.pair.sittings(line["deal"]) for line in self.lines}
        return {
            deal: [there[sitting] for sitting in sittings]
            for deal, sittings in sorted(wanted.items())
            if there.keys() >= {*sittings}
        }

    @property
    def deals(self) -> Deals:
        return [*self.whole.values()]

    @property
    def games(self) -> int:
        return self.pair.seats * len(self.deals)

    def by_deal(self, figure: Callable[[Result, int], float]) -> ratings.Numbers:
        """The mean of a figure of the lone player, deal by deal."""
        found = [[figure(game, game.sitting.seats.index(self.pair.one)) for game in deal] for deal in self.deals]
        return np.asarray(np.mean(found, axis=1))

    @cached_property
    def share(self) -> Estimate:
        """The share of what counts."""
        return ratings.estimated_share(self.by_deal(self.counts), SEED)

    @cached_property
    def margin(self) -> Estimate:
        return ratings.estimated(self.by_deal(lambda game, seat: game.margins[seat]), SEED)


def rows_of(table: Table, folder: Path) -> list[Row]:
    """The pairs of a table that have games."""
    rows = [Row(pair, folder / pair.folder, table.counts) for pair in table.pairs]
    return [row for row in rows if row.deals]


def verdict(row: Row, target: float | None) -> str:
    """The value against the target; without one, whether the players can be told apart, and by what."""
    found = by_target(row, target) if target else by_intervals(row)
    return f"{found} (on few deals)" if len(row.deals) < ratings.FEW else found


def by_target(row: Row, target: float) -> str:
    return f"≥ {target:.0%}: {'PASS' if row.share.value >= target else 'below'}"


def by_intervals(row: Row) -> str:
    marks = {"share": (row.share, 1 / row.pair.seats), "margin": (row.margin, 0.0)}
    found = [f"{side(estimate, level)} by {name}" for name, (estimate, level) in marks.items() if side(estimate, level)]
    return ", ".join(found) or "no"


def side(estimate: Estimate, level: float) -> str:
    """Whether a whole interval is above a level, or below it."""
    return "ahead" * (estimate.low > level) or "behind" * (estimate.high < level)


# --- The page ---

COLUMNS = ("game", "players", "games", "deals", "share (95 %)", "margin (95 %)", "mean move (slowest)", "rules, engine")


def report(options: Namespace) -> None:
    """Write all tables that have games into the page, between their markers."""
    page = options.into.read_text("utf-8")
    for name, table in TABLES.items():
        rows = rows_of(table, options.out / name)
        if rows:
            picture = options.into.with_name(f"{options.into.stem}-{name}.svg")
            page = placed(page, name, "\n\n".join(section(table, rows, picture)))
    options.into.write_text(page, "utf-8")


def placed(page: str, name: str, text: str) -> str:
    """The page with a text between the markers of this name."""
    start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, between, rest = page.partition(start)
    _, after, behind = rest.partition(end)
    if not (between and after):
        raise SystemExit(f"There is no place for the table {name}: {start} and {end} are missing.")
    return f"{before}{start}\n\n{text}\n\n{end}{behind}"


def section(table: Table, rows: Sequence[Row], picture: Path) -> Iterator[str]:
    """How a table was played, and what it says."""
    yield "\n".join(how(table, rows))
    yield "\n".join(grid((*COLUMNS, "target" if table.target else "told apart"), [cells(table, row) for row in rows]))
    if table.curve:
        curves = curves_of(rows)
        yield "\n".join(grid(("game", "player", "rating (95 %)"), rating_cells(curves)))
        draw(curves, picture)
        yield f"![Ratings by budget]({picture.name})"


def how(table: Table, rows: Sequence[Row]) -> Iterator[str]:
    """How the games were played."""
    notes = [row.note for row in rows if row.note]
    seeds = sorted({str(line["seed"]) for row in rows for line in row.lines})
    levels = {player: words for note in notes for player, words in note["budgets"].items()}
    yield "".join(f"    {one}\n" for one in dict.fromkeys(note["command"] for note in notes))
    yield f"Seed {', '.join(seeds)}. {'; '.join(dict.fromkeys(note['machine'] for note in notes))}."
    if levels:
        yield "Budgets: " + ", ".join(f"`{player}` is `{levels[player]}`" for player in sorted(levels)) + "."
    if table.target:
        yield f"Target: at least {table.target:.0%}."


def grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table of Markdown."""
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(row)} |"


def cells(table: Table, row: Row) -> list[str]:
    """A row of a table."""
    paces = [ratings.pace(player, row.deals) for player in row.pair.players]
    missing = f" of {row.pair.games}" if row.games < row.pair.games else ""
    copies = f"{row.pair.seats - 1} × " if row.pair.seats > 2 else ""
    return [
        row.pair.game,
        f" against {copies}".join(f"`{player}`" for player in row.pair.players),
        f"{row.games}{missing}",
        str(len(row.deals)),
        shown(row.share, ".1%"),
        shown(row.margin, "+.1f"),
        ", ".join(f"{lasting(pace.mean)} ({lasting(pace.slowest)})" for pace in paces),
        f"{row.lines[0]['rules']}, `{row.lines[0]['engine']}`",
        verdict(row, table.target),
    ]


def shown(estimate: Estimate, form: str) -> str:
    """A figure with its interval."""
    value, low, high = (f"{end:{form}}".replace("inf", "∞") for end in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})"


def lasting(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"


# --- Curves ---

Curve = Mapping[str, Estimate]
INCHES = 3.2
INK = "#1f6f8b"
BESIDE: Any = {"textcoords": "offset points"}


def curves_of(rows: Sequence[Row]) -> dict[str, Curve]:
    """The ratings of the players of each game where all pairs have played the same deals."""
    games = dict.fromkeys(row.pair.game for row in rows)
    found = {game: curve([row for row in rows if row.pair.game == game]) for game in games}
    return {game: points for game, points in found.items() if points}


def curve(rows: Sequence[Row]) -> Curve:
    """The ratings of the players of these pairs; the last one has 0."""
    players = [*dict.fromkeys(player for row in rows for player in row.pair.players)]
    common = sorted(set.intersection(*({*row.whole} for row in rows)))
    if len(rows) < math.comb(len(players), 2) or not common:
        return {}
    ahead = np.array([ratings.beaten(players, [game for row in rows for game in row.whole[n]]) for n in common])
    return dict(zip(players, ratings.ratings(players, ahead, SEED), strict=True))


def rating_cells(curves: Mapping[str, Curve]) -> Iterator[list[str]]:
    """A row for each player of each game."""
    for game, points in curves.items():
        for player, rating in points.items():
            yield [game, f"`{player}`", shown(rating, "+.0f") if rating.value else "0"]


def draw(curves: Mapping[str, Curve], path: Path) -> None:
    """A picture of the curves, one beside the other."""
    if not curves:
        return
    importlib.import_module("matplotlib").rcParams["svg.hashsalt"] = path.stem
    figures = importlib.import_module("matplotlib.figure")
    figure = figures.Figure(figsize=(INCHES * len(curves), INCHES), layout="constrained")
    panels = figure.subplots(1, len(curves), sharey=True, squeeze=False)[0]
    for axes, (game, points) in zip(panels, curves.items(), strict=True):
        draw_curve(axes, game, points)
    panels[0].set_ylabel("Elo")
    figure.savefig(path, metadata={"Date": None})


def draw_curve(axes: Any, game: str, points: Curve) -> None:
    """Ratings over budgets, with bars where they lie 19 times out of 20; an arrow where a bar has no end."""
    budgets = [int(player.removeprefix(SEARCH)) for player in points]
    for budget, rating in zip(budgets, points.values(), strict=True):
        draw_rating(axes, budget, rating)
    axes.plot(budgets, [rating.value for rating in points.values()], "o-", color=INK)
    axes.set_xscale("log")
    axes.set_xticks(budgets, [f"{budget:,}" for budget in budgets])
    axes.minorticks_off()
    axes.margins(x=0.25)
    axes.set_title(game)
    axes.set_xlabel("simulations a move")
    axes.spines[["top", "right"]].set_visible(False)


def draw_rating(axes: Any, budget: int, rating: Estimate) -> None:
    """A rating with its bar."""
    ends = [rating.value if math.isinf(end) else end for end in (rating.low, rating.high)]
    axes.plot((budget, budget), ends, color=INK, linewidth=3, alpha=0.5, solid_capstyle="round")
    axes.annotate(
        f"{rating.value:+.0f}" if rating.value else "0", (budget, rating.value), (-6, 4), ha="right", **BESIDE
    )
    for end, arrow, side in ((rating.low, "↓", -1), (rating.high, "↑", 1)):
        if math.isinf(end):
            axes.annotate(arrow, (budget, rating.value), (0, 14 * side), ha="center", va="center", **BESIDE)


# --- The command ---


def arguments() -> Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("table", choices=[*TABLES, "report"], help="which table, or the page of all of them")
    parser.add_argument("--games", type=int, help="games of each pair, in whole deals, instead of those of the table")
    parser.add_argument("--games-of", nargs="+", metavar="GAME", default=[*GAMES], choices=[*GAMES], help="which games")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where the games are kept")
    parser.add_argument("--into", type=Path, default=PAGE, help="the page that the report is written into")
    return parser.parse_args()


def main() -> int:
    """Play a table, or write the page."""
    options = arguments()
    try:
        if options.table == "report":
            report(options)
        else:
            play(options.table, options)
    except Mistake as problem:
        print(problem.sentence.say("en"), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
