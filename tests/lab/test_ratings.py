"""What results say of strength, against cases where the answer is known."""

import math
from collections import Counter

import numpy as np
import pytest

from ludarium.lab.arena import Result, Sitting
from ludarium.lab.ratings import (
    LEVEL,
    Estimate,
    beaten,
    chains,
    estimated_share,
    interval,
    matrix,
    pairing,
    ratings,
    score,
    standings,
)
from ludarium.lab.sequential import ACCEPTED, REJECTED, UNDECIDED, Sequential, expected, log_ratio, tilt


def game(deal: int, seats: str, *totals: int) -> Result:
    """A game of players with names of one letter; most points win."""
    best = max(totals[: len(seats)])
    winners = tuple(seat for seat, total in enumerate(totals[: len(seats)]) if total == best)
    each = (2,) * len(seats)
    return Result(Sitting(deal, tuple(seats)), True, totals, winners, each, (0.5,) * len(seats), (0.4,) * len(seats))


# --- Intervals ---


def test_the_interval_of_a_mean_is_that_of_theory() -> None:
    values = np.random.default_rng(1).normal(10, 3, 400)
    low, high = interval(values, 1)
    error = 1.96 * values.std() / 20
    assert (low, high) == (
        pytest.approx(values.mean() - error, abs=error / 8),
        pytest.approx(values.mean() + error, abs=error / 8),
    )


def test_intervals_hold_what_is_true_19_times_out_of_20() -> None:
    random = np.random.default_rng(2)
    held = 0
    for trial in range(300):
        low, high = interval(random.normal(1, 2, 60), trial, times=400)
        held += low <= 1 <= high
    assert 0.9 * 300 <= held <= 0.98 * 300


def test_an_interval_is_the_same_for_the_same_seed() -> None:
    values = np.arange(30.0)
    assert interval(values, 1).tolist() == interval(values, 1).tolist() != interval(values, 2).tolist()


def test_winning_all_deals_leaves_room_for_one_that_was_not_seen() -> None:
    found = estimated_share(np.ones(10), 1)
    assert (found.value, found.high) == (1, 1)
    # As likely as this, ten deals out of ten are won in 2.5 % of all cases.
    assert found.low**10 == pytest.approx(0.025)
    lost = estimated_share(np.zeros(10), 1)
    assert (lost.value, lost.low, lost.high) == (0, 0, pytest.approx(1 - found.low))


def test_pairing_says_how_many_games_on_deals_of_their_own_are_worth_one() -> None:
    random = np.random.default_rng(3)
    luck, noise = random.normal(0, 2, (4000, 1)), random.normal(0, 1, (4000, 2))
    assert pairing(noise) == pytest.approx(1, abs=0.1)
    # What the cards bring to one seat, they take from it when the other sits there: variance 5 is left as 1.
    assert pairing(luck * [1, -1] + noise) == pytest.approx(5, abs=0.5)
    assert pairing(noise[:5]) == 0


# --- Who ends ahead of whom ---


def test_level_counts_half_and_copies_are_not_compared_with_each_other() -> None:
    found = beaten(("a", "b"), [game(0, "abb", 5, 5, 3), game(0, "aab", 1, 2, 3)])
    assert found.tolist() == [[0, 1.5], [2.5, 0]]
    assert score("a", "b", [game(0, "abb", 5, 5, 3)]) == 0.75


def test_who_plays_alone_is_compared_with_the_others_on_the_same_deal() -> None:
    games = [game(0, "a", 50, 40), game(0, "b", 60, 55), game(0, "c", 30, 20)]
    assert beaten(("a", "b", "c"), games).tolist() == [[0, 1, 0.5], [0, 0, 0], [0.5, 1, 0]]


def test_the_matrix_has_nothing_where_two_never_met() -> None:
    found = matrix(np.array([[0.0, 3, 0], [1, 0, 2], [0, 2, 0]]))
    assert found[0, 1] == 0.75
    assert found[1, 0] == 0.25
    assert found[1, 2] == 0.5
    assert np.isnan([found[0, 2], found[0, 0]]).all()


# --- Ratings ---


def test_three_wins_to_one_are_191_elo() -> None:
    deals = np.array([[[0.0, 3], [1, 0]]] * 1000)
    one, other = ratings(("a", "random"), deals, 1)
    assert one.value == pytest.approx(400 * math.log10((3000 + LEVEL) / (1000 + LEVEL)), abs=0.01)
    assert one.value == pytest.approx(191, abs=1)
    assert other == Estimate(0, 0, 0)


def test_ratings_find_the_strengths_that_orders_were_drawn_from() -> None:
    names, elo = ("a", "b", "random", "d"), np.array([300.0, 150, 0, -100])
    random = np.random.default_rng(4)
    # Plackett-Luce: the order of strengths with Gumbel noise.
    drawn = elo * math.log(10) / 400 + random.gumbel(size=(1500, 4))
    deals = np.array([beaten(tuple("abcd"), [game(n, "abcd", *row)]) for n, row in enumerate(drawn * 1000)])
    found = ratings(names, deals, 1)
    assert found[2] == Estimate(0, 0, 0)
    for rating, true in zip(found, elo, strict=True):
        assert rating.value == pytest.approx(true, abs=25)
        assert rating.low - 1e-9 <= true <= rating.high + 1e-9
        assert rating.high - rating.low < 60


def test_without_random_the_last_player_has_zero() -> None:
    deals = np.array([[[0.0, 3], [1, 0]]] * 10)
    assert [round(rating.value) for rating in ratings(("a", "b"), deals, 1)][1] == 0


