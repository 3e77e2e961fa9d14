"""What players think of a game of ZooSim: what zoos, coins and the tile for sale may still bring."""

import math

from ludarium.core.contract import HUNDREDTHS
from ludarium.core.kit import first, rule, size, table
from ludarium.games.zoosim.box import (
    BESIDE,
    DIRECTIONS,
    EVERY_SIDE,
    FAMILIES,
    FINAL_COIN_POINTS,
    FINAL_FIGURE_POINTS,
    HALVES,
    INCOMES,
    JOINING,
    MOMENTS,
    SIDES,
    WORD_SPOTS,
    WORDS,
    YEARS,
)
from ludarium.games.zoosim.rules import (
    NO_BID,
    NOBODY,
    TAKEN,
    attraction,
    figures_for,
    found_at,
    herd_of,
    joins_beyond,
    other_square,
    square_at,
    tile_for_sale,
    trees,
    visitors,
    visitors_to,
)
from ludarium.games.zoosim.worths import WORTHS

FINENESS = 1000

# --- What is still to come, by the rule for income and the years that are over ---

# What a figure will bring beside the points of now: points for each year to come, or a coin each.
TO_COME = table(
    (
        [sum(range(year + 1, YEARS + 1)) for year in range(YEARS + 1)],
        [YEARS - year for year in range(YEARS + 1)],
    )
)
# The same on average for figures that are bought in a later year.
LATER = table([sum(row[year + 1 : YEARS]) // max(1, YEARS - 1 - year) for year in range(YEARS + 1)] for row in TO_COME)
# The coins that a tile in a zoo will bring, by what they can still buy; or will cost.
COINS_TO_COME = table(
    (
        [sum(TO_COME[0][year + 1 : YEARS]) for year in range(YEARS + 1)],
        [YEARS - year for year in range(YEARS + 1)],
    )
)

# --- The features: so many by each rule for income, because figures and coins are worth other things by each ---

(
    VISITORS_AND_TREES,
    BENCHES,
    STARS,
    LEAD,
    SHRUBS,
    GARDEN_LEAD,
    COINS,
    SHARE_OF_ROW,
    SHARE_OF_PILE,
    TILES_IN_ZOO,
    ENDS,
    MEETING,
    BEST_SITE,
    FLAG,
    MEASURES,
) = range(15)
FEATURES = len(INCOMES) * MEASURES

# A lead of more stars or shrubs than that is as good as this one.
SAFE_LEAD = 4


@rule
def features(game, seat, out):
    """What speaks for a seat, in the places for the rule for income; the other places are empty."""
    measure(game, seat, out)
    for n in range(MEASURES):
        out[MEASURES + n] = out[n] if game.income else 0
        out[n] *= not game.income
    return FEATURES


@rule
def outlook(game, seat, out):
    """What a seat may still get, by its features, less the points that it will pay where coins are points."""
    paid = measure(game, seat, out)
    worth = 0
    for n in range(MEASURES):
        worth += WORTHS[game.players][game.income * MEASURES + n] * out[n]
    return worth // FINENESS - FINAL_COIN_POINTS[game.income] * paid


@rule
def measure(game, seat, out):
    """What speaks for a seat, in hundredths; returns how many hundredths of coins it will pay on average."""
    weight = HUNDREDTHS * TO_COME[game.income][game.year]
    for n in range(MEASURES):
        out[n] = 0
    out[VISITORS_AND_TREES] = weight * (visitors(game, seat) + trees(game, seat))
    out[BENCHES] = weight * game.zoos[seat].benches
    out[FLAG] = weight * flags_below(game, seat)
    compare_enclosures(game, seat, weight, out)
    compare_gardens(game, seat, weight, out)
    growing = look_at_ends(game, seat, weight, out)
    chance, price = prospects(game, seat)
    if chance:
        foresee_tile(game, seat, chance, growing, out)
    count_coins(game, seat, chance, price, out)
    return chance * price // HUNDREDTHS


# --- The zoo ---


@rule
def compare_enclosures(game, seat, weight, out):
    """The stars of the best enclosures, and how far they are ahead of the best of the others."""
    for family in range(FAMILIES):
        mine = game.zoos[seat].enclosures[family] // MOMENTS
        out[STARS] += weight * mine
        out[LEAD] += weight * lead(mine, most_stars(game, seat, family))


@rule
def most_stars(game, seat, family):
    """The most stars of a family in the zoo of another."""
    most = 0
    for other in range(game.players):
        if other != seat:
            most = max(most, game.zoos[other].enclosures[family] // MOMENTS)
    return most


@rule
def lead(mine, others):
    """How far one is ahead or behind, as far as that matters."""
    return max(-SAFE_LEAD, min(SAFE_LEAD, mine - others))


@rule
def compare_gardens(game, seat, weight, out):
    """The shrubs, and how far they are ahead of those of the best of the others."""
    out[SHRUBS] = weight * game.zoos[seat].shrubs
    out[GARDEN_LEAD] = weight * lead(game.zoos[seat].shrubs, most_shrubs(game, seat))


@rule
def most_shrubs(game, seat):
    """The most shrubs in the zoo of another."""
    most = 0
    for other in range(game.players):
        if other != seat:
            most = max(most, game.zoos[other].shrubs)
    return most


@rule
def look_at_ends(game, seat, weight, out):
    """The ends of paths, and where they meet; returns the families whose best enclosure can grow at one."""
    ends = meeting = best = growing = 0
    for word in range(WORDS):
        left = game.zoos[seat].ends[word]
        while left:
            spot = word * WORD_SPOTS + first(left)
            joining = size(game.there[spot] & EVERY_SIDE)
            families, beyond = look_around(game, seat, square_at(game, spot))
            ends += 1
            meeting += joining - 1
            best = max(best, joining + beyond - 1)
            growing |= families
            left &= left - 1
    out[ENDS] = weight * ends
    out[MEETING] = weight * meeting
    out[BEST_SITE] = weight * best
    return growing


@rule
def look_around(game, seat, square):
    """The families whose best enclosure is beside a square, and the most paths that end on a free square beside it."""
    families = beyond = 0
    for direction in range(DIRECTIONS):
        found = found_at(game, seat, BESIDE[square][direction])
        if found < TAKEN:
            beyond = max(beyond, size(found & EVERY_SIDE))
        elif found < TAKEN + HALVES:
            families |= family_of_best(game, seat, found - TAKEN)
    return families, beyond


@rule
def family_of_best(game, seat, half):
    """The family of a half as a set, if its herd is the best enclosure of the zoo."""
    family = game.tiles[half // SIDES].families[half % SIDES]
    return (game.stars[herd_of(game, half)] == game.zoos[seat].enclosures[family] // MOMENTS) << family


@rule
def flags_below(game, seat):
    """How many flags are below that of a seat."""
    for place in range(game.hoisted):
        if game.pole[place] == seat:
            return game.hoisted - 1 - place
    return 0


# --- The tile that is for sale, or to be laid ---


@rule
def foresee_tile(game, seat, chance, growing, out):
    """What the tile brings to a zoo, by the chance to get it; by one of the rules for income also points at once."""
    weight = chance * (TO_COME[game.income][game.year] + FINAL_FIGURE_POINTS[game.income])
    tile = game.tiles[tile_for_sale(game)]
    for half in range(SIDES):
        foresee_half(game, seat, weight, tile.families[half], tile.stars[half], growing, out)
    if tile.shrubs:
        shrubs, most = game.zoos[seat].shrubs, most_shrubs(game, seat)
        garden = attraction(game, shrubs + tile.shrubs)
        out[VISITORS_AND_TREES] += weight * (trees_for(game, seat, garden) - trees(game, seat))
        out[SHRUBS] += weight * tile.shrubs
        out[GARDEN_LEAD] += weight * (lead(shrubs + tile.shrubs, most) - lead(shrubs, most))
    benches = most_benches(game, seat)
    out[BENCHES] += weight * benches
    out[ENDS] += weight * (ways_on(game) - 1 - 2 * benches)


@rule
def foresee_half(game, seat, weight, family, stars, growing, out):
    """What a half brings: where the best enclosure can grow, every other time it will be there."""
    mine = game.zoos[seat].enclosures[family]
    alone = max(mine, attraction(game, stars))
    joined = attraction(game, mine // MOMENTS + stars) if growing >> family & 1 else alone
    before, one = mine // MOMENTS, most_stars(game, seat, family)
    for enclosure in (alone, joined):
        after = enclosure // MOMENTS
        gained = visitors_for(game, seat, family, enclosure) - visitors_to(game, seat, family)
        out[VISITORS_AND_TREES] += weight * gained // 2
        out[STARS] += weight * (after - before) // 2
        out[LEAD] += weight * (lead(after, one) - lead(before, one)) // 2


@rule
def visitors_for(game, seat, family, enclosure):
    """The visitors that a seat would have with such an enclosure."""
    better = others = 0
    for other in range(game.players):
        if other != seat:
            better += game.zoos[other].enclosures[family] > enclosure
            others += game.zoos[other].enclosures[family] > 0
    return figures_for(enclosure, better, others)


@rule
def trees_for(game, seat, garden):
    """The trees that a seat would have with such a garden."""
    better = others = 0
    for other in range(game.players):
        if other != seat:
            better += game.zoos[other].garden > garden
            others += game.zoos[other].garden > 0
    return figures_for(garden, better, others)


@rule
def most_benches(game, seat):
    """How many loops the tile can close in a zoo."""
    most = 0
    for word in range(WORDS):
        left = game.zoos[seat].ends[word]
        while left:
            most = max(most, benches_at(game, seat, word * WORD_SPOTS + first(left)))
            left &= left - 1
    return most


@rule
def benches_at(game, seat, spot):
    """How many loops the tile can close with one of its halves at the end of a path."""
    tile = game.tiles[tile_for_sale(game)]
    found, square = game.there[spot], square_at(game, spot)
    joined, most = size(found & EVERY_SIDE), 0
    for half in range(SIDES):
        directions = JOINING[tile.paths[half]][found]
        while directions:
            direction = first(directions)
            beyond = found_at(game, seat, other_square(square, half, direction))
            if joins_beyond(beyond, tile, 1 - half, direction):
                most = max(most, joined + size(beyond & EVERY_SIDE) - 1)
            directions &= directions - 1
    return most


@rule
def ways_on(game):
    """How many paths of the tile lead on, when one has joined it to a zoo."""
    tile = game.tiles[tile_for_sale(game)]
    return size(tile.paths[0]) + size(tile.paths[1]) - 1


# --- Who will get it, and for how much ---

# How sure a bid is, in hundredths, by how many quarters of a coin it is above what is expected of another.
QUARTER = HUNDREDTHS // 4
FAR = 32
# How far bids are usually from what was expected, in coins.
HESITATION = 1.0
CHANCES = table(round(HUNDREDTHS / (1 + math.exp(-quarters / 4 / HESITATION))) for quarters in range(-FAR, FAR + 1))
# A higher flag is as good as half a coin.
HALF_A_COIN = HUNDREDTHS // 2
TENTHS = 10
# What a tile is worth to bidders, in tenths of figures, and what it costs where tiles cost coins: found by watching.
TENTHS_ALWAYS, TENTHS_OF_FIGURE, TENTHS_OF_BENCH, TENTHS_USUAL, TENTHS_OF_COSTS = 6, 1, 8, 12, 2
# By how much more than its share of the coins a tile is paid for, in tenths, because nobody gets all tiles.
EAGERNESS = table((10, 10, 15, 21, 26))
# How much of a coin is kept for the tiles of later years, in hundredths.
THRIFT = 25


@rule
def is_for_sale(game):
    """Whether a tile lies there that is bid for, or to be laid."""
    return game.hoisted == game.players and not game.turning and game.sold < game.turned


@rule
def prospects(game, seat):
    """The chance of a seat to get the tile, in hundredths, and how many hundredths of coins it will pay then."""
    if not is_for_sale(game) or game.builder != NOBODY:
        return HUNDREDTHS * (game.builder == seat), 0
    offer = HUNDREDTHS * game.bids[seat] if game.bids[seat] != NO_BID else expected_bid(game, seat)
    chance = HUNDREDTHS
    for other in range(game.players):
        if other != seat:
            chance = chance * chance_over(game, seat, other, offer) // HUNDREDTHS
    return chance, offer


@rule
def chance_over(game, seat, other, offer):
    """The chance, in hundredths, to offer more than another, or as much with the higher flag."""
    offer += HALF_A_COIN if flags_below(game, seat) > flags_below(game, other) else -HALF_A_COIN
    if offer > HUNDREDTHS * game.zoos[other].coins:
        return HUNDREDTHS
    above = (offer - expected_bid(game, other)) // QUARTER
    return CHANCES[FAR + max(-FAR, min(FAR, above))]


@rule
def expected_bid(game, seat):
    """What a seat is likely to bid, in hundredths of coins."""
    tenths = TENTHS_OF_FIGURE * figures_at_best(game, seat) + TENTHS_OF_BENCH * most_benches(game, seat)
    offer = by_gain(game, tenths) if FINAL_COIN_POINTS[game.income] else by_share(game, seat, tenths)
    return min(offer, HUNDREDTHS * game.zoos[seat].coins)


@rule
def by_share(game, seat, tenths):
    """Where coins are good for nothing but tiles, each tile has its share of them."""
    tile = TO_COME[game.income][game.year] * (TENTHS_ALWAYS + tenths)
    others = TENTHS_USUAL * (goods_of_row(game) + THRIFT * goods_of_pile(game) // HUNDREDTHS)
    return HUNDREDTHS * game.zoos[seat].coins * EAGERNESS[game.players] * tile // (TENTHS * (tile + others))


@rule
def by_gain(game, tenths):
    """Where coins are points, half of what the tile brings more than it costs."""
    return HUNDREDTHS * max(0, tenths - TENTHS_OF_COSTS) * TO_COME[game.income][game.year] // (2 * TENTHS)


@rule
def figures_at_best(game, seat):
    """How many figures the tile brings to a zoo where it joins the best enclosures."""
    tile = game.tiles[tile_for_sale(game)]
    gained = 0
    for half in range(SIDES):
        family = tile.families[half]
        best = game.zoos[seat].enclosures[family] // MOMENTS + tile.stars[half]
        gained += visitors_for(game, seat, family, attraction(game, best)) - visitors_to(game, seat, family)
    if tile.shrubs:
        garden = attraction(game, game.zoos[seat].shrubs + tile.shrubs)
        gained += trees_for(game, seat, garden) - trees(game, seat)
    return gained


# --- Coins ---


@rule
def goods_of_row(game):
    """What a figure of each tile that is still to be sold in this year will bring."""
    return TO_COME[game.income][game.year] * max(0, game.turned - game.sold - 1)


@rule
def goods_of_pile(game):
    """What a figure of each tile of later years will bring."""
    return LATER[game.income][game.year] * size(game.pile)


@rule
def count_coins(game, seat, chance, price, out):
    """The coins that will be left, also as a share of all coins, and those that the tiles in the zoo will bring."""
    paid = chance * price // HUNDREDTHS
    mine, everybody = HUNDREDTHS * game.zoos[seat].coins - paid, 1 - paid
    for other in range(game.players):
        everybody += HUNDREDTHS * game.zoos[other].coins
    out[COINS] = mine * (goods_of_row(game) + goods_of_pile(game))
    out[SHARE_OF_ROW] = HUNDREDTHS * mine * goods_of_row(game) // everybody
    out[SHARE_OF_PILE] = HUNDREDTHS * mine * goods_of_pile(game) // everybody
    out[TILES_IN_ZOO] = (HUNDREDTHS * game.zoos[seat].tiles + chance) * COINS_TO_COME[game.income][game.year]


# --- What is decided at the same time ---


@rule
def reopen(game, seat):
    """The closed hands of others are empty again for whoever is still to bid."""
    if game.bidding >> seat & 1:
        for other in range(game.players):
            game.bids[other] = NO_BID
        game.bidding = (1 << game.players) - 1
