"""What everything at the terminal shares: a language, and where to print."""

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
