"""The proof of a table's draws: what it holds, and how a record carries it.

A proof is JSON. ``events`` are lists whose first item says what happened:

``["chain", seat, tip]``            a seat brings a chain, or has none any more (no tip)
``["away", seat, is_away]``         a bot keeps the seat for its person, or gives it back
``["given", lines]``                what had been played elsewhere before this table was made
``["start", lines]``                the game begins
``["move", seat, link, by, lines]`` a seat moves; ``by`` is empty, ``bot`` or ``clock``
``["draw", seat, link, lines]``     the witness of a joint draw, seat -1 if none answered
``["cut", length]``                 moves are taken back by consent: the record is this long again

A line is ``[seat, text]``; chance is seat -1, and its lines have a third item, the odds: ``[[text, weight], …]``. The
proof of a running game has no lines and no key: its draws may be secret still.
"""

from __future__ import annotations

import json
from typing import Any

FORM = 1
MARK = "fair "
CHUNK = 900
"""Characters of a proof in one line of a record."""
MOST = 8_000_000
Proof = dict[str, Any]


class NoProof(ValueError):
    """There is no proof here, or none that can be read."""


def to_lines(proof: Proof) -> list[str]:
    """The proof as comments of a record. No space is written, because comments lose theirs at the ends."""
    text = json.dumps(proof, separators=(",", ":")).replace(" ", "\\u0020")
    return [MARK + text[start : start + CHUNK] for start in range(0, len(text), CHUNK)]


def from_lines(comments: list[str]) -> Proof | None:
    """The proof among the comments of a record; None where there is none."""
    parts = [comment.removeprefix(MARK) for comment in comments if comment.startswith(MARK)]
    return read_proof("".join(parts)) if parts else None


def read_proof(text: str) -> Proof:
    if len(text) > MOST:
        raise NoProof("too long")
    try:
        proof = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NoProof(str(error)) from None
    if not isinstance(proof, dict) or proof.get("fair") != FORM:
        raise NoProof("not a proof of this form")
    return proof
