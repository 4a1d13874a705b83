"""Standing orders: what a seat says beforehand about its next turn."""
