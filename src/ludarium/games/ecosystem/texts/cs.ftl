name = Ekosystém
about = Vybírej karty z nabídky, která koluje, a slož z nich ekosystém pět krát čtyři, v němž každý druh najde, co potřebuje.

### Options

option-edition = Edice
option-edition-mindok = v ruce je 11 karet, jedna nakonec zbude
option-edition-genius = v ruce je 10 karet, při posledním výběru už není z čeho volit

### Cards; `.acc` is the form after a verb, `.short` two letters for small boards

kind-rabbit = zajíc
    .acc = zajíce
    .short = za
kind-fox = liška
    .acc = lišku
    .short = li
kind-dragonfly = vážka
    .acc = vážku
    .short = vá
kind-trout = pstruh
    .acc = pstruha
    .short = ps
kind-bear = medvěd
    .acc = medvěda
    .short = me
kind-bee = včela
    .acc = včelu
    .short = vč
kind-eagle = orel
    .acc = orla
    .short = or
kind-deer = jelen
    .acc = jelena
    .short = je
kind-wolf = vlk
    .acc = vlka
    .short = vl
kind-stream = potok
    .acc = potok
    .short = po
kind-meadow = louka
    .acc = louku
    .short = lo

### The score sheet

line-rabbit = Zajíci
line-fox = Lišky
line-dragonfly = Vážky
line-trout = Pstruzi
line-bear = Medvědi
line-bee = Včely
line-eagle = Orli
line-deer = Jeleni
line-wolf = Vlci
line-stream = Potoky
line-meadow = Louky
line-biodiversity = Biodiverzita
line-total = Celkem
sheet-b = Benedikt

### What to do

do-pick = Vyber si kartu z ruky.
do-lay = Vylož { $card_acc } do svého ekosystému.
do-keep = Díky zajíci si dvě tvoje karty mohou vyměnit místo: dvě vyměň (swap), nebo nech všechny ležet (keep).
do-give = Dej Benediktovi kartu z ruky.

### Moves in a list

move-pick = vybrat { $card_acc }
move-lay = vyložit na { $cell }
move-swap = vyměnit { $first } a { $second }
move-keep = nic neměnit
move-give = dát { $card_acc }

### What happened

log-deal = Rozdává se karta: { $card }.
log-deal-veiled = Rozdávají se karty.
log-pick = { $who } vybírá { $card_acc }.
log-pick-veiled = { $who } má vybranou kartu.
log-lay = { $who } vykládá { $card_acc } na { $cell }.
log-swap = { $who } vyměňuje karty na { $first } a { $second }.
log-keep = { $who } nic nevyměňuje.
log-give = { $who } dává Benediktovi { $card_acc }.
log-neutral = Neutrální hromádka dostává z neutrální ruky { $card_acc }.

### Why not

no-game-over = Partie už skončila.
no-only-chance = Karty rozdává a losuje jen náhoda.
no-not-for-chance = Tohle se teď nerozdává ani nelosuje.
no-chance-first = Právě se rozdávají karty; chvilku počkej.
no-others-first = Svou část máš hotovou; čeká se na ostatní.
no-pick-first = Nejdřív si vyber kartu z ruky.
no-lay-first = Nejdřív vylož kartu, kterou máš vybranou.
no-swap-first = Nejdřív rozhodni, zda zajíc vymění dvě karty: swap, nebo keep.
no-give-first = Nejdřív dej kartu Benediktovi.
no-not-in-hand = V ruce nemáš { $card_acc }.
no-not-there = Taková karta už nezbývá: { $card }.
no-start-first = První karta přijde na 0,0.
no-cell-covered = Na { $cell } už nějaká karta leží.
no-sixth-column = Na { $cell } by začal šestý sloupec; ekosystém jich má pět.
no-fifth-row = Na { $cell } by začala pátá řada; ekosystém má čtyři.
no-not-beside = Místo { $cell } nesousedí stranou s žádnou z tvých karet.
no-cell-empty = K výměně je potřeba karta na { $first } i na { $second }.
no-same-kind = Na { $first } a { $second } leží karty stejného druhu; výměna by nic nezměnila.

### The board in the terminal

board-turn = Kolo { $round } ze 2, výběr { $turn } z 10
board-passing-next = karty putují k dalšímu hráči
board-passing-back = karty putují k předchozímu hráči
board-hand = V ruce:
board-picked = vybráno: { $card }
board-mine = Tvůj ekosystém
board-neutral = Neutrální hráč

### The end of a solo game

solo-lost = Benedikt je před tebou.
solo-won = Benedikt před tebou není: výhra! Opravdový výkon je náskok aspoň 30 bodů.
solo-feat = Náskok aspoň 30 bodů: opravdový výkon!
solo-remarkable = Náskok aspoň 50 bodů: pozoruhodné!
solo-legendary = Náskok aspoň 70 bodů: legendární!
