"""Players against each other on paired deals: the same chance for everybody, whoever sits where.

A deal is a number from which all luck of a game comes: that of chance, a stream of random numbers for each of its acts,
and that of every seat, from which the player who sits there draws. So games of a deal differ by the players alone, and
two players that play alike have exactly the same results.
"""

import functools
import hashlib
import itertools
import math
import multiprocessing
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ludarium.core import kit
from ludarium.core.game import CHANCE, Game, Match
from ludarium.core.texts import Mistake, Sentence
from ludarium.lab import batch
from ludarium.lab.simulate import Order, processes
from ludarium.players.player import Player, seat_player

PACKAGE = Path(__file__).parent.parent
# What has no part in how a game is played.
ASIDE = ("tests", "texts", "__pycache__")
FINGERPRINT = 12
# For so long nobody waits in vain for the next game.
BREATH = 0.2
CIRCLE = 3


class Sitting(NamedTuple):
    """One game to be played: its deal, and the players by seat."""

    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """What came of a sitting."""

    sitting: Sitting
    over: bool
    # The total of every score sheet: the seats', and after them those of others.
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]

    @property
    def shares(self) -> list[float]:
        """What each seat has of the win."""
        return [(seat in self.winners) / max(1, len(self.winners)) for seat in range(len(self.sitting.seats))]

    @property
    def places(self) -> list[float]:
        """The place of each seat; who are level share their places, and all are where the game did not end."""
        ranks = [(seat in self.winners, total) for seat, total in enumerate(self.totals[: len(self.sitting.seats)])]
        ranks = ranks if self.over else [(False, 0)] * len(ranks)
        return [sum((other > own) + (other == own) / 2 for other in ranks) + 0.5 for own in ranks]

    @property
    def margins(self) -> list[int]:
        """How far each seat is ahead of the best of the others."""
        return [
            own - max((total for other, total in enumerate(self.totals) if other != seat), default=0)
            for seat, own in enumerate(self.totals[: len(self.sitting.seats)])
        ]


# --- Who sits where ---


def sittings(order: Order, players: Sequence[str], deal: int) -> list[Sitting]:
    """The games of one deal: duels of every two players, and a circle where three or more fit at a table."""
    seats = order.players
    tables = [*duels(players, seats), *circle(order, players, deal)] if seats > 1 else [(one,) for one in players]
    return [Sitting(deal, table) for table in dict.fromkeys(tables)]


