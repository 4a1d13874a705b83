# Il server: che cosa risponde, e che cosa dicono i suoi comandi

## Richieste che non si possono eseguire

server-already-answered = Hai già risposto a questa proposta.
server-already-started = Questa partita è già cominciata.
server-bad-record = Questa registrazione non si può accettare: { $sentence }
server-bad-request = Richiesta non valida.
server-busy = In questo momento giocano in troppi; riprova tra un attimo.
server-invite-used = Questo invito è già stato usato o ritirato; chiedine uno nuovo.
server-login-taken = Questo nome utente è già preso.
server-method = Qui non si può fare.
server-no-such-bot = Non c’è un bot di livello «{ $level }»; scegli tra: { $levels }.
server-no-such-game = Questo gioco qui non c’è.
server-no-coach = Il pappagallo parla solo nelle partite contro i bot.
server-deal-no-undo = Nella partita del giorno non si annulla nulla.
server-deal-no-leave = Nessuno gioca la partita del giorno al posto tuo. Puoi fermarti quando vuoi e continuare più tardi.
server-deal-closed = La partita del giorno è ancora in corso: le partite giocate si aprono agli altri a giornata finita.
server-deal-first = Prima gioca la partita del giorno: dopo si può rigiocare.
server-no-such-puzzle = Questo problema non esiste.
server-no-such-lesson = Questa lezione non esiste.
server-no-such-picture = Questo gioco non ha un’immagine sua.
server-no-such-invite = Questo invito non è valido, o non lo è più.
server-no-such-position = La partita non è arrivata fin lì.
server-no-such-seat = Questo posto non c’è.
server-no-such-session = Questa sessione non c’è.
server-no-such-table = Questo tavolo non c’è.
server-not-asked = Non tocca a te.
server-orders-closed = Le istruzioni sono per il tuo prossimo turno, ai tavoli dove un turno dura giorni o quanto vuoi: non adesso.
server-nobody-invited = A un tavolo su questo dispositivo non si può invitare nessuno.
server-no-daily-here = La partita del giorno si gioca su un server: qui non ce n’è.
server-only-there = Per questo serve un server, con account e altre persone. Su questo dispositivo giochi contro i bot o a un solo schermo.
server-not-found = Qui non c’è nulla.
server-not-now = In questo momento non è possibile.
server-not-over = Si potrà vedere a partita finita.
server-not-analysed = Questa partita non è stata ancora analizzata.
server-not-running = La partita non è ancora cominciata.
server-not-yours = Non puoi farlo.
server-nothing-to-undo = Non hai fatto mosse che si possano annullare.
server-origin = Questa richiesta viene da un altro sito.
server-our-fault = Qualcosa è andato storto da parte nostra.
server-paused = La partita è in pausa.
server-proposal-open = Un’altra proposta è ancora aperta.
server-refused = Le regole non permettono questa mossa.
server-rematch-exists = C’è già una rivincita.
server-removed = Chi ha aperto questo tavolo ti ha tolto l’accesso. Solo con un nuovo invito puoi tornare.
server-muted = Non puoi scrivere nelle chat fino al { $until }.
server-vote-few = Servono almeno due altre persone d’accordo.
server-vote-own = Si tratta di te: decidono gli altri.
server-no-such-line = Nella chat non c’è questa riga.
server-request-reused = Questo identificativo di richiesta è servito per altro.
server-seat-taken = Questo posto è occupato.
server-seats-free = Non tutti i posti sono occupati.
server-stale = Il tavolo nel frattempo è cambiato.
server-table-broken = Il registro di questo tavolo non si può più leggere; nulla è andato perso. Avvisa chi gestisce questo server.
server-too-large = Il contenuto è troppo grande.
server-too-often = Troppe richieste; aspetta un attimo.
server-try-again = Non è stato possibile salvare; riprova.
server-turn-boundary = Un turno si può inviare tutto insieme solo fino al punto in cui intervengono il caso, un altro giocatore o un segreto.
server-turn-length = Un turno ha da 1 a { $most } mosse.
server-unknown-move = Questa mossa non esiste in questo gioco.
server-weak-password = Questa password è troppo corta o troppo comune; usa almeno 8 caratteri, meglio 15.
server-who-are-you = Di’ prima il tuo nome.
server-wrong-password = Nome utente o password sbagliati.

## Impostazioni

