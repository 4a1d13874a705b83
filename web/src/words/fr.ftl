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
        [off] d’un coup
        [slow] lentement
        [normal] normalement
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
bar-more = Plus : conseil et tous les coups
step-label = Combien
step-less = Moins
step-more = Plus
step-none = Rien
step-all = Tout
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
end-how = D’où viennent les points
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
        [zorro] Donnés à d’autres
        [left] Marchandises et pesos restants
        [buildings] Bâtiments utilisés
        [building] Construction
        [objectives] Objectifs
        [birds] Oiseaux
        [volcano] Volcan
        [characters] Personnages
        [dues] Impôts et taxes
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
others = Adversaires

## Pages

page-title =
    { $page ->
        [home] Antilles
        [t] Table · Antilles
        [new] Nouvelle table · Antilles
        [join] Invitation · Antilles
        [replay] Replay · Antilles
        [me] Votre compte · Antilles
        [rules] Règles · Antilles
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
home-claim-second = Entre amis, ou contre des bots qui ne trichent pas.
home-new = Nouvelle table
home-code = J’ai un code
home-code-label = Votre invitation : le lien ou le code
home-join = Rejoindre
home-play = Jouer
home-see = Voir
home-watch = Regarder
home-replay = Revoir
home-alone = En solo ce soir ?
home-alone-text = Jouez tout de suite, contre des bots de force moyenne.
home-with = { $game } avec { $expansion }
home-mine = Vos tables
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
new-bots = Jouer tout de suite contre des bots
new-friends = Entre amis, par lien
new-open-table = Table ouverte : vient qui veut
new-hot-seat = À plusieurs sur cet écran
new-seats = Places
new-seat = Place { $n }
new-name = Nom à la place { $n }
new-me = moi
new-here = une personne sur cet écran
new-bot = Bot
new-open = par lien d’invitation
new-level = Force des bots
new-game = Comment vous jouez
new-hints = Conseils
new-hints-alone = Un bot dit ce qu’il ferait, quand vous le demandez.
new-hints-company = Sans conseils entre humains, sauf accord de tous : qui s’assied en est averti.
expansion-cuba = El Presidente
expansion-cuba-text = Six Cubains sur l’avenue, six événements, d’autres bâtiments, navires et lois ; 8 manches.
options-cuba-el_presidente = El Presidente
options-cuba-supply = Plantations et réserve
options-cuba-characters = Personnages
options-cuba-trade = Marché et port
options-cuba-parliament = Parlement
new-visibility = Qui peut voir la table
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
waiting-title = En attente de joueurs
waiting-text = La partie commence quand toutes les places sont prises.
waiting-free = libre
waiting-link = Copier le lien d’invitation
waiting-copied = Lien copié
waiting-you = vous

## À la table

game-gone = Jeu introuvable
game-gone-text = Aucun jeu de ce nom sur ce serveur.
table-gone = Table introuvable
table-gone-text = Elle n’existe pas, ou vous n’y avez pas accès.
table-away = Un instant
table-away-text = Cette page réessaie toute seule.
connection-again = Nouvel envoi…
connection-lost = Connexion perdue. Tentative de reconnexion depuis { $n } s.
describe-title = Le plateau en texte
describe-can = possible maintenant
describe-close = Fermer
menu-undo = Demander l’annulation de mon dernier tour
menu-pause = Demander une pause
menu-resume = Demander à reprendre la partie
menu-leave = Quitter la table ; un bot joue à ma place
menu-return = Reprendre ma place
menu-replay = Revoir depuis le début
menu-record = Télécharger l’enregistrement
menu-plain = Plateau simple, en mots
menu-drawn = Plateau dessiné
menu-guide = Tout expliquer de nouveau
hand-over = { $name }, l’écran est à vous
hand-over-text = Prenez-le quand personne d’autre ne regarde.
hand-over-take = Voir mon jeu
hint-title = Ce que ferait un bot
hint-no = Non, merci
hint-take = Choisir ce coup
wish-title =
    { $wish ->
        [undo] { $name } demande à annuler son dernier tour
        [pause] { $name } demande une pause
       *[resume] { $name } demande à reprendre la partie
    }
wish-yes = Accepter
wish-no = Refuser
people-label = Les personnes à la table
wish-mine =
    { $wish ->
        [undo] Vous demandez à annuler votre dernier tour
        [pause] Vous demandez une pause
       *[resume] Vous demandez à reprendre la partie
    }
wish-other = { wish-title }
wish-undo-what = La table revient avant le dernier tour joué par { $name }.
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
            [undo] Accord de tous : le tour est annulé
            [pause] Accord de tous : la table est en pause
           *[resume] Accord de tous : la partie continue
        }
        [refused-by] { $wish ->
            [undo] { $name } refuse : le tour reste joué
            [pause] { $name } refuse : pas de pause
           *[resume] { $name } refuse : la pause dure
        }
        [refused] { $wish ->
            [undo] Refusé : le tour reste joué
            [pause] Refusé : pas de pause
           *[resume] Refusé : la pause dure
        }
       *[lapsed] La partie a continué avant toutes les réponses
    }
wish-withdraw = Retirer
paused-title = La table est en pause
paused-text = Personne ne perd de temps. La partie continue quand tous sont d’accord.
paused-card = Personne ne perd de temps ; le plateau reste tel quel.
paused-go = veut continuer
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
leave-title = Quitter la table ?
leave-text = Un bot joue pour vous jusqu’à votre retour. Vous pouvez reprendre votre place à tout moment.
leave-do = Quitter la table
leave-stay = Rester

## Replay et règles

replay-label = Replay
replay-first = Au début
replay-back = Un coup en arrière
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
account-in-text = Pour revenir ici : avec votre clé d’accès, ou votre identifiant et votre mot de passe. Sinon, il suffit de s’asseoir à une table.
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
account-key-add = Ajouter une clé d’accès
account-key-name = Clé d’accès du { $date }
account-key-remove = Supprimer
account-key-remove-of = Supprimer : { $name }
