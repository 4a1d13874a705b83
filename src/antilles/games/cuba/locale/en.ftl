# Cuba and El Presidente

## Names

kind-name =
    { $kind ->
        [citrus] Citrus
        [sugar] Sugar cane
        [tobacco] Tobacco
        [rum] Rum
        [cigars] Cigars
        [wood] Wood
        [stone] Stone
       *[water] Water
    }
kind-short =
    { $kind ->
        [citrus] Cit
        [sugar] Sug
        [tobacco] Tob
        [rum] Rum
        [cigars] Cig
        [wood] Wood
        [stone] Stn
       *[water] Wat
    }
piece =
    { $kind ->
        [citrus] 1 citrus
        [sugar] 1 sugar
        [tobacco] 1 tobacco
        [rum] 1 rum
        [cigars] 1 box of cigars
        [wood] 1 wood
        [stone] 1 stone
       *[water] 1 water
    }
given-piece =
    { $given ->
        [citrus] 1 citrus
        [sugar] 1 sugar
        [tobacco] 1 tobacco
        [rum] 1 rum
        [cigars] 1 box of cigars
        [wood] 1 wood
        [stone] 1 stone
       *[water] 1 water
    }
taken-piece =
    { $taken ->
        [citrus] 1 citrus
        [sugar] 1 sugar
        [tobacco] 1 tobacco
        [rum] 1 rum
        [cigars] 1 box of cigars
        [wood] 1 wood
        [stone] 1 stone
       *[water] 1 water
    }
slot-name =
    { $slot ->
        [citrus] citrus
        [sugar] sugar cane
        [tobacco] tobacco
        [rum] rum
        [cigars] cigars
        [wood] wood
        [stone] stone
       *[water] water
    }
kind-plain =
    { $kind ->
        [citrus] citrus
        [sugar] sugar cane
        [tobacco] tobacco
        [rum] rum
        [cigars] cigars
        [wood] wood
        [stone] stone
       *[water] water
    }
pieces =
    { $kind ->
        [citrus] { $n ->
            [one] { $n } citrus
           *[other] { $n } citrus
        }
        [sugar] { $n ->
            [one] { $n } sugar
           *[other] { $n } sugar
        }
        [tobacco] { $n ->
            [one] { $n } tobacco
           *[other] { $n } tobacco
        }
        [rum] { $n ->
            [one] { $n } rum
           *[other] { $n } rum
        }
        [cigars] { $n ->
            [one] { $n } box of cigars
           *[other] { $n } boxes of cigars
        }
        [wood] { $n ->
            [one] { $n } wood
           *[other] { $n } wood
        }
        [stone] { $n ->
            [one] { $n } stone
           *[other] { $n } stone
        }
       *[water] { $n ->
            [one] { $n } water
           *[other] { $n } water
        }
    }
needed-pieces =
    { $kind ->
        [citrus] { $need ->
            [one] { $need } citrus
           *[other] { $need } citrus
        }
        [sugar] { $need ->
            [one] { $need } sugar
           *[other] { $need } sugar
        }
        [tobacco] { $need ->
            [one] { $need } tobacco
           *[other] { $need } tobacco
        }
        [rum] { $need ->
            [one] { $need } rum
           *[other] { $need } rum
        }
        [cigars] { $need ->
            [one] { $need } box of cigars
           *[other] { $need } boxes of cigars
        }
        [wood] { $need ->
            [one] { $need } wood
           *[other] { $need } wood
        }
        [stone] { $need ->
            [one] { $need } stone
           *[other] { $need } stone
        }
       *[water] { $need ->
            [one] { $need } water
           *[other] { $need } water
        }
    }
card-name =
    { $card ->
        [worker] Worker
        [tradeswoman] Tradeswoman
        [architect] Architect
        [foreman] Foreman
       *[mayor] Mayor
    }
card-the =
    { $card ->
        [worker] the Worker
        [tradeswoman] the Tradeswoman
        [architect] the Architect
        [foreman] the Foreman
       *[mayor] the Mayor
    }
second-the =
    { $second ->
        [worker] the Worker
        [tradeswoman] the Tradeswoman
        [architect] the Architect
        [foreman] the Foreman
       *[mayor] the Mayor
    }
