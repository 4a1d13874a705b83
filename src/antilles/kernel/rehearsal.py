"""Trying out a turn without making it. It is played in states drawn from what the seat knows, never in the real one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.outlook import Prospect, Sentence, Trial
from antilles.kernel.state import Refusal
from antilles.kernel.step import after, legal_moves
from antilles.kernel.view import View
from antilles.kernel.witness import is_secret

WORLDS = 8


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """How far the turn can be foreseen: ``view`` after ``done`` moves, and whether more of it can be known."""

    view: View
    done: int
    boundary: bool
    """Chance, another player or a secret comes next: what follows cannot be tried."""
    legal: list[int]
    refusal: Refusal | None = None
    last: Trial | None = None
    """The last of the moves; None if there was none."""


def rehearse(game: Game, view: View, moves: Sequence[int], rng: Rng) -> Rehearsal:
    """Play ``moves`` for the view's seat as far as every state it might be in agrees on what the seat would see."""
    seat = view.seat
    assert seat is not None
    belief = game.belief(view)
    worlds = [belief.draw(rng) for _ in range(WORLDS)]
    last: Trial | None = None
    for done, move in enumerate(moves):
        world = worlds[0]
        if move not in legal_moves(world, seat):
            refusal = world.refusal(seat, move) or Refusal("", "refusal-not-asked")
            return Rehearsal(view, done, False, legal_moves(world, seat), refusal)
        hidden = Trial(before=view, move=move, after=None, deed=None, legal=(), boundary=True)
        if is_secret(world, seat, move):
            return Rehearsal(view, done + 1, True, [], last=hidden)
        done_alone = world.copy()
        done_alone.question.deed(done_alone, seat, move)
        worlds = [after(world, seat, move) for world in worlds]
        views = [game.view(world, seat) for world in worlds]
        if any(other != views[0] for other in views[1:]):
            return Rehearsal(view, done + 1, True, [], last=hidden)
        ended = worlds[0].actors() != [seat]
        legal = [] if ended else legal_moves(worlds[0], seat)
        deed = game.view(done_alone, seat)
        last = Trial(before=view, move=move, after=views[0], deed=deed, legal=tuple(legal), boundary=ended)
        view = views[0]
        if ended:
            return Rehearsal(view, done + 1, True, [], last=last)
    return Rehearsal(view, len(moves), False, legal_moves(worlds[0], seat), last=last)


def foresee(game: Game, view: View, move: int, rng: Rng) -> Prospect | None:
    """What a legal move would do; None if it is not legal."""
    trial = rehearse(game, view, [move], rng).last
    return game.foresee(trial) if trial is not None else None


def question(game: Game, view: View, legal: Sequence[int]) -> Sentence | None:
    """What the view's seat is asked now; None if it is not asked."""
    return game.question(view, legal) if view.seat in view.actors and legal else None
