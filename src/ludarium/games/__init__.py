"""The registry: one line a game."""

import importlib
import sys
from types import ModuleType
from typing import TYPE_CHECKING

from ludarium.core.texts import mistake

if TYPE_CHECKING:
    # Only a name here: the registry is read before it is decided how the rules run.
    from ludarium.core.game import Game

GAMES = ("ecosystem", "zooloretto", "zoosim", "aliencity")


class Shelf(ModuleType):
    """This module, which `ludarium.games()` calls as well: it is the shelf and the list of what stands on it."""

    def __call__(self) -> tuple[str, ...]:
        return GAMES


sys.modules[__name__].__class__ = Shelf


def load(name: str) -> "Game":
    """A game by its name."""
    if name not in GAMES:
        raise mistake("unknown-game", game=name[:60], known=", ".join(GAMES))
    game: Game = importlib.import_module(f"ludarium.games.{name}").GAME
    return game
