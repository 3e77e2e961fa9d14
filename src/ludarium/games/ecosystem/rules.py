"""The rulebook of Ecosystem, section by section; `rulebook.md` maps each section to its functions and tests."""

from ludarium.core import parts
from ludarium.core.contract import CHANCE, CHANCE_SEAT, total
from ludarium.core.kit import first, record, rule, size
from ludarium.games.ecosystem.box import (
    BEAR,
    BEAR_POINTS,
    BEE,
    BEE_POINTS,
    BENEDIKT,
    BENEDIKT_CELLS,
    BIODIVERSITY_POINTS,
    BOTTOM_ROW,
    CELLS,
    DEALT,
    DECK,
    DEER,
    DEER_POINTS,
    DRAGONFLY,
    DRAGONFLY_POINTS,
    EAGLE,
    EAGLE_POINTS,
    EAGLE_STEPS,
    FOX,
    FOX_POINTS,
    HAND_NAMES,
    HANDS,
    HEIGHT,
    HELD,
    IN_COLUMNS,
    IN_FRAME,
    IN_ROWS,
    KINDS,
    LEFT_COLUMN,
    MEADOW,
    MEADOW_MOST,
    MEADOW_POINTS,
    NEUTRAL,
    NEUTRAL_HANDS,
    NEUTRAL_NAME,
    NOTHING,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PLAYERS_TO,
    RABBIT,
    RABBIT_POINTS,
    RIVALS,
    ROUND_TURNS,
    SOLO,
    SOLO_DRAWS,
    START,
    STREAM,
    STREAM_PRIZES,
    TABLE,
    TROUT,
    TROUT_POINTS,
    TURNS,
    VICTORIES,
    WIDTH,
    WOLF,
    WOLF_PRIZES,
)

# --- What lies on the table ---

Hand = record(holds=("i1", KINDS))
Ecosystem = record(cards=("i8", KINDS), covered="i8", frame="i8")
Game = record(
    ecosystems=(Ecosystem, PLAYERS_TO),
    hands=(Hand, PLAYERS_TO),
    kept=("i1", PLAYERS_TO),
    picked=("i1", PLAYERS_TO),
    deck=Hand,
    pile=Hand,
    players="i1",
    edition="i1",
    turn="i1",
    receiver="i1",
    to_deal="i1",
    drawing="i1",
    picking="i1",
    laying="i1",
    swapping="i1",
    giving="i1",
)

# --- The moves as numbers ---

DEAL = 0
PICK = DEAL + (NEUTRAL_NAME + 1) * KINDS
LAY = PICK + KINDS
SWAP = LAY + CELLS
KEEP = SWAP + len(PAIRS)
GIVE = KEEP + 1
DRAW = GIVE + KINDS
MOVES = DRAW + KINDS

# --- The score pad ---

BIODIVERSITY, TOTAL = KINDS, KINDS + 1


# --- Preparing the game ---


@rule
def setup(game, players, options):
    """An empty table, and hands still to be dealt."""
    game.players = players
    game.edition = SOLO if players == 1 else options[0]
    for kind in range(KINDS):
        game.deck.holds[kind] = DECK[kind]
    for seat in range(PLAYERS_TO):
        game.picked[seat] = NOTHING
        game.kept[seat] = NOTHING
        game.ecosystems[seat].frame = TABLE
    begin_round(game, 0)


@rule
def begin_round(game, number):
    """Every hand gets cards; what it kept from the round before is remembered."""
    for hand in range(HANDS[game.players]):
        for kind in range(KINDS):
            if game.hands[hand].holds[kind]:
                game.kept[hand] = kind
    game.receiver = 0
    game.to_deal = DEALT[game.edition][number]


