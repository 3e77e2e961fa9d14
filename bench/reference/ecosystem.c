/* Random games of Ecosystem for 3 to 6 players, by hand in C: the algorithm of src/ludarium/games/ecosystem/rules.py.
 *
 *     cc -O3 -march=native -o ecosystem bench/reference/ecosystem.c && ./ecosystem GAMES [PLAYERS [SEED]]
 *
 * A set of cells is one integer, a hand or the deck is a count of each kind, chance draws every card by its odds.
 * Each move is made as the compiled game makes it: who is waited for, all legal moves into a buffer, any one played.
 * Game n of a seed is the compiled run's game n. Only its score sheets are kept, where the compiled run also keeps the
 * list of its moves and who has won. Seconds are those of the processor, so that waiting for a busy core costs nothing.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* --- The box --- */

enum { RABBIT, FOX, DRAGONFLY, TROUT, BEAR, BEE, EAGLE, DEER, WOLF, STREAM, MEADOW, KINDS };
enum { BIODIVERSITY = KINDS, TOTAL, LINES };
enum { NOTHING = KINDS, PLAYERS_FROM = 3, PLAYERS_TO = 6, ROUND_TURNS = 10, TURNS = 2 * ROUND_TURNS };
enum { COLUMNS = 5, ROWS = 4, WIDTH = 2 * COLUMNS - 1, HEIGHT = 2 * ROWS - 1, CELLS = WIDTH * HEIGHT };
enum { START = CELLS / 2, PAIRS = CELLS * (CELLS - 1) / 2 };

static const char *const NAMES[LINES] = {"rabbit", "fox",  "dragonfly", "trout",  "bear",         "bee",  "eagle",
                                         "deer",   "wolf", "stream",    "meadow", "biodiversity", "total"};
static const int8_t DECK[KINDS] = {8, 12, 8, 10, 12, 8, 8, 12, 12, 20, 20};
static const int8_t DEALT[2] = {11, 10};
static const int8_t PASSED[TURNS + 1] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0};
static const int8_t EAGLE_STEPS[] = {1, 2, WIDTH - 1, WIDTH, WIDTH + 1, 2 * WIDTH};
static const int8_t MEADOW_POINTS[] = {0, 0, 3, 6, 10, 15};
static const int8_t WOLF_PRIZES[PLAYERS_TO] = {12, 8, 4};
static const int8_t STREAM_PRIZES[PLAYERS_TO] = {8, 5};
static const int8_t BIODIVERSITY_POINTS[KINDS + 1] = {12, 12, 12, 7, 3, 0, -5, -5, -5, -5, -5, -5};
enum { MEADOW_MOST = 5 };

/* --- Sets of cells: cell n is the bit 1 << n --- */

typedef uint64_t Cells;

static const Cells TABLE = ((Cells)1 << CELLS) - 1;
static const Cells BOTTOM_ROW = ((Cells)1 << WIDTH) - 1;
static Cells LEFT_COLUMN;
static Cells IN_FRAME[CELLS];
static int8_t PAIR_FIRST[PAIRS], PAIR_SECOND[PAIRS];

/* The set of one cell. */
static inline Cells only(int cell) { return (Cells)1 << cell; }

/* How many cells are in a set. */
static inline int size(Cells cells) { return __builtin_popcountll(cells); }

/* The first cell of a set that is not empty. */
static inline int first(Cells cells) { return __builtin_ctzll(cells); }

/* The cells that share a side with a cell of a set. */
static inline Cells beside(Cells cells) { return cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH; }

/* The area of connected cells around the first cell of a set. */
static Cells area(Cells cells) {
    Cells found = cells & -cells;
    Cells wider = (found | beside(found)) & cells;
    while (wider != found) {
        found = wider;
        wider = (found | beside(found)) & cells;
    }
    return found;
}

/* The cells that fit into five columns and four rows together with one. */
static Cells frame_around(int cell) {
    Cells frame = 0;
    for (int other = 0; other < CELLS; other++)
        if (abs(other % WIDTH - cell % WIDTH) < COLUMNS && abs(other / WIDTH - cell / WIDTH) < ROWS)
            frame |= only(other);
    return frame;
}

