"""The rulebook of Alien City, section by section; `rulebook.md` maps each section to its functions and tests."""

from ludarium.core import parts
from ludarium.core.contract import CHANCE, CHANCE_SEAT
from ludarium.core.kit import first, record, rule, size
from ludarium.games.aliencity.box import (
    AROUND,
    BIT_OF,
    BLACK,
    BLUE,
    BONUS,
    BONUS_LOST_BY_STEP,
    BOUND_BUILDINGS,
    CAPS,
    CARD_OF,
    CARD_PLOTS,
    CARDS,
    CARDS_OF_COLOUR,
    COLOUR_OF,
    COLOURS,
    CORNERS,
    CUSTOMER_DISTANCE,
    DOME,
    EVERY_PLOT,
    FIRST_ROW,
    GREEN,
    HALF_OF,
    HALVES,
    KINDS,
    LAST_SOUTH_ROW,
    NEIGHBOURS,
    NORTH,
    OUTSIDE,
    PIECES,
    PLAYERS,
    PLOT_AT,
    PLOTS,
    RED,
    SIDE_EAST,
    SIDE_NORTH,
    SIDE_SOUTH,
    SIDE_WEST,
    SOUTH,
    SOUTHERN,
    TOWER_COLOURS,
    WESTERN,
    WIDTH,
)

# --- What lies on the table ---

NOBODY = PLAYERS

# A set of plots.
Plots = record(half=("i8", HALVES))
# What a seat has not built or capped yet.
Stock = record(pieces=("i1", KINDS), caps="i1")
# Roads are the plots without a building. Sites are those that can be built on, as far as roads and symbols decide it;
# settled are the plots of cards with so many buildings that towers of any colour may follow. Walls are buildings that
# touch by sides or corners: all plots of a wall have the same number, and so has what lies outside the city.
Game = record(
    roads=Plots,
    sites=Plots,
    symbols=Plots,
    settled=Plots,
    ground=(Plots, COLOURS),
    stands=(Plots, KINDS),
    capped=(Plots, PLAYERS),
    walls=("i1", PLOTS + 1),
    stocks=(Stock, PLAYERS),
    cards=("i1", COLOURS),
    laid="i1",
    built="i1",
    acting="i1",
    following="i1",
    capping="i1",
    strict="i1",
)

# A wall is numbered by the first of its plots, so that the same city has the same numbers however it came about.
NO_WALL, CITY_WALL, FIRST_WALL = 0, 1, 2

# --- The moves as numbers ---

CARD = 0
BUILD = CARD + CARDS * COLOURS * CORNERS
CAP = BUILD + KINDS * PLOTS
PASS = CAP + PLOTS
MOVES = PASS + 1

# --- The score sheet ---

TOWERS, BONUSES, TOTAL = range(3)


# --- Sets of plots ---


@rule
def has(plots, plot):
    """Whether a plot is in a set."""
    return plots.half[HALF_OF[plot]] >> BIT_OF[plot] & 1


@rule
def add(plots, plot):
    """A plot joins a set."""
    plots.half[HALF_OF[plot]] |= 1 << BIT_OF[plot]


@rule
def remove(plots, plot):
    """A plot leaves a set."""
    plots.half[HALF_OF[plot]] &= ~(1 << BIT_OF[plot])


@rule
def below(south, north, half):
    """The plots of a half that have one of a set to their north."""
    if half == SOUTH:
        return south >> WIDTH | (north & FIRST_ROW) << LAST_SOUTH_ROW
    return north >> WIDTH


@rule
def above(south, north, half):
    """The plots of a half that have one of a set to their south."""
    if half == SOUTH:
        return south << WIDTH
    return north << WIDTH | south >> LAST_SOUTH_ROW


@rule
def beside(south, north, half):
    """The plots of a half that share a side with one of a set."""
    row = north if half else south
    return row << 1 | row >> 1 | below(south, north, half) | above(south, north, half)


@rule
def whole_cards(plots, half):
    """All plots of the cards that have one of a set."""
    rows = plots | (plots & WESTERN[half]) << 1 | plots >> 1 & WESTERN[half]
    return rows | (rows & SOUTHERN[half]) << WIDTH | rows >> WIDTH & SOUTHERN[half]


@rule
def two_or_more(one, two, three, four):
    """What is in at least two of four sets."""
    return one & two | three & four | (one | two) & (three | four)


