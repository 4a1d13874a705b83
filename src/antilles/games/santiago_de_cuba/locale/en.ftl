# Santiago de Cuba

## Goods

goods-count =
    { $good ->
        [sugar] { $n } sugar
        [citrus] { $n } citrus
        [tobacco] { $n } tobacco
        [rum] { $n } rum
        [cigar] { $n ->
            [one] { $n } cigar
           *[other] { $n } cigars
        }
       *[wood] { $n } wood
    }
needed-goods =
    { $good ->
        [sugar] { $need } sugar
        [citrus] { $need } citrus
        [tobacco] { $need } tobacco
        [rum] { $need } rum
        [cigar] { $need ->
            [one] { $need } cigar
           *[other] { $need } cigars
        }
       *[wood] { $need } wood
    }
one-good =
    { $good ->
        [sugar] 1 sugar
        [citrus] 1 citrus
        [tobacco] 1 tobacco
        [rum] 1 rum
       *[cigar] 1 cigar
    }
given-one =
    { $give ->
        [sugar] 1 sugar
        [citrus] 1 citrus
        [tobacco] 1 tobacco
        [rum] 1 rum
       *[cigar] 1 cigar
    }
taken-one =
    { $take ->
        [sugar] 1 sugar
        [citrus] 1 citrus
        [tobacco] 1 tobacco
        [rum] 1 rum
       *[cigar] 1 cigar
    }
good-kind =
    { $good ->
        [sugar] sugar cane
        [citrus] citrus
        [tobacco] tobacco
        [rum] rum
        [cigar] cigars
       *[wood] wood
    }
kind-short =
    { $good ->
        [sugar] sugar
        [citrus] citrus
        [tobacco] tobacco
        [rum] rum
        [cigar] cigars
       *[wood] wood
    }
wood-count = { $n } wood
die-name =
    { $good ->
        [sugar] white die
        [citrus] orange die
        [tobacco] green die
        [rum] red die
       *[cigar] black die
    }
pesos-count =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
pesos-amount =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
vp-short = VP
pesos-short = pesos

## Cubans, buildings, flowers

cuban-name =
    { $cuban ->
        [pedro] Pedro
        [maria] Maria
        [jose] José
        [martinez] Martinez
        [conchita] Conchita
        [el_zorro] El Zorro
        [miguel] Miguel
        [pablo] Pablo
       *[alonso] Alonso
    }
cuban-gift =
    { $cuban ->
        [pedro] 2 tobacco
        [maria] 2 VP
        [jose] 2 sugar
        [martinez] 3 pesos
        [conchita] 2 citrus
        [el_zorro] gifts
        [miguel] 2 wood
        [pablo] 1 good
       *[alonso] lawyer
    }
building-name =
    { $building ->
        [bank] Bank
        [church] Church
        [distillery] Distillery
        [cigar_factory] Cigar factory
        [black_market] Black market
        [sawmill] Sawmill
        [cafe] Café
        [customs] Customs office
        [casino] Casino
        [harbour_office] Harbour office
        [office] Office
       *[newspaper] Newspaper
    }
building-the = the { building-name }
building-to = to the { building-name }
building-of = of the { building-name }
building-own = their own { building-name }
building-does =
    { $building ->
        [bank] take 2 pesos
        [church] take 1 VP
        [distillery] exchange sugar for rum, 1 for 1
        [cigar_factory] exchange tobacco for cigars, 1 for 1
        [black_market] swap 1 good for another
        [sawmill] exchange 1 wood for 1 VP and 1 peso
        [cafe] hand in 1 rum or 1 cigar for 2 VP, both for 4 VP
        [customs] turn one die of the ship to 0
        [casino] change pesos into VP or VP into pesos, 3 pesos each
        [harbour_office] raise or lower the value by 1
        [office] ship 1 good for 2 VP
       *[newspaper] take 1 peso and, if you like, turn a Cuban over
    }
