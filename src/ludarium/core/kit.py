"""What the rules are written in: records of integers, sets of cells, tables, random numbers, and `@rule`.

The same rules run in two ways. Compiled by Numba they are fast; uncompiled they start at once, give ordinary
tracebacks and can be traced. `LUDARIUM_PURE=1` chooses the uncompiled run, `LUDARIUM_PURE=check` the uncompiled run
with a range check at every store; without Numba there is no other. docs/decisions/dialect.md tells the whole story.
"""

import importlib.util
import os
from typing import Any

import numpy as np

PURE = bool(os.environ.get("LUDARIUM_PURE")) or importlib.util.find_spec("numba") is None

if PURE:
    from ludarium.core.plain import (
        FOLDER,
        fill,
        fingerprint,
        generic,
        keep,
        pack,
        plain,
        register,
        rule,
        size,
        table,
        unpack,
        values,
        zero,
        zeros,
    )
else:
    from ludarium.core.compiled import (
        FOLDER,
        fill,
        fingerprint,
        generic,
        keep,
        pack,
        plain,
        register,
        rule,
        size,
        table,
        unpack,
        values,
        zero,
        zeros,
    )

__all__ = [
    "FOLDER",
    "PURE",
    "Random",
    "below",
    "bits",
    "fill",
    "fingerprint",
    "first",
    "generic",
    "keep",
    "pack",
    "plain",
    "record",
    "register",
    "rule",
    "seed",
    "size",
    "table",
    "unpack",
    "values",
    "zero",
    "zeros",
]


def record(**fields: Any) -> np.dtype[Any]:
    """A record type; each field is a type (`"i1"`, `"i8"`, another record) or a pair of a type and how many."""
    clashes = [name for name in fields if hasattr(np.record, name)]
    if clashes:
        raise TypeError(f"field names that NumPy takes for itself: {', '.join(clashes)}")
    layout = [(name, *of) if isinstance(of, tuple) else (name, of) for name, of in fields.items()]
    return np.dtype(layout, align=True)


# --- Sets of cells: cell n is the bit 1 << n of an integer ---


@rule
def first(cells):
    """The first cell of a set that is not empty."""
    return size((cells & -cells) - 1)


def bits(cells: int) -> list[int]:
    """The cells of a set in order, for plain Python."""
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


# --- Random numbers: sfc32 of Chris Doty-Humphrey, in arithmetic that compiled and uncompiled code agree on ---

WORD = 0xFFFFFFFF
WARM_UP = 15
Random = record(a="i8", b="i8", c="i8", counter="i8")


@rule
def seed(random, number, stream):
    """Begin the random numbers of one stream of a seed; every pair has its own."""
    random.a = number & WORD
    random.b = number >> 32 & WORD
    random.c = stream & WORD
    random.counter = 1 + (stream >> 32 & WORD)
    for _ in range(WARM_UP):
        word(random)


@rule
def word(random):
    """The next 32 random bits."""
    drawn = (random.a + random.b + random.counter) & WORD
    random.counter = (random.counter + 1) & WORD
    random.a = random.b ^ random.b >> 9
    random.b = (random.c + (random.c << 3)) & WORD
    random.c = ((random.c << 21 & WORD | random.c >> 11) + drawn) & WORD
    return drawn


@rule
def below(random, limit):
    """A number from 0 to limit - 1, each exactly as likely (Lemire's method; limit is under 2^31)."""
    product = word(random) * limit
    if product & WORD < limit:
        unfair = (WORD + 1) % limit
        while product & WORD < unfair:
            product = word(random) * limit
    return product >> 32
