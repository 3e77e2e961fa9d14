#!/usr/bin/env python3
"""Find out what the features of a game are worth to players, and write it into the folder of the game.

`python tools/fit_worths.py zooloretto` plays games of greedy players against themselves, in rounds: each begins
with what the one before has found, in a process of its own, because worths are compiled into the players.
"""

import argparse
import importlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FINENESS = 1000
# Room for the worths of any game at first.
MOST_FEATURES, MOST_PLAYERS = 40, 7
HEAD = '''"""What each feature in `heuristics.py` is worth, found by `tools/fit_worths.py {game}`."""

from ludarium.core.kit import table

# In thousandths of hundredths of points: a row for each number of players.
WORTHS = table(
    (
'''
TAIL = """    )
)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="games of each round and number of players")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.round is not None:
        play_round(options.game, options.games, options.seed + options.round)
        return
    forget(options.game)
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", flush=True)
        subprocess.run([sys.executable, __file__, *sys.argv[1:], "--round", str(number)], check=True)


def play_round(name: str, games: int, number: int) -> None:
    """One round: games with the worths that are there, and the worths found from them."""
    from ludarium.games import load  # noqa: PLC0415 (only the process of a round needs it)
    from ludarium.lab.fit import fitted  # noqa: PLC0415

    game = load(name)
    rows: list[tuple[float, ...]] = []
    for players in game.seats:
        fit = fitted(game, players, games, number)
        rows.append(nearer(worths_of(name, players), fit.worths))
        print(f"{players} players: off by {fit.error:.1f} points, without features by {fit.spread:.1f}", flush=True)
    write(name, [(0.0,) * len(rows[0])] * game.seats.start + rows)


def nearer(known: list[float], found: tuple[float, ...]) -> tuple[float, ...]:
    """Half of the way from what is known, if anything is, to what was found."""
    return tuple((old + new) / 2 for old, new in zip(known, found, strict=True)) if any(known) else found


def worths_of(name: str, players: int) -> list[float]:
    """The worths that are written down for a game for so many."""
    worths = importlib.import_module(f"ludarium.games.{name}.worths").WORTHS
    return [int(worth) / FINENESS for worth in worths[players]]


def forget(name: str) -> None:
    """Make everything worthless."""
    write(name, [(0.0,) * MOST_FEATURES] * MOST_PLAYERS)


def write(name: str, rows: list[tuple[float, ...]]) -> None:
    """Write worths, a row for each number of players."""
    path = ROOT / "src" / "ludarium" / "games" / name / "worths.py"
    path.write_text(HEAD.format(game=name) + "".join(map(row, rows)) + TAIL, "utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(path)], check=False)


def row(worths: tuple[float, ...]) -> str:
    numbers = ", ".join(str(round(FINENESS * worth)) for worth in worths)
    return f"        ({numbers}{',' * (len(worths) == 1)}),\n"


if __name__ == "__main__":
    main()
