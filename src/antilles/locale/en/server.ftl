# The server: what it answers, and what its commands say

## Requests that cannot be carried out

server-already-answered = You have already answered this proposal.
server-already-started = This game has already begun.
server-bad-record = This record cannot be accepted: { $sentence }
server-bad-request = The request was not understood.
server-busy = Too many are playing at once; please try again in a moment.
server-invite-used = This invitation has been used or taken back; ask for a new one.
server-login-taken = Somebody else has this login.
server-method = This cannot be done here.
server-no-such-bot = There is no bot of level “{ $level }”; choose from { $levels }.
server-no-such-game = There is no such game here.
server-no-coach = The coach speaks only where you play against bots.
server-deal-no-undo = There is no undo in the deal of the day.
server-deal-no-leave = Nobody plays the deal of the day for you. You can stop at any time and continue later.
server-deal-closed = This deal is still being played: its games are open to others when the day is over.
server-deal-first = First play today’s deal: it can be played again after that.
server-no-such-puzzle = There is no such puzzle.
server-no-such-lesson = There is no such lesson.
server-no-such-picture = This game has no picture of its own.
server-no-such-invite = This invitation is not valid, or is no longer valid.
server-no-such-position = The game has not got that far.
server-no-such-seat = There is no such seat.
server-no-such-session = There is no such session.
server-no-such-table = There is no such table.
server-not-asked = It is not your turn.
server-orders-closed = Orders are for your next turn, at tables where turns take days or as long as you like: not now.
server-nobody-invited = Nobody can be invited to a table on this device.
server-no-daily-here = The deal of the day is played on a server: there is none here.
server-only-there = This takes a server, with accounts and other people. On this device you play against bots and at one screen.
server-not-found = There is nothing here.
server-not-now = That is not possible at the moment.
server-not-over = You can see that when the game is over.
server-not-analysed = This game has not been analysed yet.
server-not-running = The game has not begun yet.
server-not-yours = You cannot do that.
server-nothing-to-undo = You have made no move that could be undone.
server-origin = This request comes from another site.
server-our-fault = Something went wrong on our side.
server-paused = The game is paused.
server-proposal-open = Another proposal is still open.
server-refused = The rules do not allow this move.
server-rematch-exists = There is already a rematch.
server-removed = The owner of this table has removed you from it. Only a new invitation lets you come back.
server-muted = You may not write in chats until { $until }.
server-vote-few = At least two others have to agree to that.
server-vote-own = It is about you: the others decide.
server-no-such-line = There is no such line in the chat.
server-request-reused = This request id was used for something else.
server-seat-taken = This seat is taken.
server-seats-free = Not all seats are taken yet.
server-stale = The table has changed in the meantime.
server-table-broken = The log of this table cannot be read any more; nothing of it is lost. Please tell whoever runs this server.
server-too-large = That is too large.
server-too-often = Too many requests; please wait a moment.
server-try-again = It could not be saved; please try again.
server-turn-boundary = A turn can be sent in one piece only up to the point where chance, another player or a secret comes in.
server-turn-length = A turn has 1 to { $most } moves.
server-unknown-move = There is no such move in this game.
server-weak-password = This password is too short or too common; use at least 8 characters, preferably 15.
server-who-are-you = Please give your name first.
server-wrong-password = The login or the password is wrong.

## Settings

setting-database = “{ $value }” is not a database we know: use sqlite:///file or postgresql://….
setting-origin = “{ $value }” is not an origin; one looks like https://example.org.
setting-port = { $value } is not a port; use 0 to 65535.
setting-proxy = “{ $value }” is not the address of a proxy; one looks like 127.0.0.1 or 10.0.0.0/8.
setting-redis = “{ $value }” is not a Redis address: use redis://….
setting-secret-file = The secret cannot be read from “{ $file }”: { $reason }.
setting-secret-needed = With PostgreSQL all processes need the same secret: give its file with --secret-file.
setting-secret-weak = The secret in “{ $file }” is too short: at least { $least } characters.
setting-several = { $value } processes need PostgreSQL (--database) and Redis (--redis).
setting-value = { $name } cannot be “{ $value }”.
setting-workers = { $value } processes are too few: at least 1 is needed.

## Commands

serve-ready = Antilles is at { $address }
serve-address-taken = { $host }:{ $port } cannot be used: { $reason }.
serve-database-taken = Another server is using { $file }.
serve-database-away = The database cannot be reached: { $reason }.
serve-extra = The server is not installed: pip install "antilles[server]".
doctor-ok = All is well.
admin-done = Done, and written into the record.
admin-none = Nothing.
admin-muted = may not write until { $until }
admin-tables = 
    { $n ->
        [one] 1 table
       *[other] { $n } tables
    }
admin-what = There is no “{ $what }” here. There are: { $all }.
admin-words = “{ $what }” needs { $n ->
        [0] no further words
        [one] 1 further word
       *[other] { $n } further words
    }.
admin-texts = Say what everybody is told: --en, --fr, --it.
admin-refused = The server says no ({ $status }): { $why }
admin-server = “{ $value }” is not the address of a server: it begins with http:// or https://.
admin-away = No server answers at { $address }. Start it with antilles serve, or name it with --server.
admin-broken = The record is not as it was written, from number { $n } on.
doctor-bad = { $n ->
    [one] One thing is wrong.
   *[other] { $n } things are wrong.
}
doctor-engine = Rules
doctor-engine-compiled = compiled
doctor-engine-interpreted = interpreted: everything works, but slowly
doctor-database = Database
doctor-database-new = will be created at the first start
doctor-migration = Schema
doctor-migration-old = is at { $now }, needs { $needed }; the server brings it up to date when it starts
doctor-bus = Bus
doctor-bus-none = not needed
doctor-tables = Tables
doctor-tables-well = { $n ->
    [one] one is being played, and its log can be read
   *[other] { $n } are being played, and their logs can be read
}
doctor-tables-broken = { $n ->
    [one] the log of one cannot be read: { $tables }
   *[other] the logs of { $n } cannot be read: { $tables }
}
doctor-disk = Disk
doctor-disk-free = { $free } MB free
doctor-secret = Secret
doctor-reachable = reachable
doctor-away = not reachable
site-done = { $folder } has the whole house ({ $megabytes } MB). Any web server can serve it: the rules, the bots and the analysis run in the browser.
site-no-page = The page is not built here: make build builds it.
site-taken = { $folder } has something else in it.
backup-done =
    { $tables ->
        [one] { $tables } table saved in { $file }.
       *[other] { $tables } tables saved in { $file }.
    }
backup-exists = { $file } exists already.
restore-done =
    { $tables ->
        [one] { $tables } table restored from { $file }.
       *[other] { $tables } tables restored from { $file }.
    }
restore-not-empty = The database is not empty; --force replaces it.
restore-no-backup = { $file } is not an Antilles backup.
restore-running = A server is using this database; stop it first.
verify-nothing = Name some records, or use --database.
server-not-owner = Only the owner of this house can do that: antilles data GAME --page, or antilles admin page, prints the address that opens it.
server-bad-box = This cannot be saved: { $sentence }
server-nothing-corrected = There is nothing to export: nothing has been corrected.
server-unsigned = Whoever exports signs: fill in your name and the edition of your box, and save.

ratings-deed = There is no “{ $deed }”: say rebuild.
ratings-rebuilt =
    { $games ->
        [one] 1 finished game read,
       *[other] { $games } finished games read,
    } { $n ->
        [one] 1 rating reckoned.
       *[other] { $n } ratings reckoned.
    }
