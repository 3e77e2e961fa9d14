"""What players think of a game of Ecosystem: what the next cards may bring to a seat, and the card that it holds."""

import math

from ludarium.core import parts
from ludarium.core.contract import HUNDREDTHS
from ludarium.core.kit import first, rule, size, table
from ludarium.games.ecosystem.box import (
    BEAR,
    BEAR_POINTS,
    BEE,
    BEE_POINTS,
    BIODIVERSITY_POINTS,
    CARDS,
    CELLS,
    DECK,
    DEER,
    DEER_POINTS,
    DRAGONFLY,
    DRAGONFLY_POINTS,
    EAGLE,
    EAGLE_POINTS,
    EAGLE_SIGHT,
    FOX,
    FOX_POINTS,
    KINDS,
    MEADOW,
    MEADOW_MOST,
    MEADOW_POINTS,
    NOTHING,
    RABBIT,
    RABBIT_POINTS,
    RIVALS,
    ROUND_TURNS,
    SOLO,
    STREAM,
    STREAM_PRIZES,
    TROUT,
    TROUT_POINTS,
    TURNS,
    WIDTH,
    WOLF,
    WOLF_PRIZES,
    apart,
)
from ludarium.games.ecosystem.rules import everybody, hand_at, largest_stream, pack_of, places
from ludarium.games.ecosystem.view import has_held
from ludarium.games.ecosystem.worths import WORTHS

FINENESS = 1000

# --- Guesses ---

# In so many of a hundred turns a card of a certain kind can be had that one wants.
OFFERED = 25
# In so many of a hundred turns a kind that brings nothing yet begins to bring something.
AWAKENING = 35
# As soon as so many cards of a kind are to come, more of them make no difference.
PLENTY = 4
# A lead of so many is as good as any.
CLEAR_LEAD = 3

# --- By the cards that are still to be laid ---

# How likely it is that a card of a certain kind comes, of a hundred.
LIKELY = table(round(HUNDREDTHS * (1 - (1 - OFFERED / HUNDREDTHS) ** turns)) for turns in range(TURNS + 1))


def variety(barren: int, turns: int) -> int:
    """How many more hundredths of points biodiversity brings on average, if kinds awake by luck alone."""
    chance = AWAKENING / HUNDREDTHS
    found = 0.0
    for awake in range(turns + 1):
        odds = math.comb(turns, awake) * chance**awake * (1 - chance) ** (turns - awake)
        found += odds * int(BIODIVERSITY_POINTS[max(0, barren - awake)])
    return round(HUNDREDTHS * (found - int(BIODIVERSITY_POINTS[barren])))


VARIETY_TO_COME = table([variety(barren, turns) for turns in range(TURNS + 1)] for barren in range(KINDS + 1))
# The cells that an eagle sees from a cell, its row and its column.
SIGHTS = table(
    sum(1 << other for other in range(CELLS) if 0 < sum(apart(cell, other)) <= EAGLE_SIGHT) for cell in range(CELLS)
)
ROW_OF = table(sum(1 << other for other in range(CELLS) if not apart(cell, other)[1]) for cell in range(CELLS))
COLUMN_OF = table(sum(1 << other for other in range(CELLS) if not apart(cell, other)[0]) for cell in range(CELLS))


# --- Sets of cells ---


@rule
def most_beside(cells, others):
    """How many cards of a set lie beside that cell of another set which has the most of them."""
    left, right, up, down = others << 1, others >> 1, others << WIDTH, others >> WIDTH
    sides, ends = left & right, up & down
    if cells & sides & ends:
        return 4
    if cells & (sides & (up | down) | ends & (left | right)):
        return 3
    if cells & (sides | ends | (left | right) & (up | down)):
        return 2
    return 1 if cells & (left | right | up | down) else 0


@rule
def most_seen(cells, others):
    """How many cards of a set an eagle sees from that cell which shows the most of them."""
    most = 0
    while cells and others:
        most = max(most, size(SIGHTS[first(cells)] & others))
        cells &= cells - 1
    return most


