"""The modules of the package, read once: what several tests look at."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import antilles

HOME = Path(antilles.__file__).parent
MODULES = sorted(HOME.rglob("*.py"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All nodes of a module, in the order of ``ast.walk``."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
