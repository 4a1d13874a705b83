# The page's own words

## Frame of a table

brand-home = back to the home page
seats = Players
seat-away = a bot plays
points-of =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
points-word = points
to-play = to play
board-label = Board
rail-label = Players, log and rules
parts-label = Parts of the table
part-board = Board
part-others = Others
part-log = Log
part-rules = Rules
part-chat = Chat
part-choices = Choose
part-mine = Hand
part-table = Table
part-unread = something new
drawer-close = Close
edge-more = { $names } and { $n } more
log-empty = Nothing has happened yet.
rules-search = Search the rules
rules-none = No rule contains these words.
chat-write = Write something
chat-send = Send
chat-empty = Nobody has said anything yet.
why-rule = Rule { $statement }
guide-label = First game
guide-ok = Got it
guide-off = Stop explaining
tools-label = Tools
tools-rules = Rules
tools-language = Language
tools-theme = Light or dark
tools-menu = Menu
generic-position = The position
generic-moves =
    { $n ->
        [one] One move
       *[other] { $n } moves
    }

## Actions bar

bar-label = Your move
play-label = What the others did
play-back = One step back
play-pause = Pause
play-on = Continue
play-next = Next
play-end = To the end
play-again = Show again
play-speed = Speed
play-times =
    { $speed ->
        [slow] ½×
        [normal] 1×
       *[quick] 2×
    }
speed-name =
    { $speed ->
        [off] at once
        [slow] slow
        [normal] normal
       *[quick] quick
    }
settings-title = Display
settings-others = The others’ moves
settings-forced = Play the only possible move automatically
settings-forced-text = It is shown, and you can undo it until your turn ends.
bar-skip = Press any key or tap to skip ahead.
bar-sending = Sending…
bar-which = Which one?
bar-finished = End your turn?
bar-over = The game is over
bar-steps = So far: { $moves }
bar-confirm-turn = End turn
bar-put-back = Put back
bar-undo = Undo
bar-hint = Hint
bar-more = More: hint and all moves
step-label = How many
step-less = Fewer
step-more = More
step-none = None
step-all = All
bar-these = These moves ({ $n })
bar-all = All moves ({ $n })
waiting =
    { $n ->
        [one] { $who } is thinking
       *[other] Waiting for { $who }
    }

## The end

end-title =
    { $n ->
        [one] { $who } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $who } win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each
    }
end-won =
    You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
end-mine =
    You are { $place } with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
end-how = Where the points came from
end-every = Every gain
end-race = How it went
end-moves = moves of the game
end-source = Source
end-there = The table after move { $n }
source-name =
    { $source ->
        [start] At the start
        [ship] Shipping
        [exchange] Exchange
        [owner] Used by others
        [cubans] Cubans
        [visits] Cubans
        [zorro] Given to others
        [left] Goods and pesos left
        [buildings] Buildings used
        [building] Building
        [objectives] Objectives
        [birds] Birds
        [volcano] Volcano
        [characters] Characters
        [dues] Taxes and duties
        [subsidies] Subsidies
        [owned] Buildings owned
        [president] The president’s event
       *[other] Other points
    }
end-line =
    { $name }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } in { $gains ->
        [one] { $gains } step
       *[other] { $gains } steps
    }.
end-gains = all gains ({ $n })
end-otherwise = Other points.
end-place = Place
end-player = Player
end-points = Points
end-board = See the board
end-replay = Replay
end-home = Home
end-rematch = Rematch
end-rematch-join = Join the rematch
end-again = The others meet again: your seat is kept.

## Goods and others

end-declined = You declined: a bot plays in your seat.
mine = { $name } (you)
others = Others

## Pages

rooms = The rooms of the house
room =
    { $name ->
        [learn] Learn
        [train] Train
        [club] Club
       *[play] Play
    }
page-title =
    { $page ->
        [home] Antilles
        [t] Table · Antilles
        [new] New table · Antilles
        [join] Invitation · Antilles
        [replay] Replay · Antilles
        [analysis] Analysis · Antilles
        [me] Your account · Antilles
        [games] My games · Antilles
        [notices] Notifications · Antilles
        [stop] Notifications · Antilles
        [confirm] Notifications · Antilles
        [p] Profile · Antilles
        [ratings] Ratings · Antilles
        [house] Keeping order · Antilles
        [friends] Friends · Antilles
        [friend] A friend’s link · Antilles
        [tables] Open tables · Antilles
        [rules] Rules · Antilles
        [fairness] Draws · Antilles
        [page] The game on one page · Antilles
        [daily] Deal of the day · Antilles
        [puzzles] Puzzles · Antilles
        [learn] Learn · Antilles
        [box] I own this box · Antilles
        [lesson] Lesson · Antilles
       *[other] Antilles
    }
problem-unknown = That did not work. Please try again.
problem-offline = The server is not responding.
default-name = Guest
name-label = Your name
name-other = Player { $n }
name-bot =
    { $n ->
        [0] Alba
        [1] Bruno
        [2] Celia
        [3] Dario
        [4] Elena
       *[5] Fabio
    }
level-name =
    { $level ->
        [deckhand] easy: Deckhand
        [trader] medium: Trader
        [captain] hard: Captain
        [governor] hardest: Governor
       *[other] bot: { $level }
    }
visibility-name =
    { $visibility ->
        [public] anyone
        [link] anyone with the link
       *[private] invited players only
    }

## Home

home-claim = Four Caribbean trading games, true to their rulebooks.
home-claim-second = With friends, or against bots that never peek.
home-new = New table
home-code = I have a code
home-code-label = Your invitation: the link or the code
home-join = Join
home-play = Play
home-see = Result
home-watch = Watch
home-replay = Replay
home-alone = Nobody to play with?
home-alone-text = Play at once, against bots of medium strength.
home-with = { $game } with { $expansion }
home-open = Open tables
home-open-none = No open tables right now. Start one.
home-over = Finished games
home-record = Open a record
home-record-label = A game record (text)
home-record-file = A game record as a file
home-record-open = Replay this game
list-your-turn = Your turn · { $game }
list-status =
    { $status ->
        [open] waiting for players
        [running] in progress
        [paused] paused
       *[over] finished
    }
list-empty-table = Empty table
poster-seats = { $least } to { $most } players
poster-minutes = { $n } min
poster-play = New table: { $game }
poster-rules = Rules: { $game }

## New table, waiting, invitation