flower-colour =
    { $flower ->
        [yellow] yellow
        [blue] blue
        [red] red
        [white] white
       *[none] –
    }
flower-name =
    { $flower ->
        [yellow] yellow sunflower
        [blue] blue periwinkle
        [red] red tulip
        [white] white jasmine
       *[none] –
    }
flower-a =
    { $flower ->
        [yellow] a yellow sunflower
        [blue] a blue periwinkle
        [red] a red tulip
       *[white] a white jasmine
    }
stop-to =
    { $to ->
        [port] the port
        [pedro] Pedro
        [maria] Maria
        [jose] José
        [martinez] Martinez
        [conchita] Conchita
        [el_zorro] El Zorro
        [miguel] Miguel
        [pablo] Pablo
       *[alonso] Alonso
    }

## Board

screen-ship = Ship { $ship } of { $ships }
screen-value = value
screen-waits = its demand is rolled at the end of the turn
screen-street = Street (stops from the car)
screen-town = Town ({ $deed } owner, { $broker } broker)
screen-port = Port
screen-inactive = inactive
screen-demand = In demand
screen-supply = Supply

## Options

option-owner_vp_requires_move = Ownership point only after a broker move
option-owner_vp_requires_move-off = no, at the end of every turn
option-owner_vp_requires_move-on = yes
option-zero_demand = A ship without demand
option-zero_demand-depart = leaves at once
option-zero_demand-reroll = roll again
option-open_holdings = Other players’ holdings
option-open_holdings-on = open
option-open_holdings-off = behind screens, as at the table

## Moves

move-building = Place { building-the }
move-cuban = Place { cuban-name }
move-roll = The { die-name } shows { $n }
move-exclude = Set aside the { die-name }
move-drive =
    { $stops ->
        [one] Drive { $stops } stop
       *[other] Drive { $stops } stops
    }
move-take = Take { one-good }
move-take-nothing = Take nothing
move-give = Give { one-good }
move-give-peso = Give 1 peso
move-give-vp = Give 1 VP
move-claim = Claim { building-the }
move-skip = Do nothing
move-deliver = Deliver { goods-count }
move-deliver-wood = Deliver { wood-count } as { good-kind }
move-pass = Pass
move-go = Go { building-to }
move-decline = Do not use it
move-use-bank = Bank: take 2 pesos
move-use-church = Church: take 1 VP
move-use-distillery = Distillery: exchange { $n } sugar for { $n } rum
move-use-cigar-factory =
    { $n ->
        [one] Cigar factory: exchange { $n } tobacco for { $n } cigar
       *[other] Cigar factory: exchange { $n } tobacco for { $n } cigars
    }
move-use-black-market = Black market: swap { given-one } for { taken-one }
move-use-sawmill = Sawmill: exchange 1 wood for 1 VP and 1 peso
move-use-cafe-cigar = Café: hand in 1 cigar for 2 VP
move-use-cafe-rum = Café: hand in 1 rum for 2 VP
move-use-cafe-both = Café: hand in 1 cigar and 1 rum for 4 VP
move-use-customs = Customs office: turn the { die-name } to 0
move-use-casino-buy = Casino: change pesos into { $n } VP (3 pesos each)
move-use-casino-sell = Casino: change { $n } VP into pesos (3 pesos each)
move-use-harbour-office-left = Harbour office: lower the value
move-use-harbour-office-right = Harbour office: raise the value
move-use-office = Office: ship { one-good } for 2 VP
move-use-newspaper = Newspaper: take 1 peso
move-use-newspaper-flip = Newspaper: take 1 peso and turn over { cuban-name }

## What is asked, and what follows

ask-demand = Which die do you set aside? The ship will not want that good.
ask-car = Where do you drive? The first stop is free, each further one costs 1 peso.
ask-fence = Pablo: which good do you take?
ask-pickpocket = El Zorro: what do you give { $whom }?
ask-lawyer =
    { $way ->
        [both] Alonso: claim a building, or use one you own?
        [claim] Alonso: which building do you claim?
       *[use] Alonso: which of your buildings do you use?
    }
