"""One run a file: two that write the same results would write over each other."""

from __future__ import annotations

import fcntl
from typing import IO, Any


class InUse(RuntimeError):
    """Another run is writing this file."""


def hold(file: IO[Any]) -> None:
    """Hold an open file until it is closed, or ``InUse``."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise InUse(str(file.name)) from None
