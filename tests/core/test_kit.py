"""The dialect: records, sets of cells, tables and random numbers, the same in every run."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from every_game import runs
from hypothesis import given
from hypothesis import strategies as st

from ludarium.core import kit
from ludarium.core.kit import WORD, record

PROBE = str(Path(__file__).with_name("probe.py"))
Pair = record(small="i1", great="i8")
Nest = record(flag="i1", pairs=(Pair, 3), counts=("i2", 5), last="i4")

# --- Both runs ---


def test_compiled_uncompiled_and_checked_agree_on_every_part_of_the_dialect() -> None:
    compiled, uncompiled, checked = (json.loads(runs.python(PROBE, rules=rules)) for rules in ("", "1", "check"))
    assert compiled == uncompiled == checked
    assert compiled["packed"] == compiled["repacked"] == compiled["kept"][1]
    assert compiled["kept"][0] == "00" * Nest.itemsize
    assert compiled["together"] == "".join(compiled["kept"])


def test_bounds_are_checked_in_compiled_rules_when_numba_is_told_to(tmp_path: Path) -> None:
    beyond = "import sys; sys.path.insert(0, 'core'); import probe; from ludarium.core import kit\n"
    beyond += "probe.draw_many(kit.zero(kit.Random), kit.table((1, 2)), kit.table((0, 0)))"
    done = runs.attempt("-c", beyond, rules=runs.COMPILED, NUMBA_BOUNDSCHECK="1", LUDARIUM_CACHE=str(tmp_path / "own"))
    assert "IndexError" in done.stderr


# --- Records ---


@pytest.mark.parametrize("name", ["size", "round", "min", "max", "data", "copy", "sum", "all", "item", "sort", "T"])
def test_record_refuses_a_name_that_numpy_takes_for_itself(name: str) -> None:
    with pytest.raises(TypeError, match=f"NumPy takes for itself: {name}"):
        record(**{"fine": "i1", name: "i1"})


def test_record_takes_names_near_those() -> None:
    assert record(sizes="i1", round_number="i1", deck="i1").names == ("sizes", "round_number", "deck")


def test_record_is_aligned_as_c_would() -> None:
    offsets = {name: Nest.fields[name][1] for name in Nest.names}
    assert (Pair.itemsize, Pair.fields["great"][1]) == (16, 8)
    assert offsets == {"flag": 0, "pairs": 8, "counts": 56, "last": 68}
    assert Nest.itemsize == 72
    assert Nest.isalignedstruct


numbers = {bits: st.integers(-(1 << bits - 1), (1 << bits - 1) - 1) for bits in (8, 16, 32, 64)}
contents = st.fixed_dictionaries(
    {
        "flag": numbers[8],
        "pairs": st.lists(st.tuples(numbers[8], numbers[64]), min_size=3, max_size=3),
        "counts": st.lists(numbers[16], min_size=5, max_size=5),
        "last": numbers[32],
    }
)


def plain_nest(content: dict[str, Any]) -> Any:
    nest = kit.zero(Nest)
    nest.flag, nest.last = content["flag"], content["last"]
    kit.fill(nest, "counts", content["counts"])
    for pair, (small, great) in zip(nest.pairs, content["pairs"], strict=True):
        pair.small, pair.great = small, great
    return nest


def numpy_nest(content: dict[str, Any]) -> Any:
    nest = np.zeros(1, Nest)
    for name, value in content.items():
        nest[0][name] = value
    return nest


@given(contents)
def test_uncompiled_record_packs_to_the_bytes_of_its_compiled_twin(content: dict[str, Any]) -> None:
    packed = kit.pack(plain_nest(content))
    assert packed == numpy_nest(content).tobytes()
    assert kit.pack(kit.unpack(Nest, packed)) == packed
    assert kit.pack(kit.plain(kit.unpack(Nest, packed))) == packed


def test_copy_of_a_record_is_its_own_down_to_the_last_field() -> None:
    nest = kit.zero(Nest)
    copies = [kit.plain(nest), kit.unpack(Nest, kit.pack(nest)), *kit.zeros(1, Nest)]
    kit.keep(copies, 2, nest)
    nest.flag = nest.pairs[1].small = nest.counts[4] = 1
    assert [kit.pack(copy) for copy in copies] == [bytes(Nest.itemsize)] * 3
    assert kit.values(nest, "counts", 5) == [0, 0, 0, 0, 1]


# --- Range checks ---


@pytest.mark.parametrize(("bits", "field"), [(8, "flag"), (32, "last")])
def test_store_refuses_a_number_that_its_field_cannot_hold(bits: int, field: str) -> None:
    nest = kit.zero(Nest)
    for limit in (1 << bits - 1, -(1 << bits - 1) - 1):
        with pytest.raises(OverflowError, match=f"{limit} does not fit int{bits}"):
            setattr(nest, field, limit)
        setattr(nest, field, limit - 1 if limit > 0 else limit + 1)


def test_store_into_a_nested_record_or_an_array_is_checked_as_well() -> None:
    nest = kit.zero(Nest)
    with pytest.raises(OverflowError, match="128 does not fit int8"):
        nest.pairs[2].small = 128
    with pytest.raises(OverflowError, match="32768 does not fit int16"):
        nest.counts[0] = 1 << 15
    with pytest.raises(OverflowError, match="9223372036854775808 does not fit int64"):
        nest.pairs[0].great += 1 << 63
    assert kit.pack(nest) == bytes(Nest.itemsize)


@pytest.mark.parametrize("place", [-1, 5])
def test_array_refuses_a_place_outside_it(place: int) -> None:
    nest = kit.zero(Nest)
    with pytest.raises(IndexError, match=f"place {place} of 5"):
        nest.counts[place] = 1
    with pytest.raises(IndexError, match=f"place {place} of 5"):
        print(nest.counts[place])


@pytest.mark.parametrize("place", [-1, 3])
def test_array_of_records_refuses_a_place_outside_it(place: int) -> None:
    with pytest.raises(IndexError):
        kit.zero(Nest).pairs[place].small = 1


def test_misspelt_field_is_an_error() -> None:
    with pytest.raises((AttributeError, KeyError), match="lsat"):
        kit.zero(Nest).lsat = 1


# --- Sets of cells ---

sets = st.integers(0, (1 << 63) - 1)


@given(sets)
def test_set_knows_its_cells_its_size_and_its_first(cells: int) -> None:
    held = [cell for cell in range(63) if cells & 1 << cell]
    assert kit.bits(cells) == held
    assert kit.size(cells) == len(held)
    assert not held or kit.first(cells) == held[0]


def test_table_holds_rows_of_numbers_that_cannot_change() -> None:
    rows = kit.table((n, n * n) for n in range(3))
    assert [list(row) for row in rows] == [[0, 0], [1, 1], [2, 4]]
    with pytest.raises(TypeError):
        rows[0][0] = 1


# --- Random numbers ---


def random_of(number: int, stream: int) -> Any:
    random = kit.zero(kit.Random)
    kit.seed(random, number, stream)
    return random


class Sfc32:
    """sfc32 as its author wrote it, in NumPy's unsigned words."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a, self.b, self.c, self.counter = np.array([a, b, c, counter], np.uint32)

    def word(self) -> int:
        with np.errstate(over="ignore"):
            drawn = self.a + self.b + self.counter
            self.counter = self.counter + np.uint32(1)
            self.a = self.b ^ (self.b >> np.uint32(9))
            self.b = self.c + (self.c << np.uint32(3))
            self.c = ((self.c << np.uint32(21)) | (self.c >> np.uint32(11))) + drawn
        return int(drawn)


