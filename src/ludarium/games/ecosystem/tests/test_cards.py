"""The kinds of card of Ecosystem, in the order of the rulebook, and its examples."""

import pytest

from ludarium.games.ecosystem.box import NAMES
from ludarium.games.ecosystem.tests.pictures import (
    MARTIN,
    Cells,
    arranged,
    column,
    dealt,
    drawn,
    hand_number,
    lying,
    play,
    points,
    put,
    scored,
    to_lay,
    turn,
)

# --- The example of a picture ---


def less(picture: str, *places: tuple[int, int]) -> Cells:
    """A picture without the cards at these places."""
    return {place: kind for place, kind in drawn(picture).items() if place not in places}


def brought_by(line: str, place: tuple[int, int]) -> int:
    """What the example has less on a line of the score pad without one of its cards."""
    return points(line, MARTIN) - points(line, less(MARTIN, place))


def test_the_bee_in_the_upper_row_brings_6_for_the_meadows_to_its_left_and_below() -> None:
    assert brought_by("bee", (1, 0)) == 6


def test_the_bee_in_the_second_row_brings_3_for_the_meadow_to_its_left() -> None:
    assert brought_by("bee", (2, 1)) == 3


def test_the_other_two_meadows_bring_nothing_for_bees() -> None:
    assert brought_by("bee", (3, 2)) == brought_by("bee", (2, 3)) == 0


def test_the_eagle_at_the_lower_left_brings_6_for_two_rabbits_and_a_trout() -> None:
    assert points("eagle", MARTIN) == 6
    assert [brought_by("eagle", prey) for prey in ((1, 3), (0, 1), (1, 2))] == [2, 2, 2]


def test_the_dragonfly_at_the_right_brings_6_for_a_stream_of_4_above_and_one_of_2_below() -> None:
    assert brought_by("dragonfly", (4, 1)) == 6


def test_the_dragonfly_in_the_lowest_row_brings_2_for_the_stream_to_its_right() -> None:
    assert brought_by("dragonfly", (3, 3)) == 2


# --- Bees ---


def test_a_bee_brings_3_for_each_meadow_beside_it() -> None:
    assert points("bee", "bee meadow") == 3
    assert points("bee", {(1, 1): "bee", (0, 1): "meadow", (2, 1): "meadow", (1, 0): "meadow", (1, 2): "meadow"}) == 12


def test_a_meadow_counts_for_every_bee_beside_it() -> None:
    assert points("bee", "bee meadow bee") == 6


def test_a_meadow_at_a_corner_of_a_bee_brings_nothing() -> None:
    assert points("bee", {(0, 0): "bee", (1, 1): "meadow"}) == 0


@pytest.mark.parametrize("kind", [kind for kind in NAMES if kind != "meadow"])
def test_a_bee_likes_nothing_but_meadows(kind: str) -> None:
    assert points("bee", f"bee {kind}") == 0


# --- Bears ---


@pytest.mark.parametrize("kind", NAMES)
def test_a_bear_brings_2_for_each_bee_and_each_trout_beside_it(kind: str) -> None:
    assert points("bear", f"bear {kind}") == (2 if kind in ("bee", "trout") else 0)


def test_bees_and_trout_on_all_sides_of_a_bear_bring_8() -> None:
    assert points("bear", {(1, 1): "bear", (0, 1): "bee", (2, 1): "trout", (1, 0): "bee", (1, 2): "trout"}) == 8


def test_a_bee_at_a_corner_of_a_bear_brings_nothing() -> None:
    assert points("bear", {(0, 0): "bear", (1, 1): "bee"}) == 0


# --- Trout ---


@pytest.mark.parametrize("kind", NAMES)
def test_a_trout_brings_2_for_each_stream_and_each_dragonfly_beside_it(kind: str) -> None:
    assert points("trout", f"trout {kind}") == (2 if kind in ("stream", "dragonfly") else 0)


def test_a_trout_counts_the_cards_beside_it_and_not_the_whole_stream() -> None:
    assert points("trout", "trout stream stream stream") == 2


def test_streams_and_dragonflies_on_all_sides_of_a_trout_bring_8() -> None:
    around = {(0, 1): "stream", (2, 1): "stream", (1, 0): "dragonfly", (1, 2): "dragonfly"}
    assert points("trout", {(1, 1): "trout", **around}) == 8


# --- Foxes ---


def test_a_fox_brings_3() -> None:
    assert points("fox", "fox") == 3
    assert points("fox", "fox fox . fox") == 9


