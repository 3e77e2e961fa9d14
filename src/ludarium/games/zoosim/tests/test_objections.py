"""Why a move of ZooSim is not allowed: each reason but those about squares, in a position that gives it.

What speaks against a square is in `test_building.py` and `test_legality.py`.
"""

from collections.abc import Callable

import pytest

from ludarium.core.game import Match
from ludarium.core.texts import LANGUAGES, Mistake, Sentence
from ludarium.games.zoosim import GAME
from ludarium.games.zoosim.tests.pictures import (
    STRAIGHT,
    auction,
    give_away,
    in_pile,
    in_row,
    lay,
    opened,
    refusal,
    win,
    zoo,
)

# A move of each kind.
OF_CHANCE = ("flag 1", "tile Z09")
OF_PLAYERS = ("bid 0", "place 0,-1 n", "forfeit")


def reason(match: Match, words: str, seat: str = "1") -> Sentence:
    """What is said of a move that may not be made."""
    found = match.why_not(seat, words)
    assert found is not None
    return found


def said(match: Match, words: str, seat: str = "1") -> str:
    """The same in English."""
    return reason(match, words, seat).say("en")


# --- Positions ---


def hoisting() -> Match:
    """One flag of three is on the pole."""
    match = Match(GAME, 3)
    match.play("*", "flag 2")
    return match


def turning_up() -> Match:
    """Two tiles of five are turned up."""
    match = Match(GAME, 3)
    for words in ("flag 2", "flag 1", "flag 3", "tile Z05", "tile Z03"):
        match.play("*", words)
    return match


def bidding() -> Match:
    """Seat 2 has bid, and seats 1 and 3 are to."""
    match = opened(STRAIGHT, players=3)
    match.play("2", "bid 3")
    return match


def building() -> Match:
    """Seat 1 is to lay the first tile."""
    return zoo(STRAIGHT, players=3)


def giving_up() -> Match:
    """Seat 1 has bought a second tile, which fits nowhere: its first one meets both paths of the start tile."""
    return zoo("AS BS @ 0,-1 e", STRAIGHT, players=3)


def between_years() -> Match:
    """The first year is over, and the next row is to be turned up."""
    match = opened(STRAIGHT, players=3)
    for number in range(5):
        lay(match, "1", f"0,{-1 - 2 * number} n")
    return match


def ended() -> Match:
    """The game is over."""
    match = opened(STRAIGHT, players=3)
    while not match.over:
        give_away(match)
    return match


EVERYWHERE = (hoisting, turning_up, bidding, building, giving_up, between_years, ended)
every_position = pytest.mark.parametrize("position", EVERYWHERE)


@every_position
def test_what_may_be_done_meets_no_objection(position: Callable[[], Match]) -> None:
    match = position()
    allowed = [(seat, words) for seat in (*match.seats, "*") for words in match.moves(seat)]
    assert bool(allowed) == (position is not ended)
    assert [refusal(match, words, seat) for seat, words in allowed] == [""] * len(allowed)


@every_position
def test_a_move_that_is_refused_is_told_why_and_changes_nothing(position: Callable[[], Match]) -> None:
    match = position()
    before = match.record()
    refused = 0
    for seat in (*match.seats, "*"):
        for words in (*OF_CHANCE, *OF_PLAYERS):
            if words not in match.moves(seat):
                refused += 1
                with pytest.raises(Mistake) as problem:
                    match.play(seat, words)
                assert problem.value.sentence.name == refusal(match, words, seat) != ""
    assert refused > 10
    assert match.record() == before


# --- When the game is over ---


def test_nothing_is_allowed_when_the_game_is_over() -> None:
    match = ended()
    for seat in (*match.seats, "*"):
        assert {refusal(match, words, seat) for words in (*OF_CHANCE, *OF_PLAYERS, "bid 108")} == {"no-game-over"}


# --- Chance ---


@pytest.mark.parametrize("position", EVERYWHERE[:-1])
def test_nobody_but_chance_hoists_flags_and_turns_up_tiles(position: Callable[[], Match]) -> None:
    for seat in "123":
        assert {refusal(position(), words, seat) for words in OF_CHANCE} == {"no-only-chance"}


