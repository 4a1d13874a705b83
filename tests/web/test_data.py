"""What the page knows of the games is what the games are."""

from __future__ import annotations

import json
import re

import pytest

from antilles.games import games
from tools.web import WEB
from tools.web_data import api_schema, fixture_file, kinds_module, move_module, view_module, wire_module

KNOWN = [name for name in games() if (WEB / "src" / "games" / name).is_dir()]


@pytest.mark.parametrize("name", KNOWN)
def test_types_and_move_table_are_up_to_date(name: str) -> None:
    folder = WEB / "src" / "games" / name

    assert (folder / "view.ts").read_text(encoding="utf-8") == view_module(games()[name]), "run make web-data"
    assert (folder / "moves.json").read_text(encoding="utf-8") == move_module(games()[name]), "run make web-data"


@pytest.mark.parametrize("name", KNOWN)
def test_positions_are_up_to_date(name: str) -> None:
    kept = (WEB / "fixtures" / f"{name}.json").read_text(encoding="utf-8")

    fresh = kept == fixture_file(name, games()[name])  # apart: nobody reads the difference of two such texts
    assert fresh, "run make web-data"


@pytest.mark.parametrize("name", KNOWN)
def test_the_move_table_gives_every_move_its_text(name: str) -> None:
    blocks = json.loads((WEB / "src" / "games" / name / "moves.json").read_text(encoding="utf-8"))
    texts = [" ".join([block["verb"], *map(str, facts)]) for block in blocks for facts in block["facts"]]

    assert texts == games()[name].moves.texts


def test_what_goes_over_the_wire_is_what_the_server_says_of_itself() -> None:
    assert (WEB / "src" / "lib" / "wire.ts").read_text(encoding="utf-8") == wire_module(), "run make web-data"


def test_what_the_page_knows_of_draws_is_what_the_games_do() -> None:
    assert (WEB / "src" / "lib" / "fair" / "kinds.json").read_text(encoding="utf-8") == kinds_module(), "make web-data"


def test_the_page_asks_nothing_that_the_server_does_not_answer() -> None:
    """Every address of api.ts, with its method, is in the server's description."""
    text = (WEB / "src" / "lib" / "api.ts").read_text(encoding="utf-8")
    asked = re.findall(r"\b(get|send)<[^(]*>\(\s*['`]([^'`]+)['`](?:, [^\n]*?(?:'(PATCH|PUT|DELETE)')?\))?", text)
    answered = {
        (method, re.sub(r"\{\w+\}", "*", path)) for path, methods in api_schema()["paths"].items() for method in methods
    }

    assert len(asked) > 20
    for verb, path, method in asked:
        kind = method.lower() or {"get": "get", "send": "post"}[verb]
        assert (kind, "/api" + re.sub(r"\$\{query\(.*", "", re.sub(r"\$\{(?!query)\w+\}", "*", path))) in answered, path


def test_the_lock_records_no_download_addresses() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text(encoding="utf-8")