/* The tables that are easier computed than written. */
static void compute_tables(void) {
    for (int y = 0; y < HEIGHT; y++) LEFT_COLUMN |= only(WIDTH * y);
    for (int second = 0, pair = 0; second < CELLS; second++) {
        IN_FRAME[second] = frame_around(second);
        for (int cell = 0; cell < second; cell++, pair++) {
            PAIR_FIRST[pair] = (int8_t)cell;
            PAIR_SECOND[pair] = (int8_t)second;
        }
    }
}

/* --- Random numbers: sfc32 of Chris Doty-Humphrey, and Lemire's method --- */

typedef struct {
    uint32_t a, b, c, counter;
} Random;

/* The next 32 random bits. */
static inline uint32_t word(Random *random) {
    uint32_t drawn = random->a + random->b + random->counter;
    random->counter += 1;
    random->a = random->b ^ random->b >> 9;
    random->b = random->c + (random->c << 3);
    random->c = (random->c << 21 | random->c >> 11) + drawn;
    return drawn;
}

/* Begin the random numbers of one stream of a seed. */
static void seed(Random *random, uint64_t number, uint64_t stream) {
    *random = (Random){(uint32_t)number, (uint32_t)(number >> 32), (uint32_t)stream, 1 + (uint32_t)(stream >> 32)};
    for (int n = 0; n < 15; n++) word(random);
}

/* A number from 0 to limit - 1, each exactly as likely. */
static inline int below(Random *random, uint32_t limit) {
    uint64_t product = (uint64_t)word(random) * limit;
    if ((uint32_t)product < limit) {
        uint32_t unfair = -limit % limit;
        while ((uint32_t)product < unfair) product = (uint64_t)word(random) * limit;
    }
    return (int)(product >> 32);
}

/* --- What lies on the table --- */

typedef struct {
    int8_t holds[KINDS];
} Hand;

typedef struct {
    Cells cards[KINDS], covered, frame;
} Ecosystem;

typedef struct {
    Ecosystem ecosystems[PLAYERS_TO];
    Hand hands[PLAYERS_TO];
    Hand deck;
    int8_t picked[PLAYERS_TO];
    int8_t players, turn, receiver, to_deal;
    uint8_t picking, laying, swapping;
} Game;

/* The moves as numbers. */
enum { DEAL = 0, PICK = DEAL + KINDS, LAY = PICK + KINDS, SWAP = LAY + CELLS, KEEP = SWAP + PAIRS, MOVES };
enum { CHANCE_SEAT = 7, CHANCE = 1 << CHANCE_SEAT };

/* --- Preparing the game --- */

/* An empty table, and hands still to be dealt. */
static void setup(Game *game, int players) {
    *game = (Game){.players = (int8_t)players, .to_deal = DEALT[0]};
    for (int kind = 0; kind < KINDS; kind++) game->deck.holds[kind] = DECK[kind];
    for (int seat = 0; seat < PLAYERS_TO; seat++) {
        game->picked[seat] = NOTHING;
        game->ecosystems[seat].frame = TABLE;
    }
}

/* Everybody who plays. */
static inline uint8_t everybody(const Game *game) { return (uint8_t)((1 << game->players) - 1); }

/* The hand that a seat holds now. */
static inline int hand_of(const Game *game, int seat) {
    int hand = (seat - PASSED[game->turn]) % game->players;
    return hand < 0 ? hand + game->players : hand;
}

/* A card from the deck goes to the hand that is being dealt. */
static void deal(Game *game, int kind) {
    game->deck.holds[kind] -= 1;
    game->hands[hand_of(game, game->receiver)].holds[kind] += 1;
    if (--game->to_deal) return;
    if (++game->receiver < game->players)
        game->to_deal = DEALT[game->turn / ROUND_TURNS];
    else
        game->picking = everybody(game);
}

/* --- The course of the game --- */

/* Chance deals; otherwise everybody picks, then everybody lays, at the same time. */
static inline unsigned waiting(const Game *game) {
    return game->to_deal ? CHANCE : game->picking | game->laying | game->swapping;
}

/* The picked cards leave their hands and are to be laid. */
static void reveal(Game *game) {
    for (int seat = 0; seat < game->players; seat++) game->hands[hand_of(game, seat)].holds[game->picked[seat]] -= 1;
    game->laying = everybody(game);
}

