### The command line

cli-about = Deskové hry podle svých pravidel: přesně, rychle a vlídně. Ludarium není nijak spojeno s vydavateli těchto her.
cli-language = jazyk: en, cs, sk, nebo fr
cli-version = vypíše verzi
cli-games = vypíše seznam her
cli-play = spustí hru v terminálu
cli-replay = vypíše zaznamenanou partii
cli-simulate = odehraje mnoho náhodných partií na všech jádrech
cli-warm = zkompiluje pravidla už teď, aby se na to později nečekalo
cli-game = hra; viz „ludarium games“
cli-players = počet hráčů
cli-seat = tvoje místo u stolu, počítá se od 1
cli-against = kdo hraje na ostatních místech: greedy (chamtivec), nebo random (náhoda)
cli-name = tvoje jméno u stolu
cli-seed = seed, číslo, z něhož vycházejí náhodná čísla
cli-option = volba hry ve tvaru název=hodnota; lze zadat vícekrát
cli-from = pokračuje v uložené partii
cli-tile-set = soubor s vlastními dílky (ZooSim)
cli-file = záznam partie
cli-trace = pro každou pozici vypíše jeden řádek JSON
cli-count = počet partií
cli-records = zapíše záznam každé partie do této složky
cli-parquet = zapíše všechny bodovací listy do této tabulky Parquet
cli-processes = kolik partií najednou; bez zadání tolik, kolik je jader

### Mistakes at the command line

bad-command = Příkazu nelze rozumět ({ $problem }). Zkus: { $program } --help
bad-number = Za { $option } patří celé číslo od { $least } do { $most }, ne „{ $text }“.
bad-option = Volba se zadává ve tvaru název=hodnota, ne jako „{ $text }“.
no-path = { $option } potřebuje cestu k souboru nebo složce, ne prázdné slovo.
cannot-print = Výstup nelze zapsat: { $problem }.
bad-language = Jazyk „{ $text }“ tu není; na výběr: { $known }.
cannot-read = Soubor { $path } nelze přečíst: { $problem }.
not-text = Soubor { $path } není text v UTF-8.
players-fixed = Uložená partie už má své hráče a volby; vynech { $option }.
game-fixed = Uložená partie patří ke hře { $saved }, ne ke hře { $game }.
no-answer = Hru je třeba uvést, protože se není koho zeptat: ludarium play HRA. Na výběr: { $known }.
stopped = Přerušeno.

### Lists

list-game = { $name }: { $about }
list-seats = { $most ->
        [one] { $fewest } až { $most } hráč
        [few] { $fewest } až { $most } hráči
        [many] { $fewest } až { $most } hráče
       *[other] { $fewest } až { $most } hráčů
    }
list-only-seats = { $most ->
        [one] { $most } hráč
        [few] { $most } hráči
        [many] { $most } hráče
       *[other] { $most } hráčů
    }
list-option = volba { $choice }: { $meaning }
list-usual = volba { $choice } (výchozí): { $meaning }

replay-title = { $game }: { $names }

### What is wrong with a file

file-missing = takový soubor ani složka neexistuje
file-is-folder = je to složka
file-forbidden = není to dovoleno
file-no-folder = místo složky je tam soubor
disk-full = disk je plný

### Compiling

compiling = Pravidla hry { $game } se kompilují pro tento počítač; stane se to jen jednou a trvá to asi deset sekund …
compiled = Hra { $game } je připravena.
uncompiled = Chybí Numba, takže pravidla běží nezkompilovaná, asi šedesátkrát pomaleji.

### Simulation

sim-games = { $count ->
        [one] { $count } partie
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
sim-done = { $games } hry { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, seed { $seed }: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
        [many] { $moves } tahu
       *[other] { $moves } tahů
    } za { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
sim-speed = { $games_per_second } partií/s, { $moves_per_second } tahů/s
sim-stopped = Přerušeno: odehráno partií { $done }, požadováno { $asked }; výsledky odehraných zůstávají.
sim-unfinished = { $count ->
        [one] { $count } partie skončila na limitu tahů a nemá výsledek.
        [few] { $count } partie skončily na limitu tahů a nemají výsledek.
        [many] { $count } partie skončilo na limitu tahů a nemá výsledek.
       *[other] { $count } partií skončilo na limitu tahů a nemá výsledek.
    }
sim-records = Záznamy jsou ve složce { $path }.
sim-table = Tabulka je v souboru { $path }.
sim-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
col-sheet = Místo
col-points = Průměr bodů
col-wins = Výhry

### At the table

ask-game = Kterou hru si zahraješ? (1–{ $most })
ask-players = Kolik bude hráčů i s tebou? ({ $fewest }–{ $most }, Enter: { $usual })
ask-wrong = Odpověz prosím číslem od { $least } do { $most }.
human-name = Hráč { $number }
bot-name = { $player } { $number }
player-greedy = Chamtivec
player-random = Náhoda
table-seed = Seed { $seed }. Napiš číslo nebo tah slovy; „help“ vypíše, co dalšího můžeš napsat.
more-moves = … a { $count ->
        [one] ještě jeden
        [few] ještě { $count }
        [many] ještě { $count }
       *[other] ještě { $count }
    }; „moves“ vypíše všechny.
prompt = Tvůj tah
ambiguous = „{ $text }“ může být: { $moves }.
not-a-move = „{ $text }“ není tah ani příkaz; „help“ vypíše, co můžeš napsat.
no-number = Tah číslo { $number } tu není; seznam má { $most ->
        [one] jeden tah
        [few] { $most } tahy
        [many] { $most } tahu
       *[other] { $most } tahů
    }.
say-which = Napiš, který tah: why TAH.
why-allowed = Tah „{ $move }“ je dovolen.
why-nothing = Na bodovacích listech se tím hned nic nezmění.
why-line = { $sheet }: { $line } { $change }
nothing-to-undo = Zatím není žádný tvůj tah, který by šlo vzít zpět.
undone = Tah vzat zpět: { $move }
saved = Partie je uložena v souboru { $path }. Pokračovat lze takto: ludarium play --from { $path }
cannot-save = Do { $path } nelze zapsat: { $problem }.
not-a-save = { $path } už existuje a není to uložená partie; zvol jiné jméno.
left = Odcházíš od stolu; zůstává jen to, co je uložené.
game-over = Partie skončila.
wins = Vítězí: { $names }.
win-shared = O vítězství se dělí: { $names }.
wins-nobody = Nevyhrává nikdo.
sheet-title = Skóre, kdyby partie skončila teď
sheet-final = Konečné skóre

help-title = Co můžeš napsat
help-number = číslo tahu ze seznamu
help-words = tah slovy; z každého stačí první písmena
help-moves = vypíše všechny tvoje tahy
help-why = why TAH: proč tah není dovolen, nebo co přinese
help-undo = vezme zpět tvůj poslední tah a vše, co po něm následovalo
help-sheet = bodovací listy v této chvíli
help-board = znovu nakreslí stůl
help-rules = pravidla této hry
help-save = uloží partii: save, nebo save SOUBOR
help-quit = odejde od stolu
