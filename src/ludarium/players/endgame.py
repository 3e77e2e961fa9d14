"""Endings are not guessed but solved, where they are short enough: what each move leads to if nobody errs any more."""

import math
import time
from dataclasses import dataclass
from typing import Any

from ludarium.core import kit
from ludarium.core.game import Game
from ludarium.core.texts import mistake
from ludarium.players import solver
from ludarium.players.budget import Budget


@dataclass(frozen=True)
class Ending:
    """A move, and how far its seat is ahead at the end if nobody errs; where that is not exact, at most so far."""

    move: int
    margin: int
    is_exact: bool


# What is remembered: 8 megabytes; little where every number is an object.
KNOWN = 1 << 12 if kit.PURE else 1 << 18
# An ending that cannot be solved may take so much of a budget, and the rest is left for a search.
SHARE = 0.5
# How many positions are looked at in a second, carefully.
NODES_A_SECOND = 3_000 if kit.PURE else 500_000
# How many positions an ending takes: it doubles after so many doublings of the number of ways to its end.
DOUBLINGS, FEWEST = 2.5, 16
# What is known of the number of ways before they are tried comes from so many random games.
FORESEEN = 16


class EndGame:
    """Solves endings; what it found out it still knows when it is asked again."""

    def __init__(self, game: Game, known: int = KNOWN) -> None:
        self.game = game
        self.mind = kit.zero(solver.mind_type(game, known))
        # What the last ending has left of its budget.
        self.left = Budget()

    def is_for(self, players: int) -> bool:
        """Whether it can solve endings of the game for so many: two, who see everything, and no chance."""
        return self.game.open_after_setup and players == len(self.game.sheets(players)) == solver.SEATS

    def solved(
        self, view: Any, seat: int, players: int, budget: Budget, wanted: int | None = None
    ) -> list[Ending] | None:
        """All moves of a seat, the best one first, so many of them exact; None if the budget is too small for that."""
        self.left = budget
        if not self.is_for(players):
            return None
        moves = self.legal_moves(view, seat)
        share = share_of(budget)
        if not self.is_hopeful(view, share):
            return None
        attempt = Attempt(self.mind, view, seat, moves, len(moves) if wanted is None else wanted)
        begun, before = time.perf_counter(), int(solver.nodes_of(self.mind))
        share.spend(attempt.think)
        seconds, nodes = time.perf_counter() - begun, int(solver.nodes_of(self.mind)) - before
        self.left = Budget(max(0, budget.simulations - nodes), max(0.0, budget.seconds - seconds))
        return attempt.endings() if attempt.is_solved else None

    def get_ready(self, view: Any, seat: int, players: int) -> None:
        """Look at a single position, so that nothing has to be compiled when time is short."""
        if self.is_for(players):
            self.is_hopeful(view, Budget(simulations=FEWEST))
            Attempt(self.mind, view, seat, self.legal_moves(view, seat)[:1], 1).think(1)
            solver.answer(self.mind)

    def legal_moves(self, view: Any, seat: int) -> list[int]:
        """What a seat may do now; a Mistake if it is not waited for."""
        count = solver.count_moves(self.mind, view, seat)
        if not count:
            raise mistake("nothing-to-decide", seat=str(seat + 1))
        return [int(solver.move_at(self.mind, n)) for n in range(count)]

    def is_hopeful(self, view: Any, share: Budget) -> bool:
        """Whether an ending looks as if it could be solved with a share of a budget."""
        nodes = share.simulations or share.seconds * NODES_A_SECOND
        if nodes < FEWEST:
            return False
        most = DOUBLINGS * math.log2(nodes / FEWEST)
        return bool(solver.doublings(self.mind, view, FORESEEN, most) <= most)


class Attempt:
    """What the moves of a seat lead to, one after the other, until so many of the best are exact."""

    def __init__(self, mind: Any, view: Any, seat: int, moves: list[int], wanted: int) -> None:
        self.mind, self.view, self.seat = mind, view, seat
        self.moves, self.wanted = moves, wanted
        self.found: list[Ending] = []
        self.least = -solver.FAR
        self.begin()

    @property
    def is_solved(self) -> bool:
        """Whether enough is known of every move."""
        return len(self.found) == len(self.moves)

    def begin(self) -> None:
        """Ask for the next move, as far as it can be one of those that are wanted."""
        best = sorted((ending.margin for ending in self.found), reverse=True)
        self.least = best[self.wanted - 1] if len(best) >= self.wanted else -solver.FAR
        solver.begin(self.mind, self.view, self.seat, self.moves[len(self.found)], self.least)

    def think(self, nodes: int) -> bool:
        """Look at so many positions more; returns whether there is nothing left to think about."""
        last = int(solver.nodes_of(self.mind)) + nodes
        while solver.go_on(self.mind, last - int(solver.nodes_of(self.mind))):
            if not solver.is_solved(self.mind):
                return True
            self.note(int(solver.answer(self.mind)))
            if self.is_solved:
                return True
            self.begin()
        return False

    def note(self, margin: int) -> None:
        """A move is answered."""
        self.found.append(Ending(self.moves[len(self.found)], margin, margin > self.least))

    def endings(self) -> list[Ending]:
        """All moves, the best one first; of equals the exact ones first."""
        return sorted(self.found, key=lambda ending: (-ending.margin, not ending.is_exact))


def share_of(budget: Budget) -> Budget:
    """What an ending may take of a budget."""
    return Budget(int(budget.simulations * SHARE), budget.seconds * SHARE)
