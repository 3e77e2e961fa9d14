name = Alien City
about = Stavaj veže a kupoly, drž cesty mesta pohromade a obsaď tri veže, ktoré ti nakoniec majú vyniesť najviac.

### Options

option-strict-first-two = Kupola na parcele inej farby
option-strict-first-two-no = keď sa už na parcelách jej farby stavať nedá, smie kupola na ktorúkoľvek farbu
option-strict-first-two-yes = rovnako, ale nikdy nie ako jedna z prvých dvoch budov kartičky

### Colours and buildings; `.acc` and `.loc` are cases, `.short` is two letters for the picture of the city
### Kartička, parcela, veža and kupola are all feminine, and so are the colours.

colour-red = červená
    .acc = červenú
    .loc = červenej
    .short = če
colour-blue = modrá
    .acc = modrú
    .loc = modrej
    .short = mo
colour-green = zelená
    .acc = zelenú
    .loc = zelenej
    .short = ze
colour-black = čierna
    .acc = čiernu
    .loc = čiernej
    .short = či
piece-red-tower = červená veža
    .acc = červenú vežu
piece-blue-tower = modrá veža
    .acc = modrú vežu
piece-green-tower = zelená veža
    .acc = zelenú vežu
piece-red-dome = červená kupola
    .acc = červenú kupolu
piece-blue-dome = modrá kupola
    .acc = modrú kupolu
piece-green-dome = zelená kupola
    .acc = zelenú kupolu
piece-black-dome = čierna kupola
    .acc = čiernu kupolu

### The score sheet

line-towers = Veže
line-bonus = Bonusy
line-total = Spolu
line-tower = { $tower } na { $plot }: { $customers ->
        [one] { $customers } zákazník
        [few] { $customers } zákazníci
        [many] { $customers } zákazníka
       *[other] { $customers } zákazníkov
    } × { $competition }
line-bonus-for = bonus z { $plot }: najbližšia { $guild }, vzdialenosť { $distance }

### What to do

do-build = Postav vežu alebo kupolu.
do-cap = Môžeš obsadiť vežu alebo pasovať. { $caps ->
        [one] Zostáva ti { $caps } klobúčik
        [few] Zostávajú ti { $caps } klobúčiky
        [many] Zostáva ti { $caps } klobúčika
       *[other] Zostáva ti { $caps } klobúčikov
    }.
do-pass = Môžeš obsadiť vežu alebo pasovať. { $caps ->
        [one] Zostáva ti { $caps } klobúčik
        [few] Zostávajú ti { $caps } klobúčiky
        [many] Zostáva ti { $caps } klobúčika
       *[other] Zostáva ti { $caps } klobúčikov
    }.

### Moves in a list

move-build = { $piece } na { $plot }
move-cap = obsadiť { $tower_acc } na { $plot }
move-pass = teraz žiadnu vežu neobsadiť

### What happened

log-card = Kartička na { $card } je { $colour }; symbol má na { $symbol }.
log-build = { $who } stavia na { $plot } { $piece_acc }.
log-cap = { $who } obsadzuje { $tower_acc } na { $plot }.
log-pass = { $who } žiadnu vežu neobsadzuje.
news-skipped = { $who } teraz nemôže nič postaviť; pokračuje { $builder }.

### Why not

no-game-over = Partia sa už skončila.
no-only-chance = Kartičky vykladá iba náhoda.
no-not-for-chance = O tomto teraz náhoda nerozhoduje.
no-other-card = Kartičky prichádzajú po radoch zľava zdola; tá na { $card } teraz na rade nie je.
no-such-card = Žiadna { $colour } kartička už nezostáva.
no-chance-first = Chvíľu počkaj, náhoda najprv vyloží kartičky.
no-others-turn = Teraz nie si na ťahu.
no-cap-first = Postavené už máš; teraz obsaď niektorú vežu alebo pasuj.
no-build-first = Najprv niečo postav; vežu môžeš obsadiť až potom.
no-such-piece = Žiadna { $piece } ti už nezostáva.
no-plot-taken = Na { $plot } už stojí { $stands }.
no-parts-roads = Budova na { $plot } by prerušila cesty. Odrezané by zostalo: { $parted }.
no-walls-in = Budova na { $plot } by zabrala poslednú cestu vedľa { $walled_in }.
no-symbol-plot = Na { $plot } je symbol kartičky, a tak sa tu dá stavať, až keď sa to na kartičke nedá nikde inde. Zatiaľ sa to dá na: { $others }.
no-first-two = Parcela { $plot } je na { $ground_loc } kartičke ({ $card }), kde ešte nestoja dve budovy; veža tu preto musí byť { $ground }.
no-dome-colour = Parcela { $plot } je { $ground }; { $colour_acc } kupolu na nej smieš postaviť, až keď sa to nedá na žiadnej { $colour_loc } parcele. Zatiaľ sa to dá na: { $homes }.
no-foreign-dome = Kupola inej farby nesmie byť medzi prvými dvoma budovami kartičky, a na tejto ešte dve nestoja: { $card }.
no-tower = Na { $plot } žiadna veža nie je.
no-tower-capped = Veža na { $plot } už klobúčik má.

### The board in the terminal

board-left = Ešte
board-caps = klob.
board-cards = Kartičky ešte lícom dole: { $cards }
board-signs = { $tower } veža (1, 2: čí klobúčik)   { $dome } kupola   { $symbol } symbol   { $road } cesta
