"""How strong players are: what their games on paired deals say, each figure with its 95 % interval.

All intervals come from drawing deals anew (bootstrap): the games of one deal share their luck and count together.
Ratings are a Bradley-Terry model of who ends ahead of whom, in units of Elo.
"""

import importlib
import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludarium.lab.arena import Result

Numbers = np.ndarray[Any, np.dtype[np.float64]]
Deals = Sequence[Sequence[Result]]

ANCHOR = "random"
ELO = 400 / math.log(10)
SURE = 0.95
TAILS = (100 * (1 - SURE) / 2, 100 * (1 + SURE) / 2)
TIMES = 2000
# A rating takes a millisecond to compute, so it is computed less often.
RATED_TIMES = 400
ITERATIONS = 100_000
# As if every two players that met had once more ended level: who wins always has a rating as well.
LEVEL = 0.5
# From fewer deals nobody can say what pairing brings.
FEW = 10


@dataclass(frozen=True)
class Estimate:
    """A figure, and between what it lies 19 times out of 20."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Line:
    """How a player did against certain others; against nobody where it was alone."""

    player: str
    others: tuple[str, ...]
    games: int
    share: Estimate
    place: float
    margin: Estimate
    # As many games on deals of their own would be needed for each of these, for margins as exact.
    pairing: float


@dataclass(frozen=True)
class Pace:
    """How long a player took for its moves, in seconds."""

    mean: float
    slowest: float


@dataclass(frozen=True)
class Standings:
    """What an arena came to."""

    players: tuple[str, ...]
    deals: int
    lines: tuple[Line, ...]
    ratings: tuple[Estimate, ...]
    # How often the player of a row ended ahead of the player of a column; level counts half.
    matrix: Numbers
    paces: tuple[Pace, ...]

    @property
    def order(self) -> list[int]:
        """The numbers of the players, the strongest first."""
        return sorted(range(len(self.players)), key=lambda player: -self.ratings[player].value)


def standings(players: Sequence[str], deals: Deals, seed: int) -> Standings:
    """What whole deals say of players."""
    ahead = np.array([beaten(players, games) for games in deals])
    return Standings(
        players=tuple(players),
        deals=len(deals),
        lines=tuple(lines(players, deals, seed)),
        ratings=ratings(players, ahead, seed),
        matrix=matrix(ahead.sum(axis=0)),
        paces=tuple(pace(player, deals) for player in players),
    )


# --- Intervals ---


def interval(values: Numbers, seed: int, figure: Callable[[Numbers], Any] | None = None, times: int = TIMES) -> Any:
    """Between what a figure of deals lies, by drawing as many deals from these deals again and again.

    The figure is that of the mean over the deals drawn, or the mean itself.
    """
    random = np.random.default_rng(seed)
    deals = len(values)
    figures = []
    for _ in range(times):
        counts = np.bincount(random.integers(0, deals, deals), minlength=deals)
        mean = np.tensordot(counts, values, axes=1) / deals
        figures.append(figure(mean) if figure else mean)
    return np.percentile(figures, TAILS, axis=0)


def estimated(values: Numbers, seed: int) -> Estimate:
    """The mean over deals."""
    low, high = interval(values, seed)
    return Estimate(float(values.mean()), float(low), float(high))


def estimated_share(values: Numbers, seed: int) -> Estimate:
    """The mean share of wins; where all deals came out alike, there may be others that were not among them."""
    if (values == 1).all():
        return Estimate(1, 1 - unseen(len(values)), 1)
    return Estimate(0, 0, unseen(len(values))) if (values == 0).all() else estimated(values, seed)


def unseen(deals: int) -> float:
    """As likely at most is what was not seen on so many deals."""
    return float(1 - ((1 - SURE) / 2) ** (1 / deals))


# --- Against whom ---


def lines(players: Sequence[str], deals: Deals, seed: int) -> list[Line]:
    """Everybody alone; or in duels, and then among all where three or more sat at a table."""
    seats = len(deals[0][0].sitting.seats)
    if seats == 1:
        return [line(player, (), deals, seed) for player in players]
    found = []
    for one, other in itertools.combinations(players, 2):
        found.append(line(one, (other,), deals, seed))
        if seats > 2:
            found.append(line(other, (one,), deals, seed))
    if any(mixed(game) for game in deals[0]):
        found += [line(player, tuple(other for other in players if other != player), deals, seed) for player in players]
    return found


def line(player: str, others: tuple[str, ...], deals: Deals, seed: int) -> Line:
    """How a player did against others."""
    taken = [taken_seats(player, others, games) for games in deals]
    found = np.array([[figures(game, seat) for game, seat in deal] for deal in taken], dtype=float)
    shares, places, margins = np.moveaxis(found, 2, 0)
    return Line(
        player=player,
        others=others,
        games=sum(len({game.sitting for game, _ in deal}) for deal in taken),
        share=estimated_share(shares.mean(axis=1), seed),
        place=float(places.mean()),
        margin=estimated(margins.mean(axis=1), seed),
        pairing=pairing(margins),
    )


def taken_seats(player: str, others: tuple[str, ...], games: Sequence[Result]) -> list[tuple[Result, int]]:
    """Where a player sat, seat by seat: alone against one other, or at tables of three or more."""
    if len(others) > 1:
        there = [game for game in games if mixed(game)]
    else:
        there = [game for game in games if alone(player, others, game)]
    found = [(game, seat) for game in there for seat, name in enumerate(game.sitting.seats) if name == player]
    return sorted(found, key=lambda taken: taken[1])


def alone(player: str, others: tuple[str, ...], game: Result) -> bool:
    """Whether a player was the only one of its kind, and all others were this one."""
    seats = game.sitting.seats
    return seats.count(player) == 1 and {*seats} == {player, *others}


def mixed(game: Result) -> bool:
    return len({*game.sitting.seats}) > 2


def figures(game: Result, seat: int) -> tuple[float, float, float]:
    return game.shares[seat], game.places[seat], game.margins[seat]


def pairing(margins: Numbers) -> float:
    """As many games on deals of their own would be needed for one of these; 0 where that cannot be said."""
    if len(margins) < FEW or not margins.mean(axis=1).var():
        return 0
    return float(margins.var(axis=0).mean() / margins.shape[1] / margins.mean(axis=1).var())


# --- Who ends ahead of whom ---


def beaten(players: Sequence[str], games: Sequence[Result]) -> Numbers:
    """How often the player of a row ended ahead of the player of a column in the games of a deal."""
    found = np.zeros((len(players), len(players)))
    for one, other in compared(games):
        ahead = (one[1] < other[1]) + (one[1] == other[1]) / 2
        if one[0] != other[0]:
            found[players.index(one[0]), players.index(other[0])] += ahead
    return found


def compared(games: Sequence[Result]) -> list[tuple[tuple[str, float], tuple[str, float]]]:
    """Every two seats of a game with their places; who played alone is compared with the others on the same deal."""
    if len(games[0].sitting.seats) == 1:
        tables = [[(game.sitting.seats[0], -float(game.margins[0])) for game in games]]
    else:
        tables = [[*zip(game.sitting.seats, game.places, strict=True)] for game in games]
    return [pair for table in tables for pair in itertools.permutations(table, 2)]


def score(one: str, other: str, games: Sequence[Result]) -> float:
    """How often a player ended ahead of another in the games of a deal, from 0 to 1."""
    (_, ahead), (behind, _) = beaten((one, other), games)
    return float(ahead / (ahead + behind))


def matrix(ahead: Numbers) -> Numbers:
    """The share of the comparisons that went to the player of the row; nothing where there was none."""
    met = ahead + ahead.T
    return np.divide(ahead, met, out=np.full_like(ahead, math.nan), where=met > 0)


def ratings(players: Sequence[str], ahead: Numbers, seed: int) -> tuple[Estimate, ...]:
    """The rating of each player; `random` has 0, or the last one where it did not play."""
    anchor = players.index(ANCHOR) if ANCHOR in players else len(players) - 1
    deals = len(ahead)

    def figure(mean: Numbers) -> Numbers:
        return rated(mean * deals, anchor)

    found = figure(ahead.mean(axis=0))
    guarded = rated(with_unseen(ahead), anchor)
    low, high = interval(ahead, seed, figure, RATED_TIMES)
    low, high = np.minimum(low, guarded), np.maximum(high, guarded)
    better = chains(ahead.sum(axis=0) > 0)
    low[~better[:, anchor]], high[~better[anchor]] = -math.inf, math.inf
    return tuple(Estimate(*map(float, row)) for row in zip(found, low, high, strict=True))


def with_unseen(ahead: Numbers) -> Numbers:
    """How often who ended ahead of whom, if those who never did were as unlucky as can be."""
    total = ahead.sum(axis=0)
    met = total + total.T
    hidden = min(LEVEL, unseen(len(ahead))) * met
    found: Numbers = np.where(total == 0, hidden, np.where(total == met, met - hidden, total))
    return found


def chains(ahead: Any) -> Any:
    """Who ended ahead of whom, or ahead of one who did, and so on; without such a chain no rating is too high."""
    for _ in range(len(ahead)):
        ahead = ahead | (ahead.astype(int) @ ahead.astype(int) > 0) | np.eye(len(ahead), dtype=bool)
    return ahead


def rated(ahead: Numbers, anchor: int) -> Numbers:
    """The most likely ratings."""
    if len(ahead) == 1:
        return np.zeros(1)
    met = (ahead + ahead.T) > 0
    choix = importlib.import_module("choix")
    strengths = choix.ilsr_pairwise_dense(ahead + LEVEL * met, max_iter=ITERATIONS)
    return np.asarray(ELO * (strengths - strengths[anchor]))


# --- How long it takes ---


def pace(player: str, deals: Deals) -> Pace:
    """How long a player took for its moves."""
    seats = [
        (game.moves[seat], game.seconds[seat], game.slowest[seat])
        for games in deals
        for game in games
        for seat, name in enumerate(game.sitting.seats)
        if name == player
    ]
    moves, seconds, slowest = zip(*seats, strict=True)
    return Pace(sum(seconds) / max(1, sum(moves)), max(slowest))
