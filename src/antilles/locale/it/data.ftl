# Partite come dati: sim

help-sim = Fai giocare i bot e conserva le partite come dati.
help-sim-out = Conserva le partite in questo file, .jsonl o .parquet, e continua da lì.
help-sim-games = Quante partite deve contenere il file.
help-sim-observations = Conserva in numeri ciò che vedeva ogni posto chiamato a decidere.
help-sim-visits = Conserva quante volte un bot che cerca ha provato ogni mossa.
help-sim-legal = Conserva ciò che il posto che decide avrebbe potuto fare, mossa per mossa.
help-cluster = Gioca sul cluster Ray a questo indirizzo: ray://host:porta, o auto per quello di questa macchina.

sim-bots = Chi deve giocare? Indica i bot con --bots: { $bots }.
sim-ending = { $file } deve finire con uno di questi: { $endings }.
sim-other = { $file } non contiene partite con queste impostazioni; scegli un altro file.
sim-parquet = I file Parquet richiedono pyarrow: pip install antilles[parquet].
sim-done =
    { $n ->
        [one] { $file } contiene { $n } partita.
       *[other] { $file } contiene { $n } partite.
    }
no-cluster = A { $address } non c’è nessun cluster Ray ({ $reason }). Ray si installa con pip install antilles[ray].
