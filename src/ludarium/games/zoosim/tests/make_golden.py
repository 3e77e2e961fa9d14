"""Write the golden records of ZooSim anew: `python src/ludarium/games/zoosim/tests/make_golden.py`.

Each record is the first game, by its seed, that shows what its name says. Together they hold every number of players
with every value of every option, every ending, and every branch of the rules.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from ludarium.core import contract, kit
from ludarium.core.game import CHANCE, Match
from ludarium.games.zoosim import GAME, rules
from ludarium.games.zoosim.box import (
    BENCHES,
    COINS_AT_START,
    EDITIONS,
    PAVILION_SQUARES,
    PLACES,
    SIDES,
    STEPS,
    TILES,
    YEAR_TILES,
    YEARS,
)
from ludarium.games.zoosim.rules import NOBODY

FOLDER = Path(__file__).parent / "golden"

# --- Players; they see the whole game, for a golden record need not be fair ---

Choice = Callable[[Match, str, Any], str]
Value = Callable[[Any, int], int]


def any_of(moves: list[str], random: Any) -> str:
    return moves[int(kit.below(random, len(moves)))]


def random_move(match: Match, seat: str, random: Any) -> str:
    """Any legal move."""
    return any_of(match.moves(seat), random)


def best_place(value: Value) -> Choice:
    """Some of the coins for every tile, and each tile where this value is highest."""

    def move(match: Match, seat: str, random: Any) -> str:
        moves = match.moves(seat)
        if moves[0].startswith("bid"):
            return any_of(moves[: len(moves) // 2 + 1], random)
        values = [value(after(match, seat, words), int(seat) - 1) for words in moves]
        return any_of([words for words, reached in zip(moves, values, strict=True) if reached == max(values)], random)

    return move


def after(match: Match, seat: str, words: str) -> Any:
    """The position after a move."""
    state = kit.unpack(GAME.state, kit.pack(match.state))
    contract.play(state, match.seat_number(seat), GAME.numbers[words])
    return state


def attractive(state: Any, seat: int) -> int:
    """Figures above all, and large enclosures."""
    zoo = kit.plain(state).zoos[seat]
    return int(rules.figures(state, seat)) * 1_000 + int(sum(zoo.enclosures))


def looped(state: Any, seat: int) -> int:
    """As many benches as can be, and ends of paths for more of them."""
    zoo = kit.plain(state).zoos[seat]
    return int(zoo.benches) * 100 + open_ends(zoo)


def closed(state: Any, seat: int) -> int:
    """As few ends of paths as can be."""
    return -open_ends(kit.plain(state).zoos[seat])


def open_ends(zoo: Any) -> int:
    """How many squares a path of a zoo leads to."""
    return sum(int(word).bit_count() for word in zoo.ends)


PLAYERS: dict[str, Choice] = {
    "random": random_move,
    "keen": best_place(attractive),
    "looping": best_place(looped),
    "closing": best_place(closed),
}


def played(wanted: "Wanted", seed: int) -> Match:
    """The game of one seed."""
    match = Match(GAME, wanted.players, wanted.options, names=[wanted.by] * wanted.players)
    random = kit.zero(kit.Random)
    kit.seed(random, seed, wanted.players)
    while not match.over:
        waiting = match.waiting()
        seat = waiting[int(kit.below(random, len(waiting)))]
        if seat == CHANCE:
            match.draw(random)
        else:
            match.play(seat, PLAYERS[wanted.by](match, seat, random))
    return match


# --- What a record can show ---

Shown = Callable[[Match], bool]


def positions(match: Match) -> Iterator[Any]:
    """Every position of a game, the end included."""
    for position in (*match.before, kit.pack(match.state)):
        yield kit.plain(kit.unpack(GAME.state, position))


def both(*shown: Shown) -> Shown:
    """Several things in one game."""
    return lambda match: all(one(match) for one in shown)


def anything(match: Match) -> bool:
    """Any game will do."""
    return match.over


def won_by(winners: int) -> Shown:
    """So many seats share the win."""
    return lambda match: len(match.winners()) == winners


def coins_decide(match: Match) -> bool:
    """Seats with equal points are told apart by their coins."""
    return match.remark() is not None


def forfeits(match: Match) -> bool:
    """A tile fits nowhere, and leaves the game."""
    return any(words == "forfeit" for _, words in match.made)


def auctions(match: Match) -> Iterator[tuple[list[int], list[int], list[int]]]:
    """The bids of each auction, and the flags before and after it."""
    before = None
    for position in positions(match):
        if before and before.builder == NOBODY != position.builder:
            yield list(position.shown)[: match.players], list(before.pole), list(position.pole)
        before = position


def all_bid_nothing(match: Match) -> bool:
    """Nobody bids a coin, and the highest flag gets the tile."""
    return any(not any(bids) for bids, _, _ in auctions(match))


def every_flag_goes_down(match: Match) -> bool:
    """Ties move every flag to the bottom at some time; one of three bidders, from the middle of the pole."""
    lowered = {flags[-1] for _, before, flags in auctions(match) if before != flags}
    return len(lowered) == match.players and any(
        bids.count(max(bids)) > 1 and before[1] == flags[-1] for bids, before, flags in auctions(match)
    )


def benches_beyond_the_box(match: Match) -> bool:
    """More areas are enclosed than there are benches."""
    zoos = kit.plain(match.state).zoos
    return bool(sum(zoo.benches for zoo in zoos) > BENCHES[EDITIONS.index(match.options["edition"])])


def path_beside_the_pavilion(match: Match) -> bool:
    """A zoo goes on beside its pavilion, and the tile that is for sale there has a path on each side."""
    return any(
        f"place {x + step},{y} " in words for _, words in match.made for x, y in PAVILION_SQUARES for step in (-1, 1)
    )


def years(match: Match) -> list[int]:
    """How many tiles were sold in each year."""
    begun = sorted({int(position.begun) for position in positions(match)})
    ends = [*begun[1:], int(kit.plain(match.state).sold)]
    return [end - start for start, end in zip(begun, ends, strict=True)]


def long_fifth_year(match: Match) -> bool:
    """The fifth year takes all tiles that are left, more than usually."""
    return len(years(match)) == YEARS and years(match)[-1] > YEAR_TILES and sum(years(match)) == TILES


def unsold_tiles(match: Match) -> bool:
    """Tiles are left in the pile."""
    return sum(years(match)) < TILES


def short_year(match: Match) -> bool:
    """Three tiles, all with shrubs, make a year."""
    return min(years(match)) == 3


def insolvent(match: Match) -> bool:
    """An income takes more coins than there are."""
    owed = False
    before = None
    for position in positions(match):
        if before and before.year < position.year:
            owed |= any(lost(zoo, earlier) for zoo, earlier in zip(position.zoos, before.zoos, strict=True))
        before = position
    return owed


def lost(zoo: Any, earlier: Any) -> bool:
    """Whether the income of a zoo took its last coins, and would have taken more."""
    page = zoo.pad[sum(any((page.visitors, page.trees, page.benches)) for page in zoo.pad) - 1]
    return bool(
        earlier.coins and not zoo.coins and earlier.coins < zoo.tiles - page.visitors - page.trees - page.benches
    )


def coins_are_points(match: Match) -> bool:
    """Somebody wins by coins over more figures."""
    sheets = match.sheets()
    figures = {seat: sheet["total"] - sheet["coins"] for seat, sheet in sheets.items()}
    return max(figures.values()) > max(figures[seat] for seat in match.winners())


def poor(match: Match) -> bool:
    """Somebody has no coins, and bids nothing."""
    return any(not zoo.coins for position in positions(match) for zoo in list(position.zoos)[: match.players])


def rich(match: Match) -> bool:
    """Somebody has twice the coins of the start."""
    return any(zoo.coins >= 2 * COINS_AT_START for position in positions(match) for zoo in position.zoos)


def meets_a_herd_twice(match: Match) -> bool:
    """Animals come beside two halves of their family that are in one enclosure already."""
    before = None
    for position in positions(match):
        if before and any(len(herds) > len(set(herds)) for herds in herds_met(before, position)):
            return True
        before = position
    return False


def herds_met(before: Any, after: Any) -> Iterator[list[int]]:
    """The enclosures of the same family that each half of a tile comes to, when it is laid."""
    for tile in [tile for tile in range(TILES) if before.owners[tile] != after.owners[tile]]:
        lying = halves(before, after.owners[tile])
        for (x, y), half in halves(after, after.owners[tile]).items():
            if half // SIDES == tile:
                beside = [lying[x + right, y + down] for right, down in STEPS if (x + right, y + down) in lying]
                family = family_of(after, half)
                yield [herd_of(before, other) for other in beside if family_of(before, other) == family]


def halves(position: Any, seat: int) -> dict[tuple[int, int], int]:
    """The halves of tiles in a zoo, by their squares."""
    found: dict[tuple[int, int], int] = {}
    for tile in [tile for tile in range(TILES) if position.owners[tile] == seat]:
        (x, y), (right, down) = PLACES[position.squares[tile]], STEPS[position.facing[tile]]
        found |= {(x, y): SIDES * tile, (x + right, y + down): SIDES * tile + 1}
    return found


def family_of(position: Any, half: int) -> int:
    return int(position.tiles[half // SIDES].families[half % SIDES])


def herd_of(position: Any, half: int) -> int:
    """The half that stands for an enclosure."""
    while position.herds[half] != half:
        half = position.herds[half]
    return half


# --- The records ---


@dataclass(frozen=True)
class Wanted:
    """A record: what it is called, who plays, and what must be seen in it."""

    name: str
    players: int
    by: str
    shows: Shown
    options: Mapping[str, str] = field(default_factory=dict)


ZOCH = {"edition": "zoch"}
SHRUBS = {"tiles": "three-shrubs"}
FIGURES = {"income": "figures"}
COINS = {"tiebreak": "coins"}
WEST_EAST = {"start": "WE"}
NORTH_EAST = {"start": "AN_E"}

RECORDS = (
    Wanted("2-nothing-is-bid", 2, "random", both(all_bid_nothing, won_by(1))),
    Wanted("2-zoch-benches-beyond-the-box", 2, "looping", benches_beyond_the_box, ZOCH),
    Wanted("2-three-shrubs-long-fifth-year", 2, "keen", long_fifth_year, SHRUBS),
    Wanted("2-figures-last-coins-are-taken", 2, "random", insolvent, FIGURES),
    Wanted("2-coins-decide", 2, "random", coins_decide, COINS),
    Wanted("2-start-west-east", 2, "random", won_by(2), WEST_EAST),
    Wanted("2-start-north-east", 2, "keen", anything, NORTH_EAST),
    Wanted("3-forfeit", 3, "closing", forfeits),
    Wanted("3-zoch-herd-met-twice", 3, "keen", meets_a_herd_twice, ZOCH),
    Wanted("3-three-shrubs-short-year", 3, "random", short_year, SHRUBS),
    Wanted("3-figures-coins-are-points", 3, "keen", coins_are_points, FIGURES),
    Wanted("3-coins-of-two-decide-over-the-third", 3, "random", coins_decide, COINS),
    Wanted("3-start-west-east", 3, "looping", rich, WEST_EAST),
    Wanted("3-start-north-east", 3, "random", path_beside_the_pavilion, NORTH_EAST),
    Wanted("4-every-flag-goes-down", 4, "keen", every_flag_goes_down),
    Wanted("4-zoch", 4, "random", poor, ZOCH),
    Wanted("4-three-shrubs", 4, "keen", long_fifth_year, SHRUBS),
    Wanted("4-figures", 4, "keen", insolvent, FIGURES),
    Wanted("4-coins-decide", 4, "keen", coins_decide, COINS),
    Wanted("4-start-west-east", 4, "keen", path_beside_the_pavilion, WEST_EAST),
    Wanted("4-start-north-east", 4, "looping", rich, NORTH_EAST),
    Wanted("4-shared-by-two", 4, "random", won_by(2)),
    Wanted("4-three-shrubs-zoch", 4, "random", unsold_tiles, ZOCH | SHRUBS),
)


def first_to_show(wanted: Wanted) -> Match:
    """The game of the first seed that shows what is wanted."""
    return next(match for seed in count(1) if wanted.shows(match := played(wanted, seed)))


def main() -> None:
    """Write every record, and nothing but these."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.game"):
        old.unlink()
    for wanted in RECORDS:
        match = first_to_show(wanted)
        (FOLDER / f"{wanted.name}.game").write_text(match.record().text(), "utf-8")
        print(f"{wanted.name}: {' '.join(map(str, match.scores()))}, won by {' '.join(match.winners())}", flush=True)


if __name__ == "__main__":
    main()
