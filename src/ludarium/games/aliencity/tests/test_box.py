"""What is in the box of Alien City, by the rulebook's list of its parts; and its tables worked out plainly."""

from collections import Counter
from itertools import product

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.texts import Mistake
from ludarium.games.aliencity import GAME, box
from ludarium.games.aliencity.box import CARD_PLOTS, COLOUR_NAMES, COLOUR_OF, NEIGHBOURS, PIECES, PLOT_NAMES
from ludarium.games.aliencity.words import KIND_NAMES

COLUMNS, ROWS = "abcdefgh", range(1, 11)


def pieces(seat: int) -> dict[str, int]:
    """The buildings of a seat by their names."""
    return dict(zip(KIND_NAMES, map(int, PIECES[seat]), strict=True))


# --- The parts ---


@pytest.mark.parametrize("players", [0, 1, 3])
def test_there_are_two_players(players: int) -> None:
    assert box.PLAYERS == Match(GAME, 2).players == 2
    with pytest.raises(Mistake):
        Match(GAME, players)


def test_the_guilds_are_red_blue_green_and_black() -> None:
    assert list(COLOUR_NAMES) == ["red", "blue", "green", "black"]
    assert (box.RED, box.BLUE, box.GREEN, box.BLACK) == (0, 1, 2, 3)


def test_all_but_the_black_guild_have_towers_and_all_have_domes() -> None:
    towers, domes = ("red", "blue", "green"), ("red", "blue", "green", "black")
    assert list(KIND_NAMES) == [*(f"{colour} tower" for colour in towers), *(f"{colour} dome" for colour in domes)]
    assert [COLOUR_NAMES[int(colour)] for colour in COLOUR_OF] == [name.split()[0] for name in KIND_NAMES]


def test_there_are_20_cards() -> None:
    assert box.CARDS == len(CARD_PLOTS) == 20


def test_five_cards_of_each_guild() -> None:
    assert box.CARDS_OF_COLOUR == 5
    odds = dict.fromkeys(COLOUR_NAMES, 0)
    for words, weight in Match(GAME, 2).outcomes():
        odds[words.split()[2]] += weight
    assert odds == dict.fromkeys(COLOUR_NAMES, 5 * 4)


def test_fourteen_towers_five_red_five_blue_and_four_green() -> None:
    both = Counter(pieces(0)) + Counter(pieces(1))
    assert {name: count for name, count in both.items() if "tower" in name} == {
        "red tower": 5,
        "blue tower": 5,
        "green tower": 4,
    }


def test_twenty_four_domes_six_of_each_colour() -> None:
    both = Counter(pieces(0)) + Counter(pieces(1))
    assert {name: count for name, count in both.items() if "dome" in name} == {
        f"{colour} dome": 6 for colour in COLOUR_NAMES
    }


def test_six_caps_three_for_each_seat() -> None:
    assert box.CAPS == 3
    assert [stock.caps for stock in kit.plain(Match(GAME, 2).state).stocks] == [3, 3]


def test_seat_1_with_the_black_caps_has_two_red_three_blue_and_two_green_towers_and_three_domes_of_each_colour() -> (
    None
):
    assert list(pieces(0).values()) == [2, 3, 2, 3, 3, 3, 3]


def test_seat_2_with_the_white_caps_has_three_red_two_blue_and_two_green_towers_and_as_many_domes() -> None:
    assert list(pieces(1).values()) == [3, 2, 2, 3, 3, 3, 3]


def test_each_seat_has_these_pieces_at_the_start() -> None:
    stocks = kit.plain(Match(GAME, 2).state).stocks
    assert [list(stock.pieces) for stock in stocks] == [list(pieces(seat).values()) for seat in (0, 1)]


# --- The city ---


def test_the_city_has_eighty_plots_in_columns_a_to_h_and_rows_1_to_10_from_the_south() -> None:
    assert list(PLOT_NAMES) == [f"{column}{row}" for row in ROWS for column in COLUMNS]
    assert (box.ACROSS, box.UP, box.PLOTS) == (8, 10, 80)


def test_four_cards_by_five_of_four_plots_each_lie_in_rows_from_the_south_west() -> None:
    corners = [(COLUMNS[2 * across], 2 * up + 1) for up in range(5) for across in range(4)]
    for (column, row), card in zip(corners, CARD_PLOTS, strict=True):
        east = COLUMNS[COLUMNS.index(column) + 1]
        plots = [PLOT_NAMES[int(plot)] for plot in card]
        assert plots == [f"{column}{row}", f"{east}{row}", f"{column}{row + 1}", f"{east}{row + 1}"]


