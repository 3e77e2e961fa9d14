"""The words of Alien City: every move by its number, and what it names."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium.core.kit import plain
from ludarium.core.texts import Sentence
from ludarium.games.aliencity import city, rules
from ludarium.games.aliencity.box import (
    BLUE,
    CARD_PLOTS,
    CARDS,
    COLOUR_NAMES,
    COLOUR_OF,
    DOME,
    GREEN,
    KINDS,
    PLAYERS,
    PLOT_NAMES,
    RED,
)

TEXTS = Path(__file__).parent / "texts"
LINES = ("towers", "bonus", "total")
OBJECTIONS = (
    "",
    "no-game-over",
    "no-only-chance",
    "no-not-for-chance",
    "no-other-card",
    "no-such-card",
    "no-chance-first",
    "no-others-turn",
    "no-cap-first",
    "no-build-first",
    "no-such-piece",
    "no-plot-taken",
    "no-parts-roads",
    "no-walls-in",
    "no-symbol-plot",
    "no-first-two",
    "no-dome-colour",
    "no-foreign-dome",
    "no-tower",
    "no-tower-capped",
)
REMARKS = ("",)
SEATS = tuple(str(seat + 1) for seat in range(PLAYERS))
KIND_NAMES = tuple(f"{COLOUR_NAMES[COLOUR_OF[kind]]} {'tower' if kind < DOME else 'dome'}" for kind in range(KINDS))


def moves() -> Iterator[str]:
    """The words of every move, in the order of their numbers."""
    for card in range(CARDS):
        names = [PLOT_NAMES[int(plot)] for plot in CARD_PLOTS[card]]
        yield from (f"card {names[0]} {colour} {symbol}" for colour in COLOUR_NAMES for symbol in names)
    yield from (f"build {kind} {plot}" for kind in KIND_NAMES for plot in PLOT_NAMES)
    yield from (f"cap {plot}" for plot in PLOT_NAMES)
    yield "pass"


WORDS = tuple(moves())


def sheets(players: int) -> tuple[str, ...]:
    """A score sheet for each seat."""
    return SEATS[:players]


def heard(words: Sequence[str]) -> str:
    """What others hear at once: everything, for everything is open."""
    return " ".join(words)


def spelling(words: str) -> str:
    """Every move has one spelling."""
    return words


# --- Beside the score sheet: each capped tower, and each bonus ---


def details(view: Any, seat: int) -> dict[str, int]:
    """What each tower with a cap of the seat is worth, and each bonus."""
    seen = plain(view)
    stands, own = city.buildings(seen), sorted(city.plots(seen.capped[seat]))
    towers = {f"tower {PLOT_NAMES[plot]}": int(rules.tower_points(view, plot, stands[plot])) for plot in own}
    return towers | {
        f"bonus {PLOT_NAMES[plot]} {COLOUR_NAMES[colour]}": points
        for plot in paying(seen)
        for colour in (RED, BLUE)
        if (points := int(rules.bonus(view, seat, plot, colour)))
    }


def paying(view: Any) -> list[int]:
    """The green towers without a cap."""
    return sorted(city.plots(view.stands[GREEN]) - set(city.caps(view)))


def line(view: Any, name: str) -> Sentence:
    """A line beside the score sheet: how a tower comes to its points, or what a bonus is for."""
    what, plot, *guild = name.split()
    number = PLOT_NAMES.index(plot)
    if what == "bonus":
        colour = COLOUR_NAMES.index(guild[0])
        far = int(rules.nearest(view, number, colour)[0])
        return Sentence(TEXTS, "line-bonus-for", {"plot": plot, "guild": piece(colour), "distance": far})
    colour = city.buildings(plain(view))[number]
    counted = {
        "customers": int(rules.customers(view, number, colour)),
        "competition": int(rules.competition(view, number, colour)),
    }
    return Sentence(TEXTS, "line-tower", {"plot": plot, "tower": piece(colour), **counted})


# --- What a move has brought ---


def news(before: Any, after: Any, names: Sequence[str]) -> Iterator[Sentence]:
    """Somebody may be left without a place for any building, and somebody else go on."""
    builder, now = plain(before).acting, plain(after)
    if plain(before).built < now.built and now.following == builder:
        yield Sentence(TEXTS, "news-skipped", {"who": names[1 - builder], "builder": names[builder]})


# --- What words name ---


def piece(kind: int) -> Sentence:
    """The name of a building."""
    return Sentence(TEXTS, f"piece-{KIND_NAMES[kind].replace(' ', '-')}")


def colour_of(number: int) -> Sentence:
    """The name of a colour."""
    return Sentence(TEXTS, f"colour-{COLOUR_NAMES[number]}")


def listed(plots: set[int]) -> str:
    """Plots by their names."""
    return ", ".join(PLOT_NAMES[plot] for plot in sorted(plots))


def arguments(words: Sequence[str], mover: str, view: Any) -> dict[str, Any]:
    """What the words of a move name, for sentences about it, and the plots that have to do with it."""
    verb, *rest = words
    if verb == "card":
        return {"card": rest[0], "colour": colour_of(COLOUR_NAMES.index(rest[1])), "symbol": rest[2]}
    if verb == "build":
        return built(KIND_NAMES.index(" ".join(rest[:2])), PLOT_NAMES.index(rest[2]), view)
    stands = city.buildings(view)
    towers = {"plot": rest[0], "tower": tower_on(stands, PLOT_NAMES.index(rest[0]))} if rest else {}
    return {"caps": view.stocks[int(mover) - 1].caps if mover.isdigit() else 0, **towers}


def tower_on(stands: Mapping[int, int], plot: int) -> Sentence | str:
    """The name of what stands on a plot."""
    return piece(stands[plot]) if plot in stands else ""


def built(kind: int, plot: int, view: Any) -> dict[str, Any]:
    """What a building on a plot has to do with."""
    ground = city.colours(view)
    return {
        "piece": piece(kind),
        "plot": PLOT_NAMES[plot],
        "colour": colour_of(COLOUR_OF[kind]),
        "ground": colour_of(ground[plot]) if plot in ground else "",
        "card": listed(city.card(plot)),
        "stands": tower_on(city.buildings(view), plot),
        "parted": listed(city.cut_off(view, plot)),
        "walled_in": listed(city.walled_in(view, plot)),
        "others": listed(city.free_beside_symbol(view, plot)),
        "homes": listed(city.homes(view, kind)),
    }
