# Santa Cruz

## Choses

building-name =
    { $building ->
        [house] maison
        [church] église
       *[lighthouse] phare
    }
building-a =
    { $building ->
        [house] une maison
        [church] une église
       *[lighthouse] un phare
    }
building-no =
    { $building ->
        [house] plus de maison
        [church] plus d’église
       *[lighthouse] plus de phare
    }
building-destroyed =
    { $building ->
        [house] { $n ->
            [one] { $n } maison détruite
           *[other] { $n } maisons détruites
        }
        [church] { $n ->
            [one] { $n } église détruite
           *[other] { $n } églises détruites
        }
       *[lighthouse] { $n ->
            [one] { $n } phare détruit
           *[other] { $n } phares détruits
        }
    }
good-name =
    { $good ->
        [sheep] mouton
        [fish] poisson
        [wood] bois
        [rice] riz
       *[gold] or
    }
second-good =
    { $second ->
        [none] {""}
        [sheep] , mouton
        [fish] , poisson
        [wood] , bois
        [rice] , riz
       *[gold] , or
    }
terrain-name =
    { $terrain ->
        [coast] côte
        [land] terre
       *[volcano] volcan
    }
card-name =
    { $card ->
        [ship] Navire
        [river] Rivière
        [road] Voie terrestre
       *[double] Double construction
    }
card-short =
    { $card ->
        [ship] Navire
        [river] Rivière
        [road] Voie
       *[double] Double
    }
card-by =
    { $card ->
        [ship] par navire
        [river] par rivière
        [road] par voie terrestre
       *[double] deux fois
    }
objective-name =
    { $objective ->
        [sheep] Mouton
        [fish] Poisson
        [wood] Bois
        [rice] Riz
        [gold6] Or (6)
        [gold10] Or (10)
        [sheep_fish] Mouton et poisson
        [wood_rice] Bois et riz
        [houses4] 4 maisons
        [diversity] Diversité
        [road4] Proximité par voie terrestre
        [coast] Côte
        [river] Rivière
        [volcano] Volcan
        [eruption] Éruption volcanique
        [birds] Jeton Oiseau
       *[other] { $objective }
    }
objective-text =
    { $objective ->
        [sheep] Mouton : 7 avec du mouton
        [fish] Poisson : 5 avec du poisson, plus le bonus poisson
        [wood] Bois : 6 avec du bois
        [rice] Riz : 7 avec du riz
        [gold6] Or (6) : 6 avec de l’or
        [gold10] Or (10) : 10 avec de l’or
        [sheep_fish] Mouton et poisson : 7 avec les deux, 3 avec un seul, plus le bonus poisson
        [wood_rice] Bois et riz : 7 avec les deux, 3 avec un seul
        [houses4] 4 maisons : 6 avec au moins 4 maisons
        [diversity] Diversité : 6 avec une maison, une église et un phare
        [road4] Proximité par voie terrestre : 7 avec 4 bâtiments reliés par voie terrestre
        [coast] Côte : 3 par bâtiment sur la côte
        [river] Rivière : 3 par bâtiment sur une rivière
        [volcano] Volcan : 3 par bâtiment sur un volcan
        [eruption] Éruption volcanique : −2 par bâtiment sur un volcan, puis tous y sont détruits
        [birds] Jeton Oiseau : 2 par jeton
       *[other] { $objective }
    }
group-name =
    { $group ->
        [A] A : plus de rivière
        [B] B : plus de voie terrestre
        [C] C : plus de navire
        [D] D : équilibré
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
        [yes] , oiseau
       *[no] {""}
    }
tile-face = { building-name }, { tile-points }{ tile-good }{ second-good }{ tile-fish }{ tile-bird }

## Écran

screen-round = Manche { $round }
screen-phase =
    { $phase ->
        [lay_coast] mise en place
        [deal] mise en place
        [draw_first] mise en place
        [deal_groups] mise en place
        [choose_group] choix du groupe
        [landing] arrivée sur l’île
        [cards] jouer une carte
        [second] seconde construction
        [look] une tuile est retournée
        [bird] un jeton Oiseau est pris
        [reveal] des tuiles sont révélées
        [new_objective] nouvelles cartes Objectif
        [choose_set] choix des cartes
        [deal_sets] les groupes de cartes sont distribués
        [discard] ajustement des cartes Objectif
       *[over] fin de la partie
    }