cuban-name =
    { $cuban ->
        [dancer] Dancer
        [musician] Musician
        [day_labourer] Day labourer
        [harbour_master] Harbour master
        [lawyer] Lawyer
        [revolutionary] Revolutionary
       *[donkey] Donkey
    }
cuban-the =
    { $cuban ->
        [dancer] the Dancer
        [musician] the Musician
        [day_labourer] the Day labourer
        [harbour_master] the Harbour master
        [lawyer] the Lawyer
        [revolutionary] the Revolutionary
       *[donkey] a donkey
    }
building-name =
    { $building ->
        [warehouse] Warehouse
        [distillery] Distillery
        [cigar_factory] Cigar factory
        [juice_press] Juice press
        [cement_factory] Cement factory
        [cafe] Café
        [rum_bar] Rum bar
        [cigar_lounge] Cigar lounge
        [fruit_stand] Fruit stand
        [restaurant] Restaurant
        [small_hotel] Small hotel
        [large_hotel] Large hotel
        [golf_course] Golf course
        [dam] Dam
        [bath_house] Bath house
        [second_warehouse] Second warehouse
        [sawmill] Sawmill
        [market_hall] Market hall
        [material_depot] Material depot
        [irrigation_plant] Irrigation plant
        [bank] Bank
        [trading_office] Trading office
        [town_hall] Town hall
        [church] Church
        [casino] Casino
        [custom_house] Custom house
        [playa_cafe] Playa Café
        [statue] Statue
        [newspaper] Newspaper
       *[hacienda] Hacienda
    }
building-the =
    { $building ->
        [warehouse] the Warehouse
        [distillery] the Distillery
        [cigar_factory] the Cigar factory
        [juice_press] the Juice press
        [cement_factory] the Cement factory
        [cafe] the Café
        [rum_bar] the Rum bar
        [cigar_lounge] the Cigar lounge
        [fruit_stand] the Fruit stand
        [restaurant] the Restaurant
        [small_hotel] the Small hotel
        [large_hotel] the Large hotel
        [golf_course] the Golf course
        [dam] the Dam
        [bath_house] the Bath house
        [second_warehouse] the Second warehouse
        [sawmill] the Sawmill
        [market_hall] the Market hall
        [material_depot] the Material depot
        [irrigation_plant] the Irrigation plant
        [bank] the Bank
        [trading_office] the Trading office
        [town_hall] the Town hall
        [church] the Church
        [casino] the Casino
        [custom_house] the Custom house
        [playa_cafe] the Playa Café
        [statue] the Statue
        [newspaper] the Newspaper
       *[hacienda] the Hacienda
    }
law-name =
    { $law ->
        [I-0] Tax of 2 pesos
        [I-1] Tax of 1 peso
        [I-2] Tax of 3 pesos
        [I-3] Tax of 4 pesos
        [I-4] Tax of 5 pesos
        [I-5] Tax of 1 peso per building
        [I-6] Tax: the delegate’s votes in pesos
        [I-7] Tax of 6 pesos
        [I-8] Tax of 1 peso per 10 VP
        [II-0] Duty of 1 citrus
        [II-1] Duty of 1 sugar cane
        [II-2] Duty of 1 tobacco
        [II-3] Duty of 1 rum
        [II-4] Duty of 1 box of cigars
        [II-5] Duty of 2 products
        [II-6] Duty of 2 resources
        [II-7] Duty equal to the tax
        [II-8] Duty of 1 product and 1 resource
        [III-0] no subsidy
        [III-1] Water subsidy
        [III-2] Building subsidy
        [III-3] Delegate subsidy
        [III-4] Storage subsidy
        [III-5] Savings subsidy
        [III-6] Materials subsidy
        [III-7] Rum and cigar subsidy
        [III-8] Rank subsidy
        [IV-0] no other law
        [IV-1] Harvest act
        [IV-2] Export ban
        [IV-3] Corruption act
        [IV-4] Market act
        [IV-5] Building act
        [IV-6] Storage act
        [IV-7] Export law
       *[IV-8] Control law
    }
