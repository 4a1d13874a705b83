"""What is packed for browsers is all that the house there imports."""

from __future__ import annotations

import gzip
import json
import marshal
import os
import subprocess
import sys
import traceback
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools import bytecode, engine

EVENING = """
import asyncio, json, sys
from antilles.server.answers import studying
from antilles.server.pocket.house import House
from antilles.server.pocket.keeping import Memory

async def ask(house, method, path, body=None):
    found = await house.ask(method, path, json.dumps(body) if body else "", "fr")
    assert found.status == 200, found
    return json.loads(found.body)

async def evening():
    house = House(Memory(), studying.study)
    await house.begin()
    await ask(house, "POST", "/guests", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "trader"}]
    table = (await ask(house, "POST", "/tables", {"game": "santo_domingo", "seats": seats, "minutes": 5}))["table"]
    await ask(house, "GET", f"/tables/{table}?seat=0")
    await ask(house, "GET", f"/tables/{table}/hint?seat=0")
    await ask(house, "GET", "/games/cuba/lessons/first")
    for game in ("santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba"):
        await ask(house, "GET", f"/games/{game}/puzzles")
        await ask(house, "GET", f"/games/{game}/data")
    await ask(house, "GET", "/home")

asyncio.run(evening())
import antilles.server.pocket.browser
from antilles.games import with_data
other = with_data("santo_domingo", {"exchange_winter": ["4:1"] * 16})
assert type(other).__module__ != "antilles.games.santo_domingo.game" and other.start(2).actors()
print(json.dumps({name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}))
"""
MOST_SENT = 6_000_000
"""Bytes, by a host that compresses what is not yet compressed."""
DISPENSABLE = {"ssl", "_ssl"}
"""asyncio does without them."""


def test_all_that_is_imported_of_ours_and_of_python_is_packed() -> None:
    done = subprocess.run([sys.executable, "-c", EVENING], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    loaded = json.loads(done.stdout)
    packed = {name.removesuffix("/__init__.py").removesuffix(".py").replace("/", ".") for name, _ in engine.ours()}
    ours = {name for name, file in loaded.items() if name.partition(".")[0] == "antilles" and file}
    assert ours - packed == set()
    with zipfile.ZipFile(engine.PYTHON / "python_stdlib.zip") as archive:
        there = {name.partition("/")[0].removesuffix(".py") for name in archive.namelist()}
    library = {name.partition(".")[0] for name in loaded} & there & sys.stdlib_module_names
    assert library - engine.LIBRARY - DISPENSABLE == set()


def test_bytecode_without_sources_is_enough(tmp_path: Path) -> None:
    """The same evening, and a game by other data, from a folder as it is packed: by this Python."""
    for name, file in engine.ours():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".py"):
            place.with_suffix(".pyc").write_bytes(bytecode.compiled(file.read_bytes(), name))
        else:
            place.write_bytes(file.read_bytes())
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "ANTILLES_BOX": ""}
    done = subprocess.run(
        [sys.executable, "-c", EVENING], capture_output=True, text=True, check=False, env=environment, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr[-2000:]
    loaded = json.loads(done.stdout)
    ours = {name: file for name, file in loaded.items() if name.startswith("antilles") and file}
    assert {name for name, file in ours.items() if not file.startswith(str(tmp_path))} == set()
    assert all(file.endswith(".pyc") for file in ours.values())


def test_a_traceback_of_bytecode_names_function_and_file() -> None:
    source = (
        b'"""Why."""\n\n\ndef fail():\n    """It fails."""\n    return 1 / 0\n\n\nclass Made:\n    """A thing."""\n'
    )
    code = marshal.loads(bytecode.compiled(source, "house/fails.py")[16:])
    made: dict[str, Any] = {}
    exec(code, made)
    with pytest.raises(ZeroDivisionError) as caught:
        made["fail"]()
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (last.filename, last.lineno, last.name) == ("house/fails.py", 4, "fail")
    assert (made.get("__doc__"), made["fail"].__doc__, made["Made"].__doc__) == (None, None, ".")


def test_the_engine_is_packed_as_bytecode_and_sent_in_six_megabytes() -> None:
    made = engine.MADE / "engine.json"
    if not made.exists():
        pytest.skip("the libraries for browsers could not be had here")
    assert engine.packed(), "the engine is older than its sources: run make build"
    parts = json.loads(made.read_text(encoding="utf-8"))
    assert sum(part["sent"] for part in parts.values()) <= MOST_SENT
    house = gzip.decompress((engine.MADE / parts["house"]["file"]).read_bytes())
    length = int.from_bytes(house[:4], "little")
    names = {name for name, _ in json.loads(house[4 : 4 + length])}
    assert names == {name + "c" if name.endswith(".py") else name for name, _ in engine.ours()}
