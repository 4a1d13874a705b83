# Santo Domingo's board

board-harbour = Harbour of Santo Domingo
board-course = round { $round }, to { $target } points
board-points = Points
board-goods = Goods
board-exchange = Exchange
board-here = { $n } here
board-rate-now = now { $rate }
board-rate-full = { $rate } goods for points
board-row-points = Points row: { $n }
board-row-goods = Goods row: { $n }
board-row-exchange = Exchange row: { $n }, rate { $rate }
board-hand = Your hand
board-hand-hint =
    { $cards ->
        [one] Choose one card. All cards are revealed together and act in the order of their numbers.
       *[other] Choose { $cards } cards. All cards are revealed together and act in the order of their numbers.
    }
board-exchange-hint = Goods for points at { $rate }
board-now = now
board-outlook =
    { $kind ->
        [both] If nobody else plays them: { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        } and { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }.
        [vp] If nobody else plays it: { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
        [goods] If nobody else plays it: { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }.
       *[none] What it brings depends on the others’ cards.
    }
board-choosing = choosing
board-sealed = sealed
board-trading = trading
board-played = played
board-open = open
board-in-hand = in hand
board-seal =
    { $cards ->
        [one] Seal my card
       *[other] Seal my cards
    }
board-no-seal = nothing sealed
board-table = At the table
board-race = Race to { $target } points:
board-revealed = Revealed last
board-card-captain = Up to 2 points from the row
board-card-admiral = Up to 5 points of what is left
board-card-governor = 4 goods a Captain, 2 an Admiral
board-card-frigate = Up to 3 goods from the row
board-card-galleon = All goods left on the row
board-card-customs = 3 points a Frigate, 1 a Galleon
board-card-trader = Goods for points at the rate
board-card-beggar = Goods, then all cards back
board-brief-captain = up to 2 points
board-brief-admiral = up to 5 points
board-brief-governor = 4 a Captain
board-brief-frigate = up to 3 goods
board-brief-galleon = all goods left
board-brief-customs = 3 a Frigate
board-brief-trader = goods to points
board-brief-beggar = all cards back
guide-play = Everybody chooses in secret. Then the cards act in order, 1 to 8; whoever plays the same card shares.
guide-play-two = With two or three players everybody chooses two cards in secret. They act in order, 1 to 8.
guide-exchange = Your Trader exchanges goods for points at the rate of the yellow marker. You may exchange less, or nothing.
