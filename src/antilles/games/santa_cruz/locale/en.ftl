# Santa Cruz

## Things

building-name =
    { $building ->
        [house] house
        [church] church
       *[lighthouse] lighthouse
    }
building-a =
    { $building ->
        [house] a house
        [church] a church
       *[lighthouse] a lighthouse
    }
building-count =
    { $building ->
        [house] { $n ->
            [one] { $n } house
           *[other] { $n } houses
        }
        [church] { $n ->
            [one] { $n } church
           *[other] { $n } churches
        }
       *[lighthouse] { $n ->
            [one] { $n } lighthouse
           *[other] { $n } lighthouses
        }
    }
good-name =
    { $good ->
        [sheep] sheep
        [fish] fish
        [wood] wood
        [rice] sugar
       *[gold] gold
    }
second-good =
    { $second ->
        [none] {""}
        [sheep] , sheep
        [fish] , fish
        [wood] , wood
        [rice] , sugar
       *[gold] , gold
    }
terrain-name =
    { $terrain ->
        [coast] coast
        [land] land
       *[volcano] volcano
    }
card-name =
    { $card ->
        [ship] Ship
        [river] River
        [road] Road
       *[double] Double construction
    }
card-by =
    { $card ->
        [ship] by ship
        [river] by river
        [road] by road
       *[double] twice
    }
card-short =
    { $card ->
        [ship] Ship
        [river] River
        [road] Road
       *[double] Double
    }
objective-name =
    { $objective ->
        [sheep] Sheep
        [fish] Fish
        [wood] Wood
        [rice] Sugar
        [gold6] Gold (6)
        [gold10] Gold (10)
        [sheep_fish] Sheep and fish
        [wood_rice] Wood and sugar
        [houses4] Four houses
        [diversity] Diversity
        [road4] Road neighbours
        [coast] Coast
        [river] River
        [volcano] Volcano
        [eruption] Volcanic eruption
        [birds] Bird tokens
       *[other] { $objective }
    }
objective-text =
    { $objective ->
        [sheep] Sheep: 7 points for sheep
        [fish] Fish: 5 points for fish, and the fish bonus
        [wood] Wood: 6 points for wood
        [rice] Sugar: 7 points for sugar
        [gold6] Gold (6): 6 points for gold
        [gold10] Gold (10): 10 points for gold
        [sheep_fish] Sheep and fish: 7 points for both, 3 for one, and the fish bonus
        [wood_rice] Wood and sugar: 7 points for both, 3 for one
        [houses4] Four houses: 6 points for at least 4 houses
        [diversity] Diversity: 6 points for a house, a church and a lighthouse
        [road4] Road neighbours: 7 points for 4 buildings linked by roads
        [coast] Coast: 3 points for each building on the coast
        [river] River: 3 points for each building on a river
        [volcano] Volcano: 3 points for each building on a volcano
        [eruption] Volcanic eruption: −2 points for each building on a volcano, then all of them are destroyed
        [birds] Bird tokens: 2 points for each token
       *[other] { $objective }
    }
group-name =
    { $group ->
        [A] A: more river
        [B] B: more road
        [C] C: more ship
        [D] D: balanced
       *[other] { $group }
    }
points-count =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tile-points =
    { $sign ->
        [minus] −{ points-count }
       *[plus] { points-count }
    }
tile-good =
    { $good ->
        [none] {""}
       *[other] , { good-name }
    }
tile-fish =
    { $fish ->
        [0] {""}
       *[other] {" "}(+{ $fish })
    }
tile-bird =
    { $bird ->
        [yes] , bird
       *[no] {""}
    }
tile-face = { building-name }, { tile-points }{ tile-good }{ second-good }{ tile-fish }{ tile-bird }

## Screen

screen-round = Round { $round }
screen-phase =
    { $phase ->
        [lay_coast] set-up
        [deal] set-up
        [draw_first] set-up
        [deal_groups] set-up
        [choose_group] choosing a group
        [landing] landing
        [cards] card turns
        [second] second construction
        [look] a tile is turned up
        [bird] a bird token is drawn
        [reveal] tiles are turned up
        [new_objective] new objectives
        [choose_set] choosing a set
        [deal_sets] sets are dealt
        [discard] discarding an objective
       *[over] end of the game
    }
