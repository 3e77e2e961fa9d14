#!/usr/bin/env python3
"""Find out what the features of a game are worth to players, and write it into the folder of the game.

`python tools/fit_worths.py zooloretto` plays games of greedy players against themselves. In rounds it fits worths to
what came of these games, each round with what the one before has found; the first knows of points alone. Then it tries
changes, and goes where more games are won.
"""

import argparse
import textwrap
from collections.abc import Sequence

from ludarium.core.game import Game
from ludarium.games import load
from ludarium.lab.fit import Fit, fitted
from ludarium.lab.improve import improved
from ludarium.lab.judged import numbers

HEAD = '''"""What each feature in `heuristics.py` is worth, found by `tools/fit_worths.py {game}`."""

from ludarium.core.kit import table

# In thousandths of hundredths of points: a row for each number of players.
# fmt: off
WORTHS = table((
'''
TAIL = "))\n"
WIDTH = 110


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="games of each round and number of players")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--generations", type=int, default=40, help="how often changes are tried after that")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    game = load(options.game)
    rows: list[tuple[float, ...]] = []
    for players in game.seats:
        fit = fit_in_rounds(game, players, options.games, options.rounds, options.seed)
        print(f"{players} players: off by {fit.error:.1f} points, without features by {fit.spread:.1f}", flush=True)
        rows.append(improved(game, players, fit.worths, fit.scales, options.generations, options.seed))
    write(game, rows)


def fit_in_rounds(game: Game, players: int, games: int, rounds: int, seed: int) -> Fit:
    """The last fit of some, with worths that are halfway from those before: rounds swing from one side to the other."""
    fit = fitted(game, players, (), games, seed)
    for number in range(1, rounds):
        before = fit.worths
        fit = fitted(game, players, before, games, seed + number)
        halfway = tuple((old + new) / 2 for old, new in zip(before, fit.worths, strict=True))
        fit = Fit(halfway, fit.scales, fit.error, fit.spread)
    return fit


def write(game: Game, rows: Sequence[tuple[float, ...]]) -> None:
    """Worths by number of players, into the folder of the game."""
    empty = (0.0,) * len(rows[0])
    text = HEAD.format(game=game.name) + "".join(map(row, [empty] * game.seats.start + [*rows])) + TAIL
    (game.folder / "worths.py").write_text(text, "utf-8")


def row(worths: tuple[float, ...]) -> str:
    """Worths of a game for so many, as source text."""
    told = "".join(f"{number}, " for number in numbers(worths)[: len(worths)])
    return f"    (\n{textwrap.indent(textwrap.fill(told, WIDTH), ' ' * 8)}\n    ),\n"


if __name__ == "__main__":
    main()
