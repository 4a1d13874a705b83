"""The engine against the slow reference: the same legal moves and the same tables, move by move (promise P9)."""

from __future__ import annotations

import pytest

from antilles.games.santo_domingo.game import GAME
from antilles.kernel.bits import count_bits
from antilles.kernel.chance import Rng
from antilles.testing import rule, texts
from tests.games.santo_domingo.reference import Reference

SETUPS = [
    (seats, board, target, switch)
    for seats in GAME.seats
    for board in ("standard", "winter")
    for target in ("30", "45")
    for switch in ("off", "on")
    if target == "30" or seats <= 3
]


@rule("SD-030", "SD-048", "SD-062", "SD-072")
@pytest.mark.parametrize(("seats", "board", "target", "switch"), SETUPS)
def test_engine_and_reference_agree(seats: int, board: str, target: str, switch: str) -> None:
    for seed in range(72):
        compare_one_game(seats, board, target, switch, Rng(seed))


def compare_one_game(seats: int, board: str, target: str, switch: str, rng: Rng) -> None:
    state = GAME.begin(seats, {"board": board, "target": target, "trader_vp_from_row": switch})
    reference = Reference(seats, board, int(target), switch == "on")
    while state.actors():
        assert state.actors() == reference.asked()
        seat = state.actors()[rng.below(len(state.actors()))]
        options = texts(GAME, state, seat)
        assert set(options) == reference.legal(seat)
        text = options[rng.below(len(options))]
        state.advance(seat, GAME.parse(text))
        reference.move(seat, text)
        assert ([*state.vp], [*state.goods], state.round) == (reference.vp, reference.goods, reference.round)
        assert [state.vp_row, state.goods_row, state.exchange_row] == list(reference.row.values())
    assert reference.asked() == []
    assert state.ranking() == reference.places()
    assert [count_bits(hand) for hand in state.hand] == [len(hand) for hand in reference.hand]
