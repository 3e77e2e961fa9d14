"""What one seat may know of a game of Ecosystem, built field by field, and a whole game imagined from it."""

from ludarium.core.contract import SPECTATOR
from ludarium.core.kit import below, record, rule, size
from ludarium.games.ecosystem.box import (
    DEALT,
    DECK,
    HANDS,
    KINDS,
    NOTHING,
    PLAYERS_TO,
    ROUND_TURNS,
)
from ludarium.games.ecosystem.rules import Ecosystem, Hand, hand_at, hand_of

View = record(
    ecosystems=(Ecosystem, PLAYERS_TO),
    known=(Hand, PLAYERS_TO),
    unknown=("i1", PLAYERS_TO),
    kept=("i1", PLAYERS_TO),
    picked=("i1", PLAYERS_TO),
    pile=Hand,
    seat="i1",
    players="i1",
    edition="i1",
    turn="i1",
    receiver="i1",
    to_deal="i1",
    drawing="i1",
    picking="i1",
    laying="i1",
    swapping="i1",
    giving="i1",
)


# --- Looking ---


@rule
def look(game, seat, view):
    """Everything laid, who is waited for, the own hand and pick, and what a seat remembers of other hands."""
    view.seat = seat
    copy_public(game, view)
    for other in range(PLAYERS_TO):
        view.picked[other] = picked_as_seen(game, seat, other)
        view.kept[other] = NOTHING if seat == SPECTATOR else game.kept[other]
    for hand in range(HANDS[game.players]):
        look_at_hand(game, seat, hand, view)


@rule
def copy_public(table, other):
    """What everybody sees, from a game or a view into the other."""
    other.players = table.players
    other.edition = table.edition
    other.turn = table.turn
    other.receiver = table.receiver
    other.to_deal = table.to_deal
    other.drawing = table.drawing
    other.picking = table.picking
    other.laying = table.laying
    other.swapping = table.swapping
    other.giving = table.giving
    for kind in range(KINDS):
        other.pile.holds[kind] = table.pile.holds[kind]
    for seat in range(PLAYERS_TO):
        copy_ecosystem(table.ecosystems[seat], other.ecosystems[seat])


@rule
def copy_ecosystem(ecosystem, other):
    other.covered = ecosystem.covered
    other.frame = ecosystem.frame
    for kind in range(KINDS):
        other.cards[kind] = ecosystem.cards[kind]


@rule
def face_down(game):
    """Picked cards lie face down until everybody has one."""
    return game.picking != 0 or game.drawing != 0


@rule
def picked_as_seen(game, seat, other):
    """A pick is seen by its owner, and by all when it is turned up."""
    return NOTHING if other != seat and face_down(game) else game.picked[other]


@rule
def look_at_hand(game, seat, hand, view):
    """A hand that was once in this seat's hand is known card for card: all that left it was seen."""
    left = 0
    held = has_held(game, seat, hand)
    for kind in range(KINDS):
        left += game.hands[hand].holds[kind]
        if held:
            view.known[hand].holds[kind] = game.hands[hand].holds[kind]
    if not held and view.kept[hand] != NOTHING:
        view.known[hand].holds[view.kept[hand]] = 1
    for kind in range(KINDS):
        left -= view.known[hand].holds[kind]
    view.unknown[hand] = left


@rule
def has_held(game, seat, hand):
    """A seat has held a hand in this round if the hand has come by."""
    if seat == SPECTATOR:
        return False
    begun = ROUND_TURNS if game.turn >= ROUND_TURNS else 0
    for turn in range(begun, game.turn + 1):
        if hand_at(game, seat, turn) == hand:
            return True
    return False


# --- Imagining ---


@rule
def imagine(view, game, random):
    """A whole game: the cards not seen lie anywhere they can, each arrangement of them as likely as any other."""
    copy_public(view, game)
    for seat in range(PLAYERS_TO):
        game.picked[seat] = view.picked[seat]
        game.kept[seat] = view.kept[seat]
    for kind in range(KINDS):
        game.deck.holds[kind] = unseen(view, kind)
    for hand in range(HANDS[view.players]):
        imagine_hand(view, game, hand, random)
    if face_down(view):
        imagine_picks(view, game, random)
    if view.seat == SPECTATOR and view.turn >= ROUND_TURNS:
        imagine_kept(game, random)


@rule
def unseen(view, kind):
    """How many cards of a kind lie nobody knows where."""
    left = DECK[kind] - view.pile.holds[kind]
    for seat in range(PLAYERS_TO):
        left -= size(view.ecosystems[seat].cards[kind]) + view.known[seat].holds[kind]
        if view.picked[seat] == kind and not face_down(view):
            left -= 1
    return left


@rule
def imagine_hand(view, game, hand, random):
    """A hand holds what is known of it, and cards that nobody has seen."""
    for kind in range(KINDS):
        game.hands[hand].holds[kind] = view.known[hand].holds[kind]
    for _ in range(view.unknown[hand]):
        kind = any_card(game.deck, random)
        game.deck.holds[kind] -= 1
        game.hands[hand].holds[kind] += 1


@rule
def cards_in(hand):
    """How many cards are in a hand."""
    cards = 0
    for kind in range(KINDS):
        cards += hand.holds[kind]
    return cards


@rule
def any_card(hand, random):
    """The kind of a random card of a hand."""
    left = below(random, cards_in(hand))
    kind = 0
    while left >= hand.holds[kind]:
        left -= hand.holds[kind]
        kind += 1
    return kind


@rule
def imagine_picks(view, game, random):
    """A card that lies face down is any card of the hand that it came from."""
    for seat in range(view.players):
        if not view.picking >> seat & 1 and game.picked[seat] == NOTHING:
            game.picked[seat] = any_card(game.hands[hand_of(game, seat)], random)


@rule
def imagine_kept(game, random):
    """To a spectator, the card kept from the first round is any card that the hand has had in the second."""
    kept = DEALT[game.edition][0] - ROUND_TURNS
    for hand in range(HANDS[game.players] if kept > 0 else 0):
        cards = cards_in(game.hands[hand])
        if game.to_deal or below(random, kept + DEALT[game.edition][1]) < cards:
            game.kept[hand] = any_card(game.hands[hand], random)
