"""Compile a folder's modules for Python in a browser, which then need not do it at every start.

Runs in that Python itself (``tools/engine.py`` starts it under Node), because bytecode belongs to one version. What
nobody reads there is left out: docstrings, the types of parameters and results (each function would carry another one
that makes them), and the line of every single instruction. A traceback names the line where a function begins.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

UNCHECKED = 0b01
"""Flag of bytecode that is valid by itself: its source is not there."""
NO_COLUMNS = 0x80 | 13 << 3
"""An entry of a table of lines, for up to eight units of code; then comes how many lines further on."""
MOST_UNITS = 8
SAME_LINE = 0
UNIT = 2
TYPED = "library/"
"""Python's own modules: Pyodide reads the types of some functions when it begins."""
Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def undocumented(tree: ast.Module) -> ast.Module:
    """Without docstrings. Classes keep a short one: data classes without any make themselves one at each start."""
    for node in ast.walk(tree):
        if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
            said = node.body[0]
            if isinstance(node, ast.ClassDef):
                node.body[0] = ast.copy_location(ast.Expr(ast.copy_location(ast.Constant("."), said)), said)
            elif len(node.body) > 1:
                del node.body[0]
            else:
                node.body[0] = ast.copy_location(ast.Pass(), said)
        elif isinstance(node, ast.ClassDef) and node.decorator_list:
            first = node.body[0]
            node.body.insert(0, ast.copy_location(ast.Expr(ast.copy_location(ast.Constant("."), first)), first))
    return tree


def untyped(tree: ast.Module) -> ast.Module:
    """Functions without the types of their parameters and results. Those of classes' fields stay: they are read."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def table(units: int) -> bytes:
    """All instructions on the line where the code begins."""
    whole, rest = divmod(units, MOST_UNITS)
    last = bytes((NO_COLUMNS | rest - 1, SAME_LINE)) if rest else b""
    return bytes((NO_COLUMNS | MOST_UNITS - 1, SAME_LINE)) * whole + last


def bare(code: CodeType) -> CodeType:
    """Without the line of every single instruction, which would be a third of all."""
    constants = tuple(bare(constant) if isinstance(constant, CodeType) else constant for constant in code.co_consts)
    return code.replace(co_consts=constants, co_linetable=table(len(code.co_code) // UNIT))


def compiled(source: bytes, name: str) -> bytes:
    """What stands in a ``.pyc``."""
    tree = undocumented(ast.parse(source))
    code = compile(tree if name.startswith(TYPED) else untyped(tree), name, "exec", dont_inherit=True)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + bytes(8)
    return header + marshal.dumps(bare(code))


def sources(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.rglob("*.py"))


def compile_folder(place: str) -> None:
    """Each module's source gives way to its bytecode."""
    folder = Path(place)
    for file in sources(folder):
        made = compiled(file.read_bytes(), file.relative_to(folder).as_posix())
        file.with_suffix(".pyc").write_bytes(made)
        file.unlink()
