name = ZooSim / O Zoo le Mio
about = Bid for tiles with a closed hand, join their paths and enclosures into a zoo, and draw the visitors away from the others.
about-tile-set = The printed list of tiles could not be found: this set is a reconstruction. A file of your own can replace it (--tile-set FILE).

### Options

option-edition = Edition
option-edition-zoosim = ZooSim: 15 benches; with tiles=three-shrubs, the fifth year sells all tiles that are left
option-edition-zoch = O Zoo le Mio: 13 benches; with tiles=three-shrubs, the fifth year is like the others, and the rest stays unsold
option-tiles = Tiles of a year
option-tiles-five = five tiles each year
option-tiles-three-shrubs = as many tiles each year as it takes until three with shrubs are turned up
option-income = Income
option-income-tiles = a coin for each tile; points at the end of each year
option-income-figures = a coin for each visitor, tree and bench, less one for each tile; points only at the end of the game, for figures and coins
option-tiebreak = Ties at the end
option-tiebreak-none = a tie shares the win
option-tiebreak-coins = the coins decide a tie
option-start = Paths of the start tile
option-start-NN = to the north from both halves
option-start-WE = to the west from half A, to the east from half B
option-start-AN_E = to the north from half A, to the east from half B

### Families; `.short` is two letters for small boards

family-monkeys = monkeys
    .short = mo
family-mammals = mammals
    .short = ma
family-birds = birds
    .short = bi
family-reptiles = reptiles
    .short = re
family-sea_animals = sea animals
    .short = se

### Tiles, squares and directions; half A of a tile is the left one in the row, half B the right one

half = { $family } { $stars }
tile = { $name } ({ $first }, { $second }{ $shrubs ->
        [0] { "" }
        [one] , { $shrubs } shrub
       *[other] , { $shrubs } shrubs
    })
direction-n = to the north
direction-e = to the east
direction-s = to the south
direction-w = to the west

### The score sheet: points; beside it the figures that stand in a zoo, and the points of each year

line-visitors = Points for visitors
line-trees = Points for trees
line-benches = Points for benches
line-coins = Points for coins
line-total = Total
line-visitors-monkeys = Visitors to the monkeys
line-visitors-mammals = Visitors to the mammals
line-visitors-birds = Visitors to the birds
line-visitors-reptiles = Visitors to the reptiles
line-visitors-sea_animals = Visitors to the sea animals
line-standing-trees = Trees in the zoo
line-standing-benches = Benches in the zoo
line-year-1 = Points of year 1
line-year-2 = Points of year 2
line-year-3 = Points of year 3
line-year-4 = Points of year 4
line-year-5 = Points of year 5

### What to do

do-bid = Bid for { $tile }. You have { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
do-place = Lay { $tile }: name the square for half A, the left one, and the direction from there to half B.
do-forfeit = { $tile } fits nowhere in your zoo: give it up.

### Moves in a list

move-bid = { $bid ->
        [0] bid nothing
        [one] bid { $bid } coin
       *[other] bid { $bid } coins
    }
move-place = A on { $square }, B { $direction }
move-forfeit = give the tile up

### What happened

log-flag = Next on the pole, from the top: the flag of seat { $seat }.
log-tile = Turned up: { $tile }.
log-bid = { $bid ->
        [0] { $who } bids nothing.
        [one] { $who } bids { $bid } coin.
       *[other] { $who } bids { $bid } coins.
    }
log-bid-veiled = { $who } has made a bid.
log-place = { $who } lays { $tile }: A on { $square }, B { $direction }.
log-forfeit = { $who } gives up { $tile }, which fits nowhere; it leaves the game.

### What a move has brought

news-won = { $bid ->
        [0] { $who } gets { $tile } for nothing.
        [one] { $who } gets { $tile } for { $bid } coin.
       *[other] { $who } gets { $tile } for { $bid } coins.
    }
news-flag = The bids were equal, so the flags decided; that of { $who } goes to the bottom.
news-figures = { $who } – { $line }: { $earlier } → { $now }.
news-year = End of year { $year } – { $who }: { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }; now { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.

### Why not

no-game-over = The game is over.
no-only-chance = Only chance hoists flags and turns up tiles.
no-not-for-chance = That is not what chance decides now.
no-such-flag = Nobody sits at seat { $seat }.
no-flag-hoisted = The flag of seat { $seat } is on the pole already.
no-not-in-pile = This tile is not in the pile any more: { $tile }.
no-chance-first = Wait a moment: chance decides first.
no-others-bid = You have made your bid; wait for those of the others.
no-others-build = Somebody else has bought the tile and lays it first.
no-bid-first = First bid for the tile: { $tile }.
no-build-first = First lay the tile that you have bought: { $tile }.
no-too-few-coins = You cannot bid { $bid }: you have { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
no-square-taken = A on { $square }, B { $direction }: a tile lies there already.
no-on-pavilion = A on { $square }, B { $direction }: the pavilion is in the way.
no-not-beside = A on { $square }, B { $direction }: the tile would lie by itself, beside no other.
no-into-pavilion = A on { $square }, B { $direction }: a path of the tile would run into the pavilion.
no-path-into-grass = A on { $square }, B { $direction }: a path of the tile would run into the grass of a tile beside it.
no-grass-at-path = A on { $square }, B { $direction }: a path of your zoo would run into the grass of the tile.
no-path-joins = A on { $square }, B { $direction }: no path of the tile would meet a path of your zoo.
no-fits-somewhere = The tile can be laid; it is given up only when it fits nowhere.

### The end of the game

coins-decided = The points are equal; the coins decide.

### A set of tiles in a file

other-tile-set = The game was played with another set of tiles ({ $asked }); this one is { $here }. Give the file with those tiles: --tile-set FILE.
tiles-no-json = The set of tiles is not JSON.
tiles-count = A set has { $needed } tiles, in a list called "tiles"; this one has { $count }.
tiles-missing = The set of tiles lacks { $tile }; its tiles are called { $first } to { $last }.
tiles-same-family = Tile { $tile } shows the same family on both halves; they must differ.
tiles-no-family = Tile { $tile }, half { $half }: "family" must be one of { $known }.
tiles-number = Tile { $tile }: "{ $what }" must be a whole number from { $least } to { $most }, not { $value }.
tiles-exits = Tile { $tile }: "exits" is a list of one or more of { $known }, each once.

### The board in the terminal

board-year = Year { $year } of { $years }
board-pile = { $tiles ->
        [0] no tiles in the pile
        [one] { $tiles } tile in the pile
       *[other] { $tiles } tiles in the pile
    }
board-flags = Flags from the top: { $names }
board-last-bids = Last bids: { $bids }
board-attractions = Worth and figures
board-shrubs = shrubs, trees
board-benches = benches ({ $left } left)
board-coins = coins
board-points = points by year
board-mine = Your zoo
