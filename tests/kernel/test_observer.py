"""What is written on a sheet, and where."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.observer import Field, Observer, bit, bits, blank, few_bits, flag, one, put, row


def test_a_sheet_is_written_from_left_to_right() -> None:
    sheet = vec[i16]([5] * 20)
    at: i64 = put(sheet, 0, -7)
    at = flag(sheet, at, True)
    at = flag(sheet, at, False)
    at = few_bits(sheet, at, bit(1), 3)
    at = few_bits(sheet, at, bit(-1), 2)
    at = few_bits(sheet, at, 0b101, 4)
    at = few_bits(sheet, at, ~0, 2)
    at = row(sheet, at, vec[i64]([9, 8, 7]), 1, 2)
    at = blank(sheet, at, 2)

    assert list(sheet) == [-7, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 8, 7, 0, 0, 5, 5]
    assert at == 18


@pytest.mark.parametrize("count", [8, 31, 32, 33, 62])
def test_every_bit_of_a_mask_has_its_place(count: int) -> None:
    sheet = vec[i16]([0] * 64)
    marks = vec[i64]([0] * 9)
    every = (1 << count) - 1
    for mask in (0, 1 << (count - 1), every, 0x2AAAAAAAAAAAAAAA & every, 0x1555555555555555 & every, 1):
        assert bits(sheet, marks, 1, mask, count) == 1 + count
        assert list(sheet) == [0, *[mask >> bit & 1 for bit in range(count)], *[0] * (63 - count)]


def test_a_bit_for_every_number_of_a_mask() -> None:
    assert [bit(index) for index in range(-1, 63)] == [0, *[1 << index for index in range(63)]]


def test_a_long_field_says_which_and_then_which_other() -> None:
    sheet = vec[i16]([0] * 24)
    marks = vec[i64]([0] * 4)
    for first, second in ((3, 0), (3, 7), (-1, 7), (9, 8), (0, 2)):
        at = one(sheet, marks, one(sheet, marks, 5, first, 8), second, 8)

        assert at == 21
        assert list(sheet[5:13]) == [int(place == first) for place in range(8)]
        assert list(sheet[13:21]) == [int(place == second) for place in range(8)]
        assert not any([*sheet[:5], *sheet[21:]])


def test_fields_of_players_are_numbered_from_the_viewer_on() -> None:
    observer: Observer[Any] = Observer(
        [Field("round", 1, 9, "number of the round")], [Field("cards", 2, 1, "cards")], 3
    )

    assert observer.size == 7
    assert observer.player_size == 2
    assert [field.name for field in observer.fields()] == ["round", "cards_0", "cards_1", "cards_2"]
