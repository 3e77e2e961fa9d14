"""Positions of ZooSim for the tests: tiles in few words, bought and laid one after another."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

from ludarium.core import kit, plain
from ludarium.core.game import Game, Match
from ludarium.games.zoosim import GAME, rules
from ludarium.games.zoosim.box import FAMILY_NAMES, MOMENTS, PLACES, STARTS, TILES
from ludarium.games.zoosim.tiles import NAMES

# What a tile shows whose picture names paths alone.
ANY_HALVES = "mammals 1 | birds 1"
ALL_SIX = "AN AW AS BN BE BS"
STRAIGHT = "AW BE"

# --- Drawing tiles ---


def tile(picture: str) -> dict[str, Any]:
    """A tile of a file: `mammals 3 | birds 2 : AW BE ; shrubs 1`; families and shrubs may be left out."""
    shown, _, shrubs = picture.partition(";")
    families, _, exits = shown.rpartition(":")
    halves = [half.split() for half in (families or ANY_HALVES).split("|")]
    return {
        "halves": {name: {"family": half[0], "stars": int(half[1])} for name, half in zip("AB", halves, strict=True)},
        "shrubs": int(shrubs.split()[1]) if shrubs else 0,
        "exits": exits.split(),
    }


def tile_set(*pictures: str) -> str:
    """The text of a file with these tiles as Z01, Z02 and so on; the others are like the last of them."""
    drawn = [*pictures, *pictures[-1:] * (TILES - len(pictures))]
    return json.dumps({"tiles": [{"id": name, **tile(each)} for name, each in zip(NAMES, drawn, strict=True)]})


def usual_exits() -> dict[str, tuple[str, ...]]:
    """The paths of the tiles in the box, as its file has them."""
    content = json.loads((GAME.folder / "tiles.json").read_text("utf-8"))
    return {tile["id"]: tuple(tile["exits"]) for tile in content["tiles"]}


# --- Playing ---


def opened(*pictures: str, players: int = 2, **options: str) -> Match:
    """A game with these tiles, or with those of the box; flags and tiles have come in the order of their names."""
    game: Game = GAME.stocked(tile_set(*pictures)) if pictures else GAME
    match = Match(game, players, options)
    settle(match)
    return match


def settle(match: Match) -> None:
    """Chance takes flags and tiles in the order of their names."""
    while match.waiting() == ["*"]:
        match.play("*", match.moves("*")[0])


def win(match: Match, seat: str, coins: int = 1) -> None:
    """A seat gets the tile that is for sale: it bids some coins, and the others none."""
    settle(match)
    for bidder in match.waiting():
        match.play(bidder, f"bid {coins if bidder == seat else 0}")


def auction(match: Match, *bids: int) -> None:
    """Everybody bids so many coins, in the order of the seats."""
    settle(match)
    for seat, coins in enumerate(bids, 1):
        match.play(str(seat), f"bid {coins}")


def lay(match: Match, seat: str, place: str) -> None:
    """A seat buys the next tile for one coin and lays it there: `0,-1 n`."""
    win(match, seat)
    match.play(seat, f"place {place}")


def zoo(*pictures: str, players: int = 2, start: str = STARTS[0]) -> Match:
    """A zoo of seat 1 with these tiles: `AW BE @ 0,-1 n`; one without a place has been bought and is to be laid."""
    match = opened(*(picture.partition("@")[0] for picture in pictures), players=players, start=start)
    for picture in pictures:
        win(match, "1")
        place = picture.partition("@")[2].strip()
        if place:
            match.play("1", f"place {place}")
    return match


def give_away(match: Match) -> str:
    """All bid nothing for the next tile; whoever gets it lays it in the first way that is listed. Returns the seat."""
    auction(match, *[0] * match.players)
    seat = match.waiting()[0]
    match.play(seat, match.moves(seat)[0])
    return seat


@contextlib.contextmanager
def arranged(match: Match) -> Iterator[Any]:
    """The position of a match as a plain record, to be changed; it is put back at the end."""
    position = kit.plain(match.state)
    yield position
    match.state = kit.unpack(GAME.state, plain.pack(position))


def built(*lines: str, players: int = 2, **options: str) -> Match:
    """Zoos whose tiles were bought and laid in this order: `1 birds 2 | monkeys 1 : AN AS ; shrubs 2 @ 0,-1 e`."""
    cut = [line[1:].partition("@") for line in lines]
    match = opened(*(with_exits(picture) for picture, _, _ in cut), players=players, **options)
    for line, (_, _, place) in zip(lines, cut, strict=True):
        lay(match, line[0], place.strip())
    return match


def with_exits(picture: str) -> str:
    """The picture of a tile; there is a path through it from end to end where it names none."""
    halves, sign, shrubs = picture.partition(";")
    return picture if ":" in halves else f"{halves}: {STRAIGHT} {sign}{shrubs}"


# --- Reading ---


def placements(match: Match) -> set[str]:
    """Where the tile may be laid that was bought, as words."""
    moves = match.moves(match.waiting()[0])
    found = {move.removeprefix("place ") for move in moves if move.startswith("place ")}
    assert len(found) == sum(move.startswith("place ") for move in moves), "a placement is listed twice"
    return found


def refusal(match: Match, words: str, seat: str = "1") -> str:
    """The name of the reason why a seat may not do that; nothing if it may."""
    reason = match.why_not(seat, words)
    return reason.name if reason else ""


def benches(match: Match, seat: str = "1") -> int:
    """The benches in a zoo."""
    return int(kit.plain(match.state).zoos[int(seat) - 1].benches)


def coins(match: Match, seat: str = "1") -> int:
    """The coins in a pavilion."""
    return int(kit.plain(match.state).zoos[int(seat) - 1].coins)


def enclosures(match: Match, seat: str = "1") -> dict[str, int]:
    """The stars of the best enclosure of each family that is in a zoo."""
    worth = kit.plain(match.state).zoos[int(seat) - 1].enclosures
    return {name: best // MOMENTS for name, best in zip(FAMILY_NAMES, worth, strict=True) if best}


def laid(match: Match, seat: str = "1") -> dict[str, str]:
    """Where the tiles of a zoo lie, by name, in words."""
    state = kit.plain(match.state)
    return {
        name: "{},{} {}".format(*PLACES[state.squares[n]], "nesw"[state.facing[n]])
        for n, name in enumerate(NAMES)
        if state.owners[n] == int(seat) - 1
    }


def for_sale(match: Match) -> str:
    """The name of the tile that is for sale, or to be laid."""
    state = kit.plain(match.state)
    return str(NAMES[state.row[state.sold]])


def flags(match: Match) -> list[str]:
    """The seats whose flags are on the pole, from the top."""
    state = kit.plain(match.state)
    return [str(seat + 1) for seat in list(state.pole)[: state.hoisted]]


def in_row(match: Match) -> list[str]:
    """The tiles that are still for sale in this year."""
    state = kit.plain(match.state)
    return [NAMES[tile] for tile in list(state.row)[state.sold : state.turned]]


def in_pile(match: Match) -> list[str]:
    """The tiles that are still to be turned up."""
    return [NAMES[tile] for tile in kit.bits(int(kit.plain(match.state).pile))]


def visitors(match: Match, family: str) -> list[int]:
    """The visitors of a family before the enclosures of each seat."""
    number = FAMILY_NAMES.index(family)
    return [int(rules.visitors_to(match.state, seat, number)) for seat in range(match.players)]


def trees(match: Match) -> list[int]:
    """The trees of each seat."""
    return [int(rules.trees(match.state, seat)) for seat in range(match.players)]
