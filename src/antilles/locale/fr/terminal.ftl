# La ligne de commande

## Ce que l’on peut corriger

no-such-game = Le jeu « { $name } » n’existe pas ; jeux possibles : { $games }.
no-such-bot = Le bot « { $name } » n’existe pas ; bots possibles : { $bots }.
no-such-command = La commande « { $name } » n’existe pas ; essayez { $commands }.
no-such-language = Antilles ne parle pas « { $name } » ; langues possibles : { $languages }.
no-such-seat = La place { $seat } n’existe pas ; les places vont de 0 à { $last }.
no-such-statement = { $game } n’a pas de règle « { $name } ».
usage-no-such-option = L’option { $option } n’existe pas.
usage-missing = Il manque { $option }.
usage-number = { $option } demande un nombre.
usage-needs-value = { $option } demande une valeur.
usage-too-many = Il y a plus d’arguments que cette commande n’en prend.
usage-sentence = { $sentence } Voir : { $command }
file-missing = Le fichier { $file } n’existe pas.
file-directory = { $file } est un dossier, pas un enregistrement.
file-unreadable = Impossible de lire { $file } : { $reason }.
file-unwritable = Impossible d’écrire { $file } : { $reason }.
file-too-big = { $file } dépasse { $most } Mo ; ce n’est pas un enregistrement.
file-not-text = { $file } n’est pas un fichier texte : la ligne { $line } n’est pas en UTF-8.
file-no-records = Il n’y a pas d’enregistrement (*.txt) dans { $file }.
file-place = { $file }:{ $line }:{ $column }: { $sentence }
system-error = Cela n’a pas marché : { $reason }.

## antilles games

games-line = { $seats } places, édition { $edition }
games-default = (par défaut)
games-only = (seulement avec { $seats } places)
games-hint = antilles play NOM lance une partie.

## antilles play

play-which-game = Quel jeu ? Jeux possibles : { $games }.
play-players = Impossible avec { $players } personnes : le jeu a { $seats } places, et au moins 1 personne joue ici.
play-too-many-names =
    { $n } noms, c’est trop : { $players ->
        [one] 1 personne joue
       *[other] { $players } personnes jouent
    } à ce terminal.
play-option-form = « { $text } » n’est pas une option ; écrivez nom=valeur.
play-resume-alone = Une partie reprise garde ses places et ses options.
play-resume-game = C’est l’enregistrement d’un autre jeu : { $game }.
play-ask-name = Votre nom ? [{ $name }]
play-greet =
    { $n ->
        [one] { $people } contre { $n } bot ({ $kind }) : { $bots }.
       *[other] { $people } contre { $n } bots ({ $kind }) : { $bots }.
    }
play-greet-people = Autour de la table : { $people }.
play-greet-hint = Tapez le numéro d’un coup, « ? » pour sa règle, « aide » pour le reste.
play-thinking = { $who } réfléchit…
play-hand-over = { $who }, l’écran est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
play-your-move = { $who }, à vous de jouer :
play-hint =
    { $n ->
        [one] Tapez { $n } pour le seul coup possible ; « aide » montre le reste.
       *[other] Tapez un numéro de 1 à { $n } ; « aide » montre le reste.
    }
play-confirm-or-undo = Appuyez sur Entrée pour confirmer ou tapez « annuler ».
play-nothing-to-undo = Il n’y a rien à annuler dans ce tour.
play-no-such-number =
    { $n ->
        [one] Il n’y a que le coup { $n }.
       *[other] Les coups sont numérotés de 1 à { $n }.
    }
play-which = Quel coup ? { $moves }
play-not-understood = « { $text } » n’est pas un coup de ce jeu ; « aide » montre ce que vous pouvez taper.
play-refused-hint = Tapez « ? » pour la règle.
play-explain-hint = Tapez « ? » et un numéro pour la règle d’un coup.
play-no-statement = Aucune règle n’est notée pour cela ; « règles » les montre toutes.
play-log-empty = Il ne s’est encore rien passé.
play-save-where = Enregistrer où ? Tapez « enregistrer » et le nom d’un fichier.
play-save-exists = { $file } existe déjà ; choisissez un autre nom.
play-saved = Partie enregistrée dans { $file }. Pour la reprendre plus tard :
play-kept = La partie est gardée. Pour la reprendre :
play-bye = À bientôt.
play-replay = Pour revoir la partie :

