# Cuba and El Presidente

## Names

kind-name =
    { $kind ->
        [citrus] Agrumi
        [sugar] Canna da zucchero
        [tobacco] Tabacco
        [rum] Rum
        [cigars] Sigari
        [wood] Legno
        [stone] Pietra
       *[water] Acqua
    }
kind-short =
    { $kind ->
        [citrus] Agr
        [sugar] Can
        [tobacco] Tab
        [rum] Rum
        [cigars] Sig
        [wood] Leg
        [stone] Pie
       *[water] Acq
    }
piece =
    { $kind ->
        [citrus] 1 agrume
        [sugar] 1 canna da zucchero
        [tobacco] 1 tabacco
        [rum] 1 rum
        [cigars] 1 scatola di sigari
        [wood] 1 legno
        [stone] 1 pietra
       *[water] 1 acqua
    }
given-piece =
    { $given ->
        [citrus] 1 agrume
        [sugar] 1 canna da zucchero
        [tobacco] 1 tabacco
        [rum] 1 rum
        [cigars] 1 scatola di sigari
        [wood] 1 legno
        [stone] 1 pietra
       *[water] 1 acqua
    }
taken-piece =
    { $taken ->
        [citrus] 1 agrume
        [sugar] 1 canna da zucchero
        [tobacco] 1 tabacco
        [rum] 1 rum
        [cigars] 1 scatola di sigari
        [wood] 1 legno
        [stone] 1 pietra
       *[water] 1 acqua
    }
slot-name =
    { $slot ->
        [citrus] agrumi
        [sugar] canna da zucchero
        [tobacco] tabacco
        [rum] rum
        [cigars] sigari
        [wood] legno
        [stone] pietra
       *[water] acqua
    }
kind-plain =
    { $kind ->
        [citrus] agrumi
        [sugar] canna da zucchero
        [tobacco] tabacco
        [rum] rum
        [cigars] sigari
        [wood] legno
        [stone] pietra
       *[water] acqua
    }
pieces =
    { $kind ->
        [citrus] { $n ->
            [one] { $n } agrume
           *[other] { $n } agrumi
        }
        [sugar] { $n ->
            [one] { $n } canna da zucchero
           *[other] { $n } canne da zucchero
        }
        [tobacco] { $n ->
            [one] { $n } tabacco
           *[other] { $n } tabacco
        }
        [rum] { $n ->
            [one] { $n } rum
           *[other] { $n } rum
        }
        [cigars] { $n ->
            [one] { $n } scatola di sigari
           *[other] { $n } scatole di sigari
        }
        [wood] { $n ->
            [one] { $n } legno
           *[other] { $n } legni
        }
        [stone] { $n ->
            [one] { $n } pietra
           *[other] { $n } pietre
        }
       *[water] { $n ->
            [one] { $n } acqua
           *[other] { $n } acqua
        }
    }
needed-pieces =
    { $kind ->
        [citrus] { $need ->
            [one] { $need } agrume
           *[other] { $need } agrumi
        }
        [sugar] { $need ->
            [one] { $need } canna da zucchero
           *[other] { $need } canne da zucchero
        }
        [tobacco] { $need ->
            [one] { $need } tabacco
           *[other] { $need } tabacco
        }
        [rum] { $need ->
            [one] { $need } rum
           *[other] { $need } rum
        }
        [cigars] { $need ->
            [one] { $need } scatola di sigari
           *[other] { $need } scatole di sigari
        }
        [wood] { $need ->
            [one] { $need } legno
           *[other] { $need } legni
        }
        [stone] { $need ->
            [one] { $need } pietra
           *[other] { $need } pietre
        }
       *[water] { $need ->
            [one] { $need } acqua
           *[other] { $need } acqua
        }
    }
card-name =
    { $card ->
        [worker] Lavoratore
        [tradeswoman] Commerciante
        [architect] Architetto
        [foreman] Caposquadra
       *[mayor] Sindaco
    }
card-the =
    { $card ->
        [worker] il Lavoratore
        [tradeswoman] la Commerciante
        [architect] l’Architetto
        [foreman] il Caposquadra
       *[mayor] il Sindaco
    }
