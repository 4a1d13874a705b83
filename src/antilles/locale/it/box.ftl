# Correzioni di chi possiede una copia stampata: antilles data

## Che cosa si chiede, dove si trova, che cosa supponiamo

box-exchange =
    { $side ->
        [standard] Lato estivo del tabellone: quale tasso è stampato su ogni spazio del tracciato giallo?
       *[winter] Lato invernale del tabellone: quale tasso è stampato su ogni spazio del tracciato giallo?
    }
box-exchange-where = Il tracciato giallo ha 16 spazi, da 0 a 15. Un tasso dice quante merci si danno per quanti PV.
box-exchange-why = Nessuno ha potuto leggerci i tassi stampati. Supponiamo quattro tassi in quarti uguali, il che si accorda con tutto ciò che si sa.
box-flower = { $what }: quale fiore è sulla tessera?
box-flower-where = Il fiore è stampato sulla tessera del Cubano. Il colore dice quali tre edifici vi si possono usare.
box-flower-why = Non abbiamo potuto leggerlo; è scelto in modo che ogni colore sia su due tessere.
box-birds = Quanti gettoni Uccello valgono 1, 2 e 3?
box-birds-where = Il valore è sul lato nascosto dei 22 gettoni Uccello.
box-birds-why = Si sa che sono 22; supponiamo 8, 8 e 6.
box-tile =
    { $field ->
        [terrain] Tessera { $tile }: di quale terreno è il dorso?
        [building] Tessera { $tile }: quale edificio vi si può costruire?
        [points] Tessera { $tile }: quanti punti mostra?
        [goods] Tessera { $tile }: quali risorse mostra?
        [fish_bonus] Tessera { $tile }: quanti punti aggiunge il bonus dei pesci?
       *[bird] Tessera { $tile }: mostra un uccello?
    }
box-tile-where = Sulla faccia della tessera. Dividere le 54 tessere secondo il dorso, disporle e scorrerle nell’ordine che si preferisce.
box-tile-why = Poche facce sono note; le altre sono scelte per distribuire bene risorse, edifici e punti.
box-site =
    { $field ->
        [terrain] Sito { $site } ({ $name }): su quale terreno si trova?
        [island] Sito { $site } ({ $name }): su quale isola si trova?
        [x] Sito { $site } ({ $name }): quanto dista dal bordo sinistro? Il tabellone è largo 1000.
       *[y] Sito { $site } ({ $name }): quanto dista dal bordo superiore? Il tabellone è alto 700.
    }
box-site-where = Sul tabellone, tre isole con 49 siti.
box-site-why = Si sa che ci sono 49 siti su tre isole; dove si trovano è un nostro disegno, e i nomi sono nostri.
box-river = Fiume { $river }: per quali siti passa, dalla sorgente alla foce?
box-river-where = Sull’isola grande, tre fiumi.
box-river-why = Si sa che i fiumi sono tre; il loro corso è un nostro disegno.
box-road = C’è una strada tra { $from } e { $to }?
box-road-where = Sul tabellone, tra due siti della stessa isola.
box-road-why = Le strade sono un nostro disegno: collegano ogni isola e non si incrociano.
box-layout =
    { $side ->
        [identical] Plancia Piantagione, il lato uguale per tutti: dove sono gli appezzamenti?
        [blue] Plancia Piantagione blu: dove sono gli appezzamenti?
        [red] Plancia Piantagione rossa: dove sono gli appezzamenti?
        [yellow] Plancia Piantagione gialla: dove sono gli appezzamenti?
        [green] Plancia Piantagione verde: dove sono gli appezzamenti?
       *[purple] Plancia Piantagione viola: dove sono gli appezzamenti?
    }
