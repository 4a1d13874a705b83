# What can be wrong with a game record

record-place = Line { $line }, column { $column }: { $sentence }

## Form

record-too-long = The record has more than { $most } lines.
record-line-too-long = This line has more than { $most } characters.
record-control-character = There is a control character here; a record is plain text.
record-not-a-line = “{ $text }” is neither a header line (name: value) nor a move (seat and move).
record-header-late = Header lines come before the first move.
record-header-twice = The header “{ $name }” is there twice.
record-header-unknown = There is no header “{ $name }” in a record.
record-header-missing = The header “{ $name }” is missing.
record-not-a-number = “{ $name }” needs a whole number, not “{ $text }”.
record-count = “{ $name }” needs one number for each of the { $seats } seats.
record-option = “{ $text }” is no option; options are written name=value.
record-no-such-seat = There is no seat { $seat }: the { $seats } seats are counted from 0.
record-move-missing = A seat without a move.

## Truth

record-other-game = This is a record of another game: “{ $game }”.
record-edition = The record was made for edition { $edition } of the rules; this is edition { $ours }.
record-unknown-move = The game has no move “{ $text }”.
record-over = The game is already over: “{ $text }” comes too late.
record-not-asked = Seat { $seat } is not asked now: “{ $text }”.
record-illegal = “{ $text }” is not allowed here.
record-unfinished = The record claims a result, but the game is not over.
record-result = “{ $name }” does not hold; replaying gives { $real }.
