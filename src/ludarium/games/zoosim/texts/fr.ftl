name = ZooSim / O Zoo le Mio
about = Enchéris à poing fermé, relie les chemins et les enclos de tes tuiles pour bâtir un zoo et attire les visiteurs des autres.
about-tile-set = La liste imprimée des tuiles est restée introuvable : ce jeu de tuiles est une reconstitution. Un fichier à toi peut le remplacer (--tile-set FICHIER).

### Options

option-edition = Édition
option-edition-zoosim = ZooSim : 15 bancs ; avec tiles=three-shrubs, toutes les tuiles restantes sont vendues la cinquième année
option-edition-zoch = O Zoo le Mio : 13 bancs ; avec tiles=three-shrubs, la cinquième année est comme les autres, et le reste n’est pas vendu
option-tiles = Tuiles d’une année
option-tiles-five = cinq tuiles chaque année
option-tiles-three-shrubs = chaque année, autant de tuiles qu’il en faut pour en retourner trois avec des arbustes
option-income = Revenus
option-income-tiles = une pièce par tuile ; des points à la fin de chaque année
option-income-figures = une pièce par visiteur, arbre et banc, moins une par tuile ; des points seulement à la fin de la partie, pour les figurines et les pièces
option-tiebreak = Égalité à la fin
option-tiebreak-none = à égalité, la victoire est partagée
option-tiebreak-coins = à égalité, les pièces départagent
option-start = Chemins de la tuile de départ
option-start-NN = vers le nord depuis les deux moitiés
option-start-WE = vers l’ouest depuis la moitié A, vers l’est depuis la moitié B
option-start-AN_E = vers le nord depuis la moitié A, vers l’est depuis la moitié B

### Families; `.short` is two letters for small boards

family-monkeys = singes
    .short = si
family-mammals = mammifères
    .short = ma
family-birds = oiseaux
    .short = oi
family-reptiles = reptiles
    .short = re
family-sea_animals = animaux marins
    .short = an

### Tiles, squares and directions; half A of a tile is the left one in the row, half B the right one

half = { $family } { $stars }
tile = { $name } ({ $first }, { $second }{ $shrubs ->
        [0] { "" }
        [one] , { $shrubs } arbuste
       *[other] , { $shrubs } arbustes
    })
direction-n = au nord
direction-e = à l’est
direction-s = au sud
direction-w = à l’ouest

### The score sheet: points; beside it the figures that stand in a zoo, and the points of each year

line-visitors = Points pour les visiteurs
line-trees = Points pour les arbres
line-benches = Points pour les bancs
line-coins = Points pour les pièces
line-total = Total
line-visitors-monkeys = Visiteurs des singes
line-visitors-mammals = Visiteurs des mammifères
line-visitors-birds = Visiteurs des oiseaux
line-visitors-reptiles = Visiteurs des reptiles
line-visitors-sea_animals = Visiteurs des animaux marins
line-standing-trees = Arbres dans le zoo
line-standing-benches = Bancs dans le zoo
line-year-1 = Points de l’année 1
line-year-2 = Points de l’année 2
line-year-3 = Points de l’année 3
line-year-4 = Points de l’année 4
line-year-5 = Points de l’année 5

### What to do

do-bid = Combien offres-tu pour la tuile { $tile } ? { $coins ->
        [0] Tu n’as plus de pièces.
        [one] Tu as { $coins } pièce.
       *[other] Tu as { $coins } pièces.
    }
do-place = Pose la tuile { $tile } : donne la case de la moitié A, celle de gauche, puis la direction où se trouve la moitié B.
do-forfeit = La tuile { $tile } ne rentre nulle part dans ton zoo : abandonne-la.

### Moves in a list

move-bid = { $bid ->
        [0] ne rien offrir
        [one] offrir { $bid } pièce
       *[other] offrir { $bid } pièces
    }
move-place = A en { $square }, B { $direction }
move-forfeit = abandonner la tuile

### What happened

log-flag = Drapeau suivant sur le mât, de haut en bas : celui de la place { $seat }.
log-tile = Tuile retournée : { $tile }.
log-bid = { $bid ->
        [0] { $who } n’offre rien.
        [one] { $who } offre { $bid } pièce.
       *[other] { $who } offre { $bid } pièces.
    }
