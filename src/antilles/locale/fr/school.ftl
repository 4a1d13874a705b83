# L’école : leçons, problèmes, donne du jour.

lesson-you = Vous
lesson-right = Bien joué.
