"""What the command line can do."""

import contextlib
import importlib.util
import os
import secrets
import shlex
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludarium.core import cache, kit
from ludarium.core.game import Game, Match
from ludarium.core.record import Record, one_line, part_of
from ludarium.core.replay import check_result, follow, opened, trace
from ludarium.core.replay import replay as replay_record
from ludarium.core.texts import Sentence
from ludarium.desk import Desk, mistake, text
from ludarium.files import read_record, read_text, writing
from ludarium.games import GAMES, load
from ludarium.lab import simulate as lab
from ludarium.lab.arena import Result, Sitting, deals_for
from ludarium.lab.contest import Contest
from ludarium.lab.curves import draw_chances
from ludarium.lab.plots import draw
from ludarium.lab.sequential import Sequential
from ludarium.lab.tables import TableFile
from ludarium.lab.tallies import Summary
from ludarium.players.evaluate import Evaluation, Onlooker, Prospects
from ludarium.players.evaluate import evaluate as look_over
from ludarium.players.player import LEVEL, LEVELS, SEARCH, SIMPLE, known_player
from ludarium.players.pool import ready_player
from ludarium.review import last_line, position_line, show_review
from ludarium.scorebook import Scorebook
from ludarium.standings import show_standings, show_verdict
from ludarium.terminal import Left, Session, ask_number, result, score_table, story

INTERRUPTED = 130
USUAL_PLAYERS = 4
# Who plays where nobody is asked: it is there at once. Who is asked has a level to choose.
USUAL_OPPONENT, USUAL_LEVEL = "greedy", 3
# What may follow the budget of a search, and the text about it.
SEARCH_WORDS = {
    "+random": "about-word-random",
    "+halving": "about-word-halving",
    "+regret": "about-word-regret",
    "+cores=N": "about-word-cores",
}
WORD_WIDTH = 14
TICKS = (0, 0.25, 0.5, 0.75, 1)
PAIR = 2
ARENA_GAMES = 200
TEST_GAMES = 20_000


def chosen_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options of a game as they were typed."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise mistake("bad-option", text=pair[:60])
        options[name] = value
    return options


def chosen_game(name: str, options: Namespace) -> Game:
    """A game by its name, with the tiles of a file if one is given."""
    game = load(name)
    return game.stocked(read_text(options.tile_set)) if options.tile_set else game


def usual_players(game: Game) -> int:
    return min(USUAL_PLAYERS, game.seats.stop - 1)


# --- games ---


def games(_: Namespace, language: str) -> int:
    """List the games."""
    desk = Desk(language)
    for game in map(load, GAMES):
        desk.console.print(f"{game.name:<12} {game.sentence('name').say(language)}", style="bold", markup=False)
        desk.console.print(Padding(game.sentence("about").say(language), (0, 0, 0, 13)))
        fewest, most = game.seats.start, game.seats.stop - 1
        seats = desk.say("list-seats" if fewest < most else "list-only-seats", fewest=fewest, most=most)
        desk.console.print(f"             {seats}", markup=False)
        for option in game.options:
            for value in option.values:
                meaning = game.sentence(f"option-{option.name}-{value}")
                listed = "list-usual" if value == option.values[0] else "list-option"
                choice = desk.say(listed, choice=f"{option.name}={value}", meaning=meaning)
                desk.console.print(Padding(choice, (0, 0, 0, 13)))
        if game.stock:
            desk.console.print(Padding(game.sentence(f"about-{game.stock.name}").say(language), (0, 0, 0, 13)))
    return 0


# --- players ---


def players(_: Namespace, language: str) -> int:
    """List the players that can be named."""
    desk = Desk(language)
    for name in (*SIMPLE, *(f"{LEVEL}{level}" for level in LEVELS)):
        list_player(desk, name, level_or_kind(desk, name))
    list_player(desk, f"{SEARCH}BUDGET", level_or_kind(desk, SEARCH))
    desk.console.print()
    desk.tell("players-words")
    for word, about in SEARCH_WORDS.items():
        list_player(desk, word, desk.say(about))
    return 0


def list_player(desk: Desk, name: str, about: str) -> None:
    """A name that can be typed, and what it stands for."""
    row = Table.grid(padding=(0, 1))
    row.add_column(width=WORD_WIDTH, no_wrap=True, style="bold")
    row.add_column()
    row.add_row(Text(name), Text(about))
    desk.console.print(row)


def level_or_kind(desk: Desk, name: str) -> str:
    """What a player is called, and how it plays."""
    title = player_title(name)
    return desk.say("list-player", name=title, about=text(f"about-{title.name}"))


# --- play ---


