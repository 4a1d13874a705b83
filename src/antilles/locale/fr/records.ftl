# Ce qui peut clocher dans l’enregistrement d’une partie

record-place = Ligne { $line }, colonne { $column } : { $sentence }

## Forme

record-too-long = L’enregistrement a plus de { $most } lignes.
record-line-too-long = Cette ligne a plus de { $most } caractères.
record-control-character = Il y a ici un caractère de contrôle ; un enregistrement est du texte simple.
record-not-a-line = « { $text } » n’est ni une ligne d’en-tête (nom: valeur) ni un coup (place et coup).
record-header-late = Les lignes d’en-tête viennent avant le premier coup.
record-header-twice = L’en-tête « { $name } » apparaît deux fois.
record-header-unknown = Un enregistrement n’a pas d’en-tête « { $name } ».
record-header-missing = L’en-tête « { $name } » manque.
record-not-a-number = « { $name } » demande un nombre entier, pas « { $text } ».
record-count = « { $name } » demande un nombre pour chacune des { $seats } places.
record-option = « { $text } » n’est pas une option ; une option s’écrit nom=valeur.
record-no-such-seat = La place { $seat } n’existe pas : les { $seats } places se comptent à partir de 0.
record-move-missing = Une place sans coup.

## Vérité

record-other-game = C’est l’enregistrement d’un autre jeu : « { $game } ».
record-edition = L’enregistrement vient de l’édition { $edition } des règles ; celle-ci est la { $ours }.
record-unknown-move = Le jeu n’a pas de coup « { $text } ».
record-over = La partie est déjà terminée : « { $text } » vient trop tard.
record-not-asked = Ce n’est pas à la place { $seat } de jouer : « { $text } ».
record-illegal = « { $text } » n’est pas permis ici.
record-unfinished = L’enregistrement annonce un résultat, mais la partie n’est pas terminée.
record-result = « { $name } » est inexact ; en rejouant on obtient { $real }.

## antilles verify --fair

fair-none = non scellé
fair-checked =
    { $n ->
        [one] un tirage conforme au sceau
       *[other] { $n } tirages, tous conformes au sceau
    }
fair-open =
    { $n ->
        [one] en cours : un nombre en ordre, les tirages se vérifient à la fin
       *[other] en cours : { $n } nombres en ordre, les tirages se vérifient à la fin
    }
fair-replaced =
    { $n ->
        [one] (un joueur a continué avec de nouveaux nombres)
       *[other] ({ $n } fois, un joueur a continué avec de nouveaux nombres)
    }
fair-unwitnessed =
    { $n ->
        [one] (un tirage commun sans témoin)
       *[other] ({ $n } tirages communs sans témoin)
    }
fair-no-list = { $file } n’est pas une liste de sceaux.
fair-fault =
    { $code ->
        [draw] Le tirage { $n } diffère de ce qui était scellé.
        [odds] Le tirage { $n } a été fait avec des chances que les règles n’ont pas.
        [rules] Avant le tirage { $n }, la preuve contient un coup que les règles interdisent.
        [record] La preuve appartient à une autre partie.
        [seal] La clé n’ouvre pas le sceau.
        [reveal] La partie est finie, et la clé est retenue.
        [link] Vers le tirage { $n } : ce nombre ne continue pas la chaîne de son joueur.
        [no-link] Vers le tirage { $n } : un nombre manque.
        [witness] Le tirage { $n } a été fait sans son témoin.
        [late] La clé a été scellée après le début de la partie.
        [twice] La partie commence deux fois.
        [list] Le sceau n’est pas dans la liste de la maison.
        [list-broken] La ligne { $n } ne suit pas la précédente.
        [list-key] La clé de la ligne { $n } n’ouvre pas son sceau, ou est retenue.
        [list-gone] La ligne { $n } n’est plus ce qu’elle était.
        [list-short] Les lignes après { $n } ont disparu.
        [noted-seal] Un autre sceau a été montré à la page.
        [noted-list] Une autre liste a été montrée à la page.
        [noted-chain] Les nombres de la page ont été remplacés par d’autres.
        [noted-links] Des nombres donnés par la page manquent.
       *[form] La preuve est illisible.
    }
record-data = La partie a été jouée avec d’autres données ({ $data } ; ici { $ours }). Ces valeurs diffèrent : { $values }. La rejouer avec ses propres données : --data FICHIER.
record-data-digest = « { $text } » n’est pas l’empreinte des valeurs de cet enregistrement.
record-data-value = La valeur de « { $name } » est illisible.
record-data-many = Ce serveur a chargé { $most } autres jeux de données et n’en prend plus avant son redémarrage.
