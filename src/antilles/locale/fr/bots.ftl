# Bots : arène, réglage, conseils

help-arena = Faire jouer des bots entre eux et mesurer leur force.
help-arena-bots = Bots par leur nom, séparés par des virgules ; une version peut suivre, comme captain@2.
help-arena-bot = Un programme qui parle le protocole des bots ; à répéter pour chaque programme.
help-arena-policy = Une politique : module:nom, fichier.py:nom, modèle.onnx ou modèle.pt ; à répéter pour chacune.
help-arena-seats = Places à la table.
help-arena-games = Nombre de parties, arrondi pour que chacun occupe chaque place aussi souvent.
help-arena-seed = Graine : la même joue les mêmes parties.
help-arena-seconds = Secondes dont dispose un programme pour répondre.
help-arena-out = Garder les résultats dans ce fichier et continuer à partir de lui.
help-arena-plot = Dessiner le classement dans ce fichier.
help-jobs = Processus qui jouent en même temps.
help-hint = Dire ce qu’un bot envisage dans une position d’un enregistrement.
help-hint-at = La position après ce coup ; sinon la dernière.
help-hint-seat = La place qui décide ; sinon la première d’entre elles.
help-hint-top = Nombre de coups à montrer.
help-hint-seconds = Secondes de réflexion.
help-hint-iterations = Réfléchir pendant ce nombre d’itérations au lieu d’un temps : toujours la même réponse.
help-hint-seed = Graine du bot.
help-tune = Trouver de meilleurs paramètres pour les bots d’un jeu en les faisant jouer.
help-tune-what = search, weights ou all (tout).
help-tune-rounds = Nombre de challengers.
help-tune-games = Parties contre chaque challenger.
help-tune-check = Parties de la dernière comparaison.
help-tune-steps = Coups simulés pour une décision.
help-tune-second = Mesurer combien d’itérations prennent une seconde ici, et en faire le budget du gouverneur.
help-tune-dry = Ne rien changer, dire seulement ce qui a été trouvé.
help-tune-calibrate = Ajuster aux parties le nombre de points qui décident, selon les sièges et le moment, et comparer avec l’existant.
help-train = Faire apprendre aux bots d’un jeu une évaluation à partir de leurs propres parties.
help-train-hours = Heures d’apprentissage ; une génération commencée est terminée.
help-train-games = Parties d’une génération.
help-train-iterations = Itérations pour une décision.
help-train-check = Parties contre la meilleure jusqu’ici, à deux et à une table complète.
help-train-hidden = Nombres de la couche cachée.
help-train-passes = Passages sur toutes les positions.
help-train-seats = N’apprendre qu’aux tables de tant de joueurs, et pour elles ; 0 pour toutes.
help-train-generations = S’arrêter après ce nombre de générations, même s’il reste du temps.
help-train-into = Dossier de l’apprentissage ; la même commande y reprend.
help-bench-search = Mesurer la recherche des bots au lieu des règles.

no-such-program = Aucun programme « { $name } » ne peut être lancé.
arena-two-bots = Il faut au moins deux bots : --bots avec des noms ({ $bots }) ou --bot avec une commande.
no-such-policy = Ce n’est pas une politique : { $reason }.
arena-games = Le nombre doit être compris entre 1 et { $most }.
arena-jobs = Il peut y avoir de 1 à { $most } processus.
arena-other = { $file } contient autre chose que les résultats de ce tournoi ; choisissez un autre fichier.
arena-in-use = Une autre exécution écrit déjà dans { $file } ; attendez sa fin ou choisissez un autre fichier.
arena-interrupted =
    { $n ->
        [0] Interrompu avant la fin d’une partie.
        [one] Interrompu ; voici ce que montre { $n } partie.
       *[other] Interrompu ; voici ce que montrent { $n } parties.
    }
arena-again = La même commande continue à partir de { $file }.
arena-title =
    { $games ->
        [one] { $game }, { $seats } places, { $games } partie
       *[other] { $game }, { $seats } places, { $games } parties
    }
