name = Alien City
about = Two builders raise towers and domes and leave roads between them; caps on three towers each decide whose they are.

### Options

option-strict-first-two = Domes on ground of another colour
option-strict-first-two-no = when no plot of its own colour is left, a dome may rise on any other
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
line-bonuses = Bonuses
line-total = Total
line-tower = { $tower } on { $plot }: { $customers ->
        [one] { $customers } customer
       *[other] { $customers } customers
    } × { $competition }
line-bonus = green tower on { $plot }, nearest { $guild } at { $distance }

### What to do

do-build = Build a tower or a dome.
do-cap = You can cap a tower, or pass. { $caps ->
        [one] { $caps } cap is left
       *[other] { $caps } caps are left
    }.
do-pass = You can cap a tower, or pass. { $caps ->
        [one] { $caps } cap is left
       *[other] { $caps } caps are left
    }.

### Moves in a list

move-build = { $piece } on { $plot }
move-cap = cap the { $tower } on { $plot }
move-pass = no cap now

### What happened

log-card = The card at { $card } is { $colour }; its symbol lies on { $symbol }.
log-build = { $who } builds on { $plot }: { $piece }.
log-cap = { $who } caps the { $tower } on { $plot }.
log-pass = { $who } caps no tower.
news-skipped = { $who } can build nothing now; { $builder } goes on.

### Why not

no-game-over = The game is over.
no-only-chance = Only chance lays the cards.
no-not-for-chance = That is not what chance decides now.
no-other-card = The cards are laid row by row from the south-west; the one at { $card } is not the next.
no-such-card = No card of this colour is left: { $colour }.
no-chance-first = Wait a moment: chance lays the cards first.
no-others-turn = It is not your turn.
no-cap-first = First cap a tower, or pass.
no-build-first = First build; a tower can be capped after that.
no-such-piece = You have no { $piece } left.
no-plot-taken = On { $plot } there is a building already: { $stands }.
no-parts-roads = A building on { $plot } would cut the roads in two. Cut off: { $parted }.
no-walls-in = A building on { $plot } would take away the last road beside { $walled_in }.
no-symbol-plot = { $plot } has the symbol of its card; it has to wait while another plot of the card can be built on: { $others }.
no-first-two = { $plot } is on a { $ground } card ({ $card }) with fewer than two buildings: a tower there has to be { $ground }.
no-dome-colour = { $plot } is { $ground }. A dome goes on its own colour ({ $colour }) as long as that has a plot to build on: { $homes }.
no-foreign-dome = A dome on a card of another colour must not be one of its first two buildings: { $card }.
no-tower = There is no tower on { $plot }.
no-tower-capped = The tower on { $plot } has a cap already.

### The board in the terminal

board-left = Left
board-caps = caps
board-cards = Cards still face down: { $cards }
board-signs = { $tower } tower (1, 2: whose cap)   { $dome } dome   { $symbol } symbol   { $road } road