# --- What one more card of a kind would bring at the best place, in points ---


@rule
def promise_of_bee(ecosystem, free):
    """Meadows beside it, and bears."""
    meadow = ecosystem.cards[MEADOW]
    beside_bears = free & parts.beside(ecosystem.cards[BEAR], WIDTH)
    alone = BEE_POINTS * most_beside(free, meadow)
    return max(alone, BEAR_POINTS + BEE_POINTS * most_beside(beside_bears, meadow)) if beside_bears else alone


@rule
def promise_of_bear(ecosystem, free):
    """Bees and trout beside it; but it frightens foxes."""
    food = ecosystem.cards[BEE] | ecosystem.cards[TROUT]
    peaceful = free & ~parts.beside(ecosystem.cards[FOX], WIDTH)
    return max(BEAR_POINTS * most_beside(peaceful, food), BEAR_POINTS * most_beside(free, food) - FOX_POINTS)


@rule
def promise_of_trout(ecosystem, free):
    """Streams and dragonflies beside it, bears beside it, and an eagle that sees it."""
    friends = ecosystem.cards[STREAM] | ecosystem.cards[DRAGONFLY] | ecosystem.cards[BEAR]
    return TROUT_POINTS * most_beside(free, friends) + EAGLE_POINTS * (most_seen(free, ecosystem.cards[EAGLE]) > 0)


@rule
def promise_of_fox(ecosystem, free):
    """A place without fear."""
    feared = ecosystem.cards[WOLF] | ecosystem.cards[BEAR]
    return FOX_POINTS if free & ~parts.beside(feared, WIDTH) else 0


@rule
def promise_of_deer(ecosystem, free):
    """A new row and a new column."""
    rows = columns = 0
    deer = ecosystem.cards[DEER]
    while deer:
        rows |= ROW_OF[first(deer)]
        columns |= COLUMN_OF[first(deer)]
        deer &= deer - 1
    if free & ~rows & ~columns:
        return 2 * DEER_POINTS
    return DEER_POINTS if free & ~(rows & columns) else 0


@rule
def promise_of_dragonfly(ecosystem, free):
    """The cards of the largest stream that it can lie beside, and a trout."""
    most = 0
    streams = ecosystem.cards[STREAM]
    beside_trout = parts.beside(ecosystem.cards[TROUT], WIDTH)
    while streams:
        stream = parts.area(streams, WIDTH)
        banks = parts.beside(stream, WIDTH) & free
        trout = TROUT_POINTS if banks & beside_trout else 0
        most = max(most, DRAGONFLY_POINTS * size(stream) + trout) if banks else most
        streams &= ~stream
    return most


@rule
def promise_of_meadow(ecosystem, free):
    """The meadow that grows most in worth, with the bees beside the place."""
    most = BEE_POINTS * most_beside(free, ecosystem.cards[BEE])
    meadows = ecosystem.cards[MEADOW]
    while meadows:
        meadow = parts.area(meadows, WIDTH)
        edge = parts.beside(meadow, WIDTH) & free
        cards = size(meadow)
        growth = MEADOW_POINTS[min(cards + 1, MEADOW_MOST)] - MEADOW_POINTS[min(cards, MEADOW_MOST)]
        most = max(most, growth + BEE_POINTS * most_beside(edge, ecosystem.cards[BEE])) if edge else most
        meadows &= ~meadow
    return most


@rule
def promise_of_wolf(game, seat):
    """A better place among the packs."""
    mine = pack_of(game, seat)
    ahead = ahead_then = 0
    for rival in range(RIVALS[game.players]):
        ahead += pack_of(game, rival) > mine
        ahead_then += pack_of(game, rival) > mine + 1
    return WOLF_PRIZES[ahead_then] - (WOLF_PRIZES[ahead] if mine else 0)


