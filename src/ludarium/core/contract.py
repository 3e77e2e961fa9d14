"""What every game can do, as functions that search and simulation compile against.

A seat is a number from 0; a set of seats is an integer with one bit a seat. Chance is a seat as well.
Lists are written into a `Scratch`: fields of a record cost nothing to pass on, arrays of NumPy do.
"""

from typing import Any

import numpy as np

from ludarium.core.kit import below, generic, record, rule

CHANCE_SEAT = 7
CHANCE = 1 << CHANCE_SEAT
SPECTATOR = -1
HUNDREDTHS = 100
# A game may look at so many things to say what a seat can still get.
MOST_FEATURES = 40

setup = generic("setup")
"""setup(game, players, options): the position before the first move, into a record of zeros; `options` holds the
number of the value of each option, and after them the numbers of what a file may replace."""
waiting = generic("waiting")
"""waiting(game): the set of who may act now: seats, CHANCE, or nobody: the game is over."""
moves = generic("moves")
"""moves(game, seat, out): writes every legal move of that seat as numbers; returns how many."""
objection = generic("objection")
"""objection(game, seat, move): 0, or the code of the rule that forbids this move."""
outcomes = generic("outcomes")
"""outcomes(game, out, odds): what chance can do now, with whole numbers as weights; returns how many."""
play = generic("play")
"""play(game, seat, move): carries out a move that is legal."""
sheet = generic("sheet")
"""sheet(game, seat, out): the score sheet of a seat by category, if the game ended now."""
winners = generic("winners")
"""winners(game, out): the set of seats that win, if the game ended now; `out` is room for a score sheet."""
remark = generic("remark")
"""remark(game, out): the number of what is to be said of the result, 0 for nothing."""
features = generic("features")
"""features(game, seat, out): writes what speaks for a seat beside its points, for players; returns how many numbers."""
outlook = generic("outlook")
"""outlook(game, seat, out): what a seat may still get, in hundredths of points; for players, so it may be wrong. `out`
is room for the features, by which it is found."""
reopen = generic("reopen")
"""reopen(game, seat): takes back what others have decided at the same time as a seat that is still to decide and cannot
see it; for players, who then think of all of them as undecided."""
look = generic("look")
"""look(game, seat, view): fills what that seat, or SPECTATOR, may know, into a record of zeros."""
imagine = generic("imagine")
"""imagine(view, game, random): a whole game that this view allows, into a record of zeros, with the right odds."""


def scratch_type(move_count: int, line_count: int, option_count: int) -> np.dtype[Any]:
    """Room for the lists of one game: moves and outcomes with their odds, a score sheet, features, the options."""
    # One place more than can be needed: a list may write its next candidate before it knows whether that counts.
    room = move_count + 1
    return record(
        moves=("i8", room),
        odds=("i8", room),
        lines=("i8", line_count),
        features=("i8", MOST_FEATURES),
        options=("i8", option_count),
    )


@rule
def begin(game, players, scratch):
    """Set up a game with the options that the scratch holds."""
    setup(game, players, scratch.options)


@rule
def list_moves(game, seat, scratch):
    """Write a seat's moves into the scratch; returns how many."""
    return moves(game, seat, scratch.moves)


@rule
def list_outcomes(game, scratch):
    """Write what chance can do, and the odds, into the scratch; returns how many."""
    return outcomes(game, scratch.moves, scratch.odds)


@rule
def list_sheet(game, seat, scratch):
    """Write a seat's score sheet into the scratch."""
    sheet(game, seat, scratch.lines)


@rule
def total(game, seat, out):
    """The last line of a score sheet."""
    sheet(game, seat, out)
    return out[len(out) - 1]


@rule
def no_features(game, seat, out):  # noqa: ARG001
    """A game that says nothing of what may still come."""
    return 0


@rule
def nothing_to_reopen(game, seat):
    """A game in which nothing is decided behind closed hands, or in which it is imagined well enough."""


@rule
def list_features(game, seat, scratch):
    """Write what speaks for a seat into the scratch; returns how many numbers."""
    return features(game, seat, scratch.features)


@rule
def value_of(game, seat, scratch):
    """What the points of a seat may come to, in hundredths."""
    points = HUNDREDTHS * total(game, seat, scratch.lines)
    return points + outlook(game, seat, scratch.features) if waiting(game) else points


@rule
def winners_of(game, scratch):
    """The set of seats that win, if the game ended now."""
    return winners(game, scratch.lines)


@rule
def remark_on(game, scratch):
    """The number of what is to be said of the result."""
    return remark(game, scratch.lines)


@rule
def drawn(game, random, scratch):
    """One outcome of chance, drawn by its odds; the odds in the scratch are added up on the way."""
    count = list_outcomes(game, scratch)
    total = 0
    for n in range(count):
        total += scratch.odds[n]
        scratch.odds[n] = total
    lot = below(random, total)
    chosen = 0
    while lot >= scratch.odds[chosen]:
        chosen += 1
    return scratch.moves[chosen]
