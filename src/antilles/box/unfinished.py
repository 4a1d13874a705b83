"""Answers of a walk that are not saved yet: whoever is interrupted, or has answers that do not go together, goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from antilles.box.checking import answerable
from antilles.box.files import Correction, WrongFile, file_here, read_file, write_text, write_whole
from antilles.kernel.data import Corrections


def file_of(game: str) -> Path | None:
    path = file_here(game)
    return path.parent / "unfinished" / path.name if path else None


def answers_left(game: str, saved: Corrections) -> dict[str, Any]:
    """What was answered and not saved; no more of it than the game still asks in that form."""
    path = file_of(game)
    if path is None or not path.is_file():
        return {}
    try:
        left = read_file(path, game).values
    except WrongFile:
        return {}
    asked = {value.name: value.form for value in answerable(game, {**saved, **left})}
    return {name: answer for name, answer in left.items() if name in asked and asked[name].against(answer) is None}


def keep_answers(game: str, values: Corrections, saved: Corrections) -> bool:
    """Write what differs from what is saved; whether anything does."""
    left = {name: answer for name, answer in values.items() if saved.get(name) != answer}
    path = file_of(game)
    if path is not None and left:
        write_whole(path, write_text(Correction(game, left)))
    elif path is not None:
        path.unlink(missing_ok=True)
    return bool(left)
