"""The player that takes any legal move, and games between such players."""

from ludarium.core.contract import CHANCE_SEAT, drawn, list_moves, play, waiting
from ludarium.core.kit import below, first, rule


@rule
def any_move(game, seat, random, scratch):
    """A random move of a seat, or of chance by its odds."""
    if seat == CHANCE_SEAT:
        return drawn(game, random, scratch)
    return scratch.moves[below(random, list_moves(game, seat, scratch))]


@rule
def finish(game, random, scratch, limit):
    """Play a game to its end with random moves, or to a limit of moves; returns how many were made."""
    made = 0
    acting = waiting(game)
    while acting and made < limit:
        seat = first(acting)
        play(game, seat, any_move(game, seat, random, scratch))
        acting = waiting(game)
        made += 1
    return made
