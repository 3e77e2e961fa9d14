"""The rulebooks on auctions: flags on their pole, bids in closed hands, who gets the tile, and what a tie does."""

import math
from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.texts import LANGUAGES, Mistake, Sentence
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.box import (
    COINS_AT_START,
    FAMILIES,
    FIRST_FIGURES,
    MOST_BID,
    PLAYERS_FROM,
    PLAYERS_TO,
    SIDES,
    TILES,
    YEARS,
)
from ludarium.games.zoosim.rules import NO_BID
from ludarium.games.zoosim.tests.pictures import (
    STRAIGHT,
    arranged,
    auction,
    coins,
    flags,
    for_sale,
    give_away,
    in_row,
    laid,
    opened,
    refusal,
    settle,
)

every_number = pytest.mark.parametrize("players", range(PLAYERS_FROM, PLAYERS_TO + 1))
NAMES = ("Anna", "Bert", "Claus", "Doris")


def raised(order: str) -> Match:
    """The first auction of a game in which the flags of these seats hang from the top: `3 1 2`."""
    seats = order.split()
    match = Match(GAME, len(seats), names=NAMES[: len(seats)])
    for seat in seats:
        match.play("*", f"flag {seat}")
    settle(match)
    return match


def sold(order: str, bids: str) -> Match:
    """A game in which the first tile has been sold, to be laid; the bids are those of the seats in their order."""
    match = raised(order)
    auction(match, *map(int, bids.split()))
    return match


def winner(match: Match) -> str:
    """Who is to lay the tile."""
    (seat,) = match.waiting()
    return seat


def purses(match: Match) -> list[int]:
    """The coins of each seat."""
    return [coins(match, seat) for seat in match.seats]


def bids_and_flags() -> Iterator[tuple[str, str]]:
    """Flags and bids: everything that two and three can do with up to two coins, and with a pole for four as well."""
    for players, orders in ((2, permutations("12")), (3, permutations("123")), (4, [tuple("3142")])):
        for order in orders:
            for bids in product("012", repeat=players):
                yield " ".join(order), " ".join(bids)


# --- The flags on their pole ---


@every_number
def test_the_flags_may_come_to_the_pole_in_any_order_one_below_the_other(players: int) -> None:
    for order in permutations(map(str, range(1, players + 1))):
        assert flags(raised(" ".join(order))) == list(order)


@every_number
def test_lots_decide_each_flag_that_is_not_there_yet_comes_next_alike(players: int) -> None:
    match = Match(GAME, players)
    assert match.waiting() == ["*"]
    assert match.outcomes() == [(f"flag {seat}", 1) for seat in match.seats]
    match.play("*", "flag 2")
    assert match.outcomes() == [(f"flag {seat}", 1) for seat in match.seats if seat != "2"]


def test_no_flag_comes_twice_and_none_comes_of_a_seat_where_nobody_sits() -> None:
    match = Match(GAME, 3)
    match.play("*", "flag 2")
    assert refusal(match, "flag 2", "*") == "no-flag-hoisted"
    assert refusal(match, "flag 4", "*") == "no-such-flag"


def test_no_tile_is_turned_up_before_all_flags_are_there_and_no_flag_comes_later() -> None:
    match = Match(GAME, 2)
    match.play("*", "flag 2")
    assert refusal(match, "tile Z01", "*") == "no-not-for-chance"
    match.play("*", "flag 1")
    assert refusal(match, "tile Z01", "*") == ""
    assert refusal(match, "flag 1", "*") == "no-not-for-chance"


def test_nobody_bids_before_the_row_of_tiles_lies_there() -> None:
    match = Match(GAME, 2)
    assert refusal(match, "bid 0") == "no-chance-first"
    for words in ("flag 1", "flag 2", "tile Z01", "tile Z02", "tile Z03", "tile Z04"):
        match.play("*", words)
        assert refusal(match, "bid 0") == "no-chance-first"
        assert match.moves("1") == []
    match.play("*", "tile Z05")
    assert refusal(match, "bid 0") == ""


@every_number
def test_everybody_has_eight_coins_at_first(players: int) -> None:
    assert purses(Match(GAME, players)) == [8] * players


# --- Closed hands ---


@every_number
def test_all_bid_at_the_same_time(players: int) -> None:
    match = opened(players=players)
    assert match.waiting() == match.seats


