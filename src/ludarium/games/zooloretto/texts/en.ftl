name = Zooloretto
about = Load trucks with animals, take the one that suits your zoo best, and keep everybody out of your barn.

### Options

option-edition = Edition
option-edition-2007 = the first edition, of 2007, with the variant for two

### Species; `.acc` is the form after a verb, `.short` two letters for small boards

species-camel = camel
    .acc = a camel
    .short = ca
species-elephant = elephant
    .acc = an elephant
    .short = el
species-flamingo = flamingo
    .acc = a flamingo
    .short = fl
species-kangaroo = kangaroo
    .acc = a kangaroo
    .short = ka
species-leopard = leopard
    .acc = a leopard
    .short = le
species-chimpanzee = chimpanzee
    .acc = a chimpanzee
    .short = ch
species-panda = panda
    .acc = a panda
    .short = pa
species-zebra = zebra
    .acc = a zebra
    .short = ze
species-in-barn = the barn ({ $species })

### Tiles

animal-plain = { $species }
    .acc = { $species_acc }
    .short = { $species_short }
animal-m = male { $species }
    .acc = a male { $species }
    .short = { $species_short }♂
animal-f = female { $species }
    .acc = a female { $species }
    .short = { $species_short }♀
animal-cub = { $species } cub
    .acc = a { $species } cub
    .short = { $species_short }°
tile-stall-a = ice-cream stall
    .acc = an ice-cream stall
    .short = IC
tile-stall-b = balloon stall
    .acc = a balloon stall
    .short = BA
tile-stall-c = souvenir stall
    .acc = a souvenir stall
    .short = SO
tile-stall-d = popcorn stall
    .acc = a popcorn stall
    .short = PO
tile-coin = coin
    .acc = a coin
    .short = $

### Places; `.into` is where something goes, `.from` where it comes from

place-enclosure = enclosure { $name }
    .into = into enclosure { $name }
    .loc = in enclosure { $name }
    .from = from enclosure { $name }
place-stall = stall place { $name }
    .into = onto stall place { $name }
    .loc = on stall place { $name }
    .from = from stall place { $name }
place-barn = the barn
    .into = into the barn
    .loc = in the barn
    .from = from the barn

### The score sheet

line-enclosure-4 = Enclosure 4
line-enclosure-5 = Enclosure 5
line-enclosure-6 = Enclosure 6
line-expansion-x = Expansion x
line-expansion-y = Expansion y
line-stalls = Types of stall
line-barn = Barn
line-total = Total

### What to do

do-draw = Draw a tile, take a truck, or pay for one money action.
do-take = There is no space left on any truck: take one, or pay for one money action.
do-load = Load { $held_acc } on a truck.
do-put = Unload your truck: each tile goes into an enclosure, on a stall place or into the barn.

### Moves in a list

move-draw = turn up a tile
move-load = load on truck { $truck }
move-take = take truck { $truck }
move-put = put { $tile_acc } { $place_into }
move-move = move { $tile_acc } { $from_from } { $place_into }
move-exchange = exchange the animals of { $one } and { $other }
move-buy = buy { $tile_acc } from seat { $owner } and put it { $place_into }
move-discard = throw { $tile_acc } out of the barn
move-expand = expand the zoo

### What happened

log-remove = Out of this game: { $species }.
log-tile = Turned up: { $tile }.
log-draw = { $who } turns up a tile.
log-load = { $who } loads { $held_acc } on truck { $truck }.
log-take = { $who } takes truck { $truck }.
log-put = { $who } puts { $tile_acc } { $place_into }.
log-move = { $who } moves { $tile_acc } { $from_from } { $place_into }.
log-exchange = { $who } exchanges the animals of { $one } and { $other }.
log-buy = { $who } buys { $tile_acc } from seat { $owner } and puts it { $place_into }.
log-discard = { $who } throws { $tile_acc } out of the barn.
log-expand = { $who } expands the zoo.

### Why not

no-game-over = The game is over.
no-only-chance = Only chance takes species out and decides which tile comes up.
no-not-for-chance = That is not what chance decides now.
no-already-removed = This species is out of the game already: { $species }.
no-not-in-stack = There is no such tile left in the stack: { $tile }.
no-chance-first = Wait a moment: chance decides first.
no-others-turn = It is not your turn.
no-out-of-round = You have taken a truck and are out of this round; you act again in the next one.
no-load-first = First load the tile that you have turned up: { $held }.
no-put-first = First unload your truck.
no-nothing-to-load = There is no tile to load; draw one first.
no-nothing-to-put = There is nothing to unload; take a truck first. For a coin you can move a tile of your barn (move).
no-all-trucks-full = There is no space left on any truck; take one, or pay for a money action.
no-such-truck = There is no truck { $truck } in this game.
no-truck-taken = Truck { $truck } has been taken in this round.
no-truck-full = Truck { $truck } has no space left.
no-truck-empty = Truck { $truck } is empty; a truck must carry a tile to be taken.
no-not-on-truck = On your truck there is no such tile: { $tile }.
no-too-few-coins = That costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, and you have { $coins ->
        [0] none
       *[other] { $coins }
    }.
no-not-in-barn = In your barn there is no such tile: { $tile }.
no-stall-not-there = There is no such stall { $from_loc }: { $tile }.
no-not-expanded = Your zoo has no such place now: { $place }. It can be expanded by x, and for two players by y as well.
no-other-species = Another species lives there: { $place }. An enclosure holds one species only.
no-enclosure-full = There is no space left there: { $place }.
no-stall-place-taken = A stall stands there already: { $place }.
no-exchange-empty = There must be animals in both: { $one }, and { $other }.
no-exchange-same = The same species lives in both: { $one }, and { $other }. Only different species are exchanged.
no-exchange-too-many = The animals do not all fit: { $one }, and { $other }.
no-such-seat = Nobody sits at seat { $owner }.
no-own-barn = That is your own barn; for a coin you can move an animal or a stall out of it (move).
no-not-in-their-barn = In the barn of seat { $owner } there is no such tile: { $tile }.
no-more-expansions = Your zoo cannot be expanded any further.
never-pass = Nobody passes here: draw a tile, take a truck, or pay for a money action.
never-put-coin = Coins need no place: they are yours as soon as you take the truck.
never-from-enclosure = Animals never leave an enclosure one by one; all of them can be exchanged for those of another enclosure or the barn (exchange).
never-exchange-stalls = Stalls are not exchanged; for a coin you can move one to a free place (move).

### The end of the game

coins-decided = The points are equal; the coins decide.

### The board in the terminal

board-stack = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in the stack, { $under } of them under the disc
board-last-round = The last round
board-bank = Bank: { $coins }
board-removed = without: { $species }
board-truck = Truck { $number }
board-held = { $who } has turned up:
board-unloading = { $who } unloads:
board-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-barn = Barn:
board-mine = Your zoo
board-animals = Animals
board-stalls = Stalls
board-points = Points
board-worth = One free / full
board-bonus = +{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
