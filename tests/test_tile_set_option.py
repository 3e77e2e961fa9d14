"""Tiles of one's own from the command line: `--tile-set FILE` wherever a game is played, replayed or simulated."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from every_game.golden import golden_files
from test_command_line import assert_one_sentence, ludarium, on_one_line

from ludarium.core.game import Game
from ludarium.core.record import read
from ludarium.core.replay import replay
from ludarium.core.texts import LANGUAGES, Mistake
from ludarium.games import load
from ludarium.lab.simulate import FEW_SLOW_GAMES

UNCOMPILED = {"LUDARIUM_PURE": "1"}
PLAY = ("play", "zoosim", "--players", "2", "--seed", "5", "--against", "random")
SIMULATE = ("simulate", "zoosim", "--players", "2", "--seed", "5")
# Enough for processes of their own.
SOME = FEW_SLOW_GAMES + 20
SET = ("--tile-set", "own.json")


def own_tiles(seed: int = 1) -> str:
    """A file like that of the box, with the paths of the tiles dealt anew."""
    content = json.loads((load("zoosim").folder / "tiles.json").read_text("utf-8"))
    exits = [tile["exits"] for tile in content["tiles"]]
    random.Random(seed).shuffle(exits)
    for tile, dealt in zip(content["tiles"], exits, strict=True):
        tile["exits"] = dealt
    return json.dumps(content)


def game(seed: int = 1) -> Game:
    """The game with these tiles."""
    return load("zoosim").stocked(own_tiles(seed))


def fingerprint(of: Game) -> str:
    """What a record calls its tiles."""
    assert of.stock
    return of.stock.fingerprint


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A folder with two sets of tiles, and files that hold none."""
    (tmp_path / "own.json").write_text(own_tiles(), "utf-8")
    (tmp_path / "other.json").write_text(own_tiles(2), "utf-8")
    (tmp_path / "words.json").write_text("25 tiles", "utf-8")
    (tmp_path / "few.json").write_text('{"tiles": []}', "utf-8")
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    for name in ("ecosystem", "zoosim"):
        (tmp_path / f"{name}.game").write_bytes(next(iter(golden_files(name).values())).read_bytes())
    return tmp_path


def files(folder: Path) -> dict[str, bytes]:
    """All that is in a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def at(table: Path, *words: str, typed: str = "", **chosen: str) -> subprocess.CompletedProcess[str]:
    """A command in that folder, on rules that need no compiling."""
    return ludarium(*words, typed=typed, cwd=table, **{**UNCOMPILED, **chosen})


def saved(table: Path, *words: str) -> str:
    """A game that was begun and saved in that folder."""
    done = at(table, *PLAY, *words, typed="1\n1\n1\nsave begun.game\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    return (table / "begun.game").read_text("utf-8")


# --- Playing ---


def test_a_game_is_played_with_the_tiles_of_the_file(table: Path) -> None:
    record = read(saved(table, *SET))
    assert record.options["tile-set"] == fingerprint(game()) != fingerprint(load("zoosim"))
    assert replay(record, game()).made == list(record.moves)


def test_without_a_file_it_is_played_with_those_of_the_box(table: Path) -> None:
    assert read(saved(table)).options["tile-set"] == fingerprint(load("zoosim"))


def test_a_game_can_be_played_to_its_end(table: Path) -> None:
    done = at(table, *PLAY, *SET, typed="1\n" * 100)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout


def test_a_saved_game_goes_on_with_the_same_file(table: Path) -> None:
    before = read(saved(table, *SET))
    done = at(table, "play", "--from", "begun.game", "--seed", "6", *SET, typed="1\nsave later.game\n")
    assert (done.returncode, done.stderr) == (0, "")
    later = read((table / "later.game").read_text("utf-8"))
    assert list(later.moves)[: len(before.moves)] == list(before.moves)
    assert len(later.moves) > len(before.moves)
    assert later.options == before.options


@pytest.mark.parametrize("words", [(), ("--tile-set", "other.json")], ids=["none", "another"])
@pytest.mark.parametrize("command", ["play --from", "replay", "replay --trace"])
def test_a_game_is_taken_up_with_no_other_tiles(command: str, words: tuple[str, ...], table: Path) -> None:
    saved(table, *SET)
    before = files(table)
    done = at(table, *command.split(), "begun.game", *words)
    here = fingerprint(game(2) if words else load("zoosim"))
    expected = (
        f"The game was played with another set of tiles ({fingerprint(game())}); this one is {here}."
        " Give the file with those tiles: --tile-set FILE."
    )
    assert_one_sentence(done, expected)
    assert files(table) == before


@pytest.mark.parametrize("command", ["play --from", "replay", "replay --trace"])
def test_a_game_with_the_tiles_of_the_box_is_not_taken_up_with_others(command: str, table: Path) -> None:
    saved(table)
    done = at(table, *command.split(), "begun.game", *SET)
    assert_one_sentence(done, f"({fingerprint(load('zoosim'))}); this one is {fingerprint(game())}.")


# --- Replaying ---


def test_a_record_is_replayed_with_the_same_file(table: Path) -> None:
    record = read(saved(table, *SET))
    done = at(table, "replay", "begun.game", *SET)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Score, if the game ended now" in done.stdout
    lines = at(table, "replay", "--trace", "begun.game", *SET).stdout.splitlines()
    assert len(lines) == len(record.moves) + 1
    told: dict[str, Any] = json.loads(lines[-1])
    assert told["sheets"] == replay(record, game()).sheets()


# --- Simulating ---


def test_simulated_records_can_be_replayed_with_the_same_file_alone(table: Path) -> None:
    done = at(table, *SIMULATE, "--games", "3", "--records", "records", *SET)
    assert done.returncode == 0
    texts = [path.read_text("utf-8") for path in sorted((table / "records").iterdir())]
    assert len(texts) == 3
    for text in texts:
        match = replay(read(text), game())
        assert match.over
        assert match.record().text() == text
        for other in (load("zoosim"), game(2)):
            with pytest.raises(Mistake) as refused:
                replay(read(text), other)
            assert refused.value.sentence.name == "other-tile-set"


def test_records_of_different_tiles_lie_side_by_side(table: Path) -> None:
    for words in ((), SET, ("--tile-set", "other.json")):
        at(table, *SIMULATE, "--games", "2", "--records", "records", *words)
    names = sorted(path.name for path in (table / "records").iterdir())
    sets = ["", *(f"-tile-set-{fingerprint(game(seed))}" for seed in (1, 2))]
    assert names == sorted(f"zoosim-2{chosen}-seed5-00000{n}.game" for chosen in sets for n in (1, 2))


def test_every_process_plays_with_the_tiles_of_the_file(table: Path) -> None:
    for processes in ("1", "2"):
        words = ("--games", str(SOME), "--records", f"records-{processes}", "--processes", processes)
        assert at(table, *SIMULATE, *words, *SET).returncode == 0
    one, two = (files(table / f"records-{processes}") for processes in ("1", "2"))
    assert len(two) == SOME
    assert one == two
    for name in sorted(two)[:: SOME // 7]:
        assert replay(read(two[name].decode()), game()).over


def test_compiled_games_are_those_of_the_file_too(table: Path) -> None:
    for name, surroundings in (("compiled", {}), ("uncompiled", UNCOMPILED)):
        words = (*SIMULATE, "--games", "40", "--processes", "2", "--parquet", f"{name}.parquet", *SET)
        assert ludarium(*words, cwd=table, **surroundings).returncode == 0
    compiled, uncompiled = (rows(table / f"{name}.parquet") for name in ("compiled", "uncompiled"))
    assert compiled == uncompiled
    assert {row["tile-set"] for row in compiled} == {fingerprint(game())}


def test_other_tiles_give_other_games(table: Path) -> None:
    for name, words in (("box", ()), ("own", SET)):
        assert at(table, *SIMULATE, "--games", "10", "--parquet", f"{name}.parquet", *words).returncode == 0
    box, own = ([row["total"] for row in rows(table / f"{name}.parquet")] for name in ("box", "own"))
    assert box != own


def rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a table."""
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


