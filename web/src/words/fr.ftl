# Les mots de la page

## Cadre d'une table

brand-home = retour à l’accueil
seats = Joueurs
seat-away = un bot joue
points-of =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
points-word = points
to-play = joue
board-label = Plateau
rail-label = Joueurs, historique et règles
parts-label = Zones de la table
part-board = Plateau
part-others = Autres
part-log = Historique
part-rules = Règles
part-chat = Chat
part-choices = Choisir
part-mine = Main
part-table = Table
part-unread = du nouveau
drawer-close = Fermer
edge-more = { $names } et { $n } de plus
log-empty = Il ne s’est encore rien passé.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
chat-write = Écrire un message
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
why-rule = Règle { $statement }
guide-label = Première partie
guide-ok = Compris
guide-off = Ne plus expliquer
tools-label = Outils
tools-rules = Règles
tools-language = Langue
tools-theme = Thème clair ou sombre
tools-menu = Menu
generic-position = La position
generic-moves =
    { $n ->
        [one] Un coup
       *[other] { $n } coups
    }

## Barre d'actions

bar-label = Votre coup
play-label = Ce que les autres ont fait
play-back = Un pas en arrière
play-pause = Pause
play-on = Continuer
play-next = Suivant
play-end = À la fin
play-again = Revoir
play-speed = Vitesse
play-times =
    { $speed ->
        [slow] ½×
        [normal] 1×
       *[quick] 2×
    }
speed-name =
    { $speed ->
        [off] tout de suite
        [slow] lentement
        [normal] vitesse normale
       *[quick] vite
    }
settings-title = Affichage du jeu
settings-others = Les coups des autres
settings-forced = Jouer d’office le seul coup possible
settings-forced-text = Il est montré, et peut être annulé tant que dure votre tour.
bar-skip = Appuyez sur une touche ou touchez l’écran pour voir où en est la partie.
bar-sending = Envoi…
bar-which = Quel coup ?
bar-finished = Terminer votre tour ?
bar-over = La partie est terminée
bar-steps = Jusqu’ici : { $moves }
bar-confirm-turn = Terminer le tour
bar-put-back = Reposer
bar-undo = Annuler
bar-hint = Conseil
bar-more = Autres actions : conseil et tous les coups
step-label = Combien
step-less = Moins
step-more = Plus
step-none = Rien
step-all = Tout
bar-these = Ces coups ({ $n })
bar-all = Tous les coups ({ $n })
waiting =
    { $n ->
        [one] { $who } réfléchit
       *[other] En attente : { $who }
    }

## La fin

end-title =
    { $n ->
        [one] { $who } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $who } gagnent à égalité avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
end-won =
    Vous gagnez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
end-mine =
    Vous êtes { $place } avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
end-how = D’où viennent les points
end-every = Tous les gains
end-race = Le déroulement
end-moves = coups de la partie
end-source = Source
end-there = La table après le coup { $n }
source-name =
    { $source ->
        [start] Au départ
        [ship] Livraisons
        [exchange] Échange
        [owner] Utilisés par d’autres
        [cubans] Cubains
        [visits] Cubains
        [zorro] Donnés à d’autres
        [left] Marchandises et pesos restants
        [buildings] Bâtiments utilisés
        [building] Construction
        [objectives] Objectifs
        [birds] Oiseaux
        [volcano] Volcan
        [characters] Personnages
        [dues] Taxes et redevances
        [subsidies] Subventions
        [owned] Bâtiments possédés
        [president] Événement du président
       *[other] Autres points
    }
end-line =
    { $name } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } en { $gains ->
        [one] { $gains } gain
       *[other] { $gains } gains
    }.
end-gains = détail des gains ({ $n })
end-otherwise = Autres points.
end-place = Place
end-player = Nom
end-points = Points
end-board = Voir le plateau
end-replay = Revoir
end-home = Accueil
end-rematch = Revanche
end-rematch-join = Rejoindre la revanche
end-again = Les autres se retrouvent : votre place vous attend.

## Marchandises et adversaires

end-declined = Vous avez décliné : un bot joue à votre place.
mine = { $name } (vous)
others = Autres

## Pages

rooms = Les salles de la maison
room =
    { $name ->
        [learn] Apprendre
        [train] S’entraîner
        [club] Club
       *[play] Jouer
    }
page-title =
    { $page ->
        [home] Antilles
        [t] Table · Antilles
        [new] Nouvelle table · Antilles
        [join] Invitation · Antilles
        [replay] Replay · Antilles
        [analysis] Analyse · Antilles
        [me] Votre compte · Antilles
        [games] Mes parties · Antilles
        [notices] Notifications · Antilles
        [stop] Notifications · Antilles
        [confirm] Notifications · Antilles
        [p] Profil · Antilles
        [ratings] Cotes · Antilles
        [house] L’ordre de la maison · Antilles
        [friends] Amis · Antilles
        [friend] Le lien d’un ami · Antilles
        [tables] Tables ouvertes · Antilles
        [rules] Règles · Antilles
        [fairness] Tirages · Antilles
        [page] Le jeu en une page · Antilles
        [daily] Donne du jour · Antilles
        [puzzles] Problèmes · Antilles
        [learn] Apprendre · Antilles
        [box] J’ai cette boîte · Antilles
        [lesson] Leçon · Antilles
       *[other] Antilles
    }
problem-unknown = Cela n’a pas marché. Réessayez.
problem-offline = Le serveur ne répond pas.
default-name = Anonyme
name-label = Votre pseudo
name-other = J{ $n }
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
        [deckhand] facile : Mousse
        [trader] moyen : Négociant
        [captain] difficile : Capitaine
        [governor] très difficile : Gouverneur
       *[other] bot : { $level }
    }
visibility-name =
    { $visibility ->
        [public] tout le monde
        [link] toute personne qui a le lien
       *[private] seulement sur invitation
    }

## Accueil

home-claim = Quatre jeux de commerce aux Caraïbes, fidèles à leurs règles.
home-claim-second = Entre amis, ou contre des bots qui ne trichent jamais.
home-new = Nouvelle table
home-code = J’ai un code
home-code-label = Votre invitation : le lien ou le code
home-join = Rejoindre
home-play = Jouer
home-see = Résultat
home-watch = Regarder
home-replay = Revoir
home-alone = En solo ce soir ?
home-alone-text = Jouez tout de suite, contre des bots de force moyenne.
home-with = { $game } avec { $expansion }
home-open = Tables ouvertes
home-open-none = Aucune table ouverte pour l’instant. Créez-en une.
home-over = Parties terminées
home-record = Ouvrir un enregistrement
home-record-label = Un enregistrement de partie (texte)
home-record-file = Un enregistrement de partie (fichier)
home-record-open = Revoir cette partie
list-your-turn = À vous de jouer · { $game }
list-status =
    { $status ->
        [open] attend des joueurs
        [running] en cours
        [paused] en pause
       *[over] terminée
    }
list-empty-table = Table vide
poster-seats = { $least } à { $most } joueurs
poster-minutes = { $n } min
poster-play = Nouvelle table : { $game }
poster-rules = Règles : { $game }

## Nouvelle table, attente, invitation

new-other-game = Un autre jeu
new-seats = Places
new-seat = Place { $n }
new-name = Nom à la place { $n }
new-here = une personne sur cet écran
new-bot = Bot
new-open = par lien d’invitation
new-level = Force des bots
new-game = Réglages de la partie
new-hints = Conseils
new-hints-alone = Un bot dit ce qu’il ferait, quand vous le demandez.
new-hints-company = Pas de conseils entre personnes, sauf si tout le monde est d’accord ; qui prend place le sait.
expansion-cuba = El Presidente
expansion-cuba-text = Six Cubains sur l’avenue, six événements, d’autres bâtiments, navires et lois ; 8 manches.
options-cuba-el_presidente = El Presidente
options-cuba-supply = Plantations et réserve
options-cuba-characters = Personnages
options-cuba-trade = Marché et port
options-cuba-parliament = Parlement
new-visibility = Qui peut voir la table
new-delay = Qui regarde voit la partie
delay-name =
    { $n ->
        [0] aussitôt
        [one] { $n } coup plus tard
       *[other] { $n } coups plus tard
    }
