"""Compiled rules are kept where that is safe, are never stale, and are not needed to start."""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from every_game import runs

import ludarium
from ludarium.core import cache

PACKAGE = Path(ludarium.__file__).parent

# One random word, by a rule that can be kept.
DRAW = "from ludarium.core import kit; r = kit.zero(kit.Random); kit.seed(r, 3, 0); print(kit.below(r, 1000))"

# A whole game of two, and the total of its first seat.
PLAY = """
from ludarium.core import contract, kit
from ludarium.games import load
from ludarium.players.random import any_move

game = load("ecosystem")
state, scratch, random = kit.zero(game.state), kit.zero(game.scratch), kit.zero(kit.Random)
kit.seed(random, 3, 1)
contract.begin(state, 2, scratch)
while contract.waiting(state):
    seat = kit.bits(contract.waiting(state))[0]
    contract.play(state, seat, any_move(state, seat, random, scratch))
contract.list_sheet(state, 0, scratch)
print(kit.values(scratch, "lines", 12), kit.FOLDER)
"""

# --- Never stale ---


def test_changed_number_of_a_rulebook_is_played_at_once(tmp_path: Path) -> None:
    """Numba itself would go on with what it made of the old number."""
    copy, kept = package_copy(tmp_path), str(tmp_path / "kept")
    box = copy / "games" / "ecosystem" / "box.py"

    def foxes() -> int:
        told = runs.python("-c", PLAY, rules=runs.COMPILED, PYTHONPATH=str(tmp_path), LUDARIUM_CACHE=kept)
        return int(told.strip("[").split(",")[1])

    before = foxes()
    assert before > 0
    box.write_text(box.read_text("utf-8").replace("FOX_POINTS = 3", "FOX_POINTS = 5"), "utf-8")
    assert foxes() * 3 == before * 5
    assert foxes() * 3 == before * 5


def package_copy(folder: Path) -> Path:
    """The package once more, to be changed."""
    return Path(shutil.copytree(PACKAGE, folder / "ludarium", ignore=shutil.ignore_patterns("__pycache__")))


def test_folder_is_named_after_every_source_and_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PACKAGE", package_copy(tmp_path))
    names = [cache.fingerprint("numba 1"), cache.fingerprint("numba 2")]
    for source in ("games/ecosystem/box.py", "core/kit.py", "players/random.py"):
        with (cache.PACKAGE / source).open("a") as file:
            file.write("# more\n")
        names.append(cache.fingerprint("numba 1"))
    (cache.PACKAGE / "new.py").touch()
    names.append(cache.fingerprint("numba 1"))
    assert len(set(names)) == len(names)
    assert names[-1] == cache.fingerprint("numba 1")


def test_old_folders_are_forgotten_and_nothing_else_is(tmp_path: Path) -> None:
    folders = {name: tmp_path / name for name in ("0123456789abcdef", "a" * 16, "b" * 16, "photographs")}
    for name, folder in folders.items():
        folder.mkdir()
        if name != "a" * 16:
            os.utime(folder, (0, 0))
    cache.forget_old(folders["b" * 16])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a" * 16, "b" * 16, "photographs"]


# --- Where it lies ---


def test_chosen_folder_holds_what_was_compiled(tmp_path: Path) -> None:
    kept = tmp_path / "deep" / "down"
    first = runs.python("-c", DRAW, rules=runs.COMPILED, LUDARIUM_CACHE=str(kept))
    made = {path: path.stat().st_mtime_ns for path in kept.rglob("*.nbc")}
    assert made
    assert runs.python("-c", DRAW, rules=runs.COMPILED, LUDARIUM_CACHE=str(kept)) == first
    assert {path: path.stat().st_mtime_ns for path in kept.rglob("*.nbc")} == made
    assert all(path.stat().st_mode & 0o077 == 0 for path in (kept, *kept.iterdir()))


def test_cache_lies_in_the_home_else_among_temporary_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LUDARIUM_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert next(cache.bases()) == tmp_path / ".cache" / "ludarium"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert next(cache.bases()) == tmp_path / "xdg" / "ludarium"
    assert len(list(cache.bases())) == 2
    monkeypatch.setenv("LUDARIUM_CACHE", str(tmp_path / "own"))
    assert list(cache.bases()) == [tmp_path / "own"]


def test_folder_that_others_can_write_to_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = tmp_path / "shared"
    monkeypatch.setenv("LUDARIUM_CACHE", str(shared))
    place = cache.folder("numba")
    assert place is not None
    for folder, mode in ((place, 0o777), (place, 0o770), (shared, 0o777), (shared, 0o720)):
        folder.chmod(mode)
        assert cache.folder("numba") is None
        folder.chmod(0o700)
    assert cache.folder("numba") == place


def test_folder_of_somebody_else_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARIUM_CACHE", str(tmp_path / "theirs"))
    assert cache.folder("numba")
    monkeypatch.setattr(os, "getuid", lambda: (tmp_path / "theirs").stat().st_uid + 1)
    assert cache.folder("numba") is None


# --- No place at all ---


NOT_WRITABLE = "tempfile.tempdir = {}"
NOT_THERE = "tempfile._candidate_tempdir_list = lambda: [{}]"


@pytest.mark.parametrize(
    ("temporary", "code"),
    [(NOT_WRITABLE, PLAY), (NOT_THERE, f"{DRAW}; print(kit.FOLDER)")],
    ids=["temporary folder cannot be written", "there is no temporary folder"],
)
def test_rules_are_compiled_where_nothing_can_be_written(tmp_path: Path, temporary: str, code: str) -> None:
    package_copy(tmp_path)
    file = tmp_path / "file"
    file.touch()
    nowhere = str(file / "below")
    places = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "TMPDIR"), nowhere)
    blocked = f"import tempfile; {temporary.format(repr(nowhere))}\n{code}"
    told = runs.python("-c", blocked, rules=runs.COMPILED, PYTHONPATH=str(tmp_path), LUDARIUM_CACHE="", **places)
    assert told.split()[-1] == "None"
    assert told == runs.python("-c", code, rules=runs.UNCOMPILED)
    assert [path for path in tmp_path.rglob("*") if path.suffix in (".nbi", ".nbc")] == []


def test_chosen_folder_that_cannot_be_made_means_no_cache(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = runs.python("-c", f"{DRAW}; print(kit.FOLDER)", rules="", LUDARIUM_CACHE=str(tmp_path / "file" / "below"))
    assert told.split()[1] == "None"


def test_two_processes_may_fill_an_empty_cache_at_once(tmp_path: Path) -> None:
    def draw(_: int) -> str:
        return runs.python("-c", DRAW, rules=runs.COMPILED, LUDARIUM_CACHE=str(tmp_path / "both"))

    with ThreadPoolExecutor() as pool:
        both = list(pool.map(draw, range(2)))
    assert both == [runs.python("-c", DRAW, rules=runs.UNCOMPILED)] * 2
    assert draw(0) == both[0]
