"""Positions of Ecosystem for the tests: drawn as pictures, moved on in words, and read back as names of cards."""

import contextlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ludarium.core import contract, kit, plain
from ludarium.core.game import Match
from ludarium.games.ecosystem import GAME, rules
from ludarium.games.ecosystem.box import IN_FRAME, KINDS, NAMES, NEUTRAL, NOTHING, TURNS

Cells = Mapping[tuple[int, int], str]
SEATS = "123456"

# The rulebook prints Martin's ecosystem as a picture; this one fits all that is said of it.
MARTIN = """
    meadow  bee     stream  stream     stream
    rabbit  meadow  bee     stream     dragonfly
    stream  trout   rabbit  meadow     stream
    eagle   rabbit  meadow  dragonfly  stream
"""


# --- Drawing ---


def cards(words: str) -> Counter[str]:
    """Cards by kind: `2 fox bee` are two foxes and a bee."""
    found: Counter[str] = Counter()
    times = 1
    for word in words.split():
        if word.isdigit():
            times = int(word)
        else:
            found[word] += times
            times = 1
    return found


def drawn(picture: str, x: int = 0, y: int = 0) -> Cells:
    """The cards of a picture by place; its upper left corner lies at x,y."""
    rows = [line.split() for line in picture.strip().splitlines()]
    return {
        (x + right, y + down): kind for down, row in enumerate(rows) for right, kind in enumerate(row) if kind != "."
    }


def cell(x: int, y: int) -> int:
    """The number of a cell, from its coordinates in words."""
    return GAME.number(f"lay {x},{y}") - rules.LAY


@contextlib.contextmanager
def arranged(match: Match) -> Iterator[Any]:
    """The position of a match as a plain record, to be changed; it is put back at the end."""
    position = kit.plain(match.state)
    yield position
    match.state = kit.unpack(GAME.state, plain.pack(position))


def put(ecosystem: Any, cells: Cells) -> None:
    """Lay cards in an ecosystem without asking any rule."""
    for (x, y), kind in cells.items():
        ecosystem.cards[NAMES.index(kind)] |= 1 << cell(x, y)
        ecosystem.covered |= 1 << cell(x, y)
        ecosystem.frame &= int(IN_FRAME[cell(x, y)])


def scored(*ecosystems: str | Cells, players: int = 0, pile: str = "") -> Match:
    """A game that is over, with these ecosystems (and the pile of a neutral hand) on the table."""
    match = Match(GAME, players or len(ecosystems))
    with arranged(match) as position:
        position.turn, position.to_deal = TURNS, 0
        for ecosystem, cells in zip(position.ecosystems, ecosystems, strict=False):
            put(ecosystem, drawn(cells) if isinstance(cells, str) else cells)
        for kind, count in cards(pile).items():
            position.pile.holds[NAMES.index(kind)] = count
    return match


def points(line: str, ecosystem: str | Cells) -> int:
    """What a line of the score pad brings for an ecosystem."""
    return scored(ecosystem, players=3).sheet("1")[line]


def column(match: Match, line: str) -> list[int]:
    """What a line of the score pad brings to every seat."""
    return [match.sheet(seat)[line] for seat in match.seats]


# --- Moving ---


def play(match: Match, *lines: str) -> Match:
    """Make moves in words, each with its seat first."""
    for line in lines:
        match.play(*line.split(" ", 1))
    return match


def dealt(players: int, *hands: str, edition: str = "mindok") -> Match:
    """A game in which these hands, in their order round the table, have been dealt."""
    match = Match(GAME, players, {"edition": edition})
    deal(match, *hands)
    return match


def deal(match: Match, *hands: str) -> None:
    """Let chance deal these cards to the hands, and fill them up with the most plentiful ones."""
    names = ["1", "2", "n"] if match.players == 2 else list(SEATS)
    wanted = {name: list(cards(hand).elements()) for name, hand in zip(names, hands, strict=False)}
    while match.waiting() == ["*"] and match.outcomes()[0][0].startswith("deal"):
        _, name, kind = most_plentiful(match).split()
        rest = wanted.get(name)
        match.play("*", f"deal {name} {rest.pop(0) if rest else kind}")


def most_plentiful(match: Match) -> str:
    """What chance does most likely."""
    return max(match.outcomes(), key=lambda outcome: outcome[1])[0]


