### The command line

cli-about = Deskové hry podle svých pravidel: přesně, rychle a vlídně. Ludarium není nijak spojeno s vydavateli těchto her.
cli-language = jazyk: en, cs, sk, nebo fr
cli-version = vypíše verzi
cli-games = vypíše seznam her
cli-play = spustí hru v terminálu
cli-replay = vypíše zaznamenanou partii
cli-players = vypíše hráče, proti kterým můžeš hrát nebo které můžeš nechat hrát
cli-evaluate = řekne, jak se v zaznamenané partii měnily šance a které tahy je změnily nejvíc
cli-simulate = odehraje mnoho náhodných partií na všech jádrech
cli-arena = nechá hráče hrát proti sobě na stejných rozdáních a řekne, jak jsou silní
cli-entrants = hráči oddělení čárkami, například search/1s,greedy,random
cli-arena-games = počet partií, v celých rozdáních; bez zadání 200, s --against-previous nejvýš 20 000
cli-seats = kolik míst je u stolu; bez zadání 2
cli-out = uloží výsledky, záznamy a obrázek do této složky; stejný příkaz pokračuje tam, kde byl přerušen
cli-previous = zkouší, zda je první hráč silnější než tento, a skončí, jakmile je to jasné
cli-elo = co má zkouška rozlišit, v bodech Elo: obvykle 0,10
cli-warm = zkompiluje pravidla už teď, aby se na to později nečekalo
cli-game = hra; viz „ludarium games“
cli-how-many = počet hráčů
cli-seat = tvoje místo u stolu, počítá se od 1
cli-against = kdo hraje na ostatních místech, třeba level:4, search/1s nebo random; viz „ludarium players“; bez zadání greedy, ale kdo vybírá hru ze seznamu, vybere si i úroveň
cli-name = tvoje jméno u stolu
cli-seed = seed, číslo, z něhož vycházejí náhodná čísla
cli-option = volba hry ve tvaru název=hodnota; lze zadat vícekrát
cli-from = pokračuje v uložené partii
cli-tile-set = soubor s vlastními dílky (ZooSim)
cli-file = záznam partie
cli-trace = pro každou pozici vypíše jeden řádek JSON
cli-budget = z kolika partií se v každé pozici odhadují šance; bez zadání 200
cli-plot = nakreslí šance jako obrázek do tohoto souboru: .png, .svg nebo .pdf
cli-count = počet partií
cli-records = zapíše záznam každé partie do této složky
cli-parquet = zapíše všechny bodovací listy do této tabulky Parquet
cli-processes = kolik partií najednou; bez zadání tolik, kolik je jader

### Mistakes at the command line

bad-command = Příkazu nelze rozumět ({ $problem }). Zkus: { $program } --help
bad-number = Za { $option } patří celé číslo od { $least } do { $most }, ne „{ $text }“.
bad-option = Volba se zadává ve tvaru název=hodnota, ne jako „{ $text }“.
no-path = { $option } potřebuje cestu k souboru nebo složce, ne prázdné slovo.
bad-picture = Za --plot patří soubor, jehož jméno končí na { $known }, ne „{ $text }“.
picture-missing = Obrázek potřebuje, co tu není nainstalováno ({ $packages }): pip install "ludarium[lab]"
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

### A recorded game looked over

review-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-change = { $who } { $before } → { $after }
review-turns = Zlomové okamžiky:
review-none = Žádný tah šance zřetelně nezměnil.
review-move = { NUMBER($last, useGrouping: 0) }. tah
review-moves = { NUMBER($first, useGrouping: 0) }. až { NUMBER($last, useGrouping: 0) }. tah
review-stroke = { $who } tu hraje výborně.
review-slip = { $who } tím o šance přichází; jiný tah mohl být lepší, ale to se stane každému.
review-luck-good = { $who } tu má štěstí.
review-luck-bad = { $who } tu má smůlu.
review-others-good = Nejvíc tím získává { $who }.
review-others-bad = Nejvíc na to doplácí { $who }.
review-together-good = Rozhodovalo se najednou, takže nelze říct, čí tah za to může; nejvíc tím získává { $who }.
review-together-bad = Rozhodovalo se najednou, takže nelze říct, čí tah za to může; nejvíc na to doplácí { $who }.
review-estimate = Šance jsou odhad, z každé pozice se { $count ->
        [one] dohrála { $count } partie
        [few] dohrály { $count } partie
        [many] dohrálo { $count } partie
       *[other] dohrálo { $count } partií
    }; změny menší než { NUMBER($share, style: "percent", maximumFractionDigits: 0) } mohou být náhoda.
review-plotted = Obrázek je v souboru { $path }.
review-plot-moves = tahy
review-plot-chances = šance

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

### Arena

