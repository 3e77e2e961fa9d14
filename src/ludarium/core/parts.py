"""Rules that several rulebooks state in the same way."""

from ludarium.core.contract import total
from ludarium.core.kit import rule


@rule
def beside(cells, width):
    """The cells that share a side with a cell of a set, on a table with rows of this width.

    A step over the end of a row arrives in the next row: take the part that can be meant.
    """
    return cells << 1 | cells >> 1 | cells << width | cells >> width


@rule
def area(cells, width):
    """The area of connected cells around the first cell of a set."""
    found = cells & -cells
    wider = (found | beside(found, width)) & cells
    while wider != found:
        found = wider
        wider = (found | beside(found, width)) & cells
    return found


@rule
def ranked(leaders, best, one, value):
    """The set of those with the greatest value so far, and that value, when one more is compared with them."""
    if value > best:
        return 1 << one, value
    if value == best:
        return leaders | 1 << one, best
    return leaders, best


@rule
def leaders(game, players, out):
    """Who has the most points; several if they have as many."""
    found, best = 1, total(game, 0, out)
    for seat in range(1, players):
        found, best = ranked(found, best, seat, total(game, seat, out))
    return found