delay-told =
    { $n ->
        [one] Qui regarde a { $n } coup de retard.
       *[other] Qui regarde a { $n } coups de retard.
    }
new-options =
    { $n ->
        [one] { $n } option de règles
       *[other] { $n } options de règles
    }
new-make = Créer cette table
join-title = Une invitation pour vous
join-by = { $by } vous invite à une partie de { $game }
join-taken = Cette place est prise. Demandez un autre lien à qui vous a envoyé celui-ci.
join-text = Choisissez un pseudo ; aucun compte n’est nécessaire.
join-hints = À cette table, on peut demander conseil aux bots : qui s’assied est d’accord.
join-sit = Prendre cette place
join-account = Déjà venu ici ? Se connecter d’abord : cette partie sera parmi les vôtres.
waiting-title = En attente de joueurs
waiting-text = La partie commence quand toutes les places sont prises.
waiting-free = libre
waiting-link = Copier le lien d’invitation
waiting-copied = Lien copié
waiting-renew = Nouveau lien
waiting-you = vous

## À la table

game-gone = Jeu introuvable
game-gone-text = Aucun jeu de ce nom sur ce serveur.
table-closed =
    { $why ->
        [removed] Vous n’avez plus accès à cette table
        [private] Cette table est maintenant privée
       *[gone] Table introuvable
    }
table-closed-text =
    { $why ->
        [removed] L’hôte de la table en a décidé ainsi. Seule une nouvelle invitation permet de revenir.
        [private] Seules les personnes assises à la table peuvent la voir.
       *[gone] Elle n’existe pas, ou vous n’y avez pas accès.
    }
table-away = Un instant
table-away-text = Cette page réessaie toute seule.
connection-again = Nouvel envoi…
connection-lost = Connexion perdue. Tentative de reconnexion depuis { $n } s.
thing = { $name } : { $what }
thing-now = { $name } : { $what } ; { $now }
describe-title = Le plateau en texte
describe-can = possible maintenant
describe-close = Fermer
menu-undo = Demander l’annulation de mon dernier tour
menu-pause = Demander une pause
menu-resume = Demander à reprendre la partie
menu-leave = Quitter la table ; un bot joue à ma place
menu-host = Gérer ma table
menu-return = Reprendre ma place
menu-replay = Revoir depuis le début
menu-record = Télécharger l’enregistrement
menu-plain = Plateau simple, en mots
menu-drawn = Plateau dessiné
menu-guide = Revoir les explications
hand-over = { $name }, l’écran est à vous
hand-over-text = Prenez-le quand personne d’autre ne regarde.
hand-over-take = Voir mon jeu
hint-rules = Les règles de ce coup
hint-title = Ce que ferait un bot
hint-no = Non, merci
hint-take = Choisir ce coup
wish-title =
    { $wish ->
        [remove] { $name } demande à faire partir { $whom }
        [undo] { $name } demande à annuler son dernier tour
        [pause] { $name } demande une pause
       *[resume] { $name } demande à reprendre la partie
    }
wish-yes = Accepter
wish-no = Refuser
people-label = Les personnes à la table
wish-mine =
    { $wish ->
        [remove] Vous demandez à faire partir { $whom }
        [undo] Vous demandez à annuler votre dernier tour
        [pause] Vous demandez une pause
        [rematch] Vous demandez une revanche
       *[resume] Vous demandez à reprendre la partie
    }
wish-other = { wish-title }
wish-undo-what = La table revient avant le dernier tour joué par { $name }.
wish-remove-what = Un bot continuerait à la place occupée par { $name }.
wish-remove-you = Il s’agit de vous : les autres décident.
wish-agreed =
    { $n ->
        [one] { $who } est d’accord.
       *[other] { $who } sont d’accord.
    }
wish-silent =
    { $n ->
        [one] Réponse attendue : { $who }.
       *[other] Réponses attendues : { $who }.
    }
wish-answer =
    { $how ->
        [agreed] { $wish ->
            [remove] Tous les autres sont d’accord : un bot joue à cette place
            [undo] Tout le monde est d’accord : le tour est annulé
            [pause] Tout le monde est d’accord : la table est en pause
            [rematch] Tout le monde est d’accord : la revanche commence
           *[resume] Tout le monde est d’accord : la partie reprend
        }
        [refused-by] { $wish ->
            [remove] { $name } est contre : personne ne part
            [undo] { $name } refuse : le tour reste joué
            [pause] { $name } refuse : pas de pause
            [rematch] { $name } décline la revanche : un bot joue à cette place
           *[resume] { $name } refuse : la pause continue
        }
        [refused] { $wish ->
            [remove] Refusé : personne ne part
            [undo] Refusé : le tour reste joué
            [pause] Refusé : pas de pause
           *[resume] Refusé : la pause continue
        }
       *[lapsed] La partie a continué avant que tout le monde ait répondu
    }
wish-withdraw = Retirer
paused-title = La table est en pause
paused-text = Personne ne perd de temps. La partie reprend quand tout le monde est d’accord.
paused-card = Personne ne perd de temps ; le plateau reste tel quel.
paused-go = veut reprendre
paused-silent = n’a pas répondu
paused-rests = se repose
paused-bot = un bot : toujours prêt
paused-look = Voir le plateau
offline-title = { $name } est hors ligne depuis { $at }
offline-text = La table garde la place. Vous pouvez écrire ; votre message attend ici.
offline-write = Écrire à { $name }
seat-offline = hors ligne
watching-title = Vous regardez
watching-text = Vous voyez ce que tout le monde peut voir.
watching-late = Vous voyez la partie avec { $n } coups de retard, jusqu’à la fin.
leave-title = Quitter la table ?
leave-text = Un bot joue pour vous jusqu’à votre retour. Vous pouvez reprendre votre place à tout moment.
leave-do = Quitter la table
leave-stay = Rester
host-title = Votre table
host-sit = À la table
host-watch = Qui regarde
host-alone = Personne d’autre, à part des bots.
host-nobody = Personne ne regarde sous un nom.
host-remove = Exclure
host-remove-of = Exclure { $name }
host-remove-title = Exclure { $name } ?
host-remove-open = La place redevient libre. Les invitations déjà envoyées ne valent plus ; seule une nouvelle invitation permet à { $name } de revenir.
host-remove-running = Un bot joue à cette place jusqu’à la fin, et { $name } ne voit plus la table.
host-remove-watch = { $name } ne voit plus la table.
host-keep = Ne pas exclure
host-close = Fermer

## Replay et règles

replay-label = Replay
replay-first = Au début
replay-back = Coup précédent
replay-next = Coup suivant
replay-play = Lecture
replay-stop = Pause
replay-jump = Coup
replay-where = { $at } sur { $n }
replay-eyes = Point de vue
replay-open = cartes sur table
replay-everybody = vue publique
replay-table = Retour à la table
replay-link = Copier le lien vers cette position
replay-copied = Copié
replay-line = { $who } : { $move }
rules-title = Règles

## Compte

account-title = Votre compte
account-of = Votre compte : { $name }
account-in = Se connecter
account-in-text = Vous avez déjà un compte ? Utilisez votre clé d’accès, ou votre identifiant et votre mot de passe. Sinon, il suffit de s’asseoir à une table.
account-in-key = Se connecter avec une clé d’accès
account-login = Identifiant
account-password = Mot de passe
account-password-text = Avec un identifiant et un mot de passe, vous pouvez revenir depuis un autre appareil. Vos autres sessions prennent fin quand vous en changez.
account-old = Ancien mot de passe
account-new = Nouveau mot de passe
account-save = Enregistrer
account-saved = C’est enregistré.
account-keys = Clés d’accès
account-keys-text = Une clé d’accès vous connecte avec l’empreinte, le visage ou le code de cet appareil. Rien à retenir, rien à voler.
account-keys-tls = Les clés d’accès demandent https, ou localhost.
account-notices = Recevoir une notification quand c’est à vous : par ce navigateur, par courriel, dans votre messagerie.
account-key-add = Ajouter une clé d’accès
account-key-name = Clé d’accès du { $date }
account-key-remove = Supprimer
account-key-remove-of = Supprimer : { $name }

## Notifications

