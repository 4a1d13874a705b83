# Santa Cruz

## Cose

building-name =
    { $building ->
        [house] casa
        [church] chiesa
       *[lighthouse] faro
    }
building-a =
    { $building ->
        [house] una casa
        [church] una chiesa
       *[lighthouse] un faro
    }
building-no =
    { $building ->
        [house] più case
        [church] più chiese
       *[lighthouse] più fari
    }
building-destroyed =
    { $building ->
        [house] { $n ->
            [one] { $n } casa distrutta
           *[other] { $n } case distrutte
        }
        [church] { $n ->
            [one] { $n } chiesa distrutta
           *[other] { $n } chiese distrutte
        }
       *[lighthouse] { $n ->
            [one] { $n } faro distrutto
           *[other] { $n } fari distrutti
        }
    }
good-name =
    { $good ->
        [sheep] pecore
        [fish] pesce
        [wood] legno
        [rice] zucchero
       *[gold] oro
    }
second-good =
    { $second ->
        [none] {""}
        [sheep] , pecore
        [fish] , pesce
        [wood] , legno
        [rice] , zucchero
       *[gold] , oro
    }
terrain-name =
    { $terrain ->
        [coast] costa
        [land] terra
       *[volcano] vulcano
    }
card-name =
    { $card ->
        [ship] Nave
        [river] Fiume
        [road] Strada
       *[double] Doppia costruzione
    }
card-short =
    { $card ->
        [ship] Nave
        [river] Fiume
        [road] Strada
       *[double] Doppia
    }
card-by =
    { $card ->
        [ship] con la nave
        [river] lungo il fiume
        [road] su strada
       *[double] due volte
    }
objective-name =
    { $objective ->
        [sheep] Pecore
        [fish] Pesce
        [wood] Legno
        [rice] Zucchero
        [gold6] Oro (6)
        [gold10] Oro (10)
        [sheep_fish] Pecore e pesce
        [wood_rice] Legno e zucchero
        [houses4] 4 case
        [diversity] Varietà
        [road4] Vicinanza su strada
        [coast] Costa
        [river] Fiume
        [volcano] Vulcano
        [eruption] Eruzione vulcanica
        [birds] Gettoni Uccello
       *[other] { $objective }
    }
objective-text =
    { $objective ->
        [sheep] Pecore: 7 punti con le pecore
        [fish] Pesce: 5 punti con il pesce, più il bonus pesce
        [wood] Legno: 6 punti con il legno
        [rice] Zucchero: 7 punti con lo zucchero
        [gold6] Oro (6): 6 punti con l’oro
        [gold10] Oro (10): 10 punti con l’oro
        [sheep_fish] Pecore e pesce: 7 punti con entrambi, 3 con uno solo, più il bonus pesce
        [wood_rice] Legno e zucchero: 7 punti con entrambi, 3 con uno solo
        [houses4] 4 case: 6 punti con almeno 4 case
        [diversity] Varietà: 6 punti con una casa, una chiesa e un faro
        [road4] Vicinanza su strada: 7 punti con 4 edifici collegati da strade
        [coast] Costa: 3 punti per ogni edificio sulla costa
        [river] Fiume: 3 punti per ogni edificio su un fiume
        [volcano] Vulcano: 3 punti per ogni edificio su un vulcano
        [eruption] Eruzione vulcanica: −2 punti per ogni edificio su un vulcano, poi vengono tutti distrutti
        [birds] Gettoni Uccello: 2 punti per ogni gettone
       *[other] { $objective }
    }
group-name =
    { $group ->
        [A] A: più fiume
        [B] B: più strada
        [C] C: più nave
        [D] D: equilibrato
       *[other] { $group }
    }
points-count =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
tile-points =
    { $sign ->
        [minus] −{ points-count }
       *[plus] { points-count }
    }
tile-good =
    { $good ->
        [none] {""}
       *[other] , { good-name }
    }
tile-fish =
    { $fish ->
        [0] {""}
       *[other] {" "}(+{ $fish })
    }
tile-bird =
    { $bird ->
        [yes] , uccello
       *[no] {""}
    }
tile-face = { building-name }, { tile-points }{ tile-good }{ second-good }{ tile-fish }{ tile-bird }

## Schermo

screen-round = Round { $round }
screen-phase =
    { $phase ->
        [lay_coast] preparazione
        [deal] preparazione
        [draw_first] preparazione
        [deal_groups] preparazione
        [choose_group] scelta del gruppo
        [landing] sbarco
        [cards] turni di carte
        [second] seconda costruzione
        [look] si gira una tessera
        [bird] si pesca un gettone Uccello
        [reveal] si rivelano tessere
        [new_objective] nuovi obiettivi
        [choose_set] scelta del set
        [deal_sets] i set vengono distribuiti
        [discard] scarto di un obiettivo
       *[over] fine della partita
    }
screen-order = ordine di gioco: { $order }
screen-road = strada
screen-river = fiume
screen-bird = uccello
screen-points = Punti
screen-group = Gruppo
screen-supply = Riserva
screen-birds = Uccelli
screen-hand = in mano:
screen-objectives =
    { $n ->
        [one] obiettivo
       *[other] obiettivi
    }
