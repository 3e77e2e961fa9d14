"""Players: they see nothing but their view, make legal moves, play the same again, and greedy plays better.

`python -m players.test_players` plays the games of `PLAYED` and prints them as JSON, compiled or not.
"""

import functools
import json
from collections.abc import Iterator
from typing import Any

import pytest
from every_game.runs import COMPILED, UNCOMPILED, python
from every_game.tables import EVERY_TABLE, Play, Table
from hypothesis import given
from hypothesis import strategies as st

from ludarium.core import contract, kit
from ludarium.core.game import CHANCE, Match
from ludarium.core.texts import Mistake
from ludarium.games import GAMES, load
from ludarium.players import greedy
from ludarium.players.player import seat_player

# How many decisions of a random game a player is asked for; who looks further takes longer.
DECISIONS = {"random": 40, "greedy": 6, "search/6": 3}


def played(name: str, names: tuple[str, ...], seed: int) -> Match:
    """A whole game between players."""
    match = Match(load(name), len(names))
    chance = kit.zero(kit.Random)
    kit.seed(chance, seed, 0)
    seats = {seat: seat_player(player, match.game, seed) for seat, player in zip(match.seats, names, strict=True)}
    while not match.over:
        seat = match.waiting()[0]
        if seat == CHANCE:
            match.draw(chance)
        else:
            move = seats[seat].move(match.view_record(seat), int(seat) - 1, match.players)
            match.play(seat, match.game.words[move])
    return match


# --- The same, compiled and not ---

PAIRS = 10
PLAYED = [
    *((pair, seed) for seed in range(PAIRS) for pair in (("greedy", "random"), ("random", "greedy"))),
    (("random",) * 3, 1),
    (("greedy", "random", "greedy", "random"), 2),
]


def games_played() -> dict[str, list[dict[str, Any]]]:
    """How the games of PLAYED went: their moves and scores."""
    told: dict[str, list[dict[str, Any]]] = {}
    for name in GAMES:
        matches = [played(name, players, seed) for players, seed in PLAYED if len(players) in load(name).seats]
        told[name] = [{"moves": match.made, "scores": match.scores()} for match in matches]
    return told


@functools.cache
def told(rules: str) -> dict[str, list[dict[str, Any]]]:
    """How the games went in a process of its own."""
    printed: dict[str, list[dict[str, Any]]] = json.loads(python("-m", "players.test_players", rules=rules))
    return printed


def test_players_make_the_same_moves_compiled_and_not() -> None:
    assert told(COMPILED) == told(UNCOMPILED)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_clearly(name: str) -> None:
    results = []
    for (players, _), game in zip(PLAYED, told(UNCOMPILED)[name], strict=False):
        if sorted(players) == ["greedy", "random"]:
            at = players.index("greedy")
            results.append(game["scores"][at] - game["scores"][1 - at])
    assert len(results) == 2 * PAIRS
    # By luck alone so many come in 1 of 170 tries.
    assert len([margin for margin in results if margin > 0]) >= 16


# --- What a player sees, and what it makes of it ---


