# Il tabellone di Cuba

board-avenue = Viale del Presidente
board-market = Mercato
board-harbour = Porto
board-parliament = Parlamento
board-plantation = La tua piantagione
board-buildings = Edifici
board-characters = I tuoi personaggi
board-characters-of-all = Personaggi
board-part =
    { $part ->
        [cards] Carte
        [market] Mercato
        [harbour] Porto
        [laws] Leggi
        [build] Edifici
       *[farm] Campi
    }
board-sell = vendi
board-buy = compra
board-slot =
    { $dock ->
        [0] In mare
        [one] Molo { $dock }, { $dock } punto al pezzo
       *[other] Molo { $dock }, { $dock } punti al pezzo
    }: { $loaded ->
        [yes] { piece } a bordo
       *[no] spazio per { piece }
    }
board-bills = Disegni di legge
board-laws = Leggi in vigore
board-no-bill = nessun disegno
board-no-law = nessuna legge
board-parcel =
    Riga { $row }, colonna { $column }: { $name }{ $worker ->
        [yes] , il tuo lavoratore
       *[no] { "" }
    }
board-building =
    { $building ->
        [distillery] Distilleria
        [cigar_factory] Fab. sigari
        [juice_press] Pressa
        [cement_factory] Cementificio
        [rum_bar] Rumeria
        [cigar_lounge] Salotto
        [fruit_stand] Bancarella
        [small_hotel] Piccolo hotel
        [large_hotel] Grande hotel
        [golf_course] Golf
        [bath_house] Bagno
        [second_warehouse] 2º magazzino
        [market_hall] Mercato cop.
        [material_depot] Deposito
        [irrigation_plant] Irrigazione
        [trading_office] Ufficio comm.
        [town_hall] Municipio
        [newspaper] Giornale
        [custom_house] Dogana
       *[other] { building-name }
    }
board-kind =
    { $kind ->
        [sugar] Canna
       *[other] { kind-name }
    }
board-this-round = Questo round
board-left = ancora { $n }
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
        [store] immagazzina i prodotti del cortile
        [convert] trasforma { $from } in { $to }
        [hand_in] { $kinds }: { $reward } al pezzo, fino a { $most }
        [hand_in_set] { $reward } per { $kinds } insieme
        [gain] ricevi { $reward }
        [trade] compra o vendi fino a { $most } pezzi al mercato
        [swap] scambia fino a { $most } risorse
        [grow] { $pieces } prodotti dello stesso tipo in cambio di 1 acqua
        [stow] carica fino a { $most } pezzi su spazi qualsiasi
        [votes] { $votes } voti in più
        [veto] elimina un disegno di legge
        [casino] { $pesos } pesos in { $vp } punti, o viceversa
        [customs] metti un pezzo su una nave, o togline uno
        [alternatives] puoi sempre prendere la ricompensa di una carta
        [statue] alla fine { $vp ->
            [one] { $vp } punto
           *[other] { $vp } punti
        } in più per ogni edificio
       *[influence] { $vp } PV e { $pesos ->
            [one] { $pesos } peso
           *[other] { $pesos } pesos
        } se il disegno che indichi non passa
    }
board-law-effect =
    { $what ->
        [III-owned] A ogni round: { $n } punto ogni { $per } in tuo possesso ({ $kinds })
        [III-per_building] A ogni round: { $n } punto per ogni tuo edificio
        [III-delegate] A ogni round: tanti punti quanto il numero del tuo delegato
        [III-stored] A ogni round: { $n } punto ogni { $per } nel tuo magazzino ({ $kinds })
        [III-per_pesos] A ogni round: { $n } punto ogni { $per } pesos
        [III-rank] A ogni round: tanti punti quanto il tuo posto in classifica; l’ultimo ne riceve di più
        [IV-harvest] Il Lavoratore raccoglie { $n } prodotto senza acqua
        [IV-export_ban] Non si possono caricare sulle navi: { $kinds }
        [IV-vote_price] Un voto costa { $n } pesos
        [IV-market] La Commerciante: al massimo { $n } acquisti e { $n } vendite
        [IV-building] Ogni edificio costa { $n } risorsa in più, a scelta
        [IV-storage] A fine round restano { $n } prodotti in ogni magazzino
        [IV-export_vp] Ogni pezzo caricato: { $n } punti in qualsiasi posizione
        [IV-control] Nessuno prende la ricompensa di una carta al posto della sua azione
       *[other] A ogni round si può pagare: tassa o dazio porta { $one } punti, entrambi { $both }
    }
