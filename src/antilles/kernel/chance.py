"""Chance: a seeded generator for tests and search. Live tables draw from the system instead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from antilles.kernel.bits import count_bits, nth_of
from antilles.kernel.move import Moves

MASK32: Final = 0xFFFFFFFF
STAR: Final = -0x61C88645  # 0x9E3779BB modulo 2**32; negative, so that no product leaves 64 bits


@mypyc_attr(acyclic=True)
class Rng:
    """xoroshiro64**: 32-bit arithmetic only, so that it is the same interpreted and compiled."""

    s0: i64
    s1: i64

    def __init__(self, seed: i64) -> None:
        low = seed & MASK32
        high = (seed >> 32) & MASK32
        self.s0 = (low * 0x19E3779B + 0x7F4A7C15) & MASK32
        self.s1 = (high ^ low ^ 0x85EBCA6B) & MASK32
        if self.s0 == 0 and self.s1 == 0:
            self.s0 = 1
        for _ in range(8):
            self.next32()

    def next32(self) -> i64:
        s0 = self.s0
        s1 = self.s1 ^ s0
        product = s0 * STAR & MASK32
        mixed = (((product << 5) | (product >> 27)) & MASK32) * 5 & MASK32
        self.s0 = (((s0 << 26) | (s0 >> 6)) ^ s1 ^ (s1 << 9)) & MASK32
        self.s1 = ((s1 << 13) | (s1 >> 19)) & MASK32
        return mixed

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound`` - 1; ``bound`` is far below 2**31."""
        return self.next32() * bound >> 32

    def real(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.next32()) / 4294967296.0


def outcome(moves: Moves, weights: Moves, ticket: i64) -> i64:
    """The chance move that owns ``ticket`` when each move owns as many tickets as it weighs."""
    for index in range(weights.count):
        ticket -= weights.items[index]
        if ticket < 0:
            return moves.items[index]
    return moves.items[moves.count - 1]


def pick_bit(items: i64, rng: Rng) -> i64:
    """The number of one bit of a set, drawn at random."""
    return nth_of(items, rng.below(count_bits(items)))
