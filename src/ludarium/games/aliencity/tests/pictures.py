"""Positions of Alien City for the tests: the city drawn as a picture, moved on in words, and read back as names.

A picture lies as the board in the terminal does: its last line is row 1, and each line begins with column a. What it
does not reach, in the north and in the east, is road. After a bar, in either line of a row of cards, may stand the
colours of these cards.

    .   .    R1  .    | r b    `.` is road, `R B G` are towers, `r b g k` domes (k is black), `#` is any building;
    .   k*   .   .             a digit is the seat whose cap is on a tower, `*` the symbol of the card.
    .   .    .   b    | k -    A card may have the colour `-`: any that is left, and so have all that are not named.
    *   #    .   .             Where no `*` is drawn, the symbol lies under the first building, or in the south-west.

    >>> match = position(PICTURE)                      all pieces that are not in the city are left, seat 1 is to build
    >>> match = position(PICTURE, turn="2", left=("R k", "3 r"), strict="yes")        these pieces are left, no others
    >>> match = ended(PICTURE)                         nobody has a piece left: the game is over, and can be scored
    >>> play(match, "1 build red tower d5", "1 pass")
    >>> where(match, "2 build green dome")             {"a1", "b7", ...}
    >>> refusal(match, "2 build green dome d5")        "no-plot-taken"; "" when the move may be made
    >>> print(picture(match))                          the city as it is drawn here
"""

import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludarium.core import kit, plain
from ludarium.core.game import Match
from ludarium.games.aliencity import GAME, city, rules
from ludarium.games.aliencity.box import (
    ACROSS,
    CARD_PLOTS,
    CARDS,
    CARDS_ACROSS,
    CARDS_OF_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    DOME,
    KINDS,
    PLAYERS,
    PLOT_NAMES,
    UP,
)
from ludarium.games.aliencity.words import KIND_NAMES

SIGNS = "RBGrbgk"
COLOUR_SIGNS = SIGNS[DOME:]
ROAD, ANYTHING, SYMBOL, ANY_COLOUR = ".#*-"
# A building of whatever kind there is.
ANY_KIND = KINDS
STRICT = ("no", "yes")
# How often a random player keeps its caps.
THRIFT = 0.9

# --- Reading a picture ---


@dataclass
class Drawing:
    """What is drawn: buildings by plot, who has capped which, where symbols are, and the colours of cards."""

    buildings: dict[int, int] = field(default_factory=dict)
    caps: dict[int, int] = field(default_factory=dict)
    symbols: set[int] = field(default_factory=set)
    colours: dict[int, int] = field(default_factory=dict)


