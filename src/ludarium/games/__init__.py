"""The registry: one line a game."""

import importlib

from ludarium.core.game import Game
from ludarium.core.texts import mistake

GAMES = ("ecosystem",)


def load(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise mistake("unknown-game", game=name[:60], known=", ".join(GAMES))
    game = importlib.import_module(f"ludarium.games.{name}").GAME
    assert isinstance(game, Game)
    return game
