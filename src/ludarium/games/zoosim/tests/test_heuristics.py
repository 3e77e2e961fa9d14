"""What players think of a game of ZooSim."""

import pytest

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.zoosim import GAME, heuristics
from ludarium.games.zoosim.box import TILES, YEARS
from ludarium.games.zoosim.tests.pictures import (
    ALL_SIX,
    STRAIGHT,
    arranged,
    auction,
    benches,
    enclosures,
    give_away,
    opened,
    settle,
    win,
    zoo,
)
from ludarium.players.player import seat_player


def value(match: Match, seat: int = 0) -> int:
    return int(contract.value_of(match.state, seat, match.scratch))


def greedy_move(match: Match, seat: str = "1") -> str:
    """What a greedy player does."""
    player = seat_player("greedy", match.game, 1)
    return match.game.words[player.move(match.view_record(seat), int(seat) - 1, match.players)]


# --- Features ---


@pytest.mark.parametrize("players", GAME.seats)
def test_features_of_the_other_rule_for_income_are_empty(players: int) -> None:
    for income in ("tiles", "figures"):
        match = opened(players=players, income=income)
        count = contract.list_features(match.state, 0, match.scratch)
        halves = kit.values(match.scratch, "features", count)
        assert count == heuristics.FEATURES == 2 * heuristics.MEASURES
        used, empty = (halves[: count // 2], halves[count // 2 :])[:: 1 if income == "tiles" else -1]
        assert any(used)
        assert not any(empty)


# --- Coins and figures ---


def test_a_coin_and_a_bench_are_worth_something_while_years_are_to_come() -> None:
    match = opened()
    before = value(match)
    with arranged(match) as table:
        table.zoos[0].coins += 1
    richer = value(match)
    with arranged(match) as table:
        table.zoos[0].benches += 1
    assert before < richer < value(match)


def gain(match: Match, what: str) -> int:
    """What one more of something in the zoo of seat 1 is worth."""
    before = value(match)
    with arranged(match) as table:
        setattr(table.zoos[0], what, getattr(table.zoos[0], what) + 1)
    return value(match) - before


def test_a_bench_is_worth_more_the_more_years_it_will_stand() -> None:
    match, gains = opened(), []
    for _ in range(YEARS):
        gains.append(gain(match.copy(), "benches"))
        for _ in range(TILES // YEARS):
            give_away(match)
        settle(match)
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0


def last_auction(income: str) -> Match:
    """A game whose last tile is for sale."""
    match = opened(income=income)
    for _ in range(TILES - 1):
        give_away(match)
    settle(match)
    return match


def test_coins_are_good_for_nothing_when_the_last_tile_is_sold() -> None:
    match = last_auction("tiles")
    win(match, "1", coins=0)
    assert gain(match, "coins") == 0


def test_by_the_variant_a_coin_is_a_point_to_the_end() -> None:
    match = last_auction("figures")
    win(match, "1", coins=0)
    assert gain(match, "coins") == contract.HUNDREDTHS


# --- Building ---


def test_a_tile_that_can_close_a_loop_is_worth_more() -> None:
    # The last tile of each lies in hand: two paths wait for it side by side, and it has two or one that can meet them.
    closing = zoo("AS BS AN BN @ 0,-1 e", "AS BS")
    passing = zoo("AS BS AN BN @ 0,-1 e", "AS AW")
    assert value(closing) > value(passing)


def test_greedy_closes_a_loop() -> None:
    match = zoo("AS BS AN BN @ 0,-1 e", f"{ALL_SIX}")
    after = match.copy()
    after.play("1", greedy_move(match))
    assert benches(after) > benches(match)


def test_greedy_joins_animals_of_a_family() -> None:
    match = zoo("birds 3 | reptiles 1 : AS BS AN BN @ 0,-1 e", "birds 3 | monkeys 1 : AS BS")
    after = match.copy()
    after.play("1", greedy_move(match))
    assert enclosures(after)["birds"] == 6


# --- Bidding ---

# A tile with everything on it comes first.
GOOD_FIRST = (f"birds 3 | monkeys 3 : {ALL_SIX} ; shrubs 2", f"mammals 1 | birds 1 : {STRAIGHT}")


def test_whoever_has_won_a_tile_thinks_more_of_it_than_before_and_the_others_less() -> None:
    match = opened(*GOOD_FIRST, players=3)
    before = [value(match, seat) for seat in range(3)]
    win(match, "2", coins=1)
    after = [value(match, seat) for seat in range(3)]
    assert after[1] > before[1]
    assert after[0] < before[0]
    assert after[2] < before[2]


def test_a_bid_that_nobody_can_beat_is_as_good_as_the_tile() -> None:
    match = opened()
    with arranged(match) as table:
        table.zoos[1].coins = 1
    sure, won = match.copy(), match.copy()
    sure.play("1", "bid 2")
    auction(won, 2, 0)
    assert value(sure) == value(won)


@pytest.mark.parametrize("flag", ["1", "2"])
def test_the_higher_flag_makes_the_same_bid_better(flag: str) -> None:
    chances = {}
    for top, below in (("1", "2"), ("2", "1")):
        match = Match(GAME, 2)
        match.play("*", f"flag {top}")
        match.play("*", f"flag {below}")
        settle(match)
        match.play(flag, "bid 1")
        chances[top], _ = heuristics.prospects(match.state, int(flag) - 1)
    assert chances[flag] > chances[str(3 - int(flag))]


def test_the_more_one_bids_the_better_the_chance() -> None:
    match, chances = opened(), []
    for coins in range(9):
        after = match.copy()
        after.play("1", f"bid {coins}")
        chances.append(heuristics.prospects(after.state, 0)[0])
    assert chances == sorted(chances)
    assert chances[0] < 50 < chances[-1]


def test_greedy_keeps_some_coins_at_first_and_none_for_the_last_tile() -> None:
    assert greedy_move(opened(*GOOD_FIRST)) not in ("bid 0", "bid 8")
    match = last_auction("tiles")
    with arranged(match) as table:
        table.zoos[0].coins = table.zoos[1].coins = 5
        table.pole[0], table.pole[1] = 0, 1
    assert greedy_move(match) == "bid 5"


def test_where_coins_are_points_greedy_does_not_pay_all_for_the_last_tile() -> None:
    match = last_auction("figures")
    with arranged(match) as table:
        table.zoos[0].coins = table.zoos[1].coins = 30
    assert int(greedy_move(match).split()[1]) < 10


def test_whoever_bids_last_thinks_of_the_others_as_undecided() -> None:
    match = opened()
    before = greedy_move(match, "2")
    for closed in range(9):
        other = match.copy()
        other.play("1", f"bid {closed}")
        assert greedy_move(other, "2") == before
        heuristics.reopen(other.state, 1)
        assert other.waiting() == ["1", "2"]


def test_whoever_has_bid_does_not_reopen_anything() -> None:
    match = opened()
    match.play("1", "bid 3")
    heuristics.reopen(match.state, 0)
    assert kit.plain(match.state).bids[0] == 3
