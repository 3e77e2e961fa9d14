name = Ekosystém
about = Vyberaj karty z ponuky, ktorá koluje, a zlož z nich ekosystém päť krát štyri, v ktorom každý druh nájde, čo potrebuje.

### Options

option-edition = Edícia
option-edition-mindok = v ruke je 11 kariet, jedna nakoniec zostane
option-edition-genius = v ruke je 10 kariet, pri poslednom výbere už nie je z čoho voliť

### Cards; `.acc` is the form after a verb, `.short` two letters for small boards

kind-rabbit = zajac
    .acc = zajaca
    .short = za
kind-fox = líška
    .acc = líšku
    .short = lí
kind-dragonfly = vážka
    .acc = vážku
    .short = vá
kind-trout = pstruh
    .acc = pstruha
    .short = ps
kind-bear = medveď
    .acc = medveďa
    .short = me
kind-bee = včela
    .acc = včelu
    .short = vč
kind-eagle = orol
    .acc = orla
    .short = or
kind-deer = jeleň
    .acc = jeleňa
    .short = je
kind-wolf = vlk
    .acc = vlka
    .short = vl
kind-stream = potok
    .acc = potok
    .short = po
kind-meadow = lúka
    .acc = lúku
    .short = lú

### The score sheet

line-rabbit = Zajace
line-fox = Líšky
line-dragonfly = Vážky
line-trout = Pstruhy
line-bear = Medvede
line-bee = Včely
line-eagle = Orly
line-deer = Jelene
line-wolf = Vlky
line-stream = Potoky
line-meadow = Lúky
line-biodiversity = Biodiverzita
line-total = Spolu
sheet-b = Benedikt

### What to do

do-pick = Vyber si kartu z ruky.
do-lay = Vylož { $card_acc } do svojho ekosystému.
do-keep = Vďaka zajacovi si dve tvoje karty môžu vymeniť miesto: dve vymeň (swap), alebo nechaj všetky ležať (keep).
do-give = Daj Benediktovi kartu z ruky.

### Moves in a list

move-pick = vybrať { $card_acc }
move-lay = vyložiť na { $cell }
move-swap = vymeniť { $first } a { $second }
move-keep = nič nemeniť
move-give = dať { $card_acc }

### What happened

log-deal = Rozdáva sa karta: { $card }.
log-deal-veiled = Rozdávajú sa karty.
log-pick = { $who } vyberá { $card_acc }.
log-pick-veiled = { $who } má vybranú kartu.
log-lay = { $who } vykladá { $card_acc } na { $cell }.
log-swap = { $who } vymieňa karty na { $first } a { $second }.
log-keep = { $who } nič nevymieňa.
log-give = { $who } dáva Benediktovi { $card_acc }.
log-neutral = Neutrálna kôpka dostáva z neutrálnej ruky { $card_acc }.

### Why not

no-game-over = Partia sa už skončila.
no-only-chance = Karty rozdáva a losuje iba náhoda.
no-not-for-chance = Toto sa teraz nerozdáva ani nelosuje.
no-chance-first = Práve sa rozdávajú karty; chvíľu počkaj.
no-others-first = Svoju časť máš hotovú; čaká sa na ostatných.
no-pick-first = Najprv si vyber kartu z ruky.
no-lay-first = Najprv vylož kartu, ktorú máš vybranú.
no-swap-first = Najprv rozhodni, či zajac vymení dve karty: swap, alebo keep.
no-give-first = Najprv daj kartu Benediktovi.
no-not-in-hand = V ruke nemáš { $card_acc }.
no-not-there = Taká karta už nezostáva: { $card }.
no-start-first = Prvá karta príde na 0,0.
no-cell-covered = Na { $cell } už nejaká karta leží.
no-sixth-column = Na { $cell } by sa začal šiesty stĺpec; ekosystém ich má päť.
no-fifth-row = Na { $cell } by sa začal piaty rad; ekosystém má štyri.
no-not-beside = Miesto { $cell } nesusedí stranou so žiadnou z tvojich kariet.
no-cell-empty = Na výmenu treba kartu na { $first } aj na { $second }.
no-same-kind = Na { $first } a { $second } ležia karty rovnakého druhu; výmena by nič nezmenila.

### The board in the terminal

board-turn = Kolo { $round } z 2, výber { $turn } z 10
board-passing-next = karty putujú k ďalšiemu hráčovi
board-passing-back = karty putujú k predchádzajúcemu hráčovi
board-hand = V ruke:
board-picked = vybraté: { $card }
board-mine = Tvoj ekosystém
board-neutral = Neutrálny hráč

### The end of a solo game

solo-lost = Benedikt je pred tebou.
solo-won = Benedikt pred tebou nie je: výhra! Ozajstný výkon je náskok aspoň 30 bodov.
solo-feat = Náskok aspoň 30 bodov: ozajstný výkon!
solo-remarkable = Náskok aspoň 50 bodov: pozoruhodné!
solo-legendary = Náskok aspoň 70 bodov: legendárne!
