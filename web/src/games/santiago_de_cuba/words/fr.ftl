# Le plateau de Santiago de Cuba

board-town = Ville et port
board-course = navire { $ship } sur 7
board-hidden = derrière le paravent
board-resting = au repos
board-value = Points par pièce
board-not-wanted = Sans demande
board-port-note = Passer le port augmente la valeur de 1 ; un navire plein part aussitôt.
board-flag =
    { $n ->
        [0] Drapeau à damier : le navire part
        [one] Valeur : { $n } point par pièce
       *[other] Valeur : { $n } points par pièce
    }{ $now ->
        [yes] , en ce moment
       *[no] { "" }
    }
board-die = { kind-short } : demande { $n }
board-port = Port : chacun livre au navire ; { board-way }
board-stop =
    { cuban-name } : { board-gives } ; { $flower ->
        [none] tout bâtiment libre
       *[other] { flower-name }
    } ; { board-way }{ $active ->
        [yes] { "" }
       *[no] { "" } ; au repos
    }
board-site =
    { building-name } : { building-does } ; { flower-name }{ $owned ->
        [no] { "" }
       *[yes] { "" } ; propriétaire : { $owner }
    }{ $visited ->
        [no] { "" }
       *[yes] { "" } ; courtier : { $broker }
    }
board-building =
    { $building ->
        [cigar_factory] Fab. de cigares
        [black_market] Marché noir
        [harbour_office] Capitainerie
        [customs] Douane
       *[other] { building-name }
    }
board-building-short =
    { $building ->
        [distillery] Distill.
        [cigar_factory] Cigares
        [black_market] M. noir
        [harbour_office] Capit.
        [customs] Douane
        [newspaper] Journal
       *[other] { building-name }
    }
board-work-black-market = troquer 1
board-work-customs = dé à 0
board-work-harbour-office = valeur ±1
board-swap = { given-one } contre { taken-one }
board-value-way =
    { $way ->
        [left] Valeur −1
       *[right] Valeur +1
    }
board-work-office = 1 pour 2 PV
board-brief-el-zorro = 1 chacun
board-brief-pablo = au choix
board-brief-alonso = propriété
board-gift-el-zorro = 1 de chacun
board-gift-pablo = au choix
board-gift-alonso = prendre ou utiliser
board-deeds = marqueurs Propriété restants
board-passed = Déjà passé : { $names }
board-mine =
    { $n ->
        [one] { $n } marqueur Propriété restant
       *[other] { $n } marqueurs Propriété restants
    } · { $building ->
        [none] courtier pas encore en ville
       *[other] courtier : { building-name }
    }
board-gives =
    { $cuban ->
        [el_zorro] chaque adversaire vous donne 1 marchandise, 1 peso ou 1 PV
        [pablo] prendre 1 marchandise au choix
        [alonso] prendre possession d’un bâtiment, ou en utiliser un à vous
       *[other] donne { cuban-gift }
    }
board-price =
    { $price ->
        [0] gratuit
        [one] { $price } peso
       *[other] { $price } pesos
    }
board-way =
    { $stops ->
        [one] à { $stops } arrêt, { board-price }
       *[other] à { $stops } arrêts, { board-price }
    }
guide-exclude = Vous lancez cinq dés pour un nouveau navire. Écartez-en un : cette marchandise n’est pas demandée. Les quatre autres disent ce que prend le navire.
guide-drive = Avancez la voiture. Le premier arrêt est gratuit, chaque arrêt de plus coûte 1 peso. Vous recevez ce que donne le Cubain ; puis votre courtier va dans un bâtiment sous la même fleur.
guide-go = Votre courtier va dans un bâtiment libre sous la même fleur que le Cubain visité, mais pas dans celui où il se trouve déjà.
guide-deliver = Le port : chacun à son tour livre une sorte de marchandise au navire, pour les points du drapeau, ou passe.
guide-claim = Alonso, l’avocat : prenez possession d’un bâtiment, qui vous rapporte 1 point chaque fois qu’un autre joueur y termine son tour, ou utilisez l’un des vôtres.

summary-aim = Sept navires viennent au port, l’un après l’autre. Livrez-leur ce qu’ils demandent et profitez de la ville. Quand le 7e part, le plus grand total gagne.
summary-turn-1 = Rouler : une seule voiture pour tous. L’arrêt suivant est gratuit, chaque arrêt de plus coûte 1 peso.
summary-turn-2 = Rencontrer : le Cubain de l’arrêt donne aussitôt quelque chose.
summary-turn-3 = Marcher : votre courtier doit aller à un autre bâtiment libre, de la fleur du Cubain.
summary-turn-4 = Utiliser : vous pouvez utiliser ce bâtiment. S’il est à quelqu’un d’autre, cette personne gagne 1 point.
summary-cubans = Neuf Cubains
summary-buildings = Douze bâtiments
summary-end = Au port, chacun livre à son tour ; chaque pièce rapporte la valeur. Passer sans s’arrêter l’augmente : 2, 3, 4, puis le navire part. Au départ du 7e, 3 pièces restantes donnent 1 point.
summary-tip = Une valeur de 4 avec les bonnes marchandises : c’est le moment de s’arrêter au port ; sans elles, celui de passer.
