"""What a player may know of a game of Ecosystem, and with which odds the rest is imagined."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import comb
from typing import Any

import pytest

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.ecosystem import GAME
from ludarium.games.ecosystem.box import DECK, NAMES, NOTHING
from ludarium.games.ecosystem.tests.pictures import (
    arranged,
    cards,
    deal,
    dealt,
    hand_number,
    holding,
    imagined,
    in_deck,
    knows,
    lying,
    names,
    picked,
    play,
    put,
    to_picks,
    to_turn,
    turn,
)

NO_CARDS: Counter[str] = Counter()
HANDS = ("6 fox 5 bee", "6 wolf 5 deer", "6 bear 5 trout")


# --- Looking: hands ---


def test_everybody_knows_the_own_hand() -> None:
    match = dealt(3, *HANDS)
    assert [knows(match, seat, seat) for seat in "123"] == [(cards(hand), 0) for hand in HANDS]


def test_nobody_knows_the_hand_of_another_but_how_many_cards_it_has() -> None:
    match = dealt(3, *HANDS)
    assert [knows(match, "1", holder) for holder in "23"] == [(NO_CARDS, 11)] * 2


def test_nobody_sees_what_is_dealt_to_another() -> None:
    match = play(Match(GAME, 3), *["* deal 1 fox"] * 11, "* deal 2 bee", "* deal 2 wolf")
    assert knows(match, "1", "2") == (NO_CARDS, 2)
    assert knows(match, "2", "2") == (cards("bee wolf"), 0)
    assert GAME.heard(["deal", "2", "bee"]) == "deal"


def test_a_hand_that_came_by_is_remembered_less_what_was_seen_to_leave_it() -> None:
    match = turn(dealt(3, *HANDS), "fox", "wolf", "bear")
    assert knows(match, "1", "2") == (cards("5 fox 5 bee"), 0)
    assert knows(turn(match, "bear", "bee", "deer"), "1", "3") == (cards("5 fox 4 bee"), 0)


def test_a_hand_that_has_not_come_by_stays_unknown() -> None:
    match = turn(dealt(4, *HANDS), "fox", "wolf", "bear", "stream")
    assert knows(match, "1", "1")[1] == knows(match, "1", "2")[1] == 0
    assert knows(match, "1", "3") == knows(match, "1", "4") == (NO_CARDS, 10)


@pytest.mark.parametrize("players", range(3, 7))
def test_when_all_hands_have_come_by_all_are_known(players: int) -> None:
    match = to_picks(dealt(players), players - 2)
    unknown = [knows(match, "1", holder)[1] for holder in match.seats]
    assert sorted(unknown) == [0] * (players - 1) + [13 - players]
    to_picks(match, players - 1)
    assert [knows(match, "1", holder) for holder in match.seats] == [
        (holding(match, holder), 0) for holder in match.seats
    ]


def test_what_others_hold_and_what_lies_in_the_deck_makes_no_difference_to_a_view() -> None:
    wolves, deer = (dealt(3, "11 fox", f"11 {kind}", "11 bear") for kind in ("wolf", "deer"))
    for looking in ("1", "3", None):
        assert kit.pack(wolves.view_record(looking)) == kit.pack(deer.view_record(looking))
    assert kit.pack(wolves.view_record("2")) != kit.pack(deer.view_record("2"))


# --- Looking: picks ---


def test_who_has_picked_is_seen_by_all() -> None:
    match = play(dealt(3, *HANDS), "2 pick wolf")
    assert [kit.bits(match.view(seat).picking) for seat in ("1", "2", None)] == [[0, 2]] * 3


def test_what_another_has_picked_is_not_seen_while_it_lies_face_down() -> None:
    fox, bee = (play(dealt(3, *HANDS), f"1 pick {kind}") for kind in ("fox", "bee"))
    for looking in ("2", "3", None):
        assert kit.pack(fox.view_record(looking)) == kit.pack(bee.view_record(looking))
    assert (picked(fox, "1", "1"), picked(bee, "1", "1")) == ("fox", "bee")
    assert GAME.heard(["pick", "fox"]) == "pick"


def test_a_pick_from_a_hand_that_one_remembers_is_not_seen_either() -> None:
    match = turn(dealt(3, *HANDS), "fox", "wolf", "bear")
    fox, bee = (play(match.copy(), f"2 pick {kind}") for kind in ("fox", "bee"))
    assert knows(fox, "1", "2") == (cards("5 fox 5 bee"), 0)
    assert kit.pack(fox.view_record("1")) == kit.pack(bee.view_record("1"))


def test_all_picks_are_seen_when_the_last_has_picked() -> None:
    match = play(dealt(3, *HANDS), "1 pick bee", "2 pick wolf", "3 pick bear")
    for looking in ("1", "2", "3", None):
        assert [picked(match, looking, seat) for seat in "123"] == ["bee", "wolf", "bear"]
    assert knows(match, "1", "1") == (cards("6 fox 4 bee"), 0)


def test_a_card_that_lies_in_an_ecosystem_is_no_longer_a_pick() -> None:
    match = play(dealt(3, *HANDS), "1 pick bee", "2 pick wolf", "3 pick bear", "2 lay 0,0")
    assert [picked(match, "1", seat) for seat in "123"] == ["bee", "", "bear"]


def test_every_card_that_lies_is_seen_by_all() -> None:
    match = to_picks(dealt(3), 4)
    for looking in ("1", "2", "3", None):
        ecosystems = match.view(looking).ecosystems
        truth = kit.plain(match.state).ecosystems
        assert [list(seen.cards) for seen in ecosystems] == [list(there.cards) for there in truth]
    assert [len(lying(match, seat)) for seat in range(3)] == [4, 4, 4]


# --- Looking: the card kept from the first round ---


def second_round(*hands: str) -> Match:
    """A game for four at the start of the second round; these hands are dealt to what was kept."""
    match = to_turn(dealt(4, "11 stream", "11 meadow", "8 stream 3 fox", "8 meadow 3 fox"), 10)
    deal(match, *hands)
    return match


def test_what_is_kept_from_the_first_round_is_known_to_all_players_and_nothing_else() -> None:
    match = second_round()
    for seat in match.seats:
        for holder in match.seats:
            kept, unknown = knows(match, seat, holder)
            assert (kept.total(), unknown) == ((11, 0) if holder == seat else (1, 10))
            assert kept <= holding(match, holder)


def test_the_kept_card_is_known_before_anything_is_dealt_to_it() -> None:
    match = to_turn(dealt(4), 10)
    assert [knows(match, "1", holder) for holder in match.seats] == [
        (holding(match, holder), 0) for holder in match.seats
    ]


def test_a_kept_card_is_known_until_a_card_of_its_kind_leaves_the_hand() -> None:
    match = second_round("10 wolf", "10 deer", "10 bear", "4 trout 4 rabbit 2 eagle")
    kept, _ = knows(match, "1", "3")
    (kind,) = kept
    other = turn(match.copy(), "wolf", "deer", "bear", "trout")
    assert knows(other, "1", "2") == (kept, 9)
    same = turn(match.copy(), "wolf", "deer", kind, "trout")
    assert knows(same, "1", "2") == (NO_CARDS, 10)


def test_hands_of_the_first_round_tell_nothing_of_those_of_the_second() -> None:
    match = second_round("10 wolf", "10 deer", "10 bear", "4 trout 4 rabbit 2 eagle")
    turn(match, "wolf", "deer", "bear", "trout")
    assert knows(match, "1", "4")[1] == 0
    assert [knows(match, "1", holder)[1] for holder in "23"] == [9, 9]


def test_in_the_original_edition_nothing_is_kept() -> None:
    match = to_picks(dealt(4, edition="genius"), 10)
    assert [knows(match, "1", holder) for holder in "234"] == [(NO_CARDS, 10)] * 3


# --- Looking: spectators ---


def test_a_spectator_knows_no_hand() -> None:
    for number in (0, 5, 10, 15):
        match = to_picks(dealt(3), number)
        left = 11 - number % 10
        assert [knows(match, None, holder) for holder in match.seats] == [(NO_CARDS, left)] * 3
        assert set(match.view().kept) == {NOTHING}


def test_a_spectator_of_the_solo_game_does_not_see_the_hand_either() -> None:
    assert knows(dealt(1), None, "1") == (NO_CARDS, 10)
    assert knows(dealt(1), "1", "1") == (holding(dealt(1), "1"), 0)


# --- Imagining ---


def far_off(seen: Counter[Any], odds: Mapping[Any, float]) -> bool:
    """Whether counts lie as far from their odds as chance brings them once in ten thousand times (Wilson-Hilferty)."""
    expected = {what: seen.total() * chance for what, chance in odds.items()}
    distance = sum((seen[what] - count) ** 2 / count for what, count in expected.items())
    spread = 2 / (9 * (len(odds) - 1))
    return bool(distance > (len(odds) - 1) * (1 - spread + 3.72 * spread**0.5) ** 3)


def multisets(cards_there: Counter[str], count: int) -> Iterator[tuple[Counter[str], float]]:
    """All that so many of these cards can be, with the odds of each."""
    for counts in product(*(range(there + 1) for there in cards_there.values())):
        if sum(counts) == count:
            ways = 1
            for there, taken in zip(cards_there.values(), counts, strict=True):
                ways *= comb(there, taken)
            yield +Counter(dict(zip(cards_there, counts, strict=True))), ways / comb(cards_there.total(), count)


def frozen(hand: Counter[str]) -> frozenset[tuple[str, int]]:
    """The cards of a hand as a key."""
    return frozenset(hand.items())


# The cards that seat 1 has not seen in the position below, and what it knows of two hands.
HIDDEN = cards("5 wolf 3 meadow 2 bee")
THERE = cards("3 wolf 2 meadow bee")
KEPT = cards("deer")
REMEMBERED = cards("4 fox 2 bear trout")


def one_hand_unknown() -> Match:
    """Six play the fifth turn of the second round: seat 1 has held every hand but the one that seat 2 holds now.

    Of that hand's 7 cards it knows one, a deer kept from the first round. 4 cards lie in the deck.
    """
    match = Match(GAME, 6)
    rest = list((in_deck(match) - HIDDEN - REMEMBERED - KEPT).elements())
    hands = [Counter(rest[n : n + 7]) for n in range(0, 28, 7)]
    hands[1:1] = [THERE + KEPT, REMEMBERED]
    assert len(rest) == 4 * 7 + 6 * 14
    with arranged(match) as position:
        position.turn, position.to_deal, position.picking = 14, 0, 0b111111
        write(position.deck, HIDDEN - THERE)
        for seat in range(6):
            laid = zip(GRID, rest[28 + seat * 14 :], strict=False)
            put(position.ecosystems[seat], dict(laid))
    with arranged(match) as position:
        for holder, hand in zip(match.seats, hands, strict=True):
            write(position.hands[hand_number(match, holder)], hand)
        position.kept[hand_number(match, "2")] = NAMES.index(min(KEPT))
    return match


GRID = [(x, y) for y in range(4) for x in range(5)][:14]


def write(hand: Any, content: Counter[str]) -> None:
    """Fill a hand of a plain record with cards."""
    for kind, name in enumerate(NAMES):
        hand.holds[kind] = content[name]


def hand_in(match: Match, holder: str) -> Callable[[Any], Any]:
    """Which cards a seat of this match holds in an imagined game."""
    number = hand_number(match, holder)
    return lambda game: frozen(names(game.hands[number].holds))


def test_the_position_for_imagining_is_what_it_says() -> None:
    match = one_hand_unknown()
    assert [knows(match, "1", holder)[1] for holder in match.seats] == [0, 6, 0, 0, 0, 0]
    assert knows(match, "1", "2") == (KEPT, 6)
    assert knows(match, "1", "3") == (REMEMBERED, 0)
    assert in_deck(match).total() == 4


def test_an_unknown_hand_is_imagined_from_the_unseen_cards_each_as_likely_as_any_other() -> None:
    match = one_hand_unknown()
    odds = {frozen(hand + KEPT): chance for hand, chance in multisets(HIDDEN, 6)}
    seen = imagined(match, "1", 1200, hand_in(match, "2"))
    assert len(odds) == 11
    assert seen.keys() <= odds.keys()
    assert not far_off(seen, odds)


def test_a_known_hand_is_never_imagined_otherwise() -> None:
    match = one_hand_unknown()
    assert imagined(match, "1", 50, hand_in(match, "3")) == {frozen(REMEMBERED): 50}


def test_what_is_not_in_the_unknown_hand_lies_in_the_deck() -> None:
    match = one_hand_unknown()
    number = hand_number(match, "2")
    unseen = imagined(match, "1", 50, lambda game: frozen(names(game.deck.holds) + names(game.hands[number].holds)))
    assert unseen == {frozen(HIDDEN + KEPT): 50}


def test_a_pick_from_a_known_hand_is_any_card_of_it() -> None:
    match = play(one_hand_unknown(), "3 pick trout")
    seen = imagined(match, "1", 1200, lambda game: NAMES[game.picked[2]])
    odds = {kind: count / 7 for kind, count in REMEMBERED.items()}
    assert seen.keys() == odds.keys()
    assert not far_off(seen, odds)


def test_a_pick_from_an_unknown_hand_is_any_card_that_can_be_in_it() -> None:
    match = play(one_hand_unknown(), "2 pick deer")
    seen = imagined(match, "1", 1200, lambda game: NAMES[game.picked[1]])
    odds = {"deer": 1 / 7, **{kind: 6 / 7 * count / 10 for kind, count in HIDDEN.items()}}
    assert seen.keys() == odds.keys()
    assert not far_off(seen, odds)


def test_an_unknown_hand_and_the_pick_from_it_are_imagined_together() -> None:
    match = play(one_hand_unknown(), "2 pick wolf")
    hand = hand_in(match, "2")
    seen = imagined(match, "1", 2400, lambda game: (hand(game), NAMES[game.picked[1]]))
    odds = {
        (frozen(there + KEPT), kind): chance * count / 7
        for there, chance in multisets(HIDDEN, 6)
        for kind, count in (there + KEPT).items()
    }
    assert seen.keys() <= odds.keys()
    assert not far_off(seen, odds)


def test_nothing_is_imagined_picked_by_who_has_not_picked() -> None:
    match = play(one_hand_unknown(), "3 pick trout")
    seen = imagined(match, "1", 50, lambda game: tuple(game.picked[seat] for seat in (1, 3, 4, 5)))
    assert seen == {(NOTHING,) * 4: 50}


def test_ones_own_pick_is_not_imagined_but_known() -> None:
    match = play(one_hand_unknown(), "2 pick deer")
    assert imagined(match, "2", 50, lambda game: NAMES[game.picked[1]]) == {"deer": 50}


def test_picks_that_were_turned_up_are_known() -> None:
    match = play(dealt(3, *HANDS), "1 pick bee", "2 pick wolf", "3 pick bear")
    seen = imagined(match, "1", 50, lambda game: tuple(NAMES[game.picked[seat]] for seat in range(3)))
    assert seen == {("bee", "wolf", "bear"): 50}


def test_the_game_for_two_imagines_both_picks_before_the_neutral_card_is_drawn() -> None:
    match = play(dealt(2, *HANDS), "1 pick bee", "2 pick wolf")
    seen = imagined(match, "1", 50, lambda game: (NAMES[game.picked[0]], game.picked[1] == NOTHING))
    assert seen == {("bee", False): 50}


def spectated(number: int) -> tuple[Match, dict[int, float]]:
    """A game of three in the second round, and the odds of what a spectator imagines seat 1's hand to have kept."""
    match = to_picks(dealt(3), number)
    unseen = in_deck(match) + sum((holding(match, holder) for holder in match.seats), NO_CARDS)
    held = 21 - number
    odds = {NAMES.index(kind): held / 11 * count / unseen.total() for kind, count in unseen.items()}
    return match, odds


