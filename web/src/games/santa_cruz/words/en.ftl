# Santa Cruz's board

board-islands = Three islands, 49 sites
board-course = round { $round } of 2, { screen-phase }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-hand = Your hand
board-left = { $n } left
board-played = played
board-worth = worth { $n }
board-objectives = objectives in hand
board-face-down = face down
board-track = Score track:
board-whole = The whole map
board-back = Site before
board-next = Next site
board-site = Site { $at } of { $n }: { $site }