screen-played = giocati:
screen-exception = Chiude il round, può costruire una volta su una tessera occupata: { $who }
screen-exception-used = Chiude il round, ha già costruito su una tessera occupata: { $who }
screen-your-objectives = I tuoi obiettivi
screen-new = nuovo:
screen-discarded = scartato:
screen-sets = Set di carte del 1º round

## Opzioni

option-random_groups = Gruppi distribuiti a caso
option-random_groups-off = no
option-random_groups-on = sì
option-random_sets = Set distribuiti a caso nel 2º round
option-random_sets-off = no
option-random_sets-on = sì
option-keep_own_set = Si può tenere il proprio set
option-keep_own_set-off = no
option-keep_own_set-on = sì
option-second_after_failed_look = Seconda costruzione anche se la prima non riesce
option-second_after_failed_look-off = no
option-second_after_failed_look-on = sì
option-first_player = Giocatore iniziale
option-first_player-drawn = a caso
option-first_player-0 = 1º posto
option-first_player-1 = 2º posto
option-first_player-2 = 3º posto
option-first_player-3 = 4º posto

## Mosse

move-group = Scegli il gruppo { group-name }
move-land = Sbarca a { $site }
move-build = Costruisci a { $site } ({ card-name })
move-double = Costruisci due volte { card-by }, prima a { $site }
move-second = Costruisci poi a { $site }
move-no-second = Costruisci una volta sola
move-spend = Gioca { card-name } senza costruire
move-objective = Gioca l’obiettivo { objective-name }
move-set = Scegli il set di { $who }
move-discard = Scarta { objective-name }
move-tile = Tessera { $tile }
move-deal = Distribuisci { objective-name }
move-bird = Gettone Uccello da { points-count }
move-first = Giocatore iniziale: { $who }
move-deal-group = Distribuisci il gruppo { group-name }
move-deal-set = Distribuisci il set di { $who }

## What is asked, and what follows

ask-choose-group = Quale gruppo di carte prendi?
ask-landing = Dove sbarchi? In ogni luogo libero della costa, senza carta.
ask-cards =
    { $way ->
        [both] Giochi una carta o un obiettivo?
        [card] Quale carta giochi?
       *[objective] Quale obiettivo giochi?
    }
ask-second = Dove costruisci la seconda volta ({ card-name })?
ask-choose-set = Quale set prendi?
ask-discard = Quale obiettivo scarti?
amount =
    { $kind ->
        [points] { points-count }
        [birds] { $n ->
            [one] { $n } gettone Uccello
           *[other] { $n } gettoni Uccello
        }
        [ship] { $n ->
            [one] { $n } carta Nave
           *[other] { $n } carte Nave
        }
        [river] { $n ->
            [one] { $n } carta Fiume
           *[other] { $n } carte Fiume
        }
        [road] { $n ->
            [one] { $n } carta Strada
           *[other] { $n } carte Strada
        }
       *[double] { $n ->
            [one] { $n } carta Doppia costruzione
           *[other] { $n } carte Doppia costruzione
        }
    }
deed-group = Scegli il gruppo { $group }
deed-way =
    { $way ->
        [land] Sbarco a { $site }
        [double] Doppia costruzione, { card-name } per { $site }
       *[other] { card-name } per { $site }
    }
deed-build =
    { deed-way }: { building-a } per { tile-points }{ $back ->
       *[0] { "" }
        [one] { "" } ({ $back } in meno: casella occupata)
        [other] { "" } ({ $back } in meno: caselle occupate)
    }
deed-turn-up = { deed-way }: si gira la tessera, poi si costruisce
deed-objective-vain = Gioca l’obiettivo { objective-name }: nessun punto per te
then-turned-up =
    { $n ->
        [one] si scopre { $site }: non si torna indietro
       *[other] si scoprono { $n } tessere: non si torna indietro
    }
then-bird = peschi un gettone Uccello: non si torna indietro
then-objective =
    { $n ->
        [0] nessun altro ci guadagna
       *[other] anche altri ci guadagnano, al massimo { points-count }
    }

## Eventi

