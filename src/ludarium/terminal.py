"""A game at the terminal: the table drawn, moves typed as numbers or words, and reasons given."""

import contextlib
import importlib
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ludarium.core import kit
from ludarium.core.game import CHANCE, Match
from ludarium.core.texts import Mistake, Sentence
from ludarium.desk import Desk, mistake
from ludarium.files import place, save_record
from ludarium.players.player import Hint, Player
from ludarium.players.pool import ProcessPlayer

SHOWN_MOVES = 40
# Who gives hints, and how much of what its moves bring is told: so many lines, and none that differ less.
ADVISER = "search/1s"
MOST_TOLD, LEAST_TOLD = 3, 0.3
COMMANDS = ("moves", "why", "hint", "undo", "sheet", "board", "rules", "save", "help", "quit")


class Left(Exception):
    """The person has left the table."""


class Session:
    """One person at the table with players, until the game is over or the person leaves."""

    def __init__(
        self, desk: Desk, match: Match, seat: str, players: Mapping[str, Player], random: Any, going_on: str = ""
    ) -> None:
        self.desk = desk
        self.match = match
        self.seat = seat
        self.players = players
        self.random = random
        # What is to be typed beside the name of a saved game.
        self.going_on = going_on
        self.last_told = ""
        self.offered: list[str] = []
        self.adviser = ProcessPlayer(ADVISER, match.game, 0)
        self.advice: tuple[bytes, list[Hint]] = b"", []

    def run(self) -> None:
        """Play to the end."""
        with completion(self.words_to_complete):
            while not self.match.over:
                self.step()
        self.desk.console.print(self.match.board(self.seat, self.desk.language))
        self.show_sheet("sheet-final")
        for sentence in result(self.desk, self.match):
            self.desk.console.print(sentence, style="bold", markup=False)

    def close(self) -> None:
        """End all processes that think for this table."""
        for player in (*self.players.values(), self.adviser):
            if isinstance(player, ProcessPlayer):
                player.stop()

    def step(self) -> None:
        """One move: of chance, of the person, or of a player."""
        waiting = self.match.waiting()
        if waiting == [CHANCE]:
            self.tell(CHANCE, self.match.copy().draw(self.random))
        elif self.seat in waiting:
            self.ask()
        else:
            seat = waiting[0]
            view = self.match.view_record(seat)
            self.announce(self.players[seat])
            move = self.players[seat].move(view, int(seat) - 1, self.match.players)
            self.tell(seat, self.match.game.words[move])

    def announce(self, player: Player) -> None:
        """Say that a player wakes up, for that can take a while."""
        if isinstance(player, ProcessPlayer) and not player.is_awake():
            self.desk.tell("player-wakes")

    def tell(self, seat: str, words: str) -> None:
        """Make a move, and say what the person may hear of it; the same twice is said once."""
        told = story(self.desk, self.match, seat, words, self.seat)
        before = self.match.view_record(self.seat)
        self.match.play(seat, words)
        if told != self.last_told and seat != self.seat:
            self.desk.console.print(told, markup=False, style="dim")
        self.last_told = told
        for sentence in self.match.news(before, self.seat):
            self.desk.console.print(sentence.say(self.desk.language), markup=False, style="dim")

    # --- The person ---

    def ask(self) -> None:
        """Show the table and take one line after another until a move is made."""
        self.show_board()
        made = len(self.match.made)
        while len(self.match.made) == made:
            self.answer(read_line(f"{self.desk.say('prompt')}> "))

    def answer(self, line: str) -> None:
        """Carry out what was typed: a command, or a move."""
        first, _, rest = line.partition(" ")
        first = first.lower()
        try:
            if first in COMMANDS:
                getattr(self, f"do_{first}")(rest.strip())
            elif line:
                self.tell(self.seat, self.understood(line))
        except Mistake as problem:
            self.desk.explain(problem)

    def understood(self, line: str) -> str:
        """The legal move that a line means; or a Mistake that says why there is none."""
        if line.isascii() and line.isdigit():
            return self.numbered(int(line[:9]))
        line = self.match.game.spelling(line.lower())
        found = self.meant(line)
        if len(found) > 1:
            raise mistake("ambiguous", text=line[:60], moves=", ".join(found[:8]) + (" …" if len(found) > 8 else ""))
        return found[0] if found else self.refused(line)

    def meant(self, line: str) -> list[str]:
        """The moves on offer that a line names; of a move that is not on offer nothing else is made."""
        offered = set(self.offered)
        return [move for move in matching(line, self.match.game.words) if move in offered]

    def numbered(self, number: int) -> str:
        if not 1 <= number <= len(self.offered):
            raise mistake("no-number", number=str(number), most=len(self.offered))
        return self.offered[number - 1]

    def refused(self, line: str) -> str:
        """Say why no legal move is meant: a rule forbids it, or it is no move at all."""
        possible = matching(line, self.match.game.words)
        reason = self.match.why_not(self.seat, possible[0]) if len(possible) == 1 else None
        raise Mistake(reason) if reason else mistake("not-a-move", text=line[:60])

    def show_board(self) -> None:
        """The table, what is to be done, and the moves."""
        self.offered = self.match.moves(self.seat)
        self.desk.console.print()
        self.desk.console.print(self.match.board(self.seat, self.desk.language))
        due = self.match.told(f"do-{self.offered[0].partition(' ')[0]}", self.seat, self.offered[0])
        self.desk.console.print(due.say(self.desk.language), style="bold", markup=False)
        self.show_moves(SHOWN_MOVES)

    def show_moves(self, most: int) -> None:
        """The first moves with their numbers, and what they bring at once."""
        before = self.match.sheet(self.seat)["total"]
        shown = [self.menu_line(n, words, before) for n, words in enumerate(self.offered[:most], 1)]
        self.desk.console.print(Columns(shown, padding=(0, 2), column_first=True))
        if len(self.offered) > most:
            self.desk.tell("more-moves", count=len(self.offered) - most)

    def menu_line(self, number: int, words: str, before: int) -> Text:
        after = self.match.copy()
        after.play(self.seat, words)
        gain = after.sheet(self.seat)["total"] - before
        line = Text(f"{number:>3} {words}")
        line.append(self.meaning(words), "dim")
        return line.append(f" {gain:+}", "green" if gain > 0 else "red") if gain else line

    def meaning(self, words: str) -> str:
        """What the words of a move mean, for those who speak no English."""
        if self.desk.language == "en":
            return ""
        meant = self.match.told(f"move-{words.partition(' ')[0]}", self.seat, words)
        return f" ({meant.say(self.desk.language)})"

    # --- Commands ---

    def do_help(self, _: str) -> None:
        table = Table(title=self.desk.say("help-title"), box=None, show_header=False, title_justify="left")
        for typed in ("1, 2, 3 …", "number"), (self.offered[0], "words"), *((name, name) for name in COMMANDS[:-2]):
            table.add_row(typed[0], self.desk.say(f"help-{typed[1]}"))
        table.add_row("quit", self.desk.say("help-quit"))
        self.desk.console.print(table)

    def do_moves(self, _: str) -> None:
        self.show_moves(len(self.offered))

    def do_board(self, _: str) -> None:
        self.show_board()

    def do_sheet(self, _: str) -> None:
        self.show_sheet("sheet-title")

    def show_sheet(self, title: str) -> None:
        self.desk.console.print(score_table(self.desk, self.match, title))

    def do_rules(self, _: str) -> None:
        self.desk.console.print(Markdown(help_page(self.match.game.texts, self.desk.language)))

    def do_why(self, words: str) -> None:
        """The rule that forbids a move, or what the move brings."""
        if not words:
            raise mistake("say-which")
        if words.isascii() and words.isdigit():
            move = self.numbered(int(words[:9]))
        else:
            found = self.meant(words) or matching(words, self.match.game.words)
            move = found[0] if len(found) == 1 else words
        reason = self.match.why_not(self.seat, move)
        if reason:
            raise Mistake(reason)
        self.desk.tell("why-allowed", move=move)
        changes = list(self.changes(move))
        for change in changes or [self.desk.say("why-nothing")]:
            self.desk.console.print(change, markup=False)

    def changes(self, move: str) -> Any:
        """What a move brings at once, and every line of a score sheet that it changes, in words."""
        after = self.match.copy()
        seen = after.view_record(self.seat)
        after.play(self.seat, move)
        yield from (sentence.say(self.desk.language) for sentence in after.news(seen, self.seat))
        for name in self.match.game.sheets(self.match.players):
            sheet = self.match.sheet(name)
            for line, points in after.sheet(name).items():
                if points != sheet[line]:
                    yield self.desk.say(
                        "why-line",
                        sheet=sheet_name(self.desk, self.match, name),
                        line=self.match.line(line),
                        change=f"{points - sheet[line]:+}",
                    )

    def do_hint(self, _: str) -> None:
        """What a strong player would do, and why; what else is good."""
        if len(self.offered) == 1:
            self.desk.tell("hint-only", move=self.named(self.offered[0]))
            return
        best, *others = self.hints()
        move, lines = self.named(self.match.game.words[best.move]), self.largest(best.differences)
        # What is best may be so for what the others get.
        told = "hint-because" if best.differences["total"] > 0 else "hint-although"
        self.desk.tell(told if lines else "hint-alike", move=move, chance=best.chance, lines=lines)
        if others:
            self.desk.tell("hint-others", moves=", ".join(map(self.other, others)))

    def hints(self) -> list[Hint]:
        """The best moves of the person; who asks again is told the same."""
        view = self.match.view_record(self.seat)
        seen = kit.pack(view)
        if seen != self.advice[0]:
            self.announce(self.adviser)
            self.advice = seen, self.adviser.hints(view, int(self.seat) - 1, self.match.players)
        return self.advice[1]

    def other(self, hint: Hint) -> str:
        """Another good move, and the chances with it."""
        return self.desk.say("hint-other", move=self.named(self.match.game.words[hint.move]), chance=hint.chance)

    def named(self, words: str) -> str:
        """A move as it is typed, and what that means."""
        return self.desk.say("hint-move", move=words, meaning=self.meaning(words))

    def largest(self, differences: Mapping[str, float]) -> str:
        """The lines of the score sheet that differ most, in words."""
        told = [(line, change) for line, change in differences.items() if line != "total" and abs(change) >= LEAST_TOLD]
        told.sort(key=lambda one: -abs(one[1]))
        return ", ".join(self.difference(line, change) for line, change in told[:MOST_TOLD])

    def difference(self, line: str, change: float) -> str:
        """How much more or less a line of the score sheet brings."""
        sign = "plus" if change > 0 else "none"
        return self.desk.say("hint-difference", line=self.match.line(line), points=change, sign=sign)

    def do_undo(self, _: str) -> None:
        """Go back to before the person's last move."""
        if self.seat not in [seat for seat, _ in self.match.made]:
            raise mistake("nothing-to-undo")
        seat, words = self.match.undo()
        while seat != self.seat:
            seat, words = self.match.undo()
        self.desk.tell("undone", move=words)

    def do_save(self, name: str) -> None:
        path = place(name or f"{self.match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.game")
        save_record(self.match.record(), path)
        self.desk.tell("saved", path=str(path), more=self.going_on)

    def do_quit(self, _: str) -> None:
        raise Left

    def words_to_complete(self) -> Sequence[str]:
        return [*self.offered, *COMMANDS]


