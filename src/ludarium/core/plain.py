"""The uncompiled run of the dialect: records are plain objects with slots, and hold Python's own integers."""

import os
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

# Nothing is compiled, so nothing is kept.
FOLDER: Path | None = None
CHECKED = os.environ.get("LUDARIUM_PURE") == "check"


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the dialect, as it stands."""
    return function


def size(cells: int) -> int:
    """How many cells are in a set."""
    return cells.bit_count()


def table(rows: Iterable[Any]) -> Any:
    """Numbers of a rulebook that never change, in rows."""
    return tuple(table(row) if isinstance(row, Iterable) else int(row) for row in rows)


# --- Records ---


class Plain:
    """A record of integers, of arrays of integers, and of other records."""

    __slots__ = ()
    layout: np.dtype[Any]


class Checked(Plain):
    """A record that refuses what its compiled twin would cut short."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        field = self.layout[name]
        super().__setattr__(name, value if field.names or field.subdtype else in_range(value, field))


class CheckedArray(list[Any]):
    """An array that refuses places outside it, and numbers that do not fit."""

    def __init__(self, values: Iterable[Any], of: np.dtype[Any]) -> None:
        super().__init__(values)
        self.of = of

    def __getitem__(self, place: Any) -> Any:
        return super().__getitem__(inside(place, len(self)))

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(inside(place, len(self)), value if self.of.names else in_range(value, self.of))


def inside(place: int, count: int) -> int:
    """The place itself, if an array of this length has it."""
    if not 0 <= place < count:
        raise IndexError(f"place {place} of {count}")
    return place


def in_range(value: int, of: np.dtype[Any]) -> int:
    """The number itself, if it fits its type."""
    limits = np.iinfo(of)
    if not limits.min <= value <= limits.max:
        raise OverflowError(f"{value} does not fit {of.name}")
    return int(value)


@cache
def shape(dtype: np.dtype[Any]) -> type[Plain]:
    """The class of the plain records of one type."""
    parent = Checked if CHECKED else Plain
    return type("Record", (parent,), {"__slots__": dtype.names, "layout": dtype})


def fields(dtype: np.dtype[Any]) -> Iterator[tuple[str, np.dtype[Any], int]]:
    """The name, type and length of each field; length 0 where it is no array."""
    for name in dtype.names or ():
        of, lengths = dtype[name].subdtype or (dtype[name], (0,))
        yield name, of, lengths[0]


def filled(dtype: np.dtype[Any], values: Iterator[int]) -> Any:
    """A record filled with numbers in the order of its fields."""
    new = shape(dtype)()
    for name, of, length in fields(dtype):
        setattr(new, name, filled_array(of, length, values) if length else filled_field(of, values))
    return new


def filled_field(of: np.dtype[Any], values: Iterator[int]) -> Any:
    return filled(of, values) if of.names else next(values)


def filled_array(of: np.dtype[Any], length: int, values: Iterator[int]) -> Any:
    content = [filled_field(of, values) for _ in range(length)]
    return CheckedArray(content, of) if CHECKED else content


def flat(record: Plain) -> Iterator[int]:
    """Every number of a record in the order of its fields."""
    for name in record.layout.names or ():
        value = getattr(record, name)
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, Plain):
                yield from flat(part)
            else:
                yield part


def zero(dtype: np.dtype[Any]) -> Any:
    """A record of zeros."""
    return unpack(dtype, bytes(dtype.itemsize))


def zeros(count: int, dtype: np.dtype[Any]) -> Any:
    """An array of so many records of zeros."""
    return [zero(dtype) for _ in range(count)]


def plain(record: Plain) -> Any:
    """A copy of a record, as a plain object."""
    new = object.__new__(type(record))
    for name in record.layout.names or ():
        object.__setattr__(new, name, copied(getattr(record, name)))
    return new


def copied(value: Any) -> Any:
    if isinstance(value, list):
        content = [copied(part) for part in value]
        return CheckedArray(content, value.of) if isinstance(value, CheckedArray) else content
    return plain(value) if isinstance(value, Plain) else value


def keep(records: Any, place: int, record: Plain) -> None:
    """Copy a record into an array."""
    records[place] = plain(record)


def values(record: Plain, field: str, count: int) -> list[int]:
    """The first numbers of an array in a record."""
    return [getattr(record, field)[n] for n in range(count)]


def fill(record: Plain, field: str, content: Iterable[int]) -> None:
    """Write numbers into an array in a record, from its start."""
    for n, value in enumerate(content):
        getattr(record, field)[n] = value


# --- Records as bytes, exactly those of the compiled run ---


@cache
def packing(dtype: np.dtype[Any]) -> struct.Struct:
    return struct.Struct("<" + codes(dtype))


def codes(dtype: np.dtype[Any]) -> str:
    """The fields of a record in the language of `struct`, gaps included."""
    if not dtype.names:
        return {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}[dtype.str[1:]]
    text, reached = "", 0
    for (name, of, length), offset in zip(fields(dtype), offsets(dtype), strict=True):
        text += "x" * (offset - reached) + codes(of) * (length or 1)
        reached = offset + dtype[name].itemsize
    return text + "x" * (dtype.itemsize - reached)


def offsets(dtype: np.dtype[Any]) -> list[int]:
    assert dtype.fields is not None
    return [dtype.fields[name][1] for name in dtype.names or ()]


def pack(record: Plain | list[Plain]) -> bytes:
    """The bytes of a record, or of an array of them."""
    if isinstance(record, list):
        return b"".join(map(pack, record))
    return packing(record.layout).pack(*flat(record))


def unpack(dtype: np.dtype[Any], content: bytes) -> Any:
    """The record that these bytes are."""
    return filled(dtype, iter(packing(dtype).unpack(content)))


# --- Fingerprints ---

WORD_BYTES = 8
SIGN, FULL = 1 << 63, (1 << 64) - 1
BASIS, FACTOR = 0x2545F4914F6CDD1D, 0x1B873593CC9E2D51


def fingerprint(record: Plain) -> int:
    """A number that changes with every byte of a record, whose length is a multiple of eight."""
    found = BASIS
    for (word,) in struct.iter_unpack("<q", pack(record)):
        found = ((found ^ word) * FACTOR + SIGN & FULL) - SIGN
        found ^= found >> 29
    return found


# --- Functions that every game has of its own ---

OWN: dict[type[Plain], Mapping[str, Callable[..., Any]]] = {}


def register(dtype: np.dtype[Any], functions: Mapping[str, Callable[..., Any]]) -> None:
    """Let generic functions called with such a record find these."""
    OWN[shape(dtype)] = functions


def generic(name: str) -> Callable[..., Any]:
    """The function of this name that belongs to the game whose record comes first."""

    def call(record: Any, *others: Any) -> Any:
        return OWN[type(record)][name](record, *others)

    return call
