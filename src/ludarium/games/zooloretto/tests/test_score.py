"""The rulebook of Zooloretto: the score, its example, and who wins."""

import pytest

from ludarium.games.zooloretto.tests.pictures import ended, play, position

SPACES = {"4": 4, "5": 5, "6": 6, "x": 5, "y": 5}
LINES = {"4": "enclosure-4", "5": "enclosure-5", "6": "enclosure-6", "x": "expansion-x", "y": "expansion-y"}


def points(zoo: str, line: str) -> int:
    """What a line of the score sheet brings for a zoo."""
    return ended(zoo, players=2).sheet("1")[line]


def beside(enclosure: str, animals: int, stalls: str = "") -> int:
    """What so many animals in an enclosure bring, with these stalls in the zoo."""
    return points(f"{enclosure}: {animals} camel; {stalls}", LINES[enclosure])


# --- Animals ---


@pytest.mark.parametrize(("enclosure", "value"), [("4", 5), ("5", 8), ("6", 10), ("x", 9), ("y", 9)])
def test_a_full_enclosure_brings_its_higher_value(enclosure: str, value: int) -> None:
    assert beside(enclosure, SPACES[enclosure]) == value


@pytest.mark.parametrize(("enclosure", "value"), [("4", 4), ("5", 5), ("6", 6), ("x", 5), ("y", 5)])
def test_an_enclosure_in_which_one_animal_is_missing_brings_its_lower_value(enclosure: str, value: int) -> None:
    assert beside(enclosure, SPACES[enclosure] - 1) == value


@pytest.mark.parametrize("enclosure", LINES)
def test_an_enclosure_in_which_more_are_missing_brings_a_point_an_animal_beside_a_stall_and_else_nothing(
    enclosure: str,
) -> None:
    for animals in range(SPACES[enclosure] - 1):
        assert beside(enclosure, animals, f"{enclosure}a: stall-b") == animals
        assert beside(enclosure, animals) == 0


@pytest.mark.parametrize("enclosure", LINES)
def test_a_stall_beside_another_enclosure_does_not_help(enclosure: str) -> None:
    others = "; ".join(f"{other}a: stall-b" for other in "456" if other != enclosure)
    assert beside(enclosure, 1, others) == 0


def test_a_stall_in_the_barn_does_not_help() -> None:
    assert beside("6", 3, "barn: stall-a") == 0


@pytest.mark.parametrize("place", ["4a", "4b"])
def test_either_place_beside_enclosure_4_will_do(place: str) -> None:
    assert beside("4", 2, f"{place}: stall-c") == 2


def test_two_stalls_beside_enclosure_4_bring_no_more_than_a_point_an_animal() -> None:
    assert beside("4", 2, "4a: stall-a; 4b: stall-b") == 2


def test_question_one_stall_is_enough_for_an_elephant_in_enclosure_4() -> None:
    assert points("4: elephant; 4b: stall-a", "enclosure-4") == 1


def test_a_stall_adds_nothing_to_an_enclosure_that_is_full_or_lacks_one() -> None:
    assert [beside("5", animals, "5a: stall-a") for animals in (5, 4)] == [8, 5]


def test_an_enclosure_that_stays_closed_brings_nothing() -> None:
    sheet = ended("", players=3).sheet("1")
    assert (sheet["expansion-x"], sheet["expansion-y"]) == (0, 0)


# --- Stalls ---


@pytest.mark.parametrize(
    ("stalls", "value"),
    [
        ("", 0),
        ("4a: stall-a", 2),
        ("4a: stall-a; 4b: stall-a; 6a: stall-a", 2),
        ("4a: stall-a; 5a: stall-d", 4),
        ("4a: stall-a; 4b: stall-b; 5a: stall-c; 6a: stall-d", 8),
        ("4a: stall-a; 4b: stall-b; 5a: stall-c; 6a: stall-d; xa: stall-a; ya: stall-b", 8),
        ("barn: stall-a", 0),
    ],
)
def test_each_type_of_stall_on_stall_places_brings_two_points(stalls: str, value: int) -> None:
    assert points(stalls, "stalls") == value


def test_question_a_stall_brings_its_two_points_also_where_its_enclosure_needs_it() -> None:
    sheet = ended("4: elephant; 4a: stall-a").sheet("1")
    assert (sheet["enclosure-4"], sheet["stalls"]) == (1, 2)


# --- The barn ---


@pytest.mark.parametrize(
    ("barn", "value"),
    [
        ("", 0),
        ("stall-a", -2),
        ("3 stall-a", -2),
        ("stall-a stall-d", -4),
        ("camel", -2),
        ("camel camel-m camel-f camel-cub", -2),
        ("camel panda-m zebra-cub", -6),
        ("2 camel panda 2 stall-b stall-c", -8),
    ],
)
def test_each_type_of_stall_and_each_species_in_the_barn_costs_two_points(barn: str, value: int) -> None:
    assert points(f"barn: {barn}", "barn") == value


