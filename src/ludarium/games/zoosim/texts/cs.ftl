name = ZooSim / O Zoo le Mio
about = Draž dílky se sevřenou dlaní, spojuj jejich cesty a výběhy do vlastní zoo a přetahuj ostatním návštěvníky.
about-tile-set = Tištěný seznam dílků se nepodařilo najít: tato sada je rekonstrukce. Nahradit ji může vlastní soubor (--tile-set SOUBOR).

### Options

option-edition = Edice
option-edition-zoosim = ZooSim: 15 laviček; s tiles=three-shrubs se v pátém kole prodají všechny zbylé dílky
option-edition-zoch = O Zoo le Mio: 13 laviček; s tiles=three-shrubs je páté kolo jako ostatní a zbytek se neprodá
option-tiles = Dílky v kole
option-tiles-five = v každém kole pět dílků
option-tiles-three-shrubs = v každém kole se otáčí, dokud neleží tři dílky s keři
option-income = Příjem
option-income-tiles = mince za každý dílek; body na konci každého kola
option-income-figures = mince za každého návštěvníka, strom a lavičku, minus jedna za každý dílek; body až na konci hry, za figurky a mince
option-tiebreak = Shoda na konci
option-tiebreak-none = při shodě je vítězství společné
option-tiebreak-coins = při shodě rozhodují mince
option-start = Cesty počátečního dílku
option-start-NN = na sever z obou půlek
option-start-WE = na západ z půlky A, na východ z půlky B
option-start-AN_E = na sever z půlky A, na východ z půlky B

### Families; `.short` is two letters for small boards

family-monkeys = opice
    .short = op
family-mammals = savci
    .short = sa
family-birds = ptáci
    .short = pt
family-reptiles = plazi
    .short = pl
family-sea_animals = mořská zvířata
    .short = mo

### Tiles, squares and directions; half A of a tile is the left one in the row, half B the right one

half = { $family } { $stars }
tile = { $name } ({ $first }, { $second }{ $shrubs ->
        [0] { "" }
        [one] , { $shrubs } keř
        [few] , { $shrubs } keře
        [many] , { $shrubs } keře
       *[other] , { $shrubs } keřů
    })
direction-n = na sever
direction-e = na východ
direction-s = na jih
direction-w = na západ

### The score sheet: points; beside it the figures that stand in a zoo, and the points of each year

line-visitors = Body za návštěvníky
line-trees = Body za stromy
line-benches = Body za lavičky
line-coins = Body za mince
line-total = Celkem
line-visitors-monkeys = Návštěvníci opic
line-visitors-mammals = Návštěvníci savců
line-visitors-birds = Návštěvníci ptáků
line-visitors-reptiles = Návštěvníci plazů
line-visitors-sea_animals = Návštěvníci mořských zvířat
line-standing-trees = Stromy v zoo
line-standing-benches = Lavičky v zoo
line-year-1 = Body za 1. kolo
line-year-2 = Body za 2. kolo
line-year-3 = Body za 3. kolo
line-year-4 = Body za 4. kolo
line-year-5 = Body za 5. kolo

### What to do

do-bid = Kolik nabídneš za dílek { $tile }? { $coins ->
        [0] Nemáš žádnou minci.
        [one] Máš { $coins } minci.
        [few] Máš { $coins } mince.
        [many] Máš { $coins } mince.
       *[other] Máš { $coins } mincí.
    }
do-place = Polož dílek { $tile }: zadej pole pro půlku A, tu levou, a směr, kterým od ní leží půlka B.
do-forfeit = Dílek { $tile } se do tvé zoo nikam nevejde: vzdej se ho.

### Moves in a list

move-bid = { $bid ->
        [0] nenabídnout nic
        [one] nabídnout { $bid } minci
        [few] nabídnout { $bid } mince
        [many] nabídnout { $bid } mince
       *[other] nabídnout { $bid } mincí
    }
move-place = A na { $square }, B { $direction }
move-forfeit = vzdát se dílku

### What happened

log-flag = Další vlajka na stožáru, shora dolů: vlajka hráče { $seat }.
log-tile = Otočený dílek: { $tile }.
log-bid = { $bid ->
        [0] { $who } nenabízí nic.
        [one] { $who } nabízí { $bid } minci.
        [few] { $who } nabízí { $bid } mince.
        [many] { $who } nabízí { $bid } mince.
       *[other] { $who } nabízí { $bid } mincí.
    }
log-bid-veiled = { $who } už má svou nabídku v dlani.
log-place = { $who } pokládá dílek { $tile }: A na { $square }, B { $direction }.
log-forfeit = { $who } se vzdává dílku { $tile }, který se nikam nevejde a opouští hru.

### What a move has brought

