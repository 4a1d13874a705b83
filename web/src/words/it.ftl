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
settings-title = Visualizzazione
settings-others = Le mosse degli altri
settings-forced = Gioca in automatico l’unica mossa possibile
settings-forced-text = Si vede, e si può annullare finché dura il tuo turno.
bar-skip = Premi un tasto o tocca per vedere subito come stanno le cose.
bar-sending = Invio in corso…
bar-which = Quale mossa?
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
bar-these = Queste mosse ({ $n })
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
end-won =
    Hai vinto con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
end-mine =
    Sei { $place } con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
end-how = Da dove vengono i punti
end-every = Tutti i guadagni
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
        [visits] Abitanti
        [zorro] Dati ad altri
        [left] Merci e pesos rimasti
        [buildings] Edifici usati
        [building] Costruzione
        [objectives] Obiettivi
        [birds] Uccelli
        [volcano] Vulcano
        [characters] Personaggi
        [dues] Tasse e dazi
        [subsidies] Sovvenzioni
        [owned] Edifici posseduti
        [president] Evento del presidente
       *[other] Altri punti
    }
end-line =
    { $name }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } in { $gains ->
        [one] { $gains } guadagno
       *[other] { $gains } guadagni
    }.
end-gains = tutti i guadagni ({ $n })
end-otherwise = Altri punti.
end-place = Posto
end-player = Nome
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

rooms = Le stanze della casa
room =
    { $name ->
        [learn] Impara
        [train] Allenati
        [club] Club
       *[play] Gioca
    }
page-title =
    { $page ->
        [home] Antilles
        [t] Tavolo · Antilles
        [new] Nuovo tavolo · Antilles
        [join] Invito · Antilles
        [replay] Replay · Antilles
        [analysis] Analisi · Antilles
        [me] Il tuo account · Antilles
        [games] Le mie partite · Antilles
        [notices] Notifiche · Antilles
        [stop] Notifiche · Antilles
        [confirm] Notifiche · Antilles
        [p] Profilo · Antilles
        [ratings] Rating · Antilles
        [house] L’ordine della casa · Antilles
        [friends] Amici · Antilles
        [friend] Il link di un amico · Antilles
        [tables] Tavoli aperti · Antilles
        [rules] Regole · Antilles
        [fairness] Estrazioni · Antilles
        [page] Il gioco in una pagina · Antilles
        [daily] Partita del giorno · Antilles
        [puzzles] Problemi · Antilles
        [learn] Imparare · Antilles
        [box] Ho questa scatola · Antilles
        [lesson] Lezione · Antilles
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
home-open = Tavoli aperti
home-open-none = Nessun tavolo aperto. Aprine uno.
home-over = Partite finite
home-record = Apri una registrazione
home-record-label = La registrazione di una partita (testo)
home-record-file = La registrazione di una partita (file)
home-record-open = Rivedi questa partita
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
new-seats = Posti
new-seat = Posto { $n }
new-name = Nome al posto { $n }
new-here = una persona a questo schermo
new-bot = Bot
new-open = chi inviti, tramite link
new-level = Forza dei bot
new-game = Impostazioni della partita
new-hints = Suggerimenti
new-hints-alone = Un bot dice che cosa farebbe, quando lo chiedi.
new-hints-company = Niente suggerimenti tra persone, a meno che tutti siano d’accordo; chi si siede lo sa.
expansion-cuba = El Presidente
expansion-cuba-text = Sei Cubani sul viale, sei eventi, altri edifici, navi e leggi; 8 round.
options-cuba-el_presidente = El Presidente
options-cuba-supply = Piantagioni e riserva
options-cuba-characters = Personaggi
options-cuba-trade = Mercato e porto
options-cuba-parliament = Parlamento
new-visibility = Chi può vedere il tavolo
new-delay = Chi guarda vede la partita
delay-name =
    { $n ->
        [0] subito
        [one] una mossa dopo
       *[other] { $n } mosse dopo
    }
delay-told =
    { $n ->
        [one] Chi guarda è indietro di una mossa.
       *[other] Chi guarda è indietro di { $n } mosse.
    }
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
join-account = Hai già giocato qui? Accedi prima: questa partita sarà tra le tue.
waiting-title = In attesa di giocatori
waiting-text = La partita comincia quando tutti i posti sono occupati.
waiting-free = libero
waiting-link = Copia il link d’invito
waiting-copied = Copiato
waiting-renew = Nuovo link
waiting-you = tu

## Al tavolo

game-gone = Gioco non trovato
game-gone-text = Su questo server non c’è nessun gioco con questo nome.
table-closed =
    { $why ->
        [removed] Non hai più accesso a questo tavolo
        [private] Questo tavolo ora è privato
       *[gone] Tavolo non trovato
    }
table-closed-text =
    { $why ->
        [removed] L’ha deciso chi ha aperto il tavolo. Solo con un nuovo invito puoi tornare.
        [private] Lo vede solo chi siede al tavolo.
       *[gone] Non esiste, o non è aperto a te.
    }
table-away = Un momento
table-away-text = Questa pagina riprova da sola.
connection-again = Nuovo tentativo di invio…
connection-lost = Connessione persa. Riprovo da { $n } s.
thing = { $name }: { $what }
thing-now = { $name }: { $what }; { $now }
describe-title = Il tabellone a parole
describe-can = possibile ora
describe-close = Chiudi
menu-undo = Chiedi di annullare il mio ultimo turno
menu-pause = Chiedi una pausa
menu-resume = Chiedi di continuare
menu-leave = Lascia il posto a un bot
menu-host = Gestisci il mio tavolo
menu-return = Torna al mio posto
menu-replay = Rivedi dall’inizio
menu-record = Scarica la registrazione
menu-plain = Tabellone semplice, a parole
menu-drawn = Tabellone disegnato
menu-guide = Mostra di nuovo le spiegazioni
hand-over = { $name }, lo schermo è tuo
hand-over-text = Prendilo quando nessun altro guarda.
hand-over-take = Eccomi
hint-rules = Le regole di questa mossa
hint-title = Che cosa farebbe un bot
hint-no = No, grazie
hint-take = Scegli questa mossa
wish-title =
    { $wish ->
        [remove] { $name } chiede di mandare via { $whom }
        [undo] { $name } chiede di annullare l’ultimo turno
        [pause] { $name } chiede una pausa
       *[resume] { $name } chiede di continuare
    }
wish-yes = Accetta
wish-no = Rifiuta
people-label = Le persone al tavolo
wish-mine =
    { $wish ->
        [remove] Hai chiesto di mandare via { $whom }
        [undo] Hai chiesto di annullare il tuo ultimo turno
        [pause] Hai chiesto una pausa
        [rematch] Hai chiesto la rivincita
       *[resume] Hai chiesto di continuare
    }
wish-other = { wish-title }
wish-undo-what = Il tavolo torna a prima dell’ultimo turno di { $name }.
wish-remove-what = Un bot continuerebbe al posto di { $name }.
wish-remove-you = Si tratta di te: decidono gli altri.
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
            [remove] Gli altri sono d’accordo: ora a quel posto gioca un bot
            [undo] Tutti d’accordo: il turno è annullato
            [pause] Tutti d’accordo: il tavolo è in pausa
            [rematch] Tutti d’accordo: la rivincita comincia
           *[resume] Tutti d’accordo: si continua
        }
        [refused-by] { $wish ->
            [remove] { $name } è contro: nessuno deve andarsene
            [undo] { $name } rifiuta: il turno resta
            [pause] { $name } rifiuta: niente pausa
            [rematch] { $name } rifiuta la rivincita: a quel posto gioca un bot
           *[resume] { $name } rifiuta: la pausa continua
        }
        [refused] { $wish ->
            [remove] Rifiutato: nessuno deve andarsene
            [undo] Rifiutato: il turno resta
            [pause] Rifiutato: niente pausa
           *[resume] Rifiutato: la pausa continua
        }
       *[lapsed] La partita è andata avanti prima che tutti rispondessero
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
offline-title = { $name } è assente, ultima visita: { $at }
offline-text = Il tavolo tiene il posto. Puoi scrivere: il messaggio aspetta qui.
offline-write = Un messaggio per { $name }
seat-offline = assente
watching-title = Stai guardando
watching-text = Vedi ciò che tutti possono vedere.
watching-late = Quello che vedi è di { $n } mosse fa, finché la partita non è finita.
leave-title = Lasciare il tavolo?
leave-text = Un bot gioca per te finché non torni. Puoi riprendere il posto quando vuoi.
leave-do = Lascia il tavolo
leave-stay = Resta
host-title = Il tuo tavolo
host-sit = Al tavolo
host-watch = Chi guarda
host-alone = Nessun altro, a parte i bot.
host-nobody = Nessuno guarda con un nome.
host-remove = Allontana
host-remove-of = Allontana { $name }
host-remove-title = Allontanare { $name }?
host-remove-open = Il posto torna libero. Gli inviti già mandati non valgono più; solo con uno nuovo { $name } può tornare.
host-remove-running = A questo posto gioca un bot fino alla fine, e { $name } non vede più il tavolo.
host-remove-watch = { $name } non vede più il tavolo.
host-keep = Non allontanare
host-close = Chiudi

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
account-in-text = Hai già un account? Accedi con la tua passkey, o con nome utente e password. Altrimenti basta sedersi a un tavolo.
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
account-notices = Una notifica quando tocca a te: da questo browser, per e-mail, nella tua chat.
account-key-add = Aggiungi una passkey
account-key-name = Passkey del { $date }
account-key-remove = Elimina
account-key-remove-of = Elimina { $name }