screen-order = order: { $order }
screen-road = road
screen-river = river
screen-bird = bird
screen-points = Points
screen-group = Group
screen-supply = Supply
screen-birds = Birds
screen-hand = in hand:
screen-objectives =
    { $n ->
        [one] objective
       *[other] objectives
    }
screen-played = played:
screen-exception = Last player of the round, may build once on an occupied site: { $who }
screen-exception-used = The last player of the round has built on an occupied site: { $who }
screen-your-objectives = Your objectives
screen-new = new:
screen-discarded = discarded:
screen-sets = Sets of round 1

## Options

option-random_groups = Groups dealt at random
option-random_groups-off = no
option-random_groups-on = yes
option-random_sets = Sets dealt at random in round 2
option-random_sets-off = no
option-random_sets-on = yes
option-keep_own_set = Your own set may be kept
option-keep_own_set-off = no
option-keep_own_set-on = yes
option-second_after_failed_look = Second construction even if the first one fails
option-second_after_failed_look-off = no
option-second_after_failed_look-on = yes
option-first_player = First player
option-first_player-drawn = at random
option-first_player-0 = 1st seat
option-first_player-1 = 2nd seat
option-first_player-2 = 3rd seat
option-first_player-3 = 4th seat

## Moves

move-group = Take group { group-name }
move-land = Land at { $site }
move-build = Build at { $site } ({ card-name })
move-double = Build twice { card-by }, first at { $site }
move-second = Then build at { $site }
move-no-second = Build only once
move-spend = Play { card-name } without building
move-objective = Play the objective { objective-name }
move-set = Take { $who }’s set
move-discard = Discard { objective-name }
move-tile = Tile { $tile }
move-deal = Deal { objective-name }
move-bird = Bird token worth { points-count }
move-first = First player: { $who }
move-deal-group = Deal group { group-name }
move-deal-set = Deal { $who }’s set

## What is asked, and what follows

ask-choose-group = Which group of cards do you take?
ask-landing = Where do you land? Any free site on the coast, without a card.
ask-cards =
    { $way ->
        [both] Play a card or an objective?
        [card] Which card do you play?
       *[objective] Which objective do you play?
    }
ask-second = Where do you build the second time ({ card-name })?
ask-choose-set = Whose set do you take?
ask-discard = Which objective do you discard?
amount =
    { $kind ->
        [points] { points-count }
        [birds] { $n ->
            [one] { $n } bird token
           *[other] { $n } bird tokens
        }
        [ship] { $n ->
            [one] { $n } Ship card
           *[other] { $n } Ship cards
        }
        [river] { $n ->
            [one] { $n } River card
           *[other] { $n } River cards
        }
        [road] { $n ->
            [one] { $n } Road card
           *[other] { $n } Road cards
        }
       *[double] { $n ->
            [one] { $n } Double card
           *[other] { $n } Double cards
        }
    }
deed-group = Take group { $group }
deed-way =
    { $way ->
        [land] Landing at { $site }
        [double] Double construction, { card-name } to { $site }
       *[other] { card-name } to { $site }
    }
deed-build =
    { deed-way }: { building-a } for { tile-points }{ $back ->
       *[0] { "" }
        [one] { "" } ({ $back } less: space taken)
        [other] { "" } ({ $back } less: spaces taken)
    }
deed-turn-up = { deed-way }: turn up its tile, then build there
deed-objective-vain = Play the objective { objective-name }: no points for you
then-turned-up =
    { $n ->
        [one] { $site } is turned up: no way back
       *[other] { $n } tiles are turned up: no way back
    }
then-bird = you draw a bird token: no way back
then-objective =
    { $n ->
        [0] nobody else scores with it
       *[other] others score with it too, { points-count } at most
    }

## Events

