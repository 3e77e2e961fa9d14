"""The rulebook of Zooloretto: A, laying a tile on a truck, and B, taking a truck and unloading it."""

import pytest

from ludarium.games.zooloretto.tests.pictures import (
    bank,
    choices,
    coins,
    held,
    in_stack,
    on_truck,
    opened,
    play,
    position,
    tiles,
    turn_up,
    verbs,
)

# --- A. Laying a tile on a truck ---


def test_a_drawn_tile_is_turned_up_before_it_is_laid_on_a_truck() -> None:
    match = play(opened(3), "1 draw")
    assert match.waiting() == ["*"]
    play(match, "* tile camel")
    assert match.waiting() == ["1"]
    assert match.moves("1") == ["load 1", "load 2", "load 3"]


def test_the_tile_lies_on_the_truck_and_the_turn_is_over() -> None:
    match = turn_up(opened(3), "camel", 2)
    assert [on_truck(match, truck) for truck in (1, 2, 3)] == [tiles(""), tiles("camel"), tiles("")]
    assert match.waiting() == ["2"]


def test_the_tile_leaves_the_stack() -> None:
    before = in_stack(opened(3))
    assert in_stack(turn_up(opened(3), "camel", 2)) == before - tiles("camel")


def test_any_truck_with_a_free_place_will_do() -> None:
    match = position(trucks=("2 camel", "3 elephant", "coin"))
    assert choices(play(match, "1 draw", "* tile camel"), "1 load") == {"1", "3"}


def test_a_truck_that_somebody_has_taken_is_no_longer_loaded() -> None:
    match = position(trucks=("camel", "by 2", ""))
    assert choices(play(match, "1 draw", "* tile camel"), "1 load") == {"1", "3"}


def test_three_tiles_go_on_a_truck() -> None:
    match = position(trucks=("2 camel", "3 camel", "3 elephant"))
    assert on_truck(turn_up(match, "coin", 1), 1) == tiles("2 camel coin")


def test_when_all_trucks_are_full_nobody_draws_but_takes_a_truck_or_pays() -> None:
    match = position("coins: 3", trucks=("3 camel", "3 elephant", "3 coin"))
    assert verbs(match, "1") == {"take", "expand"}


def test_one_place_is_enough_to_draw() -> None:
    assert "draw" in position(trucks=("3 camel", "3 elephant", "2 coin")).moves("1")


def test_places_on_trucks_that_others_have_taken_do_not_count() -> None:
    match = position(trucks=("3 camel", "by 2", "by 3"))
    assert match.moves("1") == ["take 1"]


# --- B. Taking a truck ---


def test_any_truck_with_at_least_one_tile_may_be_taken_but_no_empty_one() -> None:
    assert choices(position(trucks=("camel", "", "3 coin")), "1 take") == {"1", "3"}
    assert choices(opened(3), "1 take") == set()


def test_a_truck_need_not_be_full_nor_any_other_be_loaded() -> None:
    match = play(position(trucks=("", "camel", "")), "1 take 2", "1 put camel 4")
    assert held(match, "1", "4") == tiles("camel")


def test_a_truck_that_somebody_has_taken_is_not_taken_again() -> None:
    match = play(position(trucks=("2 camel", "camel", "")), "1 take 1", "1 put camel 4", "1 put camel 4")
    assert choices(match, "2 take") == {"2"}


def test_a_truck_with_only_coin_tiles_may_be_taken() -> None:
    match = play(position(trucks=("3 coin",)), "1 take 1")
    assert coins(match, "1") == 2 + 3
    assert match.waiting() == ["2"]


def test_its_tiles_are_put_into_the_zoo_at_once_before_anything_else() -> None:
    match = play(position("coins: 9", trucks=("2 camel", "coin")), "1 take 1", "1 put camel 4")
    assert match.waiting() == ["1"]
    assert verbs(match, "1") == {"put"}
    assert play(match, "1 put camel 4").waiting() == ["2"]


def test_the_tiles_may_be_put_in_any_order() -> None:
    match = play(position(trucks=("camel panda stall-a",)), "1 take 1")
    assert {choice.split()[0] for choice in choices(match, "1 put")} == {"camel", "panda", "stall-a"}
    play(match, "1 put panda 4")
    assert {choice.split()[0] for choice in choices(match, "1 put")} == {"camel", "stall-a"}


@pytest.mark.parametrize("first", ["camel", "panda", "zebra"])
def test_only_the_tile_that_was_put_leaves_the_truck(first: str) -> None:
    match = play(position(trucks=("camel panda zebra",)), "1 take 1", f"1 put {first} barn")
    assert on_truck(match, 1) == tiles("camel panda zebra") - tiles(first)


def test_whoever_takes_a_truck_is_out_of_the_round_and_everybody_sees_it() -> None:
    match = play(position(trucks=("coin", "camel")), "1 take 1")
    assert match.view("3").trucks[0].driver == 0
    turn_up(match, "camel", 2)
    turn_up(match, "camel", 2)
    assert match.waiting() == ["2"]


# --- Animals ---


def test_an_animal_goes_to_a_free_space_of_an_enclosure_or_to_the_barn() -> None:
    match = play(position(trucks=("camel",)), "1 take 1")
    assert choices(match, "1 put camel") == {"4", "5", "6", "barn"}
    assert held(play(match, "1 put camel 6"), "1", "6") == tiles("camel")


