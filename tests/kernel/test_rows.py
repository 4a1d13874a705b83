"""Rows beside Python's own lists."""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import i64

from antilles.kernel.rows import filled, named_in, place_of, total_of


def test_stretches_of_rows() -> None:
    rng = random.Random(16)
    for _row in range(300):
        numbers = [rng.choice([0, 0, 1, 3]) for _ in range(rng.randint(1, 30))]
        first = rng.randrange(len(numbers))
        count = rng.randint(0, len(numbers) - first)
        part = numbers[first : first + count]
        assert total_of(vec[i64](numbers), first, count) == sum(part)
        assert filled(vec[i64](numbers), first, count) == sum(1 << place for place, n in enumerate(part) if n)


def test_numbers_in_rows() -> None:
    row = vec[i64]([-1, 7, 61, -1, 7, 0])
    assert named_in(row) == 1 << 7 | 1 << 61 | 1
    assert [place_of(row, number) for number in (-1, 7, 61, 0, 5)] == [0, 1, 2, 5, -1]
