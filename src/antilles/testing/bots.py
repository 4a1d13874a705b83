"""Checks of bots: they answer views with legal moves, and do not cheat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from antilles.kernel.game import Game
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View, decode, encode
from antilles.testing.cases import Case, Spot, expect


class Chooser(Protocol):
    """Anything that answers a view with a move."""

    def choose(self, game: Game, view: View) -> int: ...


def answer(spot: Spot, bot: Chooser, seat: int) -> int:
    """What a bot says to a view that came as text, as it does from another process."""
    game = spot.case.game
    return bot.choose(game, decode(game.view_type, encode(game.view(spot.state, seat))))


def bots_answer_views_with_legal_moves(case: Case, make: Callable[[int], Chooser], most: int = 6) -> None:
    for spot in case.decisions(most):
        for seat in [seat for seat in spot.state.actors() if seat >= 0][:1]:
            move = answer(spot, make(spot.number), seat)
            expect(move in legal_moves(spot.state, seat), f"the bot on seat {seat} says {move}", spot)


def bots_do_not_cheat(case: Case, make: Callable[[int], Chooser], most: int = 6) -> None:
    """P13: with what is hidden scrambled, a bot of the same seed chooses the same."""
    if case.scramble is None:
        return
    for spot in case.decisions(most):
        for seat in [seat for seat in spot.state.actors() if seat >= 0][-1:]:
            other = case.scramble(spot.state, seat, case.rng(spot.number))
            first = make(1).choose(case.game, case.game.view(spot.state, seat))
            second = make(1).choose(case.game, case.game.view(other, seat))
            expect(first == second, f"the bot on seat {seat} chooses by what it cannot see", spot)
