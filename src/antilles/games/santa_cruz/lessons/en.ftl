# What the coach says in the lessons of this game.

lesson-first-1-title = Three islands, two rounds
lesson-first-1-say = You build on tiles and play cards that score. Coast tiles lie open, the inland is hidden. After two rounds the most points win.
lesson-first-2-title = Read a tile
lesson-first-2-say = A tile names its building: house, church or lighthouse. You have only so many of each in reserve. The number is scored at once. Small pictures are goods, fish among them, or a bird; objectives count them.
lesson-first-2-task = Touch a coast tile
lesson-first-2-right = The bar tells what it brings. Touch others if you like.
lesson-first-3-title = Ten cards
lesson-first-3-say = Seven cards build: Ship on any free coast tile, River along a river of yours, Road one road further, Double twice. Three are objectives: each pays everybody who meets it, not only you.
lesson-first-4-title = Land
lesson-first-4-say = Each round begins with a landing: one building on any free coast tile, no card needed. A river mouth opens a way inland.
lesson-first-4-task = Land at Boca Rica, the mouth of the East river
lesson-first-4-right = 2 points. The next tile up the river turns face up.
lesson-first-4-other = You may land there. A river mouth leads further: try Boca Rica.
lesson-first-5-title = Up the river
lesson-first-5-say = A river card builds on any free tile of a river where you have a building, near or far, open or hidden.
lesson-first-5-task = Play River, build at El Puente
lesson-first-5-right = 2 points, and sheep: your objective will pay 7. More tiles turn up.
lesson-first-5-other-hidden = Brave: it may ask for a building you lack. Take the open tile, El Puente.
lesson-first-5-other = Good later. The river leads to sheep: play River.
lesson-first-6-title = One road further
lesson-first-6-say = A road card goes exactly one road from one of your buildings. Four of yours joined by roads can score 7.
lesson-first-6-task = Play Road, build on any tile it reaches
lesson-first-6-right =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }. New neighbours turn up, for everybody.
lesson-first-6-other = Keep that one. Try Road.
lesson-first-7-title = Must build
lesson-first-7-say = Later in the round. A card that can build must build, even for minus points. If no tile fits your supply, the card is simply spent.
lesson-first-8-title = A secret bird
lesson-first-8-say = A bird on a tile: you draw a token worth 1, 2 or 3. Only you see it, and it counts at the end of the game.
lesson-first-9-title = Score at the right moment
lesson-first-9-say = Sheep pays 7 to everybody with a sheep tile. Now that is only you.
lesson-first-9-task = Play Sheep
lesson-first-9-right = 7 points for you alone, yet you stop on { $standing }: Bruno stands on { $rival }.
lesson-first-9-other = Do that later. Now only you have sheep: score before somebody joins you.
lesson-first-10-title = No two on one space
lesson-first-10-say = That space was Bruno’s, so you stopped one short. Nobody ever shares a space: watch it before you score.
lesson-first-11-title = Rich and dangerous
lesson-first-11-say = Volcano tiles bring the most points and gold. But the Eruption, a card in one of the sets, costs 2 for every building there, and burns them all.
lesson-first-12-title = Once more
lesson-first-12-say = When all cards are played, the round ends: buildings come home, tiles stay. The lowest score chooses first among the others’ played cards. Then round 2, and the birds count. Ready?
