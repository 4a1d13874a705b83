"""What an owner answers becomes corrections, and corrections become the house's file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from antilles.box.checking import answerable, check, try_out
from antilles.box.files import Correction, WrongFile, file_here, read_text, write_file, write_text
from antilles.kernel.data import Corrections
from antilles.kernel.forms import Unreadable


def with_answer(game: str, values: Corrections, name: str, text: str) -> dict[str, Any]:
    """The corrections with one more answer as it was typed; without it, if it is what we assume.

    ``Unreadable`` if it is no answer. Whether it may be so is for ``faults_of``.
    """
    known = {value.name: value for value in answerable(game, {**values, name: True})}
    if name not in known:
        raise Unreadable("box-fault-unknown", value=name[:60])
    answer = known[name].form.parse(text)
    rest = {key: value for key, value in values.items() if key != name}
    return rest if answer == known[name].assumed else {**rest, name: answer}


def save(correction: Correction, about: Mapping[str, str], file: str = "") -> Correction:
    """Write the house's file, as signed now. Checked first: a wrong one changes nothing.

    ``file`` is where it was read from, if anywhere: it keeps its date then.
    """
    path = file_here(correction.game)
    if path is None:
        raise WrongFile("", 1, "box-off")
    today = datetime.now(UTC).date().isoformat()
    signed = correction.by({"date": correction.date if file else today, **about})
    try_out(signed, file)
    write_file(path, signed)
    return signed


def export(correction: Correction, signed_off: str) -> str:
    """A small file that its owner stands for."""
    return write_text(replace(correction, signed_off=signed_off))


def imported(text: str, file: str, game: str) -> Correction:
    """Somebody's file as text, checked; ``WrongFile`` with line and sentence."""
    correction = read_text(text, file, game)
    check(correction, file)
    return correction
