"""The arena: the same luck for everybody, every seat for everybody, and results that are what the records say."""

import multiprocessing
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from ludarium import replay
from ludarium.core.game import CHANCE
from ludarium.core.record import read
from ludarium.games import GAMES, load
from ludarium.lab import arena, batch
from ludarium.lab.arena import Result, Sitting, at_first_choice, deals_for, engine, play, sittings
from ludarium.lab.contest import Contest
from ludarium.lab.ratings import Estimate, standings
from ludarium.lab.sequential import ACCEPTED, Sequential
from ludarium.lab.simulate import Order, order_for
from ludarium.players.player import Player, seat_player

SOME = ("a", "b", "c", "d", "e")


def order(name: str, seats: int, seed: int = 5) -> Order:
    return order_for(load(name), seats, {}, seed)


def seatings(seats: int, players: int, deal: int = 0) -> list[tuple[str, ...]]:
    """Who sits where in the games of a deal."""
    return [sitting.seats for sitting in sittings(order("ecosystem", seats), SOME[:players], deal)]


def made(seats: tuple[str, ...], totals: tuple[int, ...], winners: tuple[int, ...], over: bool = True) -> Result:
    """A result that nobody played."""
    each = (1,) * len(seats)
    return Result(Sitting(0, seats), over, totals, winners, each, each, each)


# --- Who sits where ---


def test_two_players_at_two_seats_change_seats() -> None:
    assert seatings(2, 2) == [("a", "b"), ("b", "a")]


def test_every_two_players_meet_at_two_seats() -> None:
    assert len(seatings(2, 5)) == 20
    assert {frozenset(seats) for seats in seatings(2, 5)} == {
        frozenset((one, other)) for n, one in enumerate(SOME) for other in SOME[n + 1 :]
    }


def test_in_duels_at_more_seats_each_is_alone_in_every_seat() -> None:
    assert seatings(3, 2) == [
        *(("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")),
        *(("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")),
    ]


@pytest.mark.parametrize(("seats", "players"), [(3, 3), (4, 3), (6, 3), (3, 5), (4, 5), (5, 5)])
def test_in_the_circle_everybody_sits_in_every_seat_once(seats: int, players: int) -> None:
    circle = [table for table in seatings(seats, players) if len({*table}) > 2]
    assert len(circle) == players
    assert Counter((seat, player) for table in circle for seat, player in enumerate(table)) == {
        (seat, player): 1 for seat in range(seats) for player in SOME[:players]
    }


def test_neighbours_in_the_circle_change_from_deal_to_deal() -> None:
    after = {
        next(pair for table in seatings(4, 4, deal) for pair in pairwise(table) if pair[0] == "a" and len({*table}) > 2)
        for deal in range(40)
    }
    assert len(after) == 3


def test_at_one_seat_everybody_plays_alone() -> None:
    assert seatings(1, 3) == [("a",), ("b",), ("c",)]
    assert seatings(1, 1) == [("a",)]


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (6, 1), (7, 2), (12, 2)])
def test_games_are_played_in_whole_deals(games: int, deals: int) -> None:
    assert deals_for(games, order("ecosystem", 3), ("a", "b")) == deals


# --- The same luck ---


def chance(record: str) -> list[str]:
    """What chance did in a game."""
    return [words for seat, words in read(record).moves if seat == CHANCE]


@pytest.mark.parametrize(("name", "seats"), [("ecosystem", 3), ("zooloretto", 3), ("aliencity", 2)])
def test_chance_is_the_same_in_every_game_of_a_deal(name: str, seats: int) -> None:
    table = order(name, seats)
    done = [chance(play(table, sitting)[1]) for sitting in sittings(table, ("greedy", "random"), 1)]
    shortest = min(map(len, done))
    assert shortest >= 20
    # Where a game takes longer, there is more of chance; as long as both go on, it does the same.
    assert len({tuple(acts[:shortest]) for acts in done}) == 1
    moves = {tuple(read(play(table, sitting)[1]).moves) for sitting in sittings(table, ("greedy", "random"), 1)}
    assert len(moves) == len(done)


def test_every_deal_and_every_seed_has_a_chance_of_its_own() -> None:
    seats = ("random", "random")
    others = [(seed, deal) for seed in (1, 2, 1 << 40, 1 + (1 << 40)) for deal in range(3)]
    done = [chance(play(order("ecosystem", 2, seed), Sitting(deal, seats))[1]) for seed, deal in others]
    assert len({tuple(acts) for acts in done}) == len(others)


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    sitting = Sitting(3, ("greedy", "random", "greedy"))
    assert play(order("zooloretto", 3), sitting)[1] == play(order("zooloretto", 3), sitting)[1]


