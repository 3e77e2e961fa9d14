"""Laying out the city, the turns of the two builders, caps, and the end of the game."""

from collections import Counter
from itertools import count

import pytest

from ludarium.core import kit
from ludarium.core.game import Match
from ludarium.games.aliencity import GAME, city
from ludarium.games.aliencity.box import COLOUR_NAMES, PLOT_NAMES
from ludarium.games.aliencity.tests.pictures import (
    STRICT,
    last_blue,
    named,
    picture,
    play,
    position,
    random_city,
    random_game,
    refusal,
    sites,
    stock,
    verbs,
    where,
)
from ludarium.games.aliencity.tests.test_roads import allowed

every_option = pytest.mark.parametrize("strict", STRICT)
ORDER = [f"{column}{row}" for row in (1, 3, 5, 7, 9) for column in "aceg"]

# A city with a tower that has no cap, one with a cap of each seat, and a dome.
CITY = """
    .   .   .   .   .   .   | k - k
    R   .   B1  .   G2  .
    .   .   .   .   .   .   | k r -
    .   .   .   .   g   .
"""
# With the option, a blue dome may rise on a9 alone, and with a building there nowhere.
ONE_PLACE, NO_PLACE = (last_blue(a9=a9, e1="r*", colours="b - r k") for a9 in ".k")
# Only then may somebody be left without a place, so before it nothing is looked at.
GAMES, NEARLY_ALL = 10, 30


def caps(match: Match) -> dict[str, str]:
    """Who has capped which towers."""
    return {PLOT_NAMES[plot]: str(seat + 1) for plot, seat in city.caps(kit.plain(match.state)).items()}


def built(match: Match) -> int:
    """How many buildings the city has."""
    return len(city.buildings(kit.plain(match.state)))


# --- Preparing the game ---


def test_20_cards_come_row_by_row_from_the_south_west() -> None:
    match = Match(GAME, 2)
    for corner in ORDER:
        assert match.waiting() == ["*"]
        assert {words.split()[1] for words in match.moves("*")} == {corner}
        match.play("*", match.moves("*")[-1])
    assert match.waiting() == ["1"]


def test_the_cards_are_shuffled_and_turned_any_way() -> None:
    match = Match(GAME, 2)
    assert dict(match.outcomes()) == {
        f"card a1 {colour} {symbol}": 5 for colour in COLOUR_NAMES for symbol in ("a1", "b1", "a2", "b2")
    }


def test_a_card_that_lies_is_not_drawn_again() -> None:
    match = play(Match(GAME, 2), "* card a1 red b2", "* card c1 red c1", "* card e1 black e2")
    odds = {words: weight for words, weight in match.outcomes() if words.endswith("g1")}
    assert odds == {"card g1 red g1": 3, "card g1 blue g1": 5, "card g1 green g1": 5, "card g1 black g1": 4}


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_there_are_five_cards_of_each_colour(colour: str) -> None:
    match = play(Match(GAME, 2), *(f"* card {corner} {colour} {corner}" for corner in ORDER[:5]))
    assert {words.split()[2] for words in match.moves("*")} == {*COLOUR_NAMES} - {colour}
    assert len(match.moves("*")) == 12


def test_a_card_has_one_colour_on_four_plots_and_a_symbol_on_one() -> None:
    table = kit.plain(play(Match(GAME, 2), "* card a1 green b2", "* card c1 red c1").state)
    colours = {PLOT_NAMES[plot]: COLOUR_NAMES[colour] for plot, colour in city.colours(table).items()}
    assert colours == dict.fromkeys(("a1", "b1", "a2", "b2"), "green") | dict.fromkeys(("c1", "d1", "c2", "d2"), "red")
    assert named(city.plots(table.symbols)) == {"b2", "c1"}


def test_the_city_has_80_plots_20_of_each_colour_and_20_symbols() -> None:
    table = kit.plain(random_city(5).state)
    assert sorted(Counter(city.colours(table).values()).values()) == [20, 20, 20, 20]
    assert sorted(PLOT_NAMES[min(city.card(plot))] for plot in city.plots(table.symbols)) == sorted(ORDER)
    assert len(city.plots(table.roads)) == 80


# --- Building ---


def test_black_seat_1_begins() -> None:
    match = random_city(1)
    assert match.waiting() == ["1"]
    assert not match.moves("2")


def test_the_first_building_can_be_built_in_150_ways() -> None:
    """Towers on 15 plots of their colour and on 15 black ones, domes on 15 plots of theirs."""
    ways = Counter(" ".join(words.split()[1:3]) for words in random_city(1).moves("1"))
    assert ways == {"red tower": 30, "blue tower": 30, "green tower": 30} | {
        f"{colour} dome": 15 for colour in COLOUR_NAMES
    }


def test_a_builder_must_build() -> None:
    assert verbs(random_city(1)) == {"build"}
    assert refusal(random_city(1), "1 pass") == "no-build-first"