setting-database = «{ $value }» non è un database che conosciamo: usa sqlite:///file o postgresql://….
setting-origin = «{ $value }» non è un’origine: per esempio https://example.org.
setting-port = { $value } non è una porta: da 0 a 65535.
setting-proxy = «{ $value }» non è l’indirizzo di un proxy: è come 127.0.0.1 o 10.0.0.0/8.
setting-redis = «{ $value }» non è un indirizzo di Redis: redis://….
setting-secret-file = Il segreto non si può leggere da «{ $file }»: { $reason }.
setting-secret-needed = Con PostgreSQL tutti i processi hanno bisogno dello stesso segreto: indica il file con --secret-file.
setting-secret-weak = Il segreto in «{ $file }» è troppo corto: almeno { $least } caratteri.
setting-several = { $value } processi hanno bisogno di PostgreSQL (--database) e Redis (--redis).
setting-value = { $name } non può essere «{ $value }».
setting-workers = { $value } processi sono troppo pochi: ne serve almeno 1.

## Comandi

serve-ready = Antilles è all’indirizzo { $address }
serve-address-taken = { $host }:{ $port } non si può usare: { $reason }.
serve-database-taken = Un altro server usa { $file }.
serve-database-away = Il database non è raggiungibile: { $reason }.
serve-extra = Il server non è installato: pip install "antilles[server]".
doctor-ok = Va tutto bene.
admin-done = Fatto, e scritto nel registro.
admin-none = Niente.
admin-muted = non può scrivere fino al { $until }
admin-tables = 
    { $n ->
        [one] un tavolo
       *[other] { $n } tavoli
    }
admin-what = «{ $what }» qui non c’è. Ci sono: { $all }.
admin-words = «{ $what }» vuole { $n ->
        [0] nessun’altra parola
        [one] un’altra parola
       *[other] altre { $n } parole
    }.
admin-texts = Di’ che cosa viene detto a tutti: --en, --fr, --it.
admin-refused = Il server dice di no ({ $status }): { $why }
admin-server = «{ $value }» non è l’indirizzo di un server: http:// o https://.
admin-away = A { $address } non risponde nessun server. Avvialo con antilles serve, o indicalo con --server.
admin-broken = Il registro non è più come è stato scritto, dal numero { $n } in poi.
doctor-bad = { $n ->
    [one] Una cosa non va.
   *[other] { $n } cose non vanno.
}
doctor-engine = Regole
doctor-engine-compiled = compilate
doctor-engine-interpreted = interpretate: tutto funziona, ma lentamente
doctor-database = Database
doctor-database-new = sarà creato al primo avvio
doctor-migration = Schema
doctor-migration-old = è a { $now }, serve { $needed }; il server lo aggiorna all’avvio
doctor-bus = Bus
doctor-bus-none = non serve
doctor-tables = Tavoli
doctor-tables-well = { $n ->
    [one] una partita in corso, e il suo registro si legge
   *[other] { $n } partite in corso, e i loro registri si leggono
}
doctor-tables-broken = { $n ->
    [one] il registro di un tavolo non si legge: { $tables }
   *[other] i registri di { $n } tavoli non si leggono: { $tables }
}
doctor-disk = Disco
doctor-disk-free = { $free } MB liberi
doctor-secret = Segreto
doctor-reachable = raggiungibile
doctor-away = non raggiungibile
site-done = { $folder } contiene tutta la casa ({ $megabytes } MB). Qualsiasi server web può servirla: regole, bot e analisi girano nel browser.
site-no-page = Qui la pagina non è costruita: la costruisce make build.
site-taken = { $folder } contiene altro.
backup-done =
    { $tables ->
        [one] { $tables } tavolo salvato in { $file }.
       *[other] { $tables } tavoli salvati in { $file }.
    }
backup-exists = { $file } esiste già.
restore-done =
    { $tables ->
        [one] { $tables } tavolo ripristinato da { $file }.
       *[other] { $tables } tavoli ripristinati da { $file }.
    }
restore-not-empty = Il database non è vuoto; --force lo sostituisce.
restore-no-backup = { $file } non è un backup di Antilles.
restore-running = Un server usa questo database; fermalo prima.
verify-nothing = Indica delle registrazioni, o --database.
server-not-owner = Solo il proprietario di questa casa può farlo: antilles data GAME --page, o antilles admin page, dà l’indirizzo che lo apre.
server-bad-box = Non si può salvare: { $sentence }
server-nothing-corrected = Non c’è niente da esportare: niente è stato corretto.
server-unsigned = Chi esporta firma: scrivi il tuo nome e l’edizione della tua scatola, e salva.

ratings-deed = «{ $deed }» non esiste: di’ rebuild.
ratings-rebuilt =
    { $games ->
        [one] 1 partita finita riletta,
       *[other] { $games } partite finite rilette,
    } { $n ->
        [one] 1 rating calcolato.
       *[other] { $n } rating calcolati.
    }
