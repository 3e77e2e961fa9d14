"""A process that plays random games in one way, for random_play.py.

`python bench/workers.py WAY GAME PLAYERS`, where WAY is `rules` (compiled, or uncompiled under LUDARIUM_PURE=1), or
`step_by_step` or `fused` for the reference in plain Python. Game n is always game n of the same seed.
"""

import importlib
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time
from typing import Any

from processes import serve

SEED = 1
# As many games at a time as take a few hundredths of a second at least.
FEWEST, MOST = 8, 4096
ENOUGH = 0.05

# Plays games from a number on, so many; what it returns is read by the function beside it: moves made, and sheets with
# the total last, of each game.
Play = Callable[[int, int], Any]
Read = Callable[[Any], tuple[list[int], list[list[list[int]]]]]


def rules(name: str, players: int) -> tuple[Play, Read]:
    """The rules themselves, as `ludarium simulate` plays them."""
    from ludarium.games import load  # noqa: PLC0415 (plain Python does without)
    from ludarium.lab.simulate import Bench, order_for  # noqa: PLC0415
    from ludarium.lab.tallies import Tallies  # noqa: PLC0415

    bench = Bench(order_for(load(name), players, {}, SEED, None))

    def read(packed: bytes) -> tuple[list[int], list[list[list[int]]]]:
        tallies = Tallies(bench.game, players, packed)
        return tallies.array["made"].tolist(), tallies.lines().tolist()

    return bench.play, read


def step_by_step(name: str, players: int) -> tuple[Play, Read]:
    """Plain Python, the same games."""
    play_one = importlib.import_module(f"reference.{name}_plain").step_by_step_game

    def play(start: int, count: int) -> Any:
        return [play_one(players, SEED, n) for n in range(start, start + count)]

    return play, lambda games: ([len(log) for _, log in games], [with_totals(sheets) for sheets, _ in games])


def fused(name: str, players: int) -> tuple[Play, Read]:
    """Plain Python, other games of the same rules; it knows no moves."""
    play_one = importlib.import_module(f"reference.{name}_plain").fused_game
    random = Random(SEED)

    def play(_: int, count: int) -> Any:
        return [play_one(players, random) for _ in range(count)]

    return play, lambda games: ([0] * len(games), [with_totals(sheets) for sheets in games])


def with_totals(sheets: list[list[int]]) -> list[list[int]]:
    """Score sheets with the total last."""
    return [[*sheet, sum(sheet)] for sheet in sheets]


WAYS = {way.__name__: way for way in (rules, step_by_step, fused)}


def games(play: Play, read: Read, count: int) -> dict[str, Any]:
    """What the first games of the seed came to."""
    moves, sheets = read(play(0, count))
    return {"moves": moves, "sheets": sheets}


def means(play: Play, read: Read, count: int) -> dict[str, Any]:
    """The mean length of the first games of the seed, and the mean of each line of their sheets."""
    moves, sheets = read(play(0, count))
    lines = zip(*(sheet for game in sheets for sheet in game), strict=True)
    return {"moves": sum(moves) / count, "lines": [sum(line) / count / len(sheets[0]) for line in lines]}


def run(play: Play, read: Read, seconds: float) -> dict[str, Any]:
    """How many games and moves are played in so many seconds of the processor."""
    played = [*portions(play, seconds)]
    moves = sum(sum(read(kept)[0]) for _, _, kept in played)
    return {"games": sum(count for count, *_ in played), "moves": moves, "seconds": sum(took for _, took, _ in played)}


def portions(play: Play, seconds: float) -> Iterator[tuple[int, float, Any]]:
    """Portions of games until the seconds are over: how many, how long they took, and what they came to."""
    start, left, count = 0, seconds, FEWEST
    while left > 0:
        began = process_time()
        kept = play(start, count)
        took = process_time() - began
        yield count, took, kept
        start, left = start + count, left - took
        if took < ENOUGH:
            count = min(2 * count, MOST)


ORDERS = {order.__name__: order for order in (games, means, run)}


def main(way: str, name: str, players: str) -> None:
    """Carry out orders until there are no more."""
    play, read = WAYS[way](name, int(players))
    serve({order: partial(carry_out, play, read) for order, carry_out in ORDERS.items()})


if __name__ == "__main__":
    main(*sys.argv[1:])
