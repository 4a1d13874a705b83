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

## What is asked, and what follows

list-or = o
ask-anything = Che cosa fai?
amount =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
picked-cost = { $deed }: paga { $costs }
picked-gain = { $deed }: guadagna { $gains }
picked-both = { $deed }: paga { $costs }, guadagna { $gains }
pill-then = poi
pill-if = se
then-sealed = nessuno lo vede finché tutti non hanno scelto
then-secret = viene scoperto ciò che è nascosto: non si torna indietro
then-again = scegli ancora
then-over = la partita finisce
then-chance = decide il caso: non si torna indietro
then-next =
    { $n ->
        [one] gioca { $who }
       *[other] giocano gli altri
    }

## Posti

place-ordinal = { $place }º
why-shared-victory = vittoria condivisa
why-shared = posto condiviso
why-tie = spareggio: { $why } ({ $mine } contro { $theirs })

# Ciò che tutti i giochi dicono con le stesse parole; un gioco che lo dice diversamente porta il suo.
event-wins = { $who } vince la partita.
refusal-unknown-move = Questa mossa non esiste in questo gioco.
refusal-no-such-seat = A questo tavolo ci sono solo { $seats } posti.
refusal-game-over = La partita è finita.
refusal-not-your-turn = Non tocca a te: è il turno di { $who }.
refusal-not-possible = In questo momento non è possibile.
refusal-already-chosen = La tua scelta è fatta; aspetta gli altri.
