"""What players think of positions: the same compiled and not, nothing of what they cannot know, and points in the end.

`python -m players.test_values zoosim` prints the features and values of every seat all through a random game at each
table, as JSON.
"""

import itertools
import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from every_game.runs import CHECKED, COMPILED, python
from every_game.tables import EVERY_TABLE, Play, Table, positions, tables

from ludarium.core import contract, kit
from ludarium.games import GAMES

# So many positions pass from one look to the next.
EVERY = 5
some_tables = pytest.mark.parametrize("table", EVERY_TABLE[::3], ids=str)


def features(play: Play, seat: int, state: Any = None) -> list[int]:
    """What speaks for a seat."""
    count = contract.list_features(play.state if state is None else state, seat, play.scratch)
    return kit.values(play.scratch, "features", count)


def value(play: Play, seat: int, state: Any = None) -> int:
    """What the points of a seat may come to, in hundredths."""
    return int(contract.value_of(play.state if state is None else state, seat, play.scratch))


def looks(table: Table, seed: int) -> Iterator[tuple[Play, int]]:
    """Positions all through a random game, from every seat."""
    for play in itertools.islice(positions(table, seed), 0, None, EVERY):
        for seat in range(table.players):
            yield play, seat


@some_tables
def test_when_all_is_over_points_alone_have_a_value(table: Table) -> None:
    play = Play(table, 1)
    at_first = len(features(play, 0))
    while play.acting:
        play.step()
    for seat in range(table.players):
        assert features(play, seat) == [0] * at_first
        assert value(play, seat) == contract.HUNDREDTHS * contract.total(play.state, seat, play.scratch.lines)


@some_tables
def test_what_a_seat_cannot_know_does_not_change_what_it_thinks_of_itself(table: Table) -> None:
    for play, seat in looks(table, 2):
        imagined = play.imagined(play.view(seat))
        assert features(play, seat) == features(play, seat, imagined)
        assert value(play, seat) == value(play, seat, imagined)


@pytest.mark.parametrize("name", GAMES)
def test_players_think_the_same_compiled_and_not(name: str) -> None:
    printed = python("-m", "players.test_values", name, rules=CHECKED)
    assert len(set(map(tuple, json.loads(printed)))) > 1
    assert printed == python("-m", "players.test_values", name, rules=COMPILED)


def told(name: str) -> Iterator[list[int]]:
    """The features and values all through a random game at each table."""
    for table in tables(name):
        for play, seat in looks(table, 3):
            yield [*features(play, seat), value(play, seat)]


if __name__ == "__main__":
    print(json.dumps(list(told(sys.argv[1]))))
