# Cuba's board

board-avenue = President’s Avenue
board-market = Market
board-harbour = Harbour
board-parliament = Parliament
board-plantation = Your plantation
board-buildings = Buildings
board-characters = Your characters
board-parts = Parts of the board
board-part =
    { $part ->
        [cards] Cards
        [market] Market
        [harbour] Harbour
        [laws] Laws
        [build] Build
       *[farm] Farm
    }
board-good = Good
board-sell = sell
board-buy = buy
board-slot =
    { $loaded ->
        [yes] Dock { $dock }, { kind-name } slot, loaded
       *[no] Dock { $dock }, { kind-name } slot, empty
    }
board-bills = Bills this round
board-laws = Laws in force
board-no-bill = no bill
board-no-law = none yet
board-parcel =
    Row { $row }, column { $column }: { $name }{ $worker ->
        [yes] , your worker
       *[no] { "" }
    }
board-left = { $n } left
board-cost =
    { $kind ->
        [wood] wood
        [stone] stone
        [water] water
       *[any] any resource
    }
board-card =
    { $card ->
        [tradeswoman] Trades­woman
       *[other] { card-name }
    }
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
        [store] keeps the products of the courtyard
        [convert] { $from } becomes { $to }
        [hand_in] { $reward } for each { $kinds }, up to { $most }
        [hand_in_set] { $reward } for { $kinds } together
        [gain] gives { $reward }
        [trade] buy or sell up to { $most } pieces at the market
        [swap] exchange up to { $most } resources
        [grow] { $pieces } products of one kind for 1 water
        [stow] load up to { $most } pieces on any slots
        [votes] { $votes } more votes
        [veto] takes one bill away
        [casino] { $pesos } pesos for { $vp } points, or back
        [customs] put one piece on a ship, or take one off
        [alternatives] the places for other actions stay open to you
        [statue] { $vp } more point for each building at the end
       *[influence] { $vp } point and { $pesos } peso if a bill you name fails
    }
board-does =
    { $card ->
        [worker] harvest a row and a column
        [tradeswoman] buy and sell
        [architect] build
        [foreman] use your buildings
       *[mayor] load a ship
    }
board-cuban =
    { $cuban ->
        [dancer] you start next round
        [musician] +2 pesos
        [day_labourer] stores your products
        [harbour_master] swap two ships
        [lawyer] 1 peso: use a building
        [revolutionary] +1 point
       *[donkey] stays put
    }
board-delegate = delegate
board-in-hand = in hand
board-in-play = last played
board-played = played
board-taken = taken
board-event =
    { $space ->
        [1] Two delegates next round
        [2] All bills pass
        [3] Foreman may walk
        [4] Overbuild for 1 peso
        [5] Leaders lose points
       *[6] One gift from the market
    }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-pesos = pesos
board-stored = Stored
board-votes = votes
guide-take = Choose your starting pieces, or a piece from the supply.
guide-play = Play a character. Worker: harvest. Tradeswoman: market. Architect: build. Foreman: use buildings. Mayor: load a ship. The one left over is your delegate in parliament.
guide-move = Move your worker: the parcels of its row and its column are harvested.
guide-build = Choose a building; the small signs are its cost in wood, stone and water.
guide-load = Load goods into the ship of one dock; each piece scores the points of that dock.
guide-bid = Buy votes: who has the most decides which two bills become law.
guide-pass = Choose the two bills that become law.
