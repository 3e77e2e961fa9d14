"""The search: it keeps to its budget, remembers, forgets, and finds what is to be found."""

import json
import threading
from dataclasses import replace
from typing import Any

import pytest
from every_game.runs import COMPILED, python
from every_game.tables import EVERY_TABLE, Play, Table

from ludarium.core import contract, kit
from ludarium.core.game import CHANCE, Match, Thinking
from ludarium.core.texts import LANGUAGES, Mistake
from ludarium.games import GAMES, load
from ludarium.players import budget
from ludarium.players.budget import Budget, budget_of
from ludarium.players.player import LEVELS, SearchPlayer, seat_player

# --- Budgets ---


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("1", Budget(simulations=1)),
        ("2000", Budget(simulations=2000)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("200ms", Budget(seconds=0.2)),
        ("3600s", Budget(seconds=3600.0)),
    ],
)
def test_a_budget_is_so_many_simulations_or_some_time(words: str, expected: Budget) -> None:
    assert budget_of(words) == expected


WRONG = ["", "0", "0s", "0ms", "0.5", "-1", "1h", "1 s", "3601s", "1e3", "s", "0.0001s", "9" * 40, "١s"]


@pytest.mark.parametrize("words", WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_other_budget_is_a_mistake(words: str, language: str) -> None:
    with pytest.raises(Mistake) as problem:
        seat_player(f"search/{words}", load("ecosystem"), 1)
    assert words[:60] in problem.value.sentence.say(language)


class Clock:
    """Time that goes on only by thinking: each simulation lasts as long as is said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lasts: float) -> None:
        self.now = 0.0
        self.lasts = lasts
        self.asked: list[int] = []
        monkeypatch.setattr(budget.time, "perf_counter", lambda: self.now)

    def think(self, times: int) -> None:
        self.asked.append(times)
        self.now += times * self.lasts


@pytest.mark.parametrize("seconds", [0.001, 0.05, 1.0, 30.0])
@pytest.mark.parametrize("lasts", [1e-6, 1e-5, 1e-3])
def test_time_is_used_and_not_exceeded_by_more_than_a_tenth(
    monkeypatch: pytest.MonkeyPatch, seconds: float, lasts: float
) -> None:
    clock = Clock(monkeypatch, lasts)
    Budget(seconds=seconds).spend(clock.think)
    assert seconds <= clock.now <= 1.1 * seconds + budget.FIRST_TIMES * lasts


def test_simulations_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 1.0)
    Budget(simulations=77).spend(clock.think)
    assert sum(clock.asked) == 77


def test_time_ends_before_where_all_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 1e-3)
    lefts: list[float] = []

    def settled(left: float) -> bool:
        lefts.append(left)
        return left < 600

    assert Budget(seconds=1.0).spend(clock.think, settled) == sum(clock.asked)
    # As many simulations as were left are said to be left, within a thousandth.
    assert lefts[-1] == pytest.approx(1000 - sum(clock.asked), abs=1)
    assert 0.4 <= clock.now < 0.5


def test_simulations_that_were_asked_for_are_made_even_if_all_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 1e-3)
    assert Budget(simulations=50).spend(clock.think, lambda _: True) == 50


# --- How a search goes about it ---


@pytest.mark.parametrize(
    ("words", "changes", "cores"),
    [
        ("", {}, 1),
        ("+random", {}, 1),
        ("+halving", {"halving": 1}, 1),
        ("+regret", {"regret": 1}, 1),
        ("+cores=2", {}, 2),
        ("+depth=4+best=3+trust=2", {"depth": 4, "best": 3, "trust": 2}, 1),
        ("+random+curiosity=30+ripe=0+spread=9", {"curiosity": 30, "ripe": 0, "spread": 9}, 1),
    ],
)
def test_words_after_the_budget_say_how_to_search(words: str, changes: dict[str, int], cores: int) -> None:
    game = load("zooloretto")
    player = seat_player(f"search/200{words}", game, 1)
    assert isinstance(player, SearchPlayer)
    assert player.budget == Budget(simulations=200)
    assert player.thinking == replace(Thinking() if "random" in words else game.thinking, **changes)
    assert len(player.minds) == cores


UNKNOWN = [
    "",
    "fast",
    "halving=1",
    "depth",
    "depth=",
    "depth=x",
    "depth=1000",
    "cores=0",
    "cores=65",
    "best=0",
    "random=1",
]


@pytest.mark.parametrize("word", UNKNOWN)
def test_any_other_word_is_a_mistake(word: str) -> None:
    with pytest.raises(Mistake, match="after the budget may follow, each with a plus before it: random, halving") as it:
        seat_player(f"search/200+{word}", load("ecosystem"), 1)
    assert f'"{word}"' in it.value.sentence.say("en")


# --- What is looked at ---


def begun(name: str, players: int, seed: int, moves: int = 0) -> Match:
    """A random game after so many moves, when somebody has a choice."""
    match = Match(load(name), players)
    random = kit.zero(kit.Random)
    kit.seed(random, seed, 0)
    while not match.over and (len(match.made) < moves or not has_choice(match)):
        seat = match.waiting()[0]
        if seat == CHANCE:
            match.draw(random)
        else:
            listed = match.moves(seat)
            match.play(seat, listed[kit.below(random, len(listed))])
    return match


def has_choice(match: Match) -> bool:
    seat = match.waiting()[0]
    return seat != CHANCE and len(match.moves(seat)) > 1


def searcher(match: Match, words: str = "40", seed: int = 1) -> SearchPlayer:
    return SearchPlayer(match.game, seed, budget_of(words))


def thoughts(player: SearchPlayer, match: Match) -> Any:
    seat = match.waiting()[0]
    return player.thoughts(match.view_record(seat), int(seat) - 1, match.players)


@pytest.mark.parametrize("name", GAMES)
def test_every_simulation_tries_a_move_of_the_seat_that_searches(name: str) -> None:
    match = begun(name, max(load(name).seats), 3)
    tried = thoughts(searcher(match), match)
    legal = {match.game.numbers[words.lower()] for words in match.moves(match.waiting()[0])}
    assert {thought.move for thought in tried} <= legal
    assert sum(thought.visits for thought in tried) == 40
    assert all(0 <= thought.chance <= 1 for thought in tried)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_tried_before_any_is_tried_again(name: str) -> None:
    match = begun(name, min(load(name).seats), 5)
    listed = match.moves(match.waiting()[0])
    player = SearchPlayer(match.game, 1, Budget(simulations=len(listed)), Thinking())
    tried = thoughts(player, match)
    assert len(tried) == len(listed)
    assert {thought.visits for thought in tried} == {1}


@pytest.mark.parametrize("name", GAMES)
def test_what_was_learnt_is_still_known_when_the_seat_thinks_again(name: str) -> None:
    match = begun(name, 2, 1)
    player = searcher(match, "30")
    assert [sum(thought.visits for thought in thoughts(player, match)) for _ in range(3)] == [30, 60, 90]


def test_a_search_forgets_when_half_of_its_room_is_taken() -> None:
    match = begun("ecosystem", 2, 1)
    player = searcher(match, "400")
    for _ in range(3):
        thoughts(player, match)
        mind = kit.plain(player.mind)
        assert mind.decided <= len(mind.decisions)
        assert mind.chosen <= len(mind.choices)


@pytest.mark.parametrize(
    "words", ["halving", "regret", "cores=2", "depth=1", "best=3", "trust=3", "trust=2+depth=2+best=2"]
)
@pytest.mark.parametrize("name", GAMES)
def test_however_it_searches_it_spends_its_budget_on_legal_moves(name: str, words: str) -> None:
    match = begun(name, max(load(name).seats), 3, moves=40)
    player = seat_player(f"search/12+{words}", match.game, 1)
    tried = thoughts(player, match)
    assert {match.game.words[thought.move] for thought in tried} <= set(match.moves(match.waiting()[0]))
    spent = {"halving": range(12, 20), "cores=2": range(24, 25)}.get(words, range(12, 13))
    assert sum(thought.visits for thought in tried) in spent
    assert all(0 <= thought.chance <= 1 for thought in tried)
    assert thoughts(seat_player(f"search/12+{words}", match.game, 1), match) == tried


def test_each_mind_is_asked_in_the_thread_that_it_thinks_in(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("ecosystem", 2, 3)
    player = SearchPlayer(match.game, 1, Budget(seconds=0.2), cores=2)
    asked: set[tuple[int, int]] = set()

    def settled(_: SearchPlayer, mind: Any, *__: Any) -> bool:
        asked.add((player.minds.index(mind), threading.get_ident()))
        return False

    monkeypatch.setattr(SearchPlayer, "is_settled", settled)
    seat = match.waiting()[0]
    player.move(match.view_record(seat), int(seat) - 1, 2)
    assert sorted(mind for mind, _ in asked) == [0, 1]
    assert len({thread for _, thread in asked}) == 2


def test_halving_drops_the_worse_half_again_and_again() -> None:
    match = begun("aliencity", 2, 3)
    moves = len(match.moves(match.waiting()[0]))
    tried = thoughts(seat_player(f"search/{16 * moves}+halving+depth=1", match.game, 1), match)
    visits = [thought.visits for thought in tried]
    kept = [thought for thought in tried if not thought.dropped]
    assert len(kept) == 1
    assert tried[0] == kept[0]
    assert visits[0] == max(visits)
    # Who was dropped first was tried least, and that was about half of them.
    assert moves / 3 <= visits.count(min(visits)) <= 2 * moves / 3


def test_a_move_that_promises_more_is_tried_first() -> None:
    match = begun("zooloretto", 2, 3, moves=40)
    seat = match.waiting()[0]
    ahead = {}
    for words in match.moves(seat):
        after = match.copy()
        after.play(seat, words)
        values = [int(contract.value_of(after.state, other, after.scratch)) for other in range(2)]
        ahead[match.game.numbers[words]] = values[int(seat) - 1] - values[2 - int(seat)]
    player = seat_player("search/1+trust=5+depth=1", match.game, 1)
    tried = [thought.move for thought in thoughts(player, match) if thought.visits]
    assert max(ahead.values()) > min(ahead.values())
    assert [ahead[move] for move in tried] == [max(ahead.values())]


@pytest.mark.parametrize("name", GAMES)
def test_prospects_are_shares_of_the_win(name: str) -> None:
    for players in load(name).seats:
        match = begun(name, players, 4, moves=30)
        shares = searcher(match, "10").prospects(match.view_record(), players)
        assert len(shares) == players
        assert all(0 <= share <= 1 for share in shares)
        assert players == 1 or sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("table", EVERY_TABLE[::3], ids=str)
def test_who_has_no_choice_does_not_think(table: Table) -> None:
    play = Play(table, 1)
    while play.acting and not forced(play):
        play.step()
    for seat in [seat for seat in play.acting if len(play.moves(seat)) == 1]:
        player = SearchPlayer(play.game, 1, Budget(seconds=3600.0))
        assert player.move(play.view(seat), seat, play.players) == play.moves(seat)[0]


def forced(play: Play) -> bool:
    """Whether somebody has a single move."""
    return any(len(play.moves(seat)) == 1 for seat in play.acting if seat < play.players)


def test_a_seat_that_is_not_waited_for_is_a_mistake() -> None:
    match = begun("zooloretto", 3, 1)
    other = next(seat for seat in match.seats if seat not in match.waiting())
    with pytest.raises(Mistake, match="has nothing to decide now"):
        searcher(match).move(match.view_record(other), int(other) - 1, 3)


def test_a_game_that_is_over_is_a_mistake() -> None:
    match = begun("zooloretto", 2, 1, moves=10_000)
    assert match.over
    with pytest.raises(Mistake, match="has nothing to decide now"):
        searcher(match).hints(match.view_record("1"), 0, 2)


# --- What is found ---


def test_a_cap_goes_on_the_tower_that_is_worth_most_when_nothing_comes_after_it() -> None:
    """The last but one action of a game of Alien City, where the caps decide it."""
    match = last_cap()
    seat = match.waiting()[0]
    worth = {}
    for words in match.moves(seat):
        after = match.copy()
        after.play(seat, words)
        worth[words] = after.sheet(seat)["total"]
    best = thoughts(seat_player("search/800+random", match.game, 1), match)[0]
    assert max(worth.values()) > min(worth.values())
    assert worth[match.game.words[best.move]] >= max(worth.values()) - 2


def last_cap() -> Match:
    """A random game of Alien City late enough: somebody may cap, and few buildings are left."""
    for seed in range(1000):
        match = begun("aliencity", 2, seed, moves=20)
        random = kit.zero(kit.Random)
        kit.seed(random, seed, 1)
        while not match.over:
            seat = match.waiting()[0]
            listed = match.moves(seat)
            if "pass" in listed:
                if len(match.made) > 60 and len(listed) > 2:
                    return match
                match.play(seat, "pass")
            else:
                match.play(seat, listed[kit.below(random, len(listed))])
    raise AssertionError("no such game")


def test_a_hint_says_what_a_move_brings() -> None:
    match = begun("ecosystem", 3, 2, moves=60)
    seat = match.waiting()[0]
    hints = searcher(match, "60").hints(match.view_record(seat), int(seat) - 1, 3)
    assert 1 < len(hints) <= 3
    assert {match.game.words[hint.move] for hint in hints} <= set(match.moves(seat))
    assert set(hints[0].differences) == set(match.game.lines)
    assert hints[0].differences["total"] == -hints[1].differences["total"]


# --- Levels, on compiled rules ---

GAMES_A_PAIR = 12


def wins(name: str) -> dict[str, float]:
    """How often a stronger player wins against a weaker one, seats in turn."""
    pairs = [("level:2", "random"), ("level:3", "level:1")]
    return {f"{one} {other}": sum(share(name, one, other, n) for n in range(GAMES_A_PAIR)) for one, other in pairs}


def share(name: str, one: str, other: str, number: int) -> float:
    """What the first of two players gets of a win."""
    match = Match(load(name), 2)
    mine = match.seats[number % 2]
    chance = kit.zero(kit.Random)
    kit.seed(chance, number // 2, 9)
    players = {seat: seat_player(one if seat == mine else other, match.game, number) for seat in match.seats}
    while not match.over:
        seat = match.waiting()[0]
        if seat == CHANCE:
            match.draw(chance)
        else:
            move = players[seat].move(match.view_record(seat), int(seat) - 1, 2)
            match.play(seat, match.game.words[move])
    return (mine in match.winners()) / max(1, len(match.winners()))


def test_there_are_five_levels() -> None:
    assert list(LEVELS) == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("name", GAMES)
def test_who_looks_further_wins(name: str) -> None:
    won: dict[str, float] = json.loads(python("-m", "players.test_search", name, rules=COMPILED))
    assert min(won.values()) >= 0.75 * GAMES_A_PAIR, won


if __name__ == "__main__":
    import sys

    print(json.dumps(wins(sys.argv[1])))
