# Corrections par qui possède un exemplaire imprimé : antilles data

## Ce qui est demandé, où cela se trouve, ce que nous supposons

box-exchange =
    { $side ->
        [standard] Côté été du plateau : quel taux est imprimé sur chaque case de la piste jaune ?
       *[winter] Côté hiver du plateau : quel taux est imprimé sur chaque case de la piste jaune ?
    }
box-exchange-where = La piste jaune a 16 cases, de 0 à 15. Un taux dit combien de marchandises on donne pour combien de PV.
box-exchange-why = Personne n’a pu nous lire les taux imprimés. Nous supposons quatre taux en quarts égaux, ce qui s’accorde avec tout ce que l’on sait.
box-flower = { $what } : quelle fleur est sur la tuile ?
box-flower-where = La fleur est imprimée sur la tuile du Cubain. Sa couleur dit quels trois bâtiments peuvent y servir.
box-flower-why = Nous n’avons pas pu la lire ; elle est choisie pour que chaque couleur soit sur deux tuiles.
box-birds = Combien de jetons Oiseau valent 1, 2 et 3 ?
box-birds-where = La valeur est sur la face cachée des 22 jetons Oiseau.
box-birds-why = On sait qu’il y en a 22 ; nous supposons 8, 8 et 6.
box-tile =
    { $field ->
        [terrain] Tuile { $tile } : de quel terrain est son dos ?
        [building] Tuile { $tile } : quel bâtiment peut-on y construire ?
        [points] Tuile { $tile } : combien de points montre-t-elle ?
        [goods] Tuile { $tile } : quelles ressources montre-t-elle ?
        [fish_bonus] Tuile { $tile } : combien de points ajoute le bonus de poisson ?
       *[bird] Tuile { $tile } : montre-t-elle un oiseau ?
    }
box-tile-where = Sur la face de la tuile. Triez les 54 tuiles par leur dos, étalez-les et passez-les en revue dans l’ordre de votre choix.
box-tile-why = Peu de faces sont connues ; les autres sont choisies pour bien répartir ressources, bâtiments et points.
box-site =
    { $field ->
        [terrain] Site { $site } ({ $name }) : sur quel terrain est-il ?
        [island] Site { $site } ({ $name }) : sur quelle île est-il ?
        [x] Site { $site } ({ $name }) : à quelle distance du bord gauche ? Le plateau a 1000 de large.
       *[y] Site { $site } ({ $name }) : à quelle distance du bord supérieur ? Le plateau a 700 de haut.
    }
box-site-where = Sur le plateau, trois îles avec 49 sites.
box-site-why = On sait qu’il y a 49 sites sur trois îles ; leur place est notre dessin, et les noms sont de nous.
box-river = Rivière { $river } : par quels sites passe-t-elle, de la source à l’embouchure ?
box-river-where = Sur la grande île, trois rivières.
box-river-why = On sait qu’il y a trois rivières ; leur cours est notre dessin.
box-road = Y a-t-il une route entre { $from } et { $to } ?
box-road-where = Sur le plateau, entre deux sites d’une même île.
box-road-why = Les routes sont notre dessin : elles relient chaque île et ne se croisent pas.
box-layout =
    { $side ->
        [identical] Plateau Plantation, le côté identique pour tous : où sont les parcelles ?
        [blue] Plateau Plantation bleu : où sont les parcelles ?
        [red] Plateau Plantation rouge : où sont les parcelles ?
        [yellow] Plateau Plantation jaune : où sont les parcelles ?
        [green] Plateau Plantation vert : où sont les parcelles ?
       *[purple] Plateau Plantation violet : où sont les parcelles ?
    }
