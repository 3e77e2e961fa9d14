"""The compiled run of the dialect: records are NumPy records, `@rule` is Numba."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from ludarium.core import cache
from ludarium.core import plain as uncompiled

FOLDER = cache.folder(numba.__version__)


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the dialect, compiled when it is first called, and kept for the next process."""
    settings: Any = numba.config
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(FOLDER or "")
    try:
        compiled: Callable[..., Any] = numba.njit(cache=FOLDER is not None, nogil=True, error_model="numpy")(function)
    finally:
        settings.CACHE_DIR = before
    return compiled


@rule
def size(cells):
    """How many cells are in a set (one instruction of the processor in the end)."""
    cells -= cells >> 1 & 0x5555555555555555
    cells = (cells & 0x3333333333333333) + (cells >> 2 & 0x3333333333333333)
    cells = cells + (cells >> 4) & 0x0F0F0F0F0F0F0F0F
    return cells * 0x0101010101010101 >> 56 & 0x7F


def table(rows: Iterable[Any]) -> Any:
    """Numbers of a rulebook that never change, in rows."""
    return np.array(uncompiled.table(rows), np.int64)


def zero(dtype: np.dtype[Any]) -> Any:
    """A record of zeros."""
    return zeros(1, dtype)[0]


def zeros(count: int, dtype: np.dtype[Any]) -> Any:
    """An array of so many records of zeros."""
    return np.zeros(count, dtype)


@rule
def keep(records, place, record):
    """Copy a record into an array."""
    records[place] = record


def read_word(typing: Any, record: Any, place: Any) -> Any:  # noqa: ARG001
    """Eight bytes of a record as a number."""

    def code(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        words = builder.bitcast(arguments[0], ir.IntType(64).as_pointer())
        return builder.load(builder.gep(words, [arguments[1]]))

    return types.int64(record, types.int64), code


word_of: Any = intrinsic(read_word)


@rule
def fingerprint(record):
    """A number that changes with every byte of a record; its length is a multiple of eight."""
    found = uncompiled.BASIS
    for place in range(words_in(record)):
        found = (found ^ word_of(record, place)) * uncompiled.FACTOR
        found ^= found >> 29
    return found


def words_in(record):
    """How many words a record is long."""
    return record.dtype.itemsize // uncompiled.WORD_BYTES


@overload(words_in)
def count_words(record):
    words, rest = divmod(record.dtype.itemsize, uncompiled.WORD_BYTES)
    if rest:
        raise TypeError("a record without a number of eight bytes has no fingerprint")
    return lambda record: words  # noqa: ARG005


def values(record: Any, field: str, count: int) -> list[int]:
    """The first numbers of an array in a record."""
    return list(record[field][:count].tolist())


def fill(record: Any, field: str, content: Iterable[int]) -> None:
    """Write numbers into an array in a record, from its start."""
    for n, value in enumerate(content):
        record[field][n] = value


def pack(record: Any) -> bytes:
    """The bytes of a record, or of an array of them."""
    return bytes(record.tobytes())


def unpack(dtype: np.dtype[Any], content: bytes) -> Any:
    """The record that these bytes are."""
    return np.frombuffer(bytearray(content), dtype)[0]


def plain(record: Any) -> Any:
    """A copy of a record, as a plain object."""
    return uncompiled.unpack(record.dtype, pack(record))


# --- Functions that every game has of its own ---

OWN: dict[Any, Mapping[str, Callable[..., Any]]] = {}


def register(dtype: np.dtype[Any], functions: Mapping[str, Callable[..., Any]]) -> None:
    """Let generic functions called with such a record find these."""
    OWN[numba.from_dtype(dtype)] = OWN[dtype] = functions


def generic(name: str) -> Callable[..., Any]:
    """The function of this name that belongs to the game whose record comes first."""

    def call(record, *others):
        return OWN[record.dtype][name](record, *others)

    # Unannotated: Numba compares the two signatures to the letter.
    @overload(call)
    def resolve(record, *others):  # noqa: ARG001
        own = OWN[record][name]
        return lambda record, *others: own(record, *others)  # noqa: PLW0108

    return call
