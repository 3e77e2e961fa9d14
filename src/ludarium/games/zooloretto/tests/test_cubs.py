"""The rulebook of Zooloretto: two special situations, the first of which is cubs."""

import pytest

from ludarium.core.game import Match
from ludarium.games.zooloretto.tests.pictures import (
    choices,
    coins,
    earned,
    ended,
    held,
    on_truck,
    play,
    position,
    tiles,
)


def lone(zoo: str, truck: str = "coin") -> Match:
    """Seat 1 has this zoo and is alone in a round with one truck left, so it goes on acting."""
    return position(zoo, "", "", trucks=(truck, "by 2", "by 3"))


# --- A pair in one enclosure ---


@pytest.mark.parametrize(("first", "partner"), [("m", "f"), ("f", "m")])
def test_a_cub_is_born_at_once_when_a_fertile_partner_joins_a_fertile_animal(first: str, partner: str) -> None:
    match = play(lone(f"5: camel-{first}", f"camel-{partner} stall-a"), "1 take 1", f"1 put camel-{partner} 5")
    assert held(match, "1", "5") == tiles("2 camel camel-cub")
    assert choices(match, "1 put") == {f"stall-a {place}" for place in ("4a", "4b", "5a", "6a", "barn")}


@pytest.mark.parametrize("other", ["camel", "camel-m", "camel-cub"])
def test_no_cub_is_born_without_a_fertile_partner(other: str) -> None:
    match = play(lone(f"5: camel-m; barn: {other}"), f"1 move {other} barn 5")
    assert held(match, "1", "5") == tiles(f"camel-m {other}")


def test_two_fertile_females_have_no_cub() -> None:
    assert held(play(lone("5: camel-f", "camel-f"), "1 take 1", "1 put camel-f 5"), "1", "5") == tiles("2 camel-f")


def test_the_pair_need_not_be_side_by_side() -> None:
    match = play(lone("6: camel-m 3 camel", "camel-f"), "1 take 1", "1 put camel-f 6")
    assert held(match, "1", "6") == tiles("5 camel camel-cub")


def test_a_pair_in_two_enclosures_has_no_cub() -> None:
    match = play(lone("5: camel-m", "camel-f"), "1 take 1", "1 put camel-f 6")
    assert (held(match, "1", "5"), held(match, "1", "6")) == (tiles("camel-m"), tiles("camel-f"))


def test_a_pair_in_the_barn_has_no_cub() -> None:
    match = play(lone("barn: camel-m", "camel-f"), "1 take 1", "1 put camel-f barn")
    assert held(match, "1", "barn") == tiles("camel-m camel-f")


def test_a_pair_on_a_truck_has_no_cub() -> None:
    match = position("", trucks=("camel-m camel-f",))
    assert on_truck(match, 1) == tiles("camel-m camel-f")
    play(match, "1 take 1", "1 put camel-m 4", "1 put camel-f 5")
    assert not held(match, "1", "barn")


def test_a_pair_that_is_exchanged_into_the_barn_has_no_cub() -> None:
    match = play(lone("5: camel-m; barn: camel-f 2 panda"), "1 exchange 5 barn panda")
    assert held(match, "1", "barn") == tiles("camel-m camel-f")


# --- Each animal once ---


def test_a_bred_adult_is_a_plain_animal_from_then_on() -> None:
    match = play(lone("5: camel-m; 4: 2 panda; barn: camel-f"), "1 move camel-f barn 5", "1 exchange 4 5")
    assert held(match, "1", "4") == tiles("2 camel camel-cub")


def test_a_third_fertile_animal_has_no_cub_with_a_pair_that_has_one() -> None:
    match = play(lone("6: camel-m", "camel-f camel-m"), "1 take 1", "1 put camel-f 6", "1 put camel-m 6")
    assert held(match, "1", "6") == tiles("2 camel camel-cub camel-m")


