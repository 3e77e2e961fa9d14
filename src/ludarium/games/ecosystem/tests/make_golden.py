"""Write the golden records of Ecosystem anew: `python src/ludarium/games/ecosystem/tests/make_golden.py`.

Each record is the first game, by its seed, that shows what its name says. Together they hold every number of players
with each edition, every ending, and every branch of the rules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from ludarium.core import contract, kit
from ludarium.core.game import CHANCE, Match
from ludarium.games.ecosystem import GAME
from ludarium.games.ecosystem.box import BIODIVERSITY_POINTS, NEUTRAL, STREAM_PRIZES, VICTORIES, WOLF_PRIZES
from ludarium.games.ecosystem.rules import largest_stream, pack_of
from ludarium.games.ecosystem.words import WORDS
from ludarium.players.random import any_move

FOLDER = Path(__file__).parent / "golden"

# --- Players; both see the whole game, for a golden record need not be fair ---

Player = Callable[[Match, str, Any], str]


def random_move(match: Match, seat: str, random: Any) -> str:
    """Any legal move."""
    moves = match.moves(seat)
    return moves[int(kit.below(random, len(moves)))]


def purposeful_move(match: Match, seat: str, random: Any) -> str:
    """The move after which, with the best use of the card, this seat is furthest ahead."""
    ahead = Foresight(match, int(seat) - 1)
    values = {move: ahead.value_of(kit.pack(match.state), move, random) for move in ahead.moves(match.state)}
    return WORDS[max(values, key=lambda move: values[move])]


class Foresight:
    """What a seat may hope for from its moves within this turn."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.sheets = range(len(GAME.sheets(match.players)))
        self.scratch = kit.zero(GAME.scratch)

    def moves(self, state: Any) -> list[int]:
        return kit.values(self.scratch, "moves", contract.list_moves(state, self.seat, self.scratch))

    def value_of(self, position: bytes, move: int, random: Any) -> int:
        """How far ahead this move brings the seat, the card that it picks laid as well as can be."""
        state = kit.unpack(GAME.state, position)
        contract.play(state, self.seat, move)
        if not WORDS[move].startswith("pick"):
            return self.lead(state)
        self.wait(state, random)
        laid = kit.pack(state)
        return max(self.value_of(laid, place, random) for place in self.moves(state))

    def wait(self, state: Any, random: Any) -> None:
        """Let the others pick anything, until this seat may lay its card."""
        while not contract.waiting(state) >> self.seat & 1:
            other = kit.bits(contract.waiting(state))[0]
            contract.play(state, other, any_move(state, other, random, self.scratch))

    def lead(self, state: Any) -> int:
        """By how much this seat is ahead of the best other score sheet."""
        totals = [self.total(state, sheet) for sheet in self.sheets]
        return totals.pop(self.seat) - max(totals)

    def total(self, state: Any, sheet: int) -> int:
        contract.list_sheet(state, sheet, self.scratch)
        return kit.values(self.scratch, "lines", len(GAME.lines))[-1]


def played(wanted: "Wanted", seed: int) -> Match:
    """The game of one seed."""
    match = Match(GAME, wanted.players, {"edition": wanted.edition}, [wanted.by] * wanted.players)
    random = kit.zero(kit.Random)
    kit.seed(random, seed, wanted.players)
    while not match.over:
        seat = match.waiting()[kit.below(random, len(match.waiting()))]
        if seat == CHANCE:
            match.draw(random)
        else:
            match.play(seat, PLAYERS[wanted.by](match, seat, random))
    return match


PLAYERS: dict[str, Player] = {"random": random_move, "purposeful": purposeful_move}

# --- What a record can show ---

Shown = Callable[[Match], bool]


def shared_win(match: Match) -> bool:
    """Two seats share the win."""
    return len(match.winners()) == 2


def lead(match: Match) -> int:
    """By how many points one is ahead of Benedikt."""
    return match.sheet("1")["total"] - match.sheet("b")["total"]


def behind(match: Match) -> bool:
    """Benedikt is ahead."""
    return lead(match) < 0


def level(match: Match) -> bool:
    """As many points as Benedikt, and a victory."""
    return lead(match) == 0


def victory(number: int) -> Shown:
    """A solo victory of this level, and of no higher one."""
    return lambda match: reached(lead(match)) == number


