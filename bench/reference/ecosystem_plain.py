"""Ecosystem for 3 to 6 players in plain Python, tuned for random play: opponent and oracle of the compiled rules.

It plays random games in two ways, and `python bench/reference/ecosystem_plain.py GAMES [PLAYERS]` measures both:

`step_by_step_game`  the very games of the compiled run, seed by seed: who is waited for, all legal moves in a list, one
                     of them chosen and carried out; every card dealt is a move of chance by its odds
`fused_game`         what a program may do that only ever wants random scores: it shuffles, lists nothing, and plays a
                     whole turn of everybody in one go
"""

import sys
from bisect import bisect, insort
from collections.abc import Callable, Iterable
from itertools import accumulate
from random import Random
from time import process_time

# --- The box ---

NAMES = ("rabbit", "fox", "dragonfly", "trout", "bear", "bee", "eagle", "deer", "wolf", "stream", "meadow")
RABBIT, FOX, DRAGONFLY, TROUT, BEAR, BEE, EAGLE, DEER, WOLF, STREAM, MEADOW = range(11)
DECK = (8, 12, 8, 10, 12, 8, 8, 12, 12, 20, 20)
CARDS = tuple(kind for kind, count in enumerate(DECK) for _ in range(count))
HAND, ADDED = 11, 10
ROUND_TURNS, TURNS = 10, 20
LINES = (*NAMES, "biodiversity")

MEADOW_POINTS = (0, 0, 3, 6, 10, *(15,) * 16)
WOLF_PRIZES = (12, 8, 4, 0, 0, 0)
STREAM_PRIZES = (8, 5, 0, 0, 0, 0)
BIODIVERSITY_POINTS = (12, 12, 12, 7, 3, 0, -5, -5, -5, -5, -5, -5)

# --- The table: 9 x 7 cells around the first card, and a border as wide as an eagle sees ---

WIDTH, BORDER = 11, 2
START = (BORDER + 3) * WIDTH + 4
# What lies on a cell, if no card does: nothing, nothing but a card may be laid here, never a card.
NOTHING, FREE, BEYOND = 11, 12, 13
EMPTY_TABLE = [BEYOND] * (WIDTH * BORDER) + ([NOTHING] * 9 + [BEYOND] * BORDER) * 7 + [BEYOND] * (WIDTH * BORDER)
EMPTY_TABLE[START] = FREE
CELLS = len(EMPTY_TABLE)
NO_COLUMN, NO_ROW = [BEYOND] * 7, [BEYOND] * 9
TOP = BORDER * WIDTH
BOTTOM = TOP + 7 * WIDTH

# --- Moves as numbers ---

# To pick or deal a card is its kind, to lay it is its cell, so that lists of moves need no sums: the first 22 cells are
# border, where nothing is ever laid.
PICK = 0
DEAL = PICK + 11
LAY = 0
KEEP = CELLS
SWAP = KEEP + 1
# What a seat has to do.
WAIT, TO_PICK, TO_LAY, TO_SWAP = range(4)
# Chance as a seat, and as a set of seats.
CHANCE_SEAT = 7
CHANCE = 1 << CHANCE_SEAT


def words(move: int) -> str:
    """A move in the words of the record; a deal without its hand, which is the next that needs a card."""
    if move < DEAL:
        return f"pick {NAMES[move - PICK]}"
    if move < TOP:
        return f"deal {NAMES[move - DEAL]}"
    if move < KEEP:
        return f"lay {place(move - LAY)}"
    if move == KEEP:
        return "keep"
    there, here = divmod(move - SWAP, CELLS)
    return f"swap {place(here)} {place(there)}"


def place(cell: int) -> str:
    """The columns and rows from the first card to a cell."""
    return f"{cell % WIDTH - START % WIDTH},{cell // WIDTH - START // WIDTH}"


def parse(text: str) -> int:
    """The move that these words of a record mean."""
    verb, *rest = text.split()
    if verb == "pick":
        return PICK + NAMES.index(rest[0])
    if verb == "deal":
        return DEAL + NAMES.index(rest[-1])
    if verb == "lay":
        return LAY + cell_at(rest[0])
    if verb == "keep":
        return KEEP
    if verb == "swap":
        here, there = sorted(map(cell_at, rest))
        return SWAP + there * CELLS + here
    raise ValueError(f"no move: {text}")


def cell_at(text: str) -> int:
    """The cell so many columns and rows from the first card."""
    x, y = text.split(",")
    return START + int(x) + int(y) * WIDTH