second-the =
    { $second ->
        [worker] il Lavoratore
        [tradeswoman] la Commerciante
        [architect] l’Architetto
        [foreman] il Caposquadra
       *[mayor] il Sindaco
    }
cuban-name =
    { $cuban ->
        [dancer] Ballerina
        [musician] Musicista
        [day_labourer] Bracciante
        [harbour_master] Capitano di porto
        [lawyer] Avvocato
        [revolutionary] Rivoluzionario
       *[donkey] Carta Asino
    }
cuban-the =
    { $cuban ->
        [dancer] la Ballerina
        [musician] il Musicista
        [day_labourer] il Bracciante
        [harbour_master] il Capitano di porto
        [lawyer] l’Avvocato
        [revolutionary] il Rivoluzionario
       *[donkey] una carta Asino
    }
building-name =
    { $building ->
        [warehouse] Magazzino
        [distillery] Distilleria
        [cigar_factory] Fabbrica di sigari
        [juice_press] Pressa per agrumi
        [cement_factory] Cementificio
        [cafe] Caffè
        [rum_bar] Rumeria
        [cigar_lounge] Salotto dei sigari
        [fruit_stand] Bancarella della frutta
        [restaurant] Ristorante
        [small_hotel] Piccolo hotel
        [large_hotel] Grande hotel
        [golf_course] Campo da golf
        [dam] Diga
        [bath_house] Bagno pubblico
        [second_warehouse] Secondo magazzino
        [sawmill] Segheria
        [market_hall] Mercato coperto
        [material_depot] Deposito di materiali
        [irrigation_plant] Impianto d’irrigazione
        [bank] Banca
        [trading_office] Ufficio commerciale
        [town_hall] Municipio
        [church] Chiesa
        [casino] Casinò
        [custom_house] Ufficio doganale
        [playa_cafe] Playa Café
        [statue] Statua
        [newspaper] Editore del giornale
       *[hacienda] Hacienda
    }
building-the =
    { $building ->
        [warehouse] il Magazzino
        [distillery] la Distilleria
        [cigar_factory] la Fabbrica di sigari
        [juice_press] la Pressa per agrumi
        [cement_factory] il Cementificio
        [cafe] il Caffè
        [rum_bar] la Rumeria
        [cigar_lounge] il Salotto dei sigari
        [fruit_stand] la Bancarella della frutta
        [restaurant] il Ristorante
        [small_hotel] il Piccolo hotel
        [large_hotel] il Grande hotel
        [golf_course] il Campo da golf
        [dam] la Diga
        [bath_house] il Bagno pubblico
        [second_warehouse] il Secondo magazzino
        [sawmill] la Segheria
        [market_hall] il Mercato coperto
        [material_depot] il Deposito di materiali
        [irrigation_plant] l’Impianto d’irrigazione
        [bank] la Banca
        [trading_office] l’Ufficio commerciale
        [town_hall] il Municipio
        [church] la Chiesa
        [casino] il Casinò
        [custom_house] l’Ufficio doganale
        [playa_cafe] il Playa Café
        [statue] la Statua
        [newspaper] l’Editore del giornale
       *[hacienda] l’Hacienda
    }
law-name =
    { $law ->
        [I-0] Tassa di 2 pesos
        [I-1] Tassa di 1 peso
        [I-2] Tassa di 3 pesos
        [I-3] Tassa di 4 pesos
        [I-4] Tassa di 5 pesos
        [I-5] Tassa di 1 peso per edificio
        [I-6] Tassa in pesos pari ai voti del delegato
        [I-7] Tassa di 6 pesos
        [I-8] Tassa di 1 peso ogni 10 PV
        [II-0] Dazio di 1 agrume
        [II-1] Dazio di 1 canna da zucchero
        [II-2] Dazio di 1 tabacco
        [II-3] Dazio di 1 rum
        [II-4] Dazio di 1 scatola di sigari
        [II-5] Dazio di 2 prodotti a scelta
        [II-6] Dazio di 2 risorse a scelta
        [II-7] Dazio in pesos pari alla tassa
        [II-8] Dazio di 1 prodotto e 1 risorsa a scelta
        [III-0] nessuna sovvenzione
        [III-1] Sovvenzione per l’acqua
        [III-2] Sovvenzione per gli edifici
        [III-3] Sovvenzione dei delegati
        [III-4] Sovvenzione per il magazzino
        [III-5] Sovvenzione al risparmio
        [III-6] Sovvenzione per i materiali
        [III-7] Sovvenzione per rum e sigari
        [III-8] Sovvenzione secondo la posizione
        [IV-0] nessun’altra legge
        [IV-1] Legge sul raccolto
        [IV-2] Legge di embargo
        [IV-3] Legge sulla corruzione
        [IV-4] Legge sul mercato
        [IV-5] Legge sulle costruzioni
        [IV-6] Legge sul magazzino
        [IV-7] Legge sull’esportazione
       *[IV-8] Legge di controllo
    }
