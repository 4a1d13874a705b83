# Le plateau de Cuba

board-avenue = Avenue du Président
board-market = Marché
board-harbour = Port
board-parliament = Parlement
board-plantation = Votre plantation
board-buildings = Bâtiments
board-characters = Vos personnages
board-characters-of-all = Personnages
board-part =
    { $part ->
        [cards] Cartes
        [market] Marché
        [harbour] Port
        [laws] Lois
        [build] Bâtir
       *[farm] Champs
    }
board-sell = vendre
board-buy = acheter
board-slot =
    { $dock ->
        [0] En mer
        [one] Position { $dock }, { $dock } point par pièce
       *[other] Position { $dock }, { $dock } points par pièce
    } : { $loaded ->
        [yes] { piece } à bord
       *[no] place pour { piece }
    }
board-bills = Projets de loi
board-laws = Lois en vigueur
board-no-bill = aucun
board-no-law = aucune
board-parcel =
    Ligne { $row }, colonne { $column } : { $name }{ $worker ->
        [yes] , votre ouvrier
       *[no] { "" }
    }
board-building =
    { $building ->
        [distillery] Distillerie
        [cigar_factory] Fab. cigares
        [juice_press] Presse
        [cement_factory] Cimenterie
        [rum_bar] Bar à rhum
        [cigar_lounge] Salon
        [fruit_stand] Étal
        [small_hotel] Petit hôtel
        [large_hotel] Grand hôtel
        [golf_course] Golf
        [bath_house] Bains
        [second_warehouse] 2e entrepôt
        [market_hall] Halle
        [material_depot] Dépôt
        [irrigation_plant] Irrigation
        [trading_office] Comptoir
        [town_hall] Mairie
        [newspaper] Journal
        [custom_house] Douane
       *[other] { building-name }
    }
board-kind =
    { $kind ->
        [sugar] Sucre
       *[other] { kind-name }
    }
board-this-round = Cette manche
board-left = encore { $n }
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
        [store] entreposer les produits de la cour
        [convert] transformer { $from } en { $to }
        [hand_in] { $kinds } : { $reward } par pièce, jusqu’à { $most }
        [hand_in_set] { $reward } pour { $kinds } ensemble
        [gain] recevoir { $reward }
        [trade] acheter ou vendre jusqu’à { $most } pièces au marché
        [swap] échanger jusqu’à { $most } ressources
        [grow] { $pieces } produits d’une même sorte pour 1 eau
        [stow] charger jusqu’à { $most } pièces sur n’importe quel emplacement
        [votes] { $votes } votes de plus
        [veto] retirer un projet de loi
        [casino] { $pesos } pesos contre { $vp } points, ou l’inverse
        [customs] poser une pièce sur un navire, ou en retirer une
        [alternatives] pouvoir toujours prendre la récompense d’une carte
        [statue] { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        } de plus par bâtiment à la fin
       *[influence] { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        } et { $pesos ->
            [one] { $pesos } peso
           *[other] { $pesos } pesos
        } si le projet choisi est rejeté
    }
board-law-effect =
    { $what ->
        [III-owned] À chaque manche : { $n } point par { $per } que vous avez ({ $kinds })
        [III-per_building] À chaque manche : { $n } point par bâtiment à vous
        [III-delegate] À chaque manche : autant de points que le numéro de votre délégué
        [III-stored] À chaque manche : { $n } point par { $per } dans votre entrepôt ({ $kinds })
        [III-per_pesos] À chaque manche : { $n } point par tranche de { $per } pesos
        [III-rank] À chaque manche : autant de points que votre rang ; le dernier en reçoit le plus
        [IV-harvest] L’Ouvrier récolte { $n } produit sans eau
        [IV-export_ban] Interdits à bord des navires : { $kinds }
        [IV-vote_price] Un vote coûte { $n } pesos
        [IV-market] La Marchande : au plus { $n } achats et { $n } ventes
        [IV-building] Chaque bâtiment coûte { $n } ressource de plus, au choix
        [IV-storage] En fin de manche, il reste { $n } produits par entrepôt
        [IV-export_vp] Chaque pièce chargée : { $n } points, quelle que soit la position
        [IV-control] Personne ne prend la récompense d’une carte à la place de son action
       *[other] À chaque manche, on peut payer : taxe ou redevance rapporte { $one } points, les deux { $both }
    }
