# Far girare il server

serve-database-newer = Una versione più recente di Antilles ha usato questo database: il suo schema è { $now }, questa versione conosce { $ours }. Installa quella versione o ripristina un backup precedente.
serve-worker-failed = Un processo del server è terminato prima di essere pronto; il motivo è qui sopra.
doctor-secret-open = chiunque su questa macchina può leggere { $file }: chmod 600
serve-plain = Semplice http: chi ascolta sulla tua rete può leggere tutto e appropriarsi delle sessioni. Per Internet metti TLS davanti (docs/deploy.md).
server-old-password = La vecchia password manca o non corrisponde.
server-passkeys-need-tls = Le passkey richiedono https, oppure localhost.
server-passkey-needed = Conferma prima con una delle tue passkey.
server-passkey-refused = Questa passkey non è nota qui, o è passato troppo tempo.
server-passkey-too-many = Questa passkey è già registrata, o ce ne sono troppe.
server-no-such-passkey = Questa passkey non esiste.
server-old-edition = Questo tavolo è iniziato con regole diverse da quelle di questo server. Viene conservato com’è e non prosegue con altre regole.
record-other-rules = Questa partita è iniziata con regole diverse da quelle installate qui.
doctor-tables-first = { $n ->
    [one] il primo si legge; gli altri non sono ancora stati controllati
   *[other] i primi { $n } si leggono; gli altri non sono ancora stati controllati
}
doctor-tables-old = { $n ->
    [one] uno è iniziato con altre regole: resta conservato, ma non prosegue
   *[other] { $n } sono iniziati con altre regole: restano conservati, ma non proseguono
}

# Sealed draws.
server-abandoned = Questo tavolo è stato chiuso: da molto tempo nessuno vi gioca.
server-joint-live = Solo i tavoli dal vivo possono avere estrazioni comuni.
server-one-pace = Un tavolo conta i giorni per turno, oppure minuti e secondi, non tutti e due.
server-holidays = A un tavolo ci sono 20 giorni di vacanza all’anno, e ne avresti di più.
server-link = La tua pagina e il tavolo non concordano più sui numeri sigillati; ricarica la pagina.
server-not-sealed = Le estrazioni di questo tavolo non sono sigillate.

setting-smtp = Il server di posta si scrive smtp://… oppure smtps://…, non { $value }.

# Avvisi.
notice-subject = Tocca a te: { $game }
notice-subject-many =
    { $n ->
        [one] Tocca a te a { $n } tavolo
       *[other] Tocca a te a { $n } tavoli
    }
notice-line = { $game } con { $others }
notice-line-time = { $game } con { $others }, { $time }
notice-hours = mancano { $n } ore
notice-days =
    { $n ->
        [one] manca { $n } giorno
       *[other] mancano { $n } giorni
    }
notice-more =
    { $n ->
        [one] … e un altro
       *[other] … e altri { $n }
    }
notice-stop = Basta con questi messaggi:
notice-test-subject = Antilles: questa è una prova
notice-test-text = Qui ti diremo quando tocca a te.
notice-confirm-subject = Antilles: vuoi sapere qui quando tocca a te?
notice-confirm-text = Qualcuno ha dato questo indirizzo per gli avvisi. Se sei stato tu, conferma; altrimenti non fare nulla, e non arriverà altro.
server-notices-many = Puoi ricevere avvisi in { $most } posti al massimo.
server-notices-address = Questo indirizzo non può servire per gli avvisi.
server-notices-no-mail = Questo server non manda posta.
server-notices-failed = Non è stato possibile consegnarlo: { $why }
server-notices-link = Questo link non funziona più.

# tavoli classificati
server-ratings-off = Su questo server nulla conta per la classifica.
server-rated-pace = Una partita classificata vuole un orologio o giorni per turno, perché finisca.
server-rated-hints = Una partita classificata si gioca senza suggerimenti.
server-rated-screen = Una partita classificata si gioca in una persona per schermo.
server-rated-others = Una partita classificata vuole qualcuno che gioca e qualcuno contro cui giocare.
server-rated-data = Contano solo le partite con i dati originali; qui i dati sono stati corretti.
server-rated-one-seat = In una partita classificata ciascuno ha un solo posto.
server-rated-no-undo = In una partita classificata nessun turno si ritira.
server-rated-no-remove = Nessuno viene mandato via da una partita classificata già cominciata.
server-hidden = Questo profilo non ti viene mostrato.
