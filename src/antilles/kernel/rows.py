"""What a row of a state, or a stretch of it, comes to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from antilles.kernel.bits import bit


def total_of(row: vec[i64], first: i64, count: i64) -> i64:
    """The sum of ``count`` entries from ``first`` on."""
    total: i64 = 0
    for place in range(first, first + count):
        total += row[place]
    return total


def filled(row: vec[i64], first: i64, count: i64) -> i64:
    """Those of ``count`` entries from ``first`` on that are not 0, as bits."""
    mask: i64 = 0
    for place in range(count):
        if row[first + place]:
            mask |= bit(place)
    return mask


def named_in(row: vec[i64]) -> i64:
    """The numbers that stand in the row, as bits; those below 0 stand for nothing."""
    mask: i64 = 0
    for number in row:
        if number >= 0:
            mask |= bit(number)
    return mask


def place_of(row: vec[i64], number: i64) -> i64:
    """The first place at which a number stands in the row; -1 for none."""
    for place in range(len(row)):
        if row[place] == number:
            return place
    return -1