new-other-game = Another game
new-seats = Seats
new-seat = Seat { $n }
new-name = Name at seat { $n }
new-here = another player at this screen
new-bot = Bot
new-open = a friend, by link
new-level = Strength of the bots
new-game = Game settings
new-hints = Hints
new-hints-alone = A bot tells what it would do, when you ask.
new-hints-company = Off when people play together, unless everybody agrees; whoever sits down is told.
expansion-cuba = El Presidente
expansion-cuba-text = Six Cubans on the avenue, six events, more buildings, ships and laws; 8 rounds.
options-cuba-el_presidente = El Presidente
options-cuba-supply = Plantations and supply
options-cuba-characters = Characters
options-cuba-trade = Market and harbour
options-cuba-parliament = Parliament
new-visibility = Who can see the table
new-delay = Those who watch see it
delay-name =
    { $n ->
        [0] at once
        [one] 1 move later
       *[other] { $n } moves later
    }
delay-told =
    { $n ->
        [one] Whoever watches is one move behind.
       *[other] Whoever watches is { $n } moves behind.
    }
new-options =
    { $n ->
        [one] 1 rule option
       *[other] { $n } rule options
    }
new-make = Create table
join-title = You are invited
join-by = { $by } invites you to { $game }
join-taken = This seat is taken. Ask whoever sent you the link for another one.
join-text = Choose a name; no account is needed.
join-hints = At this table bots may be asked for hints: whoever sits down agrees.
join-sit = Take this seat
join-account = Have you played here before? Log in first, and this game is among yours.
waiting-title = Waiting for players
waiting-text = The game begins when all seats are taken.
waiting-free = free
waiting-link = Copy invite link
waiting-copied = Copied
waiting-renew = New link
waiting-you = you

## At the table

game-gone = Game not found
game-gone-text = This server has no game by that name.
table-closed =
    { $why ->
        [removed] You were removed from this table
        [private] This table is private now
       *[gone] Table not found
    }
table-closed-text =
    { $why ->
        [removed] The owner of this table has removed you. Only a new invitation lets you come back.
        [private] Only those who sit here can see it.
       *[gone] It does not exist, or it is not open to you.
    }
table-away = One moment
table-away-text = This page tries again on its own.
connection-again = Sending again…
connection-lost = Connection lost. Reconnecting for { $n } s.
thing = { $name }: { $what }
thing-now = { $name }: { $what }; { $now }
describe-title = The board as text
describe-can = possible now
describe-close = Close
menu-undo = Ask to undo my last turn
menu-pause = Ask for a pause
menu-resume = Ask to resume
menu-leave = Leave and let a bot play for me
menu-host = Manage my table
menu-return = Back to my seat
menu-replay = Replay from the start
menu-record = Download the record
menu-plain = Plain board, in words
menu-drawn = Drawn board
menu-guide = Show the first-game tips again
hand-over = { $name }, the screen is yours
hand-over-text = Take it when nobody else is looking.
hand-over-take = I am ready
hint-rules = The rules behind it
hint-title = What a bot would do
hint-no = No, thanks
hint-take = Pick this move
wish-title =
    { $wish ->
        [remove] { $name } asks to send { $whom } away
        [undo] { $name } asks to undo the last turn
        [pause] { $name } asks for a pause
       *[resume] { $name } asks to resume
    }
wish-yes = Agree
wish-no = Refuse
people-label = The people at the table
wish-mine =
    { $wish ->
        [remove] You ask to send { $whom } away
        [undo] You ask to undo your last turn
        [pause] You ask for a pause
        [rematch] You ask for a rematch
       *[resume] You ask to resume
    }
wish-other = { wish-title }
wish-undo-what = The table goes back to before { $name }’s last turn.
wish-remove-what = A bot would go on in the place of { $name }.
wish-remove-you = It is about you: the others decide.
wish-agreed =
    { $n ->
        [one] { $who } has agreed.
       *[other] { $who } have agreed.
    }
wish-silent =
    { $n ->
        [one] { $who } is still to answer.
       *[other] { $who } are still to answer.
    }
wish-answer =
    { $how ->
        [agreed] { $wish ->
            [remove] All others agreed: a bot plays there now
            [undo] All agreed: the turn is undone
            [pause] All agreed: the table is paused
            [rematch] All agreed: the rematch is on
           *[resume] All agreed: the game resumes
        }
        [refused-by] { $wish ->
            [remove] { $name } is against it: nobody has to go
            [undo] { $name } refused: the turn stands
            [pause] { $name } refused: no pause
            [rematch] { $name } declined the rematch: a bot plays there
           *[resume] { $name } refused: the pause goes on
        }
        [refused] { $wish ->
            [remove] Refused: nobody has to go
            [undo] Refused: the turn stands
            [pause] Refused: no pause
           *[resume] Refused: the pause goes on
        }
       *[lapsed] The game went on before everybody had answered
    }
wish-withdraw = Withdraw
paused-title = The table is paused
paused-text = Nobody loses time. The game resumes when everybody has agreed.
paused-card = Nobody loses time; the board stays as it is.
paused-go = wants to resume
paused-silent = has not answered
paused-rests = rests
paused-bot = a bot: always ready
paused-look = Look at the board
offline-title = { $name } has been offline since { $at }
offline-text = The table keeps the seat. You can write; what you say waits here.
offline-write = Write to { $name }
seat-offline = offline
watching-title = You are watching
watching-text = You see what everybody may see.
watching-late = What you see is { $n } moves old, until the game is over.
leave-title = Leave the table?
leave-text = A bot plays for you until you come back. You can return to your seat at any time.
leave-do = Leave the table
leave-stay = Stay
host-title = Your table
host-sit = At the table
host-watch = Watching
host-alone = Nobody but you and bots.
host-nobody = Nobody with a name is watching.
host-remove = Remove
host-remove-of = Remove { $name }
host-remove-title = Remove { $name }?
host-remove-open = The seat is free again. Invitations that you have sent stop working; only a new one lets { $name } come back.
host-remove-running = A bot plays this seat to the end, and { $name } no longer sees the table.
host-remove-watch = { $name } no longer sees the table.
host-keep = Keep
host-close = Close

## Replay and rules

replay-label = Replay
replay-first = To the start
replay-back = Previous move
replay-next = Next move
replay-play = Play
replay-stop = Pause
replay-jump = Move
replay-where = { $at } of { $n }
replay-eyes = Point of view
replay-open = everything revealed
replay-everybody = public view
replay-table = Back to the table
replay-link = Copy the link to this position
replay-copied = Copied
replay-line = { $who }: { $move }
rules-title = Rules

## Account

