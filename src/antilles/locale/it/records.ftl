# Che cosa può non andare nella registrazione di una partita

record-place = Riga { $line }, colonna { $column }: { $sentence }

## Forma

record-too-long = La registrazione ha più di { $most } righe.
record-line-too-long = Questa riga ha più di { $most } caratteri.
record-control-character = Qui c’è un carattere di controllo; una registrazione è testo semplice.
record-not-a-line = «{ $text }» non è né una riga d’intestazione (nome: valore) né una mossa (posto e mossa).
record-header-late = Le righe d’intestazione vengono prima della prima mossa.
record-header-twice = L’intestazione «{ $name }» compare due volte.
record-header-unknown = Una registrazione non ha l’intestazione «{ $name }».
record-header-missing = Manca l’intestazione «{ $name }».
record-not-a-number = «{ $name }» vuole un numero intero, non «{ $text }».
record-count = «{ $name }» vuole un numero per ognuno dei { $seats } posti.
record-option = «{ $text }» non è un’opzione; un’opzione si scrive nome=valore.
record-no-such-seat = Il posto { $seat } non esiste: i { $seats } posti si contano da 0.
record-move-missing = Un posto senza mossa.

## Verità

record-other-game = È la registrazione di un altro gioco: «{ $game }».
record-edition = La registrazione viene dall’edizione { $edition } delle regole; questa è la { $ours }.
record-unknown-move = Il gioco non ha la mossa «{ $text }».
record-over = La partita è già finita: «{ $text }» arriva troppo tardi.
record-not-asked = Non tocca al posto { $seat }: «{ $text }».
record-illegal = «{ $text }» non è permesso qui.
record-unfinished = La registrazione dichiara un risultato, ma la partita non è finita.
record-result = «{ $name }» non è esatto; rigiocando si ottiene { $real }.

## antilles verify --fair

fair-none = non sigillata
fair-checked =
    { $n ->
        [one] un’estrazione conforme al sigillo
       *[other] { $n } estrazioni, tutte conformi al sigillo
    }
fair-open =
    { $n ->
        [one] in corso: un numero in ordine, le estrazioni si verificano alla fine
       *[other] in corso: { $n } numeri in ordine, le estrazioni si verificano alla fine
    }
fair-replaced =
    { $n ->
        [one] (un giocatore ha continuato con numeri nuovi)
       *[other] ({ $n } volte un giocatore ha continuato con numeri nuovi)
    }
fair-unwitnessed =
    { $n ->
        [one] (un’estrazione comune senza testimone)
       *[other] ({ $n } estrazioni comuni senza testimone)
    }
fair-no-list = { $file } non è un elenco di sigilli.
fair-fault =
    { $code ->
        [draw] L’estrazione { $n } è diversa da ciò che era sigillato.
        [odds] L’estrazione { $n } è stata fatta con probabilità che le regole non hanno.
        [rules] Prima dell’estrazione { $n } la prova contiene una mossa che le regole non permettono.
        [record] La prova appartiene a un’altra partita.
        [seal] La chiave non apre il sigillo.
        [reveal] La partita è finita e la chiave è trattenuta.
        [link] Intorno all’estrazione { $n }: questo numero non continua la catena del suo giocatore.
        [no-link] Intorno all’estrazione { $n }: manca un numero.
        [witness] L’estrazione { $n } è stata fatta senza il suo testimone.
        [late] La chiave è stata sigillata dopo l’inizio della partita.
        [twice] La partita comincia due volte.
        [list] Il sigillo non è nell’elenco della casa.
        [list-broken] La riga { $n } non segue la precedente.
        [list-key] La chiave della riga { $n } non apre il suo sigillo, o è trattenuta.
        [list-gone] La riga { $n } non è più com’era.
        [list-short] Le righe dopo la { $n } sono sparite.
        [noted-seal] Alla pagina è stato mostrato un altro sigillo.
        [noted-list] Alla pagina è stato mostrato un altro elenco.
        [noted-chain] I numeri della pagina sono stati sostituiti con altri.
        [noted-links] Mancano numeri dati dalla pagina.
       *[form] La prova non si può leggere.
    }
record-data = La partita è stata giocata con altri dati ({ $data }; qui { $ours }). Questi valori differiscono: { $values }. Rigiocarla con i suoi dati: --data FILE.
record-data-digest = “{ $text }” non è l’impronta dei valori di questa registrazione.
record-data-value = Il valore di “{ $name }” non si può leggere.
record-data-many = Questo server ha caricato { $most } altri insiemi di dati e non ne prende più fino al riavvio.
