# Quello che dice il pappagallo nelle lezioni di questo gioco.

lesson-first-1-title = Tre isole, due round
lesson-first-1-say = Costruisci sulle tessere e giochi carte che danno punti. Le tessere Costa sono a faccia in su, l’interno è nascosto. Dopo due round vince chi ha più punti.
lesson-first-2-title = Leggi una tessera
lesson-first-2-say = Una tessera indica il suo edificio: casa, chiesa o faro; nella riserva ne hai pochi. Il numero si segna subito. I disegni piccoli sono risorse, come il pesce, o un uccello. Gli obiettivi li contano.
lesson-first-2-task = Tocca una tessera Costa
lesson-first-2-right = La barra dice che cosa porta. Toccane altre, se vuoi.
lesson-first-3-title = Dieci carte
lesson-first-3-say = Sette carte costruiscono: Nave su una Costa libera, Fiume lungo un tuo fiume, Strada a distanza di una strada da un tuo edificio, Doppia due volte. Tre sono obiettivi: ognuno paga tutti quelli che lo soddisfano.
lesson-first-4-title = Lo sbarco
lesson-first-4-say = Ogni round comincia con uno sbarco: un edificio su una tessera Costa libera, senza carta. La foce di un fiume apre la via verso l’interno.
lesson-first-4-task = Sbarca a Boca Rica, alla foce del fiume Est
lesson-first-4-right = 2 punti. La tessera successiva lungo il fiume si gira.
lesson-first-4-other = Puoi sbarcare lì. Ma una foce porta più lontano: prova Boca Rica.
lesson-first-5-title = Lungo il fiume
lesson-first-5-say = Una carta Fiume costruisce su una tessera libera di un fiume dove hai un edificio, vicina o lontana, a faccia in su o nascosta.
lesson-first-5-task = Gioca Fiume e costruisci a El Puente
lesson-first-5-right = 2 punti, e le pecore: il tuo obiettivo ne darà 7. Si girano altre tessere.
lesson-first-5-other-hidden = Scelta coraggiosa, ma potrebbe chiedere un edificio che non hai. Scegli El Puente, a faccia in su.
lesson-first-5-other = Buona, più tardi. Il fiume porta alle pecore: gioca Fiume.
lesson-first-6-title = Una strada più in là
lesson-first-6-say = Una carta Strada va esattamente a una strada da un tuo edificio. Quattro tuoi edifici collegati da strade possono valere 7 punti.
lesson-first-6-task = Gioca Strada e costruisci su una tessera raggiungibile
lesson-first-6-right =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. Si girano nuove tessere vicine, per tutti.
lesson-first-6-other = Questa conservala. Prova Strada.
lesson-first-7-title = Costruire è un obbligo
lesson-first-7-say = Più avanti nel round. Una carta che può costruire deve costruire, anche per punti negativi. Se nessuna tessera va bene per la tua riserva, la carta è semplicemente spesa.
lesson-first-8-title = Un uccello segreto
lesson-first-8-say = Un uccello su una tessera: peschi un gettone da 1, 2 o 3 punti. Lo vedi solo tu, e conta alla fine della partita.
lesson-first-9-title = Segna al momento giusto
lesson-first-9-say = Pecore dà 7 punti a chiunque abbia una tessera con pecore. Ora sei l’unica persona ad averne una.
lesson-first-9-task = Gioca Pecore
lesson-first-9-right = 7 punti solo per te, ma arrivi a { $standing }: sul { $rival } c’è Bruno.
lesson-first-9-other = Più tardi. Ora nessun altro ha pecore: segna ora.
lesson-first-10-title = Mai in due su uno spazio
lesson-first-10-say = Quello spazio era di Bruno, quindi ti fermi uno spazio prima. Nessuno divide mai uno spazio: guardalo prima di segnare.
lesson-first-11-title = Ricchi e pericolosi
lesson-first-11-say = Le tessere Vulcano danno più punti di tutte, e l’oro. Ma l’Eruzione, una carta di uno dei set, costa 2 punti per ogni edificio che vi sta, e li distrugge tutti.
lesson-first-12-title = Ancora una volta
lesson-first-12-say = Giocate tutte le carte, il round finisce: gli edifici tornano nella riserva, le tessere restano. Chi ha meno punti sceglie per primo il set giocato da un altro. Poi il 2º round e gli uccelli. Si gioca?
