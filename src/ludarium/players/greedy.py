"""The player that takes what promises most at once: one move ahead, and what chance does then by samples of it."""

from ludarium.core.contract import (
    CHANCE,
    CHANCE_SEAT,
    HUNDREDTHS,
    drawn,
    imagine,
    list_moves,
    play,
    reopen,
    total,
    value_of,
    waiting,
)
from ludarium.core.kit import below, keep, rule

# Worlds by number: the one imagined, the same after a move, after chance has acted; and one that stays empty.
IMAGINED, MOVED, DRAWN, EMPTY = range(4)
WORLDS = 4
# What chance may do is looked at so often.
SAMPLES = 8
WORST = -1_000_000_000


@rule
def best_move(view, seat, sheets, worlds, scratches, random):
    """The best move of a seat in one world that its view allows."""
    imagine_world(view, seat, worlds, random)
    return best_here(seat, sheets, worlds, scratches, random)


@rule
def imagine_world(view, seat, worlds, random):
    """A world that a view allows, in which who decides at the same time has not decided yet."""
    keep(worlds, IMAGINED, worlds[EMPTY])
    imagine(view, worlds[IMAGINED], random)
    reopen(worlds[IMAGINED], seat)


@rule
def best_here(seat, sheets, worlds, scratches, random):
    """The best move of a seat in the imagined world; any of the best if there are several."""
    best, highest, equals = 0, WORST, 0
    for n in range(list_moves(worlds[IMAGINED], seat, scratches[0])):
        value = worth_of(scratches[0].moves[n], seat, sheets, worlds, scratches[1], random)
        equals = equals + 1 if value == highest else 1
        if value > highest or (value == highest and not below(random, equals)):
            best, highest = scratches[0].moves[n], value
    return best


@rule
def worth_of(move, seat, sheets, worlds, scratch, random):
    """What a move brings; where chance acts next, what it brings on average."""
    keep(worlds, MOVED, worlds[IMAGINED])
    play(worlds[MOVED], seat, move)
    if waiting(worlds[MOVED]) != CHANCE:
        return SAMPLES * margin(worlds[MOVED], seat, sheets, scratch)
    worth = 0
    for _ in range(SAMPLES):
        keep(worlds, DRAWN, worlds[MOVED])
        play(worlds[DRAWN], CHANCE_SEAT, drawn(worlds[DRAWN], random, scratch))
        worth += margin(worlds[DRAWN], seat, sheets, scratch)
    return worth


@rule
def margin(game, seat, sheets, scratch):
    """How far the value of a game for a seat is above that for the best of the others."""
    rival = WORST
    for other in range(sheets):
        if other != seat:
            rival = max(rival, value_of(game, other, scratch))
    return value_of(game, seat, scratch) - (rival if rival > WORST else 0)


# --- Playing as beginners do ---

# Of a hundred moves so many are overlooked, and points are misjudged by up to so many either way.
OVERLOOKED, MISJUDGED = 40, 3


@rule
def careless_move(view, seat, worlds, scratches, random):
    """The move that seems to bring most points at once, of those that are not overlooked."""
    imagine_world(view, seat, worlds, random)
    count = list_moves(worlds[IMAGINED], seat, scratches[0])
    best, highest = scratches[0].moves[below(random, count)], WORST
    for n in range(count):
        keep(worlds, MOVED, worlds[IMAGINED])
        play(worlds[MOVED], seat, scratches[0].moves[n])
        points = total(worlds[MOVED], seat, scratches[1].lines) + below(random, 2 * MISJUDGED + 1)
        if points > highest and below(random, HUNDREDTHS) >= OVERLOOKED:
            best, highest = scratches[0].moves[n], points
    return best