def read_line(prompt: str) -> str:
    """One typed line, tidied."""
    try:
        return " ".join(input(prompt).split())
    except (EOFError, UnicodeDecodeError):
        print()
        raise Left from None


def matching(line: str, moves: Sequence[str]) -> list[str]:
    """The moves that a line names; each word may be cut short, and a word typed in full means itself alone."""
    typed = line.lower().split()
    found = [move for move in moves if begins(typed, move.split())]
    for at, word in enumerate(typed):
        found = [move for move in found if move.lower().split()[at] == word] or found
    return found


def begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) <= len(words) and all(
        word.lower().startswith(short) for short, word in zip(typed, words, strict=False)
    )


@contextlib.contextmanager
def completion(words: Any) -> Any:
    """Let Tab complete what is typed, where the terminal can."""
    try:
        readline = importlib.import_module("readline")
    except ImportError:
        yield
        return

    def complete(_: str, state: int) -> str | None:
        line = readline.get_line_buffer()[: readline.get_endidx()]
        start = readline.get_begidx()
        found = sorted({move[start:].split(" ")[0] for move in words() if move.startswith(line)})
        return f"{found[state]} " if state < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
    yield
    readline.set_completer(None)


# --- What is said of a game ---


def story(desk: Desk, match: Match, seat: str, words: str, viewer: str | None) -> str:
    """What somebody hears of a move that is about to be made; without a viewer, all but what chance hides."""
    game = match.game
    verb = words.split(maxsplit=1)[0]
    veiled = game.heard(words.split()) != words and (seat == CHANCE or viewer not in (None, seat))
    who = match.called[int(seat) - 1] if seat != CHANCE else ""
    arguments = {} if veiled else game.arguments(words.split(), seat, match.view(None if seat == CHANCE else seat))
    return game.sentence(f"log-{verb}-veiled" if veiled else f"log-{verb}", who=who, **arguments).say(desk.language)


