# Santiago de Cuba's board

board-town = Town and port
board-course = ship { $ship } of 7
board-hidden = behind the screen
board-resting = inactive
board-value = Points per piece
board-not-wanted = Not wanted
board-port-note = Passing the port raises the value by one; a full ship sails at once.
board-flag =
    { $n ->
        [0] Chequered flag: the ship leaves
        [one] Value: { $n } point per piece
       *[other] Value: { $n } points per piece
    }{ $now ->
        [yes] , now
       *[no] { "" }
    }
board-die = { good-kind }: { $n } wanted
board-port = Port: everybody delivers to the ship; { board-way }
board-stop =
    { cuban-name }: { board-gives }; { $flower ->
        [none] any free building
       *[other] { flower-name }
    }; { board-way }{ $active ->
        [yes] { "" }
       *[no] ; inactive
    }
board-site =
    { building-name }: { building-does }; { flower-name }{ $owned ->
        [no] { "" }
       *[yes] ; owned by { $owner }
    }{ $visited ->
        [no] { "" }
       *[yes] ; broker of { $broker }
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
board-swap = { given-one } for { taken-one }
board-value-way =
    { $way ->
        [left] Value −1
       *[right] Value +1
    }
board-work-office = 1 for 2 VP
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
board-gives =
    { $cuban ->
        [el_zorro] every other player gives you 1 good, 1 peso or 1 VP
        [pablo] take 1 good of your choice
        [alonso] claim a building, or use one you own
       *[other] gives { cuban-gift }
    }
board-price =
    { $price ->
        [0] free
        [one] { $price } peso
       *[other] { $price } pesos
    }
board-way =
    { $stops ->
        [one] { $stops } stop away, { board-price }
       *[other] { $stops } stops away, { board-price }
    }
guide-exclude = You roll five dice for a new ship. Set one aside: that good is not wanted. The other four show how much the ship takes.
guide-drive = Drive the car. The first stop is free, each further one costs 1 peso. You get what the Cuban there gives; then your broker goes to a building under the same flower.
guide-go = Your broker goes to a free building under the same flower as the Cuban you visited, but not the one it already stands on.
guide-deliver = The port: in turn, everybody delivers one kind of good to the ship, for the points on the flag, or passes.
guide-claim = Alonso, the lawyer: claim a building and gain 1 point whenever another player ends a turn there, or use a building you own.

summary-aim = Seven ships come to the port, one after the other. Bring them the goods they want and use the town. The most points when ship 7 sails win.
summary-turn-1 = Drive: all share one car. The next stop is free, each further stop costs 1 peso.
summary-turn-2 = Meet: the Cuban at the stop gives you something at once.
summary-turn-3 = Walk: your broker must go to another free building under the Cuban’s flower.
summary-turn-4 = Use: you may use that building. If somebody else owns it, they gain 1 point.
summary-cubans = Nine Cubans
summary-buildings = Twelve buildings
summary-end = At the port everybody delivers in turn; each piece earns the value. Driving past raises the value: 2, 3, 4, then the ship sails. When ship 7 sails, 3 goods left make 1 point.
summary-tip = A value of 4 with the right goods in hand is the moment to stop at the port; without them, the moment to drive past.
