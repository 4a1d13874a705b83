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
part-others = Players
part-log = Log
part-rules = Rules
part-why = Why not
tab-log = Log
tab-rules = Rules
tab-chat = Chat
log-empty = Nothing has happened yet.
rules-search = Search the rules
rules-none = No statement has these words.
chat-write = Write something
chat-send = Send
chat-empty = Nobody has said anything yet.
why-rule = Rule { $statement }
why-ask = Tap what you cannot do: here stands why.
guide-label = First game
guide-ok = I see
guide-off = No more explanations
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
bar-skip = Press any key or tap to see how things stand.
bar-sending = Sending …
bar-which = Which one?
bar-finished = Confirm your turn?
bar-your-turn = Your turn
bar-over = The game is over
bar-steps = So far: { $moves }
bar-how =
    { $n ->
        [one] The one possible move glows.
       *[other] { $n } possible moves glow.
    }
bar-confirm-turn = Confirm turn
bar-put-back = Put back
bar-undo = Undo
bar-hint = Hint
bar-all = All moves ({ $n })
waiting =
    { $n ->
        [one] { $who } is thinking
       *[other] Waiting for { $who }
    }

## The end

end-title =
    { $n ->
        [one] { $who } wins with { $points } points
       *[other] { $who } win with { $points } points each
    }
end-how = How the points came about
end-line = { $name }: { $n } points in { $gains } steps.
end-gains = every gain ({ $n })
end-otherwise = Other points.
end-place = Place
end-player = Player
end-points = Points
end-board = See the board
end-replay = Replay
end-home = Home
end-rematch = Rematch

## Goods and others

mine = { $name }, you
others = Others

## Pages

page-title =
    { $page ->
        [home] Antilles
        [t] Table · Antilles
        [new] New table · Antilles
        [join] Invitation · Antilles
        [replay] Replay · Antilles
        [rules] Rules · Antilles
       *[other] Antilles
    }
problem-unknown = That did not work. Please try again.
problem-offline = The server does not answer.
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
        [captain] strong: Captain
        [governor] strongest: Governor
       *[other] bot: { $level }
    }
visibility-name =
    { $visibility ->
        [public] open to everybody
        [link] whoever has the link
       *[private] only who is invited
    }

## Home

home-claim = Four Caribbean trading games, by the rulebook.
home-claim-second = With friends, or against bots that never peek.
home-new = New table
home-code = I have a code
home-code-label = Your invitation: the link or the code
home-join = Join
home-play = Play
home-see = See
home-watch = Watch
home-replay = Replay
home-alone = Alone tonight?
home-alone-text = Play at once, against bots of medium strength.
home-mine = Your tables
home-open = Open tables
home-open-none = No open tables now. Start one.
home-over = Finished games
home-record = Open a record
home-record-label = A game record (text)
home-record-file = A game record as a file
home-record-open = Replay it
list-your-turn = Your turn · { $game }
list-status =
    { $status ->
        [open] waiting for players
        [running] running
        [paused] paused
       *[over] finished
    }
list-empty-table = Empty table
poster-seats = { $least } to { $most } players
poster-minutes = { $n } min
poster-play = New table: { $game }
poster-rules = Rules: { $game }
poster-santo_domingo = Everyone plays a card at once. Read your rivals.
poster-santiago_de_cuba = Drive, deal and ship before the harbour empties.
poster-santa_cruz = Settle three islands and turn up what they hide.
poster-cuba = Plant, build, ship, vote. With El Presidente.
poster-weight-santo_domingo = light
poster-weight-santiago_de_cuba = medium
poster-weight-santa_cruz = medium
poster-weight-cuba = demanding

## New table, waiting, invitation

new-other-game = Another game
new-bots = Play against bots now
new-friends = With friends, by link
new-hot-seat = All at this screen
new-seats = Seats
new-seat = Seat { $n }
new-me = me
new-here = somebody at this screen
new-bot = Bot
new-open = a friend, by link
new-level = Strength of the bots
new-visibility = Who may see the table
new-options =
    { $n ->
        [one] One option of the rules
       *[other] { $n } options of the rules
    }
new-make = Make this table
join-title = You are invited
join-by = { $by } invites you to { $game }
join-taken = This seat is taken. Ask { $by } for another link.
join-text = Choose a name; no account is needed.
join-sit = Take this seat
waiting-title = Waiting for players
waiting-text = The game begins when all seats are taken.
waiting-free = free
waiting-link = Copy invite link
waiting-copied = Copied
waiting-you = you

## At the table

game-gone = This game is not here
game-gone-text = There is no game of that name on this server.
table-gone = This table is not here
table-gone-text = It does not exist, or it is not open to you.
connection-again = Sending again …
connection-lost = Connection lost. Trying again for { $n } s.
describe-title = The board as text
describe-can = possible now
describe-close = Close
menu-undo = Ask to take my last turn back
menu-pause = Ask for a pause
menu-resume = Ask to go on
menu-leave = Leave; a bot plays for me
menu-return = Back to my seat
menu-replay = Replay from the start
menu-record = Download the record
menu-plain = Plain board, in words
menu-drawn = Drawn board
menu-guide = Explain everything again
hand-over = { $name }, the screen is yours
hand-over-text = Take it when nobody else is looking.
hand-over-take = I am looking
hint-title = What a bot would do
hint-no = No, thank you
hint-take = Choose it
wish-title =
    { $wish ->
        [undo] { $name } asks to take the last turn back
        [pause] { $name } asks for a pause
       *[resume] { $name } asks to go on
    }
wish-yes = Agree
wish-no = Refuse

## Replay and rules

replay-label = Replay
replay-first = To the start
replay-back = One move back
replay-next = Next move
replay-play = Play
replay-stop = Stop
replay-jump = Move
replay-where = { $at } of { $n }
replay-eyes = Whose eyes
replay-open = all cards open
replay-everybody = public
replay-table = To the table
replay-line = { $who }: { $move }
rules-title = Rules
