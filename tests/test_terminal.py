"""A game at the terminal: whole games by what is typed, and what a real terminal adds: colours, Tab, Ctrl-C."""

import fcntl
import functools
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest
from rich.cells import cell_len
from test_command_line import PATIENCE, WIDTH, ludarium, on_one_line, said, surroundings, too_wide

from ludarium import replay
from ludarium.core import contract, kit
from ludarium.core.game import CHANCE, Match
from ludarium.core.record import read
from ludarium.core.texts import LANGUAGES
from ludarium.desk import Desk
from ludarium.games import GAMES, load
from ludarium.games.ecosystem.box import KINDS
from ludarium.players.player import LEVELS, Hint
from ludarium.terminal import Session, matching

PROMPT = "Your move> "
# More answers than any game asks for.
ALWAYS_ONE = "1\n" * 3000
ECOSYSTEM = ("play", "ecosystem", "--seed", "5", "--against", "random")


def answers(*typed: str, words: tuple[str, ...] = (*ECOSYSTEM, "--players", "2"), **surrounded: Any) -> list[str]:
    """What the table says to each line that is typed; first of all what it says before."""
    done = ludarium(*words, typed="".join(f"{line}\n" for line in typed), **surrounded)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split(PROMPT)


def offered(printed: str) -> list[str]:
    """The moves of a menu, in the order of their numbers."""
    menu = printed.rpartition("\n\n")[2]
    numbered = re.findall(r"(?:^|  ) *(\d+) ([a-z]+(?: [a-z0-9,-]*[a-z0-9])*)", menu, re.MULTILINE)
    return [words for _, words in sorted((int(number), words) for number, words in numbered)]


# --- Whole games ---


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in load(name).seats])
def test_who_always_answers_1_comes_to_the_end(name: str, players: int) -> None:
    done = ludarium("play", name, "--players", str(players), "--seed", "1", "--against", "random", typed=ALWAYS_ONE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final score" in done.stdout
    assert "The game is over." in done.stdout
    assert too_wide(done.stdout.replace(PROMPT, "\n")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_played_in_every_language(name: str, language: str) -> None:
    typed = "help\nsheet\nmoves\nboard\nrules\nwhy 1\nwhy\nundo\nxyz\n99\n" + ALWAYS_ONE
    done = ludarium("play", name, "--players", "2", "--seed", "2", typed=typed, LUDARIUM_LANGUAGE=language)
    assert (done.returncode, done.stderr) == (0, "")
    for sentence in ("help-title", "sheet-title", "say-which", "nothing-to-undo", "sheet-final", "game-over"):
        assert on_one_line(said(sentence, language)) in on_one_line(done.stdout), sentence
    assert too_wide(done.stdout.replace(f"{said('prompt', language)}> ", "\n")) == []


@pytest.mark.parametrize("chosen", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"COLUMNS": "60"}], ids=str)
def test_without_colour_or_width_nothing_is_lost(chosen: dict[str, str]) -> None:
    other = ludarium(*ECOSYSTEM, "--players", "6", typed=ALWAYS_ONE, **chosen)
    assert other.returncode == 0
    assert "\x1b" not in other.stdout
    assert too_wide(other.stdout.replace(PROMPT, "\n")) == []
    if "COLUMNS" not in chosen:
        assert other.stdout == six_players()


@functools.cache
def six_players() -> str:
    """What a whole game of six prints."""
    return ludarium(*ECOSYSTEM, "--players", "6", typed=ALWAYS_ONE).stdout


def test_a_seed_gives_the_same_game_again() -> None:
    words = (*ECOSYSTEM, "--players", "3")
    first, again = (ludarium(*words, typed=ALWAYS_ONE).stdout for _ in range(2))
    other = ludarium(*words[:3], "6", *words[4:], typed=ALWAYS_ONE).stdout
    assert first == again
    assert first.replace("Seed 5", "") != other.replace("Seed 6", "")


def test_what_others_pick_is_not_told_before_it_is_laid() -> None:
    told = ludarium(*ECOSYSTEM, "--players", "3", typed=ALWAYS_ONE).stdout
    assert "Random 2 has picked a card." in told
    assert "Random 2 lays a" in told
    assert not re.search(r"Random \d picks", told)
    assert not re.search(r"A card is dealt", told)