@every_number
def test_the_order_in_which_hands_are_closed_does_not_matter(players: int) -> None:
    bids = {"1": 2, "2": 3, "3": 3, "4": 0}
    positions = set()
    for order in permutations(map(str, range(1, players + 1))):
        match = opened(players=players)
        for seat in order:
            assert seat in match.waiting()
            match.play(seat, f"bid {bids[seat]}")
        positions.add(kit.pack(match.state))
    assert len(positions) == 1


@every_number
def test_hands_are_opened_only_when_all_are_closed(players: int) -> None:
    match = opened(players=players)
    for seat in match.seats:
        assert purses(match) == [8] * players
        assert list(match.view().shown)[:players] == [NO_BID] * players
        match.play(seat, f"bid {int(seat) + 1}")
    assert list(match.view().shown)[:players] == [2, 3, 4, 5][:players]
    assert purses(match) == [8] * (players - 1) + [8 - (players + 1)]


def test_whoever_has_closed_the_hand_waits_for_the_others_and_changes_nothing() -> None:
    match = opened(players=3)
    match.play("2", "bid 4")
    assert match.waiting() == ["1", "3"]
    assert match.moves("2") == []
    assert [refusal(match, f"bid {n}", "2") for n in (0, 4, 5)] == ["no-others-bid"] * 3


@every_number
def test_nobody_else_sees_how_many_coins_a_closed_hand_holds(players: int) -> None:
    for others in (None, *map(str, range(2, players + 1))):
        seen = set()
        for bid in (0, 5, 8):
            match = opened(players=players)
            match.play("1", f"bid {bid}")
            seen.add(kit.pack(match.view_record(others)))
        assert len(seen) == 1


def test_the_last_but_one_who_bids_still_sees_no_hand_but_the_own() -> None:
    match = opened(players=3)
    match.play("3", "bid 4")
    match.play("1", "bid 2")
    assert [list(match.view(seat).bids)[:3] for seat in match.seats] == [
        [2, NO_BID, NO_BID],
        [NO_BID] * 3,
        [NO_BID, NO_BID, 4],
    ]


def test_nobody_hears_how_many_coins_are_bid_only_that_there_is_a_bid() -> None:
    assert {GAME.heard(["bid", str(coins)]) for coins in range(MOST_BID + 1)} == {"bid"}
    assert "5" not in GAME.sentence("log-bid-veiled", who="Anna").say("en")


def test_that_somebody_has_bid_is_seen_by_all() -> None:
    match = opened(players=3)
    match.play("2", "bid 4")
    assert [kit.bits(match.view(seat).bidding) for seat in (None, "1", "3")] == [[0, 2]] * 3


def test_all_bids_are_known_afterwards_until_the_next_hands_are_opened() -> None:
    match = opened(players=3)
    auction(match, 1, 3, 0)
    bids = [list(match.view().shown)[:3]]
    match.play("2", match.moves("2")[0])
    bids.append(list(match.view().shown)[:3])
    for seat, words in (("3", "bid 2"), ("1", "bid 4")):
        match.play(seat, words)
        bids.append(list(match.view().shown)[:3])
    assert bids == [[1, 3, 0]] * 4
    match.play("2", "bid 0")
    assert list(match.view().shown)[:3] == [4, 0, 2]


def test_hands_that_were_opened_are_empty_for_their_owners_too() -> None:
    match = opened(players=3)
    auction(match, 1, 3, 0)
    assert [list(match.view(seat).bids)[:3] for seat in match.seats] == [[NO_BID] * 3] * 3


# --- How much may be bid ---


def test_any_number_of_the_own_coins_may_be_bid_and_none_as_well() -> None:
    match = opened()
    assert match.moves("1") == [f"bid {coins}" for coins in range(9)]


@pytest.mark.parametrize("owned", [0, 1, 7, 8, 20, MOST_BID])
def test_nobody_bids_more_than_the_own_coins(owned: int) -> None:
    match = opened()
    with arranged(match) as table:
        table.zoos[0].coins = owned
    assert match.moves("1") == [f"bid {coins}" for coins in range(owned + 1)]
    assert len(match.moves("2")) == 9
    if owned < MOST_BID:
        assert refusal(match, f"bid {owned + 1}") == "no-too-few-coins"
        assert refusal(match, f"bid {MOST_BID}") == "no-too-few-coins"


