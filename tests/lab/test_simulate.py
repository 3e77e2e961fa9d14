"""Simulation: the same games however they are run, records and tables that agree, and an end that leaves all whole."""

import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_command_line import PATIENCE, assert_one_sentence, ludarium, on_one_line, said, surroundings

from ludarium import Mistake, cli, replay
from ludarium.core.record import read
from ludarium.games import GAMES, load
from ludarium.lab import batch
from ludarium.lab.simulate import FEW_SLOW_GAMES, chunks, order_for, simulate
from ludarium.lab.tallies import Summary, Tallies

# Enough for processes of their own.
SOME = FEW_SLOW_GAMES + 40
UNCOMPILED = {"LUDARIUM_PURE": "1"}


def rows(table: Path) -> list[dict[str, Any]]:
    """The rows of a Parquet table."""
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(table).to_pylist()
    return found


def contents(folder: Path) -> dict[str, str]:
    """What the files of a folder hold."""
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


# --- The same games, however they are run ---

WAYS: dict[str, tuple[bool, int, dict[str, str]]] = {
    "compiled, in processes": (True, 2, {}),
    "compiled, in threads": (False, 2, {}),
    "compiled, one after another": (False, 1, {}),
    "uncompiled, in processes": (True, 2, UNCOMPILED),
    "uncompiled, one after another": (True, 1, UNCOMPILED),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_games_however_they_are_run(name: str, tmp_path: Path) -> None:
    reports, tables, records = [], [], []
    for n, (recorded, processes, surrounded) in enumerate(WAYS.values()):
        words = ["simulate", name, "--players", "2", "--games", str(SOME), "--seed", "7", "--processes", str(processes)]
        words += ["--parquet", f"{n}.parquet", *(["--records", f"records-{n}"] if recorded else [])]
        done = ludarium(*words, cwd=tmp_path, **surrounded)
        assert done.returncode == 0, done.stderr
        reports.append(result_of(done.stdout))
        tables.append(rows(tmp_path / f"{n}.parquet"))
        if recorded:
            records.append(contents(tmp_path / f"records-{n}"))
    assert [report == reports[0] for report in reports] == [True] * len(WAYS)
    assert [table == tables[0] for table in tables] == [True] * len(WAYS)
    assert [record == records[0] for record in records] == [True] * len(records)
    assert len(records[0]) == SOME


def result_of(report: str) -> list[str]:
    """A report without how long it took and where the files lie."""
    return [line for line in report.splitlines() if line.startswith("│") or "moves in" in line.partition(" in ")[0]]


def test_another_seed_gives_other_games() -> None:
    totals = [
        [tallies.totals().tolist() for _, tallies in games(2, 5, seed)] for seed in (1, 1, 2, 1 << 40, 1 + (1 << 40))
    ]
    assert totals[0] == totals[1]
    assert len({str(total) for total in totals}) == len(totals) - 1


def games(players: int, count: int, seed: int = 1, **options: str) -> Iterator[tuple[int, Tallies]]:
    """Games of Ecosystem, played in this process."""
    return simulate(order_for(load("ecosystem"), players, options, seed, None), count, workers=1)


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    few, many = (np.concatenate([tallies.totals() for _, tallies in games(3, count)]) for count in (4, 9))
    assert few.tolist() == many[:4].tolist()


# --- Records and tables ---


@dataclass(frozen=True)
class Simulated:
    """What one simulation has left."""

    players: int
    report: str
    records: Path
    table: list[dict[str, Any]]


@pytest.fixture(scope="module", params=[1, 2, 4])
def simulated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Simulated:
    """Twelve games with records and a table, in a folder that is not there yet."""
    folder = tmp_path_factory.mktemp("simulated")
    words = ["simulate", "ecosystem", "--players", str(request.param), "--games", "12", "--seed", "9"]
    words += ["--option", "edition=genius", "--records", "new/records", "--parquet", "table.parquet"]
    done = ludarium(*words, cwd=folder, **UNCOMPILED)
    assert done.returncode == 0, done.stderr
    assert not list(folder.rglob("*.part"))
    return Simulated(request.param, done.stdout, folder / "new" / "records", rows(folder / "table.parquet"))


def test_records_have_the_names_of_their_game_options_seed_and_number(simulated: Simulated) -> None:
    names = sorted(file.name for file in simulated.records.iterdir())
    assert names == [f"ecosystem-{simulated.players}-edition-genius-seed9-{number:06}.game" for number in range(1, 13)]


def test_usual_options_are_no_part_of_a_name() -> None:
    assert order_for(load("ecosystem"), 2, {"edition": "mindok"}, 9).stem() == "ecosystem-2-seed9"


def test_the_table_has_a_row_for_every_sheet_of_every_game(simulated: Simulated) -> None:
    sheets = load("ecosystem").sheets(simulated.players)
    assert [(row["number"], row["sheet"]) for row in simulated.table] == [
        (number, sheet) for number in range(1, 13) for sheet in sheets
    ]
    for row in simulated.table:
        assert (row["game"], row["players"], row["seed"]) == ("ecosystem", simulated.players, 9)
        assert (row["edition"], row["over"]) == ("genius", True)


def test_every_row_is_the_sheet_that_the_replay_of_its_record_has(simulated: Simulated) -> None:
    lines = load("ecosystem").lines
    for number, file in enumerate(sorted(simulated.records.iterdir()), 1):
        match = replay(file.read_text("utf-8"))
        assert match.over
        assert match.options == {"edition": "genius"}
        for row in [row for row in simulated.table if row["number"] == number]:
            assert {line: row[line] for line in lines} == match.sheet(row["sheet"])
            assert row["moves"] == len(match.made)
            assert row["won"] == (row["sheet"] in match.winners())


def test_the_report_has_the_means_of_the_table(simulated: Simulated) -> None:
    printed = re.findall(r"│ (\w+) +│ +(-?[\d.]+) │ +([\d.]*)%? │", simulated.report)
    assert len(printed) == len(load("ecosystem").sheets(simulated.players))
    for sheet, (_, points, wins) in zip(load("ecosystem").sheets(simulated.players), printed, strict=True):
        own = [row for row in simulated.table if row["sheet"] == sheet]
        assert float(points) == pytest.approx(sum(row["total"] for row in own) / 12, abs=0.01)
        if sheet.isdigit():
            shared = [row["won"] / winners(simulated, row["number"]) for row in own]
            assert float(wins) == pytest.approx(100 * sum(shared) / 12, abs=0.1)
    moves = sum({row["number"]: row["moves"] for row in simulated.table}.values())
    assert f"12 games of Ecosystem with {simulated.players} player" in simulated.report
    assert f"seed 9: {moves:,} moves in" in on_one_line(simulated.report)


def winners(simulated: Simulated, number: int) -> int:
    """How many share the win of a game."""
    return sum(row["won"] for row in simulated.table if row["number"] == number) or 1


def test_a_table_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    for count in ("3", "2"):
        words = ["simulate", "ecosystem", "--games", count, "--players", "1", "--parquet", "table.parquet"]
        assert ludarium(*words, cwd=tmp_path, **UNCOMPILED).returncode == 0
        assert {row["number"] for row in rows(tmp_path / "table.parquet")} == set(range(1, int(count) + 1))


# --- Games without an end ---


def test_a_game_without_an_end_counts_as_unfinished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(batch, "MOVE_LIMIT", 40)
    words = ["--players", "2", "--games", "3", "--seed", "1", "--records", str(tmp_path), "--language", "en"]
    assert cli.main(["simulate", "ecosystem", *words, "--parquet", str(tmp_path / "table.parquet")]) == 0
    printed = capsys.readouterr().out
    assert "3 games were stopped at the limit of moves and have no result." in on_one_line(printed)
    assert "Mean points" not in printed
    for file in tmp_path.glob("*.game"):
        record = read(file.read_text("utf-8"))
        assert (len(record.moves), record.scores, record.winners) == (40, None, None)
        assert not replay(record).over
    assert [(row["moves"], row["over"], row["won"]) for row in rows(tmp_path / "table.parquet")] == [
        (40, False, False)
    ] * 6


def test_an_unfinished_game_has_no_part_in_the_means(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = [tallies.array["made"][0] for _, tallies in games(1, 30)]
    limit = int(np.median(ended)) + 1
    monkeypatch.setattr(batch, "MOVE_LIMIT", limit)
    summary, points = Summary(sheets=2), []
    for _, tallies in games(1, 30):
        summary.add(tallies)
        points += tallies.totals()[tallies.array["over"] == 1].tolist()
    assert 0 < summary.unfinished < 30
    assert (summary.games, summary.finished) == (30, len(points))
    assert summary.points.tolist() == np.sum(points, axis=0).tolist()


def test_a_game_of_exactly_as_many_moves_as_allowed_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    ((_, tallies),) = games(2, 1)
    monkeypatch.setattr(batch, "MOVE_LIMIT", int(tallies.array["made"][0]))
    ((_, again),) = games(2, 1)
    assert again.array.tobytes() == tallies.array.tobytes()
    assert again.array["over"][0] == 1


def test_a_shared_win_is_shared_in_the_summary() -> None:
    game = load("ecosystem")
    array = np.zeros(4, batch.tally_type(game))
    array["over"] = (1, 1, 1, 0)
    array["winners"] = (0b001, 0b110, 0b000, 0b111)
    summary = Summary(sheets=3)
    summary.add(Tallies(game, 3, array.tobytes()))
    assert summary.wins.tolist() == [1, 0.5, 0.5]
    assert (summary.games, summary.unfinished) == (4, 1)


# --- Portions ---


@given(count=st.integers(1, 30_000), workers=st.integers(1, 64), largest=st.integers(1, 5_000))
def test_portions_hold_every_game_once_and_none_is_too_large(count: int, workers: int, largest: int) -> None:
    portions = chunks(count, workers, largest)
    ends = [start + size for start, size in portions]
    assert [0, *ends] == [*(start for start, _ in portions), count]
    assert all(1 <= size <= largest for _, size in portions)


@pytest.mark.parametrize(("players", "options"), [(0, {}), (7, {}), (2, {"edition": "third"}), (2, {"colour": "red"})])
def test_an_order_that_cannot_be_carried_out_is_refused(players: int, options: dict[str, str]) -> None:
    with pytest.raises(Mistake):
        order_for(load("ecosystem"), players, options, 1, None)


# --- What cannot be written, or is not installed ---


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    blocked = "import sys; sys.modules['pyarrow'] = None; from ludarium.cli import main; sys.exit(main())"
    words = ["simulate", "ecosystem", "--games", "2", "--parquet", "table.parquet", "--records", "records"]
    done = subprocess.run(
        [sys.executable, "-c", blocked, *words],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=surroundings(**UNCOMPILED),
        timeout=PATIENCE,
        check=False,
    )
    assert_one_sentence(done, 'Parquet tables need the package pyarrow: pip install "ludarium[parquet]"')
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder where nobody may write")
@pytest.mark.parametrize("words", ["--records /proc", "--records /proc/new", "--parquet /proc/table.parquet"])
def test_a_folder_where_nobody_may_write_is_named(words: str) -> None:
    done = ludarium("simulate", "ecosystem", "--games", "2", *words.split(), **UNCOMPILED)
    assert_one_sentence(done, f"{words.split()[1]} cannot be written")


@pytest.mark.parametrize("words", ["--records", "--processes 2 --records", "--processes 1 --parquet"])
def test_a_full_disk_ends_it_with_a_sentence_and_nothing_half_written(words: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludarium", "simulate", "ecosystem", "--games", str(SOME), *words.split(), "kept"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=surroundings(PYTHONDONTWRITEBYTECODE="1", **UNCOMPILED),
        timeout=PATIENCE,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)),
    )
    assert done.returncode == 2
    notice, sentence = done.stderr.splitlines()
    assert notice == said("uncompiled", "en")
    assert sentence.startswith("kept cannot be written: ")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


