### The command line

cli-about = Stolové hry podľa svojich pravidiel: presne, rýchlo a vľúdne. Ludarium nie je nijako spojené s vydavateľmi týchto hier.
cli-language = jazyk: en, cs, sk alebo fr
cli-version = vypíše verziu
cli-games = vypíše zoznam hier
cli-play = spustí hru v termináli
cli-replay = vypíše zaznamenanú partiu
cli-players = vypíše hráčov, proti ktorým môžeš hrať alebo ktorých môžeš nechať hrať
cli-evaluate = povie, ako sa v zaznamenanej partii menili šance a ktoré ťahy ich zmenili najviac
cli-simulate = odohrá veľa náhodných partií na všetkých jadrách
cli-arena = nechá hráčov hrať proti sebe na rovnakých rozdaniach a povie, akí sú silní
cli-entrants = hráči oddelení čiarkami, napríklad search/1s,greedy,random
cli-arena-games = počet partií, v celých rozdaniach; bez zadania 200, s --against-previous najviac 20 000
cli-seats = koľko miest je pri stole; bez zadania 2
cli-out = uloží výsledky, záznamy a obrázok do tohto priečinka; ten istý príkaz pokračuje tam, kde bol prerušený
cli-previous = skúša, či je prvý hráč silnejší než tento, a skončí, len čo je to jasné
cli-elo = čo má skúška rozlíšiť, v bodoch Elo: obvykle 0,10
cli-warm = skompiluje pravidlá už teraz, aby sa na to neskôr nečakalo
cli-game = hra; pozri „ludarium games“
cli-how-many = počet hráčov
cli-seat = tvoje miesto pri stole, počíta sa od 1
cli-against = kto hrá na ostatných miestach, napríklad level:4, search/1s alebo random; pozri „ludarium players“; bez zadania greedy, ale kto vyberá hru zo zoznamu, vyberie si aj úroveň
cli-name = tvoje meno pri stole
cli-seed = seed, číslo, z ktorého vychádzajú náhodné čísla
cli-option = voľba hry v tvare názov=hodnota; možno zadať viackrát
cli-from = pokračuje v uloženej partii
cli-tile-set = súbor s vlastnými dielikmi (ZooSim)
cli-file = záznam partie
cli-trace = pre každú pozíciu vypíše jeden riadok JSON
cli-budget = z koľkých partií sa v každej pozícii odhadujú šance; bez zadania 200
cli-plot = nakreslí šance ako obrázok do tohto súboru: .png, .svg alebo .pdf
cli-count = počet partií
cli-records = zapíše záznam každej partie do tohto priečinka
cli-parquet = zapíše všetky bodovacie hárky do tejto tabuľky Parquet
cli-processes = koľko partií naraz; bez zadania toľko, koľko je jadier

### Mistakes at the command line

bad-command = Príkazu nemožno rozumieť ({ $problem }). Skús: { $program } --help
bad-number = Za { $option } patrí celé číslo od { $least } do { $most }, nie „{ $text }“.
bad-option = Voľba sa zadáva v tvare názov=hodnota, nie ako „{ $text }“.
no-path = { $option } potrebuje cestu k súboru alebo priečinku, nie prázdne slovo.
bad-picture = Za --plot patrí súbor, ktorého meno sa končí na { $known }, nie „{ $text }“.
picture-missing = Obrázok potrebuje, čo tu nie je nainštalované ({ $packages }): pip install "ludarium[lab]"
cannot-print = Výstup sa nedá zapísať: { $problem }.
bad-language = Jazyk „{ $text }“ tu nie je; na výber: { $known }.
cannot-read = Súbor { $path } sa nedá prečítať: { $problem }.
not-text = Súbor { $path } nie je text v UTF-8.
players-fixed = Uložená partia už má svojich hráčov a voľby; vynechaj { $option }.
game-fixed = Uložená partia patrí k hre { $saved }, nie k hre { $game }.
no-answer = Hru treba uviesť, lebo sa nie je koho spýtať: ludarium play HRA. Na výber: { $known }.
stopped = Prerušené.

### Lists

list-game = { $name }: { $about }
list-seats = { $most ->
        [one] { $fewest } až { $most } hráč
        [few] { $fewest } až { $most } hráči
        [many] { $fewest } až { $most } hráča
       *[other] { $fewest } až { $most } hráčov
    }
