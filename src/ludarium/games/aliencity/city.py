"""The city as plain sets of plots, for pictures and for sentences about what a building would do."""

from typing import Any

from ludarium.core.kit import bits
from ludarium.games.aliencity.box import (
    CARD_OF,
    CARD_PLOTS,
    COLOUR_OF,
    COLOURS,
    HALVES,
    KINDS,
    NEIGHBOURS,
    OUTSIDE,
    PLOT_AT,
    SIDES,
)


def plots(found: Any) -> set[int]:
    """The plots of a set."""
    return {int(PLOT_AT[half][place]) for half in range(HALVES) for place in bits(int(found.half[half]))}


def colours(view: Any) -> dict[int, int]:
    """The colour of every plot."""
    return {plot: colour for colour in range(COLOURS) for plot in plots(view.ground[colour])}


def buildings(view: Any) -> dict[int, int]:
    """What stands on the plots that are built on, by kind."""
    return {plot: kind for kind in range(KINDS) for plot in plots(view.stands[kind])}


def caps(view: Any) -> dict[int, int]:
    """Who has capped the towers that are capped."""
    return {plot: seat for seat, capped in enumerate(view.capped) for plot in plots(capped)}


def sides(plot: int) -> set[int]:
    """The plots that share a side with a plot."""
    return {int(NEIGHBOURS[plot][side]) for side in SIDES} - {OUTSIDE}


def card(plot: int) -> set[int]:
    """The plots of the card that a plot is on."""
    return {int(other) for other in CARD_PLOTS[CARD_OF[plot]]}


def region(plots: set[int], start: int) -> set[int]:
    """All that can be reached from a plot within a set."""
    found, edge = {start}, {start}
    while edge:
        edge = {near for plot in edge for near in sides(plot) & plots} - found
        found |= edge
    return found


def cut_off(view: Any, plot: int) -> set[int]:
    """The roads that a building on a plot would part from the longest that remains."""
    roads = plots(view.roads) - {plot}
    regions = [region(roads, start) for start in sides(plot) & roads]
    return roads - max(regions, key=len, default=roads)


def walled_in(view: Any, plot: int) -> set[int]:
    """The buildings that a building on a plot would leave without a road."""
    roads = plots(view.roads) - {plot}
    return {beside for beside in sides(plot) - roads if not sides(beside) & roads}


def free_beside_symbol(view: Any, plot: int) -> set[int]:
    """The other plots of a card that can be built on."""
    return plots(view.sites) & card(plot) - {plot}


def homes(view: Any, kind: int) -> set[int]:
    """The plots of the colour of a building that can be built on."""
    return plots(view.sites) & plots(view.ground[COLOUR_OF[kind]])
