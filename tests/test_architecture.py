"""docs/architecture.md says what is: its layers and the files of a game's package are those of the tree."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from antilles.games import games
from tests.test_layers import ALLOWED
from tools import compile as compiling, fields

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "antilles"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
OURS = [name for name in games() if (SOURCES / "games" / name).is_dir()]


def table(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, without its head."""
    lines = PAGE[PAGE.index(f"## {heading}\n") :].splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("|---"))
    rows = []
    for line in lines[first + 1 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def test_the_layers_are_the_folders_in_the_order_of_their_imports() -> None:
    rows = {layer.strip("`"): set(re.findall(r"`(\w+)`", allowed)) for layer, _, allowed in table("Layers")}
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    layers = set(ALLOWED)

    assert set(rows) == folders == layers
    for layer, allowed in rows.items():
        assert (layers - {"cli"} if layer == "cli" else allowed) == ALLOWED[layer] & layers, layer


@pytest.mark.parametrize("heading", ["Layers", "One game package"])
def test_a_table_names_nothing_twice(heading: str) -> None:
    names = [row[0] for row in table(heading)]

    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_the_files_of_the_table(game: str) -> None:
    compiled = {path.name for path in compiling.sources() if path.parent == SOURCES / "games" / game}
    for name, _, said in table("One game package"):
        path = SOURCES / "games" / game / name.strip("`")
        assert path.exists(), f"{game} has no {name}"
        assert said == ("–" if path.suffix != ".py" else "yes" if path.name in compiled else "no"), name


def imports(path: Path, package: str) -> set[str]:
    """The modules of its own package that a module imports, wherever it does, type checking included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{package}."):
            found.add(node.module.removeprefix(f"{package}.").partition(".")[0])
    return found


@pytest.mark.parametrize("game", OURS)
def test_no_modules_of_a_game_import_each_other(game: str) -> None:
    folder = SOURCES / "games" / game
    graph = {path.stem: imports(path, f"antilles.games.{game}") for path in folder.glob("*.py")}
    while True:
        leaves = {module for module, needed in graph.items() if not needed & set(graph)}
        if not leaves:
            break
        graph = {module: needed for module, needed in graph.items() if module not in leaves}

    assert not graph, f"modules in cycles: {sorted(graph)}"


def test_what_is_written_from_the_fields_of_states_is_fresh() -> None:
    for game in OURS:
        text = (SOURCES / "games" / game / "state.py").read_text(encoding="utf-8")
        assert fields.BEGIN in text
        assert fields.rewritten(text) == text, "run python tools/fields.py"
