"""Trying out a turn without making it. It is played in states drawn from what the seat knows, never in the real one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.state import EVERYBODY, Refusal, State
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View, encode

WORLDS = 8


class Rehearsal(Struct, frozen=True):
    """How far the turn can be foreseen: ``view`` after ``done`` moves, and whether more of it can be known."""

    view: View
    done: int
    boundary: bool
    """Chance, another player or a secret comes next: what follows cannot be tried."""
    legal: list[int]
    refusal: Refusal | None = None


def rehearse(game: Game, view: View, moves: Sequence[int], rng: Rng) -> Rehearsal:
    """Play ``moves`` for the view's seat as far as every state it might be in agrees on what the seat would see."""
    seat = view.seat
    assert seat is not None
    belief = game.belief(view)
    worlds = [belief.draw(rng) for _ in range(WORLDS)]
    for done, move in enumerate(moves):
        world = worlds[0]
        if move not in legal_moves(world, seat):
            refusal = world.refusal(seat, move) or Refusal("", "refusal-not-asked")
            return Rehearsal(view, done, False, legal_moves(world, seat), refusal)
        if len(world.actors()) > 1 or world.audience(seat, move) != EVERYBODY:
            return Rehearsal(view, done + 1, True, [])
        worlds = [_after(world, seat, move) for world in worlds]
        views = [game.view(world, seat) for world in worlds]
        if any(encode(other) != encode(views[0]) for other in views[1:]):
            return Rehearsal(view, done + 1, True, [])
        view = views[0]
        if worlds[0].actors() != [seat]:
            return Rehearsal(view, done + 1, True, [])
    return Rehearsal(view, len(moves), False, legal_moves(worlds[0], seat))


def _after(state: State, seat: int, move: int) -> State:
    after = state.copy()
    after.advance(seat, move)
    return after
