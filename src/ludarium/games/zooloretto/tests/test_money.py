"""The rulebook of Zooloretto: C, the money actions."""

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.core.texts import Mistake
from ludarium.games.zooloretto.tests.pictures import (
    bank,
    choices,
    coins,
    held,
    in_stack,
    opened,
    play,
    position,
    tiles,
    verbs,
)

# A zoo in which everything can be done for money, and another barn to buy from.
RICH = "4: camel; 5: flamingo; 4a: stall-a; barn: elephant stall-b"
ACTIONS = {
    "move elephant barn 6": 1,
    "move stall-a 4a 6a": 1,
    "move stall-b barn 5a": 1,
    "exchange 4 5": 1,
    "exchange 4 barn elephant": 1,
    "buy 2 panda 6": 2,
    "discard elephant": 2,
    "discard stall-b": 2,
    "expand": 3,
}


def rich(money: int) -> Match:
    """Seat 1 has so many coins, and seat 2 a panda to sell."""
    return position(f"{RICH}; coins: {money}", "barn: panda; coins: 0")


@pytest.mark.parametrize(("action", "cost"), ACTIONS.items())
def test_every_money_action_has_its_price_and_the_bank_gets_all_but_the_owners_share(action: str, cost: int) -> None:
    match = rich(3)
    before = bank(match)
    play(match, f"1 {action}")
    share = coins(match, "2")
    assert coins(match, "1") == 3 - cost
    assert bank(match) == before + cost - share
    assert share == (1 if action.startswith("buy") else 0)


@pytest.mark.parametrize(("action", "cost"), ACTIONS.items())
def test_whoever_has_just_enough_may_pay_and_whoever_lacks_a_coin_may_not(action: str, cost: int) -> None:
    assert action in rich(cost).moves("1")
    assert action not in rich(cost - 1).moves("1")


def test_only_one_money_action_is_made_in_a_turn() -> None:
    match = play(rich(3), "1 exchange 4 5")
    assert match.waiting() == ["2"]
    assert match.moves("1") == []


def test_money_actions_need_no_truck_and_leave_one_in_the_round() -> None:
    match = position("coins: 3", "", "", trucks=("camel",))
    play(match, "1 expand", "2 take 1", "2 put camel barn", "3 draw", "* tile camel", "3 load 2")
    assert match.waiting() == ["1"]


# --- I. Rebuilding: moving ---


def test_example_anna_moves_an_elephant_from_the_barn_to_the_three_in_an_enclosure() -> None:
    match = play(position("5: 3 elephant; barn: 2 elephant"), "1 move elephant barn 5")
    assert held(match, "1", "5") == tiles("4 elephant")
    assert held(match, "1", "barn") == tiles("elephant")


def test_example_bert_moves_a_stall_to_another_free_stall_place() -> None:
    match = play(position("4a: stall-c"), "1 move stall-c 4a 6a")
    assert held(match, "1", "6a") == tiles("stall-c")
    assert not held(match, "1", "4a")


def test_an_animal_moves_by_the_rules_for_putting_it() -> None:
    match = position("4: 4 elephant; 5: camel; barn: elephant camel panda-m")
    assert choices(match, "1 move elephant barn") == {"6"}
    assert choices(match, "1 move camel barn") == {"5", "6"}
    assert choices(match, "1 move panda-m barn") == {"6"}


def test_an_animal_moves_to_an_expansion_that_is_open() -> None:
    assert choices(position("x:; barn: camel"), "1 move camel barn") == {"4", "5", "6", "x"}


@pytest.mark.parametrize("form", ["", "-m", "-f", "-cub"])
def test_animals_of_every_form_move(form: str) -> None:
    match = play(position(f"barn: camel{form}"), f"1 move camel{form} barn 4")
    assert held(match, "1", "4") == tiles(f"camel{form}")
    assert not held(match, "1", "barn")


@pytest.mark.parametrize("words", ["move camel 4 barn", "move camel 4 5", "move camel-m 6 4"])
def test_no_animal_moves_from_an_enclosure_to_the_barn_or_to_another_enclosure(words: str) -> None:
    match = position("4: camel; 6: camel-m")
    assert not {choice for choice in choices(match, "1 move") if choice.startswith("camel")}
    with pytest.raises(Mistake, match="never leave an enclosure one by one"):
        play(match, f"1 {words}")


def test_a_stall_moves_from_a_place_to_every_free_place_and_to_the_barn() -> None:
    match = position("4a: stall-a; 6a: stall-b")
    assert choices(match, "1 move stall-a 4a") == {"4b", "5a", "barn"}
    play(match, "1 move stall-a 4a barn")
    assert held(match, "1", "barn") == tiles("stall-a")
    assert not held(match, "1", "4a")


