"""The games: every subpackage with a ``game.py``, and whatever others register as ``antilles.games``.

A process has one set of data for each of our games: the package's, with what the owner of the house has corrected. It
is read when the game is imported. ``with_data`` finds a game with another set.
"""

from __future__ import annotations

import pkgutil
import sys
from functools import cache
from importlib import import_module

from antilles.kernel.data import Corrections, correct, digest_of, is_decided
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


def package_name(name: str) -> str:
    return f"{__name__}.{name}"


def own(name: str) -> Game:
    package = package_name(name)
    if not is_loaded(name) and not is_decided(package):
        correct(package, _house_corrections(name))
    game: Game = import_module(f"{package}.game").GAME
    return game


def is_loaded(name: str) -> bool:
    """Whether this process has settled for the data of one of our games."""
    return f"{__name__}.{name}.components" in sys.modules


def _house_corrections(name: str) -> Corrections:
    """What the owner of this house has corrected. Games do no input and output: whoever does is asked by name."""
    found: Corrections = import_module("antilles.box.files").corrections_here(name)
    return found


def with_data(name: str, corrections: Corrections, settle: bool = False) -> Game:
    """The game of that name with this set of data.

    That of this process if it has the set, or if it has none yet and may ``settle`` for this one; otherwise a copy,
    which is interpreted. Games of others have no sets: they are what they are.
    """
    plain = plain_name(name)
    if plain not in own_names():
        return find(name)
    if settle and not is_loaded(plain):
        correct(package_name(plain), corrections)
    game = own(plain)
    if digest_of(game.corrections) == digest_of(corrections):
        return game
    from antilles.kernel.copies import copy_of

    return copy_of(package_name(plain), corrections, digest_of(corrections))


def plain_name(name: str) -> str:
    if not isinstance(name, str):
        raise NoSuchGame(f"a game is named by a text, not by {name!r}")
    return name.strip().lower().replace("-", "_").replace(" ", "_")


def find(name: str) -> Game:
    """The game of that name; hyphens and capitals are forgiven. One of ours is loaded without the others."""
    plain = plain_name(name)
    if plain in own_names():
        return own(plain)
    game = games().get(plain)
    if game is None:
        raise NoSuchGame(f"there is no game {name!r}: {', '.join(games())}")
    return game
