"""What players think of a game of ZooSim: how much its figures and its coins will still bring."""

from ludarium.core.kit import rule, table
from ludarium.games.zoosim.box import YEARS
from ludarium.games.zoosim.rules import figures
from ludarium.games.zoosim.worths import WORTHS

FINENESS = 1000
# What a figure would bring to the end, by the years that are over and the rule for income.
TO_COME = table((sum(range(year + 1, YEARS + 1)), 0) for year in range(YEARS + 1))


@rule
def features(game, seat, out):
    """Figures and coins, each by the years to come."""
    to_come = TO_COME[game.year][game.income]
    out[0] = to_come * figures(game, seat)
    out[1] = to_come * game.zoos[seat].coins
    return 2


@rule
def outlook(game, seat, out):
    """What a seat may still get, by its features."""
    worth = 0
    for n in range(features(game, seat, out)):
        worth += WORTHS[game.players][n] * out[n]
    return worth // FINENESS