screen-order = ordre de jeu : { $order }
screen-road = voie terrestre
screen-river = rivière
screen-bird = oiseau
screen-points = Points
screen-group = Groupe
screen-supply = Réserve
screen-birds = Oiseaux
screen-hand = en main :
screen-objectives =
    { $n ->
        [one] objectif
       *[other] objectifs
    }
screen-played = joué :
screen-exception = Joue en dernier, peut construire une fois sur une tuile occupée : { $who }
screen-exception-used = Joue en dernier, a déjà construit sur une tuile occupée : { $who }
screen-your-objectives = Tes objectifs
screen-new = nouveau :
screen-discarded = écarté :
screen-sets = Groupes de cartes de la 1re manche

## Options

option-random_groups = Groupes distribués au hasard
option-random_groups-off = non
option-random_groups-on = oui
option-random_sets = Groupes distribués au hasard en 2e manche
option-random_sets-off = non
option-random_sets-on = oui
option-keep_own_set = On peut garder son propre groupe
option-keep_own_set-off = non
option-keep_own_set-on = oui
option-second_after_failed_look = Seconde construction même après un échec
option-second_after_failed_look-off = non
option-second_after_failed_look-on = oui
option-first_player = Premier joueur
option-first_player-drawn = au hasard
option-first_player-0 = 1re place
option-first_player-1 = 2e place
option-first_player-2 = 3e place
option-first_player-3 = 4e place

## Coups

move-group = Choisis le groupe { group-name }
move-land = Arrive sur l’île en { $site }
move-build = Construis en { $site } ({ card-name })
move-double = Construis deux fois { card-by }, d’abord en { $site }
move-second = Construis ensuite en { $site }
move-no-second = Ne construis qu’une fois
move-spend = Joue { card-name } sans construire
move-objective = Joue l’objectif { objective-name }
move-set = Choisis le groupe de cartes : { $who }
move-discard = Écarte { objective-name }
move-tile = Tuile { $tile }
move-deal = Distribue { objective-name }
move-bird = Jeton Oiseau de { points-count }
move-first = Premier joueur : { $who }
move-deal-group = Distribue le groupe { group-name }
move-deal-set = Distribue le groupe de cartes : { $who }

## Événements

event-coast-tile = { $site } : { tile-face }.
event-tile = Tuile révélée en { $site } : { tile-face }.
event-goes-first = { $who } commence.
event-takes-group = { $who } choisit le groupe { group-name }.
event-gets-group = { $who } reçoit le groupe { group-name }.
event-you-draw-objective = Tu reçois l’objectif { objective-name }.
event-draws-objective = { $who } reçoit une carte Objectif.
event-you-draw-new-objective = Tu pioches une nouvelle carte Objectif : { objective-name }.
event-draws-new-objective = { $who } pioche une nouvelle carte Objectif.
event-round-begins = La manche { $round } commence ; { $who } joue en premier.
event-round-ends = Fin de la manche { $round } : chacun récupère ses bâtiments, les groupes de cartes restent visibles.
event-lands = { $who } arrive sur l’île et construit { building-a } en { $site }.
event-builds = { $who } construit { building-a } en { $site } ({ card-name }).
event-builds-twice = { $who } construit deux fois { card-by } : { building-a } en { $site }.
event-builds-then = { $who } construit ensuite { building-a } en { $site }.
event-looks = { $who } retourne la tuile en { $site } ({ card-name }).
event-builds-there = { $who } construit { building-a } en { $site }.
event-failed-look = { $who } n’a { building-no } : pas de construction.
event-overbuilds = { $who } joue en dernier et construit sur une tuile occupée.
event-builds-once = { $who } ne construit qu’une fois.
event-spends = { $who } joue { card-name } sans construire.
event-scores = { $who } marque { points-count } (total { $total }).
event-loses = { $who } perd { points-count } (total { $total }).
event-space-taken =
    { $n ->
        [one] { $who } : case occupée, { $n } case en arrière.
       *[other] { $who } : cases occupées, { $n } cases en arrière.
    }
