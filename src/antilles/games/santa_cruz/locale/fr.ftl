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
        [sheep] Mouton : 7 points avec du mouton
        [fish] Poisson : 5 points avec du poisson, plus le bonus poisson
        [wood] Bois : 6 points avec du bois
        [rice] Riz : 7 points avec du riz
        [gold6] Or (6) : 6 points avec de l’or
        [gold10] Or (10) : 10 points avec de l’or
        [sheep_fish] Mouton et poisson : 7 points avec les deux, 3 avec un seul, plus le bonus poisson
        [wood_rice] Bois et riz : 7 points avec les deux, 3 avec un seul
        [houses4] 4 maisons : 6 points avec au moins 4 maisons
        [diversity] Diversité : 6 points avec une maison, une église et un phare
        [road4] Proximité par voie terrestre : 7 points avec 4 bâtiments reliés par voie terrestre
        [coast] Côte : 3 points par bâtiment sur la côte
        [river] Rivière : 3 points par bâtiment sur une rivière
        [volcano] Volcan : 3 points par bâtiment sur un volcan
        [eruption] Éruption volcanique : −2 points par bâtiment sur un volcan, puis tous y sont détruits
        [birds] Jeton Oiseau : 2 points par jeton
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
screen-your-objectives = Vos objectifs
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
option-second_after_failed_look = Seconde construction même si la première échoue
option-second_after_failed_look-off = non
option-second_after_failed_look-on = oui
option-first_player = Premier joueur
option-first_player-drawn = au hasard
option-first_player-0 = 1re place
option-first_player-1 = 2e place
option-first_player-2 = 3e place
option-first_player-3 = 4e place

## Coups

move-group = Choisir le groupe { group-name }
move-land = Arriver sur l’île à { $site }
move-build = Construire à { $site } ({ card-name })
move-double = Construire deux fois { card-by }, d’abord à { $site }
move-second = Construire ensuite à { $site }
move-no-second = Ne construire qu’une fois
move-spend = Jouer { card-name } sans construire
move-objective = Jouer l’objectif { objective-name }
move-set = Choisir le groupe de cartes ({ $who })
move-discard = Écarter { objective-name }
move-tile = Tuile { $tile }
move-deal = Distribuer { objective-name }
move-bird = Jeton Oiseau de { points-count }
move-first = Premier joueur : { $who }
move-deal-group = Distribuer le groupe { group-name }
move-deal-set = Distribuer le groupe de cartes ({ $who })

## What is asked, and what follows

ask-choose-group = Quel groupe de cartes prenez-vous ?
ask-landing = Où arrivez-vous ? Sur tout emplacement libre de la côte, sans carte.
ask-cards =
    { $way ->
        [both] Jouer une carte ou un objectif ?
        [card] Quelle carte jouez-vous ?
       *[objective] Quel objectif jouez-vous ?
    }
ask-second = Où construisez-vous la seconde fois ({ card-name }) ?
ask-choose-set = Quel groupe de cartes choisissez-vous ?
ask-discard = Quel objectif écartez-vous ?
amount =
    { $kind ->
        [points] { points-count }
        [birds] { $n ->
            [one] { $n } jeton Oiseau
           *[other] { $n } jetons Oiseau
        }
        [ship] { $n ->
            [one] { $n } carte Navire
           *[other] { $n } cartes Navire
        }
        [river] { $n ->
            [one] { $n } carte Rivière
           *[other] { $n } cartes Rivière
        }
        [road] { $n ->
            [one] { $n } carte Voie terrestre
           *[other] { $n } cartes Voie terrestre
        }
       *[double] { $n ->
            [one] { $n } carte Double construction
           *[other] { $n } cartes Double construction
        }
    }
deed-group = Choisir le groupe { $group }
deed-way =
    { $way ->
        [land] Arrivée à { $site }
        [double] Double construction, { card-name } vers { $site }
       *[other] { card-name } vers { $site }
    }
deed-build =
    { deed-way } : { building-a } pour { tile-points }{ $back ->
       *[0] { "" }
        [one] { "" } ({ $back } de moins : case occupée)
        [other] { "" } ({ $back } de moins : cases occupées)
    }
deed-turn-up = { deed-way } : révéler la tuile, puis y construire
deed-objective-vain = Jouer l’objectif { objective-name } : aucun point pour vous
then-turned-up =
    { $n ->
        [one] tuile révélée : { $site }. Impossible d’annuler
       *[other] { $n } tuiles sont révélées : impossible d’annuler
    }
then-bird = vous prenez un jeton Oiseau : impossible d’annuler
then-objective =
    { $n ->
        [0] personne d’autre n’y gagne
       *[other] d’autres y gagnent aussi, { points-count } au plus
    }

## Événements