play-help-move = un numéro, le texte d’un coup, ou une partie du texte : jouer ce coup
play-help-explain = « ? » ou « ? 3 » : la règle de ce choix, d’un coup ou du coup qui vient d’être refusé
play-help-undo = annuler : annuler le dernier coup de votre tour
play-help-rules = règles, règles 32, règles MOT : les règles par chapitre, par numéro ou par mot
play-help-log = historique : tout ce qui s’est passé
play-help-board = plateau : montrer de nouveau le plateau
play-help-save = enregistrer FICHIER : garder la partie dans un fichier de votre choix
play-help-quit = quitter : partir ; la partie est gardée

command-help = aide
command-undo = annuler
command-rules = règles
command-log = historique
command-board = plateau
command-save = enregistrer
command-quit = quitter
command-yes = oui
command-no = non

end-ranking = Classement final
head-place = Place
head-player = Nom
head-points = Points
head-why = Pourquoi

## antilles replay

replay-start =
    { $n ->
        [one] { $game } : le début, puis { $n } coup
       *[other] { $game } : le début, puis { $n } coups
    }
replay-move = Coup { $number } sur { $n } : { $who }
replay-help = Entrée ou n : suivant · b : précédent · un numéro : ce coup · q : quitter
replay-first = C’est le début.
replay-last = L’enregistrement finit avec le coup { $n }.
replay-no-such-move = L’enregistrement a les coups 0 à { $n }.
replay-seat-or-all = Choisissez --seat ou --all, pas les deux.

## antilles verify

verify-over =
    { $n ->
        [one] { $game }, édition { $edition }, { $seats } places, { $n } coup, partie terminée
       *[other] { $game }, édition { $edition }, { $seats } places, { $n } coups, partie terminée
    }
verify-open =
    { $n ->
        [one] { $game }, édition { $edition }, { $seats } places, { $n } coup, partie non terminée
       *[other] { $game }, édition { $edition }, { $seats } places, { $n } coups, partie non terminée
    }
verify-summary =
    { $wrong ->
        [0] { $n ->
            [one] { $n } enregistrement, il est exact.
           *[other] { $n } enregistrements, tous sont exacts.
        }
       *[other] { $n ->
            [one] { $n } enregistrement, il n’est pas exact.
           *[other] { $n } enregistrements, dont { $wrong ->
                [one] { $wrong } inexact
               *[other] { $wrong } inexacts
            }.
        }
    }

## antilles rules

rules-hint = Tapez « règles » et un numéro, un chapitre ou un mot pour en lire plus.
rules-nothing = Aucune règle ne contient « { $text } ».
rules-provenance = Origine : { $provenance }
rules-sources = Sources : { $sources }
rules-ruling = Interprétation : { $ruling }
rules-datum = Valeur : { $name } = { $value }
rules-counted = { $title } ({ $statements } règles, { $values } valeurs)
provenance-seed = la règle du jeu
provenance-source = sources publiques
provenance-owner = un exemplaire imprimé, lu par qui le possède
provenance-derived = découle d’autres règles
provenance-inferred = déduit de sources publiques
provenance-memory = de mémoire, sans l’avoir lu
provenance-ruling = notre interprétation, là où la règle se tait
provenance-reconstructed = reconstruit : la valeur imprimée reste introuvable

## antilles bench

bench-mode = Le mode « { $name } » n’existe pas ; modes possibles : { $modes }.
bench-seconds = La durée doit dépasser 0 s, avec { $most } s au maximum.
bench-measuring = { $game }, { $mode }…
bench-not-compiled = Les règles ne sont pas compilées ici : make build les compile.
bench-title = Un cœur, { $seconds } s par mesure
bench-figure = Par seconde
bench-game =
    { $seats ->
        [one] { $game }, { $seats } place
       *[other] { $game }, { $seats } places
    }
bench-compiled = compilé
bench-interpreted = interprété
bench-ratio = rapport
bench-decisions_per_second = choix au hasard
bench-playouts_per_second = parties au hasard
bench-copies_per_second = copies
bench-copy_ns = nanosecondes par copie
bench-legal_lists_per_second = listes de coups permis
bench-loop_decisions_per_second = choix depuis une boucle Python
