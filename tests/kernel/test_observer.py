"""What is written on a sheet, and where."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.observer import Field, Observer, bits, flag, one, put, row


def test_a_sheet_is_written_from_left_to_right() -> None:
    sheet = vec[i16]([0] * 18)
    at: i64 = put(sheet, 0, -7)
    at = flag(sheet, at, True)
    at = flag(sheet, at, False)
    at = one(sheet, at, 1, 3)
    at = one(sheet, at, -1, 2)
    at = bits(sheet, at, 0b101, 4)
    at = bits(sheet, at, ~0, 2)
    at = row(sheet, at, vec[i64]([9, 8, 7]), 1, 2)

    assert list(sheet) == [-7, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 8, 7, 0, 0]
    assert at == 16


@pytest.mark.parametrize("count", [1, 31, 32, 33, 62])
def test_every_bit_of_a_mask_has_its_place(count: int) -> None:
    for mask in (0, 1 << (count - 1), (1 << 62) - 1, 0x2AAAAAAAAAAAAAAA, -1):
        sheet = vec[i16]([0] * 64)

        assert bits(sheet, 1, mask, count) == 1 + count
        assert list(sheet) == [0, *[mask >> bit & 1 for bit in range(count)], *[0] * (63 - count)]


def test_fields_of_players_are_numbered_from_the_viewer_on() -> None:
    observer = Observer([Field("round", 1, 9, "number of the round")], [Field("cards", 2, 1, "cards")], 3)

    assert observer.size == 7
    assert observer.player_size == 2
    assert [field.name for field in observer.fields()] == ["round", "cards_0", "cards_1", "cards_2"]