ship-name =
    { $ship ->
        [E1] Nave del legname
        [E2] Nave degli agrumi
        [E3] Nave della canna da zucchero
        [E4] Nave del tabacco
        [E5] Nave del rum
        [E6] Nave dei sigari
       *[other] Nave { $ship }
    }
question =
    { $phase ->
        [draw_start] sorteggio del giocatore iniziale
        [draw_ship] sorteggio di una nave
        [draw_bill] si rivela un disegno di legge
        [draw_removed] un edificio lascia il gioco
        [draw_missing] un Cubano viene sostituito
        [draw_cuban] preparazione del viale
        [pick] scegli il capitale iniziale
        [turn] gioca una carta
        [action] usa la carta giocata
        [pawn] sposta il lavoratore
        [harvest] raccogli
        [irrigate] irriga
        [trade] compra e vendi
        [alternative] prendi un pezzo
        [build] scegli un edificio
        [extra] scegli la risorsa in più
        [place] scegli il lotto
        [activate] attiva un edificio
        [load] carica una nave
        [use] usa l’edificio
        [veto] veto
        [bid] offerta per i voti
        [pass] scegli due leggi
        [tax] paga la tassa
        [duty] paga il dazio
        [duty_piece] scegli un pezzo per il dazio
        [discard] scarta prodotti dal magazzino
        [send] manda due delegati
        [store] immagazzina prodotti
        [swap] scambia navi
        [hire] usa un edificio con l’Avvocato
        [cover] scegli l’edificio da coprire
        [overbuild] scegli il nuovo edificio
        [over_extra] scegli la risorsa in più
        [gift] prendi un dono dal mercato
       *[over] la partita è finita
    }
president-event =
    { $space ->
        [1] Due delegati: al prossimo round ognuno manda 2 carte in parlamento
        [2] Passano tutte le leggi: nessuna votazione in questo parlamento
        [3] Caposquadra in movimento: al prossimo round il Caposquadra può spostare la pedina
        [4] Sopraelevazione: si può costruire sopra i propri edifici per 1 peso più la differenza di costo
        [5] Chi è in testa perde punti
       *[6] Dono del mercato: ognuno può prendere 1 merce
    }
peso-count =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
votes-count =
    { $n ->
        [one] { $n } voto
       *[other] { $n } voti
    }
vp-short = PV
vote-tile = tessera Voti
veto-tile = tessera Veto
influence-tile = tessera Influenza

## Tavolo

screen-round =
    { $round ->
        [0] Preparazione
       *[other] Round { $round } di { $rounds }
    }
screen-phase = { question }
screen-start = giocatore iniziale: { $who }
screen-bill = disegno:
screen-dock = Molo { $dock }
screen-sea = In mare
screen-supply = Riserva:
screen-buildings = Edifici disponibili (legno/pietra/acqua):
screen-hand = Mano
screen-courtyard = Cortile
screen-warehouse = Magazzino
screen-bid = la tua offerta: { $n }

## Opzioni

