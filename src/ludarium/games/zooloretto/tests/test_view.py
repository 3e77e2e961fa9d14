"""What a player may know of a game of Zooloretto: everything but the order of the stack, which no position has."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.zooloretto import GAME
from ludarium.games.zooloretto.tests.pictures import SEVERAL, in_stack, opened, play, position, tiles, turn_up


def positions() -> Iterator[Match]:
    """A game of two in each of its phases, with something everywhere."""
    yield Match(GAME, 2)
    match = position(
        "4: camel camel-m; x: 2 panda; 4a: stall-a; barn: zebra stall-b; coins: 5",
        "5: elephant-f; 6: 2 camel camel-cub; 6a: stall-c; barn: 2 elephant",
        players=2,
        trucks=("camel coin", "panda-f stall-d", ""),
    )
    for line in ("1 draw", "* tile zebra", "1 load 3", "2 take 2", "2 put stall-d 4b", "2 put panda-f barn"):
        yield match
        play(match, line)
    yield match


def told(thing: Any) -> Any:
    """All that a plain record tells, by name."""
    if hasattr(thing, "layout"):
        return {name: told(getattr(thing, name)) for name in thing.layout.names}
    return [told(part) for part in thing] if isinstance(thing, list) else thing


@pytest.mark.parametrize("seat", ["1", "2", None])
def test_everything_on_the_table_is_seen_by_everybody(seat: str | None) -> None:
    for match in positions():
        seen = told(match.view(seat))
        del seen["seat"]
        assert seen == told(kit.plain(match.state))


def test_a_view_knows_whose_it_is() -> None:
    assert [opened(3).view(seat).seat for seat in ("1", "2", "3", None)] == [0, 1, 2, contract.SPECTATOR]


@pytest.mark.parametrize("seat", ["1", "2", None])
def test_what_is_imagined_is_the_game_itself(seat: str | None) -> None:
    random = kit.zero(kit.Random)
    for match in positions():
        imagined = kit.zero(GAME.state)
        contract.imagine(match.view_record(seat), imagined, random)
        assert kit.pack(imagined) == kit.pack(match.state)


def test_everybody_hears_every_move_in_full() -> None:
    for words in ("draw", "tile panda-m", "put panda-m barn", "buy 2 panda-m 5"):
        assert GAME.heard(words.split()) == words


def test_the_order_in_which_tiles_have_come_leaves_no_trace_in_a_position() -> None:
    one, other = opened(3), opened(3)
    turn_up(turn_up(one, "camel", 1), "coin", 2)
    turn_up(turn_up(other, "coin", 2), "camel", 1)
    assert kit.pack(one.state) == kit.pack(other.state)


# --- What can be drawn ---


def test_the_odds_of_a_tile_are_as_many_as_were_not_seen() -> None:
    match = position("4: 3 camel", "barn: camel-m", trucks=("2 coin stall-a",))
    odds = dict(play(match, "1 draw").outcomes())
    assert (odds["tile camel"], odds["tile camel-m"], odds["tile camel-f"]) == (4, 1, 2)
    assert (odds["tile coin"], odds["tile stall-a"], odds["tile elephant"]) == (10, 2, 7)


def test_tiles_that_have_left_the_game_do_not_come_back() -> None:
    match = position("barn: camel-m", "", "", trucks=("coin", "by 2", "by 3"))
    play(match, "1 discard camel-m", "1 take 1", "1 draw")
    assert dict(match.outcomes())["tile camel-m"] == 1


@pytest.mark.parametrize("players", SEVERAL)
def test_drawing_without_putting_back_uses_up_exactly_what_the_stack_holds(players: int) -> None:
    match = Match(GAME, players)
    random = kit.zero(kit.Random)
    kit.seed(random, 1, players)
    whole, seen = Counter[str](), Counter[str]()
    while not match.over:
        seat = match.waiting()[0]
        if seat != "*":
            whole = whole or in_stack(match)
            match.play(seat, match.moves(seat)[0])
        elif match.draw(random).startswith("tile"):
            seen[match.made[-1][1].split()[1]] += 1
            assert in_stack(match) == whole - seen
            assert in_stack(match).total() == kit.plain(match.state).left
    assert whole.total() - seen.total() == in_stack(match).total() < 15


def test_outcomes_are_all_tiles_of_the_stack_and_no_others() -> None:
    match = play(position(stack="2 panda zebra-m coin"), "1 draw")
    assert sorted(match.outcomes()) == [("tile coin", 1), ("tile panda", 2), ("tile zebra-m", 1)]
    assert in_stack(match) == tiles("2 panda zebra-m coin")
