"""Santo Domingo (Stefan Risthaus): eight cards each, chosen in secret, three rows on the board."""
