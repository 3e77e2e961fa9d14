"""Monte-Carlo tree search over what one seat sees, the same for all games.

A position is known by what the searching seat would see of it. So it is one position whichever way led there, worlds
that look the same share it, and what was learnt stays true after the next moves. Each simulation imagines a world.
Everybody at a decision maximizes their own reward; who decides at the same time as others does not see what they do.
"""

import math
from typing import Any

import numpy as np

from ludarium.core.contract import CHANCE, imagine, list_moves, list_sheet, look, play, total, waiting
from ludarium.core.game import Game
from ludarium.core.kit import Random, below, fingerprint, first, keep, record, rule, seed
from ludarium.players.random import any_move

# --- What is remembered, and what a search works with ---

# A decision of a seat; the moves that were tried are a chain of choices that begins with `head`.
Decision = record(key="i8", head="i4", visits="i4")
# A move: how often it could be made, how often it was, and the rewards that it brought.
Choice = record(rewards="i8", move="i4", chances="i4", visits="i4", following="i4")

NONE = -1
# A decision lies at the place that its key names, or at one of the next ones.
PROBES = 64
# A simulation remembers so many choices at most.
LONGEST = 64
MOST_SHEETS = 8
# Worlds and sights by number: the one in use, and one that stays empty.
USED, EMPTY = range(2)
COPIES = 2


def mind_type(game: Game, decisions: int, choices: int) -> np.dtype[Any]:
    """The type of all that a search works with; the room for decisions is a power of two."""
    return record(
        worlds=(game.state, COPIES),
        sights=(game.view, COPIES),
        scratch=game.scratch,
        random=Random,
        decisions=(Decision, decisions),
        choices=(Choice, choices),
        marks=("i8", len(game.words)),
        mark="i8",
        decided="i4",
        chosen="i4",
        path=("i4", LONGEST),
        movers=("i1", LONGEST),
        steps="i4",
        totals=("i8", MOST_SHEETS),
        forecast=("i8", len(game.lines)),
        rewards=("i8", MOST_SHEETS),
        seen="i8",
        bound="i8",
        seat="i1",
        players="i1",
        sheets="i1",
    )


# --- What is aimed at ---

# The reward of a win by far; so much of it is for the place among the others, and the rest for the margin.
CERTAIN = 1_000_000
FOR_PLACE = 700_000
FOR_MARGIN = CERTAIN - FOR_PLACE
# A margin of so many points brings half of what there is for it.
FAIR_MARGIN = 20
# How much is given for what is not known yet.
CURIOSITY = 0.7


@rule
def reward(mind, world):
    """What each seat gets for its place and for its margin."""
    for sheet in range(mind.sheets):
        mind.totals[sheet] = total(world, sheet, mind.scratch.lines)
    for seat in range(mind.players):
        mind.rewards[seat] = for_place(mind, seat) + for_margin(mind, seat)


@rule
def for_place(mind, seat):
    """The part of the others that are behind; those who are level count half."""
    passed = -1
    for other in range(mind.sheets):
        passed += (mind.totals[other] < mind.totals[seat]) + (mind.totals[other] <= mind.totals[seat])
    return FOR_PLACE * passed // (2 * max(1, mind.sheets - 1))


