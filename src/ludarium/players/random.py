"""The player that takes any legal move."""

from ludarium.core.contract import CHANCE_SEAT, drawn, list_moves
from ludarium.core.kit import below, rule


@rule
def any_move(game, seat, random, scratch):
    """A random move of a seat, or of chance by its odds."""
    if seat == CHANCE_SEAT:
        return drawn(game, random, scratch)
    return scratch.moves[below(random, list_moves(game, seat, scratch))]
