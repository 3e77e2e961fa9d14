"""What players think of a game of Alien City."""

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.aliencity import heuristics
from ludarium.games.aliencity.box import PLOT_NAMES, RED
from ludarium.games.aliencity.tests.pictures import ended, play, position
from ludarium.players.player import seat_player


def value(match: Match, seat: str = "1") -> int:
    return int(contract.value_of(match.state, int(seat) - 1, match.scratch))


def margin(match: Match, seat: str = "1") -> int:
    """How far a seat is ahead, as it thinks."""
    return value(match, seat) - value(match, str(3 - int(seat)))


def after(match: Match, *moves: str) -> Match:
    """The game after some moves."""
    later = match.copy()
    play(later, *moves)
    return later


def greedy_move(match: Match, seat: str = "1") -> str:
    """What a greedy player does."""
    player = seat_player("greedy", match.game, 1)
    return match.game.words[player.move(match.view_record(seat), int(seat) - 1, match.players)]


def feature(match: Match, number: int, seat: str = "1") -> int:
    """One of the features of a seat."""
    count = contract.list_features(match.state, int(seat) - 1, match.scratch)
    return kit.values(match.scratch, "features", count)[number]


# --- What features say ---

# Two red towers with five roads between them; the first has two customers and a cap of seat 1.
APART = """
    .  .  .  .  .  .  .  .
    b  .  .  .  .  .  .  .
    R1 .  .  .  .  .  R  .
    g  .  .  .  .  .  .  .
"""


def test_what_both_seats_have_left_is_to_come() -> None:
    assert heuristics.to_come(position().state) == 38
    assert heuristics.to_come(position(APART, left=("2 r", "G 3 k")).state) == 6


def test_a_tower_loses_what_a_rival_as_near_as_can_be_would_take() -> None:
    match = position(APART, left=("r", "R"))
    plot = PLOT_NAMES.index("a2")
    distance, nearer = heuristics.distances(match.state, plot, RED)
    customers, _ = heuristics.surroundings(match.state, plot, RED)
    assert (distance, customers) == (5, 2)
    assert 1 <= nearer < distance
    assert feature(match, heuristics.LOSSES) == customers * (distance - nearer)


def test_a_tower_loses_nothing_when_no_rival_of_its_colour_is_left() -> None:
    assert not feature(position(APART, left=("r", "B")), heuristics.LOSSES)


def test_the_next_loss_is_feared_by_whoever_does_not_build_next() -> None:
    for turn, feared in (("1", False), ("2", True)):
        match = position(APART, turn=turn, left=("r g", "R r"))
        assert bool(feature(match, heuristics.NEXT_LOSS)) == feared


def test_what_is_left_counts_for_its_seat_alone() -> None:
    match = position(APART, left=("2 R r", "R 2 g"))
    found = [[feature(match, n, seat) for n in (heuristics.TOWERS, heuristics.DOMES)] for seat in "12"]
    assert found == [[2, 1], [1, 2]]
    assert [feature(match, heuristics.CAPS, seat) for seat in "12"] == [2, 3]


def test_a_tower_that_is_alone_scores_nothing_yet_but_may() -> None:
    drawn = "R1 .\n g  ."
    assert feature(position(drawn, left=("R", "r")), heuristics.ALONE) == 1
    assert feature(position(drawn, left=("b", "r")), heuristics.ALONE) == 0


# --- What is better ---


def test_a_capped_tower_is_worth_more_when_no_rival_of_its_colour_is_left() -> None:
    assert value(position(APART, left=("r", "B"))) > value(position(APART, left=("r", "R")))


def test_the_more_customers_the_better() -> None:
    match = position(APART, left=("3 r 3 k 3 b 3 g", "r"))
    places = [words for words in match.moves("1") if "red dome" not in words]
    margins = {words: margin(after(match, f"1 {words}", "1 pass")) for words in places}
    near = [words for words in places if gained(match, words)]
    assert near
    assert len(near) < len(places)
    mean_near = sum(margins[words] for words in near) / len(near)
    assert mean_near > sum(margins.values()) / len(margins)


def gained(match: Match, words: str) -> int:
    """What a move brings seat 1 at once."""
    return after(match, f"1 {words}").sheet("1")["total"] - match.sheet("1")["total"]


def test_a_good_tower_without_a_cap_is_worth_more_to_whoever_comes_first() -> None:
    first, second = (position(APART.replace("R1", "R "), turn=turn, left=("r g", "r g")) for turn in "12")
    assert margin(first) > margin(second)


# --- What greedy does ---


def test_greedy_builds_a_rival_near_the_tower_of_the_other_and_far_from_its_own() -> None:
    against, own = (position(APART.replace("R1", cap), left=("R", "g")) for cap in ("R2", "R1"))
    far = max(int(match_distance(own, words)) for words in own.moves("1"))
    near = min(int(match_distance(against, words)) for words in against.moves("1"))
    assert near < far
    assert match_distance(against, greedy_move(against)) == near
    assert match_distance(own, greedy_move(own)) > near


def match_distance(match: Match, words: str) -> int:
    """How far the tower on a2 is from its competition after a move of seat 1."""
    later = after(match, f"1 {words}")
    return int(heuristics.distances(later.state, PLOT_NAMES.index("a2"), RED)[0])


def test_greedy_caps_the_tower_that_brings_most() -> None:
    match = position(APART.replace("R1", "R "), left=("3 g", "3 g"))
    later = after(match, f"1 {match.moves('1')[0]}")
    caps = {words: gained(later, words) for words in later.moves("1")}
    assert set(caps) == {"cap a2", "cap g2", "pass"}
    assert caps["cap a2"] > caps["cap g2"] > caps["pass"]
    assert greedy_move(later) == "cap a2"


def test_greedy_keeps_a_cap_for_towers_to_come_where_a_tower_brings_nothing() -> None:
    match = position("R .", left=("2 r B G", "5 r B"))
    later = after(match, "1 build red dome b9")
    assert greedy_move(later) == "pass"


def test_nothing_is_to_come_when_the_game_is_over() -> None:
    match = ended(APART)
    assert [value(match, seat) for seat in "12"] == [100 * points for points in match.scores()]