def reached(points: int) -> int:
    """The highest level of a solo victory for being so many points ahead; -1 for none."""
    return sum(points >= int(least) for least in VICTORIES) - 1


def column(match: Match, line: str) -> list[int]:
    """What every seat has in a line of the score pad."""
    return sorted((sheet[line] for sheet in match.sheets().values()), reverse=True)


def neutral_takes_first_prizes(match: Match) -> bool:
    """No seat has as many wolves, or as large a stream, as the neutral pile."""
    seats = range(match.players)
    return all(
        counted(match.state, NEUTRAL) > max(counted(match.state, seat) for seat in seats)
        for counted in (pack_of, largest_stream)
    )


def wolves_tie_for_first(match: Match) -> bool:
    """Two have the most wolves, so nobody is second, and somebody is third."""
    first, third = int(WOLF_PRIZES[0]), int(WOLF_PRIZES[2])
    return column(match, "wolf")[:3] == [first, first, third]


def wolves_tie_for_third(match: Match) -> bool:
    """Two share the third place of the wolves, and get the whole prize each."""
    return column(match, "wolf")[:4] == [int(WOLF_PRIZES[place]) for place in (0, 1, 2, 2)]


def streams_tie_for_first(match: Match) -> bool:
    """Two have the largest stream, so nobody is second."""
    first = int(STREAM_PRIZES[0])
    return column(match, "stream")[:3] == [first, first, 0]


def streams_tie_for_second(match: Match) -> bool:
    """Two share the second place of the streams, and get the whole prize each."""
    return column(match, "stream")[:3] == [int(STREAM_PRIZES[place]) for place in (0, 1, 1)]


def picks(match: Match, seat: str) -> list[str]:
    return [words for mover, words in match.made if mover == seat and words.startswith("pick")]


def rabbit_first(match: Match) -> bool:
    """Somebody lays a rabbit first: there is nothing to swap, and nothing is asked."""
    return any(picks(match, seat)[0] == "pick rabbit" for seat in match.seats)


def two_rabbits_first(match: Match) -> bool:
    """Somebody lays two rabbits first: swapping them changes nothing, and nothing is asked."""
    return any(picks(match, seat)[:2] == ["pick rabbit"] * 2 for seat in match.seats)


def both_ends_of_biodiversity(match: Match) -> bool:
    """The greatest bonus and the penalty in one game."""
    points = column(match, "biodiversity")
    return (points[0], points[-1]) == (int(BIODIVERSITY_POINTS[0]), int(BIODIVERSITY_POINTS[-1]))


# --- The records ---


@dataclass(frozen=True)
class Wanted:
    """A record: what it is called, who plays, and what must be seen in it."""

    name: str
    players: int
    edition: str
    by: str
    shows: Shown


RECORDS = (
    Wanted("1-behind", 1, "mindok", "random", behind),
    Wanted("1-level", 1, "genius", "random", level),
    Wanted("1-ahead", 1, "mindok", "random", victory(0)),
    Wanted("1-feat", 1, "mindok", "purposeful", victory(1)),
    Wanted("1-remarkable", 1, "mindok", "purposeful", victory(2)),
    Wanted("1-legendary", 1, "mindok", "purposeful", victory(3)),
    Wanted("2-neutral-takes-first-prizes", 2, "mindok", "random", neutral_takes_first_prizes),
    Wanted("2-shared-by-both", 2, "genius", "random", shared_win),
    Wanted("3-wolves-tie-for-first", 3, "mindok", "random", wolves_tie_for_first),
    Wanted("3-two-rabbits-first", 3, "genius", "random", two_rabbits_first),
    Wanted("4-streams-tie-for-first", 4, "mindok", "random", streams_tie_for_first),
    Wanted("4-wolves-tie-for-third", 4, "genius", "purposeful", wolves_tie_for_third),
    Wanted("5-shared-by-two", 5, "mindok", "random", shared_win),
    Wanted("5-streams-tie-for-second", 5, "genius", "purposeful", streams_tie_for_second),
    Wanted("6-rabbit-first", 6, "mindok", "random", rabbit_first),
    Wanted("6-both-ends-of-biodiversity", 6, "genius", "random", both_ends_of_biodiversity),
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
        print(f"{wanted.name}: {' '.join(map(str, match.scores()))}, won by {' '.join(match.winners()) or 'nobody'}")


if __name__ == "__main__":
    main()
