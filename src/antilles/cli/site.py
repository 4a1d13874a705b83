"""``antilles site``: the page with the whole house in it, as a folder that any web server can serve."""

from __future__ import annotations

import hashlib
import html
import json
import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated

from antilles.box.house import game_here
from antilles.cli.arguments import Argument
from antilles.cli.terminal import WRONG, Failure, Terminal
from antilles.games import own_names
from antilles.kernel.data import played_by

PACKED = (".br", ".gz")
"""What the server has beside its files; other servers compress for themselves."""
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"
MARK = '<html lang="en"'
HEAD = '<meta charset="utf-8">'
BUILD = 'const BUILD = "'


def may_be_replaced(folder: Path) -> bool:
    """An earlier site, or nothing."""
    return folder.is_dir() and ((folder / "engine.json").is_file() or not any(folder.iterdir()))


def house_data() -> str:
    """What the owner of this house has corrected, by game: the site is played by it."""
    found = {name: played_by(game_here(name).corrections) for name in own_names()}
    return json.dumps({name: values for name, values in found.items() if values}, ensure_ascii=False)


def say_so(folder: Path) -> None:
    """The page says that no server stands behind it; whoever keeps another page takes this one for a newer."""
    index, keeper = folder / "index.html", folder / "sw.js"
    text, keeping = index.read_text(encoding="utf-8"), keeper.read_text(encoding="utf-8")
    assert MARK in text and HEAD in text and keeping.startswith(BUILD), "the page begins in another way"
    corrections = html.escape(house_data())
    text = text.replace(MARK, f'{MARK} data-home="device" data-corrections="{corrections}"', 1)
    text = text.replace(HEAD, f'{HEAD}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}">', 1)
    index.write_text(text, encoding="utf-8")
    stamp = hashlib.sha256(text.encode()).hexdigest()[:8]
    keeper.write_text(keeping.replace(BUILD, f"{BUILD}{stamp}-", 1), encoding="utf-8")


def site(terminal: Terminal, folder: Annotated[Path, Argument(help="help-site-folder", metavar="DIR")]) -> None:
    """help-site"""
    page = files("antilles").joinpath("web")
    if not page.joinpath("engine.json").is_file():
        raise Failure("site-no-page", WRONG)
    if folder.exists() and not may_be_replaced(folder):
        raise Failure("site-taken", WRONG, folder=str(folder))
    with as_file(page) as source:
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(source, folder, ignore=lambda _, names: [name for name in names if name.endswith(PACKED)])
    say_so(folder)
    megabytes = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1_000_000
    terminal.tell("site-done", folder=str(folder), megabytes=round(megabytes))
