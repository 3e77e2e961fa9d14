"""How many ways there are to go on, counted move by move to some depth; with the rules compiled and uncompiled.

Every number here was once found in the same way by the plain rules of `test_roads.py`, with turns and caps kept as the
rulebook says them, in a program that used nothing of `rules.py`.
"""

import os
import subprocess
import sys
from typing import Any

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.kit import first, rule
from ludarium.games.aliencity import GAME, rules
from ludarium.games.aliencity.tests.pictures import position, random_city

MIDDLE = """
    B    .    g    .    .*   .    .    r    | b g g r
    .*   .    .    .*   .    g    .*   .    |
    .    .*   .    .    .    k    .    .*   | k b k g
    R    .    .    .*   .*   .    g    g    |
    .*   .    .    .*   .    .*   .    .    | b g r k
    B    .    G    g    .    .    .*   G    |
    .*   .    .*   .    .*   .    .*   G    | r b g k
    .    .    b    .    g    .    .    .    |
    .    .    .    .    .    .*   .*   k    | b r r k
    .    .*   .    R1   .    .    .    R    |
"""
STRICT_MIDDLE = """
    .*   .    g    g    .    b    .*   .    | r g b g
    .    .    .    .*   .*   b    .    .    |
    .    B    R    .    .    .*   .    k    | b k b k
    .*   b    G    .*   .    .    .*   .    |
    .    .*   .    .    .*   .    .    .*   | r b r r
    .    .    .*   .    R    r    .    .    |
    .    .*   .    .    .    .*   g    .    | g k k g
    .    .    .    .*   .    R    g*   .    |
    .    .    .    B    R    .    B    .*   | g b r k
    .*   .    .*   .    .    .*   B1   .    |
"""
LATE = """
    .    .*   R1   k    .    g    r    r    | r k g r
    .    .    k*   B    .    .*   .*   .    |
    .    G    R    r    .    .*   g    g*   | g r r g
    .    .*   .    .*   R2   .    .    g    |
    R1   .*   .    .    .    B    .*   b    | k b k b
    R    k    b*   B    .    k*   .    b    |
    .*   .    G    .*   .    .    .*   .    | b g b r
    b    .    g    .    b    .*   r    r    |
    G    .*   .*   .    .*   .    B    B    | k k g b
    .    .    .    k    G    .    .    .*   |
"""
STRICT_LATE = """
    .    .    .    .    .*   r    g    g    | k g r g
    .*   k    G*   g    r    R    .    .*   |
    .    .*   .*   .    .    .    .*   G    | g r b k
    G1   g    .    .    .*   .    .    k    |
    .    .*   .*   b    R    R    b    B    | g b k b
    .    .    .    .    .*   k    .    .*   |
    b    b    .    .    R    R    .    .*   | b r r k
    B*   .    .    .*   .*   r    .    B    |
    .*   .    G    B1   .    .*   .    .    | b k r g
    .    .    .*   B    r    .    g    .*   |
"""


# The picture, whose turn it is, the pieces that are left, and the option.
CITIES = {
    "middle": (MIDDLE, "1", ("2 B 1 G 2 r 3 b 2 k", "2 R 1 B 3 r 2 b 2 k"), "no"),
    "strict middle": (STRICT_MIDDLE, "1", ("2 G 3 r 1 b 2 g 2 k", "1 R 1 B 1 G 2 r 2 b 3 k"), "yes"),
    "late": (LATE, "1", ("1 r 1 g", "1 b 1 k"), "no"),
    "strict late": (STRICT_LATE, "1", ("1 g 3 k", "2 r 2 b"), "yes"),
    "strict end": (STRICT_LATE, "2", ("2 k", "1 r 1 b"), "yes"),
}


def opened(name: str) -> Match:
    """The position with a name."""
    return position(*CITIES[name]) if name in CITIES else random_city(1, name.removeprefix("first turn "))


@rule
def listed(game, scratch):  # type: ignore[no-untyped-def]
    """Write the moves of whoever acts into the scratch; returns how many."""
    return rules.moves(game, first(rules.waiting(game)), scratch.moves)


def ways(state: Any, depth: int, scratch: Any) -> int:
    """In how many ways so many moves can follow, or fewer to the end of the game."""
    acting = int(rules.waiting(state))
    if not acting:
        return 1
    count = int(listed(state, scratch))
    if depth == 1:
        return count
    return sum(ways(after(state, acting, move), depth - 1, scratch) for move in kit.values(scratch, "moves", count))


def after(state: Any, acting: int, move: int) -> Any:
    """The position after a move."""
    other = kit.unpack(GAME.state, kit.pack(state))
    rules.play(other, acting.bit_length() - 1, move)
    return other


def counted(name: str, depth: int) -> int:
    """In how many ways so many moves can follow a position."""
    return ways(opened(name).state, depth, kit.zero(GAME.scratch))


# --- The numbers ---

# By depth, from one move on. In `late` and `strict end` four buildings are left, and each but the last may be followed
# by a cap: after seven moves every game is over.
COUNTS = {
    "first turn no": (150, 9018, 548284),
    "first turn yes": (150, 9018, 548284),
    "middle": (63, 537, 36820, 303883),
    "strict middle": (54, 505, 39922, 366166),
    "late": (5, 60, 372, 4123, 10374, 39051, 60198),
    "strict late": (5, 65, 559, 6751, 21352),
    "strict end": (9, 117, 273, 2577, 8857, 98233, 98233),
}
# What the uncompiled rules, which take longer, need not count.
MANY = 25_000
FEWER = {name: tuple(count for count in counts if count < MANY) for name, counts in COUNTS.items()}
COMPILED, UNCOMPILED = "", "1"
PROGRAM = """
import sys
from ludarium.games.aliencity.tests.test_perft import counted
for line in sys.stdin:
    name, depths = line.split(":")
    print(*(counted(name, depth + 1) for depth in range(int(depths))))
"""


def counted_by(mode: str, asked: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """The numbers as a process of its own counts them, with the rules compiled or not."""
    inherited = {name: value for name, value in os.environ.items() if name != "LUDARIUM_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input="\n".join(f"{name}:{len(counts)}" for name, counts in asked.items()),
        env=inherited | ({"LUDARIUM_PURE": mode} if mode else {}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    lines = done.stdout.splitlines()
    return {name: tuple(map(int, line.split())) for name, line in zip(asked, lines, strict=True)}


@pytest.mark.parametrize("name", FEWER)
def test_so_many_ways_lead_on(name: str) -> None:
    assert tuple(counted(name, depth + 1) for depth in range(len(FEWER[name]))) == FEWER[name]


def test_the_compiled_rules_count_as_many_and_to_the_end_of_the_game() -> None:
    assert counted_by(COMPILED, COUNTS) == COUNTS


def test_the_uncompiled_rules_count_as_many() -> None:
    assert counted_by(UNCOMPILED, FEWER) == FEWER
