"""When a process ends: with its parent, and in time, whatever it waits for."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from multiprocessing.connection import Connection

LAST_WORD = 13.0
"""Seconds after which a process that was told to end ends, whatever it still waits for."""
PDEATHSIG = 1


def die_with_parent(number: int = signal.SIGTERM) -> None:
    """Ask the kernel to signal this process when its parent ends; only Linux can."""
    if sys.platform == "linux":
        parent = os.getppid()
        ctypes.CDLL(None, use_errno=True).prctl(PDEATHSIG, int(number))
        if os.getppid() != parent:  # it ended before we asked
            os.kill(os.getpid(), number)


def end_by(seconds: float) -> None:
    """This process ends by then, whatever it waits for."""

    def end() -> None:
        os._exit(1)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


def watch(parent: Connection) -> None:
    """End when the parent has: its end of the pipe is closed then."""

    def look() -> None:
        try:
            parent.recv()
        except (EOFError, OSError):
            end_by(LAST_WORD)
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=look, name="antilles-parent", daemon=True).start()
