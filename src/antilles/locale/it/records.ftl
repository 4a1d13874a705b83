# Che cosa può non andare nella registrazione di una partita

record-place = Riga { $line }, colonna { $column }: { $sentence }

## Forma

record-too-long = La registrazione ha più di { $most } righe.
record-line-too-long = Questa riga ha più di { $most } caratteri.
record-control-character = Qui c’è un carattere di controllo; una registrazione è testo semplice.
record-not-a-line = «{ $text }» non è né una riga d’intestazione (nome: valore) né una mossa (posto e mossa).
record-header-late = Le righe d’intestazione vengono prima della prima mossa.
record-header-twice = L’intestazione «{ $name }» c’è due volte.
record-header-unknown = Una registrazione non ha l’intestazione «{ $name }».
record-header-missing = Manca l’intestazione «{ $name }».
record-not-a-number = «{ $name }» vuole un numero intero, non «{ $text }».
record-count = «{ $name }» vuole un numero per ognuno dei { $seats } posti.
record-option = «{ $text }» non è un’opzione; un’opzione si scrive nome=valore.
record-no-such-seat = Il posto { $seat } non esiste: i { $seats } posti si contano da 0.
record-move-missing = Un posto senza mossa.

## Verità

record-other-game = È la registrazione di un altro gioco: «{ $game }».
record-edition = La registrazione viene dall’edizione { $edition } delle regole; questa è la { $ours }.
record-unknown-move = Il gioco non ha la mossa «{ $text }».
record-over = La partita è già finita: «{ $text }» arriva troppo tardi.
record-not-asked = Non tocca al posto { $seat }: «{ $text }».
record-illegal = «{ $text }» non è permesso qui.
record-unfinished = La registrazione dichiara un risultato, ma la partita non è finita.
record-result = «{ $name }» non è esatto; rigiocando si ottiene { $real }.
