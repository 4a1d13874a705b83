# Il tabellone di Santo Domingo

board-harbour = Porto di Santo Domingo
board-course = round { $round }, si gioca a { $target } punti
board-points = Punti
board-goods = Merci
board-exchange = Scambi
board-here = ora { $n }
board-rate-now = ora { $rate }
board-rate-full = { $rate }, merci in punti
board-row-points = Tracciato dei punti: { $n }
board-row-goods = Tracciato delle merci: { $n }
board-row-exchange = Tracciato degli scambi: { $n }, tasso { $rate }
board-hand = La tua mano
board-cards-open = Le carte sono scoperte
board-cards-act = Agiscono da 1 a 8; le carte uguali insieme.
board-takes =
    { $kind ->
        [vp]
            { $who } { $seats ->
                [one] guadagna
               *[other] guadagnano
            } { $vp ->
                [one] { $vp } punto
               *[other] { $vp } punti
            }{ $seats ->
                [one] { "" }
               *[other] { "" } a testa
            }
        [goods]
            { $who } { $seats ->
                [one] guadagna
               *[other] guadagnano
            } { $goods ->
                [one] { $goods } merce
               *[other] { $goods } merci
            }{ $seats ->
                [one] { "" }
               *[other] { "" } a testa
            }
        [exchange]
            { $who } { $seats ->
                [one] scambia
               *[other] scambiano
            } { $goods ->
                [one] { $goods } merce
               *[other] { $goods } merci
            } con { $vp ->
                [one] { $vp } punto
               *[other] { $vp } punti
            }{ $seats ->
                [one] { "" }
               *[other] { "" } a testa
            }
       *[nothing]
            niente per { $who }
    }
board-quay-state =
    { $state ->
        [done] fatto
        [now] ora
       *[next] poi
    }
board-hand-hint =
    { $cards ->
        [one] Scegli una carta. Le carte di tutti vengono rivelate insieme e agiscono in ordine di numero.
       *[other] Scegli { $cards } carte. Le carte di tutti vengono rivelate insieme e agiscono in ordine di numero.
    }
board-exchange-hint = Merci in punti, tasso { $rate }
board-now = ora { amount }, se nessun altro la gioca
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
       *[none] Quanto rende dipende dalle carte degli altri.
    }
board-choosing = sta scegliendo
board-sealed = scelta fatta
board-trading = sta scambiando
board-played = giocata
board-open = scoperta
board-in-hand = in mano
board-seal =
    { $cards ->
        [one] Gioca la carta coperta
       *[other] Gioca le carte coperte
    }
board-no-seal = nessuna carta coperta
board-table = Al tavolo
board-race = Corsa a { $target } punti:
board-revealed = Ultime carte rivelate
board-card-captain = Fino a 2 punti dal tracciato
board-card-admiral = Fino a 5 dei punti rimasti
board-card-governor = 4 merci per Capitano, 2 per Ammiraglio
board-card-frigate = Fino a 3 merci dal tracciato
board-card-galleon = Tutte le merci rimaste
board-card-customs = 3 punti per Fregata, 1 per Galeone
board-card-trader = Merci in punti, al tasso attuale
board-card-beggar = Merci, poi riprendi tutte le carte
board-brief-captain = fino a 2 punti
board-brief-admiral = fino a 5 punti
board-brief-governor = 4 per Capitano
board-brief-frigate = fino a 3 merci
board-brief-galleon = merci rimaste
board-brief-customs = 3 per Fregata
board-brief-trader = merci in punti
board-brief-beggar = riprendi le carte
guide-play = Tutti scelgono in segreto. Poi le carte agiscono in ordine, da 1 a 8; chi gioca la stessa carta divide il guadagno.
guide-play-two = In due o tre giocatori ognuno sceglie due carte in segreto. Poi agiscono in ordine, da 1 a 8.
guide-exchange = Il tuo Mercante scambia merci con punti, al tasso del segnalino giallo. Puoi scambiare meno, o nulla.

summary-aim = Quattro mercanti, un solo porto. Dopo il round in cui qualcuno raggiunge il traguardo, vince chi ha più punti.
summary-turn-1 = Rifornimento: i tracciati di punti e merci salgono di 3, e anche il tasso.
summary-turn-2 = Tutti scelgono una carta in segreto e rivelano insieme.
summary-turn-3 = Le carte agiscono da 1 a 8; carte uguali agiscono insieme e si dividono il bottino.
summary-turn-4 = Il Mercante cambia merci in punti; poi il tasso scende. Il Mendicante riporta tutte le carte.
summary-cards = Le otto carte
summary-end = Quando a fine round qualcuno ha raggiunto il traguardo, le merci rimaste diventano punti, 3 a 1. A parità, chi ha più merci.
summary-tip = Guarda i numeri che gli altri hanno ancora in mano: ciò che non possono giocare, non lo giocheranno.
