"""The rest of a game, or its next decisions, played quickly: by the game's bias, or uniformly."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from antilles.bots.plan import Plan
from antilles.kernel.chance import Rng, outcome
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, Insight, Question, State, actor_of


@mypyc_attr(acyclic=True)
class Rollout:
    """Plays states on, in place; ``moves`` and ``weights`` are buffers that it may share."""

    plan: Plan
    insight: Insight[Any]
    moves: Moves
    weights: Moves

    def __init__(self, plan: Plan, insight: Insight[Any], moves: Moves, weights: Moves) -> None:
        self.plan = plan
        self.insight = insight
        self.moves = moves
        self.weights = weights

    def play(self, state: State, rng: Rng) -> i64:
        """Play on by the bias, or uniformly, to the end or the horizon; the number of moves."""
        left = self.plan.horizon
        steps: i64 = 0
        actor = actor_of(state)
        while actor != NOBODY and left > 0:
            question = state.question  # held once for both calls
            question.answer(state, actor, self.choose(state, question, actor, rng))
            steps += 1
            if actor != CHANCE:
                left -= 1
            actor = actor_of(state)
        return steps

    def choose(self, state: State, question: Question[Any], actor: i64, rng: Rng) -> i64:
        """The next move: a draw by its odds, a seat's by the bias or uniformly."""
        if actor == CHANCE:
            alike = question.alike(state)
            if alike:
                return question.nth(state, rng.below(alike) if alike > 1 else 0)
        self.moves.clear()
        question.legal(state, actor, self.moves)
        if self.moves.count == 1:
            return self.moves.items[0]
        if actor != CHANCE and (not self.plan.follow or rng.below(100) >= self.plan.follow):
            return self.moves.items[rng.below(self.moves.count)]
        self.weights.clear()
        if actor == CHANCE:
            state.odds(self.weights)
        else:
            self.insight.bias(state, actor, self.moves, self.weights)
        return outcome(self.moves, self.weights, rng.below(self.weights.sum()))