list-only-seats = { $most ->
        [one] { $most } hráč
        [few] { $most } hráči
        [many] { $most } hráča
       *[other] { $most } hráčov
    }
list-option = voľba { $choice }: { $meaning }
list-usual = voľba { $choice } (predvolená): { $meaning }

replay-title = { $game }: { $names }

### What is wrong with a file

file-missing = taký súbor ani priečinok neexistuje
file-is-folder = je to priečinok
file-forbidden = nie je to dovolené
file-no-folder = namiesto priečinka je tam súbor
disk-full = disk je plný

### Compiling

compiling = Pravidlá hry { $game } sa kompilujú pre tento počítač; stane sa to iba raz a trvá to asi desať sekúnd …
compiled = Hra { $game } je pripravená.
uncompiled = Chýba Numba, takže pravidlá bežia neskompilované, asi šesťdesiatkrát pomalšie.

### A recorded game looked over

review-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-change = { $who } { $before } → { $after }
review-turns = Zlomové okamihy:
review-none = Žiadny ťah šance zreteľne nezmenil.
review-move = { NUMBER($last, useGrouping: 0) }. ťah
review-moves = { NUMBER($first, useGrouping: 0) }. až { NUMBER($last, useGrouping: 0) }. ťah
review-stroke = { $who } tu hrá výborne.
review-slip = { $who } tým o šance prichádza; iný ťah mohol byť lepší, ale to sa stane každému.
review-luck-good = { $who } tu má šťastie.
review-luck-bad = { $who } tu má smolu.
review-others-good = Najviac tým získava { $who }.
review-others-bad = Najviac na to dopláca { $who }.
review-together-good = Rozhodovalo sa naraz, takže sa nedá povedať, čí ťah za to môže; najviac tým získava { $who }.
review-together-bad = Rozhodovalo sa naraz, takže sa nedá povedať, čí ťah za to môže; najviac na to dopláca { $who }.
review-estimate = Šance sú odhad, z každej pozície sa { $count ->
        [one] dohrala { $count } partia
        [few] dohrali { $count } partie
        [many] dohralo { $count } partie
       *[other] dohralo { $count } partií
    }; zmeny menšie než { NUMBER($share, style: "percent", maximumFractionDigits: 0) } môžu byť náhoda.
review-plotted = Obrázok je v súbore { $path }.
review-plot-moves = ťahy
review-plot-chances = šance

### Simulation

