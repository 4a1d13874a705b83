# La riga di comando

## Che cosa si può correggere

no-such-game = Il gioco «{ $name }» non esiste; c’è { $games }.
no-such-bot = Il bot «{ $name }» non esiste; c’è { $bots }.
no-such-command = Il comando «{ $name }» non esiste; prova { $commands }.
no-such-language = Antilles non parla «{ $name }»; lingue possibili: { $languages }.
no-such-seat = Il posto { $seat } non esiste; i posti vanno da 0 a { $last }.
no-such-statement = { $game } non ha la regola «{ $name }».
usage-no-such-option = L’opzione { $option } non esiste.
usage-missing = Manca { $option }.
usage-number = { $option } vuole un numero.
usage-needs-value = { $option } vuole un valore.
usage-too-many = Ci sono più argomenti di quanti ne prenda questo comando.
usage-help = Vedi: { $command }
file-missing = Il file { $file } non esiste.
file-directory = { $file } è una cartella, non una registrazione.
file-unreadable = Impossibile leggere { $file }: { $reason }.
file-unwritable = Impossibile scrivere { $file }: { $reason }.
file-too-big = { $file } supera { $most } MB; non è una registrazione.
file-not-text = { $file } non è un file di testo: la riga { $line } non è in UTF-8.
file-no-records = Non ci sono registrazioni (*.txt) in { $file }.
file-place = { $file }:{ $line }:{ $column }: { $sentence }
system-error = Non ha funzionato: { $reason }.

## antilles games

games-line = { $seats } posti, edizione { $edition }
games-default = (di solito)
games-only = (solo con { $seats } posti)
games-hint = antilles play NOME inizia una partita.

## antilles play

play-which-game = Quale gioco? C’è { $games }.
play-players = { $players } persone non vanno bene: il gioco ha { $seats } posti, e qui gioca almeno 1 persona.
play-too-many-names = { $n } nomi sono troppi per { $players } a questo terminale.
play-option-form = «{ $text }» non è un’opzione; scrivi nome=valore.
play-resume-alone = Una partita ripresa mantiene i suoi posti e le sue opzioni.
play-resume-game = È la registrazione di un altro gioco: { $game }.
play-ask-name = Il tuo nome? [{ $name }]
play-greet =
    { $n ->
        [one] { $people } contro { $n } bot ({ $kind }): { $bots }.
       *[other] { $people } contro { $n } bot ({ $kind }): { $bots }.
    }
play-greet-people = Al tavolo: { $people }.
play-greet-hint = Scrivi il numero di una mossa, «?» per la sua regola, «aiuto» per il resto.
play-thinking = { $who } sta pensando…
play-hand-over = { $who }, lo schermo è tuo: premi Invio quando non guarda nessun altro.
play-your-move = { $who }, tocca a te:
play-hint =
    { $n ->
        [one] Scrivi { $n } per l’unica mossa; «aiuto» mostra il resto.
       *[other] Scrivi un numero da 1 a { $n }; «aiuto» mostra il resto.
    }
play-confirm = { $moves }. Invio per confermare, «annulla» per riprendere la mossa.
play-confirm-or-undo = Premi Invio per confermare o scrivi «annulla».
play-nothing-to-undo = Non c’è nulla da annullare in questo turno.
play-no-such-number =
    { $n ->
        [one] C’è solo la mossa { $n }.
       *[other] Le mosse sono numerate da 1 a { $n }.
    }
play-which = Quale? { $moves }
play-not-understood = «{ $text }» non è una mossa di questo gioco; «aiuto» mostra che cosa puoi scrivere.
play-refused-hint = Scrivi «?» per la regola.
play-explain-hint = Scrivi «?» e un numero per la regola di una mossa.
play-no-statement = Nessuna regola è annotata per questo; «regole» le mostra tutte.
play-log-empty = Non è ancora successo nulla.
play-save-where = Salvare dove? Scrivi «salva» e il nome di un file.
play-save-exists = { $file } esiste già; scegli un altro nome.
play-saved = Partita salvata in { $file }. Per riprenderla più tardi:
play-kept = La partita è conservata. Per riprenderla:
play-bye = A presto.
play-replay = Per rivedere la partita:

