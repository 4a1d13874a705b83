# Analyse des parties terminées

help-analyse = Dire qui a gagné par quoi : chance, adresse, cadeaux et coups décisifs.
help-analyse-depth = Profondeur : quick prend une ou deux secondes, deep jusqu’à une minute.
help-analyse-seed = Graine : la même donne les mêmes nombres.
help-analyse-plot = Dessiner dans ce fichier les chances de victoire au fil de la partie.
help-analyse-cache = Garder ce qui a été trouvé et reprendre ce qui l’a déjà été.
help-analyse-recheck = Rejouer chaque raison sur de nouvelles suites et compter celles qui tiennent.

analyse-depth = La profondeur « { $name } » n’existe pas ; choisissez parmi { $depths }.
analyse-one-plot = Une image demande exactement un enregistrement.
analyse-seed = La graine doit être comprise entre 0 et { $most }.
analyse-unfinished = { $file } : cette partie n’est pas terminée ; seule une partie terminée peut être analysée.

analysis-depth = { $depth ->
    [deep] étude approfondie
   *[quick] coup d’œil
}
analysis-title = { $game } ({ $file }), { analysis-depth }, graine { $seed } : sur 100 parties
analysis-data = Partie jouée avec des données corrigées d’après un exemplaire imprimé : { $digest }.
analysis-start = Départ
analysis-luck = Chance
analysis-skill = Ses coups
analysis-blind = dont imprévisible
analysis-others = Des autres
analysis-residual = Reste
analysis-end = Fin
analysis-adjusted = Sans chance
analysis-accuracy = Précision
analysis-gifts = Qui a donné à qui : une ligne donne, une colonne reçoit
analysis-turning-points = Tournants
analysis-no-turning-points = Aucun coup n’a décidé seul de cette partie.
analysis-moment = { $number }. Ligne { $line } :
analysis-draw = Tirage : { $move }.
analysis-played = { $who } : { $move }.
analysis-missed = { $who } : { $move }. Mieux : { $better }.
analysis-gain =
    { $n ->
        [one] Mieux de { $n } partie sur 100, à coup sûr de { $low } à { $high }.
       *[other] Mieux de { $n } parties sur 100, à coup sûr de { $low } à { $high }.
    }
analysis-gain-exact =
    { $n ->
        [one] Mieux de { $n } partie sur 100, c’est certain.
       *[other] Mieux de { $n } parties sur 100, c’est certain.
    }
analysis-blind-lost =
    { $n ->
        [one] De ce que cela a coûté, { $n } partie sur 100 ne pouvait pas être prévue.
       *[other] De ce que cela a coûté, { $n } parties sur 100 ne pouvaient pas être prévues.
    }
analysis-blind-won =
    { $n ->
        [one] Ce qui ne pouvait pas être prévu a valu { $n } partie sur 100.
       *[other] Ce qui ne pouvait pas être prévu a valu { $n } parties sur 100.
    }
analysis-note = Valeurs : moitié pour la victoire, moitié selon la place, sur 100. Départ, chance, coups propres, apport des autres et reste donnent la fin. Reste : là où la mesure s’est contredite. Les coups propres sont mesurés à ce que le bot qui analyse aurait fait.
analysis-picture = { $game } : chances de victoire
analysis-rechecked =
    { $n ->
        [one] { $n } partie : sur { $said } raisons, { $held } tiennent sur de nouvelles suites.
       *[other] { $n } parties : sur { $said } raisons, { $held } tiennent sur de nouvelles suites.
    }

reason-after-played = après le coup joué
reason-after-other = après l’autre coup
reason-event = « { $event } » dans { $better } { $better ->
        [one] suite
       *[other] suites
    } sur 100, dans { $played } { $after }.
reason-points = { $who } finit en moyenne avec { $better } points, avec { $played } { $after }.
reason-first = { $who } gagne { $better } { $better ->
        [one] suite
       *[other] suites
    } sur 100, { $played } { $after }.
reason-against-event = Contre : « { $event } » dans { $better } { $better ->
        [one] suite
       *[other] suites
    } sur 100, dans { $played } { $after }.
reason-against-points = Contre : { $who } finit en moyenne avec { $better } points, avec { $played } { $after }.
reason-against-first = Contre : { $who } gagne { $better } { $better ->
        [one] suite
       *[other] suites
    } sur 100, { $played } { $after }.
