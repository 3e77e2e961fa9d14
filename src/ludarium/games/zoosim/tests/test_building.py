"""The rulebooks on laying tiles: which squares and turns are allowed, which are not and why, and what fits nowhere."""

import pytest

from ludarium.core.game import Match
from ludarium.core.texts import Mistake
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.box import STARTS, TILES
from ludarium.games.zoosim.tests.geometry import WAYS, beside
from ludarium.games.zoosim.tests.pictures import (
    ALL_SIX,
    STRAIGHT,
    benches,
    coins,
    enclosures,
    flags,
    for_sale,
    in_pile,
    in_row,
    laid,
    lay,
    opened,
    placements,
    refusal,
    settle,
    trees,
    visitors,
    win,
    zoo,
)

# A path from the start to the north with a free end on 0,-3; the other path of the start tile ends on 1,-1.
TOWER = "AW BE @ 0,-1 n"

# --- Every square and every turn ---


def test_a_tile_of_six_paths_lies_at_a_free_end_in_six_ways() -> None:
    match = zoo(TOWER, ALL_SIX)
    assert placements(match) == {"0,-3 n", "0,-3 e", "0,-3 w", "0,-4 s", "1,-3 w", "-1,-3 e"}


@pytest.mark.parametrize(
    ("path", "places"),
    [
        ("AN", {"0,-3 w"}),
        ("AW", {"0,-3 n", "1,-1 n"}),
        ("AS", {"0,-3 e", "1,-1 e"}),
        ("BN", {"1,-3 w", "2,-1 w"}),
        ("BE", {"0,-4 s", "1,-2 s"}),
        ("BS", {"-1,-3 e"}),
    ],
)
def test_a_tile_is_turned_so_that_its_path_meets_that_of_the_zoo(path: str, places: set[str]) -> None:
    assert placements(zoo(TOWER, path)) == places


def test_a_tile_that_looks_the_same_from_both_ends_lies_there_in_two_ways_since_its_halves_differ() -> None:
    match = zoo(TOWER, STRAIGHT)
    assert {"0,-3 n", "0,-4 s"} <= placements(match)


@pytest.mark.parametrize(
    ("start", "places"),
    [
        ("NN", {"0,-1 n", "0,-2 s", "1,-1 n", "1,-2 s"}),
        ("WE", {"-1,0 w", "-2,0 e", "2,0 e", "3,0 w"}),
        ("AN_E", {"0,-1 n", "0,-2 s", "2,0 e", "3,0 w"}),
    ],
)
def test_the_first_tile_goes_on_with_a_path_of_the_start_tile(start: str, places: set[str]) -> None:
    assert placements(zoo(STRAIGHT, start=start)) == places


def test_tiles_lie_on_a_grid_of_half_tiles() -> None:
    match = zoo(STRAIGHT)
    for words in ("place 0.5,-1 n", "place 0,-1", "place 0,-1 ne", "place 0,-52 n"):
        with pytest.raises(Mistake) as problem:
            match.play("1", words)
        assert problem.value.sentence.name == "unknown-move"


def test_every_placement_has_its_own_words() -> None:
    words = [move for move in GAME.words if move.startswith("place ")]
    assert len(set(words)) == len(words)


def test_half_a_of_a_tile_may_lie_beside_half_a_or_half_b_of_another() -> None:
    assert {"1,-1 n", "1,-2 s"} <= placements(zoo(TOWER, STRAIGHT))


def test_a_long_side_may_touch_a_tile_with_both_halves_or_with_one() -> None:
    assert placements(zoo("AS BS")) == {"0,-1 e", "1,-1 e", "-1,-1 e"}


def test_a_long_side_may_touch_two_tiles() -> None:
    # Half B goes on with the path to 2,-1, and half A has the grass of the start tile to the south.
    match = zoo("AW AN @ 2,0 e", "BS", start="AN_E")
    assert "1,-1 e" in placements(match)


# --- Paths against paths ---


def test_a_path_may_go_on_with_a_path() -> None:
    assert refusal(zoo(STRAIGHT), "place 0,-1 n") == ""


def test_one_path_that_joins_is_enough() -> None:
    match = zoo(TOWER, "AW")
    match.play("1", "place 1,-1 n")
    assert laid(match) == {"Z01": "0,-1 n", "Z02": "1,-1 n"}


