pearl-name = { $pearl ->
    [white] bianca
    [pink] rosa
   *[black] nera
}
coin-count = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
option-rounds = Durata
option-rounds-3 = 3 round
option-rounds-5 = 5 round
move-pearl = Una perla { pearl-name }
move-keep = Tenere la perla
move-sell = Vendere la perla
move-buy = Comprare una lampada
move-pass = Non comprare nulla

event-dives = { $who } trova una perla.
event-you-find = Trovi una perla { pearl-name }.
event-has-chosen = { $who } ha scelto.
event-you-keep = Terrai la tua perla.
event-you-sell = Venderai la tua perla.
event-keeps = { $who } tiene una perla.
event-sells = { $who } vende una perla { pearl-name } per { coin-count }.
event-buys = { $who } compra una lampada.
event-passes = { $who } non compra nulla.

refusal-not-by-hand = Le perle escono dal sacchetto, e da lì non esce altro.
refusal-lamps = Puoi avere al massimo { $most } lampade.
refusal-coins = Una lampada costa { $need } monete; ne hai { $have }.
why-0 = più punti
why-1 = più lampade
poster = Tuffati in cerca di perle: vendile subito o tienile per la fine.
poster-weight = leggero
view-round = Turno
view-sold = Vendute: bianche, rosa, nere
view-divers = I tuffatori
view-coins = Monete
view-lamps = Lampade
view-holds = Perla in mano
view-kept = Perle tenute
view-chest = Bianche, rosa, nere
view-pearl = La tua perla
view-choice = Hai sigillato
view-pearl-value = { pearl-name }