def duels(players: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Each player alone against copies of each other one, in every seat."""
    for one, other in itertools.combinations(players, 2):
        yield from alone(one, other, seats)
        yield from alone(other, one, seats)


def alone(one: str, other: str, seats: int) -> Iterator[tuple[str, ...]]:
    for seat in range(seats):
        yield tuple(one if n == seat else other for n in range(seats))


def circle(order: Order, players: Sequence[str], deal: int) -> Iterator[tuple[str, ...]]:
    """The players in a circle, in another order for each deal; each game seats those from the next one on.

    So everybody sits in every seat once, and neighbours change from deal to deal.
    """
    if min(order.players, len(players)) < CIRCLE:
        return
    ring = sorted(players, key=lambda player: luck(order.seed, deal, "circle", player))
    for start in range(len(ring)):
        yield tuple(ring[(start + seat) % len(ring)] for seat in range(order.players))


def luck(*purpose: object) -> int:
    """The number that the random numbers of one purpose begin with."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, purpose)).encode()).digest()[:8]) >> 1


def deals_for(games: int, order: Order, players: Sequence[str]) -> int:
    """How many deals make so many games: whole deals, and rather more games than fewer."""
    return math.ceil(games / len(sittings(order, players, 0)))


# --- A game ---


class Seat:
    """A player at its seat, and how long it takes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.moves = 0
        self.seconds = self.slowest = 0.0

    def move(self, match: Match, seat: str) -> int:
        view = match.view_record(seat)
        began = time.perf_counter()
        move = self.player.move(view, int(seat) - 1, match.players)
        taken = time.perf_counter() - began
        self.moves += 1
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        return move


def play(order: Order, sitting: Sitting) -> tuple[Result, str]:
    """Play one game; returns its result and its record."""
    game = title(order)
    match = Match(game, order.players, dict(order.options), sitting.seats)
    seats = {name: Seat(player) for name, player in zip(match.seats, seated(order, game, sitting), strict=True)}
    chance = Chance(luck(order.seed, sitting.deal, "chance"))
    while not match.over and len(match.made) < batch.MOVE_LIMIT:
        seat = match.waiting()[0]
        if seat == CHANCE:
            chance.act(match)
        else:
            match.play(seat, game.words[seats[seat].move(match, seat)])
    return result(match, sitting, [*seats.values()]), match.record().text()


def seated(order: Order, game: Game, sitting: Sitting) -> list[Player]:
    """The players of a game; the luck of each is that of its seat."""
    return [
        seat_player(player, game, luck(order.seed, sitting.deal, "seat", seat))
        for seat, player in enumerate(sitting.seats)
    ]


class Chance:
    """Chance, which does the same at the same time whatever others have done."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.acts = 0
        self.random = kit.zero(kit.Random)

    def act(self, match: Match) -> None:
        kit.seed(self.random, self.number, self.acts)
        match.draw(self.random)
        self.acts += 1


def result(match: Match, sitting: Sitting, seats: Iterable[Seat]) -> Result:
    """What a game came to."""
    moves, seconds, slowest = zip(*((seat.moves, seat.seconds, seat.slowest) for seat in seats), strict=True)
    return Result(
        sitting=sitting,
        over=match.over,
        totals=tuple(sheet["total"] for sheet in match.sheets().values()),
        winners=tuple(int(seat) - 1 for seat in match.winners()),
        moves=moves,
        seconds=seconds,
        slowest=slowest,
    )


@functools.cache
def title(order: Order) -> Game:
    """The game of an order, made once in a process."""
    return order.title()


@functools.cache
def warm(order: Order, player: str) -> None:
    """Let a player make a move that does not count, so that nothing is compiled or read while its time runs."""
    match = at_first_choice(order)
    Seat(seat_player(player, match.game, 0)).move(match, match.waiting()[0])


def at_first_choice(order: Order) -> Match:
    """A game where somebody has more than one move for the first time."""
    match = Match(title(order), order.players, dict(order.options))
    chance = Chance(0)
    while match.waiting() == [CHANCE] or len(match.moves(match.waiting()[0])) == 1:
        if match.waiting() == [CHANCE]:
            chance.act(match)
        else:
            match.play(match.waiting()[0], match.moves(match.waiting()[0])[0])
    return match


# --- Many games ---


def play_warm(task: tuple[Order, Sitting]) -> tuple[Result, str] | Sentence:
    """Play one game with players who are warm; what a worker does. A Mistake does not survive the way back."""
    order, sitting = task
    try:
        for player in sitting.seats:
            warm(order, player)
        return play(order, sitting)
    except Mistake as problem:
        return problem.sentence


def played(order: Order, wanted: Sequence[Sitting], workers: int) -> Iterator[tuple[Result, str] | None]:
    """Games as they end, from so many processes; None after a while without one, so that others have their turn."""
    others = multiprocessing.active_children()
    pool = processes(min(workers, len(wanted)))
    crew = [process for process in multiprocessing.active_children() if process not in others]
    try:
        coming = pool.imap_unordered(play_warm, [(order, sitting) for sitting in wanted])
        left = len(wanted)
        while left:
            done = next_of(coming, crew)
            left -= done is not None
            yield done
    finally:
        pool.terminate()
        pool.join()


def next_of(coming: Any, crew: Sequence[Any]) -> tuple[Result, str] | None:
    """The next game that ends, if one does in a while."""
    try:
        done: tuple[Result, str] | Sentence = coming.next(BREATH)
    except multiprocessing.TimeoutError:
        if not all(process.is_alive() for process in crew):
            raise ChildProcessError from None
        return None
    if isinstance(done, Sentence):
        raise Mistake(done)
    return done


# --- By what it was played ---


@functools.cache
def engine(name: str) -> str:
    """Changes with everything that decides how a game is played: its rules and tables, the core, the players."""
    digest = hashlib.sha256()
    for room in ("core", f"games/{name}", "players"):
        for source in sorted(path for path in (PACKAGE / room).rglob("*") if path.is_file()):
            inside = source.relative_to(PACKAGE)
            if not set(inside.parts) & {*ASIDE}:
                digest.update(inside.as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:FINGERPRINT]
