# Cuba and El Presidente

## Names

kind-name =
    { $kind ->
        [citrus] Agrumes
        [sugar] Canne à sucre
        [tobacco] Tabac
        [rum] Rhum
        [cigars] Cigares
        [wood] Bois
        [stone] Pierre
       *[water] Eau
    }
kind-short =
    { $kind ->
        [citrus] Agr
        [sugar] Can
        [tobacco] Tab
        [rum] Rhu
        [cigars] Cig
        [wood] Bois
        [stone] Pie
       *[water] Eau
    }
piece =
    { $kind ->
        [citrus] 1 agrume
        [sugar] 1 canne à sucre
        [tobacco] 1 tabac
        [rum] 1 rhum
        [cigars] 1 boîte de cigares
        [wood] 1 bois
        [stone] 1 pierre
       *[water] 1 eau
    }
given-piece =
    { $given ->
        [citrus] 1 agrume
        [sugar] 1 canne à sucre
        [tobacco] 1 tabac
        [rum] 1 rhum
        [cigars] 1 boîte de cigares
        [wood] 1 bois
        [stone] 1 pierre
       *[water] 1 eau
    }
taken-piece =
    { $taken ->
        [citrus] 1 agrume
        [sugar] 1 canne à sucre
        [tobacco] 1 tabac
        [rum] 1 rhum
        [cigars] 1 boîte de cigares
        [wood] 1 bois
        [stone] 1 pierre
       *[water] 1 eau
    }
slot-name =
    { $slot ->
        [citrus] agrumes
        [sugar] canne à sucre
        [tobacco] tabac
        [rum] rhum
        [cigars] cigares
        [wood] bois
        [stone] pierre
       *[water] eau
    }
kind-plain =
    { $kind ->
        [citrus] agrumes
        [sugar] canne à sucre
        [tobacco] tabac
        [rum] rhum
        [cigars] cigares
        [wood] bois
        [stone] pierre
       *[water] eau
    }
kind-of =
    { $kind ->
        [citrus] d’agrumes
        [sugar] de canne à sucre
        [tobacco] de tabac
        [rum] de rhum
        [cigars] de cigares
        [wood] de bois
        [stone] de pierre
       *[water] d’eau
    }
kind-some =
    { $kind ->
        [citrus] des agrumes
        [sugar] de la canne à sucre
        [tobacco] du tabac
        [rum] du rhum
        [cigars] des cigares
        [wood] du bois
        [stone] de la pierre
       *[water] de l’eau
    }
pieces =
    { $kind ->
        [citrus] { $n ->
            [one] { $n } agrume
           *[other] { $n } agrumes
        }
        [sugar] { $n ->
            [one] { $n } canne à sucre
           *[other] { $n } cannes à sucre
        }
        [tobacco] { $n ->
            [one] { $n } tabac
           *[other] { $n } tabacs
        }
        [rum] { $n ->
            [one] { $n } rhum
           *[other] { $n } rhums
        }
        [cigars] { $n ->
            [one] { $n } boîte de cigares
           *[other] { $n } boîtes de cigares
        }
        [wood] { $n ->
            [one] { $n } bois
           *[other] { $n } bois
        }
        [stone] { $n ->
            [one] { $n } pierre
           *[other] { $n } pierres
        }
       *[water] { $n ->
            [one] { $n } eau
           *[other] { $n } × eau
        }
    }
needed-pieces =
    { $kind ->
        [citrus] { $need ->
            [one] { $need } agrume
           *[other] { $need } agrumes
        }
        [sugar] { $need ->
            [one] { $need } canne à sucre
           *[other] { $need } cannes à sucre
        }
        [tobacco] { $need ->
            [one] { $need } tabac
           *[other] { $need } tabacs
        }
        [rum] { $need ->
            [one] { $need } rhum
           *[other] { $need } rhums
        }
        [cigars] { $need ->
            [one] { $need } boîte de cigares
           *[other] { $need } boîtes de cigares
        }
        [wood] { $need ->
            [one] { $need } bois
           *[other] { $need } bois
        }
        [stone] { $need ->
            [one] { $need } pierre
           *[other] { $need } pierres
        }
       *[water] { $need ->
            [one] { $need } eau
           *[other] { $need } × eau
        }
    }
