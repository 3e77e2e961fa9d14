"""Tiles and zoos drawn for a terminal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group
from rich.text import Text

from ludarium.core.kit import bits, plain
from ludarium.games.zoosim import words
from ludarium.games.zoosim.box import (
    BESIDE,
    DIRECTIONS,
    EAST,
    NORTH,
    PAVILION_SQUARES,
    PLACES,
    PLAYERS_TO,
    SIDES,
    SOUTH,
    START_PATHS,
    START_SQUARES,
    TURNED,
    WEST,
    WORD_SPOTS,
)

FAMILY_STYLES = ("dark_orange3", "yellow", "bright_red", "white", "bright_blue")
SHRUB, SHRUB_STYLE = "♣", "green"
# How wide a square is drawn: with its paths, without them, and where a zoo is wider than anything else would allow.
WIDE, NARROW, TINY, LEAST = 5, 4, 2, 1
LABEL = 4
START_SIGN = "═══"
Place = tuple[int, int]


@dataclass(frozen=True)
class Square:
    """What lies on a square of a zoo: a half of a tile, or of the start tile, and the sides that paths lead to."""

    content: Text
    paths: int
    shrubs: int = 0


EMPTY = Square(Text("   "), 0)
END = Square(Text(" ○ ", "dim"), 0)
WALL = "▒"


class Picture:
    """What a view shows, in one language."""

    def __init__(self, view: Any, language: str) -> None:
        self.view = plain(view)
        self.language = language

    # --- Tiles ---

    def half(self, tile: int, half: int) -> Text:
        """Two letters for the family of a half, and its stars."""
        shown = self.view.tiles[tile]
        family = shown.families[half]
        return Text(f"{words.family(family).forms(self.language)['short']}{shown.stars[half]}", FAMILY_STYLES[family])

    def halves(self, tile: int, direction: int) -> list[Square]:
        """Both halves of a tile that points in a direction, the path across the middle included."""
        shown = self.view.tiles[tile]
        paths = [int(TURNED[shown.paths[half]][direction]) for half in range(SIDES)]
        seams = across_the_middle(paths, direction)
        shrubs = (shown.shrubs, 0)
        return [Square(self.half(tile, n), paths[n] | seams[n], shrubs[n]) for n in range(SIDES)]

    def tile(self, tile: int) -> Group:
        """A tile lying flat."""
        drawn = [wide(square) for square in self.halves(tile, EAST)]
        return Group(*(first + second for first, second in zip(*drawn, strict=True)))

    # --- Zoos ---

    def squares(self, seat: int) -> dict[Place, Square]:
        """What lies on the squares of a zoo."""
        start = [int(START_PATHS[self.view.start][half]) for half in range(SIDES)]
        seams = across_the_middle(start, EAST)
        found = {place: Square(Text(START_SIGN), start[n] | seams[n]) for n, place in enumerate(START_SQUARES)}
        for tile, owner in enumerate(self.view.owners):
            if owner == seat:
                here, direction = self.view.squares[tile], self.view.facing[tile]
                places = (PLACES[here], PLACES[int(BESIDE[here][direction])])
                found |= dict(zip(places, self.halves(tile, direction), strict=True))
        return found

    def ends(self, seat: int) -> list[Place]:
        """The free squares to which a path leads."""
        words_of_spots = enumerate(self.view.zoos[seat].ends)
        spots = [word * WORD_SPOTS + bit for word, spots in words_of_spots for bit in bits(spots)]
        return [PLACES[(self.view.here[spot] - 1) // PLAYERS_TO] for spot in spots]

    def zoo(self, seat: int, widest: int, room: int) -> Group:
        """A zoo with the coordinates of its squares, as wide as wished if there is room for that."""
        squares = dict.fromkeys(self.ends(seat), END) | self.squares(seat)
        across, down = extent([*squares, *PAVILION_SQUARES])
        width = next((width for width in (widest, NARROW, TINY) if width * len(across) + LABEL <= room), LEAST)
        rows = [line for y in down for line in labelled(y, [drawn(squares, (x, y), width) for x in across])]
        return Group(headings(across, width), *rows)


def across_the_middle(paths: Sequence[int], direction: int) -> list[int]:
    """The path from half to half as each of them sees it; there is one if both halves have paths."""
    sides = (direction, (direction + DIRECTIONS // 2) % DIRECTIONS)
    return [1 << side if all(paths) else 0 for side in sides]


def extent(places: Sequence[Place]) -> tuple[range, range]:
    """The columns and rows that some squares reach."""
    xs, ys = zip(*places, strict=True)
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def headings(across: range, width: int) -> Text:
    """The numbers of the columns; where they are too narrow for that, of the first and the last."""
    columns = [f"{x:^{width}}" for x in across] if width > TINY else [f"{across[0]} … {across[-1]}"]
    return Text(" " * LABEL + "".join(columns), "dim")


def labelled(y: int, squares: Sequence[Sequence[Text]]) -> list[Text]:
    """The lines of a row of squares; the number of the row stands before the middle one."""
    lines = [Text().join(parts) for parts in zip(*squares, strict=True)]
    return [Text(f"{y if n == len(lines) // 2 else '':>{LABEL - 1}} ", "dim") + line for n, line in enumerate(lines)]


def drawn(squares: Mapping[Place, Square], place: Place, width: int) -> list[Text]:
    """The lines of one square."""
    if place in PAVILION_SQUARES:
        wall = f"{WALL * (width if width in (WIDE, LEAST) else width - 1):{width}}"
        return [Text(wall, "dim")] * (3 if width == WIDE else 1)
    square = squares.get(place, EMPTY)
    if width == WIDE:
        return wide(square)
    if width == NARROW:
        return [square.content + Text(" ")]
    return [Text(f"{square.content.plain.strip()[:width]:{width}}", square.content.style)]


def wide(square: Square) -> list[Text]:
    """What a square shows, with the paths that leave it, and the shrubs of its tile."""
    shrubs = Text(f"{square.shrubs}{SHRUB}" if square.shrubs else "  ", SHRUB_STYLE)
    west, east = ("─" if square.paths >> side & 1 else " " for side in (WEST, EAST))
    north, south = ("│" if square.paths >> side & 1 else " " for side in (NORTH, SOUTH))
    return [shrubs + Text(f"{north}  "), Text(west) + square.content + Text(east), Text(f"  {south}  ")]
