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

refusal-not-asked = Ce n’est pas à toi de jouer.

## Places

place-ordinal =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
why-shared-victory = victoire partagée
why-shared = place partagée
why-tie = départage : { $why } ({ $mine } contre { $theirs })
