"""Sheets: what is written, what is wiped, and that two of them share one row of numbers in peace."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.observer import Field, Observer, Sheet


def test_a_sheet_is_written_from_left_to_right() -> None:
    sheet = Sheet(vec[i16]([0] * 18), 0, 18)
    sheet.put(-7)
    sheet.flag(True)
    sheet.flag(False)
    sheet.one(1, 3)
    sheet.one(-1, 2)
    sheet.bits(0b101, 4)
    sheet.bits(~0, 2)
    sheet.row(vec[i64]([9, 8, 7]), 1, 2)
    sheet.blank(1)

    assert list(sheet.numbers) == [-7, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 8, 7, 0, 0]
    assert sheet.at == 17


def test_wiping_takes_back_its_own_numbers_only() -> None:
    numbers = vec[i16]([0] * 6)
    left, right = Sheet(numbers, 0, 3), Sheet(numbers, 3, 3)
    left.row(vec[i64]([1, 2, 3]), 0, 3)
    right.row(vec[i64]([4, 0, 6]), 0, 3)

    left.wipe()
    assert list(numbers) == [0, 0, 0, 4, 0, 6]
    assert left.at == 0
    right.wipe()
    right.put(5)
    assert list(numbers) == [0, 0, 0, 5, 0, 0]


def test_fields_of_players_are_numbered_from_the_viewer_on() -> None:
    observer = Observer([Field("round", 1, 9, "number of the round")], [Field("cards", 2, 1, "cards")], 3)

    assert observer.size == 7
    assert observer.player_size == 2
    assert [field.name for field in observer.fields()] == ["round", "cards_0", "cards_1", "cards_2"]
