"""What the golden records of a game reach of its rules: `LUDARIUM_PURE=1 python -m every_game.cover ecosystem`.

Prints as JSON the lines and branches of `rules.py` and `view.py` that they miss, and the moves and objections they met.
"""

import importlib.util
import json
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from coverage import Coverage

# At each position other moves of each verb are tried, and those with numbers near the legal ones.
EACH = 3
NEAR = 8


def missed(name: str) -> dict[str, Any]:
    """What no golden record of the game reaches."""
    sources = sources_of(name)
    with TemporaryDirectory() as folder:
        measured = Coverage(data_file=None, branch=True, include=sources, config_file=False)
        measured.start()
        met = follow_records(name)
        measured.stop()
        report = Path(folder, "report.json")
        measured.json_report(outfile=str(report))
        files = json.loads(report.read_text())["files"]
    return {
        "lines": {Path(path).name: file["missing_lines"] for path, file in files.items()},
        "branches": {Path(path).name: file["missing_branches"] for path, file in files.items()},
        **met,
    }


def sources_of(name: str) -> list[str]:
    """The sources of a game that are written in the dialect; nothing of ours is imported yet."""
    package = importlib.util.find_spec("ludarium")
    assert package is not None
    assert package.origin is not None
    assert "ludarium.core" not in sys.modules
    folder = Path(package.origin).parent / "games" / name
    return [str(folder / "rules.py"), str(folder / "view.py")]


def follow_records(name: str) -> dict[str, Any]:
    """Replay every golden record, and ask at every position all that can be asked."""
    from every_game.golden import golden_records
    from ludarium.core import contract
    from ludarium.core.replay import follow, opened
    from ludarium.games import load

    game = load(name)
    met: dict[str, set[Any]] = {"objections": set(), "verbs": set(), "remarks": set()}
    for record in golden_records(name).values():
        match = opened(record, game)
        for move, (_, words) in enumerate(record.moves):
            met["objections"] |= ask(match, move)
            met["verbs"].add(words.split()[0])
            follow(match, record, move)
        met["objections"] |= ask(match, len(record.moves))
        met["remarks"].add(int(contract.remark_on(match.state, match.scratch)))
    return {kind: sorted(values) for kind, values in met.items()}


def ask(match: Any, position: int) -> set[int]:
    """Ask everything that can be asked at a position; returns the objections met."""
    from ludarium.core import contract, kit

    random = kit.zero(kit.Random)
    kit.seed(random, position, 0)
    match.sheets()
    match.winners()
    match.outcomes()
    for seat in range(match.players):
        match.moves(seat + 1)
    for seat in (contract.SPECTATOR, *range(match.players)):
        view = kit.zero(match.game.view)
        contract.look(match.state, seat, view)
        contract.imagine(view, kit.zero(match.game.state), random)
    return {
        int(contract.objection(match.state, seat, number))
        for seat in (contract.CHANCE_SEAT, *range(match.players))
        for number in tried(match, seat, position)
    }


def tried(match: Any, seat: int, position: int) -> set[int]:
    """Numbers of moves that a seat might try: some of each verb, and the neighbours of those that it may make."""
    from ludarium.core import contract

    legal = match.moves("*" if seat == contract.CHANCE_SEAT else seat + 1)
    near = {match.game.number(words) + step for words in legal for step in range(-NEAR, NEAR + 1)}
    some = {numbers[(EACH * position + n) % len(numbers)] for numbers in by_verb(match.game.words) for n in range(EACH)}
    return some | near & {*range(len(match.game.words))}


@cache
def by_verb(words: tuple[str, ...]) -> list[list[int]]:
    """The numbers of all moves, those with the same verb together."""
    found: dict[str, list[int]] = {}
    for number, move in enumerate(words):
        found.setdefault(move.split()[0], []).append(number)
    return list(found.values())


if __name__ == "__main__":
    print(json.dumps(missed(sys.argv[1])))