def test_every_plot_knows_its_card() -> None:
    assert [int(card) for card in box.CARD_OF] == [
        next(card for card, plots in enumerate(CARD_PLOTS) if plot in [int(one) for one in plots]) for plot in range(80)
    ]


def test_around_a_plot_lie_its_neighbours_clockwise_from_the_north_and_the_first_once_more() -> None:
    clockwise = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1)]
    places = {(COLUMNS.index(name[0]), int(name[1:])): name for name in PLOT_NAMES}
    assert box.AROUND == 8
    for name, around in zip(PLOT_NAMES, NEIGHBOURS, strict=True):
        column, row = COLUMNS.index(name[0]), int(name[1:])
        names = [(*PLOT_NAMES, "outside")[int(plot)] for plot in around]
        assert names == [places.get((column + east, row + north), "outside") for east, north in clockwise]


def test_beyond_the_city_is_no_plot() -> None:
    assert box.OUTSIDE == box.NOWHERE == 80


# --- Sets of plots ---

# Six rows of eight plots and a place that is always empty lie in the south, and four in the north.
PLACES = {name: divmod(9 * (int(name[1:]) - 1) + COLUMNS.index(name[0]), 6 * 9) for name in PLOT_NAMES}


def half_set(names: set[str], half: int) -> int:
    """A set of plots in one half, bit by bit."""
    return sum(1 << bit for name, (lies, bit) in PLACES.items() if lies == half and name in names)


def test_every_plot_has_a_bit_of_its_own_in_one_of_two_halves() -> None:
    assert [(int(half), int(bit)) for half, bit in zip(box.HALF_OF, box.BIT_OF, strict=True)] == list(PLACES.values())
    assert (box.HALVES, box.SOUTH, box.NORTH, box.SOUTH_ROWS, box.WIDTH, box.PLACES) == (2, 0, 1, 6, 9, 54)


def test_a_step_to_the_north_never_leaves_the_number_that_holds_a_half() -> None:
    assert max(bit for _, bit in PLACES.values()) + box.WIDTH < 63


def test_the_halves_meet_where_the_last_row_of_the_south_is_beside_the_first_of_the_north() -> None:
    first = {name for name, (half, bit) in PLACES.items() if half == 1 and bit < 9}
    last = {f"{name[0]}{int(name[1:]) - 1}" for name in first}
    assert half_set(first, 1) == box.FIRST_ROW
    assert half_set(last, 0) == box.FIRST_ROW << box.LAST_SOUTH_ROW


@pytest.mark.parametrize("half", [0, 1])
def test_the_sets_of_all_plots_and_of_the_western_and_southern_ones_of_cards(half: int) -> None:
    west = {name for name in PLOT_NAMES if name[0] in "aceg"}
    south = {name for name in PLOT_NAMES if int(name[1:]) in (1, 3, 5, 7, 9)}
    assert int(box.EVERY_PLOT[half]) == half_set(set(PLOT_NAMES), half)
    assert int(box.WESTERN[half]) == half_set(west, half)
    assert int(box.SOUTHERN[half]) == half_set(south, half)


def test_every_bit_is_its_plot_again_and_the_others_are_none() -> None:
    at = {place: number for number, place in enumerate(PLACES.values())}
    assert [[int(plot) for plot in half] for half in box.PLOT_AT] == [
        [at.get((half, bit), 80) for bit in range(54)] for half in range(2)
    ]
    assert sum(int(plot) < 80 for half, bit in product(range(2), range(54)) for plot in [box.PLOT_AT[half][bit]]) == 80


# --- Numbers of the rules ---


def test_the_first_two_buildings_of_a_card_have_its_colour() -> None:
    assert box.BOUND_BUILDINGS == 2


def test_customers_are_one_or_two_steps_away() -> None:
    assert box.CUSTOMER_DISTANCE == 2


def test_a_bonus_is_ten_less_twice_the_distance() -> None:
    assert (box.BONUS, box.BONUS_LOST_BY_STEP) == (10, 2)


# --- The option ---


def test_a_foreign_dome_may_come_first_unless_the_option_says_otherwise() -> None:
    assert box.STRICT_FIRST_TWO == ("no", "yes")
    assert Match(GAME, 2).options == {"strict-first-two": "no"}
