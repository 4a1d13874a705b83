# Le plateau de Santo Domingo

board-harbour = Port de Santo Domingo
board-course = manche { $round }, partie en { $target } points
board-points = Points
board-goods = March.
board-exchange = Échange
board-here = à { $n }
board-rate-now = taux { $rate }
board-rate-full = { $rate } en points
board-row-points = Piste des points : { $n }
board-row-goods = Piste des marchandises : { $n }
board-row-exchange = Piste des échanges : { $n }, taux { $rate }
board-hand = Votre main
board-cards-open = Les cartes sont révélées
board-cards-act = Elles agissent de 1 à 8 ; les cartes identiques en même temps.
board-takes =
    { $kind ->
        [vp]
            { $who } { $seats ->
                [one] gagne
               *[other] gagnent chacun
            } { $vp ->
                [one] { $vp } point
               *[other] { $vp } points
            }
        [goods]
            { $who } { $seats ->
                [one] gagne
               *[other] gagnent chacun
            } { $goods ->
                [one] { $goods } marchandise
               *[other] { $goods } marchandises
            }
        [exchange]
            { $who } { $seats ->
                [one] échange
               *[other] échangent chacun
            } { $goods ->
                [one] { $goods } marchandise
               *[other] { $goods } marchandises
            } contre { $vp ->
                [one] { $vp } point
               *[other] { $vp } points
            }
       *[nothing]
            rien pour { $who }
    }
board-quay-state =
    { $state ->
        [done] fait
        [now] agit
       *[next] à venir
    }
board-hand-hint =
    { $cards ->
        [one] Choisissez une carte. Toutes sont révélées ensemble et agissent dans l’ordre de leurs valeurs.
       *[other] Choisissez { $cards } cartes. Toutes sont révélées ensemble et agissent dans l’ordre de leurs valeurs.
    }
board-exchange-hint = Marchandises contre points, taux { $rate }
board-now = { amount } si personne d’autre ne la joue
board-outlook =
    { $kind ->
        [both] Si personne d’autre ne les joue : { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        } et { $goods ->
            [one] { $goods } marchandise
           *[other] { $goods } marchandises
        }.
        [vp] Si personne d’autre ne la joue : { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
        [goods] Si personne d’autre ne la joue : { $goods ->
            [one] { $goods } marchandise
           *[other] { $goods } marchandises
        }.
       *[none] Son gain dépend des cartes des autres.
    }
board-choosing = choisit
board-sealed = choix scellé
board-trading = échange
board-played = jouée
board-open = visible
board-in-hand = en main
board-seal =
    { $cards ->
        [one] Sceller ma carte
       *[other] Sceller mes cartes
    }
board-no-seal = aucune carte scellée
board-table = À la table
board-race = Course aux { $target } points :
board-revealed = Dernières cartes révélées
board-card-captain = Jusqu’à 2 points de la piste
board-card-admiral = Jusqu’à 5 des points restants
board-card-governor = 4 march. par Capitaine, 2 par Amiral
board-card-frigate = Jusqu’à 3 march. de la piste
board-card-galleon = Toutes les march. qui restent
board-card-customs = 3 points par Frégate, 1 par Galion
board-card-trader = Marchandises contre points
board-card-beggar = Des march., puis toutes vos cartes
board-brief-captain = 2 points max.
board-brief-admiral = 5 points max.
board-brief-governor = 4 par Capitaine
board-brief-frigate = 3 march. max.
board-brief-galleon = tout le reste
board-brief-customs = 3 par Frégate
board-brief-trader = march. en points
board-brief-beggar = cartes reprises
guide-play = Tout le monde choisit en secret. Les cartes agissent ensuite dans l’ordre, de 1 à 8 ; les cartes identiques se partagent le gain.
guide-play-two = À deux ou trois joueurs, chacun choisit deux cartes en secret. Elles agissent dans l’ordre, de 1 à 8.
guide-exchange = Votre Marchand échange des marchandises contre des points, au taux du marqueur jaune. Vous pouvez échanger moins, ou rien.

summary-aim = Quatre marchands, un seul port. Après la manche où quelqu’un atteint l’objectif, le plus grand total gagne.
summary-turn-1 = Réapprovisionner : les pistes des points et des marchandises montent de 3, le taux aussi.
summary-turn-2 = Chacun choisit une carte en secret, et on révèle ensemble.
summary-turn-3 = Les cartes agissent de 1 à 8 ; les mêmes cartes agissent ensemble et partagent.
summary-turn-4 = Le Marchand change des marchandises en points ; puis le taux retombe. Le Mendiant rend toutes les cartes.
summary-cards = Les huit cartes
summary-end = Quand quelqu’un a atteint l’objectif en fin de manche, les marchandises restantes deviennent des points, 3 pour 1. À égalité, le plus de marchandises.
summary-tip = Regarder les valeurs que les autres ont encore en main : ce qu’ils ne peuvent pas jouer, ils ne le joueront pas.