arena-bot = Bot
arena-wins = Victoires
arena-place = Rang
arena-points = Points
arena-elo = Elo [95 %]
arena-step = Écart [95 %]
arena-skill = openskill
arena-seats = Victoires par place : { $seats }
arena-pair = { $bot } contre { $other } : { $ahead } devant, { $level } à égalité, { $behind } derrière
arena-note = Elo d’après les rangs, chaque paire de bots d’une table comptant comme un duel ; intervalles par tirage de donnes entières. Écart : sur le bot suivant.
arena-reward = { $bot } : valeur { $raw }
arena-reward-adjusted = { $bot } : valeur { $raw }, sans la chance { $adjusted } : aussi sûre avec { $fewer } fois moins de parties
arena-reward-note = Valeur : moitié pour la victoire, moitié selon la place. Sans la chance : la même moyenne, quels que soient les tirages ; voir docs/analysis.md.
arena-picture-note = Elo avec intervalle à 95 %, d’après les rangs à la table ; la moyenne de tous les bots est 0
arena-fault =
    { $n ->
        [one] { $fault } (une fois)
       *[other] { $fault } ({ $n } fois)
    }

hint-nobody = Personne n’a de décision à prendre ici : la partie est terminée, ou c’est au hasard de jouer.
hint-other-seat = Ce n’est pas à { $who } de décider ici, mais à : { $asked }.
hint-iterations = Il peut y avoir jusqu’à { $most } itérations.
hint-title =
    { $n ->
        [one] { $who } après le coup { $number } : { $n } partie simulée
       *[other] { $who } après le coup { $number } : { $n } parties simulées
    }
hint-move = Coup
hint-visits = Essayé
hint-reward = Chances
hint-place = Rang
hint-points = Points
hint-course = La suite pourrait être :
hint-best = Le mieux : { $move }
hint-over = Mieux que « { $move } ». { $gain }
hint-level = À peu près équivalent : { $move }
hint-only = Il n’y a pas le choix.
hint-note = Chances : 1 pour une victoire sans partage, 0 pour une dernière place sans partage. Rang et points : la moyenne des parties simulées.

tune-what = Rien ne s’appelle « { $name } » parmi ce qui se règle ; choix possibles : { $names }.
tune-steps = Il peut y avoir de 1 à { $most } coups simulés.
tune-nothing = { $game } n’a pas de valeurs à régler dans { $file }.
tune-interrupted = Interrompu ; rien n’a été changé.
tune-taken = Challenger { $number } : { $score }, nouveau champion
tune-refused = Challenger { $number } : { $score }
tune-result = Après contre avant : { $gap } Elo, à 95 % de { $low } à { $high }.
tune-second = Une seconde sur ce cœur : { $n } itérations.
tune-unchanged = { $file } reste tel quel.
tune-written = { $file } contient les nouvelles valeurs.
tune-share = { $seats } sièges : { $share } des victoires avec la moitié des sièges.
train-hours = Les heures doivent être plus de 0 et au plus { $most }.
train-numbers = Il peut y avoir de 1 à { $iterations } itérations et passages, et une couche cachée de 1 à { $hidden }.
train-numpy = L’apprentissage a besoin de NumPy : pip install antilles[train].
train-other = { $folder } contient un apprentissage avec d’autres réglages.
train-interrupted = Interrompu ; la même commande reprend dans { $folder }.
train-taken = Génération { $number } : erreur { $before } → { $after } ; victoires avec la moitié des sièges, par nombre de sièges : { $shares } : la nouvelle meilleure
train-refused = Génération { $number } : erreur { $before } → { $after } ; victoires avec la moitié des sièges, par nombre de sièges : { $shares }
train-nothing = { $n } générations, et aucune n’était meilleure que l’existant.
train-done = { $n } générations ; la meilleure est dans { $file }. Elle va avec cette échelle :

bench-iterations_per_second = itérations, uniformes jusqu’à la fin
bench-tuned_iterations_per_second = itérations comme pensent les bots
bench-share_in_rules = dont dans les règles
