"""Files that people name: found, read, and written so that nothing is lost."""

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

from ludarium.core.record import FORMAT, Record, read, write
from ludarium.desk import mistake, what_is_wrong

# A file that does not say within so many bytes that it is a record is none.
BEGINNING = 256


def place(words: str) -> Path:
    """The path that somebody typed; `~` is the home folder, where there is one."""
    with contextlib.suppress(RuntimeError):
        return Path(words).expanduser()
    return Path(words)


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Say what is wrong where something cannot be written."""
    try:
        yield
    except (OSError, ValueError) as problem:
        raise mistake("cannot-save", path=str(path), problem=what_is_wrong(problem)) from problem


def read_record(path: Path) -> Record:
    """The record in a file."""
    return read(read_text(path))


def read_text(path: Path) -> str:
    """The text in a file."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise mistake("not-text", path=str(path)) from None
    except (OSError, ValueError) as problem:
        raise mistake("cannot-read", path=str(path), problem=what_is_wrong(problem)) from problem


def save_record(record: Record, path: Path) -> None:
    """Write a record, over an older one if there is one, and over nothing else."""
    with writing(path):
        if path.exists() and not holds_record(path):
            raise mistake("not-a-save", path=str(path))
        write(record, path)


def holds_record(path: Path) -> bool:
    """Whether a file begins as a record does."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not path.is_file():
        return False
    with path.open("rb") as file:
        beginning = file.read(BEGINNING).decode("utf-8-sig", "replace")
    return beginning.lstrip().partition("\n")[0].strip() == FORMAT
