# Santiago de Cuba

## Merci

goods-count =
    { $good ->
        [sugar] { $n ->
            [one] { $n } canna da zucchero
           *[other] { $n } canne da zucchero
        }
        [citrus] { $n ->
            [one] { $n } agrume
           *[other] { $n } agrumi
        }
        [tobacco] { $n } tabacco
        [rum] { $n } rum
        [cigar] { $n ->
            [one] { $n } sigaro
           *[other] { $n } sigari
        }
       *[wood] { $n ->
            [one] { $n } legno
           *[other] { $n } legni
        }
    }
needed-goods =
    { $good ->
        [sugar] { $need ->
            [one] { $need } canna da zucchero
           *[other] { $need } canne da zucchero
        }
        [citrus] { $need ->
            [one] { $need } agrume
           *[other] { $need } agrumi
        }
        [tobacco] { $need } tabacco
        [rum] { $need } rum
        [cigar] { $need ->
            [one] { $need } sigaro
           *[other] { $need } sigari
        }
       *[wood] { $need ->
            [one] { $need } legno
           *[other] { $need } legni
        }
    }
one-good =
    { $good ->
        [sugar] 1 canna da zucchero
        [citrus] 1 agrume
        [tobacco] 1 tabacco
        [rum] 1 rum
       *[cigar] 1 sigaro
    }
given-one =
    { $give ->
        [sugar] 1 canna da zucchero
        [citrus] 1 agrume
        [tobacco] 1 tabacco
        [rum] 1 rum
       *[cigar] 1 sigaro
    }
taken-one =
    { $take ->
        [sugar] 1 canna da zucchero
        [citrus] 1 agrume
        [tobacco] 1 tabacco
        [rum] 1 rum
       *[cigar] 1 sigaro
    }
good-kind =
    { $good ->
        [sugar] canna da zucchero
        [citrus] agrumi
        [tobacco] tabacco
        [rum] rum
        [cigar] sigari
       *[wood] legno
    }
kind-short =
    { $good ->
        [sugar] canna
        [citrus] agrumi
        [tobacco] tabacco
        [rum] rum
        [cigar] sigari
       *[wood] legno
    }
wood-count =
    { $n ->
        [one] { $n } legno
       *[other] { $n } legni
    }
die-name =
    { $good ->
        [sugar] dado bianco
        [citrus] dado arancione
        [tobacco] dado verde
        [rum] dado rosso
       *[cigar] dado nero
    }
pesos-count =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
pesos-amount =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
vp-short = PV
pesos-short = pesos

## Abitanti, edifici, fiori

cuban-name =
    { $cuban ->
        [pedro] Pedro
        [maria] Maria
        [jose] José
        [martinez] Martinez
        [conchita] Conchita
        [el_zorro] El Zorro
        [miguel] Miguel
        [pablo] Pablo
       *[alonso] Alonso
    }
cuban-gift =
    { $cuban ->
        [pedro] 2 tabacco
        [maria] 2 PV
        [jose] 2 canne
        [martinez] 3 pesos
        [conchita] 2 agrumi
        [el_zorro] doni
        [miguel] 2 legni
        [pablo] 1 a scelta
       *[alonso] avvocato
    }
building-name =
    { $building ->
        [bank] Banca
        [church] Chiesa
        [distillery] Distilleria
        [cigar_factory] Fabbrica di sigari
        [black_market] Mercato nero
        [sawmill] Segheria
        [cafe] Caffè
        [customs] Ufficio doganale
        [casino] Casinò
        [harbour_office] Capitaneria di porto
        [office] Ufficio
       *[newspaper] Editore del giornale
    }
building-the =
    { $building ->
        [bank] la Banca
        [church] la Chiesa
        [distillery] la Distilleria
        [cigar_factory] la Fabbrica di sigari
        [black_market] il Mercato nero
        [sawmill] la Segheria
        [cafe] il Caffè
        [customs] l’Ufficio doganale
        [casino] il Casinò
        [harbour_office] la Capitaneria di porto
        [office] l’Ufficio
       *[newspaper] l’Editore del giornale
    }
