"""A contest: players on so many deals, or on as many as it takes to tell the first two apart."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from ludarium.lab.arena import Result, Sitting, played, sittings, warm
from ludarium.lab.ratings import Standings, score, standings
from ludarium.lab.sequential import UNDECIDED, Sequential
from ludarium.lab.simulate import Order


class Contest:
    """Which games are wanted, which are played, and what they say."""

    def __init__(
        self,
        order: Order,
        players: Sequence[str],
        deals: int,
        results: dict[Sitting, Result],
        test: Sequential | None = None,
    ) -> None:
        self.order = order
        self.players = tuple(players)
        self.deals = [sittings(order, players, deal) for deal in range(deals)]
        self.results = results
        self.test = test
        self.missing = [sitting for deal in self.deals for sitting in deal if sitting not in results]
        self.games = sum(map(len, self.deals))
        self.done = self.games - len(self.missing)

    def play(self, workers: int) -> Iterator[tuple[Result, str] | None]:
        """Play what is missing, as long as the test needs more."""
        if self.decided() or not self.missing:
            return
        for done in played(self.order, self.missing, workers):
            if done:
                self.results[done[0].sitting] = done[0]
                self.done += 1
            yield done
            if self.decided():
                return

    def warm(self) -> None:
        """Make the players ready."""
        for player in self.players:
            warm(self.order, player)

    def decided(self) -> bool:
        """Whether the test has seen enough. It takes the deals in order, so that slow games count as much as fast."""
        test = self.test
        while test and test.verdict == UNDECIDED and test.deals < len(self.deals):
            games = self.played(test.deals)
            if not games:
                return False
            test.add(score(self.players[0], self.players[1], games))
        return bool(test and test.verdict != UNDECIDED)

    def played(self, deal: int) -> list[Result]:
        """The results of a deal, if all its games were played."""
        found = [self.results[sitting] for sitting in self.deals[deal] if sitting in self.results]
        return found if len(found) == len(self.deals[deal]) else []

    @cached_property
    def whole(self) -> list[list[Result]]:
        """The deals that count, when all is over: those played to the end, and no more than the test has seen."""
        seen = self.test.deals if self.decided() and self.test else len(self.deals)
        return [games for games in map(self.played, range(seen)) if games]

    @cached_property
    def standings(self) -> Standings:
        """What the deals say."""
        return standings(self.players, self.whole, self.order.seed % (1 << 32))
