"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.bots.bot import Bot
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import Record, new_record
from antilles.kernel.state import CHANCE
from antilles.kernel.step import chance_move


def play_match(game: Game, bots: Sequence[Bot], options: Mapping[str, str], seed: int) -> Record:
    """A finished record; each bot answers its own seat's view, chance draws from ``seed``."""
    record = new_record(game, len(bots), options)
    state = game.start(len(bots), record.options)
    rng = Rng(seed)
    while state.actors():
        seat = state.actor()
        move = chance_move(state, rng) if seat == CHANCE else bots[seat].choose(game, game.view(state, seat))
        record.add(seat, game.text(move))
        state.advance(seat, move)
    record.finish(state)
    return record