def deck_of(lines: Iterable[str]) -> list[int]:
    """The deck that was dealt from, by the lines of a record such as `* deal 1 bee`."""
    return [NAMES.index(line.split()[3]) for line in lines if line.startswith("* deal ")]


# --- One hand ---


class Hand:
    """The different kinds in a hand, in order if dealt one by one, and how many cards of each kind it holds."""

    __slots__ = ("counts", "kinds")

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.counts = [0] * len(NAMES)

    def add(self, cards: list[int]) -> None:
        """Cards are dealt to the hand."""
        kinds, counts = self.kinds, self.counts
        for kind in cards:
            if not counts[kind]:
                kinds.append(kind)
            counts[kind] += 1

    def receive(self, kind: int) -> None:
        """A card is dealt to the hand."""
        if not self.counts[kind]:
            insort(self.kinds, kind)
        self.counts[kind] += 1

    def take(self, kind: int) -> None:
        """A card leaves the hand."""
        left = self.counts[kind] = self.counts[kind] - 1
        if not left:
            self.kinds.remove(kind)


# --- One player's ecosystem ---


class Ecosystem:
    """The cards laid by one player, and the free cells where the next one may lie."""

    __slots__ = ("board", "bottom", "cells", "free", "left", "right", "top")

    def __init__(self) -> None:
        self.board = EMPTY_TABLE[:]
        self.cells: list[int] = []
        self.free = [START]
        # The outermost columns with a card, the first cell of the top row and the last of the bottom row.
        self.left = self.right = START % WIDTH
        self.top = START - self.left
        self.bottom = self.top + WIDTH - 1

    def lay(self, kind: int, cell: int) -> None:
        """Lay a card; the empty cells beside it become free, unless too far from the other cards."""
        board, free = self.board, self.free
        board[cell] = kind
        free.remove(cell)
        self.cells.append(cell)
        if not (self.left <= cell % WIDTH <= self.right and self.top <= cell <= self.bottom):
            self.widen(cell)
            free = self.free
        if board[cell - WIDTH] == NOTHING:
            board[cell - WIDTH] = FREE
            free.append(cell - WIDTH)
        if board[cell - 1] == NOTHING:
            board[cell - 1] = FREE
            free.append(cell - 1)
        if board[cell + 1] == NOTHING:
            board[cell + 1] = FREE
            free.append(cell + 1)
        if board[cell + WIDTH] == NOTHING:
            board[cell + WIDTH] = FREE
            free.append(cell + WIDTH)

    def widen(self, cell: int) -> None:
        """A new column or row on one side is one less on the other: no sixth column, no fifth row."""
        board, column = self.board, cell % WIDTH
        if column < self.left:
            board[TOP + column + 5 : BOTTOM : WIDTH] = NO_COLUMN
            self.left = column
        elif column > self.right:
            board[TOP + column - 5 : BOTTOM : WIDTH] = NO_COLUMN
            self.right = column
        elif cell < self.top:
            self.top -= WIDTH
            board[self.top + 4 * WIDTH : self.top + 4 * WIDTH + 9] = NO_ROW
        else:
            self.bottom += WIDTH
            board[self.bottom + 1 - 5 * WIDTH : self.bottom + 1 - 5 * WIDTH + 9] = NO_ROW
        self.free = [other for other in self.free if board[other] == FREE]

    def may_run(self) -> bool:
        """A rabbit has something to do when two different kinds lie here."""
        board, cells = self.board, self.cells
        return board[cells[0]] != RABBIT or any(board[cell] != RABBIT for cell in cells)

    def runs(self) -> list[int]:
        """Every pair of different cards that a rabbit may swap, and none."""
        board, cells = self.board, sorted(self.cells)
        moves = [KEEP]
        for n, there in enumerate(cells):
            kind, row = board[there], SWAP + there * CELLS
            moves += [row + here for here in cells[:n] if board[here] != kind]
        return moves

    def swap(self, here: int, there: int) -> None:
        """Two cards change places."""
        board = self.board
        board[here], board[there] = board[there], board[here]

    def run_anywhere(self, random: Callable[[], float]) -> None:
        """Any of the different pairs, or none, each as likely: draw until one fits.

        A pair can be drawn in two orders, and so can none: as the first card twice or as the second card twice.
        """
        board, cells = self.board, self.cells
        count = len(cells)
        while True:
            first, second = int(random() * count), int(random() * count)
            if first == second < 2:
                return
            if board[cells[first]] != board[cells[second]]:
                self.swap(cells[first], cells[second])
                return

    def score(self) -> tuple[list[int], int]:
        """The lines of the score sheet without prizes and biodiversity, and the size of the largest stream."""
        board = self.board
        where: list[list[int]] = [[], [], [], [], [], [], [], [], [], [], []]
        for cell in self.cells:
            where[board[cell]].append(cell)
        streams = areas(where[STREAM])
        return [
            len(where[RABBIT]),
            foxes(board, where[FOX]),
            dragonflies(where[DRAGONFLY], streams),
            beside(board, where[TROUT], TROUT_LIKES),
            beside(board, where[BEAR], BEAR_LIKES),
            beside(board, where[BEE], BEE_LIKES),
            eagles(board, where[EAGLE]),
            deer(where[DEER]),
            len(where[WOLF]),
            0,
            meadows(where[MEADOW]),
        ], max(map(len, streams), default=0)