account-title = Your account
account-of = Your account: { $name }
account-in = Log in
account-in-text = Have you been here before? Use your passkey, or your login and password. If not, just sit down at a table.
account-in-key = Log in with a passkey
account-login = Login
account-password = Password
account-password-text = With a login and a password you can come back from another device. Your other sessions end when you change it.
account-old = Old password
account-new = New password
account-save = Save
account-saved = Saved.
account-keys = Passkeys
account-keys-text = A passkey logs you in with this device’s fingerprint, face or PIN. There is nothing to remember and nothing to steal.
account-keys-tls = Passkeys need https, or localhost.
account-notices = Be told when it is your turn: by this browser, by e-mail or in your chat.
account-key-add = Add a passkey
account-key-name = Passkey of { $date }
account-key-remove = Remove
account-key-remove-of = Remove { $name }

## Notifications

title-waiting = ({ $n }) { $page }
notices-title = Notifications
notices-text = One notification per turn, never one per step, and none for a turn that you make at once. While you have the table open, it waits five minutes.
notices-nobody = Play a game here, or log in, and we can tell you when it is your turn.
notices-where = How we reach you
notices-browser = This browser
notices-browser-state =
    { $state ->
        [on] You are told even when the page is closed.
        [refused] This browser blocks notifications from here: allow them next to its address bar, then try again.
        [cannot] Needs https or localhost, and a browser that takes push messages.
       *[off] It can tell you even when the page is closed.
    }
notices-kind =
    { $kind ->
        [mail] E-mail
        [push] Another browser
        [discord] Discord
        [slack] Slack
        [ntfy] ntfy
        [matrix] Matrix
       *[other] Webhook
    }
notices-status =
    { $status ->
        [on]
            { $why ->
                [none] works
               *[other] on; the last attempt failed: { $why }
            }
        [unconfirmed] not confirmed yet, check your e-mail
        [paused] refused three times and paused: { $why }
       *[off] off
    }
notices-test = Test
notices-test-of = Test: { $name }
notices-tested = Sent.
notices-more = Another place
notices-add = Add
notices-mail-text = You get one e-mail with a link to confirm the address; after that, at most one every 30 minutes, with all your tables in it.
notices-no-mail = This server does not send e-mail.
notices-confirm-sent = An e-mail is on its way to you. Confirm the address with the link in it.
notices-hook = Chat or webhook
notices-address = Address of the webhook
notices-hook-text =
    { $kind ->
        [discord] In Discord: channel settings, Integrations, Webhooks, copy its address.
        [slack] In Slack: add “Incoming Webhooks” to a channel and copy its address.
        [matrix] The room’s address of the client API with an access token: https://server/_matrix/client/v3/rooms/!room:server?access_token=…
       *[ntfy] Your topic: https://ntfy.sh/a-name-that-nobody-guesses
    }
notices-quiet = Quiet hours
notices-quiet-hours = { $from } to { $to }, { $zone }
notices-quiet-none = None
notices-quiet-text = Notifications wait until the morning and arrive together.
notices-quiet-first = Applies to the places that you add.
notices-quiet-end =
    { $end ->
        [quiet_from] From
       *[quiet_to] To
    }
notices-page = While the page is open
notices-sound = Sound when it is my turn
notices-sound-text = The tab’s title and picture say so in any case.
notices-click =
    { $verb ->
        [stop] No more notifications of this kind?
       *[confirm] Be told here when it is your turn?
    }
notices-click-do =
    { $verb ->
        [stop] No more notifications
       *[confirm] Yes, tell me
    }
notices-clicked =
    { $verb ->
        [stop] Done: no more notifications will come here. You can switch them on again at any time.
       *[confirm] Done: you will be told when it is your turn.
    }

## My games, my data

home-part =
    { $part ->
        [turn] Your turn
        [running] Running
        [invited] Invitations
        [open] Waiting for players
       *[over] Just finished
    }
home-nobody-waits = Nobody is waiting for you.
games-title = All my games
games-name = With whom
games-game = Game
games-all = All games
games-status = Stage
games-status-name =
    { $status ->
        [all] All
        [open] Waiting for players
        [running] Running
       *[over] Finished
    }
games-none = No game like that.
games-empty = You have not played here yet. Your games will be listed here.
games-more = More
bell-label =
    { $n ->
        [0] Nothing new at your tables
        [one] { $n } thing at your tables
       *[other] { $n } things at your tables
    }
bell-title = At your tables
bell-line =
    { $kind ->
        [turn] Your turn
       *[over] Game over
    }
bell-none = Nothing yet.
account-guest = You are a guest: this browser knows you, no other does. With a password or a passkey you keep your games and can come back from anywhere. Do you already have an account? Log out below, then log in.
sessions-title = Where you are logged in
sessions-here = This device
sessions-seen = Last here on { $date }
sessions-end = End
sessions-out = Log out
sessions-guest = Without a password or a passkey you cannot come back: your games would be out of reach for good. Log out all the same, for instance to log in to an account you already have?
sessions-guest-out = Log out all the same
sessions-guest-stay = Stay
mydata-title = Your data
mydata-text = Your names, where you are logged in, where you have played and what you said there.
mydata-export = Save as a file
mydata-erase = Delete everything
mydata-erase-text = Your name, ways to log in, notifications and results are deleted. Bots play your running games to the end. Finished games stay with those who played them, with the name you had there. This cannot be undone.
mydata-erase-now = Delete for good
mydata-stay = Keep everything
mydata-erased = Everything is deleted.

## Analysis

study-title = Analysis
study-replay = Replay
study-you = You
study-why-at = Move { $n }: why?
study-chance = Chance of winning
study-chapters = { $kind ->
        [ship] ships
       *[round] rounds
    }
study-hundred = in 100 games
study-chance-tab = Chance
study-points-tab = Expected points
study-table-tab = Table
study-summary = Chances of winning in 100 games. At the start: { $start }. At the end: { $end }. { $n ->
        [one] One turning point.
       *[other] { $n } turning points.
    }
study-cell = { $n } · { $points } { $points ->
        [one] pt
       *[other] pts
    }
study-turn = After move { $n }
study-heard = After move { $n }: { $told }
study-pin = Turning point { $n }, move { $turn }: { $change } in 100 games
study-turns = Turning points
study-all = All
study-mine = Mine · { $n }
study-none = No single move decided this game.
study-at = move { $n } · { $kind ->
        [draw] draw
       *[decision] decision
    }
study-better-move = better: { $move }
study-exact = exact
study-surely = { $low } to { $high }
study-certain = for certain
study-eyes = as { $name } saw it
study-draw = A draw. What it changed, in 100 games:
study-better-by = Worth about { $n } in 100 ({ $low } to { $high }).
study-better-exact = Worth { $n } in 100.
study-known = Nothing that mattered was hidden.
study-unknown = { $n } of what the move changed could not be known.
study-best = best
study-played = played
study-why = Why
study-forced = There was no choice here.
study-nothing-better = No better move could be shown.
study-accounts = Luck and skill
study-scale = out of 100: first place is 100, last place 0
study-start = Start
study-luck = Luck
study-guessing = Guessing
study-own = Own moves
study-others = From others
study-rest = Rest
study-end = End
study-rest-told = Own moves are measured against what the bot that analyses would have done. The rest is where its measure disagreed with itself.
study-gifts = Who gave to whom
study-giver = Giver
study-waiting = { $n ->
        [0] Your analysis is next.
        [one] In the queue: one analysis comes first.
       *[other] In the queue: { $n } analyses come first.
    }