title-waiting = ({ $n }) { $page }
notices-title = Notifications
notices-text = Une seule notification par tour, jamais une par étape, et aucune pour un tour joué aussitôt. Si vous avez la table sous les yeux, elle attend cinq minutes.
notices-nobody = Il faut avoir joué ici, ou se connecter, pour recevoir des notifications.
notices-where = Où vous prévenir
notices-browser = Ce navigateur
notices-browser-state =
    { $state ->
        [on] Il vous prévient même quand la page est fermée.
        [refused] Ce navigateur bloque nos notifications : autorisez-les près de la barre d’adresse, puis réessayez.
        [cannot] Il faut https ou localhost, et un navigateur qui reçoit des messages push.
       *[off] Il peut vous prévenir même quand la page est fermée.
    }
notices-kind =
    { $kind ->
        [mail] Courriel
        [push] Autre navigateur
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
                [none] fonctionne
               *[other] activé ; dernier essai manqué : { $why }
            }
        [unconfirmed] pas encore confirmé, voyez votre courrier
        [paused] refusé trois fois, en pause : { $why }
       *[off] désactivé
    }
notices-test = Essayer
notices-test-of = Essayer : { $name }
notices-tested = C’est envoyé.
notices-more = Ajouter une autre adresse
notices-add = Ajouter
notices-mail-text = Un premier courriel contient un lien de confirmation ; ensuite, un courriel toutes les 30 minutes au plus, avec toutes les tables.
notices-no-mail = Ce serveur n’envoie pas de courriels.
notices-confirm-sent = Un courriel vous attend. Confirmez l’adresse par le lien qu’il contient.
notices-hook = Messagerie ou webhook
notices-address = Adresse du webhook
notices-hook-text =
    { $kind ->
        [discord] Dans Discord : paramètres du salon, Intégrations, Webhooks, copier l’adresse.
        [slack] Dans Slack : ajouter « Incoming Webhooks » à un canal et copier l’adresse.
        [matrix] L’adresse du salon dans l’API client, avec un jeton d’accès : https://serveur/_matrix/client/v3/rooms/!salon:serveur?access_token=…
       *[ntfy] Votre sujet : https://ntfy.sh/un-nom-que-personne-ne-devine
    }
notices-quiet = Heures calmes
notices-quiet-hours = De { $from } à { $to }, { $zone }
notices-quiet-none = Aucune
notices-quiet-text = Les notifications attendent le matin et arrivent ensemble.
notices-quiet-first = Valent pour tout ce que vous ajoutez.
notices-quiet-end =
    { $end ->
        [quiet_from] De
       *[quiet_to] À
    }
notices-page = Quand la page est ouverte
notices-sound = Un son quand c’est à moi
notices-sound-text = Le titre et l’image de l’onglet le disent de toute façon.
notices-click =
    { $verb ->
        [stop] Ne plus recevoir ces notifications ?
       *[confirm] Recevoir ici une notification quand c’est à vous ?
    }
notices-click-do =
    { $verb ->
        [stop] Ne plus en recevoir
       *[confirm] Oui, me prévenir
    }
notices-clicked =
    { $verb ->
        [stop] C’est fait : aucune notification n’arrivera plus ici. Vous pouvez les réactiver à tout moment.
       *[confirm] C’est fait : vous recevrez une notification quand ce sera à vous.
    }

## Mes parties, mes données

home-part =
    { $part ->
        [turn] À vous de jouer
        [running] En cours
        [invited] Invitations
        [open] En attente de joueurs
       *[over] Tout juste terminées
    }
home-nobody-waits = Personne ne vous attend.
games-title = Toutes mes parties
games-name = Avec qui
games-game = Jeu
games-all = Tous les jeux
games-status = Étape
games-status-name =
    { $status ->
        [all] Toutes
        [open] En attente de joueurs
        [running] En cours
       *[over] Terminées
    }
games-none = Aucune partie de ce genre.
games-empty = Vous n’avez pas encore joué ici. Vos parties seront listées ici.
games-more = Suite
bell-label =
    { $n ->
        [0] Rien de neuf à vos tables
        [one] { $n } nouvelle de vos tables
       *[other] { $n } nouvelles de vos tables
    }
bell-title = À vos tables
bell-line =
    { $kind ->
        [turn] À vous de jouer
       *[over] Partie terminée
    }
bell-none = Rien encore.
account-guest = Vous jouez sans compte : seul ce navigateur vous connaît. Avec un mot de passe ou une clé d’accès, vous gardez vos parties et revenez de partout. Déjà un compte ? Se déconnecter plus bas, puis se connecter.
sessions-title = Vos connexions
sessions-here = Cet appareil
sessions-seen = Dernière visite le { $date }
sessions-end = Terminer
sessions-out = Se déconnecter
sessions-guest = Sans mot de passe ni clé d’accès, vous ne pourrez pas revenir : vos parties vous seront inaccessibles pour toujours. Se déconnecter quand même, par exemple pour retrouver un compte que vous avez déjà ?
sessions-guest-out = Se déconnecter quand même
sessions-guest-stay = Rester
mydata-title = Vos données
mydata-text = Vos noms, vos connexions, vos parties et ce que vous y avez dit.
mydata-export = Enregistrer un fichier
mydata-erase = Tout supprimer
mydata-erase-text = Votre nom, vos accès, vos notifications et vos résultats sont supprimés. Des bots finissent vos parties en cours. Les parties terminées restent à ceux qui les ont jouées, avec le nom que vous y portiez. C’est irrévocable.
mydata-erase-now = Supprimer pour de bon
mydata-stay = Tout garder
mydata-erased = Tout est supprimé.

## Analyse

study-title = Analyse
study-replay = Revoir
study-you = Vous
study-why-at = Coup { $n } : pourquoi ?
study-chance = Chances de victoire
study-chapters = { $kind ->
        [ship] navires
       *[round] manches
    }
study-hundred = sur 100 parties
study-chance-tab = Chances
study-points-tab = Points attendus
study-table-tab = Tableau
study-summary = Chances de victoire sur 100 parties. Au début : { $start }. À la fin : { $end }. { $n ->
        [one] Un tournant.
       *[other] { $n } tournants.
    }
study-cell = { $n } · { $points } { $points ->
        [one] pt
       *[other] pts
    }
study-turn = Après le coup { $n }
study-heard = Après le coup { $n } : { $told }
study-pin = Tournant { $n }, coup { $turn } : { $change } sur 100 parties
study-turns = Tournants
study-all = Tous
study-mine = Les miens · { $n }
study-none = Aucun coup n’a décidé la partie à lui seul.
study-at = coup { $n } · { $kind ->
        [draw] tirage
       *[decision] décision
    }
study-better-move = mieux : { $move }
study-exact = exact
study-surely = de { $low } à { $high }
study-certain = à coup sûr
study-eyes = position vue par { $name }
study-draw = Un tirage. Ce qu’il a changé, sur 100 parties :
study-better-by = Cela vaut environ { $n } sur 100 (de { $low } à { $high }).
study-better-exact = Cela vaut { $n } sur 100.
study-known = Rien d’important n’était caché.
study-unknown = { $n } de ce que le coup a changé ne pouvait pas se savoir.
study-best = meilleur
study-played = joué
study-why = Pourquoi
study-forced = Il n’y avait pas le choix.
study-nothing-better = Aucun meilleur coup n’a pu être démontré.
study-accounts = Chance et adresse
study-scale = sur 100 : première place 100, dernière place 0
study-start = Départ
study-luck = Chance
study-guessing = Divination
study-own = Ses coups
study-others = Venu des autres
study-rest = Reste
study-end = Fin
study-rest-told = Les coups de chacun se mesurent à ce qu’aurait fait le bot qui analyse. Le reste est ce en quoi sa mesure s’est contredite.
study-gifts = Qui a donné à qui
study-giver = Qui donne
study-waiting = { $n ->
        [0] Votre analyse est la prochaine.
        [one] Dans la file : une analyse passe d’abord.
       *[other] Dans la file : { $n } analyses passent d’abord.
    }
