"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from antilles.bots.bot import Bot
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import Record, new_record
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import chance_move

Decide = Callable[[State, int], int]
"""The move of a seat that is asked."""


def play_out(state: State, decide: Decide, luck: Rng) -> Iterator[tuple[int, int]]:
    """Play ``state`` to its end in place. Seat and move are told before each move is made, chance's too."""
    while state.actors():
        seat = state.actor()
        move = chance_move(state, luck) if seat == CHANCE else decide(state, seat)
        yield seat, move
        state.advance(seat, move)


def answers(game: Game, bots: Sequence[Bot]) -> Decide:
    """Each bot answers its own seat's view."""
    return lambda state, seat: bots[seat].choose(game, game.view(state, seat))


def play_match(game: Game, bots: Sequence[Bot], options: Mapping[str, str], seed: int) -> Record:
    """A finished record; chance draws from ``seed``."""
    record = new_record(game, len(bots), options)
    state = game.start(len(bots), record.options)
    for seat, move in play_out(state, answers(game, bots), Rng(seed)):
        record.add(seat, game.text(move))
    record.finish(state)
    return record
