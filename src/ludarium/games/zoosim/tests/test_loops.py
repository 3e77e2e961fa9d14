"""The rulebooks on loops and benches: a bench for each area that paths enclose, whatever lies in it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.zoosim import GAME, rules
from ludarium.games.zoosim.box import BENCHES, DIRECTION_NAMES, EDITIONS, SQUARE_OF, STARTS, TILES
from ludarium.games.zoosim.tests.geometry import WAYS, Piece, Square, Step, back, beside, ground, joins, piece, squares
from ludarium.games.zoosim.tests.pictures import (
    ALL_SIX,
    arranged,
    auction,
    benches,
    lay,
    opened,
    settle,
    tile_set,
    usual_exits,
    zoo,
)


def gained(*pictures: str, start: str = "WE") -> list[int]:
    """How many benches each of these tiles has brought to a zoo."""
    reached = [benches(zoo(*pictures[:laid], start=start)) for laid in range(len(pictures) + 1)]
    return [after - before for before, after in pairwise(reached)]


# --- A loop ---

# A ring of the start tile and another, with no square inside.
LID = "AS BS @ 0,-1 e"
# A ring of the start tile and four others; 0,-1 and 1,-1 are empty inside.
WEST = "AS BE @ -1,0 n"
EAST = "AN BE @ 2,0 n"
NORTH_WEST = "AS BE @ -1,-2 e"
NORTH_EAST = "AW BS @ 1,-2 e"
RING = (WEST, EAST, NORTH_WEST, NORTH_EAST)
# The same tiles with one more path, which leads to the inside.
WEST_AND_IN = "AS BE BS @ -1,0 n"
EAST_AND_IN = "AN BE BN @ 2,0 n"
NORTH_WEST_AND_IN = "AS BE BS @ -1,-2 e"
NORTH_EAST_AND_IN = "AW AS BS @ 1,-2 e"
# A ring round two columns of three squares.
TALL_RING = (WEST, "AW BE @ -1,-2 n", "AS BE @ -1,-4 e", "AW BS @ 1,-4 e", "AW BE @ 2,-2 n", EAST)


def test_the_tile_that_closes_a_loop_brings_a_bench() -> None:
    assert gained(*RING) == [0, 0, 0, 1]


def test_the_tiles_of_a_loop_may_come_in_any_order() -> None:
    assert gained(EAST, NORTH_EAST, WEST, NORTH_WEST) == [0, 0, 0, 1]


def test_a_loop_may_be_closed_round_many_empty_squares_or_round_none() -> None:
    assert gained(*TALL_RING) == [0, 0, 0, 0, 0, 1]
    assert gained(LID, start="NN") == [1]


def test_a_loop_may_be_closed_round_tiles() -> None:
    # The stub in the middle comes before the ring is closed.
    assert gained(WEST_AND_IN, "AW @ 0,-1 e", EAST, NORTH_WEST, NORTH_EAST) == [0, 0, 0, 0, 1]


def test_a_loop_may_be_closed_round_the_pavilion() -> None:
    assert gained("AN BE @ -1,0 s", "AN BE @ -1,2 e", "AW BN @ 1,2 e", "AS BE @ 2,0 s") == [0, 0, 0, 1]


@pytest.mark.parametrize(
    ("start", "tiles"),
    [("NN", [LID]), ("WE", RING), ("AN_E", ["AN BN @ 2,0 n", "AS BE @ 0,-1 e"])],
)
def test_a_loop_may_go_through_the_start_tile(start: str, tiles: Sequence[str]) -> None:
    assert gained(*tiles, start=start)[-1] == 1


def test_a_loop_need_not_go_through_the_start_tile() -> None:
    assert gained("AW AS BS @ -1,0 w", "AS BS @ -2,-1 e") == [0, 1]


# --- No loop ---


def test_a_tile_that_goes_on_with_a_single_path_closes_no_loop() -> None:
    assert gained("AW BE @ 0,-1 n", "AS AW BN @ 0,-3 e", "AS BS @ 1,-4 e", start="NN") == [0, 0, 0]


def test_paths_side_by_side_that_do_not_meet_close_no_loop() -> None:
    assert gained("AW BE @ 0,-1 n", "AW BE @ 1,-1 n", start="NN") == [0, 0]


def test_paths_that_come_to_the_same_empty_square_close_no_loop_yet() -> None:
    # The third and the fourth tile have a path to 1,-1, where the fifth joins them.
    tiles = (WEST, NORTH_WEST, "AN BN @ 2,0 n", "AW AS @ 1,-2 e", "AW AS @ 1,-1 w")
    assert gained(*tiles) == [0, 0, 0, 0, 1]


def test_an_area_that_is_enclosed_by_tiles_but_not_by_paths_is_no_loop() -> None:
    # There is a tile on each side of 1,-1.
    assert gained("AN AS @ 0,-1 w", "AS BE @ 0,-2 e", "AS @ 2,-2 s", start="NN") == [0, 0, 0]


def test_a_stub_inside_a_loop_brings_nothing() -> None:
    assert gained(WEST_AND_IN, EAST, NORTH_WEST, NORTH_EAST, "AW @ 0,-1 e") == [0, 0, 0, 1, 0]


def test_a_stub_outside_a_loop_brings_nothing() -> None:
    assert gained("AS BS BN @ 0,-1 e", "BS BN @ 0,-2 e", start="NN") == [1, 0]


# --- Several loops ---


def test_a_path_right_across_an_enclosed_area_brings_a_bench_more() -> None:
    assert gained(WEST_AND_IN, EAST_AND_IN, NORTH_WEST, NORTH_EAST, "AW BE @ 0,-1 e") == [0, 0, 0, 1, 1]


@pytest.mark.parametrize(
    ("inside", "tile", "areas"),
    [
        ((WEST_AND_IN, EAST_AND_IN, NORTH_WEST_AND_IN, NORTH_EAST), "AW AN BE @ 0,-1 e", 3),
        ((WEST_AND_IN, EAST_AND_IN, NORTH_WEST_AND_IN, NORTH_EAST_AND_IN), "AW AN BN BE @ 0,-1 e", 4),
    ],
)
def test_a_tile_that_divides_an_area_into_several_brings_a_bench_for_each_further_one(
    inside: Sequence[str], tile: str, areas: int
) -> None:
    assert gained(*inside, tile) == [0, 0, 0, 1, areas - 1]


def test_one_tile_may_close_two_loops_at_once() -> None:
    # One goes through the start tile, and one does not.
    assert gained("AW AS BS @ 0,-1 n", "AW AN BN @ 1,-1 n", start="NN") == [0, 2]


def test_one_tile_may_close_loops_on_all_its_sides() -> None:
    around = ("AW BE BS @ 0,-1 n", "AS BE BS @ 0,-3 e", "AS BS @ 2,-3 s")
    assert gained(*around, "AW BN BE BS @ 1,-1 n", start="NN") == [0, 0, 0, 3]


def test_a_loop_that_is_made_of_smaller_loops_does_not_count_again() -> None:
    # The rungs of a ladder: besides its three areas, paths go round two of them twice, and once round all.
    rung = "AN AS BN BS"
    assert gained(f"{rung} @ 0,-1 e", f"{rung} @ 0,-2 e", "AS BS @ 0,-3 e", start="NN") == [1, 1, 1]


def test_a_loop_inside_another_counts_and_so_does_the_one_around_it() -> None:
    inner = ("AW AN BN @ 0,-1 e", "AS BS @ 0,-2 e")
    assert gained(WEST_AND_IN, *inner, *TALL_RING[1:]) == [0, 0, 1, 0, 0, 0, 0, 1]


# --- The benches of a zoo ---


def test_benches_are_never_lost_and_count_at_the_end_of_every_year() -> None:
    match = opened("AS BS")
    lay(match, "1", "0,-1 e")
    while not match.over:
        auction(match, 0, 0)
        builder = match.waiting()[0]
        match.play(builder, match.moves(builder)[0])
        settle(match)
    assert benches(match) == 1
    assert match.sheet("1")["benches"] == 1 + 2 + 3 + 4 + 5


def test_a_loop_brings_its_bench_to_no_other_zoo() -> None:
    match = opened("AS BS", players=3)
    lay(match, "2", "0,-1 e")
    assert [benches(match, seat) for seat in match.seats] == [0, 1, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_benches_that_the_box_does_not_hold_count_as_well(edition: str) -> None:
    match = opened("AN AS BN BS", edition=edition)
    for rung in range(1, TILES + 1):
        lay(match, "1", f"0,{-rung} e")
    assert benches(match) == 25 > BENCHES[EDITIONS.index(edition)]
    assert match.sheet("1")["benches"] == 5 * 1 + 10 * 2 + 15 * 3 + 20 * 4 + 25 * 5


def test_example_one_zoo_has_two_loops_and_each_other_one_and_a_tile_that_closes_none_brings_no_bench() -> None:
    alan, klaus, reiner, wolfgang = "1234"
    match = opened("AN AS BN BS", players=4)
    for seat in (alan, klaus, reiner, wolfgang):
        lay(match, seat, "0,-1 e")
    lay(match, klaus, "0,-2 e")
    assert [benches(match, seat) for seat in match.seats] == [1, 2, 1, 1]
    lay(match, reiner, "1,-2 e")
    assert [benches(match, seat) for seat in match.seats] == [1, 2, 1, 1]


# --- Zoos at random, against a drawing of their paths ---

# Each half of a tile is drawn so many pixels wide and high; its paths come from the middle of an edge to its own.
WIDTH = 5
MIDDLE = WIDTH // 2


def enclosed_areas(tiles: Sequence[Piece]) -> int:
    """How many areas of paper are left between the paths of a drawing, but for the one around it all."""
    ink = {pixel for tile in tiles if any(tile.values()) for pixel in drawn(tile)}
    left, right = min(x for x, _ in ink) - 1, max(x for x, _ in ink) + 1
    top, bottom = min(y for _, y in ink) - 1, max(y for _, y in ink) + 1
    paper = {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - ink
    flood((left, top), paper)
    areas = 0
    while paper:
        flood(min(paper), paper)
        areas += 1
    return areas


def drawn(tile: Piece) -> Iterator[Square]:
    """The paths of a tile: from each edge where one leaves to the middle of its half, and from there to the other."""
    for square, steps in tile.items():
        for way in WAYS.values():
            if way in steps or beside(square, way) in tile:
                yield from line(square, way)


def line(square: Square, way: Step) -> Iterator[Square]:
    """The pixels from the middle of a square to the middle of an edge."""
    for far in range(MIDDLE + 1):
        yield square[0] * WIDTH + MIDDLE + far * way[0], square[1] * WIDTH + MIDDLE + far * way[1]


def flood(source: Square, paper: set[Square]) -> None:
    """Water that comes from a pixel takes away all the paper that it reaches."""
    wet = [source]
    paper.remove(source)
    while wet:
        x, y = wet.pop()
        for there in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if there in paper:
                paper.remove(there)
                wet.append(there)


SEATS = 4
GAMES = 100
LOOKED_AT = range(5, TILES + 1, 5)


def some_tiles(kind: str, random: Random) -> list[tuple[str, ...]]:
    """The paths of 25 tiles, in the order in which they come."""
    if kind == "of the box":
        return random.sample(list(usual_exits().values()), TILES)
    edges = ALL_SIX.split()
    fewest = {"odd": 1, "full of paths": 4}[kind]
    return [tuple(random.sample(edges, random.randint(fewest, len(edges)))) for _ in range(TILES)]


def somewhere(tiles: list[Piece], exits: tuple[str, ...], random: Random, *, keen: bool) -> tuple[Square, str] | None:
    """A place for a tile at the end of some path; where as many paths as can be go on, if keen on that."""
    covered = squares(tiles)
    ends = [end for square in covered for end in led_to(covered, square)]
    for end in random.sample(ends, len(ends)):
        ways = {place: joins(covered, piece(exits, *place)) for place in covering(end)}
        legal = [place for place in ways if ways[place] > 0]
        if legal:
            return max(legal, key=lambda place: ways[place]) if keen else random.choice(legal)
    return None


def led_to(covered: Mapping[Square, frozenset[Step]], square: Square) -> list[Square]:
    """The empty squares to which the paths of a square lead."""
    leading = [beside(square, way) for way in WAYS.values() if way in covered[square]]
    return [end for end in leading if end not in covered]


def covering(end: Square) -> Iterator[tuple[Square, str]]:
    """Every way for a tile to cover a square."""
    for direction, way in WAYS.items():
        yield end, direction
        yield beside(end, back(way)), direction


def grown(kind: str, seed: int) -> Iterator[tuple[list[Piece], int]]:
    """The zoos of one game from time to time: what lies in each, and how many benches it has by the rules."""
    random = Random(f"{kind} {seed}")
    start, tiles = random.choice(STARTS), some_tiles(kind, random)
    match, zoos = all_for_sale(tiles, start), [ground(start) for _ in range(SEATS)]
    builders, keen = random.randint(1, SEATS), random.random() < 1 / 2
    for sold, exits in enumerate(tiles, 1):
        seat = random.randrange(builders)
        place = somewhere(zoos[seat], exits, random, keen=keen)
        if place:
            zoos[seat].append(piece(exits, *place))
            rules.place(match.state, seat, SQUARE_OF[place[0]], DIRECTION_NAMES.index(place[1]))
        else:
            rules.forfeit(match.state)
        if sold in LOOKED_AT:
            there = kit.plain(match.state).zoos
            yield from ((zoos[seat], there[seat].benches) for seat in range(builders))


def all_for_sale(tiles: Sequence[tuple[str, ...]], start: str) -> Match:
    """A game in which these tiles lie in one row, to be laid without auctions."""
    match = Match(GAME.stocked(tile_set(*map(" ".join, tiles))), SEATS, {"start": start})
    with arranged(match) as table:
        for tile in range(TILES):
            table.row[tile] = tile
        table.turned = TILES
    return match


@pytest.mark.parametrize(("kind", "many"), [("of the box", 5), ("odd", 10), ("full of paths", 15)])
def test_a_zoo_has_as_many_benches_as_there_are_areas_in_a_drawing_of_its_paths(kind: str, many: int) -> None:
    compared, most = 0, 0
    for seed in range(GAMES):
        for tiles, reached in grown(kind, seed):
            assert reached == enclosed_areas(tiles), f"tiles {kind}, game {seed}, {len(tiles)} tiles"
            compared, most = compared + 1, max(most, reached)
    assert compared > 1000
    assert most > many
