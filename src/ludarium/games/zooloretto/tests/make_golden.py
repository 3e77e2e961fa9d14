"""Write the golden records of Zooloretto anew: `python src/ludarium/games/zooloretto/tests/make_golden.py`.

Each record is the first game, by its seed, that shows what its name says. Together they hold every number of players,
every action, every ending, and every branch of the rules.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from ludarium.core import kit
from ludarium.core.game import CHANCE, Match
from ludarium.games.zooloretto import GAME
from ludarium.games.zooloretto.box import (
    EXPANSIONS,
    FILLING_BONUS,
    FULL_POINTS,
    SPACES,
    TILES_UNDER_DISC,
)
from ludarium.players.player import seat_player

FOLDER = Path(__file__).parent / "golden"

# --- Players ---

Choice = Callable[[Match, str, Any], str]
KINDS_OF_ACTION = ("draw", "take", "move", "exchange", "buy", "discard", "expand")


def any_of(moves: list[str], random: Any) -> str:
    return moves[int(kit.below(random, len(moves)))]


def random_move(match: Match, seat: str, random: Any) -> str:
    """Any legal move."""
    return any_of(match.moves(seat), random)


def busy_move(match: Match, seat: str, random: Any) -> str:
    """Money is spent as soon as it is there, and tiles keep out of the barn where they can."""
    moves = match.moves(seat)
    verbs = [verb for verb in KINDS_OF_ACTION if any(move.startswith(verb) for move in moves)]
    if verbs:
        paid = [verb for verb in verbs if verb not in ("draw", "take")]
        verb = any_of(paid if paid and kit.below(random, 2) else verbs, random)
        moves = [move for move in moves if move.startswith(verb)]
    return any_of([move for move in moves if not move.endswith("barn")] or moves, random)


def expanding_move(match: Match, seat: str, random: Any) -> str:
    """Money is kept for expansions, and tiles go to the newest enclosure that takes them."""
    moves = match.moves(seat)
    for ending in ("expand", " y", " x"):
        if found := [move for move in moves if move.startswith(("put", "expand")) and move.endswith(ending)]:
            return any_of(found, random)
    return any_of([move for move in moves if move.split()[0] in ("draw", "take", "load", "put")], random)


class Greedy:
    """The greedy player at every seat."""

    def __init__(self) -> None:
        self.player = seat_player("greedy", GAME, 1)

    def __call__(self, match: Match, seat: str, random: Any) -> str:  # noqa: ARG002
        return GAME.words[self.player.move(match.view_record(seat), int(seat) - 1, match.players)]


PLAYERS: dict[str, Callable[[], Choice]] = {
    "random": lambda: random_move,
    "busy": lambda: busy_move,
    "expanding": lambda: expanding_move,
    "greedy": Greedy,
}


def played(wanted: "Wanted", seed: int) -> Match:
    """The game of one seed, after the opening that is wanted."""
    match = Match(GAME, wanted.players, names=[wanted.by] * wanted.players)
    choose = PLAYERS[wanted.by]()
    random = kit.zero(kit.Random)
    kit.seed(random, seed, wanted.players)
    for line in wanted.opening.splitlines():
        match.play(*line.split(" ", 1))
    while not match.over:
        seat = match.waiting()[0]
        if seat == CHANCE:
            match.draw(random)
        else:
            match.play(seat, choose(match, seat, random))
    return match


# --- What a record can show ---

Shown = Callable[[Match], bool]


@dataclass(frozen=True)
class Moment:
    """A move, and the positions before and after it."""

    seat: int
    words: tuple[str, ...]
    before: Any
    after: Any

    def zoo(self, position: Any) -> Any:
        return position.zoos[self.seat]


def moments(match: Match, *verbs: str) -> Iterator[Moment]:
    """Every move of a player with one of these verbs."""
    positions = [*match.before, kit.pack(match.state)]
    for n, (seat, words) in enumerate(match.made):
        if seat != CHANCE and words.split()[0] in verbs:
            before, after = (kit.plain(kit.unpack(GAME.state, positions[place])) for place in (n, n + 1))
            yield Moment(int(seat) - 1, tuple(words.split()), before, after)


def both(*shown: Shown) -> Shown:
    """Several things in one game."""
    return lambda match: all(one(match) for one in shown)


def shared_by(winners: int) -> Shown:
    """So many seats share the win."""
    return lambda match: len(match.winners()) == winners


def coins_decide(match: Match) -> bool:
    """Seats with equal points are told apart by their coins."""
    return match.remark() is not None


def every_action(match: Match) -> bool:
    """All that one can do is done in this game."""
    return {words.split()[0] for _, words in match.made} == {words.split()[0] for words in GAME.words}


def both_expansions(match: Match) -> bool:
    """Somebody expands twice, and animals live in the second expansion."""
    zoos = kit.plain(match.state).zoos[: match.players]
    return any(zoo.expanded == EXPANSIONS[match.players] and zoo.herds[-1].animals for zoo in zoos)


def third_truck_leaves(match: Match) -> bool:
    """The third truck carries something away when both have taken one."""
    return any(
        sum(truck.loaded for truck in moment.before.trucks if truck.driver == len(moment.before.zoos)) > 0
        for moment in moments(match, "put")
        if moment.after.playing == 0b11 and not moment.before.playing
    )


def cubs_in_barn(zoo: Any) -> int:
    return sum(zoo.barn.holds[:8])


def cubs_at_home(zoo: Any) -> int:
    return sum(herd.cubs for herd in zoo.herds)


def cub_without_room(match: Match) -> bool:
    """A pair meets in an enclosure that is full with it, and the cub goes to the barn."""
    return any(
        moment.words[-1] != "barn"
        and "cub" not in moment.words[-2]
        and cubs_in_barn(moment.zoo(moment.after)) > cubs_in_barn(moment.zoo(moment.before))
        for moment in moments(match, "put", "move")
    )


def cubs_by_exchange(number: int) -> Shown:
    """So many cubs are born when animals come from the barn by an exchange."""
    return lambda match: any(born(moment) == number for moment in moments(match, "exchange"))


def born(moment: Moment) -> int:
    """How many cubs there are more in a zoo after a move."""
    before, after = (
        cubs_at_home(moment.zoo(position)) + cubs_in_barn(moment.zoo(position))
        for position in (moment.before, moment.after)
    )
    return after - before


def full_by_exchange(match: Match) -> bool:
    """An exchange fills an enclosure, and nothing is paid for it."""
    return any(
        herd.animals == SPACES[enclosure] and FILLING_BONUS[enclosure] and earlier.animals < SPACES[enclosure]
        for moment in moments(match, "exchange")
        for enclosure, (earlier, herd) in enumerate(
            zip(moment.zoo(moment.before).herds, moment.zoo(moment.after).herds, strict=True)
        )
    )


def bought_from_who_has_passed(match: Match) -> bool:
    """Somebody buys from a player who is out of the round."""
    return any(not moment.before.playing >> int(moment.words[1]) - 1 & 1 for moment in moments(match, "buy"))


def bonus_for_a_purchase(match: Match) -> bool:
    """A purchase fills the last space."""
    return any(
        moment.words[3] != "barn" and moment.zoo(moment.after).coins > moment.zoo(moment.before).coins - 2
        for moment in moments(match, "buy")
    )


def alone_in_the_round(match: Match) -> bool:
    """Whoever is alone in a round pays for something, and goes on."""
    return any(
        moment.before.playing == 1 << moment.seat == moment.after.playing
        for moment in moments(match, "expand", "move", "exchange", "buy", "discard")
    )


def deep_under_the_disc(match: Match) -> bool:
    """The last round uses up most of the tiles under the disc."""
    return bool(2 * kit.plain(match.state).left < TILES_UNDER_DISC)


def everything_full(match: Match) -> bool:
    """Somebody has filled three enclosures."""
    points = [match.sheet(seat) for seat in match.seats]
    full = [f"enclosure-{n}" for n in (4, 5, 6)]
    return any(all(sheet[line] == FULL_POINTS[place] for place, line in enumerate(full)) for sheet in points)


def round_ends_at_the_disc(match: Match) -> bool:
    """A round ends just before the tiles under the disc, so one more is played."""
    return any(
        moment.after.left == TILES_UNDER_DISC and not moment.before.playing and moment.after.playing
        for moment in moments(match, "put")
    )


# --- The records ---

# What chance hardly ever does: both pairs of a species come to one barn, and move out together.
TWO_PAIRS = """\
* remove camel
* remove elephant
* remove flamingo
1 draw
* tile panda-m
1 load 1
2 draw
* tile panda-m
2 load 1
1 draw
* tile panda-f
1 load 1
2 draw
* tile zebra
2 load 2
1 take 1
1 put panda-m barn
1 put panda-m barn
1 put panda-f barn
2 take 2
2 put zebra 4
2 draw
* tile panda-f
2 load 1
1 draw
* tile zebra
1 load 1
2 draw
* tile coin
2 load 2
1 take 1
1 put panda-f barn
1 put zebra 5
2 take 2
2 draw
* tile coin
2 load 1
1 exchange 5 barn panda"""


@dataclass(frozen=True)
class Wanted:
    """A record: what it is called, who plays, and what must be seen in it."""

    name: str
    players: int
    by: str
    shows: Shown
    opening: str = ""


RECORDS = (
    Wanted("2-both-expansions", 2, "expanding", both_expansions),
    Wanted("2-third-truck-leaves", 2, "random", third_truck_leaves),
    Wanted("2-shared-by-both", 2, "random", shared_by(2)),
    Wanted("2-three-full-enclosures", 2, "greedy", everything_full),
    Wanted("3-coins-decide", 3, "random", coins_decide),
    Wanted("3-cub-without-room", 3, "busy", cub_without_room),
    Wanted("3-exchange-fills-an-enclosure", 3, "busy", both(full_by_exchange, cubs_by_exchange(1))),
    Wanted("4-every-action", 4, "random", every_action),
    Wanted("4-bought-from-who-has-passed", 4, "busy", both(bought_from_who_has_passed, bonus_for_a_purchase)),
    Wanted("2-exchange-brings-two-cubs", 2, "random", cubs_by_exchange(2), TWO_PAIRS),
    Wanted("4-greedy", 4, "greedy", every_action),
    Wanted("5-alone-in-the-round", 5, "busy", alone_in_the_round),
    Wanted("5-deep-under-the-disc", 5, "random", both(shared_by(2), deep_under_the_disc, round_ends_at_the_disc)),
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