board-cuban =
    { $cuban ->
        [dancer] ouvrir la manche suivante
        [musician] +2 pesos
        [day_labourer] entreposer vos produits
        [harbour_master] permuter 2 navires
        [lawyer] 1 peso : utiliser un bâtiment
        [revolutionary] +1 point
       *[donkey] aucun effet
    }
board-delegate = délégué
board-in-hand = en main
board-in-play = en jeu
board-played = jouée
board-taken = place vide
board-taken-by = { cuban-name } : chez { $name }
board-event =
    { $space ->
        [1] Manche suivante : 2 délégués
        [2] Tous les projets approuvés
        [3] Le Contremaître se déplace
        [4] Surconstruction pour 1 peso
        [5] Les meneurs perdent des points
       *[6] Un cadeau du marché
    }
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-pesos = pesos
board-stored = En entrepôt
board-votes = votes
board-no-ship =
    { $dock ->
        [0] En mer : aucun navire
       *[other] Position { $dock } : aucun navire
    }
board-stock = { kind-name } : { $n } au marché, place pour { $room } de plus
board-sale =
    Vendre { piece }{ $price ->
        [0] { "" }
        [one] { " " }pour { $price } peso
       *[other] { " " }pour { $price } pesos
    }
board-purchase =
    Acheter { piece }{ $price ->
        [0] { "" }
        [one] { " " }pour { $price } peso
       *[other] { " " }pour { $price } pesos
    }
board-bill = Projet { $type } : { $law }
board-law = Loi { $type } en vigueur :
board-tile =
    { building-name } : { $effect } ; coût : { $cost }{ $n ->
        [one] { "" }
       *[other] { "" } ; encore { $n }
    }
board-any =
    { $n ->
        [one] 1 ressource au choix
       *[other] { $n } ressources au choix
    }
board-both =
    { $card ->
        [tradeswoman] acheter et vendre, ou prendre 1 bien au choix
        [architect] construire, ou prendre des points
        [mayor] charger un navire, ou prendre des pesos
        [worker] récolter ligne et colonne
       *[foreman] utiliser vos bâtiments
    }
guide-take = Choisissez ce que vous prenez dans la réserve.
guide-play = Jouez un personnage. Ouvrier : récolte. Marchande : marché. Architecte : construction. Contremaître : bâtiments. Maire : embarquement. Celui qui reste est votre délégué au parlement.
guide-move = Déplacez votre ouvrier : les parcelles de sa ligne et de sa colonne sont récoltées.
guide-build = Choisissez un bâtiment ; les petits signes donnent son coût en bois, pierre et eau.
guide-load = Chargez des marchandises sur le navire d’une position ; chaque pièce rapporte les points de la position.
guide-bid = Achetez des votes : qui en a le plus choisit les deux projets qui deviennent des lois.
guide-pass = Choisissez les deux projets qui deviennent des lois.

summary-aim = Cultiver, commercer, expédier et construire en six manches, huit avec El Presidente. Le plus grand total gagne.
summary-turn-1 = À chaque manche, vous jouez quatre de vos cinq personnages, un par tour.
summary-turn-2 = Le cinquième est votre délégué : sa valeur donne vos votes, et des pesos en achètent d’autres.
summary-turn-3 = Qui remporte le scrutin approuve deux projets de loi sur quatre. Payer la taxe ou la redevance rapporte des points, les deux davantage.
summary-turn-4 = En fin de manche, les produits de la cour se perdent, les navires avancent d’une position, celui de la position 3 part.
summary-avenue = Avec El Presidente
summary-end = Après la dernière manche, chaque bâtiment vaut 2 points, l’entrepôt aussi. Pesos et marchandises ne servent qu’à départager.
summary-tip = Rhum et cigares ne se perdent jamais : ce que les navires ne prennent pas aujourd’hui, ils le prendront peut-être demain.