box-layout-where = Tre righe di quattro appezzamenti. Lettere: H magazzino, C agrumi, S canna da zucchero, T tabacco, W legno, B pietra, A acqua.
box-layout-why = Si sa quanti sono di ogni tipo; supponiamo disposizioni in cui due appezzamenti uguali non stanno nella stessa riga o colonna.
box-ship = { $what }: quali merci mostrano i suoi cinque spazi?
box-ship-where = Sulla carta della nave, cinque spazi. I nostri numeri delle navi sono arbitrari: prendere le carte in un ordine qualsiasi.
box-ship-why = Si sa che ogni nave ha cinque spazi; non si sa per quali merci.
box-cost = { $what }: quali risorse sono stampate come costo?
box-cost-where = Sulla tessera dell’edificio, in alto a sinistra.
box-cost-why = La maggior parte dei costi non è stata letta; i nostri sono supposizioni ragionevoli.
box-effect = { $what }: che cosa fa l’edificio?
box-effect-where = Sulla tessera dell’edificio, al centro.
box-effect-why = Si sa che quasi tutti questi edifici esistono; che cosa fanno esattamente è in parte supposto.
box-amount =
    { $field ->
        [kind] { $what }: quali pezzi dà?
        [kinds] { $what }: quali risorse o merci vi si possono consegnare?
        [from] { $what }: che cosa si trasforma?
        [to] { $what }: in che cosa?
        [pieces] { $what }: quanti pezzi dà?
        [most] { $what }: quanti pezzi al massimo per uso?
        [vp] { $what }: quanti PV porta?
        [pesos] { $what }: quanti pesos porta?
       *[votes] { $what }: quanti voti porta?
    }
box-amount-where = Sulla tessera dell’edificio, al centro.
box-amount-why = Le quantità non sono state lette; le nostre si accordano con gli esempi noti.
box-law = Legge { $law }, che chiamiamo “{ $what }”: che cosa fa la carta?
box-law-where = Sulla carta della legge. I nostri numeri delle leggi di un tipo sono arbitrari: prendere le carte del tipo in un ordine qualsiasi.
box-law-why = Le leggi sono note solo in parte.
box-law-amount =
    { $field ->
        [n] Legge { $law }, che chiamiamo “{ $what }”: quale numero è sulla carta?
        [per] Legge { $law }, che chiamiamo “{ $what }”: per ogni quanti?
        [kinds] Legge { $law }, che chiamiamo “{ $what }”: quali pezzi contano?
       *[pieces] Legge { $law }, che chiamiamo “{ $what }”: quali pezzi si chiedono?
    }
box-law-amount-where = Sulla carta della legge.
box-law-amount-why = I numeri stampati non sono stati trovati.
box-option = { $what }: che cosa dice il regolamento?
box-option-where = Nel regolamento. La scelta diventa l’impostazione abituale; un tavolo può sempre sceglierne un’altra.
box-option-why = Lo ricordiamo o lo deduciamo, senza averlo letto.

## Forme delle risposte

box-form-number = Un numero da { $least } a { $most }.
box-form-choice = Uno di questi: { $values }.
box-form-flag = Sì o no.
box-form-several = Da { $least } a { $most } di questi, separati da spazi; - per nessuno: { $values }.
box-form-counts =
    { $same ->
        [yes] Quanti di ciascuno, { $most } in tutto, per esempio “{ $example }”.
       *[no] Quanti di ciascuno, da { $least } a { $most } in tutto, per esempio “{ $example }”.
    }
box-form-rates = { $spaces } tassi, lo spazio 0 per primo, per esempio “{ $example }”; *4 sta per quattro volte lo stesso.
box-form-parcels = { $rows } righe di { $columns } lettere, per esempio “{ $example }”.
box-form-first = Uno di questi: { $values }.

## Che cosa non va in un valore

box-fault-number = { $name }: “{ $value }” non è un numero da { $least } a { $most }.
box-fault-choice = { $name }: “{ $value }” non è nessuno di questi: { $values }.
box-fault-flag = { $name }: “{ $value }” non è né sì né no.
box-fault-exactly =
    { $most ->
        [one] { $name }: { $n } indicati, ma ne serve esattamente { $most }.
       *[other] { $name }: { $n } indicati, ma ne servono esattamente { $most }.
    }
box-fault-several =
    { $least ->
        [one] { $name }: { $n } indicati, ma ne servono da { $least } a { $most }.
       *[other] { $name }: { $n } indicati, ma ne servono da { $least } a { $most }.
    }
