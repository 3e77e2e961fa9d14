"""Why a move of Ecosystem is not allowed: each reason, in a position that gives it."""

from ludarium.core.game import Match
from ludarium.games.ecosystem import GAME
from ludarium.games.ecosystem.tests.pictures import dealt, growing, play, scored, to_lay


def reason(match: Match, line: str) -> str:
    """The name of the reason why a move may not be made, or nothing if it may."""
    objection = match.why_not(*line.split(" ", 1))
    return objection.name if objection else ""


def all_picked() -> Match:
    """A game for three in which everybody has picked and is to lay."""
    return play(dealt(3, "fox", "bee", "wolf"), "1 pick fox", "2 pick bee", "3 pick wolf")


def to_run() -> Match:
    """A game in which a rabbit of seat 1 may run among four cards."""
    return play(to_lay("rabbit", "fox bee fox"), "1 lay 3,0")


def test_a_legal_move_meets_no_objection() -> None:
    assert reason(all_picked(), "1 lay 0,0") == ""
    assert reason(to_run(), "1 swap 0,0 1,0") == ""
    assert reason(to_run(), "1 keep") == ""


def test_nothing_is_allowed_when_the_game_is_over() -> None:
    for line in ("1 pick fox", "1 lay 0,0", "1 keep", "* deal 1 fox"):
        assert reason(scored("fox", "fox", "fox"), line) == "no-game-over"


def test_only_chance_deals_and_draws() -> None:
    assert reason(Match(GAME, 3), "1 deal 1 fox") == "no-only-chance"
    assert reason(dealt(2), "1 neutral stream") == "no-only-chance"


def test_chance_does_nothing_but_deal_and_draw() -> None:
    for words in ("pick fox", "lay 0,0", "swap 0,0 1,0", "keep", "give fox", "neutral fox"):
        assert reason(Match(GAME, 2), f"* {words}") == "no-not-for-chance"


def test_chance_deals_to_one_hand_after_the_other() -> None:
    assert reason(Match(GAME, 3), "* deal 2 fox") == "no-not-for-chance"
    assert reason(Match(GAME, 2), "* deal n fox") == "no-not-for-chance"


def test_chance_does_nothing_while_players_are_at_work() -> None:
    assert reason(dealt(3), "* deal 1 fox") == "no-not-for-chance"
    assert reason(dealt(2), "* neutral stream") == "no-not-for-chance"


def test_chance_draws_a_neutral_card_and_deals_none_when_both_have_picked() -> None:
    match = play(dealt(2, "fox", "fox", "6 bee 5 deer"), "1 pick fox", "2 pick fox")
    assert reason(match, "* deal 1 fox") == "no-not-for-chance"
    assert reason(match, "* neutral bee") == ""


def test_nobody_moves_while_cards_are_dealt_or_drawn() -> None:
    assert reason(Match(GAME, 3), "1 pick fox") == "no-chance-first"
    assert reason(play(dealt(2, "fox", "fox"), "1 pick fox", "2 pick fox"), "1 lay 0,0") == "no-chance-first"


def test_who_has_picked_waits_for_the_others() -> None:
    match = play(dealt(3, "2 fox"), "1 pick fox")
    assert reason(match, "1 pick fox") == "no-others-first"
    assert reason(match, "1 lay 0,0") == "no-others-first"


def test_who_has_laid_waits_for_the_others() -> None:
    assert reason(play(all_picked(), "1 lay 0,0"), "1 pick stream") == "no-others-first"


def test_a_card_is_picked_before_it_is_laid() -> None:
    assert reason(dealt(3), "1 lay 0,0") == "no-pick-first"
    assert reason(dealt(1), "1 give stream") == "no-pick-first"


def test_a_card_is_laid_before_the_next_is_picked() -> None:
    assert reason(all_picked(), "1 pick stream") == "no-lay-first"
    assert reason(all_picked(), "1 keep") == "no-lay-first"


def test_a_rabbit_runs_or_stays_before_anything_else() -> None:
    assert reason(to_run(), "1 lay 4,0") == "no-swap-first"
    assert reason(to_run(), "1 pick fox") == "no-swap-first"


def test_alone_one_gives_before_picking_the_next_card() -> None:
    match = play(dealt(1, "5 fox 5 bee"), "1 pick fox", "1 lay 0,0")
    assert reason(match, "1 pick fox") == "no-give-first"
    assert reason(match, "1 keep") == "no-give-first"


def test_a_card_that_one_does_not_hold_is_neither_picked_nor_given() -> None:
    assert reason(dealt(3, "6 fox 5 bee", "wolf"), "1 pick wolf") == "no-not-in-hand"
    match = play(dealt(1, "5 fox 5 bee"), "1 pick fox", "1 lay 0,0")
    assert reason(match, "1 give wolf") == "no-not-in-hand"


def test_chance_deals_only_what_is_left_in_the_deck() -> None:
    match = play(Match(GAME, 3), *["* deal 1 rabbit"] * 8)
    assert reason(match, "* deal 1 rabbit") == "no-not-there"


def test_chance_draws_only_what_the_neutral_hand_holds() -> None:
    match = play(dealt(2, "fox", "fox", "8 bee 3 deer"), "1 pick fox", "2 pick fox")
    assert reason(match, "* neutral fox") == "no-not-there"


def test_the_first_card_lies_where_coordinates_begin() -> None:
    assert reason(all_picked(), "1 lay 1,0") == "no-start-first"


def test_no_card_is_laid_on_another() -> None:
    assert reason(growing((0, 0), (1, 0)), "1 lay 1,0") == "no-cell-covered"


def test_no_card_begins_a_sixth_column() -> None:
    row = growing((0, 0), (1, 0), (2, 0), (-1, 0), (-2, 0))
    assert reason(row, "1 lay 3,0") == "no-sixth-column"
    assert reason(row, "1 lay -3,0") == "no-sixth-column"


def test_no_card_begins_a_fifth_row() -> None:
    four = growing(*((0, y) for y in range(4)))
    assert reason(four, "1 lay 0,-1") == "no-fifth-row"
    three = growing((0, 0), (0, -1), (0, -2), (0, -3))
    assert reason(three, "1 lay 0,1") == "no-fifth-row"


def test_a_card_is_not_laid_corner_to_corner_nor_apart() -> None:
    assert reason(growing((0, 0)), "1 lay 1,1") == "no-not-beside"
    assert reason(growing((0, 0)), "1 lay 2,0") == "no-not-beside"


def test_an_empty_place_has_no_card_to_swap() -> None:
    assert reason(to_run(), "1 swap 0,0 4,0") == "no-cell-empty"
    assert reason(to_run(), "1 swap -1,0 0,0") == "no-cell-empty"


def test_cards_of_the_same_kind_do_not_change_places() -> None:
    assert reason(to_run(), "1 swap 0,0 2,0") == "no-same-kind"


def test_every_reason_is_told_apart() -> None:
    assert len(set(GAME.objections)) == len(GAME.objections) == 19
