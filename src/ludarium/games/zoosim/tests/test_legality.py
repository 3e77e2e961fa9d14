"""Where a tile may be laid, against a list of every square and turn that plain geometry allows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random

import pytest

from ludarium.core import contract
from ludarium.core.game import CHANCE, Match
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.box import PAVILION_SQUARES, STARTS, TILES
from ludarium.games.zoosim.tests.geometry import (
    WAYS,
    Piece,
    Square,
    Step,
    back,
    beside,
    ground,
    joins,
    piece,
    piece_at,
    squares,
)
from ludarium.games.zoosim.tests.pictures import ALL_SIX, for_sale, tile_set, usual_exits
from ludarium.games.zoosim.tiles import NAMES

Covered = Mapping[Square, frozenset[Step]]

# --- Zoos that are built at random ---

# By kind: the fewest and the most paths that leave a tile.
PATHS = {"odd": (1, 6), "short of paths": (1, 2), "full of paths": (4, 6)}
every_kind = pytest.mark.parametrize("kind", ["of the box", *PATHS])
# Games of each kind.
GAMES = 40


@dataclass(frozen=True)
class Purchase:
    """A tile that a seat has bought and is to lay: the game, the zoo with its pavilion, and the paths of the tile."""

    match: Match
    seat: str
    covered: Covered
    exits: tuple[str, ...]


def purchases(kind: str, games: int) -> Iterator[Purchase]:
    """Every tile that is bought in some games, before it is laid."""
    for number in range(games):
        yield from bought(kind, Random(f"{kind} {number}"), STARTS[number % len(STARTS)])


def bought(kind: str, random: Random, start: str) -> Iterator[Purchase]:
    """Every tile that is bought in a game; often one seat buys them all."""
    exits = dict(zip(NAMES, some_tiles(kind, random), strict=True))
    players = random.choice(GAME.seats)
    match = Match(GAME.stocked(tile_set(*map(" ".join, exits.values()))), players, {"start": start})
    zoos = {seat: ground(start) for seat in match.seats}
    buyers = match.seats[: random.randint(1, players)]
    while not match.over:
        builder = auctioned(match, random.choice(buyers), random)
        tile = for_sale(match)
        yield Purchase(match, builder, squares(zoos[builder]), exits[tile])
        words = random.choice(match.moves(builder))
        if words != "forfeit":
            zoos[builder].append(piece_at(exits[tile], words.removeprefix("place ")))
        make(match, builder, words)


def some_tiles(kind: str, random: Random) -> list[tuple[str, ...]]:
    """The paths of 25 tiles."""
    if kind not in PATHS:
        return list(usual_exits().values())
    edges = ALL_SIX.split()
    return [tuple(random.sample(edges, random.randint(*PATHS[kind]))) for _ in range(TILES)]


def auctioned(match: Match, buyer: str, random: Random) -> str:
    """Chance acts, and a seat bids a coin if it has one, and the others none; returns who has got the tile."""
    while match.waiting() == [CHANCE]:
        make(match, CHANCE, random.choice(match.moves(CHANCE)))
    for seat in match.seats:
        make(match, seat, match.moves(seat)[:2][-1 if seat == buyer else 0])
    return match.waiting()[0]


def make(match: Match, seat: str, words: str) -> None:
    """Make a move that is known to be allowed."""
    contract.play(match.state, match.seat_number(seat), GAME.number(words))


def objection(purchase: Purchase, words: str) -> str:
    """The name of what the rules have against a move of whoever has bought a tile."""
    seat = purchase.match.seat_number(purchase.seat)
    return GAME.objections[int(contract.objection(purchase.match.state, seat, GAME.number(words)))]


# --- Every square and every turn ---


def tried(purchase: Purchase, margin: int) -> Iterator[tuple[str, Piece]]:
    """The tile on every square of the zoo and so far around it, in every direction, with the words for it."""
    shapes = {direction: piece(purchase.exits, (0, 0), direction) for direction in WAYS}
    columns, rows = zip(*purchase.covered, strict=True)
    for x in range(min(columns) - margin, max(columns) + margin + 1):
        for y in range(min(rows) - margin, max(rows) + margin + 1):
            for direction, shape in shapes.items():
                yield f"{x},{y} {direction}", {beside(square, (x, y)): steps for square, steps in shape.items()}


# The tiles of the box all but always fit somewhere; where paths are few, zoos stay small.
@pytest.mark.parametrize(
    ("kind", "largest", "given_up"),
    [("of the box", 24, 0), ("odd", 24, 50), ("short of paths", 5, 500), ("full of paths", 24, 0)],
)
def test_a_tile_may_be_laid_wherever_paths_meet_paths_and_given_up_only_where_they_nowhere_do(
    kind: str, largest: int, given_up: int
) -> None:
    most, nowhere = 0, 0
    for purchase in purchases(kind, GAMES):
        places = {f"place {place}" for place, tile in tried(purchase, 2) if joins(purchase.covered, tile) > 0}
        assert sorted(purchase.match.moves(purchase.seat)) == sorted(places or {"forfeit"})
        assert objection(purchase, "forfeit") == ("no-fits-somewhere" if places else "")
        # The start tile and the pavilion cover two squares each, as every tile does.
        most = max(most, len(purchase.covered) // 2 - 2)
        nowhere += not places
    assert most >= largest
    assert nowhere >= given_up


# --- Why a tile may not lie somewhere ---

JOINED, GRASS = "joined", "grass"
REASONS = (
    "no-on-pavilion",
    "no-square-taken",
    "no-not-beside",
    "no-into-pavilion",
    "no-path-into-grass",
    "no-grass-at-path",
    "no-path-joins",
)


def reasons(covered: Covered, tile: Piece) -> set[str]:
    """All that speaks against laying a tile."""
    taken = [square for square in tile if square in covered]
    if taken:
        return {"no-on-pavilion" if square in PAVILION_SQUARES else "no-square-taken" for square in taken}
    sides = set(sides_of(covered, tile))
    if not sides:
        return {"no-not-beside"}
    return sides - {JOINED, GRASS} | (set() if JOINED in sides else {"no-path-joins"})


def sides_of(covered: Covered, tile: Piece) -> Iterator[str]:
    """What is at each side of a tile that touches another or the pavilion."""
    for square, steps in tile.items():
        for way in WAYS.values():
            there = beside(square, way)
            if there in covered:
                yield side(way in steps, back(way) in covered[there], there in PAVILION_SQUARES)


def side(leads: bool, comes: bool, pavilion: bool) -> str:
    """What is at a side, by whether a path of the tile leads there and one of its neighbour comes from there."""
    if leads and not comes:
        return "no-into-pavilion" if pavilion else "no-path-into-grass"
    if comes and not leads:
        return "no-grass-at-path"
    return JOINED if leads else GRASS


@every_kind
def test_a_tile_is_refused_just_where_something_speaks_against_it_and_for_a_reason_that_holds(kind: str) -> None:
    told = set[str]()
    for purchase in islice(purchases(kind, GAMES), 0, None, 10):
        for place, tile in tried(purchase, 3):
            reason, known = objection(purchase, f"place {place}"), reasons(purchase.covered, tile)
            assert reason in (known or {""}), (
                f"{place}: {reason or 'allowed'}, though {known or 'nothing'} is against it"
            )
            told.add(reason)
    assert told == {"", *REASONS}
