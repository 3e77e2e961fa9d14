"""Score sheets of many games as a Parquet table: a row for each sheet of each game."""

import contextlib
import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ludarium.core.texts import mistake
from ludarium.lab.tallies import Tallies


class TableFile:
    """A table that grows portion by portion, and appears under its name when it is closed."""

    def __init__(self, path: Path, constants: Mapping[str, Any]) -> None:
        try:
            self.arrow = importlib.import_module("pyarrow")
            self.parquet = importlib.import_module("pyarrow.parquet")
        except ImportError:
            raise mistake("parquet-missing") from None
        if path.is_dir() or not path.parent.is_dir():
            raise mistake("cannot-write", path=str(path))
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self.constants = constants
        self.writer: Any = None

    def write(self, start: int, tallies: Tallies) -> None:
        """Add the sheets of some games, the first of which has this number (from 0)."""
        table = self.arrow.table(self.columns(start, tallies))
        with self.whole_or_not_at_all():
            if self.writer is None:
                self.writer = self.parquet.ParquetWriter(self.part, table.schema)
            self.writer.write_table(table)

    def columns(self, start: int, tallies: Tallies) -> dict[str, Any]:
        """The columns of the table by name."""
        games, sheets = len(tallies.array), len(tallies.sheets)
        constants = {name: np.repeat(np.array([value]), games * sheets) for name, value in self.constants.items()}
        lines = {name: tallies.lines()[:, :, n].ravel() for n, name in enumerate(tallies.line_names)}
        return {
            "number": np.repeat(np.arange(start + 1, start + games + 1), sheets),
            **constants,
            "moves": np.repeat(tallies.array["made"], sheets),
            "over": np.repeat(tallies.array["over"] == 1, sheets),
            "sheet": np.tile(np.array(tallies.sheets), games),
            "won": tallies.won().ravel(),
            **lines,
        }

    def close(self) -> None:
        """Put the table in its place."""
        if self.writer is not None:
            with self.whole_or_not_at_all():
                self.writer.close()
                self.part.replace(self.path)

    @contextlib.contextmanager
    def whole_or_not_at_all(self) -> Iterator[None]:
        """Where something cannot be written, the table is gone: nobody could read what there is of it."""
        try:
            yield
        except OSError:
            if self.writer is not None:
                with contextlib.suppress(OSError):
                    self.writer.close()
            self.writer = None
            self.part.unlink(missing_ok=True)
            raise