box-layout-where = Trois rangées de quatre parcelles. Lettres : H entrepôt, C agrumes, S canne à sucre, T tabac, W bois, B pierre, A eau.
box-layout-why = On sait combien il y en a de chaque sorte ; nous supposons des dispositions où deux parcelles égales ne partagent ni rangée ni colonne.
box-ship = { $what } : quelles marchandises montrent ses cinq emplacements ?
box-ship-where = Sur la carte du navire, cinq emplacements. Nos numéros de navires sont arbitraires : prenez vos cartes dans l’ordre de votre choix.
box-ship-why = On sait que chaque navire a cinq emplacements ; on ne sait pas pour quelles marchandises.
box-cost = { $what } : quelles ressources sont imprimées comme coût ?
box-cost-where = Sur la tuile du bâtiment, en haut à gauche.
box-cost-why = La plupart des coûts n’ont pas pu être lus ; les nôtres sont des suppositions raisonnables.
box-effect = { $what } : que fait le bâtiment ?
box-effect-where = Sur la tuile du bâtiment, au milieu.
box-effect-why = On sait que la plupart de ces bâtiments existent ; ce qu’ils font exactement est en partie supposé.
box-amount =
    { $field ->
        [kind] { $what } : quelles pièces donne-t-il ?
        [kinds] { $what } : quelles ressources ou marchandises peut-on y remettre ?
        [from] { $what } : que transforme-t-on ?
        [to] { $what } : en quoi ?
        [pieces] { $what } : combien de pièces donne-t-il ?
        [most] { $what } : combien de pièces au plus par utilisation ?
        [vp] { $what } : combien de PV rapporte-t-il ?
        [pesos] { $what } : combien de pesos rapporte-t-il ?
       *[votes] { $what } : combien de votes rapporte-t-il ?
    }
box-amount-where = Sur la tuile du bâtiment, au milieu.
box-amount-why = Les quantités n’ont pas pu être lues ; les nôtres s’accordent avec les exemples connus.
box-law = Loi { $law }, que nous appelons « { $what } » : que fait la carte ?
box-law-where = Sur la carte de loi. Nos numéros des lois d’un type sont arbitraires : prenez vos cartes de ce type dans l’ordre de votre choix.
box-law-why = On ne connaît qu’une partie des lois.
box-law-amount =
    { $field ->
        [n] Loi { $law }, que nous appelons « { $what } » : quel nombre est sur la carte ?
        [per] Loi { $law }, que nous appelons « { $what } » : pour chaque lot de combien ?
        [kinds] Loi { $law }, que nous appelons « { $what } » : quelles pièces comptent ?
       *[pieces] Loi { $law }, que nous appelons « { $what } » : quelles pièces sont demandées ?
    }
box-law-amount-where = Sur la carte de loi.
box-law-amount-why = Les nombres imprimés n’ont pas été trouvés.
box-option = { $what } : que dit votre règle du jeu ?
box-option-where = Dans la règle du jeu. Votre choix devient le réglage habituel ; une table peut toujours en choisir un autre.
box-option-why = Nous nous en souvenons ou le déduisons, sans l’avoir lu.

## Formes des réponses

box-form-number = Un nombre de { $least } à { $most }.
box-form-choice = L’un de ceux-ci : { $values }.
box-form-flag = Oui ou non.
box-form-several = De { $least } à { $most } de ceux-ci, séparés par des espaces ; - pour aucun : { $values }.
box-form-counts =
    { $same ->
        [yes] Combien de chaque, { $most } en tout, par exemple « { $example } ».
       *[no] Combien de chaque, de { $least } à { $most } en tout, par exemple « { $example } ».
    }
box-form-rates = { $spaces } taux, la case 0 d’abord, par exemple « { $example } » ; *4 vaut quatre fois le même.
box-form-parcels = { $rows } rangées de { $columns } lettres, par exemple « { $example } ».
box-form-first = L’un de ceux-ci : { $values }.

## Ce qui ne va pas avec une valeur

box-fault-number = { $name } : « { $value } » n’est pas un nombre de { $least } à { $most }.
box-fault-choice = { $name } : « { $value } » n’est aucun de ceux-ci : { $values }.
box-fault-flag = { $name } : « { $value } » n’est ni oui ni non.
box-fault-exactly =
    { $most ->
        [one] { $name } : { $n } donnés, mais il en faut exactement { $most }.
       *[other] { $name } : { $n } donnés, mais il en faut exactement { $most }.
    }
box-fault-several =
    { $least ->
        [one] { $name } : { $n } donnés, mais il en faut de { $least } à { $most }.
       *[other] { $name } : { $n } donnés, mais il en faut de { $least } à { $most }.
    }
