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

    Most numbers of an observation are 0, so only the others are written, and wiped afterwards. Nobody else may write to
    the stretch.
    """

    numbers: vec[i16]
    start: i64
    at: i64
    written: vec[i64]
    count: i64

    def __init__(self, numbers: vec[i16], start: i64, size: i64) -> None:
        self.numbers = numbers
        self.start = start
        self.at = start
        self.written = vec[i64]([0] * size)
        self.count = 0

    def wipe(self) -> None:
        """All zeros, to be written from the start."""
        for index in range(self.count):
            self.numbers[self.written[index]] = 0
        self.count = 0
        self.at = self.start

    def mark(self, at: i64, number: i64) -> None:
        self.numbers[at] = i16(number)
        self.written[self.count] = at
        self.count += 1

    def put(self, number: i64) -> None:
        if number != 0:
            self.mark(self.at, number)
        self.at += 1

    def flag(self, holds: bool) -> None:
        """1 or 0."""
        if holds:
            self.mark(self.at, 1)
        self.at += 1

    def one(self, index: i64, count: i64) -> None:
        """``count`` numbers, all 0 but a 1 at the index; all 0 if the index is none of them."""
        if 0 <= index < count:
            self.mark(self.at + index, 1)
        self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """``count`` numbers, the bits of a mask, the lowest first."""
        bit: i64 = 0
        while mask != 0 and bit < count:
            if mask & 1:
                self.mark(self.at + bit, 1)
            mask >>= 1
            bit += 1
        self.at += count

    def row(self, values: vec[i64], first: i64, count: i64) -> None:
        """``count`` entries of a list."""
        for index in range(first, first + count):
            self.put(values[index])

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
        """Write ``size`` numbers on a wiped sheet."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        """All fields in their order; those of the player so many seats after the viewer end in ``_<so many>``."""
        return [*self.table] + [
            Field(f"{field.name}_{offset}", field.count, field.most, field.meaning, field.least)
            for offset in range(self.most_seats)
            for field in self.player
        ]
