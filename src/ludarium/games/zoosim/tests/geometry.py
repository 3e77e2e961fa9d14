"""The geometry of a zoo by the plainest means, which owe nothing to the rules: squares, and the ways of their paths."""

from collections.abc import Mapping

Square = tuple[int, int]
# Which way a path leaves a square: one to the right or left, or one down or up.
Step = tuple[int, int]
# The squares that a tile covers, each with the ways in which paths leave it.
Piece = Mapping[Square, frozenset[Step]]

WAYS: dict[str, Step] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
# How often a tile that lies flat is turned clockwise to point there.
TURNS = {"e": 0, "s": 1, "w": 2, "n": 3}


def turned(step: Step, turns: int) -> Step:
    """A way after so many quarter turns clockwise, where down is positive."""
    right, down = step
    return turned((-down, right), turns - 1) if turns else step


def beside(square: Square, step: Step) -> Square:
    return square[0] + step[0], square[1] + step[1]


def back(step: Step) -> Step:
    return -step[0], -step[1]


def piece(exits: tuple[str, ...], square: Square, direction: str) -> Piece:
    """A tile with half A on a square and half B in a direction from there."""
    return {
        there: frozenset(turned(WAYS[path[1].lower()], TURNS[direction]) for path in exits if path[0] == half)
        for half, there in (("A", square), ("B", beside(square, WAYS[direction])))
    }


def piece_at(exits: tuple[str, ...], place: str) -> Piece:
    """A tile where words put it."""
    square, direction = place.split()
    x, y = map(int, square.split(","))
    return piece(exits, (x, y), direction)


def ground(start: str) -> list[Piece]:
    """The start tile, and the pavilion to the south of it, to which no path leads."""
    ways = {"NN": "nn", "WE": "we", "AN_E": "ne"}[start]
    pavilion: Piece = {(0, 1): frozenset(), (1, 1): frozenset()}
    return [{(0, 0): frozenset({WAYS[ways[0]]}), (1, 0): frozenset({WAYS[ways[1]]})}, pavilion]


def squares(pieces: list[Piece]) -> dict[Square, frozenset[Step]]:
    """All squares of a zoo."""
    return {square: steps for each in pieces for square, steps in each.items()}


def joins(covered: Mapping[Square, frozenset[Step]], new: Piece) -> int:
    """How many paths a new tile goes on with in a zoo; -1 where the rulebook forbids it to lie."""
    joined = 0
    for square, steps in new.items():
        if square in covered:
            return -1
        for way in WAYS.values():
            neighbour = covered.get(beside(square, way))
            if neighbour is not None:
                if (way in steps) != (back(way) in neighbour):
                    return -1
                joined += way in steps
    return joined
