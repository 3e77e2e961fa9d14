### The command line

cli-about = Des jeux de société d’après leurs livrets de règles : exacts, rapides et accueillants. Ludarium n’est pas affilié aux éditeurs des jeux.
cli-language = la langue : en, cs, sk ou fr
cli-version = affiche la version
cli-games = donne la liste des jeux
cli-play = joue une partie dans le terminal
cli-replay = affiche une partie enregistrée
cli-players = donne la liste des joueurs que tu peux affronter ou faire jouer
cli-evaluate = dit comment les chances ont changé dans une partie enregistrée, et quels coups les ont changées le plus
cli-simulate = joue beaucoup de parties au hasard sur tous les cœurs
cli-arena = oppose des joueurs sur les mêmes donnes, et dit quelle est leur force
cli-entrants = les joueurs, séparés par des virgules, par exemple search/1s,greedy,random
cli-arena-games = le nombre de parties, en donnes entières ; sans lui 200, avec --against-previous 20 000 au plus
cli-seats = le nombre de places à la table ; sans lui 2
cli-out = garde les résultats, les parties et une image dans ce dossier ; la même commande reprend où elle s’est arrêtée
cli-previous = teste si le premier joueur est plus fort que celui-ci, et s’arrête dès que c’est clair
cli-elo = ce que le test doit distinguer, en points Elo : d’habitude 0,10
cli-warm = compile les règles maintenant, pour ne plus attendre ensuite
cli-game = un jeu ; voir « ludarium games »
cli-how-many = le nombre de joueurs
cli-seat = ta place, à partir de 1
cli-against = qui joue aux autres places, par exemple level:4, search/1s ou random ; voir « ludarium players » ; sans lui greedy, mais qui choisit le jeu dans la liste choisit aussi un niveau
cli-name = ton nom à la table
cli-seed = la graine, un nombre dont partent les nombres aléatoires
cli-option = une option du jeu sous la forme nom=valeur ; peut être donnée plusieurs fois
cli-from = reprend une partie enregistrée
cli-tile-set = un fichier avec tes propres tuiles (ZooSim)
cli-file = une partie enregistrée
cli-trace = affiche une ligne de JSON pour chaque position
cli-budget = de combien de parties les chances de chaque position sont estimées ; sans lui 200
cli-plot = dessine les chances dans ce fichier : .png, .svg ou .pdf
cli-count = le nombre de parties
cli-records = enregistre chaque partie dans ce dossier
cli-parquet = écrit toutes les feuilles de score dans ce tableau Parquet
cli-processes = combien de parties à la fois ; sans lui, autant qu’il y a de cœurs

### Mistakes at the command line

bad-command = La ligne de commande est incompréhensible ({ $problem }). Essaie : { $program } --help
bad-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $text } ».
bad-option = Une option se donne sous la forme nom=valeur, pas comme « { $text } ».
no-path = { $option } attend le chemin d’un fichier ou d’un dossier, pas un mot vide.
bad-picture = --plot attend un fichier dont le nom finit par { $known }, pas « { $text } ».
picture-missing = Une image demande ce qui n’est pas installé ({ $packages }) : pip install "ludarium[lab]"
cannot-print = Le résultat ne peut pas être écrit : { $problem }.
bad-language = Il n’y a pas de langue « { $text } » ; il y a : { $known }.
cannot-read = Impossible de lire le fichier { $path } : { $problem }.
not-text = Le fichier { $path } n’est pas du texte en UTF-8.
players-fixed = La partie enregistrée a ses propres joueurs et options ; n’indique pas { $option }.
game-fixed = La partie enregistrée est du jeu { $saved }, pas du jeu { $game }.
no-answer = Il faut nommer un jeu, car il n’y a personne à qui le demander : ludarium play JEU. Les jeux sont : { $known }.
stopped = Arrêté.

### Lists

list-game = { $name } : { $about }
list-seats = de { $fewest } à { $most } joueurs
list-only-seats = { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
list-option = option { $choice } : { $meaning }
list-usual = option { $choice } (par défaut) : { $meaning }

replay-title = { $game } : { $names }

### What is wrong with a file

file-missing = ce fichier ou ce dossier n’existe pas
file-is-folder = c’est un dossier
file-forbidden = ce n’est pas permis
file-no-folder = il y a un fichier là où il faudrait un dossier
disk-full = le disque est plein

### Compiling

compiling = Compilation du jeu { $game } pour cette machine ; cela n’arrive qu’une fois et prend une dizaine de secondes…
compiled = { $game } est prêt.
uncompiled = Numba n’est pas installé : les règles tournent sans être compilées, une soixantaine de fois plus lentement.

### A recorded game looked over

review-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-change = { $who } { $before } → { $after }
review-turns = Les tournants :
review-none = Aucun coup n’a nettement changé les chances.
review-move = Coup { NUMBER($last, useGrouping: 0) }
review-moves = Coups { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) }
review-stroke = { $who } joue très bien ici.
review-slip = { $who } y perd des chances ; un autre coup aurait pu être meilleur, mais cela arrive à tout le monde.
review-luck-good = { $who } a de la chance ici.
review-luck-bad = { $who } n’a pas de chance ici.
review-others-good = { $who } y gagne le plus.
review-others-bad = { $who } y perd le plus.
review-together-good = On a décidé en même temps, et nul ne peut dire quel coup a compté ; { $who } y gagne le plus.
review-together-bad = On a décidé en même temps, et nul ne peut dire quel coup a compté ; { $who } y perd le plus.
review-estimate = Les chances sont estimées d’après { $count ->
        [one] { $count } partie poursuivie
       *[other] { $count } parties poursuivies
    } depuis chaque position ; des changements de moins de { NUMBER($share, style: "percent", maximumFractionDigits: 0) } peuvent être fortuits.