@rule
def promise_of_stream(ecosystem, free):
    """Trout or dragonflies beside it, or dragonflies that see their stream grow."""
    streams, flying = ecosystem.cards[STREAM], ecosystem.cards[DRAGONFLY]
    growing = size(flying & parts.beside(streams, WIDTH)) if free & parts.beside(streams, WIDTH) else 0
    seen = DRAGONFLY_POINTS * max(growing, most_beside(free, flying))
    return max(TROUT_POINTS * most_beside(free, ecosystem.cards[TROUT]), seen)


# --- Features ---

# No hand that one could know.
NO_HAND = -1
# Promises of each kind come first, then the picked card as one of each kind.
PICKED = KINDS
(
    TURNS_LEFT,
    PENDING,
    VARIETY,
    PACK_LEAD,
    PACK_PRIZE,
    STREAM_LEAD,
    STREAM_PRIZE,
    IN_HAND,
    RUN,
    FEATURES,
) = range(2 * KINDS, 2 * KINDS + 10)


@rule
def features(game, seat, out):
    """What the next cards may bring, the card in hand, kinds without points, wolves, and streams."""
    for feature in range(FEATURES):
        out[feature] = 0
    if is_done(game, seat):
        return FEATURES
    ecosystem = game.ecosystems[seat]
    out[TURNS_LEFT] = turns_left(game, seat)
    out[RUN] = HUNDREDTHS * (game.swapping >> seat & 1)
    promise_kinds(ecosystem, places(ecosystem), out)
    out[WOLF] = promise_of_wolf(game, seat)
    count_hand(game, seat, out)
    count_picked(game, seat, out)
    weigh_promises(game, out)
    count_barren(ecosystem, out)
    count_rivals(game, seat, out)
    return FEATURES


@rule
def is_done(game, seat):
    """Whether nothing can come any more: of Benedikt nobody knows what he is given."""
    if seat >= game.players:
        return True
    return size(game.ecosystems[seat].covered) == CARDS and not game.swapping >> seat & 1


@rule
def turns_left(game, seat):
    """The cards that a seat will still get after the one that it has picked."""
    return CARDS - size(game.ecosystems[seat].covered) - (game.picked[seat] != NOTHING)


@rule
def promise_kinds(ecosystem, free, out):
    """What one more card of each kind would bring."""
    out[RABBIT] = RABBIT_POINTS + EAGLE_POINTS * most_seen(free, ecosystem.cards[EAGLE])
    out[FOX] = promise_of_fox(ecosystem, free)
    out[DRAGONFLY] = promise_of_dragonfly(ecosystem, free)
    out[TROUT] = promise_of_trout(ecosystem, free)
    out[BEAR] = promise_of_bear(ecosystem, free)
    out[BEE] = promise_of_bee(ecosystem, free)
    out[EAGLE] = EAGLE_POINTS * most_seen(free, ecosystem.cards[RABBIT] | ecosystem.cards[TROUT])
    out[DEER] = promise_of_deer(ecosystem, free)
    out[STREAM] = promise_of_stream(ecosystem, free)
    out[MEADOW] = promise_of_meadow(ecosystem, free)


@rule
def count_picked(game, seat, out):
    """The card that is to be laid."""
    kind = game.picked[seat]
    if kind != NOTHING:
        out[PENDING] = HUNDREDTHS * out[kind]
        out[PICKED + kind] = 1 + out[TURNS_LEFT]


@rule
def count_hand(game, seat, out):
    """What the cards bring that a seat can pick from next, if it knows them."""
    hand = next_hand(game, seat)
    for kind in range(KINDS if hand != NO_HAND else 0):
        if game.hands[hand].holds[kind]:
            out[IN_HAND] += HUNDREDTHS * out[kind]


@rule
def next_hand(game, seat):
    """The hand that a seat picks from next, or NO_HAND if it has not seen it."""
    if game.edition == SOLO:
        return 0
    if game.picking >> seat & 1:
        return hand_at(game, seat, game.turn)
    if game.turn % ROUND_TURNS == ROUND_TURNS - 1:
        return NO_HAND
    hand = hand_at(game, seat, game.turn + 1)
    return hand if has_held(game, seat, hand) else NO_HAND


