"""Positions as numbers of a fixed size, for learners: what a seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from antilles.kernel.state import State


class Field:
    """A stretch of an observation: ``count`` numbers from ``least`` to ``most``, and what they mean."""

    def __init__(self, name: str, count: int, most: int, meaning: str, least: int = 0) -> None:
        self.name: Final = name
        self.count: Final = count
        self.most: Final = most
        self.meaning: Final = meaning
        self.least: Final = least


PLACES: Final = vec[i64]([{pow(2, bit, 67): bit for bit in range(64)}.get(rest, 0) for rest in range(67)])
"""A power of two leaves a rest of its own when it is divided by 67."""


# A sheet is a row of zeros. It is written from left to right, and zeros, which most numbers are, are left as they are.
# Each of these writes at a place and returns the next one.


def put(sheet: vec[i16], at: i64, number: i64) -> i64:
    sheet[at] = i16(number)
    return at + 1


def flag(sheet: vec[i16], at: i64, holds: bool) -> i64:
    """1 or 0."""
    sheet[at] = 1 if holds else 0
    return at + 1


def one(sheet: vec[i16], at: i64, index: i64, count: i64) -> i64:
    """``count`` numbers, all 0 but a 1 at the index; all 0 if the index is none of them."""
    if 0 <= index < count:
        sheet[at + index] = 1
    return at + count


def bits(sheet: vec[i16], at: i64, mask: i64, count: i64) -> i64:
    """``count`` numbers, the bits of a mask, the lowest first."""
    places = PLACES
    while mask != 0:
        lowest = mask & -mask
        place = places[lowest % 67]
        if place >= count:
            break
        sheet[at + place] = 1
        mask ^= lowest
    return at + count


def row(sheet: vec[i16], at: i64, values: vec[i64], first: i64, count: i64) -> i64:
    """``count`` entries of a list."""
    for index in range(count):
        sheet[at + index] = i16(values[first + index])
    return at + count


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat may see: the fields of the table, then for each seat, the viewer first, those of a player.

    There is room for the most seats a game can have; the rest is zeros.
    """

    def __init__(self, table: Sequence[Field], player: Sequence[Field], most_seats: int) -> None:
        self.table: Final = tuple(table)
        self.player: Final = tuple(player)
        self.most_seats: Final = most_seats
        self.player_size: Final = sum([field.count for field in player])
        self.size: Final = sum([field.count for field in table]) + most_seats * self.player_size
        self._blank: Final = vec[i16]([0] * self.size)

    def observe(self, state: State, seat: i64, sheet: vec[i16], at: i64) -> i64:
        """Write ``size`` numbers on zeros, from a place on; the place after the last one."""
        raise NotImplementedError

    def look(self, state: State, seat: i64) -> vec[i16]:
        """The numbers on a sheet of their own."""
        sheet = self._blank[:]
        self.observe(state, seat, sheet, 0)
        return sheet

    def fields(self) -> list[Field]:
        """All fields in their order; those of the player so many seats after the viewer end in ``_<so many>``."""
        return [*self.table] + [
            Field(f"{field.name}_{offset}", field.count, field.most, field.meaning, field.least)
            for offset in range(self.most_seats)
            for field in self.player
        ]