# --- Preparing the game ---


@rule
def setup(game, players, options):  # noqa: ARG001
    """The cards are still to be laid; each seat has its buildings and caps."""
    game.strict = options[0]
    game.walls[OUTSIDE] = CITY_WALL
    for half in range(HALVES):
        game.roads.half[half] = EVERY_PLOT[half]
    for colour in range(COLOURS):
        game.cards[colour] = CARDS_OF_COLOUR
    for seat in range(PLAYERS):
        game.stocks[seat].caps = CAPS
        for kind in range(KINDS):
            game.stocks[seat].pieces[kind] = PIECES[seat][kind]


@rule
def lay_card(game, colour, corner):
    """The next card comes into the grid, turned in any way; when the last one lies, the city can be built."""
    card = game.laid
    for plot in CARD_PLOTS[card]:
        add(game.ground[colour], plot)
    add(game.symbols, CARD_PLOTS[card][corner])
    game.cards[colour] -= 1
    game.laid += 1
    if game.laid == CARDS:
        survey(game)


# --- The course of the game ---


@rule
def waiting(game):
    """Chance lays the cards; then one seat after the other acts, until the game is over."""
    if game.laid < CARDS:
        return CHANCE
    return 0 if game.acting == NOBODY else 1 << game.acting


@rule
def build(game, seat, kind, plot):
    """A building rises on a plot; then its builder may cap a tower."""
    game.stocks[seat].pieces[kind] -= 1
    game.built += 1
    add(game.stands[kind], plot)
    close(game, plot)
    settle(game, CARD_OF[plot])
    survey(game)
    game.following = follower(game, seat)
    game.capping = game.following != NOBODY and can_cap(game, seat)
    if not game.capping:
        game.acting = game.following


@rule
def follower(game, seat):
    """The next to build: the other seat, or the same one if the other cannot; or nobody, and the game is over."""
    if can_build(game, 1 - seat):
        return 1 - seat
    return seat if can_build(game, seat) else NOBODY


@rule
def can_build(game, seat):
    """Whether a seat has a building for which there is a plot."""
    for kind in range(KINDS):
        if game.stocks[seat].pieces[kind] and (sites_for(game, kind, SOUTH) or sites_for(game, kind, NORTH)):
            return True
    return False


# --- Capping a tower ---


@rule
def uncapped(game, half):
    """The towers of a half that have no cap."""
    towers = 0
    for colour in range(TOWER_COLOURS):
        towers |= game.stands[colour].half[half]
    return towers & ~(game.capped[0].half[half] | game.capped[1].half[half])


@rule
def can_cap(game, seat):
    """Whether a seat has a cap left, and there is a tower for it."""
    return game.stocks[seat].caps > 0 and (uncapped(game, SOUTH) | uncapped(game, NORTH)) != 0


@rule
def cap(game, seat, plot):
    """A tower belongs to a seat."""
    game.stocks[seat].caps -= 1
    add(game.capped[seat], plot)
    end_turn(game)


@rule
def end_turn(game):
    """It is the turn of whoever builds next."""
    game.capping = 0
    game.acting = game.following


# --- Placing rules 2 and 3: the colours of the cards ---


@rule
def sites_for(game, kind, half):
    """The plots of a half on which a building of this kind may rise."""
    if kind < DOME:
        return sites_for_tower(game, kind, half)
    return sites_for_dome(game, kind - DOME, half)


@rule
def sites_for_tower(game, colour, half):
    """The own colour; after two buildings any card, and a black one at any time."""
    allowed = game.ground[colour].half[half] | game.ground[BLACK].half[half] | game.settled.half[half]
    return game.sites.half[half] & allowed


@rule
def sites_for_dome(game, colour, half):
    """The own colour, and others only if none is left of that."""
    sites = game.sites.half[half]
    if has_site_of(game, colour):
        return sites & game.ground[colour].half[half]
    return sites & game.settled.half[half] if game.strict else sites


@rule
def has_site_of(game, colour):
    """Whether any plot of a colour can be built on."""
    south = game.sites.half[SOUTH] & game.ground[colour].half[SOUTH]
    return south != 0 or game.sites.half[NORTH] & game.ground[colour].half[NORTH] != 0


