# Running the server

serve-database-newer = A later version of Antilles has used this database: its schema is { $now }, this version knows { $ours }. Install that version, or restore a backup from before.
serve-worker-failed = A server process ended before it was ready; its reason is above.
doctor-secret-open = everybody on this machine can read { $file }: chmod 600
serve-plain = Plain http: whoever listens on your network can read along and take over sessions. For the internet put TLS in front (docs/deploy.md).
server-old-password = The old password is missing or wrong.
server-passkeys-need-tls = Passkeys need https, or localhost.
server-passkey-needed = Confirm with one of your passkeys first.
server-passkey-refused = This passkey is not known here, or took too long.
server-passkey-too-many = This passkey is already kept, or there are too many.
server-no-such-passkey = There is no such passkey.
server-old-edition = This table was started under other rules than this server has now. It is kept as it is and cannot be continued under different rules.
record-other-rules = This game was started under other rules than are installed here.
doctor-tables-first =
    { $n ->
        [one] the first one can be read; the others have not been checked yet
       *[other] the first { $n } can be read; the others have not been checked yet
    }
doctor-tables-old =
    { $n ->
        [one] one was started under other rules: it is kept but cannot be continued
       *[other] { $n } were started under other rules: they are kept but cannot be continued
    }

# Sealed draws.
server-abandoned = This table has been closed because nobody played on for a long time.
server-joint-live = Only live tables can have joint draws.
server-one-pace = A table counts days a turn, or minutes and seconds, not both.
server-holidays = There are 20 days of holiday a year at a table, and you would have more.
server-link = Your page and the table no longer agree about its sealed numbers; please reload the page.
server-not-sealed = The draws of this table are not sealed.

setting-smtp = The mail server must be given as smtp://… or smtps://…, not { $value }.

# Notices.
notice-subject = Your turn: { $game }
notice-subject-many =
    { $n ->
        [one] Your turn at { $n } table
       *[other] Your turn at { $n } tables
    }
notice-line = { $game } with { $others }
notice-line-time = { $game } with { $others }, { $time }
notice-hours = { $n } h left
notice-days =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
notice-more =
    { $n ->
        [one] … and one more
       *[other] … and { $n } more
    }
notice-stop = No more of these messages:
notice-test-subject = Antilles: this is a test
notice-test-text = Here you will be told when it is your turn.
notice-confirm-subject = Antilles: do you want to be told here when it is your turn?
notice-confirm-text = Somebody gave this address for notices. If it was you, confirm it; else do nothing, and no further message comes.
server-notices-many = There are at most { $most } places where you can be told.
server-notices-address = This address cannot be used for notices.
server-notices-no-mail = This server sends no mail.
server-notices-failed = It could not be delivered: { $why }
server-notices-link = This link does not work any more.

# rated tables
server-ratings-off = Nothing is rated on this server.
server-rated-pace = A rated game needs a clock or days a turn, so that it ends.
server-rated-hints = A rated game is played without hints.
server-rated-screen = A rated game is played by one person a screen.
server-rated-others = A rated game needs somebody to play and somebody to play against.
server-rated-data = Only games by the data of the package are rated; here the data have been corrected.
server-rated-one-seat = In a rated game everybody has one seat.
server-rated-no-undo = In a rated game no turn is taken back.
server-rated-no-remove = Nobody is sent away from a rated game that has begun.
server-hidden = This profile is not shown to you.
