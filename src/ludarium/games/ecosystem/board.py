"""The table of Ecosystem in a terminal, as one seat may see it."""

from collections.abc import Sequence
from typing import Any

from rich import box as borders
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.kit import bits, plain
from ludarium.core.texts import Sentence
from ludarium.games.ecosystem import rules, words
from ludarium.games.ecosystem.box import (
    BENEDIKT,
    KINDS,
    NAMES,
    NEUTRAL_HANDS,
    NOTHING,
    ROUND_TURNS,
    START,
    STREAM,
    TURNS,
    WIDTH,
    WOLF,
)

WIDE_CELL = 10
SMALL_BOARD = 15
STYLES = (
    "bright_white",
    "bright_red",
    "cyan",
    "bright_blue",
    "yellow",
    "bright_yellow",
    "magenta",
    "bright_magenta",
    "bright_black",
    "blue",
    "green",
)


class Board:
    """One view, drawn for its seat in one language."""

    def __init__(self, view: Any, names: Sequence[str], language: str) -> None:
        self.record = view
        self.view = plain(view)
        self.names = names
        self.language = language

    def say(self, text: str, **arguments: Any) -> str:
        return Sentence(words.TEXTS, text, arguments).say(self.language)

    def card(self, kind: int, form: str = "") -> Text:
        """The name of a kind of card in its colour."""
        return Text(words.card(NAMES[kind]).forms(self.language)[form], STYLES[kind])

    def headline(self) -> Text:
        """Which turn it is, and where the hands go next."""
        turn = min(self.view.turn, TURNS - 1)
        text = self.say("board-turn", round=turn // ROUND_TURNS + 1, turn=turn % ROUND_TURNS + 1)
        if self.view.players > 1 and turn % ROUND_TURNS < ROUND_TURNS - 1:
            text += ", " + self.say("board-passing-back" if turn >= ROUND_TURNS else "board-passing-next")
        return Text(text, "bold")

    # --- The others ---

    def others(self) -> RenderableType:
        """The ecosystems of everybody else, small and side by side."""
        seats = [seat for seat in range(self.view.players) if seat != self.view.seat]
        boards = [self.small(seat, self.name(seat)) for seat in seats]
        if self.view.players == 1:
            boards.append(self.small(BENEDIKT, self.say("sheet-b")))
        if NEUTRAL_HANDS[self.view.players]:
            boards.append(self.neutral())
        return Columns(boards, padding=(0, 1), width=SMALL_BOARD)

    def name(self, seat: int) -> str:
        """The name of a seat, ticked when it is ready."""
        busy = (self.view.picking | self.view.laying | self.view.swapping) >> seat & 1
        return self.names[seat] if busy or self.view.turn >= TURNS else f"{self.names[seat]} ✓"

    def small(self, seat: int, title: str) -> RenderableType:
        """An ecosystem with two letters for each card."""
        columns, rows = extent(self.view.ecosystems[seat].covered)
        lines = [Text(" ").join([self.small_card(seat, y * WIDTH + x) for x in columns]) for y in rows]
        wolves, stream = rules.pack_of(self.record, seat), rules.largest_stream(self.record, seat)
        picked = Text(" → ") + self.card(self.view.picked[seat], "short") if self.shows_pick(seat) else Text()
        return Group(self.title(title), self.race(wolves, stream) + picked, *lines)

    def shows_pick(self, seat: int) -> bool:
        """Whether a card lies face up that the seat has still to lay."""
        return bool(seat < self.view.players and self.view.picked[seat] != NOTHING)

    def small_card(self, seat: int, cell: int) -> Text:
        kind = self.kind_at(seat, cell)
        return Text("· ", "dim") if kind == NOTHING else self.card(kind, "short")

    def kind_at(self, seat: int, cell: int) -> int:
        """The kind of the card on a cell, or NOTHING."""
        cards = self.view.ecosystems[seat].cards
        return next((kind for kind in range(KINDS) if cards[kind] >> cell & 1), NOTHING)

    def title(self, text: str) -> Text:
        return Text(text, "bold", no_wrap=True, overflow="ellipsis")

    def race(self, wolves: int, stream: int) -> Text:
        """What counts against others: wolves, and the largest stream."""
        return Text(" ").join(
            [self.card(WOLF, "short"), Text(str(wolves)), self.card(STREAM, "short"), Text(str(stream))]
        )

    def neutral(self) -> RenderableType:
        """The pile of the neutral hand."""
        pile = self.view.pile.holds
        kinds = [self.card(kind, "short") + Text(f" {pile[kind]}") for kind in range(KINDS) if pile[kind]]
        lines = [Text(" ").join(kinds[n : n + 3]) for n in range(0, len(kinds), 3)]
        return Group(self.title(self.say("board-neutral")), self.race(pile[WOLF], pile[STREAM]), *lines)

    # --- The seat that looks ---

    def own(self) -> RenderableType:
        """The own ecosystem, with the coordinates of its cells and the places for the next card."""
        seat = self.view.seat
        free = int(rules.places_of(self.record, seat)) if self.view.laying >> seat & 1 else 0
        columns, rows = extent(self.view.ecosystems[seat].covered | free)
        table = Table(box=borders.SQUARE, show_lines=True)
        table.add_column("x,y", justify="right")
        for x in columns:
            table.add_column(words.cell_name(x).split(",")[0], width=cell_width(len(columns)), justify="center")
        for y in rows:
            cells = [y * WIDTH + x for x in columns]
            table.add_row(words.cell_name(y * WIDTH).split(",")[1], *(self.own_card(cell, free) for cell in cells))
        wolves, stream = rules.pack_of(self.record, seat), rules.largest_stream(self.record, seat)
        return Group(Text("   ").join([self.title(self.say("board-mine")), self.race(wolves, stream)]), table)

    def own_card(self, cell: int, free: int) -> Text:
        kind = self.kind_at(self.view.seat, cell)
        if kind == NOTHING:
            return Text(words.cell_name(cell) if free >> cell & 1 else "", "dim italic")
        name = self.card(kind)
        name.overflow, name.no_wrap = "ellipsis", True
        return name

    def hand(self) -> Text:
        """The cards in hand, and the one that was picked."""
        hand = self.view.known[rules.hand_of(self.record, self.view.seat)]
        text = Text(f"{self.say('board-hand')} ", "bold") + self.cards(hand.holds)
        if self.view.picked[self.view.seat] != NOTHING:
            text.append(f"  ({self.say('board-picked', card=words.card(NAMES[self.view.picked[self.view.seat]]))})")
        return text

    def cards(self, holds: Sequence[int]) -> Text:
        """Cards with how many there are of each."""
        kinds = [kind for kind in range(KINDS) if holds[kind]]
        counts = [Text(f" ×{holds[kind]}" if holds[kind] > 1 else "") for kind in kinds]
        return Text(", ").join([self.card(kind) + count for kind, count in zip(kinds, counts, strict=True)])


def cell_width(columns: int) -> int:
    """The width of a card, so that a table fits 80 columns of a terminal."""
    return min(WIDE_CELL, 74 // columns - 3)


def extent(cells: int) -> tuple[range, range]:
    """The columns and rows that a set of cells reaches."""
    xs = [cell % WIDTH for cell in bits(cells)] or [START % WIDTH]
    ys = [cell // WIDTH for cell in bits(cells)] or [START // WIDTH]
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def draw(view: Any, names: Sequence[str], language: str) -> RenderableType:
    """The whole table; a spectator sees no hand."""
    board = Board(view, names, language)
    mine = [Text(), board.own(), board.hand()] if board.view.seat >= 0 else []
    return Group(board.headline(), Text(), board.others(), *mine)
