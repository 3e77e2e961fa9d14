"""The command line: words in, a command carried out; every mistake is one sentence and exit code 2."""

import argparse
import contextlib
import importlib
import io
import locale
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn, TextIO

from ludarium.core.record import one_line
from ludarium.core.texts import LANGUAGES, Mistake
from ludarium.desk import mistake, text, what_is_wrong
from ludarium.files import place

WHOLE = re.compile(r"[0-9]{1,30}")
HYPOTHESES = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
MOST_ELO = 1000
MOST_GAMES = 1_000_000_000
MOST_ARENA_GAMES = 1_000_000
MOST_SEED = (1 << 63) - 1
MOST_BUDGET = 100_000
# What a picture can be, by the end of its name.
PICTURES = (".png", ".svg", ".pdf")
# These compile the rules; the others start at once on rules as they stand.
COMPILED = ("simulate", "arena", "evaluate", "warm")
MISTAKEN = 2
INTERRUPTED = 130
# Where the surroundings say which language is spoken, the strongest word first. Python's own `locale` comes last:
# it knows no language that the machine has no locale for.
ENVIRONMENT = ("LUDARIUM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = "en"
    write_what_can_be_written()
    try:
        language = chosen_language(given)
        with everything_printed():
            return carry_out(parser(language).parse_args(given), language)
    except Mistake as problem:
        complain(one_line(problem.sentence.say(language)))
        return MISTAKEN
    except KeyboardInterrupt:
        complain(f"\n{text('stopped').say(language)}")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough; nothing more can be said to them.
        fall_silent(sys.stdout)
        return 0
    except OSError as problem:
        # What goes wrong with a file names it; what goes wrong with our output has no name.
        if problem.filename is not None:
            raise
        fall_silent(sys.stdout)
        complain(text("cannot-print", problem=what_is_wrong(problem)).say(language))
        return MISTAKEN


@contextlib.contextmanager
def everything_printed() -> Iterator[None]:
    """However it ends, notice here if what was printed cannot be written."""
    try:
        yield
    finally:
        sys.stdout.flush()


def complain(sentence: str) -> None:
    """Say what is wrong, where anybody can hear it."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        fall_silent(sys.stderr)


def fall_silent(stream: TextIO) -> None:
    """Let what is still to be written to a stream go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def write_what_can_be_written() -> None:
    """Where the terminal lacks a letter, a question mark stands for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def carry_out(options: argparse.Namespace, language: str) -> int:
    """Choose how the rules run, and only then load them."""
    if options.command not in COMPILED:
        os.environ.setdefault("LUDARIUM_PURE", "1")
    commands = importlib.import_module("ludarium.commands")
    return int(getattr(commands, options.command)(options, language))


# --- The language ---


def chosen_language(given: Sequence[str]) -> str:
    """The language that was asked for, or that of the surroundings, or English."""
    for before, word in zip(("", *given), given, strict=False):
        if before == "--language" or word.startswith("--language="):
            return known_language(word.removeprefix("--language="))
    wished = [wish for name in ENVIRONMENT if (wish := os.environ.get(name))]
    surroundings = wished[0] if wished else locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if surroundings.lower().startswith(language)), "en")


def known_language(word: str) -> str:
    if word not in LANGUAGES:
        raise mistake("bad-language", text=word[:60], known=", ".join(LANGUAGES))
    return word


# --- The words of the command line ---


class Parser(argparse.ArgumentParser):
    """A parser whose mistakes are ours."""

    def error(self, message: str) -> NoReturn:
        raise mistake("bad-command", problem=message, program=self.prog)


def parser(language: str) -> Parser:
    """All commands and their options."""

    def say(name: str) -> str:
        return text(name).say(language).replace("%", "%%")

    main_parser = Parser(prog="ludarium", description=say("cli-about"), allow_abbrev=False)
    main_parser.add_argument("--language", metavar="LANGUAGE", help=say("cli-language"))
    main_parser.add_argument("--version", action="version", version=version(), help=say("cli-version"))
    commands = main_parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str) -> Parser:
        made = commands.add_parser(name, help=say(f"cli-{name}"), description=say(f"cli-{name}"), allow_abbrev=False)
        made.add_argument("--language", metavar="LANGUAGE", default=argparse.SUPPRESS, help=say("cli-language"))
        assert isinstance(made, Parser)
        return made

    command("games")
    command("players")
    add_play(command("play"), say)
    add_replay(command("replay"), say)
    add_evaluate(command("evaluate"), say)
    add_simulate(command("simulate"), say)
    add_arena(command("arena"), say)
    command("warm").add_argument("games", metavar="GAME", nargs="*", help=say("cli-game"))
    return main_parser


def add_play(command: Parser, say: Any) -> None:
    command.add_argument("game", metavar="GAME", nargs="?", help=say("cli-game"))
    command.add_argument("--players", type=whole("--players", 1, 99), help=say("cli-how-many"))
    command.add_argument("--seat", type=whole("--seat", 1, 99), help=say("cli-seat"))
    command.add_argument("--against", metavar="PLAYER", help=say("cli-against"))
    command.add_argument("--name", help=say("cli-name"))
    command.add_argument("--seed", type=whole("--seed", 0, MOST_SEED), help=say("cli-seed"))
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("cli-option"))
    command.add_argument("--from", metavar="FILE", dest="saved", type=path("--from"), help=say("cli-from"))
    add_tile_set(command, say)


def add_replay(command: Parser, say: Any) -> None:
    command.add_argument("file", metavar="FILE", type=path("FILE"), help=say("cli-file"))
    command.add_argument("--trace", action="store_true", help=say("cli-trace"))
    add_tile_set(command, say)


def add_evaluate(command: Parser, say: Any) -> None:
    command.add_argument("file", metavar="FILE", type=path("FILE"), help=say("cli-file"))
    command.add_argument("--budget", type=whole("--budget", 1, MOST_BUDGET), default=200, help=say("cli-budget"))
    command.add_argument("--json", action="store_true", help=say("cli-trace"))
    command.add_argument("--plot", metavar="FILE", type=picture, help=say("cli-plot"))
    add_tile_set(command, say)


def add_simulate(command: Parser, say: Any) -> None:
    command.add_argument("game", metavar="GAME", help=say("cli-game"))
    command.add_argument("--players", type=whole("--players", 1, 99), help=say("cli-how-many"))
    command.add_argument("--games", type=whole("--games", 1, MOST_GAMES), default=1000, help=say("cli-count"))
    command.add_argument("--seed", type=whole("--seed", 0, MOST_SEED), help=say("cli-seed"))
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("cli-option"))
    command.add_argument("--records", metavar="DIR", type=path("--records"), help=say("cli-records"))
    command.add_argument("--parquet", metavar="FILE", type=path("--parquet"), help=say("cli-parquet"))
    command.add_argument("--processes", type=whole("--processes", 1, 1024), help=say("cli-processes"))
    add_tile_set(command, say)


def add_arena(command: Parser, say: Any) -> None:
    command.add_argument("game", metavar="GAME", help=say("cli-game"))
    command.add_argument("--players", metavar="PLAYER,PLAYER", required=True, help=say("cli-entrants"))
    command.add_argument("--games", type=whole("--games", 1, MOST_ARENA_GAMES), help=say("cli-arena-games"))
    command.add_argument("--seats", type=whole("--seats", 1, 99), help=say("cli-seats"))
    command.add_argument("--seed", type=whole("--seed", 0, MOST_SEED), help=say("cli-seed"))
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("cli-option"))
    command.add_argument("--out", metavar="DIR", type=path("--out"), help=say("cli-out"))
    command.add_argument("--processes", type=whole("--processes", 1, 1024), help=say("cli-processes"))
    command.add_argument("--against-previous", metavar="PLAYER", dest="previous", help=say("cli-previous"))
    command.add_argument("--elo", metavar="LOW,HIGH", type=hypotheses, default=(0, 10), help=say("cli-elo"))
    add_tile_set(command, say)


def add_tile_set(command: Parser, say: Any) -> None:
    command.add_argument("--tile-set", metavar="FILE", type=path("--tile-set"), help=say("cli-tile-set"))


def whole(option: str, least: int, most: int) -> Any:
    """The type of an argument that is a whole number."""

    def number(word: str) -> int:
        if not WHOLE.fullmatch(word) or not least <= int(word) <= most:
            raise mistake("bad-number", option=option, least=str(least), most=str(most), text=word[:60])
        return int(word)

    return number


def hypotheses(words: str) -> tuple[int, int]:
    """The type of an argument that is two differences in Elo, the lower one first."""
    found = HYPOTHESES.fullmatch(words)
    if not found or not -MOST_ELO <= int(found[1]) < int(found[2]) <= MOST_ELO:
        raise mistake("bad-elo", most=str(MOST_ELO), text=words[:60])
    return int(found[1]), int(found[2])


def path(option: str) -> Any:
    """The type of an argument that is the path of a file or folder."""

    def named(word: str) -> Path:
        if not word:
            raise mistake("no-path", option=option)
        return place(word)

    return named


def picture(word: str) -> Path:
    """The type of an argument that is the path of a picture."""
    if not word.lower().endswith(PICTURES):
        raise mistake("bad-picture", text=word[:60], known=", ".join(PICTURES))
    return place(word)


def version() -> str:
    return f"ludarium {importlib.import_module('importlib.metadata').version('ludarium')}"
