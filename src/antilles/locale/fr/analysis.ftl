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
        [one] Cela vaut environ { $n } partie sur 100 (de { $low } à { $high }).
       *[other] Cela vaut environ { $n } parties sur 100 (de { $low } à { $high }).
    }
analysis-gain-exact =
    { $n ->
        [one] Cela vaut { $n } partie sur 100.
       *[other] Cela vaut { $n } parties sur 100.
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

reason-event =
    { $more ->
        [yes] Arrive ensuite plus souvent : « { $event } », { $better } fois sur 100 au lieu de { $played }.
       *[no] Arrive ensuite moins souvent : « { $event } », { $better } fois sur 100 au lieu de { $played }.
    }
reason-points = { $who } finit en moyenne avec { $better } points au lieu de { $played }.
reason-first = { $who } gagne { $better } { $better ->
        [one] partie
       *[other] parties
    } sur 100 au lieu de { $played }.
reason-against-event =
    { $more ->
        [yes] En revanche, arrive aussi plus souvent : « { $event } », { $better } fois sur 100 au lieu de { $played }.
       *[no] En revanche, arrive moins souvent : « { $event } », { $better } fois sur 100 au lieu de { $played }.
    }
reason-against-points = En revanche, { $who } finit en moyenne avec { $better } points au lieu de { $played }.
reason-against-first = En revanche, { $who } gagne { $better } { $better ->
        [one] partie
       *[other] parties
    } sur 100 au lieu de { $played }.
