"""How long a new process takes to the end of its first game: with a warm cache, an empty one, and uncompiled.

`python bench/first_game.py`. README.md says what each line means.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median

GAMES = ("ecosystem",)
ROUNDS, EMPTY_ROUNDS = 5, 2
WARM, EMPTY, UNCOMPILED, NUMPY = "warm cache", "empty cache", "uncompiled", 'python -c "import numpy"'
# Seconds to the end of the first game.
TARGETS = {WARM: 1.0, EMPTY: 20.0}
# Seconds to the line that says that rules are being compiled.
AT_ONCE = 2.0


@dataclass(frozen=True)
class Run:
    """What one process did: seconds to its end and to its first line of stderr, that line, and the mean points."""

    seconds: float
    first_word: float
    said: str
    points: tuple[str, ...]


class Disagreement(Exception):
    """A run did not do what it should."""


def run(command: list[str], surroundings: Mapping[str, str]) -> Run:
    """Start a process and wait for its end."""
    base = {name: value for name, value in os.environ.items() if not name.startswith("LUDARIUM_")}
    wanted = base | {"LUDARIUM_LANGUAGE": "en", "COLUMNS": "200"} | surroundings
    with tempfile.TemporaryFile("w+") as output:
        began = time.monotonic()
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.PIPE, text=True, env=wanted)
        assert process.stderr
        said = process.stderr.readline()
        first_word = time.monotonic() - began
        said += process.stderr.read()
        if process.wait():
            raise Disagreement(f"{' '.join(command)}: {said}")
        seconds = time.monotonic() - began
        output.seek(0)
        return Run(seconds, first_word, said, tuple(re.findall(r"\d+\.\d\d(?= *│)", output.read())))


def first_game(game: str, surroundings: Mapping[str, str]) -> Run:
    """Play one game in a new process, as from the command line."""
    arguments = ["simulate", game, "--players", "4", "--games", "1", "--seed", "1", "--processes", "1"]
    return run([sys.executable, "-m", "ludarium", *arguments], surroundings)


def measure(game: str) -> dict[str, list[Run]]:
    """All runs; the empty cache comes first, and what it leaves is the warm one."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        caches = [{"LUDARIUM_CACHE": str(Path(folder, "cache"))} for folder in (first, second)]
        runs: dict[str, list[Run]] = {WARM: [], EMPTY: [first_game(game, cache) for cache in caches], UNCOMPILED: []}
        runs[NUMPY] = []
        for _ in range(ROUNDS):
            runs[WARM].append(first_game(game, caches[0]))
            runs[UNCOMPILED].append(first_game(game, {"LUDARIUM_PURE": "1"}))
            runs[NUMPY].append(run([sys.executable, "-c", "import numpy"], {}))
    return runs


def check(runs: Mapping[str, list[Run]]) -> None:
    """All must play the same game; only an empty cache compiles, and says so at once."""
    played = {one.points for name in (WARM, EMPTY, UNCOMPILED) for one in runs[name]}
    if len(played) != 1 or () in played:
        raise Disagreement(f"not the same game everywhere: {played}")
    if any("Compiling" in one.said for one in runs[WARM]):
        raise Disagreement("a run with a warm cache compiled: have the sources changed meanwhile?")
    for one in runs[EMPTY]:
        if not one.said.startswith("Compiling") or one.first_word > AT_ONCE:
            raise Disagreement(f"after {one.first_word:.1f} s an empty cache said: {one.said!r}")


def report(game: str, runs: Mapping[str, list[Run]]) -> None:
    """Print the table of one game."""
    print(
        f"\n{game}: seconds from the start of a process to the end of its first game, medians (and the whole spread)\n"
    )
    scale = median(one.seconds for one in runs[NUMPY])
    for name, found in runs.items():
        taken = [one.seconds for one in found]
        times = f"{median(taken):6.2f} ({min(taken):.2f}-{max(taken):.2f})"
        print(f"{name:26}{times:22}{median(taken) / scale:6.1f} x numpy  {verdict(name, median(taken))}".rstrip())
    words = median(one.first_word for one in runs[EMPTY])
    print(f"With an empty cache, the line that says so is there after {words:.2f} s.")


def verdict(name: str, seconds: float) -> str:
    """The target, and whether it is met."""
    if name not in TARGETS:
        return ""
    return f"< {TARGETS[name]:.0f} s  {'PASS' if seconds < TARGETS[name] else 'above'}"


def main() -> int:
    """Measure every game; 1 where a run did not do what it should, 0 however slow it is: speed is judged by people."""
    try:
        for game in GAMES:
            runs = measure(game)
            check(runs)
            report(game, runs)
    except Disagreement as problem:
        print(f"DISAGREEMENT: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