@rule
def weigh_promises(game, out):
    """A promise counts by how likely it is that it comes true."""
    likely = LIKELY[out[TURNS_LEFT]]
    for kind in range(KINDS):
        out[kind] *= likely * min(PLENTY, unlaid(game, kind))


@rule
def unlaid(game, kind):
    """How many cards of a kind lie nowhere yet."""
    cards = DECK[kind] - game.pile.holds[kind]
    for seat in range(RIVALS[game.players]):
        cards -= size(game.ecosystems[seat].cards[kind])
    return cards


@rule
def count_barren(ecosystem, out):
    """The kinds that bring nothing yet."""
    barren = barren_kinds(ecosystem)
    out[VARIETY] = VARIETY_TO_COME[barren][out[TURNS_LEFT]]


@rule
def barren_kinds(ecosystem):
    """How many kinds bring nothing."""
    prey = ecosystem.cards[RABBIT] | ecosystem.cards[TROUT]
    streams, meadows = ecosystem.cards[STREAM], ecosystem.cards[MEADOW]
    barren = 0
    barren += not ecosystem.cards[RABBIT]
    barren += not ecosystem.cards[FOX] & ~parts.beside(ecosystem.cards[WOLF] | ecosystem.cards[BEAR], WIDTH)
    barren += not ecosystem.cards[DRAGONFLY] & parts.beside(streams, WIDTH)
    barren += not ecosystem.cards[TROUT] & parts.beside(streams | ecosystem.cards[DRAGONFLY], WIDTH)
    barren += not ecosystem.cards[BEAR] & parts.beside(ecosystem.cards[BEE] | ecosystem.cards[TROUT], WIDTH)
    barren += not ecosystem.cards[BEE] & parts.beside(meadows, WIDTH)
    barren += not most_seen(ecosystem.cards[EAGLE], prey)
    barren += not ecosystem.cards[DEER]
    barren += not ecosystem.cards[WOLF]
    barren += not streams
    barren += not meadows & parts.beside(meadows, WIDTH)
    return barren


@rule
def count_rivals(game, seat, out):
    """Wolves and streams count by what the others have; the prizes of now are far from certain."""
    wolves, stream = pack_of(game, seat), largest_stream(game, seat)
    wolves_ahead = streams_ahead = 0
    lead = stream_lead = CLEAR_LEAD
    for rival in range(RIVALS[game.players]):
        if rival != seat:
            wolves_ahead += pack_of(game, rival) > wolves
            streams_ahead += stream_cards(game, rival) > stream
            lead = min(lead, wolves - pack_of(game, rival))
            stream_lead = min(stream_lead, stream - stream_cards(game, rival))
    left = out[TURNS_LEFT]
    out[PACK_LEAD] = left * max(-CLEAR_LEAD, lead)
    out[PACK_PRIZE] = left * (WOLF_PRIZES[wolves_ahead] if wolves else 0)
    out[STREAM_LEAD] = left * max(-CLEAR_LEAD, stream_lead)
    out[STREAM_PRIZE] = left * (STREAM_PRIZES[streams_ahead] if stream else 0)


@rule
def stream_cards(game, rival):
    """How many streams a rival has, connected or not."""
    if rival >= game.players and game.edition != SOLO:
        return game.pile.holds[STREAM]
    return size(game.ecosystems[rival].cards[STREAM])


@rule
def outlook(game, seat, out):
    """What a seat may still get, by its features."""
    worth = 0
    for n in range(features(game, seat, out)):
        worth += WORTHS[game.players][n] * out[n]
    return worth // FINENESS


@rule
def reopen(game, seat):
    """Nobody else has picked a card yet, as far as a seat knows that is still to pick."""
    if game.picking >> seat & 1:
        for other in range(game.players):
            game.picked[other] = NOTHING
        game.picking = everybody(game)
