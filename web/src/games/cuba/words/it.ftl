# Il tabellone di Cuba

board-avenue = Viale del Presidente
board-market = Mercato
board-harbour = Porto
board-parliament = Parlamento
board-plantation = La tua piantagione
board-buildings = Edifici
board-characters = I tuoi personaggi
board-parts = Parti del tabellone
board-part =
    { $part ->
        [cards] Carte
        [market] Mercato
        [harbour] Porto
        [laws] Leggi
        [build] Edifici
       *[farm] Campi
    }
board-good = Merce
board-sell = vendi
board-buy = compra
board-slot =
    { $loaded ->
        [yes] Molo { $dock }, spazio { kind-name }, carico
       *[no] Molo { $dock }, spazio { kind-name }, vuoto
    }
board-bills = Disegni di legge
board-laws = Leggi in vigore
board-no-bill = nessuno
board-no-law = nessuna
board-parcel =
    Riga { $row }, colonna { $column }: { $name }{ $worker ->
        [yes] , il tuo lavoratore
       *[no] { "" }
    }
board-left = restano { $n }
board-cost =
    { $kind ->
        [wood] legno
        [stone] pietra
        [water] acqua
       *[any] risorsa a scelta
    }
board-card =
    { $card ->
        [worker] Lavora­tore
        [tradeswoman] Commer­ciante
        [foreman] Capo­squadra
       *[other] { card-name }
    }
board-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
board-coins =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
board-effect =
    { $effect ->
        [store] conserva i prodotti del cortile
        [convert] { $from } diventa { $to }
        [hand_in] { $reward } per ogni { $kinds }, fino a { $most }
        [hand_in_set] { $reward } per { $kinds } insieme
        [gain] dà { $reward }
        [trade] compra o vendi fino a { $most } pezzi al mercato
        [swap] scambia fino a { $most } risorse
        [grow] { $pieces } prodotti di un tipo per 1 acqua
        [stow] carica fino a { $most } pezzi in qualsiasi casella
        [votes] { $votes } voti in più
        [veto] toglie un disegno di legge
        [casino] { $pesos } pesos per { $vp } punti, o viceversa
        [customs] metti un pezzo su una nave, o togline uno
        [alternatives] le altre azioni ti restano aperte
        [statue] { $vp } punto in più per edificio alla fine
       *[influence] { $vp } punto e { $pesos } peso se un disegno scelto non passa
    }
board-does =
    { $card ->
        [worker] raccoglie riga e colonna
        [tradeswoman] compra e vende
        [architect] costruisce
        [foreman] usa i tuoi edifici
       *[mayor] carica una nave
    }
board-cuban =
    { $cuban ->
        [dancer] cominci tu il prossimo
        [musician] +2 pesos
        [day_labourer] conserva i prodotti
        [harbour_master] scambia due navi
        [lawyer] 1 peso: un edificio
        [revolutionary] +1 punto
       *[donkey] resta fermo
    }
board-delegate = delegato
board-in-hand = in mano
board-in-play = giocata
board-played = giocata
board-taken = preso
board-event =
    { $space ->
        [1] Poi due delegati
        [2] Passano tutti i disegni
        [3] Il caposquadra si muove
        [4] Ricostruire per 1 peso
        [5] I primi perdono punti
       *[6] Un regalo dal mercato
    }
board-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
board-pesos = pesos
board-stored = In magazzino
board-votes = voti
guide-take = Scegli i tuoi pezzi iniziali, o un pezzo dalla riserva.
guide-play = Gioca un personaggio. Lavoratore: raccolto. Commerciante: mercato. Architetto: costruzione. Caposquadra: edifici. Sindaco: imbarco. Quello che resta è il tuo delegato in parlamento.
guide-move = Sposta il tuo lavoratore: si raccolgono i lotti della sua riga e della sua colonna.
guide-build = Scegli un edificio; i piccoli segni ne dicono il costo in legno, pietra e acqua.
guide-load = Carica merci sulla nave di un molo; ogni pezzo dà i punti di quel molo.
guide-bid = Compra voti: chi ne ha di più decide quali due disegni diventano legge.
guide-pass = Scegli i due disegni che diventano legge.