building-to =
    { $building ->
        [bank] alla Banca
        [church] alla Chiesa
        [distillery] alla Distilleria
        [cigar_factory] alla Fabbrica di sigari
        [black_market] al Mercato nero
        [sawmill] alla Segheria
        [cafe] al Caffè
        [customs] all’Ufficio doganale
        [casino] al Casinò
        [harbour_office] alla Capitaneria di porto
        [office] all’Ufficio
       *[newspaper] dall’Editore del giornale
    }
building-of =
    { $building ->
        [bank] della Banca
        [church] della Chiesa
        [distillery] della Distilleria
        [cigar_factory] della Fabbrica di sigari
        [black_market] del Mercato nero
        [sawmill] della Segheria
        [cafe] del Caffè
        [customs] dell’Ufficio doganale
        [casino] del Casinò
        [harbour_office] della Capitaneria di porto
        [office] dell’Ufficio
       *[newspaper] dell’Editore del giornale
    }
building-own =
    { $building ->
        [bank] la sua Banca
        [church] la sua Chiesa
        [distillery] la sua Distilleria
        [cigar_factory] la sua Fabbrica di sigari
        [black_market] il suo Mercato nero
        [sawmill] la sua Segheria
        [cafe] il suo Caffè
        [customs] il suo Ufficio doganale
        [casino] il suo Casinò
        [harbour_office] la sua Capitaneria di porto
        [office] il suo Ufficio
       *[newspaper] il suo Editore del giornale
    }
building-does =
    { $building ->
        [bank] prendi 2 pesos
        [church] prendi 1 PV
        [distillery] scambia canna da zucchero con rum, 1 a 1
        [cigar_factory] scambia tabacco con sigari, 1 a 1
        [black_market] scambia 1 merce con un’altra
        [sawmill] scambia 1 legno con 1 PV e 1 peso
        [cafe] restituisci 1 rum o 1 sigaro per 2 PV, entrambi per 4 PV
        [customs] gira un dado della nave su 0
        [casino] converti pesos in PV o PV in pesos, 3 pesos l’uno
        [harbour_office] aumenta o diminuisci il prezzo di 1
        [office] consegna 1 merce per 2 PV
       *[newspaper] prendi 1 peso e, se vuoi, gira un abitante
    }
flower-colour =
    { $flower ->
        [yellow] giallo
        [blue] blu
        [red] rosso
        [white] bianco
       *[none] –
    }
flower-name =
    { $flower ->
        [yellow] girasole giallo
        [blue] pervinca blu
        [red] tulipano rosso
        [white] gelsomino bianco
       *[none] –
    }
flower-a =
    { $flower ->
        [yellow] un girasole giallo
        [blue] una pervinca blu
        [red] un tulipano rosso
       *[white] un gelsomino bianco
    }
stop-to =
    { $to ->
        [port] al porto
        [pedro] da Pedro
        [maria] da Maria
        [jose] da José
        [martinez] da Martinez
        [conchita] da Conchita
        [el_zorro] da El Zorro
        [miguel] da Miguel
        [pablo] da Pablo
       *[alonso] da Alonso
    }

## Tabellone

screen-ship = Nave { $ship } di { $ships }
screen-value = prezzo
screen-waits = i dadi della richiesta si lanciano alla fine del turno
screen-street = Strada (fermate dall’auto)
screen-town = Città ({ $deed } proprietà, { $broker } pedone)
screen-port = Porto
screen-inactive = a riposo
screen-demand = Richiesta
screen-supply = Riserva

## Opzioni

option-owner_vp_requires_move = Punto di proprietà solo se il pedone si è mosso
option-owner_vp_requires_move-off = no, alla fine di ogni turno
option-owner_vp_requires_move-on = sì
option-zero_demand = Una nave senza richieste
option-zero_demand-depart = parte subito
option-zero_demand-reroll = si rilanciano i dadi
option-open_holdings = Averi altrui
option-open_holdings-on = visibili
option-open_holdings-off = dietro gli schermi, come al tavolo

## Mosse

move-building = Metti { building-the }
move-cuban = Metti { cuban-name }
move-roll = Il { die-name } mostra { $n }
move-exclude = Escludi il { die-name }
move-drive =
    { $stops ->
        [one] Fai avanzare l’auto di { $stops } fermata
       *[other] Fai avanzare l’auto di { $stops } fermate
    }
