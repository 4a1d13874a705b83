# Il tabellone di Santa Cruz

board-islands = Tre isole, 49 luoghi
board-course = round { $round } di 2, { screen-phase }
board-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
board-hand = La tua mano
board-beyond = { $n } luoghi
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

summary-aim = Colonizza tre isole in due round: costruisci sulle tessere e gioca obiettivi. Vince chi ha più punti.
summary-turn-1 = Ogni round comincia con uno sbarco: un edificio su una tessera Costa libera, senza carta.
summary-turn-2 = Poi tutti giocano una carta per turno: una carta Costruzione o un obiettivo.
summary-turn-3 = Una tessera indica il suo edificio e quanti punti dà subito; le vicine si girano.
summary-turn-4 = Un obiettivo paga tutti quelli che lo soddisfano nel momento in cui è giocato.
summary-cards = Carte Costruzione
summary-objectives = Obiettivi
summary-card =
    { $card ->
        [ship] costruisci su una tessera Costa libera
        [river] costruisci su una tessera libera di un fiume dove hai un edificio
        [road] costruisci a una strada da un tuo edificio
       *[double] costruisci due volte con un tipo di carta
    }
summary-end = Dopo il round 1 gli edifici tornano nella riserva e i set di carte si scelgono di nuovo. Dopo il round 2 si contano gli uccelli. Due segnalini non dividono mai uno spazio.
summary-tip = Gioca un obiettivo quando paga te e nessun altro: aspettare invita gli altri.
