"""Four Caribbean trading games, exactly by their rulebooks.

The rules run compiled where compiled modules stand beside their sources, and interpreted otherwise. With the
environment variable ``ANTILLES_PURE`` set to 1, the sources are used even where compiled modules are there: the same
installation, the same files, slower. ``mode()`` says which of the two it is.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import Literal


class _SourcesOnly:
    """A finder that sees the ``.py`` files of this package and no extension modules."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("antilles."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target) for folder in path)
        return next((spec for spec in found if spec and spec.loader), None)


if os.environ.get("ANTILLES_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, _SourcesOnly)


def mode() -> Literal["compiled", "interpreted"]:
    """How the rules run in this process."""
    state = find_spec("antilles.kernel.state")
    return "interpreted" if state is None or str(state.origin).endswith(".py") else "compiled"


def interpreted_by_accident() -> bool:
    """Do the rules run interpreted although nobody asked for it with ``ANTILLES_PURE``?"""
    return os.environ.get("ANTILLES_PURE", "0") in ("", "0") and mode() == "interpreted"