move-take = Prendi { one-good }
move-take-nothing = Non prendere nulla
move-give = Dai { one-good }
move-give-peso = Dai 1 peso
move-give-vp = Dai 1 PV
move-claim = Acquista { building-the }
move-skip = Non fare nulla
move-deliver = Consegna { goods-count }
move-deliver-wood = Consegna { wood-count } al posto di { good-kind }
move-pass = Passa
move-go = Vai { building-to }
move-decline = Non usarlo
move-use-bank = Banca: prendi 2 pesos
move-use-church = Chiesa: prendi 1 PV
move-use-distillery =
    { $n ->
        [one] Distilleria: scambia { $n } canna da zucchero con { $n } rum
       *[other] Distilleria: scambia { $n } canne da zucchero con { $n } rum
    }
move-use-cigar-factory =
    { $n ->
        [one] Fabbrica di sigari: scambia { $n } tabacco con { $n } sigaro
       *[other] Fabbrica di sigari: scambia { $n } tabacco con { $n } sigari
    }
move-use-black-market = Mercato nero: scambia { given-one } con { taken-one }
move-use-sawmill = Segheria: scambia 1 legno con 1 PV e 1 peso
move-use-cafe-cigar = Caffè: restituisci 1 sigaro per 2 PV
move-use-cafe-rum = Caffè: restituisci 1 rum per 2 PV
move-use-cafe-both = Caffè: restituisci 1 sigaro e 1 rum per 4 PV
move-use-customs = Ufficio doganale: gira il { die-name } su 0
move-use-casino-buy = Casinò: converti pesos in { $n } PV (3 pesos l’uno)
move-use-casino-sell = Casinò: converti { $n } PV in pesos (3 pesos l’uno)
move-use-harbour-office-left = Capitaneria di porto: diminuisci il prezzo
move-use-harbour-office-right = Capitaneria di porto: aumenta il prezzo
move-use-office = Ufficio: consegna { one-good } per 2 PV
move-use-newspaper = Editore del giornale: prendi 1 peso
move-use-newspaper-flip = Editore del giornale: prendi 1 peso e gira { cuban-name }

## What is asked, and what follows

ask-demand = Quale dado escludi? La nave non vorrà quella merce.
ask-car = Dove vai? La prima fermata è gratis, ogni altra costa 1 peso.
ask-fence = Pablo: quale merce prendi?
ask-pickpocket = El Zorro: che cosa dai? Lo riceve { $whom }.
ask-lawyer =
    { $way ->
        [both] Alonso: acquisti un edificio, o ne usi uno tuo?
        [claim] Alonso: quale edificio acquisti?
       *[use] Alonso: quale dei tuoi edifici usi?
    }
ask-deliveries =
    { $n ->
        [one] Che cosa consegni, a { $n } punto al pezzo?
       *[other] Che cosa consegni, a { $n } punti al pezzo?
    }
ask-broker =
    { $flower ->
        [none] Dove va il tuo pedone? Va bene ogni edificio libero.
       *[other] Dove va il tuo pedone? In un edificio libero sotto { flower-a }.
    }
ask-building = Usi { building-the } ({ building-does })?
amount =
    { $kind ->
        [pesos] { pesos-count }
        [vp] { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        }
       *[other] { goods-count }
    }
deed-drive = Vai { stop-to }
then-go =
    { $flower ->
        [none] { $parts }
       *[other] { $parts } ({ flower-name })
    }
then-use = se vuoi: { building-does }
then-go-any = il tuo pedone va in un qualsiasi edificio libero

## Eventi

event-town-laid = Gli edifici sono al loro posto.
event-street-laid = Gli abitanti sono al loro posto.
event-rolls = { $who } lancia i dadi: canna da zucchero { $sugar }, agrumi { $citrus }, tabacco { $tobacco }, rum { $rum }, sigari { $cigar }.
event-sets-aside = { $who } esclude il { die-name }.
event-demand = Richiesta: canna da zucchero { $sugar }, agrumi { $citrus }, tabacco { $tobacco }, rum { $rum }, sigari { $cigar }.
event-no-demand = La nave non richiede nulla.
event-drives =
    { $pesos ->
        [0] { $who } va in auto { stop-to }.
       *[other] { $who } va in auto { stop-to } per { pesos-amount }.
    }
