"""Rules that several rulebooks state in the same way."""

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
def ahead(values, count, mine):
    """How many of the first `count` values are greater than mine: the others share or follow my place."""
    more = 0
    for n in range(count):
        more += values[n] > mine
    return more


@rule
def leaders(values, count):
    """The set of those among the first `count` whose value no other exceeds."""
    best = 0
    for n in range(count):
        if not ahead(values, count, values[n]):
            best |= 1 << n
    return best
