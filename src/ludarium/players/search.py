"""Monte-Carlo tree search over what one seat sees, the same for all games.

A position is known by what the searching seat would see of it. So it is one position whichever way led there, worlds
that look the same share it, and what was learnt stays true after the next moves. Each simulation imagines a world.
Everybody at a decision maximizes their own reward; who decides at the same time as others does not see what they do.
What a game says of its positions (`value_of`) orders the moves of a decision before they are tried, guides the moves
that follow what is remembered, and judges where they stop.
"""

import math
from typing import Any

import numpy as np

from ludarium.core.contract import (
    CHANCE,
    CHANCE_SEAT,
    HUNDREDTHS,
    SPECTATOR,
    imagine,
    list_moves,
    list_sheet,
    look,
    play,
    reopen,
    value_of,
    waiting,
    winners_of,
)
from ludarium.core.game import Game
from ludarium.core.kit import Random, below, fingerprint, first, keep, record, rule, seed
from ludarium.players.random import any_move

# --- What is remembered, and what a search works with ---

# A decision of a seat; the moves that were tried are a chain of choices that begins with `head`.
Decision = record(key="i8", head="i4", visits="i4")
# A move: how often it could be made, how often it was, and the rewards that it brought; how much more others of its
# decision would have brought; how many tries stand for trust in its value, and whether it is thought about no more.
Choice = record(
    rewards="i8",
    move="i4",
    chances="i4",
    visits="i4",
    following="i4",
    regret="i4",
    trusted="i2",
    dropped="i1",
    possible="i1",
)
# How a search goes about it; `core.game.Thinking` says what each is.
Manner = record(
    depth="i4", best="i4", trust="i4", together="i4", ripe="i4", curiosity="i4", spread="i4", evenly="i4", regret="i4"
)

NONE = -1
# A decision lies at the place that its key names, or at one of the next ones.
PROBES = 64
# A simulation remembers so many choices at most.
LONGEST = 64
MOST_SHEETS = 8
# Worlds by number: the one in use, one to try a move in, and one that stays empty; sights have no trial.
USED, TRIED, EMPTY = range(3)
COPIES = 3
# A playout that ends with the game: more decisions of each seat than any game has.
TO_THE_END = 1 << 24


def mind_type(game: Game, decisions: int, choices: int) -> np.dtype[Any]:
    """The type of all that a search works with; the room for decisions is a power of two."""
    return record(
        worlds=(game.state, COPIES),
        sights=(game.view, COPIES),
        scratch=game.scratch,
        random=Random,
        manner=Manner,
        decisions=(Decision, decisions),
        choices=(Choice, choices),
        marks=("i8", len(game.words)),
        mark="i8",
        decided="i4",
        chosen="i4",
        path=("i4", LONGEST),
        places=("i4", LONGEST),
        movers=("i1", LONGEST),
        steps="i4",
        totals=("i8", MOST_SHEETS),
        forecast=("i8", len(game.lines)),
        rewards=("i8", MOST_SHEETS),
        shares=("i8", MOST_SHEETS),
        seen="i8",
        bound="i8",
        shared="i8",
        near="i8",
        seat="i1",
        players="i1",
        sheets="i1",
    )


# --- What is aimed at ---

# The reward of a win by far; so much of it is for the place among the others, and the rest for the margin.
CERTAIN = 1_000_000
FOR_PLACE = 700_000
FOR_MARGIN = CERTAIN - FOR_PLACE
# A margin of so many hundredths of points brings half of what there is for it.
FAIR_MARGIN = 2000
# What a margin in spreads is multiplied with to be a chance by the logistic function.
LOGISTIC = 1.7


@rule
def reward(mind, world):
    """What each seat gets for its place and for its margin, by the points that it has or can be expected to get."""
    judge(mind, world)
    is_over = not waiting(world)
    for seat in range(mind.players):
        mind.rewards[seat] = for_place(mind, seat, is_over) + for_margin(mind, seat)


@rule
def judge(mind, world):
    """What every score sheet comes to, in hundredths of points."""
    for sheet in range(mind.sheets):
        mind.totals[sheet] = value_of(world, sheet, mind.scratch)


@rule
def for_place(mind, seat, is_over):
    """The part of the others that are behind, or how likely each of them is to be; who are level count half."""
    passed = 0
    for other in range(mind.sheets):
        if other != seat:
            passed += chance_to_pass(mind, mind.totals[seat] - mind.totals[other], is_over)
    return FOR_PLACE * passed // (CERTAIN * max(1, mind.sheets - 1))