def test_in_an_enclosure_there_are_only_animals_of_one_species() -> None:
    match = play(position("4: camel; 5: panda", trucks=("camel",)), "1 take 1")
    assert choices(match, "1 put camel") == {"4", "6", "barn"}


@pytest.mark.parametrize("animal", ["panda", "panda-m", "panda-f"])
def test_fertile_animals_are_animals_of_their_species(animal: str) -> None:
    match = play(position("4: camel; 5: panda", trucks=(animal,)), "1 take 1")
    assert choices(match, f"1 put {animal}") == {"5", "6", "barn"}


def test_the_same_species_may_live_in_several_enclosures() -> None:
    match = play(position("4: camel; 5: panda; 6: camel", trucks=("2 camel",)), "1 take 1")
    play(match, "1 put camel 4", "1 put camel 6")
    assert [held(match, "1", place) for place in "46"] == [tiles("2 camel")] * 2


@pytest.mark.parametrize(("enclosure", "spaces"), [("4", 4), ("5", 5), ("6", 6), ("x", 5)])
def test_a_full_enclosure_takes_no_more(enclosure: str, spaces: int) -> None:
    for animals, free in ((spaces - 1, True), (spaces, False)):
        match = play(position(f"{enclosure}: {animals} camel", trucks=("camel",)), "1 take 1")
        assert (enclosure in choices(match, "1 put camel")) == free


def test_an_animal_without_a_free_space_must_go_to_the_barn() -> None:
    match = play(position("4: 4 zebra; 5: camel; 6: panda", trucks=("zebra",)), "1 take 1")
    assert match.moves("1") == ["put zebra barn"]
    assert held(play(match, "1 put zebra barn"), "1", "barn") == tiles("zebra")


def test_the_enclosure_of_the_expansion_is_closed_until_the_zoo_is_expanded() -> None:
    closed, opened_up = position(trucks=("camel",)), position("x:", trucks=("camel",))
    assert "x" not in choices(play(closed, "1 take 1"), "1 put camel")
    assert "x" in choices(play(opened_up, "1 take 1"), "1 put camel")


# --- Stalls ---


def test_a_stall_goes_on_a_free_stall_place_or_to_the_barn() -> None:
    match = play(position("4b: stall-a; 6a: stall-b", trucks=("stall-a",)), "1 take 1")
    assert choices(match, "1 put stall-a") == {"4a", "5a", "barn"}
    play(match, "1 put stall-a 5a")
    assert held(match, "1", "5a") == tiles("stall-a")


def test_a_stall_without_a_free_place_must_go_to_the_barn() -> None:
    full = "4a: stall-a; 4b: stall-a; 5a: stall-b; 6a: stall-c"
    match = play(position(full, trucks=("stall-d",)), "1 take 1")
    assert match.moves("1") == ["put stall-d barn"]
    assert held(play(match, "1 put stall-d barn"), "1", "barn") == tiles("stall-d")


def test_the_stall_place_of_the_expansion_is_closed_until_the_zoo_is_expanded() -> None:
    match = play(position("x:", "", trucks=("stall-a", "stall-b")), "1 take 1")
    assert choices(match, "1 put stall-a") == {"4a", "4b", "5a", "6a", "xa", "barn"}
    play(match, "1 put stall-a xa", "2 take 2")
    assert choices(match, "2 put stall-b") == {"4a", "4b", "5a", "6a", "barn"}


def test_a_stall_may_stand_beside_an_empty_enclosure() -> None:
    match = play(position(trucks=("stall-a",)), "1 take 1", "1 put stall-a 4b")
    assert held(match, "1", "4b") == tiles("stall-a")


# --- Coin tiles ---


def test_a_coin_tile_joins_ones_coins_as_soon_as_the_truck_is_taken() -> None:
    match = play(position(trucks=("coin camel coin",)), "1 take 1")
    assert coins(match, "1") == 2 + 2
    assert on_truck(match, 1) == tiles("camel")


def test_a_coin_tile_is_as_good_as_a_coin() -> None:
    match = play(position("coins: 0", "", "", trucks=("3 coin", "by 2", "by 3")), "1 take 1", "1 expand")
    assert (coins(match, "1"), bank(match)) == (0, 28 - 2 + 3)


# --- The barn ---


def test_the_barn_holds_any_number_of_species_and_of_types_of_stall() -> None:
    everything = "4 camel 2 elephant-m elephant-f kangaroo panda zebra-f stall-a 2 stall-b stall-c stall-d"
    match = play(position(f"barn: {everything}", trucks=("panda stall-a leopard",)), "1 take 1")
    play(match, "1 put panda barn", "1 put stall-a barn", "1 put leopard barn")
    assert held(match, "1", "barn") == tiles(everything) + tiles("panda stall-a leopard")


def test_one_may_put_an_animal_or_a_stall_in_the_barn_even_where_there_is_a_place_for_it() -> None:
    match = play(position("4: camel", trucks=("camel stall-a",)), "1 take 1", "1 put camel barn", "1 put stall-a barn")
    assert held(match, "1", "barn") == tiles("camel stall-a")
    assert held(match, "1", "4") == tiles("camel")
