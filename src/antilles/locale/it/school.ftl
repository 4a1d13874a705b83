# La scuola: lezioni, problemi, mano del giorno.

lesson-you = Tu
lesson-right = Ben fatto.
