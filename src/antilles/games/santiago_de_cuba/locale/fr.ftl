# Santiago de Cuba

## Marchandises

goods-count =
    { $good ->
        [sugar] { $n ->
            [one] { $n } canne à sucre
           *[other] { $n } cannes à sucre
        }
        [citrus] { $n ->
            [one] { $n } agrume
           *[other] { $n } agrumes
        }
        [tobacco] { $n ->
            [one] { $n } tabac
           *[other] { $n } tabacs
        }
        [rum] { $n ->
            [one] { $n } rhum
           *[other] { $n } rhums
        }
        [cigar] { $n ->
            [one] { $n } cigare
           *[other] { $n } cigares
        }
       *[wood] { $n } bois
    }
needed-goods =
    { $good ->
        [sugar] { $need ->
            [one] { $need } canne à sucre
           *[other] { $need } cannes à sucre
        }
        [citrus] { $need ->
            [one] { $need } agrume
           *[other] { $need } agrumes
        }
        [tobacco] { $need ->
            [one] { $need } tabac
           *[other] { $need } tabacs
        }
        [rum] { $need ->
            [one] { $need } rhum
           *[other] { $need } rhums
        }
        [cigar] { $need ->
            [one] { $need } cigare
           *[other] { $need } cigares
        }
       *[wood] { $need } bois
    }
one-good =
    { $good ->
        [sugar] 1 canne à sucre
        [citrus] 1 agrume
        [tobacco] 1 tabac
        [rum] 1 rhum
       *[cigar] 1 cigare
    }
given-one =
    { $give ->
        [sugar] 1 canne à sucre
        [citrus] 1 agrume
        [tobacco] 1 tabac
        [rum] 1 rhum
       *[cigar] 1 cigare
    }
taken-one =
    { $take ->
        [sugar] 1 canne à sucre
        [citrus] 1 agrume
        [tobacco] 1 tabac
        [rum] 1 rhum
       *[cigar] 1 cigare
    }
good-kind =
    { $good ->
        [sugar] de canne à sucre
        [citrus] d’agrumes
        [tobacco] de tabac
        [rum] de rhum
        [cigar] de cigares
       *[wood] de bois
    }
kind-short =
    { $good ->
        [sugar] canne
        [citrus] agrumes
        [tobacco] tabac
        [rum] rhum
        [cigar] cigares
       *[wood] bois
    }
wood-count = { $n } bois
die-name =
    { $good ->
        [sugar] dé blanc
        [citrus] dé orange
        [tobacco] dé vert
        [rum] dé rouge
       *[cigar] dé noir
    }
pesos-count =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
pesos-amount =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
vp-short = PV
pesos-short = pesos

## Cubains, bâtiments, fleurs

cuban-name =
    { $cuban ->
        [pedro] Pedro
        [maria] Maria
        [jose] José
        [martinez] Martinez
        [conchita] Conchita
        [el_zorro] El Zorro
        [miguel] Miguel
        [pablo] Pablo
       *[alonso] Alonso
    }
cuban-gift =
    { $cuban ->
        [pedro] 2 tabacs
        [maria] 2 PV
        [jose] 2 cannes
        [martinez] 3 pesos
        [conchita] 2 agrumes
        [el_zorro] dons
        [miguel] 2 bois
        [pablo] 1 au choix
       *[alonso] avocat
    }
building-name =
    { $building ->
        [bank] Banque
        [church] Église
        [distillery] Distillerie
        [cigar_factory] Fabrique de cigares
        [black_market] Marché noir
        [sawmill] Scierie
        [cafe] Café
        [customs] Bureau de douane
        [casino] Casino
        [harbour_office] Capitainerie
        [office] Bureau
       *[newspaper] Journal
    }
building-the =
    { $building ->
        [bank] la Banque
        [church] l’Église
        [distillery] la Distillerie
        [cigar_factory] la Fabrique de cigares
        [black_market] le Marché noir
        [sawmill] la Scierie
        [cafe] le Café
        [customs] le Bureau de douane
        [casino] le Casino
        [harbour_office] la Capitainerie
        [office] le Bureau
       *[newspaper] le Journal
    }
