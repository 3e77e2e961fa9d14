name = Zooloretto
about = Nakladaj zvieratá na vozy, vezmi si ten, ktorý sa tvojej zoo hodí najviac, a nenechaj nikoho skončiť v stajni.

### Options

option-edition = Edícia
option-edition-2007 = prvá edícia z roku 2007, s variantom pre dvoch

### Species; `.acc`, `.gen`, `.loc` and `.ins` are cases, `.short` two letters for small boards

species-camel = ťava
    .acc = ťavu
    .gen = ťavy
    .short = ťa
species-elephant = slon
    .acc = slona
    .gen = slona
    .short = sl
species-flamingo = plameniak
    .acc = plameniaka
    .gen = plameniaka
    .short = pl
species-kangaroo = klokan
    .acc = klokana
    .gen = klokana
    .short = kl
species-leopard = leopard
    .acc = leoparda
    .gen = leoparda
    .short = le
species-chimpanzee = šimpanz
    .acc = šimpanza
    .gen = šimpanza
    .short = ši
species-panda = panda
    .acc = pandu
    .gen = pandy
    .short = pa
species-zebra = zebra
    .acc = zebru
    .gen = zebry
    .short = ze
species-in-barn = stajňa ({ $species })
    .ins = stajňou ({ $species })

### Tiles

animal-plain = { $species }
    .acc = { $species_acc }
    .short = { $species_short }
animal-m = samec { $species_gen }
    .acc = samca { $species_gen }
    .short = { $species_short }♂
animal-f = samica { $species_gen }
    .acc = samicu { $species_gen }
    .short = { $species_short }♀
animal-cub = mláďa { $species_gen }
    .acc = mláďa { $species_gen }
    .short = { $species_short }°
tile-stall-a = stánok so zmrzlinou
    .acc = stánok so zmrzlinou
    .short = ZM
tile-stall-b = stánok s balónmi
    .acc = stánok s balónmi
    .short = BA
tile-stall-c = stánok so suvenírmi
    .acc = stánok so suvenírmi
    .short = SU
tile-stall-d = stánok s pukancami
    .acc = stánok s pukancami
    .short = PU
tile-coin = minca
    .acc = mincu
    .short = $

### Places; `.into` is where something goes, `.from` where it comes from

place-enclosure = výbeh { $name }
    .loc = výbehu { $name }
    .ins = výbehom { $name }
    .into = do výbehu { $name }
    .from = z výbehu { $name }
place-stall = stánkové miesto { $name }
    .loc = stánkovom mieste { $name }
    .into = na stánkové miesto { $name }
    .from = zo stánkového miesta { $name }
place-barn = stajňa
    .into = do stajne
    .from = zo stajne

### The score sheet

line-enclosure-4 = Výbeh 4
line-enclosure-5 = Výbeh 5
line-enclosure-6 = Výbeh 6
line-expansion-x = Rozšírenie x
line-expansion-y = Rozšírenie y
line-stalls = Typy stánkov
line-barn = Stajňa
line-total = Spolu

### What to do

do-draw = Otoč žetón, vezmi si voz alebo zaplať za jednu peňažnú akciu.
do-take = Na žiadnom voze už nie je miesto: jeden si vezmi alebo zaplať za jednu peňažnú akciu.
do-load = Nalož { $held_acc } na niektorý voz.
do-put = Vylož svoj voz: každý žetón príde do výbehu, na stánkové miesto alebo do stajne.

### Moves in a list

move-draw = otočiť žetón
move-load = naložiť na voz { $truck }
move-take = vziať si voz { $truck }
move-put = umiestniť { $tile_acc } { $place_into }
move-move = presunúť { $tile_acc } { $from_from } { $place_into }
move-exchange = vymeniť zvieratá medzi { $one_ins } a { $other_ins }
move-buy = kúpiť od hráča { $owner } { $tile_acc } { $place_into }
move-discard = vyradiť zo stajne { $tile_acc }
move-expand = rozšíriť zoo

### What happened

log-remove = Z tejto partie vypadáva: { $species }.
log-tile = Otočený žetón: { $tile }.
log-draw = { $who } otáča žetón.
log-load = { $who } nakladá { $held_acc } na voz { $truck }.
log-take = { $who } si berie voz { $truck }.
log-put = { $who } umiestňuje { $tile_acc } { $place_into }.
log-move = { $who } presúva { $tile_acc } { $from_from } { $place_into }.
log-exchange = { $who } vymieňa zvieratá medzi { $one_ins } a { $other_ins }.
log-buy = { $who } kupuje od hráča { $owner } { $tile_acc } { $place_into }.
log-discard = { $who } vyraďuje zo stajne { $tile_acc }.
log-expand = { $who } rozširuje zoo.