def kept_in(match: Match, holder: str) -> Callable[[Any], int]:
    """What the hand of a seat of this match has kept in an imagined game."""
    number = hand_number(match, holder)
    return lambda game: int(game.kept[number])


@pytest.mark.parametrize("number", [13, 17])
def test_a_spectator_imagines_the_kept_card_to_be_any_that_the_hand_has_had_in_the_second_round(number: int) -> None:
    match, odds = spectated(number)
    odds[NOTHING] = (number - 10) / 11
    seen = imagined(match, None, 800, kept_in(match, "1"))
    assert seen.keys() <= odds.keys()
    assert not far_off(seen, odds)


def test_before_the_second_round_begins_a_spectator_imagines_every_hand_with_its_kept_card() -> None:
    match, odds = spectated(10)
    seen = imagined(match, None, 800, kept_in(match, "1"))
    assert NOTHING not in seen
    assert not far_off(seen, odds)
    dealing = play(to_turn(dealt(3), 10), "* deal 1 fox")
    assert imagined(dealing, None, 50, kept_in(dealing, "1"))[NOTHING] == 0


@pytest.mark.parametrize("edition", ["mindok", "genius"])
def test_nothing_is_imagined_kept_where_nothing_was(edition: str) -> None:
    first_round = to_picks(dealt(3, edition=edition), 6)
    assert imagined(first_round, None, 20, kept_in(first_round, "1")) == {NOTHING: 20}
    original = to_picks(dealt(3, edition="genius"), 14)
    assert imagined(original, None, 20, kept_in(original, "1")) == {NOTHING: 20}


