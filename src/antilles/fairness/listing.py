"""The house's list: a row for every table, each holding the digest of the one before, so that none can be dropped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from antilles.fairness.hashing import digest, row_digest, seal_of

BEGINNING = digest("antilles list")
"""What stands before the first row."""


@dataclass(frozen=True)
class Row:
    """A table was made and its key sealed; ``name`` is the hash of its address.

    ``status`` and ``key`` say what became of it; they are not hashed.
    """

    number: int
    at: int
    name: str
    seal: str
    previous: str
    digest: str
    status: str = ""
    key: str = ""


def next_row(last: Row | None, at: int, name: str, seal: str) -> Row:
    number, previous = (1, BEGINNING) if last is None else (last.number + 1, last.digest)
    return Row(number, at, name, seal, previous, row_digest(previous, number, at, name, seal))


def write_rows(rows: Iterable[Row]) -> list[dict[str, Any]]:
    return [asdict(row) for row in rows]


def read_rows(rows: Iterable[dict[str, Any]]) -> list[Row]:
    """``ValueError`` if these are no rows."""
    try:
        return [Row(**row) for row in rows]
    except TypeError as error:
        raise ValueError(str(error)) from None


def faults_in(rows: Sequence[Row], earlier: Sequence[Row] = ()) -> list[tuple[str, int]]:
    """What is wrong with a list, as codes with the row's number: broken links, keys, and rows that have gone since."""
    found: list[tuple[str, int]] = []
    for index, row in enumerate(rows):
        first = row.number == 1 and row.previous == BEGINNING
        follows = index > 0 and row.number == rows[index - 1].number + 1 and row.previous == rows[index - 1].digest
        told = row_digest(row.previous, row.number, row.at, row.name, row.seal)
        if row.digest != told or not (follows or (index == 0 and (first or row.number > 1))):
            found.append(("list-broken", row.number))
        if row.status in ("over", "abandoned") and seal_of(row.name, row.key) != row.seal:
            found.append(("list-key", row.number))
    known = {row.number: row.digest for row in rows}
    newest = max(known, default=0)
    oldest = min(known, default=1)
    for row in earlier:
        if row.number >= oldest and known.get(row.number) != row.digest:
            found.append(("list-gone", row.number))
    if earlier and newest < max(row.number for row in earlier):
        found.append(("list-short", newest))
    return found
