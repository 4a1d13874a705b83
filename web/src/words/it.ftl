# Le parole della pagina

## Cornice di un tavolo

brand-home = torna alla pagina iniziale
seats = Giocatori
seat-away = assente
points-of =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
points-word = punti
to-play = di turno
board-label = Tabellone
rail-label = Giocatori, cronologia e regole
parts-label = Parti del tavolo
part-board = Tabellone
part-others = Giocatori
part-log = Cronologia
part-rules = Regole
part-why = Perché no
tab-log = Cronologia
tab-rules = Regole
tab-chat = Chat
log-empty = Non è ancora successo nulla.
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
chat-write = Scrivi qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora detto nulla.
why-rule = Regola { $statement }
why-ask = Tocca quello che non puoi fare: qui leggi perché.
guide-label = Prima partita
guide-ok = Capito
guide-off = Basta spiegazioni
tools-label = Strumenti
tools-rules = Regole
tools-language = Lingua
tools-theme = Chiaro o scuro
tools-menu = Menu
generic-position = La posizione
generic-moves =
    { $n ->
        [one] Una mossa
       *[other] { $n } mosse
    }

## Barra delle azioni

bar-label = La tua mossa
bar-skip = Un tasto o un tocco mostra a che punto siamo.
bar-sending = Invio …
bar-which = Quale?
bar-finished = Confermi il tuo turno?
bar-your-turn = Tocca a te
bar-over = La partita è finita
bar-steps = Finora: { $moves }
bar-how =
    { $n ->
        [one] L’unica mossa possibile brilla.
       *[other] { $n } mosse possibili brillano.
    }
bar-confirm-turn = Conferma il turno
bar-put-back = Rimetti
bar-undo = Annulla
bar-hint = Suggerimento
bar-all = Tutte le mosse ({ $n })
waiting =
    { $n ->
        [one] { $who } sta pensando
       *[other] In attesa di { $who }
    }

## La fine

end-title =
    { $n ->
        [one] { $who } vince con { $points } punti
       *[other] { $who } vincono con { $points } punti
    }
end-how = Da dove vengono i punti
end-line = { $name }: { $n } punti in { $gains } volte.
end-gains = ogni guadagno ({ $n })
end-otherwise = Altri punti.
end-place = Posto
end-player = Giocatore
end-points = Punti
end-board = Guarda il tabellone
end-replay = Rivedi
end-home = Inizio
end-rematch = Rivincita

## Merci e avversari

mine = { $name }, tu
others = Avversari

## Pagine

page-title =
    { $page ->
        [home] Antilles
        [t] Tavolo · Antilles
        [new] Nuovo tavolo · Antilles
        [join] Invito · Antilles
        [replay] Replay · Antilles
        [rules] Regole · Antilles
       *[other] Antilles
    }
problem-unknown = Non ha funzionato. Riprova.
problem-offline = Il server non risponde.
default-name = Ospite
name-label = Il tuo nome
name-other = Giocatore { $n }
name-bot =
    { $n ->
        [0] Alba
        [1] Bruno
        [2] Celia
        [3] Dario
        [4] Elena
       *[5] Fabio
    }
level-name =
    { $level ->
        [deckhand] facile: Mozzo
        [trader] medio: Mercante
        [captain] forte: Capitano
        [governor] il più forte: Governatore
       *[other] bot: { $level }
    }
visibility-name =
    { $visibility ->
        [public] tutti
        [link] chi ha il link
       *[private] solo chi è invitato
    }

## Pagina iniziale

home-claim = Quattro giochi di commercio dei Caraibi, secondo le regole.
home-claim-second = Con gli amici, o contro bot che non sbirciano.
home-new = Nuovo tavolo
home-code = Ho un codice
home-code-label = Il tuo invito: il link o il codice
home-join = Entra
home-play = Gioca
home-see = Guarda
home-watch = Guarda
home-replay = Rivedi
home-alone = Da soli stasera?
home-alone-text = Gioca subito, contro bot di forza media.
home-mine = I tuoi tavoli
home-open = Tavoli aperti
home-open-none = Nessun tavolo aperto. Aprine uno.
home-over = Partite finite
home-record = Apri una registrazione
home-record-label = La registrazione di una partita (testo)
home-record-file = La registrazione di una partita (file)
home-record-open = Rivedila
list-your-turn = Tocca a te · { $game }
list-status =
    { $status ->
        [open] aspetta giocatori
        [running] in corso
        [paused] in pausa
       *[over] finita
    }
