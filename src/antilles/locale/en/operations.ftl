# Running the server

serve-database-newer = A later version of Antilles has used this database: its schema is { $now }, this version knows { $ours }. Install that version, or restore a backup from before.
serve-worker-failed = A server process ended before it was ready; its reason is above.
doctor-secret-open = everybody on this machine can read { $file }: chmod 600
serve-plain = Plain http: whoever listens on your network can read along and take over sessions. For the internet put TLS in front (docs/deploy.md).
server-old-password = The old password is missing or wrong.
server-passkeys-need-tls = Passkeys need https, or localhost.
server-passkey-refused = This passkey is not known here, or took too long.
server-passkey-too-many = This passkey is already kept, or there are too many.
server-no-such-passkey = There is no such passkey.
server-old-edition = This table was begun with other rules than this server has now. It is kept as it is, and is not played on with different rules.
record-other-rules = This game was begun with other rules than are installed here.
doctor-tables-first = { $n ->
    [one] the first one can be read; the others were not looked at yet
   *[other] the first { $n } can be read; the others were not looked at yet
}
doctor-tables-old = { $n ->
    [one] one was begun with other rules: it is kept, but not played on
   *[other] { $n } were begun with other rules: they are kept, but not played on
}
