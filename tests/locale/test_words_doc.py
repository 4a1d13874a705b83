"""docs/words.md shows every message as it is now, in all three languages."""

from __future__ import annotations

import re

import pytest

from tools import words_doc


@pytest.fixture(scope="module")
def page() -> str:
    return words_doc.page()


def test_the_page_of_words_is_fresh(page: str) -> None:
    assert words_doc.PAGE.read_text(encoding="utf-8") == page, "run make docs"


def test_every_message_has_a_line_without_a_gap(page: str) -> None:
    rows = [line for line in page.splitlines() if line.startswith("| `")]

    assert len(rows) > 1000
    assert not [line for line in rows if re.search(r"\{ ?\$|\?\?\?", line)]


def test_plurals_agree_with_their_numbers(page: str) -> None:
    """“1 points”, “1 punti”: a number that can be one needs a selector."""
    wrong = re.compile(
        r"(?<![\d.,:])1 (points|pesos|goods|cards|moves|seats|punti|merci|mosse|marchandises|cartes|coups)\b"
    )
    rows = [line for line in page.splitlines() if line.startswith("| `")]

    assert not [line[:120] for line in rows if wrong.search(line)]