box-fault-twice = { $name } : « { $value } » apparaît deux fois.
box-fault-counts = { $name } : indiquez combien de chaque, par exemple « wood 1, stone 2 ». Il y a : { $names }.
box-fault-sum = { $name } : { $n } en tout, mais il en faut de { $least } à { $most }.
box-fault-sum-exactly = { $name } : { $n } en tout, mais il en faut exactement { $most }.
box-fault-rate = { $name } : « { $value } » sur la case { $space } n’est pas un taux comme 3:1 ; pas plus de PV que de marchandises, et { $most } marchandises au plus.
box-fault-worse = { $name } : { $value } sur la case { $space } est moins bon que { $other } juste avant ; plus haut n’est jamais moins bon.
box-fault-parcels = { $name } : il faut { $rows } rangées de { $columns } lettres.
box-fault-letters = { $name } : { $first } vient d’abord, puis chacune de ces lettres aussi souvent qu’ici : { $letters }.
box-fault-expansion = { $name } : la marque « expansion = true » d’un navire d’El Presidente doit rester.
box-fault-unknown = « { $name } » n’est pas une valeur qui attend un exemplaire imprimé, ou pas avec cet effet. antilles data --list montre lesquelles attendent.
box-fault-flowers =
    { $n ->
        [one] { $name } : { $flower } est la fleur de { $n } Cubain, mais chaque couleur est sur exactement deux.
       *[other] { $name } : { $flower } est la fleur de { $n } Cubains, mais chaque couleur est sur exactement deux.
    }
box-fault-road-name = { $name } : cette route s’appelle { $other }.
box-fault-road-self = { $name } : une route relie deux sites.
box-fault-fish = { $name } : la tuile { $tile } a un bonus de poisson mais pas de poisson.
box-fault-birds = { $name } : { $n } tuiles avec un oiseau ; avec { $tokens } jetons, il peut y en avoir { $most } au plus.
box-fault-terrain = { $name } : { $sites } sites sur le terrain « { $terrain } », mais seulement { $tiles } tuiles pour eux.
box-fault-coast = { $name } : { $n } sites sur la côte ; il en faut au moins { $least } pour débarquer.
box-fault-sea = { $name } : le site { $site } serait hors du contour de l’île « { $island } ».
box-fault-near = { $name } : le site { $site } serait à moins de { $n } de { $other }.
box-fault-over-sea = { $name } : la route de { $from } à { $to } mène à une autre île.
box-fault-rivers = { $name } : le site { $site } est sur la rivière { $other } et sur la rivière { $river }.
box-fault-river-sea = { $name } : la rivière { $river } mène à une autre île.
box-fault-doubled = { $name } : la route de { $from } à { $to } double la rivière { $river }.
box-fault-nothing = { $name } : le bâtiment ne rapporterait rien.
box-fault-same = { $name } : une pièce ne peut pas être transformée en elle-même.
box-fault-classes = { $name } : les sortes seules viennent avant product, good, merchandise et resource.
box-fault-game = On ne peut pas jouer avec ces valeurs : { $reason }
box-doubt = En êtes-vous sûr ? { $sentence }
box-doubt-rate = { $name } : on sait que le taux { $value } est sur la piste.
box-doubt-winter = { $name } : sur la case { $space }, l’hiver serait meilleur que l’été, alors qu’il demande plus de marchandises.
box-doubt-ship = { $name } a les mêmes emplacements que { $other }.
box-doubt-crossing = { $name } croise la route { $other }.
box-doubt-apart = { $name } : ni routes ni rivières ne relient ces sites au reste de l’île « { $island } » : { $sites }.

## Fichiers

box-file-place = { $file }, ligne { $line } : { $sentence }
box-file-unreadable = Impossible de lire le fichier : { $reason }.
box-file-big = Le fichier dépasse { $most } Ko.
box-file-text = Cette ligne n’est pas du texte UTF-8.
box-file-toml = Ce n’est pas du TOML : { $reason }.
box-file-key = « { $name } » n’a pas sa place ici ; il y a { $names }, et [values].
box-file-word = « { $name } » doit être un texte ou une date.
box-file-values = « values » doit être une table : [values].
box-file-no-game = Le fichier ne dit pas de quel jeu il est ; il manque une ligne « game = … ».
box-file-other-game = Le fichier est du jeu « { $game } », pas de « { $ours } ».
box-no-box = Aucune valeur du jeu « { $game } » n’attend un exemplaire imprimé.
box-off = ANTILLES_BOX est défini et vide : cette maison garde les valeurs du paquet.

