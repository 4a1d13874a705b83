# Le plateau de Santa Cruz

board-islands = Trois îles, 49 emplacements
board-course = manche { $round } sur 2, { screen-phase }
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-hand = Votre main
board-beyond = { $n } lieux
board-left = encore { $n }
board-played = jouée
board-worth = valeur { $n }
board-objectives = objectifs en main
board-face-down = face cachée
board-track = Piste de pointage :
board-whole = Vue d’ensemble
board-nearer = Agrandir
board-farther = Réduire
board-back = Emplacement précédent
board-next = Emplacement suivant
board-built = construit par : { $who }
board-have = { card-name } : { $n } en main
guide-group = Choisissez votre groupe de cartes Construction : ce sont vos tours de cette manche.
guide-land = Votre premier bâtiment se construit sur la côte, où le navire accoste. Il ne coûte pas de carte.
guide-build = Jouez une carte : Navire mène à toute côte libre, Rivière à un emplacement de la même rivière, Voie terrestre à un emplacement voisin. Les tuiles cachées se retournent quand vous construisez.
guide-objective = Un objectif rapporte à tous ceux qui le remplissent, au moment où on le joue. Jouez-le quand il vous sert le mieux.
guide-set = Pour la 2e manche, prenez le groupe d’une autre personne : cartes et objectifs.
guide-discard = Remettez un objectif dans la boîte ; vous gardez les autres.

summary-aim = Peupler trois îles en deux manches : construire sur des tuiles et jouer des objectifs. Le plus grand total gagne.
summary-turn-1 = Chaque manche commence par une arrivée : un bâtiment sur une tuile Côte libre, sans carte.
summary-turn-2 = Puis chacun joue une carte par tour : une carte Construction ou un objectif.
summary-turn-3 = Une tuile désigne son bâtiment et ce qu’elle rapporte aussitôt ; ses voisines sont révélées.
summary-turn-4 = Un objectif paie tous ceux qui le remplissent au moment où il est joué.
summary-cards = Cartes Construction
summary-objectives = Objectifs
summary-card =
    { $card ->
        [ship] construire sur une tuile Côte libre
        [river] construire sur une tuile libre d’une rivière où vous avez un bâtiment
        [road] construire à une voie de l’un de vos bâtiments
       *[double] construire deux fois avec une sorte de carte
    }
summary-end = Après la manche 1, les bâtiments reviennent et les jeux de cartes se choisissent de nouveau. Après la manche 2, les oiseaux comptent. Deux marqueurs ne partagent jamais une case.
summary-tip = Jouer un objectif quand il vous paie et ne paie personne d’autre : attendre invite les autres.
