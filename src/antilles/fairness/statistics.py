"""Draws against their odds: how far what came is from what should come, when the odds change from draw to draw.

For each outcome the number of times it came, less the sum of its chances, has a known spread, and so have all outcomes
together: their covariances add up draw by draw. The squared distance in units of that spread is chi-square distributed,
with as many degrees of freedom as the covariances have rank.
"""

from __future__ import annotations

from math import erfc, exp, lgamma, log, sqrt
from typing import Any

TINY = 1e-9
ENOUGH = 5.0
"""What every outcome must have been expected to come before the statistic means anything."""


class Counts:
    """One kind of draw of one game."""

    def __init__(self) -> None:
        self.draws = 0
        self.seen: dict[str, int] = {}
        self.expected: dict[str, float] = {}
        self.spread: dict[tuple[str, str], float] = {}

    def add(self, odds: list[list[Any]], text: str) -> None:
        """One draw. Where only one thing could come, there was nothing to draw."""
        if len(odds) < 2:
            return
        total = sum(weight for _, weight in odds)
        chances = [(move, weight / total) for move, weight in odds]
        self.draws += 1
        self.seen[text] = self.seen.get(text, 0) + 1
        for move, chance in chances:
            self.expected[move] = self.expected.get(move, 0.0) + chance
            for other, its in chances:
                if move <= other:
                    part = chance * (1 - chance) if move == other else -chance * its
                    self.spread[move, other] = self.spread.get((move, other), 0.0) + part

    def merge(self, more: Counts) -> None:
        self.draws += more.draws
        for text, seen in more.seen.items():
            self.seen[text] = self.seen.get(text, 0) + seen
        for text, expected in more.expected.items():
            self.expected[text] = self.expected.get(text, 0.0) + expected
        for pair, part in more.spread.items():
            self.spread[pair] = self.spread.get(pair, 0.0) + part

    def outcomes(self) -> list[tuple[str, int, float]]:
        """Each outcome, how often it came and how often it should have come."""
        return [(text, self.seen.get(text, 0), self.expected[text]) for text in sorted(self.expected)]

    @property
    def enough(self) -> bool:
        return self.draws > 0 and min(self.expected.values()) >= ENOUGH

    def chi_square(self) -> tuple[float, int]:
        """The squared distance and its degrees of freedom."""
        texts = sorted(self.expected)
        rows = [
            [self.spread.get((min(row_text, text), max(row_text, text)), 0.0) for text in texts]
            + [self.seen.get(row_text, 0) - self.expected[row_text]]
            for row_text in texts
        ]
        off = [row[-1] for row in rows]
        solved, rank = solve(rows)
        return sum(part * value for part, value in zip(off, solved, strict=True)), rank

    def as_data(self) -> dict[str, Any]:
        spread = [[*pair, part] for pair, part in self.spread.items()]
        return {"draws": self.draws, "seen": self.seen, "expected": self.expected, "spread": spread}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Counts:
        counts = cls()
        counts.draws, counts.seen, counts.expected = data["draws"], dict(data["seen"]), dict(data["expected"])
        counts.spread = {(low, high): part for low, high, part in data["spread"]}
        return counts


def solve(rows: list[list[float]]) -> tuple[list[float], int]:
    """Any solution of equations that have one, and the rank; each row ends with its right-hand side."""
    count = len(rows)
    pivots: list[int] = []
    for column in range(count):
        place = len(pivots)
        best = max(range(place, count), key=lambda row: abs(rows[row][column]), default=place)
        if place >= count or abs(rows[best][column]) < TINY:
            continue
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(count):
            if row != place and rows[row][column]:
                factor = rows[row][column] / rows[place][column]
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[place], strict=True)]
        pivots.append(column)
    solved = [0.0] * count
    for place, column in enumerate(pivots):
        solved[column] = rows[place][-1] / rows[place][column]
    return solved, len(pivots)


def chance_of_more(chi: float, freedom: int) -> float:
    """How often fair draws are at least this far from their odds: the upper tail of chi-square."""
    if freedom <= 0 or chi <= 0:
        return 1.0
    half, a = chi / 2, freedom / 2
    term, a_now = (erfc(sqrt(half)), 0.5) if freedom % 2 else (exp(-half), 1.0)
    total = term
    while a_now < a - 1e-12:
        total += exp(a_now * log(half) - half - lgamma(a_now + 1))
        a_now += 1
    return min(1.0, total)


def mean(values: list[float]) -> dict[str, float | int]:
    """The mean of some numbers, and how far it may be off (one standard error)."""
    count = len(values)
    middle = sum(values) / count if count else 0.0
    spread = sum((value - middle) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    return {"n": count, "mean": middle, "error": sqrt(spread / count) if count else 0.0}