def test_only_when_a_partner_joins_the_third_is_another_cub_born() -> None:
    match = play(lone("6: 2 camel camel-cub camel-m", "camel-f"), "1 take 1", "1 put camel-f 6")
    assert held(match, "1", "6") == tiles("4 camel 2 camel-cub")


def test_one_female_has_one_cub_with_one_of_two_males() -> None:
    match = play(lone("6: 2 camel-m", "camel-f"), "1 take 1", "1 put camel-f 6")
    assert held(match, "1", "6") == tiles("2 camel camel-cub camel-m")


def test_a_bred_adult_does_not_breed_again_in_another_enclosure() -> None:
    match = lone("5: 2 camel camel-cub; 4: panda; barn: camel-f")
    play(match, "1 exchange 4 5", "1 move camel-f barn 4")
    assert held(match, "1", "4") == tiles("2 camel camel-cub camel-f")


# --- Where the cub goes ---


def test_the_cub_stays_in_the_enclosure_where_there_is_room() -> None:
    match = play(lone("4: camel-m camel", "camel-f"), "1 take 1")
    play(match, "1 put camel-f 4")
    assert held(match, "1", "4") == tiles("3 camel camel-cub")
    assert not held(match, "1", "barn")


def test_without_room_the_cub_goes_to_the_barn() -> None:
    match = play(lone("4: camel-m 2 camel", "camel-f"), "1 take 1", "1 put camel-f 4")
    assert held(match, "1", "4") == tiles("4 camel")
    assert held(match, "1", "barn") == tiles("camel-cub")


def test_even_where_its_species_has_room_in_another_enclosure() -> None:
    match = play(lone("4: camel-m 2 camel; 5: camel", "camel-f"), "1 take 1", "1 put camel-f 4")
    assert held(match, "1", "5") == tiles("camel")
    assert held(match, "1", "barn") == tiles("camel-cub")


def test_a_cub_in_the_barn_is_moved_and_bought_like_any_animal() -> None:
    match = position("barn: camel-cub", "5: camel")
    assert choices(match, "1 move camel-cub barn") == {"4", "5", "6"}
    assert choices(position("5: camel", "barn: camel-cub"), "1 buy 2 camel-cub") == {"4", "5", "6", "barn"}


# --- A cub is an animal of its species ---


def test_a_cub_fills_a_space() -> None:
    match = play(lone("4: camel-m camel", "camel-f camel"), "1 take 1", "1 put camel-f 4")
    assert "4" not in choices(match, "1 put camel")


def test_a_cub_keeps_other_species_out() -> None:
    match = play(lone("barn: camel-cub", "panda"), "1 move camel-cub barn 4", "1 take 1")
    assert choices(match, "1 put panda") == {"5", "6", "barn"}


@pytest.mark.parametrize(("animals", "points"), [("3 camel camel-cub", 5), ("2 camel camel-cub", 4)])
def test_a_cub_counts_for_the_points_of_its_enclosure(animals: str, points: int) -> None:
    assert ended(f"4: {animals}").sheet("1")["enclosure-4"] == points


def test_a_cub_is_an_animal_beside_a_stall() -> None:
    assert ended("6: camel camel-cub; 6a: stall-a").sheet("1")["enclosure-6"] == 2


def test_a_cub_in_the_barn_counts_as_its_species() -> None:
    assert ended("barn: camel-cub").sheet("1")["barn"] == -2
    assert ended("barn: camel-cub camel").sheet("1")["barn"] == -2


# --- The order of unloading ---


def test_a_cub_born_first_takes_the_last_space_from_the_next_animal() -> None:
    first = play(lone("4: camel-m camel", "camel-f camel"), "1 take 1", "1 put camel-f 4", "1 put camel barn")
    assert held(first, "1", "4") == tiles("3 camel camel-cub")
    assert held(first, "1", "barn") == tiles("camel")


def test_a_cub_born_last_finds_the_enclosure_full() -> None:
    last = play(lone("4: camel-m camel", "camel-f camel"), "1 take 1", "1 put camel 4", "1 put camel-f 4")
    assert held(last, "1", "4") == tiles("4 camel")
    assert held(last, "1", "barn") == tiles("camel-cub")


