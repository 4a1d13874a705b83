"""Files and functions stay short enough to be read at one go, and a name says what a thing is."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.sources import HOME, MODULES, nodes

MOST_LINES = 400
MOST_IN_A_FUNCTION = 40
LONGER = {
    "bots/search.py select": "the inner loop of the search: a call would cost as much as its work",
    "games/cuba/state.py copy": "written by tools/fields.py, a line a field",
    "server/store/migrations/versions/0001_first.py upgrade": "the tables of the first database: data",
    "server/store/migrations/versions/0009_friends.py upgrade": "the tables of friends and blocks: data",
}
"""Functions that may be longer, and why."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(path: Path) -> Iterator[Function]:
    for node in nodes(path):
        if isinstance(node, Function):
            yield node


def lines_of(function: Function) -> int:
    """The lines of what it does: a signature of many options and a docstring are not read for that."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return (function.end_lineno or 0) - body[0].lineno + 1 if body else 0


def test_no_file_is_longer_than_a_sitting() -> None:
    lines = {str(path.relative_to(HOME)): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}

    assert not {name: count for name, count in lines.items() if count > MOST_LINES}


def test_no_function_is_longer_than_a_screen() -> None:
    long = {
        f"{path.relative_to(HOME)} {function.name}"
        for path in MODULES
        for function in functions(path)
        if lines_of(function) > MOST_IN_A_FUNCTION
    }

    assert long == set(LONGER)


def test_no_variable_is_called_one() -> None:
    """Rules, bots and command line; the kernel's ``one`` writes a single 1 into an observation."""
    called = {
        f"{path.relative_to(HOME)}:{node.lineno}"
        for path in MODULES
        if path.relative_to(HOME).parts[0] != "server"
        for node in nodes(path)
        if (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == "one")
        or (isinstance(node, ast.arg) and node.arg == "one")
    }

    assert not called
