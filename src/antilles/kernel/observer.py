"""Positions as numbers of a fixed size, for learners: what a seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from antilles.kernel.state import S


class Field:
    """A stretch of an observation: ``count`` numbers from ``least`` to ``most``, and what they mean.

    ``own`` marks a field of the table that is about the viewer alone, and that others may not know.
    """

    def __init__(self, name: str, count: int, most: int, meaning: str, least: int = 0, own: bool = False) -> None:
        self.name: Final = name
        self.count: Final = count
        self.most: Final = most
        self.meaning: Final = meaning
        self.least: Final = least
        self.own: Final = own


POWERS: Final = vec[i64]([1 << bit for bit in range(63)])
"""A table, because a literal 1 that is shifted has only 32 bits when compiled."""
DE_BRUIJN: Final = 0x03F79D71B4CB0A89
PLACES: Final = vec[i64]([{DE_BRUIJN << bit >> 58 & 63: bit for bit in range(64)}[word] for word in range(64)])
"""Times a power of two, the number above has six bits at the top that no other power gives."""

LONG: Final = 8
"""A field of so many numbers may be written by ``one`` and ``bits``."""

# What has changed since a sheet was written, as bits: for each seat one for all that it owns and, PART higher, one for
# some of that; and one for what lies on the board. The game says what exactly they stand for.
PART: Final = 8
PLAYERS: Final = 0xFFFF
BOARD: Final = 0x10000
EVERYTHING: Final = -1


# A sheet is written from left to right, over what it showed before; at first that is zeros. Each of these writes at a
# place and returns the next one. Short fields are written anew each time. Of long ones, which hardly change from one
# look to the next, a mark says what the sheet shows, and only what differs is written. Since a long field has at least
# eight numbers, an eighth of its place is a number that no other one has: that of its mark. Neighbours of zeros and
# ones are quickest as one field, their masks side by side.


def put(sheet: vec[i16], at: i64, number: i64) -> i64:
    sheet[at] = i16(number)
    return at + 1


def flag(sheet: vec[i16], at: i64, holds: bool) -> i64:
    """1 or 0."""
    sheet[at] = 1 if holds else 0
    return at + 1


def row(sheet: vec[i16], at: i64, values: vec[i64], first: i64, count: i64) -> i64:
    """``count`` entries of a list."""
    for index in range(count):
        sheet[at + index] = i16(values[first + index])
    return at + count


def row_from_one(sheet: vec[i16], at: i64, values: vec[i64], first: i64, count: i64) -> i64:
    """``count`` entries of a list that begin with -1 for none: counted from 1 on, 0 for none."""
    for index in range(count):
        sheet[at + index] = i16(values[first + index] + 1)
    return at + count


def blank(sheet: vec[i16], at: i64, count: i64) -> i64:
    """``count`` zeros."""
    for index in range(count):
        sheet[at + index] = 0
    return at + count


def bit(index: i64) -> i64:
    """A mask with the bit of this number; with none for -1."""
    if index < 0:
        return 0
    return POWERS[index]


def few_bits(sheet: vec[i16], at: i64, mask: i64, count: i64) -> i64:
    """``count`` numbers, the bits of a mask, the lowest first; for a short field."""
    for index in range(count):
        sheet[at + index] = i16(mask >> index & 1)
    return at + count


def small_row(sheet: vec[i16], marks: vec[i64], at: i64, values: vec[i64], first: i64, count: i64) -> i64:
    """``count`` entries of a list, up to 12, each from 0 to 31; for a long field. Its mark has them as digits."""
    digits: i64 = 0
    for index in range(first, first + count):
        digits = digits << 5 | values[index]
    if marks[at >> 3] != digits:
        marks[at >> 3] = digits
        row(sheet, at, values, first, count)
    return at + count


def one(sheet: vec[i16], marks: vec[i64], at: i64, index: i64, count: i64) -> i64:
    """``count`` numbers, all 0 but a 1 at the index; all 0 if the index is none of them; for a long field.

    Its mark is the index and 1, or 0 where no number is 1.
    """
    shown = marks[at >> 3]
    if shown != index + 1:
        if shown != 0:
            sheet[at + shown - 1] = 0
            marks[at >> 3] = 0
        if 0 <= index < count:
            sheet[at + index] = 1
            marks[at >> 3] = index + 1
    return at + count


def bits(sheet: vec[i16], marks: vec[i64], at: i64, mask: i64, count: i64) -> i64:
    """``count`` numbers, up to 62, the bits of a mask that has no others; for a long field. Its mark is the mask."""
    changed = marks[at >> 3] ^ mask
    if changed != 0:
        marks[at >> 3] = mask
        flip(sheet, at, changed, mask)
    return at + count


def any_bits(sheet: vec[i16], marks: vec[i64], at: i64, mask: i64, count: i64) -> i64:
    """The same for a field that is long or short, as the data of the game have it."""
    return few_bits(sheet, at, mask, count) if count < LONG else bits(sheet, marks, at, mask, count)


def which(sheet: vec[i16], marks: vec[i64], at: i64, values: vec[i64], first: i64, count: i64) -> i64:
    """For each of ``count`` places, up to 15, which of as many pieces stands there; the mark has them as digits."""
    digits: i64 = 0
    for place in range(first, first + count):
        digits = digits << 4 | values[place] + 1
    if marks[at >> 3] == digits:
        return at + count * count
    marks[at >> 3] = digits
    for place in range(first, first + count):
        at = few_bits(sheet, at, bit(values[place]), count)
    return at


def flip(sheet: vec[i16], at: i64, changed: i64, mask: i64) -> None:
    """Write the changed bits of a mask."""
    places = PLACES
    while changed != 0:
        place = places[(changed & -changed) * DE_BRUIJN >> 58 & 63]
        sheet[at + place] = i16(mask >> place & 1)
        changed &= changed - 1


def clockwise(seat: i64, offset: i64, seats: i64) -> i64:
    """The seat so many after this one; fewer than there are seats."""
    player = seat + offset
    if player >= seats:
        player -= seats
    return player


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writes what a seat may see: the fields of the table, then for each seat, the viewer first, those of a player.

    There is room for the most seats a game can have; the rest is zeros.
    """

    def __init__(self, table: Sequence[Field], player: Sequence[Field], most_seats: int) -> None:
        self.table: Final = tuple(table)
        self.player: Final = tuple(player)
        self.most_seats: Final = most_seats
        self.player_size: Final = sum([field.count for field in player])
        self.size: Final = sum([field.count for field in table]) + most_seats * self.player_size
        self.mark_count: Final = self.size // LONG + 1
        self._sheet: Final = vec[i16]([0] * self.size)
        self._marks: Final = vec[i64]([0] * self.mark_count)

    def reach(self, state: S, seat: i64, move: i64) -> i64:
        """What a legal move of a seat may change, as bits, before it is made.

        What ends the turn need not be told of players: they are all written anew when another seat is asked. Nor need
        what is always written.
        """
        return EVERYTHING

    def observe(self, state: S, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        """Write ``size`` numbers from a place on, over an older observation or zeros; the place after the last one.

        ``news`` has bits for what may have changed since; for another seat than before, or another seat that is asked,
        for all players.
        ``marks`` belong to the sheet: an eighth as many, zeros at first.
        """
        at = self.observe_table(state, seat, news, sheet, marks, at)
        for offset in range(state.seats):
            self.observe_player(state, seat, clockwise(seat, offset, state.seats), news, sheet, marks, at)
            at += self.player_size
        return at + (self.most_seats - state.seats) * self.player_size

    def observe_table(self, state: S, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        """The fields of the table, as a seat sees them; the place after the last one."""
        raise NotImplementedError

    def observe_player(
        self, state: S, viewer: i64, player: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64
    ) -> None:
        """The fields of a player, as the viewer sees them."""
        raise NotImplementedError

    def look(self, state: S, seat: i64) -> vec[i16]:
        """The numbers on a sheet of their own."""
        sheet = self._sheet[:]
        self.observe(state, seat, EVERYTHING, sheet, self._marks[:], 0)
        return sheet

    def fields(self) -> list[Field]:
        """All fields in their order; those of the player so many seats after the viewer end in ``_<so many>``."""
        return [*self.table] + [
            Field(f"{field.name}_{offset}", field.count, field.most, field.meaning, field.least, field.own)
            for offset in range(self.most_seats)
            for field in self.player
        ]
