# Corrections by owners of printed copies: antilles data

## What is asked, where it stands, what we assume

box-exchange =
    { $side ->
        [standard] Summer side of the board: which rate is printed on each space of the yellow row?
       *[winter] Winter side of the board: which rate is printed on each space of the yellow row?
    }
box-exchange-where = The yellow row has 16 spaces, from 0 to 15. A rate says how many goods are given for how many VP.
box-exchange-why = Nobody could read the printed rates for us. We assume four rates in even quarters, which fits all that is known.
box-flower = { $what }: which flower is on the tile?
box-flower-where = The flower is printed on the Cuban’s tile. Its colour says whose three buildings can be used there.
box-flower-why = We could not read it; it is chosen so that each colour is on two tiles.
box-birds = How many bird tokens are worth 1, 2 and 3?
box-birds-where = The value is on the hidden side of the 22 bird tokens.
box-birds-why = That there are 22 is known; we assume 8, 8 and 6.
box-tile =
    { $field ->
        [terrain] Tile { $tile }: of which terrain is its back?
        [building] Tile { $tile }: which building can be built there?
        [points] Tile { $tile }: how many points does it show?
        [goods] Tile { $tile }: which goods does it show?
        [fish_bonus] Tile { $tile }: how many points does each fish bonus add?
       *[bird] Tile { $tile }: does it show a bird?
    }
box-tile-where = On the face of the tile. Sort the 54 tiles by their backs, lay them out and go through them in any order you like.
box-tile-why = Few faces are known; the others are chosen so that the goods, buildings and points are spread sensibly.
box-site =
    { $field ->
        [terrain] Site { $site } ({ $name }): on which terrain is it?
        [island] Site { $site } ({ $name }): on which island is it?
        [x] Site { $site } ({ $name }): how far to the right is it? The board is 1000 wide.
       *[y] Site { $site } ({ $name }): how far down is it? The board is 700 high.
    }
box-site-where = On the board, three islands with 49 sites.
box-site-why = That there are 49 sites on three islands is known; where they lie is our design, and the names are ours.
box-river = River { $river }: over which sites does it run, from the spring to the mouth?
box-river-where = On the big island, three rivers.
box-river-why = That there are three rivers is known; their courses are our design.
box-road = Is there a road between { $from } and { $to }?
box-road-where = On the board, between two sites of one island.
box-road-why = The roads are our design: they join each island and do not cross.
box-layout =
    { $side ->
        [identical] Plantation board, the side that is the same for all: where are the parcels?
        [blue] Blue plantation board: where are the parcels?
        [red] Red plantation board: where are the parcels?
        [yellow] Yellow plantation board: where are the parcels?
        [green] Green plantation board: where are the parcels?
       *[purple] Purple plantation board: where are the parcels?
    }
box-layout-where = Three rows of four parcels. Letters: H warehouse, C citrus, S sugar cane, T tobacco, W wood, B stone, A water.
box-layout-why = How many there are of each is known; we assume layouts in which equal parcels share no row or column.
box-ship = { $what }: which goods do its five slots show?
box-ship-where = On the ship card, five slots. Our numbers of the ships are arbitrary: take your cards in any order.
box-ship-why = That each ship has five slots is known; which goods they show is not.
box-cost = { $what }: which resources are printed as its cost?
box-cost-where = On the building tile, top left.
box-cost-why = Most costs could not be read; ours are sensible guesses.
box-effect = { $what }: what does the building do?
box-effect-where = On the building tile, the middle.
box-effect-why = We know that most of these buildings exist; what they do exactly is partly guessed.
box-amount =
    { $field ->
        [kind] { $what }: which pieces does it give?
        [kinds] { $what }: which resources or goods can be handed in?
        [from] { $what }: what is converted?
        [to] { $what }: into what?
        [pieces] { $what }: how many pieces does it give?
        [most] { $what }: how many pieces at most in one use?
        [vp] { $what }: how many VP does it bring?
        [pesos] { $what }: how many pesos does it bring?
       *[votes] { $what }: how many votes does it bring?
    }
