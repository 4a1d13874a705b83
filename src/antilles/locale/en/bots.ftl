# Bots: arena, tuning, hints

help-arena = Let bots play each other and measure their strength.
help-arena-bots = Bots by name, with commas between; a version may follow, as in captain@2.
help-arena-bot = A program that speaks the bot protocol; repeat for each program.
help-arena-policy = A policy: module:name, file.py:name, model.onnx or model.pt; repeat for each policy.
help-arena-seats = Seats at the table.
help-arena-games = Games; rounded up so that everybody sits everywhere equally often.
help-arena-seed = Seed: the same one plays the same games.
help-arena-seconds = Seconds that a program has for an answer.
help-arena-out = Keep results in this file and resume from it.
help-arena-plot = Draw the ladder into this file.
help-jobs = Processes that play at the same time.
help-hint = Say what a bot considers in a position of a record.
help-hint-at = The position after this move; default: the last one.
help-hint-seat = The seat that decides; by default the first of them.
help-hint-top = How many moves to show.
help-hint-seconds = Seconds to think.
help-hint-iterations = Think for this many iterations instead of a time limit: the same answer every time.
help-hint-seed = Seed of the bot.
help-tune = Find better parameters for a game’s bots by letting them play.
help-tune-what = search, weights or all.
help-tune-rounds = Number of challengers.
help-tune-games = Games against each challenger.
help-tune-check = Games of the last comparison.
help-tune-steps = Simulated moves for one decision.
help-tune-second = Measure how many iterations take a second here, and keep that as the governor’s budget.
help-tune-dry = Change nothing, only say what was found.
help-tune-calibrate = Fit to games how many points decide, by seats and stage, and compare with what was there.
help-train = Let a game’s bots learn an evaluation from their own games.
help-train-hours = Hours to learn; a generation that has begun is finished.
help-train-games = Games of a generation.
help-train-iterations = Iterations for one decision.
help-train-check = Games against the best so far, at a table for two and at a full one each.
help-train-hidden = Numbers in the hidden layer.
help-train-passes = Passes over all positions.
help-train-seats = Learn at tables of so many seats only, and for them; 0 for all.
help-train-generations = Stop after this many generations, even if there is time left.
help-train-into = Folder of the run; the same command goes on from there.
help-bench-search = Measure the bots’ search instead of the rules.

no-such-program = There is no program “{ $name }” that can be started.
arena-two-bots = An arena needs at least two bots: --bots with names ({ $bots }) or --bot with a command.
no-such-policy = This is not a policy: { $reason }.
arena-games = The number must be from 1 to { $most }.
arena-jobs = There can be 1 to { $most } processes.
arena-other = { $file } holds something other than results of this tournament; choose another file.
arena-in-use = Another run is writing { $file }; wait for it, or choose another file.
arena-interrupted =
    { $n ->
        [0] Interrupted before a game was over.
        [one] Interrupted; this is what { $n } game shows.
       *[other] Interrupted; this is what { $n } games show.
    }
arena-again = The same command resumes from { $file }.
arena-title =
    { $games ->
        [one] { $game }, { $seats } seats, { $games } game
       *[other] { $game }, { $seats } seats, { $games } games
    }
arena-bot = Bot
arena-wins = Wins
arena-place = Place
arena-points = Points
arena-elo = Elo [95 %]
arena-step = Step [95 %]
arena-skill = openskill
arena-seats = Wins by seat: { $seats }
arena-pair = { $bot } against { $other }: { $ahead } ahead, { $level } level, { $behind } behind
arena-note = Elo from places: every two bots at a table count as a match. Intervals from resampling whole deals. Step: the gap to the next bot below.
arena-reward = { $bot }: reward { $raw }
arena-reward-adjusted = { $bot }: reward { $raw }, without luck { $adjusted }: as sure with { $fewer } times fewer games
arena-reward-note = Reward: half for winning, half by place. Without luck: the same mean, whatever the draws were; see docs/analysis.md.
arena-picture-note = Elo with 95 % interval, from places at the table; the mean of all bots is 0
arena-fault =
    { $n ->
        [one] { $fault } (once)
       *[other] { $fault } ({ $n } times)
    }

hint-nobody = Nobody has to decide here: the game is over, or chance is next.
hint-other-seat = { $who } does not decide here, but: { $asked }.
hint-iterations = There can be up to { $most } iterations.
hint-title =
    { $n ->
        [one] { $who } after move { $number }: { $n } game simulated
       *[other] { $who } after move { $number }: { $n } games simulated
    }
hint-move = Move
hint-visits = Tried
hint-reward = Prospects
hint-place = Place
hint-points = Points
hint-course = The game might continue:
hint-best = Best: { $move }
hint-over = Better than “{ $move }”. { $gain }
hint-level = About as good: { $move }
hint-only = There is no choice.
hint-note = Prospects: 1 for a sole win, 0 for a sole last place. Place and points: averages over the simulated games.

tune-what = “{ $name }” cannot be tuned; choose from { $names }.
tune-steps = There can be 1 to { $most } simulated moves.
tune-nothing = { $game } has no values in { $file } to tune.
tune-interrupted = Interrupted; nothing was changed.
tune-taken = Challenger { $number }: { $score }, the new champion
tune-refused = Challenger { $number }: { $score }
tune-result = After against before: { $gap } Elo, 95 % from { $low } to { $high }.
tune-second = A second on this core: { $n } iterations.
tune-unchanged = { $file } stays as it is.
tune-written = { $file } has the new values.
tune-share = { $seats } seats: { $share } of the wins with half of the seats.
train-hours = The hours must be more than 0 and at most { $most }.
train-numbers = There can be 1 to { $iterations } iterations and passes, and a hidden layer of 1 to { $hidden }.
train-numpy = Learning needs NumPy: pip install antilles[train].
train-other = { $folder } holds a run of other settings.
train-interrupted = Interrupted; the same command goes on in { $folder }.
train-taken = Generation { $number }: error { $before } → { $after }; wins with half of the seats, by seats: { $shares }: the new best
train-refused = Generation { $number }: error { $before } → { $after }; wins with half of the seats, by seats: { $shares }
train-nothing = { $n } generations, and none was better than what is there.
train-done = { $n } generations; the best is in { $file }. It goes with this scale:

bench-iterations_per_second = iterations, uniform to the end
bench-tuned_iterations_per_second = iterations as the bots think
bench-share_in_rules = of it inside the rules