option-expansion = Espansione El Presidente
option-expansion-on = sì
option-expansion-off = no
option-ep_rounds = Numero di round (El Presidente)
option-ep_rounds-8 = 8
option-ep_rounds-7 = 7
option-ep_rounds-6 = 6
option-ep_buildings = Numero di edifici (El Presidente)
option-ep_buildings-31 = tutti e 31
option-ep_buildings-25 = 25, sei edifici di base escono a caso
option-individual_sides = Lati individuali delle piantagioni
option-individual_sides-on = sì
option-individual_sides-off = no
option-supply_limited = Riserva limitata
option-supply_limited-on = sì
option-supply_limited-off = no
option-warehouse_capacity = Capienza del magazzino
option-warehouse_capacity-unlimited = illimitata
option-warehouse_capacity-4 = 4 prodotti
option-warehouse_capacity-8 = 8 prodotti
option-irrigation_cost = Acqua per irrigazione
option-irrigation_cost-1 = 1
option-irrigation_cost-2 = 2
option-alternative_places = Quante persone possono prendere la stessa ricompensa per round
option-alternative_places-2 = 2
option-alternative_places-1 = 1
option-architect_alt_vp = Architetto: PV da prendere invece di costruire
option-architect_alt_vp-2-1 = 2, poi 1
option-architect_alt_vp-3-2 = 3, poi 2
option-mayor_alt_pesos = Sindaco: pesos da prendere invece di caricare
option-mayor_alt_pesos-4-2 = 4, poi 2
option-mayor_alt_pesos-5-3 = 5, poi 3
option-foreman_any_one = Il Caposquadra può usare invece un solo edificio a scelta
option-foreman_any_one-on = sì
option-foreman_any_one-off = no
option-vote_price = Prezzo di un voto
option-vote_price-1 = 1 peso
option-vote_price-2 = 2 pesos
option-bids_paid_by_all = Tutti pagano la propria offerta
option-bids_paid_by_all-on = sì
option-bids_paid_by_all-off = no
option-tax_mandatory_if_able = Tassa e dazio obbligatori se possibile
option-tax_mandatory_if_able-on = sì
option-tax_mandatory_if_able-off = no
option-reward_one = Ricompensa per tassa o dazio
option-reward_one-2 = 2 PV
option-reward_one-3 = 3 PV
option-reward_both = Ricompensa per tassa e dazio
option-reward_both-5 = 5 PV
option-reward_both-6 = 6 PV
option-warehouse_is_building = Le leggi contano il magazzino come edificio
option-warehouse_is_building-on = sì
option-warehouse_is_building-off = no
option-market_prices = Prezzi di mercato dei prodotti
option-market_prices-6-5-4-3-2 = da 6 a 2
option-market_prices-6-5-4-3-2-1 = da 6 a 1
option-market_prices_goods = Prezzi di mercato dei beni
option-market_prices_goods-6-5-4 = da 6 a 4
option-market_prices_goods-6-5-4-3-2-1 = da 6 a 1
option-market_empty_price = Prezzo d’acquisto a riga vuota
option-market_empty_price-7 = 7 pesos
option-market_empty_price-none = nessun acquisto
option-market_full_sale = Prezzo di vendita a riga piena
option-market_full_sale-1-3 = 1 peso per prodotto, 3 pesos per bene
option-market_full_sale-none = nessuna vendita
option-no_roundtrip_trade = Niente acquisto e vendita dello stesso tipo
option-no_roundtrip_trade-on = sì
option-no_roundtrip_trade-off = no
option-harbour_dock3_leaves = La nave al molo 3 parte
option-harbour_dock3_leaves-on = sì
option-harbour_dock3_leaves-off = no
option-harbour_fill_all = Riempire tutti i moli
option-harbour_fill_all-on = sì
option-harbour_fill_all-off = no
option-donkeys_fixed = Stessi Cubani assenti per tutta la partita
option-donkeys_fixed-on = sì
option-donkeys_fixed-off = no
option-event1_before_bills = Evento 1: delegati scelti prima dei disegni di legge
option-event1_before_bills-on = sì
option-event1_before_bills-off = no
option-overbuild_warehouse = Si può costruire sul magazzino
option-overbuild_warehouse-on = sì
option-overbuild_warehouse-off = no
option-lawyer_statue = L’Avvocato può usare la Statua
option-lawyer_statue-on = sì
option-lawyer_statue-off = no

## Mosse

