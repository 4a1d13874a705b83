"""What the page knows of the games is what the games are."""

from __future__ import annotations

import json

import pytest

from antilles.games import games
from tools.web import WEB
from tools.web_data import move_module, view_module

KNOWN = [name for name in games() if (WEB / "src" / "games" / name).is_dir()]


@pytest.mark.parametrize("name", KNOWN)
def test_types_and_move_table_are_up_to_date(name: str) -> None:
    folder = WEB / "src" / "games" / name

    assert (folder / "view.ts").read_text(encoding="utf-8") == view_module(games()[name]), "run make web-data"
    assert (folder / "moves.json").read_text(encoding="utf-8") == move_module(games()[name]), "run make web-data"


@pytest.mark.parametrize("name", KNOWN)
def test_the_move_table_gives_every_move_its_text(name: str) -> None:
    blocks = json.loads((WEB / "src" / "games" / name / "moves.json").read_text(encoding="utf-8"))
    texts = [" ".join([block["verb"], *map(str, facts)]) for block in blocks for facts in block["facts"]]

    assert texts == games()[name].moves.texts


def test_the_lock_records_no_download_addresses() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text(encoding="utf-8")
