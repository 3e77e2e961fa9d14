"""What is in the box of ZooSim / O Zoo le Mio, by the lists of the two rulebooks; the tiles are a reconstruction."""

from collections import Counter
from typing import Any

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.texts import Mistake
from ludarium.games.zoosim import GAME, box, rules
from ludarium.games.zoosim.box import EDITIONS, FAMILY_NAMES, INCOMES, STARTS, TIEBREAKS, TILE_RULES
from ludarium.games.zoosim.tests.geometry import TURNS, WAYS, beside, ground, piece, squares, turned
from ludarium.games.zoosim.tests.pictures import coins, opened, usual_exits
from ludarium.games.zoosim.tiles import NAMES, USUAL_TILES

SEVERAL = range(2, 5)

# --- Players and options ---


@pytest.mark.parametrize("players", SEVERAL)
def test_two_to_four_can_play(players: int) -> None:
    assert Match(GAME, players).players == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_one_and_five_cannot_play(players: int) -> None:
    with pytest.raises(Mistake):
        Match(GAME, players)


def test_the_usual_game_is_that_of_zoosim_without_variants() -> None:
    chosen = dict(Match(GAME, 2).options)
    assert chosen.pop("tile-set") == GAME.checked_options({})["tile-set"]
    assert chosen == {"edition": "zoosim", "tiles": "five", "income": "tiles", "tiebreak": "none", "start": "NN"}


def test_the_editions_and_their_variants() -> None:
    assert EDITIONS == ("zoosim", "zoch")
    assert (TILE_RULES, INCOMES) == (("five", "three-shrubs"), ("tiles", "figures"))
    assert (TIEBREAKS, STARTS) == (("none", "coins"), ("NN", "WE", "AN_E"))


# --- The tiles: what the rulebooks say of them ---


def shown() -> list[Any]:
    """What the tiles of the box show."""
    return list(kit.plain(Match(GAME, 2).state).tiles)


def halves() -> list[tuple[str, int]]:
    """The family and the stars of each half."""
    return [(FAMILY_NAMES[tile.families[n]], int(tile.stars[n])) for tile in shown() for n in (0, 1)]


def test_there_are_25_tiles_of_two_halves() -> None:
    assert (box.TILES, box.SIDES, box.HALVES) == (25, 2, 50)
    assert tuple(f"Z{number:02}" for number in range(1, 26)) == NAMES


def test_there_are_five_families() -> None:
    assert FAMILY_NAMES == ("monkeys", "mammals", "birds", "reptiles", "sea_animals")
    assert box.FAMILIES == 5
    assert {family for family, _ in halves()} == set(FAMILY_NAMES)


def test_the_two_halves_of_a_tile_show_different_families() -> None:
    assert all(tile.families[0] != tile.families[1] for tile in shown())


def test_a_half_has_one_to_three_stars() -> None:
    assert (box.STARS_FROM, box.STARS_TO) == (1, 3)
    assert {stars for _, stars in halves()} == {1, 2, 3}


def test_15_tiles_have_shrubs() -> None:
    # As many as three in each of five years.
    assert sum(tile.shrubs > 0 for tile in shown()) == 15 == box.YEARS * box.YEAR_SHRUB_TILES


def test_a_tile_that_somebody_draws_has_at_most_nine_shrubs() -> None:
    assert box.MOST_SHRUBS == 9


# --- The tiles: how they were reconstructed ---


@pytest.mark.parametrize("family", FAMILY_NAMES)
def test_each_family_is_on_ten_halves_with_the_same_stars(family: str) -> None:
    assert Counter(stars for shown_family, stars in halves() if shown_family == family) == {1: 3, 2: 4, 3: 3}


def test_every_two_families_share_two_or_three_tiles() -> None:
    pairs = Counter(frozenset(tile.families) for tile in shown())
    assert len(pairs) == 10
    assert set(pairs.values()) == {2, 3}


