# La scuola: lezioni, problemi, partita del giorno.

lesson-you = Tu
lesson-right = Ben fatto.
