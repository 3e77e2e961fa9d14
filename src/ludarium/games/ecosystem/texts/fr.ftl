name = Écosystème
about = Choisis des cartes dans les mains qui circulent et bâtis un écosystème de cinq sur quatre où chaque carte trouve ce qu’il lui faut.

### Options

option-edition = Édition
option-edition-mindok = des mains de 11 cartes, il en reste une à la fin
option-edition-genius = des mains de 10 cartes, aucun choix pour la dernière

### Cards; `.acc` is the form after a verb, `.short` two letters for small boards

kind-rabbit = lapin
    .acc = un lapin
    .short = la
kind-fox = renard
    .acc = un renard
    .short = re
kind-dragonfly = libellule
    .acc = une libellule
    .short = li
kind-trout = truite
    .acc = une truite
    .short = tr
kind-bear = ours
    .acc = un ours
    .short = ou
kind-bee = abeille
    .acc = une abeille
    .short = ab
kind-eagle = aigle
    .acc = un aigle
    .short = ai
kind-deer = cerf
    .acc = un cerf
    .short = ce
kind-wolf = loup
    .acc = un loup
    .short = lo
kind-stream = ruisseau
    .acc = un ruisseau
    .short = ru
kind-meadow = prairie
    .acc = une prairie
    .short = pr

### The score sheet

line-rabbit = Lapins
line-fox = Renards
line-dragonfly = Libellules
line-trout = Truites
line-bear = Ours
line-bee = Abeilles
line-eagle = Aigles
line-deer = Cerfs
line-wolf = Loups
line-stream = Ruisseaux
line-meadow = Prairies
line-biodiversity = Biodiversité
line-total = Total
sheet-b = Benedikt

### What to do

do-pick = Choisis une carte de ta main.
do-lay = Pose { $card_acc } dans ton écosystème.
do-keep = Ton lapin peut faire changer de place deux de tes cartes : échanges-en deux (swap) ou laisse tout en place (keep).
do-give = Donne à Benedikt une carte de ta main.

### Moves in a list

move-pick = choisir { $card_acc }
move-lay = poser en { $cell }
move-swap = échanger { $first } et { $second }
move-keep = ne rien échanger
move-give = donner { $card_acc }

### What happened

log-deal = Une carte est distribuée : { $card }.
log-deal-veiled = Des cartes sont distribuées.
log-pick = { $who } choisit { $card_acc }.
log-pick-veiled = { $who } a choisi une carte.
log-lay = { $who } pose { $card_acc } en { $cell }.
log-swap = { $who } échange les cartes en { $first } et en { $second }.
log-keep = { $who } n’échange rien.
log-give = { $who } donne { $card_acc } à Benedikt.
log-neutral = De la main neutre, { $card_acc } rejoint la pile neutre.

### Why not

no-game-over = La partie est finie.
no-only-chance = Seul le hasard distribue et pioche des cartes.
no-not-for-chance = Ce n’est pas ce qui doit être distribué ou pioché maintenant.
no-chance-first = On distribue des cartes ; patiente un instant.
no-others-first = Tu as fait ce que tu avais à faire ; les autres n’ont pas encore fini.
no-pick-first = Choisis d’abord une carte de ta main.
no-lay-first = Pose d’abord la carte que tu as choisie.
no-swap-first = Dis d’abord si ton lapin échange deux cartes : swap pour échanger, keep pour tout laisser en place.
no-give-first = Donne d’abord une carte à Benedikt.
no-not-in-hand = Cette carte n’est pas dans ta main : { $card }.
no-not-there = Il n’y a plus de carte de ce type : { $card }.
no-start-first = La première carte se pose en 0,0.
no-cell-covered = Il y a déjà une carte en { $cell }.
no-sixth-column = En { $cell } commencerait une sixième colonne ; un écosystème en a cinq.
no-fifth-row = En { $cell } commencerait une cinquième ligne ; un écosystème en a quatre.
no-not-beside = L’emplacement { $cell } n’a de côté commun avec aucune de tes cartes.
no-cell-empty = Pour un échange, il faut une carte en { $first } et une autre en { $second }.
no-same-kind = Les cartes en { $first } et en { $second } sont du même type ; les échanger ne change rien.

### The board in the terminal

board-turn = Manche { $round } sur 2, tour { $turn } sur 10
board-passing-next = les mains passent au joueur suivant
board-passing-back = les mains reviennent au joueur précédent
board-hand = Ta main :
board-picked = choisie : { $card }
board-mine = Ton écosystème
board-neutral = Pile neutre

### The end of a solo game

solo-lost = Benedikt est devant toi.
solo-won = Benedikt n’est pas devant toi : c’est gagné. L’exploit commence à 30 points d’avance.
solo-feat = 30 points d’avance ou plus : un exploit !
solo-remarkable = 50 points d’avance ou plus : remarquable !
solo-legendary = 70 points d’avance ou plus : légendaire !
