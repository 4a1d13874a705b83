"""Small sets as the bits of one native number, the same interpreted and compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_BITS: Final = 62
"""A set has so many members at most: the number stays positive."""

EMPTY: Final = vec[i64]()
"""The first value of a row that is filled when the state is set up."""

POWERS: Final = vec[i64]([1 << number for number in range(MOST_BITS + 1)])

DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""Every six bits in a row of it are different: multiplied by a power of two, its top six bits tell which one."""
_BITS: Final = {(1 << number) * DE_BRUIJN >> 58 & 63: number for number in range(64)}
BIT_OF: Final = vec[i64]([_BITS[top] for top in range(64)])

# Below 2**62, or compiled code would read them from objects.
PAIRS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
BYTES: Final = 0x0F0F0F0F0F0F0F0F
SUM: Final = 0x0101010101010101
LOWER_HALF: Final = 0x7FFFFFFF


def bit(number: i64) -> i64:
    """The set of one thing. A table, because a literal 1 that is shifted has only 32 bits when compiled."""
    return POWERS[number]


def lowest(mask: i64) -> i64:
    """The number of the lowest member; the set is not empty. What leaves 64 bits is cut off in both modes."""
    return BIT_OF[(mask & -mask) * DE_BRUIJN >> 58 & 63]


def count_bits(mask: i64) -> i64:
    """How many members: counted in pairs of bits, in fours, in bytes, and all bytes added up by one product."""
    mask -= mask >> 1 & PAIRS
    mask = (mask & FOURS) + (mask >> 2 & FOURS)
    mask = mask + (mask >> 4) & BYTES
    return mask * SUM >> 56 & 127


def nth_bit(mask: i64, index: i64) -> i64:
    """The member with ``index`` members below it, as a set of one; half of a large set is passed over at once."""
    if index > 7:
        below = count_bits(mask & LOWER_HALF)
        if index >= below:
            mask &= ~LOWER_HALF
            index -= below
    while index > 0:
        mask &= mask - 1
        index -= 1
    return mask & -mask


def nth_of(mask: i64, index: i64) -> i64:
    """The number of the member with ``index`` members below it."""
    return lowest(nth_bit(mask, index))


def bits_of(mask: int) -> list[int]:
    """The numbers of all members, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def mask_of(numbers: list[int] | tuple[int, ...]) -> int:
    """The numbers as bits."""
    return sum([1 << number for number in numbers])


def names_in(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names whose bits are set, in their order."""
    return tuple([name for index, name in enumerate(names) if mask >> index & 1])


def mask_of_names(chosen: tuple[str, ...] | list[str], names: tuple[str, ...]) -> int:
    """The chosen names as bits of all names."""
    return sum([1 << names.index(name) for name in chosen])


def name_of(number: int, names: tuple[str, ...]) -> str:
    """A thing's name; empty for -1, which stands for none."""
    return names[number] if number >= 0 else ""


def number_of(name: str, names: tuple[str, ...]) -> int:
    """``name_of`` the other way round."""
    return names.index(name) if name else -1