list-empty-table = Tavolo vuoto
poster-seats = da { $least } a { $most } giocatori
poster-minutes = { $n } min
poster-play = Nuovo tavolo: { $game }
poster-rules = Regole: { $game }
poster-santo_domingo = Tutti giocano una carta insieme. Intuisci quella degli altri.
poster-santiago_de_cuba = Guida, tratta e consegna prima che il porto si svuoti.
poster-santa_cruz = Popola tre isole e scopri che cosa nascondono.
poster-cuba = Pianta, costruisci, imbarca, vota. Con El Presidente.
poster-weight-santo_domingo = leggero
poster-weight-santiago_de_cuba = medio
poster-weight-santa_cruz = medio
poster-weight-cuba = impegnativo

## Nuovo tavolo, attesa, invito

new-other-game = Un altro gioco
new-bots = Gioca subito contro i bot
new-friends = Con gli amici, per link
new-hot-seat = Tutti a questo schermo
new-seats = Posti
new-seat = Posto { $n }
new-me = io
new-here = qualcuno a questo schermo
new-bot = Bot
new-open = un amico, per link
new-level = Forza dei bot
new-visibility = Chi può vedere il tavolo
new-options =
    { $n ->
        [one] Un’opzione delle regole
       *[other] { $n } opzioni delle regole
    }
new-make = Crea questo tavolo
join-title = Hai un invito
join-by = { $by } ti invita a una partita di { $game }
join-taken = Questo posto è occupato. Chiedi un altro link a { $by }.
join-text = Scegli un nome; non serve un account.
join-sit = Prendi questo posto
waiting-title = In attesa di giocatori
waiting-text = La partita comincia quando tutti i posti sono occupati.
waiting-free = libero
waiting-link = Copia il link d’invito
waiting-copied = Copiato
waiting-you = tu

## Al tavolo

game-gone = Questo gioco non c’è
game-gone-text = Su questo server non c’è nessun gioco con questo nome.
table-gone = Questo tavolo non c’è
table-gone-text = Non esiste, o non è aperto a te.
connection-again = Nuovo invio …
connection-lost = Connessione persa. Riprovo da { $n } s.
describe-title = Il tabellone come testo
describe-can = possibile ora
describe-close = Chiudi
menu-undo = Chiedi di riprendere il mio ultimo turno
menu-pause = Chiedi una pausa
menu-resume = Chiedi di continuare
menu-leave = Lascia; un bot gioca per me
menu-return = Torna al mio posto
menu-replay = Rivedi dall’inizio
menu-record = Scarica la registrazione
menu-plain = Tabellone semplice, a parole
menu-drawn = Tabellone disegnato
menu-guide = Spiega tutto di nuovo
hand-over = { $name }, lo schermo è tuo
hand-over-text = Prendilo quando nessun altro guarda.
hand-over-take = Guardo io
hint-title = Che cosa farebbe un bot
hint-no = No, grazie
hint-take = Scegli questa
wish-title =
    { $wish ->
        [undo] { $name } chiede di riprendere l’ultimo turno
        [pause] { $name } chiede una pausa
       *[resume] { $name } chiede di continuare
    }
wish-yes = Accetta
wish-no = Rifiuta

## Replay e regole

replay-label = Replay
replay-first = All’inizio
replay-back = Una mossa indietro
replay-next = Mossa seguente
replay-play = Avvia
replay-stop = Ferma
replay-jump = Mossa
replay-where = { $at } di { $n }
replay-eyes = Con gli occhi di
replay-open = tutte le carte scoperte
replay-everybody = tutti
replay-table = Al tavolo
replay-line = { $who }: { $move }
rules-title = Regole