## Notifiche

title-waiting = ({ $n }) { $page }
notices-title = Notifiche
notices-text = Una sola notifica per turno, mai una per ogni passo, e nessuna per un turno giocato subito. Se hai il tavolo aperto, la notifica aspetta cinque minuti.
notices-nobody = Gioca una partita qui, o accedi, e possiamo avvisarti quando tocca a te.
notices-where = Dove avvisarti
notices-browser = Questo browser
notices-browser-state =
    { $state ->
        [on] Ti avvisa anche a pagina chiusa.
        [refused] Questo browser blocca le nostre notifiche: consentile accanto alla barra degli indirizzi e riprova.
        [cannot] Serve https o localhost, e un browser che riceve messaggi push.
       *[off] Può avvisarti anche a pagina chiusa.
    }
notices-kind =
    { $kind ->
        [mail] E-mail
        [push] Un altro browser
        [discord] Discord
        [slack] Slack
        [ntfy] ntfy
        [matrix] Matrix
       *[other] Webhook
    }
notices-status =
    { $status ->
        [on]
            { $why ->
                [none] funziona
               *[other] attivo; l’ultimo tentativo è fallito: { $why }
            }
        [unconfirmed] non ancora confermato, guarda la posta
        [paused] rifiutato tre volte, in pausa: { $why }
       *[off] spento
    }
notices-test = Prova
notices-test-of = Prova: { $name }
notices-tested = Inviato.
notices-more = Aggiungi un altro indirizzo
notices-add = Aggiungi
notices-mail-text = Ricevi una e-mail con un link di conferma; poi al massimo una ogni 30 minuti, con tutti i tavoli.
notices-no-mail = Questo server non invia e-mail.
notices-confirm-sent = Una e-mail è in arrivo. Conferma l’indirizzo con il link che contiene.
notices-hook = Chat o webhook
notices-address = Indirizzo del webhook
notices-hook-text =
    { $kind ->
        [discord] In Discord: impostazioni del canale, Integrazioni, Webhook, copia l’indirizzo.
        [slack] In Slack: aggiungi “Incoming Webhooks” a un canale e copia l’indirizzo.
        [matrix] L’indirizzo della stanza nell’API client con un token di accesso: https://server/_matrix/client/v3/rooms/!stanza:server?access_token=…
       *[ntfy] Il tuo topic: https://ntfy.sh/un-nome-che-nessuno-indovina
    }
notices-quiet = Non disturbare
notices-quiet-hours = Dalle { $from } alle { $to }, { $zone }
notices-quiet-none = Mai
notices-quiet-text = Le notifiche aspettano il mattino e arrivano insieme.
notices-quiet-first = Vale per gli indirizzi che aggiungi.
notices-quiet-end =
    { $end ->
        [quiet_from] Dalle
       *[quiet_to] Alle
    }
notices-page = A pagina aperta
notices-sound = Un suono quando tocca a me
notices-sound-text = Titolo e immagine della scheda lo dicono comunque.
notices-click =
    { $verb ->
        [stop] Niente più notifiche di questo tipo?
       *[confirm] Vuoi una notifica qui quando tocca a te?
    }
notices-click-do =
    { $verb ->
        [stop] Niente più notifiche
       *[confirm] Sì, avvisami
    }
notices-clicked =
    { $verb ->
        [stop] Fatto: qui non arrivano più notifiche. Puoi riattivarle in ogni momento.
       *[confirm] Fatto: riceverai una notifica quando tocca a te.
    }

## Le mie partite, i miei dati

home-part =
    { $part ->
        [turn] Tocca a te
        [running] In corso
        [invited] Inviti
        [open] In attesa di giocatori
       *[over] Appena finite
    }
home-nobody-waits = Nessuno ti aspetta.
games-title = Tutte le mie partite
games-name = Con chi
games-game = Gioco
games-all = Tutti i giochi
games-status = Fase
games-status-name =
    { $status ->
        [all] Tutte
        [open] In attesa di giocatori
        [running] In corso
       *[over] Finite
    }
games-none = Nessuna partita così.
games-empty = Non hai ancora giocato qui. Le tue partite compariranno qui.
games-more = Altre
bell-label =
    { $n ->
        [0] Niente di nuovo ai tuoi tavoli
        [one] { $n } novità ai tuoi tavoli
       *[other] { $n } novità ai tuoi tavoli
    }
bell-title = Ai tuoi tavoli
bell-line =
    { $kind ->
        [turn] Tocca a te
       *[over] Partita finita
    }
bell-none = Ancora niente.
account-guest = Giochi senza account: ti conosce solo questo browser. Con una password o una passkey conservi le tue partite e puoi tornare da ovunque. Hai già un account? Esci qui sotto, poi accedi.
sessions-title = I tuoi accessi aperti
sessions-here = Questo dispositivo
sessions-seen = Ultima visita il { $date }
sessions-end = Termina
sessions-out = Esci
sessions-guest = Senza password né passkey non puoi tornare: le tue partite ti sarebbero inaccessibili per sempre. Uscire lo stesso, per esempio per accedere a un account che hai già?
sessions-guest-out = Esci lo stesso
sessions-guest-stay = Resta
mydata-title = I tuoi dati
mydata-text = I tuoi nomi, i tuoi accessi, dove hai giocato e che cosa hai detto.
mydata-export = Salva in un file
mydata-erase = Elimina tutto
mydata-erase-text = Nome, accessi, notifiche e risultati vengono eliminati. I bot finiscono le tue partite in corso. Le partite finite restano a chi le ha giocate, con il nome che avevi. Non si può annullare.
mydata-erase-now = Elimina per sempre
mydata-stay = Tieni tutto
mydata-erased = Tutto è eliminato.