@pytest.mark.parametrize("position", EVERYWHERE[:-1])
def test_chance_neither_bids_nor_builds(position: Callable[[], Match]) -> None:
    assert {refusal(position(), words, "*") for words in OF_PLAYERS} == {"no-not-for-chance"}


@pytest.mark.parametrize("position", [bidding, building, giving_up])
def test_chance_does_nothing_while_players_bid_and_build(position: Callable[[], Match]) -> None:
    assert {refusal(position(), words, "*") for words in (*OF_CHANCE, "tile Z01", "flag 4")} == {"no-not-for-chance"}


def test_flags_are_hoisted_before_tiles_are_turned_up_and_not_after() -> None:
    assert refusal(hoisting(), "tile Z09", "*") == "no-not-for-chance"
    for match in (turning_up(), between_years()):
        assert {refusal(match, f"flag {seat}", "*") for seat in "1234"} == {"no-not-for-chance"}


@pytest.mark.parametrize(("players", "absent"), [(2, "34"), (3, "4"), (4, "")])
def test_no_flag_is_hoisted_for_a_seat_where_nobody_sits(players: int, absent: str) -> None:
    match = Match(GAME, players)
    for seat in "1234":
        assert refusal(match, f"flag {seat}", "*") == ("no-such-flag" if seat in absent else "")


def test_no_flag_is_hoisted_twice() -> None:
    match = hoisting()
    assert [refusal(match, f"flag {seat}", "*") for seat in "1234"] == ["", "no-flag-hoisted", "", "no-such-flag"]


def test_the_sentence_about_a_flag_names_its_seat() -> None:
    assert reason(hoisting(), "flag 4", "*").arguments["seat"] == "4"
    assert reason(hoisting(), "flag 2", "*").arguments["seat"] == "2"
    assert "2" in said(hoisting(), "flag 2", "*")


def test_no_tile_is_turned_up_that_is_not_in_the_pile() -> None:
    match = turning_up()
    refused = [name for name in ("Z03", "Z04", "Z05") if refusal(match, f"tile {name}", "*") == "no-not-in-pile"]
    assert refused == ["Z03", "Z05"]


def test_no_tile_of_an_earlier_year_is_turned_up_again_whether_it_lies_in_a_zoo_or_has_left_the_game() -> None:
    match = opened("AS BS", STRAIGHT)
    lay(match, "1", "0,-1 e")
    for place in ("", "0,-1 n", "0,-3 n", "0,-5 n"):
        win(match, "2" if place else "1")
        match.play("2" if place else "1", f"place {place}" if place else "forfeit")
    assert match.waiting() == ["*"]
    for name in ("Z01", "Z02", "Z03", "Z04", "Z05"):
        assert refusal(match, f"tile {name}", "*") == "no-not-in-pile"
    assert [refusal(match, f"tile {name}", "*") for name in in_pile(match)] == [""] * 20


def test_the_sentence_about_the_pile_names_the_tile_that_was_asked_for() -> None:
    # Z05 is the one that will be put up for auction.
    match = turning_up()
    assert in_row(match)[0] == "Z05"
    assert said(match, "tile Z03", "*") == (
        "This tile is not in the pile any more: Z03 (monkeys ★★★, sea animals ★★, 1 shrub)."
    )


@pytest.mark.parametrize("position", [hoisting, turning_up, between_years])
def test_nobody_bids_or_builds_before_chance_is_done(position: Callable[[], Match]) -> None:
    for seat in "123":
        assert {refusal(position(), words, seat) for words in (*OF_PLAYERS, "bid 108")} == {"no-chance-first"}


# --- Who is to act ---


def test_whoever_has_bid_waits_for_the_bids_of_the_others() -> None:
    match = bidding()
    assert {refusal(match, words, "2") for words in (*OF_PLAYERS, "bid 3", "bid 108")} == {"no-others-bid"}
    assert [refusal(match, "bid 0", seat) for seat in "13"] == ["", ""]


@pytest.mark.parametrize("position", [building, giving_up])
def test_while_somebody_builds_the_others_wait(position: Callable[[], Match]) -> None:
    for seat in "23":
        assert {refusal(position(), words, seat) for words in (*OF_PLAYERS, "bid 108")} == {"no-others-build"}


# --- What is to be done first ---


@pytest.mark.parametrize("words", ["place 0,-1 n", "place 0,0 n", "place 9,9 w", "forfeit"])
def test_nobody_builds_or_gives_up_a_tile_that_was_not_bought(words: str) -> None:
    assert refusal(bidding(), words) == "no-bid-first"