study-running = Analysing: { $at } of { $n }
study-stop = Stop
study-failed = The analysis failed.
study-again = Try again
study-finer = Measure more precisely
study-play-on = Play on from here
study-as-it-was = the others’ secrets as they were; otherwise they are dealt again
study-learn = Learn from my mistakes · { $n }
study-open = Analysis
study-line = { $name }: luck { $luck }, own moves { $own }, from others { $others }
study-line-guessing = { $name }: guessing { $luck }, own moves { $own }, from others { $others }
study-handed = { $giver } to { $receiver }: { $n }
study-handing = { $giver } to { $receiver }
study-gifts-told = A row gives, a column receives; solid gave, dashed took. A cell lists its moves.
study-largest = largest first
study-parts = Parts of the analysis
study-tab-course = Course
study-tab-turns = Turning point
study-tab-luck = Luck, skill
study-tab-learn = Learn
study-no-mistakes = None of your moves was clearly a mistake.
study-soon = The analysis is on its way.
study-rough = rough
study-band = at the end of the game; your band holds 80 of 100 games
study-not-yet = Nobody has had this game analysed yet.
study-ask = Analyse this game
study-price = { $n ->
        [one] about a second
       *[other] about { $n } seconds
    }
study-price-minutes = about { $n } minutes
study-left = { $n ->
        [one] about a second more
       *[other] about { $n } seconds more
    }
study-look = You can already look at what is there.
study-more = { $n ->
        [one] More will come: one move is not measured yet.
       *[other] More will come: { $n } moves are not measured yet.
    }
study-unmeasured = Move { $n } is not measured yet
study-unmeasured-told = The replay works as always. A move that is measured shows what else could be done.
study-later = Comes when the whole game has been measured
study-later-told = Where each player’s result came from: draws, their own moves, the others.
study-bots-only = Only bots played here: luck and skill, no turning points.
study-too-short = So short a game has no turning points, only luck and skill.
study-watch = See an example
study-try = Try: { $move }
watch-title = How it could have continued
watch-told = Pair { $at } of { $n }: the same luck and the same hidden things on both sides. The reasons were counted over such pairs.
watch-side = { $side ->
        [better] After the better move: { $move }
       *[played] After what was played: { $move }
    }
watch-reason = one of the reasons
watch-step = Step { $at } of { $n }
watch-end = Here { $name } can expect { $points } { $points ->
        [one] point
       *[other] points
    } and wins { $chance } of 100 games.
watch-another = Another pair
watch-close = Back to the analysis
share-title = Share
share-told = Game, replay and analysis. Anybody with the link can see them.
share-names = with names
share-link = Link
share-picture = Picture
share-copied = Link copied
share-players = { $n ->
        [one] one player
       *[other] { $n } players
    }
share-seat = Player { $n }
sandbox = Sandbox from move { $n } · nothing counts
quiz-title = Learn from my mistakes · { $at } of { $n }
quiz-task = Move { $n }: you chose “{ $played }”. Find a better move.
quiz-list = Or choose from the list
quiz-choose = Choose a move
quiz-skip = Skip
quiz-show = Show the answer
quiz-answer = { $chosen ->
        [0] Choose a move on the board
       *[other] Answer: { $move }
    }
quiz-next = Next
quiz-close = Stop
quiz-back = Back to the analysis
quiz-verdict = { $verdict ->
        [best] Right: the best move, better by { $n } out of 100.
        [good] Right: as good as the best move, as far as can be told.
        [worse] Better than what you played, but not the best: { $move }.
        [played] That is what you played. Better by { $n } out of 100: { $move }.
        [unmeasured] This move was not measured. Better by { $n } out of 100: { $move }.
       *[shown] The best move: { $move }, better by { $n } out of 100.
    }
quiz-done = { $right } of { $n } found

## Sealed draws

new-joint = Joint draws
new-joint-text = Every draw also needs a number from another player’s browser. For live games: whoever is away holds it up for ten seconds.
seal-title = Sealed draws
seal-badge =
    { $standing ->
        [none] Draws: not sealed
        [checking] Checking the draws…
        [checked] { $n ->
            [one] 1 draw, checked by this browser
           *[other] All { $n } draws checked by this browser
        }
        [unchecked] Draws: not checked
        [differs] The draws do not match their seal
       *[sealed] Draws: sealed
    }
seal-none = This table is older than sealed draws, or its record was brought in from elsewhere. Its draws came from this server alone, and nothing proves them.
seal-first = Before the first turn this server sealed a secret and showed the seal to everybody, so the secret could not change later.
seal-second =
    { $level ->
        [joint] Each draw mixes that secret with a number from the player who moved and one from another player, so nobody could choose or foresee it unless all of them conspire.
       *[sealed] Each draw mixes that secret with a number from the player who moved, so neither the server nor a player could choose it.
    }
seal-third =
    { $standing ->
        [checked] { $n ->
            [one] The game is over, the secret is open, and your browser has made the one draw again: it is the same.
           *[other] The game is over, the secret is open, and your browser has made all { $n } draws again: every one is the same.
        }
        [differs] Your browser has compared the draws with what was sealed, and something does not match.
        [checking] The game is over, the secret is open, and your browser is making all draws again.
        [unchecked] The game is over, but your browser could not fetch the proof; try again later.
       *[sealed] When the game is over, the secret is opened, and your browser makes every draw again.
    }
seal-fault =
    { $code ->
        [draw] Draw { $n } differs from what was sealed.
        [odds] Draw { $n } was made with odds that this game does not have.
        [seal] The secret that was opened is not the one that was sealed.
        [reveal] The secret was not opened.
        [lost] The server has lost its secret and cannot open the seal.
        [link] Around draw { $n } a number does not belong to its player.
        [no-link] Around draw { $n } a player’s number is missing.
        [witness] Draw { $n } was made without the other player’s number.
        [late] The secret was sealed after the game had begun.
        [list] The seal is not in the house’s list.
        [twice] The game began twice.
        [noted-seal] The seal is not the one that was shown to this browser.
        [noted-list] The house’s list is not the one that was shown to this browser.
        [noted-chain] Numbers of this browser were replaced by others.
        [noted-links] Numbers that this browser gave are missing.
       *[form] The proof cannot be read.
    }
