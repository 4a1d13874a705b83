# Santo Domingo's board

board-harbour = Harbour of Santo Domingo
board-course = round { $round }, playing to { $target } points
board-points = Points
board-goods = Goods
board-exchange = Exchange
board-here = now { $n }
board-rate-now = now { $rate }
board-rate-full = { $rate }, goods to points
board-row-points = Points row: { $n }
board-row-goods = Goods row: { $n }
board-row-exchange = Exchange row: { $n }, rate { $rate }
board-hand = Your hand
board-cards-open = The cards are revealed
board-cards-act = They act from 1 to 8; the same cards act together.
board-takes =
    { $kind ->
        [vp]
            { $who } { $seats ->
                [one] gains
               *[other] each gain
            } { $vp ->
                [one] { $vp } point
               *[other] { $vp } points
            }
        [goods]
            { $who } { $seats ->
                [one] gains
               *[other] each gain
            } { $goods ->
                [one] { $goods } good
               *[other] { $goods } goods
            }
        [exchange]
            { $who } { $seats ->
                [one] exchanges
               *[other] each exchange
            } { $goods ->
                [one] { $goods } good
               *[other] { $goods } goods
            } for { $vp ->
                [one] { $vp } point
               *[other] { $vp } points
            }
       *[nothing]
            nothing for { $who }
    }
board-quay-state =
    { $state ->
        [done] done
        [now] now
       *[next] to come
    }
board-hand-hint =
    { $cards ->
        [one] Choose one card. All cards are revealed together and act in the order of their numbers.
       *[other] Choose { $cards } cards. All cards are revealed together and act in the order of their numbers.
    }
board-exchange-hint = Goods to points at { $rate }
board-now = now { amount }, if nobody else plays it
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
       *[none] What it gives depends on the others’ cards.
    }
board-choosing = choosing
board-sealed = sealed
board-trading = trading
board-played = played
board-open = face up
board-in-hand = in hand
board-seal =
    { $cards ->
        [one] Seal my card
       *[other] Seal my cards
    }
board-no-seal = no card sealed
board-table = At the table
board-race = Race to { $target } points:
board-revealed = Last reveal
board-card-captain = Up to 2 points from the row
board-card-admiral = Up to 5 of the points left
board-card-governor = 4 goods per Captain, 2 per Admiral
board-card-frigate = Up to 3 goods from the row
board-card-galleon = All goods left on the row
board-card-customs = 3 points per Frigate, 1 per Galleon
board-card-trader = Goods to points at the current rate
board-card-beggar = Goods, then take all cards back
board-brief-captain = up to 2 points
board-brief-admiral = up to 5 points
board-brief-governor = 4 per Captain
board-brief-frigate = up to 3 goods
board-brief-galleon = all goods left
board-brief-customs = 3 per Frigate
board-brief-trader = goods to points
board-brief-beggar = all cards back
guide-play = Everybody chooses in secret. Then the cards act in order, 1 to 8; players of the same card share.
guide-play-two = With two or three players, everybody chooses two cards in secret. They act in order, 1 to 8.
guide-exchange = Your Trader exchanges goods for points at the rate of the yellow marker. You may exchange less, or nothing.

summary-aim = Four merchants, one harbour. Whoever has the most points after the round in which somebody reaches the target wins.
summary-turn-1 = Supply: the rows of points and goods grow by 3, and so does the rate of exchange.
summary-turn-2 = All choose a card in secret, and reveal together.
summary-turn-3 = The cards act from 1 to 8; the same cards act together and share.
summary-turn-4 = The Trader changes goods into points; then the rate falls. The Beggar returns all your cards.
summary-cards = The eight cards
summary-end = When somebody has the target after a round, goods left become points, 3 for 1. A tie goes to whoever has more goods.
summary-tip = Look at the numbers that the others still hold: what they cannot play, they will not play.
