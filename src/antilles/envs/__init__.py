"""The engines as research environments: PettingZoo, Gymnasium, OpenSpiel and many games at once.

Each module needs the library it serves and no other: ``aec`` and ``parallel`` PettingZoo, ``single`` and ``batch``
Gymnasium, ``spiel`` OpenSpiel. For PettingZoo every installed game has a module, ``<game>_v0``, which no
file stands for: it is made when it is imported.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from antilles import interpreted_by_accident
from antilles.games import games

if interpreted_by_accident():
    warnings.warn(
        "Antilles runs interpreted, some fifty times slower: install a C compiler and Python's headers, then install it"
        " again (from a clone: make build)",
        stacklevel=2,
    )

VERSION = "_v0"
"""A change of actions, observations or rewards makes new modules with the next number."""


class GameModules(MetaPathFinder, Loader):
    """Finds ``antilles.envs.<game>_v0`` for every installed game."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if package != __name__ or not name.endswith(VERSION) or name.removesuffix(VERSION) not in games():
            return None
        return ModuleSpec(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        import_module(f"{__name__}.modules").fill(module, module.__name__.rpartition(".")[2].removesuffix(VERSION))


if not any(isinstance(finder, GameModules) for finder in sys.meta_path):
    sys.meta_path.append(GameModules())


def __getattr__(name: str) -> Any:
    """A game's module as an attribute: ``from antilles.envs import some_game_v0`` and the name in full alike."""
    if name.endswith(VERSION) and name.removesuffix(VERSION) in games():
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