def play(options: Namespace, language: str) -> int:
    """Play a game in the terminal."""
    desk = Desk(language)
    try:
        with contextlib.closing(session(desk, options)) as table:
            table.run()
    except Left:
        desk.tell("left")
    return 0


def session(desk: Desk, options: Namespace) -> Session:
    """A table for one person, as the command line or the person wants it."""
    known_player(options.against or USUAL_OPPONENT)
    match = saved_match(options) if options.saved else new_match(desk, options)
    seat = str(options.seat or 1)
    match.seat_number(seat)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    others = [other for other in match.seats if other != seat]
    against = options.against or opponent(desk, options, len(others))
    players = {other: ready_player(against, match.game, seed + int(other)) for other in others}
    if not options.saved:
        match.names = names(desk, match, seat, against, options)
    random = kit.zero(kit.Random)
    kit.seed(random, seed, 0)
    desk.tell("table-seed", seed=str(seed))
    return Session(desk, match, seat, players, random, words_to_go_on(options, seat, against))


def words_to_go_on(options: Namespace, seat: str, against: str) -> str:
    """What is to be typed beside the name of a saved game, so that it goes on as it was."""
    words = ["--against", against] if against != USUAL_OPPONENT else []
    words += ["--seat", seat] if options.seat else []
    words += ["--tile-set", str(options.tile_set)] if options.tile_set else []
    return "".join(f" {word}" for word in map(shlex.quote, words))


def saved_match(options: Namespace) -> Match:
    """The match in a file, ready to go on."""
    record = read_record(options.saved)
    if options.game not in (None, record.game):
        raise mistake("game-fixed", saved=load(record.game).sentence("name"), game=options.game[:60])
    if options.players or options.option:
        raise mistake("players-fixed", option="--players" if options.players else "--option")
    return replay_record(record, chosen_game(record.game, options))


def new_match(desk: Desk, options: Namespace) -> Match:
    """A new match; what the command line leaves open is asked, if somebody is there to answer."""
    if options.game:
        game = chosen_game(options.game, options)
        players = options.players or usual_players(game)
    else:
        game = chosen_game(asked_game(desk), options)
        players = options.players or asked_players(desk, game)
    return Match(game, players, chosen_options(options.option))


def asked_game(desk: Desk) -> str:
    """The name of the game that somebody chooses from the list."""
    if not sys.stdin.isatty():
        raise mistake("no-answer", known=", ".join(GAMES))
    for number, game in enumerate(map(load, GAMES), 1):
        about = desk.say("list-game", name=game.sentence("name"), about=game.sentence("about"))
        desk.console.print(f"{number:>3} {about}", markup=False)
    return GAMES[ask_number(desk, text("ask-game", most=len(GAMES)), 1, len(GAMES)) - 1]


def asked_players(desk: Desk, game: Game) -> int:
    """How many shall play."""
    fewest, most, usual = game.seats.start, game.seats.stop - 1, usual_players(game)
    if fewest == most:
        return most
    return ask_number(desk, text("ask-players", fewest=fewest, most=most, usual=usual), fewest, most, usual)


def opponent(desk: Desk, options: Namespace, others: int) -> str:
    """Who plays the other seats: somebody who was asked for the game chooses a level, too."""
    if options.game or options.saved or not others:
        return USUAL_OPPONENT
    for level in LEVELS:
        desk.console.print(f"{level:>3} {level_or_kind(desk, f'{LEVEL}{level}')}", markup=False)
    question = text("ask-level", most=len(LEVELS), usual=USUAL_LEVEL)
    return f"{LEVEL}{ask_number(desk, question, 1, len(LEVELS), USUAL_LEVEL)}"


def names(desk: Desk, match: Match, seat: str, against: str, options: Namespace) -> tuple[str, ...]:
    """The person's name, and one for each player."""
    player = player_title(against)
    made = {other: desk.say("bot-name", player=player, number=other) for other in match.seats}
    made[seat] = one_line(options.name or "") or desk.say("human-name", number=seat)
    return tuple(made.values())


def player_title(name: str) -> Sentence:
    """What a player is called at the table: by its level, or by its kind."""
    if name.startswith(LEVEL):
        return text(f"level-{name.removeprefix(LEVEL)}")
    return text(f"player-{name.partition('/')[0]}")


# --- replay ---


def replay(options: Namespace, language: str) -> int:
    """Print a recorded game, or one line of JSON for each of its positions."""
    record = read_record(options.file)
    game = chosen_game(record.game, options)
    if options.trace:
        for line in trace(record, game):
            sys.stdout.write(f"{line}\n")
        return 0
    print_game(Desk(language), record, game)
    return 0