@rule
def settle(game, card):
    """With its second building a card is open to towers of any colour."""
    buildings = 0
    for plot in CARD_PLOTS[card]:
        buildings += not has(game.roads, plot)
    if buildings == BOUND_BUILDINGS:
        for plot in CARD_PLOTS[card]:
            add(game.settled, plot)


# --- Placing rules 4 and 5: the roads, and the plots with symbols ---


@rule
def survey(game):
    """Find the sites: whatever rises there leaves the roads in one piece and a road beside every building."""
    for half in range(HALVES):
        sites = game.roads.half[half] & ~only_ways(game, half)
        narrow = sites & narrows(game, half)
        while narrow:
            place = first(narrow)
            narrow &= narrow - 1
            if parts_roads(game, PLOT_AT[half][place]):
                sites &= ~(1 << place)
        others = sites & ~game.symbols.half[half]
        game.sites.half[half] = others | sites & ~whole_cards(others, half)


@rule
def only_ways(game, half):
    """The plots of a half that are the only road beside some building."""
    return beside(with_one_road(game, SOUTH), with_one_road(game, NORTH), half)


@rule
def with_one_road(game, half):
    """The buildings of a half that have a road on one side alone."""
    roads, south, north = game.roads.half[half], game.roads.half[SOUTH], game.roads.half[NORTH]
    down, up = above(south, north, half), below(south, north, half)
    east, west = roads >> 1, roads << 1
    several = two_or_more(up, east, down, west)
    return EVERY_PLOT[half] & ~roads & (up | east | down | west) & ~several


@rule
def narrows(game, half):
    """The roads of a half that, as far as one sees from there, join others that do not meet round a corner."""
    roads, south, north = game.roads.half[half], game.roads.half[SOUTH], game.roads.half[NORTH]
    down, up = above(south, north, half), below(south, north, half)
    east, west = roads >> 1, roads << 1
    return roads & two_or_more(
        up & ~(up >> 1 & east), east & ~(down >> 1 & down), down & ~(down << 1 & west), west & ~(up << 1 & up)
    )


@rule
def parts_roads(game, plot):
    """Whether a building would close a ring: a wall that comes to it from two sides has roads within and without."""
    one, two = wall_after(game, plot, SIDE_NORTH), wall_after(game, plot, SIDE_EAST)
    three, four = wall_after(game, plot, SIDE_SOUTH), wall_after(game, plot, SIDE_WEST)
    if is_one_wall(one, two) or is_one_wall(one, three) or is_one_wall(one, four):
        return True
    return is_one_wall(two, three) or is_one_wall(two, four) or is_one_wall(three, four)


@rule
def is_one_wall(one, other):
    """Whether both are the same wall."""
    return one == other and one != NO_WALL


@rule
def wall_after(game, plot, side):
    """The wall between the road on a side of a plot and the next one, clockwise, if there is any."""
    if game.walls[NEIGHBOURS[plot][side]] != NO_WALL:
        return NO_WALL
    corner = game.walls[NEIGHBOURS[plot][side + 1]]
    return corner if corner else game.walls[NEIGHBOURS[plot][side + 2]]


@rule
def close(game, plot):
    """A plot is no road any more; its building is one wall with all that it touches."""
    remove(game.roads, plot)
    wall = FIRST_WALL + plot
    game.walls[plot] = wall
    for way in range(AROUND):
        touched = game.walls[NEIGHBOURS[plot][way]]
        if touched not in (NO_WALL, wall):
            join_walls(game, max(wall, touched), min(wall, touched))
            wall = min(wall, touched)


@rule
def join_walls(game, one, other):
    """A wall becomes part of another."""
    for plot in range(PLOTS):
        if game.walls[plot] == one:
            game.walls[plot] = other


# --- The end of the game: distances along the roads ---


@rule
def roads_from(game, plot):
    """The roads beside a plot, in the south and in the north."""
    south = (HALF_OF[plot] == SOUTH) << BIT_OF[plot]
    north = (HALF_OF[plot] == NORTH) << BIT_OF[plot]
    return further(game, south, north)


@rule
def further(game, south, north):
    """Where one step more along the roads leads."""
    south_roads = game.roads.half[SOUTH] & (south | beside(south, north, SOUTH))
    return south_roads, game.roads.half[NORTH] & (north | beside(south, north, NORTH))