def test_several_paths_may_join() -> None:
    match = zoo("AS BS")
    match.play("1", "place 0,-1 e")
    assert laid(match) == {"Z01": "0,-1 e"}


def test_no_path_of_a_new_tile_may_run_into_the_grass_of_the_zoo() -> None:
    # The west path of half A would run into the tower, though the south path would meet that of the start tile.
    match = zoo(TOWER, "AW AS")
    assert refusal(match, "place 1,-1 e") == "no-path-into-grass"
    assert refusal(zoo(TOWER, "AS"), "place 1,-1 e") == ""


def test_no_path_of_the_zoo_may_run_into_the_grass_of_a_new_tile() -> None:
    # Half A meets one path of the start tile, and half B has grass where the other one comes.
    match = zoo("AS BN")
    assert refusal(match, "place 0,-1 e") == "no-grass-at-path"
    assert refusal(match, "place 1,-1 e") == ""


def test_the_paths_of_two_neighbours_must_all_go_on() -> None:
    # Paths come to 1,-1 from the start tile and from the tile to the west of it.
    crossing = "AW AS @ 0,-1 n"
    assert refusal(zoo(crossing, "AW"), "place 1,-1 n") == "no-grass-at-path"
    assert refusal(zoo(crossing, "AN"), "place 1,-1 n") == "no-grass-at-path"
    assert refusal(zoo(crossing, "AW AN"), "place 1,-1 n") == ""


def test_grass_may_lie_beside_grass() -> None:
    # Both halves stand beside the tower with grass on either side, and the start tile has the path that joins.
    assert refusal(zoo(TOWER, STRAIGHT), "place 1,-1 n") == ""


@pytest.mark.parametrize(
    ("path", "place"), [("AN", "2,0 e"), ("AW", "2,-1 s"), ("AS", "-1,0 w"), ("AN", "-2,0 e"), ("AS", "-1,-1 s")]
)
def test_to_touch_by_grass_alone_is_not_allowed(path: str, place: str) -> None:
    match = zoo(path)
    assert refusal(match, f"place {place}") == "no-path-joins"
    assert place not in placements(match)


@pytest.mark.parametrize("place", ["2,-1 e", "-1,-1 w", "2,2 e", "-1,2 w", "2,-1 n"])
def test_to_touch_at_corners_alone_is_not_allowed(place: str) -> None:
    match = zoo(ALL_SIX)
    assert refusal(match, f"place {place}") == "no-not-beside"


@pytest.mark.parametrize("place", ["5,5 e", "0,-50 n", "51,0 w", "-50,0 n", "0,-2 n"])
def test_a_tile_may_not_lie_by_itself(place: str) -> None:
    assert refusal(zoo(ALL_SIX), f"place {place}") == "no-not-beside"


def test_paths_may_end_at_the_empty_table() -> None:
    match = zoo(ALL_SIX, start="WE")
    match.play("1", "place 2,0 e")
    assert laid(match) == {"Z01": "2,0 e"}


def test_a_path_may_end_at_an_empty_square_though_grass_lies_beyond_it() -> None:
    # The path from 0,-2 comes to 0,-1, on the other side of which the start tile has grass.
    match = zoo("AS BE @ -1,0 n", "AS BS", start="WE")
    match.play("1", "place -1,-2 e")
    assert laid(match) == {"Z01": "-1,0 n", "Z02": "-1,-2 e"}


# --- Squares that are taken ---


@pytest.mark.parametrize("place", ["0,0 n", "0,-1 s", "1,0 e", "2,0 w", "1,-1 s", "0,0 e"])
def test_no_tile_lies_on_the_start_tile(place: str) -> None:
    assert refusal(zoo(ALL_SIX), f"place {place}") == "no-square-taken"


@pytest.mark.parametrize("place", ["0,-1 n", "0,-2 s", "0,-2 n", "1,-1 w", "-1,-2 e", "0,-3 s"])
def test_no_tile_lies_on_another(place: str) -> None:
    assert refusal(zoo(TOWER, ALL_SIX), f"place {place}") == "no-square-taken"


# --- The pavilion ---


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize(
    "place", ["0,1 e", "0,1 s", "1,1 s", "-1,1 e", "2,1 w", "0,2 n", "1,2 n", "1,1 w", "0,0 s", "1,1 n"]
)
def test_no_tile_lies_on_the_pavilion(start: str, place: str) -> None:
    assert refusal(zoo(ALL_SIX, start=start), f"place {place}") == "no-on-pavilion"