ask-deliveries =
    { $n ->
        [one] What do you deliver, at { $n } point per piece?
       *[other] What do you deliver, at { $n } points per piece?
    }
ask-broker =
    { $flower ->
        [none] Where does your broker go? Any free building will do.
       *[other] Where does your broker go? To a free building under { flower-a }.
    }
ask-building = { building-name }: { building-does }?
amount =
    { $kind ->
        [pesos] { pesos-count }
        [vp] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
       *[other] { goods-count }
    }
deed-drive = Drive to { stop-to }
then-go =
    { $flower ->
        [none] { $parts }
       *[other] { $parts } ({ flower-name })
    }
then-use = if you like: { building-does }
then-go-any = your broker goes to any free building

## Events

event-town-laid = The buildings are laid out.
event-street-laid = The Cubans take their places.
event-rolls = { $who } rolls: sugar { $sugar }, citrus { $citrus }, tobacco { $tobacco }, rum { $rum }, cigars { $cigar }.
event-sets-aside = { $who } sets aside the { die-name }.
event-demand = In demand: sugar { $sugar }, citrus { $citrus }, tobacco { $tobacco }, rum { $rum }, cigars { $cigar }.
event-no-demand = The ship wants nothing.
event-drives =
    { $pesos ->
        [0] { $who } drives to { stop-to }.
       *[other] { $who } drives to { stop-to } for { pesos-amount }.
    }
event-active-again = { cuban-name } is active again.
event-inactive = { cuban-name } is inactive: { $who } gets nothing.
event-receives = { $who } receives { goods-count } ({ cuban-name }).
event-receives-pesos = { $who } receives { pesos-count } ({ cuban-name }).
event-receives-vp = { $who } receives { $n } VP ({ cuban-name }).
event-receives-nothing = { $who } receives nothing ({ cuban-name }).
event-takes-nothing = { $who } takes nothing.
event-gives = { $who } gives { $whom } { one-good }.
event-gives-peso = { $who } gives { $whom } 1 peso.
event-gives-vp = { $who } gives { $whom } 1 VP.
event-claims = { $who } claims { building-the }.
event-uses-own = { $who } uses { building-own }.
event-does-nothing = { $who } does nothing.
event-deliveries = Delivery phase: { $who } begins.
event-delivers = { $who } delivers { goods-count } for { $vp } VP.
event-delivers-wood = { $who } delivers { wood-count } as { good-kind } for { $vp } VP.
event-passes = { $who } passes.
event-cannot-deliver = { $who } has nothing to deliver and passes.
event-all-passed = Everybody has passed: the deliveries end.
event-no-free-building =
    No building under { flower-a } is free: { $who } leaves the broker where it is.
event-goes = { $who } moves the broker { building-to }.
event-no-use = { $who } cannot use { building-the }.
event-declines = { $who } does not use { building-the }.
event-use-bank = { $who } takes { pesos-count } (Bank).
event-use-church = { $who } gains { $n } VP (Church).
event-use-distillery = { $who } exchanges { $n } sugar for { $n } rum (Distillery).
event-use-cigar-factory =
    { $n ->
        [one] { $who } exchanges { $n } tobacco for { $n } cigar (Cigar factory).
       *[other] { $who } exchanges { $n } tobacco for { $n } cigars (Cigar factory).
    }
