"""Texts taken apart: what a Fluent file says, and what it asks for."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

# Attributes and variables by which a language inflects what it puts into a sentence; a language has what it needs.
FORMS = frozenset({"acc", "gen", "dat", "loc", "ins", "def", "of", "into", "from"})


class Variables(Visitor):
    """The variables of a message; those that are counted by themselves."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.counted |= names_in(node.selector)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.counted |= names_in(*node.arguments.positional)
        self.generic_visit(node)


def names_in(*nodes: Any) -> set[str]:
    return {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}


@dataclass(frozen=True)
class Text:
    """One message of a file."""

    value: str
    attributes: dict[str, str]
    variables: frozenset[str]
    counted: frozenset[str]


@dataclass
class Texts:
    """One Fluent file."""

    messages: dict[str, Text] = field(default_factory=dict)
    junk: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)


def read_texts(path: Path) -> Texts:
    """What a Fluent file says."""
    texts = Texts()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            texts.junk.append((entry.content or "").strip())
        elif isinstance(entry, ast.Message):
            texts.doubled += [entry.id.name] if entry.id.name in texts.messages else []
            texts.messages[entry.id.name] = taken_apart(entry)
    return texts


def taken_apart(message: ast.Message) -> Text:
    seen = Variables()
    seen.visit(message)
    return Text(
        value=written(message.value),
        attributes={attribute.id.name: written(attribute.value) for attribute in message.attributes},
        variables=frozenset(seen.found),
        counted=frozenset(seen.counted),
    )


def written(pattern: ast.Pattern | None) -> str:
    """A pattern as it stands in the file."""
    if pattern is None:
        return ""
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern)).split("=", 1)[1].strip()


def base(variable: str) -> str:
    """A variable without its grammatical form: `card` for `card_acc`."""
    stem, _, form = variable.rpartition("_")
    return stem if stem and form in FORMS else variable


def fillings(text: Text) -> Iterator[dict[str, Any]]:
    """Arguments to try a message with: a few numbers for what is counted, words for the rest."""
    for number in (0, 1, 2, 5, 100):
        yield {name: number if name in text.counted else f"‹{name}›" for name in text.variables}


def plain_words(value: str) -> str:
    """A pattern without what is put into it."""
    return re.sub(r"\{[^{}]*\}", "", value)
