"""Ludarium: four board games, exact, fast and kind."""

from ludarium.core.game import Game, Match
from ludarium.core.record import Record, read
from ludarium.core.replay import replay as replay_game
from ludarium.core.texts import Mistake
from ludarium.games import GAMES, load

__all__ = ["Game", "Match", "Mistake", "Record", "games", "load", "read", "replay"]


def games() -> tuple[str, ...]:
    """The names of the games."""
    return GAMES


def replay(record: Record | str) -> Match:
    """The match at the end of a record, or of its text."""
    known = read(record) if isinstance(record, str) else record
    return replay_game(known, load(known.game))
