"""The command line as a real process: lists, replays, traces, and one clear sentence for every mistake."""

import functools
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from every_game.golden import golden_files, golden_records
from rich.cells import cell_len

from ludarium.commands import SEARCH_WORDS
from ludarium.core.game import Match
from ludarium.core.texts import LANGUAGES, Sentence
from ludarium.desk import TEXTS
from ludarium.games import GAMES, load
from ludarium.players.player import LEVEL, LEVELS, SEARCH, SIMPLE

PATIENCE = 120
WIDTH = 80
# What the session or the machine may have set, and what would change what a command prints.
UNWANTED = (
    *("LUDARIUM_PURE", "NO_COLOR", "FORCE_COLOR", "PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8"),
    *("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"),
)


def surroundings(**chosen: str) -> dict[str, str]:
    """The environment of a command: as here, without what would change what it prints."""
    kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    return {**kept, "LUDARIUM_LANGUAGE": "en", "COLUMNS": str(WIDTH), "TERM": "xterm", "LANG": "C.UTF-8", **chosen}


def ludarium(*words: str, typed: str = "", cwd: Path | None = None, **chosen: str) -> subprocess.CompletedProcess[str]:
    """What a command prints, and its exit code; what is typed is followed by the end of input."""
    command = [sys.executable, "-m", "ludarium", *words]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        cwd=cwd,
        env=surroundings(**chosen),
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def said(name: str, language: str, /, **arguments: object) -> str:
    """A sentence of the command line."""
    return Sentence(TEXTS, name, arguments).say(language)


def on_one_line(printed: str) -> str:
    """A text as if nothing of it had been wrapped."""
    return " ".join(printed.split())


def too_wide(printed: str) -> list[str]:
    """The lines that do not fit."""
    return [line for line in printed.splitlines() if cell_len(line) > WIDTH]


def golden(show: str = "1-feat") -> str:
    """The text of a golden record of Ecosystem."""
    return golden_files("ecosystem")[show].read_text("utf-8")


# --- Lists and help ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_with_all_their_options(language: str) -> None:
    done = ludarium("games", LUDARIUM_LANGUAGE=language)
    assert (done.returncode, done.stderr) == (0, "")
    assert too_wide(done.stdout) == []
    printed = on_one_line(done.stdout)
    for game in map(load, GAMES):
        assert on_one_line(f"{game.name} {game.sentence('name').say(language)}") in printed
        assert on_one_line(game.sentence("about").say(language)) in printed
        for option in game.options:
            for value in option.values:
                meaning = game.sentence(f"option-{option.name}-{value}").say(language)
                name = "list-usual" if value == option.values[0] else "list-option"
                listed = said(name, language, choice=f"{option.name}={value}", meaning=meaning)
                assert on_one_line(listed) in printed