ship-name =
    { $ship ->
        [E1] Wood freighter
        [E2] Citrus freighter
        [E3] Sugar freighter
        [E4] Tobacco freighter
        [E5] Rum freighter
        [E6] Cigar freighter
       *[other] Ship { $ship }
    }
question =
    { $phase ->
        [draw_start] the start player is drawn
        [draw_ship] a ship is drawn
        [draw_bill] a bill is turned up
        [draw_removed] a building leaves the game
        [draw_missing] a Cuban is replaced
        [draw_cuban] the avenue is laid out
        [pick] choose your starting pieces
        [turn] play a card
        [action] use the card you played
        [pawn] move the worker
        [harvest] harvest
        [irrigate] irrigate
        [trade] buy and sell
        [alternative] take a piece
        [build] choose a building
        [extra] choose the extra resource
        [place] choose the parcel
        [activate] activate a building
        [load] load a ship
        [use] use the building
        [veto] veto
        [bid] bid for votes
        [pass] choose two laws
        [tax] pay the tax
        [duty] pay the duty
        [duty_piece] choose a piece for the duty
        [discard] discard stored products
        [send] send two delegates
        [store] store products
        [swap] swap ships
        [hire] use a building with the Lawyer
        [cover] choose the building to cover
        [overbuild] choose the new building
        [over_extra] choose the extra resource
        [gift] take a gift from the market
       *[over] the game is over
    }
president-event =
    { $space ->
        [1] Two delegates: next round everybody sends 2 cards to parliament
        [2] All bills pass: no vote in this parliament
        [3] Foreman on the move: next round the Foreman may move the pawn
        [4] Overbuilding: build over your own buildings for 1 peso and the difference
        [5] Leaders lose points
       *[6] Gift from the market: everybody may take 1 piece of merchandise
    }
peso-count =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
votes-count =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
vp-short = VP
vote-tile = votes tile
veto-tile = veto tile
influence-tile = influence tile

## Table

screen-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round } of { $rounds }
    }
screen-phase = { question }
screen-start = start player: { $who }
screen-bill = bill:
screen-dock = Dock { $dock }
screen-sea = At sea
screen-supply = Supply:
screen-buildings = Buildings on offer (wood/stone/water):
screen-hand = Hand
screen-courtyard = Courtyard
screen-warehouse = Warehouse
screen-bid = your bid: { $n }

## Options

