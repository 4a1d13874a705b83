# Aide de la ligne de commande

help-antilles = Des jeux de commerce aux Caraïbes, fidèles à leurs règles.
help-games = Montrer les jeux avec leurs places et leurs options.
help-play = Jouer dans ce terminal, contre des bots et avec les gens autour.
help-replay = Revoir l’enregistrement d’une partie, coup par coup.
help-verify = Rejouer des enregistrements et vérifier ce qu’ils annoncent.
help-rules = Montrer les règles, numérotées, et leur origine.
help-bench = Mesurer les règles sur un cœur, compilées et interprétées.

help-usage = Utilisation : { $usage }
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-default = [par défaut : {"{}"}]
help-required = [obligatoire]

help-lang = Langue ; sinon ANTILLES_LANG ou celle du système.
help-version = Montrer la version.
help-help = Montrer cette aide.
interpreted = Les règles sont interprétées, une cinquantaine de fois plus lentement. Installez un compilateur C et les en-têtes de Python, puis réinstallez Antilles (depuis un clone : make build).
help-show-completion = Montrer le script de complétion pour ce shell.
help-json = Écrire les données en JSON.

help-game = Nom du jeu.
help-seats = Places à la table ; sinon 4, ou le maximum du jeu.
help-bots = Bots : deckhand, trader, captain, governor, greedy, uniform, ou une commande qui en lance un.
help-seat = Votre place, comptée à partir de 0 comme dans les enregistrements.
help-players = Personnes à ce terminal, à partir de cette place.
help-name = Nom d’une personne ; à répéter pour chaque personne.
help-option = Une option du jeu ; on peut en donner plusieurs.
help-seed = Graine du hasard et des bots, pour rejouer la même partie.
help-resume = Reprendre la partie de cet enregistrement.
help-fast = Ne pas demander de confirmer un tour.

help-file = Un enregistrement.
help-replay-seat = Voir la partie comme cette place l’a vue.
help-replay-all = Tout montrer, les choix secrets aussi.
help-replay-at = Commencer à ce coup.
help-files = Enregistrements, ou dossiers d’enregistrements (*.txt).

help-statement = Numéro d’une règle, comme SD-032 ou 32.
help-provenance = Classer règles et valeurs selon leur origine.
help-search = Seulement les règles qui contiennent ce mot.

help-bench-games = Noms de jeux ; sinon tous.
help-seconds = Secondes par mesure.
help-bench-seats = Places ; sinon 4, ou le maximum du jeu.
help-mode = both (les deux), compiled ou interpreted.

help-serve = Héberger des tables pour des personnes et des bots par HTTP.
help-doctor = Vérifier ce qu’il faut au serveur : base, bus, disque, règles.
help-admin = Tenir la maison en ordre : personnes, tables, annonces, signalements, et le registre de ce qui a été fait.
help-admin-what = people [NOM], rename ID NOM, mute ID JOURS, unmute ID, tables [NOM], show TABLE public|link|private, remove TABLE PLACE, announce, announcements, withdraw ID, reports, settle ID, log, page.
help-admin-words = Ce qu’il faut pour cela : identifiants, noms, nombres.
help-admin-text = Ce qui est dit à tout le monde, dans cette langue.
help-admin-days = Pendant combien de jours.
help-admin-server = L’adresse du serveur qui tourne ; par défaut : cette machine, avec vos réglages.
help-site = Écrire la page, avec toute la maison dedans, dans un dossier que n’importe quel serveur web peut servir.
help-backup = Tout sauvegarder dans un fichier, pendant que le serveur tourne.
help-restore = Restaurer une sauvegarde dans une base vide.
help-database = Base de données : sqlite:///fichier ou postgresql://… ; sinon un fichier dans le dossier de données.
help-redis = Redis, quand le serveur a plusieurs processus : redis://….
help-host = Adresse d’écoute ; sinon cette machine seulement.
help-port = Port ; sinon 8000.
help-open = Ouvrir la page dans le navigateur.
help-workers = Processus du serveur ; plus d’un demande PostgreSQL et Redis.
help-bot-workers = Processus dans lesquels les bots réfléchissent.
help-secret-file = Fichier du secret qui sert à hacher les jetons.
help-origin = Autre adresse par laquelle les navigateurs joignent le serveur.
help-proxy = Un mandataire inverse à qui l’on se fie pour l’adresse du client.
help-metrics = Mesures pour Prometheus à /metrics.
help-site-folder = Le dossier ; il doit être vide ou contenir un site précédent.
help-backup-file = La sauvegarde.
help-ratings = Relire les résultats et les cotes dans les journaux.
help-ratings-deed = Que faire : rebuild, pendant qu’aucun serveur n’utilise un fichier SQLite.
help-ratings-on = Proposer des tables classées, calculer et montrer les cotes ; --no-ratings arrête tout cela.
help-force = Remplacer ce que contient la base.
help-fair = Refaire aussi les tirages scellés.
help-fair-list = La liste des sceaux de la maison, pour y trouver celui de la partie.
help-fair-earlier = Une copie plus ancienne de cette liste : rien ne doit en avoir disparu.
