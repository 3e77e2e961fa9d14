"""Records in words: what is read, what is refused and why, and what a replay finds out."""

import json
from pathlib import Path
from typing import Any

import pytest
from every_game.golden import golden_files
from hypothesis import given
from hypothesis import strategies as st

import ludarium
from ludarium.core.record import Record, one_line, part_of, read, write
from ludarium.core.replay import trace
from ludarium.core.texts import LANGUAGES, Mistake
from ludarium.games import load

SHORT = """ludarium 1
game: ecosystem
rules: 1
players: 2
edition: genius
seat.1: Anna
seat.2: Bob

* deal 1 bee
* deal 1 fox
"""
GOLDEN = golden_files("ecosystem")["1-ahead"].read_text("utf-8")


def problem(text: str) -> str:
    """Why a text is no record, or cannot be replayed."""
    with pytest.raises(Mistake) as caught:
        ludarium.replay(text)
    assert all(caught.value.sentence.say(language).strip() for language in LANGUAGES)
    return str(caught.value)


def changed(old: str, new: str, text: str = SHORT) -> str:
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the record"
    return text.replace(old, new)


# --- What is read ---


def test_record_is_read_with_all_that_it_says() -> None:
    record = read(SHORT)
    assert (record.game, record.version, record.players, record.options) == ("ecosystem", 1, 2, {"edition": "genius"})
    assert (record.names, record.scores, record.winners) == (("Anna", "Bob"), None, None)
    assert record.moves == (("*", "deal 1 bee"), ("*", "deal 1 fox"))
    assert (record.line(0), record.line(1)) == (9, 10)
    assert record.text() == SHORT


@pytest.mark.parametrize(
    "text",
    [
        SHORT.replace("\n", "\r\n"),
        SHORT.replace("\n", "\r"),
        "\ufeff" + SHORT,
        SHORT.replace("\n", "  \n"),
        SHORT.replace("\n", "\n\n"),
        SHORT.replace("  ", " ").replace(" ", "  ").replace("ludarium  1", "ludarium 1"),
        SHORT.rstrip("\n"),
        changed("seat.1: Anna\nseat.2: Bob\n", "seat.2: Bob\nseat.1: Anna\n"),
    ],
)
def test_line_ends_marks_of_order_and_blanks_do_not_matter(text: str) -> None:
    assert ludarium.replay(text).record().text() == SHORT


def test_words_may_be_in_capitals() -> None:
    assert ludarium.replay(changed("* deal 1 fox", "* DEAL   1 Fox")).record().text() == SHORT


def test_trace_tells_a_move_in_its_usual_words() -> None:
    assert moves_traced(changed("* deal 1 fox", "* DEAL   1 Fox")) == ["* deal 1 bee", "* deal 1 fox", None]
    swap = next(words for _, words in read(GOLDEN).moves if words.startswith("swap"))
    verb, here, there = swap.split()
    turned = changed(f"{swap}\n", f"{verb} {there} {here}\n", GOLDEN)
    assert ludarium.replay(turned).record().text() == GOLDEN
    assert moves_traced(turned) == moves_traced(GOLDEN)


def moves_traced(text: str) -> list[str | None]:
    return [json.loads(line).get("move") for line in trace(read(text), load("ecosystem"))]


def test_seat_without_a_name_is_called_by_its_number() -> None:
    assert read(changed("seat.2: Bob\n", "")).names == ("Anna", "2")


@given(st.lists(st.text(), min_size=1, max_size=6))
def test_no_name_breaks_a_record(names: list[str]) -> None:
    record = Record("ecosystem", 1, len(names), {}, names, [("*", "deal 1 bee")])
    again = read(record.text())
    assert list(again.names) == [one_line(name) for name in names]
    assert (again.moves, again.text()) == (tuple(record.moves), record.text())


def test_name_with_a_line_end_stays_one_line() -> None:
    record = Record("ecosystem", 1, 1, {}, ["Anna\nscore: 99\r\u2028\u0085* deal 1 bee\x00"], [])
    assert record.text().splitlines()[4] == "seat.1: Anna score: 99 * deal 1 bee"
    assert read(record.text()).scores is None


def test_a_record_is_written_whole_or_leaves_what_was_there(tmp_path: Path) -> None:
    file, record = tmp_path / "a.game", read(SHORT)
    file.write_text("older", "utf-8")
    part_of(file).mkdir()
    with pytest.raises(OSError):
        write(record, file)
    assert file.read_text("utf-8") == "older"
    part_of(file).rmdir()
    write(record, file)
    assert (file.read_text("utf-8"), list(tmp_path.iterdir())) == (record.text(), [file])


# --- What is refused ---


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "ludarium 2\n" + SHORT[11:], " \n" + SHORT[11:], "game: ecosystem"]
)
def test_text_that_does_not_begin_as_a_record_is_none(text: str) -> None:
    assert 'first line must be "ludarium 1"' in problem(text)


