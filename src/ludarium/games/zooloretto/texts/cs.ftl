name = Zooloretto
about = Nakládej zvířata na vozy, vezmi si ten, který se tvé zoo hodí nejvíc, a nenech nikoho skončit ve stáji.

### Options

option-edition = Edice
option-edition-2007 = první edice z roku 2007, s variantou pro dva

### Species; `.acc`, `.gen`, `.loc` and `.ins` are cases, `.short` two letters for small boards

species-camel = velbloud
    .acc = velblouda
    .gen = velblouda
    .short = ve
species-elephant = slon
    .acc = slona
    .gen = slona
    .short = sl
species-flamingo = plameňák
    .acc = plameňáka
    .gen = plameňáka
    .short = pl
species-kangaroo = klokan
    .acc = klokana
    .gen = klokana
    .short = kl
species-leopard = levhart
    .acc = levharta
    .gen = levharta
    .short = le
species-chimpanzee = šimpanz
    .acc = šimpanze
    .gen = šimpanze
    .short = ši
species-panda = panda
    .acc = pandu
    .gen = pandy
    .short = pa
species-zebra = zebra
    .acc = zebru
    .gen = zebry
    .short = ze
species-in-barn = stáj ({ $species })
    .ins = stájí ({ $species })

### Tiles

animal-plain = { $species }
    .acc = { $species_acc }
    .short = { $species_short }
animal-m = samec { $species_gen }
    .acc = samce { $species_gen }
    .short = { $species_short }♂
animal-f = samice { $species_gen }
    .acc = samici { $species_gen }
    .short = { $species_short }♀
animal-cub = mládě { $species_gen }
    .acc = mládě { $species_gen }
    .short = { $species_short }°
tile-stall-a = stánek se zmrzlinou
    .acc = stánek se zmrzlinou
    .short = ZM
tile-stall-b = stánek s balonky
    .acc = stánek s balonky
    .short = BA
tile-stall-c = stánek se suvenýry
    .acc = stánek se suvenýry
    .short = SU
tile-stall-d = stánek s popcornem
    .acc = stánek s popcornem
    .short = PO
tile-coin = mince
    .acc = minci
    .short = $

### Places; `.into` is where something goes, `.from` where it comes from

place-enclosure = výběh { $name }
    .loc = výběhu { $name }
    .ins = výběhem { $name }
    .into = do výběhu { $name }
    .from = z výběhu { $name }
place-stall = stánkové místo { $name }
    .loc = stánkovém místě { $name }
    .into = na stánkové místo { $name }
    .from = ze stánkového místa { $name }
place-barn = stáj
    .into = do stáje
    .from = ze stáje

### The score sheet

line-enclosure-4 = Výběh 4
line-enclosure-5 = Výběh 5
line-enclosure-6 = Výběh 6
line-expansion-x = Rozšíření x
line-expansion-y = Rozšíření y
line-stalls = Typy stánků
line-barn = Stáj
line-total = Celkem

### What to do

do-draw = Otoč destičku, vezmi si vůz, nebo zaplať za jednu peněžní akci.
do-take = Na žádném voze už není místo: jeden si vezmi, nebo zaplať za jednu peněžní akci.
do-load = Nalož { $held_acc } na některý vůz.
do-put = Vylož svůj vůz: každá destička přijde do výběhu, na stánkové místo, nebo do stáje.

### Moves in a list

move-draw = otočit destičku
move-load = naložit na vůz { $truck }
move-take = vzít si vůz { $truck }
move-put = umístit { $tile_acc } { $place_into }
move-move = přesunout { $tile_acc } { $from_from } { $place_into }
move-exchange = vyměnit zvířata mezi { $one_ins } a { $other_ins }
move-buy = koupit od hráče { $owner } { $tile_acc } { $place_into }
move-discard = vyřadit ze stáje { $tile_acc }
move-expand = rozšířit zoo

### What happened

log-remove = Z této partie vypadává: { $species }.
log-tile = Otočená destička: { $tile }.
log-draw = { $who } otáčí destičku.
log-load = { $who } nakládá { $held_acc } na vůz { $truck }.
log-take = { $who } si bere vůz { $truck }.
log-put = { $who } umísťuje { $tile_acc } { $place_into }.
log-move = { $who } přesouvá { $tile_acc } { $from_from } { $place_into }.
log-exchange = { $who } vyměňuje zvířata mezi { $one_ins } a { $other_ins }.
log-buy = { $who } kupuje od hráče { $owner } { $tile_acc } { $place_into }.
log-discard = { $who } vyřazuje ze stáje { $tile_acc }.
log-expand = { $who } rozšiřuje zoo.

