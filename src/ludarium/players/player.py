"""A player at a table: asked for a move of its seat, it sees that seat's view and nothing else."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from ludarium.core import contract, kit
from ludarium.core.game import Game, Thinking
from ludarium.core.texts import mistake
from ludarium.players import greedy, random
from ludarium.players.budget import Budget, budget_of
from ludarium.players.thinker import Hint, SearchPlayer, Thought

__all__ = ["Hint", "Player", "SearchPlayer", "Thought", "budget_named", "known_player", "seat_player"]


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
    """Takes what promises most at once."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.worlds = kit.zeros(greedy.WORLDS, game.state)
        self.scratches = kit.zeros(2, game.scratch)
        self.random = kit.zero(kit.Random)
        kit.seed(self.random, seed, 0)

    def move(self, view: Any, seat: int, players: int) -> int:
        sheets = len(self.game.sheets(players))
        return int(greedy.best_move(view, seat, sheets, self.worlds, self.scratches, self.random))


class CarelessPlayer(GreedyPlayer):
    """Sees the points of the moment alone, overlooks some of its moves, and is not always sure."""

    def move(self, view: Any, seat: int, players: int) -> int:  # noqa: ARG002
        return int(greedy.careless_move(view, seat, self.worlds, self.scratches, self.random))


# --- Players by their names ---

SIMPLE: dict[str, Callable[[Game, int], Player]] = {
    "careless": CarelessPlayer,
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
}
SEARCH, LEVEL = "search/", "level:"
# Who plays on which level, for people to choose from.
LEVELS = {"1": "careless", "2": "greedy", "3": "search/100", "4": "search/1500", "5": "search/1s"}
KNOWN = ("greedy", "random", f"{LEVEL}1", f"{LEVEL}5", f"{SEARCH}1s", f"{SEARCH}500ms", f"{SEARCH}2000")
# What may follow the budget of a search after a plus; each with what it changes, and between what it lies.
RANDOM_PLAYOUTS = Thinking()
SWITCHES = ("halving", "regret")
DIALS = {
    "depth": range(1000),
    "best": range(1, 100),
    "trust": range(1000),
    "together": range(1000),
    "ripe": range(1000),
    "curiosity": range(1000),
    "spread": range(1, 1000),
}
CORES = range(1, 65)
NUMBER = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True)
class Manner:
    """How a search goes about it: its budget, what is other than usual, and on how many cores."""

    budget: Budget
    changes: Mapping[str, int]
    cores: int = 1

    def thinking(self, game: Game) -> Thinking:
        """How it goes about a game."""
        usual = RANDOM_PLAYOUTS if "random" in self.changes else game.thinking
        return replace(usual, **{word: value for word, value in self.changes.items() if word != "random"})


def known_player(name: str) -> str:
    """The name of a player, if there is such a one."""
    manner_named(name)
    return name


def meant_by(name: str) -> str:
    """Who plays under a name: on a level, somebody else."""
    return LEVELS.get(name.removeprefix(LEVEL), name) if name.startswith(LEVEL) else name


def manner_named(name: str) -> Manner | None:
    """How the player of this name searches, if it does; a Mistake if nobody is called so."""
    meant = meant_by(name)
    if meant in SIMPLE:
        return None
    if not meant.startswith(SEARCH):
        raise mistake("unknown-player", player=name[:60], known=", ".join(KNOWN))
    budget, *words = meant.removeprefix(SEARCH).split("+")
    changes = dict(changed(word) for word in words)
    return Manner(budget_of(budget), changes, changes.pop("cores", 1))


def changed(word: str) -> tuple[str, int]:
    """What a word after the budget changes, and to what."""
    name, equals, number = word.partition("=")
    if not equals and name in ("random", *SWITCHES):
        return name, 1
    limits = {**DIALS, "cores": CORES}.get(name, range(0))
    if not NUMBER.fullmatch(number) or int(number) not in limits:
        known = ", ".join(("random", *SWITCHES, "cores=2", *(f"{dial}=N" for dial in DIALS)))
        raise mistake("unknown-manner", word=word[:60], known=known)
    return name, int(number)


def budget_named(name: str) -> Budget | None:
    """The budget in the name of a player, if it has one; a Mistake if nobody is called so."""
    manner = manner_named(name)
    return manner.budget if manner else None


def seat_player(name: str, game: Game, seed: int) -> Player:
    """A player by its name, ready to play a game."""
    manner = manner_named(name)
    if manner:
        return SearchPlayer(game, seed, manner.budget, manner.thinking(game), manner.cores)
    return SIMPLE[meant_by(name)](game, seed)