study-running = Analyse en cours : { $at } sur { $n }
study-stop = Arrêter
study-failed = L’analyse n’a pas abouti.
study-again = Réessayer
study-finer = Mesurer plus finement
study-play-on = Jouer la suite
study-as-it-was = secrets des autres tels quels ; sinon redistribués
study-learn = Revoir mes erreurs · { $n }
study-open = Analyse
study-line = { $name } : chance { $luck }, ses coups { $own }, venu des autres { $others }
study-line-guessing = { $name } : divination { $luck }, ses coups { $own }, venu des autres { $others }
study-handed = { $giver } à { $receiver } : { $n }
study-handing = { $giver } à { $receiver }
study-gifts-told = Une ligne donne, une colonne reçoit ; trait plein : donné, pointillé : pris. Une case montre ses coups.
study-largest = les plus grands d’abord
study-parts = Parties de l’analyse
study-tab-course = Partie
study-tab-turns = Tournant
study-tab-luck = Chance, adresse
study-tab-learn = Apprendre
study-no-mistakes = Aucun de vos coups n’était clairement une erreur.
study-soon = L’analyse est en route.
study-rough = approximatif
study-band = à la fin de la partie ; votre bande contient 80 parties sur 100
study-not-yet = Personne n’a encore fait analyser cette partie.
study-ask = Analyser cette partie
study-price = { $n ->
        [one] environ une seconde
       *[other] environ { $n } secondes
    }
study-price-minutes = environ { $n } minutes
study-left = { $n ->
        [one] encore une seconde environ
       *[other] encore { $n } secondes environ
    }
study-look = Ce qui est là peut déjà se regarder.
study-more = { $n ->
        [one] La suite viendra : un coup n’est pas encore mesuré.
       *[other] La suite viendra : { $n } coups ne sont pas encore mesurés.
    }
study-unmeasured = Le coup { $n } n’est pas encore mesuré
study-unmeasured-told = Le replay fonctionne comme toujours. Un coup mesuré montre ce qui était possible d’autre.
study-later = Viendra quand toute la partie sera mesurée
study-later-told = D’où vient le résultat de chacun : tirages, propres coups, les autres.
study-bots-only = Seuls des bots ont joué ici : chance et adresse, sans tournants.
study-too-short = Une partie si courte n’a pas de tournants, seulement chance et adresse.
study-watch = Voir un exemple
study-try = Essayer : { $move }
watch-title = Comment la partie aurait pu continuer
watch-told = Paire { $at } sur { $n } : la même chance et les mêmes choses cachées des deux côtés. Les raisons ont été comptées sur de telles paires.
watch-side = { $side ->
        [better] Après le meilleur coup : { $move }
       *[played] Après le coup joué : { $move }
    }
watch-reason = une des raisons
watch-step = Étape { $at } sur { $n }
watch-end = Ici { $name } peut attendre { $points } { $points ->
        [one] point
       *[other] points
    } et gagne { $chance } parties sur 100.
watch-another = Une autre paire
watch-close = Retour à l’analyse
share-title = Partager
share-told = Partie, replay et analyse. Visibles pour quiconque a le lien.
share-names = avec les noms
share-link = Lien
share-picture = Image
share-copied = Lien copié
share-players = { $n ->
        [one] une personne
       *[other] { $n } personnes
    }
share-seat = J{ $n }
sandbox = Bac à sable depuis le coup { $n } · rien ne compte
quiz-title = Revoir mes erreurs · { $at } sur { $n }
quiz-task = Coup { $n } : vous avez choisi « { $played } ». Trouvez un meilleur coup.
quiz-list = Ou choisir dans la liste
quiz-choose = Choisir un coup
quiz-skip = Passer
quiz-show = Montrer la réponse
quiz-answer = { $chosen ->
        [0] Choisir un coup sur le plateau
       *[other] Répondre : { $move }
    }
quiz-next = Suivant
quiz-close = Arrêter
quiz-back = Retour à l’analyse
quiz-verdict = { $verdict ->
        [best] Juste : le meilleur coup, meilleur de { $n } sur 100.
        [good] Juste : aussi bon que le meilleur coup, autant qu’on puisse le dire.
        [worse] Mieux que le coup joué, mais pas le meilleur : { $move }.
        [played] C’est le coup joué. Meilleur de { $n } sur 100 : { $move }.
        [unmeasured] Ce coup n’a pas été mesuré. Meilleur de { $n } sur 100 : { $move }.
       *[shown] Le meilleur coup : { $move }, meilleur de { $n } sur 100.
    }
quiz-done = { $right } sur { $n } { $right ->
        [one] trouvé
       *[other] trouvés
    }

## Tirages scellés

new-joint = Tirages communs
new-joint-text = Chaque tirage demande aussi un nombre du navigateur d’un autre joueur. Pour les parties en direct : chaque absence le retarde de dix secondes.
seal-title = Tirages scellés
seal-badge =
    { $standing ->
        [none] Tirages : non scellés
        [checking] Vérification des tirages…
        [checked] { $n ->
            [one] 1 tirage, vérifié par ce navigateur
           *[other] Les { $n } tirages vérifiés par ce navigateur
        }
        [unchecked] Tirages : non vérifiés
        [differs] Les tirages ne correspondent pas au sceau
       *[sealed] Tirages : scellés
    }
seal-none = Cette table est plus ancienne que les tirages scellés, ou sa partie a été apportée d’ailleurs. Ses tirages sont venus du seul serveur, et rien ne les prouve.
seal-first = Avant le premier tour, ce serveur a scellé un secret et montré le sceau à tout le monde : le secret ne pouvait plus changer ensuite.
seal-second =
    { $level ->
        [joint] Chaque tirage mêle ce secret à un nombre du joueur qui vient de jouer et à un nombre d’un autre joueur : personne ne pouvait le choisir ni le prévoir, sauf si tous s’entendent.
       *[sealed] Chaque tirage mêle ce secret à un nombre du joueur qui vient de jouer : ni le serveur ni un joueur ne pouvait le choisir.
    }
seal-third =
    { $standing ->
        [checked] { $n ->
            [one] La partie est terminée, le secret est ouvert, et votre navigateur a refait le seul tirage : il est le même.
           *[other] La partie est terminée, le secret est ouvert, et votre navigateur a refait les { $n } tirages : tous sont les mêmes.
        }
        [differs] Votre navigateur a comparé les tirages à ce qui était scellé, et quelque chose ne correspond pas.
        [checking] La partie est terminée, le secret est ouvert, et votre navigateur refait tous les tirages.
        [unchecked] La partie est terminée, mais votre navigateur n’a pas pu obtenir la preuve ; réessayez plus tard.
       *[sealed] Quand la partie sera terminée, le secret sera ouvert et votre navigateur refera chaque tirage.
    }
seal-fault =
    { $code ->
        [draw] Le tirage { $n } diffère de ce qui était scellé.
        [odds] Le tirage { $n } a été fait avec des chances que ce jeu n’a pas.
        [seal] Le secret ouvert n’est pas celui qui était scellé.
        [reveal] Le secret n’a pas été ouvert.
        [lost] Le serveur a perdu son secret et ne peut pas ouvrir le sceau.
        [link] Vers le tirage { $n }, un nombre n’est pas celui de son joueur.
        [no-link] Vers le tirage { $n }, le nombre d’un joueur manque.
        [witness] Le tirage { $n } a été fait sans le nombre de l’autre joueur.
        [late] Le secret a été scellé après le début de la partie.
        [list] Le sceau n’est pas dans la liste de la maison.
        [twice] La partie a commencé deux fois.
        [noted-seal] Le sceau n’est pas celui qui a été montré à ce navigateur.
        [noted-list] La liste de la maison n’est pas celle qui a été montrée à ce navigateur.
        [noted-chain] Des nombres de ce navigateur ont été remplacés par d’autres.
        [noted-links] Des nombres donnés par ce navigateur manquent.
       *[form] La preuve est illisible.
    }
seal-fault-save = Enregistrez la preuve.
seal-draw = Tirage
seal-print = Empreinte
seal-again = Refait
seal-after = après un coup joué par { $name }
seal-same =
    { $same ->
        [true] le même
       *[false] différent
    }
seal-own =
    { $n ->
        [0] Tous les nombres sont venus du serveur : aucun navigateur n’a apporté les siens.
        [one] Avec ses propres nombres : { $names }.
       *[other] Avec leurs propres nombres : { $names }.
    }
