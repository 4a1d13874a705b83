# Games as data: sim

help-sim = Let bots play and keep the games as data.
help-sim-out = Keep the games in this file, .jsonl or .parquet, and resume from it.
help-sim-games = How many games the file should hold.
help-sim-observations = Keep what each deciding seat saw, as numbers.
help-sim-visits = Keep how often a bot that searches tried each move.
help-sim-legal = Keep what the deciding seat could have done, move by move.
help-cluster = Play on the Ray cluster at this address: ray://host:port, or auto for this machine’s own.

sim-bots = Who should play? Name bots with --bots: { $bots }.
sim-ending = { $file } must end in one of these: { $endings }.
sim-other = { $file } holds something other than games with these settings; choose another file.
sim-parquet = Parquet files need pyarrow: pip install antilles[parquet].
sim-done =
    { $n ->
        [one] { $n } game is in { $file }.
       *[other] { $n } games are in { $file }.
    }
no-cluster = There is no Ray cluster at { $address } ({ $reason }). Ray comes with pip install antilles[ray].
