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
