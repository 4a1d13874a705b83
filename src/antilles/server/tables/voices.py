"""What stands for people in the chat of a table."""

from __future__ import annotations

import hmac

from antilles.server.tables.desk import Desk


def voice(desk: Desk, person: str) -> str:
    """It is the same for all that a person says at one table, and leads neither to them nor to another table.

    It is made with a key of the house: whoever knows the id of a person cannot look for them by it.
    """
    key = desk.draw.key(f"voice {desk.head.table}")
    return hmac.digest(key.encode(), person.encode(), "sha256").hex()[:16]