card-name =
    { $card ->
        [worker] Ouvrier
        [tradeswoman] Marchande
        [architect] Architecte
        [foreman] Contremaître
       *[mayor] Maire
    }
card-the =
    { $card ->
        [worker] l’Ouvrier
        [tradeswoman] la Marchande
        [architect] l’Architecte
        [foreman] le Contremaître
       *[mayor] le Maire
    }
second-the =
    { $second ->
        [worker] l’Ouvrier
        [tradeswoman] la Marchande
        [architect] l’Architecte
        [foreman] le Contremaître
       *[mayor] le Maire
    }
cuban-name =
    { $cuban ->
        [dancer] Danseuse
        [musician] Musicien
        [day_labourer] Salarié
        [harbour_master] Capitaine de port
        [lawyer] Avocat
        [revolutionary] Révolutionnaire
       *[donkey] Carte Âne
    }
cuban-the =
    { $cuban ->
        [dancer] la Danseuse
        [musician] le Musicien
        [day_labourer] le Salarié
        [harbour_master] le Capitaine de port
        [lawyer] l’Avocat
        [revolutionary] le Révolutionnaire
       *[donkey] une carte Âne
    }
building-name =
    { $building ->
        [warehouse] Entrepôt
        [distillery] Distillerie
        [cigar_factory] Fabrique de cigares
        [juice_press] Presse à agrumes
        [cement_factory] Cimenterie
        [cafe] Café
        [rum_bar] Bar à rhum
        [cigar_lounge] Salon de cigares
        [fruit_stand] Étal de fruits
        [restaurant] Restaurant
        [small_hotel] Petit hôtel
        [large_hotel] Grand hôtel
        [golf_course] Terrain de golf
        [dam] Barrage
        [bath_house] Maison de bains
        [second_warehouse] Second entrepôt
        [sawmill] Scierie
        [market_hall] Halle
        [material_depot] Dépôt de matériaux
        [irrigation_plant] Station d’irrigation
        [bank] Banque
        [trading_office] Comptoir
        [town_hall] Mairie
        [church] Église
        [casino] Casino
        [custom_house] Bureau de douane
        [playa_cafe] Playa Café
        [statue] Statue
        [newspaper] Journal
       *[hacienda] Hacienda
    }
building-the =
    { $building ->
        [warehouse] l’Entrepôt
        [distillery] la Distillerie
        [cigar_factory] la Fabrique de cigares
        [juice_press] la Presse à agrumes
        [cement_factory] la Cimenterie
        [cafe] le Café
        [rum_bar] le Bar à rhum
        [cigar_lounge] le Salon de cigares
        [fruit_stand] l’Étal de fruits
        [restaurant] le Restaurant
        [small_hotel] le Petit hôtel
        [large_hotel] le Grand hôtel
        [golf_course] le Terrain de golf
        [dam] le Barrage
        [bath_house] la Maison de bains
        [second_warehouse] le Second entrepôt
        [sawmill] la Scierie
        [market_hall] la Halle
        [material_depot] le Dépôt de matériaux
        [irrigation_plant] la Station d’irrigation
        [bank] la Banque
        [trading_office] le Comptoir
        [town_hall] la Mairie
        [church] l’Église
        [casino] le Casino
        [custom_house] le Bureau de douane
        [playa_cafe] le Playa Café
        [statue] la Statue
        [newspaper] le Journal
       *[hacienda] l’Hacienda
    }
