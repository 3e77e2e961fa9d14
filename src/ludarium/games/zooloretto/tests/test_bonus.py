"""The rulebook of Zooloretto: two special situations, the second of which is filling the last space."""

import pytest

from ludarium.core.game import Match
from ludarium.games.zooloretto.tests.pictures import bank, coins, earned, held, play, position, tiles, turn_up

BONUS = {"4": 1, "5": 2, "6": 0, "x": 1}
SPACES = {"4": 4, "5": 5, "6": 6, "x": 5}
every_enclosure = pytest.mark.parametrize("enclosure", BONUS)


def lone(zoo: str, truck: str = "camel", bank_holds: int = -1) -> Match:
    """Seat 1 has this zoo and is alone in a round with one truck left, so it goes on acting."""
    return position(zoo, "", "", trucks=(truck, "by 2", "by 3"), bank=bank_holds)


def nearly_full(enclosure: str) -> str:
    """A zoo in which a single space of an enclosure is free."""
    return f"{enclosure}: {SPACES[enclosure] - 1} camel"


# --- Whenever the last space is filled ---


@every_enclosure
def test_filling_the_last_space_from_a_truck_brings_the_coins_of_the_enclosure(enclosure: str) -> None:
    match = lone(nearly_full(enclosure))
    before = bank(match)
    assert earned(match, "1 take 1", f"1 put camel {enclosure}") == BONUS[enclosure]
    assert bank(match) == before - BONUS[enclosure]


@every_enclosure
def test_filling_the_last_space_by_a_move_brings_them(enclosure: str) -> None:
    match = lone(f"{nearly_full(enclosure)}; barn: camel")
    assert earned(match, f"1 move camel barn {enclosure}") == BONUS[enclosure] - 1


@every_enclosure
def test_filling_the_last_space_by_a_purchase_brings_them(enclosure: str) -> None:
    match = position(nearly_full(enclosure), "barn: camel")
    assert earned(match, f"1 buy 2 camel {enclosure}") == BONUS[enclosure] - 2
    assert coins(match, "2") == 2 + 1


@every_enclosure
def test_filling_the_last_space_by_a_birth_brings_them(enclosure: str) -> None:
    match = lone(f"{enclosure}: {SPACES[enclosure] - 3} camel camel-m", "camel-f")
    assert earned(match, "1 take 1", f"1 put camel-f {enclosure}") == BONUS[enclosure]
    assert held(match, "1", enclosure)["camel-cub"] == 1


@every_enclosure
def test_a_space_that_is_not_the_last_brings_nothing(enclosure: str) -> None:
    match = lone(f"{enclosure}: {SPACES[enclosure] - 2} camel")
    assert earned(match, "1 take 1", f"1 put camel {enclosure}") == 0


def test_there_is_no_bonus_for_the_enclosure_of_six() -> None:
    assert earned(lone("6: 5 camel"), "1 take 1", "1 put camel 6") == 0


def test_a_parent_that_fills_the_last_space_brings_the_bonus_once() -> None:
    match = lone("5: camel-m 3 camel", "camel-f")
    assert earned(match, "1 take 1", "1 put camel-f 5") == 2
    assert held(match, "1", "barn") == tiles("camel-cub")


def test_a_cub_brings_the_bonus_when_it_fills_the_last_space_from_the_barn() -> None:
    assert earned(lone("5: 4 camel; barn: camel-cub"), "1 move camel-cub barn 5") == 2 - 1


def test_two_enclosures_filled_from_one_truck_bring_both_bonuses() -> None:
    match = lone("4: 3 camel; 5: 4 panda", "camel panda")
    assert earned(match, "1 take 1", "1 put camel 4", "1 put panda 5") == 1 + 2


def test_a_tile_put_in_the_barn_brings_nothing_though_an_enclosure_is_full() -> None:
    match = lone("5: 5 camel", "camel stall-a")
    assert earned(match, "1 take 1", "1 put camel barn", "1 put stall-a 5a") == 0


# --- As far as the bank has coins ---