box-fault-twice = { $name }: “{ $value }” compare due volte.
box-fault-counts = { $name }: indicare quanti di ciascuno, per esempio “wood 1, stone 2”. Ci sono: { $names }.
box-fault-sum = { $name }: { $n } in tutto, ma devono essere da { $least } a { $most }.
box-fault-sum-exactly = { $name }: { $n } in tutto, ma devono essere esattamente { $most }.
box-fault-rate = { $name }: “{ $value }” sullo spazio { $space } non è un tasso come 3:1; non più PV che merci, e { $most } merci al massimo.
box-fault-worse = { $name }: { $value } sullo spazio { $space } è peggiore di { $other } subito prima; più in alto non è mai peggio.
box-fault-parcels = { $name }: servono { $rows } righe di { $columns } lettere.
box-fault-letters = { $name }: { $first } viene per prima, poi ciascuna di queste lettere tante volte quante qui: { $letters }.
box-fault-expansion = { $name }: il segno “expansion = true” di una nave di El Presidente deve restare.
box-fault-unknown = “{ $name }” non è un valore che aspetta una copia stampata, o non con questo effetto. antilles data --list mostra quali aspettano.
box-fault-flowers =
    { $n ->
        [one] { $name }: { $flower } è il fiore di { $n } Cubano, ma ogni colore è su esattamente due.
       *[other] { $name }: { $flower } è il fiore di { $n } Cubani, ma ogni colore è su esattamente due.
    }
box-fault-road-name = { $name }: questa strada si chiama { $other }.
box-fault-road-self = { $name }: una strada collega due siti.
box-fault-fish = { $name }: la tessera { $tile } ha un bonus dei pesci ma nessun pesce.
box-fault-birds = { $name }: { $n } tessere con un uccello; con { $tokens } gettoni possono essere { $most } al massimo.
box-fault-terrain = { $name }: { $sites } siti sul terreno “{ $terrain }”, ma solo { $tiles } tessere per loro.
box-fault-coast = { $name }: { $n } siti sulla costa; ne servono almeno { $least } per sbarcare.
box-fault-sea = { $name }: il sito { $site } sarebbe fuori dal contorno dell’isola “{ $island }”.
box-fault-near = { $name }: il sito { $site } sarebbe a meno di { $n } da { $other }.
box-fault-over-sea = { $name }: la strada da { $from } a { $to } porta su un’altra isola.
box-fault-rivers = { $name }: il sito { $site } è sul fiume { $other } e sul fiume { $river }.
box-fault-river-sea = { $name }: il fiume { $river } porta su un’altra isola.
box-fault-doubled = { $name }: la strada da { $from } a { $to } raddoppia il fiume { $river }.
box-fault-nothing = { $name }: l’edificio non porterebbe nulla.
box-fault-same = { $name }: un pezzo non si può trasformare in sé stesso.
box-fault-classes = { $name }: i tipi singoli vengono prima di product, good, merchandise e resource.
box-fault-game = Con questi valori non si può giocare: { $reason }
box-doubt = È proprio così? { $sentence }
box-doubt-rate = { $name }: si sa che il tasso { $value } è sul tracciato.
box-doubt-winter = { $name }: sullo spazio { $space } l’inverno sarebbe migliore dell’estate, ma si sa che richiede più merci.
box-doubt-ship = { $name } ha gli stessi spazi di { $other }.
box-doubt-crossing = { $name } incrocia la strada { $other }.
box-doubt-apart = { $name }: né strade né fiumi collegano questi siti al resto dell’isola “{ $island }”: { $sites }.

## File

box-file-place = { $file }, riga { $line }: { $sentence }
box-file-unreadable = Impossibile leggere il file: { $reason }.
box-file-big = Il file supera { $most } KB.
box-file-text = Questa riga non è testo UTF-8.
box-file-toml = Questo non è TOML: { $reason }.
box-file-key = “{ $name }” qui non ha posto; ci sono { $names }, e [values].
box-file-word = “{ $name }” deve essere un testo o una data.
box-file-values = “values” deve essere una tabella: [values].
box-file-no-game = Il file non dice di quale gioco è; manca una riga “game = …”.
box-file-other-game = Il file è del gioco “{ $game }”, non di “{ $ours }”.
box-no-box = Nessun valore del gioco “{ $game }” aspetta una copia stampata.
box-off = ANTILLES_BOX è impostato e vuoto: questa casa tiene i valori del pacchetto.