@pytest.mark.parametrize("kind", NAMES)
def test_a_fox_beside_a_wolf_or_a_bear_brings_nothing(kind: str) -> None:
    assert points("fox", f"{kind} rabbit fox") == (6 if kind == "fox" else 3)
    assert points("fox", f"fox {kind}") == {"wolf": 0, "bear": 0, "fox": 6}.get(kind, 3)


def test_a_fox_is_not_troubled_by_a_wolf_at_its_corner() -> None:
    assert points("fox", {(0, 0): "fox", (1, 1): "wolf", (-1, 1): "bear"}) == 3


def test_only_the_foxes_beside_a_bear_bring_nothing() -> None:
    assert points("fox", "fox fox bear fox") == 3


# --- Eagles ---


def within_sight(x: int, y: int) -> bool:
    """Whether a place is 1 or 2 steps away, counted across and down."""
    return 1 <= abs(x) + abs(y) <= 2


@pytest.mark.parametrize(("x", "y"), [(x, y) for x in range(-4, 5) for y in range(-3, 4) if (x, y) != (0, 0)])
def test_an_eagle_sees_rabbits_and_trout_up_to_2_steps_away(x: int, y: int) -> None:
    for prey in ("rabbit", "trout"):
        assert points("eagle", {(0, 0): "eagle", (x, y): prey}) == (2 if within_sight(x, y) else 0)


def test_an_eagle_sees_12_places() -> None:
    around = {(x, y): "rabbit" for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)}
    assert points("eagle", {(0, 0): "eagle", **around}) == 12 * 2


@pytest.mark.parametrize("kind", NAMES)
def test_an_eagle_hunts_nothing_but_rabbits_and_trout(kind: str) -> None:
    assert points("eagle", f"eagle {kind}") == (2 if kind in ("rabbit", "trout") else 0)


def test_nothing_stands_in_an_eagles_way() -> None:
    assert points("eagle", "eagle bear rabbit") == points("eagle", "eagle . rabbit") == 2


def test_a_rabbit_counts_for_every_eagle_that_sees_it() -> None:
    assert points("eagle", "eagle eagle rabbit") == 4


# --- Dragonflies ---


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_dragonfly_brings_1_for_each_card_of_the_stream_beside_it(size: int) -> None:
    assert points("dragonfly", "dragonfly" + " stream" * size) == size


def test_a_dragonfly_counts_all_streams_beside_it() -> None:
    assert points("dragonfly", "stream stream dragonfly stream") == 3


def test_a_stream_that_touches_a_dragonfly_twice_counts_once() -> None:
    assert points("dragonfly", "dragonfly stream \n stream stream") == 3


def test_a_stream_counts_for_every_dragonfly_beside_it() -> None:
    assert points("dragonfly", "dragonfly stream stream dragonfly") == 4


def test_streams_that_meet_at_a_corner_are_two() -> None:
    assert points("dragonfly", "dragonfly stream . \n . . stream") == 1


def test_a_stream_at_a_corner_of_a_dragonfly_brings_nothing() -> None:
    assert points("dragonfly", "dragonfly . \n . stream") == 0


def test_a_stream_may_have_any_shape() -> None:
    winding = """
        dragonfly  stream  stream  .
        .          .       stream  .
        stream     stream  stream  .
        stream     .       .       stream
    """
    assert points("dragonfly", winding) == 7


# --- Deer ---


def test_three_deer_in_three_rows_and_two_columns_bring_10() -> None:
    assert points("deer", "deer . \n . deer \n deer .") == 10


def test_a_deer_brings_2_for_its_row_and_2_for_its_column() -> None:
    assert points("deer", "deer") == 4


def test_another_deer_in_the_same_row_and_column_brings_nothing() -> None:
    assert points("deer", "deer deer \n deer .") == points("deer", "deer deer \n deer deer") == 8


def test_deer_in_every_row_and_column_bring_18() -> None:
    assert points("deer", "deer . . . . \n . deer . . . \n . . deer . . \n . . . deer deer") == 18


# --- Rabbits ---


def test_a_rabbit_brings_1_wherever_it_lies() -> None:
    assert points("rabbit", "rabbit") == 1
    assert points("rabbit", "rabbit wolf rabbit \n fox eagle rabbit") == 3


@pytest.mark.parametrize("kind", NAMES)
def test_after_a_rabbit_was_laid_two_cards_may_change_places(kind: str) -> None:
    match = play(to_lay(kind, "fox bee"), "1 lay 2,0")
    swaps = ["keep", "swap 0,0 1,0", "swap 0,0 2,0", "swap 1,0 2,0"]
    assert match.moves("1") == (swaps if kind == "rabbit" else [])


def test_the_two_cards_change_places_and_all_others_stay() -> None:
    match = play(to_lay("rabbit", "fox bee wolf \n deer"), "1 lay 3,0", "1 swap 2,0 0,1")
    assert lying(match, 0) == drawn("fox bee deer rabbit \n wolf")


