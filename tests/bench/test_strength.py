"""`bench/strength.py` as a real process: it plays a table, goes on where it was stopped, and writes the page."""

import itertools
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from test_command_line import PATIENCE, surroundings

BENCH = Path(__file__).parent.parent.parent / "bench"
BLOCK = re.compile(r"<!-- (?P<name>\w+) -->\n(?P<text>.*?)<!-- end of (?P=name) -->", re.DOTALL)
GREEDY = ("greedy", "--games-of", "ecosystem")
PLAN = 400


def strength(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What the program prints, and its exit code."""
    return subprocess.run(
        [sys.executable, str(BENCH / "strength.py"), *words, "--out", "kept", "--into", "page.md"],
        capture_output=True,
        text=True,
        cwd=folder,
        env=surroundings(LUDARIUM_PURE="1"),
        timeout=PATIENCE,
        check=False,
    )


def results(folder: Path) -> list[str]:
    """The lines of the games that are there."""
    (found,) = (folder / "kept").rglob("results.jsonl")
    return found.read_text("utf-8").splitlines(keepends=True)


def parsed(text: str) -> list[dict[str, str]]:
    """The rows of a table of Markdown by column; every row must be as wide as the head."""
    head, line, *rows = [row.strip("|").split("|") for row in text.splitlines() if row.startswith("|")]
    assert {cell.strip() for cell in line} == {"---"}
    return [{name.strip(): cell.strip() for name, cell in zip(head, row, strict=True)} for row in [line, *rows]][1:]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where a table was played, stopped in the middle of a line, gone on with, and written down."""
    folder = tmp_path_factory.mktemp("strength")
    (folder / "page.md").write_text((BENCH / "strength.md").read_text("utf-8"), "utf-8")
    assert strength(folder, *GREEDY, "--games", "4").returncode == 0
    first = results(folder)
    (torn,) = (folder / "kept").rglob("results.jsonl")
    torn.write_text("".join(first[:3]) + first[3][:40], "utf-8")
    done = strength(folder, *GREEDY, "--games", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert "3 of 6 games are there" in done.stdout
    assert results(folder)[:3] == first[:3]
    assert strength(folder, "report").returncode == 0
    return folder


def test_every_game_of_a_table_is_there_once(kept: Path) -> None:
    lines: list[dict[str, Any]] = [json.loads(line) for line in results(kept)]
    assert sorted((line["deal"], *line["seats"]) for line in lines) == [
        (deal, *seats) for deal in range(3) for seats in (("greedy", "random"), ("random", "greedy"))
    ]


def test_the_page_says_what_the_games_came_to(kept: Path) -> None:
    blocks = {found["name"]: found["text"] for found in BLOCK.finditer((kept / "page.md").read_text("utf-8"))}
    assert "    python bench/strength.py greedy --games 5 --games-of ecosystem\n" in blocks["greedy"]
    assert str(kept) not in blocks["greedy"]
    (row,) = parsed(blocks["greedy"])
    lines = [json.loads(line) for line in results(kept)]
    wins = sum(line["seats"].index("greedy") == int(line["winners"][0]) - 1 for line in lines)
    margins = [line["scores"][str(at + 1)] - line["scores"][str(2 - at)] for line in lines for at in places(line)]
    assert row["games"] == f"6 of {PLAN}"
    assert row["deals"] == "3"
    assert row["share (95 %)"].startswith(f"{wins / 6:.1%} (")
    assert row["margin (95 %)"].startswith(f"{sum(margins) / 6:+.1f} (")
    assert row["rules, engine"] == f"{lines[0]['rules']}, `{lines[0]['engine']}`"
    assert row["target"] == f"≥ 95%: {'PASS' if wins == 6 else 'below'} (on few deals)"


def places(line: dict[str, Any]) -> list[int]:
    """Where greedy sits."""
    return [at for at, player in enumerate(line["seats"]) if player == "greedy"]


def test_budgets_make_a_curve_of_ratings(kept: Path, tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text((BENCH / "strength.md").read_text("utf-8"), "utf-8")
    for one, other in itertools.combinations(("search/4000", "search/1000", "search/250"), 2):
        folder = tmp_path / "kept" / "budgets" / f"ecosystem-{one}-{other}".replace("/", "-")
        folder.mkdir(parents=True)
        text = "".join(results(kept)).replace('"greedy"', f'"{one}"').replace('"random"', f'"{other}"')
        (folder / "results.jsonl").write_text(text, "utf-8")
    done = strength(tmp_path, "report")
    assert (done.returncode, done.stderr) == (0, "")
    tables = (tmp_path / "page.md").read_text("utf-8").partition("<!-- budgets -->")[2].split("\n\n")
    pairs, ratings = (parsed(text) for text in tables if text.startswith("|"))
    assert [(row["games"], row["told apart"]) for row in pairs] == [("6 of 60", "ahead by margin (on few deals)")] * 3
    found = {row["player"].strip("`"): float(row["rating (95 %)"].partition(" ")[0]) for row in ratings}
    assert found["search/4000"] > found["search/1000"] > found["search/250"] == 0
    assert "<svg" in (tmp_path / "page-budgets.svg").read_text("utf-8")


def test_tables_without_games_stay_as_they_are(kept: Path) -> None:
    before, after = (
        {found["name"]: found["text"] for found in BLOCK.finditer(page.read_text("utf-8"))}
        for page in (BENCH / "strength.md", kept / "page.md")
    )
    assert {name for name in after if after[name] != before[name]} == {"greedy"}


def test_who_is_alone_sits_in_every_seat() -> None:
    (four, solo) = printed(
        "[[s.seats for s in strength.TABLES[name].pairs[0].sittings(2)] for name in ('four', 'solo')]"
    )
    assert four == [["level:5" if seat == at else "greedy" for seat in range(4)] for at in range(4)]
    assert solo == [["level:5"]]


def printed(expression: str) -> Any:
    """What an expression of the program comes to."""
    program = f"import json, strength; print(json.dumps({expression}))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=surroundings(PYTHONPATH=os.pathsep.join((str(BENCH), os.environ.get("PYTHONPATH", "")))),
        timeout=PATIENCE,
        check=True,
    )
    return json.loads(done.stdout)


def test_every_table_has_its_place_on_the_page() -> None:
    names = [found["name"] for found in BLOCK.finditer((BENCH / "strength.md").read_text("utf-8"))]
    assert names == printed("[*strength.TABLES]")