seal-replaced =
    { $n ->
        [one] Un navigateur a perdu ses nombres et a continué avec de nouveaux.
       *[other] { $n } fois, un navigateur a perdu ses nombres et a continué avec de nouveaux.
    }
seal-unwitnessed =
    { $n ->
        [one] Un tirage a dû se passer du nombre de l’autre joueur.
       *[other] { $n } tirages ont dû se passer du nombre de l’autre joueur.
    }
seal-shown = Sceau montré au début :
seal-noted =
    { $same ->
        [true] Ce navigateur a noté le même.
       *[false] Ce navigateur en a noté un autre.
    }
seal-save = Enregistrer la preuve
seal-yourself = Vérifier soi-même
seal-yourself-text = Cette page vient du serveur qu’elle vérifie. Si vous ne lui faites pas confiance, enregistrez la preuve et vérifiez-la avec un programme venu d’ailleurs :
seal-house = Tous les tirages de la maison

## The draws of the house

house-title = Les tirages de cette maison
house-draws = Les tirages face à leurs chances
house-draws-text = Tous les tirages scellés des parties publiques terminées. Des tirages honnêtes s’écartent aussi de leurs chances ; le khi carré dit de combien, et combien de fois des tirages honnêtes s’écartent au moins autant.
house-none = Aucune partie publique n’est encore terminée.
house-kind =
    { $kind ->
        [town] bâtiments de la ville
        [street] Cubains le long de la rue
        [rolling] dés des navires
        [draw_start] premier joueur
        [draw_ship] navires
        [draw_bill] projets de loi
        [draw_removed] bâtiments écartés
        [draw_missing] Cubains remplacés
        [draw_cuban] Cubains de l’avenue
        [lay_coast] côte
        [deal] objectifs distribués
        [deal_groups] groupes d’objectifs
        [deal_sets] séries d’objectifs
        [draw_first] premier joueur
        [reveal] tuiles révélées
        [bird] oiseaux
        [look] tuiles regardées
        [new_objective] nouveaux objectifs
       *[other] tirages
    }
house-test =
    { $n ->
        [one] { $n } tirage, khi carré { $chi } à { $freedom ->
            [one] { $freedom } degré de liberté
           *[other] { $freedom } degrés de liberté
        } ;
       *[other] { $n } tirages, khi carré { $chi } à { $freedom ->
            [one] { $freedom } degré de liberté
           *[other] { $freedom } degrés de liberté
        } ;
    }
house-few = encore trop peu de tirages pour en dire plus.
house-chance = des tirages honnêtes s’écartent au moins autant { $n } fois sur 100.
house-seen = sorti
house-due = attendu
house-luck = Chance moyenne
house-luck-text =
    D’après les analyses de { $n ->
        [one] { $n } partie publique
       *[other] { $n } parties publiques
    } : ce que les tirages ont donné, entre −1 et 1, avec l’intervalle où se trouvent 95 moyennes sur 100. À la longue, c’est 0 pour tous.
house-seat = Place { $n }
house-people = Personnes
house-bots = Bots
house-list = La liste des sceaux
house-list-text = Chaque table est dans cette liste avant de commencer, et chaque ligne contient la précédente : une partie mal tournée pour l’hôte ne peut pas disparaître.
house-list-whole =
    Vérifié par ce navigateur : { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }, en cours : { $open }, aucune ligne ne manque.
house-list-broken = La ligne { $n } ne convient pas : la liste a été modifiée.
house-list-save = Enregistrer la liste

## École

lesson-coach = Le perroquet
lesson-step = Étape { $at } sur { $n }
lesson-leave = Quitter la leçon
lesson-another = Une autre position : points et marchandises ont changé.
lesson-back = Précédent
lesson-fold = À moi
lesson-look = Voir
lesson-open = Déplier ou replier ce que dit le perroquet
lesson-show = Me montrer
lesson-skip = Passer
lesson-next = Suivant
lesson-gone = Pas de leçon ici
lesson-done = Bien joué !
lesson-done-text = Vous savez quoi faire. Le mieux, maintenant : une courte partie contre des bots débonnaires. Vous reprenez une place au milieu d’une partie, avec les points qu’elle a déjà, et vous jouez jusqu’à la fin. Le perroquet intervient avant un coup qui coûte cher ; le bouton au robot montre ce que ferait un bot.
lesson-play = Jouer une courte partie
lesson-page = Le jeu en une page
lesson-again = Recommencer
home-learn = Apprendre
poster-learn = Apprendre : { $game }
home-first = Première visite ?
home-first-text = Une leçon de trois à six minutes, sur le vrai plateau, suffit pour apprendre chaque jeu ; un perroquet montre le chemin.
home-first-no = Pas maintenant
learn-title = Apprendre un jeu en cinq minutes
learn-text = Sur le vrai plateau, une idée à la fois. On peut s’arrêter partout et revenir.
learn-done = terminée
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-new = Nouveautés
learn-on = Continuer, étape { $at }
learn-begin = Commencer
summary-aim-title = Le but
summary-turn-title = Un tour
summary-end-title = La fin
summary-print = Imprimer
rules-plain = En clair
rules-contents = Sommaire
rules-count =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
coach-sure = Vraiment ?
coach-better = Un autre coup semble meilleur : { $move }
coach-anyway = Le jouer quand même
coach-again = Réfléchir encore
coach-thinks = Le perroquet y réfléchit…
settings-coach = Le perroquet prévient avant un coup qui perd beaucoup
settings-coach-text = Contre des bots seulement : il dit quel coup est meilleur et pourquoi, et après la partie ce qu’il y a à en apprendre.
coach-learn =
    { $n ->
        [one] { $n } chose à retenir
       *[other] { $n } choses à retenir
    }
coach-thing = Au lieu de « { $played } » : { $better }
puzzle-title = Trouver le coup
puzzle-score = Cote { $rating } · { $streak } de suite · { $found } trouvés sur { $n }
puzzle-kind =
    { $kind ->
        [points] points
        [loading] charger et livrer
        [trading] commerce
        [building] construire
        [route] le chemin
        [reading] lire les rivaux
       *[timing] le bon moment
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] un négociant le trouve
        [medium] un capitaine le trouve
       *[hard] même les capitaines le manquent
    }
puzzle-task = Un coup est nettement le meilleur, quoi que réservent les choses cachées et les prochains tirages. Le toucher sur le plateau, ou le choisir par son numéro.
puzzle-right = Trouvé : { $move }
puzzle-other = Mieux : { $move }
puzzle-over = Mieux que « { $move } ». { $gain }
puzzle-none = Tous les problèmes de ce jeu sont faits.
learn-puzzles = Problèmes · { $n }
puzzle-number = Problème { $n }
puzzle-you = Vous êtes { $name }, avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
puzzle-why = Pourquoi
puzzle-lately = Dernièrement { $found } trouvés sur { $n }
puzzle-play = Jouer la suite
puzzle-next = Problème suivant
daily-name = Donne du jour
daily-title = Donne du { $date }
daily-text = { $set ->
        [0] { $game } contre { $bots } capitaines : les mêmes tirages et les mêmes bots pour tout le monde. Un seul essai.
       *[other] { $game } contre { $bots } capitaines, à partir de la même position en pleine partie pour tout le monde, avec les mêmes bots. Un seul essai.
    }
daily-until = Ouverte jusqu’à { $day }, { $hour }.
daily-rules = On peut s’arrêter à tout moment et continuer plus tard. Il n’y a pas de conseils, rien ne s’annule, et l’analyse attend la fin de la partie. La meilleure partie du jour peut être revue par tout le monde le lendemain.
daily-done = { $n ->
        [0] Personne n’a encore fini.
        [one] Une personne a fini.
       *[other] { $n } personnes ont fini.
    }
daily-begin = Commencer
daily-on = Continuer
daily-place = { $points ->
        [one] point, { $place ->
            [1] en tête à la table
            [2] deuxième place à la table
            [3] troisième place à la table
           *[other] dernière place à la table
        }
       *[other] points, { $place ->
            [1] en tête à la table
            [2] deuxième place à la table
            [3] troisième place à la table
           *[other] dernière place à la table
        }
    }