def all_cards(game: Any) -> tuple[int, ...]:
    """How many cards of each kind a game has, wherever they are; cards that lie face down are still in their hands."""
    turned_up = [] if game.picking or game.drawing else [game.picked[seat] for seat in range(6)]
    return tuple(
        sum(pile.holds[kind] for pile in (game.deck, game.pile, *game.hands))
        + sum(ecosystem.cards[kind].bit_count() for ecosystem in game.ecosystems)
        + turned_up.count(kind)
        for kind in range(len(NAMES))
    )


@pytest.mark.parametrize("looking", ["1", "2", None])
def test_no_card_of_an_imagined_game_is_missing_and_none_is_there_twice(looking: str | None) -> None:
    face_down = play(one_hand_unknown(), "2 pick deer")
    drawing = play(dealt(2, *HANDS), "1 pick bee", "2 pick wolf")
    laying = play(dealt(3, *HANDS), "1 pick bee", "2 pick wolf", "3 pick bear", "2 lay 0,0")
    for match in (face_down, drawing, laying):
        assert imagined(match, looking, 10, all_cards) == {tuple(DECK): 10}


@pytest.mark.parametrize("looking", ["1", "2", None])
@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 0), (3, 11), (6, 4), (6, 10), (6, 19)])
def test_an_imagined_game_looks_the_same(players: int, number: int, looking: str | None) -> None:
    match = play(
        to_picks(dealt(players), number), "2 pick " + to_picks(dealt(players), number).moves("2")[0].split()[1]
    )
    view = match.view_record(looking)
    imagined_match = match.copy()
    imagined_match.state = kit.zero(GAME.state)
    random = kit.zero(kit.Random)
    kit.seed(random, 3, 5)
    contract.imagine(view, imagined_match.state, random)
    assert kit.pack(imagined_match.view_record(looking)) == kit.pack(view)