def decisions(table: Table, seed: int, most: int) -> Iterator[tuple[Play, int]]:
    """Some decisions of a random game, from its beginning to its end: the game, and who decides."""
    length = sum(1 for _ in all_decisions(table, seed))
    wanted = {n * length // most for n in range(most)}
    yield from (found for n, found in enumerate(all_decisions(table, seed)) if n in wanted)


def all_decisions(table: Table, seed: int) -> Iterator[tuple[Play, int]]:
    play = Play(table, seed)
    while acting := play.acting:
        seat = acting[play.below(len(acting))]
        if seat != contract.CHANCE_SEAT:
            yield play, seat
        play.step()


@pytest.mark.parametrize("player", DECISIONS)
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_player_decides_legally_and_by_its_view_alone(table: Table, player: str) -> None:
    for n, (play, seat) in enumerate(decisions(table, 3, DECISIONS[player])):
        view = play.view(seat)
        packed = kit.pack(view)
        move = seat_player(player, table.game, n).move(view, seat, table.players)
        assert move in play.moves(seat)
        assert kit.pack(view) == packed
        # All that the seat does not know, drawn anew.
        other = play.view(seat, play.imagined(view))
        assert seat_player(player, table.game, n).move(other, seat, table.players) == move


def test_drawing_anew_what_a_seat_does_not_know_changes_the_game() -> None:
    table = next(table for table in EVERY_TABLE if str(table) == "ecosystem-3-mindok")
    hidden = [
        kit.pack(play.imagined(play.view(seat))) != kit.pack(play.state) for play, seat in decisions(table, 3, 20)
    ]
    assert sum(hidden) > 10


def test_a_random_player_takes_every_move_as_often() -> None:
    play, seat = next(decisions(EVERY_TABLE[0], 1, 1))
    player = seat_player("random", play.game, 1)
    view, moves = play.view(seat), play.moves(seat)
    taken = [player.move(view, seat, play.players) for _ in range(100 * len(moves))]
    assert set(taken) == set(moves)
    assert all(60 < taken.count(move) < 150 for move in moves)


# --- What greedy prefers ---


def greedy_move(match: Match, seat: str, seed: int) -> str:
    """What a greedy player does at a table."""
    player = seat_player("greedy", match.game, seed)
    return match.game.words[player.move(match.view_record(seat), int(seat) - 1, match.players)]


def to_lay(card: str, *laid: str) -> Match:
    """A solo game of Ecosystem in which these cards lie already, and this one is to be laid."""
    match = Match(load("ecosystem"), 1)
    for n, words in enumerate((*laid, f"{card} 9,9")):
        kind, cell = words.split()
        cards = [kind, *["wolf"] * 9, "bear"] if n == 0 else [kind]
        while match.waiting() == [CHANCE]:
            match.play(CHANCE, f"deal 1 {cards.pop(0)}" if cards else match.moves(CHANCE)[0])
        match.play("1", f"pick {kind}")
        if cell != "9,9":
            match.play("1", f"lay {cell}")
            match.play("1", next(words for words in match.moves("1") if words.startswith("give")))
    return match


@pytest.mark.parametrize("seed", range(5))
def test_greedy_lays_a_card_where_it_brings_most(seed: int) -> None:
    match = to_lay("trout", "stream 0,0", "meadow 1,0")
    gains = {}
    for words in match.moves("1"):
        after = match.copy()
        after.play("1", words)
        gains[words] = after.sheet("1")["total"] - after.sheet("b")["total"]
    assert max(gains.values()) > min(gains.values())
    assert gains[greedy_move(match, "1", seed)] == max(gains.values())


def test_greedy_takes_any_of_the_best_moves() -> None:
    match = to_lay("meadow", "meadow 0,0")
    chosen = {greedy_move(match, "1", seed) for seed in range(40)}
    assert len(match.moves("1")) == 4
    assert chosen == set(match.moves("1"))


@given(seed=st.integers(0, 2**63 - 1))
def test_any_seed_will_do(seed: int) -> None:
    match = Match(load("ecosystem"), 2)
    while match.waiting() == [CHANCE]:
        match.play(CHANCE, match.moves(CHANCE)[0])
    assert greedy_move(match, "1", seed) in match.moves("1")


# --- Players by name ---


@pytest.mark.parametrize("name", ["", "chance", "Greedy", "search", "level:0", "level:6", "level:", "x" * 1000])
def test_an_unknown_player_is_a_mistake(name: str) -> None:
    with pytest.raises(Mistake) as problem:
        seat_player(name, load("ecosystem"), 1)
    known = "greedy, random, level:1, level:5, search/1s, search/500ms, search/2000"
    assert problem.value.sentence.say("en") == f'There is no player "{name[:60]}"; there is: {known}.'


def test_greedy_has_room_for_the_worlds_that_it_names() -> None:
    named = [greedy.IMAGINED, greedy.MOVED, greedy.DRAWN, greedy.EMPTY]
    assert sorted(named) == list(range(greedy.WORLDS))


if __name__ == "__main__":
    print(json.dumps(games_played()))
