"""What the dialect makes of some numbers, printed as JSON: the same compiled and not. Run it by its path."""

import json
from typing import Any

from ludarium.core import kit, parts
from ludarium.core.kit import record, rule

Pair = record(small="i1", great="i8")
Nest = record(flag="i1", pairs=(Pair, 3), counts=("i2", 5), last="i4")
ROWS = kit.table(((1, 2), (3, 40)))


@rule
def fill_nest(nest):
    """Every kind of field, at both ends of its range."""
    nest.flag = -128
    for n in range(3):
        nest.pairs[n].small = 127 - n
        nest.pairs[n].great = -(1 << 62) + n
    for n in range(5):
        nest.counts[n] = ROWS[1][1] * n
    nest.last = (1 << 31) - 1


@rule
def draw_many(random, limits, out):
    """A number below each limit, and one random word."""
    for n in range(len(limits)):
        out[n] = kit.below(random, limits[n])
    out[len(limits)] = kit.word(random)


def draws(number: int, stream: int) -> list[int]:
    """Random numbers of one stream of a seed."""
    random = kit.zero(kit.Random)
    kit.seed(random, number, stream)
    limits, out = kit.table((1, 2, 3, 130, 1000, (1 << 31) - 1) * 20), kit.zero(record(drawn=("i8", 121)))
    draw_many(random, limits, out.drawn if kit.PURE else out["drawn"])
    return kit.values(out, "drawn", 121)


def nest() -> Any:
    """A record of the probe, filled."""
    filled = kit.zero(Nest)
    fill_nest(filled)
    return filled


def told() -> dict[str, Any]:
    """Everything that both runs must agree on."""
    sets = [0, 1, 0b1011, (1 << 63) - 1, 0x5555_5555_5555_5555, 1 << 62]
    kept = kit.zeros(2, Nest)
    kit.keep(kept, 1, nest())
    return {
        "draws": [draws(number, stream) for number in (0, 1, 1 << 40, -1) for stream in (0, 7, 1 << 33)],
        "sizes": [int(kit.size(cells)) for cells in sets],
        "firsts": [int(kit.first(cells)) for cells in sets[1:]],
        "areas": [int(parts.area(cells, 9)) for cells in (0b1011 << 20, 0b1 << 11 | 0b1 << 20 | 0b1 << 40)],
        "packed": kit.pack(nest()).hex(),
        "repacked": kit.pack(kit.unpack(Nest, kit.pack(nest()))).hex(),
        "kept": [kit.pack(one).hex() for one in kept],
        "together": kit.pack(kept).hex(),
        "plain": [kit.plain(nest()).flag, kit.plain(nest()).pairs[2].great, list(kit.plain(nest()).counts)],
    }


if __name__ == "__main__":
    print(json.dumps(told()))
