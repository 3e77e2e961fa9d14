### The command line

cli-about = Des jeux de société d’après leurs livrets de règles : exacts, rapides et accueillants. Ludarium n’est pas affilié aux éditeurs des jeux.
cli-language = la langue : en, cs, sk ou fr
cli-version = affiche la version
cli-games = donne la liste des jeux
cli-play = joue une partie dans le terminal
cli-replay = affiche une partie enregistrée
cli-simulate = joue beaucoup de parties au hasard sur tous les cœurs
cli-warm = compile les règles maintenant, pour ne plus attendre ensuite
cli-game = un jeu ; voir « ludarium games »
cli-players = le nombre de joueurs
cli-seat = ta place, à partir de 1
cli-against = qui joue aux autres places : greedy (glouton) ou random (aléatoire)
cli-name = ton nom à la table
cli-seed = la graine, un nombre dont partent les nombres aléatoires
cli-option = une option du jeu sous la forme nom=valeur ; peut être donnée plusieurs fois
cli-from = reprend une partie enregistrée
cli-tile-set = un fichier avec tes propres tuiles (ZooSim)
cli-file = une partie enregistrée
cli-trace = affiche une ligne de JSON pour chaque position
cli-count = le nombre de parties
cli-records = enregistre chaque partie dans ce dossier
cli-parquet = écrit toutes les feuilles de score dans ce tableau Parquet
cli-processes = combien de parties à la fois ; sans lui, autant qu’il y a de cœurs

### Mistakes at the command line

bad-command = La ligne de commande est incompréhensible ({ $problem }). Essaie : { $program } --help
bad-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $text } ».
bad-option = Une option se donne sous la forme nom=valeur, pas comme « { $text } ».
no-path = { $option } attend le chemin d’un fichier ou d’un dossier, pas un mot vide.
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

### At the table

ask-game = À quel jeu veux-tu jouer ? (1–{ $most })
ask-players = Combien de joueurs, en te comptant ? ({ $fewest }–{ $most }, Entrée : { $usual })
ask-wrong = Réponds par un nombre de { $least } à { $most }, s’il te plaît.
human-name = Joueur { $number }
bot-name = { $player } { $number }
player-greedy = Glouton
player-random = Aléatoire
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
saved = La partie est enregistrée dans { $path }. Pour la reprendre : ludarium play --from { $path }
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
help-undo = annule ton dernier coup et tout ce qui l’a suivi
help-sheet = les feuilles de score en l’état
help-board = redessine la table
help-rules = les règles de ce jeu
help-save = enregistre la partie : save, ou save FICHIER
help-quit = quitte la table