/* Put a card aside face down; when everybody has one, all are turned up. */
static void pick(Game *game, int seat, int kind) {
    game->picked[seat] = (int8_t)kind;
    game->picking &= (uint8_t)~(1 << seat);
    if (!game->picking) reveal(game);
}

/* The next turn begins; halfway through, new cards are dealt. */
static void pass_hands(Game *game) {
    game->turn += 1;
    if (game->turn == ROUND_TURNS) {
        game->receiver = 0;
        game->to_deal = DEALT[1];
    } else if (game->turn < TURNS) {
        game->picking = everybody(game);
    }
}

/* When every card lies and every rabbit has run, the turn is over. */
static inline void settle(Game *game) {
    if (!(game->laying | game->swapping)) pass_hands(game);
}

/* --- Laying cards --- */

/* Lay the picked card; a rabbit may then make two cards change places. */
static void lay(Game *game, int seat, int cell) {
    Ecosystem *ecosystem = &game->ecosystems[seat];
    int kind = game->picked[seat];
    ecosystem->cards[kind] |= only(cell);
    ecosystem->covered |= only(cell);
    ecosystem->frame &= IN_FRAME[cell];
    game->picked[seat] = NOTHING;
    game->laying &= (uint8_t)~(1 << seat);
    if (kind == RABBIT && ecosystem->covered != ecosystem->cards[RABBIT]) game->swapping |= (uint8_t)(1 << seat);
    settle(game);
}

/* Where the next card may lie: beside another, within five columns and four rows; the first in the middle. */
static inline Cells places(const Ecosystem *ecosystem) {
    if (!ecosystem->covered) return only(START);
    return beside(ecosystem->covered) & ecosystem->frame & ~ecosystem->covered;
}

/* The rabbit's run is over. */
static void end_run(Game *game, int seat) {
    game->swapping &= (uint8_t)~(1 << seat);
    settle(game);
}

/* The rabbit's run: two cards of one's own ecosystem change places. */
static void swap(Game *game, int seat, int pair) {
    Ecosystem *ecosystem = &game->ecosystems[seat];
    Cells both = only(PAIR_FIRST[pair]) | only(PAIR_SECOND[pair]);
    for (int kind = 0; kind < KINDS; kind++)
        if (size(ecosystem->cards[kind] & both) == 1) ecosystem->cards[kind] ^= both;
    end_run(game, seat);
}

/* The kind of the card on a cell, or NOTHING. */
static inline int kind_at(const Ecosystem *ecosystem, int cell) {
    for (int kind = 0; kind < KINDS; kind++)
        if (ecosystem->cards[kind] >> cell & 1) return kind;
    return NOTHING;
}

/* --- The kinds of card --- */

/* How often a card of one set lies so many cells before or behind a card of the other. */
static inline int pairs(Cells some, Cells others, int step) {
    return size(some & others << step) + size(some & others >> step);
}

/* How often a card of one set lies beside a card of the other. */
static inline int touches(Cells some, Cells others) { return pairs(some, others, 1) + pairs(some, others, WIDTH); }

/* 3 points for each fox with no wolf and no bear beside it. */
static int foxes(const Cells *cards) { return 3 * size(cards[FOX] & ~beside(cards[WOLF] | cards[BEAR])); }

/* 1 point for each card of each stream area beside each dragonfly. */
static int dragonflies(const Cells *cards) {
    int points = 0;
    for (Cells streams = cards[STREAM]; streams;) {
        Cells stream = area(streams);
        points += size(stream) * size(cards[DRAGONFLY] & beside(stream));
        streams &= ~stream;
    }
    return points;
}

/* 2 points for each stream and each dragonfly beside each trout. */
static int trout(const Cells *cards) { return 2 * touches(cards[TROUT], cards[STREAM] | cards[DRAGONFLY]); }

/* 2 points for each bee and each trout beside each bear. */
static int bears(const Cells *cards) { return 2 * touches(cards[BEAR], cards[BEE] | cards[TROUT]); }

/* 3 points for each meadow beside each bee. */
static int bees(const Cells *cards) { return 3 * touches(cards[BEE], cards[MEADOW]); }

