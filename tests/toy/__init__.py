"""Pearl Divers, a toy game in plain Python as a third party would write it: it lives only in these tests.

Chance, a draw that one seat alone sees, sealed choices, an option: what a kernel must bear that knows no game by name.
"""
