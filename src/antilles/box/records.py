"""The game with the data that a record was made with: the house's own, an earlier set of the house, or the record's."""

from __future__ import annotations

from antilles.box.checking import check
from antilles.box.files import Correction, WrongFile, correction_here, find_by_digest
from antilles.games import find, is_loaded, own_names, plain_name, with_data
from antilles.kernel.copies import copies
from antilles.kernel.data import Corrections, DataError, digest_of, played_by
from antilles.kernel.game import Game
from antilles.kernel.record import Record, RecordError
from antilles.kernel.record_data import summary

MOST_COPIES = 24
"""Sets of data that records of strangers may bring into one process."""


def game_for(record: Record, given: Correction | None = None, settle: bool = False) -> Game:
    """The game of a record; ``RecordError`` with the values that differ if the data are not to be had.

    ``given`` are data that somebody names for it; with ``settle``, a process that has not loaded the game yet does so
    with these data, at full speed.
    """
    if plain_name(record.game) not in own_names():
        return find(record.game)
    row = record.rows.get("data", 1)
    corrections = record.values or _known(record, given)
    if record.values:
        try:
            check(Correction(plain_name(record.game), record.values))
        except WrongFile as wrong:
            raise RecordError(row, 1, wrong.key, dict(wrong.facts)) from None
    if not settle and digest_of(corrections) not in copies() and len(copies()) >= MOST_COPIES:
        raise RecordError(row, 1, "record-data-many", {"most": MOST_COPIES})
    try:
        return with_data(record.game, corrections, settle)
    except DataError as error:
        raise RecordError(row, 1, "box-fault-game", {"reason": str(error)}) from None


def _known(record: Record, given: Correction | None) -> Corrections:
    """The corrections of the record's digest."""
    game = plain_name(record.game)
    if given is not None:
        if given.game != game or given.digest != record.data:
            raise _differ(record, given.values)
        return given.values
    if is_loaded(game) and find(game).data_digest == record.data:
        return find(game).corrections
    found = find_by_digest(game, record.data)
    if found is None:
        raise _differ(record, correction_here(game).values)
    return found.values


def _differ(record: Record, ours: Corrections) -> RecordError:
    """The record does not have its values: whatever either side has corrected may differ."""
    names = sorted({*played_by(ours), *record.corrected})
    facts: dict[str, int | str] = {"data": record.data or "-", "ours": digest_of(ours) or "-"}
    facts["values"] = ", ".join(summary(names))
    return RecordError(record.rows.get("data", 1), 1, "record-data", facts)
