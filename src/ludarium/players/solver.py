"""Endings solved exactly, in games for two where nothing is hidden and nothing is left to chance any more.

Every way to the end is looked at, except those that cannot matter: what is known of a position is remembered, and a
move that was refuted once needs no second refutation. A margin is a total less the other seat's, as seen by whoever is
to move. All of the line under examination lies in the mind, so a search can stop at any position and go on later.
"""

import math
from typing import Any

import numpy as np

from ludarium.core.contract import imagine, list_moves, play, total, waiting
from ludarium.core.game import Game
from ludarium.core.kit import Random, below, fingerprint, first, keep, record, rule, seed

SEATS = 2

# --- What is remembered, and what a search works with ---

# No record has gaps between its fields: in long arrays they make every call from Python slow.
# What is known of a position: its margin is at least and at most so much; its best move; how much effort that took.
Known = record(key="i8", effort="i8", least="i4", most="i4", move="i8")
# A move that is still to be tried, and how much it promises.
Choice = record(promise="i8", move="i8")
# A position of the line; only margins between the least and the most matter there.
Position = record(key="i8", begun="i8", least="i8", most="i8", best="i8", move="i8", next="i8", end="i8", seat="i8")

NONE = -1
# More than any margin, and more than any promise.
FAR = 1 << 24
SURE = 1 << 62
# A line has so many positions at most, and all of them together so many choices.
LONGEST = 64
CHOICES = 4096
# Where a search is when it is at no position of its line any more.
SOLVED, TOO_LONG = -1, -2
# Worlds by number: one for each position of the line, and one that stays empty.
EMPTY = LONGEST


def mind_type(game: Game, known: int) -> np.dtype[Any]:
    """The type of all that a search works with; the room for what is known is a power of two."""
    return record(
        worlds=(game.state, LONGEST + 1),
        scratch=game.scratch,
        random=Random,
        known=(Known, known),
        positions=(Position, LONGEST),
        choices=(Choice, CHOICES),
        # How much each move of a seat has refuted.
        merits=(record(of=("i8", len(game.words))), SEATS),
        nodes="i8",
        depth="i8",
    )


# --- One position after another ---


@rule
def begin(mind, view, seat, move, least):
    """Ask what a move of a seat leads to; it does not matter how much less than the least that is."""
    start_world(mind, view)
    start = mind.positions[0]
    start.seat = seat
    start.least = start.best = least
    start.most = FAR
    start.next = 0
    start.end = 1
    mind.choices[0].move = move
    mind.depth = 0


@rule
def start_world(mind, view):
    """The world that a view shows; there is only one."""
    keep(mind.worlds, 0, mind.worlds[EMPTY])
    imagine(view, mind.worlds[0], mind.random)


@rule
def go_on(mind, nodes):
    """Look at so many positions more; returns whether the search is over."""
    limit = mind.nodes + nodes
    while mind.depth >= 0 and mind.nodes < limit:
        position = mind.positions[mind.depth]
        if position.next == position.end or position.best >= position.most:
            go_back(mind, position)
        elif mind.depth == LONGEST - 1:
            mind.depth = TOO_LONG
        else:
            try_next(mind, position)
    return mind.depth < 0


@rule
def try_next(mind, position):
    """Make the most promising of the moves that are left."""
    bring_forward(mind, position)
    keep(mind.worlds, mind.depth + 1, mind.worlds[mind.depth])
    world = mind.worlds[mind.depth + 1]
    play(world, position.seat, mind.choices[position.next].move)
    if waiting(world):
        reach(mind, position, mind.positions[mind.depth + 1], world)
    else:
        hear(mind, position, margin(mind, world, position.seat))


@rule
def margin(mind, world, seat):
    """How far a seat is ahead."""
    return total(world, seat, mind.scratch.lines) - total(world, 1 - seat, mind.scratch.lines)


@rule
def hear(mind, position, value):
    """What a move leads to is known, so the next one can be tried."""
    if value > position.best:
        position.best = value
        position.move = mind.choices[position.next].move
    position.next += 1


@rule
def reach(mind, position, reached, world):
    """A position after a move: look at it, if what is known of it is not enough."""
    reached.seat = first(waiting(world))
    reached.key = fingerprint(world)
    sign = 1 if reached.seat == position.seat else -1
    limit = max(position.least, position.best)
    reached.least = min(sign * limit, sign * position.most)
    reached.most = max(sign * limit, sign * position.most)
    place = place_of(mind, reached.key)
    known = mind.known[place]
    if known.key != reached.key:
        open_up(mind, reached, world, NONE, position.end)
    elif is_enough(known, reached):
        hear(mind, position, sign * (known.least if known.least >= reached.most else known.most))
    else:
        open_up(mind, reached, world, known.move, position.end)


