"""What one seat may know of a game of Alien City, which is everything that there is; and the game imagined from it.

The cards that are still face down alone are hidden, and no state has them: they come to be when they are laid.
"""

from ludarium.core.kit import record, rule
from ludarium.games.aliencity.box import COLOURS, HALVES, KINDS, PLAYERS, PLOTS
from ludarium.games.aliencity.rules import Plots, Stock

View = record(
    roads=Plots,
    sites=Plots,
    symbols=Plots,
    settled=Plots,
    ground=(Plots, COLOURS),
    stands=(Plots, KINDS),
    capped=(Plots, PLAYERS),
    walls=("i1", PLOTS + 1),
    stocks=(Stock, PLAYERS),
    cards=("i1", COLOURS),
    seat="i1",
    laid="i1",
    built="i1",
    acting="i1",
    following="i1",
    capping="i1",
    strict="i1",
)


@rule
def look(game, seat, view):
    """All that lies on the table."""
    view.seat = seat
    copy_table(game, view)


@rule
def imagine(view, game, random):  # noqa: ARG001
    """The game itself: nothing of it is hidden."""
    copy_table(view, game)


@rule
def copy_table(table, other):
    """What everybody sees, from a game or a view into the other."""
    copy_plots(table.roads, other.roads)
    copy_plots(table.sites, other.sites)
    copy_plots(table.symbols, other.symbols)
    copy_plots(table.settled, other.settled)
    other.laid = table.laid
    other.built = table.built
    other.acting = table.acting
    other.following = table.following
    other.capping = table.capping
    other.strict = table.strict
    for colour in range(COLOURS):
        copy_plots(table.ground[colour], other.ground[colour])
        other.cards[colour] = table.cards[colour]
    for kind in range(KINDS):
        copy_plots(table.stands[kind], other.stands[kind])
    for plot in range(PLOTS + 1):
        other.walls[plot] = table.walls[plot]
    for seat in range(PLAYERS):
        copy_plots(table.capped[seat], other.capped[seat])
        copy_stock(table.stocks[seat], other.stocks[seat])


@rule
def copy_plots(plots, other):
    for half in range(HALVES):
        other.half[half] = plots.half[half]


@rule
def copy_stock(stock, other):
    other.caps = stock.caps
    for kind in range(KINDS):
        other.pieces[kind] = stock.pieces[kind]