move-start = Inizia { $who }
move-remove = Togli { building-the }
move-replace = Sostituisci { cuban-the }
move-lay = Metti { cuban-the }
move-ship = Nuova nave: { ship-name }
move-bill = Disegno di legge { $law }: { law-name }
move-done = Fatto
move-take = Prendi { piece }
move-play = Gioca { card-the }
move-cuban = Scegli { cuban-the }
move-main = Usa la carta
move-alternative = Prendi invece la ricompensa
move-move = Sposta il lavoratore in riga { $row }, colonna { $column }
move-harvest = Raccogli { piece }
move-irrigate = Irriga: { piece }
move-buy = Compra { piece }
move-sell = Vendi { piece }
move-build = Costruisci { building-the }
move-extra = Paga { piece } in più
move-place = Costruisci in riga { $row }, colonna { $column }
move-activate = Attiva { building-the }
move-load = Carica { piece } al molo { $dock }
move-convert = Trasforma { piece }
move-hand = Cedi { piece }
move-set = Cedi l’assortimento
move-grow = Prendi prodotti: { kind-plain }
move-exchange = Scambia { given-piece } con { taken-piece }
move-stow = Carica { piece } al molo { $dock }, spazio { slot-name }
move-casino =
    { $gain ->
        [vp] Scambia pesos con PV
       *[pesos] Scambia PV con pesos
    }
move-put = Metti { piece } sulla nave al molo { $dock }
move-unload = Togli { piece } dallo spazio { slot-name } al molo { $dock }
move-influence = Metti la tessera Influenza sul disegno { $type }
move-store = Immagazzina { piece }
move-swap = Scambia le navi ai moli { $dock } e { $second }
move-use = Paga l’Avvocato e usa { building-the }
move-cover = Costruisci sopra l’edificio in riga { $row }, colonna { $column }
move-gift = Prendi { piece } dal mercato
move-send = Manda { card-the } e { second-the } in parlamento
move-veto = Usa il veto: disegno { $type }
move-bid =
    { $n ->
        [0] Non comprare voti
       *[other] Compra { votes-count }
    }
move-pass = Approva i disegni { $type } e { $second }
move-pay-tax = Paga la tassa
move-pay-duty = Paga il dazio
move-decline-tax = Non pagare la tassa
move-decline-duty = Non pagare il dazio
move-give = Dai { piece }
move-discard = Scarta { piece }

## What is asked, and what follows

ask-pick =
    { $kind ->
        [product] Con quale prodotto cominci? ({ $n } di 4)
       *[resource] Con quale risorsa cominci? ({ $n } di 4)
    }
ask-turn =
    { $way ->
        [both] Giochi un personaggio, o scegli un Cubano?
        [play] Quale personaggio giochi?
       *[cuban] Quale Cubano scegli?
    }
ask-action =
    { $open ->
        [yes] { $card ->
            [tradeswoman] Commerciante: compri e vendi, o prendi 1 pezzo?
            [architect] Architetto: costruisci, o prendi { amount-vp }?
           *[mayor] Sindaco: carichi una nave, o prendi { amount-pesos }?
        }
       *[no] { $card ->
            [tradeswoman] Commerciante: compri e vendi?
            [architect] Architetto: costruisci?
           *[mayor] Sindaco: carichi una nave?
        }
    }
ask-pawn =
    { $card ->
        [foreman] Caposquadra: dove va il tuo lavoratore? Gli edifici nella sua riga e colonna sono attivi.
       *[other] Lavoratore: dove va? Raccoglie nella sua riga e colonna.
    }
ask-harvest = Lavoratore: quale prodotto raccogli?
ask-irrigate = Lavoratore: irrighi per un altro prodotto?
ask-trade =
    { $done ->
        [yes] Commerciante: compri, vendi o concludi? Hai { amount-pesos }.
       *[no] Commerciante: che cosa compri o vendi? Hai { amount-pesos }.
    }
ask-alternative = Commerciante: quale pezzo prendi?
ask-build = Architetto: quale edificio costruisci?
ask-extra = Quale risorsa in più paghi per { building-the }?
ask-place = Dove metti { building-the }?
ask-activate = Caposquadra: quale edificio usi?
ask-load =
    { $dock ->
        [0] Sindaco: che cosa carichi, e a quale molo?
       *[other] Sindaco: che cos’altro carichi al molo { $dock }?
    }
