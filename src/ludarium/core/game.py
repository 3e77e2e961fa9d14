"""A game as its registry line describes it, and one match of it under way, in words."""

import copy
import difflib
import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ludarium.core import contract, kit
from ludarium.core.record import Record
from ludarium.core.texts import Mistake, Sentence, mistake

CHANCE = "*"
CLOSE = 0.8
FINGERPRINT = 12


@dataclass(frozen=True)
class Option:
    """Something that can be chosen before a game; the first value is the usual one."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Stock:
    """Something in the box that a file may replace; a record names it by its fingerprint."""

    name: str
    # As the rules take it, after the options.
    numbers: tuple[int, ...]
    # The numbers that a text stands for, or a Mistake that says what is wrong with it.
    read: Callable[[str], tuple[int, ...]]

    @property
    def fingerprint(self) -> str:
        """Changes with every number."""
        return hashlib.sha256(" ".join(map(str, self.numbers)).encode()).hexdigest()[:FINGERPRINT]


def no_details(view: Any, seat: int) -> Mapping[str, int]:  # noqa: ARG001
    """Nothing stands beside the score sheet."""
    return {}


def no_lines(players: int, options: Mapping[str, str]) -> tuple[str, ...]:  # noqa: ARG001
    """Every line of the score sheet is used."""
    return ()


def no_news(before: Any, after: Any, names: Sequence[str]) -> tuple[Sentence, ...]:  # noqa: ARG001
    """A move brings nothing but what it says."""
    return ()


TO_THE_END = 999


@dataclass(frozen=True)
class Thinking:
    """How a search goes about a game; what serves which game was measured."""

    # A playout is cut after so many decisions of each seat, and its end judged by the value of the position.
    depth: int = TO_THE_END
    # Each move of a playout is the best of so many random ones.
    best: int = 1
    # What the value of a move promises counts as much as so many tries of it.
    trust: int = 0
    # The same where several seats decide at the same time, and one does not know what to think of the others.
    together: int = 0
    # A decision is remembered when it is met more often than this.
    ripe: int = 1
    # How much is given for what is not known yet, in hundredths of a win.
    curiosity: int = 70
    # By so many points who is ahead and who ends ahead may differ; about the standard deviation.
    spread: int = 20
    # All moves are tried as often, and the worse half dropped by and by (sequential halving).
    halving: int = 0
    # Where several seats decide at the same time, regret decides and not an upper bound of confidence.
    regret: int = 0


@dataclass(frozen=True)
class Game:
    """Everything that others need to know of a game."""

    name: str
    version: int
    seats: range
    options: tuple[Option, ...]
    state: np.dtype[Any]
    view: np.dtype[Any]
    functions: Mapping[str, Callable[..., Any]]
    words: tuple[str, ...]
    lines: tuple[str, ...]
    objections: tuple[str, ...]
    # The names of the score sheets of a game for so many: the seats, and who else has one.
    sheets: Callable[[int], tuple[str, ...]]
    # What a move's words name, to be put into a sentence: of (words, mover, view).
    arguments: Callable[[Sequence[str], str, Any], dict[str, Any]]
    # The usual spelling of what a move may also be called.
    spelling: Callable[[str], str]
    # What others hear at once of a move: of (words).
    heard: Callable[[Sequence[str]], str]
    # The board of a view for the terminal: of (view, names, language).
    draw: Callable[[Any, Sequence[str], str], Any]
    # What can be said of a result, by number.
    remarks: tuple[str, ...]
    folder: Path
    stock: Stock | None = None
    # What a person wants to see beside the score sheet, by line: of (view, seat).
    details: Callable[[Any, int], Mapping[str, int]] = no_details
    # What such a line is called where its name is not enough: of (view, line).
    line: Callable[[Any, str], Sentence] | None = None
    # The lines of the score sheet that a game for so many with these options has no use for.
    unused: Callable[[int, Mapping[str, str]], tuple[str, ...]] = no_lines
    # What a move has brought beside what it says: of (view before, view after, names).
    news: Callable[[Any, Any, Sequence[str]], Iterable[Sentence]] = no_news
    thinking: Thinking = Thinking()
    # Whether nothing is hidden and nothing is left to chance, once the game is prepared.
    open_after_setup: bool = False

    def __post_init__(self) -> None:
        self.register(self.state)
        self.register(self.view)

    def register(self, dtype: np.dtype[Any], **instead: Callable[..., Any]) -> None:
        """Let the rules work on records of a type, with some functions instead of the usual ones."""
        usual = {
            "features": contract.no_features,
            "outlook": contract.no_features,
            "reopen": contract.nothing_to_reopen,
        }
        kit.register(dtype, {**usual, **self.functions, **instead})

    @property
    def texts(self) -> Path:
        """The folder of its texts."""
        return self.folder / "texts"

    def sentence(self, text: str, **arguments: Any) -> Sentence:
        """A sentence of its texts."""
        return Sentence(self.texts, text, arguments)

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of each move by its words, in small letters."""
        return {words.lower(): number for number, words in enumerate(self.words)}

    @cached_property
    def scratch(self) -> np.dtype[Any]:
        """The type of a scratch for its lists."""
        choices = len(self.options) + (len(self.stock.numbers) if self.stock else 0)
        return contract.scratch_type(len(self.words), len(self.lines), choices)

    def stocked(self, text: str) -> "Game":
        """The same game, with what this text stands for in its box."""
        if self.stock is None:
            raise mistake("no-stock", game=self.sentence("name"))
        return self.restocked(self.stock.read(text))

    def restocked(self, numbers: tuple[int, ...]) -> "Game":
        """The same game, with these numbers for its stock."""
        return replace(self, stock=replace(self.stock, numbers=numbers)) if self.stock else self

    def number(self, words: str) -> int:
        """The number of a move."""
        tidy = self.spelling(" ".join(words.lower().split()))
        if tidy not in self.numbers:
            near = difflib.get_close_matches(tidy, self.numbers, n=1, cutoff=CLOSE)
            meant = [self.words[self.numbers[words]] for words in near]
            raise mistake("unknown-move", words=words[:60], near=meant[0] if meant else "", known=len(near))
        return self.numbers[tidy]

    def checked_players(self, players: int) -> int:
        """The number of players, if the game can be played with so many."""
        if players not in self.seats:
            raise mistake(
                "wrong-players",
                game=self.sentence("name"),
                fewest=self.seats.start,
                most=self.seats.stop - 1,
                players=players,
            )
        return players

    def checked_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The value of every option, the usual one where nothing was chosen."""
        known = {option.name: option.values for option in self.options}
        if self.stock:
            known[self.stock.name] = (self.stock.fingerprint,)
        for name, value in chosen.items():
            if name not in known:
                raise mistake("unknown-option", game=self.sentence("name"), option=name, known=", ".join(known))
            if value not in known[name] and self.stock and name == self.stock.name:
                raise Mistake(self.sentence(f"other-{name}", asked=value[:60], here=self.stock.fingerprint))
            if value not in known[name]:
                raise mistake("unknown-value", option=name, value=value, known=", ".join(known[name]))
        return {name: chosen.get(name, values[0]) for name, values in known.items()}

    def option_numbers(self, options: Mapping[str, str]) -> list[int]:
        """The options as the rules take them, and the stock."""
        chosen = [option.values.index(options[option.name]) for option in self.options]
        return chosen + list(self.stock.numbers if self.stock else ())


class Match:
    """One game under way: words in and words out, and nothing is changed by a mistake."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str] | None = None, names: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.players = game.checked_players(players)
        self.options = game.checked_options(options or {})
        self.names = self.checked_names(names)
        self.made: list[tuple[str, str]] = []
        self.scratch = kit.zero(game.scratch)
        self.state = kit.zero(game.state)
        kit.fill(self.scratch, "options", game.option_numbers(self.options))
        contract.begin(self.state, players, self.scratch)
        self.before: list[bytes] = []

    # --- Who sits at the table ---

    @property
    def seats(self) -> list[str]:
        """The names of the seats in words."""
        return [str(seat + 1) for seat in range(self.players)]

    def checked_names(self, names: Sequence[str]) -> tuple[str, ...]:
        """A name for every seat; its number where no names are given."""
        if names and len(names) != self.players:
            raise mistake("wrong-names", players=self.players, names=len(names))
        return tuple(names) or tuple(self.seats)

    @property
    def called(self) -> tuple[str, ...]:
        """What the seats are called at the table: their names, with their numbers where names alone would not do."""
        if all(self.names) and len(set(self.names)) == self.players:
            return self.names
        return tuple(f"{name} {seat}".strip() for name, seat in zip(self.names, self.seats, strict=True))

    # --- Who may do what ---

    def seat_number(self, seat: str | int) -> int:
        """The number of a seat, or of chance, from its name in words."""
        return contract.CHANCE_SEAT if seat == CHANCE else self.player_number(seat)

    def player_number(self, seat: str | int) -> int:
        """The number of a seat that somebody sits at."""
        if str(seat) not in self.seats:
            raise mistake("unknown-seat", seat=str(seat), most=self.players)
        return int(seat) - 1

    def waiting(self) -> list[str]:
        """The seats that may act now; `*` where chance does; nobody when the game is over."""
        acting = int(contract.waiting(self.state))
        if acting == contract.CHANCE:
            return [CHANCE]
        return [str(seat + 1) for seat in kit.bits(acting)]

    @property
    def over(self) -> bool:
        return not self.waiting()

    def moves(self, seat: str | int) -> list[str]:
        """Every legal move of a seat, or what chance can do."""
        if self.seat_number(seat) == contract.CHANCE_SEAT:
            return [words for words, _ in self.outcomes()]
        count = contract.list_moves(self.state, self.seat_number(seat), self.scratch)
        return [self.game.words[number] for number in kit.values(self.scratch, "moves", count)]

    def outcomes(self) -> list[tuple[str, int]]:
        """What chance can do now, with its odds as whole numbers."""
        if self.waiting() != [CHANCE]:
            return []
        count = contract.list_outcomes(self.state, self.scratch)
        numbers, odds = (kit.values(self.scratch, field, count) for field in ("moves", "odds"))
        return [(self.game.words[number], weight) for number, weight in zip(numbers, odds, strict=True)]

    def why_not(self, seat: str | int, words: str) -> Sentence | None:
        """Why a seat may not make a move, or None if it may."""
        number = self.game.number(words)
        code = int(contract.objection(self.state, self.seat_number(seat), number))
        if not code:
            return None
        return self.told(self.game.objections[code], seat, self.game.words[number])

    def told(self, text: str, seat: str | int, words: str) -> Sentence:
        """A sentence about a move of a seat, as that seat may hear it."""
        view = self.view(None if seat == CHANCE else seat)
        arguments = self.game.arguments(words.split(), str(seat), view)
        return self.game.sentence(text, **arguments)

    # --- Moving ---

    def play(self, seat: str | int, words: str) -> None:
        """Make a move, or raise a Mistake that says why it is not allowed."""
        reason = self.why_not(seat, words)
        if reason:
            raise Mistake(reason)
        number = self.game.number(words)
        self.before.append(kit.pack(self.state))
        self.made.append((str(seat), self.game.words[number]))
        contract.play(self.state, self.seat_number(seat), number)

    def draw(self, random: Any) -> str:
        """Let chance act; returns what it did."""
        if self.waiting() != [CHANCE]:
            raise mistake("chance-not-waiting")
        words = self.game.words[int(contract.drawn(self.state, random, self.scratch))]
        self.play(CHANCE, words)
        return words

    def undo(self) -> tuple[str, str]:
        """Take back the last move; returns the seat and the words of it."""
        if not self.made:
            raise mistake("nothing-to-undo")
        self.state = kit.unpack(self.game.state, self.before.pop())
        return self.made.pop()

    # --- Looking ---

    def view(self, seat: str | int | None = None) -> Any:
        """What a seat may know, or a spectator, as a plain object."""
        return kit.plain(self.view_record(seat))

    def view_record(self, seat: str | int | None = None) -> Any:
        """What a seat may know, or a spectator, as the dialect takes it."""
        view = kit.zero(self.game.view)
        contract.look(self.state, contract.SPECTATOR if seat is None else self.player_number(seat), view)
        return view

    def board(self, seat: str | int | None, language: str) -> Any:
        """What a seat may know, or a spectator, drawn for a terminal."""
        return self.game.draw(self.view_record(seat), self.called, language)

    def sheet(self, name: str | int) -> dict[str, int]:
        """The score sheet of a seat by line, if the game ended now."""
        names = self.game.sheets(self.players)
        if str(name) not in names:
            raise mistake("unknown-sheet", sheet=str(name), known=", ".join(names))
        contract.list_sheet(self.state, names.index(str(name)), self.scratch)
        points = kit.values(self.scratch, "lines", len(self.game.lines))
        unused = self.game.unused(self.players, self.options)
        return {line: n for line, n in zip(self.game.lines, points, strict=True) if line not in unused}

    def details(self, name: str | int) -> dict[str, int]:
        """What stands beside the score sheet of a seat, for people."""
        if str(name) not in self.seats:
            return {}
        return dict(self.game.details(self.view_record(), self.player_number(name)))

    def line(self, line: str) -> Sentence:
        """What stands before a line of the score sheet, or beside it."""
        if self.game.line is None or line in self.game.lines:
            return self.game.sentence(f"line-{line}")
        return self.game.line(self.view_record(), line)

    def sheets(self) -> dict[str, dict[str, int]]:
        """Every score sheet by name."""
        return {name: self.sheet(name) for name in self.game.sheets(self.players)}

    def news(self, before: Any, seat: str | int | None = None) -> Sequence[Sentence]:
        """What the last moves have brought, to a seat or a spectator who had this view before."""
        return tuple(self.game.news(before, self.view_record(seat), self.called))

    def copy(self) -> "Match":
        """A match of its own that goes on from here."""
        other = copy.copy(self)
        other.state = kit.unpack(self.game.state, kit.pack(self.state))
        other.made, other.before = list(self.made), list(self.before)
        return other

    def scores(self) -> list[int]:
        """The total of every seat."""
        return [self.sheet(seat)["total"] for seat in self.seats]

    def winners(self) -> list[str]:
        """The seats that have won; nobody while the game goes on."""
        return (
            [str(seat + 1) for seat in kit.bits(int(contract.winners_of(self.state, self.scratch)))]
            if self.over
            else []
        )

    def remark(self) -> Sentence | None:
        """What is to be said of the result, if anything."""
        number = int(contract.remark_on(self.state, self.scratch)) if self.over else 0
        return self.game.sentence(self.game.remarks[number]) if number else None

    # --- Keeping ---

    def record(self) -> Record:
        """The game so far."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            players=self.players,
            options=dict(self.options),
            names=self.names,
            moves=tuple(self.made),
            scores=tuple(self.scores()) if self.over else None,
            winners=tuple(self.winners()) if self.over else None,
        )