log-bid-veiled = { $who } a fait son offre.
log-place = { $who } pose la tuile { $tile } : A en { $square }, B { $direction }.
log-forfeit = { $who } abandonne la tuile { $tile }, qui ne rentre nulle part ; elle quitte la partie.

### What a move has brought

news-won = { $bid ->
        [0] { $who } obtient la tuile { $tile } pour rien.
        [one] { $who } obtient la tuile { $tile } pour { $bid } pièce.
       *[other] { $who } obtient la tuile { $tile } pour { $bid } pièces.
    }
news-flag = Les offres les plus hautes étaient égales, et les drapeaux ont tranché ; { $who } met le sien tout en bas du mât.
news-figures = { $who } – { $line } : { $earlier } → { $now }.
news-year = Fin de l’année { $year } – { $who } : { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    } ; à présent { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.

### Why not

no-game-over = La partie est finie.
no-only-chance = Seul le hasard hisse les drapeaux et retourne les tuiles.
no-not-for-chance = Ce n’est pas cela que le hasard doit décider maintenant.
no-such-flag = Il n’y a personne à la place { $seat }.
no-flag-hoisted = Le drapeau de la place { $seat } est déjà sur le mât.
no-not-in-pile = Cette tuile n’est plus dans la pioche : { $tile }.
no-chance-first = Patiente un instant : le hasard décide d’abord.
no-others-bid = Tu as fait ton offre ; attends celles des autres.
no-others-build = Quelqu’un d’autre a acheté la tuile et doit d’abord la poser.
no-bid-first = Fais d’abord une offre pour la tuile : { $tile }.
no-build-first = Pose d’abord la tuile que tu as achetée : { $tile }.
no-too-few-coins = Tu ne peux pas offrir { $bid } : { $coins ->
        [0] tu n’as plus de pièces
        [one] tu n’as qu’une pièce
       *[other] tu n’as que { $coins } pièces
    }.
no-square-taken = A en { $square }, B { $direction } : il y a déjà une tuile à cet endroit.
no-on-pavilion = A en { $square }, B { $direction } : l’entrée de ton zoo occupe déjà la place.
no-not-beside = A en { $square }, B { $direction } : la tuile serait isolée, sans tuile voisine.
no-into-pavilion = A en { $square }, B { $direction } : un chemin de la tuile buterait contre l’entrée de ton zoo.
no-path-into-grass = A en { $square }, B { $direction } : un chemin de la tuile déboucherait sur le gazon d’une tuile voisine.
no-grass-at-path = A en { $square }, B { $direction } : un chemin de ton zoo déboucherait sur le gazon de la tuile.
no-path-joins = A en { $square }, B { $direction } : aucun chemin de la tuile ne rejoindrait un chemin de ton zoo.
no-fits-somewhere = Cette tuile peut être posée ; on n’abandonne qu’une tuile qui ne rentre nulle part.

### The end of the game

coins-decided = À égalité de points, ce sont les pièces qui départagent.

### A set of tiles in a file

other-tile-set = La partie a été jouée avec un autre jeu de tuiles ({ $asked }) ; celui-ci est { $here }. Indique le fichier de ces tuiles-là : --tile-set FICHIER.
tiles-no-json = Le jeu de tuiles n’est pas du JSON.
tiles-count = La liste « tiles » doit compter { $needed } tuiles, pas { $count }.
tiles-missing = Il manque la tuile { $tile } ; les tuiles s’appellent { $first } à { $last }.
tiles-same-family = La tuile { $tile } montre la même famille sur ses deux moitiés ; il en faut deux différentes.
tiles-no-family = Tuile { $tile }, moitié { $half } : « family » doit être l’un de ces mots : { $known }.
tiles-number = Tuile { $tile } : « { $what } » doit être un nombre entier de { $least } à { $most }, pas { $value }.
tiles-exits = Tuile { $tile } : « exits » est une liste d’au moins un de ces mots, chacun une seule fois : { $known }.

### The board in the terminal

board-year = Année { $year } sur { $years }
board-pile = { $tiles ->
        [0] pioche vide
        [one] { $tiles } tuile dans la pioche
       *[other] { $tiles } tuiles dans la pioche
    }
board-flags = Drapeaux de haut en bas : { $names }
board-last-bids = Dernières offres : { $bids }
board-attractions = Valeur, figurines
board-shrubs = arbustes, arbres
board-benches = bancs (reste { $left })
board-coins = pièces
board-points = points par année
board-mine = Ton zoo
