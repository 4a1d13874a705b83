"""What all viewers see alike is written once for all of them, and every viewer reads what their own view says."""

from __future__ import annotations

import random

import pytest

from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.step import after, chance_move, legal_moves
from antilles.server.tables import view_encoding
from antilles.server.tables.view_encoding import Pieces, encode, encode_views


@pytest.mark.parametrize("name", games())
def test_each_viewer_reads_their_own_view_to_the_byte(name: str) -> None:
    game, rng = find(name), random.Random(1)
    seats = game.seats[-1]
    viewers = [None, *range(seats)]
    state, chance, looked = game.start(seats), Rng(7), 0
    while state.actors() and looked < 40:
        seat = state.actor()
        state = after(state, seat, chance_move(state, chance) if seat < 0 else rng.choice(legal_moves(state, seat)))
        if rng.random() < 0.3:
            looked += 1
            assert encode_views(game, state, viewers) == [encode(game.view(state, viewer)) for viewer in viewers]
    assert looked > 10


def test_pieces_are_remembered_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_encoding, "MOST_KEPT", 10)
    pieces = Pieces()
    for number in range(50):
        row = [[number, place] for place in range(8)]
        assert pieces.encode(row) == encode(row)
        assert pieces.encode(row) == encode(row), "the same pieces once more"
    assert len(pieces._known) <= 10
