"""Records played again: every move is checked, and a replay that meets an impossible one stops there."""

import json
from collections.abc import Iterator
from typing import Any

from ludarium.core.game import Game, Match
from ludarium.core.record import SEAT, Record
from ludarium.core.texts import Mistake, mistake


def replay(record: Record, game: Game) -> Match:
    """The match at the end of a record."""
    match = opened(record, game)
    for move in range(len(record.moves)):
        follow(match, record, move)
    check_result(match, record)
    return match


def opened(record: Record, game: Game) -> Match:
    """A new match with the players and options of a record."""
    if record.version != game.version:
        raise mistake("other-rules", game=game.sentence("name"), written=record.version, known=game.version)
    seats = [name.removeprefix(SEAT) for name in record.options if name.startswith(SEAT)]
    if seats:
        raise mistake("unknown-seat", seat=seats[0], most=game.checked_players(record.players))
    return Match(game, record.players, record.options, record.names)


def follow(match: Match, record: Record, move: int) -> None:
    """Make one move of a record, or say which cannot be made and why."""
    seat, words = record.moves[move]
    try:
        match.play(seat, words)
    except Mistake as problem:
        raise mistake(
            "impossible-line", line=record.line(move), move=move + 1, text=f"{seat} {words}"[:60], why=problem.sentence
        ) from problem


def check_result(match: Match, record: Record) -> None:
    """The result that a record claims must be the one that its moves lead to."""
    claimed = record.scores, record.winners
    if claimed == (None, None):
        return
    if not match.over:
        raise mistake("result-too-early", line=record.line(len(record.moves)))
    reached = tuple(match.scores()), tuple(match.winners())
    if claimed != reached:
        raise mistake(
            "other-result",
            line=record.line(len(record.moves)),
            claimed=result_words(*claimed),
            reached=result_words(*reached),
        )


def result_words(scores: Any, winners: Any) -> str:
    """Scores and winners as a record has them."""
    return f"{' '.join(map(str, scores or ()))} / {' '.join(winners or ()) or '-'}"


def trace(record: Record, game: Game) -> Iterator[str]:
    """One line of JSON for each position of a record, and one for its end."""
    match = opened(record, game)
    for move in range(len(record.moves)):
        line = position(match, move)
        follow(match, record, move)
        yield json.dumps({**line, "move": " ".join(match.made[-1])})
    check_result(match, record)
    end = {"over": match.over, "scores": match.scores(), "winners": match.winners()}
    yield json.dumps({**position(match, len(record.moves)), **end})


def position(match: Match, number: int) -> dict[str, Any]:
    """Who may do what, and the score sheets."""
    waiting = match.waiting()
    legal = {seat: match.moves(seat) for seat in waiting}
    return {"n": number, "waiting": waiting, "legal": legal, "sheets": match.sheets()}
