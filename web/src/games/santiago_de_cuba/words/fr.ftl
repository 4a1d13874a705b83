# Le plateau de Santiago de Cuba

board-town = Ville et port
board-course = bateau { $ship } sur 7
board-hidden = derrière le paravent
board-resting = au repos
board-free = gratuit
board-value = Points par pièce
board-not-wanted = Pas voulu
board-port-note = Passer le port augmente la valeur de un ; un bateau plein part aussitôt.
board-flag =
    { $n ->
        [0] Drapeau à damier : le bateau part
       *[other] Valeur { $n }
    }
board-die = { good-kind } : { $n } demandé
board-port =
    { $stops ->
        [one] Port, à { $stops } arrêt
       *[other] Port, à { $stops } arrêts
    }
board-stop =
    { $active ->
        [yes] { cuban-name }, arrêt { $stop }, à { $stops }
       *[no] { cuban-name }, arrêt { $stop }, à { $stops }, au repos
    }
board-site =
    { building-name }, fleur { flower-name }{ $owned ->
        [no] { "" }
       *[yes] , à { $owner }
    }{ $visited ->
        [no] { "" }
       *[yes] , courtier de { $broker }
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
        [cigar_factory] Cigares
        [black_market] M. noir
        [harbour_office] Port
        [customs] Douane
        [newspaper] Journal
       *[other] { building-name }
    }
board-work-black-market = troque 1
board-work-customs = dé à 0
board-work-harbour-office = valeur ±1
board-work-office = 1 produit = 2 PV
board-brief-el-zorro = 1 chacun
board-brief-pablo = au choix
board-brief-alonso = achète
board-gift-el-zorro = 1 de chacun
board-gift-pablo = au choix
board-gift-alonso = achat, usage
board-deeds = marqueurs Propriété restants
board-passed = Ont passé : { $names }
board-mine =
    { $n ->
        [one] { $n } marqueur Propriété restant
       *[other] { $n } marqueurs Propriété restants
    } · { $building ->
        [none] courtier pas encore en ville
       *[other] courtier : { building-name }
    }
guide-exclude = Tu lances cinq dés pour un nouveau bateau. Mets-en un de côté : ce produit n’est pas demandé. Les quatre autres disent ce que le bateau prend.
guide-drive = Avance la voiture. Le premier arrêt est gratuit, chaque arrêt de plus coûte un peso. Tu reçois ce que donne le Cubain ; puis ton courtier va à un bâtiment de sa fleur.
guide-go = Ton courtier va à un bâtiment sous la fleur du Cubain visité. Il doit être libre, et un autre que le sien.
guide-deliver = Le port : chacun à son tour livre un produit au bateau, pour les points du drapeau, ou passe.
guide-claim = Alonso, l’avocat : prends un bâtiment et gagne un point quand un autre courtier y va, ou utilise l’un des tiens.
