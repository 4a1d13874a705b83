"""The picture of the terminal shows what the terminal shows."""

from __future__ import annotations

from tools import terminal_picture


def test_the_picture_of_the_terminal_is_fresh() -> None:
    assert terminal_picture.PICTURE.read_text(encoding="utf-8") == terminal_picture.picture(), "run make picture"


def test_the_picture_fetches_nothing() -> None:
    assert "http" not in terminal_picture.picture().replace("http://www.w3.org/2000/svg", "")
