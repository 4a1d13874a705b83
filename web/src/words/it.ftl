# Le parole della pagina

## Cornice di un tavolo

brand-home = torna alla pagina iniziale
seats = Giocatori
seat-away = gioca un bot
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
part-others = Altri
part-log = Cronologia
part-rules = Regole
part-chat = Chat
part-choices = Scegli
part-mine = Mano
part-table = Tavolo
part-unread = novità
drawer-close = Chiudi
edge-more = { $names } e altri { $n }
log-empty = Non è ancora successo nulla.
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
chat-write = Scrivi qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora detto nulla.
why-rule = Regola { $statement }
guide-label = Prima partita
guide-ok = Capito
guide-off = Basta spiegazioni
tools-label = Strumenti
tools-rules = Regole
tools-language = Lingua
tools-theme = Tema chiaro o scuro
tools-menu = Menu
generic-position = La posizione
generic-moves =
    { $n ->
        [one] Una mossa
       *[other] { $n } mosse
    }

## Barra delle azioni

bar-label = La tua mossa
play-label = Che cosa hanno fatto gli altri
play-back = Un passo indietro
play-pause = Pausa
play-on = Continua
play-next = Avanti
play-end = Alla fine
play-again = Rivedi
play-speed = Velocità
play-times =
    { $speed ->
        [slow] ½×
        [normal] 1×
       *[quick] 2×
    }
speed-name =
    { $speed ->
        [off] subito
        [slow] lento
        [normal] normale
       *[quick] veloce
    }
settings-title = Come si vede il gioco
settings-others = Le mosse degli altri
settings-forced = Gioca in automatico l’unica mossa possibile
settings-forced-text = Si vede, e si può annullare finché dura il tuo turno.
bar-skip = Premi un tasto o tocca per vedere subito come stanno le cose.
bar-sending = Invio in corso…
bar-which = Quale?
bar-finished = Concludi il turno?
bar-over = La partita è finita
bar-steps = Finora: { $moves }
bar-confirm-turn = Concludi il turno
bar-put-back = Rimetti a posto
bar-undo = Annulla la mossa
bar-hint = Suggerimento
bar-more = Altro: suggerimento e tutte le mosse
step-label = Quanti
step-less = Di meno
step-more = Di più
step-none = Niente
step-all = Tutto
bar-all = Tutte le mosse ({ $n })
waiting =
    { $n ->
        [one] { $who } sta pensando
       *[other] In attesa di { $who }
    }

## La fine

end-title =
    { $n ->
        [one] { $who } vince con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[other] { $who } vincono con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } a testa
    }
end-how = Da dove vengono i punti
end-race = Come è andata
end-moves = mosse della partita
end-source = Fonte
end-there = Il tavolo dopo la mossa { $n }
source-name =
    { $source ->
        [start] All’inizio
        [ship] Consegne
        [exchange] Scambio
        [owner] Usati da altri
        [cubans] Cubani
        [zorro] Dati ad altri
        [left] Merci e pesos rimasti
        [buildings] Edifici usati
        [building] Costruzione
        [objectives] Obiettivi
        [birds] Uccelli
        [volcano] Vulcano
        [characters] Personaggi
        [dues] Tasse e dazi
        [subsidies] Sussidi
        [owned] Edifici posseduti
        [president] Evento del presidente
       *[other] Altri punti
    }
end-line =
    { $name }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } in { $gains ->
        [one] { $gains } volta
       *[other] { $gains } volte
    }.
end-gains = tutti i guadagni ({ $n })
end-otherwise = Altri punti.
end-place = Posto
end-player = Giocatore
end-points = Punti
end-board = Guarda il tabellone
end-replay = Rivedi la partita
end-home = Pagina iniziale
end-rematch = Rivincita
end-rematch-join = Vai alla rivincita
end-again = Gli altri si ritrovano: il tuo posto ti aspetta.

## Merci e avversari

end-declined = Hai detto di no: al tuo posto gioca un bot.
mine = { $name } (tu)
others = Avversari

## Pagine

