"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from antilles.bots.bot import Bot
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import Record, new_record
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import chance_move

Decide = Callable[[State, int], int]
"""The move of a seat that is asked."""
Luck = Callable[[State], int]
"""A move of chance."""
Make = Callable[[State, int, int], State]
"""The state after a move."""


def seeded_luck(rng: Rng) -> Luck:
    """Drawn by the odds from a generator."""
    return lambda state: chance_move(state, rng)


def in_place(state: State, seat: int, move: int) -> State:
    state.advance(seat, move)
    return state


def play_out(
    state: State, decide: Decide, luck: Luck, people: Collection[int] = (), make: Make = in_place
) -> Iterator[tuple[int, int]]:
    """Play to the end, or until only people are asked; the one loop that asks bots.

    Seat and move are told before each move is made, chance's too. The moves are made in ``state`` itself, unless
    ``make`` keeps the past.
    """
    while (seat := next((actor for actor in state.actors() if actor not in people), None)) is not None:
        move = luck(state) if seat == CHANCE else decide(state, seat)
        yield seat, move
        state = make(state, seat, move)


def answers(game: Game, bots: Sequence[Bot] | Mapping[int, Bot]) -> Decide:
    """Each bot answers its own seat's view."""
    return lambda state, seat: bots[seat].choose(game, game.view(state, seat))


def play_match(game: Game, bots: Sequence[Bot], options: Mapping[str, str], seed: int) -> Record:
    """A finished record; chance draws from ``seed``."""
    record = new_record(game, len(bots), options)
    state = game.start(len(bots), record.options)
    for seat, move in play_out(state, answers(game, bots), seeded_luck(Rng(seed))):
        record.add(seat, game.text(move))
    record.finish(state)
    return record