box-amount-where = On the building tile, the middle.
box-amount-why = The amounts could not be read; ours fit the known examples.
box-law = Law { $law }, which we call “{ $what }”: what does the card do?
box-law-where = On the law card. Our numbers of the laws of a type are arbitrary: take your cards of the type in any order.
box-law-why = Which laws there are is known only in part.
box-law-amount =
    { $field ->
        [n] Law { $law }, which we call “{ $what }”: which number is on the card?
        [per] Law { $law }, which we call “{ $what }”: for each how many?
        [kinds] Law { $law }, which we call “{ $what }”: which pieces count?
       *[pieces] Law { $law }, which we call “{ $what }”: which pieces are asked for?
    }
box-law-amount-where = On the law card.
box-law-amount-why = The printed numbers were not found.
box-option = { $what }: which of these does your rulebook say?
box-option-where = In the rulebook. What you choose becomes the usual setting; tables can still choose otherwise.
box-option-why = We recall or infer it and have not read it.

## Forms of answers

box-form-number = A number from { $least } to { $most }.
box-form-choice = One of these: { $values }.
box-form-flag = Yes or no.
box-form-several = From { $least } to { $most } of these, with spaces between; - for none: { $values }.
box-form-counts =
    { $same ->
        [yes] How many of each, together { $most }, such as “{ $example }”.
       *[no] How many of each, together from { $least } to { $most }, such as “{ $example }”.
    }
box-form-rates = { $spaces } rates, space 0 first, such as “{ $example }”; *4 stands for four times the same.
box-form-parcels = { $rows } rows of { $columns } letters, such as “{ $example }”.
box-form-first = One of these: { $values }.

## What is wrong with a value

box-fault-number = { $name }: “{ $value }” is no number from { $least } to { $most }.
box-fault-choice = { $name }: “{ $value }” is none of these: { $values }.
box-fault-flag = { $name }: “{ $value }” is neither yes nor no.
box-fault-exactly =
    { $most ->
        [one] { $name }: { $n } given, but exactly { $most } is needed.
       *[other] { $name }: { $n } given, but exactly { $most } are needed.
    }
box-fault-several =
    { $least ->
        [one] { $name }: { $n } given, but from { $least } to { $most } are needed.
       *[other] { $name }: { $n } given, but from { $least } to { $most } are needed.
    }
box-fault-twice = { $name }: “{ $value }” is there twice.
box-fault-counts = { $name }: say how many of each, such as “wood 1, stone 2”. There are: { $names }.
box-fault-sum = { $name }: together { $n }, but it must be from { $least } to { $most }.
box-fault-sum-exactly = { $name }: together { $n }, but it must be exactly { $most }.
box-fault-rate = { $name }: “{ $value }” on space { $space } is no rate such as 3:1; no more VP than goods, and { $most } goods at most.
box-fault-worse = { $name }: { $value } on space { $space } is worse than { $other } before it; further up is never worse.
box-fault-parcels = { $name }: { $rows } rows of { $columns } letters are needed.
box-fault-letters = { $name }: { $first } must come first, then each of these letters as often as here: { $letters }.
box-fault-expansion = { $name }: the mark “expansion = true” of a ship of El Presidente must stay.
box-fault-unknown = “{ $name }” is no value that waits for a printed copy, or not with this effect. antilles data --list shows those that do.
box-fault-flowers =
    { $n ->
        [one] { $name }: { $flower } is the flower of { $n } Cuban, but each colour is on exactly two.
       *[other] { $name }: { $flower } is the flower of { $n } Cubans, but each colour is on exactly two.
    }
