"""Random games by the thousand: on all cores, into records and tables."""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.pool import Pool, ThreadPool
from pathlib import Path

from ludarium.core import contract, kit
from ludarium.core.game import CHANCE, Game
from ludarium.core.record import Record, part_of
from ludarium.games import load
from ludarium.lab import batch
from ludarium.lab.tallies import Tallies

CHUNKS_PER_WORKER = 20
LARGEST_CHUNK = 5_000
LARGEST_SLOW_CHUNK = 100
# For so few slow games, starting processes is not worth the while.
FEW_SLOW_GAMES = 200


@dataclass(frozen=True)
class Order:
    """Which games are to be played."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int
    records: Path | None = None
    stock: tuple[int, ...] = ()

    def title(self) -> Game:
        """The game that is played, with what its box holds."""
        return load(self.game).restocked(self.stock)

    def stem(self) -> str:
        """What the records of the order are called: options that are not the usual ones are part of it."""
        usual = load(self.game).checked_options({})
        chosen = "".join(f"-{name}-{value}" for name, value in self.options if value != usual[name])
        return f"{self.game}-{self.players}{chosen}-seed{self.seed}"

    def record_path(self, number: int) -> Path:
        """Where the record of a game lies, counted from 0."""
        assert self.records
        return self.records / f"{self.stem()}-{number + 1:06}.game"


class Bench:
    """Everything that playing games of one kind needs, made once in a process."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.game: Game = order.title()
        self.sheets = self.game.sheets(order.players)
        self.games = kit.zeros(2, self.game.state)
        self.scratch = kit.zero(self.game.scratch)
        kit.fill(self.scratch, "options", self.game.option_numbers(dict(order.options)))
        self.random = kit.zero(kit.Random)
        self.log = kit.zero(batch.Log)
        self.tally = batch.tally_type(self.game)

    def play(self, start: int, count: int) -> bytes:
        """The tallies of so many games of the order, from one of them on."""
        if self.order.records:
            return b"".join(self.play_recorded(number) for number in range(start, start + count))
        return self.play_silently(start, count)

    def play_silently(self, start: int, count: int) -> bytes:
        tallies = kit.zeros(count, self.tally)
        batch.play_many(
            self.games,
            self.scratch,
            self.random,
            self.log,
            tallies,
            self.order.seed,
            start,
            self.order.players,
            len(self.sheets),
        )
        return kit.pack(tallies)

    def play_recorded(self, number: int) -> bytes:
        """One game, written beside the place of its record as well; it counts when it is put there."""
        packed = self.play_silently(number, 1)
        text = self.record(Tallies(self.game, self.order.players, packed)).text()
        part_of(self.order.record_path(number)).write_text(text, "utf-8")
        return packed

    def record(self, tallies: Tallies) -> Record:
        """The record of the game played last."""
        made = int(tallies.array["made"][0])
        seats, moves = (kit.values(self.log, field, made) for field in ("seats", "moves"))
        names = [CHANCE if seat == contract.CHANCE_SEAT else str(seat + 1) for seat in seats]
        over = bool(tallies.array["over"][0])
        return Record(
            game=self.game.name,
            version=self.game.version,
            players=self.order.players,
            options=dict(self.order.options),
            names=("random",) * self.order.players,
            moves=tuple((seat, self.game.words[move]) for seat, move in zip(names, moves, strict=True)),
            scores=tuple(tallies.totals()[0, : self.order.players].tolist()) if over else None,
            winners=tuple(str(seat + 1) for seat in kit.bits(int(tallies.array["winners"][0]))) if over else None,
        )


def warm(game: Game) -> None:
    """Compile what simulation needs for a game, or read it from the cache."""
    for players in (game.seats.start, game.seats.stop - 1):
        Bench(order_for(game, players, {}, 0)).play(0, 1)
    if marker := warm_marker(game):
        marker.touch()


def is_warm(game: Game) -> bool:
    """Whether all that is compiled already."""
    marker = warm_marker(game)
    return marker is not None and marker.exists()


def warm_marker(game: Game) -> Path | None:
    """A file that says that the cache holds what a game needs."""
    return kit.FOLDER / f"warm-{game.name}" if kit.FOLDER else None


def simulate(order: Order, count: int, workers: int) -> Iterator[tuple[int, Tallies]]:
    """Play games; yields portions of what they came to in order, each with the number of its first game."""
    game = order.title()
    slow = kit.PURE or order.records is not None
    if slow and count <= FEW_SLOW_GAMES:
        workers = 1
    portions = chunks(count, workers, LARGEST_SLOW_CHUNK if slow else LARGEST_CHUNK)
    for start, packed in played(order, portions, min(workers, len(portions)), slow):
        tallies = Tallies(game, order.players, packed)
        if order.records:
            put_in_place(order, range(start, start + len(tallies.array)))
        yield start, tallies


def put_in_place(order: Order, numbers: range) -> None:
    """Let the records of some games appear: whole, and as many as are counted."""
    for path in map(order.record_path, numbers):
        part_of(path).replace(path)


def chunks(count: int, workers: int, largest: int) -> list[tuple[int, int]]:
    """The games in portions: where each begins, and how many it has."""
    each = max(1, min(largest, count // (CHUNKS_PER_WORKER * workers)))
    return [(start, min(each, count - start)) for start in range(0, count, each)]


def played(order: Order, portions: list[tuple[int, int]], workers: int, slow: bool) -> Iterator[tuple[int, bytes]]:
    """The tallies of each portion, in order, from as many workers.

    Compiled games run side by side in threads; where Python does the work, it takes processes.
    """
    if workers == 1:
        yield from (play_chunk((order, *portion)) for portion in portions)
        return
    pool = processes(workers) if slow else ThreadPool(workers)
    try:
        yield from pool.imap(play_chunk, [(order, *portion) for portion in portions])
    finally:
        pool.terminate()
        pool.join()


def processes(workers: int) -> Pool:
    """Processes that hear no interrupt, not even while they start: it is for us to end them."""
    fresh = multiprocessing.get_context("spawn")
    if not hasattr(signal, "pthread_sigmask"):
        return fresh.Pool(workers, leave_interrupts_to_parent)
    # What watches over the processes would lift our mask when it starts, so it starts now.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return fresh.Pool(workers)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(chunk: tuple[Order, int, int]) -> tuple[int, bytes]:
    """Play one portion; what a worker does."""
    order, start, count = chunk
    return start, Bench(order).play(start, count)


def remove_parts(folder: Path) -> None:
    """Remove what a process that was stopped left half written."""
    for part in folder.glob("*.game.part"):
        with contextlib.suppress(FileNotFoundError):
            part.unlink()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def order_for(game: Game, players: int, options: Mapping[str, str], seed: int, records: Path | None = None) -> Order:
    """An order that can be carried out, or a Mistake."""
    checked = tuple(game.checked_options(options).items())
    stock = game.stock.numbers if game.stock else ()
    return Order(game.name, game.checked_players(players), checked, seed, records, stock)