page-title =
    { $page ->
        [home] Antilles
        [t] Tavolo · Antilles
        [new] Nuovo tavolo · Antilles
        [join] Invito · Antilles
        [replay] Replay · Antilles
        [me] Il tuo account · Antilles
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
        [captain] difficile: Capitano
        [governor] molto difficile: Governatore
       *[other] bot: { $level }
    }
visibility-name =
    { $visibility ->
        [public] tutti
        [link] chi ha il link
       *[private] solo chi ha un invito
    }

## Pagina iniziale

home-claim = Quattro giochi di commercio nei Caraibi, fedeli al regolamento.
home-claim-second = Con gli amici, o contro bot che non sbirciano mai.
home-new = Nuovo tavolo
home-code = Ho un codice
home-code-label = Il tuo invito: il link o il codice
home-join = Entra
home-play = Gioca
home-see = Risultato
home-watch = Guarda
home-replay = Rivedi
home-alone = Nessuno con cui giocare?
home-alone-text = Gioca subito, contro bot di livello medio.
home-with = { $game } con { $expansion }
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
        [open] in attesa di giocatori
        [running] in corso
        [paused] in pausa
       *[over] partita finita
    }
list-empty-table = Tavolo vuoto
poster-seats = da { $least } a { $most } giocatori
poster-minutes = { $n } min
poster-play = Nuovo tavolo: { $game }
poster-rules = Regole: { $game }

## Nuovo tavolo, attesa, invito

new-other-game = Un altro gioco
new-bots = Gioca subito contro i bot
new-friends = Con gli amici, tramite link
new-open-table = Tavolo aperto: può venire chiunque
new-hot-seat = Tutti davanti a questo schermo
new-seats = Posti
new-seat = Posto { $n }
new-name = Nome al posto { $n }
new-me = io
new-here = un’altra persona davanti a questo schermo
new-bot = Bot
new-open = chi inviti, tramite link
new-level = Forza dei bot
new-game = Come si gioca
new-hints = Suggerimenti
new-hints-alone = Un bot dice che cosa farebbe, quando lo chiedi.
new-hints-company = Niente suggerimenti tra persone, salvo accordo di tutti: chi si siede lo sa.
expansion-cuba = El Presidente
expansion-cuba-text = Sei cubani sul viale, sei eventi, altri edifici, navi e leggi; 8 round.
options-cuba-el_presidente = El Presidente
options-cuba-supply = Piantagioni e riserva
options-cuba-characters = Personaggi
options-cuba-trade = Mercato e porto
options-cuba-parliament = Parlamento
new-visibility = Chi può vedere il tavolo
new-options =
    { $n ->
        [one] Un’opzione di gioco
       *[other] { $n } opzioni di gioco
    }
new-make = Crea questo tavolo
join-title = Hai un invito
join-by = { $by } ti invita a una partita di { $game }
join-taken = Questo posto è occupato. Chiedi un altro link a chi te l’ha mandato.
join-text = Scegli un nome; non serve un account.
join-hints = A questo tavolo si può chiedere consiglio ai bot: chi si siede è d’accordo.
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
table-away = Un momento
table-away-text = Questa pagina riprova da sola.
connection-again = Nuovo tentativo di invio…
connection-lost = Connessione persa. Riprovo da { $n } s.
describe-title = Il tabellone a parole
describe-can = possibile ora
describe-close = Chiudi
menu-undo = Chiedi di annullare il mio ultimo turno
menu-pause = Chiedi una pausa
menu-resume = Chiedi di continuare
menu-leave = Lascia il posto a un bot
menu-return = Torna al mio posto
menu-replay = Rivedi dall’inizio
menu-record = Scarica la registrazione
menu-plain = Tabellone semplice, a parole
menu-drawn = Tabellone disegnato
menu-guide = Mostra di nuovo le spiegazioni
hand-over = { $name }, lo schermo è tuo
hand-over-text = Prendilo quando nessun altro guarda.
hand-over-take = Eccomi
hint-title = Che cosa farebbe un bot
hint-no = No, grazie
hint-take = Scegli questa
wish-title =
    { $wish ->
        [undo] { $name } chiede di annullare l’ultimo turno
        [pause] { $name } chiede una pausa
       *[resume] { $name } chiede di continuare
    }
