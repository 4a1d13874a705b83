"""docs/words.md shows every message as it is now, in all three languages."""

from __future__ import annotations

import re

from tools import words_doc


def test_the_page_of_words_is_fresh() -> None:
    assert words_doc.PAGE.read_text(encoding="utf-8") == words_doc.page(), "run make docs"


def test_every_message_has_a_line_without_a_gap() -> None:
    rows = [line for line in words_doc.page().splitlines() if line.startswith("| `")]

    assert len(rows) > 1000
    assert not [line for line in rows if re.search(r"\{ ?\$|\?\?\?", line)]


def test_plurals_agree_with_their_numbers() -> None:
    """“1 points”, “1 punti”: a number that can be one needs a selector."""
    wrong = re.compile(
        r"(?<![\d.,:])1 (points|pesos|goods|cards|moves|seats|punti|merci|mosse|marchandises|cartes|coups)\b"
    )
    rows = [line for line in words_doc.page().splitlines() if line.startswith("| `")]

    assert not [line[:120] for line in rows if wrong.search(line)]