# --- The kinds of card ---


def likes(points: int, *liked: int) -> tuple[int, ...]:
    """So many points by what lies on a cell."""
    return tuple(points if kind in liked else 0 for kind in range(BEYOND + 1))


TROUT_LIKES = likes(2, STREAM, DRAGONFLY)
BEAR_LIKES = likes(2, BEE, TROUT)
BEE_LIKES = likes(3, MEADOW)
EAGLE_LIKES = likes(2, RABBIT, TROUT)
FOX_FEARS = likes(1, WOLF, BEAR)


def beside(board: list[int], cells: list[int], liked: tuple[int, ...]) -> int:
    """Points of trout, bears and bees, for each liked card beside each of them."""
    points = 0
    for cell in cells:
        points += (
            liked[board[cell - WIDTH]] + liked[board[cell - 1]] + liked[board[cell + 1]] + liked[board[cell + WIDTH]]
        )
    return points


def foxes(board: list[int], cells: list[int]) -> int:
    """3 points for each fox with no wolf and no bear beside it."""
    fears, points = FOX_FEARS, 0
    for cell in cells:
        if not (
            fears[board[cell - WIDTH]] or fears[board[cell - 1]] or fears[board[cell + 1]] or fears[board[cell + WIDTH]]
        ):
            points += 3
    return points


def eagles(board: list[int], cells: list[int]) -> int:
    """2 points for each rabbit and each trout within two steps of each eagle."""
    liked, points = EAGLE_LIKES, 0
    for cell in cells:
        points += (
            liked[board[cell - 2 * WIDTH]]
            + liked[board[cell - WIDTH - 1]]
            + liked[board[cell - WIDTH]]
            + liked[board[cell - WIDTH + 1]]
            + liked[board[cell - 2]]
            + liked[board[cell - 1]]
            + liked[board[cell + 1]]
            + liked[board[cell + 2]]
            + liked[board[cell + WIDTH - 1]]
            + liked[board[cell + WIDTH]]
            + liked[board[cell + WIDTH + 1]]
            + liked[board[cell + 2 * WIDTH]]
        )
    return points


def areas(cells: list[int]) -> list[list[int]]:
    """The connected areas that these cells make."""
    left = set(cells)
    found = []
    while left:
        area = [left.pop()]
        for cell in area:
            for other in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
                if other in left:
                    left.remove(other)
                    area.append(other)
        found.append(area)
    return found


def dragonflies(cells: list[int], streams: list[list[int]]) -> int:
    """1 point for each card of each stream area beside each dragonfly."""
    points = 0
    for cell in cells:
        for stream in streams:
            if cell - WIDTH in stream or cell - 1 in stream or cell + 1 in stream or cell + WIDTH in stream:
                points += len(stream)
    return points