@pytest.mark.parametrize(("name", "seats"), [("ecosystem", 1), ("ecosystem", 2), ("zooloretto", 3), ("aliencity", 2)])
def test_players_who_play_alike_are_exactly_level(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def twin(_: str, game: Any, seed: int) -> Player:
        return seat_player("random", game, seed)

    monkeypatch.setattr(arena, "seat_player", twin)
    table = order(name, seats)
    twins = ("a", "random") if seats < 3 else ("a", "b", "random")
    deals = [[play(table, sitting)[0] for sitting in sittings(table, twins, deal)] for deal in range(4)]
    assert len({game.totals for games in deals for game in games}) == len(deals)
    found = standings(twins, deals, 1)
    assert [rating.value for rating in found.ratings] == pytest.approx([0] * len(twins), abs=1e-6)
    if seats > 1:
        assert [line.place for line in found.lines] == [(1 + seats) / 2] * len(found.lines)
        assert all(line.share.value == pytest.approx(1 / seats) for line in found.lines)
    if seats == 2:
        assert [line.margin for line in found.lines] == [Estimate(0, 0, 0)]
        assert [line.share for line in found.lines] == [Estimate(0.5, 0.5, 0.5)]


# --- What came of a game ---


@pytest.mark.parametrize(("name", "seats"), [("ecosystem", 1), ("ecosystem", 4), ("zooloretto", 2), ("aliencity", 2)])
def test_a_result_is_what_its_record_says(name: str, seats: int) -> None:
    players = ("greedy", "random")[:seats] + ("random",) * (seats - 2)
    found, record = play(order(name, seats), Sitting(2, players))
    match = replay(record)
    assert found.over and match.over
    assert match.names == players
    assert found.totals == tuple(sheet["total"] for sheet in match.sheets().values())
    assert [str(seat + 1) for seat in found.winners] == match.winners()
    assert found.moves == tuple(sum(mover == seat for mover, _ in match.made) for seat in match.seats)
    assert all(0 < slowest <= seconds for seconds, slowest in zip(found.seconds, found.slowest, strict=True))


def test_who_is_level_shares_the_win_and_the_places() -> None:
    found = made(("a", "b", "c", "d"), (9, 7, 9, 7), (0, 2))
    assert found.shares == [0.5, 0, 0.5, 0]
    assert found.places == [1.5, 3.5, 1.5, 3.5]
    assert found.margins == [0, -2, 0, -2]


def test_who_wins_among_equal_totals_is_first() -> None:
    found = made(("a", "b", "c"), (9, 9, 12), (1,))
    assert found.shares == [0, 1, 0]
    assert found.places == [3, 1, 2]


def test_alone_the_margin_is_over_the_other_score_sheet() -> None:
    assert made(("a",), (50, 41), (0,)).margins == [9]
    assert made(("a",), (50, 61), ()).shares == [0]


def test_a_game_that_did_not_end_is_won_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "MOVE_LIMIT", 40)
    found, record = play(order("ecosystem", 2), Sitting(0, ("random", "random")))
    assert (found.over, found.winners, found.shares, found.places) == (False, (), [0, 0], [1.5, 1.5])
    assert len(read(record).moves) == 40
    assert read(record).scores is None


# --- By what it was played ---


@pytest.mark.parametrize("name", GAMES)
def test_players_are_made_warm_where_there_is_something_to_choose(name: str) -> None:
    for seats in load(name).seats:
        match = at_first_choice(order(name, seats))
        assert match.waiting() != [CHANCE]
        assert len(match.moves(match.waiting()[0])) > 1


def test_every_game_has_an_engine_of_its_own() -> None:
    assert len({engine(name) for name in GAMES}) == len(GAMES)


# --- Contests ---


def beats(one: str, other: str, deals: int) -> dict[Sitting, Result]:
    """Results of deals in which one player always wins against another."""
    found = {}
    for deal in range(deals):
        for sitting in sittings(order("ecosystem", 2), (one, other), deal):
            totals = tuple(9 if player == one else 3 for player in sitting.seats)
            found[sitting] = Result(sitting, True, totals, (sitting.seats.index(one),), (1, 1), (1, 1), (1, 1))
    return found


def test_a_contest_plays_what_is_missing_and_counts_whole_deals() -> None:
    results = beats("greedy", "random", 2)
    del results[Sitting(1, ("random", "greedy"))]
    contest = Contest(order("ecosystem", 2), ("greedy", "random"), 3, results)
    assert contest.missing == [
        Sitting(1, ("random", "greedy")),
        Sitting(2, ("greedy", "random")),
        Sitting(2, ("random", "greedy")),
    ]
    assert (contest.games, contest.done) == (6, 3)
    assert [{game.sitting.deal for game in games} for games in contest.whole] == [{0}]


def test_a_test_takes_deals_in_order_and_counts_no_more_than_it_needs() -> None:
    results = beats("greedy", "random", 400)
    contest = Contest(order("ecosystem", 2), ("greedy", "random"), 400, results, Sequential(0, 50))
    assert list(contest.play(1)) == []
    assert contest.test and contest.test.verdict == ACCEPTED
    assert len(contest.whole) == contest.test.deals < 400
    del results[Sitting(3, ("random", "greedy"))]
    waiting = Contest(order("ecosystem", 2), ("greedy", "random"), 400, results, Sequential(0, 50))
    assert not waiting.decided()
    assert waiting.test and waiting.test.deals == 3


def test_a_test_of_who_is_weaker_says_the_opposite() -> None:
    results = beats("greedy", "random", 400)
    contest = Contest(order("ecosystem", 2), ("random", "greedy"), 400, results, Sequential(0, 50))
    assert contest.decided()
    assert contest.test and contest.test.verdict == "rejected"


def test_a_process_that_is_lost_is_noticed() -> None:
    wanted = [Sitting(deal, ("random", "random")) for deal in range(100_000)]
    with pytest.raises(ChildProcessError):
        for _ in arena.played(order("ecosystem", 2), wanted, 1):
            for process in multiprocessing.active_children():
                process.kill()