## Analisi

study-title = Analisi
study-replay = Rivedi
study-you = Tu
study-why-at = Mossa { $n }: perché?
study-chance = Probabilità di vittoria
study-chapters = { $kind ->
        [ship] navi
       *[round] round
    }
study-hundred = su 100 partite
study-chance-tab = Probabilità
study-points-tab = Punti attesi
study-table-tab = Tabella
study-summary = Probabilità di vittoria su 100 partite. All’inizio: { $start }. Alla fine: { $end }. { $n ->
        [one] Una svolta.
       *[other] { $n } svolte.
    }
study-cell = { $n } · { $points } { $points ->
        [one] pt
       *[other] pt
    }
study-turn = Dopo la mossa { $n }
study-heard = Dopo la mossa { $n }: { $told }
study-pin = Svolta { $n }, mossa { $turn }: { $change } su 100 partite
study-turns = Svolte
study-all = Tutte
study-mine = Mie · { $n }
study-none = Nessuna mossa ha deciso da sola la partita.
study-at = mossa { $n } · { $kind ->
        [draw] estrazione
       *[decision] decisione
    }
study-better-move = meglio: { $move }
study-exact = esatto
study-surely = da { $low } a { $high }
study-certain = di certo
study-eyes = dal punto di vista di { $name }
study-draw = Un’estrazione. Che cosa ha cambiato, su 100 partite:
study-better-by = Vale circa { $n } su 100 (da { $low } a { $high }).
study-better-exact = Vale { $n } su 100.
study-known = Nulla di importante era nascosto.
study-unknown = { $n } di ciò che la mossa ha cambiato non si poteva sapere.
study-best = migliore
study-played = giocata
study-why = Perché
study-forced = Qui non c’era scelta.
study-nothing-better = Nessuna mossa migliore si è potuta dimostrare.
study-accounts = Fortuna e abilità
study-scale = su 100: primo posto 100, ultimo posto 0
study-start = Inizio
study-luck = Fortuna
study-guessing = Intuito
study-own = Mosse proprie
study-others = Dagli altri
study-rest = Resto
study-end = Fine
study-rest-told = Le mosse proprie si misurano con ciò che avrebbe fatto il bot che analizza. Il resto è dove la sua misura si è contraddetta.
study-gifts = Chi ha dato a chi
study-giver = Chi dà
study-waiting = { $n ->
        [0] La tua analisi è la prossima.
        [one] In coda: prima c’è un’analisi.
       *[other] In coda: prima ci sono { $n } analisi.
    }
study-running = Analisi in corso: { $at } di { $n }
study-stop = Ferma
study-failed = L’analisi non è riuscita.
study-again = Riprova
study-finer = Misura più finemente
study-play-on = Continua da qui
study-as-it-was = segreti degli altri com’erano; altrimenti ridistribuiti
study-learn = Impara dai tuoi errori · { $n }
study-open = Analisi
study-line = { $name }: fortuna { $luck }, mosse proprie { $own }, dagli altri { $others }
study-line-guessing = { $name }: intuito { $luck }, mosse proprie { $own }, dagli altri { $others }
study-handed = { $giver } a { $receiver }: { $n }
study-handing = { $giver } a { $receiver }
study-gifts-told = Una riga dà, una colonna riceve; linea piena: dato, tratteggio: tolto. Una casella elenca le sue mosse.
study-largest = prima le maggiori
study-parts = Parti dell’analisi
study-tab-course = Partita
study-tab-turns = Svolta
study-tab-luck = Fortuna, abilità
study-tab-learn = Imparare
study-no-mistakes = Nessuna delle tue mosse era di sicuro un errore.
study-soon = L’analisi sta arrivando.
study-rough = approssimata
study-band = a fine partita; la tua fascia contiene 80 partite su 100
study-not-yet = Nessuno ha ancora fatto analizzare questa partita.
study-ask = Analizza questa partita
study-price = { $n ->
        [one] circa un secondo
       *[other] circa { $n } secondi
    }
study-price-minutes = circa { $n } minuti
study-left = { $n ->
        [one] ancora un secondo circa
       *[other] ancora { $n } secondi circa
    }
study-look = Quel che c’è si può già guardare.
study-more = { $n ->
        [one] Il resto arriverà: una mossa non è ancora misurata.
       *[other] Il resto arriverà: { $n } mosse non sono ancora misurate.
    }
study-unmeasured = La mossa { $n } non è ancora misurata
study-unmeasured-told = Il replay funziona come sempre. Una mossa misurata mostra che cos’altro si poteva fare.
study-later = Arriva quando tutta la partita è misurata
study-later-told = Da dove viene il risultato di ciascuno: estrazioni, mosse proprie, gli altri.
study-bots-only = Qui hanno giocato solo bot: fortuna e abilità, senza svolte.
study-too-short = Una partita così breve non ha svolte, solo fortuna e abilità.
study-watch = Guarda un esempio
study-try = Prova: { $move }
watch-title = Come avrebbe potuto continuare
watch-told = Coppia { $at } di { $n }: la stessa fortuna e le stesse cose nascoste da entrambe le parti. I motivi sono stati contati su coppie come questa.
watch-side = { $side ->
        [better] Dopo la mossa migliore: { $move }
       *[played] Dopo la mossa giocata: { $move }
    }
watch-reason = uno dei motivi
watch-step = Passo { $at } di { $n }
watch-end = Qui { $name } può attendersi { $points } { $points ->
        [one] punto
       *[other] punti
    } e vince { $chance } partite su 100.
watch-another = Un’altra coppia
watch-close = Torna all’analisi
share-title = Condividi
share-told = Partita, replay e analisi. Li vede chiunque abbia il link.
share-names = con i nomi
share-link = Link
share-picture = Immagine
share-copied = Link copiato
share-players = { $n ->
        [one] una persona
       *[other] { $n } persone
    }
share-seat = G{ $n }
sandbox = Prova dalla mossa { $n } · nulla conta
quiz-title = Impara dai tuoi errori · { $at } di { $n }
quiz-task = Mossa { $n }: hai scelto «{ $played }». Trova una mossa migliore.
quiz-list = Oppure scegli dall’elenco
quiz-choose = Scegli una mossa
quiz-skip = Salta
quiz-show = Mostra la risposta
quiz-answer = { $chosen ->
        [0] Scegli una mossa sul tabellone
       *[other] Rispondi: { $move }
    }
quiz-next = Avanti
quiz-close = Ferma
quiz-back = Torna all’analisi
quiz-verdict = { $verdict ->
        [best] Giusto: la mossa migliore, di { $n } su 100.
        [good] Giusto: buona quanto la migliore, per quanto si possa dire.
        [worse] Meglio di quella giocata, ma non la migliore: { $move }.
        [played] È la mossa che hai giocato. Migliore di { $n } su 100: { $move }.
        [unmeasured] Questa mossa non è stata misurata. Migliore di { $n } su 100: { $move }.
       *[shown] La mossa migliore: { $move }, di { $n } su 100.
    }
