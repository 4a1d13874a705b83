# Il tabellone di Santa Cruz

board-islands = Tre isole, 49 luoghi
board-course = round { $round } di 2, { screen-phase }
board-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
board-hand = La tua mano
board-left = ancora { $n }
board-played = giocata
board-worth = vale { $n }
board-objectives = obiettivi in mano
board-face-down = a faccia in giù
board-track = Segnapunti:
board-whole = Tutta la mappa
board-nearer = Ingrandisci
board-farther = Riduci
board-back = Luogo precedente
board-next = Luogo successivo
board-built = costruito da { $who }
board-have = { card-name }: { $n } in mano
guide-group = Scegli il tuo gruppo di carte Costruzione: sono i tuoi turni in questo round.
guide-land = Il tuo primo edificio sta sulla costa, dove approda la nave. Non serve una carta.
guide-build = Gioca una carta: Nave raggiunge ogni luogo di costa libero, Fiume un luogo dello stesso fiume, Strada un luogo vicino. Le tessere a faccia in giù si girano quando costruisci.
guide-objective = Quando qualcuno gioca un obiettivo, dà punti a tutti quelli che lo soddisfano. Giocalo quando ti conviene di più.
guide-set = Per il 2º round scegli il set di un altro giocatore: carte Costruzione e obiettivi.
guide-discard = Rimetti un obiettivo nella scatola; gli altri restano a te.
