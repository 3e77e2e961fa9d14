"""What is so at every position of ZooSim, however it is played, by the notes of somebody who looks on."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, product
from random import Random
from typing import Any, NamedTuple

import pytest

from ludarium.core import contract, kit
from ludarium.core.game import Match
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.box import FAMILY_NAMES
from ludarium.games.zoosim.tests.geometry import WAYS, Square, beside, ground, joins, piece_at, squares
from ludarium.games.zoosim.tests.pictures import (
    ALL_SIX,
    flags,
    in_pile,
    in_row,
    laid,
    trees,
    visitors,
)
from ludarium.games.zoosim.tiles import NAMES

LINES = ("visitors", "trees", "benches")
every_table = pytest.mark.parametrize("players", GAME.seats)

# --- The notes of somebody who looks on and knows the rulebook ---

# The stars of a half of a tile, or of all in an enclosure, or shrubs, with how many tiles lay there before it came.
Attraction = tuple[int, int]
# Of a zoo, by line.
Figures = dict[str, int]


@dataclass
class Notes:
    """All that has happened in a game, and what it means."""

    tiles: Mapping[str, Any]
    seats: list[str]
    options: Mapping[str, str]
    coins: dict[str, int]
    pole: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=lambda: list(NAMES))
    row: list[str] = field(default_factory=list)
    bids: dict[str, int] = field(default_factory=dict)
    # The seat, the tile and its place, of all that were laid.
    laid: list[tuple[str, str, str]] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    years: list[dict[str, Figures]] = field(default_factory=list)

    # --- The course of the game ---

    def write(self, seat: str, words: str) -> None:
        """Note a move, and what comes of it."""
        verb, *rest = words.split()
        if verb == "flag":
            self.pole.append(rest[0])
        elif verb == "tile":
            self.pile.remove(rest[0])
            self.row.append(rest[0])
        elif verb == "bid":
            self.bids[seat] = int(rest[0])
            if len(self.bids) == len(self.seats):
                self.open_hands()
        else:
            self.sell(seat, " ".join(rest))

    def open_hands(self) -> None:
        """The highest bid is paid; among equals the highest flag has won, and goes to the bottom."""
        highest = max(self.bids.values())
        tied = [seat for seat in self.pole if self.bids[seat] == highest]
        self.coins[tied[0]] -= highest
        if len(tied) > 1:
            self.pole.remove(tied[0])
            self.pole.append(tied[0])
        self.bids.clear()

    def sell(self, seat: str, place: str) -> None:
        """A tile is laid, or leaves the game; with the row a year is over, or all years when no tiles are left."""
        name = self.row.pop(0)
        if place:
            self.laid.append((seat, name, place))
        else:
            self.out.append(name)
        while not self.row and len(self.years) < 5:
            self.close_year()
            if self.pile:
                break

    def close_year(self) -> None:
        """All figures are written down, and everybody has an income."""
        self.years.append({seat: self.figures(seat) for seat in self.seats})
        for seat in self.seats:
            self.coins[seat] = max(0, self.coins[seat] + self.income(seat))

    def income(self, seat: str) -> int:
        """A coin for each tile in the zoo; by the variant one for each figure, less one for each tile."""
        tiles = sum(builder == seat for builder, _, _ in self.laid)
        return sum(self.figures(seat).values()) - tiles if self.options["income"] == "figures" else tiles

    # --- What stands in a zoo ---

    def figures(self, seat: str) -> Figures:
        """The visitors, trees and benches of a seat."""
        visitors = sum(self.visitors(family)[seat] for family in FAMILY_NAMES)
        return dict(zip(LINES, (visitors, self.trees()[seat], self.benches(seat)), strict=True))

    def visitors(self, family: str) -> dict[str, int]:
        """The visitors to a family, by seat."""
        return self.awarded({seat: self.enclosures(seat, family) for seat in self.seats})

    def trees(self) -> dict[str, int]:
        """The trees, by seat."""
        return self.awarded({seat: self.gardens(seat) for seat in self.seats})

    def awarded(self, attractions: Mapping[str, list[Attraction]]) -> dict[str, int]:
        """Two for the seat with the best of all attractions and one for the second; one for whoever is alone."""
        order = sorted((max(found), seat) for seat, found in attractions.items() if found)[::-1]
        figures = (1,) if len(order) == 1 else (2, 1)
        return dict.fromkeys(self.seats, 0) | {seat: n for (_, seat), n in zip(order, figures, strict=False)}

    def enclosures(self, seat: str, family: str) -> list[Attraction]:
        """Every enclosure of a family; it is as new as its newest tile."""
        halves: dict[Square, Attraction] = {}
        for time, (builder, name, place) in enumerate(self.laid):
            if builder == seat:
                shown = self.tiles[name]["halves"].values()
                there = zip(piece_at((), place), shown, strict=True)
                halves |= {square: (half["stars"], time) for square, half in there if half["family"] == family}
        return [(sum(stars for stars, _ in group), max(time for _, time in group)) for group in groups(halves)]

    def gardens(self, seat: str) -> list[Attraction]:
        """All shrubs of a zoo, as new as the newest tile with any."""
        shrubs = [(self.tiles[name]["shrubs"], time) for time, (who, name, _) in enumerate(self.laid) if who == seat]
        planted = [(number, time) for number, time in shrubs if number]
        return [(sum(number for number, _ in planted), planted[-1][1])] if planted else []

    def benches(self, seat: str) -> int:
        """One for each path of a tile that goes on with one of the zoo, but the first."""
        zoo, found = ground(self.options["start"]), 0
        for builder, name, place in self.laid:
            if builder == seat:
                tile = piece_at(tuple(self.tiles[name]["exits"]), place)
                found += joins(squares(zoo), tile) - 1
                zoo.append(tile)
        return found

    # --- The score ---

    def sheet(self, seat: str) -> dict[str, int]:
        """The points of the years that are over; by the variant those of what is there now."""
        if self.options["income"] == "figures":
            lines = self.figures(seat) | {"coins": self.coins[seat]}
        else:
            lines = {line: sum(n * year[seat][line] for n, year in enumerate(self.years, 1)) for line in LINES}
        return lines | {"total": sum(lines.values())}

    def winners(self) -> list[str]:
        """Who has the most points, and the most coins among these if they were to decide."""
        coins_decide = self.options["tiebreak"] == "coins"
        reached = {seat: (self.sheet(seat)["total"], coins_decide * self.coins[seat]) for seat in self.seats}
        return [seat for seat in self.seats if reached[seat] == max(reached.values())]


def groups(halves: Mapping[Square, Attraction]) -> Iterator[list[Attraction]]:
    """The halves that lie side by side, group by group."""
    left = dict(halves)
    while left:
        square, half = left.popitem()
        edge, group = [square], [half]
        while edge:
            here = edge.pop()
            for there in (beside(here, way) for way in WAYS.values()):
                if there in left:
                    edge.append(there)
                    group.append(left.pop(there))
        yield group


# --- Games played at random ---


class Moment(NamedTuple):
    """A game after a move, and the notes on it."""

    match: Match
    notes: Notes
    verb: str


def games(players: int, *verbs: str) -> Iterator[Iterator[Moment]]:
    """Some games, each after every move with one of these verbs."""
    for number, options in enumerate(some_options(players)):
        moments = played(players, options, Random(f"{players} {number}"))
        yield (moment for moment in moments if moment.verb in verbs)


def some_options(players: int) -> list[dict[str, str]]:
    """What is chosen for each game of so many; every choice there is comes once, with some number of players."""
    names = [option.name for option in GAME.options]
    choices = [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in GAME.options))]
    return Random(0).sample(choices, len(choices))[players - GAME.seats.start :: len(GAME.seats)]


def played(players: int, options: Mapping[str, str], random: Random) -> Iterator[Moment]:
    """A game after each of its moves; half of them are played with the tiles of the box."""
    tiles = random.choice((tiles_of_the_box, any_tiles))(random)
    match = Match(GAME.stocked(json.dumps({"tiles": tiles})), players, options)
    notes = Notes({tile["id"]: tile for tile in tiles}, match.seats, options, dict.fromkeys(match.seats, 8))
    while not match.over:
        seat = random.choice(match.waiting())
        words = chosen(match.moves(seat), random)
        make(match, seat, words)
        notes.write(seat, words)
        yield Moment(match, notes, words.split()[0])


def tiles_of_the_box(_: Random) -> list[dict[str, Any]]:
    """The tiles as their file has them."""
    content = json.loads((GAME.folder / "tiles.json").read_text("utf-8"))
    return list(content["tiles"])


def any_tiles(random: Random) -> list[dict[str, Any]]:
    """Tiles of few or many families, stars and shrubs: with large and with equal attractions."""
    families, stars = random.sample(FAMILY_NAMES, random.randint(2, 5)), random.randint(1, 3)
    fewest, most, barren = random.randint(1, 3), random.randint(3, 6), random.randint(-3, 0)
    return [
        {
            "id": name,
            "halves": {
                half: {"family": family, "stars": random.randint(1, stars)}
                for half, family in zip("AB", random.sample(families, 2), strict=True)
            },
            "shrubs": max(0, random.randint(barren, 2)),
            "exits": random.sample(ALL_SIX.split(), random.randint(fewest, most)),
        }
        for name in NAMES
    ]


def chosen(moves: list[str], random: Random) -> str:
    """Any move; but bids are mostly low, so that coins last and bids are often equal."""
    few = random.choice((2, 3, len(moves))) if moves[0] == "bid 0" else len(moves)
    return random.choice(moves[:few])


def make(match: Match, seat: str, words: str) -> None:
    """Make a move that is known to be allowed."""
    contract.play(match.state, match.seat_number(seat), GAME.number(words))
    match.made.append((seat, words))


def zoos(match: Match) -> list[Any]:
    """What the rules hold of each zoo."""
    return list(kit.plain(match.state).zoos)[: match.players]


# --- What these games have in them ---


def test_these_games_have_everything_in_them() -> None:
    seen = Counter[str]()
    for players in GAME.seats:
        for game in games(players, "place", "forfeit"):
            *_, (match, notes, _) = game
            seen["a tile fits nowhere"] += bool(notes.out)
            seen["no coins"] += 0 in notes.coins.values()
            seen["a zoo of ten tiles"] += max(zoo.tiles for zoo in zoos(match)) >= 10
            seen["four benches"] += max(zoo.benches for zoo in zoos(match)) >= 4
            seen["unsold tiles"] += bool(notes.pile)
            seen["a shared win"] += len(match.winners()) > 1
    assert len(+seen) == 6, seen


# --- Coins ---


@every_table
def test_coins_are_those_of_the_start_and_all_that_was_earned_less_what_was_paid(players: int) -> None:
    for game in games(players, "bid", "place", "forfeit"):
        for match, notes, _ in game:
            assert [zoo.coins for zoo in zoos(match)] == list(notes.coins.values())
            assert min(notes.coins.values()) >= 0


# --- Flags and tiles ---


@every_table
def test_every_flag_is_on_the_pole_once_and_only_that_of_a_winner_among_equals_goes_down(players: int) -> None:
    for game in games(players, "flag", "bid"):
        for match, notes, verb in game:
            assert flags(match) == notes.pole
            assert verb == "flag" or sorted(notes.pole) == match.seats


@every_table
def test_every_tile_is_in_the_pile_or_for_sale_or_in_one_zoo_or_out_of_the_game(players: int) -> None:
    for game in games(players, "place", "forfeit"):
        for match, notes, _ in game:
            there = {seat: laid(match, seat) for seat in match.seats}
            lying = [name for seat in match.seats for name in there[seat]]
            assert sorted([*in_pile(match), *in_row(match), *lying, *notes.out]) == list(NAMES)
            assert in_row(match) == notes.row
            assert {(seat, *tile) for seat in match.seats for tile in there[seat].items()} == set(notes.laid)


# --- Visitors, trees and benches ---


@every_table
def test_two_visitors_stand_before_the_best_enclosure_of_a_family_and_one_before_the_second(players: int) -> None:
    for game in games(players, "place", "forfeit"):
        for match, notes, _ in game:
            for family in FAMILY_NAMES:
                found = visitors(match, family)
                assert found == list(notes.visitors(family).values())
                assert sorted(found)[::-1][:2] in ([0, 0], [1, 0], [2, 1])
                assert sum(found) <= 3


@every_table
def test_two_trees_stand_in_the_zoo_with_most_shrubs_and_one_in_the_second(players: int) -> None:
    for game in games(players, "place", "forfeit"):
        for match, notes, _ in game:
            assert trees(match) == list(notes.trees().values())
            assert sum(trees(match)) <= 3


@every_table
def test_benches_are_one_less_than_the_paths_that_have_been_joined_and_never_fewer_than_before(players: int) -> None:
    for game in games(players, "place", "forfeit"):
        before = [0] * players
        for match, notes, _ in game:
            now = [zoo.benches for zoo in zoos(match)]
            assert now == [notes.benches(seat) for seat in match.seats]
            assert all(more >= less for more, less in zip(now, before, strict=True))
            before = now


# --- The score ---


@every_table
def test_a_score_sheet_is_what_the_pad_adds_up_to(players: int) -> None:
    for game in games(players, "flag", "place", "forfeit"):
        for match, notes, _ in game:
            for seat in match.seats:
                sheet = match.sheet(seat)
                assert sheet == notes.sheet(seat)
                assert sheet["total"] == sum(points for line, points in sheet.items() if line != "total")


@every_table
def test_the_pad_holds_the_figures_of_every_year_that_is_over(players: int) -> None:
    for game in games(players, "place", "forfeit"):
        for match, notes, _ in game:
            for seat, zoo in zip(match.seats, zoos(match), strict=True):
                pad = [{line: getattr(page, line) for line in LINES} for page in zoo.pad]
                assert pad == [year[seat] for year in notes.years] + [dict.fromkeys(LINES, 0)] * (5 - len(notes.years))


@every_table
def test_most_points_win_and_coins_decide_among_equals_if_that_was_agreed_on(players: int) -> None:
    for game in games(players, "place", "forfeit"):
        for match, notes, _ in game:
            # Who would win if the game ended now; early in a game many have the same points.
            ahead = int(contract.winners_of(match.state, match.scratch))
            assert [str(seat + 1) for seat in kit.bits(ahead)] == notes.winners()
        assert match.over
        assert len(notes.years) == 5


# --- The state ---


def test_a_position_takes_less_than_2_kilobytes() -> None:
    assert GAME.state.itemsize < 2 * 1024


@every_table
def test_the_same_moves_lead_to_the_same_position_in_whatever_order_hands_are_closed(players: int) -> None:
    for game in games(players, "place", "forfeit"):
        *_, (match, _, _) = game
        for order in (1, -1):
            again = Match(match.game, players, match.options)
            for bids, moves in groupby(match.made, key=lambda made: made[1].startswith("bid")):
                for seat, words in list(moves)[:: order if bids else 1]:
                    make(again, seat, words)
            assert kit.pack(again.state) == kit.pack(match.state)