def test_a_stall_moves_from_the_barn_to_every_free_place() -> None:
    match = position("4a: stall-b; barn: 2 stall-b")
    assert choices(match, "1 move stall-b barn") == {"4b", "5a", "6a"}
    play(match, "1 move stall-b barn 5a")
    assert held(match, "1", "barn") == held(match, "1", "5a") == tiles("stall-b")


def test_a_stall_moves_to_the_place_of_an_expansion_only_when_it_is_open() -> None:
    assert "xa" not in choices(position("4a: stall-a"), "1 move stall-a 4a")
    assert "xa" in choices(position("4a: stall-a; x:"), "1 move stall-a 4a")


def test_a_stall_may_move_between_the_two_places_of_one_enclosure() -> None:
    match = play(position("4a: stall-a"), "1 move stall-a 4a 4b")
    assert held(match, "1", "4b") == tiles("stall-a")


def test_a_stall_that_has_left_its_place_leaves_it_free() -> None:
    match = play(position("4a: stall-a; barn: stall-b; coins: 2"), "1 move stall-a 4a 5a")
    play(match, "2 draw", "* tile coin", "2 load 1", "3 draw", "* tile coin", "3 load 1", "1 move stall-b barn 4a")
    assert held(match, "1", "4a") == tiles("stall-b")


def test_one_rebuilds_only_the_own_zoo() -> None:
    match = position("coins: 9", "4: camel; 5: flamingo; 4a: stall-a; barn: elephant")
    assert verbs(match, "1") == {"draw", "buy", "expand"}


# --- I. Rebuilding: exchanging ---


def test_example_claus_exchanges_three_elephants_in_the_barn_with_a_panda_in_an_enclosure() -> None:
    match = play(position("4: panda; barn: 3 elephant"), "1 exchange 4 barn elephant")
    assert held(match, "1", "4") == tiles("3 elephant")
    assert held(match, "1", "barn") == tiles("panda")


def test_example_doris_exchanges_three_elephants_and_two_pandas_of_two_enclosures() -> None:
    match = play(position("4: 3 elephant; 5: 2 panda"), "1 exchange 4 5")
    assert held(match, "1", "4") == tiles("2 panda")
    assert held(match, "1", "5") == tiles("3 elephant")


def test_all_animals_of_the_species_are_exchanged_whatever_their_form() -> None:
    match = position("5: camel camel-m 2 camel-cub; barn: elephant elephant-f elephant-cub")
    play(match, "1 exchange 5 barn elephant")
    assert held(match, "1", "5") == tiles("elephant elephant-f elephant-cub")
    assert held(match, "1", "barn") == tiles("camel camel-m 2 camel-cub")


def test_fertile_animals_stay_fertile_in_an_exchange_of_enclosures() -> None:
    match = play(position("4: camel camel-m camel-cub; 5: 2 panda-f"), "1 exchange 4 5")
    assert held(match, "1", "5") == tiles("camel camel-m camel-cub")
    assert held(match, "1", "4") == tiles("2 panda-f")


def test_other_species_and_stalls_stay_in_the_barn() -> None:
    match = play(position("4: panda; barn: 2 elephant camel stall-a"), "1 exchange 4 barn elephant")
    assert held(match, "1", "barn") == tiles("panda camel stall-a")


def test_they_join_the_animals_of_their_species_that_are_in_the_barn_already() -> None:
    match = play(position("4: 2 panda; barn: 3 elephant panda panda-f"), "1 exchange 4 barn elephant")
    assert held(match, "1", "barn") == tiles("3 panda panda-f")


def test_two_places_of_the_same_species_are_not_exchanged() -> None:
    match = position("4: 2 camel; 5: camel; barn: camel")
    assert choices(match, "1 exchange") == set()


def test_different_species_of_two_enclosures_are_exchanged_directly() -> None:
    assert choices(position("4: 2 camel; 5: elephant; 6: camel"), "1 exchange") == {"4 5", "5 6"}


def test_three_elephants_are_not_brought_from_the_barn_to_an_empty_enclosure_by_an_exchange() -> None:
    match = position("5: camel; barn: 3 elephant")
    assert choices(match, "1 exchange") == {"5 barn elephant"}
    assert match.why_not("1", "exchange 4 barn elephant") is not None


def test_both_places_must_hold_animals() -> None:
    assert choices(position("4: camel; 4a: stall-a; barn: stall-b"), "1 exchange") == set()


