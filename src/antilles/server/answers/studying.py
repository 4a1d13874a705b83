"""Analysing a finished game beside whoever plays: in a process of the server, in a worker of a browser."""

from __future__ import annotations

import time
from collections.abc import Callable

from antilles.analysis import DEPTHS, encode
from antilles.analysis.analyse import Work
from antilles.games import with_data
from antilles.kernel.record import parse_record

PAUSE = 0.5
"""Seconds between two words on how far it is, and what it has found."""
Progress = Callable[[int, int, str], object]
"""How many steps are done, of how many, and the ledger of the lines that were looked at."""


def study(game: str, record: str, depth: str, progress: Progress) -> str:
    """The ledger of a record, by the data that the record was made with."""
    read = parse_record(record)
    work = Work(with_data(game, read.values, settle=True), read, DEPTHS[depth])
    last = time.monotonic()
    for done in work.steps():
        if time.monotonic() - last >= PAUSE:
            progress(done, work.all, encode(work.so_far()))
            last = time.monotonic()
    return encode(work.so_far())