ask-use = { building-name }: che cosa fai?
ask-veto = Tessera Veto: a quale disegno di legge metti il veto?
ask-bid = Quanti voti compri? Hai { amount-pesos }.
ask-pass = Quali due disegni di legge approvi?
ask-tax = Paghi la tassa di { amount-pesos }? { rewards }
ask-duty = Paghi il dazio? { law-name }. { rewards }
rewards = Solo tassa o dazio: { $one } punti; entrambi: { $both }.
ask-duty-piece = Quale pezzo cedi? { law-name }.
ask-discard = Quale prodotto immagazzinato scarti?
ask-send = Quali due carte mandi in parlamento?
ask-store = Quale prodotto immagazzini?
ask-swap = Capitano di porto: quali navi si scambiano di posto?
ask-hire = Avvocato: quale edificio usi per 1 peso?
ask-cover = Su quale dei tuoi edifici costruisci?
ask-overbuild = Quale edificio metti sopra?
ask-over-extra = Quale risorsa in più paghi per { building-the }?
ask-gift = Dono del mercato: quale pezzo prendi?
amount-vp =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
amount-pesos =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
amount =
    { $kind ->
        [vp] { amount-vp }
        [pesos] { amount-pesos }
       *[other] { pieces }
    }
deed-main =
    { $card ->
        [tradeswoman] Compra e vendi
        [architect] Costruisci
       *[mayor] Carica una nave
    }
deed-irrigate = Irriga
deed-alternative =
    { $card ->
        [tradeswoman] Prendi 1 pezzo
        [architect] Prendi { amount-vp }
       *[mayor] Prendi { amount-pesos }
    }
then-load =
    { $first ->
        [yes] c’è ancora posto per { $parts }; le altre navi non si caricano più
       *[no] c’è ancora posto per { $parts }
    }

## Eventi

event-start-player = { $who } prende la carta Giocatore iniziale.
event-remove = Edificio tolto dal gioco: { building-name }.
event-replace = Una carta Asino sostituisce { cuban-the }.
event-lay = Casella { $space }: { cuban-name }.
event-ship =
    { $dock ->
        [4] Nuova nave in mare: { ship-name }.
       *[other] Nuova nave al molo { $dock }: { ship-name }.
    }
event-bill = Disegno di legge { $law }: { law-name }.
event-round = Comincia il round { $round } di { $rounds }.
event-take = { $who } prende { piece } dalla riserva.
event-play = { $who } gioca { card-the }.
event-cuban = { $who } sceglie { cuban-the }.
event-main = { $who } usa la carta.
event-alternative = { $who } prende invece la ricompensa della carta.
event-move = { $who } mette il lavoratore in riga { $row }, colonna { $column }.
event-harvest = { $who } raccoglie { piece }.
event-irrigate = { $who } irriga e ottiene { piece }.
event-buy = { $who } compra { piece } per { peso-count }.
event-sell = { $who } vende { piece } per { peso-count }.
event-build = { $who } costruisce { building-the }.
event-extra = { $who } paga { piece } in più.
event-place = { $who } costruisce in riga { $row }, colonna { $column }.
event-activate = { $who } attiva { building-the }.
event-load = { $who } carica { piece } al molo { $dock } per { $vp } PV.
event-convert = { $who } trasforma { piece }.
event-hand =
    { $vp ->
        [0] { $who } cede { piece } per { peso-count }.
       *[other] { $who } cede { piece } per { $vp } PV.
    }
event-set = { $who } cede un assortimento per { $vp } PV.
event-grow = { $who } prende { pieces } per 1 acqua.
event-exchange = { $who } scambia { given-piece } con { taken-piece }.
event-stow = { $who } carica { piece } su uno spazio { slot-name } al molo { $dock } per { $vp } PV.
event-casino =
    { $gain ->
        [vp] { $who } scambia { peso-count } con { $vp } PV.
       *[pesos] { $who } scambia { $vp } PV con { peso-count }.
    }