building-to =
    { $building ->
        [bank] à la Banque
        [church] à l’Église
        [distillery] à la Distillerie
        [cigar_factory] à la Fabrique de cigares
        [black_market] au Marché noir
        [sawmill] à la Scierie
        [cafe] au Café
        [customs] au Bureau de douane
        [casino] au Casino
        [harbour_office] à la Capitainerie
        [office] au Bureau
       *[newspaper] au Journal
    }
building-of =
    { $building ->
        [bank] de la Banque
        [church] de l’Église
        [distillery] de la Distillerie
        [cigar_factory] de la Fabrique de cigares
        [black_market] du Marché noir
        [sawmill] de la Scierie
        [cafe] du Café
        [customs] du Bureau de douane
        [casino] du Casino
        [harbour_office] de la Capitainerie
        [office] du Bureau
       *[newspaper] du Journal
    }
building-own =
    { $building ->
        [bank] sa Banque
        [church] son Église
        [distillery] sa Distillerie
        [cigar_factory] sa Fabrique de cigares
        [black_market] son Marché noir
        [sawmill] sa Scierie
        [cafe] son Café
        [customs] son Bureau de douane
        [casino] son Casino
        [harbour_office] sa Capitainerie
        [office] son Bureau
       *[newspaper] son Journal
    }
building-does =
    { $building ->
        [bank] prendre 2 pesos
        [church] prendre 1 PV
        [distillery] échanger des cannes à sucre contre du rhum, 1 pour 1
        [cigar_factory] échanger du tabac contre des cigares, 1 pour 1
        [black_market] échanger 1 marchandise contre une autre
        [sawmill] échanger 1 bois contre 1 PV et 1 peso
        [cafe] remettre 1 rhum ou 1 cigare pour 2 PV, les deux pour 4 PV
        [customs] tourner un dé du navire sur 0
        [casino] convertir des pesos en PV ou des PV en pesos, 3 pesos le PV
        [harbour_office] augmenter ou diminuer la valeur de 1
        [office] livrer 1 marchandise pour 2 PV
       *[newspaper] prendre 1 peso et, au choix, retourner un Cubain
    }
flower-colour =
    { $flower ->
        [yellow] jaune
        [blue] bleue
        [red] rouge
        [white] blanche
       *[none] –
    }
flower-name =
    { $flower ->
        [yellow] tournesol jaune
        [blue] pervenche bleue
        [red] tulipe rouge
        [white] jasmin blanc
       *[none] –
    }
flower-a =
    { $flower ->
        [yellow] un tournesol jaune
        [blue] une pervenche bleue
        [red] une tulipe rouge
       *[white] un jasmin blanc
    }
stop-to =
    { $to ->
        [port] au port
        [pedro] chez Pedro
        [maria] chez Maria
        [jose] chez José
        [martinez] chez Martinez
        [conchita] chez Conchita
        [el_zorro] chez El Zorro
        [miguel] chez Miguel
        [pablo] chez Pablo
       *[alonso] chez Alonso
    }

## Plateau

screen-ship = Navire { $ship } sur { $ships }
screen-value = valeur
screen-waits = les dés de sa demande seront lancés à la fin du tour
screen-street = Rue (arrêts depuis la voiture)
screen-town = Ville ({ $deed } propriétaire, { $broker } courtier)
screen-port = Port
screen-inactive = au repos
screen-demand = Demande
screen-supply = Réserve

## Options

option-owner_vp_requires_move = Point de propriété seulement si le courtier s’est déplacé
option-owner_vp_requires_move-off = non, à la fin de chaque tour
option-owner_vp_requires_move-on = oui
option-zero_demand = Un navire sans demande
option-zero_demand-depart = part aussitôt
option-zero_demand-reroll = on relance les dés
option-open_holdings = Avoirs des autres
option-open_holdings-on = visibles
option-open_holdings-off = derrière les paravents, comme à table

## Coups

move-building = Placer { building-the }
move-cuban = Placer { cuban-name }
move-roll = Le { die-name } montre { $n }
move-exclude = Écarter le { die-name }
move-drive =
    { $stops ->
        [one] Avancer de { $stops } arrêt
       *[other] Avancer de { $stops } arrêts
    }
