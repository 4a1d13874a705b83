"""The games by the data of this house as they are now: an owner may correct them while a server runs."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from antilles.box.files import WrongFile, corrections_here, file_here
from antilles.games import games, own_names, package_name
from antilles.kernel.copies import copy_of
from antilles.kernel.data import Corrections, DataError, whole_digest
from antilles.kernel.game import Game

log = logging.getLogger("antilles.box")
KEPT = 16


def game_here(name: str) -> Game:
    """The game that new tables are played by; ``KeyError`` where there is none of that name.

    That of this process, at full speed, unless the owner has corrected its data since it began; then a copy.
    """
    game = games()[name]
    path = file_here(name) if name in own_names() else None
    if path is None:
        return game
    corrections = _as_of(name, path, _stamp(path))
    if corrections is None or whole_digest(corrections) == whole_digest(game.corrections):
        return game
    try:
        return copy_of(package_name(name), corrections, whole_digest(corrections))
    except DataError as error:
        log.error("%s: %s", path, error)
        return game


def _stamp(path: Path) -> tuple[int, int, int]:
    """Changes whenever the file does."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0, 0)
    return (found.st_mtime_ns, found.st_size, found.st_ino)


@lru_cache(KEPT)
def _as_of(name: str, path: Path, stamp: tuple[int, int, int]) -> Corrections | None:  # noqa: ARG001 - the key
    """The corrections in the file; None while it is wrong, so that what this process has holds on."""
    try:
        return corrections_here(name)
    except WrongFile as wrong:
        log.error("%s, line %d: %s %s", wrong.file, wrong.line, wrong.key, dict(wrong.facts))
        return None