event-active-again =
    { $cuban ->
        [maria] Maria torna attiva.
        [conchita] Conchita torna attiva.
       *[other] { cuban-name } torna attivo.
    }
event-inactive =
    { $cuban ->
        [maria] Maria è inattiva: { $who } non riceve nulla.
        [conchita] Conchita è inattiva: { $who } non riceve nulla.
       *[other] { cuban-name } è inattivo: { $who } non riceve nulla.
    }
event-receives = { $who } riceve { goods-count } ({ cuban-name }).
event-receives-pesos = { $who } riceve { pesos-count } ({ cuban-name }).
event-receives-vp = { $who } riceve { $n } PV ({ cuban-name }).
event-receives-nothing = { $who } non riceve nulla ({ cuban-name }).
event-takes-nothing = { $who } non prende nulla.
event-gives = { $whom } riceve { one-good }, dono di { $who }.
event-gives-peso = { $whom } riceve 1 peso, dono di { $who }.
event-gives-vp = { $whom } riceve 1 PV, dono di { $who }.
event-claims = { $who } acquista { building-the }.
event-uses-own = { $who } usa { building-own }.
event-does-nothing = { $who } non fa nulla.
event-deliveries = Giro di consegne: inizia { $who }.
event-delivers = { $who } consegna { goods-count } per { $vp } PV.
event-delivers-wood = { $who } consegna { wood-count } al posto di { good-kind } per { $vp } PV.
event-passes = { $who } passa.
event-cannot-deliver = { $who } non ha nulla da consegnare e passa.
event-all-passed = Hanno passato tutti: le consegne finiscono.
event-no-free-building =
    { $who } lascia il pedone al suo posto: nessun edificio sotto { flower-a } è libero.
event-goes = { $who } sposta il pedone: { building-name }.
event-no-use = { $who } non può usare { building-the }.
event-declines = { $who } non usa { building-the }.
event-use-bank = { $who } prende { pesos-count } (Banca).
event-use-church = { $who } ottiene { $n } PV (Chiesa).
event-use-distillery =
    { $n ->
        [one] { $who } scambia { $n } canna da zucchero con { $n } rum (Distilleria).
       *[other] { $who } scambia { $n } canne da zucchero con { $n } rum (Distilleria).
    }
event-use-cigar-factory =
    { $n ->
        [one] { $who } scambia { $n } tabacco con { $n } sigaro (Fabbrica di sigari).
       *[other] { $who } scambia { $n } tabacco con { $n } sigari (Fabbrica di sigari).
    }
event-use-black-market = { $who } scambia { given-one } con { taken-one } (Mercato nero).
event-use-sawmill = { $who } scambia 1 legno con 1 PV e 1 peso (Segheria).
event-use-cafe-cigar = { $who } restituisce 1 sigaro per { $vp } PV (Caffè).
event-use-cafe-rum = { $who } restituisce 1 rum per { $vp } PV (Caffè).
event-use-cafe-both = { $who } restituisce 1 sigaro e 1 rum per { $vp } PV (Caffè).
event-use-customs = { $who } gira il { die-name } su 0 (Ufficio doganale).
event-use-casino-buy = { $who } converte { pesos-amount } in { $n } PV (Casinò).
event-use-casino-sell = { $who } converte { $n } PV in { pesos-amount } (Casinò).
event-use-harbour-office-left = { $who } sposta l’indicatore di prezzo a sinistra (Capitaneria di porto).
event-use-harbour-office-right = { $who } sposta l’indicatore di prezzo a destra (Capitaneria di porto).
event-use-office = { $who } consegna { one-good } per { $vp } PV (Ufficio).
event-use-newspaper = { $who } prende { pesos-count } (Editore del giornale).
event-use-newspaper-flip = { $who } prende { pesos-count } e gira { cuban-name } (Editore del giornale).
event-value-rises = Il prezzo sale a { $n }.
event-value-falls = Il prezzo scende a { $n }.
event-ship-leaves = La { $ship }ª nave lascia il porto.
event-last-ship-leaves = La { $ship }ª e ultima nave lascia il porto: la partita finisce.
event-ship-enters = La { $ship }ª nave entra in porto.
event-owner-gains = { $who } ottiene { $n } PV per il suo edificio ({ building-name }).
event-converts =
    { $n ->
        [one] { $who } converte { $n } merce in { $vp } PV.
       *[other] { $who } converte { $n } merci in { $vp } PV.
    }

