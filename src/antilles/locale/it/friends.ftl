# Amici, inviti per nome e blocchi

server-friend-link = Questo link non funziona, o non funziona più.
server-friend-own = Questo link è tuo: dallo a qualcun altro.
server-friend-blocked = Hai bloccato questa persona. Prima sbloccala nella pagina degli amici.
server-friend-many = Qui nessuno ha più di { $most } amici.
server-friend-links = Hai { $most } link che nessuno ha usato. Annullali prima di crearne altri.
server-block-many = Nessuno blocca più di { $most } persone.
server-no-seat-here = Qui non c’è posto per te.
server-no-such-friend = Questa persona non è tra i tuoi amici.
server-invited-declined = Questo invito è stato rifiutato.
server-invited-many = Troppi tuoi inviti aspettano una risposta.
server-invited-sits = Questo amico è già al tavolo.
notice-invited-subject = { $host } ti invita: { $game }
notice-invited-many =
    { $n ->
        [one] { $n } invito
       *[other] { $n } inviti
    }
notice-invited = { $host } ti offre un posto: { $game } con { $others }