option-expansion = El Presidente expansion
option-expansion-on = yes
option-expansion-off = no
option-ep_rounds = Number of rounds (El Presidente)
option-ep_rounds-8 = 8
option-ep_rounds-7 = 7
option-ep_rounds-6 = 6
option-ep_buildings = Number of buildings (El Presidente)
option-ep_buildings-31 = all 31
option-ep_buildings-25 = 25, six base buildings leave at random
option-individual_sides = Individual plantation sides
option-individual_sides-on = yes
option-individual_sides-off = no
option-supply_limited = Limited supply
option-supply_limited-on = yes
option-supply_limited-off = no
option-warehouse_capacity = Warehouse capacity
option-warehouse_capacity-unlimited = unlimited
option-warehouse_capacity-4 = 4 products
option-warehouse_capacity-8 = 8 products
option-irrigation_cost = Water per irrigation
option-irrigation_cost-1 = 1
option-irrigation_cost-2 = 2
option-alternative_places = How many may take the same card’s reward in a round
option-alternative_places-2 = 2
option-alternative_places-1 = 1
option-architect_alt_vp = Architect: VP to take instead of building
option-architect_alt_vp-2-1 = 2, then 1
option-architect_alt_vp-3-2 = 3, then 2
option-mayor_alt_pesos = Mayor: pesos to take instead of loading
option-mayor_alt_pesos-4-2 = 4, then 2
option-mayor_alt_pesos-5-3 = 5, then 3
option-foreman_any_one = The Foreman may use any one building instead
option-foreman_any_one-on = yes
option-foreman_any_one-off = no
option-vote_price = Price of a vote
option-vote_price-1 = 1 peso
option-vote_price-2 = 2 pesos
option-bids_paid_by_all = Everybody pays their bid
option-bids_paid_by_all-on = yes
option-bids_paid_by_all-off = no
option-tax_mandatory_if_able = Tax and duty compulsory if possible
option-tax_mandatory_if_able-on = yes
option-tax_mandatory_if_able-off = no
option-reward_one = Reward for tax or duty
option-reward_one-2 = 2 VP
option-reward_one-3 = 3 VP
option-reward_both = Reward for tax and duty
option-reward_both-5 = 5 VP
option-reward_both-6 = 6 VP
option-warehouse_is_building = Laws count the warehouse as a building
option-warehouse_is_building-on = yes
option-warehouse_is_building-off = no
option-market_prices = Market prices of products
option-market_prices-6-5-4-3-2 = 6 to 2
option-market_prices-6-5-4-3-2-1 = 6 to 1
option-market_prices_goods = Market prices of goods
option-market_prices_goods-6-5-4 = 6 to 4
option-market_prices_goods-6-5-4-3-2-1 = 6 to 1
option-market_empty_price = Purchase price at an empty row
option-market_empty_price-7 = 7 pesos
option-market_empty_price-none = no purchase
option-market_full_sale = Sale price at a full row
option-market_full_sale-1-3 = 1 peso per product, 3 pesos per good
option-market_full_sale-none = no sale
option-no_roundtrip_trade = No buying and selling of one kind
option-no_roundtrip_trade-on = yes
option-no_roundtrip_trade-off = no
option-harbour_dock3_leaves = The ship in dock 3 leaves
option-harbour_dock3_leaves-on = yes
option-harbour_dock3_leaves-off = no
option-harbour_fill_all = Fill every dock
option-harbour_fill_all-on = yes
option-harbour_fill_all-off = no
option-donkeys_fixed = The same Cubans are missing all game
option-donkeys_fixed-on = yes
option-donkeys_fixed-off = no
option-event1_before_bills = Event 1: delegates chosen before the bills
option-event1_before_bills-on = yes
option-event1_before_bills-off = no
option-overbuild_warehouse = The warehouse may be built over
option-overbuild_warehouse-on = yes
option-overbuild_warehouse-off = no
option-lawyer_statue = The Lawyer may use the Statue
option-lawyer_statue-on = yes
option-lawyer_statue-off = no

## Moves

move-start = { $who } starts
move-remove = Remove { building-the }
move-replace = Replace { cuban-the }
move-lay = Lay out { cuban-the }
move-ship = New ship: { ship-name }
move-bill = Bill { $law }: { law-name }
move-done = Done
move-take = Take { piece }
move-play = Play { card-the }
move-cuban = Take { cuban-the }
move-main = Use the card
move-alternative = Take its reward instead
move-move = Worker to row { $row }, column { $column }
move-harvest = Harvest { piece }
move-irrigate = Irrigate: { piece }
move-buy = Buy { piece }
move-sell = Sell { piece }
move-build = Build { building-the }
move-extra = Pay { piece } extra
move-place = Build on row { $row }, column { $column }
move-activate = Activate { building-the }
move-load = Load { piece } in dock { $dock }
move-convert = Convert { piece }
move-hand = Hand in { piece }
move-set = Hand in the set
move-grow = Take products: { kind-plain }
move-exchange = Exchange { given-piece } for { taken-piece }
move-stow = Load { piece } into the slot for { slot-name } in dock { $dock }
move-casino =
    { $gain ->
        [vp] Exchange pesos for VP
       *[pesos] Exchange VP for pesos
    }
move-put = Put { piece } on the ship in dock { $dock }
move-unload = Take { piece } off the slot for { slot-name } in dock { $dock }
move-influence = Put the influence tile on bill { $type }
move-store = Store { piece }
move-swap = Swap the ships in docks { $dock } and { $second }
move-use = Pay the Lawyer and use { building-the }
move-cover = Build over row { $row }, column { $column }
move-gift = Take { piece } from the market
move-send = Send { card-the } and { second-the } to parliament
move-veto = Veto bill { $type }
move-bid =
    { $n ->
        [0] Buy no votes
       *[other] Buy { votes-count }
    }