## Rifiuti

refusal-chance-decides = Tessere e dadi li decide il caso; non si scelgono.
refusal-wait-for-chance = Prima vengono le tessere e i dadi; aspetta.
refusal-no-such-draw = Questo ora non lo decide il caso.
refusal-other-gives = Ora sceglie un dono { $who }.
refusal-other-delivers = Ora consegna o passa { $who }.
refusal-first-demand = Prima escludi uno dei cinque dadi.
refusal-first-drive = Prima fai avanzare l’auto.
refusal-first-take = Prima prendi una merce da Pablo, o nulla.
refusal-first-give = Ora devi dare un peso, una merce o un PV.
refusal-first-lawyer = Prima acquista un edificio, usane uno tuo o non fare nulla.
refusal-first-deliver = Ora consegna o passa.
refusal-first-walk = Prima sposta il tuo pedone.
refusal-first-use = Prima usa { building-the } o rinuncia.
refusal-pesos =
    { $need ->
        [one] Serve { $need } peso
       *[other] Servono { $need } pesos
    }, { $have ->
        [0] ma non ne hai
       *[other] ma ne hai solo { $have }
    }.
refusal-vp =
    { $need ->
        [one] Serve { $need } PV
       *[other] Servono { $need } PV
    }, { $have ->
        [0] ma non ne hai
       *[other] ma ne hai solo { $have }
    }.
refusal-goods =
    { $need ->
        [one] Serve { needed-goods }
       *[other] Servono { needed-goods }
    }, { $have ->
        [0] ma non ne hai
       *[other] ma ne hai solo { $have }
    }.
refusal-supply =
    { $have ->
        [0] La riserva di { good-kind } è esaurita
        [one] Nella riserva di { good-kind } resta solo { $have } pezzo
       *[other] Nella riserva di { good-kind } restano solo { $have } pezzi
    }; { $need ->
        [one] servirebbe { needed-goods }
       *[other] servirebbero { needed-goods }
    }.
refusal-demand = La nave richiede solo { $most } ({ good-kind }), non { $need }.
refusal-no-demand = La nave non richiede { good-kind }.
refusal-no-demand-yet = La nuova nave non ha ancora richieste; i dadi si lanciano alla fine del turno.
refusal-no-markers =
    { $n ->
        [one] Il tuo indicatore di proprietà è già piazzato.
       *[other] I tuoi { $n } indicatori di proprietà sono già piazzati.
    }
refusal-claimed = { $who } ha già la proprietà { building-of }.
refusal-not-your-building = Non possiedi { building-the }; qui puoi usare solo i tuoi edifici.
refusal-flower =
    Il pedone deve andare in un edificio sotto { flower-a }, non { building-to }.
refusal-same-building = Il tuo pedone è già { building-to }; spostalo in un altro edificio.
refusal-occupied = Un pedone occupa già { building-the } ({ $who }); scegli un edificio libero.
refusal-other-building = Il tuo pedone è { building-to }; puoi usare solo quell’edificio.
refusal-lowest-value = Il prezzo è già { $n }; può solo aumentare.
refusal-already-inactive =
    { $cuban ->
        [maria] Maria è già inattiva.
        [conchita] Conchita è già inattiva.
       *[other] { cuban-name } è già inattivo.
    }

## Perché questa vittoria

why-0 = più PV
why-1 = più merci rimaste
why-2 = più pesos

poster = Guida, tratta e consegna prima che il porto si svuoti.
poster-weight = medio

## Orders for the next turn

habit-pass = Non consegnare nulla: passa
habit-deliver-most = Consegna il più possibile
habit-give-peso = Dai 1 peso
habit-decline = Non usare l’edificio
habit-skip = Non fare nulla, non prendere nulla
check-value = il prezzo è almeno { $n }
check-wanted = la nave chiede { kind-short }
check-pesos = ho almeno { pesos-count }
check-vacant = non c’è nessun pedone { building-to }
