"""Simulations a second of the search on one core, in our games, and of OpenSpiel's in C++ on games of its own.

`python bench/search.py [--seconds S] [--rounds R] [--openspiel PYTHON] [GAME ...]`; README.md says what is what.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from processes import Worker
from random_play import ECOSYSTEM, SUBJECTS, Subject, spread, tell_round

# Parts of a random game that are over, by choices.
PLACES = {"start": 0.0, "a third": 1 / 3, "two thirds": 2 / 3}
START = "start"
# What stands behind the budget in the name of a player.
FULL, USUAL = "full random playouts", "usual settings"
SETTINGS = {FULL: "+random", USUAL: ""}
# Simulations a second of the search with full random playouts, from the start.
TARGETS = {(ECOSYSTEM.game, ECOSYSTEM.players): 100_000}
TABLES = (ECOSYSTEM, Subject("ecosystem", 2, {}), *(one for one in SUBJECTS if one is not ECOSYSTEM))
GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel(num_cards=13,players=4,imp_info=True))"
# The games of OpenSpiel, and the bots that search them.
BLIND, SEEING = "IS-MCTS", "MCTS"
THEIRS = (
    *((BLIND, "hearts"), (BLIND, "euchre"), (BLIND, "gin_rummy"), (BLIND, GOOFSPIEL)),
    *((SEEING, GOOFSPIEL), (SEEING, "backgammon"), (SEEING, "connect_four")),
)
HOW_TO_GET_IT = """There is no comparison with OpenSpiel. To have one: python -m venv openspiel, then
openspiel/bin/pip install open_spiel, and then this command again with --openspiel openspiel/bin/python."""
COMPARED = """
Ours / theirs: simulations a second / moves a second, ours with full random playouts; medians of the rounds.
The games are not the same, so the first says how often each can look at a whole game of its own, and the second how
fast each plays. IS-MCTS imagines a world for each simulation as ours does; MCTS sees everything and need not."""


@dataclass(frozen=True)
class Searcher:
    """Who searches what: what it is called, and the process that does it."""

    name: str
    words: tuple[str, ...]
    python: str = sys.executable
    target: float = 0.0
    # Whether a simulation plays a game to its end.
    full: bool = True
    theirs: bool = False


@dataclass(frozen=True)
class Found:
    """What one process measured: simulations a second, and how many moves there are to the end."""

    rate: float
    length: float

    @property
    def moves(self) -> float:
        """Moves a second, where simulations go to the end."""
        return self.rate * self.length


Place = tuple[Searcher, str]
Rates = dict[Place, list[Found]]


# --- Who searches ---


def ours(subject: Subject, settings: str, suffix: str) -> Searcher:
    """Our search in one of our games."""
    return Searcher(
        name=f"{subject.game}, {subject.players} players, {settings}",
        words=("ours", subject.game, str(subject.players), suffix),
        target=TARGETS.get((subject.game, subject.players), 0) if settings == FULL else 0,
        full=settings == FULL,
    )


def theirs(python: str) -> list[Searcher]:
    """The searches of OpenSpiel, if this Python has it."""
    asked = "import pyspiel; print(pyspiel.__version__)"
    found = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=False) if python else None
    if not found or found.returncode:
        print(HOW_TO_GET_IT)
        return []
    print(f"OpenSpiel {found.stdout.strip()}, its bots in C++ with one random playout a simulation.")
    searchers = [Searcher(called(bot, game), ("theirs", game, bot), python, theirs=True) for bot, game in THEIRS]
    return [searcher for searcher in searchers if can_search(searcher)]


def called(bot: str, game: str) -> str:
    """A bot and its game, shortly."""
    return f"{bot} {'goofspiel, 4 players' if game == GOOFSPIEL else game}"


# --- How fast are they? ---


def measure(searchers: Sequence[Searcher], rounds: int, seconds: float) -> Rates:
    """What each found at each place round by round, each time in a new process; round n is random game n."""
    rates: Rates = {(searcher, place): [] for searcher in searchers for place in PLACES}
    for number in range(rounds):
        tell_round(number, rounds)
        for (searcher, place), found in rates.items():
            with worker(searcher) as one:
                answer = one.ask("run", game=number, part=PLACES[place], seconds=seconds)
            found.append(Found(answer["simulations"] / answer["seconds"], answer["length"]))
    return rates


def worker(searcher: Searcher) -> Worker:
    """A new process that searches."""
    return Worker("searchers.py", *searcher.words, python=searcher.python)


def can_search(searcher: Searcher) -> bool:
    """Whether a bot can play its game at all; if not, say why."""
    with worker(searcher) as one:
        problem = one.ask("problem")
    if problem:
        print(f"{searcher.name}: not possible, {problem}")
    return not problem


# --- What is printed ---


def report(rates: Rates) -> None:
    """Print what was measured."""
    print("\nSimulations a second on one core, by the part of a random game that is over: medians (and whole spread)\n")
    print(f"{'':44}{'':11}{'sims/s':>9}  {'spread':19}{'moves to the end':>16}{'M moves/s':>11}  target")
    for (searcher, place), found in rates.items():
        speeds = [one.rate for one in found]
        millions = f"{median(one.moves for one in found) / 1e6:.2f}" if searcher.full else "-"
        speed = f"{median(speeds):9,.0f}  {spread(speeds, ',.0f'):19}"
        length = f"{median(one.length for one in found):16.0f}{millions:>11}"
        print(f"{searcher.name:44}{place:11}{speed}{length}  {verdict(searcher, place, median(speeds))}".rstrip())


def verdict(searcher: Searcher, place: str, speed: float) -> str:
    """The target, and whether it is met."""
    if not searcher.target or place != START:
        return ""
    return f">= {searcher.target:,.0f} {'PASS' if speed >= searcher.target else 'below'}"


def compare(rates: Rates) -> None:
    """Print how many times as fast we are as each of theirs, place by place."""
    print(COMPARED)
    us = [*dict.fromkeys(one for one, _ in rates if one.full and not one.theirs)]
    them = [*dict.fromkeys(one for one, _ in rates if one.theirs)]
    for place in PLACES:
        print(f"\n{place:44}" + "".join(f"{one.name.removesuffix(', 4 players'):>18}" for one in them))
        for one in us:
            cells = (ratios(rates[one, place], rates[other, place]) for other in them)
            print(f"{one.name.removesuffix(f', {FULL}'):44}" + "".join(f"{cell:>18}" for cell in cells))


def ratios(our_rates: Sequence[Found], their_rates: Sequence[Found]) -> str:
    """Ours by theirs: simulations, and moves."""
    pairs = [*zip(our_rates, their_rates, strict=True)]
    simulations = median(our.rate / their.rate for our, their in pairs)
    return f"{simulations:.2f} / {median(our.moves / their.moves for our, their in pairs):.2f}"


# --- The command ---


def main() -> int:
    """Measure every game; 0 however slow it is: speed is judged by people."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds of the processor for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="how often each way is measured")
    parser.add_argument(
        "--openspiel", metavar="PYTHON", default="", help="a Python that has OpenSpiel, to compare with"
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all of them if none is named")
    options = parser.parse_args()
    tables = [one for one in TABLES if not options.games or one.game in options.games]
    others = theirs(options.openspiel)
    rates = measure(
        [*(ours(one, *chosen) for one in tables for chosen in SETTINGS.items()), *others],
        options.rounds,
        options.seconds,
    )
    report(rates)
    if others:
        compare(rates)
    return 0


if __name__ == "__main__":
    sys.exit(main())