@rule
def nearest(game, plot, kind):
    """How far it is from a plot to the nearest other building of a kind, and all that are so near; 0 if none is."""
    south_goals, north_goals = game.stands[kind].half[SOUTH], game.stands[kind].half[NORTH]
    if HALF_OF[plot] == SOUTH:
        south_goals &= ~(1 << BIT_OF[plot])
    else:
        north_goals &= ~(1 << BIT_OF[plot])
    if not (south_goals or north_goals):
        return 0, south_goals, north_goals
    south, north = roads_from(game, plot)
    distance = 1
    while not (beside(south, north, SOUTH) & south_goals or beside(south, north, NORTH) & north_goals):
        south, north = further(game, south, north)
        distance += 1
    return distance, beside(south, north, SOUTH) & south_goals, beside(south, north, NORTH) & north_goals


# --- The score of the capped towers ---


@rule
def customers(game, plot, colour):
    """The buildings of other colours that one or two steps along the roads lead to."""
    south, north = roads_from(game, plot)
    for _ in range(CUSTOMER_DISTANCE - 1):
        south, north = further(game, south, north)
    return customers_beside(game, south, north, colour, SOUTH) + customers_beside(game, south, north, colour, NORTH)


@rule
def customers_beside(game, south, north, colour, half):
    """How many buildings of a half stand beside some roads and have another colour."""
    buildings = EVERY_PLOT[half] & ~game.roads.half[half]
    own = game.stands[colour].half[half] | game.stands[DOME + colour].half[half]
    return size(beside(south, north, half) & buildings & ~own)


@rule
def competition(game, plot, colour):
    """The distance to the nearest other tower of the same colour."""
    distance, _, _ = nearest(game, plot, colour)
    return distance


@rule
def tower_points(game, plot, colour):
    """Customers times the distance to the competition."""
    return customers(game, plot, colour) * competition(game, plot, colour)


@rule
def points_of_towers(game, seat):
    """What all towers with a seat's caps are worth."""
    points = 0
    for colour in range(TOWER_COLOURS):
        for half in range(HALVES):
            towers = game.capped[seat].half[half] & game.stands[colour].half[half]
            while towers:
                points += tower_points(game, PLOT_AT[half][first(towers)], colour)
                towers &= towers - 1
    return points


# --- The bonuses of the control guild ---


@rule
def bonus(game, seat, plot, colour):
    """What a green tower pays a seat for the nearest tower of a colour, or for all of them that are as near."""
    distance, south, north = nearest(game, plot, colour)
    if not distance or south & ~game.capped[seat].half[SOUTH] or north & ~game.capped[seat].half[NORTH]:
        return 0
    return max(0, BONUS - BONUS_LOST_BY_STEP * distance)


@rule
def points_of_bonuses(game, seat):
    """What all green towers without a cap pay a seat."""
    points = 0
    for half in range(HALVES):
        towers = game.stands[GREEN].half[half] & uncapped(game, half)
        while towers:
            plot = PLOT_AT[half][first(towers)]
            points += bonus(game, seat, plot, RED) + bonus(game, seat, plot, BLUE)
            towers &= towers - 1
    return points


# --- The score and the winner ---


@rule
def sheet(game, seat, out):
    """The capped towers and the bonuses of a seat."""
    out[TOWERS] = points_of_towers(game, seat)
    out[BONUSES] = points_of_bonuses(game, seat)
    out[TOTAL] = out[TOWERS] + out[BONUSES]


@rule
def winners(game, out):
    """The most points win; equal points are a draw, and both have won."""
    return parts.leaders(game, PLAYERS, out)


@rule
def remark(game, out):  # noqa: ARG001
    """Nothing is to be said of a result."""
    return 0


# --- Moves ---


@rule
def outcomes(game, out, odds):
    """Any card that is left comes next, and any of its corners has the symbol."""
    count = 0
    for colour in range(COLOURS):
        for corner in range(CORNERS):
            out[count] = CARD + (game.laid * COLOURS + colour) * CORNERS + corner
            odds[count] = game.cards[colour]
            count += game.cards[colour] > 0
    return count


@rule
def moves(game, seat, out):
    """Every legal move of a seat."""
    if waiting(game) != 1 << seat:
        return 0
    return caps(game, out) if game.capping else buildings(game, seat, out)


