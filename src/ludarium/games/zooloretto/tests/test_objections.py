"""Why a move of Zooloretto is not allowed: each reason, in a position that gives it."""

import pytest

from ludarium.core.game import Match
from ludarium.core.texts import Mistake
from ludarium.games.zooloretto import GAME
from ludarium.games.zooloretto.box import STALL_PLACE_NAMES
from ludarium.games.zooloretto.tests.pictures import ended, opened, play, position

RICH = "4: camel; 5: 5 flamingo; 4a: stall-a; barn: elephant stall-b; coins: 9"


def reason(match: Match, line: str) -> str:
    """The name of the reason why a move may not be made, or nothing if it may."""
    objection = match.why_not(*line.split(" ", 1))
    return objection.name if objection else ""


def said(match: Match, line: str) -> str:
    """What is said of a move that may not be made."""
    objection = match.why_not(*line.split(" ", 1))
    assert objection is not None
    return objection.say("en")


def rich() -> Match:
    """A game in which seat 1 can do nearly everything, and others have something to sell."""
    return position(RICH, "barn: panda stall-c", "barn: camel-cub", trucks=("camel stall-a", "", "3 coin"))


def drawn() -> Match:
    """A game in which seat 1 has turned up a camel."""
    return play(position(RICH, trucks=("3 coin", "by 2", "")), "1 draw", "* tile camel")


def unloading(truck: str = "camel stall-a") -> Match:
    """A game in which seat 1 is to unload a truck."""
    return play(position(RICH, trucks=(truck,)), "1 take 1")


def test_legal_moves_meet_no_objection() -> None:
    for match in (rich(), drawn(), unloading(), position("4: camel; 5: panda; barn: camel-m", "barn: zebra")):
        assert match.moves("1")
        assert [move for move in match.moves("1") if reason(match, f"1 {move}")] == []


def test_what_chance_can_do_meets_no_objection() -> None:
    for match in (Match(GAME, 3), play(opened(3), "1 draw")):
        assert [move for move in match.moves("*") if reason(match, f"* {move}")] == []


# --- The course of the game ---


def test_nothing_is_allowed_when_the_game_is_over() -> None:
    for line in ("1 draw", "2 take 1", "3 expand", "* tile camel", "* remove camel"):
        assert reason(ended(""), line) == "no-game-over"


def test_only_chance_takes_species_out_and_turns_up_tiles() -> None:
    assert reason(Match(GAME, 3), "1 remove camel") == "no-only-chance"
    assert reason(play(opened(3), "1 draw"), "1 tile camel") == "no-only-chance"


def test_chance_does_nothing_else() -> None:
    for words in ("draw", "load 1", "take 1", "put camel 4", "move camel barn 4", "buy 1 camel 4", "expand"):
        assert reason(play(opened(3), "1 draw"), f"* {words}") == "no-not-for-chance"


def test_chance_takes_species_out_only_at_the_start_and_turns_up_tiles_only_when_one_is_drawn() -> None:
    assert reason(Match(GAME, 3), "* tile camel") == "no-not-for-chance"
    assert reason(play(opened(3), "1 draw"), "* remove camel") == "no-not-for-chance"
    assert reason(opened(3), "* tile camel") == "no-not-for-chance"
    assert reason(Match(GAME, 5), "* remove camel") == "no-not-for-chance"


def test_a_species_is_not_taken_out_twice() -> None:
    assert reason(play(Match(GAME, 3), "* remove camel"), "* remove camel") == "no-already-removed"


def test_a_tile_that_is_not_left_is_not_turned_up() -> None:
    match = play(position(stack="2 panda coin"), "1 draw")
    assert reason(match, "* tile camel") == "no-not-in-stack"
    removed = play(Match(GAME, 4), "* remove camel", "1 draw")
    assert reason(removed, "* tile camel-m") == "no-not-in-stack"


def test_nobody_acts_while_species_are_taken_out_or_a_tile_is_turned_up() -> None:
    for match in (Match(GAME, 3), play(opened(3), "1 draw")):
        for line in ("1 draw", "2 draw", "1 load 1", "1 expand"):
            assert reason(match, line) == "no-chance-first"


def test_others_wait_for_their_turn() -> None:
    for line in ("2 draw", "3 take 1", "2 put camel 4", "3 buy 1 elephant 4"):
        assert reason(rich(), line) == "no-others-turn"


def test_whoever_has_taken_a_truck_waits_for_the_next_round() -> None:
    match = position(RICH, trucks=("by 1", "camel"), turn="2")
    for line in ("1 draw", "1 take 2", "1 expand", "1 discard elephant"):
        assert reason(match, line) == "no-out-of-round"


