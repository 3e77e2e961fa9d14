"""The player that takes what brings most at once, and looks at its next decision where a move shows nothing yet."""

from ludarium.core.contract import imagine, list_moves, play, value_of, waiting
from ludarium.core.kit import below, first, keep, rule
from ludarium.players.random import any_move

# Worlds by number: the one imagined, the same after a move, and after the next move; and one that stays empty.
IMAGINED, MOVED, ANSWERED, EMPTY = range(4)
WORLDS = 4
PATIENCE = 100
WORST = -1_000_000_000


@rule
def best_move(view, seat, sheets, worlds, scratches, random):
    """The best move of a seat in one world that its view allows; any of the best if there are several."""
    keep(worlds, IMAGINED, worlds[EMPTY])
    imagine(view, worlds[IMAGINED], random)
    now = margin(worlds[IMAGINED], seat, sheets, scratches[1])
    best, highest, equals = 0, WORST, 0
    for n in range(list_moves(worlds[IMAGINED], seat, scratches[0])):
        value = worth_of(scratches[0].moves[n], seat, now, sheets, worlds, scratches[1], random)
        equals = equals + 1 if value == highest else 1
        if value > highest or (value == highest and not below(random, equals)):
            best, highest = scratches[0].moves[n], value
    return best


@rule
def worth_of(move, seat, now, sheets, worlds, scratch, random):
    """What a move brings at once; if nothing, what the seat's next move can bring."""
    keep(worlds, MOVED, worlds[IMAGINED])
    play(worlds[MOVED], seat, move)
    value = margin(worlds[MOVED], seat, sheets, scratch)
    return outlook(seat, value, sheets, worlds, scratch, random) if value == now else value


@rule
def outlook(seat, value, sheets, worlds, scratch, random):
    """The best that the seat's next move can bring, after random moves of the others."""
    wait_for(worlds[MOVED], seat, scratch, random)
    if not waiting(worlds[MOVED]) >> seat & 1:
        return value
    best = WORST
    for n in range(list_moves(worlds[MOVED], seat, scratch)):
        keep(worlds, ANSWERED, worlds[MOVED])
        play(worlds[ANSWERED], seat, scratch.moves[n])
        best = max(best, margin(worlds[ANSWERED], seat, sheets, scratch))
    return best


@rule
def wait_for(game, seat, scratch, random):
    """Random moves of the others and of chance, until the seat may act."""
    for _ in range(PATIENCE):
        acting = waiting(game)
        if not acting or acting >> seat & 1:
            return
        other = first(acting)
        play(game, other, any_move(game, other, random, scratch))


@rule
def margin(game, seat, sheets, scratch):
    """How far the value of a game for a seat is above that for the best of the others."""
    rival = WORST
    for other in range(sheets):
        if other != seat:
            rival = max(rival, value_of(game, other, scratch))
    return value_of(game, seat, scratch) - (rival if rival > WORST else 0)
