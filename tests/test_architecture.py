"""The rooms of the house: who may import whom, and where numbers and paths may stand."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

import ludarium
from ludarium.games import GAMES

PACKAGE = Path(ludarium.__file__).parent
ROOT = Path(__file__).parent.parent
GAME_SOURCES = [(name, path) for name in GAMES for path in sorted((PACKAGE / "games" / name).rglob("*.py"))]
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:root|home|work|workspace|tmp|usr|opt|var|mnt|Users)/|[A-Z]:\\\\")


def test_import_contracts_are_kept() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == EXIT_STATUS_SUCCESS


def imports(path: Path) -> Iterator[str]:
    """Every module that a source imports, the names taken from it included."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by a relative path"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize(("name", "path"), GAME_SOURCES, ids=lambda value: getattr(value, "name", value))
def test_game_knows_no_other_game(name: str, path: Path) -> None:
    others = [game for game in GAMES if game != name]
    found = list(imports(path))
    assert [module for module in found if module.startswith("ludarium.games.") and module.split(".")[2] in others] == []
    if "tests" not in path.relative_to(PACKAGE).parts:
        ours = tuple(f"ludarium.{room}." for room in ("core", f"games.{name}"))
        assert [module for module in found if module.startswith("ludarium") and not module.startswith(ours)] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("source", ["rules.py", "view.py"])
def test_numbers_of_the_rulebook_stand_in_the_box_alone(name: str, source: str) -> None:
    tree = ast.parse((PACKAGE / "games" / name / source).read_text("utf-8"))
    counted = {id(node) for assigned in ast.walk(tree) for node in enumeration(assigned)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in counted]
    numbers = [node for node in constants if isinstance(node.value, int | float | complex)]
    assert [f"{source}:{node.lineno}: {node.value}" for node in numbers if node.value not in (0, 1, 2)] == []


def enumeration(node: ast.AST) -> Iterator[ast.AST]:
    """The 3 in `A, B, C = range(3)`, which counts names."""
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Call(func=ast.Name(id="range"), args=[count])):
            assert ast.literal_eval(count) == len(names)
            yield count


def test_no_source_knows_a_machine() -> None:
    sources = [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".ftl", ".md", ".game", ".toml")]
    known = [f"{path}: {found[0]}" for path in sources for found in MACHINE_PATH.finditer(path.read_text("utf-8"))]
    assert known == []
    assert [str(path) for path in sources if str(ROOT) in path.read_text("utf-8")] == []
