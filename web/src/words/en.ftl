# The page's own words

## Frame of a table

brand-home = { $game }: back to the home page
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
bar-sending = Sending …
bar-which = Which one?
bar-finished = Confirm your turn?
bar-your-turn = Your turn
bar-over = The game is over
bar-steps = So far: { $moves }
bar-how =
    { $n ->
        [one] One move is possible. It glows.
       *[other] { $n } moves are possible. They glow.
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
end-place = Place
end-player = Player
end-points = Points
end-why = Why
end-board = See the board
end-replay = Replay
end-home = Home
end-rematch = Rematch

## Goods and others

mine = { $name }, you
others = Others
