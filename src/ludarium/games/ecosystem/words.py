"""The words of Ecosystem: every move by its number, and what it names."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ludarium.core.texts import Sentence
from ludarium.games.ecosystem.box import (
    CELLS,
    NAMES,
    NEUTRAL_NAME,
    PAIRS,
    START,
    WIDTH,
)

TEXTS = Path(__file__).parent / "texts"
LINES = (*NAMES, "biodiversity", "total")
OBJECTIONS = (
    "",
    "no-game-over",
    "no-only-chance",
    "no-not-for-chance",
    "no-chance-first",
    "no-others-first",
    "no-pick-first",
    "no-lay-first",
    "no-swap-first",
    "no-give-first",
    "no-not-in-hand",
    "no-not-there",
    "no-start-first",
    "no-cell-covered",
    "no-sixth-column",
    "no-fifth-row",
    "no-not-beside",
    "no-cell-empty",
    "no-same-kind",
)

REMARKS = ("", "solo-lost", "solo-won", "solo-feat", "solo-remarkable", "solo-legendary")


def cell_name(cell: int) -> str:
    """A cell seen from the first card: to the right, and down."""
    start_y, start_x = divmod(START, WIDTH)
    y, x = divmod(cell, WIDTH)
    return f"{x - start_x},{y - start_y}"


def moves() -> Iterator[str]:
    """The words of every move, in the order of their numbers."""
    for hand in (*map(str, range(1, NEUTRAL_NAME + 1)), "n"):
        yield from (f"deal {hand} {kind}" for kind in NAMES)
    yield from (f"pick {kind}" for kind in NAMES)
    yield from (f"lay {cell_name(cell)}" for cell in range(CELLS))
    yield from (f"swap {cell_name(first)} {cell_name(second)}" for first, second in PAIRS)
    yield "keep"
    yield from (f"give {kind}" for kind in NAMES)
    yield from (f"neutral {kind}" for kind in NAMES)


WORDS = tuple(moves())
NAMED = frozenset(WORDS)


def sheets(players: int) -> tuple[str, ...]:
    """A score sheet for each seat; alone, one for Benedikt as well."""
    return ("1", "b") if players == 1 else tuple(map(str, range(1, players + 1)))


def card(kind: str) -> Sentence:
    """The name of a kind of card."""
    return Sentence(TEXTS, f"kind-{kind}")


def arguments(words: Sequence[str], mover: str, view: Any) -> dict[str, Any]:
    """What the words of a move name, for sentences about it: cards and cells."""
    verb, *rest = words
    if verb == "lay":
        laid = view.picked[int(mover) - 1] if mover.isdigit() else len(NAMES)
        return {"cell": rest[0], "card": card(NAMES[laid]) if laid < len(NAMES) else ""}
    if verb == "swap":
        return {"first": rest[0], "second": rest[1]}
    return {"card": card(rest[-1])} if rest else {}


def spelling(words: str) -> str:
    """The cells of a swap may be named in either order."""
    verb, *cells = words.split() or [""]
    turned = f"swap {' '.join(reversed(cells))}"
    return turned if verb == "swap" and turned in NAMED else words


def heard(words: Sequence[str]) -> str:
    """What others hear at once: nobody sees a card dealt to somebody else, or picked and still face down."""
    return words[0] if words[0] in ("deal", "pick") else " ".join(words)