seal-fault-save = Save the proof.
seal-draw = Draw
seal-print = Fingerprint
seal-again = Made again
seal-after = after { $name }’s move
seal-same =
    { $same ->
        [true] same
       *[false] differs
    }
seal-own =
    { $n ->
        [0] All numbers came from the server: nobody’s browser brought its own.
        [one] With numbers of their own: { $names }.
       *[other] With numbers of their own: { $names }.
    }
seal-replaced =
    { $n ->
        [one] One browser lost its numbers and went on with new ones.
       *[other] { $n } times a browser lost its numbers and went on with new ones.
    }
seal-unwitnessed =
    { $n ->
        [one] One draw had to do without the other player’s number.
       *[other] { $n } draws had to do without the other player’s number.
    }
seal-shown = Seal shown at the start:
seal-noted =
    { $same ->
        [true] This browser noted the same.
       *[false] This browser noted another one.
    }
seal-save = Save the proof
seal-yourself = How to check it yourself
seal-yourself-text = This page came from the server it checks. If you do not trust it, save the proof and check it with a program from elsewhere:
seal-house = All draws of this house

## The draws of the house

house-title = The draws of this house
house-draws = Draws against their odds
house-draws-text = All sealed draws of public games that are over. Fair draws stray from their odds too; chi-square shows how far, and how often fair draws stray at least as far.
house-none = No public game is over yet.
house-kind =
    { $kind ->
        [town] buildings in the town
        [street] Cubans along the street
        [rolling] dice for ships
        [draw_start] start player
        [draw_ship] ships
        [draw_bill] bills
        [draw_removed] buildings left out
        [draw_missing] Cubans replaced
        [draw_cuban] Cubans of the avenue
        [lay_coast] coast
        [deal] objectives dealt
        [deal_groups] groups of objectives
        [deal_sets] sets of objectives
        [draw_first] start player
        [reveal] tiles revealed
        [bird] birds
        [look] tiles looked at
        [new_objective] new objectives
       *[other] draws
    }
house-test =
    { $n ->
        [one] { $n } draw, chi-square { $chi } with { $freedom ->
            [one] { $freedom } degree of freedom
           *[other] { $freedom } degrees of freedom
        };
       *[other] { $n } draws, chi-square { $chi } with { $freedom ->
            [one] { $freedom } degree of freedom
           *[other] { $freedom } degrees of freedom
        };
    }
house-few = too few draws yet to say more.
house-chance = fair draws stray at least as far { $n } times out of 100.
house-seen = came
house-due = expected
house-luck = Mean luck
house-luck-text =
    From the analyses of { $n ->
        [one] 1 public game
       *[other] { $n } public games
    }: what draws gave, between −1 and 1, with the range in which 95 of 100 such means lie. In the long run it is 0 for everybody.
house-seat = Seat { $n }
house-people = People
house-bots = Bots
house-list = The list of seals
house-list-text = Every table is in this list before it begins, and each row holds the one before: a game that went badly for the host cannot vanish.
house-list-whole =
    Checked by this browser: { $n ->
        [one] 1 table
       *[other] { $n } tables
    }, still being played: { $open }, no row missing.
house-list-broken = Row { $n } does not fit: the list has been changed.
house-list-save = Save the list

## School

lesson-coach = The coach
lesson-step = Step { $at } of { $n }
lesson-leave = Leave the lesson
lesson-another = Another position: points and goods are different now.
lesson-back = Back
lesson-fold = My turn
lesson-look = Let me see
lesson-open = Unfold or fold what the parrot says
lesson-show = Show me
lesson-skip = Skip
lesson-next = Next
lesson-gone = No lesson here
lesson-done = Well done!
lesson-done-text = You know what to do. The best next step is a short game against friendly bots. You take over a seat in the middle of a game, with the points it has by then, and play to the end. The parrot speaks up before a costly move; the robot’s button shows what a bot would do.
lesson-play = Play a short game
lesson-page = The game on one page
lesson-again = Again
home-learn = Learn
poster-learn = Learn: { $game }
home-first = First time here?
home-first-text = A lesson of three to six minutes on the real board teaches each game; a parrot leads the way.
home-first-no = Not now
learn-title = Learn a game in five minutes
learn-text = On the real board, one idea at a time. You can stop anywhere and come back.
learn-done = done
learn-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
learn-new = What is new
learn-on = Continue, step { $at }
learn-begin = Begin
summary-aim-title = The aim
summary-turn-title = A turn
summary-end-title = The end
summary-print = Print
rules-plain = In plain words
rules-contents = Contents
rules-count =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
coach-sure = Sure?
coach-better = Another move looks better: { $move }
coach-anyway = Play it anyway
coach-again = Think again
coach-thinks = The coach is taking a look…
settings-coach = The coach asks before a move that loses a lot
settings-coach-text = Against bots only: it says which move is better and why, and after the game what there is to learn.
coach-learn =
    { $n ->
        [one] One thing to learn
       *[other] { $n } things to learn
    }
coach-thing = Instead of “{ $played }”: { $better }
puzzle-title = Find the move
puzzle-score = Rating { $rating } · { $streak } in a row · { $found } of { $n } found
puzzle-kind =
    { $kind ->
        [points] points
        [loading] loading and shipping
        [trading] trading
        [building] building
        [route] the way
        [reading] reading rivals
       *[timing] timing
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] a trader finds it
        [medium] a captain finds it
       *[hard] captains miss it
    }
puzzle-task = One move is clearly the best, whatever the hidden things and the next draws may be. Touch it on the board, or choose it by its number.
puzzle-right = Found: { $move }
puzzle-other = Better: { $move }
puzzle-over = Better than “{ $move }”. { $gain }
puzzle-none = All puzzles of this game are done.
learn-puzzles = Puzzles · { $n }
puzzle-number = Puzzle { $n }
puzzle-you = You are { $name }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
puzzle-why = Why
puzzle-lately = Lately { $found } of { $n } found
puzzle-play = Play on
puzzle-next = Next puzzle
daily-name = Deal of the day
daily-title = Deal of { $date }
daily-text = { $set ->
        [0] { $game } against { $bots } captains: the same draws and the same bots for everybody. One attempt.
       *[other] { $game } against { $bots } captains, from the same position in the middle of a game for everybody, with the same bots. One attempt.
    }
daily-until = Open until { $day }, { $hour }.
daily-rules = You can stop at any time and continue later. There are no hints and no undo, and the analysis waits until you have finished. The best game of the day can be replayed by everybody the day after.
daily-done = { $n ->
        [0] Nobody has finished yet.
        [one] One person has finished.
       *[other] { $n } people have finished.
    }
