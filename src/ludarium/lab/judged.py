"""Games whose players judge by worths that lie beside the position, so that worths can be tried without compiling anew.

The type of a position gets two more fields: worths for two ways to judge, and which of them counts now. All rules of
the game work on it as they are, and so does the greedy player.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ludarium.core import kit
from ludarium.core.contract import MOST_FEATURES, features, reopen
from ludarium.core.game import Game
from ludarium.core.kit import keep, record, rule
from ludarium.players import greedy

# Worths are kept in so many parts of a hundredth of a point.
FINENESS = 1000
WAYS = 2
# The world that is played in, after those that a greedy player thinks in.
PLAYED = greedy.WORLDS


@rule
def outlook(game, seat, out):
    """What a seat may still get, by the worths that count now."""
    worth, start = 0, MOST_FEATURES * game.judge
    for n in range(features(game, seat, out)):
        worth += game.worths[start + n] * out[n]
    return worth // FINENESS


@rule
def greedy_move(mover, sheets, worlds, scratches, random):
    """What a greedy player does in the world that is played in."""
    keep(worlds, greedy.IMAGINED, worlds[PLAYED])
    reopen(worlds[greedy.IMAGINED], mover)
    return greedy.best_here(mover, sheets, worlds, scratches, random)


def judged(game: Game) -> np.dtype[Any]:
    """The type of a position of a game with worths beside it, known to all rules."""
    kinds = {name: game.state[name] for name in game.state.names or ()}
    parts = {name: (kind.subdtype[0], kind.shape[0]) if kind.subdtype else kind for name, kind in kinds.items()}
    # They come first: Numba takes a record that only goes on after the fields of another one for the same.
    dtype = record(worths=("i8", WAYS * MOST_FEATURES), judge="i1", **parts)
    game.register(dtype, outlook=outlook)
    return dtype


def worlds_of(game: Game, *ways: Sequence[float]) -> Any:
    """Room for a greedy player that judges in these ways: worths in hundredths of points."""
    worlds = kit.zeros(PLAYED + 1, judged(game))
    kit.fill(worlds[greedy.EMPTY], "worths", (worth for way in ways for worth in numbers(way)))
    return worlds


def numbers(worths: Sequence[float]) -> list[int]:
    """Worths as they are kept, with as many places as there can be features."""
    return [*(round(FINENESS * worth) for worth in worths), *(0 for _ in range(MOST_FEATURES - len(worths)))]


def scratches_of(game: Game, options: dict[str, str]) -> Any:
    """Room for lists, with the options for a game."""
    scratches = kit.zeros(2, game.scratch)
    kit.fill(scratches[0], "options", game.option_numbers(options))
    return scratches


def tables(game: Game) -> Iterator[dict[str, str]]:
    """The usual options, and then every other value of every option by itself."""
    usual = game.checked_options({})
    yield usual
    for option in game.options:
        for value in option.values[1:]:
            yield {**usual, option.name: value}
