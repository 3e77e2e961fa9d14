name = Alien City
about = Raise towers and domes, keep the roads of the city in one piece, and cap the three towers that will pay you most in the end.

### Options

option-strict-first-two = Domes on ground of another colour
option-strict-first-two-no = once its own colour has no plot left to build on, a dome may go on any colour
option-strict-first-two-yes = the same, but never as one of the first two buildings of a card

### Colours and buildings; `.short` is two letters for the picture of the city

colour-red = red
    .short = re
colour-blue = blue
    .short = bl
colour-green = green
    .short = gr
colour-black = black
    .short = bk
piece-red-tower = red tower
piece-blue-tower = blue tower
piece-green-tower = green tower
piece-red-dome = red dome
piece-blue-dome = blue dome
piece-green-dome = green dome
piece-black-dome = black dome

### The score sheet

line-towers = Towers
line-bonus = Bonuses
line-total = Total
line-tower = { $tower } on { $plot }: { $customers ->
        [one] { $customers } customer
       *[other] { $customers } customers
    } × { $competition }
line-bonus-for = bonus from { $plot }: nearest { $guild }, distance { $distance }

### What to do

do-build = Build a tower or a dome.
do-cap = Cap a tower if you like, or pass. You have { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    } left.
do-pass = Cap a tower if you like, or pass. You have { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    } left.

### Moves in a list

move-build = { $piece } on { $plot }
move-cap = cap the { $tower } on { $plot }
move-pass = no cap now

### What happened

log-card = The card at { $card } is { $colour }; its symbol is on { $symbol }.
log-build = { $who } builds a { $piece } on { $plot }.
log-cap = { $who } caps the { $tower } on { $plot }.
log-pass = { $who } caps no tower.
news-skipped = { $who } cannot build anything now; { $builder } goes on.

### Why not

no-game-over = The game is over.
no-only-chance = Only chance lays the cards.
no-not-for-chance = That is not what chance decides now.
no-other-card = The cards come row by row from the lower left; the one at { $card } is not the next.
no-such-card = No { $colour } card is left.
no-chance-first = Wait a moment: chance lays the cards first.
no-others-turn = It is not your turn.
no-cap-first = You have built; now cap a tower, or pass.
no-build-first = Build first; you can cap a tower after that.
no-such-piece = You have no { $piece } left.
no-plot-taken = There is a { $stands } on { $plot } already.
no-parts-roads = A building on { $plot } would break up the roads. Cut off: { $parted }.
no-walls-in = A building on { $plot } would take away the last road beside { $walled_in }.
no-symbol-plot = { $plot } has the symbol of its card and has to wait until no other plot of the card can be built on. Still possible: { $others }.
no-first-two = { $plot } is on a { $ground } card ({ $card }) with fewer than two buildings, so a tower there has to be { $ground }.
no-dome-colour = { $plot } is { $ground }; a { $colour } dome may go there only when no { $colour } plot can be built on. Still possible: { $homes }.
no-foreign-dome = A dome of another colour must not be one of the first two buildings of a card, and this one has fewer than two: { $card }.
no-tower = There is no tower on { $plot }.
no-tower-capped = The tower on { $plot } has a cap already.

### The board in the terminal

board-left = Left
board-caps = caps
board-cards = Cards still face down: { $cards }
board-signs = { $tower } tower (1, 2: whose cap)   { $dome } dome   { $symbol } symbol   { $road } road