def deer(cells: list[int]) -> int:
    """2 points for each row and each column with a deer."""
    return 2 * (len({cell // WIDTH for cell in cells}) + len({cell % WIDTH for cell in cells}))


def meadows(cells: list[int]) -> int:
    """0, 3, 6, 10 or 15 points for each area of 1, 2, 3, 4, or 5 and more cards."""
    points = 0
    for meadow in areas(cells):
        points += MEADOW_POINTS[len(meadow)]
    return points


def prizes(counts: list[int], by_place: tuple[int, ...]) -> list[int]:
    """The prize of each player: all of a place get it in full, the places shared are skipped, none is for nothing."""
    order = sorted(counts, reverse=True)
    return [by_place[order.index(count)] if count else 0 for count in counts]


# --- The course of the game ---


class Game:
    """A game: the hand that each seat holds now, the ecosystems, and who has to do what.

    With a shuffled deck, hands are dealt from it at once; without one, every card is a move of chance.
    """

    __slots__ = (
        "deals",
        "deck",
        "due",
        "ecosystems",
        "everybody",
        "hands",
        "left",
        "picked",
        "players",
        "to_deal",
        "turn",
        "waiting",
    )

    def __init__(self, players: int, shuffled_deck: list[int] | None = None) -> None:
        self.players = players
        self.everybody = (1 << players) - 1
        self.deck = shuffled_deck
        # The moves with which chance can deal, and the cards left of each kind.
        self.deals = [DEAL + kind for kind in range(len(DECK))]
        self.left = [*DECK]
        self.hands = [Hand() for _ in range(players)]
        self.ecosystems = [Ecosystem() for _ in range(players)]
        self.picked = [NOTHING] * players
        self.turn = 0
        self.due = [WAIT] * players
        self.begin_round(0, HAND)

    def begin_round(self, dealt: int, count: int) -> None:
        """Each hand in the order of seats is to get so many cards from the deck, of which some are dealt already."""
        self.to_deal, self.waiting = count * self.players, CHANCE
        if self.deck:
            for hand in self.hands:
                hand.add(self.deck[dealt : dealt + count])
                dealt += count
            self.begin_picking()

    def begin_picking(self) -> None:
        """Everybody is to pick a card."""
        self.to_deal, self.due, self.waiting = 0, [TO_PICK] * self.players, self.everybody

    def outcomes(self) -> tuple[list[int], list[int]]:
        """Every card that chance can deal, and how many of it are left."""
        return self.deals[:], self.left[:]

    def legal(self, seat: int) -> list[int]:
        """Every legal move of a seat; none when it is not its turn."""
        due = self.due[seat]
        if due == TO_PICK:
            return self.hands[seat].kinds[:]
        if due == TO_LAY:
            return sorted(self.ecosystems[seat].free)
        return self.ecosystems[seat].runs() if due == TO_SWAP else []

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move."""
        if move < DEAL:
            self.pick(seat, move)
        elif move < TOP:
            self.deal(move)
        elif move < KEEP:
            self.lay(seat, move)
        else:
            if move != KEEP:
                self.ecosystems[seat].swap(*divmod(move - SWAP, CELLS))
            self.done(seat)

    def deal(self, move: int) -> None:
        """Chance deals a card to the first hand that is not full."""
        deals, left = self.deals, self.left
        place = deals.index(move)
        if left[place] > 1:
            left[place] -= 1
        else:
            del deals[place], left[place]
        to_deal = self.to_deal
        self.hands[-to_deal // (ADDED if self.turn else HAND)].receive(move - DEAL)
        if to_deal > 1:
            self.to_deal = to_deal - 1
        else:
            self.begin_picking()

    def pick(self, seat: int, kind: int) -> None:
        """Put a card aside face down; when everybody has one, all are turned up and may be laid."""
        self.picked[seat] = kind
        self.due[seat] = WAIT
        self.waiting ^= 1 << seat
        if not self.waiting:
            for hand, picked in zip(self.hands, self.picked, strict=True):
                hand.take(picked)
            self.due, self.waiting = [TO_LAY] * self.players, self.everybody

    def lay(self, seat: int, cell: int) -> None:
        """Lay the picked card; a rabbit may then make two cards change places."""
        ecosystem, kind = self.ecosystems[seat], self.picked[seat]
        ecosystem.lay(kind, cell)
        if kind == RABBIT and ecosystem.may_run():
            self.due[seat] = TO_SWAP
        else:
            self.done(seat)

    def done(self, seat: int) -> None:
        """When every card lies and every rabbit has run, the turn is over."""
        self.due[seat] = WAIT
        self.waiting ^= 1 << seat
        if not self.waiting:
            self.end_turn()

    def end_turn(self) -> None:
        """Hands go to the next seat in the first round, back in the second; halfway through, new cards are dealt."""
        self.turn += 1
        if self.turn < ROUND_TURNS:
            self.hands.insert(0, self.hands.pop())
        elif self.turn == ROUND_TURNS:
            self.begin_round(HAND * self.players, ADDED)
            return
        elif self.turn < TURNS:
            self.hands.append(self.hands.pop(0))
        if self.turn < TURNS:
            self.begin_picking()

    def turn_anyhow(self, random: Callable[[], float]) -> None:
        """Everybody picks a card, lays it, and lets a rabbit run, all at random."""
        hands = self.hands
        for seat, ecosystem in enumerate(self.ecosystems):
            hand = hands[seat]
            # Hand.take is written out here: its call would cost a twentieth of the time.
            kinds, counts = hand.kinds, hand.counts
            kind = kinds[int(random() * len(kinds))]
            left = counts[kind] = counts[kind] - 1
            if not left:
                kinds.remove(kind)
            free = ecosystem.free
            ecosystem.lay(kind, free[int(random() * len(free))])
            if kind == RABBIT and ecosystem.may_run():
                ecosystem.run_anywhere(random)
        self.end_turn()

    def scores(self) -> list[list[int]]:
        """The score sheet of each seat: a line for each kind in the order of the pad, and biodiversity."""
        sheets, largest = zip(*[ecosystem.score() for ecosystem in self.ecosystems], strict=True)
        wolves = prizes([sheet[WOLF] for sheet in sheets], WOLF_PRIZES)
        streams = prizes(list(largest), STREAM_PRIZES)
        for seat, sheet in enumerate(sheets):
            sheet[WOLF] = wolves[seat]
            sheet[STREAM] = streams[seat]
            sheet.append(BIODIVERSITY_POINTS[sheet.count(0)])
        return list(sheets)


# --- Random numbers: sfc32 of Chris Doty-Humphrey, as the compiled run seeds and uses it ---

WORD = 0xFFFFFFFF
WARM_UP = 15


def random_numbers(number: int, stream: int) -> Callable[[int], int]:
    """A function that gives numbers below a limit, each exactly as likely, from one stream of a seed."""
    a, b, c, counter = number & WORD, number >> 32 & WORD, stream & WORD, 1 + (stream >> 32 & WORD)

    def below(limit: int) -> int:
        nonlocal a, b, c, counter
        word = (a + b + counter) & WORD
        counter += 1
        a = b ^ b >> 9
        b = c * 9 & WORD
        c = ((c << 21 & WORD | c >> 11) + word) & WORD
        product = word * limit
        if product & WORD < limit and product & WORD < (WORD + 1) % limit:
            return below(limit)
        return product >> 32

    for _ in range(WARM_UP):
        below(1)
    return below


# --- Random games, step by step: those of the compiled run ---


def step_by_step_game(players: int, number: int, stream: int) -> tuple[list[list[int]], list[tuple[int, int]]]:
    """The score sheets and the log of the game that the compiled run plays with this stream of a seed."""
    below = random_numbers(number, stream)
    game = Game(players)
    legal, outcomes, apply = game.legal, game.outcomes, game.apply
    log = []
    while waiting := game.waiting:
        if waiting == CHANCE:
            seat = CHANCE_SEAT
            moves, odds = outcomes()
            sums = [*accumulate(odds)]
            move = moves[bisect(sums, below(sums[-1]))]
        else:
            seat = (waiting & -waiting).bit_length() - 1
            moves = legal(seat)
            move = moves[below(len(moves))]
        log.append((seat, move))
        apply(seat, move)
    return game.scores(), log


# --- Random games, fused: the same rules without lists of moves and without moves of chance ---


def shuffled(random: Callable[[], float], count: int) -> list[int]:
    """A deck of which the first so many cards are shuffled, for no more are dealt."""
    deck = [*CARDS]
    left = len(deck)
    for n in range(count):
        other = n + int(random() * left)
        deck[n], deck[other] = deck[other], deck[n]
        left -= 1
    return deck


def fused_game(players: int, rng: Random) -> list[list[int]]:
    """The score sheets of a game in which everybody makes any legal move."""
    random = rng.random
    game = Game(players, shuffled(random, players * (HAND + ADDED)))
    for _ in range(TURNS):
        game.turn_anyhow(random)
    return game.scores()


def main(games: int = 2000, players: int = 4) -> None:
    """Play so many random games in both ways; print how many a second, and the mean of each line of the sheets."""
    rng = Random(1)
    measure("step by step", games, players, lambda n: step_by_step_game(players, 1, n)[0])
    measure("fused", games, players, lambda _: fused_game(players, rng))


def measure(name: str, games: int, players: int, play: Callable[[int], list[list[int]]]) -> None:
    """Play so many games in one way, and print what they came to."""
    sums = [0] * len(LINES)
    began = process_time()
    for n in range(games):
        for sheet in play(n):
            for line, points in enumerate(sheet):
                sums[line] += points
    took = process_time() - began
    print(f"{name}: {games / took:.0f} games/s")
    for line, points in zip((*LINES, "total"), (*sums, sum(sums)), strict=True):
        print(f"{line:12} {points / games / players:8.4f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
