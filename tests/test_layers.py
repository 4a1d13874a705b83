"""Who may import whom, read from the sources, so that an import inside a function is seen too."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import HOME, MODULES, nodes

GAMES = sorted(path.parent.name for path in (HOME / "games").glob("*/__init__.py"))

ALLOWED = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel"},
    "box": {"kernel", "games"},
    "locale": {"kernel", "games", "box"},
    "testing": {"kernel", "games", "locale", "mode"},
    "analysis": {"kernel", "games", "bots", "locale"},
    "fairness": {"kernel"},
    "school": {"kernel", "games", "bots", "locale", "analysis"},
    "arena": {"kernel", "games", "bots", "analysis"},
    "envs": {"kernel", "games", "bots", "locale", "interpreted_by_accident"},
    "server": {"kernel", "games", "box", "bots", "locale", "analysis", "school", "arena", "fairness", "mode"},
    "cli": {
        "kernel",
        "games",
        "box",
        "bots",
        "locale",
        "testing",
        "analysis",
        "school",
        "arena",
        "fairness",
        "envs",
        "server",
        "mode",
        "interpreted_by_accident",
    },
}
CLOSED = ("kernel", "games", "bots")
NATIVE = {"librt", "mypy_extensions"}
ONLY_FOR_TYPES = {"typing_extensions"}
# fmt: off
OUTSIDE_WORLD = {
    "asyncio", "ctypes", "datetime", "fileinput", "getpass", "glob", "http", "io", "locale", "logging", "mmap",
    "multiprocessing", "os", "pathlib", "platform", "queue", "random", "sched", "secrets", "select",
    "selectors", "shelve", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile",
    "threading", "time", "urllib", "uuid", "zoneinfo",
}
# fmt: on
OUTSIDE_CALLS = {"open", "print", "input", "breakpoint", "eval", "exec"}


def layer(path: Path) -> str:
    return path.relative_to(HOME).parts[0].removesuffix(".py")


def package(path: Path) -> list[str]:
    return ["antilles", *path.relative_to(HOME).parts[:-1]]


def imports(path: Path) -> Iterator[str]:
    """Full names of all that a module imports, wherever it does."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package(path)[: len(package(path)) - node.level + 1] if node.level else []
            base = ".".join([*above, node.module] if node.module else above)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def strings(path: Path) -> list[str]:
    """The string constants of a module without its docstrings, which may give examples."""
    docstrings = {node.value for node in nodes(path) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings
    ]


def faults(path: Path) -> Iterator[str]:
    """What a module imports and may not."""
    mine = layer(path)
    for name in imports(path):
        parts = name.split(".")
        if parts[0] != "antilles":
            if mine in CLOSED and not allowed_outside(parts, path):
                yield name
            continue
        theirs = parts[1] if len(parts) > 1 else ""
        if theirs != mine and theirs not in ALLOWED.get(mine, set()):
            yield name
        if theirs == "games" and len(parts) > 2 and parts[2] in GAMES and parts[:3] != package(path)[:3]:
            yield f"{name} (a game by name)"


def allowed_outside(parts: list[str], path: Path) -> bool:
    """For the closed layers: the standard library without the outside world, and what compiled code needs."""
    if parts[:2] == ["importlib", "resources"]:
        return path == HOME / "kernel" / "data.py"
    return parts[0] in NATIVE | ONLY_FOR_TYPES or (
        parts[0] in sys.stdlib_module_names and parts[0] not in OUTSIDE_WORLD
    )


def test_a_module_imports_only_what_its_layer_may() -> None:
    found = {str(path.relative_to(HOME)): list(faults(path)) for path in MODULES}

    assert not {name: wrong for name, wrong in found.items() if wrong}


@pytest.mark.parametrize("name", CLOSED)
def test_rules_and_bots_do_no_input_or_output(name: str) -> None:
    calls = {
        f"{path.relative_to(HOME)}:{node.lineno} {node.func.id}"
        for path in MODULES
        if layer(path) == name
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OUTSIDE_CALLS
    }

    assert not calls


@pytest.mark.parametrize("name", ["kernel", "bots", "analysis", "arena", "testing", "envs", "server", "locale"])
def test_what_serves_every_game_names_none(name: str) -> None:
    named = {
        f"{path.relative_to(HOME)}: {game}"
        for path in MODULES
        if layer(path) == name
        for text in strings(path)
        for game in GAMES
        if game in text.lower()
    }

    assert not named


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel/x.py", "from antilles.games import find"),
        ("kernel/x.py", "def f() -> None:\n    import random"),
        ("kernel/x.py", "from importlib.resources import files"),
        ("kernel/x.py", "import rich"),
        ("bots/x.py", "from antilles import games"),
        ("bots/x.py", "import antilles.server"),
        ("games/some_game/rules.py", "from antilles.bots import uniform"),
        ("games/some_game/rules.py", "from antilles.games.santo_domingo import rules"),
        ("games/some_game/rules.py", "from ..santo_domingo import rules"),
        ("cli/x.py", "from antilles.games.santo_domingo.game import GAME"),
    ],
)
def test_a_forbidden_import_is_found(module: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "HOME", tmp_path)
    path = tmp_path / module
    path.parent.mkdir(parents=True)
    path.write_text(line, encoding="utf-8")

    assert list(faults(path))