quiz-done = { $right } su { $n } { $right ->
        [one] trovata
       *[other] trovate
    }

## Estrazioni sigillate

new-joint = Estrazioni comuni
new-joint-text = Ogni estrazione richiede anche un numero dal browser di un altro giocatore. Per partite dal vivo: chi è assente la ritarda di dieci secondi.
seal-title = Estrazioni sigillate
seal-badge =
    { $standing ->
        [none] Estrazioni: non sigillate
        [checking] Verifica delle estrazioni…
        [checked] { $n ->
            [one] 1 estrazione, verificata da questo browser
           *[other] Tutte le { $n } estrazioni verificate da questo browser
        }
        [unchecked] Estrazioni: non verificate
        [differs] Le estrazioni non corrispondono al sigillo
       *[sealed] Estrazioni: sigillate
    }
seal-none = Questo tavolo è più vecchio delle estrazioni sigillate, o la sua partita è stata portata da altrove. Le estrazioni venivano dal solo server e nulla le dimostra.
seal-first = Prima del primo turno questo server ha sigillato un segreto e ha mostrato il sigillo a tutti: dopo, il segreto non poteva più cambiare.
seal-second =
    { $level ->
        [joint] Ogni estrazione mescola quel segreto con un numero di chi ha appena mosso e con uno di un altro giocatore: nessuno poteva sceglierla o prevederla, a meno che tutti si accordino.
       *[sealed] Ogni estrazione mescola quel segreto con un numero di chi ha appena mosso: né il server né un giocatore poteva sceglierla.
    }
seal-third =
    { $standing ->
        [checked] { $n ->
            [one] La partita è finita, il segreto è aperto e il tuo browser ha rifatto l’unica estrazione: è la stessa.
           *[other] La partita è finita, il segreto è aperto e il tuo browser ha rifatto tutte le { $n } estrazioni: sono tutte le stesse.
        }
        [differs] Il tuo browser ha confrontato le estrazioni con ciò che era sigillato, e qualcosa non corrisponde.
        [checking] La partita è finita, il segreto è aperto e il tuo browser sta rifacendo tutte le estrazioni.
        [unchecked] La partita è finita, ma il tuo browser non ha potuto ottenere la prova; riprova più tardi.
       *[sealed] Quando la partita sarà finita, il segreto sarà aperto e il tuo browser rifarà ogni estrazione.
    }
seal-fault =
    { $code ->
        [draw] L’estrazione { $n } è diversa da ciò che era sigillato.
        [odds] L’estrazione { $n } è stata fatta con probabilità che questo gioco non ha.
        [seal] Il segreto aperto non è quello che era sigillato.
        [reveal] Il segreto non è stato aperto.
        [lost] Il server ha perso il suo segreto e non può aprire il sigillo.
        [link] Intorno all’estrazione { $n } un numero non è del suo giocatore.
        [no-link] Intorno all’estrazione { $n } manca il numero di un giocatore.
        [witness] L’estrazione { $n } è stata fatta senza il numero dell’altro giocatore.
        [late] Il segreto è stato sigillato dopo l’inizio della partita.
        [list] Il sigillo non è nell’elenco della casa.
        [twice] La partita è cominciata due volte.
        [noted-seal] Il sigillo non è quello mostrato a questo browser.
        [noted-list] L’elenco della casa non è quello mostrato a questo browser.
        [noted-chain] Numeri di questo browser sono stati sostituiti con altri.
        [noted-links] Mancano numeri dati da questo browser.
       *[form] La prova non si può leggere.
    }
seal-fault-save = Salva la prova.
seal-draw = Estrazione
seal-print = Impronta
seal-again = Rifatta
seal-after = dopo la mossa di { $name }
seal-same =
    { $same ->
        [true] la stessa
       *[false] diversa
    }
seal-own =
    { $n ->
        [0] Tutti i numeri venivano dal server: nessun browser ha portato i propri.
        [one] Con numeri propri: { $names }.
       *[other] Con numeri propri: { $names }.
    }
seal-replaced =
    { $n ->
        [one] Un browser ha perso i suoi numeri e ha continuato con altri.
       *[other] { $n } volte un browser ha perso i suoi numeri e ha continuato con altri.
    }
seal-unwitnessed =
    { $n ->
        [one] Un’estrazione ha dovuto fare a meno del numero dell’altro giocatore.
       *[other] { $n } estrazioni hanno dovuto fare a meno del numero dell’altro giocatore.
    }
seal-shown = Sigillo mostrato all’inizio:
seal-noted =
    { $same ->
        [true] Questo browser ha annotato lo stesso.
       *[false] Questo browser ne ha annotato un altro.
    }
seal-save = Salva la prova
seal-yourself = Come verificare da sé
seal-yourself-text = Questa pagina viene dal server che verifica. Chi non si fida salva la prova e la verifica con un programma preso altrove:
seal-house = Tutte le estrazioni della casa

## The draws of the house

house-title = Le estrazioni di questa casa
house-draws = Le estrazioni e le loro probabilità
house-draws-text = Tutte le estrazioni sigillate delle partite pubbliche finite. Anche estrazioni oneste si scostano dalle probabilità; il chi quadrato dice di quanto, e quante volte estrazioni oneste si scostano almeno altrettanto.
house-none = Nessuna partita pubblica è ancora finita.
house-kind =
    { $kind ->
        [town] edifici della città
        [street] abitanti lungo la strada
        [rolling] dadi delle navi
        [draw_start] giocatore iniziale
        [draw_ship] navi
        [draw_bill] disegni di legge
        [draw_removed] edifici esclusi
        [draw_missing] Cubani sostituiti
        [draw_cuban] Cubani del viale
        [lay_coast] costa
        [deal] obiettivi distribuiti
        [deal_groups] gruppi di obiettivi
        [deal_sets] set di obiettivi
        [draw_first] giocatore iniziale
        [reveal] tessere scoperte
        [bird] uccelli
        [look] tessere guardate
        [new_objective] nuovi obiettivi
       *[other] estrazioni
    }
house-test =
    { $n ->
        [one] { $n } estrazione, chi quadrato { $chi } con { $freedom ->
            [one] { $freedom } grado
           *[other] { $freedom } gradi
        } di libertà;
       *[other] { $n } estrazioni, chi quadrato { $chi } con { $freedom ->
            [one] { $freedom } grado
           *[other] { $freedom } gradi
        } di libertà;
    }
house-few = ancora troppo poche per dire di più.
house-chance = estrazioni oneste si scostano almeno altrettanto { $n } volte su 100.
house-seen = uscito
house-due = atteso
house-luck = Fortuna media
house-luck-text =
    Dalle analisi di { $n ->
        [one] 1 partita pubblica
       *[other] { $n } partite pubbliche
    }: ciò che le estrazioni hanno dato, tra −1 e 1, con l’intervallo in cui stanno 95 medie su 100. Alla lunga è 0 per tutti.
house-seat = Posto { $n }
house-people = Persone
house-bots = Bot
house-list = L’elenco dei sigilli
house-list-text = Ogni tavolo è in questo elenco prima di cominciare, e ogni riga contiene la precedente: una partita andata male per chi ospita non può sparire.
house-list-whole =
    Verificato da questo browser: { $n ->
        [one] 1 tavolo
       *[other] { $n } tavoli
    }, ancora in gioco: { $open }, nessuna riga manca.