law-name =
    { $law ->
        [I-0] Taxe de 2 pesos
        [I-1] Taxe de 1 peso
        [I-2] Taxe de 3 pesos
        [I-3] Taxe de 4 pesos
        [I-4] Taxe de 5 pesos
        [I-5] Taxe de 1 peso par bâtiment
        [I-6] Taxe en pesos égale aux votes du délégué
        [I-7] Taxe de 6 pesos
        [I-8] Taxe de 1 peso par tranche de 10 PV
        [II-0] Redevance de 1 agrume
        [II-1] Redevance de 1 canne à sucre
        [II-2] Redevance de 1 tabac
        [II-3] Redevance de 1 rhum
        [II-4] Redevance de 1 boîte de cigares
        [II-5] Redevance de 2 produits au choix
        [II-6] Redevance de 2 ressources au choix
        [II-7] Redevance en pesos égale à la taxe
        [II-8] Redevance de 1 produit et 1 ressource au choix
        [III-0] aucune subvention
        [III-1] Subvention pour l’eau
        [III-2] Subvention pour les bâtiments
        [III-3] Subvention des délégués
        [III-4] Subvention d’entreposage
        [III-5] Subvention d’épargne
        [III-6] Subvention des matériaux
        [III-7] Subvention rhum et cigares
        [III-8] Subvention selon la position
        [IV-0] aucune loi diverse
        [IV-1] Loi sur la récolte
        [IV-2] Loi d’embargo
        [IV-3] Loi sur la corruption
        [IV-4] Loi sur le marché
        [IV-5] Loi sur la construction
        [IV-6] Loi sur l’entreposage
        [IV-7] Loi sur l’exportation
       *[IV-8] Loi de contrôle
    }
ship-name =
    { $ship ->
        [E1] Cargo de bois
        [E2] Cargo d’agrumes
        [E3] Cargo de canne à sucre
        [E4] Cargo de tabac
        [E5] Cargo de rhum
        [E6] Cargo de cigares
       *[other] Navire { $ship }
    }
question =
    { $phase ->
        [draw_start] tirage du premier joueur
        [draw_ship] tirage d’un navire
        [draw_bill] tirage d’un projet de loi
        [draw_removed] un bâtiment quitte le jeu
        [draw_missing] un Cubain est remplacé
        [draw_cuban] mise en place de l’avenue
        [pick] choisir le capital de départ
        [turn] jouer une carte
        [action] utiliser la carte jouée
        [pawn] déplacer l’ouvrier
        [harvest] récolter
        [irrigate] irriguer
        [trade] acheter et vendre
        [alternative] prendre une pièce
        [build] choisir un bâtiment
        [extra] choisir la ressource en plus
        [place] choisir la parcelle
        [activate] activer un bâtiment
        [load] charger un navire
        [use] utiliser le bâtiment
        [veto] veto
        [bid] miser pour les votes
        [pass] choisir deux lois
        [tax] payer la taxe
        [duty] payer la redevance
        [duty_piece] choisir la pièce de la redevance
        [discard] défausser des produits entreposés
        [send] placer deux délégués
        [store] entreposer des produits
        [swap] permuter des navires
        [hire] utiliser un bâtiment avec l’Avocat
        [cover] choisir le bâtiment à recouvrir
        [overbuild] choisir le nouveau bâtiment
        [over_extra] choisir la ressource en plus
        [gift] prendre un cadeau du marché
       *[over] la partie est terminée
    }
president-event =
    { $space ->
        [1] Deux délégués : à la prochaine manche, chacun place 2 cartes au parlement
        [2] Toutes les lois passent : pas de scrutin dans ce parlement
        [3] Contremaître en route : à la prochaine manche, le Contremaître peut déplacer le pion
        [4] Surconstruction : on peut construire sur ses bâtiments pour 1 peso et la différence
        [5] Les meneurs perdent des points
       *[6] Cadeau du marché : chacun peut prendre 1 marchandise
    }
peso-count =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
votes-count =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
vp-short = PV
vote-tile = tuile Votes
veto-tile = tuile Veto
influence-tile = tuile Influence

## Table

screen-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round } sur { $rounds }
    }
screen-phase = { question }
screen-start = premier joueur : { $who }
screen-bill = projet :
screen-dock = Position { $dock }
screen-sea = En mer
screen-supply = Réserve :
screen-buildings = Bâtiments disponibles (bois/pierre/eau) :
screen-hand = Main
screen-courtyard = Cour
screen-warehouse = Entrepôt
screen-bid = votre mise : { $n }

## Options

