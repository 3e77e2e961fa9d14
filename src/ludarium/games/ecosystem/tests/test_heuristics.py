"""What players think of a game of Ecosystem."""

import itertools

import pytest

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.ecosystem import heuristics
from ludarium.games.ecosystem.box import KINDS, NAMES
from ludarium.games.ecosystem.tests.pictures import arranged, dealt, drawn, put, scored
from ludarium.games.ecosystem.worths import WORTHS
from ludarium.players.player import seat_player

SEEDS = range(3)
OF_NO_USE = "4 wolf 4 fox 2 bear"


def value(match: Match, seat: int = 1) -> int:
    """What the points of a seat may come to."""
    return int(contract.value_of(match.state, seat - 1, match.scratch))


def told(match: Match, seat: int = 1) -> list[int]:
    """What speaks for a seat."""
    return kit.values(match.scratch, "features", contract.list_features(match.state, seat - 1, match.scratch))


def greedy_move(match: Match, seed: int) -> str:
    """What a greedy player does in seat 1."""
    player = seat_player("greedy", match.game, seed)
    return match.game.words[player.move(match.view_record("1"), 0, match.players)]


def on_the_way(picture: str, hand: str = OF_NO_USE, players: int = 3, turn: int = 6) -> Match:
    """A game in which seat 1 has such an ecosystem and such a hand, and everybody is to pick."""
    match = dealt(players, hand)
    with arranged(match) as position:
        put(position.ecosystems[0], drawn(picture))
        position.hands[turn % players if players > 2 else turn % 3], position.turn = position.hands[0], turn
    return match


def picked(picture: str, kind: str, players: int = 3) -> Match:
    """The same when seat 1 has picked a card."""
    match = on_the_way(picture, f"{kind} {OF_NO_USE}", players)
    with arranged(match) as position:
        position.picked[0] = NAMES.index(kind)
        position.picking &= ~1
    return match


# --- What one more card may bring ---

PROMISES = {
    "rabbit": ("eagle fox eagle", 5),
    "fox": ("wolf fox fox", 3),
    "dragonfly": ("stream stream stream wolf", 3),
    "trout": ("stream stream eagle", 4),
    "bear": ("bee fox trout", 2),
    "bee": ("meadow wolf bear", 3),
    "eagle": ("rabbit wolf trout", 4),
    "deer": ("deer wolf wolf", 4),
    "stream": ("trout wolf dragonfly", 2),
    "meadow": ("meadow meadow meadow bee", 4),
}


@pytest.mark.parametrize(("kind", "promise"), PROMISES.items())
def test_a_promise_is_what_a_card_brings_at_the_best_place(kind: str, promise: tuple[str, int]) -> None:
    picture, points = promise
    assert told(picked(picture, kind))[heuristics.PENDING] == 100 * points


@pytest.mark.parametrize(("kind", "promise"), PROMISES.items())
def test_no_place_brings_more_points_than_the_promise(kind: str, promise: tuple[str, int]) -> None:
    match = picked(promise[0], kind)
    with arranged(match) as position:
        position.picking, position.laying = 0, 1
    before = match.sheet("1")
    gains = []
    for move in match.moves("1"):
        after = match.copy()
        after.play("1", move)
        lines = after.sheet("1")
        gains.append(sum(lines[name] - before[name] for name in NAMES if name not in ("wolf", "stream")))
    assert max(gains) == promise[1]


# --- Better and worse ---

WORSE_TO_BETTER = {
    "two meadows together": ("meadow . meadow\nfox fox fox", "meadow meadow fox\n. fox fox"),
    "a kind more": ("fox fox fox", "fox deer fox"),
    "a bee beside a meadow": ("bee fox meadow", "fox bee meadow"),
}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("pictures", WORSE_TO_BETTER.values(), ids=WORSE_TO_BETTER)
def test_a_better_ecosystem_has_a_higher_value(pictures: tuple[str, ...], players: int) -> None:
    values = [value(on_the_way(picture, players=players)) for picture in pictures]
    assert all(worse < better for worse, better in itertools.pairwise(values)), values


def test_a_card_in_hand_counts_by_the_best_place_for_it() -> None:
    picture = "stream . stream\nfox fox fox"
    assert value(picked(picture, "bear")) < value(picked(picture, "trout"))


@pytest.mark.parametrize(
    ("mine", "packs", "promise"),
    [("fox", (), 12), ("wolf", (), 0), ("wolf", ("wolf wolf wolf", "wolf wolf"), 4), ("fox", ("wolf", "wolf wolf"), 8)],
)
def test_another_wolf_promises_what_a_better_place_among_the_packs_brings(
    mine: str, packs: tuple[str, ...], promise: int
) -> None:
    match = picked(mine, "wolf")
    with arranged(match) as position:
        for seat, pack in enumerate(packs, 1):
            put(position.ecosystems[seat], drawn(pack))
    assert told(match)[heuristics.PENDING] == 100 * promise


# --- What one cannot know, and the end ---


def test_a_hand_that_was_not_seen_says_nothing() -> None:
    match = dealt(4, OF_NO_USE)
    with arranged(match) as position:
        position.picking, position.laying = 0, 0b1111
    other = match.copy()
    with arranged(other) as position:
        position.hands[3], position.hands[2] = position.hands[2], position.hands[3]
    assert told(match) == told(other)


def test_a_hand_that_was_seen_counts() -> None:
    poor, rich = (on_the_way("stream . stream", hand) for hand in (OF_NO_USE, "6 trout 4 wolf"))
    assert told(poor)[heuristics.IN_HAND] < told(rich)[heuristics.IN_HAND]


def test_benedikt_gets_what_he_is_given_and_nobody_knows_more() -> None:
    match = dealt(1, OF_NO_USE)
    assert set(told(match, 2)) == {0}


def test_when_all_is_over_points_alone_have_a_value() -> None:
    match = scored("stream trout stream bee meadow", "fox wolf fox", "deer deer")
    assert [value(match, seat) for seat in (1, 2, 3)] == [100 * points for points in match.scores()]


def test_the_worths_are_as_many_as_the_features() -> None:
    assert {len(row) for row in WORTHS} == {heuristics.FEATURES}
    assert heuristics.PICKED == KINDS


# --- What greedy makes of it ---

OBVIOUS_PICKS = {
    "trout": ("stream . stream\nstream fox stream", "trout 4 fox 5 bear"),
    "bee": ("meadow . meadow\nfox meadow fox", "bee 4 fox 5 bear"),
    "meadow": ("meadow meadow meadow fox\nmeadow . fox fox", "meadow 4 fox 5 bear"),
}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", OBVIOUS_PICKS)
def test_greedy_picks_what_fits(kind: str, seed: int) -> None:
    assert greedy_move(on_the_way(*OBVIOUS_PICKS[kind]), seed) == f"pick {kind}"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_does_not_lay_a_bear_beside_foxes(seed: int) -> None:
    match = picked("fox fox bee", "bear")
    with arranged(match) as position:
        position.picking, position.laying = 0, 1
    before = match.sheet("1")["fox"]
    match.play("1", greedy_move(match, seed))
    assert match.sheet("1")["fox"] == before