/* 2 points for each rabbit and each trout within two steps of each eagle. */
static int eagles(const Cells *cards) {
    int seen = 0;
    for (unsigned n = 0; n < sizeof EAGLE_STEPS; n++)
        seen += pairs(cards[EAGLE], cards[RABBIT] | cards[TROUT], EAGLE_STEPS[n]);
    return 2 * seen;
}

/* 2 points for each row and each column with a deer. */
static int deer(const Cells *cards) {
    int lines = 0;
    for (int y = 0; y < HEIGHT; y++) lines += (cards[DEER] & BOTTOM_ROW << WIDTH * y) != 0;
    for (int x = 0; x < WIDTH; x++) lines += (cards[DEER] & LEFT_COLUMN << x) != 0;
    return 2 * lines;
}

/* 0, 3, 6, 10 or 15 points for each area of 1, 2, 3, 4, or 5 and more cards. */
static int meadows(const Cells *cards) {
    int points = 0;
    for (Cells left = cards[MEADOW]; left;) {
        Cells meadow = area(left);
        int count = size(meadow);
        points += MEADOW_POINTS[count < MEADOW_MOST ? count : MEADOW_MOST];
        left &= ~meadow;
    }
    return points;
}

/* The cards of a seat's largest stream. */
static int largest_stream(const Game *game, int seat) {
    int largest = 0;
    for (Cells streams = game->ecosystems[seat].cards[STREAM]; streams;) {
        Cells stream = area(streams);
        if (size(stream) > largest) largest = size(stream);
        streams &= ~stream;
    }
    return largest;
}

/* 8 points for the largest stream of all, 5 for the second largest. */
static int streams(const Game *game, int seat) {
    int mine = largest_stream(game, seat), larger = 0;
    for (int rival = 0; rival < game->players; rival++) larger += largest_stream(game, rival) > mine;
    return mine ? STREAM_PRIZES[larger] : 0;
}

/* How many wolves a seat has. */
static inline int pack_of(const Game *game, int seat) { return size(game->ecosystems[seat].cards[WOLF]); }

/* 12 points for the most wolves of all, 8 for the second most, 4 for the third. */
static int wolves(const Game *game, int seat) {
    int mine = pack_of(game, seat), larger = 0;
    for (int rival = 0; rival < game->players; rival++) larger += pack_of(game, rival) > mine;
    return mine ? WOLF_PRIZES[larger] : 0;
}

/* --- Biodiversity and the final score --- */

/* From 12 points down to -5, by the number of kinds that brought nothing. */
static int biodiversity(const int *lines) {
    int without = 0;
    for (int kind = 0; kind < KINDS; kind++) without += lines[kind] == 0;
    return BIODIVERSITY_POINTS[without];
}

/* The score pad of a seat: a line for each kind, biodiversity, and the total. */
static void sheet(const Game *game, int seat, int *lines) {
    const Cells *cards = game->ecosystems[seat].cards;
    lines[RABBIT] = size(cards[RABBIT]);
    lines[FOX] = foxes(cards);
    lines[DRAGONFLY] = dragonflies(cards);
    lines[TROUT] = trout(cards);
    lines[BEAR] = bears(cards);
    lines[BEE] = bees(cards);
    lines[EAGLE] = eagles(cards);
    lines[DEER] = deer(cards);
    lines[WOLF] = wolves(game, seat);
    lines[STREAM] = streams(game, seat);
    lines[MEADOW] = meadows(cards);
    lines[BIODIVERSITY] = biodiversity(lines);
    lines[TOTAL] = 0;
    for (int line = 0; line < TOTAL; line++) lines[TOTAL] += lines[line];
}

/* --- Moves --- */

/* A move with each kind in a hand. */
static int choices(const Hand *hand, int verb, int *out) {
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        out[count] = verb + kind;
        count += hand->holds[kind] > 0;
    }
    return count;
}

/* A move to each cell of a set. */
static int free_cells(Cells cells, int *out) {
    int count = 0;
    for (; cells; cells &= cells - 1) out[count++] = LAY + first(cells);
    return count;
}

