"""The engines as research environments: PettingZoo, Gymnasium, OpenSpiel and a batch of games in NumPy."""