@rule
def open_up(mind, reached, world, best, start):
    """The line goes on: every move of a position becomes a choice, what was best before above all."""
    count = list_moves(world, reached.seat, mind.scratch)
    if start + count > CHOICES:
        mind.depth = TOO_LONG
        return
    for n in range(count):
        move = mind.scratch.moves[n]
        mind.choices[start + n].move = move
        mind.choices[start + n].promise = SURE if move == best else mind.merits[reached.seat].of[move]
    reached.begun = mind.nodes
    reached.best = -FAR
    reached.next = start
    reached.end = start + count
    mind.nodes += 1
    mind.depth += 1


@rule
def bring_forward(mind, position):
    """The most promising of the choices that are left comes next."""
    best = position.next
    for n in range(position.next + 1, position.end):
        if mind.choices[n].promise > mind.choices[best].promise:
            best = n
    choice, other = mind.choices[position.next], mind.choices[best]
    choice.move, other.move = other.move, choice.move
    choice.promise, other.promise = other.promise, choice.promise


@rule
def go_back(mind, position):
    """A position is done with; whoever moved there hears what it is worth."""
    if mind.depth == 0:
        mind.depth = SOLVED
        return
    effort = mind.nodes - position.begun
    remember(mind, position, effort)
    if position.best >= position.most:
        mind.merits[position.seat].of[position.move] += effort
    mind.depth -= 1
    before = mind.positions[mind.depth]
    hear(mind, before, position.best if before.seat == position.seat else -position.best)


# --- Remembering ---


@rule
def is_enough(known, position):
    """Whether what is known of a position says all that matters there."""
    return known.least >= position.most or known.most <= position.least or known.least == known.most


@rule
def place_of(mind, key):
    """Where something is known of a position; the first of its two places if nothing is."""
    place = (key ^ key >> 17 ^ key >> 35) & len(mind.known) - 1
    return place ^ 1 if mind.known[place ^ 1].key == key else place


@rule
def remember(mind, position, effort):
    """What was found out; of two positions that want one place the one that took more effort keeps it."""
    place = place_of(mind, position.key)
    if mind.known[place].key != position.key:
        place = yielded(mind, place, effort)
        mind.known[place].key = position.key
        mind.known[place].least = -FAR
        mind.known[place].most = FAR
    known = mind.known[place]
    if position.best > position.least:
        known.least = max(known.least, position.best)
    if position.best < position.most:
        known.most = min(known.most, position.best)
    known.move = position.move
    known.effort = effort


@rule
def yielded(mind, place, effort):
    """The place for something new: the other one, if this took more effort; that counts half the next time."""
    if mind.known[place].effort <= effort:
        return place
    mind.known[place].effort //= 2
    return place ^ 1


# --- What has come of it ---


@rule
def is_solved(mind):
    """Whether the search came to its end."""
    return mind.depth == SOLVED


@rule
def answer(mind):
    """The margin that was asked for, or the least that mattered, if it is not more than that."""
    return mind.positions[0].best


@rule
def nodes_of(mind):
    """How many positions all searches together have looked at."""
    return mind.nodes


# --- Before a search ---


@rule
def count_moves(mind, view, seat):
    """How many moves a seat has; they are in the list afterwards."""
    start_world(mind, view)
    return list_moves(mind.worlds[0], seat, mind.scratch) if waiting(mind.worlds[0]) >> seat & 1 else 0


@rule
def move_at(mind, n):
    """A move in the list."""
    return mind.scratch.moves[n]


@rule
def doublings(mind, view, games, most):
    """How often the number of ways to the end doubles, as the mean of some random games says; or more than the most."""
    seed(mind.random, games, 0)
    found = 0.0
    for _ in range(games):
        start_world(mind, view)
        found += doublings_of_game(mind, mind.worlds[0], most)
        if found > most * games:
            return found / games
    return found / games


@rule
def doublings_of_game(mind, world, most):
    """The same for one random game."""
    found = 0.0
    while waiting(world) and found <= most:
        seat = first(waiting(world))
        count = list_moves(world, seat, mind.scratch)
        found += math.log2(count)
        play(world, seat, mind.scratch.moves[below(mind.random, count)])
    return found
