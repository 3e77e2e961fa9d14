"""A recorded game looked over: everybody's chances at each position, as a spectator sees it, and what changed them."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ludarium.core.game import CHANCE, Game, Match
from ludarium.core.record import Record
from ludarium.core.replay import follow, opened
from ludarium.players.budget import Budget
from ludarium.players.thinker import SearchPlayer

# The chances of all seats, from the view of a spectator and the number of players.
Prospects = Callable[[Any, int], Sequence[float]]


class Onlooker:
    """A spectator who thinks about every position anew, for so many simulations; who sees the same says the same."""

    def __init__(self, game: Game, simulations: int, number: int = 0) -> None:
        self.player = SearchPlayer(game, number, Budget(simulations=simulations))

    def prospects(self, view: Any, players: int) -> tuple[float, ...]:
        """How likely each seat is to win."""
        self.player.forget()
        return self.player.prospects(view, players)


# --- The positions of a record ---


def appraised(game_record: Record, game: Game, prospects: Prospects) -> Iterator[tuple[float, ...]]:
    """The chances before the first move, and after each."""
    match = opened(game_record, game)
    yield chances(match, prospects)
    for move in range(len(game_record.moves)):
        follow(match, game_record, move)
        yield chances(match, prospects)


def chances(match: Match, prospects: Prospects) -> tuple[float, ...]:
    """Everybody's chances; at the end of a game they are its result."""
    if not match.over:
        return tuple(prospects(match.view_record(), match.players))
    winners = match.winners()
    return tuple((seat in winners) / max(1, len(winners)) for seat in match.seats)


# --- What changes chances ---


@dataclass(frozen=True)
class Step:
    """Moves from one position to another between which nobody else can see anything: most often one move."""

    before: int
    after: int
    movers: tuple[str, ...]


def steps(game_record: Record, game: Game) -> Iterator[Step]:
    """The moves of a record one by one; but what is hidden until all have decided counts when it is turned up."""
    match = opened(game_record, game)
    begun, still_to_decide, is_hidden = 0, set[str](), False
    for move, (seat, _) in enumerate(game_record.moves):
        acting = set(match.waiting())
        if move and not (is_hidden and (acting == {CHANCE} or acting <= still_to_decide)):
            yield step(game_record, begun, move)
            begun, still_to_decide = move, acting
        still_to_decide = (acting if move == begun else still_to_decide) - {seat}
        follow(match, game_record, move)
        words = match.made[-1][1]
        is_hidden = game.heard(words.split()) != words
    if game_record.moves:
        yield step(game_record, begun, len(game_record.moves))


def step(game_record: Record, begun: int, ended: int) -> Step:
    """The step of some moves; chance is named only where nobody else has moved."""
    movers = dict.fromkeys(seat for seat, _ in game_record.moves[begun:ended])
    return Step(begun, ended, tuple(seat for seat in movers if seat != CHANCE) or (CHANCE,))


# --- Turning points ---

MOST_TURNS = 5
# Smaller changes are not worth telling; and of larger ones, what may be an error of the estimate.
LEAST_TOLD = 0.08
SURE = 3.5
EVEN = 0.5


@dataclass(frozen=True)
class Turn:
    """A step that changed somebody's chances much: of whom it is to be told, and in which words."""

    step: Step
    before: tuple[float, ...]
    after: tuple[float, ...]
    about: int
    remark: str

    @property
    def changes(self) -> list[float]:
        """How much the chances of each seat have changed."""
        return differences(self.before, self.after)


@dataclass(frozen=True)
class Evaluation:
    """The chances of all seats at each position of a game, and its turning points."""

    chances: tuple[tuple[float, ...], ...]
    turns: tuple[Turn, ...]


def unheard(number: int, found: tuple[float, ...]) -> None:
    """Nobody listens while a game is looked over."""


def evaluate(
    game_record: Record,
    game: Game,
    prospects: Prospects,
    budget: int,
    tell: Callable[[int, tuple[float, ...]], None] = unheard,
) -> Evaluation:
    """Look a game over; the chances come from so many simulations a position, and each is told when it is known."""
    found = []
    for number, known in enumerate(appraised(game_record, game, prospects)):
        tell(number, known)
        found.append(known)
    return Evaluation(tuple(found), turning_points(game_record, game, found, budget))


def turning_points(
    game_record: Record, game: Game, found: Sequence[tuple[float, ...]], budget: int
) -> tuple[Turn, ...]:
    """The steps that changed chances most, in the order of the game."""
    turns = [turn_of(made, found[made.before], found[made.after]) for made in steps(game_record, game)]
    told = [turn for turn in turns if is_clear(turn, budget)]
    largest = sorted(told, key=lambda turn: -max(map(abs, turn.changes)))[:MOST_TURNS]
    return tuple(sorted(largest, key=lambda turn: turn.step.before))


def turn_of(made: Step, before: tuple[float, ...], after: tuple[float, ...]) -> Turn:
    """What is to be said of a step: of a single mover, what it did to its own chances if it did much to them."""
    changes = differences(before, after)
    about = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 6), changes[seat]))
    kind = "luck" if made.movers == (CHANCE,) else "together" if len(made.movers) > 1 else "others"
    if kind == "others" and abs(changes[int(made.movers[0]) - 1]) >= abs(changes[about]) / 2:
        about = int(made.movers[0]) - 1
        return Turn(made, before, after, about, "stroke" if changes[about] > 0 else "slip")
    return Turn(made, before, after, about, f"{kind}-{'good' if changes[about] > 0 else 'bad'}")


def differences(before: Sequence[float], after: Sequence[float]) -> list[float]:
    return [later - earlier for earlier, later in zip(before, after, strict=True)]


def is_clear(turn: Turn, budget: int) -> bool:
    """Whether somebody's chances changed by so much that it is no error of the estimate."""
    return any(
        abs(later - earlier) >= max(LEAST_TOLD, uncertainty(earlier, later, budget))
        for earlier, later in zip(turn.before, turn.after, strict=True)
    )


def uncertainty(earlier: float, later: float, budget: int) -> float:
    """How much two estimates of one chance may differ by accident."""
    return SURE * math.sqrt(spread(earlier, budget) + spread(later, budget))


def spread(share: float, budget: int) -> float:
    """How far an estimate lies off, squared; a chance that was never met is not taken for none."""
    likely = (share * budget + EVEN) / (budget + 1)
    return likely * (1 - likely) / budget