house-list-broken = La riga { $n } non torna: l’elenco è stato cambiato.
house-list-save = Salva l’elenco

## Scuola

lesson-coach = Il pappagallo
lesson-step = Passo { $at } di { $n }
lesson-leave = Esci dalla lezione
lesson-another = Un’altra posizione: punti e merci ora sono diversi.
lesson-back = Indietro
lesson-fold = Tocca a me
lesson-look = Fammi vedere
lesson-open = Aprire o ripiegare ciò che dice il pappagallo
lesson-show = Mostrami
lesson-skip = Salta
lesson-next = Avanti
lesson-gone = Qui non c’è nessuna lezione
lesson-done = Ben fatto!
lesson-done-text = Ora sai che cosa fare. Il passo migliore è una breve partita contro bot amichevoli. Prendi un posto a metà di una partita, con i punti che ha già, e giochi fino alla fine. Il pappagallo interviene prima di una mossa che costa cara; il pulsante con il robot mostra che cosa farebbe un bot.
lesson-play = Gioca una breve partita
lesson-page = Il gioco in una pagina
lesson-again = Ancora una volta
home-learn = Impara
poster-learn = Impara: { $game }
home-first = Prima visita?
home-first-text = Una lezione da tre a sei minuti sul vero tabellone insegna ogni gioco; un pappagallo fa da guida.
home-first-no = Non ora
learn-title = Impara un gioco in cinque minuti
learn-text = Sul vero tabellone, un’idea alla volta. Puoi fermarti ovunque e tornare.
learn-done = finita
learn-minutes =
    { $n ->
        [one] 1 minuto
       *[other] { $n } minuti
    }
learn-new = Le novità
learn-on = Continua, passo { $at }
learn-begin = Comincia
summary-aim-title = Lo scopo
summary-turn-title = Un turno
summary-end-title = La fine
summary-print = Stampa
rules-plain = In parole semplici
rules-contents = Indice
rules-count =
    { $n ->
        [one] 1 regola
       *[other] { $n } regole
    }
coach-sure = Davvero?
coach-better = Un’altra mossa sembra migliore: { $move }
coach-anyway = Gioca lo stesso
coach-again = Ripensaci
coach-thinks = Il pappagallo ci pensa…
settings-coach = Il pappagallo chiede prima di una mossa che perde molto
settings-coach-text = Solo contro i bot: dice quale mossa è migliore e perché, e dopo la partita che cosa c’è da imparare.
coach-learn =
    { $n ->
        [one] Una cosa da imparare
       *[other] { $n } cose da imparare
    }
coach-thing = Invece di «{ $played }»: { $better }
puzzle-title = Trova la mossa
puzzle-score = Valutazione { $rating } · { $streak } di fila · { $found } trovate su { $n }
puzzle-kind =
    { $kind ->
        [points] punti
        [loading] caricare e consegnare
        [trading] commercio
        [building] costruire
        [route] la strada
        [reading] leggere i rivali
       *[timing] il momento giusto
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] un mercante la trova
        [medium] un capitano la trova
       *[hard] anche i capitani la mancano
    }
puzzle-task = Una mossa è nettamente la migliore, qualunque cosa sia nascosta o venga estratta. Toccala sul tabellone, o sceglila con il suo numero.
puzzle-right = Trovata: { $move }
puzzle-other = Meglio: { $move }
puzzle-over = Meglio di «{ $move }». { $gain }
puzzle-none = Tutti i problemi di questo gioco sono risolti.
learn-puzzles = Problemi · { $n }
puzzle-number = Problema { $n }
puzzle-you = Sei { $name }, con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
puzzle-why = Perché
puzzle-lately = Ultimamente { $found } trovati su { $n }
puzzle-play = Continua da qui
puzzle-next = Problema seguente
daily-name = Partita del giorno
daily-title = Partita del { $date }
daily-text = { $set ->
        [0] { $game } contro { $bots } capitani: le stesse estrazioni e gli stessi bot per tutti. Un solo tentativo.
       *[other] { $game } contro { $bots } capitani, dalla stessa posizione a metà partita per tutti, con gli stessi bot. Un solo tentativo.
    }
daily-until = Aperta fino a { $day } alle { $hour }.
daily-rules = Puoi fermarti quando vuoi e continuare più tardi. Non ci sono suggerimenti, nessuna mossa si annulla, e l’analisi aspetta la fine della partita. Il giorno dopo tutti possono rivedere la partita migliore.
daily-done = { $n ->
        [0] Nessuno ha ancora finito.
        [one] Una persona ha finito.
       *[other] { $n } persone hanno finito.
    }
daily-begin = Comincia
daily-on = Continua
daily-place = { $points ->
        [one] punto, { $place ->
            [1] primo posto al tavolo
            [2] secondo posto al tavolo
            [3] terzo posto al tavolo
           *[other] ultimo posto al tavolo
        }
       *[other] punti, { $place ->
            [1] primo posto al tavolo
            [2] secondo posto al tavolo
            [3] terzo posto al tavolo
           *[other] ultimo posto al tavolo
        }
    }
daily-better = Meglio del { $n } % di { $people } persone.
daily-middle = La mediana è { $median }, il migliore { $best }.
daily-first = Hai finito prima di tutti.
daily-late = Finita dopo la fine della giornata: non conta.
daily-luck = Secondo il bilancio le estrazioni ti hanno dato { $luck } punti; senza fortuna { $rest }.
daily-measuring = Si misura la fortuna…
daily-you = tu
daily-yours = { $name } (tu)
daily-axis = punti alla fine
daily-histogram = Quante persone hanno quanti punti
daily-points = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
daily-people = { $n ->
        [one] { $n } persona
       *[other] { $n } persone
    }
daily-percent = { $n } %
daily-course = La tua partita accanto alle altre
daily-course-drawn = I tuoi punti lungo la partita, fino a { $points } alla fine
daily-course-start = inizio
daily-course-end = fine
daily-course-middle = La fascia contiene la metà centrale di tutti.
daily-course-beside = { $above ->
        [0] Mai al di sopra
        [100] Sempre al di sopra
       *[other] Al di sopra: { $above } % della partita
    }; { $below ->
        [0] mai al di sotto.
        [100] sempre al di sotto.
       *[other] al di sotto: { $below } %.
    }
daily-course-few = Appena quattro persone avranno finito, una fascia mostrerà dove stava la metà centrale.
daily-course-part = Parte della partita
daily-course-yours = Tu
daily-course-half = Metà centrale
daily-course-from = da { $low } a { $high }
daily-again = Rigioca, senza contare
daily-analyse = Analizza la mia partita
daily-best = La migliore di ieri
daily-best-text = { $date }, { $game }: { $name } con { $points } punti, tra { $people ->
        [one] una persona.
       *[other] { $people } persone.
    }
daily-earlier = Partite precedenti
daily-sealed = Nessuno l’ha vista prima
daily-sealed-text = Le estrazioni vengono da una chiave che la casa ha sigillato nel suo elenco prima della prima partita. Si apre due ore dopo la fine della giornata; allora si può verificare ogni estrazione.
home-daily = { $game }, uguale per tutti. Un solo tentativo.
home-daily-see = Gioca
home-daily-done = Guarda com’è andata
lesson-read = Leggi che cosa dice il pappagallo, poi vai avanti.
lesson-others = Altre lezioni

## rating e profili

