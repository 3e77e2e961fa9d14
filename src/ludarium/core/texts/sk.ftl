### Mistakes; each is one sentence that says what to do instead where that is known

unknown-game = Hra „{ $game }“ tu nie je; na výber: { $known }.
unknown-move = „{ $words }“ nie je ťah tejto hry{ $known ->
        [0] .
       *[other] ; nemáš na mysli „{ $near }“?
    }
wrong-players = Hra { $game } je pre { $fewest } až { $most ->
        [one] { $most } hráča
        [few] { $most } hráčov
        [many] { $most } hráča
       *[other] { $most } hráčov
    }, nie pre { $players }.
wrong-names = { $players ->
        [one] Pri stole je jedno miesto
        [few] Pri stole sú { $players } miesta
        [many] Pri stole je { $players } miesta
       *[other] Pri stole je { $players } miest
    }, ale { $names ->
        [one] jedno meno
        [few] { $names } mená
        [many] { $names } mena
       *[other] { $names } mien
    }; uveď jedno pre každé miesto alebo žiadne.
unknown-option = Hra { $game } nemá voľbu „{ $option }“; na výber: { $known }.
unknown-value = Voľba „{ $option }“ nemôže byť „{ $value }“; môže byť: { $known }.
unknown-seat = Miesto „{ $seat }“ pri stole nie je; miesta majú čísla od 1 do { $most } a „*“ je náhoda.
unknown-sheet = Bodovací hárok „{ $sheet }“ tu nie je; na výber: { $known }.
chance-not-waiting = Náhoda teraz nemá čo robiť.
nothing-to-undo = Nie je žiadny ťah, ktorý by sa dal vziať späť.
not-a-record = Toto nie je záznam partie: jeho prvý riadok musí byť „{ $format }“.
garbled-line = Riadku { NUMBER($line, useGrouping: 0) } nemožno rozumieť: „{ $text }“.
header-missing = V zázname chýba riadok „{ $name }: …“.
other-rules = Záznam vznikol podľa verzie { $written } pravidiel hry { $game }; tu je verzia { $known }.
impossible-line = Riadok { NUMBER($line, useGrouping: 0) }, ťah { NUMBER($move, useGrouping: 0) }: „{ $text }“ nie je možné. { $why }
result-too-early = Riadok { NUMBER($line, useGrouping: 0) } uvádza výsledok, ale partia sa ešte neskončila.
other-result = Riadok { NUMBER($line, useGrouping: 0) }: záznam uvádza výsledok { $claimed }, z jeho ťahov však vychádza { $reached }.
parquet-missing = Tabuľky Parquet potrebujú balík pyarrow: pip install "ludarium[parquet]"
no-stock = { $game }: táto hra nemá dieliky, ktoré by sa dali nahradiť súborom.
cannot-write = Do { $path } sa nedá zapísať: je to priečinok, alebo chýba priečinok, v ktorom má súbor byť.
unknown-player = Hráč „{ $player }“ tu nie je; na výber: { $known }.
unknown-budget = „{ $budget }“ nie je čas na rozmýšľanie: zadaj sekundy (1s), milisekundy (200ms) alebo počet simulácií (5000).
unknown-manner = Hľadanie nerozumie slovu „{ $word }“; za časom na rozmýšľanie smie stáť, vždy s plusom pred sebou: { $known }.
player-lost = Hráč „{ $player }“ už neodpovedá.
nothing-to-decide = Miesto { $seat } teraz nemá čo rozhodovať.
