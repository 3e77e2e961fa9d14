"""Rules that several rulebooks share, against plain Python."""

from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from ludarium.core import kit, parts

WIDTH, COLUMNS, ROWS = 9, 8, 7
# A column of the table stays free, so that no step arrives in another row.
squares = st.sets(st.tuples(st.integers(0, COLUMNS - 1), st.integers(0, ROWS - 1)))
Square = tuple[int, int]


def cells_of(found: set[Square]) -> int:
    return sum(1 << y * WIDTH + x for x, y in found)


def neighbours(square: Square) -> set[Square]:
    x, y = square
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def flooded(found: set[Square], start: Square) -> set[Square]:
    """The squares that can be reached from one, by an ordinary flood fill."""
    reached, edge = {start}, [start]
    while edge:
        new = (neighbours(edge.pop()) & found) - reached
        reached |= new
        edge += new
    return reached


@given(squares)
def test_areas_are_those_of_a_flood_fill(found: set[Square]) -> None:
    left = set(found)
    while left:
        start = min(left, key=lambda square: (square[1], square[0]))
        area = flooded(left, start)
        assert parts.area(cells_of(left), WIDTH) == cells_of(area)
        left -= area
    assert parts.area(0, WIDTH) == 0


@given(squares, squares)
def test_beside_is_every_cell_that_shares_a_side(some: set[Square], others: set[Square]) -> None:
    touching = {square for square in others if neighbours(square) & some}
    assert parts.beside(cells_of(some), WIDTH) & cells_of(others) == cells_of(touching)


@given(st.lists(st.integers(-20, 20), min_size=1, max_size=8))
def test_leaders_are_all_who_have_the_greatest_value(values: list[int]) -> None:
    start = (1, values[0])
    leaders, best = reduce(lambda led, seat: parts.ranked(*led, seat, values[seat]), range(1, len(values)), start)
    assert best == max(values)
    assert kit.bits(leaders) == [seat for seat, value in enumerate(values) if value == max(values)]