new-rated = Classificata
new-rated-text =
    { $why ->
        [pace] Solo con un orologio o con giorni per turno: una partita classificata deve finire.
        [screen] Non con più persone davanti a uno schermo.
        [hints] Impossibile con i suggerimenti: prima disattivali.
        [data] Non con dati corretti: una partita classificata si gioca con quelli originali.
       *[free] Conta per il rating di tutti quelli che si siedono. Niente suggerimenti, nessun turno annullato.
    }
new-hints-rated = Disattivati, perché la partita è classificata.
sum-rated = Classificata: nessun turno si annulla, e chi se ne va finisce all’ultimo posto.
join-rated = Questa partita è classificata: chi si siede accetta. Niente suggerimenti, nessun turno annullato; chi se ne va finisce all’ultimo posto.
rating-name = Rating
rating-game = Gioco
rating-games = Partite
rating-who = Nome
rating-bot =
    { $level ->
        [deckhand] Mozzo
        [trader] Mercante
        [captain] Capitano
        [governor] Governatore
       *[other] { $level }
    }
rating-span = da { $least } a { $most }
rating-value = { $value } ± { $bar }
rating-only = { $value }
rating-few = ancora troppo poche partite
rating-bar = La barra dice dove sta la forza vera in 95 casi su 100. Si stringe giocando. Nessun numero prima di cinque partite.
rating-first =
    { $n ->
        [one] Classificata: la tua prima partita qui. Il numero arriva dopo cinque.
       *[other] Classificata: { $n } partite finora. Il numero arriva dopo cinque.
    }
rating-now = Il tuo primo rating:
rating-from = Rating { $before } →
rating-not =
    { $why ->
        [too-often] Non classificata: avete giocato insieme cinque volte in un giorno.
        [unfinished] Non classificata: se n’erano andati tutti.
        [not-agreed] Non classificata: qualcuno non è venuto alla rivincita.
        [removed] Non classificata: qualcuno è stato mandato via.
        [data] Non classificata: si è giocata con dati corretti.
       *[waiting] Classificata: il numero arriva tra un momento.
    }
house-ratings-title = Rating: { $game }
house-ratings-open = Rating della casa
house-ratings-text = Chi mostra il proprio rating a tutti, dopo cinque partite contro tre avversari diversi. In ordine secondo l’estremo basso della barra: poche partite fortunate non bastano. I bot stanno dove sono stati misurati.
house-ratings-place = Posto
house-ratings-nobody = Qui nessuno mostra ancora un rating.
house-ratings-mine = Il tuo non è in elenco: { $rating }.
profile-title = Profilo
profile-open = Risultati e rating
profile-own = I tuoi rating
profile-nobody = Gioca prima una partita: i tuoi risultati saranno qui.
profile-since =
    { $n ->
        [0] Qui da { $since }. Ancora nessuna partita finita.
        [one] Qui da { $since }. 1 partita finita.
       *[other] Qui da { $since }. { $n } partite finite.
    }
profile-shown = Chi può vedere questo
profile-shown-to =
    { $shown ->
        [all] Tutti
        [friends] Amici
       *[hidden] Nessuno
    }
profile-shown-text =
    { $shown ->
        [all] Tutti in questa casa possono vedere i tuoi risultati e rating, e le classifiche ti nominano.
        [friends] I tuoi amici possono vedere i tuoi risultati e rating; le classifiche non ti nominano.
       *[hidden] Solo tu vedi i tuoi risultati e rating.
    }
profile-ratings = Rating
profile-unrated = Ancora nessuna partita classificata. Un nuovo tavolo lo è se «Classificata» è attivo.
profile-plots = Gioco per gioco
profile-plot =
    { $kind ->
        [rating] Rating
        [places] Posti
        [points] Punti
       *[luck] Fortuna, abilità
    }
profile-note =
    { $kind ->
        [rating] Per partite classificate; la fascia è l’incertezza.
        [places] Tutte le partite finite, classificate o no.
       *[luck] In punti, dove una partita è stata analizzata: l’abilità è la linea, la fortuna il tratteggio.
    }
profile-against = La linea sono i tuoi punti, il tratteggio la media dei posti a quel tavolo. In tutte le partite { $points } contro { $expected }.
profile-plot-told =
    { $kind ->
        [rating] { $game }: il rating in { $n } partite, ora { $last }.
        [points] { $game }: i punti di { $n } partite, { $last } nell’ultima.
       *[luck] { $game }: abilità e fortuna di { $n } partite.
    } I numeri sono nella tabella.
profile-won =
    { $n ->
        [one] { $wins } su 1 partita vinta.
       *[other] { $wins } su { $n } partite vinte.
    }
profile-players = Giocatori
profile-seat = Posto a tavola
profile-wins = Vinte
profile-number = Partita n.
profile-expected = Tavolo
profile-skill = Abilità
profile-luck = Fortuna
profile-met = Con e contro
profile-places = Posti: 1º, 2º, 3º, 4º e oltre
profile-place = { $n } × { $place }
profile-ahead = Davanti : dietro
profile-others = altri
profile-more = Altri { $n }
profile-last = Ultime partite
profile-kind =
    { $kind ->
        [rated] Classificate
        [bots] Bot
       *[all] Tutte
    }
profile-place-head = Posto
profile-place-of = { $place } su { $n }
profile-left = abbandono
profile-rated = classificata
profile-none = Ancora niente qui.
account-profile = Le tue partite per posto, sedia e avversario, i tuoi rating, e chi può vederli.

## Nuovo tavolo: chi, con quale ritmo, in frasi

who-title = Chi gioca?
who-bots = Bot
who-bots-text = Si comincia subito. Quattro livelli di forza.
who-friends = Amici
who-friends-text = Con un link privato. I bot possono completare.
who-open = Tavolo aperto
who-open-text = Si siede chi vuole.
who-screen = Un solo schermo
who-screen-text = Ci si passa il dispositivo.
pace-title = Con quale ritmo?
pace-live = Dal vivo, con orologio
pace-live-text = { $minutes } min a testa, più { $seconds } s per turno
pace-days = Giorni per turno
pace-days-text = quando hai un minuto
pace-none = Senza orologio
pace-none-text = tutto il tempo che serve
pace-turn = Tempo per un turno
pace-day =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
pace-minutes = Minuti a testa
pace-seconds = Secondi per turno
pace-late = Quando il tempo è scaduto
pace-late-name =
    { $late ->
        [seat] un bot prende il posto
       *[move] un bot fa la mossa
    }
pace-note-days = Nessun turno scade fra le 22 e le 8, all’ora di chi gioca. 20 giorni di vacanza all’anno; una pausa accettata da tutti ferma tutto.
pace-note-live = Un orologio corre solo mentre tocca al suo giocatore; se tocca a più persone, gli orologi corrono fianco a fianco. Una pausa accettata da tutti li ferma.
pace-is-days =
    { $n ->
        [one] { $n } giorno per turno.
       *[other] { $n } giorni per turno.
    }
pace-is-live = { $minutes } min a testa, più { $seconds } s per turno.
pace-is-none = Senza orologio.
time-days = { $n } giorni
time-hours = { $n } h
time-minutes = { $n } min
time-left = ancora { $time }
time-title = Tocca a te · { $time } · Antilles
time-title-plain = Tocca a te · Antilles
time-to-play = tocca ·
time-holiday = in vacanza fino al { $day }
sum-title = Il tuo tavolo
sum-minutes = circa { $n } minuti di gioco
sum-you = Tu
sum-here = { $n } persone a questo schermo
sum-friends =
    { $n ->
        [one] { $n } amico tramite link
       *[other] { $n } amici tramite link
    }