@rule
def for_margin(mind, seat):
    """How far a seat is ahead of the best of the others, or behind; whoever is alone goes for points."""
    best = 0 if mind.sheets == 1 else mind.totals[1 if seat == 0 else 0]
    for other in range(mind.sheets):
        if other != seat:
            best = max(best, mind.totals[other])
    margin = mind.totals[seat] - best
    return (FOR_MARGIN + FOR_MARGIN * margin // (abs(margin) + FAIR_MARGIN)) // 2


# --- One simulation after another ---


@rule
def prepare(mind, number, stream, players, sheets):
    """Begin the random numbers of a mind, for a game of so many."""
    seed(mind.random, number, stream)
    mind.players = players
    mind.sheets = sheets


@rule
def think(mind, view, seat, times):
    """So many simulations from a view of a seat, each in a world of its own."""
    for _ in range(times):
        begin_world(mind, view, seat)
        descend(mind, mind.worlds[USED])
        play_out(mind, mind.worlds[USED])
        reward(mind, mind.worlds[USED])
        learn(mind)


@rule
def descend(mind, world):
    """Play by what is remembered, until a decision is met for the first time."""
    mind.steps = mind.bound = 0
    acting, known = waiting(world), True
    while acting and known and mind.steps < LONGEST:
        if acting == CHANCE:
            play(world, first(CHANCE), any_move(world, first(CHANCE), mind.random, mind.scratch))
            mind.bound = 0
        else:
            known = decide(mind, world, acting)
        acting = waiting(world)


@rule
def decide(mind, world, acting):
    """A move of the first who is to act; true if the decision was known before, or was none."""
    mover = first(acting)
    look_around(mind, world, acting)
    mind.bound &= ~(1 << mover)
    count = list_moves(world, mover, mind.scratch)
    if count == 1:
        play(world, mover, mind.scratch.moves[0])
        return True
    place = place_of(mind, mind.seen ^ mover + 1)
    choice = choose(mind, place, count) if place != NONE else NONE
    if choice == NONE:
        play(world, mover, mind.scratch.moves[below(mind.random, count)])
        return False
    mind.path[mind.steps] = choice
    mind.movers[mind.steps] = mover
    mind.steps += 1
    play(world, mover, mind.choices[choice].move)
    return mind.decisions[place].visits > 1


@rule
def look_around(mind, world, acting):
    """See what the searching seat sees; but of those who decide at the same time nobody sees what the others do."""
    if acting & ~mind.bound:
        mind.seen = seen_by(mind, world)
        mind.bound = acting


@rule
def seen_by(mind, world):
    """What the searching seat sees, as a number."""
    keep(mind.sights, USED, mind.sights[EMPTY])
    look(world, mind.seat, mind.sights[USED])
    return fingerprint(mind.sights[USED])


@rule
def play_out(mind, world):
    """Random moves to the end."""
    acting = waiting(world)
    while acting:
        play(world, first(acting), any_move(world, first(acting), mind.random, mind.scratch))
        acting = waiting(world)


@rule
def learn(mind):
    """Everybody who made a choice remembers what came of it."""
    for step in range(mind.steps):
        mind.choices[mind.path[step]].rewards += mind.rewards[mind.movers[step]]


# --- Choosing ---


@rule
def choose(mind, place, count):
    """One of the moves in the list: one that was never made here, or the one that promises most; NONE without room."""
    decision = mind.decisions[place]
    decision.visits += 1
    mark_moves(mind, count)
    best, highest, found = NONE, -1.0, 0
    choice = decision.head
    while choice != NONE:
        tried = mind.choices[choice]
        if mind.marks[tried.move] == mind.mark:
            mind.marks[tried.move] = 0
            found += 1
            tried.chances += 1
            promise = promise_of(tried)
            if promise > highest:
                best, highest = choice, promise
        choice = tried.following
    if found < count and mind.chosen < len(mind.choices):
        best = add_choice(mind, decision, below(mind.random, count - found))
    if best != NONE:
        mind.choices[best].visits += 1
    return best


@rule
def mark_moves(mind, count):
    """Mark the moves in the list."""
    mind.mark += 1
    for n in range(count):
        mind.marks[mind.scratch.moves[n]] = mind.mark


@rule
def promise_of(choice):
    """The mean reward, and more the less often it was tried."""
    mean = choice.rewards / (CERTAIN * choice.visits)
    return mean + CURIOSITY * math.sqrt(math.log(choice.chances) / choice.visits)


@rule
def add_choice(mind, decision, skipped):
    """A choice of one of the moves that are still marked, after so many of them."""
    n = 0
    while skipped or mind.marks[mind.scratch.moves[n]] != mind.mark:
        skipped -= mind.marks[mind.scratch.moves[n]] == mind.mark
        n += 1
    choice = mind.choices[mind.chosen]
    choice.rewards = choice.visits = 0
    choice.chances = 1
    choice.move = mind.scratch.moves[n]
    choice.following = decision.head
    decision.head = mind.chosen
    mind.chosen += 1
    return decision.head


# --- Remembering and forgetting ---


@rule
def place_of(mind, key):
    """Where a decision is remembered, from now on if it was not before; NONE if there is no room."""
    places = len(mind.decisions)
    start = key ^ key >> 17 ^ key >> 35
    for probe in range(PROBES):
        place = start + probe & places - 1
        if mind.decisions[place].key == key:
            return place
        if not mind.decisions[place].key:
            mind.decisions[place].key = key
            mind.decisions[place].head = NONE
            mind.decisions[place].visits = 0
            mind.decided += 1
            return place
    return NONE


@rule
def make_room(mind):
    """Forget everything if half of the room is taken."""
    if 2 * mind.decided > len(mind.decisions) or 2 * mind.chosen > len(mind.choices):
        for place in range(len(mind.decisions)):
            mind.decisions[place].key = 0
        mind.decided = mind.chosen = 0


# --- What is known after all that thinking ---


@rule
def begin_world(mind, view, seat):
    """Imagine a world from a view of a seat."""
    mind.seat = seat
    keep(mind.worlds, USED, mind.worlds[EMPTY])
    imagine(view, mind.worlds[USED], mind.random)


@rule
def count_moves(mind, view, seat):
    """How many moves a seat has; they are in the list afterwards."""
    begin_world(mind, view, seat)
    return list_moves(mind.worlds[USED], seat, mind.scratch) if waiting(mind.worlds[USED]) >> seat & 1 else 0


@rule
def move_at(mind, n):
    """A move in the list."""
    return mind.scratch.moves[n]


@rule
def first_choice(mind, view, seat):
    """The first choice that is known for a decision; NONE if it was never thought about."""
    begin_world(mind, view, seat)
    place = place_of(mind, seen_by(mind, mind.worlds[USED]) ^ seat + 1)
    return NONE if place == NONE else mind.decisions[place].head


@rule
def next_choice(mind, choice):
    """The choice after another one."""
    return mind.choices[choice].following


@rule
def known_of(mind, choice):
    """The move of a choice, how often it was made, and what it has brought."""
    return mind.choices[choice].move, mind.choices[choice].visits, mind.choices[choice].rewards


@rule
def foresee(mind, view, seat, move, times):
    """Add up the score sheets of a seat after so many games that go on with a move."""
    for line in range(len(mind.forecast)):
        mind.forecast[line] = 0
    for _ in range(times):
        begin_world(mind, view, seat)
        play(mind.worlds[USED], seat, move)
        descend(mind, mind.worlds[USED])
        play_out(mind, mind.worlds[USED])
        list_sheet(mind.worlds[USED], seat, mind.scratch)
        for line in range(len(mind.forecast)):
            mind.forecast[line] += mind.scratch.lines[line]
