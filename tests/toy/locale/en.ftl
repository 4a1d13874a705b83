pearl-name = { $pearl ->
    [white] white
    [pink] pink
   *[black] black
}
coin-count = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
option-rounds = Length
option-rounds-3 = 3 rounds
option-rounds-5 = 5 rounds
move-pearl = A { pearl-name } pearl
move-keep = Keep the pearl
move-sell = Sell the pearl
move-buy = Buy a lamp
move-pass = Buy nothing

event-dives = { $who } finds a pearl.
event-you-find = You find a { pearl-name } pearl.
event-has-chosen = { $who } has chosen.
event-you-keep = You will keep your pearl.
event-you-sell = You will sell your pearl.
event-keeps = { $who } keeps a pearl.
event-sells = { $who } sells a { pearl-name } pearl for { coin-count }.
event-buys = { $who } buys a lamp.
event-passes = { $who } buys nothing.

refusal-not-by-hand = Pearls come from the bag, and nothing else does.
refusal-lamps = You may own { $most } lamps at most.
refusal-coins = A lamp costs { $need } coins; you have { $have }.
why-0 = most points
why-1 = most lamps
poster = Dive for pearls: sell them now, or hide them for the end.
poster-weight = light
view-round = Round
view-sold = Sold: white, pink, black
view-divers = The divers
view-coins = Coins
view-lamps = Lamps
view-holds = Pearl in hand
view-kept = Kept pearls
view-chest = White, pink, black
view-pearl = Your pearl
view-choice = You have sealed
view-pearl-value = { pearl-name }
