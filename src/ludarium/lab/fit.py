"""What the features of a position are worth, found by games of greedy players against themselves.

A fit is made from games with the worths that were found before it. It notes the features of every seat at some
positions, and finds by least squares how much they say of the points that the seats still got. Seats are compared with
the others at the same position: what is good for all is no reason to do anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from ludarium.core import kit
from ludarium.core.contract import (
    CHANCE,
    CHANCE_SEAT,
    HUNDREDTHS,
    MOST_FEATURES,
    begin,
    list_features,
    play,
    total,
    waiting,
)
from ludarium.core.game import Game
from ludarium.core.kit import below, first, keep, record, rule, seed
from ludarium.lab.batch import MOVE_LIMIT
from ludarium.lab.judged import PLAYED, greedy_move, scratches_of, tables, worlds_of
from ludarium.players import greedy
from ludarium.players.random import any_move

Sample = record(features=("i4", MOST_FEATURES), count="i4", seat="i4", now="i4", final="i4")
# Every so many decisions are noted, and so many of a hundred moves are made at random, so that much is seen.
EVERY = 6
AT_RANDOM = 8
# Features that say next to nothing are kept small.
RIDGE = 3.0
Numbers: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float64]]


@rule
def play_games(worlds, scratches, random, samples, number, start, count, players, sheets):
    """Games of greedy players, some moves at random; returns how many samples they gave."""
    taken = 0
    for n in range(start, start + count):
        keep(worlds, PLAYED, worlds[greedy.EMPTY])
        seed(random, number, n)
        begin(worlds[PLAYED], players, scratches[0])
        before = taken
        taken = play_game(worlds, scratches, random, samples, taken, players, sheets)
        for sample in range(before, taken):
            samples[sample].final = total(worlds[PLAYED], samples[sample].seat, scratches[0].lines)
    return taken


@rule
def play_game(worlds, scratches, random, samples, taken, players, sheets):
    """One game to its end; returns how many samples there are now."""
    acting, made = waiting(worlds[PLAYED]), 0
    while acting and made < MOVE_LIMIT:
        if acting != CHANCE and not below(random, EVERY):
            taken = take_samples(worlds[PLAYED], scratches[0], samples, taken, players)
        mover = first(acting)
        play(worlds[PLAYED], mover, mixed_move(mover, sheets, worlds, scratches, random))
        acting = waiting(worlds[PLAYED])
        made += 1
    return taken


@rule
def mixed_move(mover, sheets, worlds, scratches, random):
    """A greedy move, or any."""
    if mover == CHANCE_SEAT or below(random, HUNDREDTHS) < AT_RANDOM:
        return any_move(worlds[PLAYED], mover, random, scratches[0])
    return greedy_move(mover, sheets, worlds, scratches, random)


@rule
def take_samples(world, scratch, samples, taken, players):
    """Note what speaks for each seat, as far as there is room."""
    for seat in range(players if taken + players <= len(samples) else 0):
        samples[taken].count = list_features(world, seat, scratch)
        samples[taken].seat = seat
        samples[taken].now = total(world, seat, scratch.lines)
        for n in range(samples[taken].count):
            samples[taken].features[n] = scratch.features[n]
        taken += 1
    return taken


@dataclass(frozen=True)
class Fit:
    """How much each feature is worth in hundredths of points, how large it usually is, and how far off one is with it.

    That is the error in the lead of a seat over the mean of all, in points, with the features and without.
    """

    worths: tuple[float, ...]
    scales: tuple[float, ...]
    error: float
    spread: float


def fitted(game: Game, players: int, worths: Sequence[float], games: int, number: int) -> Fit:
    """What the features of a game for so many are worth among players that judge by the worths found so far."""
    samples = sampled(game, players, worths, games, number)
    count = int(samples["count"][0])
    features = compared(samples["features"][:, :count].astype(float), players)
    to_come = compared(HUNDREDTHS * (samples["final"] - samples["now"]).astype(float)[:, None], players)[:, 0]
    scales = np.sqrt((features**2).mean(axis=0))
    # What is always the same is worth nothing.
    scales[scales == 0] = 1
    scaled = features / scales
    found = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(count), scaled.T @ to_come) / scales
    off = to_come - features @ found
    return Fit(
        tuple(found.tolist()), tuple(scales.tolist()), float(off.std()) / HUNDREDTHS, float(to_come.std()) / HUNDREDTHS
    )


def compared(numbers: Numbers, players: int) -> Numbers:
    """What the seats of each position have more or less than they have on average: only that decides on moves."""
    positions = numbers.reshape(-1, players, numbers.shape[1])
    means = positions.mean(axis=1, keepdims=True) if players > 1 else 0.0
    return (positions - means).reshape(numbers.shape)


def sampled(
    game: Game, players: int, worths: Sequence[float], games: int, number: int
) -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    """Samples of so many games, with the options of the game by turns."""
    portions = list(tables(game))
    return np.concatenate(
        [samples_of(game, players, worths, options, 1 + games // len(portions), number) for options in portions]
    )


def samples_of(
    game: Game, players: int, worths: Sequence[float], options: dict[str, str], games: int, number: int
) -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    """Samples of games with some options."""
    worlds, scratches = worlds_of(game, worths), scratches_of(game, options)
    samples = kit.zeros(games * 60 * players, Sample)
    sheets = len(game.sheets(players))
    taken = play_games(worlds, scratches, kit.zero(kit.Random), samples, number, 0, games, players, sheets)
    return np.frombuffer(kit.pack(samples[:taken]), Sample)