play-help-move = 3, o play captain, o una parte: gioca quella mossa
play-help-explain = ? o ? 3: la regola di questa scelta, di una mossa o della mossa appena rifiutata
play-help-undo = annulla: riprendi l’ultima mossa del tuo turno
play-help-rules = regole, regole 32, regole capitano: le regole per capitolo, numero o parola
play-help-log = cronologia: tutto quello che è successo
play-help-board = tabellone: il tabellone ancora una volta
play-help-save = salva FILE: conserva la partita in un file tuo
play-help-quit = esci: lascia il tavolo; la partita viene conservata

command-help = aiuto
command-undo = annulla
command-rules = regole
command-log = cronologia
command-board = tabellone
command-save = salva
command-quit = esci
command-yes = sì
command-no = no

end-ranking = Classifica finale
head-place = Posto
head-player = Nome
head-points = Punti
head-why = Perché

## antilles replay

replay-start = { $game }: l’inizio, seguono { $n } mosse
replay-move = Mossa { $number } di { $n }: { $who }
replay-help = Invio o n: avanti · b: indietro · un numero: quella mossa · q: esci
replay-first = Questo è l’inizio.
replay-last = La registrazione finisce con la mossa { $n }.
replay-no-such-move = La registrazione ha le mosse da 0 a { $n }.
replay-seat-or-all = Scegli --seat o --all, non tutti e due.

## antilles verify

verify-over =
    { $n ->
        [one] { $game }, edizione { $edition }, { $seats } posti, { $n } mossa, partita finita
       *[other] { $game }, edizione { $edition }, { $seats } posti, { $n } mosse, partita finita
    }
verify-open =
    { $n ->
        [one] { $game }, edizione { $edition }, { $seats } posti, { $n } mossa, partita non finita
       *[other] { $game }, edizione { $edition }, { $seats } posti, { $n } mosse, partita non finita
    }
verify-summary =
    { $wrong ->
        [0] { $n ->
            [one] { $n } registrazione, ed è esatta.
           *[other] { $n } registrazioni, tutte esatte.
        }
       *[other] { $n ->
            [one] { $n } registrazione, e non è esatta.
           *[other] { $n } registrazioni, di cui { $wrong } non esatte.
        }
    }

## antilles rules

rules-hint = «regole» e un numero, un capitolo o una parola mostra di più.
rules-nothing = Nessuna regola contiene «{ $text }».
rules-provenance = Da dove viene: { $provenance }
rules-sources = Fonti: { $sources }
rules-ruling = Interpretazione: { $ruling }
rules-datum = Valore: { $name } = { $value }
rules-counted = { $title } ({ $statements } regole, { $values } valori)
provenance-seed = il regolamento
provenance-source = fonti pubbliche
provenance-derived = segue da altre regole
provenance-inferred = dedotto da fonti pubbliche
provenance-memory = a memoria, non letto
provenance-ruling = nostra interpretazione, dove il regolamento tace
provenance-reconstructed = ricostruito: il valore stampato non si è trovato

## antilles bench

bench-mode = Il modo «{ $name }» non esiste; c’è { $modes }.
bench-seconds = I secondi devono superare 0, con { $most } al massimo.
bench-measuring = { $game }, { $mode }…
bench-not-compiled = Qui le regole non sono compilate: make build le compila.
bench-title = Un core, { $seconds } s a misura
bench-figure = Al secondo
bench-game =
    { $seats ->
        [one] { $game }, { $seats } posto
       *[other] { $game }, { $seats } posti
    }
bench-compiled = compilato
bench-interpreted = interpretato
bench-ratio = rapporto
bench-decisions_per_second = scelte a caso
bench-playouts_per_second = partite a caso
bench-copies_per_second = copie
bench-copy_ns = nanosecondi a copia
bench-legal_lists_per_second = liste di mosse permesse
bench-loop_decisions_per_second = scelte da un ciclo Python