def test_the_rabbit_itself_may_be_one_of_the_two() -> None:
    match = play(to_lay("rabbit", "fox bee wolf"), "1 lay 3,0", "1 swap 0,0 3,0")
    assert lying(match, 0) == drawn("rabbit bee wolf fox")


def test_an_older_rabbit_may_be_one_of_the_two_and_does_not_run_again() -> None:
    match = play(to_lay("rabbit", "rabbit bee wolf"), "1 lay 3,0", "1 swap 0,0 2,0")
    assert lying(match, 0) == drawn("wolf bee rabbit rabbit")
    assert match.waiting() == ["2", "3"]


def test_a_rabbit_moved_by_its_own_run_does_not_run_again() -> None:
    match = play(to_lay("rabbit", "fox bee"), "1 lay 2,0", "1 swap 0,0 2,0")
    assert match.waiting() == ["2", "3"]


def test_it_does_not_matter_which_of_the_two_is_named_first() -> None:
    swapped = [play(to_lay("rabbit", "fox bee"), "1 lay 2,0", f"1 swap {two}") for two in ("0,0 2,0", "2,0 0,0")]
    assert [lying(match, 0) for match in swapped] == [drawn("rabbit bee fox")] * 2


def test_any_two_cards_may_change_places_however_far_apart() -> None:
    picture = "fox bee wolf deer \n bear . . . \n eagle . . . \n trout . . ."
    match = play(to_lay("rabbit", picture), "1 lay 4,0")
    kinds = 8
    assert len(match.moves("1")) == 1 + kinds * (kinds - 1) // 2


def test_the_rabbit_need_not_run() -> None:
    match = play(to_lay("rabbit", "fox bee"), "1 lay 2,0", "1 keep")
    assert lying(match, 0) == drawn("fox bee rabbit")
    assert match.waiting() == ["2", "3"]


def test_two_cards_of_the_same_kind_do_not_change_places() -> None:
    match = play(to_lay("rabbit", "fox fox bee"), "1 lay 3,0")
    assert "swap 0,0 1,0" not in match.moves("1")
    assert len(match.moves("1")) == 1 + 5


@pytest.mark.parametrize("picture", ["", "rabbit", "rabbit rabbit \n rabbit"])
def test_nothing_is_asked_where_only_rabbits_lie(picture: str) -> None:
    match = to_lay("rabbit", picture)
    play(match, f"1 {match.moves('1')[0]}")
    assert match.waiting() == ["2", "3"]


def test_only_ones_own_cards_change_places() -> None:
    match = to_lay("rabbit", "fox bee")
    with arranged(match) as position:
        put(position.ecosystems[1], drawn("wolf deer"))
    play(match, "1 lay 2,0", "1 swap 0,0 1,0")
    assert lying(match, 0) == drawn("bee fox rabbit")
    assert lying(match, 1) == drawn("wolf deer")


def test_the_others_lay_while_a_rabbit_runs_and_the_turn_waits_for_it() -> None:
    match = dealt(3, "2 fox rabbit", "2 fox bee", "2 fox wolf")
    turn(match, "fox", "fox", "fox")
    play(match, "1 pick fox", "2 pick rabbit", "3 pick fox", "2 lay 1,0")
    assert match.waiting() == ["1", "2", "3"]
    held = hand_number(match, "1")
    play(match, "1 lay 1,0", "3 lay 1,0")
    assert match.waiting() == ["2"]
    assert hand_number(match, "1") == held
    assert play(match, "2 keep").waiting() == ["1", "2", "3"]
    assert hand_number(match, "2") == held


def test_several_rabbits_run_at_once() -> None:
    match = dealt(3, "2 rabbit", "fox rabbit", "fox bee")
    turn(match, "rabbit", "fox", "fox")
    play(match, "1 pick bee", "2 pick rabbit", "3 pick rabbit", "2 lay 1,0", "3 lay 1,0", "1 lay 1,0")
    assert match.waiting() == ["2", "3"]


# --- Meadows ---


