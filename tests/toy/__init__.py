"""Pearl Divers, a toy game in plain Python as a third party would write it: it lives only in these tests.

It has what a kernel must bear: chance as a seat, a draw that one seat alone sees, sealed choices, an option. It
passes the same checks as the games of the box, which proves that the kernel knows none of them by name.
"""
