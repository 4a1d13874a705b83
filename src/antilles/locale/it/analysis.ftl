# Analisi delle partite finite

help-analyse = Dire chi ha vinto e come: fortuna, abilità, regali e mosse decisive.
help-analyse-depth = Profondità: quick impiega uno o due secondi, deep fino a un minuto.
help-analyse-seed = Seme: lo stesso dà gli stessi numeri.
help-analyse-plot = Disegnare in questo file le probabilità di vittoria lungo la partita.
help-analyse-cache = Conservare quanto trovato e riprendere quanto già trovato.
help-analyse-recheck = Rifare ogni motivo su continuazioni nuove e contare quelli che reggono.

analyse-depth = La profondità «{ $name }» non esiste; scegli tra { $depths }.
analyse-one-plot = Un’immagine richiede esattamente una registrazione.
analyse-seed = Il seme dev’essere compreso tra 0 e { $most }.
analyse-unfinished = { $file }: questa partita non è finita; si può analizzare solo una partita finita.

analysis-depth = { $depth ->
    [deep] studio approfondito
   *[quick] sguardo rapido
}
analysis-title = { $game } ({ $file }), { analysis-depth }, seme { $seed }: su 100 partite
analysis-data = Partita giocata con dati corretti da una copia stampata: { $digest }.
analysis-start = Inizio
analysis-luck = Fortuna
analysis-skill = Mosse proprie
analysis-blind = di cui imprevedibile
analysis-others = Dagli altri
analysis-residual = Resto
analysis-end = Fine
analysis-adjusted = Senza fortuna
analysis-accuracy = Precisione
analysis-gifts = Chi ha dato a chi: una riga dà, una colonna riceve
analysis-turning-points = Svolte
analysis-no-turning-points = Nessuna mossa da sola ha deciso questa partita.
analysis-moment = { $number }. Riga { $line }:
analysis-draw = Estrazione: { $move }.
analysis-played = { $who }: { $move }.
analysis-missed = { $who }: { $move }. Meglio: { $better }.
analysis-gain =
    { $n ->
        [one] Vale circa { $n } partita su 100 (da { $low } a { $high }).
       *[other] Vale circa { $n } partite su 100 (da { $low } a { $high }).
    }
analysis-gain-exact =
    { $n ->
        [one] Vale { $n } partita su 100.
       *[other] Vale { $n } partite su 100.
    }
analysis-blind-lost =
    { $n ->
        [one] Di quanto è costata, { $n } partita su 100 non si poteva prevedere.
       *[other] Di quanto è costata, { $n } partite su 100 non si potevano prevedere.
    }
analysis-blind-won =
    { $n ->
        [one] Quel che non si poteva prevedere è valso { $n } partita su 100.
       *[other] Quel che non si poteva prevedere è valso { $n } partite su 100.
    }
analysis-note = Valori: metà per la vittoria, metà per il posto, su 100. Inizio, fortuna, mosse proprie, apporto degli altri e resto danno la fine. Resto: dove la misura si è contraddetta. Le mosse proprie sono misurate su ciò che avrebbe fatto il bot che analizza.
analysis-picture = { $game }: probabilità di vittoria
analysis-rechecked =
    { $n ->
        [one] { $n } partita: di { $said } motivi, { $held } reggono su continuazioni nuove.
       *[other] { $n } partite: di { $said } motivi, { $held } reggono su continuazioni nuove.
    }

reason-event =
    { $more ->
        [yes] Poi succede più spesso: «{ $event }», { $better } { $better ->
            [one] volta
           *[other] volte
        } su 100 invece di { $played }.
       *[no] Poi succede meno spesso: «{ $event }», { $better } { $better ->
            [one] volta
           *[other] volte
        } su 100 invece di { $played }.
    }
reason-points = { $who } finisce in media con { $better } punti invece di { $played }.
reason-first = { $who } vince { $better } { $better ->
        [one] partita
       *[other] partite
    } su 100 invece di { $played }.
reason-against-event =
    { $more ->
        [yes] Però succede anche più spesso: «{ $event }», { $better } { $better ->
            [one] volta
           *[other] volte
        } su 100 invece di { $played }.
       *[no] Però succede meno spesso: «{ $event }», { $better } { $better ->
            [one] volta
           *[other] volte
        } su 100 invece di { $played }.
    }
reason-against-points = Però { $who } finisce in media con { $better } punti invece di { $played }.
reason-against-first = Però { $who } vince { $better } { $better ->
        [one] partita
       *[other] partite
    } su 100 invece di { $played }.
