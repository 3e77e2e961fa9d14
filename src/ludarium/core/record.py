"""A game as text in words: what is stored, exported and replayed."""

import contextlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ludarium.core.texts import mistake

FORMAT = "ludarium 1"
HEADER = re.compile(r"([a-z][a-z0-9.-]*): ?(.*)")
MOVE = re.compile(r"(\S+) +(\S.*)")
NOBODY = "none"
SEAT = "seat."
MOST_NAMES = 99


@dataclass(frozen=True)
class Record:
    """A game from its first move to where it stands; scores and winners when it is over."""

    game: str
    version: int
    players: int
    options: Mapping[str, str]
    names: Sequence[str]
    moves: Sequence[tuple[str, str]]
    scores: Sequence[int] | None = None
    winners: Sequence[str] | None = None
    # Where each move and the result stand in the text that was read, for messages.
    at: Sequence[int] = field(default=(), compare=False)

    def line(self, move: int) -> int:
        """The line of a move in the text that was read; of the result, for the number of moves."""
        return self.at[move] if move < len(self.at) else 0

    def text(self) -> str:
        """The record as it is written."""
        return "\n".join(self.written()) + "\n"

    def written(self) -> Iterator[str]:
        yield FORMAT
        yield f"game: {self.game}"
        yield f"rules: {self.version}"
        yield f"players: {self.players}"
        yield from (f"{name}: {value}" for name, value in self.options.items())
        yield from (f"{SEAT}{seat}: {one_line(name)}" for seat, name in enumerate(self.names, 1))
        yield ""
        yield from (f"{seat} {words}" for seat, words in self.moves)
        if self.scores is not None and self.winners is not None:
            yield ""
            yield f"score: {' '.join(map(str, self.scores))}"
            yield f"winner: {' '.join(self.winners) or NOBODY}"


def one_line(name: str) -> str:
    """A name without anything that would end its line or command a terminal."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def write(record: Record, path: Path) -> None:
    """Write a record to a file, which is whole or as it was before."""
    part = part_of(path)
    try:
        part.write_text(record.text(), "utf-8")
        part.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


def part_of(path: Path) -> Path:
    """The file beside a file in which it is written until it is whole."""
    return path.with_name(f"{path.name}.part")


def read(text: str) -> Record:
    """The record that a text is, or a Mistake that names the line; whether it can be played shows in a replay."""
    lines = [(number, line.strip()) for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1] != FORMAT:
        raise mistake("not-a-record", format=FORMAT)
    first_move = next((n for n, (_, line) in enumerate(lines) if n and not HEADER.fullmatch(line)), len(lines))
    last_move = next((n for n in range(first_move, len(lines)) if HEADER.fullmatch(lines[n][1])), len(lines))
    header = headers(lines[1:first_move] + lines[last_move:])
    moves = [read_move(number, line) for number, line in lines[first_move:last_move]]
    players = whole(header, "players")
    result_at = [header[name][0] for name in ("score", "winner") if name in header]
    return Record(
        game=required(header, "game"),
        version=whole(header, "rules"),
        players=players,
        names=tuple(read_name(header, seat) for seat in range(1, min(players, MOST_NAMES) + 1)),
        moves=tuple(moves),
        scores=read_scores(header),
        winners=read_winners(header),
        options={name: value for name, (_, value) in header.items()},
        at=(*(number for number, _ in lines[first_move:last_move]), *result_at[:1]),
    )


Header = dict[str, tuple[int, str]]


def headers(lines: Sequence[tuple[int, str]]) -> Header:
    """Names and values, with the lines that they stand in."""
    found: Header = {}
    for number, line in lines:
        match = HEADER.fullmatch(line)
        if not match or match[1] in found:
            raise mistake("garbled-line", line=number, text=line[:60])
        found[match[1]] = number, match[2].strip()
    return found


def required(header: Header, name: str) -> str:
    if name not in header:
        raise mistake("header-missing", name=name)
    return header.pop(name)[1]


def whole(header: Header, name: str) -> int:
    """A header that is a whole number."""
    number = header.get(name, (0, ""))[0]
    value = required(header, name)
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise mistake("garbled-line", line=number, text=f"{name}: {value}"[:60])
    return int(value)


def read_move(number: int, line: str) -> tuple[str, str]:
    match = MOVE.fullmatch(line)
    if not match:
        raise mistake("garbled-line", line=number, text=line[:60])
    return match[1], match[2]


def read_name(header: Header, seat: int) -> str:
    """The name of a seat, or its number where it has none."""
    return one_line(header.pop(f"{SEAT}{seat}", (0, str(seat)))[1])


def read_scores(header: Header) -> tuple[int, ...] | None:
    if "score" not in header:
        return None
    number, value = header.pop("score")
    if not re.fullmatch(r"-?[0-9]{1,9}( +-?[0-9]{1,9})*", value):
        raise mistake("garbled-line", line=number, text=f"score: {value}"[:60])
    return tuple(map(int, value.split()))


def read_winners(header: Header) -> tuple[str, ...] | None:
    if "winner" not in header:
        return None
    _, value = header.pop("winner")
    return tuple(winner for winner in value.split() if winner != NOBODY)
