# Partite come dati: sim

help-sim = Far giocare i bot e conservare le partite come dati.
help-sim-out = Conservare le partite in questo file, .jsonl o .parquet, e continuare da lì.
help-sim-games = Quante partite deve contenere il file.
help-sim-observations = Conservare ciò che vedeva ogni giocatore che decide, in numeri.
help-sim-visits = Conservare quante volte un bot che cerca ha provato ogni mossa.
help-cluster = Giocare sul cluster Ray a questo indirizzo: ray://host:porta, o auto per quello di questa macchina.

sim-bots = Chi deve giocare? Indica i bot con --bots: { $bots }.
sim-ending = { $file } deve finire con uno di questi: { $endings }.
sim-other = { $file } contiene altro che partite con queste impostazioni; scegli un altro file.
sim-parquet = I file Parquet richiedono pyarrow: pip install antilles[parquet].
sim-done =
    { $n ->
        [one] { $n } partita è in { $file }.
       *[other] { $n } partite sono in { $file }.
    }
no-cluster = Non c’è alcun cluster Ray a { $address } ({ $reason }). Ray arriva con pip install antilles[ray].