box-fault-road-name = { $name }: this road is called { $other }.
box-fault-road-self = { $name }: a road joins two sites.
box-fault-fish = { $name }: tile { $tile } has a fish bonus but no fish.
box-fault-birds = { $name }: { $n } tiles with a bird; with { $tokens } tokens there can be { $most } at most.
box-fault-terrain = { $name }: { $sites } sites on terrain “{ $terrain }”, but only { $tiles } tiles for them.
box-fault-coast = { $name }: { $n } sites on the coast; at least { $least } are needed to land.
box-fault-sea = { $name }: site { $site } would lie outside the outline of island “{ $island }”.
box-fault-near = { $name }: site { $site } would lie less than { $n } away from { $other }.
box-fault-over-sea = { $name }: the road from { $from } to { $to } leads to another island.
box-fault-rivers = { $name }: site { $site } lies on river { $other } and on river { $river }.
box-fault-river-sea = { $name }: river { $river } leads to another island.
box-fault-doubled = { $name }: the road from { $from } to { $to } doubles river { $river }.
box-fault-nothing = { $name }: the building would bring nothing.
box-fault-same = { $name }: a piece cannot be converted into itself.
box-fault-classes = { $name }: single kinds come before product, good, merchandise and resource.
box-fault-game = The game cannot be played with these values: { $reason }
box-doubt = Are you sure? { $sentence }
box-doubt-rate = { $name }: the rate { $value } is known to be on the row.
box-doubt-winter = { $name }: on space { $space } Winter would be better than Summer, but it is known to need more goods.
box-doubt-ship = { $name } has the same slots as { $other }.
box-doubt-crossing = { $name } crosses the road { $other }.
box-doubt-apart = { $name }: roads and rivers do not join these sites with the rest of island “{ $island }”: { $sites }.

## Files

box-file-place = { $file }, line { $line }: { $sentence }
box-file-unreadable = The file cannot be read: { $reason }.
box-file-big = The file is larger than { $most } KB.
box-file-text = This line is not UTF-8 text.
box-file-toml = This is not TOML: { $reason }.
box-file-key = “{ $name }” does not belong here; there are { $names }, and [values].
box-file-word = “{ $name }” must be a text or a date.
box-file-values = “values” must be a table: [values].
box-file-no-game = The file does not say of which game it is; a line “game = …” is missing.
box-file-other-game = The file is of the game “{ $game }”, not of “{ $ours }”.
box-no-box = The game “{ $game }” has no values that wait for a printed copy.
box-off = ANTILLES_BOX is set and empty: this house keeps to the values of the package.

## The command

help-data = Correct what nobody could read off a printed copy, if you own the box.
help-data-list = List the values that wait for a printed copy.
help-data-set = Set a value: name=value. Can be repeated; all of them hold together or none.
help-data-unset = Take a correction back. Can be repeated.
help-data-export = Write your corrections to a file for others.
help-data-import = Take over the corrections of a file.
help-data-diff = Show where your values differ from the package’s, or from those of a file.
help-data-name = Your name, for the file.
help-data-box = The edition of your box: publisher, language, year.
help-data-remark = A remark for the file.
help-data-part = Only values whose names begin like this.
help-data-picture = Write a picture of where the value stands: FILE.svg, with --part.
help-data-page = Print the address at which a running server asks the owner of the house the same on its page.
help-record-data = Replay with the data of this file, if the record was made with other data than this house’s.
help-with-data = Keep the house’s corrections within the record, so that it can be replayed anywhere.

data-title =
    { $n ->
        [one] { $game }: { $n } value waits for a printed copy; you have corrected { $corrected }.
       *[other] { $game }: { $n } values wait for a printed copy; you have corrected { $corrected }.
    }
data-nothing-missing = { $game }: nothing waits for a printed copy.
data-no-part = No value’s name begins with “{ $part }”.
data-form = NAME=VALUE is expected, not “{ $text }”.
data-saved =
    { $n ->
        [0] No corrections are left: the values of the package hold. { $file } is gone.
        [one] { $n } correction is in { $file }.
       *[other] { $n } corrections are in { $file }.
    }
