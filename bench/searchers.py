"""A process that searches positions of one game, for search.py.

`python bench/searchers.py ours GAME PLAYERS SETTINGS`, where SETTINGS is what stands behind the budget in the name of a
player; or `python bench/searchers.py theirs GAME BOT` for OpenSpiel, in a Python that has it and needs no Ludarium.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time
from typing import Any, Protocol

from processes import serve

# A first try has so many simulations, and lasts this part of the time at least.
FEWEST = 64
TRY = 0.1
# How many games tell how long a simulation is.
PLAYOUTS = 200
# What the bots of OpenSpiel are given: as in their examples, and more memory than they need.
CURIOSITY, MEGABYTES = 2.0, 1000


class Searcher(Protocol):
    """Somebody who searches."""

    def go_to(self, game: int, part: float) -> None:
        """Of the positions of a random game of this number where there is a choice, go to the one after this part."""

    def thought(self, simulations: int) -> Callable[[], int]:
        """A search that remembers nothing yet, ready to begin; it returns how many simulations there were."""

    def length(self) -> float:
        """How many moves random games have from the position to the end, those of chance among them."""


class Ours:
    """The search of Ludarium; what it did is what the moves at the root were tried."""

    def __init__(self, name: str, players: str, settings: str = "") -> None:
        from ludarium.games import load  # noqa: PLC0415 (OpenSpiel does without)

        self.title, self.players, self.settings = load(name), int(players), settings

    def go_to(self, game: int, part: float) -> None:
        from ludarium.core.game import CHANCE, Match  # noqa: PLC0415
        from ludarium.lab.simulate import Bench, order_for  # noqa: PLC0415
        from ludarium.lab.tallies import Tallies  # noqa: PLC0415

        bench = Bench(order_for(self.title, self.players, {}, game))
        record = bench.record(Tallies(self.title, self.players, bench.play_silently(0, 1)))
        match, met = Match(self.title, self.players), []
        for seat, words in record.moves:
            if seat != CHANCE and len(match.moves(seat)) > 1:
                met.append((match.seat_number(seat), match.view_record(seat)))
            match.play(seat, words)
        self.seat, self.view = met[int(part * len(met))]

    def thought(self, simulations: int) -> Callable[[], int]:
        from ludarium.players.player import seat_player  # noqa: PLC0415

        player: Any = seat_player(f"search/{simulations}{self.settings}", self.title, simulations)

        def think() -> int:
            thoughts = player.thoughts(self.view, self.seat, self.players)
            return min(simulations, sum(int(thought.visits) for thought in thoughts))

        return think

    def length(self) -> float:
        from ludarium.core import contract, kit  # noqa: PLC0415
        from ludarium.lab import batch  # noqa: PLC0415

        random, scratch, log = map(kit.zero, (kit.Random, self.title.scratch, batch.Log))
        kit.seed(random, 1, 0)
        made = 0
        for world in kit.zeros(PLAYOUTS, self.title.state):
            contract.imagine(self.view, world, random)
            batch.play_out(world, random, scratch, log)
            made += int(log["made"])
        return made / PLAYOUTS


class Theirs:
    """The C++ bots of OpenSpiel, with random playouts."""

    def __init__(self, name: str, bot: str) -> None:
        import pyspiel  # noqa: PLC0415

        self.spiel, self.bot = pyspiel, {"IS-MCTS": self.blind, "MCTS": self.seeing}[bot]
        self.title = pyspiel.load_game(name)

    def go_to(self, game: int, part: float) -> None:
        states = [*self.played(self.title.new_initial_state(), Random(game))]
        met = [state for state in states if not state.is_chance_node() and len(state.legal_actions()) > 1]
        self.state = met[int(part * len(met))]

    def played(self, state: Any, random: Random) -> Iterator[Any]:
        """The states of a random game from one of them on, without the last one."""
        while not state.is_terminal():
            yield state.clone()
            state.apply_action(any_action(state, random))

    def thought(self, simulations: int) -> Callable[[], int]:
        bot = self.bot(self.spiel.RandomRolloutEvaluator(1, simulations), simulations)

        def think() -> int:
            bot.step(self.state)
            return simulations

        return think

    def blind(self, playouts: Any, simulations: int) -> Any:
        """The bot that imagines a world for each simulation."""
        most_visits = self.spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return self.spiel.ISMCTSBot(simulations, playouts, CURIOSITY, simulations, -1, most_visits, False, False)

    def seeing(self, playouts: Any, simulations: int) -> Any:
        """The bot that sees everything."""
        return self.spiel.MCTSBot(self.title, playouts, CURIOSITY, simulations, MEGABYTES, False, simulations, False)

    def length(self) -> float:
        random = Random(1)
        return sum(len([*self.played(self.state.clone(), random)]) for _ in range(PLAYOUTS)) / PLAYOUTS


def any_action(state: Any, random: Random) -> int:
    """What a random player does, or chance by its odds."""
    if not state.is_chance_node():
        return int(random.choice(state.legal_actions()))
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(actions, odds)[0])


SEARCHERS: dict[str, Callable[..., Searcher]] = {"ours": Ours, "theirs": Theirs}


def run(searcher: Searcher, game: int, part: float, seconds: float) -> dict[str, Any]:
    """Simulations in one search of about so many seconds of the processor, and how long each is in moves."""
    searcher.go_to(game, part)
    searcher.thought(FEWEST)()
    wanted, (done, took) = FEWEST, timed(searcher, FEWEST)
    while took < TRY * seconds:
        wanted *= 2
        done, took = timed(searcher, wanted)
    done, took = timed(searcher, max(FEWEST, int(wanted * seconds / took)))
    return {"simulations": done, "seconds": took, "length": searcher.length()}


def problem(searcher: Searcher) -> str:
    """Why the game cannot be searched at all; nothing if it can."""
    searcher.go_to(0, 0)
    try:
        searcher.thought(FEWEST)()
    except RuntimeError as reason:
        return str(reason)
    return ""


def timed(searcher: Searcher, simulations: int) -> tuple[int, float]:
    """How many simulations a search made, and how long it took."""
    think = searcher.thought(simulations)
    began = process_time()
    done = think()
    return done, process_time() - began


def main(whose: str, *details: str) -> None:
    """Carry out orders until there are no more."""
    searcher = SEARCHERS[whose](*details)
    serve({order.__name__: partial(order, searcher) for order in (run, problem)})


if __name__ == "__main__":
    main(*sys.argv[1:])