WEST_OF_PAVILION = "AN BE @ -1,0 s"
SOUTH_OF_PAVILION = "AN BE @ -1,2 e"


@pytest.mark.parametrize(
    ("before", "forbidden", "allowed", "place"),
    [
        ((), "AN BN", "AN BS", "-1,0 s"),
        ((), "AS BS", "AS BN", "2,0 s"),
        ((WEST_OF_PAVILION,), "AN BN", "AN BE", "-1,2 e"),
        ((WEST_OF_PAVILION, SOUTH_OF_PAVILION), "AW AN", "AW BE", "1,2 e"),
    ],
    ids=["west", "east", "south of its west half", "south of its east half"],
)
def test_no_path_may_point_at_the_pavilion_from_any_side(
    before: tuple[str, ...], forbidden: str, allowed: str, place: str
) -> None:
    match = zoo(*before, forbidden, start="WE")
    assert refusal(match, f"place {place}") == "no-into-pavilion"
    assert place not in placements(match)
    match = zoo(*before, allowed, start="WE")
    assert refusal(match, f"place {place}") == ""
    assert place in placements(match)


def test_the_pavilion_is_no_tile_that_another_could_join() -> None:
    assert refusal(zoo("BE"), "place 2,1 e") == "no-path-joins"


def test_grass_may_lie_beside_the_pavilion() -> None:
    match = zoo(WEST_OF_PAVILION, SOUTH_OF_PAVILION, "AW BE", start="WE")
    match.play("1", "place 1,2 e")
    assert laid(match)["Z03"] == "1,2 e"


# --- A zoo has no limits ---

# The start tile, the square of the first tile, and the way to the far end.
LINES = [
    ("NN", (0, -1), "n"),
    ("NN", (1, -1), "n"),
    ("WE", (-1, 0), "w"),
    ("WE", (2, 0), "e"),
    ("AN_E", (0, -1), "n"),
    ("AN_E", (2, 0), "e"),
]
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
outward_or_not = pytest.mark.parametrize("outward", [True, False], ids=["outward", "inward"])


def line(first: tuple[int, int], way: str, tiles: int, *, outward: bool = True) -> list[str]:
    """Places of tiles one behind the other, with half A nearer to the start or farther from it."""
    square, places = first, []
    for _ in range(tiles):
        near, far = square, beside(square, WAYS[way])
        places.append("{},{} {}".format(*(near if outward else far), way if outward else OPPOSITE[way]))
        square = beside(far, WAYS[way])
    return places


@outward_or_not
@pytest.mark.parametrize(("start", "first", "way"), LINES)
def test_all_25_tiles_may_lie_in_one_line(start: str, first: tuple[int, int], way: str, outward: bool) -> None:
    places = line(first, way, TILES, outward=outward)
    match = opened(STRAIGHT, start=start)
    for place in places:
        win(match, "1")
        assert place in placements(match)
        match.play("1", f"place {place}")
    assert list(laid(match).values()) == places
    assert match.over


@outward_or_not
@pytest.mark.parametrize(
    ("corner", "place", "first"), [("AN BE", "-1,0 s", (-1, 2)), ("AS BE", "2,0 s", (2, 2))], ids=["west", "east"]
)
def test_a_line_goes_past_the_pavilion_as_far_to_the_south(
    corner: str, place: str, first: tuple[int, int], outward: bool
) -> None:
    places = [place, *line(first, "s", TILES - 1, outward=outward)]
    match = opened(corner, STRAIGHT, start="WE")
    for each in places:
        lay(match, "1", each)
    assert list(laid(match).values()) == places
    assert match.over


def test_stairs_of_25_tiles_go_as_far() -> None:
    pictures = ("AW BN", "AW BS") * 12
    match = opened(*pictures, "AW BN", start="WE")
    for step in range(13):
        x, y = 2 + 2 * step, -2 * step
        lay(match, "1", f"{x},{y} e")
        if step < 12:
            lay(match, "1", f"{x + 1},{y - 1} n")
    assert match.over
    assert laid(match)["Z25"] == "26,-24 e"