def test_who_never_lost_has_a_rating_that_nothing_bounds_above() -> None:
    always = np.array([[[0.0, 2, 2], [0, 0, 2], [0, 0, 0]]] * 50)
    best, middle, last = ratings(("a", "b", "random"), always, 1)
    assert best.value > middle.value > last.value == 0
    assert (best.high, middle.high) == (math.inf, math.inf)
    assert 0 < middle.low < middle.value
    # Between two, of 50 deals 1 in 14 could have gone the other way.
    alone, _ = ratings(("b", "random"), always[:, 1:, 1:], 1)
    assert alone.low == pytest.approx(400 * math.log10((92.89 + LEVEL) / (7.11 + LEVEL)), abs=0.1)


def test_who_never_won_has_a_rating_that_nothing_bounds_below() -> None:
    never = np.array([[[0.0, 0], [2, 0]]] * 50)
    assert ratings(("a", "random"), never, 1)[0].low == -math.inf


def test_ratings_are_bounded_by_chains_of_wins() -> None:
    ahead = np.array([[0, 1, 0], [0, 0, 1], [0, 0, 0]], dtype=bool)
    assert chains(ahead).tolist() == [[True, True, True], [False, True, True], [False, False, True]]


# --- Standings ---


def test_standings_have_a_line_for_every_duel_and_every_one_among_all() -> None:
    circle = [game(0, "abc", 9, 5, 1), game(0, "bca", 5, 1, 9), game(0, "cab", 1, 9, 5)]
    duels = [game(0, f"{one}{other}{other}", 9, 2, 2) for one, other in ("ab", "ba", "ac", "ca", "bc", "cb")]
    found = standings(("a", "b", "c"), [[*circle, *duels]] * 3, 1)
    assert [(line.player, line.others) for line in found.lines] == [
        *(("a", ("b",)), ("b", ("a",)), ("a", ("c",)), ("c", ("a",)), ("b", ("c",)), ("c", ("b",))),
        *(("a", ("b", "c")), ("b", ("a", "c")), ("c", ("a", "b"))),
    ]
    assert [line.share.value for line in found.lines] == [1] * 6 + [1, 0, 0]
    assert [line.margin.value for line in found.lines] == [7] * 6 + [4, -4, -8]
    assert [line.place for line in found.lines] == [1] * 6 + [1, 2, 3]
    assert [line.games for line in found.lines] == [3] * 6 + [9] * 3
    assert (found.deals, found.order) == (3, [0, 1, 2])
    assert (found.paces[0].mean, found.paces[0].slowest) == (0.25, 0.4)


def test_at_two_seats_a_pair_has_one_line() -> None:
    deals = [[game(deal, "ab", 9, 5), game(deal, "ba", 4, 7)] for deal in range(4)]
    (line,) = standings(("a", "b"), deals, 1).lines
    assert (line.player, line.others, line.games) == ("a", ("b",), 8)
    assert (line.share.value, line.margin) == (1, Estimate(3.5, 3.5, 3.5))


# --- The sequential test ---

PAIRS = np.array([0, 0.25, 0.5, 0.75, 1])


def odds_of(elo: float) -> list[float]:
    """Odds of the five results of two games between players so far apart, many of them draws."""
    plain = np.array([0.1, 0.2, 0.4, 0.2, 0.1])
    lean = (expected(elo) - 0.5) / (plain @ (PAIRS - 0.5) ** 2)
    found = plain * (1 + lean * (PAIRS - 0.5))
    assert found @ PAIRS == pytest.approx(expected(elo))
    return list(found / found.sum())


def verdicts(elo: float, times: int, seed: int) -> Counter[str]:
    """How tests of 0 against 50 Elo end when the truth is this."""
    random = np.random.default_rng(seed)
    found: Counter[str] = Counter()
    for _ in range(times):
        test = Sequential(0, 50)
        while test.verdict == UNDECIDED:
            test.add(float(random.choice(PAIRS, p=odds_of(elo))))
        found[test.verdict] += 1
    return found


def test_the_sequential_test_errs_about_once_in_twenty() -> None:
    assert verdicts(0, 100, 1)[ACCEPTED] <= 12
    assert verdicts(50, 100, 2)[REJECTED] <= 12


def test_far_from_the_hypotheses_the_sequential_test_does_not_err() -> None:
    assert verdicts(-60, 40, 3) == {REJECTED: 40}
    assert verdicts(90, 40, 4) == {ACCEPTED: 40}


def test_for_wins_and_losses_the_ratio_is_the_binomial_one() -> None:
    low, high = expected(0), expected(20)
    found = log_ratio(Counter({1.0: 70, 0.0: 50}), low, high)
    assert found == pytest.approx(70 * math.log(high / low) + 50 * math.log((1 - high) / (1 - low)), rel=1e-6)


@pytest.mark.parametrize("mean", [0.3, 0.5, 0.514, 0.9])
def test_tilted_frequencies_have_the_mean_of_the_hypothesis(mean: float) -> None:
    odds = {0.0: 0.1, 0.25: 0.2, 0.5: 0.4, 0.75: 0.2, 1.0: 0.1}
    by = tilt(odds, mean)
    tilted = {value: share / (1 + by * (value - mean)) for value, share in odds.items()}
    assert sum(tilted.values()) == pytest.approx(1)
    assert sum(value * share for value, share in tilted.items()) == pytest.approx(mean)


@pytest.mark.parametrize(("elo", "score"), [(0, 0.5), (10, 0.5144), (191, 0.75), (-191, 0.25)])
def test_elo_is_the_usual_one(elo: float, score: float) -> None:
    assert expected(elo) == pytest.approx(score, abs=1e-3)


def test_level_deals_say_nothing_against_10_elo_for_long() -> None:
    test = Sequential(0, 10)
    for _ in range(100):
        test.add(0.25)
        test.add(0.75)
    assert test.verdict == UNDECIDED
    assert test.deals == 200
    assert -2.9 < test.ratio < 0
