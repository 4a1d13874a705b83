# Les mots de la page

## Cadre d'une table

brand-home = retour à l’accueil
seats = Joueurs
seat-away = absent
points-of =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
points-word = points
to-play = à jouer
board-label = Plateau
rail-label = Joueurs, historique et règles
parts-label = Parties de la table
part-board = Plateau
part-others = Joueurs
part-log = Historique
part-rules = Règles
part-why = Pourquoi
tab-log = Historique
tab-rules = Règles
tab-chat = Chat
log-empty = Il ne s’est encore rien passé.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
chat-write = Écris quelque chose
chat-send = Envoie
chat-empty = Personne n’a encore rien dit.
why-rule = Règle { $statement }
why-ask = Touche ce que tu ne peux pas faire : la raison s’affiche ici.
guide-label = Première partie
guide-ok = Compris
guide-off = Plus d’explications
tools-label = Outils
tools-rules = Règles
tools-language = Langue
tools-theme = Clair ou sombre
tools-menu = Menu
generic-position = La position
generic-moves =
    { $n ->
        [one] Un coup
       *[other] { $n } coups
    }

## Barre d'actions

bar-label = Ton coup
bar-skip = Une touche ou un clic montre où on en est.
bar-sending = Envoi …
bar-which = Lequel ?
bar-finished = Confirmer ton tour ?
bar-your-turn = À toi de jouer
bar-over = La partie est finie
bar-steps = Jusqu’ici : { $moves }
bar-how =
    { $n ->
        [one] Le seul coup possible brille.
       *[other] { $n } coups possibles brillent.
    }
bar-confirm-turn = Confirme le tour
bar-put-back = Repose
bar-undo = Annule
bar-hint = Conseil
bar-all = Tous les coups ({ $n })
waiting =
    { $n ->
        [one] { $who } réfléchit
       *[other] En attente : { $who }
    }

## La fin

end-title =
    { $n ->
        [one] { $who } gagne avec { $points } points
       *[other] { $who } gagnent avec { $points } points
    }
end-how = D’où viennent les points
end-line = { $name } : { $n } points en { $gains } fois.
end-gains = chaque gain ({ $n })
end-otherwise = Autres points.
end-place = Place
end-player = Joueur
end-points = Points
end-board = Vois le plateau
end-replay = Revoir
end-home = Accueil
end-rematch = Revanche

## Marchandises et adversaires

mine = { $name }, toi
others = Adversaires

## Pages

page-title =
    { $page ->
        [home] Antilles
        [t] Table · Antilles
        [new] Nouvelle table · Antilles
        [join] Invitation · Antilles
        [replay] Replay · Antilles
        [rules] Règles · Antilles
       *[other] Antilles
    }
problem-unknown = Cela n’a pas marché. Essaie encore une fois.
problem-offline = Le serveur ne répond pas.
default-name = Invité
name-label = Ton pseudo
name-other = Joueur { $n }
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
        [deckhand] facile : Mousse
        [trader] moyen : Négociant
        [captain] fort : Capitaine
        [governor] le plus fort : Gouverneur
       *[other] bot : { $level }
    }
visibility-name =
    { $visibility ->
        [public] tout le monde
        [link] qui a le lien
       *[private] les invités seulement
    }

## Accueil

home-claim = Quatre jeux de commerce des Caraïbes, selon les règles.
home-claim-second = Entre amis, ou contre des bots qui ne trichent pas.
home-new = Nouvelle table
home-code = J’ai un code
home-code-label = Ton invitation : le lien ou le code
home-join = Rejoins
home-play = Joue
home-see = Vois
home-watch = Regarde
home-replay = Revoir
home-alone = Seul ce soir ?
home-alone-text = Joue tout de suite, contre des bots de force moyenne.
home-mine = Tes tables
home-open = Tables ouvertes
home-open-none = Aucune table ouverte. Ouvres-en une.
home-over = Parties finies
home-record = Ouvre un enregistrement
home-record-label = Un enregistrement de partie (texte)
home-record-file = Un enregistrement de partie (fichier)
home-record-open = Revois-le
list-your-turn = À toi de jouer · { $game }
list-status =
    { $status ->
        [open] attend des joueurs
        [running] en cours
        [paused] en pause
       *[over] finie
    }
list-empty-table = Table vide
poster-seats = { $least } à { $most } joueurs
poster-minutes = { $n } min
poster-play = Nouvelle table : { $game }
poster-rules = Règles : { $game }
poster-santo_domingo = Tous jouent une carte à la fois. Devine celle des autres.
poster-santiago_de_cuba = Roule, négocie et livre avant que le port se vide.
poster-santa_cruz = Peuple trois îles et retourne ce qu’elles cachent.
poster-cuba = Plante, construis, embarque, vote. Avec El Presidente.
poster-weight-santo_domingo = léger
poster-weight-santiago_de_cuba = moyen
poster-weight-santa_cruz = moyen
poster-weight-cuba = exigeant

## Nouvelle table, attente, invitation

new-other-game = Un autre jeu
new-bots = Joue tout de suite contre des bots
new-friends = Entre amis, par lien
new-hot-seat = Tous à cet écran
new-seats = Places
new-seat = Place { $n }
new-me = moi
new-here = quelqu’un à cet écran
new-bot = Bot
new-open = un ami, par lien
new-level = Force des bots
new-visibility = Qui peut voir la table
new-options =
    { $n ->
        [one] Une option des règles
       *[other] { $n } options des règles
    }
new-make = Crée cette table
join-title = On t’invite
join-by = { $by } t’invite à une partie de { $game }
join-taken = Cette place est prise. Demande un autre lien à { $by }.
join-text = Choisis un pseudo ; aucun compte n’est nécessaire.
join-sit = Prends cette place
waiting-title = En attente de joueurs
waiting-text = La partie commence quand toutes les places sont prises.
waiting-free = libre
waiting-link = Copie le lien d’invitation
waiting-copied = Copié
waiting-you = toi

## À la table

game-gone = Ce jeu n’est pas ici
game-gone-text = Ce serveur n’a aucun jeu de ce nom.
table-gone = Cette table n’est pas ici
table-gone-text = Elle n’existe pas, ou elle ne t’est pas ouverte.
connection-again = Nouvel envoi …
connection-lost = Connexion perdue. Nouvel essai depuis { $n } s.
describe-title = Le plateau en texte
describe-can = possible maintenant
describe-close = Fermer
menu-undo = Demande à reprendre mon dernier tour
menu-pause = Demande une pause
menu-resume = Demande à continuer
menu-leave = Quitte ; un bot joue pour moi
menu-return = Reprends ma place
menu-replay = Revois depuis le début
menu-record = Télécharge l’enregistrement
menu-plain = Plateau simple, en mots
menu-drawn = Plateau dessiné
menu-guide = Explique tout à nouveau
hand-over = { $name }, l’écran est à toi
hand-over-text = Prends-le quand personne d’autre ne regarde.
hand-over-take = Je regarde
hint-title = Ce que ferait un bot
hint-no = Non, merci
hint-take = Choisis-le
wish-title =
    { $wish ->
        [undo] { $name } demande à reprendre le dernier tour
        [pause] { $name } demande une pause
       *[resume] { $name } demande à continuer
    }
wish-yes = Accepte
wish-no = Refuse

## Replay et règles

replay-label = Replay
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Coup suivant
replay-play = Lecture
replay-stop = Arrête
replay-jump = Coup
replay-where = { $at } sur { $n }
replay-eyes = Avec les yeux de
replay-open = toutes cartes ouvertes
replay-everybody = tous
replay-table = À la table
replay-line = { $who } : { $move }
rules-title = Règles