def test_who_has_no_coins_bids_nothing() -> None:
    match = opened(players=3)
    with arranged(match) as table:
        table.zoos[2].coins = 0
    assert match.waiting() == ["1", "2", "3"]
    assert match.moves("3") == ["bid 0"]


def test_who_has_no_coins_may_still_win_a_tie() -> None:
    match = raised("2 1")
    with arranged(match) as table:
        table.zoos[1].coins = 0
    auction(match, 0, 0)
    assert (winner(match), coins(match, "2")) == ("2", 0)


def test_a_bid_that_is_none_is_no_move() -> None:
    match = opened()
    for words in ("bid", "bid -1", "bid 1.5", "bid all", f"bid {MOST_BID + 1}", "pass"):
        with pytest.raises(Mistake) as problem:
            match.play("1", words)
        assert problem.value.sentence.name == "unknown-move"


def test_all_coins_may_be_bid_and_lost() -> None:
    match = sold("1 2", "7 8")
    assert purses(match) == [8, 0]
    match.play("2", match.moves("2")[0])
    assert match.moves("2") == ["bid 0"]
    assert match.moves("1") == [f"bid {coins}" for coins in range(9)]


def test_whoever_gets_every_tile_may_bid_all_that_has_come_in() -> None:
    match = opened(STRAIGHT)
    spent = 0
    while not match.over:
        settle(match)
        assert [len(match.moves(seat)) - 1 for seat in match.seats] == purses(match)
        most = coins(match) + spent
        # The flag of seat 1 wins one tie; every other tile costs a coin.
        bid = int(flags(match)[0] != "1")
        auction(match, bid, 0)
        spent += bid
        match.play("1", match.moves("1")[0])
    assert (len(laid(match)), spent) == (TILES, TILES - 1)
    assert most == COINS_AT_START + 5 + 10 + 15 + 20


def test_no_year_can_bring_more_coins_than_the_words_of_bids_allow_for() -> None:
    figures = FIRST_FIGURES * (FAMILIES + 1)
    for tiles in range(TILES + 1):
        squares = SIDES * (tiles + 1)
        # No shape of so many squares has more pairs of neighbours. A path may lead from one to the other but where both
        # are halves of a tile; and one path less than there are tiles, with that of the start, closes no loop.
        neighbours = 2 * squares - math.ceil(2 * math.sqrt(squares))
        benches = neighbours - (tiles + 1) - tiles
        assert max(tiles, figures + benches - tiles) <= TILES
    assert MOST_BID == COINS_AT_START + (YEARS - 1) * TILES


# --- The highest bid ---


@pytest.mark.parametrize(
    ("bids", "seat"),
    [("1 0", "1"), ("0 1", "2"), ("7 8", "2"), ("1 2 0", "2"), ("0 2 3", "3"), ("8 7 7 7", "1"), ("1 1 1 2", "4")],
)
def test_the_highest_bid_gets_the_tile_wherever_its_flag_is(bids: str, seat: str) -> None:
    seats = sorted("1234"[: len(bids.split())])
    for order in permutations(seats):
        assert winner(sold(" ".join(order), bids)) == seat


@pytest.mark.parametrize("bids", ["3 1", "0 8", "1 2 0", "5 5 5", "0 0 0 0", "2 4 4 1"])
def test_only_the_winner_pays_and_pays_the_whole_bid(bids: str) -> None:
    match = sold(" ".join(str(seat + 1) for seat in range(len(bids.split()))), bids)
    paid = [8 - left for left in purses(match)]
    expected = [0] * match.players
    expected[int(winner(match)) - 1] = max(map(int, bids.split()))
    assert paid == expected


def test_the_coins_that_are_paid_come_to_no_other_zoo() -> None:
    match = sold("1 2 3", "1 6 2")
    assert sum(purses(match)) == 3 * 8 - 6


def test_the_winner_gets_the_first_tile_of_the_row_and_lays_it_in_the_own_zoo() -> None:
    match = sold("1 2 3", "0 0 1")
    assert (winner(match), for_sale(match)) == ("3", "Z01")
    match.play("3", match.moves("3")[0])
    assert [set(laid(match, seat)) for seat in match.seats] == [set(), set(), {"Z01"}]