option-expansion = Extension El Presidente
option-expansion-on = oui
option-expansion-off = non
option-ep_rounds = Nombre de manches (El Presidente)
option-ep_rounds-8 = 8
option-ep_rounds-7 = 7
option-ep_rounds-6 = 6
option-ep_buildings = Nombre de bâtiments (El Presidente)
option-ep_buildings-31 = les 31
option-ep_buildings-25 = 25, six bâtiments de base sont retirés au hasard
option-individual_sides = Faces individuelles des plantations
option-individual_sides-on = oui
option-individual_sides-off = non
option-supply_limited = Réserve limitée
option-supply_limited-on = oui
option-supply_limited-off = non
option-warehouse_capacity = Capacité de l’entrepôt
option-warehouse_capacity-unlimited = illimitée
option-warehouse_capacity-4 = 4 produits
option-warehouse_capacity-8 = 8 produits
option-irrigation_cost = Eau par irrigation
option-irrigation_cost-1 = 1
option-irrigation_cost-2 = 2
option-alternative_places = Combien de personnes peuvent prendre la même récompense par manche
option-alternative_places-2 = 2
option-alternative_places-1 = 1
option-architect_alt_vp = Architecte : PV à prendre au lieu de construire
option-architect_alt_vp-2-1 = 2, puis 1
option-architect_alt_vp-3-2 = 3, puis 2
option-mayor_alt_pesos = Maire : pesos à prendre au lieu de charger
option-mayor_alt_pesos-4-2 = 4, puis 2
option-mayor_alt_pesos-5-3 = 5, puis 3
option-foreman_any_one = Le Contremaître peut utiliser un seul bâtiment au choix
option-foreman_any_one-on = oui
option-foreman_any_one-off = non
option-vote_price = Prix d’un vote
option-vote_price-1 = 1 peso
option-vote_price-2 = 2 pesos
option-bids_paid_by_all = Chacun paie sa mise
option-bids_paid_by_all-on = oui
option-bids_paid_by_all-off = non
option-tax_mandatory_if_able = Taxe et redevance obligatoires si possible
option-tax_mandatory_if_able-on = oui
option-tax_mandatory_if_able-off = non
option-reward_one = Récompense pour taxe ou redevance
option-reward_one-2 = 2 PV
option-reward_one-3 = 3 PV
option-reward_both = Récompense pour taxe et redevance
option-reward_both-5 = 5 PV
option-reward_both-6 = 6 PV
option-warehouse_is_building = Les lois comptent l’entrepôt comme bâtiment
option-warehouse_is_building-on = oui
option-warehouse_is_building-off = non
option-market_prices = Prix du marché des produits
option-market_prices-6-5-4-3-2 = de 6 à 2
option-market_prices-6-5-4-3-2-1 = de 6 à 1
option-market_prices_goods = Prix du marché des produits finis
option-market_prices_goods-6-5-4 = de 6 à 4
option-market_prices_goods-6-5-4-3-2-1 = de 6 à 1
option-market_empty_price = Prix d’achat à une ligne vide
option-market_empty_price-7 = 7 pesos
option-market_empty_price-none = pas d’achat
option-market_full_sale = Prix de vente à une ligne complète
option-market_full_sale-1-3 = 1 peso, 3 pesos par produit fini
option-market_full_sale-none = pas de vente
option-no_roundtrip_trade = Pas d’achat et de vente d’un même type
option-no_roundtrip_trade-on = oui
option-no_roundtrip_trade-off = non
option-harbour_dock3_leaves = Le navire en position 3 part
option-harbour_dock3_leaves-on = oui
option-harbour_dock3_leaves-off = non
option-harbour_fill_all = Remplir toutes les positions
option-harbour_fill_all-on = oui
option-harbour_fill_all-off = non
option-donkeys_fixed = Mêmes Cubains absents toute la partie
option-donkeys_fixed-on = oui
option-donkeys_fixed-off = non
option-event1_before_bills = Événement 1 : délégués choisis avant les projets de loi
option-event1_before_bills-on = oui
option-event1_before_bills-off = non
option-overbuild_warehouse = On peut construire sur l’entrepôt
option-overbuild_warehouse-on = oui
option-overbuild_warehouse-off = non
option-lawyer_statue = L’Avocat peut utiliser la Statue
option-lawyer_statue-on = oui
option-lawyer_statue-off = non

## Coups

