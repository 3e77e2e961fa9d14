"""The words of ZooSim: every move by its number, and what it names."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium.core.kit import plain
from ludarium.core.texts import Sentence
from ludarium.games.zoosim import rules
from ludarium.games.zoosim.box import (
    DIRECTION_NAMES,
    FAMILY_NAMES,
    INCOMES,
    MOST_BID,
    PLACES,
    PLAYERS_TO,
    REACHED,
    SIDES,
    YEAR_POINTS,
)
from ludarium.games.zoosim.tiles import NAMES

TEXTS = Path(__file__).parent / "texts"
LINES = ("visitors", "trees", "benches", "coins", "total")
OBJECTIONS = (
    "",
    "no-game-over",
    "no-only-chance",
    "no-not-for-chance",
    "no-such-flag",
    "no-flag-hoisted",
    "no-not-in-pile",
    "no-chance-first",
    "no-others-bid",
    "no-others-build",
    "no-bid-first",
    "no-build-first",
    "no-too-few-coins",
    "no-square-taken",
    "no-on-pavilion",
    "no-not-beside",
    "no-into-pavilion",
    "no-path-into-grass",
    "no-grass-at-path",
    "no-path-joins",
    "no-fits-somewhere",
)
REMARKS = ("", "coins-decided")
SEATS = tuple(str(seat + 1) for seat in range(PLAYERS_TO))
STAR = "★"


def square_name(square: int) -> str:
    """A square seen from half A of the start tile: to the right, and down."""
    x, y = PLACES[square]
    return f"{x},{y}"


def moves() -> Iterator[str]:
    """The words of every move, in the order of their numbers."""
    yield from (f"flag {seat}" for seat in SEATS)
    yield from (f"tile {name}" for name in NAMES)
    yield from (f"bid {coins}" for coins in range(MOST_BID + 1))
    for square in range(REACHED):
        yield from (f"place {square_name(square)} {direction}" for direction in DIRECTION_NAMES)
    yield "forfeit"


WORDS = tuple(moves())


def sheets(players: int) -> tuple[str, ...]:
    """A score sheet for each seat."""
    return SEATS[:players]


def unused(_: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """Coins are points by one of the variants alone."""
    return ("coins",) if options["income"] == INCOMES[0] else ()


def details(view: Any, seat: int) -> dict[str, int]:
    """The figures in a zoo as they stand, by family, and the points of each year that is over."""
    years = {f"year-{year}": points for year, points in enumerate(points_by_year(plain(view), seat), 1)}
    return standing(view, seat) | years


def standing(view: Any, seat: int) -> dict[str, int]:
    """The visitors, trees and benches in a zoo."""
    visitors = {f"visitors-{name}": int(rules.visitors_to(view, seat, n)) for n, name in enumerate(FAMILY_NAMES)}
    return visitors | {
        "standing-trees": int(rules.trees(view, seat)),
        "standing-benches": plain(view).zoos[seat].benches,
    }


def points_by_year(view: Any, seat: int) -> Iterator[int]:
    """The points of each year on the pad, if years bring points at all."""
    for year in range(view.year if view.income == INCOMES.index("tiles") else 0):
        page = view.zoos[seat].pad[year]
        yield int(YEAR_POINTS[view.income][year]) * (page.visitors + page.trees + page.benches)


# --- What a move has brought ---


def news(before: Any, after: Any, names: Sequence[str]) -> Iterator[Sentence]:
    """Who has won an auction, the figures that have come and gone, and what a year has brought."""
    was, now = plain(before), plain(after)
    if was.builder == rules.NOBODY != now.builder:
        yield from won(was, now, names[now.builder])
    for seat, who in enumerate(names):
        earlier = standing(before, seat)
        for line, figures in standing(after, seat).items():
            if figures != earlier[line]:
                change = {"line": Sentence(TEXTS, f"line-{line}"), "earlier": earlier[line], "now": figures}
                yield Sentence(TEXTS, "news-figures", {"who": who, **change})
    for year in range(was.year, now.year):
        for seat, who in enumerate(names):
            yield year_ended(now, year, seat, who)


def won(before: Any, after: Any, who: str) -> Iterator[Sentence]:
    """Who has got the tile, for how much, and whether that took a flag."""
    bought = {"tile": tile(after, after.row[after.sold]), "bid": after.shown[after.builder]}
    yield Sentence(TEXTS, "news-won", {"who": who, **bought})
    if before.pole != after.pole:
        yield Sentence(TEXTS, "news-flag", {"who": who})


def year_ended(view: Any, year: int, seat: int, who: str) -> Sentence:
    """What a year has brought to a seat."""
    page = view.zoos[seat].pad[year]
    figures = page.visitors + page.trees + page.benches
    points = figures * int(YEAR_POINTS[view.income][year])
    known = {"who": who, "year": year + 1, "figures": figures, "points": points, "coins": view.zoos[seat].coins}
    return Sentence(TEXTS, "news-year", known)


def heard(words: Sequence[str]) -> str:
    """What others hear at once: how many coins a hand holds shows when all are opened."""
    return words[0] if words[0] == "bid" else " ".join(words)


def spelling(words: str) -> str:
    """Every move has one spelling."""
    return words


# --- What words name ---


def family(number: int) -> Sentence:
    """The name of a family."""
    return Sentence(TEXTS, f"family-{FAMILY_NAMES[number]}")


def tile(view: Any, number: int) -> Sentence:
    """A tile by its name, with what it shows."""
    shown = view.tiles[number]
    halves = {
        name: Sentence(TEXTS, "half", {"family": family(shown.families[half]), "stars": STAR * shown.stars[half]})
        for half, name in zip(range(SIDES), ("first", "second"), strict=True)
    }
    return Sentence(TEXTS, "tile", {"name": NAMES[number], **halves, "shrubs": shown.shrubs})


def arguments(words: Sequence[str], mover: str, view: Any) -> dict[str, Any]:
    """What the words of a move name, for sentences about it, with the tile for sale and what the mover has."""
    return {
        "tile": tile(view, view.row[view.sold]) if view.sold < view.turned else "",
        "coins": view.zoos[int(mover) - 1].coins if mover.isdigit() else 0,
        **named(*words, view=view),
    }


def named(verb: str, *rest: str, view: Any) -> dict[str, Any]:
    """What stands after a verb."""
    if verb == "flag":
        return {"seat": rest[0]}
    if verb == "tile":
        return {"tile": tile(view, NAMES.index(rest[0]))}
    if verb == "bid":
        return {"bid": int(rest[0])}
    return {"square": rest[0], "direction": Sentence(TEXTS, f"direction-{rest[1]}")} if rest else {}
