# Il tabellone di Santo Domingo

board-harbour = Porto di Santo Domingo
board-course = round { $round }, a { $target } punti
board-points = Punti
board-goods = Merci
board-exchange = Scambio
board-here = { $n } qui
board-rate-now = ora { $rate }
board-rate-full = { $rate } merci per punti
board-row-points = Tracciato dei punti: { $n }
board-row-goods = Tracciato delle merci: { $n }
board-row-exchange = Tracciato degli scambi: { $n }, tasso { $rate }
board-hand = La tua mano
board-hand-hint =
    { $cards ->
        [one] Scegli una carta. Tutte si rivelano insieme e agiscono nell’ordine dei loro numeri.
       *[other] Scegli { $cards } carte. Tutte si rivelano insieme e agiscono nell’ordine dei loro numeri.
    }
board-exchange-hint = Merci per punti, tasso { $rate }
board-now = ora
board-outlook =
    { $kind ->
        [both] Se nessun altro le gioca: { $vp ->
            [one] { $vp } punto
           *[other] { $vp } punti
        } e { $goods ->
            [one] { $goods } merce
           *[other] { $goods } merci
        }.
        [vp] Se nessun altro la gioca: { $vp ->
            [one] { $vp } punto
           *[other] { $vp } punti
        }.
        [goods] Se nessun altro la gioca: { $goods ->
            [one] { $goods } merce
           *[other] { $goods } merci
        }.
       *[none] Quanto porta dipende dalle carte degli altri.
    }
board-choosing = sceglie
board-sealed = sigillato
board-trading = scambia
board-played = giocata
board-open = scoperta
board-in-hand = in mano
board-seal =
    { $cards ->
        [one] Sigilla la mia carta
       *[other] Sigilla le mie carte
    }
board-no-seal = niente di sigillato
board-table = Al tavolo
board-race = Corsa a { $target } punti:
board-revealed = Rivelate per ultime
board-card-captain = Fino a 2 punti dal tracciato
board-card-admiral = Fino a 5 punti di quel che resta
board-card-governor = 4 merci per Capitano, 2 per Ammiraglio
board-card-frigate = Fino a 3 merci dal tracciato
board-card-galleon = Tutte le merci rimaste
board-card-customs = 3 punti per Fregata, 1 per Galeone
board-card-trader = Merci per punti al tasso
board-card-beggar = Merci, poi tutte le carte
board-brief-captain = fino a 2 punti
board-brief-admiral = fino a 5 punti
board-brief-governor = 4 per Capitano
board-brief-frigate = fino a 3 merci
board-brief-galleon = tutto il resto
board-brief-customs = 3 per Fregata
board-brief-trader = merci in punti
board-brief-beggar = carte in mano
guide-play = Tutti scelgono in segreto. Poi le carte agiscono nell’ordine da 1 a 8; chi gioca la stessa carta divide.
guide-play-two = In due o tre si scelgono due carte in segreto. Agiscono nell’ordine da 1 a 8.
guide-exchange = Il tuo Mercante scambia merci con punti, al tasso del segnalino giallo. Puoi scambiare meno, o nulla.
