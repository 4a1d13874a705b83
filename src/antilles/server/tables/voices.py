"""What stands for people in the chat of a table."""

from __future__ import annotations

import hashlib


def voice(table: str, person: str) -> str:
    """It is the same for all that a person says at one table, and leads neither to them nor to another table."""
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:16]