def read(drawn: str) -> Drawing:
    """What a picture says."""
    found = Drawing()
    for row, line in enumerate(reversed(drawn.strip().splitlines())):
        plots, _, cards = line.partition("|")
        assert row < UP, "more rows than the city has"
        assert len(plots.split()) <= ACROSS, f"more columns than the city has: {line}"
        for column, signs in enumerate(plots.split()):
            read_plot(found, row * ACROSS + column, signs)
        for column, sign in enumerate(cards.split()):
            if sign != ANY_COLOUR:
                found.colours[row // 2 * CARDS_ACROSS + column] = COLOUR_SIGNS.index(sign)
    return found


def read_plot(found: Drawing, plot: int, signs: str) -> None:
    """What a picture says of one plot."""
    for sign in signs:
        if sign == SYMBOL:
            found.symbols.add(plot)
        elif sign.isdigit():
            found.caps[plot] = int(sign) - 1
        elif sign != ROAD:
            found.buildings[plot] = (SIGNS + ANYTHING).index(sign)


def coloured(drawn: Mapping[int, int]) -> list[int]:
    """The colour of every card; where none is drawn, the one that most cards are left of."""
    left = [CARDS_OF_COLOUR - list(drawn.values()).count(colour) for colour in range(COLOURS)]
    assert min(left) >= 0, "more cards of a colour than there are"
    found = dict(drawn)
    for card in range(CARDS):
        if card not in drawn:
            found[card] = left.index(max(left))
            left[found[card]] -= 1
    return [found[card] for card in range(CARDS)]


def symbol_of(card: int, found: Drawing) -> int:
    """The plot of a card on which its symbol lies."""
    plots = [int(plot) for plot in CARD_PLOTS[card]]
    drawn = [plot for plot in plots if plot in found.symbols]
    assert len(drawn) <= 1, f"two symbols on a card: {named(drawn)}"
    return [*drawn, *(plot for plot in plots if plot in found.buildings), *plots][0]


# --- Positions ---


@contextlib.contextmanager
def arranged(match: Match) -> Iterator[Any]:
    """The position of a match as a plain record, to be changed; it is put back at the end."""
    position = kit.plain(match.state)
    yield position
    match.state = kit.unpack(GAME.state, plain.pack(position))


def laid(colours: Sequence[int], symbols: Sequence[int], strict: str = "no") -> Match:
    """A game in which the cards have these colours, and their symbols lie on these plots."""
    match = Match(GAME, PLAYERS, {"strict-first-two": strict})
    for card, (colour, symbol) in enumerate(zip(colours, symbols, strict=True)):
        corner = PLOT_NAMES[int(CARD_PLOTS[card][0])]
        match.play("*", f"card {corner} {COLOUR_NAMES[colour]} {PLOT_NAMES[symbol]}")
    return match


def position(drawn: str = ".", turn: str = "1", left: Sequence[str] = (), strict: str = "no") -> Match:
    """A game in which the city is as a picture shows it, and a seat is to build, if it can.

    No rule on colours is asked, only whether there is one network of roads, and all buildings stand beside it. Each
    piece comes from the seat that has more of its kind; but with `left` the seats have those pieces left, no others.
    """
    found = read(drawn)
    match = laid(coloured(found.colours), [symbol_of(card, found) for card in range(CARDS)], strict)
    for plot, kind in sorted(found.buildings.items(), key=lambda building: building[1] == ANY_KIND):
        raise_building(match, kind, plot)
    for plot, seat in found.caps.items():
        assert found.buildings.get(plot, DOME) < DOME, f"there is no tower for a cap on {PLOT_NAMES[plot]}"
        assert kit.plain(match.state).stocks[seat].caps, "more caps than a seat has"
        rules.cap(match.state, seat, plot)
    if left:
        with arranged(match) as table:
            for stock, pieces in zip(table.stocks, left, strict=True):
                for kind, count in enumerate(counted(pieces)):
                    stock.pieces[kind] = count
    assert sound(match), f"the roads are not one network with all buildings beside it:\n{picture(match)}"
    return to_build(match, turn)


def ended(drawn: str, strict: str = "no") -> Match:
    """A game that is over, with this city."""
    return position(drawn, left=("", ""), strict=strict)


def raise_building(match: Match, kind: int, plot: int) -> None:
    """A building comes to a plot from the seat that has more of its kind; of any kind, domes before towers."""
    stocks = [list(stock.pieces) for stock in kit.plain(match.state).stocks]
    plenty = [max(counts) for counts in zip(*stocks, strict=True)]
    if kind == ANY_KIND:
        kind = max(range(KINDS), key=lambda one: (plenty[one] > 0, one >= DOME, plenty[one]))
    assert plenty[kind], f"more than there are: {KIND_NAMES[kind]}"
    rules.build(match.state, [stock[kind] for stock in stocks].index(plenty[kind]), kind, plot)


def counted(words: str) -> list[int]:
    """Pieces by kind: `2 R k` are two red towers and a black dome."""
    pieces, times = [0] * KINDS, 1
    for word in words.split():
        if word.isdigit():
            times = int(word)
        else:
            pieces[SIGNS.index(word)] += times
            times = 1
    return pieces


def to_build(match: Match, turn: str) -> Match:
    """It is the turn of a seat; or of the other one, if it cannot build; or of nobody, if none can."""
    seat = int(turn) - 1
    able = [other for other in (seat, 1 - seat) if rules.can_build(match.state, other)]
    with arranged(match) as table:
        table.acting = table.following = able[0] if able else rules.NOBODY
        table.capping = 0
    return match


def sound(match: Match) -> bool:
    """Whether the roads are one network, and every building stands beside it."""
    table = kit.plain(match.state)
    roads = city.plots(table.roads)
    return city.region(roads, min(roads)) == roads and all(city.sides(plot) & roads for plot in city.buildings(table))


def last_blue(a9: str = "k", e1: str = ".*", f1: str = ".", colours: str = "b - - k") -> str:
    """A picture in which no plot of the five blue cards can be built on; but for a9, if it is free.

    Every other is built on or the last road of a building; and only on these cards and on c7 and c9, where no plot is
    free, do two buildings stand. E1 and f1 can be chosen, and so can the colours of the southern cards.
    """
    return f"""
        k    .   b   k   | b
        {a9} .   r   g
        R    .   b   b   | b
        k    .   b   G2
        r    .   | b
        r    .
        r    .   | b - r
        g    .
        g    .   .   .   .     .   .   .   | {colours}
        g    .   .   .   {e1} {f1} .*  .
    """


# --- Moving ---


def play(match: Match, *lines: str) -> Match:
    """Make moves in words, each with its seat first."""
    for line in lines:
        match.play(*line.split(" ", 1))
    return match


def random_city(number: int, strict: str = "no") -> Match:
    """A game in which chance has laid the cards; each number is a city of its own."""
    match, random = Match(GAME, PLAYERS, {"strict-first-two": strict}), kit.zero(kit.Random)
    kit.seed(random, number, 0)
    while match.waiting() == ["*"]:
        match.draw(random)
    return match


def random_game(number: int, strict: str = "no", passes: bool = True) -> Iterator[Match]:
    """A game played at random, at each of its positions from the first building on, its end included.

    Whoever may cap passes most of the time, so that caps are there to the end; without `passes`, never. It is one match
    that goes on: a position that is to be kept has to be copied.
    """
    match, random = random_city(number, strict), Random(number)
    yield match
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, random_move(match.moves(seat), random, passes))
        yield match


