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


@mypyc_attr(acyclic=True)
class Sheet:
    """A stretch of ``size`` numbers, from ``start`` on, that is wiped and written again and again.

    It is written from left to right on zeros, and zeros, which most numbers are, are left as they are.
    """

    numbers: vec[i16]
    start: i64
    size: i64
    at: i64

    def __init__(self, numbers: vec[i16], start: i64, size: i64) -> None:
        self.numbers = numbers
        self.start = start
        self.size = size
        self.at = start

    def rewind(self) -> None:
        """Back to the start; whoever owns the memory has made it zeros."""
        self.at = self.start

    def wipe(self) -> None:
        """All zeros, to be written from the start."""
        numbers = self.numbers
        for index in range(self.start, self.start + self.size):
            numbers[index] = 0
        self.at = self.start

    def put(self, number: i64) -> None:
        if number != 0:
            self.numbers[self.at] = i16(number)
        self.at += 1

    def flag(self, holds: bool) -> None:
        """1 or 0."""
        if holds:
            self.numbers[self.at] = 1
        self.at += 1

    def one(self, index: i64, count: i64) -> None:
        """``count`` numbers, all 0 but a 1 at the index; all 0 if the index is none of them."""
        if 0 <= index < count:
            self.numbers[self.at + index] = 1
        self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """``count`` numbers, the bits of a mask, the lowest first."""
        numbers = self.numbers
        at = self.at
        end = at + count
        self.at = end
        while mask != 0 and at < end:
            if mask & 1:
                numbers[at] = 1
            mask >>= 1
            at += 1

    def row(self, values: vec[i64], first: i64, count: i64) -> None:
        """``count`` entries of a list."""
        numbers = self.numbers
        at = self.at
        for index in range(count):
            numbers[at + index] = i16(values[first + index])
        self.at = at + count

    def blank(self, count: i64) -> None:
        self.at += count


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

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write ``size`` numbers on a blank sheet."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        """All fields in their order; those of the player so many seats after the viewer end in ``_<so many>``."""
        return [*self.table] + [
            Field(f"{field.name}_{offset}", field.count, field.most, field.meaning, field.least)
            for offset in range(self.most_seats)
            for field in self.player
        ]
