"""What one seat may know of a game of Zooloretto, which is everything that there is; and the game imagined from it.

The order of the stack alone is hidden, and no state has it: it comes to be when tiles are turned up.
"""

from ludarium.core.kit import record, rule
from ludarium.games.zooloretto.box import (
    COIN,
    ENCLOSURES,
    KINDS,
    PLAYERS_TO,
    SPECIES,
    STALL_PLACES,
    TRUCK_LENGTH,
    TRUCKS,
)
from ludarium.games.zooloretto.rules import Truck, Zoo

View = record(
    zoos=(Zoo, PLAYERS_TO),
    trucks=(Truck, TRUCKS),
    stack=("i1", KINDS),
    left="i1",
    removed="i2",
    to_remove="i1",
    bank="i1",
    seat="i1",
    players="i1",
    acting="i1",
    playing="i1",
    drawing="i1",
    held="i1",
    unloading="i1",
    over="i1",
)


@rule
def look(game, seat, view):
    """All that lies on the table, and which tiles are still to come."""
    view.seat = seat
    copy_table(game, view)


@rule
def imagine(view, game, random):  # noqa: ARG001
    """The game itself: nothing of it is hidden."""
    copy_table(view, game)


@rule
def copy_table(table, other):
    """What everybody sees, from a game or a view into the other."""
    other.left = table.left
    other.removed = table.removed
    other.to_remove = table.to_remove
    other.bank = table.bank
    other.players = table.players
    other.acting = table.acting
    other.playing = table.playing
    other.drawing = table.drawing
    other.held = table.held
    other.unloading = table.unloading
    other.over = table.over
    for kind in range(KINDS):
        other.stack[kind] = table.stack[kind]
    for truck in range(TRUCKS):
        copy_truck(table.trucks[truck], other.trucks[truck])
    for seat in range(PLAYERS_TO):
        copy_zoo(table.zoos[seat], other.zoos[seat])


@rule
def copy_truck(truck, other):
    other.loaded = truck.loaded
    other.driver = truck.driver
    for slot in range(TRUCK_LENGTH):
        other.tiles[slot] = truck.tiles[slot]


@rule
def copy_zoo(zoo, other):
    other.lived = zoo.lived
    other.built = zoo.built
    other.expanded = zoo.expanded
    other.coins = zoo.coins
    other.barn.kinds = zoo.barn.kinds
    for kind in range(COIN):
        other.barn.holds[kind] = zoo.barn.holds[kind]
    for enclosure in range(ENCLOSURES):
        copy_herd(zoo.herds[enclosure], other.herds[enclosure])
    for place in range(STALL_PLACES):
        other.stalls[place] = zoo.stalls[place]
    for species in range(SPECIES):
        other.homes[species] = zoo.homes[species]


@rule
def copy_herd(herd, other):
    other.species = herd.species
    other.animals = herd.animals
    other.males = herd.males
    other.females = herd.females
    other.cubs = herd.cubs