daily-better = Mieux que { $n } % de { $people } personnes.
daily-middle = La médiane est { $median }, le meilleur score { $best }.
daily-first = Vous finissez avant tout le monde.
daily-late = Terminée après la fin de la journée : elle ne compte pas.
daily-luck = D’après le bilan, les tirages vous ont apporté { $luck } points ; sans la chance { $rest }.
daily-measuring = La chance se mesure…
daily-you = vous
daily-yours = { $name } (vous)
daily-axis = points à la fin
daily-histogram = Combien de personnes ont combien de points
daily-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-people = { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
daily-percent = { $n } %
daily-course = Votre partie face aux autres
daily-course-drawn = Vos points au fil de la partie, jusqu’à { $points } à la fin
daily-course-start = début
daily-course-end = fin
daily-course-middle = La bande contient la moitié centrale des joueurs.
daily-course-beside = { $above ->
        [0] Vous n’êtes jamais au-dessus
        [100] Vous êtes au-dessus d’un bout à l’autre
       *[other] Vous êtes au-dessus pendant { $above } % de la partie
    }, { $below ->
        [0] jamais au-dessous.
        [100] au-dessous d’un bout à l’autre.
       *[other] au-dessous pendant { $below } %.
    }
daily-course-few = Dès que quatre personnes auront fini, une bande montrera où se tenait la moitié centrale.
daily-course-part = Part de la partie
daily-course-yours = Vous
daily-course-half = Moitié centrale
daily-course-from = de { $low } à { $high }
daily-again = Rejouer, sans compter
daily-analyse = Analyser ma partie
daily-best = La meilleure partie d’hier
daily-best-text = { $date }, { $game } : { $name } avec { $points } points, parmi { $people ->
        [one] une personne.
       *[other] { $people } personnes.
    }
daily-earlier = Donnes précédentes
daily-sealed = Personne ne l’a vue avant
daily-sealed-text = Les tirages viennent d’une clé que la maison a scellée dans sa liste avant la première partie. Elle s’ouvre deux heures après la fin de la journée ; chaque tirage peut alors être vérifié.
home-daily = { $game }, la même pour tout le monde. Un seul essai.
home-daily-see = Jouer
home-daily-done = Voir le résultat
lesson-read = Lire ce que dit le perroquet, puis continuer.
lesson-others = D’autres leçons

## cotes et profils

new-rated = Classée
new-rated-text =
    { $why ->
        [pace] Seulement avec une pendule ou des jours par tour : une partie classée doit finir.
        [screen] Pas à plusieurs devant un même écran.
        [hints] Impossible avec des conseils : les désactiver d’abord.
        [data] Pas avec des données corrigées : une partie classée se joue avec celles d’origine.
       *[free] Elle compte pour la cote de tous ceux qui s’assoient. Pas de conseils, aucun tour annulé.
    }
new-hints-rated = Désactivés, parce que la partie est classée.
sum-rated = Classée : aucun tour ne s’annule, et qui part finit à la dernière place.
join-rated = Cette partie est classée : s’asseoir, c’est accepter. Pas de conseils, aucun tour annulé ; qui part finit à la dernière place.
rating-name = Cote
rating-game = Jeu
rating-games = Parties
rating-who = Nom
rating-bot =
    { $level ->
        [deckhand] Mousse
        [trader] Négociant
        [captain] Capitaine
        [governor] Gouverneur
       *[other] { $level }
    }
rating-span = de { $least } à { $most }
rating-value = { $value } ± { $bar }
rating-only = { $value }
rating-few = pas encore assez de parties
rating-bar = La barre dit où se trouve la force réelle dans 95 cas sur 100. Elle se resserre au fil des parties. Pas de chiffre avant cinq parties.
rating-first =
    { $n ->
        [one] Classée : votre première partie ici. Le chiffre vient après cinq.
       *[other] Classée : { $n } parties jusqu’ici. Le chiffre vient après cinq.
    }
rating-now = Votre première cote :
rating-from = Cote { $before } →
rating-not =
    { $why ->
        [too-often] Non classée : vous avez joué cinq fois ensemble en un jour.
        [unfinished] Non classée : tout le monde était parti.
        [not-agreed] Non classée : quelqu’un n’est pas venu à la revanche.
        [removed] Non classée : quelqu’un a été renvoyé.
        [data] Non classée : elle s’est jouée avec des données corrigées.
       *[waiting] Classée : le chiffre arrive dans un instant.
    }
house-ratings-title = Cotes : { $game }
house-ratings-open = Cotes de la maison
house-ratings-text = Ceux qui montrent leur cote à tous, après cinq parties contre trois adversaires différents. Dans l’ordre du bas de la barre : quelques parties heureuses ne suffisent pas. Les bots sont là où ils ont été mesurés.
house-ratings-place = Place
house-ratings-nobody = Personne ne montre encore de cote ici.
house-ratings-mine = La vôtre n’y figure pas : { $rating }.
profile-title = Profil
profile-open = Résultats et cotes
profile-own = Vos cotes
profile-nobody = Jouez d’abord une partie : vos résultats seront ici.
profile-since =
    { $n ->
        [0] Ici depuis { $since }. Pas encore de partie finie.
        [one] Ici depuis { $since }. { $n } partie finie.
       *[other] Ici depuis { $since }. { $n } parties finies.
    }
profile-shown = Qui peut voir ceci
profile-shown-to =
    { $shown ->
        [all] Tous
        [friends] Amis
       *[hidden] Personne
    }
profile-shown-text =
    { $shown ->
        [all] Tous dans cette maison peuvent voir vos résultats et vos cotes, et les classements vous nomment.
        [friends] Vos amis peuvent voir vos résultats et vos cotes ; les classements ne vous nomment pas.
       *[hidden] Personne d’autre ne voit vos résultats et vos cotes.
    }
profile-ratings = Cotes
profile-unrated = Pas encore de partie classée. Une nouvelle table l’est si « Classée » est activé.
profile-plots = Jeu par jeu
profile-plot =
    { $kind ->
        [rating] Cote
        [places] Places
        [points] Points
       *[luck] Chance, adresse
    }
profile-note =
    { $kind ->
        [rating] Par parties classées ; la bande est l’incertitude.
        [places] Toutes les parties finies, classées ou non.
       *[luck] En points, pour les parties analysées : l’adresse en trait plein, la chance en tirets.
    }
profile-against = En trait plein vos points, en tirets la moyenne des places de la table. Sur toutes les parties, { $points } contre { $expected }.
profile-plot-told =
    { $kind ->
        [rating] { $game } : la cote sur { $n } parties, maintenant { $last }.
        [points] { $game } : les points de { $n } parties, { $last } à la dernière.
       *[luck] { $game } : adresse et chance de { $n } parties.
    } Les chiffres sont dans le tableau.
profile-won =
    { $n ->
        [one] { $wins } partie gagnée sur { $n }.
       *[other] { $wins } parties gagnées sur { $n }.
    }
profile-players = Joueurs
profile-seat = Siège
profile-wins = Gagnées
profile-number = Partie nº
profile-expected = Table
profile-skill = Adresse
profile-luck = Chance
profile-met = Avec et contre
profile-places = Places : 1re, 2e, 3e, 4e et au-delà
profile-place = { $n } × { $place }
profile-ahead = Devant : derrière
profile-others = d’autres
profile-more = { $n } de plus
profile-last = Dernières parties
profile-kind =
    { $kind ->
        [rated] Classées
        [bots] Bots
       *[all] Toutes
    }
profile-place-head = Place
profile-place-of = { $place } sur { $n }
profile-left = abandon
profile-rated = classée
profile-none = Encore rien ici.
account-profile = Vos parties par place, siège et adversaire, vos cotes, et qui peut les voir.

## Nouvelle table : qui, à quelle vitesse, en phrases

who-title = Qui joue ?
who-bots = Bots
who-bots-text = On commence tout de suite. Quatre niveaux.
who-friends = Amis
who-friends-text = Par un lien privé. Des bots peuvent compléter.
who-open = Table ouverte
who-open-text = Tout le monde peut s’asseoir.
who-screen = Un seul écran
who-screen-text = On se passe l’appareil.
pace-title = À quelle vitesse ?
pace-live = En direct, avec pendule
pace-live-text = { $minutes } min chacun, et { $seconds } s par tour
pace-days = Des jours par tour
pace-days-text = quand vous avez une minute
pace-none = Sans pendule
pace-none-text = le temps qu’il faut
pace-turn = Temps pour un tour
pace-day =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
pace-minutes = Minutes chacun
pace-seconds = Secondes par tour
pace-late = Quand le temps est écoulé
pace-late-name =
    { $late ->
        [seat] un bot prend la place
       *[move] un bot joue ce coup
    }
pace-note-days = Aucun tour ne se termine entre 22 heures et 8 heures, à l’heure de la personne. 20 jours de vacances par an ; une pause acceptée par tout le monde arrête tout.
pace-note-live = Une pendule ne tourne que si la personne doit jouer ; quand plusieurs doivent jouer, leurs pendules tournent côte à côte. Une pause acceptée par tout le monde les arrête.
pace-is-days =
    { $n ->
        [one] { $n } jour par tour.
       *[other] { $n } jours par tour.
    }
pace-is-live = { $minutes } min chacun, et { $seconds } s par tour.
pace-is-none = Sans pendule.
time-days = { $n } jours
time-hours = { $n } h
time-minutes = { $n } min
time-left = plus que { $time }
time-title = À vous · { $time } · Antilles
time-title-plain = À vous · Antilles
time-to-play = joue ·
time-holiday = en vacances jusqu’au { $day }
sum-title = Votre table
sum-minutes = environ { $n } minutes de jeu
sum-you = Vous
sum-here = { $n } personnes sur cet écran
sum-friends =
    { $n ->
        [one] { $n } place par lien
       *[other] { $n } places par lien
    }
sum-anybody =
    { $n ->
        [one] { $n } place pour qui veut
       *[other] { $n } places pour qui veut
    }
sum-bots =
    { $n ->
        [one] { $n } bot ({ $level })
       *[other] { $n } bots ({ $level })
    }
sum-late =
    { $late ->
        [seat] Quand le temps est écoulé, un bot prend la place jusqu’au retour de la personne.
       *[move] Quand le temps est écoulé, un bot joue ce coup.
    }
sum-sealed = Tirages scellés : personne, pas même ce serveur, ne peut les choisir.
sum-hints =
    { $hints ->
        [on] Conseils permis, analyse après la partie.
       *[off] Pas de conseils, analyse après la partie.
    }
sum-watch =
    { $visibility ->
        [public] Tout le monde peut regarder.
        [link] Qui a le lien peut regarder.
       *[private] Personne d’autre ne peut regarder.
    }
sum-rules =
    { $n ->
        [one] { $n } option de règles changée : { $rules }
       *[other] { $n } options de règles changées : { $rules }
    }
sum-after = Vous recevez ensuite les liens à envoyer. La partie commence quand toutes les places sont prises.
holiday-title = Vacances
holiday-text = Aux tables qui comptent des jours, votre temps s’arrête, et les autres le voient. 20 jours par an à chaque table.
holiday-for = Combien de temps
holiday-go = Partir en vacances
holiday-back = Je suis de retour
holiday-done =
    { $n ->
        [one] En vacances à { $n } table.
       *[other] En vacances à { $n } tables.
    }
holiday-over = Votre temps tourne de nouveau.
holiday-none = Vous n’êtes à aucune table qui compte des jours.

## J’ai cette boîte

data-played = Données corrigées d’après un exemplaire imprimé : { $digest }
data-short = données { $digest }
own-title = J’ai cette boîte
own-locked = Seul le propriétaire de cette maison en corrige les données. Cette commande affiche l’adresse qui ouvre la page :
own-count =
    { $n ->
        [one] { $title } : { $n } valeur attend un exemplaire imprimé ; { $corrected ->
            [one] { $corrected } corrigée.
           *[other] { $corrected } corrigées.
        }
       *[other] { $title } : { $n } valeurs attendent un exemplaire imprimé ; { $corrected ->
            [one] { $corrected } corrigée.
           *[other] { $corrected } corrigées.
        }
    }
own-count-group = { $corrected } sur { $n } { $corrected ->
        [one] corrigée
       *[other] corrigées
    }
own-parts = Façons de corriger
own-part =
    { $part ->
        [walk] Une par une
        [board] Plan et tuiles
        [list] Toutes les valeurs
       *[file] Enregistrer et partager
    }
own-place = { $n } sur { $of }
own-assumed = Nous supposons : { $value }.
own-back = Retour
own-next = Suivant
own-skip = Sorte suivante
own-reset = Comme supposé
own-add = Ajouter…
own-remove = retirer
own-parcel = Ligne { $row }, colonne { $column }
own-doubt = Vraiment ? { $sentence }
own-open =
    { $n ->
        [one] { $n } réponse n’est pas encore enregistrée.
       *[other] { $n } réponses ne sont pas encore enregistrées.
    }
own-drop = Les oublier
own-to-save = Enregistrer…
own-save-title = Enregistrer pour cette maison
own-save-text = Les tables qui commencent désormais suivent vos valeurs ; les tables et les enregistrements gardent les données de leur début.
own-name = Votre nom
own-edition = L’édition de votre boîte : éditeur, langue, année
own-remark = Une remarque
own-save = Enregistrer
own-saved = Enregistré. Les tables qui commencent désormais le suivent, à pleine vitesse après le prochain démarrage du serveur.
own-diff-title = Ce qui diffère
own-diff-value = Valeur
own-diff-yours = La vôtre
own-diff-package = Supposée
own-diff-none = Rien n’est corrigé.
own-diff-file = Comparer avec un fichier
own-diff-same = Aucune valeur ne diffère.
own-give-title = En faire profiter les autres
own-give-text = Vos corrections dans un petit fichier que vous signez : envoyez-le-nous, et tout le monde y jouera. Ou reprenez le fichier de quelqu’un d’autre.
own-export = Exporter
own-import = Importer un fichier
own-editor = Plan et tuiles
own-mode =
    { $mode ->
        [site] Déplacer un emplacement
        [road] Tracer une voie
        [river] Rivières
       *[tile] Tuiles
    }
own-mode-help =
    { $mode ->
        [site] Faire glisser un emplacement là où il est sur votre plateau, ou le choisir et utiliser les flèches du clavier.
        [road] Choisir deux emplacements, l’un après l’autre : la voie entre eux est tracée, ou effacée si elle y était.
        [river] Les emplacements de chaque rivière, de la source à l’embouchure.
       *[tile] Choisir une tuile et dire ce que montre sa face.
    }
own-site = { $site }, { $name }, { $terrain }, { $x } vers la droite, { $y } vers le bas
without-title = Pas de réseau. Vous pouvez jouer quand même.
without-text = Les parties contre des bots ou à un seul écran tournent sur cet appareil ; les leçons et les relectures aussi.
engine-progress = Chargement
engine-loading = Installation des règles et des bots sur cet appareil : { $loaded } sur { $total } Mo.
along-loading = Chargement pour jouer sans réseau : { $loaded } sur { $total } Mo. Vous pouvez continuer à jouer.
along-stop = Arrêter
along-stopped = Ce qu’il faut pour jouer sans réseau n’est pas arrivé en entier. Ce qui est arrivé est gardé.
along-load = Charger le reste
along-newer = Une version plus récente de cette page est là.
along-renew = La lancer
along-title = Emporter Antilles
along-text = À mettre sur l’écran d’accueil : la page s’ouvre aussitôt et joue contre les bots sans réseau, avec les mêmes règles et les mêmes bots.
along-install = Installer
along-later = Pas maintenant
own-tables = Sur cet appareil
menu-take = Porter cette partie sur le serveur
engine-trouble =
    { $why ->
        [full] Cet appareil n’a plus de place : votre dernier coup n’est pas encore gardé. Faites de la place, la page réessaie toute seule.
        [private] Cette fenêtre ne garde rien. Une partie dure tant que cette page est ouverte ; enregistrez-la pour la garder.
       *[interrupted] Le moteur n’a pas pu être chargé. Cette page réessaie toute seule.
    }
settings-cores = Conseils et analyses se calculent sur cet appareil
settings-cores-text = Et non sur le serveur : plus lent, mais il reste libre. La première fois, 6 Mo sont chargés.

## Standing orders

orders-title = Consignes
orders-button =
    { $n ->
        [0] Consignes
       *[other] Consignes · { $n }
    }
orders-text = Pour votre prochain tour à cette table. Personne d’autre ne les voit ; elles sont essayées de haut en bas. Si aucune ne convient exactement, on vous demande comme d’habitude.
orders-number = Consigne { $n }
orders-if = Si ceci arrive :
orders-anything = quoi qu’il arrive
orders-anybody = N’importe qui
orders-somebody = quelqu’un
orders-table = La table
orders-and = et
orders-no-check = rien de plus
orders-then = alors je fais ceci :
orders-choose = choisir un coup
orders-habits = Règles simples
orders-moves = Coups
orders-further = puis
orders-no-more = rien d’autre
orders-limit = en payant au plus
orders-no-limit = sans limite
orders-another = Autre consigne
orders-another-text = Dix au plus. La première qui convient est jouée quelques minutes après le début de votre tour.
orders-trying = Essai en cours…
orders-tried = Essayées sur { $n } suites possibles
orders-fits = Une consigne convient dans { $n } % des cas. Sinon, on vous demande.
orders-fit = convient dans { $n } % des cas
orders-up = Monter la consigne { $n }
orders-down = Descendre la consigne { $n }
orders-remove = Supprimer la consigne { $n }
orders-clear = Tout supprimer
orders-cleared = Il ne reste aucune consigne.
orders-leave = Laisser ces consignes
orders-made = (votre consigne)
orders-about = Une de vos consignes convient et sera jouée dans quelques minutes. Vous pouvez jouer vous-même ou la retirer.
orders-take-back = Retirer ma consigne
orders-failed =
    { $how ->
        [undone] Des coups ont été annulés, et vos consignes avec eux.
       *[none] Aucune de vos consignes ne convenait : à vous de jouer.
    }
habit-only = Faire la seule chose possible
menu-vote = Voter le départ de quelqu’un
vote-title = Faire partir quelqu’un ?
vote-text = La question est posée aux autres. S’ils sont tous d’accord, deux au moins, un bot continue à cette place, pour de bon.
vote-do = Demander à faire partir { $name }
chat-about = À propos de ce que dit { $name }
chat-hide = Masquer ce que dit { $name }
chat-show = Afficher de nouveau ce que dit { $name }
chat-hidden = masqué
chat-why = Pourquoi ? (facultatif)
chat-report = Signaler à la maison
chat-reported = C’est signalé. Seul le propriétaire de la maison le lira.
told-label = Annonces
told-close = Lu
keep-title = L’ordre de la maison
keep-locked = Seul le propriétaire de cette maison y tient l’ordre. Ceci affiche l’adresse qui ouvre la page :
keep-part =
    { $part ->
        [reports] Signalements
        [people] Personnes
        [tables] Tables
        [told] Annonces
       *[log] Registre
    }
keep-done = C’est fait, et inscrit au registre.
keep-none = Rien ici.
keep-find = Une partie d’un nom
keep-sits =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
keep-muted = ne peut pas écrire jusqu’au { $until }
keep-mute =
    { $n ->
        [one] Pas de conversation pendant { $n } jour
       *[other] Pas de conversation pendant { $n } jours
    }
keep-unmute = Peut écrire de nouveau
keep-rename = Renommer
keep-called = Un autre nom pour { $name }
keep-reported = Signalé par { $by }, { $at } : { $why }
keep-table = À la table
keep-settle = Réglé
keep-game = { $game } · { $status } · { $at }
keep-more = Suite
keep-days = Pendant combien de temps
keep-announce = Dire à tout le monde
keep-until = jusqu’au { $until }
keep-withdraw = Ne plus le dire
keep-broken = Le registre n’est plus tel qu’il a été écrit, à partir du numéro { $n }.
keep-act =
    { $deed ->
        [rename] Un autre nom, { $at }
        [mute] Écrire dans les conversations, { $at }
        [show] Qui peut regarder, { $at }
        [remove] Renvoi, { $at }
        [vote] Renvoi par un vote, { $at }
        [announce] Annonce, { $at }
        [withdraw] Annonce retirée, { $at }
        [report] Signalement, { $at }
       *[settle] Réglé, { $at }
    }

## Amis, invitations nominatives, tables ouvertes

friends-title = Amis
friends-none = Personne pour l’instant. Donnez un lien à quelqu’un ou ouvrez le sien : vous serez amis.
friends-all = Tous mes amis
friends-first = Trouver des amis
friends-make = De nouveaux amis
friends-make-text = La personne qui ouvre votre lien voit votre nom et peut accepter. Personne ne peut être cherché ici.
friends-once = Lien pour un ami
friends-many = Lien pour plusieurs
friends-copied =
    { $kind ->
        [once] Copié. Il sert à une seule personne, pendant sept jours.
       *[many] Copié. Il sert trente jours, ou jusqu’à ce que vous en créiez un nouveau.
    }
friends-send =
    { $kind ->
        [once] Envoyez ce lien. Il sert à une seule personne, pendant sept jours.
       *[many] Envoyez ce lien. Il sert trente jours, ou jusqu’à ce que vous en créiez un nouveau.
    }
friends-links =
    { $n ->
        [one] Un de vos liens fonctionne, jusqu’au { $date } au plus tard.
       *[other] { $n } de vos liens fonctionnent, jusqu’au { $date } au plus tard.
    }
friends-end-links = Annuler tous mes liens
friends-shown = Mes amis voient quand je suis là
friends-shown-text = Vos tables publiques sont visibles de tous de toute façon.
friend-here = ici
friend-play = Jouer
friend-play-with = Jouer avec { $name }
friend-more-of = Autres actions : { $name }
friend-end = Mettre fin à l’amitié
friend-end-text = { $name } n’en saura rien si vous mettez fin à l’amitié ou bloquez.
friend-link = Le lien d’un ami
friend-link-of = { $name } vous propose d’être amis
friend-link-text = Des amis voient quand l’autre est là et s’invitent à des tables par leur nom. Chacun peut y mettre fin à tout moment.
friend-link-state =
    { $state ->
        [own] Ce lien est le vôtre : donnez-le à quelqu’un d’autre.
       *[known] Vous et { $name } êtes déjà amis.
    }
friend-link-name = Dites votre nom à la personne qui vous a donné ce lien ; aucun compte n’est nécessaire.
friend-link-look = Ouvrir le lien
friend-accept = Accepter l’amitié
friend-later = Pas maintenant
block = Bloquer
block-now = Bloquer { $name }
block-text = Une personne bloquée ne peut ni vous demander votre amitié, ni vous inviter, ni s’asseoir à vos tables, et ses messages sont repliés. Elle n’en est pas avertie.
blocks-title = Personnes bloquées
unblock = Débloquer
unblock-of = Débloquer { $name }
here-title = Qui est là
here-text = Personne d’autre ne voit qui vous bloquez.
here-blocked = blocage
chat-folded = { $name } : replié
invited-accept = Accepter
invited-decline = Refuser
invited-seats = { $n } places, avec { $who }
invited-ask = Inviter un ami…
invited-ask-seat = Inviter un ami à la place { $n }
invited-back = Retirer
invited-back-of = Retirer l’invitation envoyée à { $name }
invited-somebody = quelqu’un est invité
invited-state =
    { $state ->
        [asked] { $name } a reçu une invitation et n’a pas encore répondu.
       *[declined] { $name } a refusé.
    }
bell-invited = Invitation : y répondre sur la première page
next-table = Table suivante : à vous
lobby-title = Tables ouvertes
lobby-all = Toutes les tables ouvertes
lobby-none = Pas de table ouverte de ce genre pour l’instant.
lobby-new = Ouvrir une table
lobby-pace = Rythme
lobby-pace-name =
    { $pace ->
        [all] Tous
        [live] En direct
        [days] En jours
       *[none] Sans pendule
    }
lobby-seeks-name =
    { $seeks ->
        [all] Tous
        [beginners] Débutants
        [experienced] Expérimentés
       *[anybody] N’importe qui
    }
seeks-title = On cherche
seeks-name =
    { $seeks ->
        [beginners] débutants bienvenus
        [experienced] pour joueurs expérimentés
       *[anybody] pour tout le monde
    }