sum-anybody =
    { $n ->
        [one] { $n } posto per chi vuole
       *[other] { $n } posti per chi vuole
    }
sum-bots =
    { $n ->
        [one] { $n } bot ({ $level })
       *[other] { $n } bot ({ $level })
    }
sum-late =
    { $late ->
        [seat] Quando il tempo è scaduto, un bot prende il posto finché la persona non torna.
       *[move] Quando il tempo è scaduto, un bot fa quella mossa.
    }
sum-sealed = Estrazioni sigillate: nessuno, nemmeno questo server, può sceglierle.
sum-hints =
    { $hints ->
        [on] Suggerimenti permessi, analisi alla fine.
       *[off] Niente suggerimenti, analisi alla fine.
    }
sum-watch =
    { $visibility ->
        [public] Chiunque può guardare.
        [link] Chi ha il link può guardare.
       *[private] Nessun altro può guardare.
    }
sum-rules =
    { $n ->
        [one] { $n } regola cambiata: { $rules }
       *[other] { $n } regole cambiate: { $rules }
    }
sum-after = Poi ricevi i link da mandare. La partita comincia quando tutti i posti sono presi.
holiday-title = Vacanza
holiday-text = Ai tavoli che contano i giorni il tuo tempo si ferma, e gli altri lo vedono. 20 giorni all’anno a ogni tavolo.
holiday-for = Per quanto
holiday-go = Vai in vacanza
holiday-back = Rieccomi
holiday-done =
    { $n ->
        [one] In vacanza a { $n } tavolo.
       *[other] In vacanza a { $n } tavoli.
    }
holiday-over = Il tuo tempo corre di nuovo.
holiday-none = Non siedi a nessun tavolo che conta i giorni.

## Ho questa scatola

data-played = Dati corretti da una copia stampata: { $digest }
data-short = dati { $digest }
own-title = Ho questa scatola
own-locked = Solo chi possiede questa casa ne corregge i dati. Questo comando stampa l’indirizzo che apre la pagina:
own-count =
    { $n ->
        [one] { $title }: { $n } valore aspetta una copia stampata; { $corrected ->
            [one] { $corrected } corretto.
           *[other] { $corrected } corretti.
        }
       *[other] { $title }: { $n } valori aspettano una copia stampata; { $corrected ->
            [one] { $corrected } corretto.
           *[other] { $corrected } corretti.
        }
    }
own-count-group = { $corrected } di { $n } { $corrected ->
        [one] corretto
       *[other] corretti
    }
own-parts = Modi di correggere
own-part =
    { $part ->
        [walk] Uno per uno
        [board] Mappa e tessere
        [list] Tutti i valori
       *[file] Salva e condividi
    }
own-place = { $n } di { $of }
own-assumed = Supponiamo: { $value }.
own-back = Indietro
own-next = Avanti
own-skip = Tipo seguente
own-reset = Come supposto
own-add = Aggiungi…
own-remove = togli
own-parcel = Riga { $row }, colonna { $column }
own-doubt = Davvero? { $sentence }
own-open =
    { $n ->
        [one] { $n } risposta non è ancora salvata.
       *[other] { $n } risposte non sono ancora salvate.
    }
own-drop = Dimenticale
own-to-save = Salva…
own-save-title = Salva per questa casa
own-save-text = I tavoli che cominciano da ora seguono i tuoi valori; tavoli e registrazioni tengono i dati con cui sono cominciati.
own-name = Il tuo nome
own-edition = L’edizione della tua scatola: editore, lingua, anno
own-remark = Un’osservazione
own-save = Salva
own-saved = Salvato. I tavoli che cominciano da ora lo seguono, a piena velocità dopo il prossimo avvio del server.
own-diff-title = Che cosa cambia
own-diff-value = Valore
own-diff-yours = Il tuo
own-diff-package = Supposto
own-diff-none = Niente è corretto.
own-diff-file = Confronta con un file
own-diff-same = Nessun valore è diverso.
own-give-title = Condividi con gli altri
own-give-text = Le tue correzioni in un piccolo file che firmi: mandacelo, e tutti ci giocheranno. Oppure prendi il file di qualcun altro.
own-export = Esporta
own-import = Importa un file
own-editor = Mappa e tessere
own-mode =
    { $mode ->
        [site] Sposta un luogo
        [road] Traccia una strada
        [river] Fiumi
       *[tile] Tessere
    }
own-mode-help =
    { $mode ->
        [site] Trascina un luogo dove sta sul tuo tabellone, oppure sceglilo e usa le frecce.
        [road] Scegli due luoghi, uno dopo l’altro: la strada tra loro è tracciata, o tolta se c’era.
        [river] I luoghi di ogni fiume dalla sorgente alla foce.
       *[tile] Scegli una tessera e di’ che cosa mostra la sua faccia.
    }
own-site = { $site }, { $name }, { $terrain }, { $x } a destra, { $y } in basso
without-title = Nessuna rete. Puoi giocare lo stesso.
without-text = Le partite contro i bot o su un solo schermo girano su questo dispositivo; anche lezioni e replay.
engine-progress = Caricamento
engine-loading = Preparo regole e bot su questo dispositivo: { $loaded } di { $total } MB.
along-loading = Caricamento per giocare senza rete: { $loaded } di { $total } MB. Puoi continuare a giocare.
along-stop = Ferma
along-stopped = Ciò che serve per giocare senza rete non è arrivato tutto. Quel che è arrivato resta.
along-load = Carica il resto
along-newer = C’è una versione più recente di questa pagina.
along-renew = Avviala
along-title = Porta Antilles con te
along-text = Mettila nella schermata iniziale: si apre subito e gioca contro i bot senza rete, con le stesse regole e gli stessi bot.
along-install = Installa
along-later = Non ora
own-tables = Su questo dispositivo
menu-take = Porta questa partita sul server
engine-trouble =
    { $why ->
        [full] Su questo dispositivo non c’è più spazio: la tua ultima mossa non è ancora salvata. Fai spazio e la pagina riprova da sola.
        [private] Questa finestra non conserva nulla. Una partita dura finché questa pagina è aperta; salva la registrazione per conservarla.
       *[interrupted] Non è stato possibile caricare il motore. Questa pagina riprova da sola.
    }
settings-cores = Suggerimenti e analisi si calcolano su questo dispositivo
settings-cores-text = Non sul server: più lenti, ma lo lasciano libero. La prima volta si caricano 6 MB.

## Standing orders

orders-title = Istruzioni
orders-button =
    { $n ->
        [0] Istruzioni
       *[other] Istruzioni · { $n }
    }
