# Bot: arena, messa a punto, consigli

help-arena = Fai giocare i bot tra loro e misura la loro forza.
help-arena-bots = Bot per nome, separati da virgole; può seguire una versione, come captain@2.
help-arena-bot = Un programma che parla il protocollo dei bot; da ripetere per ogni programma.
help-arena-policy = Una politica: modulo:nome, file.py:nome, modello.onnx o modello.pt; da ripetere per ognuna.
help-arena-seats = Posti al tavolo.
help-arena-games = Partite; arrotondate per eccesso, così che ogni bot occupi ogni posto altrettanto spesso.
help-arena-seed = Seme: lo stesso gioca le stesse partite.
help-arena-seconds = Secondi che un programma ha per rispondere.
help-arena-out = Conserva i risultati in questo file e, se esiste, riparti da lì.
help-arena-plot = Disegna la classifica in questo file.
help-jobs = Processi che giocano contemporaneamente.
help-hint = Di’ che cosa valuta un bot in una posizione di una registrazione.
help-hint-at = La posizione dopo questa mossa; altrimenti l’ultima.
help-hint-seat = Il posto che decide; altrimenti il primo tra quelli che devono decidere.
help-hint-top = Quante mosse mostrare.
help-hint-seconds = Secondi per pensare.
help-hint-iterations = Pensa per questo numero di iterazioni invece che a tempo: sempre la stessa risposta.
help-hint-seed = Seme del bot.
help-tune = Trova parametri migliori per i bot di un gioco facendoli giocare.
help-tune-what = search, weights o all (tutto).
help-tune-rounds = Numero di sfidanti.
help-tune-games = Partite contro ogni sfidante.
help-tune-check = Partite dell’ultimo confronto.
help-tune-steps = Mosse simulate per una decisione.
help-tune-second = Misura quante iterazioni fa questo core in un secondo e usale per il governatore.
help-tune-dry = Non cambiare nulla, di’ solo che cosa è stato trovato.
help-tune-calibrate = Adatta alle partite quanti punti decidono, per posti e fase, e confronta con ciò che c’era.
help-train = Fai imparare ai bot di un gioco una valutazione dalle loro stesse partite.
help-train-hours = Ore di apprendimento; una generazione cominciata viene finita.
help-train-games = Partite di una generazione.
help-train-iterations = Iterazioni per una decisione.
help-train-check = Partite contro la migliore finora, a un tavolo per due e a uno completo.
help-train-hidden = Numeri dello strato nascosto.
help-train-passes = Passaggi su tutte le posizioni.
help-train-seats = Impara solo ai tavoli con tanti giocatori, e per quelli; 0 per tutti.
help-train-generations = Fermati dopo questo numero di generazioni, anche se resta tempo.
help-train-into = Cartella dell’apprendimento; lo stesso comando riprende da lì.
help-bench-search = Misura la ricerca dei bot invece delle regole.

no-such-program = Non c’è un programma «{ $name }» che si possa avviare.
arena-two-bots = Un’arena ha bisogno di almeno due bot: --bots con i nomi ({ $bots }) o --bot con un comando.
no-such-policy = Questa non è una politica: { $reason }.
arena-games = Il numero deve essere tra 1 e { $most }.
arena-jobs = Ci possono essere da 1 a { $most } processi.
arena-other = { $file } non contiene i risultati di questo torneo; scegli un altro file.
arena-in-use = Un’altra esecuzione sta già scrivendo in { $file }; aspetta che finisca o scegli un altro file.
arena-interrupted =
    { $n ->
        [0] Interrotto prima della fine di una partita.
        [one] Interrotto; ecco che cosa mostra { $n } partita.
       *[other] Interrotto; ecco che cosa mostrano { $n } partite.
    }
arena-again = Lo stesso comando riparte da { $file }.
arena-title =
    { $games ->
        [one] { $game }, { $seats } posti, { $games } partita
       *[other] { $game }, { $seats } posti, { $games } partite
    }