event-coast-tile = { $site }: { tile-face }.
event-tile = { $site } is turned up: { tile-face }.
event-goes-first = { $who } goes first.
event-takes-group = { $who } takes group { group-name }.
event-gets-group = { $who } gets group { group-name }.
event-you-draw-objective = You get the objective { objective-name }.
event-draws-objective = { $who } gets an objective.
event-you-draw-new-objective = You draw a new objective: { objective-name }.
event-draws-new-objective = { $who } draws a new objective.
event-round-begins = Round { $round } begins; { $who } goes first.
event-round-ends = Round { $round } ends: everybody takes their buildings back; the sets stay face up.
event-lands = { $who } lands and builds { building-a } at { $site }.
event-builds = { $who } builds { building-a } at { $site } ({ card-name }).
event-builds-twice = { $who } builds twice { card-by }: { building-a } at { $site }.
event-builds-then = { $who } then builds { building-a } at { $site }.
event-looks = { $who } turns up the tile at { $site } ({ card-name }).
event-builds-there = { $who } builds { building-a } at { $site }.
event-failed-look = { $who } has no { building-name } left: nothing is built.
event-overbuilds = { $who } builds on an occupied site as the last player of the round.
event-builds-once = { $who } builds only once.
event-spends = { $who } plays { card-name } without building.
event-scores = { $who } scores { points-count } (total { $total }).
event-loses = { $who } loses { points-count } (total { $total }).
claim-event-scores = { $who } scores { points-count }.
claim-event-loses = { $who } loses { points-count }.
event-space-taken =
    { $n ->
        [one] { $who }: space taken, { $n } space back.
       *[other] { $who }: spaces taken, { $n } spaces back.
    }
event-you-draw-bird = You draw a bird token worth { points-count }.
event-draws-bird = { $who } draws a bird token.
event-plays-objective = { $who } plays the objective { objective-name }.
event-nobody-scores = Nobody scores.
event-erupts = The volcano erupts: all buildings on volcanoes are destroyed.
event-destroyed = { $who }: { building-count } destroyed.
event-takes-set =
    { $own ->
        [yes] { $who } takes their own set (group { $group }).
       *[no] { $who } takes the set with group { $group }.
    }
event-gets-set =
    { $own ->
        [yes] { $who } gets their own set (group { $group }).
       *[no] { $who } gets the set with group { $group }.
    }
event-you-discard = You discard { objective-name }.
event-all-discarded = Everybody has discarded an objective.
event-counts-birds =
    { $tokens ->
        [0] { $who } has no bird tokens.
        [one] { $who }: { $tokens } bird token, { points-count }.
       *[other] { $who }: { $tokens } bird tokens, { points-count }.
    }

## Refusals

refusal-of-chance = Only chance makes that move.
refusal-nothing-to-draw = Nothing is drawn now.
refusal-cannot-be-drawn = That cannot be drawn now.
refusal-draw-first = A tile, a token or a card is being drawn first.
refusal-choose-group = Choose a construction group first.
refusal-group-taken = Group { $group } is taken already: { $who }.
refusal-choose-set = Choose a set of round 1 first.
refusal-set-taken = That set is taken already: { $who }.
refusal-own-set = Take another player’s set; your own only if no other is left.
refusal-discard-first = Discard an objective first.
refusal-already-discarded = You have already discarded an objective.
refusal-not-to-discard = You cannot discard { objective-name }: it is neither in your set nor your new objective.
refusal-land-first = Land on a coast site first, without a card.
refusal-play-card = Play a card from your hand now.
refusal-finish-double = Your double construction is not finished: build once more { card-by }.
refusal-objective-not-in-hand = You do not hold the objective { objective-name }.
refusal-card-not-in-hand = You have no { card-name } card left in hand.
refusal-must-build =
    { $n ->
        [one] You must build: you can still reach { $n } free site { card-by }.
       *[other] You must build: you can still reach { $n } free sites { card-by }.
    }
refusal-must-build-double = You must build twice: there is still a free site by ship, by river and by road.
refusal-not-coast = { $site } is not on the coast; a ship lands on coast sites only.
refusal-not-on-river = { $site } is not on a river.
refusal-not-your-river = You have no building on the river at { $site }.
refusal-no-road = No road leads from one of your buildings to { $site }.
refusal-occupied = { $site } is occupied; choose a free site.
refusal-own-building = You already have a building at { $site }.
refusal-exception-used = { $site } is occupied, and you have used your exception in this round.
refusal-face-down = The tile at { $site } is face down; only a river card leads there.
refusal-no-building = { $site } needs { building-a }, and all { $n } of yours are used.

## Why they won

why-0 = most points

poster = Settle three islands and turn up what they hide.
poster-weight = medium

## Orders for the next turn

habit-best-site = Build on the open tile that is worth most
habit-any-group = Take any group or set
check-free = { $site } is still free