## Il comando

help-data = Correggere ciò che nessuno ha potuto leggere su una copia stampata, se si possiede la scatola.
help-data-list = Elencare i valori che aspettano una copia stampata.
help-data-set = Fissare un valore: nome=valore. Si può ripetere; valgono tutti insieme o nessuno.
help-data-unset = Ritirare una correzione. Si può ripetere.
help-data-export = Scrivere le proprie correzioni in un file per gli altri.
help-data-import = Riprendere le correzioni di un file.
help-data-diff = Mostrare dove i propri valori differiscono da quelli del pacchetto, o da quelli di un file.
help-data-name = Il proprio nome, per il file.
help-data-box = L’edizione della scatola: editore, lingua, anno.
help-data-remark = Un’osservazione per il file.
help-data-part = Solo i valori il cui nome comincia così.
help-data-picture = Scrivere un disegno di dove sta il valore: FILE.svg, con --part.
help-data-page = Stampa l’indirizzo a cui un server acceso chiede le stesse cose al proprietario della casa.
help-record-data = Rigiocare con i dati di questo file, se la partita è stata giocata con dati diversi da quelli di questa casa.
help-with-data = Tenere le correzioni della casa nella registrazione, perché si possa rigiocare ovunque.
data-title =
    { $n ->
        [one] { $game }: { $n } valore aspetta una copia stampata; corretti: { $corrected }.
       *[other] { $game }: { $n } valori aspettano una copia stampata; corretti: { $corrected }.
    }
data-nothing-missing = { $game }: nulla aspetta una copia stampata.
data-no-part = Nessun nome di valore comincia con “{ $part }”.
data-form = Serve NOME=VALORE, non “{ $text }”.
data-saved =
    { $n ->
        [0] Non resta alcuna correzione: valgono i valori del pacchetto. { $file } non c’è più.
        [one] { $n } correzione è in { $file }.
       *[other] { $n } correzioni sono in { $file }.
    }
data-follow = Le partite che cominciano da ora li seguono; un server acceso ci gioca subito i nuovi tavoli, e a piena velocità dopo il riavvio. Tavoli e registrazioni tengono i dati con cui sono cominciati.
data-exported = Le correzioni sono in { $file }. Grazie per averle condivise.
data-export-name = Chi esporta firma: indicare il proprio nome con --name e l’edizione della scatola con --box.
data-export-nothing = Non c’è nulla da esportare: nulla è stato corretto.
data-export-exists = { $file } esiste già; scegliere un altro nome.
data-sign = Ho letto questi valori su una copia stampata che possiedo: { $name }.
data-same = Nessun valore differisce.
data-differs = { $name }: { $one } qui, { $other } là
data-differs-package = { $name }: { $one }, nel pacchetto { $other }
data-instead = corretto; supponevamo { $value }
data-assumed = Supponiamo: { $value }
data-yours = Corretto in: { $value }
data-where = Dove: { $sentence }
data-why = Perché: { $sentence }
data-walk-help = Digitare il valore come è stampato. Invio tiene ciò che c’è, = torna alla nostra supposizione, s salta il resto di questo tipo, b torna indietro, q salva ed esce.
data-walk-bye = Nulla è cambiato.
data-ask-name = Il proprio nome, per il file (Invio per nessuno):
data-ask-box = L’edizione della scatola: editore, lingua, anno (Invio per nessuna):
data-ask-remark = Un’osservazione (Invio per nessuna):
data-walk-wrong = Queste risposte non stanno ancora insieme. Aspettano qui la prossima volta; fino ad allora non si salva nulla:
data-walk-again =
    { $n ->
        [one] { $n } risposta dell’ultima volta, non ancora salvata, è di nuovo qui.
       *[other] { $n } risposte dell’ultima volta, non ancora salvate, sono di nuovo qui.
    }
