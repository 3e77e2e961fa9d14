"""What is in the box of Ecosystem, by the rulebook's list of its parts and by its pictures."""

import pytest

from ludarium.core.game import Match
from ludarium.core.texts import Mistake
from ludarium.games.ecosystem import GAME, rules
from ludarium.games.ecosystem.box import (
    BENEDIKT_CELLS,
    DEALT,
    DECK,
    HANDS,
    MEADOW_POINTS,
    NAMES,
    NEUTRAL_HANDS,
    RIVALS,
    SOLO,
)
from ludarium.games.ecosystem.tests.pictures import in_deck

CARDS = {
    "rabbit": 8,
    "trout": 10,
    "fox": 12,
    "bear": 12,
    "dragonfly": 8,
    "bee": 8,
    "eagle": 8,
    "wolf": 12,
    "deer": 12,
    "stream": 20,
    "meadow": 20,
}


def test_the_box_holds_130_cards() -> None:
    assert sum(DECK) == 130


@pytest.mark.parametrize("kind", CARDS)
def test_the_cards_of_each_kind(kind: str) -> None:
    assert DECK[NAMES.index(kind)] == CARDS[kind]
    assert in_deck(Match(GAME, 4))[kind] == CARDS[kind]


@pytest.mark.parametrize("players", range(1, 7))
def test_one_to_six_can_play(players: int) -> None:
    assert Match(GAME, players).players == players


@pytest.mark.parametrize("players", [0, 7])
def test_nobody_and_seven_cannot_play(players: int) -> None:
    with pytest.raises(Mistake):
        Match(GAME, players)


@pytest.mark.parametrize("players", range(7))
def test_there_is_a_hand_for_every_player_and_every_neutral_one(players: int) -> None:
    assert NEUTRAL_HANDS[players] == (players == 2)
    assert HANDS[players] == players + NEUTRAL_HANDS[players]


@pytest.mark.parametrize("players", range(7))
def test_all_hands_and_benedikt_compete_for_wolves_and_streams(players: int) -> None:
    assert RIVALS[players] == HANDS[players] + (players == 1)


def test_alone_there_is_no_second_round() -> None:
    assert DEALT[SOLO][1] == 0


def test_a_meadow_of_no_cards_brings_nothing() -> None:
    assert MEADOW_POINTS[0] == 0


def test_benedikts_grid_has_five_columns_and_four_rows() -> None:
    places = [GAME.words[rules.LAY + int(cell)].split()[1] for cell in BENEDIKT_CELLS]
    assert places == [f"{x},{y}" for y in range(-3, 1) for x in range(-4, 1)]
