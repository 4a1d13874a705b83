"""Further copies of a game with other data, beside the one of this process: for records and tables made with theirs.

The rules of a game are compiled once, into one unit, with the data that the process has for it. A copy runs the same
modules, interpreted, under a name of its own; kernel and bots stay as they are. So a process has one game at full speed
and as many others as there are sets of data that somebody needs to see.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader, SourcelessFileLoader
from importlib.util import find_spec, spec_from_file_location
from types import CodeType, ModuleType

from antilles.kernel.data import Corrections, correct
from antilles.kernel.game import Game

PREFIX = "antilles_copy_"


class _Renamed(SourceFileLoader):
    """Modules in which the game's package has the copy's name. A browser has their bytecode only."""

    def __init__(self, name: str, path: str, own: str, package: str) -> None:
        super().__init__(name, path)
        self._own = own
        self._package = package

    def get_code(self, fullname: str) -> CodeType:
        original = fullname.replace(self._package, self._own, 1)
        kind = SourceFileLoader if self.path.endswith(".py") else SourcelessFileLoader
        code = kind(original, self.path).get_code(original)
        assert code is not None
        return _renamed(code, self._own, self._package)


def _renamed(code: CodeType, own: str, package: str) -> CodeType:
    """The same code with another name for the package, in imports and texts."""

    def told(constant: object) -> object:
        if isinstance(constant, str):
            return constant.replace(own, package)
        if isinstance(constant, CodeType):
            return _renamed(constant, own, package)
        return tuple(told(part) for part in constant) if isinstance(constant, tuple) else constant

    names = tuple(name.replace(own, package) for name in code.co_names)
    return code.replace(co_consts=tuple(told(constant) for constant in code.co_consts), co_names=names)


class _Finder:
    """Finds the modules of one copy, in the folder of the original."""

    def __init__(self, own: str, package: str) -> None:
        self._own = own
        self._package = package
        spec = find_spec(own)
        assert spec is not None and spec.origin is not None and spec.submodule_search_locations
        self._folder = str(spec.submodule_search_locations[0])
        self._ending = spec.origin.rpartition(".")[2]

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self._package and not name.startswith(self._package + "."):
            return None
        is_package = name == self._package
        file = f"{self._folder}/{'__init__' if is_package else name.rpartition('.')[2]}.{self._ending}"
        return spec_from_file_location(
            name,
            file,
            loader=_Renamed(name, file, self._own, self._package),
            submodule_search_locations=[self._folder] if is_package else None,
        )


def copy_of(own: str, corrections: Corrections, digest: str) -> Game:
    """The game of a package with other data; ``DataError`` where it cannot be played with them."""
    package = f"{PREFIX}{own.rpartition('.')[2]}_{digest or 'package'}"
    if f"{package}.game" not in sys.modules:
        correct(package, corrections)
        finder = _Finder(own, package)
        sys.meta_path.insert(0, finder)
        try:
            import_module(f"{package}.game")
        except Exception:
            forget(package)
            raise
        finally:
            sys.meta_path.remove(finder)
    game: Game = sys.modules[f"{package}.game"].GAME
    return game


def copies() -> list[str]:
    """The digests of the sets of data of which this process has copies."""
    return [name.rpartition("_")[2] for name in sys.modules if name.startswith(PREFIX) and "." not in name]


def forget(package: str) -> None:
    """Leave nothing behind of a copy that is of no use."""
    for name in [name for name in sys.modules if name == package or name.startswith(package + ".")]:
        del sys.modules[name]