def test_tiles_at_the_far_end_bring_income_and_join_enclosures_as_others_do() -> None:
    match = opened(*("mammals 1 | birds 1 : AW BE", "birds 1 | mammals 1 : AW BE") * 12, STRAIGHT, start="WE")
    for place in line((2, 0), "e", TILES):
        lay(match, "1", place)
    # Two halves of one family meet at each seam, and no more.
    assert enclosures(match) == {"mammals": 2, "birds": 2}
    assert coins(match) == 8 - 25 + 5 + 10 + 15 + 20 + 25


# --- Whoever has bought a tile lays it at once ---


def test_the_winner_lays_the_tile_before_anything_else_happens() -> None:
    match = zoo(STRAIGHT, players=3)
    assert match.waiting() == ["1"]
    assert {move.split()[0] for move in match.moves("1")} == {"place"}
    assert refusal(match, "bid 0") == "no-build-first"
    assert [refusal(match, "bid 0", seat) for seat in ("2", "3")] == ["no-others-build"] * 2


def test_nobody_else_lays_the_tile() -> None:
    match = zoo(STRAIGHT, players=3)
    assert [refusal(match, "place 0,-1 n", seat) for seat in ("2", "3")] == ["no-others-build"] * 2
    assert [match.moves(seat) for seat in ("2", "3")] == [[], []]


def test_when_the_tile_lies_all_bid_for_the_next_one() -> None:
    match = zoo("AW BE @ 0,-1 n", players=3)
    assert match.waiting() == ["1", "2", "3"]
    assert for_sale(match) == "Z02"
    assert refusal(match, "place 0,-3 n") == "no-bid-first"


def test_a_tile_is_laid_in_the_own_zoo() -> None:
    match = opened(STRAIGHT, players=3)
    for seat in ("1", "3"):
        lay(match, seat, "0,-1 n")
    assert [laid(match, seat) for seat in match.seats] == [{"Z01": "0,-1 n"}, {}, {"Z02": "0,-1 n"}]


def test_a_tile_that_was_laid_stays_there() -> None:
    match = zoo(TOWER, "AW BE @ 0,-3 n", "AW BE @ 1,-1 n")
    assert laid(match) == {"Z01": "0,-1 n", "Z02": "0,-3 n", "Z03": "1,-1 n"}


# --- A tile that fits nowhere ---

# Both paths of the start tile meet those of this tile; nothing can go on from there.
LID = "AS BS @ 0,-1 e"
# Tiles round 1,-1 to which a path of the start tile leads; then no other path has an end.
POCKET = ("AN AS @ 0,-1 w", "AS BE @ 0,-2 e", "AS @ 2,-2 s")
# The other path of the start tile ends here; two paths come to the only place that is left, 1,-1.
CORNER = ("AW AS @ 0,-1 n",)

every_pocket = pytest.mark.parametrize("before", [(LID,), POCKET], ids=["no end of a path", "room for one half"])


@every_pocket
@pytest.mark.parametrize("picture", [ALL_SIX, "AN", "BE", STRAIGHT])
def test_a_tile_leaves_the_game_if_it_fits_nowhere(before: tuple[str, ...], picture: str) -> None:
    match = zoo(*before, picture)
    assert match.moves("1") == ["forfeit"]
    assert refusal(match, "forfeit") == ""
    there = laid(match)
    match.play("1", "forfeit")
    assert laid(match) == there


@pytest.mark.parametrize(("picture", "fits"), [("AW", False), (STRAIGHT, False), ("AW AN", True), ("BE BN", True)])
def test_a_tile_leaves_the_game_if_its_paths_fit_at_no_end_of_the_zoo(picture: str, fits: bool) -> None:
    match = zoo(*CORNER, picture)
    assert (match.moves("1") == ["forfeit"]) == (not fits)
    assert refusal(match, "forfeit") == ("no-fits-somewhere" if fits else "")


def test_nobody_gives_up_a_tile_that_fits_somewhere() -> None:
    match = zoo(STRAIGHT)
    assert "forfeit" not in match.moves("1")
    assert refusal(match, "forfeit") == "no-fits-somewhere"


@pytest.mark.parametrize(("path", "place"), [("BS", "-1,-3 e"), ("AN", "0,-3 w")])
def test_a_tile_that_fits_in_a_single_way_is_not_given_up(path: str, place: str) -> None:
    match = zoo(TOWER, path)
    assert match.moves("1") == [f"place {place}"]
    assert refusal(match, "forfeit") == "no-fits-somewhere"


