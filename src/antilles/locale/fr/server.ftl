# Le serveur : ce qu’il répond, et ce que disent ses commandes

## Demandes qui ne peuvent aboutir

server-already-answered = Vous avez déjà répondu à cette proposition.
server-already-started = Cette partie a déjà commencé.
server-bad-record = Cet enregistrement ne peut pas être accepté : { $sentence }
server-bad-request = Le serveur n’a pas compris la demande.
server-busy = Trop de monde joue en ce moment ; réessayez dans un instant.
server-invite-used = Cette invitation a déjà servi ou a été retirée ; demandez-en une nouvelle.
server-login-taken = Cet identifiant est déjà pris.
server-method = Cela ne peut se faire ici.
server-no-such-bot = Aucun bot n’a le niveau « { $level } » ; niveaux possibles : { $levels }.
server-no-such-game = Ce jeu n’existe pas ici.
server-no-coach = Le perroquet ne parle que dans les parties contre des bots.
server-deal-no-undo = Rien ne s’annule dans la donne du jour.
server-deal-no-leave = Personne ne joue la donne du jour à votre place. On peut s’arrêter à tout moment et continuer plus tard.
server-deal-closed = Cette donne se joue encore : ses parties s’ouvrent aux autres quand la journée est finie.
server-deal-first = Jouer d’abord la donne du jour : elle peut se rejouer ensuite.
server-no-such-puzzle = Ce problème n’existe pas.
server-no-such-lesson = Cette leçon n’existe pas.
server-no-such-picture = Ce jeu n’a pas sa propre image.
server-no-such-invite = Cette invitation n’est pas valable, ou ne l’est plus.
server-no-such-position = La partie n’est pas allée si loin.
server-no-such-seat = Cette place n’existe pas.
server-no-such-session = Cette session n’existe pas.
server-no-such-table = Cette table n’existe pas.
server-not-asked = Ce n’est pas à vous de jouer.
server-orders-closed = Les consignes sont pour votre prochain tour, aux tables où un tour dure des jours ou autant qu’il vous plaît : pas maintenant.
server-nobody-invited = On ne peut inviter personne à une table sur cet appareil.
server-no-daily-here = La donne du jour se joue sur un serveur : il n’y en a pas ici.
server-only-there = Cela demande un serveur, avec des comptes et d’autres personnes. Sur cet appareil, on joue contre des bots ou à un seul écran.
server-not-found = Il n’y a rien ici.
server-not-now = Ce n’est pas possible pour le moment.
server-not-over = Cela ne sera visible qu’à la fin de la partie.
server-not-analysed = Cette partie n’a pas encore été analysée.
server-not-running = La partie n’a pas encore commencé.
server-not-yours = Vous ne pouvez pas faire cela.
server-nothing-to-undo = Vous n’avez joué aucun coup qui puisse être annulé.
server-origin = Cette demande vient d’un autre site.
server-our-fault = Quelque chose s’est mal passé de notre côté.
server-paused = La partie est en pause.
server-proposal-open = Une autre proposition est encore ouverte.
server-refused = Les règles ne permettent pas ce coup.
server-rematch-exists = Il y a déjà une revanche.
server-removed = À la demande de l’hôte, vous n’avez plus accès à cette table. Seule une nouvelle invitation permet d’y revenir.
server-muted = Vous ne pouvez pas écrire dans les conversations jusqu’au { $until }.
server-vote-few = Il faut l’accord d’au moins deux autres personnes.
server-vote-own = Il s’agit de vous : les autres décident.
server-no-such-line = Cette ligne n’existe pas dans la conversation.
server-request-reused = Cet identifiant de demande a servi à autre chose.
server-seat-taken = Cette place est prise.
server-seats-free = Toutes les places ne sont pas encore prises.
server-stale = La table a changé entre-temps.
server-table-broken = L’historique de cette table ne peut plus être lu ; rien n’en est perdu. Veuillez prévenir la personne qui gère ce serveur.
server-too-large = C’est trop grand.
server-too-often = Trop de demandes à la fois ; patientez un instant.
server-try-again = Cela n’a pas pu être enregistré ; réessayez.
server-turn-boundary = Un tour ne s’envoie d’un bloc que jusqu’au moment où le hasard, une autre personne ou un secret intervient.
server-turn-length = Un tour compte de 1 à { $most } coups.
server-unknown-move = Ce coup n’existe pas dans ce jeu.
server-weak-password = Ce mot de passe est trop court ou trop courant ; utilisez au moins 8 caractères, de préférence 15.
server-who-are-you = Dites d’abord votre nom.
server-wrong-password = Identifiant ou mot de passe incorrect.