# --- Loading and unloading ---


def test_a_drawn_tile_is_loaded_before_anything_else() -> None:
    for words in ("draw", "take 1", "put camel 4", "expand"):
        assert reason(drawn(), f"1 {words}") == "no-load-first"
    assert said(drawn(), "1 expand") == "First load the tile that you have turned up: camel."


def test_a_truck_is_unloaded_before_anything_else() -> None:
    for words in ("draw", "load 1", "take 2", "expand"):
        assert reason(unloading(), f"1 {words}") == "no-put-first"


def test_without_a_drawn_tile_there_is_nothing_to_load() -> None:
    assert reason(rich(), "1 load 1") == "no-nothing-to-load"
    assert reason(rich(), "1 load 5") == "no-nothing-to-load"


def test_without_a_truck_there_is_nothing_to_put() -> None:
    assert reason(rich(), "1 put camel 4") == "no-nothing-to-put"
    assert reason(rich(), "1 put elephant barn") == "no-nothing-to-put"


def test_no_tile_is_drawn_when_all_trucks_are_full() -> None:
    assert reason(position(trucks=("3 camel", "3 panda", "3 coin")), "1 draw") == "no-all-trucks-full"
    assert reason(position(trucks=("3 camel", "by 2", "by 3")), "1 draw") == "no-all-trucks-full"


@pytest.mark.parametrize(("players", "truck"), [(2, 4), (3, 4), (4, 5)])
def test_a_truck_that_is_not_in_the_game_is_neither_loaded_nor_taken(players: int, truck: int) -> None:
    match = opened(players)
    assert reason(match, f"1 take {truck}") == "no-such-truck"
    assert reason(play(match, "1 draw", "* tile camel"), f"1 load {truck}") == "no-such-truck"


def test_a_truck_that_was_taken_is_neither_loaded_nor_taken() -> None:
    assert reason(drawn(), "1 load 2") == "no-truck-taken"
    assert reason(position(trucks=("camel", "by 2")), "1 take 2") == "no-truck-taken"


def test_a_full_truck_is_not_loaded() -> None:
    assert reason(drawn(), "1 load 1") == "no-truck-full"
    match = play(position(players=2, trucks=("", "", "coin")), "1 draw", "* tile camel")
    assert reason(match, "1 load 3") == "no-truck-full"


def test_an_empty_truck_is_not_taken() -> None:
    assert reason(rich(), "1 take 2") == "no-truck-empty"


def test_what_is_not_on_the_truck_is_not_put() -> None:
    assert reason(unloading(), "1 put camel-m 4") == "no-not-on-truck"
    assert reason(play(unloading(), "1 put stall-a barn"), "1 put stall-a 4b") == "no-not-on-truck"


# --- Places ---


def test_a_place_that_comes_with_an_expansion_is_not_used_before() -> None:
    assert reason(unloading(), "1 put camel x") == "no-not-expanded"
    assert reason(unloading(), "1 put stall-a xa") == "no-not-expanded"
    assert reason(rich(), "1 move elephant barn x") == "no-not-expanded"
    assert reason(rich(), "1 move stall-a 4a xa") == "no-not-expanded"
    assert reason(rich(), "1 buy 2 panda y") == "no-not-expanded"
    match = play(position("x: 5 camel", players=2, trucks=("camel",)), "1 take 1")
    assert reason(match, "1 put camel y") == "no-not-expanded"


def test_an_enclosure_of_another_species_is_not_used() -> None:
    assert reason(unloading(), "1 put camel 5") == "no-other-species"
    assert reason(rich(), "1 move elephant barn 4") == "no-other-species"
    assert reason(rich(), "1 buy 2 panda 4") == "no-other-species"


def test_a_full_enclosure_is_not_used() -> None:
    assert reason(unloading("flamingo"), "1 put flamingo 5") == "no-enclosure-full"
    match = position("4: 4 camel; barn: camel", "barn: camel")
    assert reason(match, "1 move camel barn 4") == "no-enclosure-full"
    assert reason(match, "1 buy 2 camel 4") == "no-enclosure-full"


def test_a_stall_place_that_is_taken_is_not_used() -> None:
    assert reason(unloading(), "1 put stall-a 4a") == "no-stall-place-taken"
    assert reason(rich(), "1 move stall-b barn 4a") == "no-stall-place-taken"
    assert reason(rich(), "1 buy 2 stall-c 4a") == "no-stall-place-taken"
    assert reason(position("4a: stall-a; 5a: stall-a"), "1 move stall-a 4a 5a") == "no-stall-place-taken"


# --- Money actions ---