def test_a_partner_who_finds_no_space_left_has_no_cub() -> None:
    match = play(lone("4: camel-m 2 camel", "camel-f camel"), "1 take 1", "1 put camel 4")
    assert choices(match, "1 put camel-f") == {"5", "6", "barn"}
    play(match, "1 put camel-f 5")
    assert held(match, "1", "5") == tiles("camel-f")
    assert not held(match, "1", "barn")


# --- Born by money actions ---


def test_a_cub_is_born_when_a_partner_moves_in_from_the_barn() -> None:
    match = play(lone("5: camel-m; barn: camel-f"), "1 move camel-f barn 5")
    assert held(match, "1", "5") == tiles("2 camel camel-cub")


def test_a_cub_is_born_when_a_partner_is_bought() -> None:
    match = play(position("5: camel-m", "", "barn: camel-f"), "1 buy 3 camel-f 5")
    assert held(match, "1", "5") == tiles("2 camel camel-cub")
    assert not held(match, "3", "barn")


def test_without_room_the_cub_of_a_bought_partner_goes_to_the_buyers_barn() -> None:
    match = play(position("4: camel-m 2 camel", "", "barn: camel-f"), "1 buy 3 camel-f 4")
    assert held(match, "1", "barn") == tiles("camel-cub")
    assert not held(match, "3", "barn")


def test_a_cub_is_born_when_a_pair_comes_from_the_barn_by_an_exchange() -> None:
    match = play(lone("5: panda; barn: camel-m camel-f"), "1 exchange 5 barn camel")
    assert held(match, "1", "5") == tiles("2 camel camel-cub")
    assert held(match, "1", "barn") == tiles("panda")


def test_two_cubs_are_born_when_two_pairs_come_by_an_exchange() -> None:
    match = play(lone("6: panda; barn: 2 camel-m 2 camel-f"), "1 exchange 6 barn camel")
    assert held(match, "1", "6") == tiles("4 camel 2 camel-cub")


def test_of_two_cubs_born_in_an_exchange_the_one_without_room_goes_to_the_barn() -> None:
    match = play(lone("5: panda; barn: 2 camel-m 2 camel-f"), "1 exchange 5 barn camel")
    assert held(match, "1", "5") == tiles("4 camel camel-cub")
    assert held(match, "1", "barn") == tiles("panda camel-cub")


def test_both_cubs_of_two_pairs_that_just_fit_go_to_the_barn() -> None:
    match = play(lone("4: panda; barn: 2 camel-m 2 camel-f"), "1 exchange 4 barn camel")
    assert held(match, "1", "4") == tiles("4 camel")
    assert held(match, "1", "barn") == tiles("panda 2 camel-cub")


def test_a_fertile_animal_left_over_in_an_exchange_stays_fertile() -> None:
    match = play(lone("6: panda; barn: 2 camel-m camel-f"), "1 exchange 6 barn camel")
    assert held(match, "1", "6") == tiles("2 camel camel-cub camel-m")


def test_a_fertile_animal_stays_fertile_in_the_barn() -> None:
    match = play(lone("5: camel-m camel; barn: 2 panda; coins: 3", "camel-f"), "1 exchange 5 barn panda")
    assert held(match, "1", "barn") == tiles("camel-m camel")
    play(match, "1 move camel-m barn 4", "1 take 1", "1 put camel-f 4")
    assert held(match, "1", "4") == tiles("2 camel camel-cub")


def test_question_a_pair_of_three_elephants_breeds_in_an_exchange_fills_the_enclosure_and_brings_no_coin() -> None:
    match = lone("4: panda; barn: elephant elephant-m elephant-f")
    assert earned(match, "1 exchange 4 barn elephant") == -1
    assert held(match, "1", "4") == tiles("3 elephant elephant-cub")
    assert coins(match, "1") == 1