@pytest.mark.parametrize("command", ["", "games", "players", "play", "replay", "evaluate", "simulate", "warm"])
def test_every_command_has_help_in_every_language(command: str) -> None:
    for language in LANGUAGES:
        done = ludarium(*command.split(), "--help", LUDARIUM_LANGUAGE=language)
        assert (done.returncode, done.stderr) == (0, "")
        assert on_one_line(said(f"cli-{command or 'about'}", language)) in on_one_line(done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_listed_with_what_they_do(language: str) -> None:
    done = ludarium("players", LUDARIUM_LANGUAGE=language)
    assert (done.returncode, done.stderr) == (0, "")
    assert too_wide(done.stdout) == []
    printed = on_one_line(done.stdout)
    titles = {name: f"player-{name}" for name in SIMPLE}
    titles |= {f"{LEVEL}{level}": f"level-{level}" for level in LEVELS} | {f"{SEARCH}BUDGET": "player-search"}
    for name, title in titles.items():
        about = said("list-player", language, name=said(title, language), about=said(f"about-{title}", language))
        assert on_one_line(f"{name} {about}") in printed
    for word, about in SEARCH_WORDS.items():
        assert on_one_line(f"{word} {said(about, language)}") in printed


def test_the_version_is_that_of_the_package() -> None:
    done = ludarium("--version")
    assert done.returncode == 0
    assert re.fullmatch(r"ludarium \d+\.\d+\.\d+\n", done.stdout)


@pytest.mark.parametrize(
    ("chosen", "words", "language"),
    [
        ({"LUDARIUM_LANGUAGE": "cs"}, "games", "cs"),
        ({"LUDARIUM_LANGUAGE": "cs"}, "games --language sk", "sk"),
        ({"LUDARIUM_LANGUAGE": "cs"}, "--language fr games", "fr"),
        ({"LUDARIUM_LANGUAGE": "cs"}, "--language=en games", "en"),
        ({"LUDARIUM_LANGUAGE": "", "LANG": "cs_CZ.UTF-8"}, "games", "cs"),
        ({"LUDARIUM_LANGUAGE": "", "LANG": "cs_CZ.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "games", "fr"),
        ({"LUDARIUM_LANGUAGE": "", "LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "games", "en"),
        ({"LUDARIUM_LANGUAGE": "", "LANG": "fi_FI.UTF-8"}, "games", "en"),
        ({"LUDARIUM_LANGUAGE": "", "LANG": ""}, "games", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_machine(
    chosen: dict[str, str], words: str, language: str
) -> None:
    seats = load("ecosystem").seats
    expected = said("list-seats", language, fewest=seats.start, most=seats.stop - 1)
    assert expected in ludarium(*words.split(), PYTHONIOENCODING="utf-8", **chosen).stdout


# --- Replay and trace ---

ONE_AFTER_ANOTHER = """
import sys
from ludarium.cli import main
for file in sys.argv[2:]:
    code = main(["replay", *sys.argv[1].split(), file])
    print(f"== {code}", flush=True)
"""


@functools.cache
def replays(name: str, options: str = "", language: str = "en") -> dict[str, str]:
    """What `replay` prints of each golden record of a game, from one process."""
    files = golden_files(name)
    command = [sys.executable, "-c", ONE_AFTER_ANOTHER, options, *map(str, files.values())]
    environment = surroundings(LUDARIUM_LANGUAGE=language)
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    printed = done.stdout.split("== 0\n")
    assert printed.pop() == ""
    return dict(zip(files, printed, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_replay_tells_the_game_and_its_result(name: str, language: str) -> None:
    records = golden_records(name)
    for show, printed in replays(name, language=language).items():
        assert printed.startswith(load(name).sentence("name").say(language))
        assert said("sheet-final", language) in printed
        assert said("game-over", language) in printed
        assert too_wide(printed) == [], show
        total = load(name).sentence("line-total").say(language)
        scores = [line for line in printed.splitlines() if total in line][-1]
        assert [int(points) for points in re.findall(r"-?\d+", scores)][: records[show].players] == [
            *(records[show].scores or ())
        ]


def expected_trace(match: Match, moves: list[tuple[str, str]]) -> list[dict[str, object]]:
    """The trace of a game as the design describes it, from the match alone."""
    lines: list[dict[str, object]] = []
    for seat, words in moves:
        lines.append({**expected_position(match, len(lines)), "move": f"{seat} {words}"})
        match.play(seat, words)
    end = {"over": match.over, "scores": match.scores(), "winners": match.winners()}
    return [*lines, {**expected_position(match, len(lines)), **end}]


def expected_position(match: Match, number: int) -> dict[str, object]:
    legal = {seat: match.moves(seat) for seat in match.waiting()}
    return {"n": number, "waiting": match.waiting(), "legal": legal, "sheets": match.sheets()}


@pytest.mark.parametrize("name", GAMES)
def test_a_trace_has_a_line_of_json_for_every_position(name: str) -> None:
    for show, printed in replays(name, "--trace").items():
        record = golden_records(name)[show]
        match = Match(load(name), record.players, record.options)
        lines = [json.loads(line) for line in printed.splitlines()]
        assert lines == expected_trace(match, [*record.moves]), show
        assert lines[-1]["scores"] == [*(record.scores or ())]
        assert lines[-1]["winners"] == [*(record.winners or ())]


def test_a_trace_is_written_as_the_design_shows_it() -> None:
    first, *_, last = replays("ecosystem", "--trace")["1-feat"].splitlines()
    assert first.startswith('{"n": 0, "waiting": ["*"], "legal": {"*": ["deal 1 rabbit", "deal 1 fox", ')
    assert '"sheets": {"1": {"rabbit": 0, "fox": 0, ' in first
    assert first.endswith('}}, "move": "* deal 1 deer"}')
    assert last.startswith('{"n": 101, "waiting": [], "legal": {}, "sheets": {"1": {"rabbit": 0, ')
    assert last.endswith('"over": true, "scores": [69], "winners": ["1"]}')


def test_a_game_that_is_not_over_is_replayed_as_far_as_it_goes(tmp_path: Path) -> None:
    begun = "\n".join(golden().splitlines()[:30]) + "\n"
    file = tmp_path / "begun.game"
    file.write_text(begun, "utf-8")
    done = ludarium("replay", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Score, if the game ended now" in done.stdout
    assert "The game is over." not in done.stdout
    last = json.loads(ludarium("replay", "--trace", str(file)).stdout.splitlines()[-1])
    assert (last["over"], last["winners"], last["waiting"]) == (False, [], ["1"])


@pytest.mark.parametrize("words", ["games", "--help", "--version", "replay FILE", "replay --trace FILE"])
def test_nobody_who_reads_is_no_mistake(words: str) -> None:
    file = str(golden_files("ecosystem")["1-feat"])
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "ludarium", *words.replace("FILE", file).split()]
    done = subprocess.run(
        command, stdout=writing, stderr=subprocess.PIPE, env=surroundings(), timeout=PATIENCE, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_who_has_had_enough_is_no_mistake() -> None:
    file = str(golden_files("ecosystem")["6-rabbit-first"])
    command = [sys.executable, "-m", "ludarium", "replay", "--trace", file]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings()) as running:
        assert running.stdout and running.stderr
        assert json.loads(running.stdout.readline())["n"] == 0
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(PATIENCE) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no file that is always full")
@pytest.mark.parametrize("words", ["games", "--help", "--version", "replay FILE", "replay --trace FILE"])
def test_what_cannot_be_printed_is_one_sentence(words: str) -> None:
    file = str(golden_files("ecosystem")["1-feat"])
    command = [sys.executable, "-m", "ludarium", *words.replace("FILE", file).split()]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, env=surroundings(), timeout=PATIENCE, check=False
        )
    sentence = said("cannot-print", "en", problem=Sentence(TEXTS, "disk-full"))
    assert (done.returncode, done.stderr) == (2, f"{sentence}\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no file that is always full")
def test_a_mistake_that_nobody_can_hear_is_still_one() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ludarium", "replay", "missing.game"],
            stdout=subprocess.PIPE,
            stderr=full,
            env=surroundings(),
            timeout=PATIENCE,
            check=False,
        )
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize("words", ["games", "replay FILE", "play ecosystem --players 6 --seed 1"])
def test_a_terminal_without_our_letters_gets_what_it_can_show(words: str) -> None:
    file = str(golden_files("ecosystem")["1-feat"])
    for encoding in ({"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}):
        done = ludarium(*words.replace("FILE", file).split(), LUDARIUM_LANGUAGE="cs", **encoding)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.isascii()


# --- Records that cannot be replayed ---

LINES = golden().splitlines()
FIRST_GIVE = LINES.index("1 give dragonfly") + 1
SCORE = len(LINES) - 1


def changed(line: int, text: str) -> str:
    """A golden record with another text in one line, counted from 1."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


UNPLAYABLE = {
    "a move that a rule forbids": (changed(FIRST_GIVE, "1 give wolf"), f'Line {FIRST_GIVE}, move 13: "1 give wolf"'),
    "a move that is none": (changed(FIRST_GIVE, "1 give unicorn"), f"Line {FIRST_GIVE}, move 13:"),
    "a seat that is none": (changed(FIRST_GIVE, "2 give bee"), f"Line {FIRST_GIVE}, move 13:"),
    "a move of one word": (changed(FIRST_GIVE, "give"), f'Line {FIRST_GIVE} cannot be understood: "give"'),
    "a header twice": (changed(5, "players: 1"), "Line 5 cannot be understood"),
    "players in words": (changed(4, "players: one"), "Line 4 cannot be understood"),
    "no players": (changed(4, ""), 'The record lacks the line "players: …"'),
    "too many players": (changed(4, "players: 7"), "Ecosystem is for 1 to 6 players, not 7."),
    "an unknown game": (changed(2, "game: chess"), 'There is no game "chess"'),
    "other rules": (changed(3, "rules: 99"), "The record was written for version 99 of the rules"),
    "an unknown option": (changed(5, "colour: red"), 'Ecosystem has no option "colour"'),
    "an unknown value": (changed(5, "edition: third"), 'Option "edition" cannot be "third"'),
    "another format": (changed(1, "ludarium 2"), 'its first line must be "ludarium 1"'),
    "nothing": ("", 'its first line must be "ludarium 1"'),
    "another score": (changed(SCORE, "score: 70"), f"Line {SCORE}: the record claims the result 70 / 1"),
    "another winner": (changed(SCORE + 1, "winner: none"), f"Line {SCORE}: the record claims the result 69 / -"),
    "a score in words": (changed(SCORE, "score: many"), f"Line {SCORE} cannot be understood"),
    "a result too early": (changed(SCORE - 2, ""), f"Line {SCORE} gives a result, but the game is not over."),
}


@pytest.mark.parametrize("what", UNPLAYABLE)
def test_a_record_that_cannot_be_replayed_is_refused_with_its_line(what: str, tmp_path: Path) -> None:
    text, expected = UNPLAYABLE[what]
    file = tmp_path / "unplayable.game"
    file.write_text(text, "utf-8")
    assert_one_sentence(ludarium("replay", str(file)), expected, quiet=False)


@pytest.mark.parametrize("words", ["replay --trace", "play --from"])
def test_the_line_is_named_wherever_a_record_is_read(words: str, tmp_path: Path) -> None:
    text, expected = UNPLAYABLE["a move that a rule forbids"]
    file = tmp_path / "unplayable.game"
    file.write_text(text, "utf-8")
    assert_one_sentence(ludarium(*words.split(), str(file)), expected, quiet=False)


# --- Everything that can be typed wrong ---


def assert_one_sentence(done: subprocess.CompletedProcess[str], expected: str, quiet: bool = True) -> None:
    """A mistake is one line that says what is wrong, and exit code 2."""
    assert expected in done.stderr
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr + done.stdout
    assert not quiet or done.stdout == ""


MISTAKES = [
    # Commands
    ([], "required: COMMAND"),
    (["dance"], "invalid choice: 'dance'"),
    (["gam"], "invalid choice: 'gam'"),
    (["--loud"], "required: COMMAND"),
    (["games", "ecosystem"], "unrecognized arguments: ecosystem"),
    (["games", "two\nlines"], "unrecognized arguments: two lines"),
    (["players", "greedy"], "unrecognized arguments: greedy"),
    (["warm", "chess"], 'There is no game "chess"; there is: ecosystem'),
    # Languages
    (["--language", "xx", "games"], 'There is no language "xx"; there is: en, cs, sk, fr.'),
    (["games", "--language=xx"], 'There is no language "xx"'),
    (["games", "--language", ""], 'There is no language ""'),
    (["games", "--language"], "--language: expected one argument"),
    # A game to play
    (["play"], "A game must be named, for there is nobody to ask: ludarium play GAME."),
    (["play", "chess"], 'There is no game "chess"'),
    (["play", "Ecosystem"], 'There is no game "Ecosystem"'),
    (["play", "two\nlines"], 'There is no game "two lines"'),
    (["play", "ecosystem", "2"], "unrecognized arguments: 2"),
    (["play", "ecosystem", "--play", "2"], "unrecognized arguments: --play 2"),
    (["play", "ecosystem", "--players"], "--players: expected one argument"),
    (["play", "ecosystem", "--players", "7"], "Ecosystem is for 1 to 6 players, not 7."),
    (["play", "ecosystem", "--players", "0"], '--players takes a whole number from 1 to 99, not "0".'),
    (["play", "ecosystem", "--players", "-1"], '--players takes a whole number from 1 to 99, not "-1".'),
    (["play", "ecosystem", "--players", "two"], '--players takes a whole number from 1 to 99, not "two".'),
    (["play", "ecosystem", "--players", ""], '--players takes a whole number from 1 to 99, not "".'),
    (["play", "ecosystem", "--seat", "0"], '--seat takes a whole number from 1 to 99, not "0".'),
    (["play", "ecosystem", "--seat", "3", "--players", "2"], 'There is no seat "3"; seats go from 1 to 2'),
    (["play", "ecosystem", "--against", "chance"], 'There is no player "chance"; there is: greedy, random, level:1'),
    (["play", "ecosystem", "--against", "chance", "--players", "1"], 'There is no player "chance"'),
    (["play", "ecosystem", "--option", "colour=red"], 'Ecosystem has no option "colour"; it has: edition.'),
    (["play", "ecosystem", "--option", "edition=third"], 'Option "edition" cannot be "third"; it can be: mindok'),
    (["play", "ecosystem", "--option", "edition="], 'Option "edition" cannot be ""'),
    (["play", "ecosystem", "--option", "edition"], 'An option is given as name=value, not as "edition".'),
    (["play", "ecosystem", "--option", "=mindok"], 'Ecosystem has no option ""'),
    # Saved games
    (["play", "--from", "missing.game"], "The file missing.game cannot be read: there is no such file or folder."),
    (["play", "chess", "--from", "FILE"], "The saved game is one of Ecosystem, not of chess."),
    (["play", "--from", "FILE", "--players", "1"], "has its own players and options; leave out --players."),
    (["play", "--from", "FILE", "--option", "edition=genius"], "leave out --option."),
    (["play", "--from", "FILE", "--seat", "2"], 'There is no seat "2"; seats go from 1 to 1'),
    (["play", "--from", "FILE", "--against", "chance"], 'There is no player "chance"'),
    # Files
    (["replay"], "required: FILE"),
    (["replay", "missing.game"], "The file missing.game cannot be read: there is no such file or folder."),
    (["replay", "two\nlines"], "The file two lines cannot be read"),
    (["replay", "."], "The file . cannot be read: it is a folder."),
    (["replay", ""], "FILE takes the path of a file or folder, not nothing."),
    (["replay", "--trace", "missing.game"], "The file missing.game cannot be read"),
    (["replay", "binary.game"], "The file binary.game is not text in UTF-8."),
    (["replay", "FILE/inside.game"], "cannot be read: there is a file where a folder should be."),
    (["replay", "~nobody/missing.game"], "cannot be read: there is no such file or folder."),
    (["play", "--from", ""], "--from takes the path of a file or folder, not nothing."),
    (["simulate", "ecosystem", "--records", ""], "--records takes the path of a file or folder, not nothing."),
    (["simulate", "ecosystem", "--parquet", ""], "--parquet takes the path of a file or folder, not nothing."),
    # Simulations
    (["simulate"], "required: GAME"),
    (["simulate", "chess"], 'There is no game "chess"'),
    (["simulate", "ecosystem", "--games", "0"], '--games takes a whole number from 1 to 1000000000, not "0".'),
    (["simulate", "ecosystem", "--games", "-5"], '--games takes a whole number from 1 to 1000000000, not "-5".'),
    (["simulate", "ecosystem", "--games", "1000000001"], "--games takes a whole number from 1 to 1000000000"),
    (["simulate", "ecosystem", "--games", "1e3"], '--games takes a whole number from 1 to 1000000000, not "1e3".'),
    (["simulate", "ecosystem", "--players", "7"], "Ecosystem is for 1 to 6 players, not 7."),
    (["simulate", "ecosystem", "--processes", "0"], '--processes takes a whole number from 1 to 1024, not "0".'),
    (["simulate", "ecosystem", "--processes", "1025"], "--processes takes a whole number from 1 to 1024"),
    (["simulate", "ecosystem", "--option", "edition"], "An option is given as name=value"),
    (["simulate", "ecosystem", "--option", "colour=red"], 'Ecosystem has no option "colour"'),
    (["simulate", "ecosystem", "--records", "FILE"], "cannot be written: there is a file where a folder should be."),
    (
        ["simulate", "ecosystem", "--records", "FILE/inside"],
        "cannot be written: there is a file where a folder should be.",
    ),
    (["simulate", "ecosystem", "--parquet", "."], "cannot be written: it is a folder, or its folder is not there."),
    (["simulate", "ecosystem", "--parquet", "missing/x.parquet"], "missing/x.parquet cannot be written"),
    (["simulate", "ecosystem", "--parquet", "FILE/x.parquet"], "x.parquet cannot be written"),
    # Seeds
    (["simulate", "ecosystem", "--seed", "-1"], f'--seed takes a whole number from 0 to {2**63 - 1}, not "-1".'),
    *(
        (
            ["play", "ecosystem", "--seed", seed],
            f'--seed takes a whole number from 0 to {2**63 - 1}, not "{seed[:60]}".',
        )
        for seed in ("seven", "-1", "1.5", "", "٣", str(2**63), "9" * 5000, "0" * 40 + "9" * 40)
    ),
]


@pytest.mark.parametrize(("words", "expected"), MISTAKES, ids=[" ".join(words)[:60] for words, _ in MISTAKES])
def test_every_mistake_is_one_sentence(words: list[str], expected: str, tmp_path: Path) -> None:
    (tmp_path / "saved.game").write_text(golden(), "utf-8")
    (tmp_path / "binary.game").write_bytes(bytes(range(256)))
    there = [word.replace("FILE", "saved.game") for word in words]
    assert_one_sentence(ludarium(*there, cwd=tmp_path, LUDARIUM_PURE="1"), expected)
    assert {path.name for path in tmp_path.iterdir()} == {"saved.game", "binary.game"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_speaks_the_language_of_its_reader(language: str) -> None:
    done = ludarium("replay", "missing.game", LUDARIUM_LANGUAGE=language)
    expected = said("cannot-read", language, path="missing.game", problem=Sentence(TEXTS, "file-missing"))
    assert_one_sentence(done, on_one_line(expected))
