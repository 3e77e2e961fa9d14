### Mistakes; each is one sentence that says what to do instead where that is known

unknown-game = There is no game "{ $game }"; there is: { $known }.
unknown-move = "{ $words }" is not a move of this game{ $known ->
        [0] .
       *[other] ; did you mean "{ $near }"?
    }
wrong-players = { $game } is for { $fewest } to { $most } players, not { $players }.
wrong-names = { $names ->
        [one] One name is
       *[other] { $names } names are
    } given for { $players ->
        [one] one seat
       *[other] { $players } seats
    }; give one for each, or none.
unknown-option = { $game } has no option "{ $option }"; it has: { $known }.
unknown-value = Option "{ $option }" cannot be "{ $value }"; it can be: { $known }.
unknown-seat = There is no seat "{ $seat }"; seats go from 1 to { $most }, and "*" is chance.
unknown-sheet = There is no score sheet "{ $sheet }"; there is: { $known }.
chance-not-waiting = Chance has nothing to do now.
nothing-to-undo = There is no move to take back.
not-a-record = This is not a record of a game: its first line must be "{ $format }".
garbled-line = Line { NUMBER($line, useGrouping: 0) } cannot be understood: "{ $text }".
header-missing = The record lacks the line "{ $name }: …".
other-rules = The record was written for version { $written } of the rules of { $game }; these are version { $known }.
impossible-line = Line { NUMBER($line, useGrouping: 0) }, move { NUMBER($move, useGrouping: 0) }: "{ $text }" is not possible. { $why }
result-too-early = Line { NUMBER($line, useGrouping: 0) } gives a result, but the game is not over.
other-result = Line { NUMBER($line, useGrouping: 0) }: the record claims the result { $claimed }, its moves lead to { $reached }.
parquet-missing = Parquet tables need the package pyarrow: pip install "ludarium[parquet]"
no-stock = { $game } has no tiles that a file could replace.
cannot-write = { $path } cannot be written: it is a folder, or its folder is not there.
unknown-player = There is no player "{ $player }"; there is: { $known }.
unknown-budget = "{ $budget }" is no time to think: give seconds (1s), milliseconds (200ms) or a number of simulations (5000).
unknown-manner = A search cannot be told "{ $word }"; after the budget may follow, each with a plus before it: { $known }.
player-lost = The player "{ $player }" does not answer any more.
nothing-to-decide = Seat { $seat } has nothing to decide now.
