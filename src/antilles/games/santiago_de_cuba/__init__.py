"""Santiago de Cuba (Michael Rieneck, 2011)."""