bad-elo = Za --elo patří dvě celá čísla od -{ $most } do { $most }, menší první, například 0,10, ne „{ $text }“.
arena-alone = Aréna potřebuje aspoň dva hráče oddělené čárkou, například greedy,random; jen s --seats 1 stačí jeden.
arena-twice = Hráč „{ $player }“ je uveden dvakrát.
arena-previous = S --against-previous má zkouška dva hráče: toho, který je v --players, a jiného.
lab-missing = Aréna potřebuje, co tu není nainstalováno ({ $packages }): pip install "ludarium[lab]"
arena-lost = Proces, který hrál partii, někdo ukončil; stejný příkaz bude pokračovat.
arena-garbled = Řádek { NUMBER($line, useGrouping: 0) } souboru { $path } není výsledek partie.
arena-other = V souboru { $path } jsou výsledky jiné arény (liší se „{ $name }“); zvol jinou složku.
arena-engine = V souboru { $path } jsou výsledky jiných pravidel nebo hráčů, kteří se mezitím změnili; zvol jinou složku.
arena-busy = Do souboru { $path } právě zapisuje jiná aréna.
arena-warming = Hráči se připravují …
arena-done = { $game }: { $games }, { $deals } rozdání, { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }, seed { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-nothing = Žádné rozdání se nedohrálo celé, takže není co srovnávat.
arena-unfinished = { $count ->
        [one] { $count } partie skončila na limitu tahů a nevyhrál ji nikdo.
        [few] { $count } partie skončily na limitu tahů a nevyhrál je nikdo.
        [many] { $count } partie skončilo na limitu tahů a nevyhrál ji nikdo.
       *[other] { $count } partií skončilo na limitu tahů a nevyhrál je nikdo.
    }
arena-stopped = Přerušeno: odehráno partií { $done }, požadováno { $asked }.
arena-kept = Výsledky, záznamy a obrázky jsou ve složce { $path }.
arena-results = Výsledky
arena-player = Hráč
arena-against = proti
arena-all = všem
arena-games = Partie
arena-wins = Výhry
arena-sure = 95 %
arena-place = Pořadí
arena-margin = Náskok
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
arena-fair = Mezi rovnými by každý vyhrál { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } partií.
arena-pairing = Stejná rozdání pro všechny: o náskoku řekne jedna partie tolik co { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } partie na vlastních rozdáních.
arena-ratings = Síla hráčů
arena-rating = Elo
arena-pace = Tah
arena-slowest = Nejdelší
arena-matrix = Kdo končí před kým
arena-accepted = Přijato po { $deals ->
        [one] { $deals } rozdání
       *[other] { $deals } rozdáních
    }: { $one } je silnější než { $other }. Rozdíl { $high } Elo odpovídá výsledkům lépe než { $low } (logaritmus poměru věrohodností { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-rejected = Zamítnuto po { $deals ->
        [one] { $deals } rozdání
       *[other] { $deals } rozdáních
    }: { $one } není o tolik silnější než { $other }, jak by měl být. Rozdíl { $low } Elo odpovídá výsledkům lépe než { $high } (logaritmus poměru věrohodností { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-undecided = Nerozhodnuto po { $deals ->
        [one] { $deals } rozdání
       *[other] { $deals } rozdáních
    }: zda je { $one } silnější než { $other } o { $low }, nebo o { $high } Elo, ukáže až více partií (logaritmus poměru věrohodností { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-plot-title = { $game }, { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }, { $games }
arena-plot-rating = Elo s 95% intervaly
arena-plot-matrix = jak často končí řádek před sloupcem

### Players

list-player = { $name }: { $about }
about-player-random = udělá jakýkoli dovolený tah
about-player-careless = přehlíží tahy a vidí jen body v této chvíli
about-player-greedy = vezme, co hned slibuje nejvíc
about-player-search = přemýšlí, jak dlouho řekneš: search/1s, search/200ms, nebo search/2000 podle počtu simulací
about-level-1 = přehlíží tahy a vidí jen body dané chvíle
about-level-2 = vezme, co hned vypadá nejlépe
about-level-3 = dívá se kousek dopředu
about-level-4 = vidí dál dopředu
about-level-5 = o každém tahu přemýšlí sekundu, se vším, co ví
players-words = Za dobou přemýšlení mohou následovat slova, jako v search/1s+halving:
about-word-random = dohrává náhodně až do konce, aniž o hře něco ví
about-word-halving = zkouší tahy stejně často a pokaždé vyřadí horší polovinu (postupné půlení)
about-word-regret = kde se rozhoduje najednou, střídá tahy tak, aby je nikdo neprohlédl (regret matching)
about-word-cores = tolik hledání přemýšlí vedle sebe

### At the table

ask-game = Kterou hru si zahraješ? (1–{ $most })
ask-players = Kolik bude hráčů i s tebou? ({ $fewest }–{ $most }, Enter: { $usual })
ask-level = Jak silní mají být ostatní? (1–{ $most }, Enter: { $usual })
ask-wrong = Odpověz prosím číslem od { $least } do { $most }.
human-name = Hráč { $number }
bot-name = { $player } { $number }
player-careless = Nepozorný
player-greedy = Chamtivec
player-random = Náhoda
player-search = Myslitel
player-wakes = Hráč se připravuje; poprvé to trvá až minutu …
level-1 = Začátečník
level-2 = Učeň
level-3 = Pokročilý
level-4 = Znalec
level-5 = Mistr
hint-move = „{ $move }“{ $meaning }
hint-difference = { $line } { $sign ->
        [plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
hint-because = Nejlepší je { $move } se šancí { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, protože proti druhému nejlepšímu tahu průměrně přinese: { $lines }.
hint-although = Nejlepší je { $move } se šancí { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, i když proti druhému nejlepšímu tahu průměrně přinese: { $lines }.
hint-alike = Nejlepší je { $move } se šancí { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; na bodovacím listu z druhého nejlepšího tahu vychází skoro totéž.
hint-other = { $move } – { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hint-others = Dobré je také: { $moves }.
hint-only = Není z čeho vybírat: { $move } je jediný tah.
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
saved = Partie je uložena v souboru { $path }. Pokračovat lze takto: ludarium play --from { $path }{ $more }
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
help-hint = co by zahrál silný hráč a proč
help-undo = vezme zpět tvůj poslední tah a vše, co po něm následovalo
help-sheet = bodovací listy v této chvíli
help-board = znovu nakreslí stůl
help-rules = pravidla této hry
help-save = uloží partii: save, nebo save SOUBOR
help-quit = odejde od stolu