@pytest.mark.parametrize(("holds", "bonus"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_the_bank_pays_what_it_holds_and_nothing_when_it_is_empty(holds: int, bonus: int) -> None:
    match = lone("5: 4 camel", bank_holds=holds)
    assert earned(match, "1 take 1", "1 put camel 5") == bonus
    assert bank(match) == holds - bonus


def test_coin_tiles_that_were_paid_in_are_paid_out_again() -> None:
    match = lone("5: 4 camel; barn: camel panda; coins: 0", "3 coin", bank_holds=0)
    play(match, "1 take 1", "1 discard panda")
    assert (coins(match, "1"), bank(match)) == (1, 2)
    turn_up(turn_up(match, "panda", 1), "panda", 1)
    assert earned(match, "1 move camel barn 5") == -1 + 2


def test_the_payment_for_a_move_goes_in_before_the_bonus_comes_out() -> None:
    match = lone("5: 4 camel; barn: camel", bank_holds=0)
    assert earned(match, "1 move camel barn 5") == -1 + 1
    assert bank(match) == 0


def test_the_payment_for_a_purchase_goes_in_before_the_bonus_comes_out_less_the_owners_share() -> None:
    match = position("5: 4 camel", "barn: camel", bank=0)
    assert earned(match, "1 buy 2 camel 5") == -2 + 1
    assert (coins(match, "2"), bank(match)) == (3, 0)


# --- Never by an exchange ---


def test_enclosures_that_are_filled_by_an_exchange_bring_nothing() -> None:
    match = lone("4: 3 camel; 5: 4 panda; coins: 9")
    assert earned(match, "1 exchange 4 5") == -1
    assert held(match, "1", "4") == tiles("4 panda")
    match = lone("5: 5 camel; x: 5 panda")
    assert earned(match, "1 exchange 5 x") == -1


def test_an_enclosure_that_is_filled_from_the_barn_by_an_exchange_brings_nothing() -> None:
    match = lone("5: panda; barn: 5 camel")
    assert earned(match, "1 exchange 5 barn camel") == -1


@pytest.mark.parametrize(("enclosure", "herd"), [("4", "camel camel-m camel-f"), ("5", "2 camel camel-m camel-f")])
def test_a_birth_in_an_exchange_brings_nothing_though_it_fills_the_last_space(enclosure: str, herd: str) -> None:
    match = lone(f"{enclosure}: panda; barn: {herd}")
    assert earned(match, f"1 exchange {enclosure} barn camel") == -1
    assert held(match, "1", enclosure).total() == SPACES[enclosure]


# --- Again and again ---


def test_example_a_kangaroo_fills_enclosure_5_then_an_exchange_brings_nothing_then_a_chimpanzee_fills_it_again() -> (
    None
):
    match = lone("5: 4 kangaroo; x: 4 chimpanzee; barn: kangaroo", "chimpanzee")
    assert earned(match, "1 move kangaroo barn 5") == 2 - 1
    assert earned(match, "1 exchange 5 x") == -1
    assert (held(match, "1", "5"), held(match, "1", "x")) == (tiles("4 chimpanzee"), tiles("5 kangaroo"))
    assert earned(match, "1 take 1", "1 put chimpanzee 5") == 2


def test_example_bert_exchanges_four_flamingos_and_three_chimpanzees_and_may_fill_both_enclosures_again() -> None:
    match = lone("4: 4 flamingo; 5: 3 chimpanzee", "chimpanzee flamingo")
    assert earned(match, "1 exchange 4 5") == -1
    assert (held(match, "1", "4"), held(match, "1", "5")) == (tiles("3 chimpanzee"), tiles("4 flamingo"))
    assert earned(match, "1 take 1", "1 put chimpanzee 4", "1 put flamingo 5") == 1 + 2


def test_an_enclosure_emptied_in_part_by_an_exchange_pays_again_when_it_is_filled_from_the_barn() -> None:
    match = lone("4: 3 camel; barn: 3 panda camel; coins: 5", "panda")
    assert earned(match, "1 move camel barn 4") == 1 - 1
    assert earned(match, "1 exchange 4 barn panda") == -1
    assert earned(match, "1 take 1", "1 put panda 4") == 1
