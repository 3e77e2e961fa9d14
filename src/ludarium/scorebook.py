"""The results of an arena in a folder: a line for each game, added when the game is over and never changed."""

import contextlib
import importlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Self
from urllib.parse import quote

from ludarium.core.record import part_of
from ludarium.desk import mistake
from ludarium.files import read_text, writing
from ludarium.lab.arena import Result, Sitting, engine
from ludarium.lab.simulate import Order, remove_parts

RESULTS = "results.jsonl"
RECORDS = "records"


class Scorebook:
    """The results of the games of one order; a game counts when its line is whole."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / RESULTS
        self.lines: list[dict[str, Any]] = []
        self.common: Mapping[str, Any] = {}
        self.sheets: tuple[str, ...] = ()

    @contextlib.contextmanager
    def opened(self) -> Iterator[Self]:
        """Keep the book for ourselves, with what is written in it; a line that was torn off is gone."""
        with writing(self.folder):
            (self.folder / RECORDS).mkdir(parents=True, exist_ok=True)
            self.file = self.path.open("ab")
        with self.file:
            keep_for_us(self.file, self.path)
            with writing(self.path):
                self.mend()
            self.lines = [self.line(n, text) for n, text in enumerate(read_text(self.path).splitlines(), 1)]
            try:
                yield self
            finally:
                remove_parts(self.folder / RECORDS)

    def mend(self) -> None:
        """Cut off a last line that is not whole: whoever wrote it was stopped, and the game will be played again."""
        content = self.path.read_bytes()
        self.file.truncate(content.rfind(b"\n") + 1)

    def line(self, number: int, text: str) -> dict[str, Any]:
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        if not isinstance(found, dict) or not {*KEPT} <= found.keys():
            raise mistake("arena-garbled", path=str(self.path), line=number)
        return found

    @property
    def seed(self) -> int | None:
        """The seed of the games that are there."""
        return int(self.lines[0]["seed"]) if self.lines else None

    def read(self, order: Order) -> dict[Sitting, Result]:
        """The results, which must be those of this order."""
        game = order.title()
        self.sheets = game.sheets(order.players)
        self.common = {
            "game": order.game,
            "rules": game.version,
            "engine": engine(order.game),
            "options": dict(order.options),
            "seed": order.seed,
        }
        results = [self.taken_up(order, number, line) for number, line in enumerate(self.lines, 1)]
        return {result.sitting: result for result in results}

    def taken_up(self, order: Order, number: int, line: Mapping[str, Any]) -> Result:
        self.check(line, order)
        try:
            return self.result(line)
        except (KeyError, TypeError, ValueError):
            raise mistake("arena-garbled", path=str(self.path), line=number) from None

    def check(self, line: Mapping[str, Any], order: Order) -> None:
        """Games of another arena, or by other rules, cannot be compared with ours."""
        other = [name for name, value in self.common.items() if line[name] != value]
        other += ["seats"] if len(line["seats"]) != order.players else []
        if other == ["engine"]:
            raise mistake("arena-engine", path=str(self.path))
        if other:
            name = next(name for name in other if name != "engine")
            raise mistake("arena-other", path=str(self.path), name=name)

    def result(self, line: Mapping[str, Any]) -> Result:
        return Result(
            sitting=Sitting(line["deal"], tuple(line["seats"])),
            over=line["over"],
            totals=tuple(line["scores"][sheet] for sheet in self.sheets),
            winners=tuple(int(seat) - 1 for seat in line["winners"]),
            moves=tuple(line["moves"]),
            seconds=tuple(line["seconds"]),
            slowest=tuple(line["slowest"]),
        )

    def add(self, result: Result, record: str) -> None:
        """Write down a game: first its record, then its line."""
        name = f"{RECORDS}/{record_name(result.sitting)}"
        with writing(self.folder):
            part = part_of(self.folder / name)
            part.write_text(record, "utf-8")
            part.replace(self.folder / name)
            self.file.write(f"{json.dumps(self.written(result, name))}\n".encode())
            self.file.flush()

    def written(self, result: Result, record: str) -> dict[str, Any]:
        """A line of the book."""
        return {
            **self.common,
            "deal": result.sitting.deal,
            "seats": result.sitting.seats,
            "over": result.over,
            "scores": dict(zip(self.sheets, result.totals, strict=True)),
            "winners": [str(seat + 1) for seat in result.winners],
            "places": result.places,
            "moves": result.moves,
            "seconds": [round(seconds, 6) for seconds in result.seconds],
            "slowest": [round(seconds, 6) for seconds in result.slowest],
            "record": record,
        }


KEPT = (
    *("game", "rules", "engine", "options", "seed", "deal", "seats", "over", "scores", "winners", "places"),
    *("moves", "seconds", "slowest", "record"),
)


def record_name(sitting: Sitting) -> str:
    """What the record of a game is called: no two alike, whatever players are called."""
    players = "-".join(quote(player, safe="").replace("-", "%2D") for player in sitting.seats)
    return f"{sitting.deal + 1:06}-{players}.game"


def keep_for_us(file: IO[bytes], path: Path) -> None:
    """Let nobody else write into a file while we do, where the system can see to it."""
    with contextlib.suppress(ImportError):
        locks = importlib.import_module("fcntl")
        try:
            locks.flock(file, locks.LOCK_EX | locks.LOCK_NB)
        except BlockingIOError:
            raise mistake("arena-busy", path=str(path)) from None
