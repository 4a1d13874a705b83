pearl-name = { $pearl ->
    [white] blanche
    [pink] rose
   *[black] noire
}
coin-count = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
option-rounds = Durée
option-rounds-3 = 3 manches
option-rounds-5 = 5 manches
move-pearl = Une perle { pearl-name }
move-keep = Garder la perle
move-sell = Vendre la perle
move-buy = Acheter une lampe
move-pass = Ne rien acheter

event-dives = { $who } trouve une perle.
event-you-find = Vous trouvez une perle { pearl-name }.
event-has-chosen = { $who } a choisi.
event-you-keep = Vous garderez votre perle.
event-you-sell = Vous vendrez votre perle.
event-keeps = { $who } garde une perle.
event-sells = { $who } vend une perle { pearl-name } pour { coin-count }.
event-buys = { $who } achète une lampe.
event-passes = { $who } n’achète rien.

refusal-not-by-hand = Les perles sortent du sac, et rien d’autre n’en sort.
refusal-lamps = Vous pouvez avoir { $most } lampes au plus.
refusal-coins = Une lampe coûte { $need } pièces ; vous en avez { $have }.
why-0 = le plus de points
why-1 = le plus de lampes
poster = Plongez pour des perles : vendez-les ou gardez-les pour la fin.
poster-weight = léger
view-round = Manche
view-sold = Vendues : blanches, roses, noires
view-divers = Les plongeurs
view-coins = Pièces
view-lamps = Lampes
view-holds = Perle en main
view-kept = Perles gardées
view-chest = Blanches, roses, noires
view-pearl = Votre perle
view-choice = Vous avez scellé
view-pearl-value = { pearl-name }
