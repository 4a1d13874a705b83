# Les mots que toutes les parties d’Antilles partagent

list-and = et
chance-name = Le hasard
option-line = { $option } : { $value }

## Mise en place

setup-seats = Ce jeu a de { $least } à { $most } places, pas { $seats }.
setup-option = Ce jeu n’a pas d’option « { $option } ».
setup-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $values }.
setup-value-seats = L’option « { $option } » ne peut valoir « { $value } » qu’avec { $allowed } places, pas avec { $seats }.

## Coups refusés

refusal-not-asked = Ce n’est pas à vous de jouer.

## What is asked, and what follows

list-or = ou
ask-anything = Que faites-vous ?
amount =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picked-cost = { $deed } : payer { $costs }
picked-gain = { $deed } : gagner { $gains }
picked-both = { $deed } : payer { $costs }, gagner { $gains }
pill-then = ensuite
pill-if = si
then-sealed = personne ne le voit avant que tout le monde ait choisi
then-secret = ce qui est caché est révélé : impossible d’annuler
then-again = vous choisissez encore une fois
then-over = la partie se termine
then-chance = le hasard décide : impossible d’annuler
then-next =
    { $n ->
        [one] c’est à { $who } de jouer
       *[other] c’est aux autres de jouer
    }

## Places

place-ordinal =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
why-shared-victory = victoire partagée
why-shared = place partagée
why-tie = départage : { $why } ({ $mine } contre { $theirs })

# Ce que tous les jeux disent avec les mêmes mots ; un jeu qui le dit autrement apporte le sien.
event-wins = { $who } gagne la partie.
refusal-unknown-move = Ce coup n’existe pas dans ce jeu.
refusal-no-such-seat = Il n’y a que { $seats } places à cette table.
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer, mais à { $who }.
refusal-not-possible = Ce n’est pas possible maintenant.
refusal-already-chosen = Votre choix est fait ; il faut attendre les autres.