wish-yes = Accetta
wish-no = Rifiuta
people-label = Le persone al tavolo
wish-mine =
    { $wish ->
        [undo] Hai chiesto di annullare il tuo ultimo turno
        [pause] Hai chiesto una pausa
       *[resume] Hai chiesto di continuare
    }
wish-other = { wish-title }
wish-undo-what = Il tavolo torna a prima dell’ultimo turno di { $name }.
wish-agreed =
    { $n ->
        [one] { $who } è d’accordo.
       *[other] { $who } sono d’accordo.
    }
wish-silent =
    { $n ->
        [one] { $who } deve ancora rispondere.
       *[other] { $who } devono ancora rispondere.
    }
wish-answer =
    { $how ->
        [agreed] { $wish ->
            [undo] Tutti d’accordo: il turno è annullato
            [pause] Tutti d’accordo: il tavolo è in pausa
           *[resume] Tutti d’accordo: si continua
        }
        [refused-by] { $wish ->
            [undo] { $name } rifiuta: il turno resta
            [pause] { $name } rifiuta: niente pausa
           *[resume] { $name } rifiuta: la pausa dura
        }
        [refused] { $wish ->
            [undo] Rifiutato: il turno resta
            [pause] Rifiutato: niente pausa
           *[resume] Rifiutato: la pausa dura
        }
       *[lapsed] Il gioco è andato avanti prima di tutte le risposte
    }
wish-withdraw = Ritira
paused-title = Il tavolo è in pausa
paused-text = Nessuno perde tempo. Si continua quando tutti sono d’accordo.
paused-card = Nessuno perde tempo; il tabellone resta com’è.
paused-go = vuole continuare
paused-silent = non ha risposto
paused-rests = riposa
paused-bot = un bot: sempre pronto
paused-look = Guarda il tabellone
offline-title = { $name } è assente dalle { $at }
offline-text = Il tavolo tiene il posto. Puoi scrivere: il messaggio aspetta qui.
offline-write = Scrivi a { $name }
seat-offline = assente
watching-title = Stai guardando
watching-text = Vedi ciò che tutti possono vedere.
leave-title = Lasciare il tavolo?
leave-text = Un bot gioca per te finché non torni. Puoi riprendere il posto quando vuoi.
leave-do = Lascia il tavolo
leave-stay = Resta

## Replay e regole

replay-label = Replay
replay-first = Vai all’inizio
replay-back = Mossa precedente
replay-next = Mossa successiva
replay-play = Riproduci
replay-stop = Pausa
replay-jump = Mossa
replay-where = { $at } di { $n }
replay-eyes = Punto di vista
replay-open = tutte le carte scoperte
replay-everybody = vista pubblica
replay-table = Torna al tavolo
replay-link = Copia il link a questa posizione
replay-copied = Copiato
replay-line = { $who }: { $move }
rules-title = Regole

## Account

account-title = Il tuo account
account-of = Il tuo account: { $name }
account-in = Accedi
account-in-text = Se torni qui: con la tua passkey, o con nome utente e password. Altrimenti basta sedersi a un tavolo.
account-in-key = Accedi con una passkey
account-login = Nome utente
account-password = Password
account-password-text = Con nome utente e password puoi tornare da un altro dispositivo. Quando la cambi, le altre tue sessioni finiscono.
account-old = Vecchia password
account-new = Nuova password
account-save = Salva
account-saved = Salvato.
account-keys = Passkey
account-keys-text = Una passkey ti fa accedere con l’impronta, il volto o il PIN di questo dispositivo. Niente da ricordare, niente da rubare.
account-keys-tls = Le passkey richiedono https, oppure localhost.
account-key-add = Aggiungi una passkey
account-key-name = Passkey del { $date }
account-key-remove = Elimina
account-key-remove-of = Elimina { $name }
