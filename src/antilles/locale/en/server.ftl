# The server: what it answers, and what its commands say

## Requests that cannot be carried out

server-already-answered = You have already answered this proposal.
server-already-started = This game has already begun.
server-bad-record = This record cannot be taken: { $sentence }
server-bad-request = The request is not understood.
server-busy = Too many are playing at once; please try again in a moment.
server-login-taken = Somebody else has this login.
server-method = This cannot be done here.
server-no-such-bot = There is no bot of level “{ $level }”; there is { $levels }.
server-no-such-game = There is no such game here.
server-no-such-invite = This invitation is not valid, or no longer.
server-no-such-position = The game has not come that far.
server-no-such-seat = There is no such seat.
server-no-such-session = There is no such session.
server-no-such-table = There is no such table.
server-not-asked = It is not your turn.
server-not-found = There is nothing here.
server-not-now = That is not possible at the moment.
server-not-over = That is shown when the game is over.
server-not-running = The game has not begun yet.
server-not-yours = That is not for you to do.
server-nothing-to-undo = You have made no move that could be taken back.
server-origin = This request comes from another site.
server-our-fault = Something went wrong on our side.
server-paused = The game is paused.
server-proposal-open = Another proposal is still open.
server-refused = The rules do not allow this move.
server-rematch-exists = There is already a rematch.
server-request-reused = This request id was used for something else.
server-seat-taken = This seat is taken.
server-seats-free = Not all seats are taken yet.
server-stale = The table has changed in the meantime.
server-too-large = That is too large.
server-too-often = That is too often; please wait a moment.
server-try-again = It could not be stored; please try again.
server-turn-boundary = A turn can be sent as a whole only up to where chance, another player or a secret comes next.
server-turn-length = A turn has 1 to { $most } moves.
server-unknown-move = There is no such move in this game.
server-weak-password = This password is too short or too well known; take at least 8 characters, better 15.
server-who-are-you = Please tell your name first.
server-wrong-password = Login or password are wrong.

## Settings

setting-database = The database “{ $value }” is none that we know: sqlite:///file or postgresql://….
setting-origin = The origin “{ $value }” is none: it looks like https://example.org.
setting-port = { $value } is no port: 0 to 65535.
setting-redis = The address “{ $value }” is none of Redis: redis://….
setting-secret-file = The secret cannot be read from “{ $file }”: { $reason }.
setting-secret-needed = With PostgreSQL all processes need the same secret: give its file with --secret-file.
setting-secret-weak = The secret in “{ $file }” is too short: at least { $least } characters.
setting-several = { $value } processes need PostgreSQL (--database) and Redis (--redis).
setting-value = { $name } cannot be “{ $value }”.
setting-workers = { $value } processes are too few.

## Commands

serve-ready = Antilles is at { $address }
serve-address-taken = { $host }:{ $port } cannot be used: { $reason }.
serve-database-taken = Another server is using { $file }.
serve-database-away = The database cannot be reached: { $reason }.
serve-extra = The server is not installed: pip install “antilles[server]”.
doctor-ok = All is well.
doctor-bad = { $n ->
    [one] One thing is wrong.
   *[other] { $n } things are wrong.
}
doctor-engine = Rules
doctor-engine-compiled = compiled
doctor-engine-interpreted = interpreted: everything works, but slowly
doctor-database = Database
doctor-database-new = will be made at the first start
doctor-migration = Schema
doctor-migration-old = is at { $now }, needs { $needed }; the server brings it up to date when it starts
doctor-bus = Bus
doctor-bus-none = not needed
doctor-disk = Disk
doctor-disk-free = { $free } MB free
doctor-secret = Secret
doctor-reachable = reachable
doctor-away = not reachable
backup-done = { $tables } tables are saved in { $file }.
backup-exists = { $file } exists already.
restore-done = { $tables } tables are restored from { $file }.
restore-not-empty = The database is not empty; --force replaces it.
restore-no-backup = { $file } is no backup of Antilles.
restore-running = A server is using this database; stop it first.
verify-nothing = Give records, or --database.