## Réglages

setting-database = Base « { $value } » inconnue ; formes possibles : sqlite:///fichier ou postgresql://….
setting-origin = « { $value } » n’est pas une origine : par exemple https://example.org.
setting-port = { $value } n’est pas un port : de 0 à 65535.
setting-proxy = « { $value } » n’est pas l’adresse d’un mandataire : elle ressemble à 127.0.0.1 ou 10.0.0.0/8.
setting-redis = « { $value } » n’est pas une adresse Redis : redis://….
setting-secret-file = Le secret ne peut être lu dans « { $file } » : { $reason }.
setting-secret-needed = Avec PostgreSQL, tous les processus ont besoin du même secret : donnez son fichier avec --secret-file.
setting-secret-weak = Le secret dans « { $file } » est trop court : au moins { $least } caractères.
setting-several = { $value } processus ont besoin de PostgreSQL (--database) et de Redis (--redis).
setting-value = { $name } ne peut être « { $value } ».
setting-workers = { $value } processus, c’est trop peu : il en faut au moins 1.

## Commandes

serve-ready = Antilles est à l’adresse { $address }
serve-address-taken = L’adresse { $host }:{ $port } ne peut pas être utilisée : { $reason }.
serve-database-taken = Un autre serveur utilise { $file }.
serve-database-away = La base de données est hors d’atteinte : { $reason }.
serve-extra = Le serveur n’est pas installé : pip install antilles[server].
doctor-ok = Tout va bien.
admin-done = C’est fait, et inscrit au registre.
admin-none = Rien.
admin-muted = ne peut pas écrire jusqu’au { $until }
admin-tables = 
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
admin-what = « { $what } » n’existe pas ici. Il y a : { $all }.
admin-words = « { $what } » { $n ->
        [0] ne demande aucun autre mot
        [one] demande { $n } autre mot
       *[other] demande { $n } autres mots
    }.
admin-texts = Dire ce qui est annoncé à tout le monde : --en, --fr, --it.
admin-refused = Le serveur refuse ({ $status }) : { $why }
admin-server = « { $value } » n’est pas l’adresse d’un serveur : http:// ou https://.
admin-away = Aucun serveur ne répond à { $address }. Le démarrer avec antilles serve, ou l’indiquer avec --server.
admin-broken = Le registre n’est plus tel qu’il a été écrit, à partir du numéro { $n }.
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
doctor-tables = Tables
doctor-tables-well =
    { $n ->
        [one] une partie en cours, son historique est lisible
       *[other] { $n } parties en cours, leurs historiques sont lisibles
    }
doctor-tables-broken = { $n ->
    [one] le journal d’une table ne se lit pas : { $tables }
   *[other] les journaux de { $n } tables ne se lisent pas : { $tables }
}
doctor-disk = Disque
doctor-disk-free = { $free } Mo libres
doctor-secret = Secret
doctor-reachable = joignable
doctor-away = hors d’atteinte
site-done = { $folder } contient toute la maison ({ $megabytes } Mo). N’importe quel serveur web peut le servir : les règles, les bots et l’analyse tournent dans le navigateur.
site-no-page = La page n’est pas construite ici : make build la construit.
site-taken = { $folder } contient autre chose.
backup-done =
    { $tables ->
        [one] { $tables } table sauvegardée dans { $file }.
       *[other] { $tables } tables sauvegardées dans { $file }.
    }
backup-exists = { $file } existe déjà.
restore-done =
    { $tables ->
        [one] { $tables } table restaurée depuis { $file }.
       *[other] { $tables } tables restaurées depuis { $file }.
    }
restore-not-empty = La base n’est pas vide ; --force la remplace.
restore-no-backup = { $file } n’est pas une sauvegarde d’Antilles.
restore-running = Un serveur utilise cette base ; arrêtez-le d’abord.
verify-nothing = Donnez des enregistrements, ou --database.
server-not-owner = Seul le propriétaire de cette maison peut faire cela : antilles data GAME --page, ou antilles admin page, donne l’adresse qui l’ouvre.
server-bad-box = Impossible d’enregistrer : { $sentence }
server-nothing-corrected = Rien à exporter : rien n’a été corrigé.
server-unsigned = Qui exporte signe : indiquez votre nom et l’édition de votre boîte, puis enregistrez.

ratings-deed = « { $deed } » n’existe pas : dire rebuild.
ratings-rebuilt =
    { $games ->
        [one] { $games } partie finie relue,
       *[other] { $games } parties finies relues,
    } { $n ->
        [one] { $n } cote calculée.
       *[other] { $n } cotes calculées.
    }