/* Every pair of different cards, and none. */
static int runs(const Ecosystem *ecosystem, int *out) {
    int count = 0;
    out[count++] = KEEP;
    for (Cells cells = ecosystem->covered; cells; cells &= cells - 1) {
        int second = first(cells);
        Cells others = ecosystem->covered & ~ecosystem->cards[kind_at(ecosystem, second)] & (only(second) - 1);
        for (; others; others &= others - 1) out[count++] = SWAP + second * (second - 1) / 2 + first(others);
    }
    return count;
}

/* Every legal move of a seat. */
static int moves(const Game *game, int seat, int *out) {
    if (game->picking >> seat & 1) return choices(&game->hands[hand_of(game, seat)], PICK, out);
    if (game->laying >> seat & 1) return free_cells(places(&game->ecosystems[seat]), out);
    if (game->swapping >> seat & 1) return runs(&game->ecosystems[seat], out);
    return 0;
}

/* Each card left in the deck is drawn alike: its kinds, and how many cards of each there are. */
static int outcomes(const Game *game, int *out, int *odds) {
    int count = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        out[count] = DEAL + kind;
        odds[count] = game->deck.holds[kind];
        count += game->deck.holds[kind] > 0;
    }
    return count;
}

/* Carry out a legal move. */
static void play(Game *game, int seat, int move) {
    if (move < PICK)
        deal(game, move - DEAL);
    else if (move < LAY)
        pick(game, seat, move - PICK);
    else if (move < SWAP)
        lay(game, seat, move - LAY);
    else if (move < KEEP)
        swap(game, seat, move - SWAP);
    else
        end_run(game, seat);
}

/* --- Random games --- */

/* One outcome of chance, drawn by its odds. */
static int drawn(const Game *game, Random *random, int *out, int *odds) {
    int count = outcomes(game, out, odds), total = 0, n = 0;
    for (int outcome = 0; outcome < count; outcome++) total += odds[outcome];
    int left = below(random, (uint32_t)total);
    while (left >= odds[n]) left -= odds[n++];
    return out[n];
}

/* Play a game to its end with random moves; returns how many were made. */
static int finish(Game *game, Random *random) {
    int out[MOVES + 1], odds[KINDS + 1], made = 0;
    for (unsigned acting = waiting(game); acting; acting = waiting(game), made++) {
        int seat = first(acting);
        if (seat == CHANCE_SEAT)
            play(game, seat, drawn(game, random, out, odds));
        else
            play(game, seat, out[below(random, (uint32_t)moves(game, seat, out))]);
    }
    return made;
}

/* The seconds that the processor has worked for this program. */
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Play the first random games of a seed, add up their score sheets, and return how many moves were made. */
static int64_t play_games(int64_t games, int players, uint64_t number, int64_t *sums) {
    int64_t made = 0;
    for (int64_t n = 0; n < games; n++) {
        Random random;
        Game game;
        seed(&random, number, (uint64_t)n);
        setup(&game, players);
        made += finish(&game, &random);
        for (int seat = 0; seat < players; seat++) {
            int lines[LINES];
            sheet(&game, seat, lines);
            for (int line = 0; line < LINES; line++) sums[line] += lines[line];
        }
    }
    return made;
}

/* Print how many random games are played a second, and the mean of each line of the score sheet. */
int main(int argc, char **argv) {
    int64_t games = argc > 1 ? atoll(argv[1]) : 0, sums[LINES] = {0};
    int players = argc > 2 ? atoi(argv[2]) : 4;
    if (games < 1 || players < PLAYERS_FROM || players > PLAYERS_TO) {
        fprintf(stderr, "usage: ecosystem GAMES [PLAYERS from %d to %d [SEED]]\n", PLAYERS_FROM, PLAYERS_TO);
        return 2;
    }
    compute_tables();
    double began = now();
    int64_t made = play_games(games, players, argc > 3 ? strtoull(argv[3], NULL, 10) : 1, sums);
    double took = now() - began;
    printf("%.0f games/s\n%.0f moves/s\n", (double)games / took, (double)made / took);
    printf("%-12s %8.4f\n", "moves", (double)made / (double)games);
    for (int line = 0; line < LINES; line++)
        printf("%-12s %8.4f\n", NAMES[line], (double)sums[line] / (double)(games * players));
    return 0;
}
