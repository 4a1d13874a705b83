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

## What is asked, and what follows

list-or = or
ask-anything = What do you do?
amount =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picked-cost = { $deed }: pay { $costs }
picked-gain = { $deed }: gain { $gains }
picked-both = { $deed }: pay { $costs }, gain { $gains }
pill-then = then
pill-if = if
then-sealed = nobody sees it until everybody has chosen
then-secret = what is hidden is revealed: no way back
then-again = you choose again
then-over = the game ends
then-chance = chance decides: no way back
then-next =
    { $n ->
        [one] { $who } is next
       *[other] the others are next
    }

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

# What every game says in the same words; a game that says one of them otherwise brings it itself.
event-wins = { $who } wins.
refusal-unknown-move = There is no such move in this game.
refusal-no-such-seat = There are only { $seats } seats at this table.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $who } plays now.
refusal-not-possible = This is not possible now.
refusal-already-chosen = You have already chosen; wait for the others.
