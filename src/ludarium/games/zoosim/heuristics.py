"""What players think of a game of ZooSim: how much its figures and its coins will still bring."""

from ludarium.core.contract import HUNDREDTHS, total
from ludarium.core.kit import rule, table
from ludarium.games.zoosim.box import YEARS
from ludarium.games.zoosim.rules import figures

# Of what a figure would bring if it stayed to the end, for others may draw it away; and of that, for a coin to spend.
FIGURE_STAYS, COIN_BUYS = 60, 40
# What a figure would bring to the end, by the years that are over and the rule for income.
TO_COME = table((sum(range(year + 1, YEARS + 1)), 0) for year in range(YEARS + 1))


@rule
def value(game, seat, out):
    """The points so far, and a part of what figures and coins can bring in the years to come."""
    to_come = TO_COME[game.year][game.income]
    more = FIGURE_STAYS * figures(game, seat) + COIN_BUYS * game.zoos[seat].coins
    return HUNDREDTHS * total(game, seat, out) + to_come * more