## La commande

help-data = Corriger ce que personne n’a pu lire sur un exemplaire imprimé, si la boîte est à vous.
help-data-list = Lister les valeurs qui attendent un exemplaire imprimé.
help-data-set = Fixer une valeur : nom=valeur. Peut être répété ; toutes valent ensemble ou aucune.
help-data-unset = Reprendre une correction. Peut être répété.
help-data-export = Écrire vos corrections dans un fichier pour les autres.
help-data-import = Reprendre les corrections d’un fichier.
help-data-diff = Montrer où vos valeurs diffèrent de celles du paquet, ou de celles d’un fichier.
help-data-name = Votre nom, pour le fichier.
help-data-box = L’édition de votre boîte : éditeur, langue, année.
help-data-remark = Une remarque pour le fichier.
help-data-part = Seulement les valeurs dont le nom commence ainsi.
help-data-picture = Écrire un dessin de l’endroit où se trouve la valeur : FICHIER.svg, avec --part.
help-data-page = Afficher l’adresse où un serveur en marche pose les mêmes questions au propriétaire de la maison.
help-record-data = Rejouer avec les données de ce fichier, si la partie a été jouée avec d’autres données que celles de cette maison.
help-with-data = Garder les corrections de la maison dans l’enregistrement, pour qu’on puisse le rejouer partout.
data-title =
    { $n ->
        [one] { $game } : { $n } valeur attend un exemplaire imprimé ; vous en avez corrigé { $corrected }.
       *[other] { $game } : { $n } valeurs attendent un exemplaire imprimé ; vous en avez corrigé { $corrected }.
    }
data-nothing-missing = { $game } : rien n’attend un exemplaire imprimé.
data-no-part = Aucun nom de valeur ne commence par « { $part } ».
data-form = Il faut NOM=VALEUR, pas « { $text } ».
data-saved =
    { $n ->
        [0] Il ne reste aucune correction : les valeurs du paquet s’appliquent. { $file } n’existe plus.
        [one] { $n } correction est dans { $file }.
       *[other] { $n } corrections sont dans { $file }.
    }
data-follow = Les parties qui commencent désormais les suivent ; un serveur en marche y joue aussitôt ses nouvelles tables, à pleine vitesse après redémarrage. Tables et enregistrements gardent les données de leur début.
data-exported = Vos corrections sont dans { $file }. Merci de les partager.
data-export-name = Qui exporte signe : indiquer votre nom avec --name et l’édition de votre boîte avec --box.
data-export-nothing = Il n’y a rien à exporter : vous n’avez rien corrigé.
data-export-exists = { $file } existe déjà ; choisir un autre nom.
data-sign = J’ai lu ces valeurs sur un exemplaire imprimé qui est à moi : { $name }.
data-same = Aucune valeur ne diffère.
data-differs = { $name } : { $one } ici, { $other } là
data-differs-package = { $name } : { $one }, dans le paquet { $other }
data-instead = corrigé ; nous supposions { $value }
data-assumed = Nous supposons : { $value }
data-yours = Vous l’avez corrigé en : { $value }
data-where = Où : { $sentence }
data-why = Pourquoi : { $sentence }
data-walk-help = Taper la valeur telle qu’elle est imprimée. Entrée garde ce qui est là, = revient à notre supposition, s passe le reste de cette sorte, b revient en arrière, q enregistre et quitte.
data-walk-bye = Rien n’a changé.
data-ask-name = Votre nom, pour le fichier (Entrée pour aucun) :
data-ask-box = L’édition de votre boîte : éditeur, langue, année (Entrée pour aucune) :
data-ask-remark = Une remarque (Entrée pour aucune) :
data-walk-wrong = Ces réponses ne vont pas encore ensemble. Elles attendent ici la prochaine fois ; rien n’est enregistré d’ici là :
data-walk-again =
    { $n ->
        [one] { $n } réponse de la dernière fois, pas encore enregistrée, est reprise ici.
       *[other] { $n } réponses de la dernière fois, pas encore enregistrées, sont reprises ici.
    }