news-won = { $bid ->
        [0] { $who } získává dílek { $tile } zadarmo.
        [one] { $who } získává dílek { $tile } za { $bid } minci.
        [few] { $who } získává dílek { $tile } za { $bid } mince.
        [many] { $who } získává dílek { $tile } za { $bid } mince.
       *[other] { $who } získává dílek { $tile } za { $bid } mincí.
    }
news-flag = Nejvyšší nabídky byly stejné, takže rozhodly vlajky; { $who } přesouvá svou vlajku na stožáru úplně dolů.
news-figures = { $who } – { $line }: { $earlier } → { $now }.
news-year = Konec { $year }. kola – { $who }: { $figures ->
        [one] { $figures } figurka
        [few] { $figures } figurky
        [many] { $figures } figurky
       *[other] { $figures } figurek
    }{ $points ->
        [0] { "" }
        [one] , { $points } bod
        [few] , { $points } body
        [many] , { $points } bodu
       *[other] , { $points } bodů
    }; teď { $coins ->
        [0] žádná mince
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.

### Why not

no-game-over = Partie už skončila.
no-only-chance = Věšet vlajky a otáčet dílky může jen náhoda.
no-not-for-chance = O tomhle teď náhoda nerozhoduje.
no-such-flag = Na místě { $seat } u stolu nikdo nesedí.
no-flag-hoisted = Vlajka hráče { $seat } už na stožáru visí.
no-not-in-pile = Tento dílek už v zásobě není: { $tile }.
no-chance-first = Chvilku počkej, nejdřív rozhodne náhoda.
no-others-bid = Svou nabídku už máš v dlani; počkej, co nabídnou ostatní.
no-others-build = Dílek připadl někomu jinému, a ten ho nejdřív položí.
no-bid-first = Nejdřív nabídni za dílek, který se draží: { $tile }.
no-build-first = Nejdřív polož dílek, který máš z dražby: { $tile }.
no-too-few-coins = Nabídnout { $bid } nemůžeš: { $coins ->
        [0] nemáš žádnou minci
        [one] máš jen { $coins } minci
        [few] máš jen { $coins } mince
        [many] máš jen { $coins } mince
       *[other] máš jen { $coins } mincí
    }.
no-square-taken = A na { $square }, B { $direction }: tam už leží jiný dílek.
no-on-pavilion = A na { $square }, B { $direction }: v cestě stojí pavilonek.
no-not-beside = A na { $square }, B { $direction }: dílek by tam ležel osamocený, bez sousedního dílku.
no-into-pavilion = A na { $square }, B { $direction }: cesta z dílku by narazila do pavilonku.
no-path-into-grass = A na { $square }, B { $direction }: cesta z dílku by skončila v trávě sousedního dílku.
no-grass-at-path = A na { $square }, B { $direction }: cesta tvé zoo by skončila v trávě tohoto dílku.
no-path-joins = A na { $square }, B { $direction }: žádná cesta dílku by nenavázala na cestu tvé zoo.
no-fits-somewhere = Tento dílek položit jde; vzdát se smíš jen takového, který se nikam nevejde.

### The end of the game

coins-decided = Na body je to nerozhodně; rozhodují mince.

### A set of tiles in a file

other-tile-set = Partie se hrála s jinou sadou dílků ({ $asked }); tato je { $here }. Přidej soubor s těmi dílky: --tile-set SOUBOR.
tiles-no-json = Sada dílků není JSON.
tiles-count = Dílků v seznamu „tiles“ má být { $needed }, ne { $count }.
tiles-missing = V sadě chybí dílek { $tile }; dílky se jmenují { $first } až { $last }.
tiles-same-family = Dílek { $tile } má na obou půlkách stejnou skupinu zvířat; musí být různé.
tiles-no-family = Dílek { $tile }, půlka { $half }: „family“ musí být jedna z hodnot { $known }.
tiles-number = Dílek { $tile }: „{ $what }“ musí být celé číslo od { $least } do { $most }, ne { $value }.
tiles-exits = Dílek { $tile }: „exits“ musí být neprázdný seznam z hodnot { $known }, každá nejvýš jednou.

### The board in the terminal

board-year = Kolo { $year } z { $years }
board-pile = { $tiles ->
        [0] zásoba je prázdná
        [one] v zásobě { $tiles } dílek
        [few] v zásobě { $tiles } dílky
        [many] v zásobě { $tiles } dílku
       *[other] v zásobě { $tiles } dílků
    }
board-flags = Vlajky shora dolů: { $names }
board-last-bids = Poslední nabídky: { $bids }
board-attractions = Hodnota a figurky
board-shrubs = keře, stromy
board-benches = lavičky (ještě { $left })
board-coins = mince
board-points = body po kolech
board-mine = Tvoje zoo