move-take = Prendre { one-good }
move-take-nothing = Ne rien prendre
move-give = Donner { one-good }
move-give-peso = Donner 1 peso
move-give-vp = Donner 1 PV
move-claim = Prendre possession { building-of }
move-skip = Ne rien faire
move-deliver = Livrer { goods-count }
move-deliver-wood = Livrer { wood-count } à la place { good-kind }
move-pass = Passer
move-go = Aller { building-to }
move-decline = Ne pas l’utiliser
move-use-bank = Banque : prendre 2 pesos
move-use-church = Église : prendre 1 PV
move-use-distillery =
    { $n ->
        [one] Distillerie : échanger { $n } canne à sucre contre { $n } rhum
       *[other] Distillerie : échanger { $n } cannes à sucre contre { $n } rhums
    }
move-use-cigar-factory =
    { $n ->
        [one] Fabrique de cigares : échanger { $n } tabac contre { $n } cigare
       *[other] Fabrique de cigares : échanger { $n } tabacs contre { $n } cigares
    }
move-use-black-market = Marché noir : échanger { given-one } contre { taken-one }
move-use-sawmill = Scierie : échanger 1 bois contre 1 PV et 1 peso
move-use-cafe-cigar = Café : remettre 1 cigare pour 2 PV
move-use-cafe-rum = Café : remettre 1 rhum pour 2 PV
move-use-cafe-both = Café : remettre 1 cigare et 1 rhum pour 4 PV
move-use-customs = Bureau de douane : tourner le { die-name } sur 0
move-use-casino-buy = Casino : convertir des pesos en { $n } PV (3 pesos le PV)
move-use-casino-sell = Casino : convertir { $n } PV en pesos (3 pesos le PV)
move-use-harbour-office-left = Capitainerie : diminuer la valeur
move-use-harbour-office-right = Capitainerie : augmenter la valeur
move-use-office = Bureau : livrer { one-good } pour 2 PV
move-use-newspaper = Journal : prendre 1 peso
move-use-newspaper-flip = Journal : prendre 1 peso et retourner { cuban-name }

## What is asked, and what follows

ask-demand = Quel dé écartez-vous ? Le navire ne voudra pas de cette marchandise.
ask-car = Où allez-vous ? Le premier arrêt est gratuit, chaque arrêt de plus coûte 1 peso.
ask-fence = Pablo : quelle marchandise prenez-vous ?
ask-pickpocket = El Zorro : que donnez-vous à { $whom } ?
ask-lawyer =
    { $way ->
        [both] Alonso : prendre possession d’un bâtiment, ou utiliser l’un des vôtres ?
        [claim] Alonso : de quel bâtiment prenez-vous possession ?
       *[use] Alonso : lequel de vos bâtiments utilisez-vous ?
    }
ask-deliveries =
    { $n ->
        [one] Que livrez-vous, à { $n } point la pièce ?
       *[other] Que livrez-vous, à { $n } points la pièce ?
    }
ask-broker =
    { $flower ->
        [none] Où va votre courtier ? Tout bâtiment libre convient.
       *[other] Où va votre courtier ? Dans un bâtiment libre sous { flower-a }.
    }
ask-building = { building-name } : { building-does } ?
amount =
    { $kind ->
        [pesos] { pesos-count }
        [vp] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
       *[other] { goods-count }
    }
deed-drive = Aller { stop-to }
then-go =
    { $flower ->
        [none] { $parts }
       *[other] { $parts } ({ flower-name })
    }
then-use = si vous voulez : { building-does }
then-go-any = votre courtier va dans n’importe quel bâtiment libre

## Événements

event-town-laid = Les bâtiments sont en place.
event-street-laid = Les Cubains sont en place.
event-rolls = { $who } lance les dés : canne à sucre { $sugar }, agrumes { $citrus }, tabac { $tobacco }, rhum { $rum }, cigares { $cigar }.
event-sets-aside = { $who } écarte le { die-name }.
event-demand = Demande : canne à sucre { $sugar }, agrumes { $citrus }, tabac { $tobacco }, rhum { $rum }, cigares { $cigar }.
event-no-demand = Le navire ne demande rien.
event-drives =
    { $pesos ->
        [0] { $who } va en voiture { stop-to }.
       *[other] { $who } va en voiture { stop-to } pour { pesos-amount }.
    }
