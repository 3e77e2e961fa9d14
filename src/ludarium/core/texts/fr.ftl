### Mistakes; each is one sentence that says what to do instead where that is known

unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
unknown-move = « { $words } » n’est pas un coup de ce jeu{ $known ->
        [0] .
       *[other] ; voulais-tu dire « { $near } » ?
    }
wrong-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
wrong-names = { $names ->
        [one] { $names } nom est donné
       *[other] { $names } noms sont donnés
    } pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    } ; donne un nom par place, ou aucun.
unknown-option = { $game } n’a pas d’option « { $option } » ; il y a : { $known }.
unknown-value = L’option « { $option } » ne peut pas valoir « { $value } » ; elle peut valoir : { $known }.
unknown-seat = Il n’y a pas de place « { $seat } » ; les places vont de 1 à { $most }, et « * » est le hasard.
unknown-sheet = Il n’y a pas de feuille de score « { $sheet } » ; il y a : { $known }.
chance-not-waiting = Le hasard n’a rien à faire maintenant.
nothing-to-undo = Il n’y a aucun coup à annuler.
not-a-record = Ce n’est pas une partie enregistrée : la première ligne doit être « { $format } ».
garbled-line = La ligne { NUMBER($line, useGrouping: 0) } est incompréhensible : « { $text } ».
header-missing = Il manque à cette partie enregistrée la ligne « { $name }: … ».
other-rules = La partie a été enregistrée avec la version { $written } des règles du jeu { $game } ; la version d’ici est la { $known }.
impossible-line = Ligne { NUMBER($line, useGrouping: 0) }, coup { NUMBER($move, useGrouping: 0) } : « { $text } » n’est pas possible. { $why }
result-too-early = La ligne { NUMBER($line, useGrouping: 0) } donne un résultat, mais la partie n’est pas finie.
other-result = Ligne { NUMBER($line, useGrouping: 0) } : la partie enregistrée annonce le résultat { $claimed }, ses coups mènent à { $reached }.
parquet-missing = Les tableaux Parquet ont besoin du paquet pyarrow : pip install "ludarium[parquet]"
no-stock = { $game } n’a pas de tuiles qu’un fichier puisse remplacer.
cannot-write = Impossible d’écrire { $path } : c’est un dossier, ou son dossier n’existe pas.
unknown-player = Il n’y a pas d’adversaire « { $player } » ; il y a : { $known }.
unknown-budget = « { $budget } » n’est pas un temps de réflexion : donne des secondes (1s), des millisecondes (200ms) ou un nombre de simulations (5000).
unknown-manner = La recherche ne comprend pas « { $word } » ; après le temps de réflexion peuvent suivre, chacun précédé d’un plus : { $known }.
player-lost = L’adversaire « { $player } » ne répond plus.
nothing-to-decide = La place { $seat } n’a rien à décider maintenant.
