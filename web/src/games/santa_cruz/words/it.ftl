# Il tabellone di Santa Cruz

board-islands = Tre isole, 49 luoghi
board-course = round { $round } di 2, { screen-phase }
board-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
board-hand = La tua mano
board-left = restano { $n }
board-played = giocata
board-worth = valore { $n }
board-objectives = obiettivi in mano
board-face-down = a faccia in giù
board-track = Tracciato dei punti:
board-whole = Tutta la mappa
board-back = Luogo precedente
board-next = Luogo seguente
board-site = Luogo { $at } di { $n }: { $site }
guide-group = Scegli il tuo gruppo di carte Costruzione: sono i tuoi turni in questo round.
guide-land = Il tuo primo edificio sta sulla costa, dove approda la nave. Non costa carte.
guide-build = Gioca una carta: una nave raggiunge ogni costa libera, un fiume un luogo dello stesso fiume, una strada un luogo vicino. Le tessere coperte si girano quando costruisci.
guide-objective = Un obiettivo dà punti a tutti quelli che lo soddisfano, quando qualcuno lo gioca. Giocalo quando ti conviene di più.
guide-set = Per il round 2 prendi quello che un altro ha lasciato: carte e obiettivi.
guide-discard = Rimetti un obiettivo nella scatola; gli altri restano a te.