daily-begin = Begin
daily-on = Continue
daily-place = { $points ->
        [one] point, { $place ->
            [1] first at the table
            [2] second at the table
            [3] third at the table
           *[other] last at the table
        }
       *[other] points, { $place ->
            [1] first at the table
            [2] second at the table
            [3] third at the table
           *[other] last at the table
        }
    }
daily-better = Better than { $n }% of { $people } people.
daily-middle = The median is { $median }, the best { $best }.
daily-first = You are the first to finish.
daily-late = Finished after the end of the day: it does not count.
daily-luck = By the ledger, the draws gave you { $luck } points; without luck { $rest }.
daily-measuring = Luck is being measured…
daily-you = you
daily-yours = { $name } (you)
daily-axis = points at the end
daily-histogram = How many people have how many points
daily-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-people = { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
daily-percent = { $n }%
daily-course = Your game beside the others’
daily-course-drawn = Your points along the game, up to { $points } at the end
daily-course-start = start
daily-course-end = end
daily-course-middle = The band holds the middle half of all people.
daily-course-beside = { $above ->
        [0] You were never above it
        [100] You were above it all the way
       *[other] You were above it for { $above }% of the game
    }, { $below ->
        [0] never below it.
        [100] below it all the way.
       *[other] below it for { $below }%.
    }
daily-course-few = As soon as four people have finished, a band shows where the middle half of them stood.
daily-course-part = Part of the game
daily-course-yours = You
daily-course-half = Middle half of all
daily-course-from = { $low } to { $high }
daily-again = Play it again, not counted
daily-analyse = Analyse my game
daily-best = Yesterday’s best game
daily-best-text = { $date }, { $game }: { $name } with { $points } points, among { $people ->
        [one] one person.
       *[other] { $people } people.
    }
daily-earlier = Earlier deals
daily-sealed = Nobody saw it before
daily-sealed-text = The draws come from a key that the house sealed in its list before the first game. It is opened two hours after the end of the day; then every draw of it can be checked.
home-daily = { $game }, the same for everybody. One attempt.
home-daily-see = Play
home-daily-done = See how you did
lesson-read = Read what the parrot says, then go on.
lesson-others = Other lessons

## ratings and profiles

new-rated = Rated
new-rated-text =
    { $why ->
        [pace] Only with a clock or days per turn: a rated game has to end.
        [screen] Not with several people at one screen.
        [hints] Impossible with hints: turn them off first.
        [data] Not with corrected data: rated games use those of the package.
       *[free] It counts for the ratings of everybody who sits down. No hints, no undo.
    }
new-hints-rated = Off, because the game is rated.
sum-rated = Rated: no undo, and whoever leaves comes last.
join-rated = This game is rated: whoever sits down agrees. No hints, no undo; whoever leaves comes last.
rating-name = Rating
rating-game = Game
rating-games = Games
rating-who = Name
rating-bot =
    { $level ->
        [deckhand] Deckhand
        [trader] Trader
        [captain] Captain
        [governor] Governor
       *[other] { $level }
    }
rating-span = { $least } to { $most }
rating-value = { $value } ± { $bar }
rating-only = { $value }
rating-few = not enough games yet
rating-bar = The bar is where the true strength lies in 95 of 100 cases. It narrows as you play. There is no number before five games.
rating-first =
    { $n ->
        [one] Rated: your first game here. A number comes after five.
       *[other] Rated: { $n } games so far. A number comes after five.
    }
rating-now = Your first rating:
rating-from = Rating { $before } →
rating-not =
    { $why ->
        [too-often] Not rated: you have played each other five times within a day.
        [unfinished] Not rated: everybody had left.
        [not-agreed] Not rated: somebody did not come to the rematch.
        [removed] Not rated: somebody was sent away.
        [data] Not rated: it was played with corrected data.
       *[waiting] Rated: the number comes in a moment.
    }
house-ratings-title = Ratings: { $game }
house-ratings-open = Ratings of the house
house-ratings-text = Whoever shows their ratings to all, after five games against three different opponents. Ordered by the lower end of the bar, so that a few lucky games do not lead. Bots stand where they were measured.
house-ratings-place = Place
house-ratings-nobody = Nobody shows a rating here yet.
house-ratings-mine = Your own is not listed: { $rating }.
profile-title = Profile
profile-open = Results and ratings
profile-own = Your ratings
profile-nobody = Play a game first: then this is where your results are.
profile-since =
    { $n ->
        [0] Here since { $since }. No finished game yet.
        [one] Here since { $since }. 1 finished game.
       *[other] Here since { $since }. { $n } finished games.
    }
profile-shown = Who may see this
profile-shown-to =
    { $shown ->
        [all] All
        [friends] Friends
       *[hidden] Nobody
    }
profile-shown-text =
    { $shown ->
        [all] Everybody in this house may see your results and ratings, and the leaderboards list you.
        [friends] Your friends may see your results and ratings; leaderboards do not list you.
       *[hidden] Only you see your results and ratings.
    }
profile-ratings = Ratings
profile-unrated = No rated game yet. A new table is rated if “Rated” is on.
profile-plots = Game by game
profile-plot =
    { $kind ->
        [rating] Rating
        [places] Places
        [points] Points
       *[luck] Luck, skill
    }
profile-note =
    { $kind ->
        [rating] By rated games; the band is the uncertainty.
        [places] All finished games, rated or not.
       *[luck] In points, where a game was analysed: skill is the line, luck the dashes.
    }
profile-against = The line is your points, the dashes what a seat at that table had on average. Over all games { $points } against { $expected }.
profile-plot-told =
    { $kind ->
        [rating] { $game }: rating over { $n } games, now { $last }.
        [points] { $game }: points of { $n } games, the last { $last }.
       *[luck] { $game }: skill and luck of { $n } games.
    } The table has the numbers.
profile-won =
    { $n ->
        [one] { $wins } of 1 game won.
       *[other] { $wins } of { $n } games won.
    }
profile-players = Players
profile-seat = Seat
profile-wins = Won
profile-number = Game no.
profile-expected = Table
profile-skill = Skill
profile-luck = Luck
profile-met = With and against
profile-places = Places: 1st, 2nd, 3rd, 4th and lower
profile-place = { $n } × { $place }
profile-ahead = Ahead : behind
profile-others = others
profile-more = { $n } more
profile-last = Last games
profile-kind =
    { $kind ->
        [rated] Rated
        [bots] Bots
       *[all] All
    }
profile-place-head = Place
profile-place-of = { $place } of { $n }
profile-left = left
profile-rated = rated
profile-none = Nothing here yet.
account-profile = Your games by place, seat and opponent, your ratings, and who may see them.

## New table: who, how fast, in sentences

who-title = Who plays?
who-bots = Bots
who-bots-text = Start at once. Four levels.
who-friends = Friends
who-friends-text = By a private link. Bots can fill empty seats.
who-open = Open table
who-open-text = Anybody may sit down.
who-screen = One screen
who-screen-text = Pass the device round.
pace-title = How fast?
pace-live = Live, with a clock
pace-live-text = { $minutes } min each, plus { $seconds } s per turn
pace-days = Days per turn
pace-days-text = when you have a minute
pace-none = No clock
pace-none-text = as long as it takes
pace-turn = Time for a turn
pace-day =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
pace-minutes = Minutes each
pace-seconds = Seconds per turn
pace-late = When time is up
pace-late-name =
    { $late ->
        [seat] a bot takes the seat
       *[move] a bot moves
    }
pace-note-days = No turn ends between 10 in the evening and 8 in the morning of the player’s own time. 20 days of holiday per year; a pause that all agree to stops everything.
pace-note-live = A clock runs only while its player is asked; if several are asked, their clocks run at the same time. A pause that all agree to stops them.
pace-is-days =
    { $n ->
        [one] { $n } day per turn.
       *[other] { $n } days per turn.
    }
pace-is-live = { $minutes } min each, plus { $seconds } s per turn.
pace-is-none = No clock.
time-days = { $n } days
time-hours = { $n } h
time-minutes = { $n } min
time-left = { $time } left
time-title = Your turn · { $time } · Antilles
time-title-plain = Your turn · Antilles
time-to-play = to play ·
time-holiday = on holiday until { $day }
sum-title = Your table
sum-minutes = about { $n } minutes of play
sum-you = You
sum-here = { $n } of you at this screen
sum-friends =
    { $n ->
        [one] { $n } friend by link
       *[other] { $n } friends by link
    }
sum-anybody =
    { $n ->
        [one] { $n } seat for anybody
       *[other] { $n } seats for anybody
    }
sum-bots =
    { $n ->
        [one] { $n } bot ({ $level })
       *[other] { $n } bots ({ $level })
    }
sum-late =
    { $late ->
        [seat] When time is up, a bot takes the seat until its player is back.
       *[move] When time is up, a bot makes that move.
    }
sum-sealed = Sealed draws: nobody, not even this server, can choose them.
sum-hints =
    { $hints ->
        [on] Hints allowed, analysis afterwards.
       *[off] No hints, analysis afterwards.
    }
sum-watch =
    { $visibility ->
        [public] Anybody may watch.
        [link] Whoever has the link may watch.
       *[private] Nobody else may watch.
    }
sum-rules =
    { $n ->
        [one] { $n } rule option changed: { $rules }
       *[other] { $n } rule options changed: { $rules }
    }
sum-after = Then you get the links to send. The game starts when every seat is taken.
holiday-title = Holiday
holiday-text = At tables that count days, your time stands still, and the others see it. 20 days per year at each table.
holiday-for = How long
holiday-go = Go on holiday
holiday-back = I am back
holiday-done =
    { $n ->
        [one] On holiday at { $n } table.
       *[other] On holiday at { $n } tables.
    }
holiday-over = Your time runs again.
holiday-none = None of your tables counts days.

## I own this box

data-played = Played with data that an owner of the printed game has corrected: { $digest }
data-short = data { $digest }
own-title = I own this box
own-locked = Only the owner of this house can correct its data. This command prints the address that opens the page:
own-count =
    { $n ->
        [one] { $title }: { $n } value waits for a printed copy; { $corrected } corrected.
       *[other] { $title }: { $n } values wait for a printed copy; { $corrected } corrected.
    }
own-count-group = { $corrected } of { $n } corrected
own-parts = Ways to correct
own-part =
    { $part ->
        [walk] One by one
        [board] Map and tiles
        [list] All values
       *[file] Save and share
    }
own-place = { $n } of { $of }
own-assumed = We assume: { $value }.
own-back = Back
own-next = Next
own-skip = Next kind
own-reset = As assumed
own-add = Add…
own-remove = remove
own-parcel = Row { $row }, column { $column }
own-doubt = Are you sure? { $sentence }
own-open =
    { $n ->
        [one] { $n } answer is not saved yet.
       *[other] { $n } answers are not saved yet.
    }
own-drop = Forget them
own-to-save = Save…
own-save-title = Save for this house
own-save-text = Tables that begin from now on use your values; existing tables and records keep the data they began with.
own-name = Your name
own-edition = The edition of your box: publisher, language, year
own-remark = A remark
own-save = Save
own-saved = Saved. Tables that begin from now on use it, at full speed after the next start of the server.
own-diff-title = What differs
own-diff-value = Value
own-diff-yours = Yours
own-diff-package = Assumed
own-diff-none = Nothing is corrected.
own-diff-file = Compare with a file
own-diff-same = No value differs.
own-give-title = Share it with others
own-give-text = Your corrections as a small file that you sign: send it to us, and everybody can play by it. Or import somebody else’s file.
own-export = Export
own-import = Import a file
own-editor = Map and tiles
own-mode =
    { $mode ->
        [site] Move a site
        [road] Draw a road
        [river] Rivers
       *[tile] Tiles
    }
own-mode-help =
    { $mode ->
        [site] Drag a site to where it lies on your board, or choose it and use the arrow keys.
        [road] Choose two sites, one after the other: the road between them is drawn, or struck out if it was there.
        [river] The sites of each river from the spring to the mouth.
       *[tile] Choose a tile and set what its face shows.
    }
own-site = { $site }, { $name }, { $terrain }, { $x } to the right, { $y } down
without-title = You are offline. You can still play.
without-text = Games against bots and at one screen run on this device; lessons and replays too.
engine-progress = Loading
engine-loading = Setting up the rules and the bots on this device: { $loaded } of { $total } MB.
along-loading = Loading for offline play: { $loaded } of { $total } MB. You can go on playing.
along-stop = Stop
along-stopped = Not everything that offline play needs has arrived. What has arrived is kept.
along-load = Load the rest
along-newer = A newer version of this page is here.
along-renew = Start it
along-title = Take Antilles with you
along-text = Put it on your home screen: it opens at once and plays against bots offline, with the same rules and the same bots.
along-install = Install
along-later = Not now
own-tables = On this device
menu-take = Take this game to the server
engine-trouble =
    { $why ->
        [full] This device has no room left: your last move is not kept yet. Make room, and the page tries again on its own.
        [private] This window keeps nothing. A game lasts as long as this page is open; save its record to keep it.
       *[interrupted] The engine could not be loaded. This page tries again on its own.
    }
settings-cores = Work out hints and analyses on this device
settings-cores-text = Instead of on the server: slower, but the server stays free. The first time, 6 MB are loaded.

## Standing orders

orders-title = Standing orders
orders-button =
    { $n ->
        [0] Standing orders
       *[other] Standing orders · { $n }
    }
orders-text = For your next turn at this table. Only you see them; they are tried from top to bottom. If none fits exactly, you are asked as usual.
orders-number = Order { $n }
orders-if = If this happens:
orders-anything = whatever happens
orders-anybody = Anybody
orders-somebody = somebody
orders-table = The table
orders-and = and
orders-no-check = nothing more is needed
orders-then = then I do this:
orders-choose = choose a move
orders-habits = Simple rules
orders-moves = Moves
orders-further = then
orders-no-more = no more
orders-limit = paying at most
orders-no-limit = no limit
orders-another = Another order
orders-another-text = At most ten. The first one that fits is played, some minutes after your turn begins.
orders-trying = Trying it out…
orders-tried = Tried against { $n } continuations
orders-fits = An order fits in { $n }%. Otherwise you are asked.
orders-fit = fits in { $n }%
orders-up = Move order { $n } up
orders-down = Move order { $n } down
orders-remove = Delete order { $n }
orders-clear = Delete all
orders-cleared = No orders are left.
orders-leave = Leave these orders
orders-made = (your order)
orders-about = One of your orders fits and is played in some minutes. You can move yourself, or take it back.
orders-take-back = Withdraw my order
orders-failed =
    { $how ->
        [undone] Moves were undone, and your orders with them.
       *[none] None of your orders fitted: it is up to you.
    }
habit-only = Do the only thing that is possible
menu-vote = Vote to send somebody away
vote-title = Send somebody away?
vote-text = The others are asked. If all of them agree, at least two, a bot goes on in that place, for good.
vote-do = Ask to send { $name } away
chat-about = About what { $name } says
chat-hide = Hide what { $name } says
chat-show = Show again what { $name } says
chat-hidden = hidden
chat-why = Why? (optional)
chat-report = Report to the house
chat-reported = Reported. The owner of the house will read it, nobody else.
told-label = Announcements
told-close = Read
keep-title = Keeping order
keep-locked = Only the owner of this house keeps order here. This prints the address that opens the page:
keep-part =
    { $part ->
        [reports] Reports
        [people] People
        [tables] Tables
        [told] Announcements
       *[log] Record
    }
keep-done = Done, and written into the record.
keep-none = Nothing here.
keep-find = Part of a name
keep-sits =
    { $n ->
        [one] 1 table
       *[other] { $n } tables
    }
keep-muted = may not write until { $until }
keep-mute =
    { $n ->
        [one] No chat for a day
       *[other] No chat for { $n } days
    }
keep-unmute = May write again
keep-rename = Rename
keep-called = Another name for { $name }
keep-reported = Reported by { $by }, { $at }: { $why }
keep-table = To the table
keep-settle = Settled
keep-game = { $game } · { $status } · { $at }
keep-more = More
keep-days = For how long
keep-announce = Tell everybody
keep-until = until { $until }
keep-withdraw = Tell it no longer
keep-broken = The record is not as it was written, from number { $n } on.
keep-act =
    { $deed ->
        [rename] Another name, { $at }
        [mute] Writing in chats, { $at }
        [show] Who may watch, { $at }
        [remove] Sent away, { $at }
        [vote] Sent away by a vote, { $at }
        [announce] Announced, { $at }
        [withdraw] Told no longer, { $at }
        [report] Reported, { $at }
       *[settle] Settled, { $at }
    }

## Friends, invitations by name, open tables

friends-title = Friends
friends-none = Nobody yet. Give somebody a link, or open theirs: then you are friends.
friends-all = All my friends
friends-first = Find friends
friends-make = New friends
friends-make-text = Whoever opens your link sees your name and can accept. Nobody can be searched for here.
friends-once = Link for one friend
friends-many = Link for several
friends-copied =
    { $kind ->
        [once] Copied. It works for one person, for seven days.
       *[many] Copied. It works for thirty days, or until you make a new one.
    }
friends-send =
    { $kind ->
        [once] Send this link. It works for one person, for seven days.
       *[many] Send this link. It works for thirty days, or until you make a new one.
    }
friends-links =
    { $n ->
        [one] One link of yours works, until { $date } at the latest.
       *[other] { $n } links of yours work, until { $date } at the latest.
    }
friends-end-links = End all my links
friends-shown = My friends see when I am here
friends-shown-text = Your public tables are seen by everybody in any case.
friend-here = here
friend-play = Play
friend-play-with = Play with { $name }
friend-more-of = More about { $name }
friend-end = End friendship
friend-end-text = { $name } is not told if you end the friendship or block.
friend-link = A friend’s link
friend-link-of = { $name } wants to be friends
friend-link-text = Friends see when the other is here and invite each other to tables by name. Either of you can end it at any time.
friend-link-state =
    { $state ->
        [own] This is your own link: give it to somebody else.
       *[known] You and { $name } are friends already.
    }
friend-link-name = Tell whoever gave you this link your name; no account is needed.
friend-link-look = Open the link
friend-accept = Be friends
friend-later = Not now
block = Block
block-now = Block { $name }
block-text = Whoever you block cannot become your friend, invite you or sit down at your tables, and what they write is folded. They are not told.
blocks-title = Blocked
unblock = Unblock
unblock-of = Unblock { $name }
here-title = People here
here-text = Only you see whom you block.
here-blocked = blocked
chat-folded = { $name }: folded
invited-accept = Accept
invited-decline = Decline
invited-seats = { $n } seats, with { $who }
invited-ask = Invite a friend…
invited-ask-seat = Invite a friend to seat { $n }
invited-back = Take back
invited-back-of = Take back the invitation of { $name }
invited-somebody = somebody is invited
invited-state =
    { $state ->
        [asked] { $name } is invited and has not answered yet.
       *[declined] { $name } has declined.
    }
bell-invited = Invitation: answer it on the first page
next-table = Next table: your turn
lobby-title = Open tables
lobby-all = All open tables
lobby-none = No open table like that right now.
lobby-new = Open a table of your own
lobby-pace = Pace
lobby-pace-name =
    { $pace ->
        [all] All
        [live] Live
        [days] Days
       *[none] No clock
    }
lobby-seeks-name =
    { $seeks ->
        [all] All
        [beginners] Beginners
        [experienced] Experienced
       *[anybody] Anybody
    }
seeks-title = Looking for
seeks-name =
    { $seeks ->
        [beginners] beginners welcome
        [experienced] for experienced players
       *[anybody] for anybody
    }
