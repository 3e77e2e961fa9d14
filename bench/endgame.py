"""Endings of Alien City solved: with and without a memory, and against every line of play, in positions looked at.

`python bench/endgame.py [--games N] [--buildings 6 8 10]`. Games are played by `search/500` on compiled rules.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import median

from ludarium.core import kit
from ludarium.core.game import CHANCE, Match
from ludarium.games import load
from ludarium.players import solver
from ludarium.players.budget import Budget
from ludarium.players.endgame import KNOWN, Attempt, EndGame
from ludarium.players.player import seat_player

GAME = load("aliencity")
PLAYER = "search/500"
# More than any ending here takes.
WITHOUT_END = 1 << 40
# So little room that nothing is remembered.
NO_ROOM = 2


def games(count: int) -> Iterator[list[Match]]:
    """Every position of some games at which a seat is to build."""
    for number in range(count):
        match = Match(GAME, 2)
        chance = kit.zero(kit.Random)
        kit.seed(chance, number, 9)
        players = {seat: seat_player(PLAYER, GAME, number) for seat in match.seats}
        kept = []
        while not match.over:
            seat = match.waiting()[0]
            if seat == CHANCE:
                match.draw(chance)
                continue
            if not kit.plain(match.state).capping:
                kept.append(match.copy())
            move = players[seat].move(match.view_record(seat), int(seat) - 1, 2)
            match.play(seat, GAME.words[move])
        yield kept


def nodes(match: Match, known: int, wanted: int) -> tuple[int, float]:
    """How many positions it takes to solve an ending, and how many seconds."""
    player, seat = EndGame(GAME, known), int(match.waiting()[0]) - 1
    view = match.view_record(seat + 1)
    moves = player.legal_moves(view, seat)
    attempt = Attempt(player.mind, view, seat, moves, wanted or len(moves))
    began = time.process_time()
    Budget(simulations=WITHOUT_END).spend(attempt.think)
    return max(1, int(solver.nodes_of(player.mind))), time.process_time() - began


def lines_of(match: Match) -> int:
    """How many positions there are on all lines of play."""
    count, waiting = 1, match.waiting()
    for words in match.moves(waiting[0]) if waiting else []:
        after = match.copy()
        after.play(waiting[0], words)
        count += lines_of(after)
    return count


def main() -> None:
    """Print a line for each number of buildings that are left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--buildings", type=int, nargs="+", default=[4, 6, 8, 10])
    parser.add_argument("--lines-up-to", type=int, default=4, help="count all lines of endings as short as that")
    chosen = parser.parse_args()
    played = [*games(chosen.games)]
    print("buildings left: positions for the best move / for every move (in a second) / no memory / all lines")
    for left in chosen.buildings:
        endings = [kept[-left] for kept in played]
        nodes(endings[0], KNOWN, 1)
        best, every, forgetful = (
            [nodes(match, known, wanted) for match in endings]
            for known, wanted in ((KNOWN, 1), (KNOWN, 0), (NO_ROOM, 0))
        )
        speed = sum(count for count, _ in every) / sum(seconds for _, seconds in every)
        lines = f"{median(map(lines_of, endings)):,.0f}" if left <= chosen.lines_up_to else "-"
        print(f"{left:3} {middle(best):>9} / {middle(every)} ({speed:,.0f}) / {middle(forgetful)} / {lines}")


def middle(found: list[tuple[int, float]]) -> str:
    """The median number of positions."""
    return f"{median(count for count, _ in found):,.0f}"


if __name__ == "__main__":
    main()
