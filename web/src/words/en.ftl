# The page's own words

## Frame of a table

brand-home = back to the home page
seats = Players
seat-away = away
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
play-on = Go on
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
settings-title = How it is shown
settings-others = The others’ moves
settings-forced = Play the only possible move automatically
settings-forced-text = It is shown, and can be undone as far as your turn goes.
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
end-how = Where the points came from
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

page-title =
    { $page ->
        [home] Antilles
        [t] Table · Antilles
        [new] New table · Antilles
        [join] Invitation · Antilles
        [replay] Replay · Antilles
        [me] Your account · Antilles
        [rules] Rules · Antilles
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
home-mine = Your tables
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
new-bots = Play against bots now
new-friends = With friends, by link
new-open-table = Open table: anybody may join
new-hot-seat = Everyone at this screen
new-seats = Seats
new-seat = Seat { $n }
new-name = Name at seat { $n }
new-me = me
new-here = another player at this screen
new-bot = Bot
new-open = a friend, by link
new-level = Strength of the bots
new-game = How you play
new-hints = Hints
new-hints-alone = A bot tells what it would do, when you ask.
new-hints-company = Off among people, unless all agree: whoever sits down is told.
expansion-cuba = El Presidente
expansion-cuba-text = Six Cubans on the avenue, six events, more buildings, ships and laws; 8 rounds.
options-cuba-el_presidente = El Presidente
options-cuba-supply = Plantations and supply
options-cuba-characters = Characters
options-cuba-trade = Market and harbour
options-cuba-parliament = Parliament
new-visibility = Who can see the table
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
waiting-title = Waiting for players
waiting-text = The game begins when all seats are taken.
waiting-free = free
waiting-link = Copy invite link
waiting-copied = Copied
waiting-you = you

## At the table

game-gone = Game not found
game-gone-text = This server has no game by that name.
table-gone = Table not found
table-gone-text = It does not exist, or it is not open to you.
table-away = One moment
table-away-text = This page tries again on its own.
connection-again = Sending again…
connection-lost = Connection lost. Reconnecting for { $n } s.
describe-title = The board as text
describe-can = possible now
describe-close = Close
menu-undo = Ask to undo my last turn
menu-pause = Ask for a pause
menu-resume = Ask to resume
menu-leave = Leave and let a bot play for me
menu-return = Back to my seat
menu-replay = Replay from the start
menu-record = Download the record
menu-plain = Plain board, in words
menu-drawn = Drawn board
menu-guide = Show the first-game tips again
hand-over = { $name }, the screen is yours
hand-over-text = Take it when nobody else is looking.
hand-over-take = I am ready
hint-title = What a bot would do
hint-no = No, thanks
hint-take = Pick this move
wish-title =
    { $wish ->
        [undo] { $name } asks to undo the last turn
        [pause] { $name } asks for a pause
       *[resume] { $name } asks to resume
    }
wish-yes = Agree
wish-no = Refuse
people-label = The people at the table
wish-mine =
    { $wish ->
        [undo] You ask to undo your last turn
        [pause] You ask for a pause
       *[resume] You ask to resume
    }
wish-other = { wish-title }
wish-undo-what = The table goes back to before { $name }’s last turn.
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
            [undo] All agreed: the turn is undone
            [pause] All agreed: the table is paused
           *[resume] All agreed: the game goes on
        }
        [refused-by] { $wish ->
            [undo] { $name } refused: the turn stands
            [pause] { $name } refused: no pause
           *[resume] { $name } refused: the pause lasts
        }
        [refused] { $wish ->
            [undo] Refused: the turn stands
            [pause] Refused: no pause
           *[resume] Refused: the pause lasts
        }
       *[lapsed] The game went on before everybody had answered
    }
wish-withdraw = Withdraw
paused-title = The table is paused
paused-text = Nobody loses time. It goes on when all have agreed.
paused-card = Nobody loses time; the board stays as it is.
paused-go = wants to go on
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
leave-title = Leave the table?
leave-text = A bot plays for you until you come back. You can return to your seat at any time.
leave-do = Leave the table
leave-stay = Stay

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
account-in-text = If you have been here before: with your passkey, or your login and password. If not, just sit down at a table.
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
account-key-add = Add a passkey
account-key-name = Passkey of { $date }
account-key-remove = Remove
account-key-remove-of = Remove { $name }