@pytest.mark.parametrize("seat", [1, 3])
def test_the_seat_and_the_name_can_be_chosen(seat: int, tmp_path: Path) -> None:
    words = (*ECOSYSTEM, "--players", "3", "--seat", str(seat), "--name", "Anna  [red]\nMaria")
    answers("1", "save a.game", words=words, cwd=tmp_path)
    record = read((tmp_path / "a.game").read_text("utf-8"))
    assert record.names[seat - 1] == "Anna [red] Maria"
    assert sorted(record.names)[1:] == [f"Random {other}" for other in (1, 2, 3) if other != seat]
    assert next(mover for mover, words in record.moves if words.startswith("pick")) == str(seat)


# --- Moves in words and numbers ---


def test_moves_are_made_by_number_word_and_first_letters(tmp_path: Path) -> None:
    words = (*ECOSYSTEM, "--players", "1")
    moves = offered(answers("", words=words)[0])
    wanted = {str(n): move for n, move in enumerate(moves, 1)}
    for move in moves:
        wanted |= {move: move, f"  {move.upper()} ": move, shortest(move, moves): move}
    typed = [line for n, way in enumerate(wanted) for line in (way, f"save {n}.game", "undo")]
    answers(*typed, words=words, cwd=tmp_path)
    for n, (way, move) in enumerate(wanted.items()):
        assert read((tmp_path / f"{n}.game").read_text("utf-8")).moves[-1] == ("1", move), way


def shortest(move: str, moves: list[str]) -> str:
    """The shortest way to name a move of two words."""
    verb, kind = move.split()
    ways = [f"{verb[0]} {kind[:length]}" for length in range(1, len(kind) + 1)]
    return next(way for way in ways if len(matching(way, moves)) == 1)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("put panda 5", ["put panda 5"]),
        ("p panda", ["put panda 5", "put panda barn"]),
        ("p panda-m", ["put panda-m 5"]),
        ("p pan 5", ["put panda 5", "put panda-m 5"]),
        ("p panda b", ["put panda barn"]),
        ("put panda 5 6", []),
    ],
)
def test_a_word_typed_in_full_means_itself_alone(typed: str, meant: list[str]) -> None:
    assert matching(typed, ["put panda 5", "put panda barn", "put panda-m 5"]) == meant


@pytest.mark.parametrize("typed", ["build red tower a1", "b r t a1", "why build red tower a1"])
def test_a_word_in_full_is_no_beginning_of_another_that_is_on_offer(typed: str) -> None:
    start, said_back, _ = answers(typed, words=("play", "aliencity", "--seed", "5"))
    assert {"build red tower a10", "build red tower a3"} <= set(re.findall(r"build red tower \w+", start))
    assert "a1 has the symbol of its card" in on_one_line(said_back)


def test_letters_that_begin_several_moves_name_them_all() -> None:
    start, said_back, _ = answers("p")
    assert on_one_line(f'"p" could be: {", ".join(offered(start)[:8])}') in on_one_line(said_back)


@pytest.mark.parametrize("number", ["0", "00", "99", "9" * 40])
def test_a_number_outside_the_list_is_refused(number: str) -> None:
    start, said_back, _ = answers(number)
    shown = int(number[:9])
    assert f"There is no move number {shown}; the list has {len(offered(start))} moves." in on_one_line(said_back)


@pytest.mark.parametrize("typed", ["dance", "-1", "1.5", "pick unicorn", "pick bee bee", "²", "pick čáp", "'", "[red]"])
def test_what_is_no_move_is_said_to_be_none(typed: str) -> None:
    said_back = answers(typed)[1]
    assert f'"{typed}" is neither a move nor a command; "help" lists what you can type.' in on_one_line(said_back)


def test_a_forbidden_move_is_refused_with_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    said_back = answers("save a.game", "lay 0,0", "save b.game", cwd=tmp_path)
    assert "lay" not in said_back[0].splitlines()[-1]
    assert "First pick a card from your hand." in said_back[2]
    assert (tmp_path / "a.game").read_text() == (tmp_path / "b.game").read_text()


