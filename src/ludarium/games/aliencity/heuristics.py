"""What players think of a game of Alien City: what towers with and without a cap may still come to."""

from ludarium.core.kit import first, rule, size
from ludarium.games.aliencity.box import (
    BIT_OF,
    CUSTOMER_DISTANCE,
    DOME,
    HALF_OF,
    HALVES,
    KINDS,
    NORTH,
    PLAYERS,
    PLOT_AT,
    SOUTH,
    TOWER_COLOURS,
)
from ludarium.games.aliencity.rules import (
    beside,
    customers_beside,
    further,
    points_of_bonuses,
    roads_from,
    sites_for_tower,
    uncapped,
    waiting,
)
from ludarium.games.aliencity.worths import WORTHS

FINENESS = 1000

# Turns later than that are as good as those.
SOON = 6

# --- The features: towers with the own caps, bonuses, caps, towers without a cap, and buildings that are left ---

(
    CAPPED,
    LOSSES,
    NEXT_LOSS,
    OWN_LEFT,
    ROOM,
    ALONE,
    BONUSES,
    CAPS,
    CAPS_SOON,
    BEST_NOW,
    BEST_NEXT,
    BEST_LATER,
    SECOND,
    TOWERS,
    DOMES,
    FEATURES,
) = range(16)


@rule
def features(game, seat, out):
    """What speaks for a seat."""
    for n in range(FEATURES):
        out[n] = 0
    if waiting(game):
        count_stock(game, seat, out)
        coming = to_come(game)
        for half in range(HALVES):
            look_at_capped(game, seat, half, coming, out)
        out[NEXT_LOSS] *= next_builder(game) != seat
        out[BONUSES] = coming * points_of_bonuses(game, seat)
        if game.stocks[seat].caps:
            look_at_uncapped(game, seat, out)
    return FEATURES


@rule
def outlook(game, seat, out):
    """What a seat may still get, by its features."""
    worth = 0
    for n in range(features(game, seat, out)):
        worth += WORTHS[PLAYERS][n] * out[n]
    return worth // FINENESS


@rule
def to_come(game):
    """How many buildings are still to come, if there is a site for all of them."""
    buildings = 0
    for kind in range(KINDS):
        buildings += game.stocks[0].pieces[kind] + game.stocks[1].pieces[kind]
    return buildings


@rule
def next_builder(game):
    """Who builds next."""
    return game.following if game.capping else game.acting


@rule
def count_stock(game, seat, out):
    """The buildings that a seat has left, and the caps that it will find towers and turns for."""
    turns = game.acting == seat and game.capping
    towers = size(uncapped(game, SOUTH)) + size(uncapped(game, NORTH))
    for kind in range(KINDS):
        left = game.stocks[seat].pieces[kind]
        out[TOWERS if kind < DOME else DOMES] += left
        turns += left
        towers += (left + game.stocks[1 - seat].pieces[kind]) * (kind < DOME)
    caps = min(game.stocks[seat].caps, turns, towers)
    out[CAPS] = caps
    out[CAPS_SOON] = caps * min(SOON, turns)


# --- Towers with a cap ---


@rule
def look_at_capped(game, seat, half, coming, out):
    """The towers of a half that a seat has capped."""
    for colour in range(TOWER_COLOURS):
        towers = game.capped[seat].half[half] & game.stands[colour].half[half]
        while towers:
            look_at_tower(game, seat, PLOT_AT[half][first(towers)], colour, coming, out)
            towers &= towers - 1


@rule
def look_at_tower(game, seat, plot, colour, coming, out):
    """How a capped tower may grow, and what it loses if others of its colour rise as near as they can."""
    own, rivals = game.stocks[seat].pieces[colour], game.stocks[1 - seat].pieces[colour]
    customers, room = surroundings(game, plot, colour)
    distance, nearer = distances(game, plot, colour)
    loss = customers * (distance - nearer) if rivals else 0
    out[CAPPED] += coming * customers * distance
    out[LOSSES] += loss
    out[NEXT_LOSS] = max(out[NEXT_LOSS], loss)
    out[OWN_LEFT] += own * customers * distance
    out[ROOM] += coming * room * distance
    if not distance:
        out[ALONE] += (own + rivals) * customers


@rule
def surroundings(game, plot, colour):
    """The customers of a tower, and how many sites are near enough for more of them."""
    south, north = roads_from(game, plot)
    for _ in range(CUSTOMER_DISTANCE - 1):
        south, north = further(game, south, north)
    customers = 0
    for half in range(HALVES):
        customers += customers_beside(game, south, north, colour, half)
    return customers, size(south & game.sites.half[SOUTH]) + size(north & game.sites.half[NORTH])


@rule
def distances(game, plot, colour):
    """How far the nearest other tower of the colour is, 0 if there is none, and how near one can be after a move."""
    south_towers = game.stands[colour].half[SOUTH] & ~((HALF_OF[plot] == SOUTH) << BIT_OF[plot])
    north_towers = game.stands[colour].half[NORTH] & ~((HALF_OF[plot] == NORTH) << BIT_OF[plot])
    if not (south_towers or north_towers):
        return 0, 0
    south_sites, north_sites = sites_for_tower(game, colour, SOUTH), sites_for_tower(game, colour, NORTH)
    south, north = roads_from(game, plot)
    distance, nearer = 1, 0
    south_edge, north_edge = beside(south, north, SOUTH), beside(south, north, NORTH)
    while not (south_edge & south_towers or north_edge & north_towers):
        if not nearer and (south_edge & south_sites or north_edge & north_sites):
            nearer = distance
        south, north = further(game, south, north)
        south_edge, north_edge = beside(south, north, SOUTH), beside(south, north, NORTH)
        distance += 1
    return distance, nearer if nearer else distance


# --- Towers without a cap ---


@rule
def look_at_uncapped(game, seat, out):
    """What the best two towers without a cap would bring to a seat, and whether it comes first."""
    best = second = 0
    for colour in range(TOWER_COLOURS):
        for half in range(HALVES):
            towers = game.stands[colour].half[half] & uncapped(game, half)
            while towers:
                points = points_for_cap(game, seat, PLOT_AT[half][first(towers)], colour)
                second = max(second, min(best, points))
                best = max(best, points)
                towers &= towers - 1
    if game.acting == seat:
        out[BEST_NOW if game.capping else BEST_NEXT] = best
    else:
        out[BEST_LATER] = best
    if game.stocks[seat].caps > 1:
        out[SECOND] = second


@rule
def points_for_cap(game, seat, plot, colour):
    """What a tower would bring with a cap, when the other seat has done what it can against it."""
    customers, _ = surroundings(game, plot, colour)
    distance, nearer = distances(game, plot, colour)
    return customers * (nearer if game.stocks[1 - seat].pieces[colour] else distance)
