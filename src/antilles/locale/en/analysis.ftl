# Analysis of finished games

help-analyse = Say who won by what: luck, skill, gifts, and the moves that decided.
help-analyse-depth = How deep to look: quick takes a second or two, deep up to a minute.
help-analyse-seed = Seed: the same one finds the same numbers.
help-analyse-plot = Draw the chances of winning along the game into this file.
help-analyse-cache = Keep what was found, and take what was found before.
help-analyse-recheck = Run every reason again on fresh continuations, and count those that hold.

analyse-depth = There is no depth “{ $name }”; choose from { $depths }.
analyse-one-plot = A picture needs exactly one record.
analyse-seed = The seed must be from 0 to { $most }.
analyse-unfinished = { $file }: this game is not over; only a finished game can be analysed.

analysis-depth = { $depth ->
    [deep] a deep look
   *[quick] a quick look
}
analysis-title = { $game } ({ $file }), { analysis-depth }, seed { $seed }: of 100 games
analysis-data = Played with data that an owner of the printed game has corrected: { $digest }.
analysis-start = Start
analysis-luck = Luck
analysis-skill = Own moves
analysis-blind = of it unknowable
analysis-others = From others
analysis-residual = Rest
analysis-end = End
analysis-adjusted = Without luck
analysis-accuracy = Accuracy
analysis-gifts = Who gave to whom: a row gives, a column receives
analysis-turning-points = Turning points
analysis-no-turning-points = No single move decided this game.
analysis-moment = { $number }. Line { $line }:
analysis-draw = Drawn: { $move }.
analysis-played = { $who }: { $move }.
analysis-missed = { $who }: { $move }. Better: { $better }.
analysis-gain =
    { $n ->
        [one] Worth about { $n } game in 100 ({ $low } to { $high }).
       *[other] Worth about { $n } games in 100 ({ $low } to { $high }).
    }
analysis-gain-exact =
    { $n ->
        [one] Worth { $n } game in 100.
       *[other] Worth { $n } games in 100.
    }
analysis-blind-lost =
    { $n ->
        [one] Of what it cost, { $n } game in 100 could not be known.
       *[other] Of what it cost, { $n } games in 100 could not be known.
    }
analysis-blind-won =
    { $n ->
        [one] What could not be known was good for { $n } game in 100.
       *[other] What could not be known was good for { $n } games in 100.
    }
analysis-note = Rewards: half for winning, half by place, of 100. Start, luck, own moves, from others and rest add up to the end. Rest: where the measure disagreed with itself. Own moves are measured against what the analysing bot would have done.
analysis-picture = { $game }: chances of winning
analysis-rechecked =
    { $n ->
        [one] { $n } game: of { $said } reasons, { $held } hold on fresh continuations.
       *[other] { $n } games: of { $said } reasons, { $held } hold on fresh continuations.
    }

reason-event =
    { $more ->
        [yes] More often then: “{ $event }”, { $better } times in 100 instead of { $played }.
       *[no] Less often then: “{ $event }”, { $better } times in 100 instead of { $played }.
    }
reason-points = { $who } ends with { $better } points on average instead of { $played }.
reason-first = { $who } wins { $better } games in 100 instead of { $played }.
reason-against-event =
    { $more ->
        [yes] But also more often: “{ $event }”, { $better } times in 100 instead of { $played }.
       *[no] But also less often: “{ $event }”, { $better } times in 100 instead of { $played }.
    }
reason-against-points = But { $who } ends with { $better } points on average instead of { $played }.
reason-against-first = But { $who } wins { $better } games in 100 instead of { $played }.