review-plotted = L’image est dans { $path }.
review-plot-moves = coups
review-plot-chances = chances de gagner

### Simulation

sim-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
sim-done = { $game } : { $games } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
sim-speed = { $games_per_second } parties/s, { $moves_per_second } coups/s
sim-stopped = Arrêté : { $done ->
        [one] { $done } partie a été jouée
       *[other] { $done } parties ont été jouées
    } sur { $asked } ; ce qui a été joué est conservé.
sim-unfinished = { $count ->
        [one] { $count } partie a été arrêtée à la limite de coups et n’a pas de résultat.
       *[other] { $count } parties ont été arrêtées à la limite de coups et n’ont pas de résultat.
    }
sim-records = Les parties enregistrées sont dans { $path }.
sim-table = Le tableau est dans { $path }.
sim-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
col-sheet = Place
col-points = Points en moyenne
col-wins = Victoires

### Arena

bad-elo = --elo demande deux nombres entiers de -{ $most } à { $most }, le plus petit d’abord, par exemple 0,10, pas « { $text } ».
arena-alone = Une arène demande au moins deux joueurs, séparés par une virgule, par exemple greedy,random ; un seul suffit avec --seats 1.
arena-twice = Le joueur « { $player } » est nommé deux fois.
arena-previous = Avec --against-previous, le test oppose deux joueurs : celui de --players et un autre.
lab-missing = L’arène a besoin de ce qui n’est pas installé ({ $packages }) : pip install "ludarium[lab]"
arena-lost = Un processus qui jouait une partie a été arrêté par quelqu’un d’autre ; la même commande reprendra.
arena-garbled = La ligne { NUMBER($line, useGrouping: 0) } de { $path } n’est pas le résultat d’une partie.
arena-other = { $path } contient les résultats d’une autre arène (« { $name } » diffère) ; choisis un autre dossier.
arena-engine = { $path } contient des résultats d’autres règles ou d’autres joueurs, qui ont changé depuis ; choisis un autre dossier.
arena-busy = Une autre arène est en train d’écrire { $path }.
arena-warming = Les joueurs se préparent…
arena-done = { $game } : { $games } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, graine { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-nothing = Aucune donne n’a été jouée jusqu’au bout, il n’y a donc rien à comparer.
arena-unfinished = { $count ->
        [one] { $count } partie a été arrêtée à la limite de coups ; personne ne l’a gagnée.
       *[other] { $count } parties ont été arrêtées à la limite de coups ; personne ne les a gagnées.
    }
arena-stopped = Arrêté : { $done ->
        [one] { $done } partie a été jouée
       *[other] { $done } parties ont été jouées
    } sur { $asked }.
arena-kept = Les résultats, les parties et les images sont dans { $path }.
arena-results = Résultats
arena-player = Joueur
arena-against = contre
arena-all = tous
arena-games = Parties
arena-wins = Gains
arena-sure = 95 %
arena-place = Rang
arena-margin = Avance
arena-whole = { $number }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-mean = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-points = { $sign ->
        [plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
arena-elo = { $sign ->
        [plus] +{ NUMBER($rating, minimumFractionDigits: 0, maximumFractionDigits: 0) }
       *[none] { NUMBER($rating, minimumFractionDigits: 0, maximumFractionDigits: 0) }
    }
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-seconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
arena-fair = Entre égaux, chacun gagnerait { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties.
arena-pairing = Mêmes donnes pour tous : une partie en dit autant sur l’avance que { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur des donnes à elles.
arena-ratings = Force des joueurs
arena-rating = Elo
arena-pace = Un coup
arena-slowest = Le plus long
arena-matrix = Qui finit devant qui
arena-accepted = Accepté après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } : { $one } est plus fort que { $other }. Un écart de { $high } Elo convient mieux que { $low } (log du rapport de vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-rejected = Rejeté après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } : { $one } ne dépasse pas { $other } autant qu’il le devrait. Un écart de { $low } Elo convient mieux que { $high } (log du rapport de vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-undecided = Indécis après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } : savoir si { $one } est plus fort que { $other } de { $low } ou de { $high } Elo demande plus de parties (log du rapport de vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-plot-title = { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $games }
arena-plot-rating = Elo, avec des intervalles à 95 %
arena-plot-matrix = combien de fois la ligne finit devant la colonne

### Players

list-player = { $name } : { $about }
about-player-random = joue n’importe quel coup permis
about-player-careless = oublie des coups et ne voit que les points du moment
about-player-greedy = prend ce qui promet le plus dans l’immédiat
about-player-search = réfléchit aussi longtemps que tu le dis : search/1s, search/200ms, ou search/2000 pour tant de simulations
about-level-1 = oublie des coups et ne voit que les points du moment
about-level-2 = prend ce qui paraît le mieux dans l’immédiat
about-level-3 = regarde un peu plus loin
about-level-4 = regarde bien plus loin
about-level-5 = réfléchit une seconde à chaque coup, avec tout ce qu’il sait
players-words = Des mots peuvent suivre la durée d’une recherche, comme dans search/1s+halving :
about-word-random = termine chaque partie au hasard, sans rien savoir du jeu
about-word-halving = essaie ses coups aussi souvent les uns que les autres et écarte chaque fois la moins bonne moitié (sequential halving)
about-word-regret = quand on décide en même temps, varie ses coups pour que personne ne les devine (regret matching)
about-word-cores = tant de recherches réfléchissent côte à côte

### At the table

ask-game = À quel jeu veux-tu jouer ? (1–{ $most })
ask-players = Combien de joueurs, en te comptant ? ({ $fewest }–{ $most }, Entrée : { $usual })
ask-level = De quelle force doivent être les autres ? (1–{ $most }, Entrée : { $usual })
ask-wrong = Réponds par un nombre de { $least } à { $most }, s’il te plaît.
human-name = Joueur { $number }
bot-name = { $player } { $number }
player-careless = Étourdi
player-greedy = Glouton
player-random = Aléatoire
player-search = Penseur
player-wakes = L’adversaire se prépare ; la première fois, cela prend jusqu’à une minute…
level-1 = Débutant
level-2 = Apprenti
level-3 = Confirmé
level-4 = Expert
level-5 = Maître
hint-move = « { $move } »{ $meaning }
hint-difference = { $line } { $sign ->
        [plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
hint-because = Le mieux est { $move }, avec { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances, car en moyenne, face au deuxième meilleur coup, cela rapporte : { $lines }.
hint-although = Le mieux est { $move }, avec { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances, même si en moyenne, face au deuxième meilleur coup, cela rapporte : { $lines }.
hint-alike = Le mieux est { $move }, avec { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances ; sur la feuille de score, le deuxième meilleur coup revient presque au même.
hint-other = { $move } – { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hint-others = Bons aussi : { $moves }.
hint-only = Il n’y a pas de choix : { $move } est le seul coup.
table-seed = Graine { $seed }. Tape un numéro ou un coup en toutes lettres ; « help » montre tout ce que tu peux taper.
more-moves = … et { $count ->
        [one] encore un
       *[other] encore { $count }
    } ; « moves » les montre tous.
prompt = À toi
ambiguous = « { $text } » peut être : { $moves }.
not-a-move = « { $text } » n’est ni un coup ni une commande ; « help » montre tout ce que tu peux taper.
no-number = Il n’y a pas de coup numéro { $number } ; la liste compte { $most ->
        [one] un seul coup
       *[other] { $most } coups
    }.
say-which = Dis quel coup : why COUP.
why-allowed = « { $move } » est permis.
why-nothing = Cela ne change rien dans l’immédiat sur les feuilles de score.
why-line = { $sheet } : { $line } { $change }
nothing-to-undo = Tu n’as encore joué aucun coup que tu puisses annuler.
undone = Annulé : { $move }
saved = La partie est enregistrée dans { $path }. Pour la reprendre : ludarium play --from { $path }{ $more }
cannot-save = Impossible d’écrire { $path } : { $problem }.
not-a-save = { $path } existe déjà et n’est pas une partie enregistrée ; choisis un autre nom.
left = Tu as quitté la table ; seul ce qui a été enregistré est gardé.
game-over = La partie est finie.
wins = Victoire : { $names }.
win-shared = Victoire partagée : { $names }.
wins-nobody = Personne ne gagne.
sheet-title = Score, si la partie s’arrêtait maintenant
sheet-final = Score final

help-title = Ce que tu peux taper
help-number = le numéro d’un coup de la liste
help-words = un coup en toutes lettres (en anglais) ; les premières lettres de chaque mot suffisent
help-moves = la liste de tous tes coups
help-why = pourquoi un coup n’est pas permis, ou ce qu’il rapporte
help-hint = ce que ferait un adversaire fort, et pourquoi
help-undo = annule ton dernier coup et tout ce qui l’a suivi
help-sheet = les feuilles de score en l’état
help-board = redessine la table
help-rules = les règles de ce jeu
help-save = enregistre la partie : save, ou save FICHIER
help-quit = quitte la table
