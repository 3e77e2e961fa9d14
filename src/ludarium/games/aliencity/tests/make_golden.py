"""Write the golden records of Alien City anew: `python src/ludarium/games/aliencity/tests/make_golden.py`.

Each record is the first game, by its seed, that shows what its name says. Together they hold both values of the option,
every ending, and every branch of the rules.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from typing import Any

from ludarium.core import kit
from ludarium.core.game import CHANCE, Match
from ludarium.games.aliencity import GAME, city
from ludarium.games.aliencity.box import BLACK, BLUE, COLOUR_NAMES, DOME, PLOT_NAMES, RED
from ludarium.games.aliencity.words import KIND_NAMES
from ludarium.players.player import seat_player

FOLDER = Path(__file__).parent / "golden"

# --- Players ---

Choice = Callable[[Match, str, Any], str]
# Whoever keeps caps for later thinks of one in so many turns.
CAP_IN = 12


def any_of(moves: list[str], random: Any) -> str:
    return moves[int(kit.below(random, len(moves)))]


def random_move(match: Match, seat: str, random: Any) -> str:
    """Any legal move."""
    return any_of(match.moves(seat), random)


def first_of_all(word: str) -> Choice:
    """Buildings of one sort come before the others, and caps are kept for later."""

    def choose(match: Match, seat: str, random: Any) -> str:
        moves = match.moves(seat)
        if "pass" in moves:
            return any_of(moves, random) if kit.below(random, CAP_IN) == 0 else "pass"
        return any_of([move for move in moves if word in move] or moves, random)

    return choose


class Greedy:
    """The greedy player at every seat."""

    def __init__(self) -> None:
        self.player = seat_player("greedy", GAME, 1)

    def __call__(self, match: Match, seat: str, random: Any) -> str:  # noqa: ARG002
        return GAME.words[self.player.move(match.view_record(seat), int(seat) - 1, match.players)]


PLAYERS: dict[str, Callable[[], Choice]] = {
    "random": lambda: random_move,
    "towers-first": lambda: first_of_all("tower"),
    "domes-first": lambda: first_of_all("dome"),
    "greedy": Greedy,
}


def played(wanted: "Wanted", seed: int) -> Match:
    """The game of one seed."""
    match = Match(GAME, 2, {"strict-first-two": wanted.strict}, names=wanted.by)
    choices = {seat: PLAYERS[name]() for seat, name in zip(match.seats, wanted.by, strict=True)}
    random = kit.zero(kit.Random)
    kit.seed(random, seed, 2)
    while not match.over:
        seat = match.waiting()[0]
        if seat == CHANCE:
            match.draw(random)
        else:
            match.play(seat, choices[seat](match, seat, random))
    return match


# --- What a record can show ---

Shown = Callable[[Match], bool]


@dataclass(frozen=True)
class Building:
    """A building that rises, and the position before it."""

    seat: int
    kind: int
    plot: int
    before: Any


def risen(match: Match) -> Iterator[Building]:
    """Every building in turn."""
    for n, (seat, words) in enumerate(match.made):
        verb, *what = words.split()
        if verb == "build":
            before = kit.plain(kit.unpack(GAME.state, match.before[n]))
            yield Building(int(seat) - 1, KIND_NAMES.index(" ".join(what[:2])), PLOT_NAMES.index(what[2]), before)


def each(*shown: Shown) -> Shown:
    """Several things in one game."""
    return lambda match: all(one(match) for one in shown)


def won_by(winners: int) -> Shown:
    """So many seats have won, with points."""
    return lambda match: len(match.winners()) == winners and max(match.scores()) > 0


def left_over(match: Match) -> list[int]:
    """How many buildings each seat could not build."""
    return [sum(stock.pieces) for stock in kit.plain(match.state).stocks]


def all_built(match: Match) -> bool:
    """Both have built everything."""
    return left_over(match) == [0, 0]


def left_over_by_one(match: Match) -> bool:
    """One has built everything, and the other cannot."""
    return sorted(map(bool, left_over(match))) == [False, True]


def skipped_though_able_later(match: Match) -> bool:
    """Somebody is skipped, and builds again after that."""
    seats = [building.seat for building in risen(match)]
    return any(one == other and 1 - one in seats[n:] for n, (one, other) in enumerate(pairwise(seats), 1))


def caps_before_going_on(match: Match) -> bool:
    """Whoever goes on because the other cannot build caps a tower in between."""
    made = [(seat, words.split()[0]) for seat, words in match.made]
    turns = zip(made, made[1:], made[2:], strict=False)
    return any(first == last == (first[0], "build") and then == (first[0], "cap") for first, then, last in turns)


def cap_comes_too_late(match: Match) -> bool:
    """Nobody can build any more, though both have buildings left, and caps for towers that have none."""
    end = kit.plain(match.state)
    towers = {plot for plot, kind in city.buildings(end).items() if kind < DOME}
    return all(left_over(match)) and all(stock.caps for stock in end.stocks) and bool(towers - set(city.caps(end)))


def foreign(building: Building) -> bool:
    """A dome rises on ground of another colour."""
    return building.kind >= DOME and city.colours(building.before)[building.plot] != building.kind - DOME


def before_it(building: Building) -> int:
    """How many buildings its card has already."""
    return len(city.card(building.plot) & set(city.buildings(building.before)))


def foreign_dome_first(match: Match) -> bool:
    """A foreign dome is the first building of a card that is not black."""
    return any(
        foreign(building) and not before_it(building) and city.colours(building.before)[building.plot] != BLACK
        for building in risen(match)
    )


def foreign_dome_third(match: Match) -> bool:
    """A foreign dome follows two other buildings."""
    return any(foreign(building) and before_it(building) >= 2 for building in risen(match))


def symbol_before_another_plot(match: Match) -> bool:
    """A symbol is built over while another plot of its card is free, where nothing may rise."""
    return any(
        building.plot in city.plots(building.before.symbols)
        and city.card(building.plot) & city.plots(building.before.roads) - {building.plot}
        for building in risen(match)
    )


def both_bonuses(match: Match) -> bool:
    """One green tower pays the same seat for a red and for a blue tower."""
    paid = [line for seat in match.seats for line in match.details(seat)]
    colours = [COLOUR_NAMES[colour] for colour in (RED, BLUE)]
    return any(
        all(f"bonus {plot} {colour}" in match.details(seat) for colour in colours)
        for seat in match.seats
        for plot in {line.split()[1] for line in paid}
    )


# --- The records ---


@dataclass(frozen=True)
class Wanted:
    """A record: what it is called, who plays, by which rule, and what must be seen in it."""

    name: str
    by: tuple[str, str]
    strict: str
    shows: Shown


ANYBODY = ("random", "random")
TOWERS_FIRST, DOMES_FIRST = ("towers-first", "domes-first"), ("domes-first", "towers-first")

RECORDS = (
    Wanted("all-built", ANYBODY, "no", each(all_built, won_by(1), symbol_before_another_plot, both_bonuses)),
    Wanted("shared-by-both", ANYBODY, "no", won_by(2)),
    Wanted("foreign-dome-comes-first", ANYBODY, "no", foreign_dome_first),
    Wanted("cap-comes-too-late", DOMES_FIRST, "no", cap_comes_too_late),
    Wanted("skipped", DOMES_FIRST, "no", skipped_though_able_later),
    Wanted("greedy", ("greedy", "greedy"), "no", all_built),
    Wanted("strict-all-built", ANYBODY, "yes", each(all_built, foreign_dome_third)),
    Wanted("strict-caps-before-going-on", TOWERS_FIRST, "yes", each(caps_before_going_on, left_over_by_one)),
)


def first_to_show(wanted: Wanted) -> Match:
    """The game of the first seed that shows what is wanted."""
    return next(match for seed in count(1) if wanted.shows(match := played(wanted, seed)))


def main() -> None:
    """Write every record, and nothing but these."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.game"):
        old.unlink()
    for wanted in RECORDS:
        match = first_to_show(wanted)
        (FOLDER / f"{wanted.name}.game").write_text(match.record().text(), "utf-8")
        print(f"{wanted.name}: {' '.join(map(str, match.scores()))}, won by {' '.join(match.winners())}", flush=True)


if __name__ == "__main__":
    main()