move-pass = Pass bills { $type } and { $second }
move-pay-tax = Pay the tax
move-pay-duty = Pay the duty
move-decline-tax = Do not pay the tax
move-decline-duty = Do not pay the duty
move-give = Give { piece }
move-discard = Discard { piece }

## What is asked, and what follows

ask-pick =
    { $kind ->
        [product] Which product do you start with? ({ $n } of 4)
       *[resource] Which resource do you start with? ({ $n } of 4)
    }
ask-turn =
    { $way ->
        [both] Play a character, or take a Cuban?
        [play] Which character do you play?
       *[cuban] Which Cuban do you take?
    }
ask-action =
    { $open ->
        [yes] { $card ->
            [tradeswoman] Tradeswoman: buy and sell, or take 1 piece?
            [architect] Architect: build, or take { amount-vp }?
           *[mayor] Mayor: load a ship, or take { amount-pesos }?
        }
       *[no] { $card ->
            [tradeswoman] Tradeswoman: buy and sell?
            [architect] Architect: build?
           *[mayor] Mayor: load a ship?
        }
    }
ask-pawn =
    { $card ->
        [foreman] Foreman: where does your worker go? Buildings in its row and column are active.
       *[other] Worker: where does your worker go? It harvests its row and column.
    }
ask-harvest = Worker: which product do you harvest?
ask-irrigate = Worker: irrigate for one more product?
ask-trade =
    { $done ->
        [yes] Tradeswoman: buy, sell, or stop? You have { amount-pesos }.
       *[no] Tradeswoman: what do you buy or sell? You have { amount-pesos }.
    }
ask-alternative = Tradeswoman: which piece do you take?
ask-build = Architect: which building do you build?
ask-extra = Which resource do you pay extra for { building-the }?
ask-place = Where do you put { building-the }?
ask-activate = Foreman: which building do you use?
ask-load =
    { $dock ->
        [0] Mayor: what do you load, and in which dock?
       *[other] Mayor: what else do you load in dock { $dock }?
    }
ask-use = { building-name }: what do you do there?
ask-veto = Veto tile: which bill do you veto?
ask-bid = How many votes do you buy? You have { amount-pesos }.
ask-pass = Which two bills do you pass?
ask-tax = Do you pay the tax of { amount-pesos }? { rewards }
ask-duty = Do you pay the duty? { law-name }. { rewards }
rewards = Tax or duty alone earns { $one } points, both earn { $both }.
ask-duty-piece = Which piece do you give? { law-name }.
ask-discard = Which stored product do you discard?
ask-send = Which two cards do you send to parliament?
ask-store = Which product do you store?
ask-swap = Harbour master: which ships change places?
ask-hire = Lawyer: which building do you use for 1 peso?
ask-cover = Which of your buildings do you build over?
ask-overbuild = Which building do you put on top?
ask-over-extra = Which resource do you pay extra for { building-the }?
ask-gift = A gift from the market: which piece do you take?
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-pesos =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
amount =
    { $kind ->
        [vp] { amount-vp }
        [pesos] { amount-pesos }
       *[other] { pieces }
    }
deed-main =
    { $card ->
        [tradeswoman] Buy and sell
        [architect] Build
       *[mayor] Load a ship
    }
deed-irrigate = Irrigate
deed-alternative =
    { $card ->
        [tradeswoman] Take 1 piece
        [architect] Take { amount-vp }
       *[mayor] Take { amount-pesos }
    }
then-load =
    { $first ->
        [yes] there is still room for { $parts }; the other ships are closed
       *[no] there is still room for { $parts }
    }

## Events

event-start-player = { $who } takes the start player card.
event-remove = Removed from the game: { building-name }.
event-replace = A donkey replaces { cuban-the }.
event-lay = Space { $space }: { cuban-name }.
event-ship =
    { $dock ->
        [4] New ship at sea: { ship-name }.
       *[other] New ship in dock { $dock }: { ship-name }.
    }