def random_move(moves: list[str], random: Random, passes: bool) -> str:
    """One of the moves; it may pass or never does."""
    if "pass" not in moves:
        return random.choice(moves)
    return "pass" if passes and random.random() < THRIFT else random.choice(moves[:-1])


# --- Reading ---


def where(match: Match, beginning: str) -> set[str]:
    """The plots with which the legal moves of a seat end that begin with these words."""
    seat, words = beginning.split(" ", 1)
    return {move.removeprefix(f"{words} ") for move in match.moves(seat) if move.startswith(f"{words} ")}


def sites(match: Match) -> set[str]:
    """The plots that can be built on, as far as roads and symbols decide it."""
    return named(city.plots(kit.plain(match.state).sites))


def refusal(match: Match, line: str) -> str:
    """The name of the reason why a move may not be made, or nothing if it may."""
    objection = match.why_not(*line.split(" ", 1))
    return objection.name if objection else ""


def said(match: Match, line: str) -> str:
    """What is said of a move that may not be made."""
    objection = match.why_not(*line.split(" ", 1))
    assert objection is not None, f"{line} is legal"
    return objection.say("en")


def verbs(match: Match) -> set[str]:
    """What kinds of move whoever is to act can make."""
    return {move.split()[0] for seat in match.waiting() for move in match.moves(seat)}


def named(plots: Iterable[int]) -> set[str]:
    """Plots by their names."""
    return {PLOT_NAMES[plot] for plot in plots}


def stock(match: Match, seat: str) -> str:
    """The pieces that a seat has left, as a picture names them."""
    pieces = kit.plain(match.state).stocks[int(seat) - 1].pieces
    return " ".join(f"{count} {sign}" for sign, count in zip(SIGNS, pieces, strict=True) if count)


def picture(match: Match) -> str:
    """The city of a match as it is drawn here."""
    table = kit.plain(match.state)
    return "\n".join(line(table, row) for row in reversed(range(UP)))


def line(table: Any, row: int) -> str:
    """A line of a picture."""
    plots = range(row * ACROSS, (row + 1) * ACROSS)
    colours = city.colours(table)
    cards = " ".join(COLOUR_SIGNS[colours[plot]] for plot in plots[::2])
    return "".join(f"{drawn_plot(table, plot):4}" for plot in plots) + (f"| {cards}" if row % 2 else "|")


def drawn_plot(table: Any, plot: int) -> str:
    """A plot of a picture."""
    stands, caps = city.buildings(table), city.caps(table)
    sign = SIGNS[stands[plot]] if plot in stands else ROAD
    return sign + SYMBOL * (plot in city.plots(table.symbols)) + (str(caps[plot] + 1) if plot in caps else "")