def test_there_are_20_shrubs() -> None:
    assert Counter(tile.shrubs for tile in shown()) == {0: 10, 1: 10, 2: 5}


def test_two_to_five_paths_leave_a_tile() -> None:
    assert Counter(map(len, usual_exits().values())) == {2: 3, 3: 10, 4: 9, 5: 3}


@pytest.mark.parametrize("name", NAMES)
def test_the_paths_of_each_tile_leave_by_the_edges_that_its_file_names(name: str) -> None:
    tile = shown()[NAMES.index(name)]
    found = [half + "NESW"[side] for half, paths in zip("AB", tile.paths, strict=True) for side in kit.bits(int(paths))]
    assert sorted(found) == sorted(usual_exits()[name])


def test_two_tiles_are_known_in_part() -> None:
    """One is the fourteenth of the example in the rulebook of O Zoo le Mio, and one was seen in a picture."""
    shows = {name: sorted(halves()[2 * n : 2 * n + 2]) for n, name in enumerate(NAMES)}
    assert shows["Z18"][0] == ("birds", 1)
    assert shows["Z18"][1][0] == "sea_animals"
    assert shown()[NAMES.index("Z18")].shrubs == 1
    assert shows["Z20"] == [("birds", 3), ("monkeys", 2)]


def test_no_tile_of_the_set_was_changed_unawares() -> None:
    """Records name the set by this fingerprint: with another set they are other games."""
    assert len(USUAL_TILES) == 25 * 7
    assert GAME.stock is not None
    assert GAME.stock.fingerprint == "14dda1f14e07"


# --- Directions and turns ---


def test_directions_go_round_clockwise_from_north() -> None:
    assert box.DIRECTION_NAMES == ("n", "e", "s", "w")
    assert (box.DIRECTIONS, box.NORTH, box.EAST, box.SOUTH, box.WEST) == (4, 0, 1, 2, 3)
    assert tuple(WAYS[name] for name in "nesw") == box.STEPS
    assert [box.DIRECTION_NAMES[int(way)] for way in box.OPPOSITE] == ["s", "w", "n", "e"]


def test_a_flat_tile_has_six_edges() -> None:
    sides = [{edge: box.DIRECTION_NAMES[side] for edge, side in edges.items()} for edges in box.EDGES]
    assert sides == [{"AN": "n", "AW": "w", "AS": "s"}, {"BN": "n", "BE": "e", "BS": "s"}]


def directions(paths: int) -> list[str]:
    """The names of a set of directions."""
    return [box.DIRECTION_NAMES[side] for side in kit.bits(paths)]


def turned_paths(paths: int, direction: str) -> set[tuple[int, int]]:
    """The steps of the paths of a half that lies flat, when its tile points in a direction."""
    return {turned(WAYS[name], TURNS[direction]) for name in directions(paths)}


def test_paths_turn_with_their_tile() -> None:
    assert len(box.TURNED) == 16 == box.EVERY_SIDE + 1
    for paths in range(16):
        assert len(box.TURNED[paths]) == 4
        for way, name in enumerate("nesw"):
            found = {WAYS[side] for side in directions(int(box.TURNED[paths][way]))}
            assert found == turned_paths(paths, name)


