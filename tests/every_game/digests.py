"""The same random games compiled and not, with a digest of all that can be seen of every position.

`python -m every_game.digests ecosystem-3-genius 0 200` prints a digest for each of these seeds as JSON;
with `--positions` what it was made of, position by position.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

from every_game.tables import ENDLESS, EVERY_TABLE, Play, Table
from ludarium.core import contract, kit
from ludarium.core.contract import CHANCE_SEAT, list_moves, list_outcomes, list_sheet, objection, waiting
from ludarium.core.kit import WORD, below, first, keep, record, rule, size
from ludarium.games import load

LOOKS = 4
MOVES_BETWEEN_SHEETS = 4
PRIME = 16777619

Note = record(seat="i8", move="i8", legal="i8", odds="i8", sheet="i8", objection="i8", winners="i8")


@rule
def mixed(digest, value):
    """A digest with one more number in it, in arithmetic that both runs agree on."""
    return (digest ^ value & WORD) * PRIME & WORD


@rule
def any_seat(acting, random):
    """One seat of a set."""
    for _ in range(below(random, size(acting))):
        acting &= acting - 1
    return first(acting)


@rule
def note_choices(game, random, scratch, note):
    """Note what can be done now, and choose."""
    note.legal = note.odds = 0
    if note.seat == CHANCE_SEAT:
        count = list_outcomes(game, scratch)
        for n in range(count):
            note.odds = mixed(note.odds, scratch.odds[n])
        note.move = contract.drawn(game, random, scratch)
    else:
        count = list_moves(game, note.seat, scratch)
        note.move = scratch.moves[below(random, count)]
    for n in range(count):
        note.legal = mixed(note.legal, scratch.moves[n])


@rule
def note_results(game, random, scratch, note, sheets):
    """Note the objection to one move, now and then a score sheet, and who has won."""
    note.sheet = 0
    if below(random, MOVES_BETWEEN_SHEETS) == 0 or not waiting(game):
        list_sheet(game, below(random, sheets), scratch)
        for n in range(len(scratch.lines)):
            note.sheet = mixed(note.sheet, scratch.lines[n])
    note.winners = 0 if waiting(game) else contract.winners_of(game, scratch)
    note.objection = objection(game, note.seat, below(random, len(scratch.moves) - 1))


@rule
def play_through(game, random, scratch, states, notes, sheets):
    """A random game, every position of it kept and noted, the end included; returns how many."""
    place = 0
    acting = waiting(game)
    while acting and place < len(states) - 1:
        notes[place].seat = any_seat(acting, random)
        note_choices(game, random, scratch, notes[place])
        note_results(game, random, scratch, notes[place], sheets)
        keep(states, place, game)
        contract.play(game, notes[place].seat, notes[place].move)
        acting = waiting(game)
        place += 1
    notes[place].seat = notes[place].move = notes[place].legal = notes[place].odds = 0
    note_results(game, random, scratch, notes[place], sheets)
    keep(states, place, game)
    return place + 1


@cache
def room(name: str) -> tuple[Any, Any]:
    """Room for the positions of one game, and for notes of them."""
    return kit.zeros(ENDLESS, load(name).state), kit.zeros(ENDLESS, Note)


class Witness:
    """Plays games at one table and tells what it saw."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.states, self.notes = room(table.name)

    def play(self, seed: int) -> tuple[Play, list[bytes]]:
        """The end of a game, and the notes of its positions; the positions lie in `states`."""
        play = Play(self.table, seed)
        sheets = len(play.game.sheets(play.players))
        count = play_through(play.state, play.random, play.scratch, self.states, self.notes, sheets)
        return play, [kit.pack(self.notes[place]) for place in range(count)]

    def digest(self, seed: int) -> str:
        """One digest of a whole game."""
        play, notes = self.play(seed)
        seen = hashlib.sha256(b"".join(notes))
        for place in range(len(notes)):
            seen.update(kit.pack(self.states[place]))
        for content in self.looks(play, len(notes)):
            seen.update(content)
        return seen.hexdigest()[:16]

    def looks(self, play: Play, count: int) -> Iterator[bytes]:
        """What somebody sees at some positions, and what he imagines."""
        for look in range(LOOKS):
            seat = play.below(play.players + 1) - 1
            view = play.view(seat, self.states[look * count // LOOKS])
            yield kit.pack(view)
            yield kit.pack(play.imagined(view))

    def positions(self, seed: int) -> list[dict[str, Any]]:
        """All that a digest is made of, to find where two runs part."""
        play, notes = self.play(seed)
        told: list[dict[str, Any]] = []
        for place, content in enumerate(notes):
            note = kit.plain(kit.unpack(Note, content))
            told.append({field: getattr(note, field) for field in Note.names or ()})
            told[-1]["words"] = play.game.words[note.move]
            told[-1]["state"] = kit.pack(self.states[place]).hex()
        return [*told, {"looks": [content.hex() for content in self.looks(play, len(notes))]}]


def main(names: str, first_seed: str, end: str, *wish: str) -> None:
    """Print what the games of these tables were like."""
    told = {}
    for name in names.split(","):
        witness = Witness(next(table for table in EVERY_TABLE if str(table) == name))
        tell = witness.positions if wish else witness.digest
        told[name] = [tell(seed) for seed in range(int(first_seed), int(end))]
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
