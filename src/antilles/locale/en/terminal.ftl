# The command line

## What a user can put right

no-such-game = There is no game “{ $name }”; choose from { $games }.
no-such-bot = There is no bot “{ $name }”; choose from { $bots }.
no-such-command = There is no command “{ $name }”; try { $commands }.
no-such-language = Antilles does not speak “{ $name }”; it speaks { $languages }.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
no-such-statement = { $game } has no rule “{ $name }”.
usage-no-such-option = There is no option { $option }.
usage-missing = { $option } is missing.
usage-number = { $option } needs a number.
usage-needs-value = { $option } needs one value.
usage-too-many = There are more arguments than this command takes.
usage-sentence = { $sentence } See: { $command }
file-missing = There is no file { $file }.
file-directory = { $file } is a directory, not a record.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-too-big = { $file } is larger than { $most } MB; that is not a record.
file-not-text = { $file } is not a text file: line { $line } is not UTF-8.
file-no-records = There are no records (*.txt) in { $file }.
file-place = { $file }:{ $line }:{ $column }: { $sentence }
system-error = That did not work: { $reason }.

## antilles games

games-line = { $seats } seats, edition { $edition }
games-default = (default)
games-only = (with { $seats } seats only)
games-hint = antilles play NAME starts a game.

## antilles play

play-which-game = Which game? Choose from { $games }.
play-players = { $players } people do not fit: the game has { $seats } seats, and at least 1 person plays here.
play-too-many-names =
    { $n } names are too many for { $players ->
        [one] 1 person
       *[other] { $players } people
    } at this terminal.
play-option-form = “{ $text }” is not an option; write name=value.
play-resume-alone = A resumed game keeps its seats and options.
play-resume-game = The record is of another game: { $game }.
play-ask-name = Your name? [{ $name }]
play-greet =
    { $n ->
        [one] { $people } against { $n } bot ({ $kind }): { $bots }.
       *[other] { $people } against { $n } bots ({ $kind }): { $bots }.
    }
play-greet-people = { $people } play.
play-greet-hint = Type the number of a move, “?” for its rule, “help” for the rest.
play-thinking = { $who } is thinking…
play-hand-over = { $who }, the screen is yours: press Enter when nobody else is looking.
play-your-move = { $who }, your turn:
play-hint =
    { $n ->
        [one] Type { $n } for the only move; “help” shows what else there is.
       *[other] Type a number from 1 to { $n }; “help” shows what else there is.
    }
play-confirm-or-undo = Press Enter to confirm, or type “undo”.
play-nothing-to-undo = There is nothing to take back in this turn.
play-no-such-number =
    { $n ->
        [one] There is only move { $n }.
       *[other] The moves are numbered from 1 to { $n }.
    }
play-which = Which one? { $moves }
play-not-understood = “{ $text }” is not a move in this game; “help” shows what you can type.
play-refused-hint = Type “?” for the rule.
play-explain-hint = Type “?” and a number for the rule of one move.
play-no-statement = No rule is noted for this; “rules” shows all of them.
play-log-empty = Nothing has happened yet.
play-save-where = Save where? Type “save” and the name of a file.
play-save-exists = { $file } is already there; choose another name.
play-saved = Saved in { $file }. To continue later:
play-kept = The game is kept. To continue:
play-bye = Goodbye.
play-replay = To see the game again:

play-help-move = a number, the text of a move, or a part of it: make that move
play-help-explain = ? or ? 3: the rule of this decision, of a move, or of the move just refused
play-help-undo = undo: take back the last move of your turn
play-help-rules = rules, rules 32, rules WORD: the rules by chapter, number or word
play-help-log = log: all that has happened
play-help-board = board: show the board again
play-help-save = save FILE: keep the game in a file of your own
play-help-quit = quit: leave; the game is kept

command-help = help
command-undo = undo
command-rules = rules
command-log = log
command-board = board
command-save = save
command-quit = quit
command-yes = yes
command-no = no

end-ranking = Final ranking
head-place = Place
head-player = Player
head-points = Points
head-why = Why

## antilles replay

replay-start =
    { $n ->
        [one] { $game }: the start, { $n } move follows
       *[other] { $game }: the start, { $n } moves follow
    }
replay-move = Move { $number } of { $n }: { $who }
replay-help = Enter or n: next · b: back · a number: that move · q: quit
replay-first = This is the start.
replay-last = The record ends with move { $n }.
replay-no-such-move = The record has moves 0 to { $n }.
replay-seat-or-all = Choose --seat or --all, not both.

## antilles verify

verify-over =
    { $n ->
        [one] { $game }, edition { $edition }, { $seats } seats, { $n } move, finished
       *[other] { $game }, edition { $edition }, { $seats } seats, { $n } moves, finished
    }
verify-open =
    { $n ->
        [one] { $game }, edition { $edition }, { $seats } seats, { $n } move, not finished
       *[other] { $game }, edition { $edition }, { $seats } seats, { $n } moves, not finished
    }
verify-summary =
    { $wrong ->
        [0] { $n ->
            [one] { $n } record, and it checks out.
           *[other] { $n } records, and all check out.
        }
       *[other] { $n ->
            [one] { $n } record, and it does not check out.
           *[other] { $n } records; { $wrong ->
                [one] { $wrong } of them does not check out.
               *[other] { $wrong } of them do not check out.
            }
        }
    }

## antilles rules

rules-hint = Type “rules” with a number, a chapter or a word to read more.
rules-nothing = No rule contains “{ $text }”.
rules-provenance = Where it comes from: { $provenance }
rules-sources = Sources: { $sources }
rules-ruling = Ruling: { $ruling }
rules-datum = Value: { $name } = { $value }
rules-counted = { $title } ({ $statements } statements, { $values } values)
provenance-seed = the rulebook
provenance-source = public sources
provenance-owner = a printed copy, read by its owner
provenance-derived = follows from other statements
provenance-inferred = inferred from public sources
provenance-memory = recalled, not read
provenance-ruling = our ruling, where the rulebook is silent
provenance-reconstructed = reconstructed: the printed value was not found

## antilles bench

bench-mode = There is no mode “{ $name }”; choose from { $modes }.
bench-seconds = The seconds must be above 0 and at most { $most }.
bench-measuring = { $game }, { $mode }…
bench-not-compiled = The rules are not compiled here: make build compiles them.
bench-title = One core, { $seconds } s per figure
bench-figure = Per second
bench-game =
    { $seats ->
        [one] { $game }, { $seats } seat
       *[other] { $game }, { $seats } seats
    }
bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = ratio
bench-decisions_per_second = decisions in random play
bench-playouts_per_second = random games
bench-copies_per_second = copies
bench-copy_ns = nanoseconds per copy
bench-legal_lists_per_second = lists of legal moves
bench-loop_decisions_per_second = decisions from a Python loop
