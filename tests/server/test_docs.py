"""What the documents say about the server's rooms is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST_LINES = 350


def named(text: str) -> list[str]:
    """Files that a document names, with a folder."""
    return re.findall(r"`((?:server|web|tests|redteam|http)/[\w./-]+)`", text)


@pytest.mark.parametrize(
    "page", ["docs/server.md", *sorted(str(p.relative_to(ROOT)) for p in (ROOT / "docs/adr").glob("002*"))]
)
def test_every_file_that_is_named_exists(page: str) -> None:
    places = (ROOT, ROOT / "src/antilles", ROOT / "src/antilles/server", ROOT / "tests/server")
    files = named((ROOT / page).read_text())
    missing = [file for file in files if not any((place / file).exists() for place in places)]
    assert missing == []


def test_the_walk_of_a_move_names_every_hop() -> None:
    walk = (ROOT / "docs/server.md").read_text().partition("## The walk of a move")[2].partition("\n## ")[0]
    assert len(re.findall(r"^\| \d+ \|", walk, flags=re.MULTILINE)) >= 10
    assert len(set(named(walk))) >= 15


def test_the_promises_name_tests_that_exist() -> None:
    promises = (ROOT / "docs/server.md").read_text().partition("## Promises")[2]
    for name in set(re.findall(r"`((?:redteam/)?test_\w+\.py)`", promises)):
        assert (ROOT / "tests/server" / name).exists(), name


def test_no_room_is_too_large() -> None:
    rooms = (ROOT / "src/antilles/server").rglob("*.py")
    large = {
        str(room.relative_to(ROOT)): lines
        for room in rooms
        if (lines := len(room.read_text().splitlines())) > MOST_LINES
    }
    assert large == {}
