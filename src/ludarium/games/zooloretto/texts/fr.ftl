name = Zooloretto
about = Remplis les camions d’animaux, prends celui qui convient le mieux à ton zoo et veille à ce que personne ne finisse à l’étable.

### Options

option-edition = Édition
option-edition-2007 = la première édition, de 2007, avec la variante à deux

### Species; `.acc` is the form after a verb, `.short` two letters for small boards

species-camel = chameau
    .acc = un chameau
    .short = ca
species-elephant = éléphant
    .acc = un éléphant
    .short = él
species-flamingo = flamant rose
    .acc = un flamant rose
    .short = fl
species-kangaroo = kangourou
    .acc = un kangourou
    .short = ka
species-leopard = léopard
    .acc = un léopard
    .short = lé
species-chimpanzee = chimpanzé
    .acc = un chimpanzé
    .short = ci
species-panda = panda
    .acc = un panda
    .short = pa
species-zebra = zèbre
    .acc = un zèbre
    .short = zè
species-in-barn = étable ({ $species })
    .loc = dans l’étable ({ $species })
    .of = de l’étable ({ $species })

### Tiles

animal-plain = { $species }
    .acc = { $species_acc }
    .short = { $species_short }
animal-m = { $species } mâle
    .acc = { $species_acc } mâle
    .short = { $species_short }♂
animal-f = { $species } femelle
    .acc = { $species_acc } femelle
    .short = { $species_short }♀
animal-cub = bébé { $species }
    .acc = un bébé { $species }
    .short = { $species_short }°
tile-stall-a = boutique de glaces
    .acc = une boutique de glaces
    .short = GL
tile-stall-b = boutique de ballons
    .acc = une boutique de ballons
    .short = BA
tile-stall-c = boutique de souvenirs
    .acc = une boutique de souvenirs
    .short = SO
tile-stall-d = boutique de pop-corn
    .acc = une boutique de pop-corn
    .short = PO
tile-coin = pièce
    .acc = une pièce
    .short = $

### Places; `.into` is where something goes, `.from` where it comes from, `.loc` where it is

place-enclosure = enclos { $name }
    .into = dans l’enclos { $name }
    .from = de l’enclos { $name }
    .loc = dans l’enclos { $name }
    .of = de l’enclos { $name }
place-stall = emplacement { $name }
    .into = sur l’emplacement { $name }
    .from = de l’emplacement { $name }
    .loc = sur l’emplacement { $name }
    .of = de l’emplacement { $name }
place-barn = étable
    .into = dans l’étable
    .from = de l’étable
    .loc = dans l’étable
    .of = de l’étable

### The score sheet

line-enclosure-4 = Enclos 4
line-enclosure-5 = Enclos 5
line-enclosure-6 = Enclos 6
line-expansion-x = Extension x
line-expansion-y = Extension y
line-stalls = Types de boutique
line-barn = Étable
line-total = Total

### What to do

do-draw = Pioche une tuile, prends un camion ou fais une action payante.
do-take = Il n’y a plus de place dans aucun camion : prends-en un ou fais une action payante.
do-load = Charge { $held_acc } dans un camion.
do-put = Décharge ton camion : chaque tuile va dans un enclos, sur un emplacement de boutique ou dans l’étable.

### Moves in a list

move-draw = piocher une tuile
move-load = charger dans le camion { $truck }
move-take = prendre le camion { $truck }
move-put = installer { $tile_acc } { $place_into }
move-move = déplacer { $tile_acc } { $from_from } { $place_into }
move-exchange = échanger les animaux { $one_of } avec ceux { $other_of }
move-buy = acheter à la place { $owner } { $tile_acc } et l’installer { $place_into }
move-discard = défausser { $tile_acc } de l’étable
move-expand = agrandir le zoo

### What happened

log-remove = Espèce écartée de cette partie : { $species }.
log-tile = Tuile révélée : { $tile }.
log-draw = { $who } pioche une tuile.
log-load = { $who } charge { $held_acc } dans le camion { $truck }.
log-take = { $who } prend le camion { $truck }.
log-put = { $who } installe { $tile_acc } { $place_into }.
log-move = { $who } déplace { $tile_acc } { $from_from } { $place_into }.
log-exchange = { $who } échange les animaux { $one_of } avec ceux { $other_of }.
log-buy = { $who } achète à la place { $owner } { $tile_acc } et l’installe { $place_into }.
log-discard = { $who } défausse { $tile_acc } de son étable.
log-expand = { $who } agrandit son zoo.

