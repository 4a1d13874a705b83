# Santo Domingo

## Carte

card-name =
    { $card ->
        [captain] Capitano
        [admiral] Ammiraglio
        [governor] Governatore
        [frigate] Fregata
        [galleon] Galeone
        [customs] Doganiere
        [trader] Mercante
       *[beggar] Mendicante
    }
card-the =
    { $card ->
        [captain] il Capitano
        [admiral] l’Ammiraglio
        [governor] il Governatore
        [frigate] la Fregata
        [galleon] il Galeone
        [customs] il Doganiere
        [trader] il Mercante
       *[beggar] il Mendicante
    }
second-the =
    { $second ->
        [captain] il Capitano
        [admiral] l’Ammiraglio
        [governor] il Governatore
        [frigate] la Fregata
        [galleon] il Galeone
        [customs] il Doganiere
        [trader] il Mercante
       *[beggar] il Mendicante
    }

## Tabellone

vp-row = Punti vittoria
goods-row = Merci
exchange-row = Scambi
vp-short = PV
goods-short = Merci
screen-round = Round { $round }
screen-target = a { $n } PV
screen-hand = In mano
screen-played = Giocate
screen-your-choice = La tua scelta:
vp-count = { $n } PV
goods-count =
    { $n ->
        [one] { $n } merce
       *[other] { $n } merci
    }
given-goods =
    { $goods ->
        [one] { $goods } merce
       *[other] { $goods } merci
    }

## Opzioni

option-board = Lato del tabellone
option-board-standard = lato Standard
option-board-winter = lato Inverno
option-target = Durata
option-target-30 = partita a 30 PV
option-target-45 = partita a 45 PV (giocatori esperti)
option-trader_vp_from_row = I PV del Mercante vengono dal tracciato
option-trader_vp_from_row-off = no
option-trader_vp_from_row-on = sì

## Mosse

move-play = Gioca { card-the }
move-play-two = Gioca { card-the } e { second-the }
move-exchange =
    { $goods ->
        [0] Non scambiare nulla
       *[other] Scambia { given-goods } con { $vp } PV
    }

## What is asked, and what follows

ask-choose =
    { $cards ->
        [1] Quale carta giochi?
       *[other] Quali due carte giochi?
    }
ask-trade =
    { $n ->
        [one] Mercante: scambi { goods-count } a { $rate }?
       *[other] Mercante: quante delle tue { $n } merci scambi a { $rate }?
    }
amount =
    { $kind ->
        [vp] { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        }
       *[goods] { goods-count }
    }
then-others =
    { $cards ->
        [1] { $card ->
            [governor] { $first } merci per ogni Capitano degli altri, { $second } per ogni Ammiraglio
            [customs] { $first } punti per ogni Fregata degli altri, { $second } per ogni Galeone
           *[other] quanto rende dipende dalle carte degli altri
        }
       *[other] quanto rendono dipende dalle carte degli altri
    }
if-alone =
    { $cards ->
        [1] nessun altro la gioca
       *[other] nessun altro gioca una delle due
    }
then-final =
    la partita finisce, il resto viene scambiato: sei a { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }
then-stand =
    { $n ->
        [one] ti resta { goods-count }
       *[other] ti restano { goods-count }
    } e sei a { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }

## Eventi

event-you-chose =
    { $cards ->
        [1] Metti { card-the } a faccia in giù.
       *[other] Metti { card-the } e { second-the } a faccia in giù.
    }
event-has-chosen = { $who } ha scelto.
event-reveal = Le carte vengono rivelate.
event-plays = { $who } gioca { card-the }.
event-plays-two = { $who } gioca { card-the } e { second-the }.
event-gains-vp = { $who } riceve { vp-count } ({ card-name }).
event-gains-goods = { $who } riceve { goods-count } ({ card-name }).
event-gains-nothing = { $who } non riceve nulla ({ card-name }).
event-goods-lost = { $who } perde { goods-count } in eccesso: massimo { $most }.
event-exchange-back =
    { $spaces ->
        [one] Il segnalino giallo torna indietro di { $spaces } spazio, fino a { $to }.
       *[other] Il segnalino giallo torna indietro di { $spaces } spazi, fino a { $to }.
    }
event-exchanges = { $who } scambia { given-goods } con { $vp } PV.
event-exchanges-nothing = { $who } non scambia nulla.
event-exchange-reset = Il segnalino giallo torna a 0.
event-takes-cards-back = { $who } riprende in mano tutte le carte.
event-supply = Round { $round }: tutti i segnalini avanzano di { $spaces } spazi.
event-target-reached = Raggiunti i { $target } PV: la partita finisce.
event-round-limit = Il round { $round } era l’ultimo: la partita finisce.
event-final-exchange =
    { $goods ->
        [one] { $who } scambia l’ultima merce con { $vp } PV.
       *[other] { $who } scambia le ultime { given-goods } con { $vp } PV.
    }

## Rifiuti

refusal-cards-are-open = Le carte di questo round sono già scoperte; prima scambiano i Mercanti.
refusal-already-chosen = Hai già scelto per questo round.
refusal-number-of-cards =
    { $need ->
        [one] Gioca esattamente { $need } carta.
       *[other] Gioca esattamente { $need } carte.
    }
refusal-not-in-hand = Non hai in mano { card-the }; con il Mendicante riprendi le carte.
refusal-nothing-to-resolve = Si scambia dopo aver rivelato le carte; prima scegli le tue.
refusal-no-trader = Per scambiare bisogna aver giocato un Mercante in questo round.
refusal-trader-order = Scambia prima chi ha più PV: { $who }.
refusal-goods =
    { $need ->
        [one] Serve { $need } merce
       *[other] Servono { $need } merci
    }, { $have ->
        [0] ma non ne hai
       *[other] ma ne hai solo { $have }
    }.
refusal-rate =
    { $goods ->
        [one] A questo tasso { given-goods } vale { $best } PV, non { $vp }.
       *[other] A questo tasso { given-goods } valgono { $best } PV, non { $vp }.
    }
refusal-waste =
    Per { $vp } PV { $need ->
        [one] basta { $need } merce
       *[other] bastano { $need } merci
    }, non { $goods }.
refusal-no-such-lot =
    { $goods ->
        [one] A questo tasso non puoi ottenere esattamente { $vp } PV; { given-goods } vale { $best } PV.
       *[other] A questo tasso non puoi ottenere esattamente { $vp } PV; { given-goods } valgono { $best } PV.
    }
refusal-row = Il tracciato offre solo { $row } PV, non { $vp }.

## Perché questa vittoria

why-0 = più PV
why-1 = più merci rimaste
why-2 = più carte in mano

poster = Tutti giocano una carta nello stesso momento. Indovina quelle degli altri.
poster-weight = leggero

## Orders for the next turn

habit-exchange-all = Scambia il più possibile
habit-exchange-nothing = Non scambiare nulla
check-rate = il tasso è almeno { $rate }
check-goods = ho almeno { goods-count }
check-vp-row = il tracciato dei punti vittoria segna almeno { $n }
check-goods-row = il tracciato delle merci segna almeno { $n }
