"""Positions of Zooloretto for the tests: zoos and trucks in few words, moved on in words, and read back as names."""

import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ludarium.core import kit, plain
from ludarium.core.game import Match
from ludarium.games.zooloretto import GAME, rules
from ludarium.games.zooloretto.box import (
    ANIMALS,
    COINS,
    ENCLOSURE_NAMES,
    NAMES,
    NOTHING,
    SPECIES,
    SPECIES_REMOVED,
    STALL_PLACE_NAMES,
)
from ludarium.games.zooloretto.words import ANIMAL_PLACES, PLACES_FOR_STALLS, TILES

SEVERAL = range(2, 6)

# --- Drawing ---


def tiles(words: str) -> Counter[str]:
    """Tiles by kind: `2 panda stall-a` are two pandas and a stall."""
    found: Counter[str] = Counter()
    times = 1
    for word in words.split():
        if word.isdigit():
            times = int(word)
        else:
            found[word] += times
            times = 1
    return found


@contextlib.contextmanager
def arranged(match: Match) -> Iterator[Any]:
    """The position of a match as a plain record, to be changed; it is put back at the end."""
    position = kit.plain(match.state)
    yield position
    match.state = kit.unpack(GAME.state, plain.pack(position))


def opened(players: int, *pictures: str) -> Match:
    """A game that begins, without as many species as are taken out; none of those in the pictures is."""
    match = Match(GAME, players)
    spare = [name for name in reversed(NAMES) if not any(name in picture for picture in pictures)]
    return play(match, *(f"* remove {name}" for name in spare[: SPECIES_REMOVED[players]]))


def position(
    *zoos: str, players: int = 0, trucks: Sequence[str] = (), turn: str = "1", stack: str = "", bank: int = -1
) -> Match:
    """A game in which these zoos and trucks have been filled, and a seat is to act.

    A zoo is `4: 3 camel camel-m; 4a: stall-a; barn: 2 panda stall-b; coins: 3`; to name `x` or `y` opens it, and who
    has no coins named has two. A truck is `panda coin`, or `by 2` when seat 2 has taken it. The stack is what is left
    of the box and the bank what is left of the coins, unless they are named.
    """
    match = opened(players or max(3, len(zoos)), *zoos, *trucks, stack)
    for seat, zoo in enumerate(zoos):
        furnish(match, seat, zoo)
    with arranged(match) as table:
        for truck, load in enumerate(trucks):
            fill(table, table.trucks[truck], load)
        if stack:
            for kind, tile in enumerate(TILES):
                table.stack[kind] = tiles(stack)[tile]
            table.left = tiles(stack).total()
        table.acting, table.held = int(turn) - 1, NOTHING
        table.bank = max(0, COINS - sum(zoo.coins for zoo in table.zoos)) if bank < 0 else bank
    return match


def furnish(match: Match, seat: int, picture: str) -> None:
    """Bring all that a picture names to a zoo, as the rules do it; coins are counted out at the end."""
    parts = {name.strip(): content for name, _, content in (part.partition(":") for part in picture.split(";"))}
    begun = {name[:1] for name in parts}
    for _ in range(2 if "y" in begun else "x" in begun):
        with arranged(match) as table:
            table.acting = seat
        rules.expand(match.state)
    for place in (*ENCLOSURE_NAMES, *STALL_PLACE_NAMES, "barn"):
        for tile in tiles(parts.get(place, "")).elements():
            bring(match, seat, TILES.index(tile), place)
        if place in parts:
            assert held(match, str(seat + 1), place) == tiles(parts[place]), f"{place} cannot hold {parts[place]}"
    with arranged(match) as table:
        table.zoos[seat].coins = int(parts.get("coins", 2))


def bring(match: Match, seat: int, kind: int, place: str) -> None:
    """A tile comes from the stack, or a cub from beside the table, to its place in a zoo."""
    if kind >= SPECIES:
        rules.draw(match.state, kind)
    rules.settle(match.state, seat, kind, (ANIMAL_PLACES if kind < ANIMALS else PLACES_FOR_STALLS).index(place))


def fill(table: Any, truck: Any, load: str) -> None:
    """Tiles of the stack lie on a truck, or a seat has taken it."""
    if load.startswith("by"):
        truck.driver = int(load.split()[1]) - 1
        table.playing &= ~(1 << truck.driver)
        return
    for tile in tiles(load).elements():
        kind = TILES.index(tile)
        truck.tiles[truck.loaded] = kind
        truck.loaded += 1
        table.stack[kind] -= 1
        table.left -= 1


def ended(*zoos: str, players: int = 0) -> Match:
    """A game that is over, with these zoos."""
    match = position(*zoos, players=players)
    with arranged(match) as table:
        table.over = 1
    return match


# --- Moving ---


def play(match: Match, *lines: str) -> Match:
    """Make moves in words, each with its seat first."""
    for line in lines:
        match.play(*line.split(" ", 1))
    return match


def turn_up(match: Match, tile: str, truck: int) -> Match:
    """Whose turn it is draws this tile and loads it on a truck."""
    seat = match.waiting()[0]
    return play(match, f"{seat} draw", f"* tile {tile}", f"{seat} load {truck}")


def earned(match: Match, *lines: str) -> int:
    """By how many coins some moves make the seat that makes the first of them richer."""
    seat = lines[0].split()[0]
    before = coins(match, seat)
    return coins(play(match, *lines), seat) - before


# --- Reading ---


def choices(match: Match, beginning: str) -> set[str]:
    """How the legal moves of a seat go on that begin with these words."""
    seat, words = beginning.split(" ", 1)
    return {move.removeprefix(words).strip() for move in match.moves(seat) if f"{move} ".startswith(f"{words} ")}


def verbs(match: Match, seat: str) -> set[str]:
    """What kinds of move a seat can make."""
    return {move.split()[0] for move in match.moves(seat)}


def held(match: Match, seat: str, place: str) -> Counter[str]:
    """The tiles in an enclosure, on a stall place or in the barn of a seat."""
    zoo = kit.plain(match.state).zoos[int(seat) - 1]
    if place == "barn":
        return +Counter(dict(zip(TILES, zoo.barn.holds, strict=False)))
    if place in STALL_PLACE_NAMES:
        stall = zoo.stalls[STALL_PLACE_NAMES.index(place)]
        return Counter([TILES[ANIMALS + stall]] * (stall != rules.NO_STALL))
    return herd(zoo.herds[ENCLOSURE_NAMES.index(place)])


def herd(there: Any) -> Counter[str]:
    """The animals of an enclosure by form."""
    plain_ones = there.animals - there.males - there.females - there.cubs
    counts = {"": plain_ones, "-m": there.males, "-f": there.females, "-cub": there.cubs}
    return +Counter({NAMES[there.species] + form: count for form, count in counts.items()})


def coins(match: Match, seat: str) -> int:
    """The coins of a seat."""
    return int(kit.plain(match.state).zoos[int(seat) - 1].coins)


def bank(match: Match) -> int:
    """The coins in the bank."""
    return int(kit.plain(match.state).bank)


def on_truck(match: Match, truck: int) -> Counter[str]:
    """The tiles that lie on a truck."""
    there = kit.plain(match.state).trucks[truck - 1]
    return Counter(TILES[kind] for kind in list(there.tiles)[: there.loaded])


def in_stack(match: Match) -> Counter[str]:
    """The tiles that are still to be drawn."""
    return +Counter(dict(zip(TILES, kit.plain(match.state).stack, strict=True)))