@pytest.mark.parametrize(
    ("coins", "words", "sentence"),
    [
        (0, "move elephant barn 6", "That costs 1 coin, and you have none."),
        (0, "move stall-a 4a 5a", "That costs 1 coin, and you have none."),
        (0, "exchange 4 5", "That costs 1 coin, and you have none."),
        (0, "exchange 4 barn elephant", "That costs 1 coin, and you have none."),
        (1, "buy 2 panda 6", "That costs 2 coins, and you have 1."),
        (1, "discard elephant", "That costs 2 coins, and you have 1."),
        (2, "expand", "That costs 3 coins, and you have 2."),
    ],
)
def test_a_money_action_needs_its_coins(coins: int, words: str, sentence: str) -> None:
    match = position(RICH.replace("coins: 9", f"coins: {coins}"), "barn: panda")
    assert reason(match, f"1 {words}") == "no-too-few-coins"
    assert said(match, f"1 {words}") == sentence


def test_what_is_not_in_the_barn_is_neither_moved_nor_discarded() -> None:
    assert reason(rich(), "1 move camel barn 6") == "no-not-in-barn"
    assert reason(rich(), "1 move elephant-m barn 6") == "no-not-in-barn"
    assert reason(rich(), "1 move stall-a barn 5a") == "no-not-in-barn"
    assert reason(rich(), "1 discard camel") == "no-not-in-barn"
    assert reason(rich(), "1 discard stall-a") == "no-not-in-barn"


def test_a_stall_is_moved_only_from_where_it_stands() -> None:
    assert reason(rich(), "1 move stall-a 5a 6a") == "no-stall-not-there"
    assert reason(rich(), "1 move stall-b 4a 6a") == "no-stall-not-there"
    assert reason(rich(), "1 move stall-a xa barn") == "no-stall-not-there"


def test_there_are_animals_in_both_places_of_an_exchange() -> None:
    assert reason(rich(), "1 exchange 4 6") == "no-exchange-empty"
    assert reason(rich(), "1 exchange 4 x") == "no-exchange-empty"
    assert reason(rich(), "1 exchange 4 barn panda") == "no-exchange-empty"
    assert reason(rich(), "1 exchange 6 barn elephant") == "no-exchange-empty"


def test_the_same_species_is_not_exchanged() -> None:
    match = position("4: camel; 5: 2 camel; barn: camel")
    assert reason(match, "1 exchange 4 5") == "no-exchange-same"
    assert reason(match, "1 exchange 4 barn camel") == "no-exchange-same"


def test_no_more_are_exchanged_than_find_room() -> None:
    assert reason(rich(), "1 exchange 4 5") == "no-exchange-too-many"
    assert reason(position("4: panda; barn: 5 elephant"), "1 exchange 4 barn elephant") == "no-exchange-too-many"


def test_nobody_buys_from_an_empty_seat() -> None:
    assert reason(rich(), "1 buy 4 panda 6") == "no-such-seat"
    assert reason(position("coins: 9", players=4), "1 buy 5 panda 6") == "no-such-seat"


def test_nobody_buys_from_oneself() -> None:
    assert reason(rich(), "1 buy 1 elephant 6") == "no-own-barn"


def test_what_another_barn_does_not_hold_is_not_bought() -> None:
    assert reason(rich(), "1 buy 2 zebra 6") == "no-not-in-their-barn"
    assert reason(rich(), "1 buy 3 panda 6") == "no-not-in-their-barn"


@pytest.mark.parametrize(("players", "zoo"), [(2, "x:; y:"), (3, "x:"), (5, "x:")])
def test_a_zoo_has_only_so_many_expansions(players: int, zoo: str) -> None:
    assert reason(position(f"{zoo}; coins: 9", players=players), "1 expand") == "no-more-expansions"


# --- What is no move at all ---


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("pass", "never-pass"),
        ("put coin barn", "never-put-coin"),
        ("put coin 4", "never-put-coin"),
        ("move panda 4 barn", "never-from-enclosure"),
        ("move panda x 5", "never-from-enclosure"),
        ("exchange 4a 5a", "never-exchange-stalls"),
        ("exchange stall-a stall-b", "never-exchange-stalls"),
        *((f"exchange 4 {place}", "never-exchange-stalls") for place in STALL_PLACE_NAMES),
    ],
)
def test_what_the_rules_never_allow_has_its_reason(words: str, reason: str) -> None:
    with pytest.raises(Mistake) as refused:
        rich().play("1", words)
    assert refused.value.sentence.name == reason
    assert refused.value.sentence.say("en")


def test_every_reason_is_told_apart() -> None:
    assert len(set(GAME.objections)) == len(GAME.objections) == 33