def onward(match: Match, until: Callable[[Match], bool]) -> Match:
    """Let everybody make the first move at hand, and chance the likeliest, until something is so, or the end."""
    while match.waiting() and not until(match):
        seat = match.waiting()[0]
        match.play(seat, most_plentiful(match) if seat == "*" else match.moves(seat)[0])
    return match


def to_turn(match: Match, turn: int) -> Match:
    """Play on until a turn begins, counted from 0 over both rounds."""
    return onward(match, lambda m: bool(kit.plain(m.state).turn >= turn))


def to_picks(match: Match, turn: int) -> Match:
    """Play on until everybody may pick in a turn."""
    return onward(to_turn(match, turn), lambda m: m.waiting() != ["*"])


def turn(match: Match, *kinds: str) -> Match:
    """A whole turn, in which the seats pick these kinds and lay them anywhere."""
    for seat, kind in zip(match.seats, kinds, strict=True):
        match.play(seat, f"pick {kind}")
    return to_turn(match, kit.plain(match.state).turn + 1)


def growing(*places: tuple[int, int], kind: str = "fox") -> Match:
    """A game for three in which seat 1 has laid cards at these places, in this order, and is to lay one more."""
    match = Match(GAME, 3)
    for x, y in places:
        lay_next(match, kind)
        match.play("1", f"lay {x},{y}")
    lay_next(match, kind)
    return match


def to_lay(kind: str, picture: str) -> Match:
    """A game for three in which seat 1 has this ecosystem and is to lay a card of this kind."""
    match = Match(GAME, 3)
    with arranged(match) as position:
        put(position.ecosystems[0], drawn(picture))
    lay_next(match, kind)
    return match


def lay_next(match: Match, kind: str) -> None:
    """Seat 1 is to lay a card of this kind, and the others one as well."""
    with arranged(match) as position:
        position.to_deal, position.picking = 0, 0
        position.picked[0] = NAMES.index(kind)
        position.laying = 0b111


# --- Reading ---


def names(holds: Iterable[int]) -> Counter[str]:
    """The cards of a hand by the names of their kinds."""
    return +Counter(dict(zip(NAMES, holds, strict=True)))


def hand_number(match: Match, holder: str) -> int:
    """The hand that a seat, or the neutral one (n), holds now."""
    return int(rules.hand_of(match.state, NEUTRAL if holder == "n" else int(holder) - 1))


def holding(match: Match, holder: str) -> Counter[str]:
    """The cards that a seat, or the neutral one, really holds now."""
    return names(kit.plain(match.state).hands[hand_number(match, holder)].holds)


def knows(match: Match, seat: str | None, holder: str) -> tuple[Counter[str], int]:
    """What a seat (None: a spectator) knows of the hand that another holds: the cards, and how many more there are."""
    view, hand = match.view(seat), hand_number(match, holder)
    return names(view.known[hand].holds), view.unknown[hand]


def in_deck(match: Match) -> Counter[str]:
    """The cards left in the deck."""
    return names(kit.plain(match.state).deck.holds)


def lying(match: Match, seat: int) -> Cells:
    """The cards of an ecosystem by place."""
    sets = kit.plain(match.state).ecosystems[seat].cards
    return {place(number): NAMES[kind] for kind in range(KINDS) for number in kit.bits(sets[kind])}


def place(number: int) -> tuple[int, int]:
    """The coordinates of a cell in words."""
    x, y = GAME.words[rules.LAY + number].split()[1].split(",")
    return int(x), int(y)


def picked(match: Match, looking: str | None, seat: str) -> str:
    """The card that a seat has before it, as another sees it: its kind, or nothing."""
    kind = match.view(looking).picked[int(seat) - 1]
    return "" if kind == NOTHING else NAMES[kind]


def imagined(match: Match, seat: str | None, times: int, what: Callable[[Any], Any]) -> Counter[Any]:
    """How often something is so in the games that a seat imagines."""
    view, random, found = match.view_record(seat), kit.zero(kit.Random), Counter[Any]()
    kit.seed(random, 20, 26)
    for _ in range(times):
        game = kit.zero(GAME.state)
        contract.imagine(view, game, random)
        # Only a compiled record has to be made plain, which takes longer than to imagine it.
        found[what(game if kit.PURE else kit.plain(game))] += 1
    return found
