# Words that every part of Antilles shares

list-and = and
chance-name = Chance
option-line = { $option }: { $value }

## Setting up a game

setup-seats = This game has { $least } to { $most } seats, not { $seats }.
setup-option = This game has no option “{ $option }”.
setup-value = The option “{ $option }” cannot be “{ $value }”; it can be { $values }.
setup-value-seats = The option “{ $option }” can be “{ $value }” with { $allowed } seats only, not with { $seats }.

## Moves that are refused

refusal-not-asked = It is not your turn.

## Places

place-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
why-shared-victory = shared victory
why-shared = shared place
why-tie = tie-break: { $why } ({ $mine } to { $theirs })
