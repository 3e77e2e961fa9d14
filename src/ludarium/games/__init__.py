"""The registry: one line a game."""

import importlib
from typing import TYPE_CHECKING

from ludarium.core.texts import mistake

if TYPE_CHECKING:
    # Only a name here: the registry is read before it is decided how the rules run.
    from ludarium.core.game import Game

GAMES = ("ecosystem",)


def load(name: str) -> "Game":
    """A game by its name."""
    if name not in GAMES:
        raise mistake("unknown-game", game=name[:60], known=", ".join(GAMES))
    game: Game = importlib.import_module(f"ludarium.games.{name}").GAME
    return game