event-active-again =
    { $cuban ->
        [maria] Maria redevient active.
        [conchita] Conchita redevient active.
       *[other] { cuban-name } redevient actif.
    }
event-inactive =
    { $cuban ->
        [maria] Maria est inactive : { $who } ne reçoit rien.
        [conchita] Conchita est inactive : { $who } ne reçoit rien.
       *[other] { cuban-name } est inactif : { $who } ne reçoit rien.
    }
event-receives = { $who } reçoit { goods-count } ({ cuban-name }).
event-receives-pesos = { $who } reçoit { pesos-count } ({ cuban-name }).
event-receives-vp = { $who } reçoit { $n } PV ({ cuban-name }).
event-receives-nothing = { $who } ne reçoit rien ({ cuban-name }).
event-takes-nothing = { $who } ne prend rien.
event-gives = { $who } donne { one-good } à { $whom }.
event-gives-peso = { $who } donne 1 peso à { $whom }.
event-gives-vp = { $who } donne 1 PV à { $whom }.
event-claims = { $who } prend possession { building-of }.
event-uses-own = { $who } utilise { building-own }.
event-does-nothing = { $who } ne fait rien.
event-deliveries = Phase de livraisons : { $who } commence.
event-delivers = { $who } livre { goods-count } pour { $vp } PV.
event-delivers-wood = { $who } livre { wood-count } à la place { good-kind } pour { $vp } PV.
event-passes = { $who } passe.
event-cannot-deliver = { $who } n’a rien à livrer et passe.
event-all-passed = Tout le monde a passé : les livraisons se terminent.
event-no-free-building =
    { $who } laisse son courtier en place : aucun bâtiment sous { flower-a } n’est libre.
event-goes = { $who } déplace son courtier { building-to }.
event-no-use = { $who } ne peut pas utiliser { building-the }.
event-declines = { $who } n’utilise pas { building-the }.
event-use-bank = { $who } prend { pesos-count } (Banque).
event-use-church = { $who } reçoit { $n } PV (Église).
event-use-distillery =
    { $n ->
        [one] { $who } échange { $n } canne à sucre contre { $n } rhum (Distillerie).
       *[other] { $who } échange { $n } cannes à sucre contre { $n } rhums (Distillerie).
    }
event-use-cigar-factory =
    { $n ->
        [one] { $who } échange { $n } tabac contre { $n } cigare (Fabrique de cigares).
       *[other] { $who } échange { $n } tabacs contre { $n } cigares (Fabrique de cigares).
    }
event-use-black-market = { $who } échange { given-one } contre { taken-one } (Marché noir).
event-use-sawmill = { $who } échange 1 bois contre 1 PV et 1 peso (Scierie).
event-use-cafe-cigar = { $who } remet 1 cigare pour { $vp } PV (Café).
event-use-cafe-rum = { $who } remet 1 rhum pour { $vp } PV (Café).
event-use-cafe-both = { $who } remet 1 cigare et 1 rhum pour { $vp } PV (Café).
event-use-customs = { $who } tourne le { die-name } sur 0 (Bureau de douane).
event-use-casino-buy = { $who } convertit { pesos-amount } en { $n } PV (Casino).
event-use-casino-sell = { $who } convertit { $n } PV en { pesos-amount } (Casino).
event-use-harbour-office-left = { $who } déplace le pion Valeur vers la gauche (Capitainerie).
event-use-harbour-office-right = { $who } déplace le pion Valeur vers la droite (Capitainerie).
event-use-office = { $who } livre { one-good } pour { $vp } PV (Bureau).
event-use-newspaper = { $who } prend { pesos-count } (Journal).
event-use-newspaper-flip = { $who } prend { pesos-count } et retourne { cuban-name } (Journal).
event-value-rises = La valeur monte à { $n }.
event-value-falls = La valeur descend à { $n }.
event-ship-leaves =
    { $ship ->
        [1] Le 1er navire quitte le port.
       *[other] Le { $ship }e navire quitte le port.
    }
event-last-ship-leaves = Le { $ship }e et dernier navire quitte le port : la partie se termine.
event-ship-enters =
    { $ship ->
        [1] Le 1er navire entre au port.
       *[other] Le { $ship }e navire entre au port.
    }