data-walk-kept = Vos réponses sont gardées. La même commande les reprend ; rien d’autre n’a changé.
data-picture = Dessin : { $file }
data-alone = Un seul à la fois parmi --list, --set, --export, --import et --diff, ou aucun pour le parcours.
data-corrected-by = Corrigé d’après un exemplaire imprimé par la maison : { $values }. Si l’énoncé dit autre chose, c’est ceci qui vaut.

## Lois corrigées

box-law-name-pesos =
    { $n ->
        [one] Taxe de { $n } peso
       *[other] Taxe de { $n } pesos
    }
box-law-name-per_building =
    { $type ->
        [I] Taxe de { $n } par bâtiment
       *[III] Subvention pour les bâtiments
    }
box-law-name-delegate =
    { $type ->
        [I] Taxe en pesos égale aux votes du délégué
       *[III] Subvention des délégués
    }
box-law-name-per_vp = Taxe de { $n } par tranche de { $per } PV
box-law-name-pieces = Redevance : { $kinds }
box-law-name-owned = Subvention : { $kinds }
box-law-name-stored = Subvention d’entreposage : { $kinds }
box-law-name-per_pesos = Subvention d’épargne
box-law-name-harvest = Loi sur la récolte
box-law-name-export_ban = Loi d’embargo
box-law-name-vote_price = Loi sur la corruption
box-law-name-market = Loi sur le marché
box-law-name-building = Loi sur la construction
box-law-name-storage = Loi sur l’entreposage
box-class =
    { $kind ->
        [product] produit
        [good] bien
        [merchandise] marchandise
       *[resource] ressource
    }

## Values in words

box-word =
    { $value ->
        [yes] oui
        [no] non
        [none] aucun
        [citrus] agrumes
        [sugar] sucre
        [tobacco] tabac
        [rum] rhum
        [cigars] cigares
        [wood] bois
        [stone] pierre
        [water] eau
        [product] un produit au choix
        [good] une denrée au choix
        [merchandise] une marchandise au choix
        [resource] une ressource au choix
        [coast] côte
        [land] terre
        [volcano] volcan
        [house] maison
        [church] église
        [lighthouse] phare
        [sheep] mouton
        [fish] poisson
        [rice] riz
        [gold] or
        [yellow] jaune
        [blue] bleu
        [red] rouge
        [white] blanc
        [H] entrepôt
        [C] agrumes
        [S] canne à sucre
        [T] tabac
        [W] bois
        [B] pierre
        [A] eau
        [gain] donne des pièces, des PV ou des pesos
        [hand_in] des pièces sont rendues une à une
        [hand_in_set] un ensemble de pièces est rendu
        [convert] transforme une pièce
        [trade] achète et vend au marché
        [swap] échange de la cargaison
        [grow] donne des produits
        [stow] charge un navire
        [votes] donne des voix
        [store] entrepose
        [veto] met son veto à une loi
        [pesos] pesos
        [per_building] par bâtiment
        [delegate] selon les voix du délégué
        [per_vp] par PV
        [pieces] pièces
        [owned] pour les pièces possédées
        [stored] pour les pièces de l’entrepôt
        [per_pesos] par pesos
        [harvest] loi sur la récolte
        [export_ban] interdiction d’exporter
        [vote_price] prix des voix
        [market] loi sur le marché
        [building] loi sur la construction
        [storage] loi sur l’entreposage
       *[other] { $value }
    }
box-field =
    { $field ->
        [kind] sorte
        [kinds] sortes
        [from] de
        [to] en
        [pieces] pièces
        [most] au plus
        [vp] PV
        [pesos] pesos
        [votes] votes
        [terrain] terrain
        [building] bâtiment
        [points] points
        [goods] ressources
        [fish_bonus] bonus de poisson
        [bird] oiseau
        [n] nombre
        [per] par
       *[other] { $field }
    }