# --- Files that are no set of tiles ---

ECOSYSTEM = "Ecosystem has no tiles that a file could replace."
MISTAKES = {
    "--tile-set missing.json": "The file missing.json cannot be read: there is no such file or folder.",
    "--tile-set .": "The file . cannot be read: it is a folder.",
    "--tile-set own.json/inside": "cannot be read: there is a file where a folder should be.",
    "--tile-set binary.json": "The file binary.json is not text in UTF-8.",
    "--tile-set words.json": "The set of tiles is not JSON.",
    "--tile-set few.json": 'A set has 25 tiles, in a list called "tiles"; this one has 0.',
    "--tile-set zoosim.game": "The set of tiles is not JSON.",
    "--tile-set": "--tile-set: expected one argument",
    "--tile-set=": "--tile-set takes the path of a file or folder, not nothing.",
    "--tile": "unrecognized arguments: --tile",
}
SIMULATED = "simulate zoosim --games 2 --records records --parquet table.parquet"
COMMANDS = ("play zoosim", "play --from zoosim.game", "replay zoosim.game", "replay --trace zoosim.game")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        *((command, "--tile-set few.json") for command in COMMANDS),
        *((SIMULATED, words) for words in MISTAKES),
    ],
)
def test_a_file_that_is_no_set_of_tiles_is_one_sentence_and_changes_nothing(
    command: str, words: str, table: Path
) -> None:
    before = files(table)
    assert_one_sentence(at(table, *command.split(), *words.split()), MISTAKES[words])
    assert files(table) == before
    assert not (table / "records").exists()


@pytest.mark.parametrize(
    "command",
    [
        "play ecosystem",
        "play --from ecosystem.game",
        "replay ecosystem.game",
        "replay --trace ecosystem.game",
        "simulate ecosystem --games 2 --records records",
    ],
)
def test_a_game_without_such_tiles_takes_no_file_of_them(command: str, table: Path) -> None:
    before = files(table)
    assert_one_sentence(at(table, *command.split(), *SET), ECOSYSTEM)
    assert files(table) == before
    assert not (table / "records").exists()


def test_a_command_that_plays_nothing_takes_no_tiles(table: Path) -> None:
    for command in ("games", "warm zoosim"):
        assert_one_sentence(at(table, *command.split(), *SET), "unrecognized arguments: --tile-set own.json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_file_is_said_in_the_language_of_its_reader(language: str, table: Path) -> None:
    done = at(table, *SIMULATE, "--tile-set", "words.json", LUDARIUM_LANGUAGE=language)
    assert_one_sentence(done, load("zoosim").sentence("tiles-no-json").say(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_says_where_the_tiles_come_from_and_how_to_replace_them(language: str, table: Path) -> None:
    about = load("zoosim").sentence("about-tile-set").say(language)
    assert "--tile-set" in about
    assert on_one_line(about) in on_one_line(at(table, "games", LUDARIUM_LANGUAGE=language).stdout)