words = st.integers(0, WORD)


@given(words, words, words, words)
def test_words_are_those_of_sfc32(a: int, b: int, c: int, counter: int) -> None:
    random, oracle = random_at(a, b, c, counter), Sfc32(a, b, c, counter)
    assert [kit.word(random) for _ in range(20)] == [oracle.word() for _ in range(20)]


def random_at(a: int, b: int, c: int, counter: int) -> Any:
    random = kit.zero(kit.Random)
    random.a, random.b, random.c, random.counter = a, b, c, counter
    return random


def test_random_numbers_of_a_seed_never_change() -> None:
    """Whoever published a seed must get the same games for ever."""
    random = random_of(2026, 1)
    assert [kit.word(random) for _ in range(4)] == [2487658139, 2906873274, 649579752, 812283663]
    assert [kit.below(random_of(seed, 0), 1000) for seed in range(8)] == [981, 788, 315, 182, 741, 545, 623, 977]


def test_every_pair_of_seed_and_stream_has_its_own_numbers() -> None:
    ends = (0, 1, 2, 1 << 31, 1 << 32, (1 << 32) + 1, 1 << 62)
    begun = {tuple(kit.word(random) for _ in range(4)) for random in (random_of(n, s) for n in ends for s in ends)}
    assert len(begun) == len(ends) ** 2
    near = {kit.word(random_of(number, stream)) for number in range(40) for stream in range(40)}
    assert len(near) > 1590


@given(words, words, words, st.integers(1, (1 << 31) - 1))
def test_below_takes_the_first_fair_word(a: int, b: int, c: int, limit: int) -> None:
    oracle = Sfc32(a, b, c, 1)
    word = oracle.word()
    while word * limit % (1 << 32) < (1 << 32) % limit:
        word = oracle.word()
    assert kit.below(random_at(a, b, c, 1), limit) == word * limit >> 32


@given(st.data(), st.integers(1, (1 << 31) - 1))
def test_below_gives_every_number_equally_many_words(data: st.DataObject, limit: int) -> None:
    number, unfair = data.draw(st.integers(0, limit - 1)), (1 << 32) % limit
    least = -(-((number << 32) + unfair) // limit)
    most = -(-((number + 1) << 32) // limit) - 1
    assert most - least + 1 == (1 << 32) // limit
    assert [kit.below(random_at(word, 0, 1, 0), limit) for word in (least, most)] == [number, number]
    assert least == 0 or drawn_by(least - 1, limit) != number


def drawn_by(word: int, limit: int) -> int | None:
    """What `below` makes of one word; None if it asks for another."""
    random = random_at(word, 0, 1, 0)
    number = int(kit.below(random, limit))
    return number if random.counter == 1 else None


@pytest.mark.parametrize("limit", [2, 3, 7, 11, 130])
def test_below_draws_every_number_alike(limit: int) -> None:
    random, drawn = random_of(5, limit), 400 * limit
    counts = Counter(kit.below(random, limit) for _ in range(drawn))
    assert set(counts) == set(range(limit))
    assert chi_square(counts, dict.fromkeys(range(limit), 400)) < limit + 4 * (2 * limit) ** 0.5


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    """How far counts are from what is expected: about as much as there are counts."""
    return sum((counts[number] - often) ** 2 / often for number, often in expected.items())
