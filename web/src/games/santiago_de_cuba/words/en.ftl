# Santiago de Cuba's board

board-town = Town and port
board-course = ship { $ship } of 7
board-hidden = behind the screen
board-resting = resting
board-free = free
board-value = Points a piece
board-not-wanted = Not wanted
board-port-note = Passing the port raises the value by one; a full ship sails at once.
board-flag =
    { $n ->
        [0] Chequered flag: the ship leaves
       *[other] Value { $n }
    }
board-die = { good-kind }: { $n } wanted
board-port =
    { $stops ->
        [one] Port, { $stops } stop away
       *[other] Port, { $stops } stops away
    }
board-stop =
    { $active ->
        [yes] { cuban-name }, stop { $stop }, { $stops } away
       *[no] { cuban-name }, stop { $stop }, { $stops } away, resting
    }
board-site =
    { building-name }, { flower-name } flower{ $owned ->
        [no] { "" }
       *[yes] , owned by { $owner }
    }{ $visited ->
        [no] { "" }
       *[yes] , broker of { $broker }
    }
board-building =
    { $building ->
        [cigar_factory] Cigar factory
        [black_market] Black market
        [harbour_office] Harbour off.
        [customs] Customs
       *[other] { building-name }
    }
board-building-short =
    { $building ->
        [cigar_factory] Cigars
        [black_market] Market
        [harbour_office] Harbour
        [customs] Customs
        [newspaper] News
       *[other] { building-name }
    }
board-work-black-market = swap 1
board-work-customs = die to 0
board-work-harbour-office = value ±1
board-work-office = 1 good = 2 VP
board-brief-el-zorro = 1 each
board-brief-pablo = any good
board-brief-alonso = claim
board-gift-el-zorro = 1 from each
board-gift-pablo = any good
board-gift-alonso = claim or use
board-deeds = markers left
board-passed = Passed: { $names }
board-mine =
    { $n ->
        [one] { $n } marker left
       *[other] { $n } markers left
    } · { $building ->
        [none] broker not yet in town
       *[other] broker at { building-the }
    }
guide-exclude = You roll five dice for a new ship. Set one aside: that good is not wanted. The other four show how much the ship takes.
guide-drive = Drive the car. The first stop is free, each further one costs a peso. You get what the Cuban there gives; then your broker goes to a building of that Cuban’s flower.
guide-go = Your broker goes to a building under the flower of the Cuban you visited. It must be free, and not the one it stands on.
guide-deliver = The port: everybody in turn delivers one good to the ship, for the points on the flag, or passes.
guide-claim = Alonso, the lawyer: claim a building and gain a point whenever another broker goes there, or use one of your own.