def test_a_line_of_nothing_asks_again() -> None:
    assert answers("", "   ")[1:3] == ["", ""]


def test_bytes_that_are_no_text_break_nothing() -> None:
    command = [sys.executable, "-m", "ludarium", *ECOSYSTEM]
    typed = b"\xff\xfe\nwhy \x00\nsave \x00\nsave \xff/\xff\n\x1b[A\n1\n"
    done = subprocess.run(command, input=typed, capture_output=True, env=surroundings(), timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert said("left", "en").encode() in done.stdout


# --- Commands at the table ---


def test_help_names_every_command_at_the_table() -> None:
    printed = answers("help")[1]
    for typed in ("1, 2, 3", "moves", "why", "undo", "sheet", "board", "rules", "save", "quit"):
        assert re.search(rf"^ ?{typed}", printed, re.MULTILINE), typed


def test_moves_lists_all_that_the_board_offers() -> None:
    start, listed, _ = answers("moves")
    assert offered(listed) == offered(start)
    assert len(offered(start)) > 3


def test_the_sheet_is_the_one_of_the_position() -> None:
    printed = answers("1", "1", "sheet", words=(*ECOSYSTEM, "--players", "1"))[3]
    assert "Score, if the game ended now" in printed
    rows = re.findall(r"│ +(\w+) +│ +(-?\d+) │ +(-?\d+) │", printed)
    assert [row[0] for row in rows][:2] == ["Rabbits", "Foxes"]
    assert rows[-1][0] == "Total"
    assert sum(int(row[1]) for row in rows[:-1]) == int(rows[-1][1])


def test_the_rules_are_the_help_page() -> None:
    page = (load("ecosystem").texts / "help.en.md").read_text("utf-8")
    words = set(re.findall(r"\w+", page))
    printed = answers("rules")[1]
    assert words <= set(re.findall(r"\w+", printed))
    assert too_wide(printed) == []


def test_why_says_that_a_move_is_allowed_and_what_it_changes() -> None:
    words = (*ECOSYSTEM, "--players", "1")
    picked = answers("1", words=words)[1]
    lay = offered(picked)[0]
    printed = answers("1", f"why {lay}", words=words)[2]
    assert f'"{lay}" is allowed.' in printed
    assert re.search(r"^\w+ \d?: |^.+: Total [+-]\d+$|It changes nothing on the score sheets", printed, re.MULTILINE)


def test_why_gives_the_rule_that_forbids_a_move() -> None:
    printed = answers(
        "why lay 0,0", "1", "why pick bee", "why lay 1,0", "why l 1,0", words=(*ECOSYSTEM, "--players", "1")
    )
    assert "First pick a card from your hand." in printed[1]
    assert "First lay the card that you picked." in printed[3]
    assert "The first card lies at 0,0." in printed[4]
    assert printed[5].splitlines()[0] == printed[4].splitlines()[0]


def test_why_of_a_card_that_is_not_held_says_so() -> None:
    start = answers("")[0]
    kinds = {words.split()[1] for words in load("ecosystem").words if words.startswith("pick ")}
    assert len(kinds) == KINDS
    missing = min(kinds - {words.split()[1] for words in offered(start)})
    assert re.search(rf"You do not hold an? {missing}\.", answers(f"why pick {missing}")[1])


def test_why_needs_a_move_that_exists() -> None:
    printed = answers("why", "why dance", "why p")
    assert "Say which move: why MOVE." in printed[1]
    assert '"dance" is not a move of this game' in printed[2]
    assert '"p" is not a move of this game' in printed[3]


def test_undo_at_the_start_has_nothing_to_take_back(tmp_path: Path) -> None:
    printed = answers("save a.game", "undo", "save b.game", cwd=tmp_path)
    assert "You have made no move yet that could be taken back." in printed[2]
    assert (tmp_path / "a.game").read_text() == (tmp_path / "b.game").read_text()


@pytest.mark.parametrize("players", ["1", "3"])
@pytest.mark.parametrize("moves", [1, 2, 3])
def test_undo_goes_back_to_before_the_last_move(players: str, moves: int, tmp_path: Path) -> None:
    typed = [*["1"] * (moves - 1), "save a.game", "1", "UNDO", "save b.game"]
    printed = answers(*typed, words=(*ECOSYSTEM, "--players", players), cwd=tmp_path)
    assert f"Taken back: {offered(printed[moves - 1])[0]}" in printed[moves + 2]
    assert offered(printed[moves + 2]) == offered(printed[moves - 1])
    assert (tmp_path / "a.game").read_text() == (tmp_path / "b.game").read_text()


def test_undo_can_go_back_to_the_beginning_and_on_again() -> None:
    printed = answers("1", "1", "1", "undo", "undo", "undo", "undo", "1", words=(*ECOSYSTEM, "--players", "1"))
    assert "You have made no move yet" in printed[7]
    assert offered(printed[6]) == offered(printed[0])
    assert "lay" in offered(printed[8])[0]


@pytest.mark.parametrize("leave", ["quit", "QUIT", ""])
def test_who_leaves_is_told_that_nothing_was_saved(leave: str) -> None:
    done = ludarium(*ECOSYSTEM, typed=f"1\n{leave}\n" if leave else "1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(said("left", "en") + "\n")


# --- Saving and going on ---


@pytest.mark.parametrize("players", ["1", "2", "4"])
def test_a_saved_game_goes_on_where_it_stood(players: str, tmp_path: Path) -> None:
    words = (*ECOSYSTEM, "--players", players, "--option", "edition=genius", "--seat", players)
    printed = answers("1", "1", "1", "save a.game", words=words, cwd=tmp_path)
    assert "Go on with: ludarium play --from a.game" in on_one_line(printed[4])
    resumed = ("play", "--from", "a.game", "--seat", players)
    again = answers("save b.game", words=resumed, cwd=tmp_path)
    assert (tmp_path / "a.game").read_text() == (tmp_path / "b.game").read_text()
    assert offered(again[0]) == offered(printed[3])
    assert replay((tmp_path / "b.game").read_text()).options == {"edition": "genius"}
    to_the_end = ludarium(*resumed, "--seed", "1", typed=ALWAYS_ONE, cwd=tmp_path)
    assert "The game is over." in to_the_end.stdout


def test_who_saves_is_told_the_words_that_go_on_with_the_same_player_and_seat(tmp_path: Path) -> None:
    words = ("play", "ecosystem", "--players", "2", "--seat", "2", "--against")
    told = [on_one_line(answers("save a.game", words=(*words, player), cwd=tmp_path)[1]) for player in PLAYERS]
    assert told[0].endswith("ludarium play --from a.game --against random --seat 2")
    assert told[1].endswith("ludarium play --from a.game --seat 2")


PLAYERS = ("random", "greedy")


def test_a_game_that_is_over_is_shown_with_its_result() -> None:
    file = load("ecosystem").folder / "tests" / "golden" / "2-shared-by-both.game"
    done = ludarium("play", "--from", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final score" in done.stdout
    assert said("win-shared", "en", names="random 1, random 2") in done.stdout


def test_a_game_is_saved_under_a_name_of_its_own(tmp_path: Path) -> None:
    answers("save", cwd=tmp_path)
    (file,) = tmp_path.iterdir()
    assert re.fullmatch(r"ecosystem-\d{8}-\d{6}\.game", file.name)
    assert replay(file.read_text("utf-8")).waiting() == ["1", "2"]


@pytest.mark.parametrize("path", ["missing/a.game", ".", "a.game/b.game", "n" * 300])
def test_a_game_that_cannot_be_saved_goes_on(path: str, tmp_path: Path) -> None:
    printed = answers("save a.game", f"save {path}", "1", cwd=tmp_path)
    assert "cannot be written" in on_one_line(printed[2])
    assert offered(printed[3])[0].startswith("lay ")
    assert [file.name for file in tmp_path.iterdir()] == ["a.game"]


def test_a_game_is_saved_over_an_older_one_and_over_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", "utf-8")
    printed = answers("save a.game", "save letter.txt", "1", "save a.game", cwd=tmp_path)
    assert "letter.txt is there already and is not a saved game; choose another name." in on_one_line(printed[2])
    assert (tmp_path / "letter.txt").read_text("utf-8") == "Dear Anna"
    assert read((tmp_path / "a.game").read_text("utf-8")).moves[-1][1].startswith("neutral ")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.game", "letter.txt"]


def test_a_game_is_saved_at_home(tmp_path: Path) -> None:
    answers("save ~/a.game", HOME=str(tmp_path))
    assert replay((tmp_path / "a.game").read_text("utf-8")).waiting() == ["1", "2"]


# --- A player at the table ---


class Spy:
    """A player that keeps what it was shown."""

    def __init__(self, match: Match, seat: str) -> None:
        self.match, self.seat = match, seat
        self.shown = 0

    def move(self, view: Any, seat: int, players: int) -> int:
        """See nothing but one's own view."""
        assert kit.pack(view) == kit.pack(self.match.view_record(self.seat))
        assert (seat, players) == (int(self.seat) - 1, self.match.players)
        self.shown += 1
        return self.match.game.number(self.match.moves(self.seat)[0])


def test_a_player_is_shown_the_view_of_its_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "ask", lambda session: session.tell("1", match.moves("1")[0]))
    match = Match(load("ecosystem"), 3)
    random = kit.zero(kit.Random)
    kit.seed(random, 1, 0)
    spies = {seat: Spy(match, seat) for seat in ("2", "3")}
    session = Session(Desk("en"), match, "1", spies, random)
    while not match.over:
        session.step()
    assert contract.waiting(match.state) == 0
    assert [spy.shown for spy in spies.values()] == [
        len([seat for seat, _ in match.made if seat == mover]) for mover in ("2", "3")
    ]


# --- Hints ---


class Adviser:
    """Somebody who gives these hints and counts how often."""

    def __init__(self, *hints: Hint) -> None:
        self.given = list(hints)
        self.asked = 0

    def hints(self, view: Any, seat: int, players: int) -> list[Hint]:  # noqa: ARG002
        self.asked += 1
        return self.given


def advised(language: str, *hints: tuple[str, float, dict[str, float]], moves: int = 0) -> tuple[Session, Adviser]:
    """A table with the cards of Ecosystem dealt, or some moves later, and an adviser who says this."""
    match = Match(load("ecosystem"), 1)
    while match.waiting() == [CHANCE]:
        match.play(CHANCE, match.moves(CHANCE)[0])
    for _ in range(moves):
        match.play("1", match.moves("1")[0])
    session = Session(Desk(language), match, "1", {}, None)
    session.offered = match.moves("1")
    adviser = Adviser(*(Hint(match.game.number(move), *rest) for move, *rest in hints))
    session.adviser, session.announce = adviser, lambda _: None  # type: ignore[method-assign, assignment]
    return session, adviser


HINTS: tuple[tuple[str, float, dict[str, float]], ...] = (
    ("pick rabbit", 0.58, {"wolf": 3.21, "fox": 0.1, "meadow": -1.0, "bee": 0.5, "total": 2.81}),
    ("pick fox", 0.5, {"wolf": -3.21, "total": -2.81}),
)
ON_THE_SHEET = {
    "en": '"pick rabbit" with chances of 58%, because on average, compared with the next best, it brings: Wolves +3.2',
    "cs": "„pick rabbit“ (vybrat zajíce) se šancí 58 %, protože proti druhému nejlepšímu tahu průměrně přinese: Vlci",
    "sk": "„pick rabbit“ (vybrať zajaca) so šancou 58 %, lebo oproti druhému najlepšiemu ťahu v priemere prinesie:",
    "fr": "« pick rabbit » (choisir un lapin), avec 58 % de chances, car en moyenne, face au deuxième meilleur coup,",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_best_move_and_the_lines_that_speak_for_it(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    session, _ = advised(language, *HINTS)
    session.answer("hint")
    printed = on_one_line(capsys.readouterr().out)
    assert ON_THE_SHEET[language] in printed.replace("\xa0", " ")
    lines = [session.match.line(line).say(language) for line in ("wolf", "meadow", "bee", "fox")]
    at = [printed.find(f"{line} ") for line in lines]
    assert -1 < at[0] < at[1] < at[2]
    assert at[3] == -1
    assert re.search(r"pick fox.*50", printed)


def test_what_speaks_against_the_best_move_is_no_reason(capsys: pytest.CaptureFixture[str]) -> None:
    session, _ = advised("en", ("pick rabbit", 0.58, {"wolf": -3.2, "bee": 0.4, "total": -2.8}), HINTS[1])
    session.answer("hint")
    assert "58%, although on average, compared with the next best, it brings: Wolves -3.2, Bees +0.4." in on_one_line(
        capsys.readouterr().out
    )


def test_a_hint_without_any_difference_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    session, _ = advised("en", ("pick rabbit", 0.58, {"wolf": 0.2, "total": 0.2}), HINTS[1])
    session.answer("hint")
    assert "58%; on the score sheet the next best comes to much the same." in on_one_line(capsys.readouterr().out)


def test_who_asks_for_a_hint_again_is_told_the_same_at_once() -> None:
    session, adviser = advised("en", *HINTS)
    session.answer("hint")
    session.answer("hint")
    assert adviser.asked == 1
    session.answer("pick rabbit")
    session.offered = ["lay 0,0", "lay 1,0"]
    session.answer("hint")
    assert adviser.asked == 2


def test_who_has_a_single_move_needs_no_adviser(capsys: pytest.CaptureFixture[str]) -> None:
    session, adviser = advised("en", moves=1)
    session.answer("hint")
    assert capsys.readouterr().out == 'There is nothing to choose: "lay 0,0" is the only move.\n'
    assert adviser.asked == 0


# --- A real terminal ---


class Terminal:
    """Ludarium at a terminal of its own: type, and read what appears."""

    def __init__(self, *words: str, cwd: Path | None = None, **chosen: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, b"\x28\x00\x50\x00\x00\x00\x00\x00")
        command = [sys.executable, "-m", "ludarium", *words]
        self.running = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *command],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=surroundings(**chosen),
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.running.poll() is None:
            self.running.kill()
        self.running.wait()
        os.close(self.master)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C when the program waits for a key: pressed a moment earlier, Python hears it at the next key."""
        stat = Path(f"/proc/{self.running.pid}/stat")
        while stat.read_text().rpartition(") ")[2][0] != "S":
            time.sleep(0.01)
        self.type("\x03")

    def read(self, until: str) -> str:
        """What appears up to these words, without colours."""
        while until not in without_colours(self.seen):
            assert self.more(), f"{until!r} never appeared in {self.seen!r}"
        found, _, rest = without_colours(self.seen).partition(until)
        self.seen = rest
        return found + until

    def more(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing more appeared after {self.seen!r}"
        try:
            content = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += content.decode("utf-8", "replace")
        return bool(content)

    def rest(self) -> str:
        """What appears until the end."""
        while self.more():
            pass
        return without_colours(self.seen)

    def exit_code(self) -> int:
        return self.running.wait(PATIENCE)


# The terminal becomes the one that Ctrl-C comes from.
TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)


def without_colours(printed: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x07|\x1b=|\x1b>", "", printed).replace("\r\n", "\n")


@contextmanager
def at_the_prompt(*words: str, **chosen: Any) -> Iterator[tuple[Terminal, str]]:
    """A terminal that waits for the first move, and what it shows."""
    with Terminal(*words, **chosen) as terminal:
        yield terminal, terminal.read(PROMPT)


def test_without_a_game_the_person_is_asked() -> None:
    with Terminal("play", "--seed", "1") as terminal:
        terminal.read(f"Which game would you like to play? (1–{len(GAMES)}) ")
        for wrong in ("0", "many", ""):
            terminal.type(f"{wrong}\n")
            terminal.read(f"Please answer with a number from 1 to {len(GAMES)}.")
        terminal.type("1\n")
        terminal.read("How many players, you included?")
        terminal.type("9\n")
        terminal.read("Please answer with a number from")
        terminal.type("\n")
        listed = terminal.read("How strong shall the others be? (1–5, Enter: 3) ")
        offered = [line.strip() for line in listed.splitlines()[-6:-1]]
        for level, line in zip(LEVELS, offered, strict=True):
            # What was typed last may come back in front of the first one.
            assert line.endswith(f"{level} {said(f'level-{level}', 'en')}: {said(f'about-level-{level}', 'en')}")
        terminal.type("6\n")
        terminal.read("Please answer with a number from 1 to 5.")
        terminal.type("\n")
        assert "Regular 4" in terminal.read(PROMPT)


def test_a_level_that_was_chosen_sits_at_the_table() -> None:
    with Terminal("play", "--seed", "1", "--players", "2") as terminal:
        for question, answer in (("Which game", "1"), ("How strong", "5")):
            terminal.read(question)
            terminal.type(f"{answer}\n")
        assert "Master 2" in terminal.read(PROMPT)


@pytest.mark.parametrize(
    ("words", "answers", "player"),
    [
        (("--players", "1"), ("1",), ""),
        (("--players", "2", "--against", "random"), ("1",), "Random 2"),
        (("ecosystem",), (), "Greedy 4"),
        (("ecosystem", "--players", "2"), (), "Greedy 2"),
    ],
)
def test_who_plays_alone_or_names_the_game_or_the_player_is_asked_for_no_level(
    words: tuple[str, ...], answers: tuple[str, ...], player: str
) -> None:
    with Terminal("play", "--seed", "1", *words) as terminal:
        for answer in answers:
            terminal.type(f"{answer}\n")
        shown = terminal.read(PROMPT)
        assert player in shown
        assert "How strong" not in shown


QUESTIONS = ("Which game would you like to play?", "How many players, you included?", "How strong shall the others be?")


@pytest.mark.parametrize("at", QUESTIONS)
def test_end_of_input_at_a_question_leaves(at: str) -> None:
    with Terminal("play") as terminal:
        terminal.type("1\n" * (QUESTIONS.index(at) > 0) + "2\n" * (QUESTIONS.index(at) > 1))
        terminal.read(at)
        terminal.type("\x04")
        assert said("left", "en") in terminal.rest()
        assert terminal.exit_code() == 0


def test_tab_completes_each_word_of_a_move() -> None:
    with at_the_prompt(*ECOSYSTEM, "--players", "1") as (terminal, shown):
        moves = offered(shown.removesuffix(PROMPT))
        kind = moves[0].split()[1]
        short = shortest(moves[0], moves).split()[1]
        terminal.type("pi\t")
        terminal.read("pick ")
        terminal.type(f"{short}\t")
        terminal.read(f"{kind[len(short) :]} ")
        terminal.type("\n")
        assert f"picked: {kind}" in on_one_line(terminal.read(PROMPT))


def test_tab_completes_the_commands_too() -> None:
    with at_the_prompt(*ECOSYSTEM) as (terminal, _):
        terminal.type("sh\t")
        terminal.read("sheet ")
        terminal.type("\n")
        terminal.read("Score, if the game ended now")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_interrupt_at_the_prompt_is_one_sentence(language: str) -> None:
    with Terminal(*ECOSYSTEM, LUDARIUM_LANGUAGE=language) as terminal:
        terminal.read(f"{said('prompt', language)}> ")
        terminal.interrupt()
        last = terminal.rest()
        assert terminal.exit_code() == 130
        assert last.replace("^C", "").split("\n") == ["", said("stopped", language), ""]


@pytest.mark.parametrize("chosen", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_colours_are_shown_where_they_are_wanted(chosen: dict[str, str]) -> None:
    with Terminal(*ECOSYSTEM, "--players", "6", **chosen) as terminal:
        while PROMPT not in terminal.seen:
            assert terminal.more()
        colours = re.findall(r"\x1b\[(?:\d+;)*3\d(?:;\d+)*m", terminal.seen)
        assert bool(colours) == (not chosen)
        lines = without_colours(terminal.seen).splitlines()
        assert [line for line in lines if cell_len(line) > WIDTH] == []
