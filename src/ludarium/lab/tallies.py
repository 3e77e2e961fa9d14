"""What is kept of many games."""

from typing import Any

import numpy as np

from ludarium.core.game import Game
from ludarium.lab import batch


class Tallies:
    """What was kept of some games, as arrays."""

    def __init__(self, game: Game, players: int, packed: bytes) -> None:
        self.players = players
        self.sheets = game.sheets(players)
        self.line_names = game.lines
        self.array = np.frombuffer(packed, batch.tally_type(game))

    def lines(self) -> np.ndarray[Any, Any]:
        """Every line of every score sheet: by game, sheet and line."""
        by_sheet = self.array["lines"].reshape(len(self.array), -1, len(self.line_names))
        return by_sheet[:, : len(self.sheets)]

    def totals(self) -> np.ndarray[Any, Any]:
        """The total of every score sheet: by game and sheet."""
        return self.lines()[:, :, self.line_names.index("total")]

    def won(self) -> np.ndarray[Any, Any]:
        """Whether a sheet's seat has won: by game and sheet."""
        return (self.array["winners"][:, None] >> np.arange(len(self.sheets)) & 1).astype(bool)


class Summary:
    """What many games came to."""

    def __init__(self, sheets: int) -> None:
        self.games = self.moves = self.unfinished = 0
        self.points = np.zeros(sheets)
        self.wins = np.zeros(sheets)

    def add(self, tallies: Tallies) -> None:
        """Count some games; an unfinished one has no result."""
        over = tallies.array["over"] == 1
        self.games += len(tallies.array)
        self.moves += int(tallies.array["made"].sum())
        self.unfinished += int((~over).sum())
        won = tallies.won()[over]
        self.points += tallies.totals()[over].sum(axis=0)
        self.wins += (won / np.maximum(won.sum(axis=1, keepdims=True), 1)).sum(axis=0)

    @property
    def finished(self) -> int:
        return self.games - self.unfinished
