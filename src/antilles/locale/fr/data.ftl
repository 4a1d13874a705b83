# Parties comme données : sim

help-sim = Faire jouer des bots et garder les parties comme données.
help-sim-out = Garder les parties dans ce fichier, .jsonl ou .parquet, et continuer à partir de lui.
help-sim-games = Nombre de parties que le fichier doit contenir.
help-sim-observations = Garder ce que voyait chaque place qui décide, en nombres.
help-sim-visits = Garder combien de fois un bot qui cherche a essayé chaque coup.
help-sim-legal = Garder ce que la place qui décide aurait pu faire, coup par coup.
help-cluster = Jouer sur la grappe Ray à cette adresse : ray://hôte:port, ou auto pour celle de cette machine.

sim-bots = Qui doit jouer ? Nommez des bots avec --bots : { $bots }.
sim-ending = Le nom de { $file } doit se terminer par : { $endings }.
sim-other = { $file } contient autre chose que des parties de ces réglages ; choisissez un autre fichier.
sim-parquet = Les fichiers Parquet demandent pyarrow : pip install antilles[parquet].
sim-done =
    { $n ->
        [one] { $n } partie est dans { $file }.
       *[other] { $n } parties sont dans { $file }.
    }
no-cluster = Aucune grappe Ray à l’adresse { $address } ({ $reason }). Ray s’installe avec pip install antilles[ray].
