### The command line

cli-about = Board games from their rulebooks, exact, fast and kind. Ludarium is not affiliated with the publishers of the games.
cli-language = the language: en, cs, sk or fr
cli-version = print the version
cli-games = list the games
cli-play = play a game in the terminal
cli-replay = print a recorded game
cli-players = list the players that you can play against, or let play
cli-evaluate = say how the chances in a recorded game changed, and which moves changed them most
cli-simulate = play many random games on all cores
cli-arena = let players meet on the same deals, and say how strong they are
cli-entrants = the players, with commas between them, such as search/1s,greedy,random
cli-arena-games = how many games, in whole deals; 200 if not given, at most 20,000 with --against-previous
cli-seats = how many seats a table has; 2 if not given
cli-out = keep results, records and a picture in this folder; the same command goes on where it was stopped
cli-previous = test whether the first player is stronger than this one, and stop as soon as that is clear
cli-elo = what the test tells apart, in Elo: usually 0,10
cli-warm = compile the rules now, so that nothing waits for it later
cli-game = a game; see "ludarium games"
cli-how-many = how many players
cli-seat = your seat, from 1
cli-against = who plays the other seats, such as level:4, search/1s or random; see "ludarium players"; greedy if not given, but who is asked for the game chooses a level
cli-name = your name at the table
cli-seed = a number that the random numbers begin with
cli-option = an option of the game as name=value; may be given several times
cli-from = go on from a saved game
cli-tile-set = a file with tiles of your own (ZooSim)
cli-file = a record of a game
cli-trace = print one line of JSON for each position
cli-budget = from how many games the chances at each position are estimated; 200 if not given
cli-plot = draw the chances as a picture into this file: .png, .svg or .pdf
cli-count = how many games
cli-records = write a record of each game into this folder
cli-parquet = write every score sheet into this Parquet table
cli-processes = how many games at a time; as many as there are cores if not given

### Mistakes at the command line

bad-command = The command line cannot be understood ({ $problem }). Try: { $program } --help
bad-number = { $option } takes a whole number from { $least } to { $most }, not "{ $text }".
bad-option = An option is given as name=value, not as "{ $text }".
no-path = { $option } takes the path of a file or folder, not nothing.
bad-picture = --plot takes a file whose name ends in { $known }, not "{ $text }".
picture-missing = A picture needs what is not installed ({ $packages }): pip install "ludarium[lab]"
cannot-print = What there is to print cannot be written: { $problem }.
bad-language = There is no language "{ $text }"; there is: { $known }.
cannot-read = The file { $path } cannot be read: { $problem }.
not-text = The file { $path } is not text in UTF-8.
players-fixed = The saved game has its own players and options; leave out { $option }.
game-fixed = The saved game is one of { $saved }, not of { $game }.
no-answer = A game must be named, for there is nobody to ask: ludarium play GAME. The games are: { $known }.
stopped = Stopped.

### Lists

