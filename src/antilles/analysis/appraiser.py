"""The appraiser: a fixed judge of states. The same state, seed and budget give the same numbers everywhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.analysis.gauge import Gauge
from antilles.bots.rollout import Rollout
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import NOBODY, State, actor_of

KINDS: Final = 3
"""What is expected of each seat: its reward, its chance of winning, its points."""
LONGEST_TURN: Final = 6
"""Decisions by which a turn under way is played to its end, one look ahead each."""
LONGEST_UNREST: Final = 40
"""Moves by which a rollout goes on to where the seats can be compared."""
NO_MOVER: Final = -1


@mypyc_attr(acyclic=True)
class Appraiser:
    """The mean over rollouts of a few decisions each, judged by the gauge; without rollouts, the gauge alone.

    Whoever has just moved first ends the turn with care: one look ahead a decision. Rollouts with the same number meet
    the same luck in every state of one look, so that what is common to two states does not blur their difference.
    """

    gauge: Gauge
    rollout: Rollout
    seats: i64
    samples: i64
    moves: Moves

    def __init__(self, gauge: Gauge, rollout: Rollout, seats: i64, samples: i64) -> None:
        self.gauge = gauge
        self.rollout = rollout
        self.seats = seats
        self.samples = samples
        self.moves = Moves()

    def appraise(self, state: State, seed: i64, mover: i64 = NO_MOVER) -> list[float]:
        """Rewards of all seats, then their chances of winning, then their points; ``state`` stays as it is."""
        found = vec[float]([0.0] * (KINDS * self.seats))
        if self.samples == 0 or actor_of(state) == NOBODY:
            self.gauge.add(state, 1.0, found)
            return list(found)
        settled = state.copy()
        self.settle(settled, mover)
        share = 1.0 / float(self.samples)
        for sample in range(self.samples):
            copy = settled.copy()
            self.play(copy, Rng(seed + sample))
            self.gauge.add(copy, share, found)
        return list(found)

    def once(self, state: State, seed: i64, mover: i64 = NO_MOVER) -> list[float]:
        """The same by a single rollout, which uses the state up."""
        self.settle(state, mover)
        self.play(state, Rng(seed))
        return self.stand(state)

    def play(self, state: State, rng: Rng) -> None:
        """A rollout, in place, and on to where the seats can be compared."""
        self.rollout.play(state, rng)
        for _ in range(LONGEST_UNREST):
            actor = actor_of(state)
            if actor == NOBODY or self.gauge.insight.quiet(state):
                return
            question = state.question
            question.answer(state, actor, self.rollout.choose(state, question, actor, rng))

    def stand(self, state: State) -> list[float]:
        """The same by the gauge alone."""
        found = vec[float]([0.0] * (KINDS * self.seats))
        self.gauge.add(state, 1.0, found)
        return list(found)

    def after_each(self, state: State, seat: i64, moves: Moves, seed: i64) -> list[list[float]]:
        """What is expected after each of a seat's moves, or of chance's draws; all meet the same luck."""
        found: list[list[float]] = []
        for index in range(moves.count):
            after = state.copy()
            after.question.answer(after, seat, moves.items[index])
            found.append(self.appraise(after, seed, seat))
        return found

    def settle(self, state: State, mover: i64) -> None:
        """Play the mover's turn to its end, in place; nothing if somebody else, or chance, comes next."""
        for _ in range(LONGEST_TURN):
            if mover < 0 or actor_of(state) != mover or len(state.actors()) > 1:
                return
            state.question.answer(state, mover, self.best_now(state, mover))

    def best_now(self, state: State, seat: i64) -> i64:
        """The move after which the gauge likes the seat best; the first of equals."""
        moves = self.moves
        moves.clear()
        state.question.legal(state, seat, moves)
        best = moves.items[0]
        if moves.count == 1:
            return best
        most = -1.0
        for index in range(moves.count):
            after = state.copy()
            after.question.answer(after, seat, moves.items[index])
            found = vec[float]([0.0] * (KINDS * self.seats))
            self.gauge.add(after, 1.0, found)
            if found[seat] > most:
                most = found[seat]
                best = moves.items[index]
        return best
