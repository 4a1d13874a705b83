# Le parole che tutte le parti di Antilles condividono

list-and = e
chance-name = Il caso
option-line = { $option }: { $value }

## Preparazione

setup-seats = Questo gioco ha da { $least } a { $most } posti, non { $seats }.
setup-option = Questo gioco non ha l’opzione «{ $option }».
setup-value = L’opzione «{ $option }» non può valere «{ $value }»; valori possibili: { $values }.
setup-value-seats = L’opzione «{ $option }» può valere «{ $value }» solo con { $allowed } posti, non con { $seats }.

## Mosse rifiutate

refusal-not-asked = Non tocca a te.

## Posti

place-ordinal = { $place }º
why-shared-victory = vittoria condivisa
why-shared = posto condiviso
why-tie = spareggio: { $why } ({ $mine } contro { $theirs })