list-game = { $name }: { $about }
list-seats = { $fewest } to { $most } players
list-only-seats = { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
list-option = option { $choice }: { $meaning }
list-usual = option { $choice } (usual): { $meaning }

replay-title = { $game }: { $names }

### What is wrong with a file

file-missing = there is no such file or folder
file-is-folder = it is a folder
file-forbidden = that is not allowed
file-no-folder = there is a file where a folder should be
disk-full = the disk is full

### Compiling

compiling = Compiling { $game } for this machine; this happens once and takes about ten seconds …
compiled = { $game } is ready.
uncompiled = Numba is not there, so the rules run uncompiled, some sixty times slower.

### A recorded game looked over

review-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-change = { $who } { $before } → { $after }
review-turns = Turning points:
review-none = No move changed the chances clearly.
review-move = Move { NUMBER($last, useGrouping: 0) }
review-moves = Moves { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }
review-stroke = { $who } did well here.
review-slip = It did not help { $who }; another move might have, but that happens to everybody.
review-luck-good = Luck was with { $who }.
review-luck-bad = Luck was against { $who }.
review-others-good = It helped { $who } most.
review-others-bad = It hurt { $who } most.
review-together-good = They decided at the same time, so nobody can say whose move did it; it helped { $who } most.
review-together-bad = They decided at the same time, so nobody can say whose move did it; it hurt { $who } most.
review-estimate = Chances are estimated from { $count ->
        [one] { $count } game
       *[other] { $count } games
    } played on from each position; changes of less than { NUMBER($share, style: "percent", maximumFractionDigits: 0) } may be accidents.
review-plotted = The picture is in { $path }.
review-plot-moves = moves
review-plot-chances = chances

### Simulation

sim-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
sim-done = { $games } of { $game } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
sim-speed = { $games_per_second } games/s, { $moves_per_second } moves/s
sim-stopped = Stopped: { $done } of { $asked } games were played; what they brought is kept.
sim-unfinished = { $count ->
        [one] { $count } game was stopped at the limit of moves and has no result.
       *[other] { $count } games were stopped at the limit of moves and have no result.
    }
sim-records = Records are in { $path }.
sim-table = The table is in { $path }.
sim-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
col-sheet = Seat
col-points = Mean points
col-wins = Wins

### Arena

bad-elo = --elo takes two whole numbers from -{ $most } to { $most }, the lower one first, such as 0,10, not "{ $text }".
arena-alone = An arena takes two players or more, with a comma between them, such as greedy,random; only with --seats 1 it takes one.
arena-twice = The player "{ $player }" is named twice.
arena-previous = With --against-previous a test takes two players: the one of --players, and another.
lab-missing = The arena needs what is not installed ({ $packages }): pip install "ludarium[lab]"
arena-lost = A process that played a game was ended by somebody else; the same command goes on.
arena-garbled = Line { NUMBER($line, useGrouping: 0) } of { $path } is not the result of a game.
arena-other = { $path } has the results of another arena ("{ $name }" differs); choose another folder.
arena-engine = { $path } has results of other rules or players, which have changed since; choose another folder.
arena-busy = { $path } is being written by another arena.
arena-warming = Getting the players ready …
arena-done = { $game }: { $games } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-nothing = No deal was played to its end, so there is nothing to compare.
arena-unfinished = { $count ->
        [one] { $count } game was stopped at the limit of moves; nobody has won it.
       *[other] { $count } games were stopped at the limit of moves; nobody has won them.
    }
arena-stopped = Stopped: { $done } of { $asked } games were played.
arena-kept = Results, records and pictures are in { $path }.
arena-results = Results
arena-player = Player
arena-against = against
arena-all = all
arena-games = Games
arena-wins = Wins
arena-sure = 95 %
arena-place = Place
arena-margin = Margin
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
arena-fair = Among equals everybody would win { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-pairing = Same deals for all: a game says as much about margins as { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } on deals of their own.
arena-ratings = Ratings
arena-rating = Elo
arena-pace = A move
arena-slowest = Longest
arena-matrix = Who ends ahead of whom
arena-accepted = Accepted after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: { $one } is stronger than { $other }. A difference of { $high } Elo fits better than one of { $low } (log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-rejected = Rejected after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: { $one } is not as much stronger than { $other } as it should be. A difference of { $low } Elo fits better than one of { $high } (log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-undecided = Undecided after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: whether { $one } is stronger than { $other } by { $low } or by { $high } Elo takes more games (log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-plot-title = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $games }
arena-plot-rating = Elo, with 95 % intervals
arena-plot-matrix = how often the row ends ahead of the column

### Players

list-player = { $name }: { $about }
about-player-random = makes any legal move
about-player-careless = overlooks moves and sees only the points of the moment
about-player-greedy = takes what promises most at once
about-player-search = thinks as long as you say: search/1s, search/200ms, or search/2000 for so many simulations
about-level-1 = overlooks moves, and sees only the points of the moment
about-level-2 = takes what looks best at once
about-level-3 = looks a little ahead
about-level-4 = looks further ahead
about-level-5 = thinks for a second about each move, with all that it knows
players-words = Words may follow the budget of a search, as in search/1s+halving:
about-word-random = plays on at random to the end, without knowing anything of the game
about-word-halving = tries its moves equally often, and again and again drops the worse half (sequential halving)
about-word-regret = where seats decide at the same time, varies its moves so that nobody sees through it (regret matching)
about-word-cores = so many searches think side by side

### At the table

ask-game = Which game would you like to play? (1–{ $most })
ask-players = How many players, you included? ({ $fewest }–{ $most }, Enter: { $usual })
ask-level = How strong shall the others be? (1–{ $most }, Enter: { $usual })
ask-wrong = Please answer with a number from { $least } to { $most }.
human-name = Player { $number }
bot-name = { $player } { $number }
player-careless = Careless
player-greedy = Greedy
player-random = Random
player-search = Thinker
player-wakes = The player gets ready; the first time this takes up to a minute …
level-1 = Beginner
level-2 = Learner
level-3 = Regular
level-4 = Expert
level-5 = Master
hint-move = "{ $move }"{ $meaning }
hint-difference = { $line } { $sign ->
        [plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
hint-because = Best is { $move } with chances of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, because on average, compared with the next best, it brings: { $lines }.
hint-although = Best is { $move } with chances of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, although on average, compared with the next best, it brings: { $lines }.
hint-alike = Best is { $move } with chances of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; on the score sheet the next best comes to much the same.
hint-other = { $move } – { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hint-others = Good as well: { $moves }.
hint-only = There is nothing to choose: { $move } is the only move.
table-seed = Seed { $seed }. Type a number or a move in words; "help" lists what else you can type.
more-moves = … and { $count ->
        [one] one more
       *[other] { $count } more
    }; "moves" lists all.
prompt = Your move
ambiguous = "{ $text }" could be: { $moves }.
not-a-move = "{ $text }" is neither a move nor a command; "help" lists what you can type.
no-number = There is no move number { $number }; the list has { $most ->
        [one] one move
       *[other] { $most } moves
    }.
say-which = Say which move: why MOVE.
why-allowed = "{ $move }" is allowed.
why-nothing = It changes nothing on the score sheets at once.
why-line = { $sheet }: { $line } { $change }
nothing-to-undo = You have made no move yet that could be taken back.
undone = Taken back: { $move }
saved = The game is saved in { $path }. Go on with: ludarium play --from { $path }{ $more }
cannot-save = { $path } cannot be written: { $problem }.
not-a-save = { $path } is there already and is not a saved game; choose another name.
left = You have left the table; only what was saved is kept.
game-over = The game is over.
wins = Winner: { $names }.
win-shared = Winners, all alike: { $names }.
wins-nobody = Nobody wins.
sheet-title = Score, if the game ended now
sheet-final = Final score

help-title = What you can type
help-number = the number of a move in the list
help-words = a move in words; the first letters of each are enough
help-moves = list all your moves
help-why = why a move is not allowed, or what it brings
help-hint = what a strong player would do, and why
help-undo = take back your last move, and what followed it
help-sheet = the score sheets as they stand
help-board = draw the table again
help-rules = the rules of this game
help-save = save the game: save, or save FILE
help-quit = leave the table
