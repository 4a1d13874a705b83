# Le plateau de Cuba

board-avenue = Avenue du Président
board-market = Marché
board-harbour = Port
board-parliament = Parlement
board-plantation = Ta plantation
board-buildings = Bâtiments
board-characters = Tes personnages
board-parts = Parties du plateau
board-part =
    { $part ->
        [cards] Cartes
        [market] Marché
        [harbour] Port
        [laws] Lois
        [build] Bâtir
       *[farm] Champs
    }
board-good = Marchandise
board-sell = vendre
board-buy = acheter
board-slot =
    { $loaded ->
        [yes] Position { $dock }, case { kind-name }, chargée
       *[no] Position { $dock }, case { kind-name }, vide
    }
board-bills = Projets de loi
board-laws = Lois en vigueur
board-no-bill = aucun
board-no-law = aucune
board-parcel =
    Rangée { $row }, colonne { $column } : { $name }{ $worker ->
        [yes] , ton ouvrier
       *[no] { "" }
    }
board-left = reste { $n }
board-cost =
    { $kind ->
        [wood] bois
        [stone] pierre
        [water] eau
       *[any] ressource au choix
    }
board-card =
    { $card ->
        [foreman] Contre­maître
       *[other] { card-name }
    }
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-coins =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
board-effect =
    { $effect ->
        [store] garde les produits de la cour
        [convert] { $from } devient { $to }
        [hand_in] { $reward } par { $kinds }, jusqu’à { $most }
        [hand_in_set] { $reward } pour { $kinds } ensemble
        [gain] donne { $reward }
        [trade] acheter ou vendre jusqu’à { $most } pièces au marché
        [swap] échanger jusqu’à { $most } ressources
        [grow] { $pieces } produits d’une sorte pour 1 eau
        [stow] charger jusqu’à { $most } pièces sur toute case
        [votes] { $votes } voix de plus
        [veto] retire un projet de loi
        [casino] { $pesos } pesos contre { $vp } points, ou l’inverse
        [customs] poser une pièce sur un navire, ou en ôter une
        [alternatives] les autres actions te restent ouvertes
        [statue] { $vp } point de plus par bâtiment à la fin
       *[influence] { $vp } point et { $pesos } peso si un projet nommé échoue
    }
board-does =
    { $card ->
        [worker] récolte ligne et colonne
        [tradeswoman] achète et vend
        [architect] bâtit
        [foreman] utilise tes bâti­ments
       *[mayor] charge un navire
    }
board-cuban =
    { $cuban ->
        [dancer] tu commences ensuite
        [musician] +2 pesos
        [day_labourer] stocke tes produits
        [harbour_master] échange 2 navires
        [lawyer] 1 peso : un bâtiment
        [revolutionary] +1 point
       *[donkey] ne bouge pas
    }
board-delegate = délégué
board-in-hand = en main
board-in-play = jouée
board-played = jouée
board-taken = pris
board-event =
    { $space ->
        [1] Deux délégués ensuite
        [2] Tous les projets passent
        [3] Le contremaître bouge
        [4] Reconstruire pour 1 peso
        [5] Les premiers perdent
       *[6] Un cadeau du marché
    }
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-pesos = pesos
board-stored = En stock
board-votes = votes
guide-take = Choisis tes pièces de départ, ou une pièce de la réserve.
guide-play = Joue un personnage. Ouvrier : récolte. Marchande : marché. Architecte : construction. Contremaître : bâtiments. Maire : embarquement. Celui qui reste est ton délégué au parlement.
guide-move = Déplace ton ouvrier : les parcelles de sa rangée et de sa colonne sont récoltées.
guide-build = Choisis un bâtiment ; les petits signes disent son coût en bois, pierre et eau.
guide-load = Charge des marchandises sur le bateau d’une position ; chaque pièce rapporte les points de la position.
guide-bid = Achète des votes : qui en a le plus décide des deux projets qui deviennent lois.
guide-pass = Choisis les deux projets qui deviennent lois.