move-start = { $who } commence
move-remove = Retirer { building-the }
move-replace = Remplacer { cuban-the }
move-lay = Poser { cuban-the }
move-ship = Nouveau navire : { ship-name }
move-bill = Projet de loi { $law } : { law-name }
move-done = Terminer
move-take = Prendre { piece }
move-play = Jouer { card-the }
move-cuban = Choisir { cuban-the }
move-main = Utiliser la carte
move-alternative = Prendre plutôt la récompense
move-move = Ouvrier en ligne { $row }, colonne { $column }
move-harvest = Récolter { piece }
move-irrigate = Irriguer : { piece }
move-buy = Acheter { piece }
move-sell = Vendre { piece }
move-build = Construire { building-the }
move-extra = Payer { piece } en plus
move-place = Construire en ligne { $row }, colonne { $column }
move-activate = Activer { building-the }
move-load = Charger { piece } en position { $dock }
move-convert = Transformer { piece }
move-hand = Donner { piece }
move-set = Donner l’assortiment
move-grow = Prendre des produits : { kind-plain }
move-exchange = Échanger { given-piece } contre { taken-piece }
move-stow = Charger { piece } en position { $dock }, emplacement { slot-name }
move-casino =
    { $gain ->
        [vp] Échanger des pesos contre des PV
       *[pesos] Échanger des PV contre des pesos
    }
move-put = Mettre { piece } sur le navire en position { $dock }
move-unload = Retirer { piece } de l’emplacement { slot-name } en position { $dock }
move-influence = Poser la tuile Influence sur le projet { $type }
move-store = Entreposer { piece }
move-swap = Permuter les navires en positions { $dock } et { $second }
move-use = Payer l’Avocat et utiliser { building-the }
move-cover = Construire par-dessus, ligne { $row }, colonne { $column }
move-gift = Prendre { piece } du marché
move-send = Placer { card-the } et { second-the } au parlement
move-veto = Utiliser le veto : projet { $type }
move-bid =
    { $n ->
        [0] N’acheter aucun vote
       *[other] Acheter { votes-count }
    }
move-pass = Approuver les projets { $type } et { $second }
move-pay-tax = Payer la taxe
move-pay-duty = Payer la redevance
move-decline-tax = Ne pas payer la taxe
move-decline-duty = Ne pas payer la redevance
move-give = Donner { piece }
move-discard = Défausser { piece }

## What is asked, and what follows

ask-pick =
    { $kind ->
        [product] Avec quel produit commencez-vous ? ({ $n } sur 4)
       *[resource] Avec quelle ressource commencez-vous ? ({ $n } sur 4)
    }
ask-turn =
    { $way ->
        [both] Jouer un personnage, ou choisir un Cubain ?
        [play] Quel personnage jouez-vous ?
       *[cuban] Quel Cubain choisissez-vous ?
    }
ask-action =
    { $open ->
        [yes] { $card ->
            [tradeswoman] Marchande : acheter et vendre, ou prendre 1 pièce ?
            [architect] Architecte : construire, ou prendre { amount-vp } ?
           *[mayor] Maire : charger un navire, ou prendre { amount-pesos } ?
        }
       *[no] { $card ->
            [tradeswoman] Marchande : acheter et vendre ?
            [architect] Architecte : construire ?
           *[mayor] Maire : charger un navire ?
        }
    }
ask-pawn =
    { $card ->
        [foreman] Contremaître : où va votre ouvrier ? Les bâtiments de sa ligne et de sa colonne sont actifs.
       *[other] Ouvrier : où va-t-il ? Il récolte sa ligne et sa colonne.
    }
ask-harvest = Ouvrier : quel produit récoltez-vous ?
ask-irrigate = Ouvrier : irriguer pour un produit de plus ?
ask-trade =
    { $done ->
        [yes] Marchande : acheter, vendre ou terminer ? Vous avez { amount-pesos }.
       *[no] Marchande : qu’achetez-vous, que vendez-vous ? Vous avez { amount-pesos }.
    }
ask-alternative = Marchande : quelle pièce prenez-vous ?
ask-build = Architecte : quel bâtiment construisez-vous ?
ask-extra = Quelle ressource de plus payez-vous pour { building-the } ?
ask-place = Où placez-vous { building-the } ?
ask-activate = Contremaître : quel bâtiment utilisez-vous ?
ask-load =
    { $dock ->
        [0] Maire : que chargez-vous, et en quelle position ?
       *[other] Maire : que chargez-vous encore en position { $dock } ?
    }