def test_a_half_joins_where_its_paths_meet_those_that_are_needed_and_none_that_is_forbidden() -> None:
    assert len(box.JOINING) == 16
    assert {len(row) for row in box.JOINING} == {256}
    for paths in range(16):
        ways = [turned_paths(paths, name) for name in "nesw"]
        for asked in range(256):
            needed = {WAYS[name] for name in directions(asked % 16)}
            forbidden = {WAYS[name] for name in directions(asked // 16)}
            joins = [needed <= steps and not forbidden & steps for steps in ways]
            assert kit.bits(int(box.JOINING[paths][asked])) == [way for way, joined in enumerate(joins) if joined]


# --- The start tile and the pavilion ---


@pytest.mark.parametrize("start", STARTS)
def test_the_start_tile_lies_before_its_pavilion_with_two_paths_to_the_table(start: str) -> None:
    tile, pavilion = ground(start)
    assert tuple(tile) == box.START_SQUARES == ((0, 0), (1, 0))
    assert tuple(pavilion) == box.PAVILION_SQUARES == ((0, 1), (1, 1))
    paths = box.START_PATHS[STARTS.index(start)]
    assert [{WAYS[name] for name in directions(int(half))} for half in paths] == [set(steps) for steps in tile.values()]
    assert len(box.START_PATHS) == 3


def test_the_start_tile_and_the_pavilion_have_their_squares_on_the_table() -> None:
    assert [box.PLACES[int(square)] for square in box.START] == [(0, 0), (1, 0)]
    assert [box.PLACES[int(square)] for square in box.PAVILION] == [(0, 1), (1, 1)]


# --- The table that a zoo lies on ---


def far(square: tuple[int, int]) -> int:
    """How many steps a square is away from the nearer half of the start tile."""
    return min(abs(square[0] - x) + abs(square[1]) for x in (0, 1))


def test_25_tiles_in_a_line_reach_50_squares_far() -> None:
    assert box.REACH == 50
    assert all(box.steps_away(*square) == far(square) for square in box.PLACES)


def test_steps_are_counted_from_the_nearer_half_of_the_start_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(box, "START_SQUARES", ((3, 0), (4, 0)))
    assert [box.steps_away(*square) for square in [(0, 0), (3, 0), (4, 0), (6, -2)]] == [3, 0, 0, 4]


def test_the_table_has_every_square_that_can_be_reached_and_every_one_beside() -> None:
    near = [(x, y) for x in range(-60, 62) for y in range(-60, 61) if far((x, y)) <= 51]
    assert sorted(box.PLACES) == sorted(near)
    assert len(box.PLACES) == box.SQUARES == box.NOWHERE == len(near)


def test_the_squares_that_can_be_reached_come_first() -> None:
    assert [far(square) for square in box.PLACES] == sorted(far(square) for square in box.PLACES)
    assert far(box.PLACES[box.REACHED - 1]) == 50
    assert far(box.PLACES[box.REACHED]) == 51


def test_the_table_is_looked_through_one_square_wider_than_it_is() -> None:
    assert range(min(x for x, _ in box.PLACES) - 1, max(x for x, _ in box.PLACES) + 2) == box.AROUND


def test_squares_are_beside_each_other_as_they_lie() -> None:
    assert len(box.BESIDE) == box.SQUARES + 1
    for square, place in enumerate(box.PLACES):
        assert box.SQUARE_OF[place] == square
        around = [beside(place, WAYS[name]) for name in "nesw"]
        assert [int(n) for n in box.BESIDE[square]] == [box.SQUARE_OF.get(there, box.NOWHERE) for there in around]
    assert [int(n) for n in box.BESIDE[box.NOWHERE]] == [box.NOWHERE] * 4


# --- The map of all zoos ---


def around(covered: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Some squares, and those beside them."""
    return covered | {beside(square, way) for square in covered for way in WAYS.values()}


def test_the_map_has_room_for_four_zoos_of_25_tiles_together() -> None:
    start = around(set(squares(ground("NN"))))
    assert len(start) == 12
    tile = around(set(piece((), (0, -1), "n")))
    # One square of a tile lies where a zoo was beside, and one beside the tile is that of the zoo.
    assert len(tile) - 2 == 6
    assert 4 * 12 + 25 * 6 < box.SPOTS == 252


def test_every_spot_of_the_map_comes_by_when_one_looks_for_a_free_one() -> None:
    assert box.SPREAD == 61
    assert {n * box.SPREAD % box.SPOTS for n in range(box.SPOTS)} == set(range(box.SPOTS))


def test_sets_of_spots_fit_into_integers_with_a_sign() -> None:
    assert (box.WORD_SPOTS, box.WORDS) == (63, 4)
    assert box.WORDS * box.WORD_SPOTS == box.SPOTS


# --- Years and coins ---


def test_five_years_of_five_tiles_are_all_tiles() -> None:
    assert (box.YEARS, box.YEAR_TILES) == (5, 5)
    assert box.YEARS * box.YEAR_TILES == box.TILES


def test_a_year_has_five_tiles_or_by_the_variant_as_many_as_it_takes() -> None:
    assert dict(zip(TILE_RULES, box.ROW_TILES, strict=True)) == {"five": 5, "three-shrubs": 25}


@pytest.mark.parametrize(
    ("edition", "shrub_tiles"), [("zoosim", [3, 3, 3, 3, 25]), ("zoch", [3, 3, 3, 3, 3])], ids=EDITIONS
)
def test_by_the_variant_three_tiles_with_shrubs_end_a_row_in_zoosim_not_in_the_fifth_year(
    edition: str, shrub_tiles: list[int]
) -> None:
    number = EDITIONS.index(edition)
    assert list(box.ROW_SHRUB_TILES[TILE_RULES.index("three-shrubs")][number]) == shrub_tiles
    # No row of five ends for its shrubs.
    assert list(box.ROW_SHRUB_TILES[TILE_RULES.index("five")][number]) == [25] * 5
    assert [len(rows) for rows in box.ROW_SHRUB_TILES] == [2, 2]
    assert len(box.ROW_SHRUB_TILES) == 2


@pytest.mark.parametrize("players", SEVERAL)
def test_everybody_begins_with_eight_coins(players: int) -> None:
    match = opened(players=players)
    assert [coins(match, seat) for seat in match.seats] == [8] * players


def test_a_tile_brings_a_coin_or_by_the_variant_takes_one_and_a_figure_brings_one() -> None:
    assert dict(zip(INCOMES, box.TILE_INCOME, strict=True)) == {"tiles": 1, "figures": -1}
    assert dict(zip(INCOMES, box.FIGURE_INCOME, strict=True)) == {"tiles": 0, "figures": 1}


def test_nobody_can_have_more_coins_to_bid_than_those_of_four_years_with_all_tiles() -> None:
    assert box.MOST_BID == 8 + 4 * 25
    assert GAME.words[rules.BID + box.MOST_BID] == "bid 108"
    assert GAME.words[rules.BID + box.MOST_BID + 1].startswith("place")


# --- Visitors, trees and benches ---


def test_three_figures_of_a_kind_two_for_the_first_and_one_for_the_second() -> None:
    assert (box.FIRST_FIGURES, box.SECOND_FIGURES) == (2, 1)


def test_15_benches_in_zoosim_and_13_in_the_edition_of_zoch() -> None:
    assert dict(zip(EDITIONS, box.BENCHES, strict=True)) == {"zoosim": 15, "zoch": 13}


# --- Points ---


def test_a_figure_is_worth_the_number_of_the_year_or_by_the_variant_nothing_until_the_end() -> None:
    points = {income: list(years) for income, years in zip(INCOMES, box.YEAR_POINTS, strict=True)}
    assert points == {"tiles": [1, 2, 3, 4, 5], "figures": [0] * 5}


def test_when_all_is_over_figures_and_coins_are_points_by_the_variant_alone() -> None:
    assert dict(zip(INCOMES, box.FINAL_FIGURE_POINTS, strict=True)) == {"tiles": 0, "figures": 1}
    assert dict(zip(INCOMES, box.FINAL_COIN_POINTS, strict=True)) == {"tiles": 0, "figures": 1}


def test_coins_tell_equal_points_apart_if_that_was_agreed_on() -> None:
    assert dict(zip(TIEBREAKS, box.TIEBREAK_COINS, strict=True)) == {"none": 0, "coins": 1}


def test_there_are_more_moments_than_tiles() -> None:
    # So a worth and its moment can be one number.
    assert box.MOMENTS == 32 > box.TILES
