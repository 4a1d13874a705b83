# Faire tourner le serveur

serve-database-newer = Une version plus récente d’Antilles a utilisé cette base : son schéma est { $now }, cette version connaît { $ours }. Installez cette version, ou restaurez une sauvegarde antérieure.
serve-worker-failed = Un processus du serveur s’est arrêté avant d’être prêt ; la raison figure plus haut.
doctor-secret-open = tout le monde sur cette machine peut lire { $file } : chmod 600
serve-plain = Simple http : toute personne à l’écoute sur le réseau peut lire les échanges et s’emparer des sessions. Pour Internet, placez TLS devant (docs/deploy.md).
server-old-password = L’ancien mot de passe manque ou ne correspond pas.
server-passkeys-need-tls = Les clés d’accès demandent https, ou localhost.
server-passkey-needed = Confirmez d’abord avec une de vos clés d’accès.
server-passkey-refused = Cette clé d’accès n’est pas connue ici, ou le délai est passé.
server-passkey-too-many = Cette clé d’accès est déjà enregistrée, ou il y en a trop.
server-no-such-passkey = Cette clé d’accès n’existe pas.
server-old-edition = Cette table a été commencée avec d’autres règles que celles de ce serveur. Elle est conservée telle quelle et ne peut pas continuer avec des règles différentes.
record-other-rules = Cette partie a été commencée avec d’autres règles que celles installées ici.
doctor-tables-first = { $n ->
    [one] la première est lisible ; les autres ne sont pas encore vérifiées
   *[other] les { $n } premières sont lisibles ; les autres ne sont pas encore vérifiées
}
doctor-tables-old =
    { $n ->
        [one] une a été commencée avec d’autres règles : elle est conservée, mais ne peut pas continuer
       *[other] { $n } ont été commencées avec d’autres règles : elles sont conservées, mais ne peuvent pas continuer
    }

# Sealed draws.
server-abandoned = Cette table a été fermée : personne n’y a joué depuis longtemps.
server-joint-live = Seules les tables en direct peuvent avoir des tirages communs.
server-one-pace = Une table compte des jours par tour, ou des minutes et des secondes, pas les deux.
server-holidays = Il y a 20 jours de vacances par an à une table, et vous en auriez davantage.
server-link = Votre page et la table ne s’accordent plus sur les nombres scellés ; veuillez recharger la page.
server-not-sealed = Les tirages de cette table ne sont pas scellés.

setting-smtp = Le serveur de courrier s’écrit smtp://… ou smtps://…, et non { $value }.

# Avis.
notice-subject = À vous de jouer : { $game }
notice-subject-many =
    { $n ->
        [one] À vous de jouer à { $n } table
       *[other] À vous de jouer à { $n } tables
    }
notice-line = { $game } avec { $others }
notice-line-time = { $game } avec { $others }, { $time }
notice-hours = plus que { $n } h
notice-days =
    { $n ->
        [one] plus que { $n } jour
       *[other] plus que { $n } jours
    }
notice-more =
    { $n ->
        [one] … et une autre
       *[other] … et { $n } autres
    }
notice-stop = Ne plus recevoir ces messages :
notice-test-subject = Antilles : ceci est un essai
notice-test-text = Ici, on vous dira quand c’est à vous de jouer.
notice-confirm-subject = Antilles : recevoir ici les avis de vos parties ?
notice-confirm-text = Quelqu’un a donné cette adresse pour des avis. Si c’est vous, confirmez-la ; sinon, ne faites rien, et aucun autre message ne viendra.
server-notices-many = On peut vous prévenir à { $most } endroits au plus.
server-notices-address = Cette adresse ne peut pas servir aux avis.
server-notices-no-mail = Ce serveur n’envoie pas de courrier.
server-notices-failed = La remise a échoué : { $why }
server-notices-link = Ce lien ne fonctionne plus.

# tables classées
server-ratings-off = Rien n’est classé sur ce serveur.
server-rated-pace = Une partie classée demande une pendule ou des jours par tour, pour qu’elle finisse.
server-rated-hints = Une partie classée se joue sans conseils.
server-rated-screen = Une partie classée se joue à une personne par écran.
server-rated-others = Une partie classée demande quelqu’un qui joue et quelqu’un contre qui jouer.
server-rated-data = Seules les parties jouées avec les données d’origine sont classées ; ici, elles ont été corrigées.
server-rated-one-seat = Dans une partie classée, chacun n’a qu’une place.
server-rated-no-undo = Dans une partie classée, aucun tour ne se reprend.
server-rated-no-remove = Personne n’est renvoyé d’une partie classée commencée.
server-hidden = Ce profil ne vous est pas montré.
