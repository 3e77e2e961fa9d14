"""`ludarium evaluate`: curves and turning points for people, lines of JSON, pictures, and a sentence for a mistake."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from every_game.golden import golden_files, golden_records
from rich.cells import cell_len
from test_command_line import (
    PATIENCE,
    UNPLAYABLE,
    WIDTH,
    assert_one_sentence,
    ludarium,
    on_one_line,
    said,
    surroundings,
    too_wide,
)

from ludarium.core.record import Record, read
from ludarium.core.replay import replay
from ludarium.core.texts import LANGUAGES
from ludarium.desk import Desk
from ludarium.games import load
from ludarium.lab.curves import APART, apart, draw_chances
from ludarium.players.evaluate import Evaluation, Onlooker, Step, Turn, evaluate, turning_points
from ludarium.review import DIGITS, columns_for, curve, curves, last_line, marks, show_review

UNCOMPILED = {"LUDARIUM_PURE": "1"}
FEW = ("--budget", "2")


def begun(moves: int = 12) -> Record:
    """The record of a solo game of Ecosystem that has only begun."""
    text = golden_files("ecosystem")["1-feat"].read_text("utf-8").splitlines()
    return read("\n".join(text[: text.index("") + 1 + moves]))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with records in it, and a file that is none."""
    (tmp_path / "begun.game").write_text(begun().text(), "utf-8")
    (tmp_path / "ended.game").write_bytes(golden_files("ecosystem")["1-behind"].read_bytes())
    (tmp_path / "other.game").write_text("Dear Anna", "utf-8")
    return tmp_path


def evaluated(*words: str, folder: Path, **chosen: str) -> subprocess.CompletedProcess[str]:
    return ludarium("evaluate", *words, cwd=folder, **UNCOMPILED, **chosen)


# --- For people ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_has_only_begun_is_looked_over_as_far_as_it_goes(folder: Path, language: str) -> None:
    done = evaluated("begun.game", *FEW, folder=folder, LUDARIUM_LANGUAGE=language)
    assert (done.returncode, done.stderr) == (0, "")
    assert too_wide(done.stdout) == []
    assert done.stdout.startswith(load("ecosystem").sentence("name").say(language))
    assert said("review-none", language) in done.stdout
    assert "▁" in done.stdout or "█" in done.stdout


def whole(name: str, shown: str, *later: tuple[int, tuple[float, ...]]) -> tuple[Record, Evaluation]:
    """A golden record with even chances, and others after some moves."""
    record = golden_records(name)[shown]
    found = [(1 / record.players,) * record.players]
    for move in range(len(record.moves)):
        found.append(dict(later).get(move, found[-1]))
    return record, Evaluation(tuple(found), turning_points(record, load(name), found, 10_000))