def print_game(desk: Desk, record: Record, game: Game) -> None:
    """Every move of a game in a sentence, and the score."""
    match = opened(record, game)
    title = desk.say("replay-title", game=game.sentence("name"), names=", ".join(match.called))
    desk.console.print(title, style="bold", markup=False)
    said = ""
    for move, (seat, _) in enumerate(record.moves):
        before = match.copy()
        follow(match, record, move)
        told = story(desk, before, seat, match.made[-1][1], None)
        if told != said:
            desk.console.print(f"{move + 1:>4} {told}", markup=False)
        said = told
        for news in match.news(before.view_record()):
            desk.console.print(f"     {news.say(desk.language)}", markup=False, style="dim")
    check_result(match, record)
    desk.console.print(score_table(desk, match, "sheet-final" if match.over else "sheet-title"))
    for sentence in result(desk, match) if match.over else ():
        desk.console.print(sentence, markup=False)


# --- evaluate ---


def evaluate(options: Namespace, language: str) -> int:
    """Say how the chances in a recorded game changed, and which moves changed them most."""
    desk = Desk(language)
    record = read_record(options.file)
    game = chosen_game(record.game, options)
    match = replay_record(record, game)
    if options.plot:
        need_packages("picture-missing", "matplotlib")
        with writing(options.plot):
            try_out(part_of(options.plot))
    found = looked_over(desk, record, game, options)
    if options.json:
        sys.stdout.write(f"{last_line(match, found)}\n")
    else:
        show_review(desk, record, game, found, options.budget)
    if options.plot:
        draw_review(desk, match, found, options)
    return 0


def looked_over(desk: Desk, record: Record, game: Game, options: Namespace) -> Evaluation:
    """The evaluation of a record, under a progress bar; as JSON, line by line."""
    prospects = Onlooker(game, options.budget).prospects
    get_ready_to_watch(desk, opened(record, game), prospects)
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=desk.errors, transient=True, disable=not desk.errors.is_terminal) as progress:
        task = progress.add_task("", total=len(record.moves) + 1)

        def tell(number: int, chances: tuple[float, ...]) -> None:
            if options.json and number < len(record.moves):
                sys.stdout.write(f"{position_line(record, number, chances)}\n")
            progress.update(task, completed=number + 1)

        return look_over(record, game, prospects, options.budget, tell)


def get_ready_to_watch(desk: Desk, match: Match, prospects: Prospects) -> None:
    """Compile what an evaluation needs, and say so meanwhile."""
    with desk.errors.status(desk.say("compiling", game=match.game.sentence("name"))), leaving_at_once(desk):
        prospects(match.view_record(), match.players)


def draw_review(desk: Desk, match: Match, found: Evaluation, options: Namespace) -> None:
    """Everybody's chances as a picture."""
    labels = {name: desk.say(f"review-plot-{name}") for name in ("moves", "chances")}
    labels["title"] = match.game.sentence("name").say(desk.language)
    ticks = {tick: desk.say("review-share", share=tick) for tick in TICKS}
    turns = [turn.step.after for turn in found.turns]
    with writing(options.plot):
        draw_chances(found.chances, match.called, turns, labels, ticks, options.plot)
    if not options.json:
        desk.tell("review-plotted", path=str(options.plot))


# --- simulate ---


def simulate(options: Namespace, language: str) -> int:
    """Play many random games on all cores."""
    desk = Desk(language)
    game = chosen_game(options.game, options)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    players = options.players or usual_players(game)
    order = lab.order_for(game, players, chosen_options(options.option), seed, options.records)
    table = table_file(options.parquet, order)
    make_folder(options.records)
    warm_up(desk, game)
    summary = Summary(len(game.sheets(players)))
    began = time.monotonic()
    with interrupts() as interrupted, keeping_what_is_whole(order, table):
        simulate_with_progress(desk, order, options, summary, table, interrupted)
    seconds = time.monotonic() - began
    stopped = summary.games < options.games
    report(desk, game, order, summary, seconds)
    for name, path in (("sim-records", options.records), ("sim-table", options.parquet)):
        if path and summary.games:
            desk.tell(name, path=str(path))
    if stopped:
        desk.tell("sim-stopped", done=summary.games, asked=options.games)
    return INTERRUPTED if stopped else 0


def make_folder(path: Path | None) -> None:
    """Make a folder to write into, if it is not there."""
    if path:
        with writing(path):
            path.mkdir(parents=True, exist_ok=True)
            try_out(path / ".part")


def try_out(path: Path) -> None:
    """See whether a file can be written."""
    path.touch()
    path.unlink()


