"""What a player may know of a game of Alien City, which is everything; cards to come are in no position."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.aliencity import GAME, city
from ludarium.games.aliencity.box import COLOUR_NAMES, PLOT_NAMES
from ludarium.games.aliencity.tests.pictures import STRICT, play, random_city, random_game

every_seat = pytest.mark.parametrize("seat", ["1", "2", None])


def laying(number: int = 0, strict: str = "no") -> Iterator[Match]:
    """A game at each position while its cards are laid."""
    match, random = Match(GAME, 2, {"strict-first-two": strict}), kit.zero(kit.Random)
    kit.seed(random, number, 0)
    while match.waiting() == ["*"]:
        yield match
        match.draw(random)


def positions() -> Iterator[Match]:
    """Games of both sorts at each of their positions."""
    for strict in STRICT:
        yield from laying(1, strict)
        yield from random_game(1, strict)


def told(thing: Any) -> Any:
    """All that a plain record tells, by name."""
    if hasattr(thing, "layout"):
        return {name: told(getattr(thing, name)) for name in thing.layout.names}
    return [told(part) for part in thing] if isinstance(thing, list) else thing


@every_seat
def test_everything_on_the_table_is_seen_by_everybody(seat: str | None) -> None:
    for match in positions():
        seen = told(match.view(seat))
        del seen["seat"]
        assert seen == told(kit.plain(match.state))


def test_a_view_knows_whose_it_is() -> None:
    assert [random_city(1).view(seat).seat for seat in ("1", "2", None)] == [0, 1, contract.SPECTATOR]


@every_seat
def test_what_is_imagined_is_the_game_itself(seat: str | None) -> None:
    random = kit.zero(kit.Random)
    for match in positions():
        imagined = kit.zero(GAME.state)
        contract.imagine(match.view_record(seat), imagined, random)
        assert kit.pack(imagined) == kit.pack(match.state)


def test_everybody_hears_every_move_in_full() -> None:
    for words in ("card a1 red b2", "build red tower d5", "cap d5", "pass"):
        assert GAME.heard(words.split()) == words


def test_the_pieces_and_caps_of_both_seats_are_seen_by_everybody() -> None:
    match = random_city(1)
    move = next(move for move in match.moves("1") if move.startswith("build red tower"))
    play(match, f"1 {move}", f"1 cap {move.split()[-1]}")
    for seat in ("1", "2", None):
        black, white = match.view(seat).stocks
        assert (list(black.pieces), black.caps) == ([1, 3, 2, 3, 3, 3, 3], 2)
        assert (list(white.pieces), white.caps) == ([3, 2, 2, 3, 3, 3, 3], 3)


def test_whose_tower_is_whose_is_seen_but_not_who_has_built_it() -> None:
    match = random_city(1)
    move = next(move for move in match.moves("1") if move.startswith("build red tower"))
    plot = PLOT_NAMES.index(move.split()[-1])
    play(match, f"1 {move}", f"1 cap {move.split()[-1]}")
    assert city.caps(match.view("2")) == {plot: 0}
    assert city.buildings(match.view("2")) == {plot: 0}


# --- While the cards are laid ---


def test_the_cards_that_lie_are_seen_and_those_to_come_are_in_no_position() -> None:
    for laid, match in enumerate(laying(2)):
        view = match.view("1")
        assert len(city.colours(view)) == 4 * laid
        assert len(city.plots(view.symbols)) == laid
        assert sum(view.cards) == 20 - laid


def test_how_many_cards_of_each_colour_are_to_come_is_seen() -> None:
    match = play(Match(GAME, 2), "* card a1 red b2", "* card c1 green c1", "* card e1 red e2")
    assert dict(zip(COLOUR_NAMES, match.view("2").cards, strict=True)) == {"red": 3, "blue": 5, "green": 4, "black": 5}


def test_the_next_card_has_any_colour_by_the_cards_left_and_its_symbol_on_any_plot_alike() -> None:
    match = play(Match(GAME, 2), "* card a1 red b2", "* card c1 green c1", "* card e1 red e2")
    plots, left = ("g1", "h1", "g2", "h2"), {"red": 3, "blue": 5, "green": 4, "black": 5}
    assert dict(match.outcomes()) == {f"card g1 {name} {plot}": left[name] for name in left for plot in plots}