data-walk-kept = Le risposte sono conservate. Lo stesso comando le riprende; nient’altro è cambiato.
data-picture = Disegno: { $file }
data-alone = Uno solo alla volta tra --list, --set, --export, --import e --diff, o nessuno per il percorso.
data-corrected-by = Corretto da chi possiede una copia stampata, in questa casa: { $values }. Dove l’enunciato dice altro, vale questo.

## Leggi corrette

box-law-name-pesos =
    { $n ->
        [one] Tassa di { $n } peso
       *[other] Tassa di { $n } pesos
    }
box-law-name-per_building =
    { $type ->
        [I] Tassa di { $n } per edificio
       *[III] Sovvenzione per gli edifici
    }
box-law-name-delegate =
    { $type ->
        [I] Tassa in pesos pari ai voti del delegato
       *[III] Sovvenzione dei delegati
    }
box-law-name-per_vp = Tassa di { $n } ogni { $per } PV
box-law-name-pieces = Dazio: { $kinds }
box-law-name-owned = Sovvenzione: { $kinds }
box-law-name-stored = Sovvenzione per il magazzino: { $kinds }
box-law-name-per_pesos = Sovvenzione al risparmio
box-law-name-harvest = Legge sul raccolto
box-law-name-export_ban = Legge di embargo
box-law-name-vote_price = Legge sulla corruzione
box-law-name-market = Legge sul mercato
box-law-name-building = Legge sulle costruzioni
box-law-name-storage = Legge sul magazzino
box-class =
    { $kind ->
        [product] prodotto
        [good] bene
        [merchandise] merce
       *[resource] risorsa
    }

## Values in words

box-word =
    { $value ->
        [yes] sì
        [no] no
        [none] nessuno
        [citrus] agrumi
        [sugar] zucchero
        [tobacco] tabacco
        [rum] rum
        [cigars] sigari
        [wood] legno
        [stone] pietra
        [water] acqua
        [product] un prodotto qualsiasi
        [good] un bene qualsiasi
        [merchandise] una merce qualsiasi
        [resource] una risorsa qualsiasi
        [coast] costa
        [land] terra
        [volcano] vulcano
        [house] casa
        [church] chiesa
        [lighthouse] faro
        [sheep] pecora
        [fish] pesce
        [rice] riso
        [gold] oro
        [yellow] giallo
        [blue] blu
        [red] rosso
        [white] bianco
        [H] magazzino
        [C] agrumi
        [S] canna da zucchero
        [T] tabacco
        [W] legno
        [B] pietra
        [A] acqua
        [gain] dà pezzi, PV o pesos
        [hand_in] i pezzi si consegnano uno a uno
        [hand_in_set] si consegna un insieme di pezzi
        [convert] trasforma un pezzo
        [trade] compra e vende al mercato
        [swap] scambia il carico
        [grow] dà prodotti
        [stow] carica una nave
        [votes] dà voti
        [store] immagazzina
        [veto] pone il veto a una legge
        [pesos] pesos
        [per_building] per edificio
        [delegate] secondo i voti del delegato
        [per_vp] per PV
        [pieces] pezzi
        [owned] per i pezzi posseduti
        [stored] per i pezzi nel magazzino
        [per_pesos] per pesos
        [harvest] legge sul raccolto
        [export_ban] divieto di esportazione
        [vote_price] prezzo dei voti
        [market] legge sul mercato
        [building] legge sull’edilizia
        [storage] legge sul deposito
       *[other] { $value }
    }
box-field =
    { $field ->
        [kind] tipo
        [kinds] tipi
        [from] da
        [to] in
        [pieces] pezzi
        [most] al massimo
        [vp] PV
        [pesos] pesos
        [votes] voti
        [terrain] terreno
        [building] edificio
        [points] punti
        [goods] risorse
        [fish_bonus] bonus di pesce
        [bird] uccello
        [n] numero
        [per] per
       *[other] { $field }
    }