arena-bot = Bot
arena-wins = Vittorie
arena-place = Posto
arena-points = Punti
arena-elo = Elo [95 %]
arena-step = Distacco [95 %]
arena-skill = openskill
arena-seats = Vittorie per posto: { $seats }
arena-pair = { $bot } contro { $other }: { $ahead } davanti, { $level } alla pari, { $behind } dietro
arena-note = Elo dai piazzamenti, ogni coppia di bot di un tavolo come in un duello; intervalli da ricampionamento di distribuzioni intere. Distacco: dal bot subito sotto.
arena-reward = { $bot }: valore { $raw }
arena-reward-adjusted = { $bot }: valore { $raw }, senza fortuna { $adjusted }: altrettanto sicuro con { $fewer } volte meno partite
arena-reward-note = Valore: metà per la vittoria, metà per il posto. Senza fortuna: la stessa media, quali che siano le estrazioni; vedi docs/analysis.md.
arena-picture-note = Elo con intervallo al 95 %, dai piazzamenti al tavolo; la media di tutti i bot è 0
arena-fault =
    { $n ->
        [one] { $fault } (una volta)
       *[other] { $fault } ({ $n } volte)
    }

hint-nobody = Qui nessuno deve decidere: la partita è finita, o tocca al caso.
hint-other-seat = Qui non decide { $who }, ma: { $asked }.
hint-iterations = Ci possono essere fino a { $most } iterazioni.
hint-title =
    { $n ->
        [one] { $who } dopo la mossa { $number }: { $n } partita simulata
       *[other] { $who } dopo la mossa { $number }: { $n } partite simulate
    }
hint-move = Mossa
hint-visits = Provata
hint-reward = Prospettive
hint-place = Piazzamento
hint-points = Punti
hint-course = Potrebbe continuare così:
hint-best = Il meglio: { $move }
hint-over = Meglio di «{ $move }». { $gain }
hint-level = Più o meno equivalente: { $move }
hint-only = Non c’è scelta.
hint-note = Prospettive: 1 per una vittoria non condivisa, 0 per un ultimo posto non condiviso. Piazzamento e punti: media delle partite simulate.

tune-what = «{ $name }» non si può mettere a punto; scegli tra: { $names }.
tune-steps = Ci possono essere da 1 a { $most } mosse simulate.
tune-nothing = { $game } non ha valori da mettere a punto in { $file }.
tune-interrupted = Interrotto; nulla è stato cambiato.
tune-taken = Sfidante { $number }: { $score }, il nuovo campione
tune-refused = Sfidante { $number }: { $score }
tune-result = Dopo contro prima: { $gap } Elo, al 95 % da { $low } a { $high }.
tune-second = Un secondo su questo core: { $n } iterazioni.
tune-unchanged = { $file } resta com’è.
tune-written = { $file } contiene i nuovi valori.
tune-share = { $seats } posti: { $share } delle vittorie con metà dei posti.
train-hours = Le ore devono essere più di 0 e al massimo { $most }.
train-numbers = Ci possono essere da 1 a { $iterations } iterazioni e passaggi, e uno strato nascosto da 1 a { $hidden }.
train-numpy = L’apprendimento ha bisogno di NumPy: pip install antilles[train].
train-other = { $folder } contiene un apprendimento con altre impostazioni.
train-interrupted = Interrotto; lo stesso comando riprende in { $folder }.
train-taken = Generazione { $number }: errore { $before } → { $after }; vittorie con metà dei posti, per numero di posti: { $shares }: la nuova migliore
train-refused = Generazione { $number }: errore { $before } → { $after }; vittorie con metà dei posti, per numero di posti: { $shares }
train-nothing = { $n } generazioni, e nessuna era migliore di ciò che c’è.
train-done = { $n } generazioni; la migliore è in { $file }. Va con questa scala:

bench-iterations_per_second = iterazioni, uniformi fino alla fine
bench-tuned_iterations_per_second = iterazioni come pensano i bot
bench-share_in_rules = di cui nelle regole