@rule
def deal(game, kind):
    """A card from the deck goes to the hand that is being dealt."""
    game.deck.holds[kind] -= 1
    game.hands[hand_of(game, game.receiver)].holds[kind] += 1
    game.to_deal -= 1
    if not game.to_deal:
        game.receiver += 1
        if game.receiver < HANDS[game.players]:
            game.to_deal = DEALT[game.edition][game.turn // ROUND_TURNS]
        else:
            game.picking = everybody(game)


@rule
def everybody(game):
    return (1 << game.players) - 1


# --- The course of the game ---


@rule
def waiting(game):
    """Chance deals and draws; otherwise everybody picks, then everybody lays, at the same time."""
    if game.to_deal or game.drawing:
        return CHANCE
    return game.picking | game.laying | game.swapping | game.giving


@rule
def hand_of(game, seat):
    """The hand that a seat holds now."""
    return hand_at(game, seat, game.turn)


@rule
def hand_at(game, seat, turn):
    """The hand that a seat holds at some turn: hands go to the next seat in the first round, back in the second."""
    return HELD[game.players][turn][seat]


@rule
def pick(game, seat, kind):
    """Put a card aside face down; when everybody has one, all are turned up."""
    game.picked[seat] = kind
    game.picking &= ~(1 << seat)
    if not game.picking:
        if NEUTRAL_HANDS[game.players]:
            game.drawing = 1
        else:
            reveal(game)


@rule
def reveal(game):
    """The picked cards leave their hands and are to be laid."""
    for seat in range(game.players):
        take(game, seat, game.picked[seat])
    game.laying = everybody(game)


@rule
def take(game, seat, kind):
    """A card leaves the hand that a seat holds."""
    hand = hand_of(game, seat)
    game.hands[hand].holds[kind] -= 1
    if game.kept[hand] == kind:
        game.kept[hand] = NOTHING


@rule
def settle(game):
    """When every card lies and every rabbit has run, the turn is over."""
    if game.laying | game.swapping:
        return
    if game.edition == SOLO:
        game.giving = everybody(game)
    else:
        pass_hands(game)


@rule
def pass_hands(game):
    """The next turn begins; halfway through, new cards are dealt."""
    game.turn += 1
    if game.turn == ROUND_TURNS:
        begin_round(game, 1)
    elif game.turn < TURNS:
        game.picking = everybody(game)


# --- Laying cards ---


@rule
def lay(game, seat, cell):
    """Lay the picked card; a rabbit may then make two cards change places."""
    ecosystem = game.ecosystems[seat]
    kind = game.picked[seat]
    ecosystem.cards[kind] |= 1 << cell
    ecosystem.covered |= 1 << cell
    ecosystem.frame &= IN_FRAME[cell]
    game.picked[seat] = NOTHING
    game.laying &= ~(1 << seat)
    if kind == RABBIT and ecosystem.covered != ecosystem.cards[RABBIT]:
        game.swapping |= 1 << seat
    settle(game)


@rule
def places(ecosystem):
    """Where the next card may lie: beside another, within five columns and four rows; the first in the middle."""
    if not ecosystem.covered:
        return 1 << START
    return parts.beside(ecosystem.covered, WIDTH) & ecosystem.frame & ~ecosystem.covered


@rule
def places_of(game, seat):
    """Where the next card of a seat may lie."""
    return places(game.ecosystems[seat])


@rule
def swap(game, seat, pair):
    """The rabbit's run: two cards of one's own ecosystem change places."""
    ecosystem = game.ecosystems[seat]
    here, there = 1 << PAIR_FIRST[pair], 1 << PAIR_SECOND[pair]
    for kind in range(KINDS):
        if size(ecosystem.cards[kind] & (here | there)) == 1:
            ecosystem.cards[kind] ^= here | there
    end_run(game, seat)


@rule
def end_run(game, seat):
    game.swapping &= ~(1 << seat)
    settle(game)


@rule
def kind_at(ecosystem, cell):
    """The kind of the card on a cell, or NOTHING."""
    for kind in range(KINDS):
        if ecosystem.cards[kind] >> cell & 1:
            return kind
    return NOTHING


# --- The kinds of card ---


@rule
def pairs(some, others, step):
    """How often a card of one set lies so many cells before or behind a card of the other.

    An ecosystem is at most five columns wide, so a step over the edge of the table never finds one of its cards.
    """
    return size(some & others << step) + size(some & others >> step)


@rule
def touches(some, others):
    """How often a card of one set lies beside a card of the other."""
    return pairs(some, others, 1) + pairs(some, others, WIDTH)


@rule
def bees(ecosystem):
    """3 points for each meadow beside each bee."""
    return BEE_POINTS * touches(ecosystem.cards[BEE], ecosystem.cards[MEADOW])


@rule
def bears(ecosystem):
    """2 points for each bee and each trout beside each bear."""
    return BEAR_POINTS * touches(ecosystem.cards[BEAR], ecosystem.cards[BEE] | ecosystem.cards[TROUT])


@rule
def trout(ecosystem):
    """2 points for each stream and each dragonfly beside each trout."""
    return TROUT_POINTS * touches(ecosystem.cards[TROUT], ecosystem.cards[STREAM] | ecosystem.cards[DRAGONFLY])


@rule
def foxes(ecosystem):
    """3 points for each fox with no wolf and no bear beside it."""
    feared = ecosystem.cards[WOLF] | ecosystem.cards[BEAR]
    return FOX_POINTS * size(ecosystem.cards[FOX] & ~parts.beside(feared, WIDTH))


@rule
def eagles(ecosystem):
    """2 points for each rabbit and each trout within two steps of each eagle."""
    prey = ecosystem.cards[RABBIT] | ecosystem.cards[TROUT]
    seen = 0
    for n in range(len(EAGLE_STEPS)):
        seen += pairs(ecosystem.cards[EAGLE], prey, EAGLE_STEPS[n])
    return EAGLE_POINTS * seen


@rule
def dragonflies(ecosystem):
    """1 point for each card of each stream area beside each dragonfly."""
    cards = 0
    streams = ecosystem.cards[STREAM]
    while streams:
        stream = parts.area(streams, WIDTH)
        cards += size(stream) * size(ecosystem.cards[DRAGONFLY] & parts.beside(stream, WIDTH))
        streams &= ~stream
    return DRAGONFLY_POINTS * cards


@rule
def deer(ecosystem):
    """2 points for each row and each column with a deer."""
    rows = columns = 0
    for y in range(HEIGHT):
        rows += ecosystem.cards[DEER] & BOTTOM_ROW << WIDTH * y != 0
    for x in range(WIDTH):
        columns += ecosystem.cards[DEER] & LEFT_COLUMN << x != 0
    return DEER_POINTS * (rows + columns)


@rule
def rabbits(ecosystem):
    """1 point for each rabbit, wherever it lies."""
    return RABBIT_POINTS * size(ecosystem.cards[RABBIT])


@rule
def meadows(ecosystem):
    """0, 3, 6, 10 or 15 points for each area of 1, 2, 3, 4, or 5 and more cards."""
    points = 0
    meadow_cards = ecosystem.cards[MEADOW]
    while meadow_cards:
        meadow = parts.area(meadow_cards, WIDTH)
        points += MEADOW_POINTS[min(size(meadow), MEADOW_MOST)]
        meadow_cards &= ~meadow
    return points


@rule
def largest_stream(game, rival):
    """The cards of a rival's largest stream; all streams of a neutral pile are one."""
    if NEUTRAL_HANDS[game.players] and rival == NEUTRAL:
        return game.pile.holds[STREAM]
    largest = 0
    streams = game.ecosystems[rival].cards[STREAM]
    while streams:
        stream = parts.area(streams, WIDTH)
        largest = max(largest, size(stream))
        streams &= ~stream
    return largest


@rule
def streams(game, seat):
    """8 points for the largest stream of all, 5 for the second largest."""
    mine = largest_stream(game, seat)
    larger = 0
    for rival in range(RIVALS[game.players]):
        larger += largest_stream(game, rival) > mine
    return STREAM_PRIZES[larger] if mine else 0


@rule
def pack_of(game, rival):
    """How many wolves a rival has."""
    if NEUTRAL_HANDS[game.players] and rival == NEUTRAL:
        return game.pile.holds[WOLF]
    return size(game.ecosystems[rival].cards[WOLF])


@rule
def wolves(game, seat):
    """12 points for the most wolves of all, 8 for the second most, 4 for the third."""
    mine = pack_of(game, seat)
    larger = 0
    for rival in range(RIVALS[game.players]):
        larger += pack_of(game, rival) > mine
    return WOLF_PRIZES[larger] if mine else 0


# --- Biodiversity, the end of the game, and the final score ---


@rule
def sheet(game, seat, out):
    """The score pad of a seat: a line for each kind, biodiversity, and the total."""
    ecosystem = game.ecosystems[seat]
    out[RABBIT] = rabbits(ecosystem)
    out[FOX] = foxes(ecosystem)
    out[DRAGONFLY] = dragonflies(ecosystem)
    out[TROUT] = trout(ecosystem)
    out[BEAR] = bears(ecosystem)
    out[BEE] = bees(ecosystem)
    out[EAGLE] = eagles(ecosystem)
    out[DEER] = deer(ecosystem)
    out[WOLF] = wolves(game, seat)
    out[STREAM] = streams(game, seat)
    out[MEADOW] = meadows(ecosystem)
    out[BIODIVERSITY] = biodiversity(out) if seat < game.players else 0
    out[TOTAL] = 0
    for line in range(TOTAL):
        out[TOTAL] += out[line]


@rule
def biodiversity(out):
    """From 12 points down to -5, by the number of kinds that brought nothing."""
    without = 0
    for kind in range(KINDS):
        without += out[kind] == 0
    return BIODIVERSITY_POINTS[without]


@rule
def winners(game, out):
    """The greatest total wins, shared by all who have it; alone, one must not be behind Benedikt."""
    if game.edition == SOLO:
        return 1 if lead(game, out) >= 0 else 0
    return parts.leaders(game, game.players, out)


# --- The game for two ---


@rule
def draw_neutral(game, kind):
    """A card drawn from the neutral hand goes face up to the neutral pile; then all cards are turned up."""
    take(game, NEUTRAL, kind)
    game.pile.holds[kind] += 1
    game.drawing = 0
    reveal(game)


# --- The solo game ---


@rule
def give(game, kind):
    """Give Benedikt a card, the next one of his rows, and draw: one card, or five after a full row."""
    take(game, 0, kind)
    cell = 1 << BENEDIKT_CELLS[game.turn]
    game.ecosystems[BENEDIKT].cards[kind] |= cell
    game.ecosystems[BENEDIKT].covered |= cell
    game.giving = 0
    game.receiver = 0
    game.to_deal = SOLO_DRAWS[game.turn]
    game.turn += 1


@rule
def lead(game, out):
    """By how many points one is ahead of Benedikt."""
    return total(game, 0, out) - total(game, BENEDIKT, out)


@rule
def victory(game, out):
    """The level of a solo victory: 0 for less than Benedikt, 1 for a mere victory, up to 4 for a legendary one."""
    level = 0
    for n in range(len(VICTORIES)):
        level += lead(game, out) >= VICTORIES[n]
    return level


@rule
def remark(game, out):
    """What is to be said of the result: nothing of a game with others, 1 and more of one alone."""
    return 1 + victory(game, out) if game.edition == SOLO else 0


# --- Moves ---


@rule
def outcomes(game, out, odds):
    """Each card left in the deck, or in the neutral hand, is drawn alike."""
    if game.drawing:
        return cards_of(game.hands[hand_of(game, NEUTRAL)], DRAW, out, odds)
    return cards_of(game.deck, DEAL + HAND_NAMES[game.players][game.receiver] * KINDS, out, odds)


@rule
def cards_of(hand, verb, out, odds):
    """A move with each kind in a hand, and how many cards of it there are."""
    count = 0
    for kind in range(KINDS):
        out[count] = verb + kind
        odds[count] = hand.holds[kind]
        count += hand.holds[kind] > 0
    return count


@rule
def moves(game, seat, out):
    """Every legal move of a seat."""
    due = due_of(game, seat)
    if due in (PICK, GIVE):
        return choices(game.hands[hand_of(game, seat)], due, out)
    if due == LAY:
        return free_cells(places_of(game, seat), out)
    if due == SWAP:
        return runs(game.ecosystems[seat], out)
    return 0


@rule
def due_of(game, seat):
    """What a seat has to do now: PICK, LAY, SWAP, GIVE, or nothing (DEAL)."""
    if game.picking >> seat & 1:
        return PICK
    if game.laying >> seat & 1:
        return LAY
    if game.swapping >> seat & 1:
        return SWAP
    return GIVE if game.giving >> seat & 1 else DEAL


@rule
def choices(hand, verb, out):
    """A move with each kind in a hand."""
    count = 0
    for kind in range(KINDS):
        out[count] = verb + kind
        count += hand.holds[kind] > 0
    return count


@rule
def free_cells(cells, out):
    """A move to each cell of a set."""
    count = 0
    while cells:
        out[count] = LAY + first(cells)
        cells &= cells - 1
        count += 1
    return count


@rule
def runs(ecosystem, out):
    """Every pair of different cards, and none."""
    out[0] = KEEP
    count = 1
    cells = ecosystem.covered
    while cells:
        second = first(cells)
        others = ecosystem.covered & ~ecosystem.cards[kind_at(ecosystem, second)] & (1 << second) - 1
        while others:
            out[count] = SWAP + pair_of(first(others), second)
            others &= others - 1
            count += 1
        cells &= cells - 1
    return count


@rule
def pair_of(earlier, later):
    """The number of a pair of cells in PAIRS."""
    return later * (later - 1) // 2 + earlier


@rule
def play(game, seat, move):
    """Carry out a legal move."""
    if move < PICK:
        deal(game, move % KINDS)
    elif move < LAY:
        pick(game, seat, move - PICK)
    elif move < SWAP:
        lay(game, seat, move - LAY)
    elif move < KEEP:
        swap(game, seat, move - SWAP)
    elif move < GIVE:
        end_run(game, seat)
    elif move < DRAW:
        give(game, move - GIVE)
    else:
        draw_neutral(game, move - DRAW)


# --- Why a move is not allowed ---

(
    NO_OBJECTION,
    GAME_OVER,
    ONLY_CHANCE,
    NOT_FOR_CHANCE,
    CHANCE_FIRST,
    OTHERS_FIRST,
    PICK_FIRST,
    LAY_FIRST,
    SWAP_FIRST,
    GIVE_FIRST,
    NOT_IN_HAND,
    NOT_THERE,
    START_FIRST,
    CELL_COVERED,
    SIXTH_COLUMN,
    FIFTH_ROW,
    NOT_BESIDE,
    CELL_EMPTY,
    SAME_KIND,
) = range(19)


@rule
def objection(game, seat, move):
    """The first rule that forbids a move, or NO_OBJECTION."""
    if not waiting(game):
        return GAME_OVER
    if seat == CHANCE_SEAT:
        return objection_to_chance(game, move)
    if move < PICK or move >= DRAW:
        return ONLY_CHANCE
    if waiting(game) == CHANCE:
        return CHANCE_FIRST
    return objection_to_verb(game, seat, move)


@rule
def objection_to_chance(game, move):
    """Chance deals what lies in the deck to the next hand, and draws what lies in the neutral hand."""
    if waiting(game) != CHANCE or PICK <= move < DRAW or (move >= DRAW) != game.drawing:
        return NOT_FOR_CHANCE
    if game.drawing:
        return NO_OBJECTION if game.hands[hand_of(game, NEUTRAL)].holds[move - DRAW] else NOT_THERE
    if (move - DEAL) // KINDS != HAND_NAMES[game.players][game.receiver]:
        return NOT_FOR_CHANCE
    return NO_OBJECTION if game.deck.holds[move % KINDS] else NOT_THERE


@rule
def objection_to_verb(game, seat, move):
    """It must be the seat's turn to do this, and then the verb's own rules count."""
    due = due_of(game, seat)
    if due != verb_of(move):
        return first_of(due)
    if due == LAY:
        return objection_to_place(game.ecosystems[seat], move - LAY)
    if due == SWAP:
        return objection_to_swap(game.ecosystems[seat], move)
    return NO_OBJECTION if game.hands[hand_of(game, seat)].holds[move - due] else NOT_IN_HAND


@rule
def verb_of(move):
    """PICK, LAY, SWAP (to keep all as it lies is one way of it) or GIVE."""
    if move < LAY:
        return PICK
    if move < SWAP:
        return LAY
    return SWAP if move < GIVE else GIVE


@rule
def first_of(due):
    """What must be done before anything else."""
    if due == PICK:
        return PICK_FIRST
    if due == LAY:
        return LAY_FIRST
    if due == SWAP:
        return SWAP_FIRST
    return GIVE_FIRST if due == GIVE else OTHERS_FIRST


@rule
def objection_to_place(ecosystem, cell):
    """What speaks against laying a card on a cell."""
    if not ecosystem.covered:
        return NO_OBJECTION if cell == START else START_FIRST
    if ecosystem.covered >> cell & 1:
        return CELL_COVERED
    if ecosystem.covered & ~IN_COLUMNS[cell]:
        return SIXTH_COLUMN
    if ecosystem.covered & ~IN_ROWS[cell]:
        return FIFTH_ROW
    return NO_OBJECTION if places(ecosystem) >> cell & 1 else NOT_BESIDE


@rule
def objection_to_swap(ecosystem, move):
    """What speaks against two cards changing places."""
    if move == KEEP:
        return NO_OBJECTION
    here = kind_at(ecosystem, PAIR_FIRST[move - SWAP])
    there = kind_at(ecosystem, PAIR_SECOND[move - SWAP])
    if here == NOTHING or there == NOTHING:
        return CELL_EMPTY
    return SAME_KIND if here == there else NO_OBJECTION
