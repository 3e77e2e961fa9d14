"""The table of Alien City in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.kit import plain
from ludarium.core.texts import Sentence
from ludarium.games.aliencity import city, words
from ludarium.games.aliencity.box import ACROSS, CARD_SIDE, CARDS, COLOUR_OF, COLOURS, DOME, KINDS, UP

COLOUR_STYLES = ("bright_red", "bright_blue", "green", "bright_black")
COLUMNS = "abcdefgh"
TOWER, DOME_SIGN, SYMBOL, ROAD = "▲", "●", "*", "·"
CELL, LABEL, NAME_WIDTH = 5, 4, 7
# What stands between two cards, side by side.
ALLEY = " "


class Board:
    """One view, drawn in one language."""

    def __init__(self, view: Any, names: Sequence[str], language: str) -> None:
        self.record, self.view = view, plain(view)
        self.names = names
        self.language = language
        self.ground = city.colours(self.view)
        self.stands = city.buildings(self.view)
        self.caps = city.caps(self.view)
        self.symbols = city.plots(self.view.symbols)

    def say(self, text: str, **arguments: Any) -> str:
        return Sentence(words.TEXTS, text, arguments).say(self.language)

    def letters(self, colour: int) -> str:
        """Two letters for a colour."""
        return words.colour_of(colour).forms(self.language)["short"]

    # --- The city ---

    def city(self) -> Text:
        """All plots with the names of their columns and rows, the cards a little apart."""
        rows = [line for row in reversed(range(UP)) for line in self.row(row)]
        return Text("\n").join([columns(), *rows, columns()])

    def row(self, row: int) -> list[Text]:
        """A row of plots; after the southern row of a card there is an empty line."""
        cells = [self.cell(row * ACROSS + column) + alley(column) for column in range(ACROSS)]
        line = Text(f"{row + 1:>{LABEL - 1}} ", "dim") + Text().join(cells) + Text(f"{row + 1:>2}", "dim")
        return [line] if row % CARD_SIDE or row == 0 else [line, Text()]

    def cell(self, plot: int) -> Text:
        """A plot: what stands on it, or the colour of its ground."""
        if plot in self.stands:
            return self.building(plot)
        if plot not in self.ground:
            return Text(f"{ROAD:^{CELL}}", "dim")
        sign = SYMBOL if plot in self.symbols else ROAD
        return Text(f" {sign}{self.letters(self.ground[plot])} ", COLOUR_STYLES[self.ground[plot]])

    def building(self, plot: int) -> Text:
        """A tower, with the seat whose cap is on it; or a dome."""
        kind = self.stands[plot]
        cap = str(self.caps[plot] + 1) if plot in self.caps else " "
        return Text(" ") + Text(f"{self.sign(kind)}{cap}", f"bold reverse {COLOUR_STYLES[COLOUR_OF[kind]]}")

    def sign(self, kind: int) -> str:
        """A tower or a dome, and its colour."""
        return f"{TOWER if kind < DOME else DOME_SIGN}{self.letters(COLOUR_OF[kind])}"

    # --- What the seats have ---

    def stocks(self) -> Table:
        """What each seat has not built or capped yet, and its points as the city stands."""
        table = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
        table.add_column(Text(self.say("board-left")))
        for name in self.names:
            table.add_column(Text(name), overflow="ellipsis", no_wrap=True, max_width=NAME_WIDTH)
        for kind in range(KINDS):
            sign = Text(self.sign(kind), COLOUR_STYLES[COLOUR_OF[kind]])
            table.add_row(sign, *(str(stock.pieces[kind] or "–") for stock in self.view.stocks))
        table.add_row(self.say("board-caps"), *(str(stock.caps or "–") for stock in self.view.stocks))
        return table

    def signs(self) -> Text:
        """What the signs in the city mean."""
        signs = {"tower": TOWER, "dome": DOME_SIGN, "symbol": SYMBOL, "road": ROAD}
        return Text(self.say("board-signs", **signs), "dim")

    def cards(self) -> Text:
        """How many cards of each colour are still face down."""
        left = [f"{words.colour_of(colour).say(self.language)} {self.view.cards[colour]}" for colour in range(COLOURS)]
        return Text(self.say("board-cards", cards=", ".join(left)))


def columns() -> Text:
    """The names of the columns."""
    return Text(" " * LABEL + "".join(f"{name:^{CELL}}{alley(n)}" for n, name in enumerate(COLUMNS)), "dim")


def alley(column: int) -> str:
    """What stands after a column."""
    return ALLEY if column % CARD_SIDE else ""


def draw(view: Any, names: Sequence[str], language: str) -> RenderableType:
    """The whole table, which is the same for everybody."""
    board = Board(view, names, language)
    if board.view.laid < CARDS:
        return Group(board.city(), Text(), board.cards())
    table = Table.grid(padding=(0, 2))
    table.add_row(board.city(), board.stocks())
    return Group(table, Text(), board.signs())
