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
screen-your-choice = Ton choix :
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

move-play = Joue { card-the }
move-play-two = Joue { card-the } et { second-the }
move-exchange =
    { $goods ->
        [0] N’échange rien
       *[other] Échange { given-goods } contre { $vp } PV
    }

## Événements

event-you-chose =
    { $cards ->
        [1] Tu poses { card-the } face cachée.
       *[other] Tu poses { card-the } et { second-the } face cachée.
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
        [one] Le marqueur jaune recule de { $spaces } case, sur { $to }.
       *[other] Le marqueur jaune recule de { $spaces } cases, sur { $to }.
    }
event-exchanges = { $who } échange { given-goods } contre { $vp } PV.
event-exchanges-nothing = { $who } n’échange rien.
event-exchange-reset = Le marqueur jaune revient à 0.
event-takes-cards-back = { $who } reprend toutes ses cartes en main.
event-supply = Manche { $round } : tous les marqueurs avancent de { $spaces } cases.
event-target-reached = Les { $target } PV sont atteints : la partie se termine.
event-round-limit = La manche { $round } était la dernière : la partie se termine.
event-final-exchange = { $who } échange { given-goods } en reste contre { $vp } PV.
event-wins = { $who } gagne.

## Refus

refusal-no-such-seat = Il n’y a que { $seats } places à cette table.
refusal-unknown-move = Ce coup n’existe pas dans ce jeu.
refusal-game-over = La partie est terminée.
refusal-cards-are-open = Les cartes de cette manche sont déjà révélées ; les Marchands échangent d’abord.
refusal-already-chosen = Tu as déjà choisi pour cette manche.
refusal-number-of-cards =
    { $need ->
        [one] Joue exactement { $need } carte.
       *[other] Joue exactement { $need } cartes.
    }
refusal-not-in-hand = Tu n’as pas en main { card-the } ; le Mendiant te rend tes cartes.
refusal-nothing-to-resolve = On échange après la révélation ; choisis d’abord tes cartes.
refusal-no-trader = Pour échanger, il faut avoir joué un Marchand cette manche.
refusal-trader-order = Le Marchand qui a le plus de PV commence : { $who }.
refusal-goods =
    { $need ->
        [one] Il faut { $need } marchandise, tu en as { $have }.
       *[other] Il faut { $need } marchandises, tu en as { $have }.
    }
refusal-rate = À ce taux, { given-goods } : { $best } PV, pas { $vp }.
refusal-waste = { $vp } PV ne coûtent que { $need } de tes marchandises, pas { $goods }.
refusal-no-such-lot = À ce taux, aucun lot ne donne exactement { $vp } PV ; { given-goods } : { $best } PV.
refusal-row = La piste ne montre que { $row } PV, pas { $vp }.

## Pourquoi cette victoire

why-0 = le plus de PV
why-1 = le plus de marchandises restantes
why-2 = le plus de cartes en main