### Why not

no-game-over = Partia sa už skončila.
no-only-chance = O vyradených druhoch a o tom, ktorý žetón príde, rozhoduje iba náhoda.
no-not-for-chance = O tomto teraz náhoda nerozhoduje.
no-already-removed = Tento druh už v hre nie je: { $species }.
no-not-in-stack = Taký žetón už v zásobe nezostáva: { $tile }.
no-chance-first = Chvíľu počkaj, najprv rozhodne náhoda.
no-others-turn = Teraz nie si na ťahu.
no-out-of-round = Svoj voz už máš a v tomto kole nehráš; zapojíš sa zasa v ďalšom.
no-load-first = Najprv nalož žetón, ktorý máš otočený: { $held }.
no-put-first = Najprv vylož svoj voz.
no-nothing-to-load = Nie je čo naložiť; najprv otoč žetón.
no-nothing-to-put = Nie je čo vyložiť; najprv si vezmi voz. Žetón zo svojej stajne môžeš presunúť za mincu (move).
no-all-trucks-full = Na žiadnom voze už nie je miesto; jeden si vezmi alebo zaplať za peňažnú akciu.
no-such-truck = Voz { $truck } v tejto partii nie je.
no-truck-taken = Voz { $truck } si v tomto kole už niekto vzal.
no-truck-full = Na voze { $truck } už nie je miesto.
no-truck-empty = Voz { $truck } je prázdny; vziať si môžeš iba taký, ktorý vezie aspoň jeden žetón.
no-not-on-truck = Na tvojom voze taký žetón nie je: { $tile }.
no-too-few-coins = Stojí to { $cost ->
        [one] { $cost } mincu
        [few] { $cost } mince
        [many] { $cost } mince
       *[other] { $cost } mincí
    }, ale ty { $coins ->
        [0] nemáš žiadnu
       *[other] máš iba { $coins }
    }.
no-not-in-barn = V tvojej stajni taký žetón nie je: { $tile }.
no-stall-not-there = Presun { $from_from } nie je možný, taký stánok tam nestojí: { $tile }.
no-not-expanded = Tvoja zoo teraz také miesto nemá: { $place }. Rozšíriť ju možno o x a v dvoch hráčoch aj o y.
no-other-species = Vo { $place_loc } žije iný druh; do jedného výbehu patrí iba jeden.
no-enclosure-full = Vo { $place_loc } už nie je voľné políčko.
no-stall-place-taken = Na { $place_loc } už stánok stojí.
no-exchange-empty = Medzi { $one_ins } a { $other_ins } niet čo vymeniť; zvieratá musia byť na oboch miestach.
no-exchange-same = Medzi { $one_ins } a { $other_ins } sa zvieratá vymeniť nedajú; sú rovnakého druhu, a vymieňajú sa iba rôzne.
no-exchange-too-many = Medzi { $one_ins } a { $other_ins } sa zvieratá vymeniť nedajú; všetky by sa nezmestili.
no-such-seat = Na mieste { $owner } pri stole nikto nesedí.
no-own-barn = To je tvoja vlastná stajňa; zviera alebo stánok z nej môžeš za mincu presunúť.
no-not-in-their-barn = V stajni hráča { $owner } taký žetón nie je: { $tile }.
no-more-expansions = Tvoja zoo sa už viac rozšíriť nedá.
never-pass = Tu sa nepasuje: otoč žetón, vezmi si voz alebo zaplať za peňažnú akciu.
never-put-coin = Mince nepotrebujú miesto: sú tvoje, len čo si voz vezmeš.
never-from-enclosure = Zvieratá neopúšťajú výbeh po jednom; možno iba vymeniť všetky naraz za zvieratá z iného výbehu alebo zo stajne.
never-exchange-stalls = Stánky sa nevymieňajú; za mincu môžeš jeden presunúť na voľné miesto.

### The end of the game

coins-decided = Na body je to nerozhodne; rozhodujú mince.

### The board in the terminal

board-stack = V zásobe { $tiles ->
        [one] { $tiles } žetón
        [few] { $tiles } žetóny
        [many] { $tiles } žetónu
       *[other] { $tiles } žetónov
    }, z toho { $under } pod kotúčom
board-last-round = Posledné kolo
board-bank = V banke: { $coins }
board-removed = mimo hry: { $species }
board-truck = Voz { $number }
board-held = { $who } má otočený žetón:
board-unloading = { $who } vykladá:
board-coins = { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
board-barn = Stajňa:
board-mine = Tvoja zoo
board-animals = Zvieratá
board-stalls = Stánky
board-points = Body
board-worth = Chýba jedno / plný
board-bonus = +{ $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