event-coast-tile = { $site }: { tile-face }.
event-tile = Tessera rivelata a { $site }: { tile-face }.
event-goes-first = Inizia { $who }.
event-takes-group = { $who } sceglie il gruppo { group-name }.
event-gets-group = { $who } riceve il gruppo { group-name }.
event-you-draw-objective = Ricevi l’obiettivo { objective-name }.
event-draws-objective = { $who } riceve una carta Obiettivo.
event-you-draw-new-objective = Peschi un nuovo obiettivo: { objective-name }.
event-draws-new-objective = { $who } pesca un nuovo obiettivo.
event-round-begins = Comincia il round { $round }; inizia { $who }.
event-round-ends = Fine del round { $round }: tutti riprendono i propri edifici, i set restano a faccia in su.
event-lands = { $who } sbarca e costruisce { building-a } a { $site }.
event-builds = { $who } costruisce { building-a } a { $site } ({ card-name }).
event-builds-twice = { $who } costruisce due volte { card-by }: { building-a } a { $site }.
event-builds-then = { $who } costruisce poi { building-a } a { $site }.
event-looks = { $who } gira la tessera a { $site } ({ card-name }).
event-builds-there = { $who } costruisce { building-a } a { $site }.
event-failed-look = { $who } non ha { building-no }: nessuna costruzione.
event-overbuilds = { $who } chiude il round e costruisce su una tessera occupata.
event-builds-once = { $who } costruisce una volta sola.
event-spends = { $who } gioca { card-name } senza costruire.
event-scores = { $who } segna { points-count } (totale { $total }).
event-loses = { $who } perde { points-count } (totale { $total }).
claim-event-scores = { $who } segna { points-count }.
claim-event-loses = { $who } perde { points-count }.
event-space-taken =
    { $n ->
        [one] { $who }: spazio occupato, { $n } spazio indietro.
       *[other] { $who }: spazi occupati, { $n } spazi indietro.
    }
event-you-draw-bird = Peschi un gettone Uccello da { points-count }.
event-draws-bird = { $who } pesca un gettone Uccello.
event-plays-objective = { $who } gioca l’obiettivo { objective-name }.
event-nobody-scores = Nessuno segna punti.
event-erupts = Il vulcano erutta: tutti gli edifici sui vulcani vengono distrutti.
event-destroyed = { $who }: { building-destroyed }.
event-takes-set =
    { $own ->
        [yes] { $who } riprende il proprio set (gruppo { $group }).
       *[no] { $who } sceglie il set con il gruppo { $group }.
    }
event-gets-set =
    { $own ->
        [yes] { $who } riceve il proprio set (gruppo { $group }).
       *[no] { $who } riceve il set con il gruppo { $group }.
    }
event-you-discard = Scarti { objective-name }.
event-all-discarded = Tutti hanno scartato una carta Obiettivo.
event-counts-birds =
    { $tokens ->
        [0] { $who } non ha gettoni Uccello.
        [one] { $who }: { $tokens } gettone Uccello, { points-count }.
       *[other] { $who }: { $tokens } gettoni Uccello, { points-count }.
    }

## Rifiuti

refusal-of-chance = Solo il caso fa questa mossa.
refusal-nothing-to-draw = Ora non si pesca nulla.
refusal-cannot-be-drawn = Questo ora non si può pescare.
refusal-draw-first = Prima si pesca una tessera, un gettone o una carta.
refusal-choose-group = Scegli prima un gruppo di carte Costruzione.
refusal-group-taken = Il gruppo { $group } è già di { $who }.
refusal-choose-set = Scegli prima un set del 1º round.
refusal-set-taken = Questo set è già stato preso da { $who }.
refusal-own-set = Scegli il set di un altro giocatore; il tuo solo se non ne restano altri.
refusal-discard-first = Scarta prima una carta Obiettivo.
refusal-already-discarded = Hai già scartato una carta Obiettivo.
refusal-not-to-discard = Non puoi scartare { objective-name }: non è nel tuo set e non è il tuo nuovo obiettivo.
refusal-land-first = Prima sbarca: costruisci sulla costa, senza carta.
refusal-play-card = Ora gioca una carta dalla mano.
refusal-finish-double = La tua doppia costruzione non è finita: costruisci ancora una volta { card-by }.
refusal-objective-not-in-hand = Non hai in mano l’obiettivo { objective-name }.
refusal-card-not-in-hand = Non hai più in mano la carta { card-name }.
refusal-must-build =
    { $n ->
        [one] Devi costruire: { card-by } puoi ancora costruire in { $n } luogo.
       *[other] Devi costruire: { card-by } puoi ancora costruire in { $n } luoghi.
    }
refusal-must-build-double = Devi costruire due volte: con la nave, lungo il fiume e su strada c’è ancora un luogo libero.
refusal-not-coast = { $site } non è sulla costa; la nave arriva solo sulla costa.
refusal-not-on-river = { $site } non è su un fiume.
refusal-not-your-river = Non hai edifici sul fiume di { $site }.
refusal-no-road = Nessuna strada collega un tuo edificio a { $site }.
refusal-occupied = Il luogo { $site } è occupato; scegline uno libero.
refusal-own-building = Hai già un edificio a { $site }.
refusal-exception-used = Il luogo { $site } è occupato, e hai già usato la tua eccezione in questo round.
refusal-face-down = La tessera a { $site } è a faccia in giù; solo una carta Fiume ci arriva.
refusal-no-building = A { $site } serve { building-a }, ma non ne hai più (ne avevi { $n }).

## Perché questa vittoria

why-0 = più punti

poster = Popola tre isole e scopri che cosa nascondono.
poster-weight = medio

## Orders for the next turn

habit-best-site = Costruisci sulla tessera scoperta che vale di più
habit-any-group = Prendi un gruppo o un set qualsiasi
check-free = { $site } è ancora libero