event-owner-gains = { $who } reçoit { $n } PV pour son bâtiment ({ building-name }).
event-converts =
    { $n ->
        [one] { $who } convertit { $n } marchandise en { $vp } PV.
       *[other] { $who } convertit { $n } marchandises en { $vp } PV.
    }

## Refus

refusal-chance-decides = Les tuiles et les dés relèvent du hasard ; on ne les choisit pas.
refusal-wait-for-chance = Les tuiles et les dés d’abord ; un instant.
refusal-no-such-draw = Le hasard n’a pas à décider cela maintenant.
refusal-other-gives = À { $who } de choisir un don.
refusal-other-delivers = À { $who } de livrer ou de passer.
refusal-first-demand = Écartez d’abord un des cinq dés.
refusal-first-drive = Avancez d’abord la voiture.
refusal-first-take = Prenez d’abord une marchandise chez Pablo, ou rien.
refusal-first-give = Donnez maintenant un peso, une marchandise ou un PV.
refusal-first-lawyer = Prenez d’abord possession d’un bâtiment, utilisez l’un des vôtres ou ne faites rien.
refusal-first-deliver = Livrez maintenant, ou passez.
refusal-first-walk = Déplacez d’abord votre courtier.
refusal-first-use = Utilisez d’abord { building-the }, ou renoncez-y.
refusal-pesos =
    Il faut { $need ->
        [one] { $need } peso
       *[other] { $need } pesos
    }, vous { $have ->
        [0] n’en avez aucun
       *[other] n’en avez que { $have }
    }.
refusal-vp =
    Il faut { $need } PV, vous { $have ->
        [0] n’en avez aucun
       *[other] n’en avez que { $have }
    }.
refusal-goods =
    Il faut { needed-goods }, vous { $have ->
        [0] n’en avez pas
       *[other] n’en avez que { $have }
    }.
refusal-supply =
    { $have ->
        [0] Il n’y a plus { good-kind } dans la réserve
       *[other] La réserve n’a pas assez { good-kind } (il en reste { $have })
    } ; il faudrait { needed-goods }.
refusal-demand = Le navire demande moins { good-kind } : { $most } au plus, pas { $need }.
refusal-no-demand = Le navire ne demande pas { good-kind }.
refusal-no-demand-yet = Le nouveau navire n’a pas encore de demande ; ses dés seront lancés à la fin du tour.
refusal-no-markers =
    { $n ->
        [one] Votre marqueur Propriété est déjà posé.
       *[other] Vos { $n } marqueurs Propriété sont déjà posés.
    }
refusal-claimed = { $who } possède déjà { building-the }.
refusal-not-your-building = Vous ne possédez pas { building-the } ; seuls vos bâtiments peuvent servir ici.
refusal-flower =
    Votre courtier doit aller sur un bâtiment situé sous { flower-a }, pas { building-to }.
refusal-same-building = Votre courtier est déjà { building-to } ; choisissez un autre bâtiment.
refusal-occupied = Un courtier occupe déjà { building-the } ({ $who }) ; choisissez un bâtiment libre.
refusal-other-building = Votre courtier est { building-to } ; seul ce bâtiment peut servir.
refusal-lowest-value = La valeur est déjà à { $n } ; elle ne peut qu’augmenter.
refusal-already-inactive =
    { $cuban ->
        [maria] Maria est déjà inactive.
        [conchita] Conchita est déjà inactive.
       *[other] { cuban-name } est déjà inactif.
    }

## Pourquoi cette victoire

why-0 = le plus de PV
why-1 = le plus de marchandises restantes
why-2 = le plus de pesos

poster = Roulez, négociez et livrez avant que le port se vide.
poster-weight = moyen

## Orders for the next turn

habit-pass = Ne rien livrer : passer
habit-deliver-most = Livrer le plus possible
habit-give-peso = Donner 1 peso
habit-decline = Ne pas utiliser le bâtiment
habit-skip = Ne rien faire, ne rien prendre
check-value = la valeur est d’au moins { $n }
check-wanted = le navire demande ceci : { kind-short }
check-pesos = j’ai au moins { pesos-count }
check-vacant = il n’y a pas de courtier { building-to }
