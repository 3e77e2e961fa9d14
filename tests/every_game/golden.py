"""The golden records of a game."""

from pathlib import Path

from ludarium.core.record import Record, read
from ludarium.games import load


def golden_files(name: str) -> dict[str, Path]:
    """The files of a game's golden records by what they show."""
    return {path.stem: path for path in sorted((load(name).folder / "tests" / "golden").glob("*.game"))}


def golden_records(name: str) -> dict[str, Record]:
    """A game's golden records by what they show."""
    return {shown: read(path.read_text("utf-8")) for shown, path in golden_files(name).items()}
