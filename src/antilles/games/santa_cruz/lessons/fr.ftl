# Ce que dit le perroquet dans les leçons de ce jeu.

lesson-first-1-title = Trois îles, deux manches
lesson-first-1-say = Vous construisez sur des tuiles et jouez des cartes qui rapportent. La côte est visible, l’intérieur caché. Après deux manches, le plus grand total gagne.
lesson-first-2-title = Lire une tuile
lesson-first-2-say = Une tuile désigne son bâtiment : maison, église ou phare ; votre réserve en a peu. Le nombre se marque aussitôt. Les petites images : des ressources, le poisson en est une, ou un oiseau. Les objectifs les comptent.
lesson-first-2-task = Toucher une tuile Côte
lesson-first-2-right = La barre dit ce qu’elle rapporte. Touchez-en d’autres si vous voulez.
lesson-first-3-title = Dix cartes
lesson-first-3-say = Sept cartes construisent : Navire sur toute Côte libre, Rivière le long d’une de vos rivières, Voie terrestre une voie plus loin, Double deux fois. Trois sont des objectifs : chacun paie tous ceux qui le remplissent.
lesson-first-4-title = Arriver sur l’île
lesson-first-4-say = Chaque manche commence par une arrivée : un bâtiment sur une tuile Côte libre, sans carte. Une embouchure ouvre un chemin vers l’intérieur.
lesson-first-4-task = Arriver à Boca Rica, à l’embouchure de la rivière de l’Est
lesson-first-4-right = 2 points. La tuile suivante, en amont, est révélée.
lesson-first-4-other = C’est permis. Une embouchure mène plus loin : essayez Boca Rica.
lesson-first-5-title = En remontant la rivière
lesson-first-5-say = Une carte Rivière construit sur toute tuile libre d’une rivière où vous avez un bâtiment, proche ou lointaine, visible ou cachée.
lesson-first-5-task = Jouer Rivière et construire à El Puente
lesson-first-5-right = 2 points, et du mouton : votre objectif rapportera 7. D’autres tuiles sont révélées.
lesson-first-5-other-hidden = C’est osé : elle peut demander un bâtiment que vous n’avez plus. Prenez la tuile visible, El Puente.
lesson-first-5-other = Utile plus tard. La rivière mène au mouton : jouez Rivière.
lesson-first-6-title = Une voie plus loin
lesson-first-6-say = Une carte Voie terrestre avance d’exactement une voie depuis l’un de vos bâtiments. Quatre des vôtres reliés ainsi peuvent rapporter 7.
lesson-first-6-task = Jouer Voie terrestre et construire sur une tuile à portée
lesson-first-6-right =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. De nouvelles voisines sont révélées, pour tout le monde.
lesson-first-6-other = Gardez celle-là. Essayez Voie terrestre.
lesson-first-7-title = Obligation de construire
lesson-first-7-say = Plus tard dans la manche. Une carte qui permet de construire y oblige, même pour des points négatifs. Si aucune tuile ne convient à votre réserve, la carte est simplement dépensée.
lesson-first-8-title = Un oiseau secret
lesson-first-8-say = Un oiseau sur une tuile : vous prenez un jeton de 1, 2 ou 3 points. Personne d’autre ne le voit, et il compte à la fin de la partie.
lesson-first-9-title = Marquer au bon moment
lesson-first-9-say = Mouton rapporte 7 à quiconque a une tuile avec mouton. En ce moment, c’est vous, et personne d’autre.
lesson-first-9-task = Jouer Mouton
lesson-first-9-right = 7 points rien que pour vous, mais vous vous arrêtez sur { $standing } : Bruno est sur { $rival }.
lesson-first-9-other = Plus tard. Personne d’autre n’a de mouton en ce moment : marquez maintenant.
lesson-first-10-title = Jamais deux sur une case
lesson-first-10-say = Cette case était celle de Bruno : votre marqueur s’arrête une case avant. Deux marqueurs ne partagent jamais une case : regardez la piste avant de marquer.
lesson-first-11-title = Riche et dangereux
lesson-first-11-say = Les tuiles Volcan rapportent le plus de points, et de l’or. Mais l’Éruption volcanique, une carte d’un des jeux, coûte 2 par bâtiment qui s’y trouve, et les détruit tous.
lesson-first-12-title = Et on recommence
lesson-first-12-say = Toutes les cartes jouées, la manche s’achève : les bâtiments reviennent, les tuiles restent. Le plus petit score choisit d’abord parmi les cartes jouées des autres. Puis la 2e manche et les oiseaux. On commence ?
