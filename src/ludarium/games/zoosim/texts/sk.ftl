name = ZooSim / O Zoo le Mio
about = Draž dieliky so zovretou dlaňou, spájaj ich cesty a výbehy do vlastnej zoo a preťahuj ostatným návštevníkov.
about-tile-set = Tlačený zoznam dielikov sa nepodarilo nájsť: táto sada je rekonštrukcia. Nahradiť ju môže vlastný súbor (--tile-set SÚBOR).

### Options

option-edition = Edícia
option-edition-zoosim = ZooSim: 15 lavičiek; s tiles=three-shrubs sa v piatom kole predajú všetky zvyšné dieliky
option-edition-zoch = O Zoo le Mio: 13 lavičiek; s tiles=three-shrubs je piate kolo ako ostatné a zvyšok sa nepredá
option-tiles = Dieliky v kole
option-tiles-five = v každom kole päť dielikov
option-tiles-three-shrubs = v každom kole sa otáča, kým neležia tri dieliky s kríkmi
option-income = Príjem
option-income-tiles = minca za každý dielik; body na konci každého kola
option-income-figures = minca za každého návštevníka, strom a lavičku, mínus jedna za každý dielik; body až na konci hry, za figúrky a mince
option-tiebreak = Zhoda na konci
option-tiebreak-none = pri zhode je víťazstvo spoločné
option-tiebreak-coins = pri zhode rozhodujú mince
option-start = Cesty začiatočného dielika
option-start-NN = na sever z oboch polovíc
option-start-WE = na západ z polovice A, na východ z polovice B
option-start-AN_E = na sever z polovice A, na východ z polovice B

### Families; `.short` is two letters for small boards

family-monkeys = opice
    .short = op
family-mammals = cicavce
    .short = ci
family-birds = vtáky
    .short = vt
family-reptiles = plazy
    .short = pl
family-sea_animals = morské zvieratá
    .short = mo

### Tiles, squares and directions; half A of a tile is the left one in the row, half B the right one

half = { $family } { $stars }
tile = { $name } ({ $first }, { $second }{ $shrubs ->
        [0] { "" }
        [one] , { $shrubs } krík
        [few] , { $shrubs } kríky
        [many] , { $shrubs } kríka
       *[other] , { $shrubs } kríkov
    })
direction-n = na sever
direction-e = na východ
direction-s = na juh
direction-w = na západ

### The score sheet: points; beside it the figures that stand in a zoo, and the points of each year

line-visitors = Body za návštevníkov
line-trees = Body za stromy
line-benches = Body za lavičky
line-coins = Body za mince
line-total = Spolu
line-visitors-monkeys = Návštevníci opíc
line-visitors-mammals = Návštevníci cicavcov
line-visitors-birds = Návštevníci vtákov
line-visitors-reptiles = Návštevníci plazov
line-visitors-sea_animals = Návštevníci morských zvierat
line-standing-trees = Stromy v zoo
line-standing-benches = Lavičky v zoo
line-year-1 = Body za 1. kolo
line-year-2 = Body za 2. kolo
line-year-3 = Body za 3. kolo
line-year-4 = Body za 4. kolo
line-year-5 = Body za 5. kolo

### What to do

do-bid = Koľko ponúkneš za dielik { $tile }? { $coins ->
        [0] Nemáš žiadnu mincu.
        [one] Máš { $coins } mincu.
        [few] Máš { $coins } mince.
        [many] Máš { $coins } mince.
       *[other] Máš { $coins } mincí.
    }
do-place = Polož dielik { $tile }: zadaj políčko pre polovicu A, tú ľavú, a smer, ktorým od nej leží polovica B.
do-forfeit = Dielik { $tile } sa do tvojej zoo nikam nezmestí: vzdaj sa ho.

### Moves in a list

move-bid = { $bid ->
        [0] neponúknuť nič
        [one] ponúknuť { $bid } mincu
        [few] ponúknuť { $bid } mince
        [many] ponúknuť { $bid } mince
       *[other] ponúknuť { $bid } mincí
    }
move-place = A na { $square }, B { $direction }
move-forfeit = vzdať sa dielika

### What happened

log-flag = Ďalšia vlajka na stožiari, zhora nadol: vlajka hráča { $seat }.
log-tile = Otočený dielik: { $tile }.
log-bid = { $bid ->
        [0] { $who } neponúka nič.
        [one] { $who } ponúka { $bid } mincu.
        [few] { $who } ponúka { $bid } mince.
        [many] { $who } ponúka { $bid } mince.
       *[other] { $who } ponúka { $bid } mincí.
    }
log-bid-veiled = { $who } už má svoju ponuku v dlani.
log-place = { $who } kladie dielik { $tile }: A na { $square }, B { $direction }.
log-forfeit = { $who } sa vzdáva dielika { $tile }, ktorý sa nikam nezmestí a opúšťa hru.

### What a move has brought