def test_nobody_bids_while_the_winner_builds() -> None:
    match = sold("1 2 3", "0 0 1")
    assert [refusal(match, "bid 0", seat) for seat in match.seats] == [
        "no-others-build",
        "no-others-build",
        "no-build-first",
    ]


def test_all_coins_that_were_not_paid_may_be_bid_for_the_next_tile() -> None:
    match = sold("1 2 3", "2 5 4")
    match.play("2", match.moves("2")[0])
    assert match.waiting() == ["1", "2", "3"]
    assert [match.moves(seat)[-1] for seat in match.seats] == ["bid 8", "bid 3", "bid 8"]


def test_a_tile_may_be_had_for_nothing() -> None:
    match = sold("2 1", "0 0")
    assert winner(match) == "2"
    assert purses(match) == [8, 8]


# --- Ties ---

# Flags from the top, the bids of the seats in their order, who wins, and the flags afterwards.
TIES = [
    ("1 2", "3 3", "1", "2 1"),
    ("2 1", "3 3", "2", "1 2"),
    ("2 1", "0 0", "2", "1 2"),
    ("1 2 3", "4 4 4", "1", "2 3 1"),
    ("3 2 1", "4 4 1", "2", "3 1 2"),
    ("3 2 1", "1 4 4", "3", "2 1 3"),
    ("3 2 1", "4 0 4", "3", "2 1 3"),
    ("2 3 1", "4 0 4", "3", "2 1 3"),
    ("1 2 3", "0 5 5", "2", "1 3 2"),
    ("4 3 2 1", "0 0 0 0", "4", "3 2 1 4"),
    ("4 3 2 1", "2 2 1 1", "2", "4 3 1 2"),
    ("4 1 3 2", "2 0 2 0", "1", "4 3 2 1"),
    ("4 1 3 2", "6 6 6 5", "1", "4 3 2 1"),
    ("2 4 1 3", "1 0 1 1", "4", "2 1 3 4"),
]


@pytest.mark.parametrize(("order", "bids", "seat", "after"), TIES)
def test_in_a_tie_the_highest_flag_of_those_who_tied_wins_and_goes_to_the_bottom(
    order: str, bids: str, seat: str, after: str
) -> None:
    match = sold(order, bids)
    assert winner(match) == seat
    assert " ".join(flags(match)) == after


@pytest.mark.parametrize(
    ("order", "bids"),
    [("1 2", "1 0"), ("2 1", "1 0"), ("1 2 3", "3 2 1"), ("3 2 1", "0 0 1"), ("4 1 3 2", "0 7 1 2")],
)
def test_without_a_tie_no_flag_moves(order: str, bids: str) -> None:
    assert " ".join(flags(sold(order, bids))) == order


@pytest.mark.parametrize(
    ("order", "bids"),
    [("1 2 3", "2 2 3"), ("3 2 1", "0 1 0"), ("1 2 3 4", "5 5 5 6"), ("4 3 2 1", "0 0 1 0"), ("2 1 4 3", "8 7 7 0")],
)
def test_a_tie_among_lower_bids_moves_no_flag(order: str, bids: str) -> None:
    assert " ".join(flags(sold(order, bids))) == order


def test_whatever_is_bid_one_of_the_highest_wins_and_the_others_keep_their_order_on_the_pole() -> None:
    tried = 0
    for order, bids in bids_and_flags():
        match = sold(order, bids)
        pole, offers = order.split(), bids.split()
        tied = [seat for seat in pole if offers[int(seat) - 1] == max(offers)]
        assert winner(match) == tied[0], (order, bids)
        lowered = tied[:1] * (len(tied) > 1)
        assert flags(match) == [seat for seat in pole if seat not in lowered] + lowered, (order, bids)
        assert sum(purses(match)) == 8 * match.players - int(max(offers))
        tried += 1
    assert tried == 2 * 3**2 + 6 * 3**3 + 3**4


@pytest.mark.parametrize("pair", list(combinations("1234", 2)))
def test_a_tie_of_any_two_of_four_leaves_the_other_two_where_they_were(pair: tuple[str, str]) -> None:
    bids = " ".join("3" if seat in pair else "0" for seat in "1234")
    match = sold("4 2 1 3", bids)
    higher = min(pair, key="4213".index)
    assert winner(match) == higher
    assert flags(match) == [*(seat for seat in "4213" if seat != higher), higher]