def test_it_fits_nowhere_in_the_zoo_of_one_and_somewhere_in_that_of_another() -> None:
    match = opened("AS BS", STRAIGHT)
    lay(match, "1", "0,-1 e")
    win(match, "2")
    assert placements(match) == {"0,-1 n", "0,-2 s", "1,-1 n", "1,-2 s"}


def given_up(coins: int = 1, players: int = 2) -> Match:
    """Seat 1 has laid a tile that ends all its paths, and given up another, which it had bought for some coins."""
    halves = "mammals 1 | birds 1"
    match = opened(f"{halves} : AS BS ; shrubs 1", "reptiles 3 | mammals 2 : AW ; shrubs 4", ALL_SIX, players=players)
    lay(match, "1", "0,-1 e")
    win(match, "1", coins)
    match.play("1", "forfeit")
    return match


def test_a_tile_that_was_given_up_has_been_paid_for() -> None:
    match = given_up(coins=4)
    assert [coins(match, seat) for seat in match.seats] == [8 - 1 - 4, 8]


def test_the_next_tile_is_bid_for_by_all() -> None:
    match = given_up(players=3)
    assert match.waiting() == ["1", "2", "3"]
    assert for_sale(match) == "Z03"


def test_a_tile_that_was_given_up_is_not_put_up_for_auction_again() -> None:
    match = given_up()
    assert "Z02" not in in_row(match) + in_pile(match)
    assert [name for seat in match.seats for name in laid(match, seat)] == ["Z01"]


def test_a_tile_that_was_given_up_brings_no_income() -> None:
    match = given_up()
    for _ in range(3):
        win(match, "1")
        match.play("1", "forfeit")
    settle(match)
    assert coins(match) == 8 - 5 + 1


def test_a_tile_that_was_given_up_shows_its_animals_and_shrubs_to_nobody() -> None:
    match = given_up()
    assert enclosures(match) == {"mammals": 1, "birds": 1}
    assert visitors(match, "reptiles") == [0, 0]
    assert match.view().zoos[0].shrubs == 1
    assert trees(match) == [1, 0]
    assert benches(match) == 1


def test_a_flag_goes_down_after_a_tie_even_for_a_tile_that_fits_nowhere() -> None:
    match = given_up()
    for seat in ("1", "2"):
        match.play(seat, "bid 2")
    match.play("1", "forfeit")
    assert flags(match) == ["2", "1"]


# --- Why a tile may not lie there ---


@pytest.mark.parametrize(
    ("picture", "place", "reason", "sentence"),
    [
        ("AW", "0,-1 s", "no-square-taken", "A on 0,-1, B to the south: a tile lies there already."),
        ("AW", "0,1 e", "no-on-pavilion", "A on 0,1, B to the east: the pavilion is in the way."),
        ("AW", "3,-1 e", "no-not-beside", "A on 3,-1, B to the east: the tile would lie by itself, beside no other."),
        ("AW", "2,1 e", "no-into-pavilion", "A on 2,1, B to the east: a path of the tile would run into the pavilion."),
        (
            "AW",
            "2,0 e",
            "no-path-into-grass",
            "A on 2,0, B to the east: a path of the tile would run into the grass of a tile beside it.",
        ),
        (
            "BE",
            "1,-1 n",
            "no-grass-at-path",
            "A on 1,-1, B to the north: a path of your zoo would run into the grass of the tile.",
        ),
        (
            "BN",
            "-1,0 n",
            "no-path-joins",
            "A on -1,0, B to the north: no path of the tile would meet a path of your zoo.",
        ),
        ("AW", "", "no-fits-somewhere", "The tile can be laid; it is given up only when it fits nowhere."),
    ],
)
def test_a_placement_that_is_refused_is_told_why_and_changes_nothing(
    picture: str, place: str, reason: str, sentence: str
) -> None:
    match = zoo(picture)
    record, moves = match.record(), match.moves("1")
    with pytest.raises(Mistake) as problem:
        match.play("1", f"place {place}" if place else "forfeit")
    assert problem.value.sentence.name == reason
    assert problem.value.sentence.say("en") == sentence
    assert match.record() == record
    assert match.moves("1") == moves
