"""What is packed for browsers is all that the house there imports."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile

import pytest

from tools import engine

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


def test_the_engine_is_sent_in_six_megabytes() -> None:
    made = engine.MADE / "engine.json"
    if not made.exists():
        pytest.skip("the libraries for browsers could not be had here")
    parts = json.loads(made.read_text(encoding="utf-8"))
    assert sum(part["sent"] for part in parts.values()) <= MOST_SENT
