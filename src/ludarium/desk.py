"""What everything at the terminal shares: a language, and where to print."""

import errno
from pathlib import Path
from typing import Any

from rich.console import Console

from ludarium.core.texts import Mistake, Sentence

TEXTS = Path(__file__).parent / "texts"


def text(name: str, /, **arguments: Any) -> Sentence:
    """A sentence of the command line."""
    return Sentence(TEXTS, name, arguments)


def mistake(name: str, /, **arguments: Any) -> Mistake:
    """A mistake that the texts of the command line describe."""
    return Mistake(text(name, **arguments))


class Paper(Console):
    """A console that leaves it to the command line what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


PROBLEMS: dict[int | None, str] = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.EEXIST: "file-no-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.ENOSPC: "disk-full",
}


def what_is_wrong(problem: OSError | ValueError) -> Sentence | str:
    """What the system says of a file, in words of ours where we have them."""
    number = problem.errno if isinstance(problem, OSError) else None
    return text(PROBLEMS[number]) if number in PROBLEMS else str(problem)


class Desk:
    """Where a command prints, and in which language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Paper(highlight=False)
        self.errors = Paper(highlight=False, stderr=True)

    def say(self, name: str, /, **arguments: Any) -> str:
        """A sentence of the command line in this language."""
        return text(name, **arguments).say(self.language)

    def tell(self, name: str, /, **arguments: Any) -> None:
        """Print a sentence."""
        self.console.print(self.say(name, **arguments), markup=False)

    def explain(self, problem: Mistake) -> None:
        """Print what was wrong."""
        self.console.print(problem.sentence.say(self.language), markup=False, style="yellow")
