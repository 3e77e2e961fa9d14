"""Worths that are found by games: they judge from beside the position, and what is found is found again."""

from typing import Any

import numpy as np
import pytest
from every_game.tables import EVERY_TABLE, Play, Table, positions

from ludarium.core import contract, kit
from ludarium.games import load
from ludarium.lab import improve
from ludarium.lab.fit import compared, fitted
from ludarium.lab.judged import FINENESS, PLAYED, judged, numbers, worlds_of

GAME = "ecosystem"


def beside(play: Play, *ways: tuple[float, ...]) -> Any:
    """The same position with worths beside it."""
    world = kit.plain(worlds_of(play.game, *ways)[PLAYED - 1])
    for name in play.game.state.names or ():
        setattr(world, name, getattr(kit.plain(play.state), name))
    return kit.unpack(judged(play.game), kit.pack(world)) if not kit.PURE else world


@pytest.mark.parametrize("table", EVERY_TABLE[::7], ids=str)
def test_worths_beside_a_position_judge_it_each_in_its_way(table: Table) -> None:
    for place, play in enumerate(positions(table, 1)):
        if place % 40 or not play.acting:
            continue
        count = contract.list_features(play.state, 0, play.scratch)
        told = kit.values(play.scratch, "features", count)
        world = beside(play, (1.0,) * count, tuple(float(n) for n in range(count)))
        points = contract.HUNDREDTHS * contract.total(play.state, 0, play.scratch.lines)
        assert contract.value_of(world, 0, play.scratch) == points + sum(told)
        world.judge = 1
        assert contract.value_of(world, 0, play.scratch) == points + sum(n * number for n, number in enumerate(told))


def test_worths_are_kept_in_parts_of_a_hundredth() -> None:
    assert numbers((1.5, -0.0004))[:3] == [1.5 * FINENESS, 0, 0]


def test_seats_are_compared_with_all_at_the_same_position() -> None:
    both = compared(np.array([[5.0, 1.0], [1.0, 1.0], [0.0, 0.0], [0.0, 2.0]]), 2)
    assert both.tolist() == [[2, 0], [-2, 0], [0, -1], [0, 1]]
    assert compared(np.array([[5.0], [1.0]]), 1).tolist() == [[5], [1]]


def test_a_fit_finds_the_same_again_and_explains_something() -> None:
    first, again = (fitted(load(GAME), 2, (), 6, 1) for _ in range(2))
    assert first == again
    assert first.error < first.spread


def test_what_wins_more_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(improve, "DUELS", 2)
    monkeypatch.setattr(improve, "CHANGES", 2)
    game = load(GAME)
    count = len(fitted(game, 1, (), 1, 1).worths)
    first, again = (improve.improved(game, 1, (1.0,) * count, (1.0,) * count, 1, 1) for _ in range(2))
    assert first == again
    assert first != (1.0,) * count