### Why not

no-game-over = La partie est finie.
no-only-chance = Seul le hasard écarte des espèces et décide quelle tuile est révélée.
no-not-for-chance = Ce n’est pas cela que le hasard doit décider maintenant.
no-already-removed = Cette espèce est déjà écartée de la partie : { $species }.
no-not-in-stack = Il ne reste plus de tuile de ce type dans la pioche : { $tile }.
no-chance-first = Patiente un instant : le hasard décide d’abord.
no-others-turn = Ce n’est pas ton tour.
no-out-of-round = Tu as pris un camion : cette manche est finie pour toi, tu joueras de nouveau à la suivante.
no-load-first = Charge d’abord la tuile que tu as piochée : { $held }.
no-put-first = Décharge d’abord ton camion.
no-nothing-to-load = Il n’y a pas de tuile à charger ; pioches-en d’abord une.
no-nothing-to-put = Il n’y a rien à décharger ; prends d’abord un camion. Pour une pièce, tu peux déplacer (move) une tuile de ton étable.
no-all-trucks-full = Il n’y a plus de place dans aucun camion ; prends-en un ou fais une action payante.
no-such-truck = Il n’y a pas de camion { $truck } dans cette partie.
no-truck-taken = Le camion { $truck } est déjà pris pour cette manche.
no-truck-full = Il n’y a plus de place dans le camion { $truck }.
no-truck-empty = Le camion { $truck } est vide ; on ne peut prendre qu’un camion qui transporte au moins une tuile.
no-not-on-truck = Cette tuile n’est pas dans ton camion : { $tile }.
no-too-few-coins = Cela coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }, et tu { $coins ->
        [0] n’en as aucune
        [1] n’en as qu’une
       *[other] n’en as que { $coins }
    }.
no-not-in-barn = Cette tuile n’est pas dans ton étable : { $tile }.
no-stall-not-there = Tu ne peux pas déplacer { $from_from } une boutique qui n’y est pas : { $tile }.
no-not-expanded = Ton zoo n’a pas cet endroit pour le moment : { $place }. Il peut s’agrandir de x, et à deux joueurs de y aussi.
no-other-species = Une autre espèce vit déjà { $place_loc }. Un enclos n’accueille qu’une seule espèce.
no-enclosure-full = Il n’y a plus de case libre { $place_loc }.
no-stall-place-taken = Il y a déjà une boutique { $place_loc }.
no-exchange-empty = Il faut des animaux à la fois { $one_loc } et { $other_loc }.
no-exchange-same = La même espèce vit { $one_loc } et { $other_loc }. On n’échange que des espèces différentes.
no-exchange-too-many = Les animaux { $one_of } et ceux { $other_of } ne tiendraient pas tous à leur nouvelle place.
no-such-seat = Il n’y a personne à la place { $owner }.
no-own-barn = C’est ta propre étable ; pour une pièce, tu peux déplacer (move) un animal ou une boutique qui s’y trouve.
no-not-in-their-barn = Cette tuile n’est pas dans l’étable de la place { $owner } : { $tile }.
no-more-expansions = Tu ne peux plus agrandir ton zoo.
never-pass = On ne passe pas son tour ici : pioche une tuile, prends un camion ou fais une action payante.
never-put-coin = Les pièces n’ont pas besoin de place : elles sont à toi dès que tu prends le camion.
never-from-enclosure = Un animal ne quitte jamais son enclos tout seul ; tous ceux d’un enclos peuvent être échangés (exchange) avec ceux d’un autre enclos ou de l’étable.
never-exchange-stalls = Les boutiques ne s’échangent pas ; pour une pièce, tu peux en déplacer (move) une vers un emplacement libre.

### The end of the game

coins-decided = À égalité de points, ce sont les pièces qui départagent.

### The board in the terminal

board-stack = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } dans la pioche, dont { $under } sous le disque
board-last-round = Dernière manche
board-bank = Banque : { $coins }
board-removed = sans : { $species }
board-truck = Camion { $number }
board-held = { $who } a pioché :
board-unloading = { $who } décharge :
board-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
board-barn = Étable :
board-mine = Ton zoo
board-animals = Animaux
board-stalls = Boutiques
board-points = Points
board-worth = 1 libre / plein
board-bonus = +{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
