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
guide-group = Choose your group of construction cards: they are your turns in this round.
guide-land = Your first building stands on the coast, where the ship lands. It costs no card.
guide-build = Play a card: a ship reaches every free coast, a river card a site on the same river, a road card a neighbouring site. Face-down tiles are turned up as you build.
guide-objective = An objective scores for everybody who fulfils it, when somebody plays it. Play it when it pays you best.
guide-set = For round 2 take what another player left: cards and objectives.
guide-discard = Put one objective back into the box; the others stay with you.
