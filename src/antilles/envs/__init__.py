"""The engines as research environments: PettingZoo, Gymnasium, OpenSpiel and a batch of games in NumPy.

Each module needs the library it serves and no other: ``aec`` and ``parallel`` PettingZoo, ``single`` Gymnasium,
``spiel`` OpenSpiel, ``batch`` NumPy alone.
"""