# --- Interrupts ---


def wait_until(something: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not something():
        assert time.monotonic() < end
        time.sleep(0.01)


class Running:
    """A simulation under way, in a session of its own."""

    def __init__(self, folder: Path, *words: str, **surrounded: str) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludarium", "simulate", "ecosystem", "--players", "2", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=surroundings(**surrounded),
            start_new_session=True,
        )

    def wait_for(self, something: Callable[[], object]) -> None:
        """Wait until something is there."""
        wait_until(lambda: something() or self.process.poll() is not None)
        assert self.process.poll() is None, self.process.communicate()

    def interrupt(self) -> None:
        """What Ctrl-C does: everybody at this terminal hears it."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> str:
        """What it said, once it is over: no traceback, and nobody left behind."""
        printed, errors = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 130
        assert "Traceback" not in printed + errors
        wait_until(lambda: not others_in_session(self.process.pid))
        assert not list(self.folder.rglob("*.part"))
        return on_one_line(printed + errors)


@contextmanager
def running(folder: Path, *words: str, **surrounded: str) -> Iterator[Running]:
    """A simulation that is ended at the end, whatever happens."""
    begun = Running(folder, *words, **surrounded)
    try:
        yield begun
    finally:
        if begun.process.poll() is None:
            os.killpg(begun.process.pid, signal.SIGKILL)
            begun.process.communicate()


def others_in_session(leader: int) -> list[int]:
    """The processes that this one has begun, and that are still there."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, _, rest = stat.read_text().partition(" (")
        except (FileNotFoundError, ProcessLookupError):
            continue
        state, _, _, session = rest.rpartition(") ")[2].split()[:4]
        if int(session) == leader != int(pid) and state != "Z":
            found.append(int(pid))
    return found


on_linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to see what is left")


def played(said_at_end: str) -> int:
    """How many games were played before the interrupt, as one sentence says."""
    (done,) = re.findall(r"Stopped: ([\d,]+) of [\d,]+ games were played; what they brought is kept\.", said_at_end)
    return int(done.replace(",", ""))


def assert_all_whole(folder: Path, done: int) -> None:
    """Every record is a whole game, and the table has the games that were counted."""
    records = sorted(folder.glob("records/*"))
    assert len(records) == done
    for file in records:
        assert replay(file.read_text("utf-8")).over, file.name
    assert [(row["number"], row["sheet"]) for row in rows(folder / "table.parquet")] == [
        (number, sheet) for number in range(1, done + 1) for sheet in ("1", "2")
    ]


LONG = ("--games", "1000000", "--records", "records", "--parquet", "table.parquet")


@on_linux
@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupt_keeps_what_was_played_and_leaves_nothing_half_done(processes: str, tmp_path: Path) -> None:
    with running(tmp_path, *LONG, "--processes", processes, **UNCOMPILED) as simulation:
        simulation.wait_for((tmp_path / "table.parquet.part").exists)
        simulation.interrupt()
        assert_all_whole(tmp_path, played(simulation.end()))


@on_linux
def test_a_second_interrupt_ends_it_at_once_and_as_cleanly(tmp_path: Path) -> None:
    with running(tmp_path, *LONG, "--processes", "2", **UNCOMPILED) as simulation:
        simulation.wait_for((tmp_path / "table.parquet.part").exists)
        simulation.interrupt()
        simulation.interrupt()
        assert "Stopped" in simulation.end()
        table = rows(tmp_path / "table.parquet")
        assert_all_whole(tmp_path, max(row["number"] for row in table))


@on_linux
def test_an_interrupt_while_the_processes_start_is_heard_by_none_of_them(tmp_path: Path) -> None:
    with running(tmp_path, *LONG, "--processes", "2", **UNCOMPILED) as simulation:
        # The first is the one that watches over the others.
        simulation.wait_for(lambda: len(others_in_session(simulation.process.pid)) > 1)
        simulation.interrupt()
        assert_all_whole(tmp_path, played(simulation.end()))


@on_linux
def test_an_interrupt_stops_compiled_games_in_threads(tmp_path: Path) -> None:
    words = ("--games", "1000000000", "--parquet", "table.parquet", "--processes", "2")
    with running(tmp_path, *words) as simulation:
        simulation.wait_for((tmp_path / "table.parquet.part").exists)
        simulation.interrupt()
        done = played(simulation.end())
        table = pyarrow.parquet.read_table(tmp_path / "table.parquet", columns=["number", "total"])
        assert table.num_rows == 2 * done
        assert table["number"].to_pylist()[-1] == done


@on_linux
def test_an_interrupt_while_the_rules_are_compiled_is_one_sentence(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    with running(tmp_path, "--games", "10", LUDARIUM_CACHE=str(cache)) as simulation:
        simulation.wait_for(lambda: any(cache.rglob("*.nbi")))
        simulation.interrupt()
        compiling = on_one_line(said("compiling", "en", game="Ecosystem"))
        assert simulation.end() == f"{compiling} {said('stopped', 'en')}"


# --- Compiling beforehand ---


def test_warm_says_when_the_rules_are_ready() -> None:
    done = ludarium("warm")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{load(name).sentence('name').say('en')} is ready." for name in GAMES]