def test_an_exchange_is_not_possible_where_an_enclosure_is_too_small() -> None:
    assert choices(position("4: camel; 5: 5 elephant"), "1 exchange") == set()
    assert choices(position("4: camel; 5: 4 elephant"), "1 exchange") == {"4 5"}
    assert choices(position("5: 5 elephant; 6: 6 camel"), "1 exchange") == set()
    assert choices(position("4: camel; barn: 5 elephant"), "1 exchange") == set()
    assert choices(position("4: camel; barn: 4 elephant"), "1 exchange") == {"4 barn elephant"}


def test_animals_of_an_expansion_are_exchanged_like_others() -> None:
    match = position("4: 2 camel; x: 3 elephant; barn: panda")
    assert choices(match, "1 exchange") == {"4 x", "4 barn panda", "x barn panda"}
    play(match, "1 exchange 4 x")
    assert held(match, "1", "x") == tiles("2 camel")


def test_after_an_exchange_there_is_room_for_the_species_that_has_come() -> None:
    match = position("4: 4 camel; 5: 3 elephant", "", "", trucks=("camel elephant", "by 2", "by 3"))
    assert choices(play(match.copy(), "1 take 1"), "1 put camel") == {"6", "barn"}
    play(match, "1 exchange 4 5", "1 take 1")
    assert choices(match, "1 put camel") == {"5", "6", "barn"}
    assert choices(match, "1 put elephant") == {"4", "6", "barn"}


def test_after_an_exchange_with_the_barn_there_is_room_for_the_species_that_has_come() -> None:
    match = position("4: 4 camel; barn: 3 elephant", "", "", trucks=("camel elephant", "by 2", "by 3"))
    play(match, "1 exchange 4 barn elephant", "1 take 1")
    assert choices(match, "1 put camel") == {"5", "6", "barn"}
    assert choices(match, "1 put elephant") == {"4", "5", "6", "barn"}


def test_the_two_places_may_be_named_in_either_order() -> None:
    match = play(position("4: 3 elephant; 5: 2 panda"), "1 exchange 5 4")
    assert match.made[-1] == ("1", "exchange 4 5")
    match = play(position("4: panda; barn: elephant"), "1 exchange barn 4 elephant")
    assert match.made[-1] == ("1", "exchange 4 barn elephant")


@pytest.mark.parametrize("words", ["exchange 4a 5a", "exchange stall-a stall-b", "exchange 4a barn stall-b"])
def test_stalls_are_not_exchanged(words: str) -> None:
    match = position("4a: stall-a; 5a: stall-b; barn: stall-b")
    with pytest.raises(Mistake, match="Stalls are not exchanged"):
        play(match, f"1 {words}")


def test_stalls_stay_where_they_are_when_animals_are_exchanged() -> None:
    match = play(position("4: camel; 5: elephant; 4a: stall-a"), "1 exchange 4 5")
    assert held(match, "1", "4a") == tiles("stall-a")


# --- II. Buying a tile ---


def test_a_tile_of_another_players_barn_comes_to_ones_own_zoo() -> None:
    match = play(position("", "barn: 2 camel panda"), "1 buy 2 camel 4")
    assert held(match, "1", "4") == tiles("camel")
    assert held(match, "2", "barn") == tiles("camel panda")


def test_one_coin_is_for_the_owner_and_one_for_the_bank() -> None:
    match = position("coins: 5", "", "barn: camel; coins: 4")
    before = bank(match)
    play(match, "1 buy 3 camel 4")
    assert (coins(match, "1"), coins(match, "2"), coins(match, "3"), bank(match)) == (3, 2, 5, before + 1)


def test_the_owner_cannot_prevent_it() -> None:
    match = play(position("", "", "barn: camel"), "1 buy 3 camel 4")
    assert match.waiting() == ["2"]
    assert not held(match, "3", "barn")


def test_one_buys_from_a_player_who_is_out_of_the_round_and_who_is_paid() -> None:
    match = play(position("", "barn: camel", trucks=("by 2",)), "1 buy 2 camel 4")
    assert (coins(match, "1"), coins(match, "2")) == (0, 3)


@pytest.mark.parametrize("form", ["", "-m", "-f", "-cub"])
def test_animals_of_every_form_are_bought(form: str) -> None:
    match = position("4: camel; 6: 2 panda", "", f"barn: camel{form}")
    assert choices(match, f"1 buy 3 camel{form}") == {"4", "5", "barn"}
    assert held(play(match, f"1 buy 3 camel{form} 5"), "1", "5") == tiles(f"camel{form}")