@rule
def buildings(game, seat, out):
    """Every building of a seat on every plot where it may rise."""
    count = 0
    for kind in range(KINDS):
        if game.stocks[seat].pieces[kind]:
            for half in range(HALVES):
                sites = sites_for(game, kind, half)
                while sites:
                    out[count] = BUILD + kind * PLOTS + PLOT_AT[half][first(sites)]
                    count += 1
                    sites &= sites - 1
    return count


@rule
def caps(game, out):
    """A cap on any tower that has none; or no cap."""
    count = 0
    for half in range(HALVES):
        towers = uncapped(game, half)
        while towers:
            out[count] = CAP + PLOT_AT[half][first(towers)]
            count += 1
            towers &= towers - 1
    out[count] = PASS
    return count + 1


@rule
def play(game, seat, move):
    """Carry out a legal move."""
    if move < BUILD:
        lay_card(game, (move - CARD) // CORNERS % COLOURS, (move - CARD) % CORNERS)
    elif move < CAP:
        build(game, seat, (move - BUILD) // PLOTS, (move - BUILD) % PLOTS)
    elif move < PASS:
        cap(game, seat, move - CAP)
    else:
        end_turn(game)


# --- Why a move is not allowed ---

(
    NO_OBJECTION,
    GAME_OVER,
    ONLY_CHANCE,
    NOT_FOR_CHANCE,
    OTHER_CARD,
    NO_SUCH_CARD,
    CHANCE_FIRST,
    OTHERS_TURN,
    CAP_FIRST,
    BUILD_FIRST,
    NO_SUCH_PIECE,
    PLOT_TAKEN,
    PARTS_ROADS,
    WALLS_IN,
    SYMBOL_PLOT,
    FIRST_TWO,
    DOME_COLOUR,
    FOREIGN_DOME,
    NO_TOWER,
    TOWER_CAPPED,
) = range(20)


@rule
def objection(game, seat, move):
    """The first rule that forbids a move, or NO_OBJECTION."""
    if not waiting(game):
        return GAME_OVER
    if seat == CHANCE_SEAT:
        return objection_to_card(game, move)
    if move < BUILD:
        return ONLY_CHANCE
    if waiting(game) == CHANCE:
        return CHANCE_FIRST
    if game.acting != seat:
        return OTHERS_TURN
    if game.capping:
        return objection_to_cap(game, move)
    return objection_to_building(game, seat, move) if move < CAP else BUILD_FIRST


@rule
def objection_to_card(game, move):
    """Cards are laid one after the other, as long as there are any of the colour."""
    if move >= BUILD or waiting(game) != CHANCE:
        return NOT_FOR_CHANCE
    if (move - CARD) // CORNERS // COLOURS != game.laid:
        return OTHER_CARD
    return NO_OBJECTION if game.cards[(move - CARD) // CORNERS % COLOURS] else NO_SUCH_CARD


@rule
def objection_to_building(game, seat, move):
    """A building that the seat still has, on a site, by the rules on colours."""
    kind, plot = (move - BUILD) // PLOTS, (move - BUILD) % PLOTS
    if not game.stocks[seat].pieces[kind]:
        return NO_SUCH_PIECE
    if not has(game.sites, plot):
        return objection_to_plot(game, plot)
    if sites_for(game, kind, HALF_OF[plot]) >> BIT_OF[plot] & 1:
        return NO_OBJECTION
    if kind < DOME:
        return FIRST_TWO
    return DOME_COLOUR if has_site_of(game, COLOUR_OF[kind]) else FOREIGN_DOME


@rule
def objection_to_plot(game, plot):
    """What speaks against any building on a plot that is no site."""
    if not has(game.roads, plot):
        return PLOT_TAKEN
    if parts_roads(game, plot):
        return PARTS_ROADS
    if only_ways(game, HALF_OF[plot]) >> BIT_OF[plot] & 1:
        return WALLS_IN
    return SYMBOL_PLOT


@rule
def objection_to_cap(game, move):
    """A cap goes on a tower that has none; whoever wants no cap passes."""
    if move < CAP:
        return CAP_FIRST
    if move == PASS:
        return NO_OBJECTION
    plot = move - CAP
    if uncapped(game, HALF_OF[plot]) >> BIT_OF[plot] & 1:
        return NO_OBJECTION
    return TOWER_CAPPED if has(game.capped[0], plot) or has(game.capped[1], plot) else NO_TOWER
