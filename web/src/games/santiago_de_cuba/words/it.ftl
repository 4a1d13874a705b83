# Il tabellone di Santiago de Cuba

board-town = Città e porto
board-course = nave { $ship } di 7
board-hidden = dietro lo schermo
board-resting = a riposo
board-value = Punti al pezzo
board-not-wanted = Dado escluso
board-port-note = Passare davanti al porto alza il prezzo di 1; una nave piena parte subito.
board-flag =
    { $n ->
        [0] Bandiera a scacchi: la nave parte
        [one] Prezzo: { $n } punto al pezzo
       *[other] Prezzo: { $n } punti al pezzo
    }{ $now ->
        [yes] , ora
       *[no] { "" }
    }
board-die = { good-kind }: richiesta { $n }
board-port = Porto: tutti consegnano alla nave; { board-way }
board-stop =
    { cuban-name }: { board-gives }; { $flower ->
        [none] qualsiasi edificio libero
       *[other] { flower-name }
    }; { board-way }{ $active ->
        [yes] { "" }
       *[no] ; a riposo
    }
board-site =
    { building-name }: { building-does }; { flower-name }{ $owned ->
        [no] { "" }
       *[yes] ; di { $owner }
    }{ $visited ->
        [no] { "" }
       *[yes] ; pedone di { $broker }
    }
board-building =
    { $building ->
        [cigar_factory] Fabbr. sigari
        [black_market] Mercato nero
        [harbour_office] Capitaneria
        [customs] Dogana
        [newspaper] Giornale
       *[other] { building-name }
    }
board-building-short =
    { $building ->
        [distillery] Distill.
        [cigar_factory] Sigari
        [black_market] M. nero
        [harbour_office] Capitan.
        [customs] Dogana
        [newspaper] Giornale
       *[other] { building-name }
    }
board-work-black-market = scambia 1
board-work-customs = dado a 0
board-work-harbour-office = prezzo ±1
board-swap = { given-one } con { taken-one }
board-value-way =
    { $way ->
        [left] Prezzo −1
       *[right] Prezzo +1
    }
board-work-office = 1 per 2 PV
board-brief-el-zorro = 1 a testa
board-brief-pablo = a scelta
board-brief-alonso = acquista
board-gift-el-zorro = 1 da ognuno
board-gift-pablo = a scelta
board-gift-alonso = acquista o usa
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
board-gives =
    { $cuban ->
        [el_zorro] ogni avversario ti dà 1 merce, 1 peso o 1 PV
        [pablo] prendi 1 merce a scelta
        [alonso] acquista un edificio, o usane uno tuo
       *[other] dà { cuban-gift }
    }
board-price =
    { $price ->
        [0] gratis
        [one] { $price } peso
       *[other] { $price } pesos
    }
board-way =
    { $stops ->
        [one] a { $stops } fermata, { board-price }
       *[other] a { $stops } fermate, { board-price }
    }
guide-exclude = Lanci cinque dadi per una nuova nave. Escludine uno: quella merce non è richiesta. Gli altri quattro indicano quanto prende la nave.
guide-drive = Guida l’auto. La prima fermata è gratis, ogni altra costa 1 peso. Ricevi quello che dà l’abitante; poi il tuo pedone va in un edificio sotto un fiore dello stesso colore del suo.
guide-go = Il tuo pedone va in un edificio sotto un fiore del colore dell’abitante visitato. Dev’essere libero, e non quello in cui si trova già.
guide-deliver = Il porto: a turno ognuno consegna un tipo di merce alla nave, al prezzo della bandiera, o passa.
guide-claim = Alonso, l’avvocato: acquista gratis un edificio e guadagna 1 punto ogni volta che un altro giocatore vi chiude il turno, oppure usa un edificio tuo.

summary-aim = Sette navi arrivano al porto, una dopo l’altra. Porta loro le merci che richiedono e usa la città. Quando parte la settima, vince chi ha più punti.
summary-turn-1 = Guida: un’auto per tutti. La prima fermata è gratis, ogni altra costa 1 peso.
summary-turn-2 = Incontra: l’abitante della fermata ti dà subito qualcosa.
summary-turn-3 = Cammina: il tuo pedone deve andare in un altro edificio libero, sotto il fiore dell’abitante.
summary-turn-4 = Usa: puoi usare quell’edificio. Se è di qualcun altro, chi lo possiede guadagna 1 punto.
summary-cubans = Nove abitanti
summary-buildings = Dodici edifici
summary-end = Al porto tutti consegnano a turno; ogni pezzo vale il prezzo. Passare oltre lo alza: 2, 3, 4, poi la nave parte. Quando parte la settima, 3 merci rimaste valgono 1 punto.
summary-tip = Un prezzo di 4 con le merci giuste in mano è il momento di fermarsi al porto; senza, quello di passare oltre.