def table_file(path: Path | None, order: lab.Order) -> TableFile | None:
    """A table for the score sheets, with what all games have in common."""
    constants = {"game": order.game, "players": order.players, "seed": order.seed, **dict(order.options)}
    if not path:
        return None
    table = TableFile(path, constants)
    with writing(path):
        try_out(table.part)
    return table


@contextlib.contextmanager
def keeping_what_is_whole(order: lab.Order, table: TableFile | None) -> Iterator[None]:
    """However it ends, finished games are kept, and nothing is left half written."""
    with writing(order.records or (table.path if table else Path())):
        try:
            yield
        finally:
            if order.records:
                lab.remove_parts(order.records)
            if table:
                table.close()


@contextlib.contextmanager
def interrupts() -> Iterator[list[int]]:
    """Collect the first interrupt, so that work can stop where it is whole; the second stops at once."""
    collected: list[int] = []

    def collect(number: int, _: Any) -> None:
        collected.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, collect)
    try:
        yield collected
    finally:
        signal.signal(signal.SIGINT, before)


def simulate_with_progress(
    desk: Desk, order: lab.Order, options: Namespace, summary: Summary, table: TableFile | None, interrupted: list[int]
) -> None:
    """Play the games under a progress bar, until they are played or somebody interrupts."""
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    processes = options.processes or lab.cores()
    with Progress(*columns, console=desk.errors, transient=True, disable=not desk.errors.is_terminal) as progress:
        task = progress.add_task("", total=options.games)
        for start, tallies in lab.simulate(order, options.games, processes):
            summary.add(tallies)
            if table:
                table.write(start, tallies)
            progress.update(task, completed=summary.games)
            if interrupted:
                break


def report(desk: Desk, game: Game, order: lab.Order, summary: Summary, seconds: float) -> None:
    """What was played, how fast, and how the seats did."""
    desk.tell(
        "sim-done",
        games=text("sim-games", count=summary.games),
        game=game.sentence("name"),
        players=order.players,
        seed=str(order.seed),
        moves=summary.moves,
        seconds=seconds,
    )
    per_second = [round(count / max(seconds, 1e-9)) for count in (summary.games, summary.moves)]
    desk.tell("sim-speed", games_per_second=per_second[0], moves_per_second=per_second[1])
    if summary.unfinished:
        desk.tell("sim-unfinished", count=summary.unfinished)
    if summary.finished:
        desk.console.print(seat_table(desk, game, order, summary))


def seat_table(desk: Desk, game: Game, order: lab.Order, summary: Summary) -> Table:
    """Mean points and share of wins by seat."""
    table = Table()
    table.add_column(desk.say("col-sheet"))
    table.add_column(desk.say("col-points"), justify="right")
    table.add_column(desk.say("col-wins"), justify="right")
    for n, name in enumerate(game.sheets(order.players)):
        label = name if name.isdigit() else game.sentence(f"sheet-{name}").say(desk.language)
        wins = desk.say("sim-share", share=summary.wins[n] / summary.finished) if name.isdigit() else ""
        table.add_row(label, desk.say("sim-points", points=summary.points[n] / summary.finished), wins)
    return table


# --- arena ---


def arena(options: Namespace, language: str) -> int:
    """Let players meet on paired deals."""
    desk = Desk(language)
    game = chosen_game(options.game, options)
    players = entrants(options)
    order = lab.order_for(game, arena_seats(game, players, options), chosen_options(options.option), 0)
    need_packages("lab-missing", "choix", "matplotlib")
    began = time.monotonic()
    with Scorebook(options.out).opened() if options.out else contextlib.nullcontext() as book:
        order = replace(order, seed=arena_seed(options, book))
        contest = new_contest(order, players, options, book.read(order) if book else {})
        with interrupts() as interrupted:
            play_contest(desk, contest, options, book, interrupted)
        show_contest(desk, game, contest, time.monotonic() - began)
        if options.out and contest.whole:
            draw_contest(desk, game, contest, options.out)
    if interrupted:
        desk.tell("arena-stopped", done=contest.done, asked=contest.games)
    return INTERRUPTED if interrupted else 0


def entrants(options: Namespace) -> tuple[str, ...]:
    """The players that are named; in a test, two."""
    names = [name.strip() for name in options.players.split(",")]
    names += [options.previous] if options.previous not in (None, *names) else []
    for name in names:
        known_player(name)
        if names.count(name) > 1:
            raise mistake("arena-twice", player=name)
    if options.previous is not None and (len(names) != PAIR or names[0] == options.previous):
        raise mistake("arena-previous")
    return tuple(names)


