# Le serveur : ce qu’il répond, et ce que disent ses commandes

## Demandes qui ne peuvent aboutir

server-already-answered = Tu as déjà répondu à cette proposition.
server-already-started = Cette partie a déjà commencé.
server-bad-record = Cet enregistrement ne peut être repris : { $sentence }
server-bad-request = La demande n’est pas comprise.
server-busy = Trop de monde joue en ce moment ; réessaie dans un instant.
server-login-taken = Quelqu’un d’autre a cet identifiant.
server-method = Cela ne peut se faire ici.
server-no-such-bot = Il n’y a pas de bot de niveau « { $level } » ; il y a { $levels }.
server-no-such-game = Ce jeu n’existe pas ici.
server-no-such-invite = Cette invitation n’est pas valable, ou ne l’est plus.
server-no-such-position = La partie n’est pas allée si loin.
server-no-such-seat = Cette place n’existe pas.
server-no-such-session = Cette session n’existe pas.
server-no-such-table = Cette table n’existe pas.
server-not-asked = Ce n’est pas à toi de jouer.
server-not-found = Il n’y a rien ici.
server-not-now = Ce n’est pas possible pour le moment.
server-not-over = Cela se montre quand la partie est finie.
server-not-running = La partie n’a pas encore commencé.
server-not-yours = Ce n’est pas à toi de le faire.
server-nothing-to-undo = Tu n’as joué aucun coup qui puisse être repris.
server-origin = Cette demande vient d’un autre site.
server-our-fault = Quelque chose s’est mal passé de notre côté.
server-paused = La partie est en pause.
server-proposal-open = Une autre proposition est encore ouverte.
server-refused = Les règles ne permettent pas ce coup.
server-rematch-exists = Il y a déjà une revanche.
server-request-reused = Cet identifiant de demande a servi à autre chose.
server-seat-taken = Cette place est prise.
server-seats-free = Toutes les places ne sont pas encore prises.
server-stale = La table a changé entre-temps.
server-too-large = C’est trop grand.
server-too-often = C’est trop souvent ; patiente un instant.
server-try-again = Cela n’a pas pu être enregistré ; réessaie.
server-turn-boundary = Un tour ne peut être envoyé d’un bloc que jusqu’au hasard, à un autre joueur ou à un secret.
server-turn-length = Un tour compte de 1 à { $most } coups.
server-unknown-move = Ce coup n’existe pas dans ce jeu.
server-weak-password = Ce mot de passe est trop court ou trop connu ; au moins 8 caractères, mieux 15.
server-who-are-you = Dis d’abord ton nom.
server-wrong-password = L’identifiant ou le mot de passe est faux.

## Réglages

setting-database = La base « { $value } » n’est pas de celles que nous connaissons : sqlite:///fichier ou postgresql://….
setting-origin = « { $value } » n’est pas une origine : par exemple https://example.org.
setting-port = { $value } n’est pas un port : de 0 à 65535.
setting-redis = « { $value } » n’est pas une adresse Redis : redis://….
setting-secret-file = Le secret ne peut être lu dans « { $file } » : { $reason }.
setting-secret-needed = Avec PostgreSQL, tous les processus ont besoin du même secret : donne son fichier avec --secret-file.
setting-secret-weak = Le secret dans « { $file } » est trop court : au moins { $least } caractères.
setting-several = { $value } processus ont besoin de PostgreSQL (--database) et de Redis (--redis).
setting-value = { $name } ne peut être « { $value } ».
setting-workers = { $value } processus, c’est trop peu.

## Commandes

serve-ready = Antilles est à l’adresse { $address }
serve-address-taken = { $host }:{ $port } ne peut servir : { $reason }.
serve-database-taken = Un autre serveur utilise { $file }.
serve-database-away = La base de données est hors d’atteinte : { $reason }.
serve-extra = Le serveur n’est pas installé : pip install « antilles[server] ».
doctor-ok = Tout va bien.
doctor-bad = { $n ->
    [one] Une chose ne va pas.
   *[other] { $n } choses ne vont pas.
}
doctor-engine = Règles
doctor-engine-compiled = compilées
doctor-engine-interpreted = interprétées : tout marche, mais lentement
doctor-database = Base de données
doctor-database-new = sera créée au premier démarrage
doctor-migration = Schéma
doctor-migration-old = est à { $now }, il faut { $needed } ; le serveur le met à jour en démarrant
doctor-bus = Bus
doctor-bus-none = inutile
doctor-disk = Disque
doctor-disk-free = { $free } Mo libres
doctor-secret = Secret
doctor-reachable = joignable
doctor-away = hors d’atteinte
backup-done = { $tables } tables sont sauvegardées dans { $file }.
backup-exists = { $file } existe déjà.
restore-done = { $tables } tables sont restaurées depuis { $file }.
restore-not-empty = La base n’est pas vide ; --force la remplace.
restore-no-backup = { $file } n’est pas une sauvegarde d’Antilles.
restore-running = Un serveur utilise cette base ; arrête-le d’abord.
verify-nothing = Donne des enregistrements, ou --database.
