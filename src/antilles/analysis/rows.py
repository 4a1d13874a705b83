"""Rows of numbers, added in a fixed order: the same sums on every Python and in every mode."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt

from antilles.analysis.result import Interval
from antilles.kernel.chance import Rng

Values = list[float]
"""Rewards of all seats, then their chances, then their points."""
SURE = 1.959963984540054
"""Standard errors to either side that hold 95 of 100."""


def total(numbers: Iterable[float]) -> float:
    """From the first to the last; ``sum`` adds otherwise from Python 3.12 on."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def less(left: Sequence[float], right: Sequence[float]) -> Values:
    return [a - b for a, b in zip(left, right, strict=True)]


def plus(left: Sequence[float], right: Sequence[float]) -> Values:
    return [a + b for a, b in zip(left, right, strict=True)]


def scaled(row: Sequence[float], factor: float) -> Values:
    return [factor * number for number in row]


def weighted(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> Values:
    """The mean of rows by weights that add up to 1."""
    found = [0.0] * len(rows[0])
    for row, weight in zip(rows, weights, strict=True):
        for index, number in enumerate(row):
            found[index] += weight * number
    return found


def mean(rows: Sequence[Sequence[float]]) -> Values:
    return weighted(rows, [1.0 / len(rows)] * len(rows))


def soft_choice(values: Sequence[float], temperature: float) -> Values:
    """Chances of moves that are the likelier the better they are."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    whole = total(weights)
    return [weight / whole for weight in weights]


def spread(numbers: Sequence[float]) -> tuple[float, Interval]:
    """The mean with its 95 % interval."""
    count = len(numbers)
    middle = total(numbers) / count
    if count < 2:
        return middle, Interval(middle, middle)
    variance = total((number - middle) ** 2 for number in numbers) / (count - 1)
    reach = SURE * sqrt(variance / count)
    return middle, Interval(middle - reach, middle + reach)


def seed_from(*numbers: int) -> int:
    """A seed made of numbers: other numbers, another seed; below 2**31, so that a few may be added to it."""
    rng = Rng(0)
    for number in numbers:
        rng = Rng(rng.next32() << 31 ^ number)
    return rng.next32() >> 1