def sheet_name(desk: Desk, match: Match, name: str) -> str:
    """Whose score sheet it is."""
    if name in match.seats:
        return match.called[int(name) - 1]
    return match.game.sentence(f"sheet-{name}").say(desk.language)


def score_table(desk: Desk, match: Match, title: str) -> Table:
    """Every score sheet, line by line."""
    sheets = match.sheets()
    table = Table(title=desk.say(title), title_justify="left")
    table.add_column("")
    for name in sheets:
        table.add_column(sheet_name(desk, match, name), justify="right", overflow="ellipsis", max_width=12)
    details = [match.details(name) for name in sheets]
    for line in dict.fromkeys(line for each in details for line in each):
        add_line(desk, match, table, line, details)
    table.add_section()
    for line in sheets[match.seats[0]]:
        add_line(desk, match, table, line, list(sheets.values()))
    return table


def add_line(desk: Desk, match: Match, table: Table, line: str, sheets: Sequence[Mapping[str, int]]) -> None:
    """One line of all score sheets; nothing where a sheet has no such line."""
    points = [str(sheet.get(line, "")) for sheet in sheets]
    label = match.line(line).say(desk.language)
    table.add_row(label, *points, style="bold" if line == "total" else "")


def result(desk: Desk, match: Match) -> list[str]:
    """How the game ended, in sentences."""
    winners = [match.called[int(seat) - 1] for seat in match.winners()]
    sentence = ("wins-nobody", "wins")[len(winners)] if len(winners) < 2 else "win-shared"
    remark = match.remark()
    said = [desk.say("game-over"), desk.say(sentence, names=", ".join(winners))]
    return said + ([remark.say(desk.language)] if remark else [])


def help_page(folder: Path, language: str) -> str:
    """The rules of a game for people."""
    return (folder / f"help.{language}.md").read_text("utf-8")


# --- Questions before a game ---


def ask_number(desk: Desk, question: Sentence, least: int, most: int, usual: int | None = None) -> int:
    """A number that somebody types; the usual one for an empty line."""
    while True:
        answer = read_line(f"{question.say(desk.language)} ")
        if not answer and usual is not None:
            return usual
        if answer.isascii() and answer.isdigit() and least <= int(answer[:9]) <= most:
            return int(answer)
        desk.tell("ask-wrong", least=least, most=most)