@pytest.mark.parametrize("header", ["game", "rules", "players"])
def test_missing_header_is_named(header: str) -> None:
    lines = [line for line in SHORT.splitlines() if not line.startswith(header)]
    assert problem("\n".join(lines)) == f'The record lacks the line "{header}: …".'


@pytest.mark.parametrize(
    ("old", "new", "number", "shown"),
    [
        ("players: 2", "players: two", 4, "players: two"),
        ("players: 2", "players: -2", 4, "players: -2"),
        ("players: 2", "players: ２", 4, "players: ２"),
        ("rules: 1", "rules: 1.5", 3, "rules: 1.5"),
        ("rules: 1", "rules:", 3, "rules: "),
        ("edition: genius", "edition: genius\nedition: mindok", 6, "edition: mindok"),
        ("seat.1: Anna", "seat.1: Anna\nplayers: 3", 7, "players: 3"),
        ("* deal 1 fox", "*", 10, "*"),
        ("* deal 1 fox", "* deal 1 fox\n\nscore: many\nwinner: 1", 12, "score: many"),
        ("* deal 1 fox", "* deal 1 fox\n\nscore: 1 2\nscore: 1 3", 13, "score: 1 3"),
        ("* deal 1 fox", "* deal 1 fox\n\nscore: 1 2\n* deal 1 fox", 13, "* deal 1 fox"),
        ("* deal 1 fox", "* deal 1 fox\nplayers: 2", 11, "players: 2"),
    ],
)
def test_garbled_line_is_named_with_its_number(old: str, new: str, number: int, shown: str) -> None:
    assert problem(changed(old, new)) == f'Line {number} cannot be understood: "{shown}".'


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game: ecosystem", "game: chess", 'There is no game "chess"; there is: ecosystem'),
        ("rules: 1", "rules: 2", "written for version 2 of the rules of Ecosystem; these are version 1"),
        ("players: 2", "players: 7", "Ecosystem is for 1 to 6 players, not 7."),
        ("players: 2", "players: 0", "Ecosystem is for 1 to 6 players, not 0."),
        ("players: 2", "players: 999999999", "Ecosystem is for 1 to 6 players, not"),
        ("edition: genius", "edition: luxury", 'Option "edition" cannot be "luxury"; it can be: mindok, genius.'),
        ("edition: genius", "expansion: yes", 'Ecosystem has no option "expansion"; it has: edition.'),
        ("seat.2: Bob", "seat.3: Bob", 'There is no seat "3"; seats go from 1 to 2'),
    ],
)
def test_record_of_a_game_that_cannot_be_played_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert reason in problem(changed(old, new))


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ("* deal 2 fox", "That is not what is dealt or drawn now."),
        ("1 pick bee", "Cards are being dealt; wait a moment."),
        ("1 deal 1 bee", "Only chance deals and draws cards."),
        ("3 pick bee", 'There is no seat "3"; seats go from 1 to 2, and "*" is chance.'),
        ("* deal 1 foxx", '"deal 1 foxx" is not a move of this game; did you mean "deal 1 fox"?'),
    ],
)
def test_impossible_line_is_named_with_its_number_and_the_reason(new: str, reason: str) -> None:
    said = problem(changed("* deal 1 fox", new))
    assert said == f'Line 10, move 2: "{new}" is not possible. {reason}'


def test_move_after_the_end_is_impossible() -> None:
    moves, result = GOLDEN.rstrip().rsplit("\n\n", 1)
    text = f"{moves}\n1 keep\n\n{result}\n"
    assert problem(text).endswith('"1 keep" is not possible. The game is over.')


def test_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    lines = GOLDEN.splitlines()
    score = next(line for line in lines if line.startswith("score"))
    said = problem(changed(score, "score: 1", GOLDEN))
    reached = f"{score.removeprefix('score: ')} / 1"
    assert said == f"Line {lines.index(score) + 1}: the record claims the result 1 / 1, its moves lead to {reached}."
    assert "the result" in problem(changed("winner: 1", "winner: none", GOLDEN))
    assert "the result" in problem(changed("\nwinner: 1", "", GOLDEN))
    assert "the result" in problem(changed(f"{score}\n", "", GOLDEN))


def test_result_before_the_end_is_refused() -> None:
    assert problem(SHORT + "\nscore: 1 2\nwinner: 2\n") == "Line 12 gives a result, but the game is not over."


@given(st.text())
def test_any_text_is_a_record_or_a_mistake(text: str) -> None:
    for whole in (text, f"ludarium 1\n{text}", SHORT + text):
        replayed_or_mistaken(whole)


@given(st.data())
def test_damaged_record_is_a_record_or_a_mistake(data: st.DataObject) -> None:
    text = GOLDEN[:600] if data.draw(st.booleans()) else SHORT
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, min(len(text), at + 12)))
    replayed_or_mistaken(text[:at] + data.draw(st.text("*:\n 0123456789.-éabeg", max_size=8)) + text[until:])


def replayed_or_mistaken(text: str) -> Any:
    """Nothing but a Mistake comes of a text that is not right."""
    try:
        return ludarium.replay(text)
    except Mistake as mistake:
        return str(mistake)
