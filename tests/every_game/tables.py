"""Every way in which the games of the registry can be played, and random games at them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludarium.core import contract, kit
from ludarium.core.game import Game, Match
from ludarium.games import GAMES, load
from ludarium.players.random import any_move


@dataclass(frozen=True)
class Table:
    """A game, a number of players, and the value of every option."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.name, str(self.players), *(value for _, value in self.options)))

    @property
    def game(self) -> Game:
        return load(self.name)

    def match(self) -> Match:
        return Match(self.game, self.players, dict(self.options))


def option_choices(game: Game) -> Iterator[tuple[tuple[str, str], ...]]:
    """The usual options, and then every other value of every option by itself."""
    usual = game.checked_options({})
    yield tuple(usual.items())
    for option in game.options:
        for value in option.values[1:]:
            yield tuple({**usual, option.name: value}.items())


def tables(name: str) -> list[Table]:
    """Every number of players with every value of every option."""
    game = load(name)
    return [Table(name, players, options) for players in game.seats for options in option_choices(game)]


EVERY_TABLE = [table for name in GAMES for table in tables(name)]


class Play:
    """One random game under way, in the numbers of the rules."""

    def __init__(self, table: Table, seed: int) -> None:
        self.game = table.game
        self.players = table.players
        self.state, self.scratch = kit.zero(self.game.state), kit.zero(self.game.scratch)
        self.random = kit.zero(kit.Random)
        kit.seed(self.random, seed, table.players)
        kit.fill(self.scratch, "options", self.game.option_numbers(dict(table.options)))
        contract.begin(self.state, table.players, self.scratch)

    @property
    def acting(self) -> list[int]:
        """The seats that may act now, chance among them."""
        return kit.bits(contract.waiting(self.state))

    def below(self, limit: int) -> int:
        return kit.below(self.random, limit)

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, or what chance can do."""
        if seat == contract.CHANCE_SEAT:
            return [move for move, _ in self.outcomes()]
        return kit.values(self.scratch, "moves", contract.list_moves(self.state, seat, self.scratch))

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance can do now, with its odds."""
        if self.acting != [contract.CHANCE_SEAT]:
            return []
        count = contract.list_outcomes(self.state, self.scratch)
        return list(zip(*(kit.values(self.scratch, field, count) for field in ("moves", "odds")), strict=True))

    def view(self, seat: int, state: Any = None) -> Any:
        """What a seat may know of this game, or of another."""
        view = kit.zero(self.game.view)
        contract.look(self.state if state is None else state, seat, view)
        return view

    def imagined(self, view: Any) -> Any:
        """A whole game that a view allows."""
        state = kit.zero(self.game.state)
        contract.imagine(view, state, self.random)
        return state

    def step(self, state: Any = None) -> None:
        """A random move of any seat that may act, in this game or in another."""
        state = self.state if state is None else state
        acting = kit.bits(contract.waiting(state))
        seat = acting[self.below(len(acting))]
        contract.play(state, seat, any_move(state, seat, self.random, self.scratch))


# More moves than any game of ours takes: who reaches this is stuck.
ENDLESS = 2_000


def positions(table: Table, seed: int) -> Iterator[Play]:
    """A random game at each of its positions, the end included."""
    play = Play(table, seed)
    for _ in range(ENDLESS):
        yield play
        if not play.acting:
            return
        play.step()
    raise AssertionError(f"{table}, seed {seed}: not over after {ENDLESS} moves")
