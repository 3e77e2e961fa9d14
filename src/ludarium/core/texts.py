"""Sentences for people: what is said is decided in one place, the language in another."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "cs", "sk", "fr")
CORE = Path(__file__).parent / "texts"


@dataclass(frozen=True)
class Sentence:
    """A text that knows what it says, and can say it in any language."""

    folder: Path
    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def say(self, language: str) -> str:
        """The sentence in a language."""
        return self.forms(language)[""]

    def forms(self, language: str) -> dict[str, str]:
        """The sentence and its other forms by name: `acc` is what its attribute `.acc` says."""
        known = bundle(self.folder, language)
        message = known.get_message(self.name)
        patterns = {**({"": message.value} if message.value else {}), **message.attributes}
        arguments = spoken(self.arguments, language)
        return {form: str(known.format_pattern(pattern, arguments)[0]) for form, pattern in patterns.items()}


def spoken(arguments: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Arguments ready for Fluent: a sentence among them gives `$card`, and `$card_acc` for its form `acc`."""
    ready = {}
    for name, value in arguments.items():
        if isinstance(value, Sentence):
            for form, text in value.forms(language).items():
                ready[f"{name}_{form}" if form else name] = text
        else:
            ready[name] = value
    return ready


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The texts of one folder in one language."""
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return texts


class Mistake(Exception):
    """Something that was asked for and cannot be done; nothing has changed."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.say("en"))
        self.sentence = sentence


def mistake(name: str, /, **arguments: Any) -> Mistake:
    """A mistake that the texts of the core describe."""
    return Mistake(Sentence(CORE, name, arguments))