@pytest.mark.parametrize("words", ["bid 0", "bid 1", "bid 108"])
@pytest.mark.parametrize("position", [building, giving_up])
def test_whoever_has_bought_a_tile_does_not_bid_before_it_lies_or_is_given_up(
    position: Callable[[], Match], words: str
) -> None:
    assert refusal(position(), words) == "no-build-first"


TILES = ("monkeys 3 | sea_animals 1 : AW BE", "birds 2 | reptiles 1 : AW BE ; shrubs 1", f": {STRAIGHT} ; shrubs 2")
SHOWN = (
    "Z01 (monkeys ★★★, sea animals ★)",
    "Z02 (birds ★★, reptiles ★, 1 shrub)",
    "Z03 (mammals ★, birds ★, 2 shrubs)",
)


@pytest.mark.parametrize(("number", "shown"), list(enumerate(SHOWN)))
def test_these_sentences_name_the_tile_that_is_for_sale(number: int, shown: str) -> None:
    match = opened(*TILES)
    for place in ("0,-1 n", "0,-3 n")[:number]:
        lay(match, "1", place)
    assert said(match, "place 0,-1 n") == f"First bid for the tile: {shown}."
    win(match, "1")
    assert said(match, "bid 1") == f"First lay the tile that you have bought: {shown}."


# --- Coins ---


def test_nobody_bids_more_coins_than_there_are_in_the_own_pavilion() -> None:
    match = opened(STRAIGHT, players=3)
    auction(match, 0, 5, 2)
    match.play("2", "place 0,-1 n")
    for seat, owned in (("1", 8), ("2", 3), ("3", 8)):
        reasons = [refusal(match, f"bid {coins}", seat) for coins in range(109)]
        assert reasons == [""] * (owned + 1) + ["no-too-few-coins"] * (108 - owned)


@pytest.mark.parametrize(("paid", "left"), [(8, "no coins"), (7, "1 coin"), (6, "2 coins"), (0, "8 coins")])
def test_the_sentence_names_the_bid_and_the_coins_that_are_there(paid: int, left: str) -> None:
    match = opened(STRAIGHT)
    auction(match, paid, 0)
    match.play("1", "place 0,-1 n")
    assert said(match, "bid 9") == f"You cannot bid 9: you have {left}."


def test_the_coins_it_names_are_those_of_the_seat_that_bids() -> None:
    match = opened(STRAIGHT, players=3)
    auction(match, 0, 0, 6)
    match.play("3", "place 0,-1 n")
    assert [reason(match, "bid 20", seat).arguments["coins"] for seat in match.seats] == [8, 8, 2]


# --- All reasons ---


def test_nobody_gives_up_a_tile_that_fits_somewhere() -> None:
    assert refusal(building(), "forfeit") == "no-fits-somewhere"
    assert refusal(giving_up(), "forfeit") == ""


def test_every_reason_is_told_apart() -> None:
    assert len(set(GAME.objections)) == len(GAME.objections) == 21


# One of each reason that is not about squares.
OF_EACH = {
    "no-game-over": (ended, "bid 0", "1"),
    "no-only-chance": (building, "tile Z09", "1"),
    "no-not-for-chance": (bidding, "bid 0", "*"),
    "no-such-flag": (hoisting, "flag 4", "*"),
    "no-flag-hoisted": (hoisting, "flag 2", "*"),
    "no-not-in-pile": (turning_up, "tile Z03", "*"),
    "no-chance-first": (between_years, "bid 0", "1"),
    "no-others-bid": (bidding, "bid 0", "2"),
    "no-others-build": (building, "bid 0", "2"),
    "no-bid-first": (bidding, "forfeit", "1"),
    "no-build-first": (building, "bid 0", "1"),
    "no-too-few-coins": (bidding, "bid 9", "1"),
    "no-fits-somewhere": (building, "forfeit", "1"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OF_EACH)
def test_every_reason_is_a_sentence_in_every_language(name: str, language: str) -> None:
    position, words, seat = OF_EACH[name]
    found = reason(position(), words, seat)
    assert found.name == name
    sentence = found.say(language)
    assert sentence.endswith(".")
    assert not {*sentence} & {*"{}$_"}
