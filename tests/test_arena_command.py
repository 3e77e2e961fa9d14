"""`ludarium arena` as a real process: what it prints and keeps, how it goes on, and one sentence for every mistake."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from test_command_line import (
    PATIENCE,
    assert_one_sentence,
    ludarium,
    on_one_line,
    said,
    surroundings,
    too_wide,
)

from ludarium import replay
from ludarium.core.texts import LANGUAGES
from ludarium.desk import TEXTS

UNCOMPILED = {"LUDARIUM_PURE": "1"}
DUEL = ("arena", "ecosystem", "--players", "greedy,random")
TIMES = ("seconds", "slowest")
PICTURES = {"arena.png", "arena.svg"}


def arena(*words: str, folder: Path | None = None, **chosen: str) -> subprocess.CompletedProcess[str]:
    """What an arena of Ecosystem prints, and its exit code."""
    return ludarium(*DUEL, *words, cwd=folder, **UNCOMPILED, **chosen)


def rows(folder: Path) -> list[dict[str, Any]]:
    """The results in a folder."""
    return [json.loads(line) for line in (folder / "results.jsonl").read_text("utf-8").splitlines()]


def timeless(folder: Path) -> list[dict[str, Any]]:
    """The results in a folder in the order of their deals, without how long anything took."""
    found = [{name: value for name, value in row.items() if name not in TIMES} for row in rows(folder)]
    return sorted(found, key=lambda row: (row["deal"], row["seats"]))


def records(folder: Path) -> dict[str, str]:
    """The records in a folder."""
    return {file.name: file.read_text("utf-8") for file in (folder / "records").iterdir()}


def without_times(printed: str) -> str:
    """What an arena printed, without how long anything took and where it is kept."""
    return on_one_line(re.sub(r"[\d.,]+ m?s\b|Results, records .*", "", printed))


# --- What it prints and keeps ---


def test_the_arena_has_help_in_every_language() -> None:
    for language in LANGUAGES:
        done = ludarium("arena", "--help", LUDARIUM_LANGUAGE=language)
        assert (done.returncode, done.stderr) == (0, "")
        for name in ("cli-arena", "cli-entrants", "cli-arena-games", "cli-out", "cli-previous", "cli-elo"):
            assert on_one_line(said(name, language)) in on_one_line(done.stdout)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an arena of six games."""
    folder = tmp_path_factory.mktemp("kept")
    done = arena("--games", "5", "--seed", "7", "--out", "kept", "--processes", "2", folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    (folder / "printed").write_text(done.stdout, "utf-8")
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_ratings_and_matrix_fit_the_screen_in_every_language(kept: Path, language: str) -> None:
    done = arena("--games", "5", "--out", "kept", folder=kept, LUDARIUM_LANGUAGE=language)
    assert (done.returncode, done.stderr) == (0, "")
    assert too_wide(done.stdout) == []
    for name in ("arena-results", "arena-ratings", "arena-matrix", "arena-wins", "arena-margin", "arena-pace"):
        assert said(name, language) in done.stdout
    assert said("arena-kept", language, path="kept") in on_one_line(done.stdout)
    assert len(re.findall(r"\bgreedy\b", done.stdout)) == 3


def test_the_printed_figures_are_those_of_the_rows(kept: Path) -> None:
    printed = (kept / "printed").read_text("utf-8")
    assert on_one_line(printed).startswith("Ecosystem: 6 games on 3 deals, 2 seats, seed 7, ")
    margins = []
    for row in rows(kept / "kept"):
        at = row["seats"].index("greedy")
        margins.append(row["scores"][str(at + 1)] - row["scores"][str(2 - at)])
    assert min(margins) > 0
    (line,) = re.findall(r"^ ?greedy +random +6 .*$", printed, re.MULTILINE)
    assert line.split()[2:5] == ["6", "100.0%", "29.2–100.0"]
    assert line.split()[5:7] == ["1.00", f"{sum(margins) / 6:+.1f}"]


def test_a_row_says_all_of_its_game(kept: Path) -> None:
    found = rows(kept / "kept")
    assert sorted((row["deal"], *row["seats"]) for row in found) == [
        (deal, *seats) for deal in range(3) for seats in (("greedy", "random"), ("random", "greedy"))
    ]
    for row in found:
        assert (row["game"], row["seed"], row["options"]) == ("ecosystem", 7, {"edition": "mindok"})
        match = replay((kept / "kept" / row["record"]).read_text("utf-8"))
        assert list(match.names) == row["seats"]
        assert list(row["scores"].values()) == match.scores()
        assert row["winners"] == match.winners()
        assert row["places"] == ([1, 2] if row["winners"] == ["1"] else [2, 1])
        assert sum(row["moves"]) == len([seat for seat, _ in match.made if seat != "*"])
    assert len({row["engine"] for row in found}) == 1


def test_nothing_but_results_records_and_pictures_is_kept(kept: Path) -> None:
    assert {path.name for path in (kept / "kept").iterdir()} == {"results.jsonl", "records", *PICTURES}
    assert len(records(kept / "kept")) == 6
    assert (kept / "kept" / "arena.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (kept / "kept" / "arena.svg").read_text("utf-8")


def test_without_a_folder_nothing_is_kept(tmp_path: Path) -> None:
    done = arena("--games", "1", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Results, records" not in done.stdout
    assert not list(tmp_path.iterdir())


def test_tables_for_more_say_what_is_fair(tmp_path: Path) -> None:
    words = ("--seats", "3", "--games", "1", "--option", "edition=genius", "--seed", "1")
    done = arena(*words, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "6 games on 1 deal, 3 seats" in on_one_line(done.stdout)
    assert "2 × random" in done.stdout
    assert "Among equals everybody would win 33.3%." in done.stdout
    assert too_wide(done.stdout) == []


def test_somebody_alone_is_measured_against_the_other_sheet(tmp_path: Path) -> None:
    done = ludarium(*DUEL[:3], "random", "--seats", "1", "--games", "2", "--seed", "1", cwd=tmp_path, **UNCOMPILED)
    assert done.returncode == 0, done.stderr
    assert "2 games on 2 deals, 1 seat, " in on_one_line(done.stdout)
    assert said("arena-ratings", "en") not in done.stdout


# --- The sequential test ---


def test_a_test_stops_when_it_can_say(tmp_path: Path) -> None:
    words = ("--against-previous", "random", "--elo", "0,300", "--seed", "1", "--out", "out", "--processes", "2")
    done = ludarium(*DUEL[:3], "greedy", *words, cwd=tmp_path, **UNCOMPILED)
    assert done.returncode == 0, done.stderr
    (deals,) = re.findall(r"Accepted after (\d+) deals: greedy is stronger than random\.", on_one_line(done.stdout))
    assert f"{2 * int(deals)} games on {deals} deals" in on_one_line(done.stdout)
    assert 2 * int(deals) <= len(rows(tmp_path / "out")) < 200
    again = ludarium(*DUEL[:3], "greedy", *words, cwd=tmp_path, **UNCOMPILED)
    assert without_times(again.stdout) == without_times(done.stdout)


def test_a_test_with_too_few_games_says_so(tmp_path: Path) -> None:
    done = arena("--against-previous", "random", "--games", "2", "--seed", "1", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Undecided after 1 deal: whether greedy is stronger than random by 0 or by +10 Elo" in on_one_line(
        done.stdout
    )


# --- Going on ---


class Running:
    """An arena under way, in a session of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder / "out"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludarium", *DUEL, "--out", "out", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=surroundings(**UNCOMPILED),
            start_new_session=True,
        )

    def wait_for_rows(self, count: int) -> None:
        """Wait until so many games are there."""
        results = self.folder / "results.jsonl"
        wait_until(lambda: results.exists() and results.read_bytes().count(b"\n") >= count)

    def signal(self, number: int) -> None:
        """Send a signal to everybody."""
        os.killpg(self.process.pid, number)


def wait_until(something: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not something():
        assert time.monotonic() < end
        time.sleep(0.01)


@contextmanager
def running(folder: Path, *words: str) -> Iterator[Running]:
    """An arena that is ended at the end, whatever happens."""
    begun = Running(folder, *words)
    try:
        yield begun
    finally:
        if begun.process.poll() is None:
            begun.signal(signal.SIGKILL)
            begun.process.communicate()


WORDS = ("--games", "12", "--seed", "9", "--processes", "2")


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with twelve games that nobody has stopped."""
    folder = tmp_path_factory.mktemp("uninterrupted")
    done = arena(*WORDS, "--out", "out", folder=folder)
    assert done.returncode == 0, done.stderr
    (folder / "printed").write_text(done.stdout, "utf-8")
    return folder


def assert_as_if_uninterrupted(folder: Path, printed: str, uninterrupted: Path) -> None:
    """The results, records and figures of a folder are those of an arena that nobody has stopped."""
    assert timeless(folder / "out") == timeless(uninterrupted / "out")
    assert records(folder / "out") == records(uninterrupted / "out")
    assert without_times(printed) == without_times((uninterrupted / "printed").read_text("utf-8"))


def test_an_arena_that_was_killed_goes_on_where_it_was(tmp_path: Path, uninterrupted: Path) -> None:
    with running(tmp_path, *WORDS) as begun:
        begun.wait_for_rows(3)
        begun.signal(signal.SIGKILL)
        begun.process.communicate(timeout=PATIENCE)
    results = tmp_path / "out" / "results.jsonl"
    whole = results.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]
    assert 3 <= whole.count(b"\n") < 12
    # As if it had been killed while it wrote a line and a record.
    results.write_bytes(whole + b'{"game": "ecosystem", "rules": 1, "eng')
    (tmp_path / "out" / "records" / "000012-greedy-random.game.part").write_text("ludar", "utf-8")
    done = arena(*WORDS, "--out", "out", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert results.read_bytes().startswith(whole)
    assert_as_if_uninterrupted(tmp_path, done.stdout, uninterrupted)


def test_an_interrupt_stops_at_once_and_the_same_command_goes_on(tmp_path: Path, uninterrupted: Path) -> None:
    with running(tmp_path, *WORDS) as begun:
        begun.wait_for_rows(2)
        begun.signal(signal.SIGINT)
        printed, errors = begun.process.communicate(timeout=PATIENCE)
    assert begun.process.returncode == 130
    assert "Traceback" not in printed + errors
    (done,) = re.findall(r"Stopped: (\d+) of 12 games were played\.", on_one_line(printed))
    assert 2 <= int(done) == len(rows(tmp_path / "out"))
    again = arena(*WORDS, "--out", "out", folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert_as_if_uninterrupted(tmp_path, again.stdout, uninterrupted)


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path, uninterrupted: Path) -> None:
    assert arena("--games", "4", "--seed", "9", "--out", "out", folder=tmp_path).returncode == 0
    before = (tmp_path / "out" / "results.jsonl").read_bytes()
    # The seed is that of the games that are there; one process at a time does as well.
    done = arena("--games", "12", "--processes", "1", "--out", "out", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "results.jsonl").read_bytes().startswith(before)
    assert_as_if_uninterrupted(tmp_path, done.stdout, uninterrupted)


def test_when_all_is_played_nothing_is_played_again(uninterrupted: Path) -> None:
    before = (uninterrupted / "out" / "results.jsonl").read_bytes()
    done = arena(*WORDS, "--out", "out", folder=uninterrupted)
    assert (uninterrupted / "out" / "results.jsonl").read_bytes() == before
    assert_as_if_uninterrupted(uninterrupted, done.stdout, uninterrupted)


# --- Everything that can be wrong ---

MISTAKES = [
    (["ecosystem"], "required: --players"),
    (["chess", "--players", "greedy,random"], 'There is no game "chess"'),
    (["ecosystem", "--players", "greedy"], "An arena takes two players or more"),
    (["ecosystem", "--players", ""], 'There is no player ""'),
    (["ecosystem", "--players", "greedy,"], 'There is no player ""'),
    (["ecosystem", "--players", "greedy,unknown"], 'There is no player "unknown"'),
    (["ecosystem", "--players", "greedy,random,greedy"], 'The player "greedy" is named twice.'),
    (["ecosystem", "--players", "greedy,random", "--seats", "7"], "Ecosystem is for 1 to 6 players, not 7."),
    (["ecosystem", "--players", "greedy,random", "--seats", "0"], "--seats takes a whole number from 1 to 99"),
    (["ecosystem", "--players", "greedy,random", "--games", "0"], "--games takes a whole number from 1 to 1000000,"),
    (["ecosystem", "--players", "greedy,random", "--games", "1000001"], "whole number from 1 to 1000000,"),
    (["ecosystem", "--players", "greedy,random", "--option", "edition"], "An option is given as name=value"),
    (["ecosystem", "--players", "greedy,random", "--option", "edition=third"], 'Option "edition" cannot be "third"'),
    (["ecosystem", "--players", "greedy,random", "--tile-set", "FILE"], "Ecosystem has no tiles"),
    (["ecosystem", "--players", "greedy,random", "--out", ""], "--out takes the path of a file or folder"),
    (["ecosystem", "--players", "greedy,random", "--out", "FILE"], "there is a file where a folder should be."),
    (["ecosystem", "--players", "greedy", "--against-previous", "greedy"], "a test takes two players"),
    (["ecosystem", "--players", "greedy", "--against-previous", ""], 'There is no player ""'),
    (["ecosystem", "--players", "greedy", "--against-previous", "unknown"], 'There is no player "unknown"'),
    (["ecosystem", "--players", "greedy,random", "--elo", "10"], "--elo takes two whole numbers from -1000 to 1000"),
    (["ecosystem", "--players", "greedy,random", "--elo", "10,0"], 'such as 0,10, not "10,0".'),
    (["ecosystem", "--players", "greedy,random", "--elo", "0,1001"], 'such as 0,10, not "0,1001".'),
]


@pytest.mark.parametrize(("words", "expected"), MISTAKES, ids=[" ".join(words)[-60:] for words, _ in MISTAKES])
def test_every_mistake_is_one_sentence(words: list[str], expected: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    there = [word.replace("FILE", "file") for word in words]
    assert_one_sentence(ludarium("arena", *there, cwd=tmp_path, **UNCOMPILED), expected)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("--seed 8", "seed"),
        ("--option edition=genius", "options"),
        ("--seats 3", "seats"),
    ],
)
def test_results_of_another_arena_are_left_alone(kept: Path, words: str, name: str) -> None:
    before = (kept / "kept" / "results.jsonl").read_bytes()
    done = arena(*words.split(), "--out", "kept", folder=kept)
    assert_one_sentence(done, f'has the results of another arena ("{name}" differs); choose another folder.')
    assert (kept / "kept" / "results.jsonl").read_bytes() == before


def changed(kept: Path, folder: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Results of which the second row is another."""
    lines = [json.dumps(row) for row in rows(kept / "kept")]
    lines[1] = json.dumps(change(json.loads(lines[1])))
    (folder / "results.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


def test_results_of_players_that_have_changed_are_not_mixed_with_ours(kept: Path, tmp_path: Path) -> None:
    changed(kept, tmp_path, lambda row: {**row, "engine": "older"})
    done = arena("--out", ".", folder=tmp_path)
    assert_one_sentence(done, "has results of other rules or players, which have changed since")


@pytest.mark.parametrize("row", [[], {}, {"game": "ecosystem"}, None])
def test_a_line_that_is_no_result_is_named(kept: Path, tmp_path: Path, row: object) -> None:
    changed(kept, tmp_path, lambda _: row)
    assert_one_sentence(arena("--out", ".", folder=tmp_path), "Line 2 of results.jsonl is not the result of a game.")


def test_a_row_without_scores_of_all_seats_is_named(kept: Path, tmp_path: Path) -> None:
    changed(kept, tmp_path, lambda row: {**row, "scores": {"1": 5}})
    assert_one_sentence(arena("--out", ".", folder=tmp_path), "Line 2 of results.jsonl is not the result of a game.")


def test_two_arenas_do_not_write_into_one_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with running(tmp_path, "--games", "100000") as begun:
        begun.wait_for_rows(1)
        done = arena("--out", "out", folder=tmp_path)
        assert_one_sentence(done, "is being written by another arena.")


@pytest.mark.parametrize("missing", ["choix", "matplotlib"])
def test_what_is_not_installed_is_named(missing: str, tmp_path: Path) -> None:
    blocked = f"import sys; sys.modules['{missing}'] = None; from ludarium.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", blocked, *DUEL, "--out", "out"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=surroundings(**UNCOMPILED),
        timeout=PATIENCE,
        check=False,
    )
    assert_one_sentence(done, f'The arena needs what is not installed ({missing}): pip install "ludarium[lab]"')
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_their_plurals(language: str) -> None:
    text = (TEXTS / f"{language}.ftl").read_text("utf-8")
    assert "### Arena" in text
    ratio = {"one": "a", "other": "b", "low": "0", "high": "+10", "ratio": 1.0}
    spoken = [said("arena-accepted", language, deals=deals, **ratio) for deals in (1, 2, 5)]
    assert len({re.sub(r"\d+", "", sentence) for sentence in spoken}) > 1
