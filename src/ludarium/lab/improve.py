"""Worths that win more: changed a little, tried in games against themselves, and moved to where more is won.

Least squares find what goes together with points, which is not always what brings them. So what they have found is the
beginning of a search (an evolution strategy with mirrored samples): each generation tries some random changes and their
opposites, each in duels on the same deals, and moves the worths towards the changes that did better.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from ludarium.core import kit
from ludarium.core.contract import CHANCE_SEAT, begin, play, total, waiting, winners_of
from ludarium.core.game import Game
from ludarium.core.kit import first, keep, record, rule, seed, size
from ludarium.lab.batch import MOVE_LIMIT
from ludarium.lab.judged import PLAYED, greedy_move, scratches_of, tables, worlds_of
from ludarium.players import greedy
from ludarium.players.random import any_move

Result = record(margin="i4", winners="i4", won="i4")
Numbers: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]
# Each generation tries so many changes and their opposites, each in so many duels.
CHANGES = 5
DUELS = 120
# How large a change is beside what a feature usually brings, and the least of that in hundredths of points.
STEP = 0.15
LEAST = 20.0
# How far the worths move, beside the size of a change.
PACE = 0.8
# A win counts one, and a margin of so many points nearly half of that.
FAIR_MARGIN = 15


@rule
def play_duels(worlds, scratches, random, results, number, players, sheets):
    """Games in which one seat after the other judges by other worths than the rest."""
    for n in range(len(results)):
        keep(worlds, PLAYED, worlds[greedy.EMPTY])
        seed(random, number, n)
        begin(worlds[PLAYED], players, scratches[0])
        play_duel(worlds, scratches, random, n % players, sheets)
        tell(worlds[PLAYED], scratches[0], results[n], n % players, sheets)


@rule
def play_duel(worlds, scratches, random, challenger, sheets):
    """One game to its end."""
    acting, made = waiting(worlds[PLAYED]), 0
    while acting and made < MOVE_LIMIT:
        mover = first(acting)
        worlds[PLAYED].judge = mover == challenger
        if mover == CHANCE_SEAT:
            move = any_move(worlds[PLAYED], mover, random, scratches[0])
        else:
            move = greedy_move(mover, sheets, worlds, scratches, random)
        play(worlds[PLAYED], mover, move)
        acting = waiting(worlds[PLAYED])
        made += 1


@rule
def tell(world, scratch, result, challenger, sheets):
    """How many have won, whether the challenger has, and by how many points."""
    winners = 0 if waiting(world) else winners_of(world, scratch)
    best = greedy.WORST
    for other in range(sheets):
        if other != challenger:
            best = max(best, total(world, other, scratch.lines))
    result.winners = size(winners)
    result.won = winners >> challenger & 1
    result.margin = total(world, challenger, scratch.lines) - best


def improved(
    game: Game, players: int, worths: Sequence[float], scales: Sequence[float], generations: int, number: int
) -> tuple[float, ...]:
    """Worths that win against those that there are; scales are how large each feature usually is."""
    random = np.random.default_rng((number, players))
    steps = STEP * np.maximum(np.abs(np.multiply(worths, scales)), LEAST) / scales
    options = list(tables(game))
    best: Numbers = np.array(worths)
    for generation in range(generations):
        duel = Duel(game, players, options[generation % len(options)], number * generations + generation)
        changes = random.standard_normal((CHANGES, len(best)))
        gains = np.array([duel.gain(best, best + steps * change, best - steps * change) for change in changes])
        best = best + PACE * steps * (gains[:, None] * changes).mean(axis=0) / max(float(gains.std()), 1e-9)
    return tuple(best.tolist())


class Duel:
    """Games for so many on the same deals, in which worths challenge others."""

    def __init__(self, game: Game, players: int, options: dict[str, str], number: int) -> None:
        self.game, self.players, self.number = game, players, number
        self.scratches = scratches_of(game, options)

    def gain(self, rest: Numbers, one: Numbers, other: Numbers) -> float:
        """How much better one does than another against the rest."""
        return self.success(rest, one) - self.success(rest, other)

    def success(self, rest: Numbers, challenger: Numbers) -> float:
        """The share of wins, and something for the margins."""
        results = kit.zeros(DUELS, Result)
        worlds = worlds_of(self.game, rest.tolist(), challenger.tolist())
        sheets = len(self.game.sheets(self.players))
        play_duels(worlds, self.scratches, kit.zero(kit.Random), results, self.number, self.players, sheets)
        found = np.frombuffer(kit.pack(results), Result)
        wins = found["won"] / np.maximum(found["winners"], 1)
        return float((wins + np.tanh(found["margin"] / FAIR_MARGIN) / 2).mean())