ask-use = { building-name } : qu’y faites-vous ?
ask-veto = Tuile Veto : à quel projet de loi opposez-vous votre veto ?
ask-bid = Combien de votes achetez-vous ? Vous avez { amount-pesos }.
ask-pass = Quels deux projets de loi approuvez-vous ?
ask-tax = Payez-vous la taxe de { amount-pesos } ? { rewards }
ask-duty = Payez-vous la redevance ? { law-name }. { rewards }
rewards = Taxe ou redevance seule : { $one } points ; les deux : { $both }.
ask-duty-piece = Quelle pièce donnez-vous ? { law-name }.
ask-discard = Quel produit entreposé défaussez-vous ?
ask-send = Quelles deux cartes placez-vous au parlement ?
ask-store = Quel produit entreposez-vous ?
ask-swap = Capitaine de port : quels navires permutez-vous ?
ask-hire = Avocat : quel bâtiment utilisez-vous pour 1 peso ?
ask-cover = Sur lequel de vos bâtiments construisez-vous ?
ask-overbuild = Quel bâtiment placez-vous par-dessus ?
ask-over-extra = Quelle ressource de plus payez-vous pour { building-the } ?
ask-gift = Un cadeau du marché : quelle pièce prenez-vous ?
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-pesos =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
amount =
    { $kind ->
        [vp] { amount-vp }
        [pesos] { amount-pesos }
       *[other] { pieces }
    }
deed-main =
    { $card ->
        [tradeswoman] Acheter et vendre
        [architect] Construire
       *[mayor] Charger un navire
    }
deed-irrigate = Irriguer
deed-alternative =
    { $card ->
        [tradeswoman] Prendre 1 pièce
        [architect] Prendre { amount-vp }
       *[mayor] Prendre { amount-pesos }
    }
then-load =
    { $first ->
        [yes] il reste de la place pour { $parts } ; les autres navires ne se chargent plus
       *[no] il reste de la place pour { $parts }
    }

## Événements

event-start-player = { $who } prend la carte Premier joueur.
event-remove = Bâtiment retiré du jeu : { building-name }.
event-replace = Une carte Âne remplace { cuban-the }.
event-lay = Espace { $space } : { cuban-name }.
event-ship =
    { $dock ->
        [4] Nouveau navire en mer : { ship-name }.
       *[other] Nouveau navire en position { $dock } : { ship-name }.
    }
event-bill = Projet de loi { $law } : { law-name }.
event-round = La manche { $round } sur { $rounds } commence.
event-take = { $who } prend { piece } de la réserve.
event-play = { $who } joue { card-the }.
event-cuban = { $who } choisit { cuban-the }.
event-main = { $who } utilise la carte.
event-alternative = { $who } prend plutôt la récompense de la carte.
event-move = { $who } place son ouvrier en ligne { $row }, colonne { $column }.
event-harvest = { $who } récolte { piece }.
event-irrigate = { $who } irrigue et reçoit { piece }.
event-buy = { $who } achète { piece } pour { peso-count }.
event-sell = { $who } vend { piece } pour { peso-count }.
event-build = { $who } construit { building-the }.
event-extra = { $who } paie { piece } en plus.
event-place = { $who } construit en ligne { $row }, colonne { $column }.
event-activate = { $who } active { building-the }.
event-load = { $who } charge { piece } en position { $dock } pour { $vp } PV.
event-convert = { $who } transforme { piece }.
event-hand =
    { $vp ->
        [0] { $who } donne { piece } pour { peso-count }.
       *[other] { $who } donne { piece } pour { $vp } PV.
    }
event-set = { $who } donne un assortiment pour { $vp } PV.
event-grow = { $who } prend { pieces } pour 1 eau.
event-exchange = { $who } échange { given-piece } contre { taken-piece }.
event-stow = { $who } charge { piece } sur un emplacement { slot-name } en position { $dock } pour { $vp } PV.
event-casino =
    { $gain ->
        [vp] { $who } échange { peso-count } contre { $vp } PV.
       *[pesos] { $who } échange { $vp } PV contre { peso-count }.
    }
