# Cuba's board

board-avenue = President’s Avenue
board-market = Market
board-harbour = Harbour
board-parliament = Parliament
board-plantation = Your plantation
board-buildings = Buildings
board-characters = Your characters
board-characters-of-all = Characters
board-part =
    { $part ->
        [cards] Cards
        [market] Market
        [harbour] Harbour
        [laws] Laws
        [build] Build
       *[farm] Farm
    }
board-sell = sell
board-buy = buy
board-slot =
    { $dock ->
        [0] At sea
        [one] Dock { $dock }, { $dock } point per piece
       *[other] Dock { $dock }, { $dock } points per piece
    }: { $loaded ->
        [yes] { piece } loaded
       *[no] room for { piece }
    }
board-bills = Bills this round
board-laws = Laws in force
board-no-bill = no bill
board-no-law = no law yet
board-parcel =
    Row { $row }, column { $column }: { $name }{ $worker ->
        [yes] , your worker
       *[no] { "" }
    }
board-building =
    { $building ->
        [distillery] Distillery
        [cigar_factory] Cigar factory
        [juice_press] Juice press
        [cement_factory] Cement mill
        [rum_bar] Rum bar
        [cigar_lounge] Cigar lounge
        [fruit_stand] Fruit stand
        [small_hotel] Small hotel
        [large_hotel] Large hotel
        [golf_course] Golf course
        [bath_house] Bath house
        [second_warehouse] Warehouse 2
        [market_hall] Market hall
        [material_depot] Depot
        [irrigation_plant] Irrigation
        [trading_office] Office
        [town_hall] Town hall
        [custom_house] Customs
       *[other] { building-name }
    }
board-kind =
    { $kind ->
        [sugar] Sugar
       *[other] { kind-name }
    }
board-this-round = This round
board-left = { $n } left
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-coins =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
board-effect =
    { $effect ->
        [store] stores the products in the courtyard
        [convert] turns { $from } into { $to }
        [hand_in] { $kinds }: { $reward } per piece, up to { $most }
        [hand_in_set] { $reward } for { $kinds } together
        [gain] gives { $reward }
        [trade] buy or sell up to { $most } pieces at the market
        [swap] exchange up to { $most } resources
        [grow] { $pieces } products of one kind for 1 water
        [stow] load up to { $most } pieces into any slots
        [votes] { $votes } more votes
        [veto] removes one bill
        [casino] { $pesos } pesos for { $vp } points, or the reverse
        [customs] put one piece on a ship, or take one off
        [alternatives] you may always take a card’s reward instead
        [statue] { $vp ->
            [one] { $vp } more point
           *[other] { $vp } more points
        } per building at the end
       *[influence] { $vp } VP and { $pesos ->
            [one] { $pesos } peso
           *[other] { $pesos } pesos
        } if the bill you name fails
    }
board-law-effect =
    { $what ->
        [III-owned] Each round: { $n } point for every { $per } you own ({ $kinds })
        [III-per_building] Each round: { $n } point for each of your buildings
        [III-delegate] Each round: as many points as the number on your delegate
        [III-stored] Each round: { $n } point for every { $per } in your warehouse ({ $kinds })
        [III-per_pesos] Each round: { $n } point for every { $per } pesos you own
        [III-rank] Each round: as many points as your rank; the last gets most
        [IV-harvest] The worker harvests { $n } product without water
        [IV-export_ban] May not go on ships: { $kinds }
        [IV-vote_price] A vote costs { $n } pesos
        [IV-market] The Tradeswoman: { $n } purchases and { $n } sales at most
        [IV-building] Every building costs { $n } more resource of your choice
        [IV-storage] At the end of the round { $n } products stay in each warehouse
        [IV-export_vp] Every piece loaded: { $n } points in any dock
        [IV-control] Nobody takes the reward of a card in place of its action
       *[other] Each round you may pay: tax or duty brings { $one } points, both { $both }
    }
board-cuban =
    { $cuban ->
        [dancer] you start next round
        [musician] +2 pesos
        [day_labourer] stores your products
        [harbour_master] swap two ships
        [lawyer] 1 peso: use a building
        [revolutionary] +1 point
       *[donkey] no effect
    }
board-delegate = delegate
board-in-hand = in hand
board-in-play = in play
board-played = played
board-taken = taken
board-taken-by = { cuban-name }, taken by { $name }
board-event =
    { $space ->
        [1] Two delegates next round
        [2] All bills pass
        [3] Foreman may move
        [4] Build over for 1 peso
        [5] Leaders lose points
       *[6] Gift from the market
    }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-pesos = pesos
board-stored = Stored
board-votes = votes
board-no-ship =
    { $dock ->
        [0] At sea: no ship
       *[other] Dock { $dock }: no ship
    }
board-stock =
    { kind-name }: { $n } in the market, room for { $room } more
board-sale =
    Sell { piece }{ $price ->
        [0] { "" }
        [one] { " " }for { $price } peso
       *[other] { " " }for { $price } pesos
    }
board-purchase =
    Buy { piece }{ $price ->
        [0] { "" }
        [one] { " " }for { $price } peso
       *[other] { " " }for { $price } pesos
    }
board-bill = Bill { $type }: { $law }
board-law = Law { $type } in force:
board-tile =
    { building-name }: { $effect }; costs { $cost }{ $n ->
        [one] { "" }
       *[other] ; { $n } left
    }
board-any =
    { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
board-both =
    { $card ->
        [tradeswoman] buy and sell, or take 1 piece
        [architect] build, or take points
        [mayor] load a ship, or take pesos
        [worker] harvest a row and a column
       *[foreman] use your buildings
    }
guide-take = Choose what you take from the supply.
guide-play = Play a character. Worker: harvest. Tradeswoman: market. Architect: build. Foreman: use buildings. Mayor: load a ship. The card you keep is your delegate in parliament.
guide-move = Move your worker: the parcels in its row and column yield.
guide-build = Choose a building; the small symbols show its cost in wood, stone and water.
guide-load = Load merchandise onto one ship; each piece scores the points of its dock.
guide-bid = Buy votes: whoever has the most decides which two bills become law.
guide-pass = Choose the two bills that become law.

summary-aim = Run a plantation, trade, ship and build over six rounds, eight with El Presidente. The most points win.
summary-turn-1 = Each round you play four of your five characters, one at a time.
summary-turn-2 = The fifth is your delegate: its number is your votes, and you may buy more with pesos.
summary-turn-3 = The winner of the vote makes two of four bills law. Paying tax or duty earns points; paying both earns more.
summary-turn-4 = At the end of a round products in the courtyard spoil, ships move up a dock, the one in dock 3 sails.
summary-avenue = With El Presidente
summary-end = After the last round every building is 2 points, the warehouse too. Pesos and goods only break ties.
summary-tip = Rum and cigars never spoil: what the ships do not take today, they may take tomorrow.