def arena_seats(game: Game, players: Sequence[str], options: Namespace) -> int:
    """How many sit at a table: two, if not asked otherwise."""
    seats: int = options.seats or PAIR
    if len(players) == 1 and seats > 1:
        raise mistake("arena-alone")
    return game.checked_players(seats)


def arena_seed(options: Namespace, book: Scorebook | None) -> int:
    """The seed that was asked for, or that of the games that are there already, or any."""
    found = book.seed if book else None
    return next(seed for seed in (options.seed, found, secrets.randbits(32)) if seed is not None)


def need_packages(sentence: str, *packages: str) -> None:
    """Say at once if something is missing that would be needed in the end."""
    missing = [name for name in packages if importlib.util.find_spec(name) is None]
    if missing:
        raise mistake(sentence, packages=", ".join(missing))


def new_contest(
    order: lab.Order, players: Sequence[str], options: Namespace, results: dict[Sitting, Result]
) -> Contest:
    """The games that are asked for, in whole deals; a test has more, for it stops by itself."""
    test = Sequential(*options.elo) if options.previous else None
    games = options.games or (TEST_GAMES if test else ARENA_GAMES)
    return Contest(order, players, deals_for(games, order, players), results, test)


def play_contest(
    desk: Desk, contest: Contest, options: Namespace, book: Scorebook | None, interrupted: list[int]
) -> None:
    """Play what is missing under a progress bar, until it is played or somebody interrupts."""
    get_ready(desk, contest)
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=desk.errors, transient=True, disable=not desk.errors.is_terminal) as progress:
        task = progress.add_task("", total=contest.games, completed=contest.done)
        try:
            for done in contest.play(options.processes or lab.cores()):
                if done and book:
                    book.add(*done)
                progress.update(task, completed=contest.done)
                if interrupted:
                    break
        except ChildProcessError:
            raise mistake("arena-lost") from None


def get_ready(desk: Desk, contest: Contest) -> None:
    """Compile what the players need before their time runs, where it can be kept for the processes."""
    if contest.missing and kit.FOLDER:
        with desk.errors.status(desk.say("arena-warming")), leaving_at_once(desk):
            contest.warm()


def show_contest(desk: Desk, game: Game, contest: Contest, seconds: float) -> None:
    """What was played, and what it says."""
    games = [result for deal in contest.whole for result in deal]
    desk.tell(
        "arena-done",
        games=text("sim-games", count=len(games)),
        deals=len(contest.whole),
        game=game.sentence("name"),
        seats=contest.order.players,
        seed=str(contest.order.seed),
        seconds=seconds,
    )
    if unfinished := sum(not game.over for game in games):
        desk.tell("arena-unfinished", count=unfinished)
    if not games:
        desk.tell("arena-nothing")
        return
    show_standings(desk, contest.standings, contest.order.players)
    if contest.test:
        show_verdict(desk, contest.test, *contest.players)


def draw_contest(desk: Desk, game: Game, contest: Contest, folder: Path) -> None:
    """A picture beside the results."""
    labels = {name: desk.say(f"arena-plot-{name}") for name in ("rating", "matrix")}
    labels["title"] = desk.say(
        "arena-plot-title",
        game=game.sentence("name"),
        seats=contest.order.players,
        games=text("sim-games", count=len(contest.whole) * len(contest.whole[0])),
    )
    with writing(folder):
        draw(contest.standings, labels, folder / "arena")
    desk.tell("arena-kept", path=str(folder))


# --- warm ---


def warm(options: Namespace, language: str) -> int:
    """Compile the rules of games, so that nothing waits for it later."""
    desk = Desk(language)
    for game in [load(name) for name in options.games or GAMES]:
        warm_up(desk, game)
        desk.tell("compiled", game=game.sentence("name"))
    return 0


def warm_up(desk: Desk, game: Game) -> None:
    """Compile what simulation needs, and say so where that takes a while."""
    if kit.PURE:
        desk.errors.print(desk.say("uncompiled"), markup=False)
    elif not lab.is_warm(game):
        desk.errors.print(desk.say("compiling", game=game.sentence("name")), markup=False)
    with leaving_at_once(desk):
        lab.warm(game)
    if kit.FOLDER:
        cache.forget_old(kit.FOLDER)


@contextlib.contextmanager
def leaving_at_once(desk: Desk) -> Iterator[None]:
    """Whoever interrupts ends the program there and then: the compiler cannot be stopped halfway without breaking."""

    def leave(*_: Any) -> None:
        desk.errors.print(f"\n{desk.say('stopped')}", markup=False)
        os._exit(INTERRUPTED)

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
