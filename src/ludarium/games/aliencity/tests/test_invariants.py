"""What is so at every position of Alien City, however it is played."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from typing import Any

import pytest

from ludarium.core import kit
from ludarium.games.aliencity import GAME, city, rules
from ludarium.games.aliencity.box import CARD_PLOTS, CARDS, PLOTS
from ludarium.games.aliencity.tests.pictures import STRICT, picture, position, random_city, random_game

GAMES = 20
BUILDINGS = 38
# Of both seats together.
PIECES = (5, 5, 4, 6, 6, 6, 6)
TOWERS = 3
BYTES = 512
# Not every position of a game is drawn and read again.
APART = 5
every_option = pytest.mark.parametrize("strict", STRICT)


@cache
def games(strict: str) -> tuple[tuple[Any, ...], ...]:
    """Every position of some games, as plain records."""
    return tuple(tuple(kit.plain(match.state) for match in random_game(number, strict)) for number in range(GAMES))


def tables(strict: str) -> Iterator[Any]:
    """Every position of all these games."""
    return (table for game in games(strict) for table in game)


def steps(strict: str) -> Iterator[tuple[Any, Any]]:
    """Every position and the next one of the same game."""
    return (step for game in games(strict) for step in pairwise(game))


# --- What is there ---


def test_a_state_is_smaller_than_512_bytes() -> None:
    assert GAME.state.itemsize < BYTES
    assert len(kit.pack(random_city(1).state)) == GAME.state.itemsize


@every_option
def test_these_games_have_everything_in_them(strict: str) -> None:
    last = [game[-1] for game in games(strict)]
    assert len(last) == GAMES
    assert {kind for table in last for kind in city.buildings(table).values()} == set(range(len(PIECES)))
    assert {seat for table in last for seat in city.caps(table).values()} == {0, 1}
    assert any(table.built == BUILDINGS for table in last)
    assert any(table.capping for table in tables(strict))


@every_option
def test_every_piece_is_in_a_stock_or_in_the_city(strict: str) -> None:
    for table in tables(strict):
        standing = [len(city.plots(plots)) for plots in table.stands]
        left = [sum(counts) for counts in zip(*(stock.pieces for stock in table.stocks), strict=True)]
        assert tuple(map(sum, zip(standing, left, strict=True))) == PIECES
        assert min(min(stock.pieces) for stock in table.stocks) >= 0
        assert table.built == sum(standing)


@every_option
def test_every_plot_is_a_road_or_has_one_building(strict: str) -> None:
    for table in tables(strict):
        together = [plot for plots in (table.roads, *table.stands) for plot in city.plots(plots)]
        assert sorted(together) == list(range(PLOTS))


@every_option
def test_every_cap_is_in_a_stock_or_on_a_tower_of_its_own(strict: str) -> None:
    for table in tables(strict):
        capped = [city.plots(plots) for plots in table.capped]
        towers = {plot for plot, kind in city.buildings(table).items() if kind < TOWERS}
        assert [len(plots) + stock.caps for plots, stock in zip(capped, table.stocks, strict=True)] == [3, 3]
        assert capped[0] | capped[1] <= towers
        assert not capped[0] & capped[1]


@every_option
def test_cards_and_symbols_stay_where_they_lie(strict: str) -> None:
    for before, after in steps(strict):
        assert city.colours(before) == city.colours(after)
        assert city.plots(before.symbols) == city.plots(after.symbols)
        assert len(city.plots(after.symbols)) == after.laid == CARDS


@every_option
def test_what_stands_stays_and_what_is_capped_stays_so(strict: str) -> None:
    for before, after in steps(strict):
        assert city.buildings(before).items() <= city.buildings(after).items()
        assert city.caps(before).items() <= city.caps(after).items()
        changes = (
            len(city.buildings(after)) - len(city.buildings(before)),
            len(city.caps(after)) - len(city.caps(before)),
        )
        assert changes == ((0, 1) if before.capping and changes[1] else (0, 0) if before.capping else (1, 0))


# --- The roads ---


@every_option
def test_the_roads_are_one_network_and_every_building_is_beside_it(strict: str) -> None:
    for table in tables(strict):
        roads = city.plots(table.roads)
        assert city.region(roads, min(roads)) == roads
        assert all(city.sides(plot) & roads for plot in city.buildings(table))


def touching(plot: int) -> set[int]:
    """The plots at the sides and the corners of a plot."""
    column, row = plot % 8, plot // 8
    around = {(column + east, row + north) for east in (-1, 0, 1) for north in (-1, 0, 1)} - {(column, row)}
    return {row * 8 + column for column, row in around if column in range(8) and row in range(10)}


def at_the_edge(plot: int) -> bool:
    """Whether a plot is at the edge of the city."""
    return plot % 8 in (0, 7) or plot // 8 in (0, 9)


def walls(buildings: set[int]) -> list[set[int]]:
    """Buildings that touch, in groups; those at the edge are all in one group, the first, which may be empty."""
    groups: list[set[int]] = [grown({plot for plot in buildings if at_the_edge(plot)}, buildings)]
    while rest := buildings - set().union(*groups):
        groups.append(grown({min(rest)}, buildings))
    return groups


def grown(group: set[int], buildings: set[int]) -> set[int]:
    """A group with all that touches any of it."""
    while more := {near for plot in group for near in touching(plot)} & buildings - group:
        group = group | more
    return group


@every_option
def test_walls_are_buildings_that_touch_at_sides_or_corners_and_the_edge_of_the_city_is_one(strict: str) -> None:
    for table in tables(strict):
        edge, *others = walls(set(city.buildings(table)))
        numbers = dict.fromkeys(city.plots(table.roads), rules.NO_WALL) | dict.fromkeys(edge, rules.CITY_WALL)
        for wall in others:
            numbers |= dict.fromkeys(wall, rules.FIRST_WALL + min(wall))
        assert list(table.walls) == [numbers[plot] for plot in range(PLOTS)] + [rules.CITY_WALL]


@every_option
def test_the_same_city_is_the_same_whatever_was_built_first(strict: str) -> None:
    for number in range(3):
        for match in islice(random_game(number, strict), 0, None, APART):
            now, again = kit.plain(match.state), kit.plain(position(picture(match), strict=strict).state)
            assert list(again.walls) == list(now.walls)
            assert city.plots(again.sites) == city.plots(now.sites)
            assert city.plots(again.settled) == city.plots(now.settled)


@every_option
def test_settled_are_the_plots_of_cards_with_two_buildings_or_more(strict: str) -> None:
    for table in tables(strict):
        buildings = set(city.buildings(table))
        cards = [{int(plot) for plot in plots} for plots in CARD_PLOTS]
        assert city.plots(table.settled) == set().union(*(card for card in cards if len(card & buildings) >= 2))


@every_option
def test_what_the_roads_have_closed_is_never_opened_so_only_plots_with_symbols_become_free(strict: str) -> None:
    opened = 0
    for before, after in steps(strict):
        new = city.plots(after.sites) - city.plots(before.sites)
        assert new <= city.plots(after.symbols)
        opened += len(new)
    assert opened


@every_option
def test_on_each_card_that_can_be_built_on_the_symbol_is_alone_or_not_there(strict: str) -> None:
    for table in tables(strict):
        sites, symbols = city.plots(table.sites), city.plots(table.symbols)
        assert all(sites & city.card(plot) == {plot} for plot in sites & symbols)
        assert sites <= city.plots(table.roads)


# --- The turns ---


@every_option
def test_who_is_to_act_can_and_nobody_can_when_it_is_over(strict: str) -> None:
    for game in games(strict):
        for table in game[:-1]:
            assert table.acting in (0, 1)
            assert table.capping <= table.stocks[table.acting].caps
        assert game[-1].acting == rules.NOBODY
        assert not game[-1].capping


@every_option
def test_while_somebody_may_cap_somebody_will_build_after(strict: str) -> None:
    assert all(table.following in (0, 1) for table in tables(strict) if table.capping)


@every_option
def test_a_game_has_at_most_38_turns_and_none_is_longer_than_a_building_and_a_cap_or_a_pass(strict: str) -> None:
    for game in games(strict):
        assert not any(before.capping and after.capping for before, after in pairwise(game))
        assert sum(table.capping for table in game) < game[-1].built <= BUILDINGS
