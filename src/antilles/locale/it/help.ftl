# Aiuto della riga di comando

help-antilles = Giochi di commercio nei Caraibi, fedeli ai loro regolamenti.
help-games = Mostra i giochi con posti e opzioni.
help-play = Gioca in questo terminale, contro i bot e con chi ti sta intorno.
help-replay = Rivedi la registrazione di una partita, mossa per mossa.
help-verify = Rigioca le registrazioni e controlla ciò che dichiarano.
help-rules = Mostra le regole, numerate, e da dove vengono.
help-bench = Misura le regole su un core, compilate e interpretate.

help-usage = Uso: { $usage }
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-default = [predefinito: {"{}"}]
help-required = [obbligatorio]

help-lang = Lingua; altrimenti ANTILLES_LANG o quella del sistema.
help-version = Mostra la versione.
help-help = Mostra questo aiuto.
interpreted = Le regole girano interpretate, una cinquantina di volte più lente. Installa un compilatore C e gli header di Python, poi reinstalla Antilles (da un clone: make build).
help-show-completion = Mostra lo script di completamento per questa shell.
help-json = Scrivi i dati in JSON.

help-game = Nome del gioco.
help-seats = Posti al tavolo; altrimenti 4, o il massimo del gioco.
help-bots = Bot: deckhand, trader, captain, governor, greedy, uniform, o un comando che ne avvia uno.
help-seat = Il tuo posto, contato da 0 come nelle registrazioni.
help-players = Persone a questo terminale, a partire da quel posto.
help-name = Nome di una persona; da ripetere per ogni persona.
help-option = Un’opzione del gioco; se ne possono dare più d’una.
help-seed = Seme del caso e dei bot, per rigiocare la stessa partita.
help-resume = Riprendi la partita di questa registrazione.
help-fast = Non chiedere di confermare un turno.

help-file = Una registrazione.
help-replay-seat = Vedi la partita come l’ha vista questo posto.
help-replay-all = Mostra tutto, anche le scelte segrete.
help-replay-at = Comincia da questa mossa.
help-files = Registrazioni, o cartelle con registrazioni (*.txt).

help-statement = Numero di una regola, come SD-032 o 32.
help-provenance = Elenca regole e valori secondo la loro origine.
help-search = Solo le regole con questa parola.

help-bench-games = Nomi di giochi; altrimenti tutti.
help-seconds = Secondi per ogni misura.
help-bench-seats = Posti; altrimenti 4, o il massimo del gioco.
help-mode = both (entrambi), compiled o interpreted.

help-serve = Ospita tavoli per persone e bot via HTTP.
help-doctor = Controlla ciò che serve al server: database, bus, disco, regole.
help-admin = Tieni in ordine la casa: persone, tavoli, annunci, segnalazioni e il registro di ciò che è stato fatto.
help-admin-what = people [NOME], rename ID NOME, mute ID GIORNI, unmute ID, tables [NOME], show TAVOLO public|link|private, remove TAVOLO POSTO, announce, announcements, withdraw ID, reports, settle ID, log, page.
help-admin-words = Ciò che serve: identificativi, nomi, numeri.
help-admin-text = Ciò che viene detto a tutti, in questa lingua.
help-admin-days = Per quanti giorni.
help-admin-server = L’indirizzo del server in funzione; di solito: questo computer, con le tue impostazioni.
help-site = Scrivi la pagina, con dentro tutta la casa, in una cartella che qualsiasi server web può servire.
help-backup = Salva tutto in un file, mentre il server è in funzione.
help-restore = Riporta un backup in un database vuoto.
help-database = Database: sqlite:///file o postgresql://…; altrimenti un file nella tua cartella dei dati.
help-redis = Redis, se il server usa più processi: redis://….
help-host = Indirizzo su cui ascoltare; altrimenti solo questa macchina.
help-port = Porta; altrimenti 8000.
help-open = Apri la pagina nel browser.
help-workers = Processi del server; più di uno richiede PostgreSQL e Redis.
help-bot-workers = Processi in cui pensano i bot.
help-secret-file = File con il segreto usato per gli hash dei token.
help-origin = Un altro indirizzo da cui i browser raggiungono il server.
help-proxy = Un proxy inverso di cui ci si fida per l’indirizzo di chi chiama.
help-metrics = Misure per Prometheus su /metrics.
help-site-folder = La cartella; deve essere vuota o contenere un sito precedente.
help-backup-file = Il backup.
help-ratings = Rileggi risultati e rating dai registri.
help-ratings-deed = Che cosa fare: rebuild, mentre nessun server usa un file SQLite.
help-ratings-on = Offri tavoli classificati, calcola e mostra i rating; --no-ratings spegne tutto.
help-force = Sostituisci ciò che è nel database.
help-fair = Rifare anche le estrazioni sigillate.
help-fair-list = L’elenco dei sigilli della casa, per trovarvi quello della partita.
help-fair-earlier = Una copia precedente di quell’elenco: nulla deve essere sparito.
