# Santa Cruz's board

board-islands = Three islands, 49 sites
board-course = round { $round } of 2, { screen-phase }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-hand = Your hand
board-beyond = { $n } places
board-left = { $n } left
board-played = played
board-worth = worth { $n }
board-objectives = objectives in hand
board-face-down = face down
board-track = Score track:
board-whole = The whole map
board-nearer = Nearer
board-farther = Farther
board-back = Previous site
board-next = Next site
board-built = built: { $who }
board-have = { card-name }: { $n } in hand
guide-group = Choose your group of construction cards: they are your turns in this round.
guide-land = Your first building stands on the coast, where the ship lands. It costs no card.
guide-build = Play a card: a ship reaches any free coast site, a river card any site on the same river, a road card a neighbouring site. Face-down tiles are turned up as you build.
guide-objective = When somebody plays an objective, everybody who meets it scores. Play yours when it pays you best.
guide-set = For round 2, take the set another player has played: cards and objectives.
guide-discard = Put one objective back into the box; the others stay with you.

summary-aim = Settle three islands over two rounds: build on tiles and play objectives. The most points win.
summary-turn-1 = Each round begins with a landing: one building on a free coast tile, without a card.
summary-turn-2 = Then everybody plays one card a turn: a construction card or an objective.
summary-turn-3 = A tile names its building and what it scores at once; its neighbours turn face up.
summary-turn-4 = An objective pays everybody who meets it, at the moment it is played.
summary-cards = Construction cards
summary-objectives = Objectives
summary-card =
    { $card ->
        [ship] build on any free coast tile
        [river] build on any free tile of a river where you have a building
        [road] build one road from a building of yours
       *[double] build twice with one kind of card
    }
summary-end = After round 1 buildings come home and the sets of cards are chosen again. After round 2 the birds count. No two markers share a space of the track.
summary-tip = Play an objective when it pays you and nobody else: waiting invites the others in.
