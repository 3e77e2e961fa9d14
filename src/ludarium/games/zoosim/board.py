"""The table of ZooSim in a terminal, as one seat may see it."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box as borders
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.texts import Sentence
from ludarium.games.zoosim import rules, words
from ludarium.games.zoosim.box import BENCHES, FAMILIES, MOMENTS, YEARS
from ludarium.games.zoosim.picture import FAMILY_STYLES, NARROW, SHRUB, SHRUB_STYLE, WIDE, Picture
from ludarium.games.zoosim.tiles import NAMES

ROOM = 78
MOST_SIGNS = 5
NAME_WIDTH = 13


class Board:
    """One view, drawn for its seat in one language."""

    def __init__(self, view: Any, names: Sequence[str], language: str) -> None:
        self.picture = Picture(view, language)
        self.record, self.view = view, self.picture.view
        self.names = names
        self.language = language

    def say(self, text: str, **arguments: Any) -> str:
        return Sentence(words.TEXTS, text, arguments).say(self.language)

    # --- What belongs to nobody ---

    def headline(self) -> Text:
        """The year, how many tiles are still face down, and the flags from the top down."""
        year = self.say("board-year", year=min(self.view.year + 1, YEARS), years=YEARS)
        pile = self.say("board-pile", tiles=self.view.pile.bit_count())
        flags = ", ".join(self.names[seat] for seat in list(self.view.pole)[: self.view.hoisted])
        return Text(f"{year}   {pile}\n", "bold") + Text(self.say("board-flags", names=flags), "not bold")

    def row(self) -> RenderableType:
        """The tiles of this year in the order of their auctions, and who has got them."""
        places = range(self.view.begun, self.view.turned)
        return Columns([self.offer(place) for place in places], padding=(0, 2))

    def offer(self, place: int) -> RenderableType:
        """A tile of the row."""
        tile = self.view.row[place]
        if place >= self.view.sold:
            sign = "→ " if place == self.view.sold else ""
            return Group(Text(f"{sign}{NAMES[tile]}", "bold"), self.picture.tile(tile))
        owner = self.view.owners[tile]
        name = self.names[owner] if owner != rules.NOBODY else "–"
        bought = Text(f"→ {name}", "dim")
        bought.truncate(NAME_WIDTH, overflow="ellipsis")
        return Group(Text(NAMES[tile], "dim"), bought)

    def last_bids(self) -> Iterator[Text]:
        """What was bid when hands were opened last."""
        seats = range(self.view.players)
        if all(self.view.shown[seat] != rules.NO_BID for seat in seats):
            bids = ", ".join(f"{self.names[seat]} ({self.view.shown[seat]})" for seat in seats)
            yield Text(self.say("board-last-bids", bids=bids), "dim")

    # --- What the zoos are worth ---

    def attractions(self) -> Table:
        """What the zoos are worth, and the figures that they have got for it."""
        seats = range(self.view.players)
        table = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
        table.add_column(Text(self.say("board-attractions")))
        for seat in seats:
            table.add_column(Text(self.names[seat]), overflow="ellipsis", no_wrap=True, max_width=NAME_WIDTH)
        for family in range(FAMILIES):
            label = Text(words.family(family).say(self.language), FAMILY_STYLES[family])
            table.add_row(label, *(self.enclosure(seat, family) for seat in seats))
        table.add_row(Text(self.say("board-shrubs"), SHRUB_STYLE), *map(self.garden, seats))
        left = max(0, BENCHES[self.view.edition] - sum(self.view.zoos[seat].benches for seat in seats))
        table.add_row(self.say("board-benches", left=left), *(figures(self.view.zoos[seat].benches) for seat in seats))
        table.add_row(self.say("board-coins"), *(str(self.view.zoos[seat].coins) for seat in seats))
        table.add_row(self.say("board-points"), *map(self.points, seats))
        return table

    def enclosure(self, seat: int, family: int) -> Text:
        """The stars of the best enclosure of a family, and its visitors."""
        stars = self.view.zoos[seat].enclosures[family] // MOMENTS
        return worth(stars, words.STAR, int(rules.visitors_to(self.record, seat, family)))

    def garden(self, seat: int) -> Text:
        """The shrubs of a zoo, and its trees."""
        return worth(self.view.zoos[seat].shrubs, SHRUB, int(rules.trees(self.record, seat)))

    def points(self, seat: int) -> str:
        """The points on the pad, year by year."""
        return "+".join(map(str, words.points_by_year(self.view, seat))) or "–"

    # --- Zoos ---

    def others(self) -> RenderableType:
        """The zoos of everybody else, small and side by side."""
        seats = [seat for seat in range(self.view.players) if seat != self.view.seat]
        return Columns([self.zoo(seat, self.names[seat], NARROW) for seat in seats], padding=(0, 2))

    def zoo(self, seat: int, title: str, width: int) -> RenderableType:
        """A zoo under the name of its owner, ticked when a bid is made."""
        ready = self.view.bidding and not self.view.bidding >> seat & 1
        return Group(Text(f"{title} ✓" if ready else title, "bold"), self.picture.zoo(seat, width, ROOM))


def worth(count: int, sign: str, given: int) -> Text:
    """What an attraction is worth, and the figures given for it."""
    return Text(f"{count:>2}{sign} ") + figures(given) if count else Text(" –", "dim")


def figures(count: int) -> Text:
    """A sign for each figure."""
    return Text("●" * count if count <= MOST_SIGNS else f"● ×{count}", "bold")


def draw(view: Any, names: Sequence[str], language: str) -> RenderableType:
    """The whole table; a spectator has no zoo of his own."""
    board = Board(view, names, language)
    parts: list[RenderableType] = [board.headline(), Text(), board.row(), *board.last_bids(), board.attractions()]
    parts.append(board.others())
    if board.view.seat >= 0:
        parts += [Text(), board.zoo(board.view.seat, board.say("board-mine"), WIDE)]
    return Group(*parts)
