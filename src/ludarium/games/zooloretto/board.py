"""The table of Zooloretto in a terminal, as one seat may see it."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box as borders
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.kit import bits, plain
from ludarium.core.texts import Sentence
from ludarium.games.zooloretto import rules, words
from ludarium.games.zooloretto.box import (
    ANIMALS,
    COIN,
    ENCLOSURE_NAMES,
    FILLING_BONUS,
    FULL_POINTS,
    NAMES,
    NO_TRUCK,
    NOTHING,
    ONE_MISSING_POINTS,
    OPEN_ENCLOSURES,
    PLAIN,
    SPACES,
    SPECIES,
    STALL_PLACE_NAMES,
    STALLS_BESIDE,
    TILES_UNDER_DISC,
    TRUCK_PLACES,
)

SMALL_ZOO = 18
TRUCK_WIDTH = 14
SPECIES_STYLES = (
    "yellow",
    "bright_black",
    "bright_magenta",
    "red",
    "bright_yellow",
    "green",
    "bright_white",
    "cyan",
)
STALL_STYLE, COIN_STYLE = "bright_blue", "bold yellow"
FREE = "·"


def style(kind: int) -> str:
    """The colour of a tile."""
    if kind < ANIMALS:
        return SPECIES_STYLES[kind % SPECIES]
    return COIN_STYLE if kind == COIN else STALL_STYLE


class Board:
    """One view, drawn for its seat in one language."""

    def __init__(self, view: Any, names: Sequence[str], language: str) -> None:
        self.record = view
        self.view = plain(view)
        self.names = names
        self.language = language

    def say(self, text: str, **arguments: Any) -> str:
        return Sentence(words.TEXTS, text, arguments).say(self.language)

    def tile(self, kind: int, form: str = "") -> Text:
        """The name of a tile in its colour."""
        return Text(words.tile(words.TILES[kind]).forms(self.language)[form], style(kind))

    # --- What belongs to nobody ---

    def headline(self) -> Text:
        """How many tiles are to come, and what the bank has."""
        left, under = self.view.left, TILES_UNDER_DISC
        stack = self.say("board-last-round") if left < under else self.say("board-stack", tiles=left, under=under)
        text = Text(f"{stack}   {self.say('board-bank', coins=self.view.bank)}", "bold")
        out = [words.species(NAMES[species]).say(self.language) for species in bits(self.view.removed)]
        if out:
            text.append(f"   {self.say('board-removed', species=', '.join(out))}", "not bold dim")
        return text

    def trucks(self) -> RenderableType:
        """Every truck with its tiles and free places, or who has taken it."""
        there = [truck for truck, places in enumerate(TRUCK_PLACES[self.view.players]) if places]
        return Columns([self.truck(truck) for truck in there], padding=(0, 1), width=TRUCK_WIDTH)

    def truck(self, number: int) -> Text:
        truck = self.view.trucks[number]
        title = Text(self.say("board-truck", number=number + 1), "bold")
        if truck.driver != rules.NOBODY and number != self.view.unloading:
            return title + Text(f"\n→ {self.names[truck.driver]}", "dim", no_wrap=True, overflow="ellipsis")
        tiles = [self.tile(kind, "short") for kind in truck.tiles[: truck.loaded]]
        free = int(TRUCK_PLACES[self.view.players][number]) - truck.loaded if number != self.view.unloading else 0
        return title + Text("\n") + Text(" ").join([*tiles, *(Text(FREE, "dim") for _ in range(free))])

    def at_hand(self) -> Iterator[Text]:
        """The tile that was turned up, or those on the truck that is being unloaded."""
        kinds = [self.view.held] if self.view.held != NOTHING else []
        if self.view.unloading != NO_TRUCK:
            truck = self.view.trucks[self.view.unloading]
            kinds = truck.tiles[: truck.loaded]
        if kinds:
            who = self.names[self.view.acting]
            text = self.say("board-held" if self.view.held != NOTHING else "board-unloading", who=who)
            yield Text(f"{text} ") + Text(", ").join([self.tile(kind) for kind in kinds])

    # --- The others ---

    def others(self) -> RenderableType:
        """The zoos of everybody else, small and side by side."""
        seats = [seat for seat in range(self.view.players) if seat != self.view.seat]
        return Columns([self.small(seat) for seat in seats], padding=(0, 1), width=SMALL_ZOO)

    def small(self, seat: int) -> RenderableType:
        """A zoo with a line for each enclosure."""
        zoo = self.view.zoos[seat]
        lines = [self.small_enclosure(zoo, enclosure) for enclosure in bits(int(OPEN_ENCLOSURES[zoo.expanded]))]
        return Group(self.title(seat), self.coins(seat), *lines, self.barn(zoo, "short"))

    def title(self, seat: int) -> Text:
        """Whose zoo it is, ticked when the seat is out of the round."""
        out = "" if self.view.over or self.view.playing >> seat & 1 else " ✓"
        return Text(f"{self.names[seat]}{out}", "bold", no_wrap=True, overflow="ellipsis")

    def coins(self, seat: int) -> Text:
        return Text(self.say("board-coins", coins=self.view.zoos[seat].coins), COIN_STYLE)

    def small_enclosure(self, zoo: Any, enclosure: int) -> Text:
        herd = zoo.herds[enclosure]
        kind = PLAIN * SPECIES + herd.species
        animals = self.tile(kind, "short") + Text(fertile(herd)) if herd.animals else Text(FREE, "dim")
        parts = [Text(ENCLOSURE_NAMES[enclosure]), animals, Text(f"{herd.animals}/{SPACES[enclosure]}")]
        return Text(" ").join([*parts, *(self.tile(stall, "short") for _, stall in stalls_beside(zoo, enclosure))])

    def barn(self, zoo: Any, form: str = "") -> Text:
        """What is in a barn; tiles of a kind are counted."""
        kinds = [(kind, zoo.barn.holds[kind]) for kind in bits(zoo.barn.kinds)]
        tiles = [self.tile(kind, form) + Text(f" ×{count}" if count > 1 else "") for kind, count in kinds]
        return Text(f"{self.say('board-barn')} ", "bold") + (Text(", ").join(tiles) if tiles else Text("–", "dim"))

    # --- The seat that looks ---

    def own(self) -> RenderableType:
        """The own zoo: who lives in each enclosure, which stalls stand beside it, and what it is worth."""
        zoo = self.view.zoos[self.view.seat]
        table = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
        for heading in ("", "board-animals", "", "board-stalls", "board-points", "board-worth"):
            table.add_column(Text(self.say(heading) if heading else ""))
        for enclosure in bits(int(OPEN_ENCLOSURES[zoo.expanded])):
            table.add_row(*self.own_enclosure(zoo, enclosure))
        return table

    def own_enclosure(self, zoo: Any, enclosure: int) -> Iterator[Text]:
        """One enclosure with all that counts for it."""
        herd = zoo.herds[enclosure]
        yield Text(ENCLOSURE_NAMES[enclosure], "bold")
        yield self.tile(PLAIN * SPECIES + herd.species) if herd.animals else Text("–", "dim")
        yield self.herd(herd, int(SPACES[enclosure]))
        yield self.own_stalls(zoo, enclosure)
        yield Text(str(rules.enclosure_points(self.record, self.view.seat, enclosure)), justify="right")
        coins = int(FILLING_BONUS[enclosure])
        worth = f"{ONE_MISSING_POINTS[enclosure]} / {FULL_POINTS[enclosure]}"
        yield Text(f"{worth} {self.say('board-bonus', coins=coins)}" if coins else worth, "dim")

    def herd(self, herd: Any, spaces: int) -> Text:
        """A sign for every animal of a herd, and for every free space."""
        plain_ones = herd.animals - herd.males - herd.females - herd.cubs
        signs = "♂" * herd.males + "♀" * herd.females + "■" * plain_ones + "°" * herd.cubs
        return Text(signs, SPECIES_STYLES[herd.species]) + Text(FREE * (spaces - herd.animals), "dim")

    def own_stalls(self, zoo: Any, enclosure: int) -> Text:
        """The stall places beside an enclosure, with the stalls on them."""
        standing = dict(stalls_beside(zoo, enclosure))
        places = bits(int(STALLS_BESIDE[enclosure]))
        shown = [Text(f"{STALL_PLACE_NAMES[place]} ") + self.stall(standing.get(place)) for place in places]
        return Text(", ").join(shown)

    def stall(self, kind: int | None) -> Text:
        return Text("–", "dim") if kind is None else self.tile(kind)


def fertile(herd: Any) -> str:
    """Signs for the animals of a herd that can still breed."""
    return f"{'♂' * herd.males}{'♀' * herd.females}"


def stalls_beside(zoo: Any, enclosure: int) -> Iterator[tuple[int, int]]:
    """The places beside an enclosure where a stall stands, and its tile."""
    for place in bits(int(STALLS_BESIDE[enclosure]) & zoo.built):
        yield place, ANIMALS + zoo.stalls[place]


def draw(view: Any, names: Sequence[str], language: str) -> RenderableType:
    """The whole table; a spectator has no zoo of his own."""
    board = Board(view, names, language)
    parts: list[RenderableType] = [board.headline(), Text(), board.trucks(), *board.at_hand(), Text(), board.others()]
    if board.view.seat >= 0:
        title = Text(f"{board.say('board-mine')}   ", "bold") + board.coins(board.view.seat)
        parts += [Text(), title, board.own(), board.barn(board.view.zoos[board.view.seat])]
    return Group(*parts)
