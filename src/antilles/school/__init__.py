"""What teaches the games: lessons on the real board, the game on one page, puzzles, the deal of the day."""
