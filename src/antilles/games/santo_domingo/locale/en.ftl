# Santo Domingo

## Cards

card-name =
    { $card ->
        [captain] Captain
        [admiral] Admiral
        [governor] Governor
        [frigate] Frigate
        [galleon] Galleon
        [customs] Customs
        [trader] Trader
       *[beggar] Beggar
    }
card-the =
    { $card ->
        [customs] Customs
       *[other] the { card-name }
    }
second-the =
    { $second ->
        [captain] the Captain
        [admiral] the Admiral
        [governor] the Governor
        [frigate] the Frigate
        [galleon] the Galleon
        [customs] Customs
        [trader] the Trader
       *[beggar] the Beggar
    }

## Board

vp-row = Victory points
goods-row = Goods
exchange-row = Exchange
vp-short = VP
goods-short = Goods
screen-round = Round { $round }
screen-target = to { $n } VP
screen-hand = In hand
screen-played = Played
screen-your-choice = Your choice:
vp-count = { $n } VP
goods-count =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
given-goods =
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }

## Options

option-board = Side of the board
option-board-standard = Standard side
option-board-winter = Winter side
option-target = Length
option-target-30 = play to 30 VP
option-target-45 = play to 45 VP (experienced players)
option-trader_vp_from_row = The Trader’s VP come from the row
option-trader_vp_from_row-off = no
option-trader_vp_from_row-on = yes

## Moves

move-play = Play { card-the }
move-play-two = Play { card-the } and { second-the }
move-exchange =
    { $goods ->
        [0] Exchange nothing
       *[other] Exchange { given-goods } for { $vp } VP
    }

## What is asked, and what follows

ask-choose =
    { $cards ->
        [1] Which card do you play?
       *[other] Which two cards do you play?
    }
ask-trade =
    { $n ->
        [one] Trader: do you exchange your { $n } good at { $rate }?
       *[other] Trader: how many of your { $n } goods do you exchange at { $rate }?
    }
amount =
    { $kind ->
        [vp] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
       *[goods] { goods-count }
    }
then-others =
    { $cards ->
        [1] { $card ->
            [governor] { $first } goods for each Captain of the others, { $second } for each Admiral
            [customs] { $first } points for each Frigate of the others, { $second } for each Galleon
           *[other] what it gives depends on the others’ cards
        }
       *[other] what they give depends on the others’ cards
    }
if-alone =
    { $cards ->
        [1] nobody else plays it
       *[other] nobody else plays either of them
    }
then-final =
    the game ends, the goods left are exchanged: you stand at { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
then-stand =
    you keep { goods-count } and stand at { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }

## Events

event-you-chose =
    { $cards ->
        [1] You lay { card-the } face down.
       *[other] You lay { card-the } and { second-the } face down.
    }
event-has-chosen = { $who } has chosen.
event-reveal = The cards are revealed.
event-plays = { $who } plays { card-the }.
event-plays-two = { $who } plays { card-the } and { second-the }.
event-gains-vp = { $who } receives { vp-count } ({ card-name }).
event-gains-goods = { $who } receives { goods-count } ({ card-name }).
event-gains-nothing = { $who } receives nothing ({ card-name }).
event-goods-lost = { $who } loses { goods-count }: the limit is { $most }.
event-exchange-back =
    { $spaces ->
        [one] The yellow marker moves back { $spaces } space, to { $to }.
       *[other] The yellow marker moves back { $spaces } spaces, to { $to }.
    }
event-exchanges = { $who } exchanges { given-goods } for { $vp } VP.
event-exchanges-nothing = { $who } exchanges nothing.
event-exchange-reset = The yellow marker returns to 0.
event-takes-cards-back = { $who } takes all cards back.
event-supply = Round { $round }: all markers advance { $spaces } spaces.
event-target-reached = { $target } VP reached: the game ends.
event-round-limit = Round { $round } was the last one: the game ends.
event-final-exchange =
    { $goods ->
        [one] { $who } exchanges the last good for { $vp } VP.
       *[other] { $who } exchanges the last { given-goods } for { $vp } VP.
    }

## Refusals

refusal-cards-are-open = The cards of this round are already face up; the Traders exchange first.
refusal-already-chosen = You have already chosen for this round.
refusal-number-of-cards =
    { $need ->
        [one] Play exactly { $need } card.
       *[other] Play exactly { $need } cards.
    }
refusal-not-in-hand = You do not hold { card-the }; the Beggar gives you your cards back.
refusal-nothing-to-resolve = Exchanges come after the cards are revealed; choose your cards first.
refusal-no-trader = Only players who played a Trader this round may exchange.
refusal-trader-order = The player with the most VP exchanges first: { $who }.
refusal-goods =
    You need { $need ->
        [one] { $need } good
       *[other] { $need } goods
    } but have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-rate =
    { $goods ->
        [one] At this rate { given-goods } is worth { $best } VP, not { $vp }.
       *[other] At this rate { given-goods } are worth { $best } VP, not { $vp }.
    }
refusal-waste = { $vp } VP cost only { $need } of your goods, not { $goods }.
refusal-no-such-lot =
    { $goods ->
        [one] You cannot get exactly { $vp } VP at this rate; { given-goods } is worth { $best }.
       *[other] You cannot get exactly { $vp } VP at this rate; { given-goods } are worth { $best }.
    }
refusal-row = The row shows only { $row } VP, not { $vp }.

## Why they won

why-0 = most VP
why-1 = most goods left
why-2 = most cards in hand

poster = Everyone plays a card at once. Read your rivals.
poster-weight = light

## Orders for the next turn

habit-exchange-all = Exchange as much as possible
habit-exchange-nothing = Exchange nothing
check-rate = the rate is at least { $rate }
check-goods = I have at least { goods-count }
check-vp-row = the row of victory points shows at least { $n }
check-goods-row = the row of goods shows at least { $n }
