name = Alien City
about = Stav věže a kupole, drž cesty města pohromadě a obsaď tři věže, které ti nakonec mají vynést nejvíc.

### Options

option-strict-first-two = Kupole na parcele jiné barvy
option-strict-first-two-no = když už na parcelách její barvy stavět nejde, smí kupole na kteroukoli barvu
option-strict-first-two-yes = stejně, ale nikdy ne jako jedna z prvních dvou budov kartičky

### Colours and buildings; `.acc` and `.loc` are cases, `.short` is two letters for the picture of the city
### Kartička, parcela, věž and kupole are all feminine, and so are the colours.

colour-red = červená
    .acc = červenou
    .loc = červené
    .short = čv
colour-blue = modrá
    .acc = modrou
    .loc = modré
    .short = mo
colour-green = zelená
    .acc = zelenou
    .loc = zelené
    .short = ze
colour-black = černá
    .acc = černou
    .loc = černé
    .short = čn
piece-red-tower = červená věž
    .acc = červenou věž
piece-blue-tower = modrá věž
    .acc = modrou věž
piece-green-tower = zelená věž
    .acc = zelenou věž
piece-red-dome = červená kupole
    .acc = červenou kupoli
piece-blue-dome = modrá kupole
    .acc = modrou kupoli
piece-green-dome = zelená kupole
    .acc = zelenou kupoli
piece-black-dome = černá kupole
    .acc = černou kupoli

### The score sheet

line-towers = Věže
line-bonus = Bonusy
line-total = Celkem
line-tower = { $tower } na { $plot }: { $customers ->
        [one] { $customers } zákazník
        [few] { $customers } zákazníci
        [many] { $customers } zákazníka
       *[other] { $customers } zákazníků
    } × { $competition }
line-bonus-for = bonus z { $plot }: nejbližší { $guild }, vzdálenost { $distance }

### What to do

do-build = Postav věž nebo kupoli.
do-cap = Můžeš obsadit věž, nebo pasovat. { $caps ->
        [one] Zbývá ti { $caps } klobouček
        [few] Zbývají ti { $caps } kloboučky
        [many] Zbývá ti { $caps } kloboučku
       *[other] Zbývá ti { $caps } kloboučků
    }.
do-pass = Můžeš obsadit věž, nebo pasovat. { $caps ->
        [one] Zbývá ti { $caps } klobouček
        [few] Zbývají ti { $caps } kloboučky
        [many] Zbývá ti { $caps } kloboučku
       *[other] Zbývá ti { $caps } kloboučků
    }.

### Moves in a list

move-build = { $piece } na { $plot }
move-cap = obsadit { $tower_acc } na { $plot }
move-pass = teď žádnou věž neobsadit

### What happened

log-card = Kartička na { $card } je { $colour }; symbol má na { $symbol }.
log-build = { $who } staví na { $plot } { $piece_acc }.
log-cap = { $who } obsazuje { $tower_acc } na { $plot }.
log-pass = { $who } žádnou věž neobsazuje.
news-skipped = { $who } teď nemůže nic postavit; pokračuje { $builder }.

### Why not

no-game-over = Partie už skončila.
no-only-chance = Kartičky vykládá jen náhoda.
no-not-for-chance = O tomhle teď náhoda nerozhoduje.
no-other-card = Kartičky přicházejí po řadách zleva zdola; ta na { $card } teď na řadě není.
no-such-card = Žádná { $colour } kartička už nezbývá.
no-chance-first = Chvilku počkej, náhoda nejdřív vyloží kartičky.
no-others-turn = Teď nejsi na tahu.
no-cap-first = Postaveno už máš; teď obsaď některou věž, nebo pasuj.
no-build-first = Nejdřív něco postav; věž můžeš obsadit až potom.
no-such-piece = Žádná { $piece } ti už nezbývá.
no-plot-taken = Na { $plot } už stojí { $stands }.
no-parts-roads = Budova na { $plot } by přerušila cesty. Odříznuto by zůstalo: { $parted }.
no-walls-in = Budova na { $plot } by zabrala poslední cestu vedle { $walled_in }.
no-symbol-plot = Na { $plot } je symbol kartičky, a tak tu jde stavět, až když to na kartičce nejde nikde jinde. Zatím to jde na: { $others }.
no-first-two = Parcela { $plot } je na { $ground_loc } kartičce ({ $card }), kde ještě nestojí dvě budovy; věž tu proto musí být { $ground }.
no-dome-colour = Parcela { $plot } je { $ground }; { $colour_acc } kupoli na ní smíš postavit, až když to nejde na žádné { $colour_loc } parcele. Zatím to jde na: { $homes }.
no-foreign-dome = Kupole jiné barvy nesmí být mezi prvními dvěma budovami kartičky, a na téhle ještě dvě nestojí: { $card }.
no-tower = Na { $plot } žádná věž není.
no-tower-capped = Věž na { $plot } už klobouček má.

### The board in the terminal

board-left = Zbývá
board-caps = klob.
board-cards = Kartičky ještě lícem dolů: { $cards }
board-signs = { $tower } věž (1, 2: čí klobouček)   { $dome } kupole   { $symbol } symbol   { $road } cesta
