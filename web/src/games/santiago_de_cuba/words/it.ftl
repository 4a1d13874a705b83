# Il tabellone di Santiago de Cuba

board-town = Città e porto
board-course = nave { $ship } di 7
board-hidden = dietro lo schermo
board-resting = a riposo
board-free = gratis
board-value = Punti a pezzo
board-not-wanted = Non richiesto
board-port-note = Passare il porto alza il valore di uno; una nave piena parte subito.
board-flag =
    { $n ->
        [0] Bandiera a scacchi: la nave parte
       *[other] Valore { $n }
    }
board-die = { good-kind }: { $n } richiesti
board-port =
    { $stops ->
        [one] Porto, a { $stops } fermata
       *[other] Porto, a { $stops } fermate
    }
board-stop =
    { $active ->
        [yes] { cuban-name }, fermata { $stop }, a { $stops }
       *[no] { cuban-name }, fermata { $stop }, a { $stops }, a riposo
    }
board-site =
    { building-name }, fiore { flower-name }{ $owned ->
        [no] { "" }
       *[yes] , di { $owner }
    }{ $visited ->
        [no] { "" }
       *[yes] , pedone di { $broker }
    }
board-building =
    { $building ->
        [cigar_factory] Fab. di sigari
        [black_market] Mercato nero
        [harbour_office] Uff. portuale
        [customs] Dogana
        [newspaper] Giornale
       *[other] { building-name }
    }
board-building-short =
    { $building ->
        [cigar_factory] Sigari
        [black_market] M. nero
        [harbour_office] Porto
        [customs] Dogana
        [newspaper] Giornale
       *[other] { building-name }
    }
board-work-black-market = scambia 1
board-work-customs = dado a 0
board-work-harbour-office = valore ±1
board-work-office = 1 merce = 2 PV
board-brief-el-zorro = 1 da tutti
board-brief-pablo = a scelta
board-brief-alonso = compra
board-gift-el-zorro = 1 da tutti
board-gift-pablo = a scelta
board-gift-alonso = compra, usa
board-deeds = indicatori rimasti
board-passed = Hanno passato: { $names }
board-mine =
    { $n ->
        [one] { $n } indicatore rimasto
       *[other] { $n } indicatori rimasti
    } · { $building ->
        [none] pedone non ancora in città
       *[other] pedone: { building-name }
    }
guide-exclude = Lanci cinque dadi per una nuova nave. Mettine da parte uno: quella merce non è richiesta. Gli altri quattro dicono quanto prende la nave.
guide-drive = Guida l’auto. La prima fermata è gratis, ogni altra costa un peso. Ricevi quello che dà il cubano; poi il tuo pedone va a un edificio del suo fiore.
guide-go = Il tuo pedone va a un edificio sotto il fiore del cubano visitato. Deve essere libero, e diverso dal suo.
guide-deliver = Il porto: a turno ognuno consegna una merce alla nave, per i punti della bandiera, o passa.
guide-claim = Alonso, l’avvocato: prendi un edificio e guadagna un punto quando un altro pedone ci va, o usa uno dei tuoi.
