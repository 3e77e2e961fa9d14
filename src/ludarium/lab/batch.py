"""Many random games in one call, with what is worth keeping of each."""

from typing import Any

import numpy as np

from ludarium.core.contract import begin, list_sheet, play, waiting, winners_of
from ludarium.core.game import Game
from ludarium.core.kit import first, keep, record, rule, seed
from ludarium.players.random import any_move

# A game of which the rulebook knows no end stops here, and counts as unfinished.
MOVE_LIMIT = 5_000

Log = record(made="i4", seats=("i1", MOVE_LIMIT), moves=("i4", MOVE_LIMIT))
PLAYED, EMPTY = range(2)


def tally_type(game: Game) -> np.dtype[Any]:
    """What is kept of a game: its length, whether it ended, the set of winners, and every score sheet.

    One type for all numbers of players, so that one compiled function serves them all.
    """
    return record(made="i4", over="i4", winners="i4", lines=("i4", most_sheets(game) * len(game.lines)))


def most_sheets(game: Game) -> int:
    """How many score sheets a game may have."""
    return max(len(game.sheets(players)) for players in game.seats)


@rule
def play_many(games, scratch, random, log, tallies, number, start, players, sheets):
    """Random games of a seed, from the start-th on, one for each tally; the log holds the last one's moves."""
    for n in range(len(tallies)):
        keep(games, PLAYED, games[EMPTY])
        seed(random, number, start + n)
        begin(games[PLAYED], players, scratch)
        play_out(games[PLAYED], random, scratch, log)
        tally(games[PLAYED], scratch, sheets, log, tallies[n])


@rule
def play_out(game, random, scratch, log):
    """Play a game to its end, or to the limit of moves, and log every move."""
    made = 0
    acting = waiting(game)
    while acting and made < MOVE_LIMIT:
        seat = first(acting)
        move = any_move(game, seat, random, scratch)
        log.seats[made] = seat
        log.moves[made] = move
        play(game, seat, move)
        acting = waiting(game)
        made += 1
    log.made = made


@rule
def tally(game, scratch, sheets, log, kept):
    """Keep what a game came to."""
    kept.made = log.made
    kept.over = 0 if waiting(game) else 1
    kept.winners = 0 if waiting(game) else winners_of(game, scratch)
    lines = len(scratch.lines)
    for sheet in range(sheets):
        list_sheet(game, sheet, scratch)
        for line in range(lines):
            kept.lines[sheet * lines + line] = scratch.lines[line]