event-put = { $who } met { piece } sur le navire en position { $dock }.
event-unload = { $who } retire { piece } du navire en position { $dock }.
event-influence = { $who } pose la tuile Influence sur « { law-name } ».
event-store = { $who } entrepose { piece }.
event-swap = { $who } permute les navires en positions { $dock } et { $second }.
event-use = { $who } paie 1 peso et utilise { building-the }.
event-cover = { $who } construit par-dessus, ligne { $row }, colonne { $column }.
event-gift = { $who } prend { piece } du marché.
event-you-send = Vous placez { card-the } et { second-the } au parlement.
event-has-sent = { $who } a choisi 2 délégués.
event-send = { $who } place { card-the } et { second-the } au parlement.
event-veto = { $who } utilise son veto : « { law-name } ».
event-no-veto = { $who } n’utilise pas son veto.
event-you-bid = Votre mise : { votes-count }.
event-has-bid = { $who } a misé.
event-bid = { $who } achète { votes-count } et en a { $votes } en tout.
event-tied = Égalité : { $who } mise une seconde fois.
event-wins-vote = { $who } remporte le scrutin avec { votes-count }.
event-pass = { $who } approuve les projets { $type } et { $second }.
event-law = Nouvelle loi : { law-name }.
event-rejected = Projet rejeté : { law-name }.
event-influence-pays = { $who } reçoit { $vp } PV et { peso-count } pour la tuile Influence.
event-pay-tax = { $who } paie la taxe de { peso-count }.
event-decline-tax = { $who } ne paie pas la taxe.
event-no-tax-due = { $who } ne doit aucune taxe : elle compte comme payée.
event-cannot-pay-tax = { $who } ne peut pas payer la taxe de { peso-count }.
event-pay-duty = { $who } paie la redevance.
event-decline-duty = { $who } ne paie pas la redevance.
event-no-duty-due = { $who } ne doit aucune redevance : elle compte comme payée.
event-cannot-pay-duty = { $who } ne peut pas payer la redevance.
event-give = { $who } donne { piece }.
event-reward = { $who } gagne { $n } PV de récompense (taxe, redevance).
event-subsidy = { $who } gagne { $n } PV ({ law-name }).
event-discard = { $who } défausse { piece }.
event-spoils = { $who } perd { pieces } dans la cour.
event-ship-leaves = Départ de la position { $dock } : { ship-name }.
event-ship-advances = Navire en position { $dock } : { ship-name }.
event-receives = { $who } reçoit { pieces }.
event-stores = { $who } entrepose { pieces }.
event-gains-pesos =
    { $n ->
        [one] { $who } reçoit { $n } peso.
       *[other] { $who } reçoit { $n } pesos.
    }
event-gains-vp = { $who } gagne { $n } PV.
event-loses-vp = { $who } perd { $n } PV.
event-statue = La Statue compte pour { $who }.
event-drive = La voiture du président va à l’espace { $space }.
event-president = { president-event }.
event-void = L’espace { $space } n’a pas d’effet dans la dernière manche.
event-buildings = { $who } gagne { $n } PV pour ses bâtiments.

## Refus

refusal-draw = Le hasard d’abord : { question }.
refusal-not-tied = Seules les personnes à égalité misent une seconde fois.
refusal-other-question = À faire d’abord : { question }.
refusal-other-building = Ce n’est pas ce que fait { building-the }.
refusal-no-piece = Vous n’avez pas { kind-of }.
refusal-building-cannot = { building-name } : ce n’est pas possible maintenant.
refusal-supply = La réserve n’a plus { kind-of }.
refusal-picks = Choisissez d’abord 2 produits, puis 2 ressources ; pas de produits finis.
refusal-not-in-hand = Vous n’avez plus { card-the } en main dans cette manche.
refusal-only-cuban = Vos tours de personnage sont joués ; choisissez un Cubain.
refusal-no-expansion = Il n’y a de Cubains qu’avec l’extension El Presidente.
refusal-cuban-gone = L’avenue n’a plus cette carte : { cuban-name }.
refusal-cuban-quota = Vous avez choisi vos Cubains pour cette manche ; jouez une carte Personnage.
refusal-control-law = La loi de contrôle interdit de prendre la récompense à la place ; seule la carte elle-même peut servir.
refusal-places-marked = Les marqueurs noirs bloquent cet espace jusqu’à la fin de la manche.
refusal-nothing-to-take = Il n’y a rien à prendre dans la réserve.
refusal-no-parcel = Aucune parcelle active et libre ne produit { kind-of }.
refusal-parcel-used = Chaque parcelle ne produit qu’une fois ; aucune autre parcelle active ne produit { kind-of }.
refusal-market-act =
    { $n ->
        [one] La loi sur le marché n’autorise que { $n } achat et { $n } vente.
       *[other] La loi sur le marché n’autorise que { $n } achats et { $n } ventes.
    }