event-coast-tile = { $site } : { tile-face }.
event-tile = Tuile révélée à { $site } : { tile-face }.
event-goes-first = { $who } commence.
event-takes-group = { $who } choisit le groupe { group-name }.
event-gets-group = { $who } reçoit le groupe { group-name }.
event-you-draw-objective = Vous recevez l’objectif { objective-name }.
event-draws-objective = { $who } reçoit une carte Objectif.
event-you-draw-new-objective = Vous piochez une nouvelle carte Objectif : { objective-name }.
event-draws-new-objective = { $who } pioche une nouvelle carte Objectif.
event-round-begins = La manche { $round } commence ; { $who } joue en premier.
event-round-ends = Fin de la manche { $round } : chacun récupère ses bâtiments, les groupes de cartes restent visibles.
event-lands = { $who } arrive sur l’île et construit { building-a } à { $site }.
event-builds = { $who } construit { building-a } à { $site } ({ card-name }).
event-builds-twice = { $who } construit deux fois { card-by } : { building-a } à { $site }.
event-builds-then = { $who } construit ensuite { building-a } à { $site }.
event-looks = { $who } retourne la tuile à { $site } ({ card-name }).
event-builds-there = { $who } construit { building-a } à { $site }.
event-failed-look = { $who } n’a { building-no } : pas de construction.
event-overbuilds = { $who } joue en dernier et construit sur une tuile occupée.
event-builds-once = { $who } ne construit qu’une fois.
event-spends = { $who } joue { card-name } sans construire.
event-scores = { $who } marque { points-count } (total { $total }).
event-loses = { $who } perd { points-count } (total { $total }).
claim-event-scores = { $who } marque { points-count }.
claim-event-loses = { $who } perd { points-count }.
event-space-taken =
    { $n ->
        [one] { $who } : case occupée, { $n } case en arrière.
       *[other] { $who } : cases occupées, { $n } cases en arrière.
    }
event-you-draw-bird = Vous prenez un jeton Oiseau de { points-count }.
event-draws-bird = { $who } prend un jeton Oiseau.
event-plays-objective = { $who } joue l’objectif { objective-name }.
event-nobody-scores = Personne ne marque de points.
event-erupts = Éruption volcanique : tous les bâtiments sur les volcans sont détruits.
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
event-you-discard = Vous écartez { objective-name }.
event-all-discarded = Tout le monde écarte une carte Objectif.
event-counts-birds =
    { $tokens ->
        [0] { $who } n’a pas de jeton Oiseau.
        [one] { $who } : { $tokens } jeton Oiseau, { points-count }.
       *[other] { $who } : { $tokens } jetons Oiseau, { points-count }.
    }

## Refus

refusal-of-chance = Seul le hasard joue ce coup.
refusal-nothing-to-draw = Il n’y a rien à tirer maintenant.
refusal-cannot-be-drawn = Cela ne peut pas être tiré maintenant.
refusal-draw-first = On tire d’abord une tuile, un jeton ou une carte.
refusal-choose-group = Choisissez d’abord un groupe de cartes Construction.
refusal-group-taken = Le groupe { $group } est déjà pris : { $who }.
refusal-choose-set = Choisissez d’abord un groupe de cartes de la 1re manche.
refusal-set-taken = Ce groupe de cartes est déjà pris : { $who }.
refusal-own-set = Choisissez le groupe de cartes d’une autre personne ; le vôtre seulement s’il n’en reste pas d’autre.
refusal-discard-first = Écartez d’abord une carte Objectif.
refusal-already-discarded = Vous avez déjà écarté une carte Objectif.
refusal-not-to-discard = Vous ne pouvez pas écarter { objective-name } : ce n’est ni une carte de votre groupe ni votre nouvelle carte Objectif.
refusal-land-first = Arrivez d’abord sur l’île : construisez sur la côte, sans carte.
refusal-play-card = Jouez maintenant une carte de votre main.
refusal-finish-double = Votre double construction n’est pas finie : construisez encore une fois { card-by }.
refusal-objective-not-in-hand = Vous n’avez pas l’objectif { objective-name } en main.
refusal-card-not-in-hand = Vous n’avez plus de carte { card-name } en main.
refusal-must-build =
    { $n ->
        [one] Vous devez construire : vous pouvez encore atteindre { $n } emplacement libre { card-by }.
       *[other] Vous devez construire : vous pouvez encore atteindre { $n } emplacements libres { card-by }.
    }
refusal-must-build-double = Vous devez construire deux fois : il reste un emplacement libre par navire, par rivière et par voie terrestre.
refusal-not-coast = { $site } n’est pas sur la côte ; un navire ne mène qu’à la côte.
refusal-not-on-river = { $site } n’est pas sur une rivière.
refusal-not-your-river = Vous n’avez pas de bâtiment sur la rivière qui passe à { $site }.
refusal-no-road = Aucune voie terrestre ne relie l’un de vos bâtiments à { $site }.
refusal-occupied = L’emplacement { $site } est occupé ; choisissez-en un libre.
refusal-own-building = Vous avez déjà un bâtiment à { $site }.
refusal-exception-used = L’emplacement { $site } est occupé, et vous avez déjà utilisé votre exception dans cette manche.
refusal-face-down = La tuile à { $site } est face cachée ; seule une carte Rivière y mène.
refusal-no-building = Il faut { building-a } à { $site }, et vous n’en avez plus (vous en aviez { $n }).

## Pourquoi cette victoire

why-0 = le plus de points

poster = Peuplez trois îles et découvrez ce qu’elles cachent.
poster-weight = moyen

## Orders for the next turn

habit-best-site = Construire sur la tuile visible qui vaut le plus
habit-any-group = Prendre n’importe quel groupe de cartes
check-free = { $site } est encore libre
