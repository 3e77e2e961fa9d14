name = Ecosystem
about = Draft cards and lay out an ecosystem of five by four in which every kind finds what it needs.

### Options

option-edition = Edition
option-edition-mindok = hands of 11, one card is left over
option-edition-genius = hands of 10, no choice at the last pick

### Cards; `.acc` is the form after a verb, `.short` two letters for small boards

kind-rabbit = rabbit
    .acc = a rabbit
    .short = ra
kind-fox = fox
    .acc = a fox
    .short = fo
kind-dragonfly = dragonfly
    .acc = a dragonfly
    .short = dr
kind-trout = trout
    .acc = a trout
    .short = tr
kind-bear = bear
    .acc = a bear
    .short = br
kind-bee = bee
    .acc = a bee
    .short = be
kind-eagle = eagle
    .acc = an eagle
    .short = ea
kind-deer = deer
    .acc = a deer
    .short = de
kind-wolf = wolf
    .acc = a wolf
    .short = wo
kind-stream = stream
    .acc = a stream
    .short = st
kind-meadow = meadow
    .acc = a meadow
    .short = me

### The score sheet

line-rabbit = Rabbits
line-fox = Foxes
line-dragonfly = Dragonflies
line-trout = Trout
line-bear = Bears
line-bee = Bees
line-eagle = Eagles
line-deer = Deer
line-wolf = Wolves
line-stream = Streams
line-meadow = Meadows
line-biodiversity = Biodiversity
line-total = Total
sheet-b = Benedikt

### What to do

do-pick = Pick a card from your hand.
do-lay = Lay { $card_acc } in your ecosystem.
do-keep = Your rabbit may make two of your cards change places: swap two, or keep all as they lie.
do-give = Give Benedikt a card from your hand.

### Moves in a list

move-pick = pick { $card_acc }
move-lay = lay at { $cell }
move-swap = swap { $first } and { $second }
move-keep = swap nothing
move-give = give { $card_acc }

### What happened

log-deal = A card is dealt: { $card }.
log-deal-veiled = Cards are dealt.
log-pick = { $who } picks { $card_acc }.
log-pick-veiled = { $who } has picked a card.
log-lay = { $who } lays { $card_acc } at { $cell }.
log-swap = { $who } swaps the cards at { $first } and { $second }.
log-keep = { $who } swaps nothing.
log-give = { $who } gives Benedikt { $card_acc }.
log-neutral = The neutral pile gets { $card_acc } from the neutral hand.

### Why not

no-game-over = The game is over.
no-only-chance = Only chance deals and draws cards.
no-not-for-chance = That is not what is dealt or drawn now.
no-chance-first = Cards are being dealt; wait a moment.
no-others-first = You have done your part; the others are still busy.
no-pick-first = First pick a card from your hand.
no-lay-first = First lay the card that you picked.
no-swap-first = First say whether your rabbit swaps two cards: swap or keep.
no-give-first = First give Benedikt a card.
no-not-in-hand = You do not hold { $card_acc }.
no-not-there = There is no such card left: { $card }.
no-start-first = The first card lies at 0,0.
no-cell-covered = A card lies at { $cell } already.
no-sixth-column = { $cell } would begin a sixth column; an ecosystem has five.
no-fifth-row = { $cell } would begin a fifth row; an ecosystem has four.
no-not-beside = { $cell } does not share a side with any of your cards.
no-cell-empty = A swap needs a card at { $first } and another at { $second }.
no-same-kind = The cards at { $first } and { $second } are of the same kind; swapping them changes nothing.

### The board in the terminal

board-turn = Round { $round } of 2, turn { $turn } of 10
board-passing-next = hands go on to the next player
board-passing-back = hands go back to the player before
board-hand = Your hand:
board-picked = picked: { $card }
board-mine = Your ecosystem
board-neutral = Neutral pile

### The end of a solo game

solo-lost = Benedikt is ahead of you.
solo-won = Benedikt is not ahead of you: won. It becomes a feat with a lead of 30.
solo-feat = Ahead by 30 or more: a feat!
solo-remarkable = Ahead by 50 or more: remarkable!
solo-legendary = Ahead by 70 or more: legendary!