board-cuban =
    { $cuban ->
        [dancer] inizi il prossimo round
        [musician] +2 pesos
        [day_labourer] immagazzina i prodotti
        [harbour_master] scambia due navi
        [lawyer] 1 peso: usa un edificio
        [revolutionary] +1 punto
       *[donkey] nessun effetto
    }
board-delegate = delegato
board-in-hand = in mano
board-in-play = in gioco
board-played = giocata
board-taken = posto vuoto
board-taken-by = { cuban-name }: con { $name }
board-event =
    { $space ->
        [1] Prossimo round: 2 delegati
        [2] Passano tutti i disegni
        [3] Caposquadra in movimento
        [4] Sopraelevazione: 1 peso
        [5] Chi è in testa perde punti
       *[6] Dono del mercato
    }
board-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
board-pesos = pesos
board-stored = In magazzino
board-votes = voti
board-no-ship =
    { $dock ->
        [0] In mare: nessuna nave
       *[other] Molo { $dock }: nessuna nave
    }
board-stock =
    { kind-name }: { $n } al mercato, posto per altri { $room }
board-sale =
    Vendi { piece }{ $price ->
        [0] { "" }
        [one] { " " }per { $price } peso
       *[other] { " " }per { $price } pesos
    }
board-purchase =
    Compra { piece }{ $price ->
        [0] { "" }
        [one] { " " }per { $price } peso
       *[other] { " " }per { $price } pesos
    }
board-bill = Disegno { $type }: { $law }
board-law = Legge { $type } in vigore:
board-tile =
    { building-name }: { $effect }; costa { $cost }{ $n ->
        [one] { "" }
       *[other] ; { $n } disponibili
    }
board-any =
    { $n ->
        [one] 1 risorsa a scelta
       *[other] { $n } risorse a scelta
    }
board-both =
    { $card ->
        [tradeswoman] compra e vendi, o prendi 1 pezzo
        [architect] costruisci, o prendi punti
        [mayor] carica una nave, o prendi pesos
        [worker] raccogli riga e colonna
       *[foreman] usa i tuoi edifici
    }
guide-take = Scegli che cosa prendere dalla riserva.
guide-play = Gioca un personaggio. Lavoratore: raccolto. Commerciante: mercato. Architetto: costruzione. Caposquadra: edifici. Sindaco: imbarco. Quello che resta è il tuo delegato in parlamento.
guide-move = Sposta il tuo lavoratore: producono i lotti della sua riga e della sua colonna.
guide-build = Scegli un edificio; i piccoli simboli ne indicano il costo in legno, pietra e acqua.
guide-load = Carica merci su una sola nave; ogni pezzo dà i punti del suo molo.
guide-bid = Compra voti: chi ne ha di più decide quali due disegni diventano legge.
guide-pass = Scegli i due disegni che diventano legge.

summary-aim = Coltiva, commercia, carica navi e costruisci in sei round, otto con El Presidente. Vince chi ha più punti.
summary-turn-1 = A ogni round giochi quattro dei tuoi cinque personaggi, uno alla volta.
summary-turn-2 = Il quinto è il tuo delegato: il suo numero sono i tuoi voti, e con i pesos ne compri altri.
summary-turn-3 = Chi vince la votazione approva due disegni di legge su quattro. Pagare la tassa o il dazio dà punti, entrambi di più.
summary-turn-4 = A fine round i prodotti nel cortile si perdono, le navi avanzano di un molo, quella al molo 3 parte.
summary-avenue = Con El Presidente
summary-end = Dopo l’ultimo round ogni edificio vale 2 punti, anche il magazzino. Pesos e merci decidono solo le parità.
summary-tip = Rum e sigari non si perdono mai: ciò che le navi non prendono oggi, forse lo prenderanno domani.