data-follow = Games that begin from now on follow it; a server that is running plays its new tables by it at once, and at full speed after it is started again. Tables and records keep the data they were begun with.
data-exported = Your corrections are in { $file }. Thank you for giving them back.
data-export-name = Whoever exports signs: say your name with --name and the edition of your box with --box.
data-export-nothing = There is nothing to export: you have corrected nothing.
data-export-exists = { $file } is already there; choose another name.
data-sign = I have read these values off a printed copy that I own: { $name }.
data-same = No value differs.
data-differs = { $name }: { $one } here, { $other } there
data-differs-package = { $name }: { $one }, in the package { $other }
data-instead = corrected; we assumed { $value }
data-assumed = We assume: { $value }
data-yours = You have corrected it to: { $value }
data-where = Where: { $sentence }
data-why = Why: { $sentence }
data-walk-help = Type the value as printed. Enter keeps what is there, = takes our assumption back, s skips the rest of this kind, b goes back, q saves and leaves.
data-walk-bye = Nothing was changed.
data-ask-name = Your name, for the file (Enter for none):
data-ask-box = The edition of your box: publisher, language, year (Enter for none):
data-ask-remark = A remark (Enter for none):
data-walk-wrong = These answers do not fit together yet. They wait here for the next time, and nothing is saved before they do:
data-walk-again =
    { $n ->
        [one] { $n } answer of the last time, not saved yet, is here again.
       *[other] { $n } answers of the last time, not saved yet, are here again.
    }
data-walk-kept = Your answers are kept. The same command goes on with them; nothing else has changed.
data-picture = Picture: { $file }
data-alone = One of --list, --set, --export, --import and --diff at a time, or none for the walk.
data-corrected-by = As corrected from a printed copy by the owner of this house: { $values }. Where the statement says otherwise, this holds.

## Laws as corrected

box-law-name-pesos =
    { $n ->
        [one] Tax of { $n } peso
       *[other] Tax of { $n } pesos
    }
box-law-name-per_building =
    { $type ->
        [I] Tax of { $n } per building
       *[III] Building subsidy
    }
box-law-name-delegate =
    { $type ->
        [I] Tax: the delegate’s votes in pesos
       *[III] Delegate subsidy
    }
box-law-name-per_vp = Tax of { $n } per { $per } VP
box-law-name-pieces = Duty: { $kinds }
box-law-name-owned = Subsidy for { $kinds }
box-law-name-stored = Storage subsidy for { $kinds }
box-law-name-per_pesos = Savings subsidy
box-law-name-harvest = Harvest act
box-law-name-export_ban = Export ban
box-law-name-vote_price = Corruption act
box-law-name-market = Market act
box-law-name-building = Building act
box-law-name-storage = Storage act
box-class =
    { $kind ->
        [product] product
        [good] good
        [merchandise] merchandise
       *[resource] resource
    }

## Values in words

box-word =
    { $value ->
        [yes] yes
        [no] no
        [none] none
        [citrus] citrus
        [sugar] sugar
        [tobacco] tobacco
        [rum] rum
        [cigars] cigars
        [wood] wood
        [stone] stone
        [water] water
        [product] any product
        [good] any good
        [merchandise] any merchandise
        [resource] any resource
        [coast] coast
        [land] land
        [volcano] volcano
        [house] house
        [church] church
        [lighthouse] lighthouse
        [sheep] sheep
        [fish] fish
        [rice] rice
        [gold] gold
        [yellow] yellow
        [blue] blue
        [red] red
        [white] white
        [H] warehouse
        [C] citrus
        [S] sugar cane
        [T] tobacco
        [W] wood
        [B] stone
        [A] water
        [gain] gives pieces, VP or pesos
        [hand_in] pieces are handed in one by one
        [hand_in_set] a set of pieces is handed in
        [convert] converts a piece
        [trade] buys and sells at the market
        [swap] exchanges cargo
        [grow] gives products
        [stow] loads a ship
        [votes] gives votes
        [store] stores
        [veto] vetoes a law
        [pesos] pesos
        [per_building] per building
        [delegate] by the delegate’s votes
        [per_vp] per VP
        [pieces] pieces
        [owned] for pieces that one owns
        [stored] for pieces in the warehouse
        [per_pesos] per pesos
        [harvest] harvest act
        [export_ban] export ban
        [vote_price] price of votes
        [market] market act
        [building] building act
        [storage] storage act
       *[other] { $value }
    }
box-field =
    { $field ->
        [kind] kind
        [kinds] kinds
        [from] from
        [to] into
        [pieces] pieces
        [most] at most
        [vp] VP
        [pesos] pesos
        [votes] votes
        [terrain] terrain
        [building] building
        [points] points
        [goods] goods
        [fish_bonus] fish bonus
        [bird] bird
        [n] number
        [per] per
       *[other] { $field }
    }