event-you-draw-bird = Tu prends un jeton Oiseau de { points-count }.
event-draws-bird = { $who } prend un jeton Oiseau.
event-plays-objective = { $who } joue l’objectif { objective-name }.
event-nobody-scores = Personne ne marque de points.
event-erupts = Éruption volcanique ! Tous les bâtiments sur les volcans sont détruits.
event-destroyed = { $who } : { building-destroyed }.
event-takes-set =
    { $own ->
        [yes] { $who } reprend son propre groupe de cartes ({ $group }).
       *[no] { $who } choisit le groupe de cartes { $group }.
    }
event-gets-set =
    { $own ->
        [yes] { $who } reçoit son propre groupe de cartes ({ $group }).
       *[no] { $who } reçoit le groupe de cartes { $group }.
    }
event-you-discard = Tu écartes { objective-name }.
event-all-discarded = Tout le monde écarte une carte Objectif.
event-counts-birds =
    { $tokens ->
        [0] { $who } n’a pas de jeton Oiseau.
        [one] { $who } : { $tokens } jeton Oiseau, { points-count }.
       *[other] { $who } : { $tokens } jetons Oiseau, { points-count }.
    }
event-wins = { $who } gagne la partie.

## Refus

refusal-no-such-seat = Il n’y a que { $seats } places à cette table.
refusal-unknown-move = Ce coup n’existe pas dans ce jeu.
refusal-game-over = La partie est terminée.
refusal-of-chance = Seul le hasard joue ce coup.
refusal-nothing-to-draw = Il n’y a rien à tirer maintenant.
refusal-cannot-be-drawn = Cela ne peut pas être tiré maintenant.
refusal-draw-first = On tire d’abord une tuile, un jeton ou une carte.
refusal-not-your-turn = Ce n’est pas à toi de jouer, c’est à { $who }.
refusal-choose-group = Choisis d’abord un groupe de cartes Construction.
refusal-group-taken = Le groupe { $group } est déjà pris : { $who }.
refusal-choose-set = Choisis d’abord un groupe de cartes de la 1re manche.
refusal-set-taken = Ce groupe de cartes est déjà pris : { $who }.
refusal-own-set = Choisis le groupe de cartes d’une autre personne ; le tien seulement s’il n’en reste pas d’autre.
refusal-discard-first = Écarte d’abord une carte Objectif.
refusal-already-discarded = Tu as déjà écarté une carte Objectif.
refusal-not-to-discard = Tu ne peux pas écarter { objective-name } : ce n’est ni une carte de ton groupe ni ta nouvelle carte Objectif.
refusal-land-first = Arrive d’abord sur l’île : construis sur la côte, sans carte.
refusal-play-card = Joue maintenant une carte de ta main.
refusal-finish-double = Ta double construction n’est pas finie : construis encore une fois { card-by }.
refusal-objective-not-in-hand = Tu n’as pas en main l’objectif { objective-name }.
refusal-card-not-in-hand = Tu n’as plus en main de carte { card-name }.
refusal-must-build =
    { $n ->
        [one] Tu dois construire : { $n } emplacement libre est possible { card-by }.
       *[other] Tu dois construire : { $n } emplacements libres sont possibles { card-by }.
    }
refusal-must-build-double = Tu dois construire deux fois : un emplacement libre est possible par navire, par rivière et par voie terrestre.
refusal-not-coast = { $site } n’est pas sur la côte ; un navire ne mène qu’à la côte.
refusal-not-on-river = { $site } n’est pas sur une rivière.
refusal-not-your-river = Tu n’as pas de bâtiment sur la rivière qui passe en { $site }.
refusal-no-road = Aucune voie terrestre ne relie un de tes bâtiments à { $site }.
refusal-occupied = { $site } est occupé ; choisis un emplacement libre.
refusal-own-building = Tu as déjà un bâtiment en { $site }.
refusal-exception-used = { $site } est occupé, et tu as déjà utilisé ton exception dans cette manche.
refusal-face-down = La tuile en { $site } est face cachée ; seule une carte Rivière y mène.
refusal-no-building = Il faut { building-a } en { $site }, et tu n’en as plus en réserve ({ $n } au départ).

## Pourquoi cette victoire

why-0 = le plus de points
