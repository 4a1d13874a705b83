"""``antilles site``: the page with the whole house in it, as a folder that any web server can serve."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated

from antilles.cli.arguments import Argument
from antilles.cli.terminal import WRONG, Failure, Terminal

PACKED = (".br", ".gz")
"""What the server has beside its files; other servers compress for themselves."""
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"
MARK = '<html lang="en"'
HEAD = '<meta charset="utf-8">'


def may_be_replaced(folder: Path) -> bool:
    """An earlier site, or nothing."""
    return folder.is_dir() and ((folder / "engine.json").is_file() or not any(folder.iterdir()))


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
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    assert MARK in text and HEAD in text, "the page begins in another way"
    text = text.replace(MARK, f'{MARK} data-home="device"', 1)
    text = text.replace(HEAD, f'{HEAD}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}">', 1)
    index.write_text(text, encoding="utf-8")
    megabytes = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1_000_000
    terminal.tell("site-done", folder=str(folder), megabytes=round(megabytes))