@rule
def chance_to_pass(mind, margin, is_over):
    """How likely who is so far ahead ends ahead."""
    if is_over:
        return CERTAIN * ((margin > 0) + (margin >= 0)) // 2
    return int(CERTAIN / (1.0 + math.exp(-LOGISTIC * margin / mind.manner.spread)))


@rule
def for_margin(mind, seat):
    """How far a seat is ahead of the best of the others, or behind; whoever is alone goes for points."""
    best = 0 if mind.sheets == 1 else mind.totals[1 if seat == 0 else 0]
    for other in range(mind.sheets):
        if other != seat:
            best = max(best, mind.totals[other])
    margin = mind.totals[seat] - best
    return (FOR_MARGIN + FOR_MARGIN * margin // (abs(margin) + FAIR_MARGIN)) // 2


@rule
def share_out(mind, world):
    """Add up what part of the win each seat gets, or how likely it is to win."""
    if waiting(world):
        for seat in range(mind.players):
            mind.shares[seat] += chance_to_win(mind, seat)
        return
    winners, count = winners_of(world, mind.scratch), 0
    for seat in range(mind.players):
        count += winners >> seat & 1
    for seat in range(mind.players):
        mind.shares[seat] += (winners >> seat & 1) * CERTAIN // max(1, count)


@rule
def chance_to_win(mind, seat):
    """How likely a seat ends ahead of all others, by what they can expect."""
    rivals = 0.0
    for other in range(mind.sheets):
        rivals += math.exp(LOGISTIC * (mind.totals[other] - mind.totals[seat]) / mind.manner.spread)
    return int(CERTAIN / rivals)


# --- One simulation after another ---


@rule
def prepare(mind, number, stream, players, sheets):
    """Begin the random numbers of a mind, for a game of so many."""
    seed(mind.random, number, stream)
    mind.players = players
    mind.sheets = sheets
    for seat in range(MOST_SHEETS):
        mind.shares[seat] = 0


@rule
def adopt(mind, depth, best, trust, together, ripe, curiosity, spread, evenly, regret):
    """Go about all that follows in this manner."""
    mind.manner.depth = depth
    mind.manner.best = best
    mind.manner.trust = trust
    mind.manner.together = together
    mind.manner.ripe = ripe
    mind.manner.curiosity = curiosity
    mind.manner.spread = HUNDREDTHS * spread
    mind.manner.evenly = evenly
    mind.manner.regret = regret


@rule
def think(mind, view, seat, times):
    """So many simulations from a view of a seat, each in a world of its own."""
    for _ in range(times):
        begin_world(mind, view, seat)
        descend(mind, mind.worlds[USED])
        play_out(mind, mind.worlds[USED], mind.manner.depth * mind.players)
        reward(mind, mind.worlds[USED])
        learn(mind)


@rule
def forecast_wins(mind, view, seat, times):
    """So many simulations, of which it is added up who wins them."""
    for _ in range(times):
        think(mind, view, seat, 1)
        share_out(mind, mind.worlds[USED])


@rule
def descend(mind, world):
    """Play by what is remembered, until a decision is met for the first time."""
    mind.steps = mind.bound = 0
    acting, known = waiting(world), True
    mind.near = acting
    while acting and known and mind.steps < LONGEST:
        if acting == CHANCE:
            play(world, CHANCE_SEAT, any_move(world, CHANCE_SEAT, mind.random, mind.scratch))
            mind.bound = mind.near = 0
        else:
            known = decide(mind, world, acting)
        acting = waiting(world)


@rule
def decide(mind, world, acting):
    """A move of the first who is to act; false if the decision is too new to be remembered, and nobody has moved."""
    mover = first(acting)
    look_around(mind, world, acting)
    count = list_moves(world, mover, mind.scratch)
    is_near = mind.near >> mover & 1
    mind.bound &= ~(1 << mover)
    mind.near &= mind.bound
    if count == 1:
        play(world, mover, mind.scratch.moves[0])
        return True
    place = place_of(mind, mind.seen ^ mover + 1)
    if place == NONE:
        return False
    mind.decisions[place].visits += 1
    if mind.decisions[place].visits <= mind.manner.ripe and not is_near:
        return False
    choice = choose(mind, world, place, mover, count, is_near)
    if choice == NONE:
        return False
    mind.path[mind.steps] = choice
    mind.places[mind.steps] = place if mind.shared and mind.manner.regret else NONE
    mind.movers[mind.steps] = mover
    mind.steps += 1
    mind.choices[choice].visits += 1
    play(world, mover, mind.choices[choice].move)
    return True


@rule
def look_around(mind, world, acting):
    """See what the searching seat sees; but of those who decide at the same time nobody sees what the others do."""
    if acting & ~mind.bound:
        mind.seen = seen_by(mind, world)
        mind.bound = acting
        mind.shared = acting & acting - 1


@rule
def seen_by(mind, world):
    """What the searching seat sees, as a number."""
    keep(mind.sights, USED, mind.sights[EMPTY])
    look(world, mind.seat, mind.sights[USED])
    return fingerprint(mind.sights[USED])


@rule
def learn(mind):
    """Everybody who made a choice remembers what came of it."""
    for step in range(mind.steps):
        choice = mind.choices[mind.path[step]]
        brought = mind.rewards[mind.movers[step]]
        if mind.places[step] != NONE:
            rue(mind, mind.decisions[mind.places[step]].head, mind.path[step], brought)
        choice.rewards += brought


# --- Moves that nobody remembers ---


@rule
def play_out(mind, world, left):
    """Moves of everybody, to the end or as many as are left."""
    acting = waiting(world)
    while acting and left > 0:
        mover = first(acting)
        if mover == CHANCE_SEAT or mind.manner.best == 1:
            play(world, mover, any_move(world, mover, mind.random, mind.scratch))
        else:
            play(world, mover, good_move(mind, world, mover))
        left -= mover != CHANCE_SEAT
        acting = waiting(world)


@rule
def good_move(mind, world, mover):
    """The best of some random moves, as far as its value shows."""
    count = list_moves(world, mover, mind.scratch)
    best = mind.scratch.moves[below(mind.random, count)]
    highest = prospect(mind, world, mover, best) if count > 1 else 0
    for _ in range(min(mind.manner.best, count) - 1):
        move = mind.scratch.moves[below(mind.random, count)]
        value = prospect(mind, world, mover, move)
        if value > highest:
            best, highest = move, value
    return best


@rule
def prospect(mind, world, mover, move):
    """The value of a move for whoever makes it; with two at the table, less that for the other."""
    keep(mind.worlds, TRIED, world)
    play(mind.worlds[TRIED], mover, move)
    value = value_of(mind.worlds[TRIED], mover, mind.scratch)
    return value - value_of(mind.worlds[TRIED], 1 - mover, mind.scratch) if mind.sheets == 2 else value


# --- Choosing ---


@rule
def choose(mind, world, place, mover, count, is_near):
    """The choice of a move in the list that promises most; NONE if there is no room to remember it."""
    add_new(mind, world, mind.decisions[place], mover, count)
    if is_near and mover == mind.seat and mind.manner.evenly:
        return least_tried(mind, mind.decisions[place].head)
    if mind.shared and mind.manner.regret:
        return rueful(mind, mind.decisions[place].head)
    return most_promising(mind, mind.decisions[place].head)


@rule
def add_new(mind, world, decision, mover, count):
    """Mark the moves in the list, and remember those of them that are new here, as far as there is room."""
    mind.mark += 1
    for n in range(count):
        mind.marks[mind.scratch.moves[n]] = mind.mark
    found, choice = 0, decision.head
    while choice != NONE:
        found += mind.marks[mind.choices[choice].move] == mind.mark
        mind.choices[choice].possible = mind.marks[mind.choices[choice].move] == mind.mark
        mind.marks[mind.choices[choice].move] -= mind.choices[choice].possible
        choice = mind.choices[choice].following
    for n in range(count if found < count else 0):
        if mind.marks[mind.scratch.moves[n]] == mind.mark and mind.chosen < len(mind.choices):
            add_choice(mind, world, decision, mover, mind.scratch.moves[n])


@rule
def add_choice(mind, world, decision, mover, move):
    """A new choice, which begins as if it had been tried a few times with what its value promises."""
    trust = mind.manner.together if mind.shared else mind.manner.trust
    choice = mind.choices[mind.chosen]
    choice.visits = choice.trusted = choice.chances = trust
    choice.rewards = 0
    choice.move = move
    choice.regret = choice.dropped = 0
    choice.possible = 1
    choice.following = decision.head
    decision.head = mind.chosen
    mind.chosen += 1
    if trust:
        keep(mind.worlds, TRIED, world)
        play(mind.worlds[TRIED], mover, move)
        reward(mind, mind.worlds[TRIED])
        choice.rewards = trust * mind.rewards[mover]


@rule
def most_promising(mind, choice):
    """The choice that promises most by the upper bound of its confidence; any of those that were never tried first."""
    best, highest, equals = NONE, -1.0, 0
    while choice != NONE:
        tried = mind.choices[choice]
        if tried.possible:
            tried.chances += 1
            promise = promise_of(mind, tried)
            equals = equals + 1 if promise == highest else 1
            if promise > highest or (promise == highest and not below(mind.random, equals)):
                best, highest = choice, promise
        choice = tried.following
    return best


@rule
def promise_of(mind, choice):
    """The mean reward, and more the less often it was tried."""
    if not choice.visits:
        return 1e9
    mean = choice.rewards / (CERTAIN * choice.visits)
    return mean + mind.manner.curiosity * math.sqrt(math.log(choice.chances) / choice.visits) / HUNDREDTHS


# --- Trying moves evenly, and dropping the worse half by and by (sequential halving) ---


@rule
def least_tried(mind, choice):
    """The choice that was tried least of those that are still thought about."""
    best = NONE
    while choice != NONE:
        tried = mind.choices[choice]
        if tried.possible and not tried.dropped and (best == NONE or tried.visits <= mind.choices[best].visits):
            best = choice
        choice = tried.following
    return best


@rule
def drop(mind, choice):
    """Think about a choice no more."""
    mind.choices[choice].dropped = 1


@rule
def drop_nothing(mind, choice):
    """Think about all choices of a decision again."""
    while choice != NONE:
        mind.choices[choice].dropped = 0
        choice = mind.choices[choice].following


# --- Regret matching, where several decide at the same time ---

# Of a hundred choices so many are made at random, so that all are seen; regrets are in thousandths.
CURIOUS = 20
PER_REGRET = CERTAIN // 1000
# Past regrets are never negative, so that what has become better is soon tried again.
MOST_REGRET = 1 << 24


@rule
def rueful(mind, choice):
    """A choice drawn by how much one regrets not to have made it more often."""
    head, weight, count = choice, 0, 0
    while choice != NONE:
        if mind.choices[choice].possible:
            weight += mind.choices[choice].regret
            count += 1
        choice = mind.choices[choice].following
    if not count:
        return NONE
    by_regret = weight > 0 and below(mind.random, HUNDREDTHS) >= CURIOUS
    return drawn_choice(mind, head, below(mind.random, weight if by_regret else count), by_regret)


@rule
def drawn_choice(mind, choice, lot, by_regret):
    """The choice that a lot falls on."""
    drawn = NONE
    while choice != NONE and lot >= 0:
        if mind.choices[choice].possible:
            lot -= mind.choices[choice].regret if by_regret else 1
            drawn = choice
        choice = mind.choices[choice].following
    return drawn


@rule
def rue(mind, choice, made, brought):
    """How much more each other choice would have brought, as far as is known, than the one that was made."""
    while choice != NONE:
        other = mind.choices[choice]
        if other.visits and choice != made and other.possible:
            regret = other.regret + (other.rewards // other.visits - brought) // PER_REGRET
            other.regret = min(max(0, regret), MOST_REGRET)
        choice = other.following


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
        forget(mind)


@rule
def forget(mind):
    """Forget everything."""
    for place in range(len(mind.decisions)):
        mind.decisions[place].key = 0
    mind.decided = mind.chosen = 0


# --- What is known after all that thinking ---


@rule
def begin_world(mind, view, seat):
    """Imagine a world from a view of a seat, in which who decides at the same time has not decided yet."""
    mind.seat = seat
    keep(mind.worlds, USED, mind.worlds[EMPTY])
    imagine(view, mind.worlds[USED], mind.random)
    acting = waiting(mind.worlds[USED])
    if acting and acting != CHANCE:
        reopen(mind.worlds[USED], first(acting) if seat == SPECTATOR else seat)


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
    known = mind.choices[choice]
    return known.move, known.visits - known.trusted, known.rewards / max(1, known.visits), known.dropped


@rule
def foresee(mind, view, seat, move, times):
    """Add up the score sheets of a seat after so many games that go on with a move."""
    for line in range(len(mind.forecast)):
        mind.forecast[line] = 0
    for _ in range(times):
        begin_world(mind, view, seat)
        play(mind.worlds[USED], seat, move)
        descend(mind, mind.worlds[USED])
        play_out(mind, mind.worlds[USED], TO_THE_END)
        list_sheet(mind.worlds[USED], seat, mind.scratch)
        for line in range(len(mind.forecast)):
            mind.forecast[line] += mind.scratch.lines[line]