event-bill = Bill { $law }: { law-name }.
event-round = Round { $round } of { $rounds } begins.
event-take = { $who } takes { piece } from the supply.
event-play = { $who } plays { card-the }.
event-cuban = { $who } takes { cuban-the }.
event-main = { $who } uses the card.
event-alternative = { $who } takes the card’s reward instead.
event-move = { $who } places the worker on row { $row }, column { $column }.
event-harvest = { $who } harvests { piece }.
event-irrigate = { $who } irrigates and gains { piece }.
event-buy = { $who } buys { piece } for { peso-count }.
event-sell = { $who } sells { piece } for { peso-count }.
event-build = { $who } builds { building-the }.
event-extra = { $who } pays { piece } extra.
event-place = { $who } builds on row { $row }, column { $column }.
event-activate = { $who } activates { building-the }.
event-load = { $who } loads { piece } in dock { $dock } for { $vp } VP.
event-convert = { $who } converts { piece }.
event-hand =
    { $vp ->
        [0] { $who } hands in { piece } for { peso-count }.
       *[other] { $who } hands in { piece } for { $vp } VP.
    }
event-set = { $who } hands in a set for { $vp } VP.
event-grow = { $who } takes { pieces } for 1 water.
event-exchange = { $who } exchanges { given-piece } for { taken-piece }.
event-stow = { $who } loads { piece } into the slot for { slot-name } in dock { $dock } for { $vp } VP.
event-casino =
    { $gain ->
        [vp] { $who } exchanges { peso-count } for { $vp } VP.
       *[pesos] { $who } exchanges { $vp } VP for { peso-count }.
    }
event-put = { $who } puts { piece } on the ship in dock { $dock }.
event-unload = { $who } takes { piece } off the ship in dock { $dock }.
event-influence = { $who } puts the influence tile on “{ law-name }”.
event-store = { $who } stores { piece }.
event-swap = { $who } swaps the ships in docks { $dock } and { $second }.
event-use = { $who } pays 1 peso and uses { building-the }.
event-cover = { $who } builds over row { $row }, column { $column }.
event-gift = { $who } takes { piece } from the market.
event-you-send = You send { card-the } and { second-the } to parliament.
event-has-sent = { $who } has chosen 2 delegates.
event-send = { $who } sends { card-the } and { second-the } to parliament.
event-veto = { $who } vetoes “{ law-name }”.
event-no-veto = { $who } does not veto.
event-you-bid = You bid for { votes-count }.
event-has-bid = { $who } has bid.
event-bid = { $who } buys { votes-count } and has { $votes } in all.
event-tied = { $who } is tied and bids again.
event-wins-vote = { $who } wins the vote with { votes-count }.
event-pass = { $who } passes bills { $type } and { $second }.
event-law = New law: { law-name }.
event-rejected = Rejected: { law-name }.
event-influence-pays = { $who } receives { $vp } VP and { peso-count } for the influence tile.
event-pay-tax = { $who } pays the tax of { peso-count }.
event-decline-tax = { $who } does not pay the tax.
event-no-tax-due = { $who } owes no tax: it counts as paid.
event-cannot-pay-tax = { $who } cannot pay the tax of { peso-count }.
event-pay-duty = { $who } pays the duty.
event-decline-duty = { $who } does not pay the duty.
event-no-duty-due = { $who } owes no duty: it counts as paid.
event-cannot-pay-duty = { $who } cannot pay the duty.
event-give = { $who } gives { piece }.
event-reward = { $who } gains { $n } VP (tax and duty).
event-subsidy = { $who } gains { $n } VP ({ law-name }).
event-discard = { $who } discards { piece }.
event-spoils = { $who } loses { pieces } from the courtyard.
event-ship-leaves = { ship-name } leaves dock { $dock }.
event-ship-advances = { ship-name } moves to dock { $dock }.
event-receives = { $who } receives { pieces }.
event-stores = { $who } stores { pieces }.
event-gains-pesos =
    { $n ->
        [one] { $who } receives { $n } peso.
       *[other] { $who } receives { $n } pesos.
    }
event-gains-vp = { $who } gains { $n } VP.
event-loses-vp = { $who } loses { $n } VP.
event-statue = The Statue counts for { $who }.
event-drive = The president drives to space { $space }.
event-president = { president-event }.
event-void = Space { $space } has no effect in the last round.
event-buildings = { $who } gains { $n } VP for buildings.

