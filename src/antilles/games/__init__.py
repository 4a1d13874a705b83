"""The games: every subpackage with a ``game.py``, and whatever others register as ``antilles.games``."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from antilles.kernel.game import Game


class NoSuchGame(LookupError):
    """No game of that name is installed."""


@cache
def games() -> dict[str, Game]:
    """All installed games by name, ours first."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            game: Game = import_module(f"{__name__}.{module.name}.game").GAME
            found[game.name] = game
    for entry in entry_points(group="antilles.games"):
        found.setdefault(entry.name, entry.load())
    return found


def find(name: str) -> Game:
    """The game of that name; hyphens and capitals are forgiven."""
    game = games().get(name.strip().lower().replace("-", "_").replace(" ", "_"))
    if game is None:
        raise NoSuchGame(name)
    return game