### Why not

no-game-over = Partie už skončila.
no-only-chance = O vyřazených druzích a o tom, která destička přijde, rozhoduje jen náhoda.
no-not-for-chance = O tomhle teď náhoda nerozhoduje.
no-already-removed = Tento druh už ve hře není: { $species }.
no-not-in-stack = Taková destička už v zásobě nezbývá: { $tile }.
no-chance-first = Chvilku počkej, nejdřív rozhodne náhoda.
no-others-turn = Teď nejsi na tahu.
no-out-of-round = Svůj vůz už máš a v tomto kole nehraješ; na tah přijdeš zase v příštím.
no-load-first = Nejdřív nalož destičku, kterou máš otočenou: { $held }.
no-put-first = Nejdřív vylož svůj vůz.
no-nothing-to-load = Není co naložit; nejdřív otoč destičku.
no-nothing-to-put = Není co vyložit; nejdřív si vezmi vůz. Destičku ze své stáje můžeš přesunout za minci (move).
no-all-trucks-full = Na žádném voze už není místo; jeden si vezmi, nebo zaplať za peněžní akci.
no-such-truck = Vůz { $truck } v této partii není.
no-truck-taken = Vůz { $truck } si v tomto kole už někdo vzal.
no-truck-full = Na voze { $truck } už není místo.
no-truck-empty = Vůz { $truck } je prázdný; vzít si můžeš jen takový, který veze aspoň jednu destičku.
no-not-on-truck = Na tvém voze taková destička není: { $tile }.
no-too-few-coins = Stojí to { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
        [many] { $cost } mince
       *[other] { $cost } mincí
    }, ale ty { $coins ->
        [0] nemáš žádnou
       *[other] máš jen { $coins }
    }.
no-not-in-barn = Ve tvé stáji taková destička není: { $tile }.
no-stall-not-there = Přesun { $from_from } není možný, takový stánek tam nestojí: { $tile }.
no-not-expanded = Tvoje zoo teď takové místo nemá: { $place }. Rozšířit ji jde o x a ve dvou hráčích i o y.
no-other-species = Ve { $place_loc } žije jiný druh; do jednoho výběhu patří jen jeden.
no-enclosure-full = Ve { $place_loc } už není volné pole.
no-stall-place-taken = Na { $place_loc } už stánek stojí.
no-exchange-empty = Mezi { $one_ins } a { $other_ins } není co vyměnit; zvířata musí být na obou místech.
no-exchange-same = Mezi { $one_ins } a { $other_ins } zvířata vyměnit nejde; jsou stejného druhu, a vyměňují se jen různé.
no-exchange-too-many = Mezi { $one_ins } a { $other_ins } zvířata vyměnit nejde; všechna by se nevešla.
no-such-seat = Na místě { $owner } u stolu nikdo nesedí.
no-own-barn = To je tvoje vlastní stáj; zvíře nebo stánek z ní můžeš za minci přesunout.
no-not-in-their-barn = Ve stáji hráče { $owner } taková destička není: { $tile }.
no-more-expansions = Tvoje zoo už se víc rozšířit nedá.
never-pass = Tady se nepasuje: otoč destičku, vezmi si vůz, nebo zaplať za peněžní akci.
never-put-coin = Mince nepotřebují místo: jsou tvoje, jakmile si vůz vezmeš.
never-from-enclosure = Zvířata neopouštějí výběh po jednom; jde jen vyměnit všechna naráz za zvířata z jiného výběhu nebo ze stáje.
never-exchange-stalls = Stánky se nevyměňují; za minci můžeš jeden přesunout na volné místo.

### The end of the game

coins-decided = Na body je to nerozhodně; rozhodují mince.

### The board in the terminal

board-stack = V zásobě { $tiles ->
        [one] { $tiles } destička
        [few] { $tiles } destičky
        [many] { $tiles } destičky
       *[other] { $tiles } destiček
    }, z toho { $under } pod kotoučem
board-last-round = Poslední kolo
board-bank = V banku: { $coins }
board-removed = mimo hru: { $species }
board-truck = Vůz { $number }
board-held = { $who } má otočenou destičku:
board-unloading = { $who } vykládá:
board-coins = { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
board-barn = Stáj:
board-mine = Tvoje zoo
board-animals = Zvířata
board-stalls = Stánky
board-points = Body
board-worth = Chybí jedno / plný
board-bonus = +{ $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
