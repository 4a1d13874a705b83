"""The score track: at once, in one move, never a tie, below zero if need be."""

from __future__ import annotations

import pytest

from antilles.games.santa_cruz.score import move_marker
from antilles.games.santa_cruz.screen import points_text
from antilles.testing import rule
from tests.games.santa_cruz.table import move, table


@pytest.mark.parametrize(
    ("points", "change", "total"),
    [
        ([5, 8, 7], 3, 6),  # test case 8
        ([5, 6], 1, 5),  # test case 9
        ([51, 49], -2, 48),  # test case 10
        ([5, 9], 3, 8),
        ([5, 4, 3], -1, 2),
        ([5, 4], 0, 5),
    ],
)
@rule("SC-152", "SC-153", "SC-154")
def test_behind_a_taken_space(points: list[int], change: int, total: int) -> None:
    state = table(len(points), points=points)
    move_marker(state, 0, change)

    assert state.points[0] == total
    assert list(state.points)[1:] == points[1:]


@rule("SC-150", "SC-151")
@pytest.mark.parametrize(
    ("points", "text"),
    [(0, "0"), (49, "49"), (50, "50 (50+0)"), (51, "51 (50+1)"), (149, "149 (100+49)"), (48, "48")],
)
def test_fifty_point_markers(points: int, text: str) -> None:
    assert points_text(points) == text


@rule("SC-155")
def test_totals_are_compared_not_spaces() -> None:
    state = table(points=[48, 1])
    move_marker(state, 0, 3)

    assert state.points[0] == 51


@rule("SC-156")
def test_below_zero() -> None:
    state = table(tiles={"C15": "TC01"}, points=[0, 1])
    assert move(state, "build ship C15").points[0] == -2
    assert points_text(-2) == "−2"

    state = table(tiles={"C15": "TC01"}, points=[0, -2])
    assert move(state, "build ship C15").points[0] == -3


@rule("SC-157")
def test_one_event_one_move() -> None:
    """Card and fish bonus together: 4 to 13 in one move, past a marker on 9."""
    state = table(tiles={"C01": "TC12", "C05": "TC11"}, built=["C01 C05", ""], objectives=["fish", ""], points=[4, 9])

    assert move(state, "objective fish").points[0] == 13


@rule("SC-153")
def test_a_gain_never_becomes_a_loss() -> None:
    for gain in range(1, 4):
        state = table(4, points=[5, 6, 7, 8])
        move_marker(state, 0, gain)
        assert state.points[0] == 5