def test_a_stall_is_bought_and_set_up_or_stored() -> None:
    match = position("4a: stall-a", "barn: stall-b")
    assert choices(match, "1 buy 2 stall-b") == {"4b", "5a", "6a", "barn"}
    assert held(play(match, "1 buy 2 stall-b 6a"), "1", "6a") == tiles("stall-b")


def test_what_is_bought_may_go_to_the_buyers_barn() -> None:
    match = play(position("", "barn: camel stall-a; coins: 0"), "1 buy 2 camel barn")
    assert held(match, "1", "barn") == tiles("camel")
    assert held(match, "2", "barn") == tiles("stall-a")


def test_only_what_is_in_a_barn_is_bought_and_never_from_an_enclosure_or_a_stall_place() -> None:
    match = position("", "4: camel; 5: panda-m; 4a: stall-a", "barn: elephant")
    assert {choice.rsplit(" ", 1)[0] for choice in choices(match, "1 buy")} == {"3 elephant"}


def test_nobody_buys_from_the_own_barn() -> None:
    assert choices(position("barn: camel"), "1 buy") == set()


def test_one_tile_is_bought_at_a_time_from_anybody() -> None:
    match = position("coins: 9", *["barn: 2 camel"] * 3, "barn: stall-a")
    assert {choice.rsplit(" ", 1)[0] for choice in choices(match, "1 buy")} == {
        "2 camel",
        "3 camel",
        "4 camel",
        "5 stall-a",
    }


# --- II. Discarding a tile ---


@pytest.mark.parametrize("tile", ["camel", "camel-m", "camel-f", "camel-cub", "stall-d"])
def test_any_tile_of_the_own_barn_leaves_the_game(tile: str) -> None:
    match = position(f"barn: 2 panda {tile}")
    stack = in_stack(match)
    play(match, f"1 discard {tile}")
    assert held(match, "1", "barn") == tiles("2 panda")
    assert in_stack(match) == stack


def test_one_of_several_tiles_of_a_kind_is_discarded() -> None:
    assert held(play(position("barn: 3 panda"), "1 discard panda"), "1", "barn") == tiles("2 panda")


def test_nothing_is_discarded_from_an_enclosure_a_stall_place_or_another_barn() -> None:
    match = position("4: camel; 4a: stall-a; barn: panda", "barn: elephant")
    assert choices(match, "1 discard") == {"panda"}


# --- III. Expanding the zoo ---


def test_an_expansion_adds_an_enclosure_and_a_stall_place() -> None:
    match = position("coins: 3", "", "", trucks=("camel stall-a", "by 2", "by 3"))
    play(match, "1 expand", "1 take 1")
    assert choices(match, "1 put camel") == {"4", "5", "6", "x", "barn"}
    assert choices(match, "1 put stall-a") == {"4a", "4b", "5a", "6a", "xa", "barn"}


def test_the_new_enclosure_takes_any_species_whatever_lives_elsewhere() -> None:
    match = position("4: 4 camel; 5: panda; 6: panda; coins: 3", "", "", trucks=("camel panda", "by 2", "by 3"))
    play(match, "1 expand", "1 take 1")
    assert choices(match, "1 put camel") == {"x", "barn"}
    assert choices(match, "1 put panda") == {"5", "6", "x", "barn"}


def test_an_expansion_serves_only_the_zoo_that_has_paid_for_it() -> None:
    match = play(position("coins: 3", "barn: camel"), "1 expand")
    assert choices(match, "2 move camel barn") == {"4", "5", "6"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_zoo_is_expanded_once(players: int) -> None:
    match = position("coins: 9", players=players)
    assert "expand" in match.moves("1")
    assert "expand" not in position("x:; coins: 9", players=players).moves("1")


def test_a_beginner_has_too_few_coins_to_expand() -> None:
    assert "expand" not in opened(3).moves("1")


# --- In circles ---


def test_two_players_can_buy_and_exchange_in_circles_so_the_game_need_not_end() -> None:
    match = position("5: 4 camel; barn: 3 panda 2 panda-m", "5: 4 panda; barn: 3 camel 2 camel-m", players=2)
    before = kit.pack(match.state)
    play(match, "1 buy 2 camel 5", "2 buy 1 panda 5", "1 exchange 5 barn panda", "2 exchange 5 barn camel")
    assert held(match, "1", "5") == tiles("2 panda 2 panda-m")
    play(match, "1 buy 2 panda 5", "2 buy 1 camel 5", "1 exchange 5 barn camel", "2 exchange 5 barn panda")
    assert kit.pack(match.state) == before
