"""What every game of the registry must do; a new game meets all of it by its registry line alone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from every_game import claims, ftl, runs
from every_game.digests import Witness
from every_game.golden import golden_files, golden_records
from every_game.tables import ENDLESS, EVERY_TABLE, Play, Table, positions
from fluent.runtime import FluentBundle

import ludarium
from ludarium.core import contract, kit
from ludarium.core.contract import CHANCE_SEAT, SPECTATOR
from ludarium.core.game import CHANCE, Match
from ludarium.core.record import Record, read
from ludarium.core.replay import replay, trace
from ludarium.core.texts import CORE, LANGUAGES, Mistake, bundle
from ludarium.games import GAMES, load

EVERY_RECORD = [(name, shown) for name in GAMES for shown in golden_files(name)]
every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
every_record = pytest.mark.parametrize(("name", "shown"), EVERY_RECORD)

# --- What a game may do otherwise than all others, and why ---

# By game and number of players.
NOBODY_MAY_WIN = {("ecosystem", 1): "Benedikt may be ahead"}
# By game: score sheets whose lines do not add up to the total.
NO_SUM: dict[str, str] = {}
# By game: wins that cannot be shared.
NEVER_SHARED: dict[str, str] = {}
# By game: nothing that has come to be is hidden, so what is imagined is the game itself.
OPEN = {
    "zooloretto": "the order of the stack alone is hidden, and no position has one",
    "aliencity": "the cards to come alone are hidden, and no position has them",
}
# By game: lines and branches that no golden record can reach, as `view.py:12` or `view.py:12->14`.
UNREACHABLE: dict[str, dict[str, str]] = {
    "zoosim": dict.fromkeys(
        ("rules.py:575", "rules.py:574->575"),
        "with the tiles of the box no year is without a tile; `test_years.py` has others",
    ),
}


# --- Records ---


@every_table
def test_golden_records_hold_every_number_of_players_and_every_option(table: Table) -> None:
    held = {(record.players, tuple(record.options.items())) for record in golden_records(table.name).values()}
    assert (table.players, table.options) in held, f"no golden record of {table}"


@every_record
def test_golden_record_reaches_its_scores_and_winners(name: str, shown: str) -> None:
    record = golden_records(name)[shown]
    match = replay(record, load(name))
    assert match.over
    assert record.game == name
    assert (record.scores, record.winners) == (tuple(match.scores()), tuple(match.winners()))


@every_record
def test_record_read_and_written_again_is_the_same_text(name: str, shown: str) -> None:
    text = golden_files(name)[shown].read_text("utf-8")
    assert read(text).text() == text
    assert replay(read(text), load(name)).record().text() == text


@every_record
def test_trace_tells_every_position_as_json(name: str, shown: str) -> None:
    record = golden_records(name)[shown]
    *lines, last = [json.loads(line) for line in trace(record, load(name))]
    assert [line["n"] for line in (*lines, last)] == list(range(len(record.moves) + 1))
    for line in lines:
        assert set(line) == {"n", "waiting", "legal", "sheets", "move"}
        assert told_by(line["move"].split(" ", 1), line)
    assert set(last) == {"n", "waiting", "legal", "sheets", "over", "scores", "winners"}
    assert (last["over"], last["waiting"], last["legal"]) == (True, [], {})
    assert (last["scores"], last["winners"]) == (list(record.scores or ()), list(record.winners or ()))
    assert all(sheets_complete(line["sheets"], load(name), record) for line in (*lines, last))


def told_by(move: list[str], line: dict[str, Any]) -> bool:
    """A position tells who is waited for, and the move that was made is among what they may do."""
    return list(line["legal"]) == line["waiting"] and move[1] in line["legal"][move[0]]


def sheets_complete(sheets: dict[str, dict[str, int]], game: ludarium.Game, record: Record) -> bool:
    """Every score sheet has every category by name that its game has a use for, and `total`."""
    used = tuple(line for line in game.lines if line not in game.unused(record.players, record.options))
    return (
        "total" in used
        and tuple(sheets) == game.sheets(record.players)
        and all(tuple(sheet) == used for sheet in sheets.values())
    )


@every_game
def test_golden_records_show_a_win_alone_and_a_win_shared(name: str) -> None:
    wins = {len(record.winners or ()) for record in golden_records(name).values()}
    assert 1 in wins
    assert name in NEVER_SHARED or wins - {0, 1}
    assert 0 in wins or name not in {game for game, _ in NOBODY_MAY_WIN}


@every_game
def test_golden_records_reach_every_branch_move_objection_and_remark(name: str) -> None:
    reached = json.loads(runs.python("-m", "every_game.cover", name, rules=runs.UNCOMPILED))
    game = load(name)
    missed = [f"{file}:{line}" for file, lines in reached["lines"].items() for line in lines]
    missed += [f"{file}:{come}->{go}" for file, branches in reached["branches"].items() for come, go in branches]
    assert [place for place in missed if place not in UNREACHABLE.get(name, {})] == []
    assert set(reached["lines"]) == {"rules.py", "view.py"}
    assert set(reached["verbs"]) >= {words.split()[0] for words in game.words}
    assert reached["objections"] == list(range(len(game.objections)))
    assert reached["remarks"] == list(range(len(game.remarks)))


# --- The page beside the rulebook ---


@every_game
def test_every_section_of_the_rulebook_has_its_function_and_its_test(name: str) -> None:
    assert claims.page(name).exists(), f"no page beside the rulebook: {claims.page(name)}"
    claimed = claims.claims(name)
    assert any(claim.functions for claim in claimed)
    assert [claim.section for claim in claimed if bool(claim.functions) != bool(claim.tests)] == []
    assert [place for claim in claimed for place in claim.functions if not claims.stands(name, place)] == []
    assert [test for test in claims.tests_named(name) if not claims.is_tested(name, test)] == []


# --- Copies ---


@every_table
def test_copy_goes_its_own_way_and_undo_returns_to_every_earlier_position(table: Table) -> None:
    match, random = table.match(), random_numbers(1)
    passed = []
    while not match.over:
        passed.append((kit.pack(match.state), list(match.made)))
        play_any(match.copy(), random)
        assert (kit.pack(match.state), match.made) == passed[-1]
        assert kit.pack(match.copy().state) == kit.pack(kit.unpack(match.game.state, passed[-1][0])) == passed[-1][0]
        play_any(match, random)
    for position, made in reversed(passed):
        last = match.made[-1]
        assert match.undo() == last
        assert (kit.pack(match.state), match.made) == (position, made)
    with pytest.raises(Mistake, match="no move to take back"):
        match.undo()


def random_numbers(seed: int) -> Any:
    random = kit.zero(kit.Random)
    kit.seed(random, seed, 0)
    return random


def play_any(match: Match, random: Any) -> None:
    """Any move of anybody who may act, in words."""
    seat = match.waiting()[kit.below(random, len(match.waiting()))]
    if seat == CHANCE:
        match.draw(random)
    else:
        match.play(seat, match.moves(seat)[kit.below(random, len(match.moves(seat)))])


# --- Chance ---

# Where a game has more moves, these many are tried at each position, and others at the next.
MOST_TRIED = 3000


@every_table
def test_outcomes_of_chance_are_distinct_possible_and_exactly_what_meets_no_objection(table: Table) -> None:
    chances = 0
    step = 1 + len(table.game.words) // MOST_TRIED
    for play in positions(table, 2):
        outcomes = play.outcomes()
        tried = sorted({*(move for move, _ in outcomes), *range(chances % step, len(play.game.words), step)})
        allowed = [n for n in tried if not contract.objection(play.state, CHANCE_SEAT, n)]
        assert sorted(move for move, _ in outcomes) == allowed
        assert all(weight > 0 for _, weight in outcomes)
        assert bool(outcomes) == (play.acting == [CHANCE_SEAT])
        chances += bool(outcomes)
    assert chances


# --- Words ---


@every_game
def test_words_and_numbers_of_moves_translate_both_ways(name: str) -> None:
    game = load(name)
    assert len(set(game.words)) == len(game.words)
    for number, words in enumerate(game.words):
        assert words == " ".join(words.split())
        assert game.spelling(words) == words
        assert game.number(words) == number
        assert game.number(f"  {words.upper().replace(' ', '   ')} ") == number


@every_game
def test_words_of_every_move_survive_a_record(name: str) -> None:
    game = load(name)
    moves = [(seat, words) for seat in ("1", CHANCE) for words in game.words]
    record = Record(name, game.version, 1, {}, ["1"], moves)
    assert list(read(record.text()).moves) == moves


# --- Legal moves ---


@every_table
@pytest.mark.parametrize("seed", [3, 4])
def test_moves_are_exactly_what_meets_no_objection(table: Table, seed: int) -> None:
    for play in positions(table, seed):
        for seat in (*range(play.players), CHANCE_SEAT):
            legal = play.moves(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in play.acting)
            numbers = {*legal, *(play.below(len(play.game.words)) for _ in range(30))}
            allowed = {n for n in numbers if not contract.objection(play.state, seat, n)}
            assert allowed == set(legal), f"seat {seat}: {[play.game.words[n] for n in allowed ^ set(legal)]}"


@every_table
def test_every_random_game_ends_and_nobody_is_stuck(table: Table) -> None:
    for seed in range(10, 25):
        for play in positions(table, seed):
            acting = play.acting
            assert acting == [CHANCE_SEAT] or all(seat < play.players for seat in acting)
            assert all(play.moves(seat) for seat in acting)


# --- Compiled and not ---

SEEDS = 200


@every_table
def test_compiled_plays_as_uncompiled(table: Table) -> None:
    compiled, uncompiled = (digests(str(table), SEEDS, rules)[str(table)] for rules in (runs.COMPILED, runs.UNCOMPILED))
    checked = [Witness(table).digest(seed) for seed in range(3)]
    for seed, (one, other) in enumerate(zip(compiled, uncompiled, strict=True)):
        assert one == other, where_runs_part(table, seed)
    assert checked == compiled[: len(checked)]


@every_game
def test_compiled_stays_within_every_bound(name: str, tmp_path: Path) -> None:
    tables = ",".join(str(table) for table in EVERY_TABLE if table.name == name)
    checked = digests(tables, 3, runs.COMPILED, NUMBA_BOUNDSCHECK="1", LUDARIUM_CACHE=str(tmp_path / "own"))
    assert checked == digests(tables, 3, runs.COMPILED)


def digests(tables: str, count: int, rules: str, **environment: str) -> dict[str, list[str]]:
    """The digest of each random game of each table."""
    told = runs.python("-m", "every_game.digests", tables, "0", str(count), rules=rules, **environment)
    return dict(json.loads(told))


def where_runs_part(table: Table, seed: int) -> str:
    """The first position of a game that the two runs see otherwise."""
    asked = ("-m", "every_game.digests", str(table), str(seed), str(seed + 1), "--positions")
    told = [json.loads(runs.python(*asked, rules=rules)) for rules in (runs.COMPILED, runs.UNCOMPILED)]
    compiled, uncompiled = (positions[str(table)][0] for positions in told)
    for place, (one, other) in enumerate(zip(compiled, uncompiled, strict=False)):
        fields = [field for field in one if one[field] != other[field]]
        if fields:
            return f"{table}, seed {seed}, position {place}: {fields}; compiled {one}, uncompiled {other}"
    return f"{table}, seed {seed}: {len(compiled)} positions compiled, {len(uncompiled)} not"


# --- Hidden information ---


def glimpses(table: Table, seed: int, every: int) -> Iterator[tuple[Play, int, bytes, Any]]:
    """Positions all through a game, as each seat and a spectator see them, and what they imagine."""
    for place, play in enumerate(positions(table, seed)):
        for seat in (SPECTATOR, *range(play.players)) if place % every == seed % every else ():
            view = play.view(seat)
            yield play, seat, kit.pack(view), play.imagined(view)


@every_table
@pytest.mark.parametrize("seed", [5, 6])
def test_what_a_seat_imagines_looks_to_it_as_what_it_sees(table: Table, seed: int) -> None:
    for play, seat, seen, imagined in glimpses(table, seed, 7):
        assert kit.pack(play.view(seat, imagined)) == seen, f"seat {seat} sees otherwise what it imagines"
        other = play.imagined(kit.unpack(play.game.view, seen))
        assert kit.pack(play.view(seat, other)) == seen, f"seat {seat} sees what it cannot know"


@every_table
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(table: Table) -> None:
    different = 0
    for play, seat, _, imagined in glimpses(table, 7, 5):
        different += kit.pack(imagined) != kit.pack(play.state)
        assert told_of(play, play.state, seat) == told_of(play, imagined, seat)
    assert bool(different) != (table.name in OPEN), f"{different} of the games imagined are other ones"


def told_of(play: Play, state: Any, seat: int) -> list[Any]:
    """What a seat is told of a game besides its view: who may act, all score sheets, its moves, and objections."""
    told: list[Any] = [contract.waiting(state)]
    for sheet in range(len(play.game.sheets(play.players))):
        contract.list_sheet(state, sheet, play.scratch)
        told.append(kit.values(play.scratch, "lines", len(play.game.lines)))
    if seat != SPECTATOR:
        told.append(kit.values(play.scratch, "moves", contract.list_moves(state, seat, play.scratch)))
        told.append([contract.objection(state, seat, n) for n in range(0, len(play.game.words), 23)])
    return told


@every_table
def test_what_others_hear_of_a_move_tells_no_more_than_they_see_of_it(table: Table) -> None:
    for seat, news in gossip(table, 8):
        hearing = [other for other, told in news.items() if len({seen for _, seen in told}) < len(told)]
        assert hearing == [], f"seats that hear of {seat} what they do not see"


@every_table
def test_what_others_do_not_hear_of_a_move_they_do_not_see(table: Table) -> None:
    """But the one seat that chance deals a card to sees the card."""
    for seat, news in gossip(table, 8):
        seeing = [other for other, told in news.items() if len({heard for heard, _ in told}) < len(told)]
        assert SPECTATOR not in seeing
        assert len(seeing) <= (seat == CHANCE_SEAT), f"seats that see of {seat} what they do not hear"


def gossip(table: Table, seed: int) -> Iterator[tuple[int, dict[int, set[tuple[str, bytes]]]]]:
    """What each other seat hears and then sees of some moves of a seat that is not the last to act."""
    for place, play in enumerate(positions(table, seed)):
        acting = play.acting if place % 9 == 0 else []
        for seat in acting if len(acting) > 1 or acting == [CHANCE_SEAT] else ():
            after = [(play.game.heard(play.game.words[n].split()), played(play, seat, n)) for n in play.moves(seat)[:6]]
            others = sorted({SPECTATOR, *range(play.players)} - {seat})
            yield (
                seat,
                {other: {(heard, kit.pack(play.view(other, state))) for heard, state in after} for other in others},
            )


def played(play: Play, seat: int, move: int) -> Any:
    """The position after a move, played on a copy."""
    state = kit.unpack(play.game.state, kit.pack(play.state))
    contract.play(state, seat, move)
    return state


@every_table
def test_what_a_seat_always_imagines_alike_is_so(table: Table) -> None:
    """The game itself is one of those that a view allows; where there is but one, it is that one."""
    for play, seat, seen, imagined in glimpses(table, 10, 6):
        state, view = kit.pack(play.state), kit.unpack(play.game.view, seen)
        if kit.pack(imagined) != state and always(play, view, kit.pack(imagined), 8):
            # Rare, and no mistake if there is something else that it imagines now and then.
            assert not always(play, view, kit.pack(imagined), 500), f"seat {seat} is sure, and wrong"


def always(play: Play, view: Any, state: bytes, times: int) -> bool:
    """Whether a view is imagined so many times to be this same game."""
    return all(kit.pack(play.imagined(view)) == state for _ in range(times))


@every_table
def test_imagined_games_can_be_played_to_their_end(table: Table) -> None:
    for play, seat, _, imagined in glimpses(table, 9, 29):
        made = 0
        while contract.waiting(imagined) and made < ENDLESS:
            play.step(imagined)
            made += 1
        assert made < ENDLESS, f"what seat {seat} imagines does not end"


# --- Scores ---


@every_table
def test_scores_are_the_totals_of_the_sheets_and_the_best_win(table: Table) -> None:
    for seed in range(30, 36):
        *_, play = positions(table, seed)
        match = table.match()
        match.state = play.state
        sheets = match.sheets()
        assert match.scores() == [sheets[seat]["total"] for seat in match.seats]
        assert table.name in NO_SUM or all(sum(s.values()) == 2 * s["total"] for s in sheets.values())
        assert match.winners() or (table.name, table.players) in NOBODY_MAY_WIN
        winning = {match.scores()[int(seat) - 1] for seat in match.winners()}
        assert winning <= {max(match.scores())}


@every_table
def test_nobody_has_won_while_the_game_goes_on(table: Table) -> None:
    match = table.match()
    assert (match.over, match.winners(), match.remark()) == (False, [], None)
    assert (match.record().scores, match.record().winners) == (None, None)


# --- Texts ---

SOURCES = Path(ludarium.__file__).parent
FOLDERS = {"core": CORE, "command line": SOURCES / "texts", **{name: load(name).texts for name in GAMES}}
every_folder = pytest.mark.parametrize("folder", FOLDERS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", LANGUAGES[1:])

# Messages that read the same in English and in some other language: names, and signs.
SAME: dict[str, set[str]] = {
    "command line": {
        "arena-elo",
        "arena-milliseconds",
        "arena-points",
        "arena-rating",
        "arena-seconds",
        "hint-difference",
        "level-4",
    },
    "ecosystem": {"sheet-b", "line-total"},
    "zoosim": {"name", "line-total", "family-reptiles"},
    "aliencity": {"name", "line-total"},
    "zooloretto": {"name", "line-total", "board-points", "species-leopard", "species-panda", "species-zebra"},
}


def texts(folder: str, language: str) -> ftl.Texts:
    path = FOLDERS[folder] / f"{language}.ftl"
    assert path.exists(), f"no texts of {folder} in {language}: {path}"
    return ftl.read_texts(path)


@every_folder
@every_language
def test_texts_can_be_read_and_every_message_can_be_said(folder: str, language: str) -> None:
    found = texts(folder, language)
    assert (found.junk, found.doubled) == ([], [])
    known = bundle(FOLDERS[folder], language)
    for name, message in found.messages.items():
        said = known.get_message(name)
        for arguments in ftl.fillings(message):
            for pattern in (said.value, *said.attributes.values()):
                _, problems = known.format_pattern(pattern, arguments)
                assert problems == [], f"{name} in {language}"


@every_folder
@every_other_language
def test_a_language_has_the_messages_attributes_and_variables_of_english(folder: str, language: str) -> None:
    english, other = texts(folder, "en").messages, texts(folder, language).messages
    assert set(other) == set(english)
    for name, message in english.items():
        assert set(other[name].attributes) - ftl.FORMS == set(message.attributes) - ftl.FORMS, name
        assert {ftl.base(v) for v in other[name].variables} == {ftl.base(v) for v in message.variables}, name


@every_folder
@every_other_language
def test_a_message_is_not_left_in_english(folder: str, language: str) -> None:
    english, other = texts(folder, "en").messages, texts(folder, language).messages
    kept = {name for name in english if name in other and left_in_english(english[name], other[name])}
    assert kept - SAME.get(folder, set()) == set()


def left_in_english(english: ftl.Text, other: ftl.Text) -> bool:
    """A message says what the English one says, and that is a word of a language."""
    return other.value == english.value and any(letter.isalpha() for letter in ftl.plain_words(english.value))


@every_game
@every_language
def test_game_says_all_that_it_can_be_asked_for(name: str, language: str) -> None:
    game, said = load(name), texts(name, language).messages
    verbs = {words.split()[0] for words in game.words}
    veiled = {words.split()[0] for words in game.words if game.heard(words.split()) != words}
    assert {"name", "about"} <= set(said)
    assert not game.stock or {f"about-{game.stock.name}", f"other-{game.stock.name}"} <= set(said)
    assert {f"log-{verb}" for verb in verbs} | {f"log-{verb}-veiled" for verb in veiled} <= set(said)
    assert {f"line-{line}" for line in game.lines} | set(game.objections[1:]) | set(game.remarks[1:]) <= set(said)
    assert {f"sheet-{sheet}" for n in game.seats for sheet in game.sheets(n) if not sheet.isdigit()} <= set(said)
    for option in game.options:
        values = {f"option-{option.name}-{value}" for value in option.values}
        assert {name for name in said if name.startswith(f"option-{option.name}-")} == values
        assert f"option-{option.name}" in said


@every_game
@every_language
def test_game_has_a_help_page(name: str, language: str) -> None:
    path = load(name).texts / f"help.{language}.md"
    assert path.exists(), f"no help page: {path}"
    page = path.read_text("utf-8")
    assert page.startswith("# ")
    assert language == "en" or page != (load(name).texts / "help.en.md").read_text("utf-8")


@every_table
def test_what_stands_beside_a_score_sheet_has_its_line_in_every_language(table: Table) -> None:
    match, random = table.match(), random_numbers(41)
    while not match.over:
        play_any(match, random)
    lines = {line for seat in match.seats for line in match.details(seat)}
    assert all(match.line(line).say(language) for line in lines for language in LANGUAGES)


@every_table
def test_what_is_to_do_was_done_and_cannot_be_done_is_said_in_full_in_every_language(
    table: Table, problems: list[Exception]
) -> None:
    match, random = table.match(), random_numbers(40)
    said = set()
    while not match.over:
        if len(match.made) % 7 == 0:
            said |= {sentence.say(language) for sentence in sentences(match, random) for language in LANGUAGES}
        play_any(match, random)
    assert said
    assert problems == []
    assert [text for text in said if "None" in text or not text.strip()] == []


@pytest.fixture
def problems(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """What Fluent could not fill in, and would pass over in silence."""
    found: list[Exception] = []
    format_pattern = FluentBundle.format_pattern

    def watched(*arguments: Any) -> Any:
        text, errors = format_pattern(*arguments)
        found.extend(errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", watched)
    return found


def sentences(match: Match, random: Any) -> Iterator[Any]:
    """What may be said at a position: what each has to do, what it may do, what it did, and why it may not."""
    words = match.game.words
    for seat in match.waiting():
        moves = match.moves(seat)
        move = moves[kit.below(random, len(moves))]
        yield told_with_name(match, seat, move)
        if seat != CHANCE:
            yield match.told(f"do-{moves[0].split(maxsplit=1)[0]}", seat, moves[0])
            yield match.told(f"move-{move.split(maxsplit=1)[0]}", seat, move)
    for seat in (*match.seats, CHANCE):
        reason = match.why_not(seat, words[kit.below(random, len(words))])
        if reason:
            yield reason


def told_with_name(match: Match, seat: str, move: str) -> Any:
    """The line of the log about a move."""
    told = match.told(f"log-{move.split(maxsplit=1)[0]}", seat, move)
    return match.game.sentence(told.name, who="Anna", **told.arguments)
