"""What a game's `rulebook.md` claims: for each section of the rulebook a function and a test."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from ludarium.games import load

NAMED = re.compile(r"`([^`]+)`")
COLUMNS = ("section", "function", "test")


@dataclass(frozen=True)
class Claim:
    """One row of the page."""

    section: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]


def page(name: str) -> Path:
    """Where a game claims what it carries out."""
    return load(name).folder / "rulebook.md"


def claims(name: str) -> list[Claim]:
    """The rows of the table that goes through the rulebook section by section."""
    rows = [cells(line) for line in page(name).read_text("utf-8").splitlines() if line.startswith("|")]
    begin = rows.index(COLUMNS) + 2
    end = next((n for n in range(begin, len(rows)) if len(rows[n]) != len(COLUMNS)), len(rows))
    return [Claim(section, names(functions), names(tests)) for section, functions, tests in rows[begin:end]]


def cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))


def names(cell: str) -> tuple[str, ...]:
    return tuple(NAMED.findall(cell))


def tests_named(name: str) -> list[str]:
    """Every test that the page names anywhere."""
    return [found for found in NAMED.findall(page(name).read_text("utf-8")) if found.startswith("test_")]


def stands(name: str, claimed: str) -> bool:
    """Whether a function, table or field that is claimed stands in the file that the claim names, or in `rules.py`."""
    file, _, member = claimed.rpartition(".")
    folder = load(name).folder
    places = [folder / f"{file or 'rules'}.py", folder.parent.parent / "core" / f"{file}.py"]
    return any(member in given(path) for path in places if path.exists())


@cache
def given(path: Path) -> frozenset[str]:
    """Every name that a source gives: to functions, tables, and fields of records."""
    return frozenset(name for node in ast.walk(ast.parse(path.read_text("utf-8"))) for name in given_by(node))


def given_by(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.Name(id=name, ctx=ast.Store()) | ast.keyword(arg=str(name)):
            yield name


def is_tested(name: str, claimed: str) -> bool:
    """Whether there is a test, or a file of tests, of this name; an ellipsis in it stands for anything."""
    files = sorted((load(name).folder / "tests").glob("test_*.py"))
    known = {path.stem for path in files}.union(*map(given, files))
    return any(fnmatchcase(test, claimed.replace("…", "*")) for test in known)
