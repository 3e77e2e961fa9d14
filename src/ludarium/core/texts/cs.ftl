### Mistakes; each is one sentence that says what to do instead where that is known

unknown-game = Hra „{ $game }“ tu není; na výběr: { $known }.
unknown-move = „{ $words }“ není tah této hry{ $known ->
        [0] .
       *[other] ; nemáš na mysli „{ $near }“?
    }
wrong-players = Hra { $game } je pro { $fewest } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
        [many] { $most } hráče
       *[other] { $most } hráčů
    }, ne pro { $players }.
wrong-names = { $players ->
        [one] U stolu je jedno místo
        [few] U stolu jsou { $players } místa
        [many] U stolu je { $players } místa
       *[other] U stolu je { $players } míst
    }, ale { $names ->
        [one] jedno jméno
        [few] { $names } jména
        [many] { $names } jména
       *[other] { $names } jmen
    }; uveď jedno pro každé místo, nebo žádné.
unknown-option = Hra { $game } nemá volbu „{ $option }“; na výběr: { $known }.
unknown-value = Volba „{ $option }“ nemůže být „{ $value }“; může být: { $known }.
unknown-seat = Místo „{ $seat }“ u stolu není; místa mají čísla od 1 do { $most } a „*“ je náhoda.
unknown-sheet = Bodovací list „{ $sheet }“ tu není; na výběr: { $known }.
chance-not-waiting = Náhoda teď nemá co dělat.
nothing-to-undo = Není žádný tah, který by šlo vzít zpět.
not-a-record = Tohle není záznam partie: jeho první řádek musí být „{ $format }“.
garbled-line = Řádku { NUMBER($line, useGrouping: 0) } nelze rozumět: „{ $text }“.
header-missing = V záznamu chybí řádek „{ $name }: …“.
other-rules = Záznam vznikl podle verze { $written } pravidel hry { $game }; tady je verze { $known }.
impossible-line = Řádek { NUMBER($line, useGrouping: 0) }, tah { NUMBER($move, useGrouping: 0) }: „{ $text }“ není možné. { $why }
result-too-early = Řádek { NUMBER($line, useGrouping: 0) } uvádí výsledek, ale partie ještě neskončila.
other-result = Řádek { NUMBER($line, useGrouping: 0) }: záznam uvádí výsledek { $claimed }, z jeho tahů ale vychází { $reached }.
parquet-missing = Tabulky Parquet potřebují balíček pyarrow: pip install "ludarium[parquet]"
no-stock = { $game }: tato hra nemá dílky, které by se daly nahradit souborem.
cannot-write = Do { $path } nelze zapsat: je to složka, nebo chybí složka, ve které má soubor být.
unknown-player = Hráč „{ $player }“ tu není; na výběr: { $known }.
unknown-budget = „{ $budget }“ není doba na přemýšlení: zadej sekundy (1s), milisekundy (200ms) nebo počet simulací (5000).
unknown-manner = Hledání nerozumí slovu „{ $word }“; za dobou na přemýšlení smí stát, vždy s plusem před sebou: { $known }.
player-lost = Hráč „{ $player }“ už neodpovídá.
nothing-to-decide = Místo { $seat } teď nemá co rozhodovat.