refusal-most-trades =
    { $n ->
        [one] Une action compte { $n } transaction au plus.
       *[other] Une action compte { $n } transactions au plus.
    }
refusal-row-full = La ligne du marché est complète : on ne peut plus vendre { kind-of }.
refusal-roundtrip = Une même action ne permet pas d’acheter et de vendre { kind-some }.
refusal-nothing-to-buy = Le marché n’a plus { kind-of } à vendre.
refusal-pesos =
    Il faut { $need ->
        [one] { $need } peso
       *[other] { $need } pesos
    }, vous { $have ->
        [0] n’en avez aucun
       *[other] n’en avez que { $have }
    }.
refusal-no-goods = On ne prend qu’une ressource ou un produit.
refusal-not-cheapest = Ce produit n’a pas le prix du marché le plus bas : { kind-plain }.
refusal-not-available = { building-name } : ce bâtiment n’est pas disponible.
refusal-resources =
    Il faut { needed-pieces }, vous { $have ->
        [0] n’en avez pas
       *[other] n’en avez que { $have }
    }.
refusal-extra = { building-name } : la loi sur la construction exige 1 ressource de plus, qui vous manque.
refusal-warehouse-parcel = On ne construit pas sur l’entrepôt.
refusal-built-over = Il y a déjà un bâtiment sur cette parcelle.
refusal-not-owned = Vous ne possédez pas { building-the }, ou la tuile est recouverte.
refusal-used = Dans cette action, vous avez déjà utilisé { building-the }.
refusal-not-active = Votre ouvrier n’est ni dans la ligne ni dans la colonne de ce bâtiment : { building-name }.
refusal-no-effect = En ce moment, { building-the } n’aurait aucun effet.
refusal-one-ship = Une action charge un seul navire : celui en position { $dock }.
refusal-no-ship = Il n’y a pas de navire en position { $dock }.
refusal-export-ban = La loi d’embargo interdit de charger { kind-some }.
refusal-no-slot = Le navire en position { $dock } n’a pas d’emplacement libre pour { kind-some }.
refusal-no-bill = Il n’y a plus de projet de loi { $type }.
refusal-bid =
    Cette mise coûte { $need ->
        [one] { $need } peso
       *[other] { $need } pesos
    } et vous en avez { $have } : achetez { $most ->
        [one] { $most } vote
       *[other] { $most } votes
    } au plus.
refusal-other-class = La redevance ne demande pas { kind-of }.
refusal-not-stored = Il n’y a pas { kind-of } dans votre entrepôt.
refusal-no-effect-after-fee =
    Après les frais de { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }, { building-the } n’aurait plus d’effet.
refusal-nothing-to-cover = Il n’y a pas de bâtiment à recouvrir.
refusal-cannot-cover = Vous ne pouvez payer aucun bâtiment à construire sur { building-the }.
refusal-row-empty = Le marché n’a pas { kind-of }.

## Pourquoi

why-0 = le plus de PV
why-1 = le plus de pesos
why-2 = le plus de marchandises

poster = Plantez, construisez, embarquez, votez. Avec El Presidente.
poster-weight = exigeant

## Orders for the next turn

habit-done = Terminer : ni achat, ni vente, ni autre usage
habit-bid-nothing = N’acheter aucun vote
habit-pay = Payer la taxe ou la redevance
habit-pay-nothing = Ne payer ni taxe ni redevance
habit-alternative = Prendre plutôt la récompense de la carte
check-pesos = j’ai au moins { amount-pesos }
check-pieces = j’ai en réserve : { kind-plain }
check-bill = ce projet de loi est proposé : { law-name }
