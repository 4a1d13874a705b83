"""Analyses that are kept: one file each, by what was played, the appraiser, depth and seed; the oldest go first."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from antilles.analysis.analyse import digest
from antilles.analysis.result import Analysis, decode, encode
from antilles.analysis.settings import Depth, version_of
from antilles.kernel.game import Game
from antilles.kernel.record import Record

MOST_BYTES = 256 * 1024 * 1024


def name_of(game: Game, record: Record, depth: Depth, seed: int) -> str:
    """What an analysis is kept by."""
    return f"{digest(record)}-{version_of(game, record.seats)}-{depth.name}-{seed}"


class Cache:
    """A directory of analyses; what cannot be read or written is as if it were not there."""

    def __init__(self, directory: Path, most: int = MOST_BYTES) -> None:
        self.directory = directory
        self.most = most

    def get(self, name: str) -> Analysis | None:
        file = self.directory / f"{name}.json"
        try:
            found = decode(file.read_text(encoding="utf-8"))
        except (OSError, ValueError, KeyError, TypeError):
            return None
        with suppress(OSError):
            os.utime(file)
        return found

    def put(self, name: str, analysis: Analysis) -> None:
        with suppress(OSError):
            self.directory.mkdir(parents=True, exist_ok=True)
            part = self.directory / f".{name}.{os.getpid()}.part"
            part.write_text(encode(analysis), encoding="utf-8")
            part.replace(self.directory / f"{name}.json")
            self.tidy()

    def tidy(self) -> None:
        """Forget what was not asked for longest, until the rest fits."""
        files = [(file.stat().st_mtime, file.stat().st_size, file) for file in self.directory.glob("*.json")]
        size = sum(count for _, count, _ in files)
        for _, count, file in sorted(files):
            if size <= self.most:
                return
            file.unlink(missing_ok=True)
            size -= count
