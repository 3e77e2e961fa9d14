"""What a player may know of a game of ZooSim, and with which odds the rest is imagined.

Coins are hidden, but whoever remembers can count them all; closed hands are not known, nor is the order of the pile.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

import pytest

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.rules import NO_BID
from ludarium.games.zoosim.tests.pictures import (
    STRAIGHT,
    arranged,
    auction,
    coins,
    give_away,
    in_pile,
    lay,
    opened,
    settle,
)
from ludarium.games.zoosim.tiles import NAMES

LOOKING = ("1", "2", "3", None)
every_seat = pytest.mark.parametrize("seat", LOOKING)


def bid(match: Match, **bids: int) -> Match:
    """Some seats bid: `seat_2=3`."""
    for seat, coins_bid in bids.items():
        match.play(seat.removeprefix("seat_"), f"bid {coins_bid}")
    return match


def three() -> Match:
    """Three have zoos with attractions of all kinds, benches and points, and fewer or more coins; all are to bid."""
    match = Match(GAME, 3)
    settle(match)
    for _ in range(7):
        give_away(match)
    with arranged(match) as table:
        for zoo, owned in zip(table.zoos, (4, 7, 0), strict=False):
            zoo.coins = owned
    return match


def flags_missing() -> Match:
    """One flag is on the pole."""
    match = Match(GAME, 3)
    match.play("*", "flag 3")
    return match


def row_begun() -> Match:
    """Two tiles are turned up."""
    match = flags_missing()
    for words in ("flag 1", "flag 2", "tile Z11", "tile Z02"):
        match.play("*", words)
    return match


def building() -> Match:
    """A tile was bought and is to be laid."""
    match = three()
    auction(match, 2, 2, 0)
    return match


def ended() -> Match:
    """A game that is over."""
    match = Match(GAME, 3)
    settle(match)
    while not match.over:
        give_away(match)
        settle(match)
    return match


def variants() -> Match:
    """A game by the other edition, with every variant."""
    return Match(GAME, 3, {option.name: option.values[-1] for option in GAME.options})


# No hand is closed in these.
OPEN = (flags_missing, row_begun, three, building, ended, variants)
every_open_position = pytest.mark.parametrize("position", OPEN)


def told(thing: Any) -> Any:
    """All that a plain record tells, by name."""
    if hasattr(thing, "layout"):
        return {name: told(getattr(thing, name)) for name in thing.layout.names}
    return [told(part) for part in thing] if isinstance(thing, list) else thing


def without(record: Any, *names: str) -> Any:
    """All that a plain record tells, but for some fields."""
    return {name: value for name, value in told(record).items() if name not in names}


def seen_bids(match: Match, seat: str | None) -> list[int]:
    """The closed hands as a seat or a spectator sees them."""
    return list(match.view(seat).bids)[: match.players]


# --- Looking: what everybody knows ---


@every_seat
@every_open_position
def test_everything_is_seen_by_everybody_but_what_a_closed_hand_holds(
    position: Callable[[], Match], seat: str | None
) -> None:
    match = position()
    assert without(match.view(seat), "seat") == told(kit.plain(match.state))


@every_seat
def test_a_closed_hand_hides_its_coins_and_nothing_else(seat: str | None) -> None:
    match = bid(three(), seat_1=3, seat_2=5)
    assert without(match.view(seat), "seat", "bids") == without(kit.plain(match.state), "bids")


def test_a_view_knows_whose_it_is() -> None:
    assert [three().view(seat).seat for seat in LOOKING] == [0, 1, 2, contract.SPECTATOR]


@every_seat
def test_the_coins_of_all_are_known_for_whoever_remembers_can_count_them(seat: str | None) -> None:
    match = opened(STRAIGHT, players=3)
    lay(match, "2", "0,-1 n")
    auction(match, 1, 0, 5)
    match.play("3", "place 0,-1 n")
    assert [zoo.coins for zoo in match.view(seat).zoos] == [8, 7, 3, 0]


# --- Looking: closed hands ---


def test_everybody_knows_the_own_bid() -> None:
    match = bid(three(), seat_1=3, seat_2=5)
    assert [seen_bids(match, seat) for seat in "12"] == [[3, NO_BID, NO_BID], [NO_BID, 5, NO_BID]]


def test_nobody_sees_a_bid_who_has_not_made_it() -> None:
    match = bid(three(), seat_1=3, seat_2=5)
    assert [seen_bids(match, seat) for seat in ("3", None)] == [[NO_BID] * 3] * 2


@pytest.mark.parametrize(("bidder", "bids"), [("1", range(5)), ("2", range(8))])
def test_games_that_differ_in_a_closed_hand_are_the_same_to_everybody_else(bidder: str, bids: range) -> None:
    games = [three() for _ in bids]
    for coins_bid, match in zip(bids, games, strict=True):
        match.play(bidder, f"bid {coins_bid}")
    assert len({kit.pack(match.state) for match in games}) == len(bids)
    for seat in LOOKING:
        views = {kit.pack(match.view_record(seat)) for match in games}
        assert len(views) == (len(bids) if seat == bidder else 1)


def test_games_that_differ_in_two_closed_hands_are_the_same_to_the_third_and_to_a_spectator() -> None:
    match = three()
    games = [bid(match.copy(), seat_2=two, seat_1=one) for one in range(5) for two in range(8)]
    for seat, different in (("1", 5), ("2", 8), ("3", 1), (None, 1)):
        assert len({kit.pack(other.view_record(seat)) for other in games}) == different


@every_seat
def test_who_has_bid_is_seen_by_all(seat: str | None) -> None:
    assert kit.bits(bid(three(), seat_2=5).view(seat).bidding) == [0, 2]


def test_nobody_hears_how_many_coins_a_hand_holds_but_all_other_moves_in_full() -> None:
    assert {GAME.heard(words.split()) for words in GAME.words if words.startswith("bid")} == {"bid"}
    others = [words for words in GAME.words if not words.startswith("bid")]
    assert [GAME.heard(words.split()) for words in others] == others


@every_seat
def test_when_the_last_hand_is_closed_all_are_opened(seat: str | None) -> None:
    match = bid(three(), seat_1=3, seat_2=5, seat_3=0)
    assert list(match.view(seat).shown)[:3] == [3, 5, 0]
    assert seen_bids(match, seat) == [NO_BID] * 3
    assert match.view(seat).builder == 1
    assert match.view(seat).zoos[1].coins == 7 - 5


# --- Looking: the tiles to come ---


@every_seat
def test_the_tiles_to_come_are_known_but_not_their_order(seat: str | None) -> None:
    match = row_begun()
    assert [NAMES[tile] for tile in kit.bits(match.view(seat).pile)] == [
        name for name in NAMES if name not in ("Z02", "Z11")
    ]


def test_each_tile_of_the_pile_is_as_likely_to_be_the_next() -> None:
    match = row_begun()
    assert match.outcomes() == [(f"tile {name}", 1) for name in in_pile(match)]
    assert len(in_pile(match)) == 23


@every_seat
def test_the_row_is_seen_in_the_order_of_its_auctions(seat: str | None) -> None:
    view = row_begun().view(seat)
    assert [NAMES[tile] for tile in list(view.row)[: view.turned]] == ["Z11", "Z02"]


# --- Imagining ---


def imagined(match: Match, seat: str | None, times: int, what: Callable[[Any], Any]) -> Counter[Any]:
    """How often something is so in the games that a seat imagines."""
    view, random, found = match.view_record(seat), kit.zero(kit.Random), Counter[Any]()
    kit.seed(random, 20, 26)
    for _ in range(times):
        game = kit.zero(GAME.state)
        contract.imagine(view, game, random)
        found[what(game if kit.PURE else kit.plain(game))] += 1
    return found


def bids_of(game: Any) -> tuple[int, ...]:
    """The closed hands of three seats."""
    return tuple(list(game.bids)[:3])


def far_off(seen: Counter[Any], odds: Mapping[Any, float]) -> bool:
    """Whether counts lie as far from their odds as chance brings them once in ten thousand times (Wilson-Hilferty)."""
    expected = {what: seen.total() * chance for what, chance in odds.items()}
    distance = sum((seen[what] - count) ** 2 / count for what, count in expected.items())
    spread = 2 / (9 * (len(odds) - 1))
    return bool(distance > (len(odds) - 1) * (1 - spread + 3.72 * spread**0.5) ** 3)


def alike(values: list[Any]) -> dict[Any, float]:
    """Each of these as likely as any other."""
    return dict.fromkeys(values, 1 / len(values))


@every_seat
@every_open_position
def test_where_no_hand_is_closed_what_is_imagined_is_the_game_itself(
    position: Callable[[], Match], seat: str | None
) -> None:
    match = position()
    assert imagined(match, seat, 3, lambda game: told(game) == told(kit.plain(match.state))) == {True: 3}


@pytest.mark.parametrize("seat", ["1", "3", None])
def test_a_closed_hand_is_imagined_with_any_number_of_its_owners_coins_each_as_likely(seat: str | None) -> None:
    # The bid is a high one, which nobody else can know.
    match = bid(three(), seat_2=7)
    odds = alike([(NO_BID, coins_bid, NO_BID) for coins_bid in range(8)])
    seen = imagined(match, seat, 240, bids_of)
    assert seen.keys() == odds.keys()
    assert not far_off(seen, odds)


def test_two_closed_hands_are_imagined_without_regard_to_each_other() -> None:
    match = bid(three(), seat_1=4, seat_2=0)
    odds = alike([(one, two, NO_BID) for one, two in product(range(5), range(8))])
    seen = imagined(match, "3", 480, bids_of)
    assert seen.keys() == odds.keys()
    assert not far_off(seen, odds)


def test_the_own_bid_is_not_imagined_but_known() -> None:
    match = bid(three(), seat_1=4, seat_2=6)
    odds = alike([(4, two, NO_BID) for two in range(8)])
    seen = imagined(match, "1", 240, bids_of)
    assert seen.keys() == odds.keys()
    assert not far_off(seen, odds)
    assert imagined(match, "2", 50, lambda game: bids_of(game)[1]) == {6: 50}


def test_who_has_no_coins_is_imagined_to_bid_none() -> None:
    assert imagined(bid(three(), seat_3=0), "1", 50, bids_of) == {(NO_BID, NO_BID, 0): 50}


def test_nothing_is_imagined_bid_by_who_has_not_bid_nor_by_seats_where_nobody_sits() -> None:
    match = bid(three(), seat_2=5)
    assert imagined(match, "1", 50, lambda game: (game.bids[0], game.bids[2], game.bids[3])) == {(NO_BID,) * 3: 50}


@every_seat
def test_all_but_closed_hands_is_as_it_is_in_every_game_that_is_imagined(seat: str | None) -> None:
    match = bid(three(), seat_1=3, seat_2=5)
    truth = without(kit.plain(match.state), "bids")
    assert imagined(match, seat, 5, lambda game: without(game, "bids") == truth) == {True: 5}


def imagined_matches(match: Match, seat: str | None, times: int) -> list[Match]:
    """Matches that go on from what a seat imagines."""
    random, found = kit.zero(kit.Random), []
    kit.seed(random, 20, 26)
    for _ in range(times):
        other = match.copy()
        other.state = kit.zero(GAME.state)
        contract.imagine(match.view_record(seat), other.state, random)
        found.append(other)
    return found


@every_seat
def test_an_imagined_game_looks_the_same_to_the_seat_that_imagines_it(seat: str | None) -> None:
    match = bid(three(), seat_1=3, seat_2=5)
    for other in imagined_matches(match, seat, 20):
        assert kit.pack(other.view_record(seat)) == kit.pack(match.view_record(seat))


@pytest.mark.parametrize("seat", ["3", None])
def test_an_imagined_game_goes_on_by_the_rules_and_nobody_pays_more_than_there_is(seat: str | None) -> None:
    match = bid(three(), seat_1=3, seat_2=5)
    winners = set()
    for other in imagined_matches(match, seat, 40):
        other.play("3", "bid 0")
        shown = list(other.view().shown)[:3]
        (winner,) = other.waiting()
        winners.add(winner)
        assert shown[int(winner) - 1] == max(shown)
        assert [coins(other, owner) for owner in other.seats] == [
            owned - (shown[n] if owner == winner else 0)
            for n, (owner, owned) in enumerate(zip("123", (4, 7, 0), strict=True))
        ]
        assert all(coins(other, owner) >= 0 for owner in other.seats)
        other.play(winner, other.moves(winner)[0])
        assert other.waiting() == other.seats
    assert winners >= {"1", "2"}