def test_example_claus_has_three_elephants_in_the_barn_and_loses_two_points() -> None:
    assert points("barn: 3 elephant", "barn") == -2


def test_a_type_of_stall_that_stands_on_a_place_and_in_the_barn_counts_for_both() -> None:
    sheet = ended("4a: stall-a; barn: stall-a").sheet("1")
    assert (sheet["stalls"], sheet["barn"]) == (2, -2)


def test_a_species_that_lives_in_an_enclosure_costs_points_in_the_barn_all_the_same() -> None:
    assert ended("4: 4 camel; barn: camel").scores()[0] == 5 - 2


# --- Examples ---


def test_example_of_a_score() -> None:
    zoo = (
        "x: 5 zebra; 5: 4 elephant; 4: 2 chimpanzee; 4a: stall-a; 4b: stall-b; 6: 4 panda;"
        "barn: 2 camel 3 flamingo; coins: 4"
    )
    assert ended(zoo).sheet("1") == {
        "enclosure-4": 2,
        "enclosure-5": 5,
        "enclosure-6": 0,
        "expansion-x": 9,
        "expansion-y": 0,
        "stalls": 4,
        "barn": -4,
        "total": 16,
    }


def test_example_bert_scores_both_enclosures_when_each_lacks_one_after_his_exchange() -> None:
    match = position("4: 4 flamingo; 5: 3 chimpanzee")
    assert [match.sheet("1")[line] for line in ("enclosure-4", "enclosure-5")] == [5, 0]
    play(match, "1 exchange 4 5")
    assert [match.sheet("1")[line] for line in ("enclosure-4", "enclosure-5")] == [4, 5]


def test_the_example_of_the_help_page() -> None:
    zoo = (
        "4: 3 camel; 5: 2 zebra; 5a: stall-a; 6: 5 panda panda-cub; 6a: stall-b; x: 3 leopard;"
        "barn: 2 kangaroo elephant stall-a"
    )
    match = position(zoo)
    assert list(match.sheet("1").values()) == [4, 2, 10, 0, 0, 4, -6, 14]
    play(match, "1 move stall-a barn xa")
    assert list(match.sheet("1").values()) == [4, 2, 10, 3, 0, 4, -4, 19]


def test_the_total_is_the_sum_of_all_lines() -> None:
    *lines, total = ended("4: 4 camel; 6: 5 zebra; 6a: stall-a; barn: panda stall-b").sheet("1").values()
    assert total == sum(lines) == 5 + 6 + 2 - 4


def test_coins_bring_no_points() -> None:
    assert ended("coins: 9").scores()[0] == 0


# --- Who wins ---


def test_the_most_points_win() -> None:
    match = ended("4: 3 camel", "4: 4 panda", "barn: camel; coins: 9")
    assert match.scores() == [4, 5, -2]
    assert match.winners() == ["2"]
    assert match.remark() is None


def test_even_where_nobody_has_more_than_none() -> None:
    match = ended("barn: camel panda", "barn: camel", "barn: camel zebra leopard")
    assert match.winners() == ["2"]


@pytest.mark.parametrize(("coins", "winners"), [((3, 2, 9), ["1"]), ((2, 3, 9), ["2"])])
def test_in_a_tie_the_coins_decide_but_only_among_those_who_have_tied(
    coins: tuple[int, ...], winners: list[str]
) -> None:
    zoos = (f"{zoo}; coins: {held}" for zoo, held in zip(("4: 3 camel", "4: 3 panda", "4: camel"), coins, strict=True))
    match = ended(*zoos)
    assert match.winners() == winners
    remark = match.remark()
    assert remark is not None
    assert remark.name == "coins-decided"


def test_coin_tiles_decide_a_tie_as_coins_do() -> None:
    stack = "7 camel 6 panda coin"
    match = position("", "", "coins: 4", trucks=("3 coin", "by 2", "by 3"), stack=stack)
    assert play(match, "1 take 1").winners() == ["1"]


def test_equal_points_and_coins_share_the_win() -> None:
    match = ended("4: 3 camel", "4: 3 panda", "coins: 9")
    assert match.winners() == ["1", "2"]
    assert match.remark() is None


def test_coins_may_decide_that_some_of_those_who_tied_share_the_win() -> None:
    match = ended("4: 3 camel; coins: 1", "4: 3 panda; coins: 4", "4: 3 zebra; coins: 4")
    assert match.winners() == ["2", "3"]
    remark = match.remark()
    assert remark is not None
    assert remark.name == "coins-decided"


def test_all_share_the_win_when_all_are_equal_even_without_a_coin() -> None:
    match = ended(*["coins: 0"] * 4)
    assert match.winners() == ["1", "2", "3", "4"]
    assert match.remark() is None


def test_nobody_has_won_before_the_end() -> None:
    assert position("4: 4 camel").winners() == []