def reviewed(language: str, record: Record, found: Evaluation, capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed of an evaluation."""
    show_review(Desk(language), record, load(record.game), found, 10_000)
    printed = capsys.readouterr().out
    assert max(cell_len(line) for line in printed.splitlines()) <= WIDTH
    return printed


@pytest.fixture(autouse=True)
def of_usual_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))


ZOO = golden_records("zooloretto")["4-greedy"]
PUT = next(n for n, (seat, words) in enumerate(ZOO.moves) if seat == "2" and words.startswith("put"))
TILE = next(n for n, (seat, words) in enumerate(ZOO.moves) if n > PUT and words.startswith("tile"))
TURNS = {
    "stroke": (PUT, (0.2, 0.4, 0.2, 0.2), "greedy 2"),
    "slip": (PUT, (0.3, 0.1, 0.3, 0.3), "greedy 2"),
    "others-good": (PUT, (0.6, 0.2, 0.1, 0.1), "greedy 1"),
    "others-bad": (PUT, (0.33, 0.26, 0.0, 0.41), "greedy 3"),
    "luck-good": (TILE, (0.2, 0.2, 0.2, 0.4), "greedy 4"),
    "luck-bad": (TILE, (0.3, 0.3, 0.3, 0.1), "greedy 4"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("remark", TURNS)
def test_a_turning_point_names_the_move_who_it_was_and_the_chances(
    remark: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    move, after, who = TURNS[remark]
    record, found = whole("zooloretto", "4-greedy", (move, after))
    printed = on_one_line(reviewed(language, record, found, capsys))
    number = said("review-move", language, first=move + 1, last=move + 1)
    assert on_one_line(f"{said('review-turns', language)} 1 {number}") in printed
    assert on_one_line(said(f"review-{remark}", language, who=who)) in printed
    share = said("review-share", language, share=after[int(who[-1]) - 1])
    quarter = said("review-share", language, share=0.25)
    assert on_one_line(said("review-change", language, who=who, before=quarter, after=share)) in printed
    assert on_one_line(said("review-estimate", language, count=10_000, share=0.0248)) in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_decided_at_the_same_time_is_told_together(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    moves = golden_records("ecosystem")["2-shared-by-both"].moves
    first = next(n for n, (_, words) in enumerate(moves) if words.startswith("pick"))
    printed = on_one_line(reviewed(language, *whole("ecosystem", "2-shared-by-both", (first + 1, (0.8, 0.2))), capsys))
    assert said("review-moves", language, first=first + 1, last=first + 3) in printed
    assert on_one_line(said("review-together-good", language, who="random 1")) in printed
    picked = [
        load("ecosystem").sentence("log-pick", who=f"random {seat}", card_acc="§").say(language).split("§")[0]
        for seat in (1, 2)
    ]
    assert all(on_one_line(told) in printed for told in picked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_games_an_estimate_has_reads_well(language: str) -> None:
    told = {on_one_line(said("review-estimate", language, count=count, share=0.1)) for count in (1, 2, 5)}
    assert len({"".join(letter for letter in sentence if not letter.isdigit()) for sentence in told}) > 1


# --- Curves ---


@pytest.mark.parametrize(
    ("shares", "upper", "lower"),
    [
        ([0.0, 1.0], " █", "▁█"),
        ([0.5, 0.57, 0.44], " ▁ ", "██▇"),
        ([0.01, 0.06, 0.13, 0.99], "   █", "▁▁▂█"),
    ],
)
def test_a_curve_is_as_high_as_the_chances(shares: list[float], upper: str, lower: str) -> None:
    assert curve(shares) == f"{upper}\n{lower}"


@pytest.mark.parametrize("positions", [1, 2, 3, 24, 25, 26, 50, 51, 164, 5000])
def test_the_columns_go_from_the_first_position_to_the_last_and_fit(positions: int) -> None:
    columns = columns_for(positions)
    assert (columns[0], columns[-1]) == (0, positions - 1)
    assert len(columns) <= 50
    assert all(0 <= later - earlier <= max(1, positions // 49 + 1) for earlier, later in pairwise(columns))
    assert set(columns) == set(range(positions)) or positions > 50


def test_turning_points_stand_below_their_columns() -> None:
    assert marks([0, 10, 20, 30, 40], [5, 20, 21]) == " 123 "
    assert marks([0, 10, 20, 30, 40], [15, 20, 40]) == "  123"


def test_a_turning_point_is_marked_where_the_chances_have_changed(capsys: pytest.CaptureFixture[str]) -> None:
    chances = ((0.5, 0.5), (0.5, 0.5), (0.9, 0.1), (0.5, 0.1))
    turn = Turn(Step(1, 2, ("1",)), (0.5, 0.5), (0.9, 0.1), 0, "stroke")
    desk = Desk("en")
    desk.console.print(curves(desk, ("Anna", "Bob"), Evaluation(chances, (turn,))))
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].index("1") == lines[0].index("▆")
    assert lines[-1].index("1") == lines[3].index("▂")


# --- For programs ---


def test_json_has_a_line_for_every_position(folder: Path) -> None:
    for name in ("begun", "ended"):
        record = read((folder / f"{name}.game").read_text("utf-8"))
        game = load(record.game)
        done = evaluated(f"{name}.game", *FEW, "--json", folder=folder)
        assert (done.returncode, done.stderr) == (0, "")
        *positions, last = [json.loads(line) for line in done.stdout.splitlines()]
        found = evaluate(record, game, Onlooker(game, 2).prospects, 2)
        assert positions == [
            {"n": n, "chances": {"1": round(found.chances[n][0], DIGITS)}, "move": " ".join(move)}
            for n, move in enumerate(record.moves)
        ]
        match = replay(record, game)
        assert last == {
            "n": len(record.moves),
            "chances": {"1": round(found.chances[-1][0], DIGITS)},
            "over": match.over,
            "winners": match.winners(),
            "turns": [],
        }


def test_the_last_line_of_json_tells_the_turning_points() -> None:
    record, found = whole("zooloretto", "4-greedy", (PUT, (0.4, 0.1, 0.25, 0.25)))
    told = json.loads(last_line(replay(record, load("zooloretto")), found))["turns"]
    before, after = ({str(n + 1): share for n, share in enumerate(chances)} for chances in found.chances[PUT : PUT + 2])
    assert told == [
        {
            "moves": [PUT + 1, PUT + 1],
            "movers": ["2"],
            "before": before,
            "after": after,
            "about": "2",
            "remark": "slip",
        }
    ]


# --- Pictures ---

BEGINNINGS = {"png": b"\x89PNG", "svg": b"<?xml", "PDF": b"%PDF"}


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_a_picture_is_drawn_in_the_format_of_its_name(kind: str, folder: Path) -> None:
    pytest.importorskip("matplotlib")
    done = evaluated("begun.game", *FEW, "--plot", f"chances.{kind}", folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert said("review-plotted", "en", path=f"chances.{kind}") in done.stdout
    assert (folder / f"chances.{kind}").read_bytes().startswith(BEGINNINGS[kind])
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        ["begun.game", f"chances.{kind}", "ended.game", "other.game"]
    )


def test_a_picture_beside_json_changes_nothing_of_it(folder: Path) -> None:
    pytest.importorskip("matplotlib")
    plain = evaluated("begun.game", *FEW, "--json", folder=folder)
    drawn = evaluated("begun.game", *FEW, "--json", "--plot", "chances.png", folder=folder)
    assert plain.stdout == drawn.stdout
    assert (folder / "chances.png").exists()


def test_a_picture_names_seats_and_turning_points(tmp_path: Path) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    _, found = whole("zooloretto", "4-greedy", (PUT, (0.4, 0.1, 0.25, 0.25)))
    labels = {"title": "The title", "moves": "the moves", "chances": "the chances"}
    with matplotlib.rc_context({"svg.fonttype": "none"}):
        names = ("Anna", "Bob", "Cyril", "Dora")
        draw_chances(found.chances, names, [PUT + 1], labels, {0: "none", 1: "all"}, tmp_path / "a.svg")
    text = (tmp_path / "a.svg").read_text("utf-8")
    for word in (*labels.values(), *names, "none", "all"):
        assert f">{word}<" in text


@pytest.mark.parametrize(
    "ends",
    [(1.0,), (0.5, 0.5), (1.0, 0.0), (0.0,) * 5 + (1.0,), (0.96, 0.04), (0.9, 0.95, 1.0), (0.0, 0.0, 0.98, 1.0)],
)
def test_no_name_stands_over_another(ends: tuple[float, ...]) -> None:
    heights = apart(ends)
    for lower, higher in pairwise(sorted(heights)):
        assert higher - lower >= APART - 1e-9
    assert max(heights) <= 1
    assert min(heights) >= 0
    assert sorted(range(len(ends)), key=lambda n: (ends[n], heights[n])) == sorted(
        range(len(ends)), key=lambda n: heights[n]
    )


# --- Mistakes ---

MISTAKES = [
    ([], "required: FILE"),
    (["missing.game"], "The file missing.game cannot be read: there is no such file or folder."),
    (["."], "The file . cannot be read: it is a folder."),
    ([""], "FILE takes the path of a file or folder, not nothing."),
    (["other.game"], 'its first line must be "ludarium 1"'),
    (["begun.game", "--budget", "0"], '--budget takes a whole number from 1 to 100000, not "0".'),
    (["begun.game", "--budget", "100001"], "--budget takes a whole number from 1 to 100000"),
    (["begun.game", "--budget", "1s"], '--budget takes a whole number from 1 to 100000, not "1s".'),
    (["begun.game", "--budget"], "--budget: expected one argument"),
    (["begun.game", "--tile-set", "other.game"], "Ecosystem has no tiles"),
    (["begun.game", "--plot", "chances.gif"], 'ends in .png, .svg, .pdf, not "chances.gif".'),
    (["begun.game", "--plot", ""], 'ends in .png, .svg, .pdf, not "".'),
    (["begun.game", "--plot", "missing/a.png"], "missing/a.png cannot be written: there is no such file or folder."),
    (["begun.game", "--plot", "other.game/a.png"], "there is a file where a folder should be."),
]


@pytest.mark.parametrize(("words", "expected"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_every_mistake_is_one_sentence(words: list[str], expected: str, folder: Path) -> None:
    before = sorted(path.name for path in folder.iterdir())
    assert_one_sentence(evaluated(*words, folder=folder), expected)
    assert sorted(path.name for path in folder.iterdir()) == before


@pytest.mark.parametrize("what", ["a move that a rule forbids", "another winner", "a result too early"])
@pytest.mark.parametrize("words", [(), ("--json",)], ids=str)
def test_a_record_that_cannot_be_replayed_is_refused_before_anything_is_told(
    what: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    text, expected = UNPLAYABLE[what]
    (tmp_path / "a.game").write_text(text, "utf-8")
    assert_one_sentence(evaluated("a.game", *words, folder=tmp_path), expected)


def test_what_a_picture_needs_is_named(folder: Path) -> None:
    blocked = "import sys; sys.modules['matplotlib'] = None; from ludarium.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", blocked, "evaluate", "begun.game", "--plot", "a.png"],
        capture_output=True,
        text=True,
        cwd=folder,
        env=surroundings(**UNCOMPILED),
        timeout=PATIENCE,
        check=False,
    )
    assert_one_sentence(done, 'A picture needs what is not installed (matplotlib): pip install "ludarium[lab]"')
    assert not (folder / "a.png").exists()


# --- Compiled ---


def test_it_runs_on_compiled_rules_and_says_the_same(folder: Path) -> None:
    words = ("evaluate", "begun.game", *FEW, "--json")
    compiled = ludarium(*words, cwd=folder)
    assert (compiled.returncode, compiled.stderr) == (0, "")
    assert compiled.stdout == ludarium(*words, cwd=folder, **UNCOMPILED).stdout