sim-games = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
sim-done = { $games } hry { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráča
       *[other] { $players } hráčov
    }, seed { $seed }: { $moves ->
        [one] { $moves } ťah
        [few] { $moves } ťahy
        [many] { $moves } ťahu
       *[other] { $moves } ťahov
    } za { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
sim-speed = { $games_per_second } partií/s, { $moves_per_second } ťahov/s
sim-stopped = Prerušené: odohratých partií { $done }, požadovaných { $asked }; výsledky odohratých zostávajú.
sim-unfinished = { $count ->
        [one] { $count } partia sa skončila na limite ťahov a nemá výsledok.
        [few] { $count } partie sa skončili na limite ťahov a nemajú výsledok.
        [many] { $count } partie sa skončilo na limite ťahov a nemá výsledok.
       *[other] { $count } partií sa skončilo na limite ťahov a nemá výsledok.
    }
sim-records = Záznamy sú v priečinku { $path }.
sim-table = Tabuľka je v súbore { $path }.
sim-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
col-sheet = Miesto
col-points = Priemer bodov
col-wins = Výhry

### Arena

bad-elo = Za --elo patria dve celé čísla od -{ $most } do { $most }, menšie prvé, napríklad 0,10, nie „{ $text }“.
arena-alone = Aréna potrebuje aspoň dvoch hráčov oddelených čiarkou, napríklad greedy,random; iba s --seats 1 stačí jeden.
arena-twice = Hráč „{ $player }“ je uvedený dvakrát.
arena-previous = S --against-previous má skúška dvoch hráčov: toho, ktorý je v --players, a iného.
lab-missing = Aréna potrebuje, čo tu nie je nainštalované ({ $packages }): pip install "ludarium[lab]"
arena-lost = Proces, ktorý hral partiu, niekto ukončil; ten istý príkaz bude pokračovať.
arena-garbled = Riadok { NUMBER($line, useGrouping: 0) } súboru { $path } nie je výsledok partie.
arena-other = V súbore { $path } sú výsledky inej arény (líši sa „{ $name }“); zvoľ iný priečinok.
arena-engine = V súbore { $path } sú výsledky iných pravidiel alebo hráčov, ktorí sa medzitým zmenili; zvoľ iný priečinok.
arena-busy = Do súboru { $path } práve zapisuje iná aréna.
arena-warming = Hráči sa pripravujú …
arena-done = { $game }: { $games }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdania
       *[other] { $deals } rozdaní
    }, { $seats ->
        [one] { $seats } miesto
        [few] { $seats } miesta
        [many] { $seats } miesta
       *[other] { $seats } miest
    }, seed { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-nothing = Žiadne rozdanie sa nedohralo celé, takže nie je čo porovnávať.
arena-unfinished = { $count ->
        [one] { $count } partia sa skončila na limite ťahov a nevyhral ju nikto.
        [few] { $count } partie sa skončili na limite ťahov a nevyhral ich nikto.
        [many] { $count } partie sa skončilo na limite ťahov a nevyhral ju nikto.
       *[other] { $count } partií sa skončilo na limite ťahov a nevyhral ich nikto.
    }
arena-stopped = Prerušené: odohratých partií { $done }, požadovaných { $asked }.
arena-kept = Výsledky, záznamy a obrázky sú v priečinku { $path }.
arena-results = Výsledky
arena-player = Hráč
arena-against = proti
arena-all = všetkým
arena-games = Partie
arena-wins = Výhry
arena-sure = 95 %
arena-place = Poradie
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
arena-fair = Medzi rovnými by každý vyhral { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } partií.
arena-pairing = Rovnaké rozdania pre všetkých: o náskoku povie jedna partia toľko čo { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } partie na vlastných rozdaniach.
arena-ratings = Sila hráčov
arena-rating = Elo
arena-pace = Ťah
arena-slowest = Najdlhší
arena-matrix = Kto končí pred kým
arena-accepted = Prijaté po { $deals ->
        [one] { $deals } rozdaní
       *[other] { $deals } rozdaniach
    }: { $one } je silnejší než { $other }. Rozdiel { $high } Elo zodpovedá výsledkom lepšie než { $low } (logaritmus pomeru vierohodností { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-rejected = Zamietnuté po { $deals ->
        [one] { $deals } rozdaní
       *[other] { $deals } rozdaniach
    }: { $one } nie je o toľko silnejší než { $other }, ako by mal byť. Rozdiel { $low } Elo zodpovedá výsledkom lepšie než { $high } (logaritmus pomeru vierohodností { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-undecided = Nerozhodnuté po { $deals ->
        [one] { $deals } rozdaní
       *[other] { $deals } rozdaniach
    }: či je { $one } silnejší než { $other } o { $low }, alebo o { $high } Elo, ukáže až viac partií (logaritmus pomeru vierohodností { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-plot-title = { $game }, { $seats ->
        [one] { $seats } miesto
        [few] { $seats } miesta
        [many] { $seats } miesta
       *[other] { $seats } miest
    }, { $games }
arena-plot-rating = Elo s 95% intervalmi
arena-plot-matrix = ako často končí riadok pred stĺpcom

### Players

list-player = { $name }: { $about }
about-player-random = urobí hocijaký dovolený ťah
about-player-careless = prehliada ťahy a vidí len body v tejto chvíli
about-player-greedy = vezme, čo hneď sľubuje najviac
about-player-search = premýšľa, ako dlho povieš: search/1s, search/200ms, alebo search/2000 podľa počtu simulácií
about-level-1 = prehliada ťahy a vidí iba body danej chvíle
about-level-2 = vezme, čo hneď vyzerá najlepšie
about-level-3 = pozerá sa kúsok dopredu
about-level-4 = vidí ďalej dopredu
about-level-5 = o každom ťahu premýšľa sekundu, so všetkým, čo vie
players-words = Za časom na premýšľanie môžu nasledovať slová, ako v search/1s+halving:
about-word-random = dohráva náhodne až do konca, bez toho, že by o hre niečo vedel
about-word-halving = skúša ťahy rovnako často a zakaždým vyradí horšiu polovicu (postupné polenie)
about-word-regret = kde sa rozhoduje naraz, strieda ťahy tak, aby ich nikto neprehliadol (regret matching)
about-word-cores = toľko hľadaní premýšľa vedľa seba

### At the table

ask-game = Ktorú hru si zahráš? (1–{ $most })
ask-players = Koľko bude hráčov aj s tebou? ({ $fewest }–{ $most }, Enter: { $usual })
ask-level = Akí silní majú byť ostatní? (1–{ $most }, Enter: { $usual })
ask-wrong = Odpovedz, prosím, číslom od { $least } do { $most }.
human-name = Hráč { $number }
bot-name = { $player } { $number }
player-careless = Nepozorný
player-greedy = Chamtivec
player-random = Náhoda
player-search = Mysliteľ
player-wakes = Hráč sa pripravuje; prvýkrát to trvá až minútu …
level-1 = Začiatočník
level-2 = Učeň
level-3 = Pokročilý
level-4 = Znalec
level-5 = Majster
hint-move = „{ $move }“{ $meaning }
hint-difference = { $line } { $sign ->
        [plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
hint-because = Najlepšie je { $move } so šancou { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, lebo oproti druhému najlepšiemu ťahu v priemere prinesie: { $lines }.
hint-although = Najlepšie je { $move } so šancou { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, hoci oproti druhému najlepšiemu ťahu v priemere prinesie: { $lines }.
hint-alike = Najlepšie je { $move } so šancou { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; na bodovacom hárku z druhého najlepšieho ťahu vychádza takmer to isté.
hint-other = { $move } – { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hint-others = Dobré je aj: { $moves }.
hint-only = Nie je z čoho vyberať: { $move } je jediný ťah.
table-seed = Seed { $seed }. Napíš číslo alebo ťah slovami; „help“ vypíše, čo ďalšie môžeš napísať.
more-moves = … a { $count ->
        [one] ešte jeden
        [few] ešte { $count }
        [many] ešte { $count }
       *[other] ešte { $count }
    }; „moves“ vypíše všetky.
prompt = Tvoj ťah
ambiguous = „{ $text }“ môže byť: { $moves }.
not-a-move = „{ $text }“ nie je ťah ani príkaz; „help“ vypíše, čo môžeš napísať.
no-number = Ťah číslo { $number } tu nie je; zoznam má { $most ->
        [one] jeden ťah
        [few] { $most } ťahy
        [many] { $most } ťahu
       *[other] { $most } ťahov
    }.
say-which = Napíš, ktorý ťah: why ŤAH.
why-allowed = Ťah „{ $move }“ je dovolený.
why-nothing = Na bodovacích hárkoch sa tým hneď nič nezmení.
why-line = { $sheet }: { $line } { $change }
nothing-to-undo = Zatiaľ nie je žiadny tvoj ťah, ktorý by sa dal vziať späť.
undone = Ťah vzatý späť: { $move }
saved = Partia je uložená v súbore { $path }. Pokračovať možno takto: ludarium play --from { $path }{ $more }
cannot-save = Do { $path } sa nedá zapísať: { $problem }.
not-a-save = { $path } už existuje a nie je to uložená partia; zvoľ iné meno.
left = Odchádzaš od stola; ostáva len to, čo je uložené.
game-over = Partia sa skončila.
wins = Víťazí: { $names }.
win-shared = O víťazstvo sa delia: { $names }.
wins-nobody = Nevyhráva nikto.
sheet-title = Skóre, keby sa partia skončila teraz
sheet-final = Konečné skóre

help-title = Čo môžeš napísať
help-number = číslo ťahu zo zoznamu
help-words = ťah slovami; z každého stačia prvé písmená
help-moves = vypíše všetky tvoje ťahy
help-why = why ŤAH: prečo ťah nie je dovolený, alebo čo prinesie
help-hint = čo by zahral silný hráč a prečo
help-undo = vezme späť tvoj posledný ťah a všetko, čo po ňom nasledovalo
help-sheet = bodovacie hárky v tejto chvíli
help-board = znova nakreslí stôl
help-rules = pravidlá tejto hry
help-save = uloží partiu: save alebo save SÚBOR
help-quit = odíde od stola