def test_the_builders_take_turns() -> None:
    match = position("#  .  .  .  .\n.  .  .  .  .  | k k k")
    for seat, plot in zip("121212", ("d1", "f1", "a1", "d2", "f2", "b2"), strict=True):
        assert match.waiting() == [seat]
        play(match, f"{seat} build black dome {plot}")


# --- Capping a tower ---


def test_after_building_a_tower_may_be_capped_the_new_one_or_an_older_one_or_none() -> None:
    match = play(position(CITY), "1 build green tower a4")
    assert match.waiting() == ["1"]
    assert match.moves("1") == ["cap a3", "cap a4", "pass"]


def test_so_may_a_tower_be_after_building_a_dome() -> None:
    assert play(position(CITY), "1 build black dome a4").moves("1") == ["cap a3", "pass"]


def test_a_tower_may_be_capped_that_the_other_seat_has_built() -> None:
    match = play(position("k | k", turn="2"), "2 build red tower a2", "2 pass", "1 build black dome b2", "1 cap a2")
    assert caps(match) == {"a2": "1"}


def test_the_cap_says_whose_the_tower_is_not_who_has_built_it() -> None:
    match = play(position(CITY, turn="2"), "2 build green tower a4", "2 cap a3")
    assert caps(match) == {"c3": "1", "e3": "2", "a3": "2"}


def test_a_cap_is_used_up_by_the_seat_that_caps() -> None:
    match = play(position(CITY), "1 build green tower a4", "1 cap a4")
    assert [seat.caps for seat in kit.plain(match.state).stocks] == [1, 2]


def test_only_one_tower_is_capped_in_a_turn() -> None:
    match = play(position(CITY), "1 build green tower a4", "1 cap a4")
    assert match.waiting() == ["2"]
    assert verbs(match) == {"build"}


def test_whoever_passes_keeps_the_caps_for_later_turns() -> None:
    match = play(position(CITY), "1 build green tower a4", "1 pass", "2 build red dome d1", "2 pass")
    assert kit.plain(match.state).stocks[0].caps == 2
    assert where(play(match, "1 build black dome b3"), "1 cap") == {"a3", "a4"}


def test_a_tower_is_capped_once_whoever_has_done_it() -> None:
    match = play(position(CITY), "1 build black dome a4")
    assert refusal(match, "1 cap c3") == "no-tower-capped"
    assert refusal(match, "1 cap e3") == "no-tower-capped"


def test_domes_and_roads_are_not_capped() -> None:
    match = play(position(CITY), "1 build black dome a4")
    for plot in ("e1", "a4", "b1"):
        assert refusal(match, f"1 cap {plot}") == "no-tower"


def test_without_a_tower_there_is_nothing_to_cap() -> None:
    match = play(position("k | k"), "1 build black dome a2")
    assert match.waiting() == ["2"]
    assert verbs(match) == {"build"}


def test_when_every_tower_has_its_cap_there_is_nothing_to_cap() -> None:
    match = position(CITY.replace("R ", "R1"))
    assert play(match, "1 build black dome a4").waiting() == ["2"]


def test_each_seat_has_three_caps_for_the_whole_game() -> None:
    three = position(CITY.replace("G2  .", "G1  B1"))
    assert kit.plain(three.state).stocks[0].caps == 0
    assert play(three.copy(), "1 build black dome a4").waiting() == ["2"]
    two = position(CITY.replace("G2  .", "G1  B"))
    assert where(play(two, "1 build black dome a4"), "1 cap") == {"a3", "f3"}


def test_that_seat_may_not_cap_but_the_other_still_may() -> None:
    match = position(CITY.replace("G2  .", "G1  B1"), turn="2")
    assert where(play(match, "2 build black dome a4"), "2 cap") == {"a3"}


def test_nobody_caps_before_building() -> None:
    assert refusal(position(CITY), "1 cap a3") == "no-build-first"


# --- The last action ---


def test_in_the_last_action_of_the_game_no_tower_is_capped() -> None:
    match = play(position(CITY, left=("k", "")), "1 build black dome a4")
    assert match.over
    assert match.made[-1] == ("1", "build black dome a4")


def test_in_the_last_turn_of_a_seat_a_tower_is_capped_if_the_other_goes_on() -> None:
    match = play(position(CITY, left=("k", "k")), "1 build black dome a4")
    assert match.moves("1") == ["cap a3", "pass"]
    play(match, "1 cap a3", "2 build black dome b3")
    assert match.over


def test_who_waits_for_a_last_turn_to_cap_gets_none_when_the_other_takes_the_last_place() -> None:
    match = play(position(ONE_PLACE, left=("b", "b"), strict="yes"), "1 build blue dome a9")
    assert match.over
    assert stock(match, "2") == "1 b"
    assert [seat.caps for seat in kit.plain(match.state).stocks] == [3, 2]


# --- Who cannot build ---


