"""The words of Zooloretto: every move by its number, and what it names."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from ludarium.core.texts import Mistake, Sentence
from ludarium.games.zooloretto.box import (
    ANIMALS,
    BUY_COST,
    COIN,
    DISCARD_COST,
    ENCLOSURE_NAMES,
    EXCHANGE_COST,
    EXPAND_COST,
    FIRST_DRAWN,
    KINDS,
    MOVE_COST,
    NAMES,
    NOTHING,
    PAIRS,
    PLACINGS,
    PLAYERS_TO,
    STALL_PLACE_NAMES,
    STALL_TYPES,
    STEPS,
    TRUCKS,
)

TEXTS = Path(__file__).parent / "texts"
LINES = (
    "enclosure-4",
    "enclosure-5",
    "enclosure-6",
    "expansion-x",
    "expansion-y",
    "stalls",
    "barn",
    "total",
)
OBJECTIONS = (
    "",
    "no-game-over",
    "no-only-chance",
    "no-not-for-chance",
    "no-already-removed",
    "no-not-in-stack",
    "no-chance-first",
    "no-others-turn",
    "no-out-of-round",
    "no-load-first",
    "no-put-first",
    "no-nothing-to-load",
    "no-nothing-to-put",
    "no-all-trucks-full",
    "no-such-truck",
    "no-truck-taken",
    "no-truck-full",
    "no-truck-empty",
    "no-not-on-truck",
    "no-too-few-coins",
    "no-not-in-barn",
    "no-stall-not-there",
    "no-not-expanded",
    "no-other-species",
    "no-enclosure-full",
    "no-stall-place-taken",
    "no-exchange-empty",
    "no-exchange-same",
    "no-exchange-too-many",
    "no-such-seat",
    "no-own-barn",
    "no-not-in-their-barn",
    "no-more-expansions",
)
REMARKS = ("", "coins-decided")

# --- Tiles and places ---

FORM_ENDINGS = ("-cub", "", "-m", "-f")
TILES = (
    *(name + ending for ending in FORM_ENDINGS for name in NAMES),
    *(f"stall-{stall}" for stall in STALL_TYPES),
    "coin",
)
ANIMAL_PLACES = (*ENCLOSURE_NAMES, "barn")
PLACES_FOR_STALLS = (*STALL_PLACE_NAMES, "barn")
SEATS = tuple(str(seat + 1) for seat in range(PLAYERS_TO))


def placing(kind: int, place: int) -> str:
    """A tile and a place for it."""
    return f"{TILES[kind]} {(ANIMAL_PLACES if kind < ANIMALS else PLACES_FOR_STALLS)[place]}"


# --- Moves ---


def moves() -> Iterator[str]:
    """The words of every move, in the order of their numbers."""
    yield from (f"remove {name}" for name in NAMES)
    yield from (f"tile {TILES[kind]}" for kind in range(FIRST_DRAWN, KINDS))
    yield "draw"
    yield from (f"load {truck + 1}" for truck in range(TRUCKS))
    yield from (f"take {truck + 1}" for truck in range(TRUCKS))
    yield from (f"put {placing(kind, place)}" for kind, place in PLACINGS)
    yield from (f"move {tile} barn {name}" for tile in TILES[:ANIMALS] for name in ENCLOSURE_NAMES)
    for tile in TILES[ANIMALS:COIN]:
        yield from (f"move {tile} {PLACES_FOR_STALLS[here]} {PLACES_FOR_STALLS[there]}" for here, there in STEPS)
    yield from (f"exchange {ENCLOSURE_NAMES[one]} {ENCLOSURE_NAMES[other]}" for one, other in PAIRS)
    yield from (f"exchange {enclosure} barn {name}" for enclosure in ENCLOSURE_NAMES for name in NAMES)
    for seat in SEATS:
        yield from (f"buy {seat} {placing(kind, place)}" for kind, place in PLACINGS)
    yield from (f"discard {tile}" for tile in TILES[:COIN])
    yield "expand"


WORDS = tuple(moves())
NAMED = frozenset(WORDS)
COSTS = {
    "move": MOVE_COST,
    "exchange": EXCHANGE_COST,
    "buy": BUY_COST,
    "discard": DISCARD_COST,
    "expand": EXPAND_COST,
}


def sheets(players: int) -> tuple[str, ...]:
    """A score sheet for each seat."""
    return SEATS[:players]


def heard(words: Sequence[str]) -> str:
    """What others hear at once: everything, for everything is open."""
    return " ".join(words)


# --- Spelling ---


def spelling(words: str) -> str:
    """The two places of an exchange may be named in either order; what no rule could ever allow is refused here."""
    verb, *rest = words.split() or [""]
    refuse(verb, rest)
    turned = " ".join([verb, *(rest[1:2] + rest[:1] if verb == "exchange" else rest[:2]), *rest[2:]])
    return turned if turned in NAMED else words


def refuse(verb: str, rest: Sequence[str]) -> None:
    """What people try though it is no move at all gets its reason as well."""
    for reason, meant in (
        ("never-pass", verb == "pass"),
        ("never-put-coin", verb == "put" and rest[:1] == ["coin"]),
        ("never-from-enclosure", verb == "move" and rest[1:2] != [] and rest[1] in ENCLOSURE_NAMES),
        ("never-exchange-stalls", verb == "exchange" and any(is_for_stalls(word) for word in rest)),
    ):
        if meant:
            raise Mistake(Sentence(TEXTS, reason))


def is_for_stalls(word: str) -> bool:
    return word in STALL_PLACE_NAMES or word.startswith("stall")


# --- What words name ---


def species(name: str) -> Sentence:
    """The name of a species."""
    return Sentence(TEXTS, f"species-{name}")


def tile(name: str) -> Sentence:
    """The name of a tile."""
    animal, _, form = name.partition("-")
    if animal not in NAMES:
        return Sentence(TEXTS, f"tile-{name}")
    return Sentence(TEXTS, f"animal-{form or 'plain'}", {"species": species(animal)})


def place(name: str) -> Sentence:
    """The name of an enclosure, of a stall place, or of the barn."""
    if name == "barn":
        return Sentence(TEXTS, "place-barn")
    return Sentence(TEXTS, "place-enclosure" if name in ENCLOSURE_NAMES else "place-stall", {"name": name})


# What stands after each verb, and how it is named.
ROLES = {
    "remove": ("species",),
    "tile": ("tile",),
    "load": ("truck",),
    "take": ("truck",),
    "put": ("tile", "place"),
    "move": ("tile", "from", "place"),
    "buy": ("owner", "tile", "place"),
    "discard": ("tile",),
}
NAMED_BY: dict[str, Callable[[str], Any]] = {"species": species, "tile": tile, "place": place, "from": place}


def arguments(words: Sequence[str], mover: str, view: Any) -> dict[str, Any]:
    """What the words of a move name, for sentences about it, with what it costs and what the mover has."""
    verb, *rest = words
    return {
        "held": "" if view.held == NOTHING else tile(TILES[view.held]),
        "cost": COSTS.get(verb, 0),
        "coins": view.zoos[int(mover) - 1].coins if mover.isdigit() else 0,
        **(exchanged(*rest) if verb == "exchange" else named(verb, rest)),
    }


def named(verb: str, rest: Sequence[str]) -> dict[str, Any]:
    """What stands after a verb, by its role."""
    roles = ROLES.get(verb, ())
    return {role: NAMED_BY.get(role, str)(name) for role, name in zip(roles, rest, strict=True)}


def exchanged(one: str, other: str, name: str = "") -> dict[str, Any]:
    """The two places of an exchange; the second may be the barn, with the species that leaves it."""
    in_barn = Sentence(TEXTS, "species-in-barn", {"species": species(name)})
    return {"one": place(one), "other": in_barn if name else place(other)}
