# Le plateau de Santa Cruz

board-islands = Trois îles, 49 emplacements
board-course = manche { $round } sur 2, { screen-phase }
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-hand = Ta main
board-left = reste { $n }
board-played = jouée
board-worth = valeur { $n }
board-objectives = objectifs en main
board-face-down = face cachée
board-track = Piste de score :
board-whole = Toute la carte
board-back = Emplacement précédent
board-next = Emplacement suivant
board-site = Emplacement { $at } sur { $n } : { $site }
guide-group = Choisis ton groupe de cartes Construction : ce sont tes tours de cette manche.
guide-land = Ton premier bâtiment est sur la côte, où le bateau accoste. Il ne coûte pas de carte.
guide-build = Joue une carte : un bateau atteint toute côte libre, une rivière un emplacement de la même rivière, une route un emplacement voisin. Les tuiles cachées se retournent quand tu construis.
guide-objective = Un objectif rapporte à tous ceux qui le remplissent, au moment où on le joue. Joue-le quand il te sert le mieux.
guide-set = Pour la manche 2, prends ce qu’un autre a laissé : cartes et objectifs.
guide-discard = Remets un objectif dans la boîte ; tu gardes les autres.