def test_who_cannot_build_is_skipped_without_a_line_and_the_other_goes_on() -> None:
    match = position(NO_PLACE, left=("2 k", "b"), strict="yes")
    play(match, "1 build black dome g2", "1 pass", "1 build black dome h2")
    assert match.made[-3:] == [("1", "build black dome g2"), ("1", "pass"), ("1", "build black dome h2")]


def test_who_goes_on_may_cap_before_building_again() -> None:
    match = position(NO_PLACE, left=("2 k", "b"), strict="yes")
    play(match, "1 build black dome g2", "1 cap a8")
    assert match.waiting() == ["1"]
    assert verbs(match) == {"build"}


def test_who_is_skipped_does_not_cap() -> None:
    match = play(position(NO_PLACE, left=("2 k", "b"), strict="yes"), "1 build black dome g2")
    assert not match.moves("2")
    assert refusal(match, "2 cap a8") == "no-others-turn"


def test_with_nothing_to_cap_the_builder_builds_again_at_once() -> None:
    match = position(NO_PLACE.replace("R ", "R2"), left=("2 k", "b"), strict="yes")
    play(match, "1 build black dome g2")
    assert match.waiting() == ["1"]
    assert verbs(match) == {"build"}


def test_who_was_skipped_builds_again_when_a_place_has_come_to_be() -> None:
    """With a second building on its card, E2 may have a dome of another colour by the option."""
    match = position(NO_PLACE, left=("3 r", "b"), strict="yes")
    play(match, "1 build red dome f4", "1 pass", "1 build red dome f1", "1 pass")
    assert match.waiting() == ["2"]
    assert where(match, "2 build blue dome") == {"e2", "f2"}


def test_who_has_no_piece_left_is_skipped_as_well() -> None:
    match = play(position(CITY, left=("2 k", "")), "1 build black dome a4", "1 pass")
    assert match.waiting() == ["1"]


@every_option
def test_in_random_games_the_other_builds_next_or_the_same_again_or_nobody_as_the_plain_rules_say(strict: str) -> None:
    for number in range(GAMES):
        for match in random_game(number, strict):
            if built(match) >= NEARLY_ALL and match.made[-1][1].startswith("build"):
                builder = match.made[-1][0]
                able = [seat for seat in ("21" if builder == "1" else "12") if allowed(match, seat)]
                assert next_builder(match) == able[:1], picture(match)


def next_builder(match: Match) -> list[str]:
    """Who builds next, after a cap or none."""
    return (
        play(match.copy(), f"{match.waiting()[0]} pass").waiting()
        if verbs(match) == {"cap", "pass"}
        else match.waiting()
    )


# --- What is said of it ---


def test_it_is_said_that_somebody_is_skipped() -> None:
    match = position(NO_PLACE, left=("2 k", "b"), strict="yes")
    before = match.view_record()
    play(match, "1 build black dome g2")
    (news,) = match.news(before)
    assert (news.name, news.arguments) == ("news-skipped", {"who": "2", "builder": "1"})
    assert news.say("en").index("2") < news.say("en").index("1")


@pytest.mark.parametrize(
    ("left", "line"), [(("k", ""), "1 build black dome g2"), (("2 k", "k"), "1 build black dome g2")]
)
def test_nothing_is_said_at_the_end_nor_when_the_other_builds_next(left: tuple[str, str], line: str) -> None:
    match = position(NO_PLACE, left=left, strict="yes")
    before = match.view_record()
    assert not play(match, line).news(before)


@pytest.mark.parametrize("line", ["1 pass", "1 cap a8"])
def test_it_is_not_said_again_after_a_cap(line: str) -> None:
    match = play(position(NO_PLACE, left=("2 k", "b"), strict="yes"), "1 build black dome g2")
    before = match.view_record()
    assert not play(match, line).news(before)


# --- The end of the game ---


def test_the_game_ends_when_all_38_buildings_stand() -> None:
    *_, match = next(positions for positions in map(list, map(random_game, count())) if built(positions[-1]) == 38)
    assert match.over
    assert (stock(match, "1"), stock(match, "2")) == ("", "")
    assert match.made[-1][1].startswith("build")


def test_the_game_ends_when_nobody_can_build_though_pieces_are_left() -> None:
    match = play(position(NO_PLACE, left=("b k", "2 b"), strict="yes"), "1 build black dome g2")
    assert match.over
    assert (stock(match, "1"), stock(match, "2")) == ("1 b", "2 b")
    assert sites(match)


def test_without_the_option_such_pieces_find_a_place() -> None:
    match = play(position(NO_PLACE, left=("b k", "2 b")), "1 build black dome g2", "1 pass")
    assert where(match, "2 build blue dome") == sites(match)


@pytest.mark.parametrize("seat", ["1", "2", "*"])
def test_when_the_game_is_over_nobody_moves(seat: str) -> None:
    match = play(position(CITY, left=("k", "")), "1 build black dome a4")
    assert not match.waiting()
    assert not match.moves(seat)