## Refusals

refusal-draw = Chance comes first: { question }.
refusal-not-tied = Only those tied for the most votes bid again.
refusal-other-question = You are asked something else now: { question }.
refusal-other-building = This is not what { building-the } does.
refusal-no-piece = You have no { kind-plain }.
refusal-building-cannot = { building-name }: this is not possible now.
refusal-supply = The supply has no { kind-plain } left.
refusal-picks = First choose 2 products, then 2 resources; goods cannot be chosen.
refusal-not-in-hand = You no longer hold { card-the } in this round.
refusal-only-cuban = Your character turns are used up; take a Cuban.
refusal-no-expansion = Cubans appear only with the El Presidente expansion.
refusal-cuban-gone = The avenue no longer has { cuban-the }.
refusal-cuban-quota = You have taken your Cubans for this round; play a character card.
refusal-control-law = The control law forbids taking the reward instead; only the card itself can be used.
refusal-places-marked = Black markers block this place until the end of the round.
refusal-nothing-to-take = There is nothing to take from the supply.
refusal-no-parcel = No active, unbuilt parcel yields { kind-plain }.
refusal-parcel-used = Each parcel yields only once; no other active parcel yields { kind-plain }.
refusal-market-act =
    { $n ->
        [one] The market act allows only { $n } purchase and { $n } sale.
       *[other] The market act allows only { $n } purchases and { $n } sales.
    }
refusal-most-trades =
    { $n ->
        [one] An action has at most { $n } transaction.
       *[other] An action has at most { $n } transactions.
    }
refusal-row-full = The market row is full: no more { kind-plain } can be sold.
refusal-roundtrip = You cannot buy and sell the same kind in one action: { kind-plain }.
refusal-nothing-to-buy = The market has no { kind-plain } left to buy.
refusal-pesos =
    You need { $need ->
        [one] { $need } peso
       *[other] { $need } pesos
    } but have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-no-goods = Only a resource or a product can be taken.
refusal-not-cheapest = This product does not have the lowest market price: { kind-plain }.
refusal-not-available = You cannot build { building-the }: it is not on offer.
refusal-resources =
    You need { needed-pieces } but have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-extra = { building-name }: the building act asks for 1 more resource, which you do not have.
refusal-warehouse-parcel = The warehouse cannot be built over.
refusal-built-over = There is already a building on this parcel.
refusal-not-owned = You do not own { building-the }, or it is covered.
refusal-used = You have already used { building-the } in this action.
refusal-not-active = Your worker is not in the row or column of { building-the }.
refusal-no-effect = Now { building-the } would have no effect.
refusal-one-ship = You load only one ship in an action: the one in dock { $dock }.
refusal-no-ship = There is no ship in dock { $dock }.
refusal-export-ban = The export ban forbids loading { kind-plain }.
refusal-no-slot = The ship in dock { $dock } has no free slot for { kind-plain }.
refusal-no-bill = Bill { $type } is no longer there.
refusal-bid =
    This bid costs { $need ->
        [one] { $need } peso
       *[other] { $need } pesos
    } and you have { $have }: bid at most { $most ->
        [one] { $most } vote
       *[other] { $most } votes
    }.
refusal-other-class = The duty does not ask for { kind-plain }.
refusal-not-stored = Your warehouse holds no { kind-plain }.
refusal-no-effect-after-fee =
    After the fee of { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    } { building-the } would have no effect.
refusal-nothing-to-cover = There is no building to cover.
refusal-cannot-cover = You cannot afford any building to put over { building-the }.
refusal-row-empty = The market has no { kind-plain }.

## Why they won

why-0 = most VP
why-1 = most pesos
why-2 = most merchandise

poster = Plant, build, ship, vote. With El Presidente.
poster-weight = demanding

## Orders for the next turn

habit-done = Stop: no further purchase, sale or use
habit-bid-nothing = Buy no votes
habit-pay = Pay the tax or the duty
habit-pay-nothing = Pay neither tax nor duty
habit-alternative = Take the card’s reward instead
check-pesos = I have at least { amount-pesos }
check-pieces = I have { kind-plain }
check-bill = this bill is proposed: { law-name }
