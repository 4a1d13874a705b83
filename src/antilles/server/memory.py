"""Memory that is free goes back to the system: the C library keeps what lies between things that stay.

Tables and streams come and go, each of their own size, so free places lie among those in use; in an hour of 300 moves a
second they had become 40 MB.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys

PAUSE = 60.0


def give_back() -> None:
    """Take free pages out of the heap, where the C library can (glibc): a millisecond or two."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


async def give_back_forever() -> None:
    while True:
        await asyncio.sleep(PAUSE)
        give_back()
