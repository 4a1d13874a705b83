"""The games: every subpackage with a ``game.py``, and whatever others register as ``antilles.games``."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from antilles.kernel.game import Game


class NoSuchGame(LookupError):
    """No game of that name is installed."""


@cache
def games() -> dict[str, Game]:
    """All installed games by name, ours first."""
    from importlib.metadata import entry_points

    found: dict[str, Game] = {name: own(name) for name in own_names()}
    for entry in entry_points(group="antilles.games"):
        found.setdefault(entry.name, entry.load())
    return found


@cache
def own_names() -> tuple[str, ...]:
    """A game has the name of its package."""
    return tuple(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def own(name: str) -> Game:
    game: Game = import_module(f"{__name__}.{name}.game").GAME
    return game


def find(name: str) -> Game:
    """The game of that name; hyphens and capitals are forgiven. One of ours is loaded without the others."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    if plain in own_names():
        return own(plain)
    game = games().get(plain)
    if game is None:
        raise NoSuchGame(f"there is no game {name!r}: {', '.join(games())}")
    return game
