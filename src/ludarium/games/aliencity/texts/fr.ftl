name = Alien City
about = Bâtis des tours et des dômes, garde les rues de la ville d’un seul tenant et coiffe trois tours, celles qui devront te rapporter le plus à la fin.

### Options

option-strict-first-two = Les dômes sur une autre couleur
option-strict-first-two-no = quand sa couleur n’a plus de parcelle constructible, un dôme peut aller sur n’importe quelle autre
option-strict-first-two-yes = de même, mais jamais parmi les deux premiers bâtiments d’une carte

### Colours and buildings; `.short` is two letters for the picture of the city
### `.of` is a colour beside a feminine word (carte, parcelle, tour), `.acc` the form of a building after a verb.

colour-red = rouge
    .of = rouge
    .short = ro
colour-blue = bleu
    .of = bleue
    .short = bl
colour-green = vert
    .of = verte
    .short = ve
colour-black = noir
    .of = noire
    .short = no
piece-red-tower = tour rouge
    .acc = une tour rouge
piece-blue-tower = tour bleue
    .acc = une tour bleue
piece-green-tower = tour verte
    .acc = une tour verte
piece-red-dome = dôme rouge
    .acc = un dôme rouge
piece-blue-dome = dôme bleu
    .acc = un dôme bleu
piece-green-dome = dôme vert
    .acc = un dôme vert
piece-black-dome = dôme noir
    .acc = un dôme noir

### The score sheet

line-towers = Tours
line-bonus = Bonus
line-total = Total
line-tower = { $tower } en { $plot } : { $customers ->
        [one] { $customers } client
       *[other] { $customers } clients
    } × { $competition }
line-bonus-for = bonus de { $plot } : { $guild } la plus proche, distance { $distance }

### What to do

do-build = Construis une tour ou un dôme.
do-cap = Tu peux coiffer une tour, ou passer. Il te reste { $caps ->
        [one] { $caps } chapeau
       *[other] { $caps } chapeaux
    }.
do-pass = Tu peux coiffer une tour, ou passer. Il te reste { $caps ->
        [one] { $caps } chapeau
       *[other] { $caps } chapeaux
    }.

### Moves in a list

move-build = { $piece } en { $plot }
move-cap = coiffer la { $tower } en { $plot }
move-pass = ne coiffer aucune tour

### What happened

log-card = La carte en { $card } est { $colour_of } ; son symbole est en { $symbol }.
log-build = { $who } construit { $piece_acc } en { $plot }.
log-cap = { $who } coiffe la { $tower } en { $plot }.
log-pass = { $who } ne coiffe aucune tour.
news-skipped = { $who } ne peut rien construire pour le moment ; { $builder } continue.

### Why not

no-game-over = La partie est finie.
no-only-chance = Seul le hasard pose les cartes.
no-not-for-chance = Ce n’est pas cela que le hasard doit décider maintenant.
no-other-card = Les cartes arrivent rangée par rangée depuis le coin en bas à gauche ; celle en { $card } n’est pas la suivante.
no-such-card = Il ne reste plus de carte { $colour_of }.
no-chance-first = Patiente un instant : le hasard pose d’abord les cartes.
no-others-turn = Ce n’est pas ton tour.
no-cap-first = Tu as construit ; maintenant, coiffe une tour ou passe.
no-build-first = Construis d’abord ; tu pourras coiffer une tour ensuite.
no-such-piece = Il ne te reste plus de { $piece }.
no-plot-taken = Il y a déjà { $stands_acc } en { $plot }.
no-parts-roads = Un bâtiment en { $plot } couperait les rues. Serait isolé : { $parted }.
no-walls-in = Un bâtiment en { $plot } ne laisserait plus de rue à côté de { $walled_in }.
no-symbol-plot = En { $plot } se trouve le symbole de la carte ; on n’y construit que lorsqu’aucune autre parcelle de la carte n’est constructible. Encore possible : { $others }.
no-first-two = La parcelle { $plot } est sur une carte { $ground_of } ({ $card }) qui n’a pas encore deux bâtiments ; une tour doit donc y être { $ground_of }.
no-dome-colour = La parcelle { $plot } est { $ground_of } ; un dôme { $colour } n’y va que lorsqu’aucune parcelle { $colour_of } n’est plus constructible. Encore possible : { $homes }.
no-foreign-dome = Un dôme d’une autre couleur ne doit pas être l’un des deux premiers bâtiments d’une carte, et celle-ci n’en a pas encore deux : { $card }.
no-tower = Il n’y a pas de tour en { $plot }.
no-tower-capped = La tour en { $plot } a déjà un chapeau.

### The board in the terminal

board-left = Reste
board-caps = chap.
board-cards = Cartes encore cachées : { $cards }
board-signs = { $tower } tour (1, 2 : à qui le chapeau)   { $dome } dôme   { $symbol } symbole   { $road } rue
