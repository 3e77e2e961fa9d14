"""Ludarium: board games from their rulebooks, exact, fast and kind.

The rules are loaded when they are first needed, for how they run is decided then (see `ludarium.core.kit`).
"""

import importlib
from typing import TYPE_CHECKING, Any

from ludarium.core.record import Record, read
from ludarium.core.texts import Mistake
from ludarium.games import load

if TYPE_CHECKING:
    from ludarium.core.game import Game, Match

    def games() -> tuple[str, ...]:
        """The names of the games."""


__all__ = ["Game", "Match", "Mistake", "Record", "games", "load", "read", "replay"]


def replay(record: Record | str) -> "Match":
    """The match at the end of a record, or of the text of one."""
    known = read(record) if isinstance(record, str) else record
    match: Match = importlib.import_module("ludarium.core.replay").replay(known, load(known.game))
    return match


def __getattr__(name: str) -> Any:
    if name in ("Game", "Match"):
        return getattr(importlib.import_module("ludarium.core.game"), name)
    raise AttributeError(f"module 'ludarium' has no attribute {name!r}")
