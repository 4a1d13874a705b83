"""Sets as bits, beside Python's own numbers."""

from __future__ import annotations

import random

from antilles.kernel import bits
from antilles.kernel.bits import MOST_BITS, bit, bits_of, count_bits, lowest, nth_bit


def test_every_single_member() -> None:
    for number in range(MOST_BITS):
        assert bit(number) == 1 << number
        assert lowest(1 << number) == number
        assert count_bits(1 << number) == 1


def test_sets_of_all_sizes() -> None:
    rng = random.Random(16)
    masks = [rng.getrandbits(rng.randint(1, MOST_BITS)) for _ in range(2000)]
    for mask in [0, (1 << MOST_BITS) - 1, *masks]:
        members = [number for number in range(MOST_BITS) if mask >> number & 1]
        assert bits_of(mask) == members
        assert count_bits(mask) == len(members)
        if mask:
            assert lowest(mask) == members[0]
            assert [lowest(nth_bit(mask, index)) for index in range(len(members))] == members


def test_numbers_and_names_lead_there_and_back() -> None:
    names = ("sun", "moon", "star")
    assert bits.mask_of(bits.bits_of(0b1101)) == 0b1101
    assert bits.names_in(0b101, names) == ("sun", "star")
    assert bits.mask_of_names(("star", "sun"), names) == 0b101
    assert [bits.name_of(number, names) for number in (-1, 0, 2)] == ["", "sun", "star"]
    assert [bits.number_of(name, names) for name in ("", "sun", "star")] == [-1, 0, 2]
