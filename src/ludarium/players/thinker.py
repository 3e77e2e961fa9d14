"""The player that searches: so many simulations or so much time for each move, and the best move known in the end."""

import concurrent.futures
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ludarium.core import contract, kit
from ludarium.core.game import TO_THE_END, Game, Thinking
from ludarium.core.texts import mistake
from ludarium.players import search
from ludarium.players.budget import Budget
from ludarium.players.endgame import EndGame, Ending


@dataclass(frozen=True)
class Thought:
    """A move, how often it was tried, and how good the chances are with it."""

    move: int
    visits: int
    chance: float
    dropped: bool = False


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
# What a search remembers: up to 70 megabytes, as it comes to be used; little where every number is an object.
DECISIONS, CHOICES = (1 << 10, 1 << 13) if kit.PURE else (1 << 18, 1 << 21)


class SearchPlayer:
    """Simulates games from what it sees, for so many simulations or for some time, and makes the best move known."""

    def __init__(self, game: Game, seed: int, budget: Budget, thinking: Thinking | None = None, cores: int = 1) -> None:
        self.game = game
        self.budget = budget
        self.thinking = thinking or game.thinking
        self.minds = [self.new_mind() for _ in range(cores)]
        self.ending = EndGame(game) if game.open_after_setup else None
        self.seed = seed
        self.moves_made = 0

    def new_mind(self) -> Any:
        """A mind that goes about the game in our manner."""
        mind = kit.zero(search.mind_type(self.game, DECISIONS, CHOICES))
        how = self.thinking
        depth = search.TO_THE_END if how.depth == TO_THE_END else how.depth
        search.adopt(
            mind, depth, how.best, how.trust, how.together, how.ripe, how.curiosity, how.spread, how.halving, how.regret
        )
        return mind

    @property
    def mind(self) -> Any:
        """The first mind, which is asked about what all of them see."""
        return self.minds[0]

    # --- What is asked ---

    def move(self, view: Any, seat: int, players: int) -> int:
        """The best move; thinking ends when no other can become the best in time."""
        return self.considered(view, seat, players, 1, may_end=True)[0].move

    def thoughts(self, view: Any, seat: int, players: int) -> list[Thought]:
        """All moves that were thought about, the best one first."""
        return self.considered(view, seat, players, None)

    def hints(self, view: Any, seat: int, players: int) -> list[Hint]:
        """The best moves; the first is compared with the second by what it comes to, and the others with the first."""
        best = self.considered(view, seat, players, HINTS)[:HINTS]
        sheets = [self.foreseen(view, seat, thought.move) for thought in best]
        others = [sheets[1 if n == 0 and len(sheets) > 1 else 0] for n in range(len(sheets))]
        return [
            Hint(thought.move, thought.chance, {line: sheet[line] - other[line] for line in sheet})
            for thought, sheet, other in zip(best, sheets, others, strict=True)
        ]

    def prospects(self, view: Any, players: int) -> tuple[float, ...]:
        """How likely each seat is to win, as far as the view of a spectator tells."""
        self.prepare(players)
        self.spend(lambda mind, times: search.forecast_wins(mind, view, contract.SPECTATOR, times), self.budget)
        shares = Counter[int]()
        for mind in self.minds:
            shares.update(dict(enumerate(kit.values(mind, "shares", players))))
        # Alone there is another score sheet to be ahead of, and it needs no share.
        alone = players == 1 or not shares.total()
        whole = search.CERTAIN * self.simulations if alone else shares.total()
        return tuple(shares[other] / whole for other in range(players))

    def forget(self) -> None:
        """Think as if nothing had been thought before."""
        self.moves_made = 0
        for mind in self.minds:
            search.forget(mind)

    # --- Thinking ---

    def prepare(self, players: int) -> None:
        """Begin the random numbers of every mind anew."""
        for n, mind in enumerate(self.minds):
            stream = self.moves_made * len(self.minds) + n
            search.prepare(mind, self.seed, stream, players, len(self.game.sheets(players)))
            search.make_room(mind)
        self.moves_made += 1
        self.simulations = 0

    def considered(
        self, view: Any, seat: int, players: int, wanted: int | None, may_end: bool = False
    ) -> list[Thought]:
        """All moves that were thought about, the best one first; where there is only one, no thought is needed."""
        legal = self.legal_moves(view, seat)
        if len(legal) == 1:
            return [Thought(legal[0], 0, EVEN)]
        if self.ending and not self.moves_made:
            self.ending.get_ready(view, seat, players)
        endings = self.ending.solved(view, seat, players, self.budget, wanted) if self.ending else None
        if endings:
            return [certain(ending) for ending in endings]
        budget = self.ending.left if self.ending else self.budget
        self.prepare(players)
        if self.thinking.halving:
            self.halve(view, seat, len(legal), budget)
        else:
            self.ponder(view, seat, budget, may_end)
        # Where no room was left for the decision, any move is as good as another.
        return self.known(view, seat) or [Thought(legal[0], 0, EVEN)]

    def ponder(self, view: Any, seat: int, budget: Budget, may_end: bool = False) -> None:
        """Simulate games until the budget is used up, or the decision is settled if thinking may end then."""

        def settled(mind: Any, left: float) -> bool:
            return may_end and self.is_settled(mind, view, seat, left)

        self.spend(lambda mind, times: search.think(mind, view, seat, times), budget, settled)

    def spend(
        self,
        think: Callable[[Any, int], object],
        budget: Budget,
        settled: Callable[[Any, float], bool] = lambda mind, left: False,  # noqa: ARG005
    ) -> None:
        """Let every mind think, each on a core of its own; while it thinks it is asked there and nowhere else."""

        def alone(mind: Any) -> int:
            return budget.spend(lambda times: think(mind, times), lambda left: settled(mind, left))

        if len(self.minds) == 1:
            self.simulations += alone(self.mind)
            return
        with concurrent.futures.ThreadPoolExecutor(len(self.minds)) as pool:
            self.simulations += sum(pool.map(alone, self.minds))

    def is_settled(self, mind: Any, view: Any, seat: int, left: float) -> bool:
        """Whether no other move can be tried as often as the one tried most, with so many simulations left."""
        visits = sorted((thought.visits for thought in self.known_to(mind, view, seat)), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def halve(self, view: Any, seat: int, moves: int, budget: Budget) -> None:
        """Try all moves as often, drop the worse half, and so on until one is left (sequential halving)."""
        rounds = math.ceil(math.log2(moves))
        for mind in self.minds:
            search.drop_nothing(mind, search.first_choice(mind, view, seat))
        for _ in range(rounds):
            self.ponder(view, seat, budget.part(rounds))
            kept = [thought for thought in self.known(view, seat) if not thought.dropped]
            for thought in kept[(len(kept) + 1) // 2 :]:
                self.drop(view, seat, thought.move)

    def drop(self, view: Any, seat: int, move: int) -> None:
        """Let no mind think about a move any more."""
        for mind in self.minds:
            for choice, thought in self.choices(mind, view, seat):
                if thought.move == move:
                    search.drop(mind, choice)

    # --- What is known ---

    def legal_moves(self, view: Any, seat: int) -> list[int]:
        """What a seat may do now; a Mistake if it is not waited for."""
        count = search.count_moves(self.mind, view, seat)
        if not count:
            raise mistake("nothing-to-decide", seat=str(seat + 1))
        return [int(search.move_at(self.mind, n)) for n in range(count)]

    def known(self, view: Any, seat: int) -> list[Thought]:
        """What all minds know of each move, the best one first."""
        found: dict[int, Thought] = {}
        for mind in self.minds:
            for thought in self.known_to(mind, view, seat):
                found[thought.move] = together(found.get(thought.move), thought)
        best = (lambda thought: (thought.dropped, -thought.chance)) if self.thinking.halving else most_tried
        return sorted(found.values(), key=best)

    def known_to(self, mind: Any, view: Any, seat: int) -> Iterator[Thought]:
        """What a mind knows of each move."""
        for _, thought in self.choices(mind, view, seat):
            yield thought

    def choices(self, mind: Any, view: Any, seat: int) -> Iterator[tuple[int, Thought]]:
        """Each choice at a decision that a mind remembers."""
        choice = search.first_choice(mind, view, seat)
        while choice != search.NONE:
            move, visits, mean, dropped = search.known_of(mind, choice)
            yield choice, Thought(int(move), int(visits), mean / search.CERTAIN, bool(dropped))
            choice = search.next_choice(mind, choice)

    def foreseen(self, view: Any, seat: int, move: int) -> dict[str, float]:
        """The mean score sheet of games that go on with a move."""
        search.foresee(self.mind, view, seat, move, FORESEEN)
        sums = kit.values(self.mind, "forecast", len(self.game.lines))
        return {line: total / FORESEEN for line, total in zip(self.game.lines, sums, strict=True)}


def certain(ending: Ending) -> Thought:
    """What there is to think of a move of which the end is known."""
    return Thought(ending.move, 0, EVEN if ending.margin == 0 else float(ending.margin > 0))


def most_tried(thought: Thought) -> tuple[float, float]:
    """What puts the move that was tried most first."""
    return -thought.visits, -thought.chance


def together(one: Thought | None, other: Thought) -> Thought:
    """What two minds think of a move."""
    if one is None:
        return other
    visits = one.visits + other.visits
    chance = (one.visits * one.chance + other.visits * other.chance) / max(1, visits)
    return Thought(one.move, visits, chance, one.dropped and other.dropped)
