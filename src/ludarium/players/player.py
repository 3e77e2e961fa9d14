"""A player at a table: asked for a move of its seat, it sees that seat's view and nothing else."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ludarium.core import contract, kit
from ludarium.core.game import Game
from ludarium.core.texts import mistake
from ludarium.players import greedy, random, search
from ludarium.players.budget import Budget, budget_of


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


@dataclass(frozen=True)
class Thought:
    """A move, how often it was tried, and how good the chances are with it."""

    move: int
    visits: int
    chance: float


@dataclass(frozen=True)
class Hint:
    """A good move, the chances with it, and what it brings more or less than another, by line of the score sheet."""

    move: int
    chance: float
    differences: Mapping[str, float]


HINTS = 3
EVEN = 0.5
# How many games a hint looks at for each move.
FORESEEN = 400


class SearchPlayer:
    """Simulates games from what it sees, for so many simulations or for some time, and makes the best move known."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.mind = kit.zero(search.mind_type(game, DECISIONS, CHOICES))
        self.seed = seed
        self.moves_made = 0

    def move(self, view: Any, seat: int, players: int) -> int:
        return self.thoughts(view, seat, players)[0].move

    def hints(self, view: Any, seat: int, players: int) -> list[Hint]:
        """The best moves; the first is compared with the second by what it comes to, and the others with the first."""
        best = self.thoughts(view, seat, players)[:HINTS]
        sheets = [self.foreseen(view, seat, thought.move) for thought in best]
        others = [sheets[1 if n == 0 and len(sheets) > 1 else 0] for n in range(len(sheets))]
        return [
            Hint(thought.move, thought.chance, {line: sheet[line] - other[line] for line in sheet})
            for thought, sheet, other in zip(best, sheets, others, strict=True)
        ]

    def thoughts(self, view: Any, seat: int, players: int) -> list[Thought]:
        """All moves that were thought about, the best one first; where there is only one, no thought is needed."""
        legal = self.legal_moves(view, seat)
        if len(legal) == 1:
            return [Thought(legal[0], 0, EVEN)]
        search.prepare(self.mind, self.seed, self.moves_made, players, len(self.game.sheets(players)))
        self.moves_made += 1
        search.make_room(self.mind)
        self.budget.spend(lambda times: search.think(self.mind, view, seat, times))
        known = sorted(self.known(view, seat), key=lambda thought: (-thought.visits, -thought.chance))
        # Where no room was left for the decision, any move is as good as another.
        return known or [Thought(legal[0], 0, EVEN)]

    def legal_moves(self, view: Any, seat: int) -> list[int]:
        """What a seat may do now; a Mistake if it is not waited for."""
        count = search.count_moves(self.mind, view, seat)
        if not count:
            raise mistake("nothing-to-decide", seat=str(seat + 1))
        return [int(search.move_at(self.mind, n)) for n in range(count)]

    def known(self, view: Any, seat: int) -> Iterator[Thought]:
        """What is known of each move."""
        choice = search.first_choice(self.mind, view, seat)
        while choice != search.NONE:
            move, visits, rewards = map(int, search.known_of(self.mind, choice))
            yield Thought(move, visits, rewards / (max(1, visits) * search.CERTAIN))
            choice = search.next_choice(self.mind, choice)

    def foreseen(self, view: Any, seat: int, move: int) -> dict[str, float]:
        """The mean score sheet of games that go on with a move."""
        search.foresee(self.mind, view, seat, move, FORESEEN)
        sums = kit.values(self.mind, "forecast", len(self.game.lines))
        return {line: total / FORESEEN for line, total in zip(self.game.lines, sums, strict=True)}


# --- Players by their names ---

# What a search remembers: 26 megabytes; little where every number is an object.
DECISIONS, CHOICES = (1 << 10, 1 << 13) if kit.PURE else (1 << 17, 1 << 20)
SIMPLE: dict[str, Callable[[Game, int], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}
SEARCH, LEVEL = "search/", "level:"
# How far a player of each level looks, for people to choose from.
LEVELS = {"1": "12", "2": "60", "3": "300", "4": "3000", "5": "1s"}
KNOWN = (*SIMPLE, f"{LEVEL}1", f"{LEVEL}5", f"{SEARCH}1s", f"{SEARCH}500ms", f"{SEARCH}2000")


def known_player(name: str) -> str:
    """The name of a player, if there is such a one."""
    budget_named(name)
    return name


def budget_named(name: str) -> Budget | None:
    """The budget in the name of a player, if it has one; a Mistake if nobody is called so."""
    if name in SIMPLE:
        return None
    if name.startswith(SEARCH):
        return budget_of(name.removeprefix(SEARCH))
    level = name.removeprefix(LEVEL)
    if not name.startswith(LEVEL) or level not in LEVELS:
        raise mistake("unknown-player", player=name[:60], known=", ".join(KNOWN))
    return budget_of(LEVELS[level])


def seat_player(name: str, game: Game, seed: int) -> Player:
    """A player by its name, ready to play a game."""
    budget = budget_named(name)
    return SearchPlayer(game, seed, budget) if budget else SIMPLE[name](game, seed)