orders-text = Per il tuo prossimo turno a questo tavolo. Le vedi solo tu; si provano dall’alto in basso. Se nessuna va bene esattamente, ti viene chiesto come al solito.
orders-number = Istruzione { $n }
orders-if = Se succede questo:
orders-anything = qualunque cosa succeda
orders-anybody = Chiunque
orders-somebody = qualcuno
orders-table = Il tavolo
orders-and = e
orders-no-check = non serve altro
orders-then = allora faccio questo:
orders-choose = scegli una mossa
orders-habits = Regole semplici
orders-moves = Mosse
orders-further = poi
orders-no-more = nient’altro
orders-limit = pagando al massimo
orders-no-limit = senza limite
orders-another = Un’altra istruzione
orders-another-text = Al massimo dieci. La prima che va bene viene giocata qualche minuto dopo l’inizio del tuo turno.
orders-trying = Le provo…
orders-tried = Provate su { $n } continuazioni
orders-fits = Un’istruzione va bene nel { $n } % dei casi. Altrimenti ti viene chiesto.
orders-fit = va bene nel { $n } % dei casi
orders-up = Sposta in alto l’istruzione { $n }
orders-down = Sposta in basso l’istruzione { $n }
orders-remove = Elimina l’istruzione { $n }
orders-clear = Elimina tutte
orders-cleared = Non resta nessuna istruzione.
orders-leave = Lascia queste istruzioni
orders-made = (una tua istruzione)
orders-about = Una tua istruzione va bene e verrà giocata fra qualche minuto. Puoi giocare tu, o ritirarla.
orders-take-back = Ritira la mia istruzione
orders-failed =
    { $how ->
        [undone] Sono state annullate delle mosse, e con esse le tue istruzioni.
       *[none] Nessuna delle tue istruzioni andava bene: tocca a te.
    }
habit-only = Fai l’unica cosa possibile
menu-vote = Vota per mandare via qualcuno
vote-title = Mandare via qualcuno?
vote-text = Si chiede agli altri. Se sono tutti d’accordo, almeno due, a quel posto continua un bot, per sempre.
vote-do = Chiedi di mandare via { $name }
chat-about = Su ciò che dice { $name }
chat-hide = Nascondi ciò che dice { $name }
chat-show = Mostra di nuovo ciò che dice { $name }
chat-hidden = nascosto
chat-why = Perché? (facoltativo)
chat-report = Segnala alla casa
chat-reported = Segnalato. Lo leggerà solo chi possiede la casa.
told-label = Annunci
told-close = Letto
keep-title = L’ordine della casa
keep-locked = Solo chi possiede questa casa vi tiene l’ordine. Questo stampa l’indirizzo che apre la pagina:
keep-part =
    { $part ->
        [reports] Segnalazioni
        [people] Persone
        [tables] Tavoli
        [told] Annunci
       *[log] Registro
    }
keep-done = Fatto, e scritto nel registro.
keep-none = Qui non c’è niente.
keep-find = Una parte di un nome
keep-sits =
    { $n ->
        [one] un tavolo
       *[other] { $n } tavoli
    }
keep-muted = non può scrivere fino al { $until }
keep-mute =
    { $n ->
        [one] Niente chat per un giorno
       *[other] Niente chat per { $n } giorni
    }
keep-unmute = Può scrivere di nuovo
keep-rename = Rinomina
keep-called = Un altro nome per { $name }
keep-reported = Segnalato da { $by }, { $at }: { $why }
keep-table = Al tavolo
keep-settle = Risolto
keep-game = { $game } · { $status } · { $at }
keep-more = Altro
keep-days = Per quanto tempo
keep-announce = Dillo a tutti
keep-until = fino al { $until }
keep-withdraw = Non dirlo più
keep-broken = Il registro non è più come è stato scritto, dal numero { $n } in poi.
keep-act =
    { $deed ->
        [rename] Un altro nome, { $at }
        [mute] Scrivere nelle chat, { $at }
        [show] Chi può guardare, { $at }
        [remove] Mandato via, { $at }
        [vote] Mandato via da un voto, { $at }
        [announce] Annunciato, { $at }
        [withdraw] Non più detto, { $at }
        [report] Segnalato, { $at }
       *[settle] Risolto, { $at }
    }

## Amici, inviti per nome, tavoli aperti

friends-title = Amici
friends-none = Ancora nessuno. Dai un link a qualcuno, o apri il suo: poi siete amici.
friends-all = Tutti i miei amici
friends-first = Trova amici
friends-make = Nuovi amici
friends-make-text = Chi apre il tuo link vede il tuo nome e può accettare. Qui non si può cercare nessuno.
friends-once = Link per un amico
friends-many = Link per più amici
friends-copied =
    { $kind ->
        [once] Copiato. Vale per una persona, per sette giorni.
       *[many] Copiato. Vale per trenta giorni, o finché non ne crei uno nuovo.
    }
friends-send =
    { $kind ->
        [once] Manda questo link. Vale per una persona, per sette giorni.
       *[many] Manda questo link. Vale per trenta giorni, o finché non ne crei uno nuovo.
    }
friends-links =
    { $n ->
        [one] Un tuo link funziona, al più tardi fino al { $date }.
       *[other] { $n } tuoi link funzionano, al più tardi fino al { $date }.
    }
friends-end-links = Annulla tutti i miei link
friends-shown = I miei amici vedono quando sono qui
friends-shown-text = I tuoi tavoli pubblici li vedono comunque tutti.
friend-here = qui
friend-play = Gioca
friend-play-with = Gioca con { $name }
friend-more-of = Altro su { $name }
friend-end = Chiudi l’amicizia
friend-end-text = { $name } non viene a sapere se chiudi l’amicizia o usi il blocco.
friend-link = Il link di un amico
friend-link-of = { $name } vuole fare amicizia
friend-link-text = Gli amici vedono quando l’altro è qui e si invitano ai tavoli per nome. Ognuno dei due può smettere quando vuole.
friend-link-state =
    { $state ->
        [own] Questo link è tuo: dallo a qualcun altro.
       *[known] Tu e { $name } siete già amici.
    }
friend-link-name = Di’ il tuo nome a chi ti ha dato questo link; non serve un account.
friend-link-look = Apri il link
friend-accept = Accetta l’amicizia
friend-later = Non ora
block = Blocca
block-now = Blocca { $name }
block-text = Chi blocchi non può fare amicizia con te, invitarti o sedersi ai tuoi tavoli, e quello che scrive è ripiegato. Non lo viene a sapere.
blocks-title = Persone bloccate
unblock = Sblocca
unblock-of = Sblocca { $name }
here-title = Chi c’è qui
here-text = Solo tu vedi chi blocchi.
here-blocked = blocco
chat-folded = { $name }: ripiegato
invited-accept = Accetta
invited-decline = Rifiuta
invited-seats = { $n } posti, con { $who }
invited-ask = Invita un amico…
invited-ask-seat = Invita un amico al posto { $n }
invited-back = Ritira
invited-back-of = Ritira l’invito di { $name }
invited-somebody = qualcuno è invitato
invited-state =
    { $state ->
        [asked] { $name } ha ricevuto un invito e non ha ancora risposto.
       *[declined] { $name } ha rifiutato.
    }
bell-invited = Invito: rispondi nella prima pagina
next-table = Prossimo tavolo: tocca a te
lobby-title = Tavoli aperti
lobby-all = Tutti i tavoli aperti
lobby-none = Ora nessun tavolo aperto così.
lobby-new = Apri un tavolo tuo
lobby-pace = Ritmo
lobby-pace-name =
    { $pace ->
        [all] Tutti
        [live] Dal vivo
        [days] A giorni
       *[none] Senza orologio
    }
lobby-seeks-name =
    { $seeks ->
        [all] Tutti
        [beginners] Principianti
        [experienced] Esperti
       *[anybody] Chiunque
    }
seeks-title = Si cerca
seeks-name =
    { $seeks ->
        [beginners] principianti benvenuti
        [experienced] per giocatori esperti
       *[anybody] per chiunque
    }