event-use-black-market = { $who } swaps { given-one } for { taken-one } (Black market).
event-use-sawmill = { $who } exchanges 1 wood for 1 VP and 1 peso (Sawmill).
event-use-cafe-cigar = { $who } hands in 1 cigar for { $vp } VP (Café).
event-use-cafe-rum = { $who } hands in 1 rum for { $vp } VP (Café).
event-use-cafe-both = { $who } hands in 1 cigar and 1 rum for { $vp } VP (Café).
event-use-customs = { $who } turns the { die-name } to 0 (Customs office).
event-use-casino-buy = { $who } changes { pesos-amount } into { $n } VP (Casino).
event-use-casino-sell = { $who } changes { $n } VP into { pesos-amount } (Casino).
event-use-harbour-office-left = { $who } moves the value marker to the left (Harbour office).
event-use-harbour-office-right = { $who } moves the value marker to the right (Harbour office).
event-use-office = { $who } ships { one-good } for { $vp } VP (Office).
event-use-newspaper = { $who } takes { pesos-count } (Newspaper).
event-use-newspaper-flip = { $who } takes { pesos-count } and turns over { cuban-name } (Newspaper).
event-value-rises = The value rises to { $n }.
event-value-falls = The value falls to { $n }.
event-ship-leaves = Ship { $ship } leaves the port.
event-last-ship-leaves = Ship { $ship }, the last one, leaves the port: the game ends.
event-ship-enters = Ship { $ship } enters the port.
event-owner-gains = { $who } gains { $n } VP as owner { building-of }.
event-converts =
    { $n ->
        [one] { $who } converts { $n } good into { $vp } VP.
       *[other] { $who } converts { $n } goods into { $vp } VP.
    }

## Refusals

refusal-chance-decides = Tiles and dice are drawn by chance; nobody chooses them.
refusal-wait-for-chance = Tiles and dice come first; wait for them.
refusal-no-such-draw = Chance does not decide this now.
refusal-other-gives = Now { $who } chooses a gift.
refusal-other-delivers = Now { $who } delivers or passes.
refusal-first-demand = First set one of the five dice aside.
refusal-first-drive = First drive the car.
refusal-first-take = First take a good from Pablo, or nothing.
refusal-first-give = Now you must give a peso, a good or a VP.
refusal-first-lawyer = First claim a building, use one of your own, or do nothing.
refusal-first-deliver = Now you deliver or pass.
refusal-first-walk = First move your broker.
refusal-first-use = First use { building-the } or decline.
refusal-pesos =
    You need { $need ->
        [one] { $need } peso
       *[other] { $need } pesos
    } but have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-vp =
    You need { $need } VP but have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-goods =
    You need { needed-goods } but have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-supply =
    The supply holds { $have ->
        [0] no
       *[other] only { $have }
    } { good-kind }; { needed-goods } would be needed.
refusal-demand = The ship wants only { $most } { good-kind }, not { $need }.
refusal-no-demand = The ship wants no { good-kind }.
refusal-no-demand-yet = The new ship has no demand yet; it is rolled at the end of the turn.
refusal-no-markers =
    { $n ->
        [one] Your ownership marker is already placed.
       *[other] All { $n } of your ownership markers are already placed.
    }
refusal-claimed = { $who } already owns { building-the }.
refusal-not-your-building = You do not own { building-the }; only your own buildings can be used here.
refusal-flower =
    The broker must go to a building under { flower-a }; { building-the } is elsewhere.
refusal-same-building = Your broker is already at { building-the }; move it to a different building.
refusal-occupied = { $who } has a broker at { building-the }; choose a free building.
refusal-other-building = Your broker stands at { building-the }; only that building can be used.
refusal-lowest-value = The value is already { $n }; it can only be raised.
refusal-already-inactive = { cuban-name } is already inactive.

## Why they won

why-0 = most VP
why-1 = most goods left
why-2 = most pesos

poster = Drive, deal and ship before the harbour empties.
poster-weight = medium

## Orders for the next turn

habit-pass = Deliver nothing: pass
habit-deliver-most = Deliver as much as possible
habit-give-peso = Give 1 peso
habit-decline = Do not use the building
habit-skip = Do nothing, take nothing
check-value = the value is at least { $n }
check-wanted = the ship wants { kind-short }
check-pesos = I have at least { pesos-count }
check-vacant = nobody’s broker stands at { building-the }
