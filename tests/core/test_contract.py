"""What all games share of the contract: chance is drawn by its odds."""

from collections import Counter

import pytest
from every_game.tables import EVERY_TABLE, Play

from ludarium.core import contract


@pytest.mark.parametrize("table", EVERY_TABLE[:3], ids=str)
def test_chance_draws_each_outcome_by_its_odds(table) -> None:  # type: ignore[no-untyped-def]
    play = Play(table, 1)
    odds = dict(play.outcomes())
    total, draws = sum(odds.values()), 12_000
    counts = Counter(contract.drawn(play.state, play.random, play.scratch) for _ in range(draws))
    assert set(counts) == set(odds)
    far = sum((counts[move] - draws * odds[move] / total) ** 2 / (draws * odds[move] / total) for move in odds)
    assert far < len(odds) + 4 * (2 * len(odds)) ** 0.5