@every_number
def test_when_all_tie_again_and_again_the_tiles_go_round(players: int) -> None:
    match = opened(players=players)
    assert [give_away(match) for _ in range(2 * players)] == match.seats * 2
    assert flags(match) == match.seats


def test_the_flags_stay_as_they_are_from_one_year_to_the_next() -> None:
    match = raised("2 3 1")
    for _ in range(5):
        give_away(match)
    assert len(in_row(match)) == 0
    assert flags(match) == ["1", "2", "3"]
    settle(match)
    assert flags(match) == ["1", "2", "3"]


def test_the_flag_of_a_winner_in_a_tie_is_down_before_the_tile_lies() -> None:
    match = sold("1 2", "4 4")
    assert match.waiting() == ["1"]
    assert flags(match) == ["2", "1"]


# Of the example with four players only this part is used: two offer three coins, the others two and one.
def test_example_reiner_and_klaus_offer_three_coins_each_and_reiner_whose_flag_is_higher_gets_the_tile() -> None:
    alan, klaus, reiner, wolfgang = "1234"
    match = sold(f"{alan} {reiner} {wolfgang} {klaus}", "2 3 3 1")
    assert winner(match) == reiner
    assert purses(match) == [8, 8, 8 - 3, 8]
    assert flags(match) == [alan, wolfgang, klaus, reiner]


# --- What is said of it ---


def told(match: Match, *bids: int) -> list[list[Sentence]]:
    """What a spectator is told after each bid."""
    heard = []
    for seat, bid in enumerate(bids, 1):
        before = match.view_record()
        match.play(str(seat), f"bid {bid}")
        heard.append(list(match.news(before)))
    return heard


def test_nothing_is_told_before_the_last_hand_is_closed_and_then_who_has_won() -> None:
    *closed, opened_hands = told(raised("1 2 3"), 1, 4, 2)
    assert closed == [[], []]
    assert [sentence.name for sentence in opened_hands] == ["news-won"]
    assert opened_hands[0].arguments["who"] == "Bert"
    assert opened_hands[0].arguments["bid"] == 4


def test_after_a_tie_it_is_told_that_the_flags_have_decided() -> None:
    (*_, opened_hands) = told(raised("3 2 1"), 4, 4, 1)
    assert [sentence.name for sentence in opened_hands] == ["news-won", "news-flag"]
    assert [sentence.arguments["who"] for sentence in opened_hands] == ["Bert", "Bert"]


def test_a_tie_that_the_lowest_flag_could_not_win_is_told_as_well() -> None:
    (*_, opened_hands) = told(raised("1 3 2"), 0, 2, 2)
    assert [sentence.name for sentence in opened_hands] == ["news-won", "news-flag"]
    assert opened_hands[0].arguments["who"] == "Claus"


@pytest.mark.parametrize(
    ("bids", "said"),
    [
        ((3, 1), ["Anna gets Z01 (mammals ★★★, birds ★★★) for 3 coins."]),
        ((0, 1), ["Bert gets Z01 (mammals ★★★, birds ★★★) for 1 coin."]),
        (
            (0, 0),
            [
                "Anna gets Z01 (mammals ★★★, birds ★★★) for nothing.",
                "The bids were equal, so the flags decided; that of Anna goes to the bottom.",
            ],
        ),
    ],
)
def test_the_sentences_name_the_winner_the_tile_and_the_price(bids: tuple[int, int], said: list[str]) -> None:
    (*_, opened_hands) = told(raised("1 2"), *bids)
    assert [sentence.say("en") for sentence in opened_hands] == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bids", [(0, 0), (1, 0), (2, 1), (5, 5)])
def test_they_are_sentences_in_every_language(bids: tuple[int, int], language: str) -> None:
    (*_, opened_hands) = told(raised("1 2"), *bids)
    for sentence in opened_hands:
        said = sentence.say(language)
        assert said.endswith(".")
        assert "Anna" in said
        assert "{" not in said


def test_what_was_bid_is_told_to_every_seat_alike() -> None:
    match = raised("1 2 3")
    match.play("1", "bid 2")
    match.play("2", "bid 2")
    before = {seat: match.view_record(seat) for seat in (None, "1", "2", "3")}
    match.play("3", "bid 0")
    told_to = [[sentence.say("en") for sentence in match.news(view, seat)] for seat, view in before.items()]
    assert told_to == [told_to[0]] * 4
    assert len(told_to[0]) == 2
