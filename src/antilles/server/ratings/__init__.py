"""Ratings: who agreed to them, how games change them, and where they are kept. See docs/ratings.md."""
