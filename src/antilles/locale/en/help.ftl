# Help of the command line

help-antilles = Caribbean trading games, true to their rulebooks.
help-games = List the games with their seats and options.
help-play = Play in this terminal, against bots and with the people around it.
help-replay = Step through a game record.
help-verify = Replay records and check what they claim.
help-rules = Show the rules: numbered statements, and where they come from.
help-bench = Measure the rules on one core, compiled and interpreted.

help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: {"{}"}]
help-required = [required]

help-lang = Language; default: ANTILLES_LANG or the system’s.
help-version = Show the version.
help-help = Show this help.
interpreted = The rules run interpreted, about fifty times slower. Install a C compiler and Python’s headers, then install Antilles again (from a clone: make build).
help-show-completion = Show the completion script for this shell.
help-json = Print data as JSON.

help-game = Name of the game.
help-seats = Seats at the table; default: 4, or as many as the game has.
help-bots = Bots: deckhand, trader, captain, governor, greedy, uniform, or a command that starts one.
help-seat = Your seat, counted from 0 as in records.
help-players = People at this terminal, from that seat on.
help-name = A person’s name; repeat for each person.
help-option = An option of the game; several are possible.
help-seed = Seed for chance and bots, to play the same game again.
help-resume = Continue the game in this record.
help-fast = Do not ask to confirm a turn.

help-file = A record.
help-replay-seat = See the game as this seat saw it.
help-replay-all = Show everything, sealed choices too.
help-replay-at = Begin at this move.
help-files = Records, or directories with records (*.txt).

help-statement = Number of a statement, such as SD-032 or 32.
help-provenance = List statements and values by where they come from.
help-search = Only statements with this word.

help-bench-games = Names of games; default: all.
help-seconds = Seconds for each figure.
help-bench-seats = Seats; default: 4, or as many as the game has.
help-mode = both, compiled or interpreted.

help-serve = Host tables for people and bots over HTTP.
help-doctor = Check what the server needs: database, bus, disk, rules.
help-admin = Keep order in your house: people, tables, announcements, reports, and the record of what was done.
help-admin-what = people [NAME], rename ID NAME, mute ID DAYS, unmute ID, tables [NAME], show TABLE public|link|private, remove TABLE SEAT, announce, announcements, withdraw ID, reports, settle ID, log, page.
help-admin-words = What that needs: ids, names, numbers.
help-admin-text = What everybody is told, in this language.
help-admin-days = For how many days it is told.
help-admin-server = The address of the running server; default: this machine, with your settings.
help-site = Write the page with the whole house in it into a folder that any web server can serve.
help-backup = Save everything in one file, while the server runs.
help-restore = Read a backup into an empty database.
help-database = Database: sqlite:///file or postgresql://…; default: a file in your data directory.
help-redis = Redis, when several processes serve: redis://….
help-host = Address to listen at; default: this machine only.
help-port = Port; default: 8000.
help-open = Open the page in the browser.
help-workers = Server processes; more than one needs PostgreSQL and Redis.
help-bot-workers = Processes in which bots think.
help-secret-file = File with the secret that tokens are hashed with.
help-origin = Another address at which browsers reach the server.
help-proxy = A reverse proxy that is trusted to give the caller’s address.
help-metrics = Measurements for Prometheus at /metrics.
help-site-folder = The folder; it must be empty, or hold an earlier site.
help-backup-file = The backup.
help-ratings = Read results and ratings from the logs again.
help-ratings-deed = What to do: rebuild, while no server uses a SQLite file.
help-ratings-on = Offer rated tables, and reckon and show ratings; --no-ratings switches all of it off.
help-force = Replace what is in the database.
help-fair = Also make its sealed draws again.
help-fair-list = The house’s list of seals, to find the record’s in it.
help-fair-earlier = An earlier copy of that list: nothing of it may be gone.
