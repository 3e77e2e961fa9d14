"""A player at a table: asked for a move of its seat, it sees that seat's view and nothing else."""

from collections.abc import Callable
from typing import Any, Protocol

from ludarium.core import contract, kit
from ludarium.core.game import Game
from ludarium.core.texts import mistake
from ludarium.players import greedy, random


class Player(Protocol):
    """Anybody who can play."""

    def move(self, view: Any, seat: int, players: int, /) -> int:
        """The number of the move that a seat with this view makes."""


class RandomPlayer:
    """Takes any legal move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.scratch = kit.zero(game.scratch)
        self.random = kit.zero(kit.Random)
        kit.seed(self.random, seed, 0)

    def move(self, view: Any, seat: int, players: int) -> int:  # noqa: ARG002
        world = kit.zero(self.game.state)
        contract.imagine(view, world, self.random)
        return int(random.any_move(world, seat, self.random, self.scratch))


class GreedyPlayer:
    """Takes what brings most at once."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.worlds = kit.zeros(greedy.WORLDS, game.state)
        self.scratches = kit.zeros(2, game.scratch)
        self.random = kit.zero(kit.Random)
        kit.seed(self.random, seed, 0)

    def move(self, view: Any, seat: int, players: int) -> int:
        sheets = len(self.game.sheets(players))
        return int(greedy.best_move(view, seat, sheets, self.worlds, self.scratches, self.random))


PLAYERS: dict[str, Callable[[Game, int], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}


def known_player(name: str) -> str:
    """The name of a player, if there is such a one."""
    if name not in PLAYERS:
        raise mistake("unknown-player", player=name[:60], known=", ".join(PLAYERS))
    return name


def seat_player(name: str, game: Game, seed: int) -> Player:
    """A player by its name, ready to play a game."""
    return PLAYERS[known_player(name)](game, seed)
