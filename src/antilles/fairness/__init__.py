"""Sealed draws: how chance is drawn so that nobody can choose it, and how anybody can check that.

``docs/fairness.md`` has the protocol. Nothing here reads a clock, a file or the system's randomness.
"""