news-won = { $bid ->
        [0] { $who } získava dielik { $tile } zadarmo.
        [one] { $who } získava dielik { $tile } za { $bid } mincu.
        [few] { $who } získava dielik { $tile } za { $bid } mince.
        [many] { $who } získava dielik { $tile } za { $bid } mince.
       *[other] { $who } získava dielik { $tile } za { $bid } mincí.
    }
news-flag = Najvyššie ponuky boli rovnaké, takže rozhodli vlajky; { $who } presúva svoju vlajku na stožiari celkom nadol.
news-figures = { $who } – { $line }: { $earlier } → { $now }.
news-year = Koniec { $year }. kola – { $who }: { $figures ->
        [one] { $figures } figúrka
        [few] { $figures } figúrky
        [many] { $figures } figúrky
       *[other] { $figures } figúrok
    }{ $points ->
        [0] { "" }
        [one] , { $points } bod
        [few] , { $points } body
        [many] , { $points } bodu
       *[other] , { $points } bodov
    }; teraz { $coins ->
        [0] žiadna minca
        [one] { $coins } minca
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.

### Why not

no-game-over = Partia sa už skončila.
no-only-chance = Vešať vlajky a otáčať dieliky môže iba náhoda.
no-not-for-chance = O tomto teraz náhoda nerozhoduje.
no-such-flag = Na mieste { $seat } pri stole nikto nesedí.
no-flag-hoisted = Vlajka hráča { $seat } už na stožiari visí.
no-not-in-pile = Tento dielik už v zásobe nie je: { $tile }.
no-chance-first = Chvíľu počkaj, najprv rozhodne náhoda.
no-others-bid = Svoju ponuku už máš v dlani; počkaj, čo ponúknu ostatní.
no-others-build = Dielik pripadol niekomu inému a ten ho najprv položí.
no-bid-first = Najprv ponúkni za dielik, ktorý sa draží: { $tile }.
no-build-first = Najprv polož dielik, ktorý máš z dražby: { $tile }.
no-too-few-coins = Ponúknuť { $bid } nemôžeš: { $coins ->
        [0] nemáš žiadnu mincu
        [one] máš iba { $coins } mincu
        [few] máš iba { $coins } mince
        [many] máš iba { $coins } mince
       *[other] máš iba { $coins } mincí
    }.
no-square-taken = A na { $square }, B { $direction }: tam už leží iný dielik.
no-on-pavilion = A na { $square }, B { $direction }: v ceste stojí pavilón.
no-not-beside = A na { $square }, B { $direction }: dielik by tam ležal osamotený, bez susedného dielika.
no-into-pavilion = A na { $square }, B { $direction }: cesta z dielika by narazila do pavilónu.
no-path-into-grass = A na { $square }, B { $direction }: cesta z dielika by sa skončila v tráve susedného dielika.
no-grass-at-path = A na { $square }, B { $direction }: cesta tvojej zoo by sa skončila v tráve tohto dielika.
no-path-joins = A na { $square }, B { $direction }: žiadna cesta dielika by nenadviazala na cestu tvojej zoo.
no-fits-somewhere = Tento dielik sa položiť dá; vzdať sa smieš iba takého, ktorý sa nikam nezmestí.

### The end of the game

coins-decided = Na body je to nerozhodne; rozhodujú mince.

### A set of tiles in a file

other-tile-set = Partia sa hrala s inou sadou dielikov ({ $asked }); táto je { $here }. Pridaj súbor s tými dielikmi: --tile-set SÚBOR.
tiles-no-json = Sada dielikov nie je JSON.
tiles-count = Dielikov v zozname „tiles“ má byť { $needed }, nie { $count }.
tiles-missing = V sade chýba dielik { $tile }; dieliky sa volajú { $first } až { $last }.
tiles-same-family = Dielik { $tile } má na oboch poloviciach rovnakú skupinu zvierat; musia byť rôzne.
tiles-no-family = Dielik { $tile }, polovica { $half }: „family“ musí byť jedna z hodnôt { $known }.
tiles-number = Dielik { $tile }: „{ $what }“ musí byť celé číslo od { $least } do { $most }, nie { $value }.
tiles-exits = Dielik { $tile }: „exits“ musí byť neprázdny zoznam z hodnôt { $known }, každá najviac raz.

### The board in the terminal

board-year = Kolo { $year } z { $years }
board-pile = { $tiles ->
        [0] zásoba je prázdna
        [one] v zásobe { $tiles } dielik
        [few] v zásobe { $tiles } dieliky
        [many] v zásobe { $tiles } dielika
       *[other] v zásobe { $tiles } dielikov
    }
board-flags = Vlajky zhora nadol: { $names }
board-last-bids = Posledné ponuky: { $bids }
board-attractions = Hodnota a figúrky
board-shrubs = kríky, stromy
board-benches = lavičky (ešte { $left })
board-coins = mince
board-points = body po kolách
board-mine = Tvoja zoo