event-put = { $who } mette { piece } sulla nave al molo { $dock }.
event-unload = { $who } toglie { piece } dalla nave al molo { $dock }.
event-influence = { $who } mette la tessera Influenza su «{ law-name }».
event-store = { $who } immagazzina { piece }.
event-swap = { $who } scambia le navi ai moli { $dock } e { $second }.
event-use = { $who } paga 1 peso e usa { building-the }.
event-cover = { $who } costruisce sopra l’edificio in riga { $row }, colonna { $column }.
event-gift = { $who } prende { piece } dal mercato.
event-you-send = Mandi { card-the } e { second-the } in parlamento.
event-has-sent = { $who } ha scelto 2 delegati.
event-send = { $who } manda { card-the } e { second-the } in parlamento.
event-veto = { $who } usa il veto: «{ law-name }».
event-no-veto = { $who } non usa il veto.
event-you-bid = La tua offerta: { votes-count }.
event-has-bid = { $who } ha fatto la sua offerta.
event-bid = { $who } compra { votes-count } e ne ha { $votes } in tutto.
event-tied = { $who } è in parità e fa una seconda offerta.
event-wins-vote = { $who } vince la votazione con { votes-count }.
event-pass = { $who } approva i disegni { $type } e { $second }.
event-law = Nuova legge: { law-name }.
event-rejected = Disegno respinto: { law-name }.
event-influence-pays = { $who } riceve { $vp } PV e { peso-count } per la tessera Influenza.
event-pay-tax = { $who } paga la tassa di { peso-count }.
event-decline-tax = { $who } non paga la tassa.
event-no-tax-due = { $who } non deve nulla: la tassa conta come pagata.
event-cannot-pay-tax = { $who } non può pagare la tassa di { peso-count }.
event-pay-duty = { $who } paga il dazio.
event-decline-duty = { $who } non paga il dazio.
event-no-duty-due = { $who } non deve nulla: il dazio conta come pagato.
event-cannot-pay-duty = { $who } non può pagare il dazio.
event-give = { $who } dà { piece }.
event-reward = { $who } guadagna { $n } PV (tassa e dazio).
event-subsidy = { $who } guadagna { $n } PV ({ law-name }).
event-discard = { $who } scarta { piece }.
event-spoils = { $who } perde { pieces } nel cortile.
event-ship-leaves = Parte dal molo { $dock }: { ship-name }.
event-ship-advances = Passa al molo { $dock }: { ship-name }.
event-receives = { $who } riceve { pieces }.
event-stores = { $who } immagazzina { pieces }.
event-gains-pesos =
    { $n ->
        [one] { $who } riceve { $n } peso.
       *[other] { $who } riceve { $n } pesos.
    }
event-gains-vp = { $who } guadagna { $n } PV.
event-loses-vp = { $who } perde { $n } PV.
event-statue = La Statua conta per { $who }.
event-drive = L’auto del presidente va alla casella { $space }.
event-president = { president-event }.
event-void = La casella { $space } non ha effetto nell’ultimo round.
event-buildings = { $who } guadagna { $n } PV per gli edifici.

## Rifiuti

refusal-draw = Prima il caso: { question }.
refusal-not-tied = Solo chi è in parità fa una seconda offerta.
refusal-other-question = Ora la scelta è un’altra: { question }.
refusal-other-building = Questo edificio fa altro: { building-name }.
refusal-no-piece = Ti manca { piece }.
refusal-building-cannot = { building-name }: ora non è possibile.
refusal-supply = La riserva è esaurita: { kind-plain }.
refusal-picks = Prima scegli 2 prodotti, poi 2 risorse; niente beni.
refusal-not-in-hand = In questo round non hai più in mano { card-the }.
refusal-only-cuban = I tuoi turni personaggio sono finiti; scegli un Cubano.
refusal-no-expansion = I Cubani ci sono solo con l’espansione El Presidente.
refusal-cuban-gone = Sul viale non c’è più { cuban-the }.
refusal-cuban-quota = Hai scelto i tuoi Cubani per questo round; gioca una carta Personaggio.
refusal-control-law = La legge di controllo vieta di prendere la ricompensa al suo posto; si può usare solo la carta.
refusal-places-marked = I segnalini neri bloccano questo spazio fino alla fine del round.
refusal-nothing-to-take = Nella riserva non c’è nulla da prendere.
refusal-no-parcel = Nessun lotto attivo e libero produce { kind-plain }.
refusal-parcel-used = Ogni lotto produce una sola volta; nessun altro lotto attivo produce { kind-plain }.
refusal-market-act =
    { $n ->
        [one] La legge sul mercato permette solo { $n } acquisto e { $n } vendita.
       *[other] La legge sul mercato permette solo { $n } acquisti e { $n } vendite.
    }
