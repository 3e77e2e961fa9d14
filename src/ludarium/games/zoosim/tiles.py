"""The set of tiles: that of the box, or a file of somebody's own in the same form."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludarium.core.texts import Mistake, Sentence
from ludarium.games.zoosim.box import EDGES, FAMILY_NAMES, MOST_SHRUBS, STARS_FROM, STARS_TO, TILES

TEXTS = Path(__file__).parent / "texts"
USUAL = Path(__file__).parent / "tiles.json"
NAMES = tuple(f"Z{number:02}" for number in range(1, TILES + 1))
HALF_NAMES = ("A", "B")


def wrong(name: str, /, **arguments: Any) -> Mistake:
    """What is wrong with a set of tiles."""
    return Mistake(Sentence(TEXTS, f"tiles-{name}", arguments))


def read_tiles(text: str) -> tuple[int, ...]:
    """The tiles of a file as the rules take them, or a Mistake that names what is wrong."""
    try:
        content = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        raise wrong("no-json") from None
    tiles = content.get("tiles") if isinstance(content, dict) else None
    if not isinstance(tiles, list) or len(tiles) != TILES:
        raise wrong("count", count=len(tiles) if isinstance(tiles, list) else 0, needed=TILES)
    return tuple(number for name, tile in zip(NAMES, in_order(tiles), strict=True) for number in read_tile(name, tile))


def in_order(tiles: list[Any]) -> Iterator[dict[str, Any]]:
    """The tiles by their names; every name must be there once."""
    named = {tile.get("id"): tile for tile in tiles if isinstance(tile, dict) and isinstance(tile.get("id"), str)}
    for name in NAMES:
        if name not in named:
            raise wrong("missing", tile=name, first=NAMES[0], last=NAMES[-1])
        yield named[name]


def read_tile(name: str, tile: dict[str, Any]) -> Iterator[int]:
    """The numbers of one tile: families, stars, paths, and shrubs."""
    halves = [read_half(name, half, tile.get("halves")) for half in HALF_NAMES]
    families = [FAMILY_NAMES.index(half["family"]) for half in halves]
    if families[0] == families[1]:
        raise wrong("same-family", tile=name)
    yield from families
    yield from (half["stars"] for half in halves)
    yield from read_paths(name, tile.get("exits"))
    yield whole(name, "shrubs", tile.get("shrubs"), 0, MOST_SHRUBS)


def read_half(name: str, half: str, halves: Any) -> dict[str, Any]:
    """What a half shows."""
    found = halves.get(half) if isinstance(halves, dict) else None
    if not isinstance(found, dict) or found.get("family") not in FAMILY_NAMES:
        raise wrong("no-family", tile=name, half=half, known=", ".join(FAMILY_NAMES))
    whole(name, "stars", found.get("stars"), STARS_FROM, STARS_TO)
    return found


def whole(name: str, what: str, value: Any, least: int, most: int) -> int:
    """A number within its limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong("number", tile=name, what=what, least=least, most=most, value=shown(value))
    return value


def shown(value: Any) -> str:
    """A value as it stands in a file; what is inside of lists and objects may be too deep to tell."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    return json.dumps(value)[:60]


def read_paths(name: str, exits: Any) -> Iterator[int]:
    """The paths that leave each half, as sets of directions."""
    known = [edge for edges in EDGES for edge in edges]
    if not isinstance(exits, list) or not exits or any(edge not in known or exits.count(edge) > 1 for edge in exits):
        raise wrong("exits", tile=name, known=", ".join(known))
    for edges in EDGES:
        yield sum(1 << side for edge, side in edges.items() if edge in exits)


USUAL_TILES = read_tiles(USUAL.read_text("utf-8"))
