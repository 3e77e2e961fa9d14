"""The uncompiled run needs no Numba, and does not look for it."""

from every_game import runs

IMPORT_ALL = """
import importlib, pkgutil, sys
import ludarium
for module in pkgutil.walk_packages(ludarium.__path__, "ludarium."):
    if module.name not in ("ludarium.core.compiled", "ludarium.__main__"):
        importlib.import_module(module.name)
"""

PLAY = """
from ludarium.core import kit
from ludarium.core.game import CHANCE, Match
from ludarium.games import GAMES, load

for name in GAMES:
    match, random = Match(load(name), load(name).seats.stop - 1), kit.zero(kit.Random)
    kit.seed(random, 1, 1)
    while not match.over:
        seat = match.waiting()[0]
        match.draw(random) if seat == CHANCE else match.play(seat, match.moves(seat)[0])
    print(name, match.scores(), [b"numba" in kit.pack(match.state)])
"""
LOADED = "print([name for name in ('numba', 'llvmlite') if sys.modules.get(name)])"


def test_uncompiled_run_never_imports_numba() -> None:
    for rules in (runs.UNCOMPILED, runs.CHECKED):
        assert runs.python("-c", IMPORT_ALL + PLAY + LOADED, rules=rules).splitlines()[-1] == "[]"


def test_compiled_run_does() -> None:
    assert runs.python("-c", f"import sys\nfrom ludarium.core import kit\n{LOADED}", rules=runs.COMPILED) != "[]\n"


def test_everything_plays_where_numba_is_not_installed() -> None:
    absent = "import sys; sys.modules.update(dict.fromkeys(('numba', 'llvmlite')))\n"
    told = runs.python("-c", absent + IMPORT_ALL + PLAY + LOADED, rules=runs.COMPILED)
    assert told == runs.python("-c", IMPORT_ALL + PLAY + LOADED, rules=runs.UNCOMPILED)
