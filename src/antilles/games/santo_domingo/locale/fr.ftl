# Santo Domingo

## Cartes

card-name =
    { $card ->
        [captain] Capitaine
        [admiral] Amiral
        [governor] Gouverneur
        [frigate] Frégate
        [galleon] Galion
        [customs] Douanier
        [trader] Marchand
       *[beggar] Mendiant
    }
card-the =
    { $card ->
        [captain] le Capitaine
        [admiral] l’Amiral
        [governor] le Gouverneur
        [frigate] la Frégate
        [galleon] le Galion
        [customs] le Douanier
        [trader] le Marchand
       *[beggar] le Mendiant
    }
second-the =
    { $second ->
        [captain] le Capitaine
        [admiral] l’Amiral
        [governor] le Gouverneur
        [frigate] la Frégate
        [galleon] le Galion
        [customs] le Douanier
        [trader] le Marchand
       *[beggar] le Mendiant
    }

## Plateau

vp-row = Points de victoire
goods-row = Marchandises
exchange-row = Échanges
vp-short = PV
goods-short = March.
screen-round = Manche { $round }
screen-target = en { $n } PV
screen-hand = En main
screen-played = Jouées
screen-your-choice = Votre choix :
vp-count = { $n } PV
goods-count =
    { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
given-goods =
    { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }

## Options

option-board = Côté du plateau
option-board-standard = version standard
option-board-winter = version Hiver
option-target = Durée
option-target-30 = partie en 30 PV
option-target-45 = partie en 45 PV (marchands expérimentés)
option-trader_vp_from_row = Les PV du Marchand viennent de la piste
option-trader_vp_from_row-off = non
option-trader_vp_from_row-on = oui

## Coups

move-play = Jouer { card-the }
move-play-two = Jouer { card-the } et { second-the }
move-exchange =
    { $goods ->
        [0] Ne rien échanger
       *[other] Échanger { given-goods } contre { $vp } PV
    }

## What is asked, and what follows

ask-choose =
    { $cards ->
        [1] Quelle carte jouez-vous ?
       *[other] Quelles deux cartes jouez-vous ?
    }
ask-trade =
    { $n ->
        [one] Marchand : échangez-vous { goods-count } à { $rate } ?
       *[other] Marchand : combien de vos { $n } marchandises échangez-vous à { $rate } ?
    }
amount =
    { $kind ->
        [vp] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
       *[goods] { goods-count }
    }
then-others =
    { $cards ->
        [1] { $card ->
            [governor] { $first } marchandises par Capitaine des autres, { $second } par Amiral
            [customs] { $first } points par Frégate des autres, { $second } par Galion
           *[other] son gain dépend des cartes des autres
        }
       *[other] leur gain dépend des cartes des autres
    }
if-alone =
    { $cards ->
        [one] personne d’autre ne la joue
       *[other] personne d’autre ne joue l’une ou l’autre
    }
then-final =
    la partie se termine, le reste est échangé : vous êtes à { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
then-stand =
    il vous reste { goods-count }, vous êtes à { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }

## Événements

event-you-chose =
    { $cards ->
        [1] Vous posez { card-the } face cachée.
       *[other] Vous posez { card-the } et { second-the } face cachée.
    }
event-has-chosen = { $who } a choisi.
event-reveal = Les cartes sont révélées.
event-plays = { $who } joue { card-the }.
event-plays-two = { $who } joue { card-the } et { second-the }.
event-gains-vp = { $who } reçoit { vp-count } ({ card-name }).
event-gains-goods = { $who } reçoit { goods-count } ({ card-name }).
event-gains-nothing = { $who } ne reçoit rien ({ card-name }).
event-goods-lost = { $who } perd { goods-count } en trop : { $most } au maximum.
event-exchange-back =
    { $spaces ->
        [one] Le marqueur jaune recule de { $spaces } case, jusqu’à { $to }.
       *[other] Le marqueur jaune recule de { $spaces } cases, jusqu’à { $to }.
    }
event-exchanges = { $who } échange { given-goods } contre { $vp } PV.
event-exchanges-nothing = { $who } n’échange rien.
event-exchange-reset = Le marqueur jaune revient à 0.
event-takes-cards-back = { $who } reprend toutes ses cartes en main.
event-supply = Manche { $round } : tous les marqueurs avancent de { $spaces } cases.
event-target-reached = Les { $target } PV sont atteints : la partie se termine.
event-round-limit = La manche { $round } était la dernière : la partie se termine.
event-final-exchange = Échange final : { $who } échange { given-goods } contre { $vp } PV.

## Refus

refusal-cards-are-open = Les cartes de cette manche sont déjà révélées ; les Marchands échangent d’abord.
refusal-already-chosen = Vous avez déjà choisi pour cette manche.
refusal-number-of-cards =
    { $need ->
        [one] Jouez exactement { $need } carte.
       *[other] Jouez exactement { $need } cartes.
    }
refusal-not-in-hand = Vous n’avez pas { card-the } en main ; le Mendiant vous rend vos cartes.
refusal-nothing-to-resolve = On échange après la révélation ; choisissez d’abord vos cartes.
refusal-no-trader = Pour échanger, il faut avoir joué un Marchand cette manche.
refusal-trader-order = Qui a le plus de PV échange d’abord : { $who }.
refusal-goods =
    Il faut { $need ->
        [one] { $need } marchandise
       *[other] { $need } marchandises
    }, vous { $have ->
        [0] n’en avez aucune
       *[other] n’en avez que { $have }
    }.
refusal-rate = À ce taux, on obtient { $best } PV pour { given-goods }, pas { $vp }.
refusal-waste =
    Pour { $vp } PV, { $need ->
        [one] { $need } marchandise suffit
       *[other] { $need } marchandises suffisent
    }, pas { $goods }.
refusal-no-such-lot = À ce taux, on ne peut pas obtenir exactement { $vp } PV ; pour { given-goods }, on obtient { $best } PV.
refusal-row = La piste n’offre que { $row } PV, pas { $vp }.

## Pourquoi cette victoire

why-0 = le plus de PV
why-1 = le plus de marchandises restantes
why-2 = le plus de cartes en main

poster = Tout le monde joue sa carte en même temps. Devinez celle des autres.
poster-weight = léger

## Orders for the next turn

habit-exchange-all = Échanger le plus possible
habit-exchange-nothing = Ne rien échanger
check-rate = le taux est d’au moins { $rate }
check-goods = j’ai au moins { goods-count }
check-vp-row = la piste des points de victoire indique au moins { $n }
check-goods-row = la piste des marchandises indique au moins { $n }
