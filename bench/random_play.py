"""Random play on one core: the compiled rules against the same rules uncompiled, plain Python, and C.

`python bench/random_play.py [--seconds S] [--rounds R]`. README.md says what each line means.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median, stdev

from processes import HERE, Worker
from workers import SEED

CHECKED_GAMES = 200
MEAN_GAMES = 20_000
FUSED_GAMES = 2_000
# How many standard errors the mean total of other games may be away.
FAR = 5
COMPILED, UNCOMPILED = "compiled", "uncompiled"
PLAIN, FUSED, C = "plain Python, same games", "plain Python, fused", "C by hand"
# The game beside which others are measured in the same run.
BESIDE = "ecosystem, compiled"


@dataclass(frozen=True)
class Subject:
    """A game, how many times as fast as others its compiled rules are to be, and which references it has."""

    game: str
    players: int
    targets: Mapping[str, float]
    plain: bool = False
    c: bool = False


# A game more is a line more here.
ECOSYSTEM = Subject("ecosystem", 4, {UNCOMPILED: 60, PLAIN: 60, C: 0.75}, plain=True, c=True)
SUBJECTS = (
    ECOSYSTEM,
    Subject("zooloretto", 4, {UNCOMPILED: 40, BESIDE: 0.33}),
    Subject("zoosim", 4, {UNCOMPILED: 40, BESIDE: 60 / 170}),
    Subject("aliencity", 2, {UNCOMPILED: 40, BESIDE: 12 / 170}),
)


class Disagreement(Exception):
    """Two ways to play did not come to the same."""


# --- Those who play ---


def worker(subject: Subject, way: str, pure: bool = False) -> Worker:
    """A process that plays in one way; see workers.py."""
    return Worker("workers.py", way, subject.game, str(subject.players), pure=pure)


class Program:
    """The reference in C, compiled for this machine, with the same orders."""

    def __init__(self, subject: Subject, folder: Path) -> None:
        self.path, self.players = folder / subject.game, str(subject.players)
        source = HERE / "reference" / f"{subject.game}.c"
        subprocess.run(["cc", "-O3", "-march=native", "-o", str(self.path), str(source)], check=True)

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def printed(self, games: int) -> list[tuple[str, str]]:
        """The lines printed after so many games, each in two words."""
        command = [str(self.path), str(games), self.players, str(SEED)]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return [(first, second) for first, second in map(str.split, output.splitlines())]

    def means(self, games: int) -> list[str]:
        """The mean length of games, and the mean of each line of their sheets, as printed."""
        return [mean for _, mean in self.printed(games)[2:]]

    def ask(self, _: str, seconds: float) -> dict[str, float]:
        """How many games and moves are played in so many seconds, by a first try of a tenth."""
        tried = float(self.printed(1 + int(MEAN_GAMES * seconds / 10))[0][0])
        (games, _), (moves, _) = self.printed(1 + int(tried * seconds))[:2]
        return {"games": float(games), "moves": float(moves), "seconds": 1.0}


def player(subject: Subject, name: str, program: Program | None) -> Worker | Program:
    """A new process, or program, that plays in the way of this name."""
    if name == C:
        assert program
        return program
    if name == BESIDE:
        return worker(ECOSYSTEM, "rules")
    way = {PLAIN: "step_by_step", FUSED: "fused"}.get(name, "rules")
    return worker(subject, way, pure=name == UNCOMPILED)


def names(subject: Subject, program: Program | None) -> list[str]:
    """The ways in which a game can be played here."""
    others = [PLAIN, FUSED] * subject.plain + [C] * bool(program) + [BESIDE] * (BESIDE in subject.targets)
    return [COMPILED, UNCOMPILED, *others]


# --- Do they play the same? ---


def check(subject: Subject, program: Program | None) -> None:
    """Refuse to measure what does not come to the same."""
    with worker(subject, "rules") as compiled:
        check_games(subject, compiled, UNCOMPILED)
        if subject.plain:
            check_games(subject, compiled, PLAIN)
            check_mean_total(subject, compiled)
        if program:
            check_means(compiled, program)


def check_games(subject: Subject, compiled: Worker, name: str) -> None:
    """Every line of every sheet and the number of moves must be the same in the first games of the seed."""
    with player(subject, name, None) as other:
        assert isinstance(other, Worker)
        wanted, found = (one.ask("games", count=CHECKED_GAMES) for one in (compiled, other))
    for n in range(CHECKED_GAMES):
        for what in ("moves", "sheets"):
            if wanted[what][n] != found[what][n]:
                raise Disagreement(f"game {n}, {what}: {COMPILED} {wanted[what][n]}, {name} {found[what][n]}")
    print(f"{CHECKED_GAMES} games: every score and every length the same, {COMPILED} and {name}")


def check_mean_total(subject: Subject, compiled: Worker) -> None:
    """Where other games are played, the mean total must be about the same."""
    with player(subject, FUSED, None) as fused:
        samples = [one.ask("games", count=FUSED_GAMES)["sheets"] for one in (compiled, fused)]
    means, errors = zip(*(mean_total(sheets) for sheets in samples), strict=True)
    if abs(means[0] - means[1]) > FAR * sum(errors):
        raise Disagreement(f"mean total: {COMPILED} {means[0]:.2f}, {FUSED} {means[1]:.2f}")
    print(f"{FUSED_GAMES:,} games: mean total {means[0]:.2f} {COMPILED}, {means[1]:.2f} {FUSED} (other games)")


def mean_total(games: Sequence[Sequence[Sequence[int]]]) -> tuple[float, float]:
    """The mean total of a seat, and its standard error by game."""
    totals = [sum(sheet[-1] for sheet in sheets) / len(sheets) for sheets in games]
    return sum(totals) / len(totals), stdev(totals) / len(totals) ** 0.5


def check_means(compiled: Worker, program: Program) -> None:
    """What the C program prints must be the means of the same games."""
    answer = compiled.ask("means", count=MEAN_GAMES)
    wanted = [f"{mean:.4f}" for mean in (answer["moves"], *answer["lines"])]
    found = program.means(MEAN_GAMES)
    if wanted != found:
        raise Disagreement(f"means of {MEAN_GAMES} games: {COMPILED} {wanted}, {C} {found}")
    print(f"{MEAN_GAMES:,} games: the mean length and the mean of every line the same, {COMPILED} and {C}")


# --- How fast are they? ---

Rates = dict[str, list[tuple[float, float]]]


def measure(subject: Subject, program: Program | None, rounds: int, seconds: float) -> Rates:
    """Games and moves a second of each way, round by round.

    Everyone is started anew in each round: where code and data come to lie changes the speed by several percent.
    """
    rates: Rates = {name: [] for name in names(subject, program)}
    for number in range(rounds):
        tell_round(number, rounds)
        for name, found in rates.items():
            with player(subject, name, program) as one:
                one.ask("run", seconds=seconds / 10)
                answer = one.ask("run", seconds=seconds)
            found.append((answer["games"] / answer["seconds"], answer["moves"] / answer["seconds"]))
    return rates


def tell_round(number: int, rounds: int) -> None:
    """Say how far we are, if a person looks on."""
    if sys.stderr.isatty():
        print(f"round {number + 1} of {rounds}", end="\r", file=sys.stderr, flush=True)


def report(subject: Subject, rates: Rates) -> None:
    """Print the table of one game."""
    print(f"\n{subject.game}, {subject.players} players, random play on one core: medians (and the whole spread)\n")
    print(f"{'':26}{'games/s':>9}  {'spread':17}{'M moves/s':>9}  {'compiled is ... times as fast':31}target")
    for name, found in rates.items():
        games, moves = zip(*found, strict=True)
        millions = f"{median(moves) / 1e6:.2f}" if any(moves) else "-"
        speed = f"{median(games):9,.0f}  {spread(games, ',.0f'):17}{millions:>9}"
        print(f"{name:26}{speed}  {comparison(subject, name, rates)}".rstrip())


def spread(values: Sequence[float], form: str) -> str:
    """The least and the most of some values."""
    return f"({min(values):{form}}-{max(values):{form}})"


def comparison(subject: Subject, name: str, rates: Rates) -> str:
    """How many times as fast the compiled rules were in the same round, beside the target."""
    if name == COMPILED:
        return ""
    ratios = [ours / theirs for (ours, _), (theirs, _) in zip(rates[COMPILED], rates[name], strict=True)]
    found = f"{median(ratios):6.2f} {spread(ratios, '.2f'):24}"
    if name not in subject.targets:
        return found
    verdict = "PASS" if median(ratios) >= subject.targets[name] else "below"
    return f"{found}>= {subject.targets[name]:<5.3g} {verdict}"


# --- The command ---


def bench(subject: Subject, rounds: int, seconds: float) -> None:
    """Check one game, measure it, and print its table."""
    with ExitStack() as stack:
        program = None
        if subject.c and shutil.which("cc"):
            program = Program(subject, Path(stack.enter_context(tempfile.TemporaryDirectory())))
        elif subject.c:
            print("There is no `cc` here, so there is no comparison with C.")
        check(subject, program)
        report(subject, measure(subject, program, rounds, seconds))


def main() -> int:
    """Measure every game; 1 where results disagree, 0 however slow it is: speed is judged by people."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds of the processor for each measurement")
    parser.add_argument("--rounds", type=int, default=7, help="how often each way is measured")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all of them if none is named")
    options = parser.parse_args()
    try:
        for subject in [one for one in SUBJECTS if not options.games or one.game in options.games]:
            bench(subject, options.rounds, options.seconds)
    except Disagreement as problem:
        print(f"DISAGREEMENT: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