refusal-most-trades =
    { $n ->
        [one] Un’azione ha al massimo { $n } transazione.
       *[other] Un’azione ha al massimo { $n } transazioni.
    }
refusal-row-full = La riga è piena e non si può vendere: { kind-plain }.
refusal-roundtrip = Nella stessa azione non puoi comprare e vendere { kind-plain }.
refusal-nothing-to-buy = Non c’è nulla da comprare: { kind-plain }.
refusal-pesos =
    { $need ->
        [one] Serve { $need } peso
       *[other] Servono { $need } pesos
    }, { $have ->
        [0] ma non ne hai
       *[other] ma ne hai solo { $have }
    }.
refusal-no-goods = Si prende solo una risorsa o un prodotto.
refusal-not-cheapest = Questo prodotto non ha il prezzo di mercato più basso: { kind-plain }.
refusal-not-available = Questo edificio non è disponibile: { building-name }.
refusal-resources =
    { $need ->
        [one] Serve { needed-pieces }
       *[other] Servono { needed-pieces }
    }, { $have ->
        [0] ma non ne hai
       *[other] ma ne hai solo { $have }
    }.
refusal-extra = { building-name }: la legge sulle costruzioni chiede 1 risorsa in più, che ti manca.
refusal-warehouse-parcel = Non si costruisce sul magazzino.
refusal-built-over = Su questo lotto c’è già un edificio.
refusal-not-owned = Non possiedi { building-the }, o la tessera è coperta.
refusal-used = In questa azione hai già usato { building-the }.
refusal-not-active = Il tuo lavoratore non è né nella riga né nella colonna di questo edificio: { building-name }.
refusal-no-effect = Ora { building-the } non avrebbe effetto.
refusal-one-ship = Un’azione carica una sola nave: quella al molo { $dock }.
refusal-no-ship = Al molo { $dock } non c’è nessuna nave.
refusal-export-ban = La legge di embargo vieta di caricare { kind-plain }.
refusal-no-slot = La nave al molo { $dock } non ha spazi liberi per { kind-plain }.
refusal-no-bill = Il disegno di legge { $type } non c’è più.
refusal-bid =
    Questa offerta costa { $need ->
        [one] { $need } peso
       *[other] { $need } pesos
    } e ne hai { $have }: offri al massimo { $most ->
        [one] { $most } voto
       *[other] { $most } voti
    }.
refusal-other-class = Il dazio non chiede { kind-plain }.
refusal-not-stored = Nel tuo magazzino non c’è questo prodotto: { kind-plain }.
refusal-no-effect-after-fee =
    Dopo aver pagato { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    } l’edificio non avrebbe effetto: { building-name }.
refusal-nothing-to-cover = Non c’è nessun edificio da coprire.
refusal-cannot-cover = Non puoi permetterti nessun edificio da mettere sopra { building-the }.
refusal-row-empty = Al mercato non ce n’è: { kind-plain }.

## Perché

why-0 = più PV
why-1 = più pesos
why-2 = più merci

poster = Pianta, costruisci, imbarca, vota. Con El Presidente.
poster-weight = impegnativo

## Orders for the next turn

habit-done = Fermati: nessun altro acquisto, vendita o uso
habit-bid-nothing = Non comprare voti
habit-pay = Paga la tassa o il dazio
habit-pay-nothing = Non pagare né tassa né dazio
habit-alternative = Prendi invece la ricompensa della carta
check-pesos = ho almeno { amount-pesos }
check-pieces = ho { kind-plain }
check-bill = questo disegno di legge è in discussione: { law-name }
