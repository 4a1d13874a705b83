# Faire tourner le serveur

serve-database-newer = Une version plus récente d’Antilles a utilisé cette base : son schéma est { $now }, cette version connaît { $ours }. Installez cette version, ou restaurez une sauvegarde antérieure.
serve-worker-failed = Un processus du serveur s’est arrêté avant d’être prêt ; la raison figure plus haut.
doctor-secret-open = tout le monde sur cette machine peut lire { $file } : chmod 600
serve-plain = Simple http : toute personne à l’écoute sur le réseau peut lire les échanges et reprendre des sessions. Pour Internet, placez TLS devant (docs/deploy.md).
server-old-password = L’ancien mot de passe manque ou ne correspond pas.
server-passkeys-need-tls = Les clés d’accès demandent https, ou localhost.
server-passkey-refused = Cette clé d’accès n’est pas connue ici, ou le délai est passé.
server-passkey-too-many = Cette clé d’accès est déjà enregistrée, ou il y en a trop.
server-no-such-passkey = Cette clé d’accès n’existe pas.
server-old-edition = Cette table a été commencée avec d’autres règles que celles de ce serveur. Elle est conservée telle quelle et ne continue pas avec des règles différentes.
record-other-rules = Cette partie a été commencée avec d’autres règles que celles installées ici.
doctor-tables-first = { $n ->
    [one] la première est lisible ; les autres ne sont pas encore vérifiées
   *[other] les { $n } premières sont lisibles ; les autres ne sont pas encore vérifiées
}
doctor-tables-old = { $n ->
    [one] une a été commencée avec d’autres règles : elle est conservée, sans suite
   *[other] { $n } ont été commencées avec d’autres règles : elles sont conservées, sans suite
}