@pytest.mark.parametrize(("size", "brings"), [(0, 0), (1, 0), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_a_meadow_brings_points_by_its_size(size: int, brings: int) -> None:
    assert points("meadow", "fox" + " meadow" * min(size, 4) + " \n . meadow" * (size == 5)) == brings


@pytest.mark.parametrize("rows", [2, 3, 4])
def test_no_meadow_brings_more_than_15(rows: int) -> None:
    assert points("meadow", "meadow meadow meadow meadow meadow \n" * rows) == 15


def test_every_meadow_brings_points() -> None:
    assert points("meadow", "meadow meadow fox meadow meadow \n . . . . meadow") == 3 + 6


def test_meadows_that_meet_at_a_corner_are_two() -> None:
    assert points("meadow", "meadow meadow . \n . . meadow") == 3


# --- Streams ---


def streams(*sizes: int) -> list[Cells]:
    """An ecosystem for each size, with a stream of so many cards."""
    return [{(n % 5, n // 5): "stream" for n in range(size)} for size in sizes]


@pytest.mark.parametrize(
    ("sizes", "prizes"),
    [
        ([4, 3, 2], [8, 5, 0]),
        ([1, 2, 5, 4], [0, 0, 8, 5]),
        ([4, 4, 3], [8, 8, 0]),
        ([4, 3, 3, 2], [8, 5, 5, 0]),
        ([4, 4, 4], [8, 8, 8]),
        ([2, 3, 2, 3, 1], [0, 8, 0, 8, 0]),
        ([5, 1, 1, 1, 1, 1], [8, 5, 5, 5, 5, 5]),
        ([6, 6, 5, 5, 4, 4], [8, 8, 0, 0, 0, 0]),
        # 21 streams are one more than the box holds: nobody really comes to be sixth.
        ([6, 5, 4, 3, 2, 1], [8, 5, 0, 0, 0, 0]),
        ([1, 0, 0], [8, 0, 0]),
        ([3, 1, 0, 0], [8, 5, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
    ids=str,
)
def test_the_largest_stream_of_all_brings_8_and_the_second_largest_5(sizes: list[int], prizes: list[int]) -> None:
    assert column(scored(*streams(*sizes)), "stream") == prizes


def test_only_the_largest_stream_of_each_player_counts() -> None:
    split = "stream stream stream fox stream \n fox fox fox fox stream"
    assert column(scored(split, "stream stream stream stream", "stream stream"), "stream") == [5, 8, 0]


def test_the_cards_of_a_stream_lie_side_by_side() -> None:
    assert column(scored("stream . stream \n . stream .", "stream stream", "fox"), "stream") == [5, 8, 0]


# --- Wolves ---


def packs(*sizes: int) -> list[Cells]:
    """An ecosystem for each size, with so many wolves that do not touch."""
    return [{(n % 3 * 2, n // 3 * 2): "wolf" for n in range(size)} for size in sizes]


@pytest.mark.parametrize(
    ("sizes", "prizes"),
    [
        ([3, 2, 1], [12, 8, 4]),
        ([1, 2, 4, 3], [0, 4, 12, 8]),
        ([5, 5, 3, 2], [12, 12, 4, 0]),
        ([5, 3, 3, 2], [12, 8, 8, 0]),
        ([5, 4, 3, 3, 2], [12, 8, 4, 4, 0]),
        ([2, 2, 2, 1], [12, 12, 12, 0]),
        ([2, 2, 1, 1, 1], [12, 12, 4, 4, 4]),
        ([2, 2, 2, 2, 2, 2], [12, 12, 12, 12, 12, 12]),
        ([3, 2, 2, 2, 1, 1], [12, 8, 8, 8, 0, 0]),
        ([6, 5, 4, 3, 2, 1], [12, 8, 4, 0, 0, 0]),
        ([2, 1, 0], [12, 8, 0]),
        ([1, 0, 0], [12, 0, 0]),
        ([1, 1, 0, 0], [12, 12, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
    ids=str,
)
def test_most_wolves_bring_12_second_most_8_and_third_most_4(sizes: list[int], prizes: list[int]) -> None:
    assert column(scored(*packs(*sizes)), "wolf") == prizes


def test_wolves_count_wherever_they_lie() -> None:
    assert column(scored("wolf . . wolf \n . wolf", "wolf wolf", "fox"), "wolf") == [12, 8, 0]


@pytest.mark.parametrize("line", ["wolf", "stream"])
@pytest.mark.parametrize("players", range(3, 6))
def test_only_those_who_play_compete(line: str, players: int) -> None:
    somebody_else = f"{line} {line}"
    match = scored(*[line] * players, somebody_else, players=players)
    assert len(set(column(match, line))) == 1
    assert column(match, line)[0] == {"wolf": 12, "stream": 8}[line]


# --- The whole ecosystem ---


@pytest.mark.parametrize("x", range(-4, 1))
@pytest.mark.parametrize("y", range(-3, 1))
def test_points_do_not_depend_on_where_the_first_card_was_laid(x: int, y: int) -> None:
    deer = "deer fox \n . deer"
    for picture in (MARTIN, deer):
        assert scored(drawn(picture, x, y), players=3).sheets() == scored(picture, players=3).sheets()
