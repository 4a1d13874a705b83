"""Information-set Monte-Carlo tree search for any game of the kernel.

One iteration draws a state from what the seat knows, walks down a tree that all such states share, adds one edge, plays
on by the game's bias and gives every seat its own reward. The tree is seen with the searching seat's eyes: moves it is
not shown share one branch. Sealed choices are made side by side, each seat by its own statistics, as nobody knows what
the others choose. Which moves are legal differs from state to state, so an edge also counts how often it could have
been chosen.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antilles.bots.plan import Plan
from antilles.bots.rollout import Rollout
from antilles.bots.tree import (
    CHANCE_SEAT,
    CHANCES,
    HIDDEN,
    MOST_MOVES,
    MOVE,
    NONE,
    RECORD,
    TOTAL,
    VISITS,
    Tree,
    branch_of,
    joint_branch,
)
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import CHANCE, EVERYBODY, NOBODY, Belief, Insight, State, actor_of
from antilles.kernel.step import random_move

FEWEST_NOTICED: Final[i64] = 2


@mypyc_attr(acyclic=True)
class Search:
    """A bounded tree over one decision; ``think`` as often as there is time."""

    belief: Belief
    insight: Insight[Any]
    seat: i64
    seats: i64
    plan: Plan
    rng: Rng
    tree: Tree
    iterations: i64
    steps: i64
    """Moves made in all iterations: what an iteration costs, told without a clock."""
    moves: Moves
    weights: Moves
    rollout: Rollout
    marks: vec[i64]
    """By move: where its edge is, if that lies within the fork being looked at."""
    path: vec[i64]
    path_seat: vec[i64]
    length: i64
    fresh: bool
    reward: vec[float]
    hopes: vec[float]
    """Of each seat, the sum of its rewards over all iterations."""
    first: i64
    """The searching seat's own move in this iteration; NONE before it is made."""
    noticed: Moves
    """The moves at the root that come to mind; none for all of them."""
    keeps_results: bool
    """Whether to keep the places and points that its moves led to, for explaining."""
    place_total: dict[int, float]
    points_total: dict[int, float]

    def __init__(
        self, belief: Belief, insight: Insight[Any], seat: i64, seats: i64, plan: Plan, rng: Rng, most: i64
    ) -> None:
        self.belief = belief
        self.insight = insight
        self.seat = seat
        self.seats = seats
        self.plan = plan
        self.rng = rng
        self.tree = Tree(most)
        self.iterations = 0
        self.steps = 0
        self.moves = Moves()
        self.weights = Moves()
        self.rollout = Rollout(plan, insight, self.moves, self.weights)
        self.marks = vec[i64]([NONE] * MOST_MOVES)
        self.path = vec[i64]()
        self.path_seat = vec[i64]()
        self.length = 0
        self.fresh = False
        self.reward = vec[float]([0.0] * seats)
        self.hopes = vec[float]([0.0] * seats)
        self.first = NONE
        self.noticed = Moves()
        self.keeps_results = False
        self.place_total = {}
        self.points_total = {}

    def think(self, iterations: i64) -> None:
        for _iteration in range(iterations):
            state = self.belief.draw_unsealed(self.rng)
            self.length = 0
            self.first = NONE
            self.descend(state)
            self.steps += self.rollout.play(state, self.rng)
            self.judge(state)
            self.learn()
            if self.keeps_results:
                self.keep_result(state)
            self.iterations += 1

    def decide(self, iterations: i64) -> None:
        """As ``think``, but no longer than it takes until the rest cannot change the answer.

        Each iteration adds one visit to one move, so the next look is due when the leader could be out of reach at the
        earliest: no iteration is made in vain, and hardly any time goes into looking.
        """
        left = iterations
        margin = self.margin()
        while left > 0 and margin <= left:
            some = min(left, (left - margin) // 2 + 1)
            self.think(some)
            left -= some
            margin = self.margin()

    def think_of_nothing(self, iterations: i64) -> None:
        """The same games without the tree, for measuring what the tree costs."""
        for _iteration in range(iterations):
            state = self.belief.draw_unsealed(self.rng)
            self.steps += self.rollout.play(state, self.rng)
            self.judge(state)

    # --- down the tree --------------------------------------------------------------------------

    def descend(self, state: State) -> None:
        """Walk down known edges until one is new, the tree is full or the game is over."""
        node: i64 = 0
        self.fresh = False
        while node >= 0 and not self.fresh:
            actor = actor_of(state)
            if actor == NOBODY:
                return
            if actor == CHANCE:
                node = self.pass_chance(state, node)
                continue
            self.moves.clear()
            state.question.legal(state, actor, self.moves)
            if state.audience(actor, self.moves.items[0]) == EVERYBODY:
                move = self.select(state, node, actor)
                shown = move if state.audience(actor, move) >> self.seat & 1 else i64(HIDDEN)
                state.question.answer(state, actor, move)
                self.steps += 1
                node = self.tree.grow_child(node, branch_of(actor, shown))
            else:
                node = self.descend_sealed(state, node)

    def descend_sealed(self, state: State, node: i64) -> i64:
        """All who choose in secret choose by their own statistics; then one branch for all of it."""
        opens = state.opens()
        branch: i64 = 1
        for actor in state.actors():
            seat: i64 = actor
            self.moves.clear()
            state.question.legal(state, seat, self.moves)
            move = self.select(state, node, seat)
            shown = move if opens or state.audience(seat, move) >> self.seat & 1 else HIDDEN
            state.question.answer(state, seat, move)
            self.steps += 1
            branch = joint_branch(branch, seat, shown)
        return self.tree.grow_child(node, branch)

    def pass_chance(self, state: State, node: i64) -> i64:
        """Draw by the odds; the node behind, or the same one if all draws share it."""
        move = random_move(state, CHANCE, self.rng, self.moves, self.weights)
        shown = state.audience(CHANCE, move) >> self.seat & 1
        state.question.answer(state, CHANCE, move)
        self.steps += 1
        if not self.plan.branch_on_chance:
            return node
        return self.tree.grow_child(node, branch_of(CHANCE_SEAT, move if shown else HIDDEN))

    def select(self, state: State, node: i64, seat: i64) -> i64:
        """The legal move with the best sum of mean reward and curiosity; notes it on the path.

        An untried move is hoped to be as good as the seat's average here, but for ``doubt``. What is forced teaches
        nothing, and is noted at the root only, where people may ask for it.
        """
        if node == 0 and seat == self.seat and self.noticed.count:
            self.moves.take(self.noticed)
        count = self.moves.count
        if count == 1 and (node or seat != self.seat):
            return self.moves.items[0]
        trust = self.plan.trust if count > 1 else i64(0)
        by_bias = 0.0
        if trust:
            self.weights.clear()
            self.insight.bias(state, seat, self.moves, self.weights)
            by_bias = float(trust) / float(100 * self.weights.sum())
        even = float(100 - trust) / float(100 * count)
        fork = self.tree.fork(node, seat)
        end = self.tree.end_of(fork) if fork >= 0 else i64(NONE)
        self.mark(fork, end)
        marks = self.marks
        facts = self.tree.facts
        seen = facts[fork + VISITS] if fork >= 0 else 0.0
        hope = facts[fork + TOTAL] / seen - self.plan.doubt if fork >= 0 else 0.5
        explore = self.plan.explore
        curiosity = explore * sqrt(seen + 1.0)
        best: i64 = 0
        best_edge: i64 = NONE
        best_score = -1.0
        moves = self.moves.items
        weights = self.weights.items
        for index in range(count):
            prior = even
            if trust:
                prior += by_bias * float(weights[index])
            edge = marks[moves[index]]
            if edge <= fork or edge >= end:
                edge = NONE
                score = hope + curiosity * prior
            else:
                chances = facts[edge + CHANCES] + 1.0
                facts[edge + CHANCES] = chances
                tries = facts[edge + VISITS]
                score = facts[edge + TOTAL] / tries + explore * prior * sqrt(chances) / (1.0 + tries)
            if score > best_score:
                best_score = score
                best = index
                best_edge = edge
        move = moves[best]
        if fork < 0 and self.tree.has_room():
            fork = self.tree.grow_fork(node, seat)
        if best_edge < 0 and self.tree.has_room():
            fork = self.tree.grow_edge(node, seat, fork, move)
            best_edge = self.tree.end_of(fork) - RECORD
            self.fresh = True
        self.note(fork, seat)
        self.note(best_edge, seat)
        if node == 0 and seat == self.seat:
            self.first = move
        return move

    def mark(self, fork: i64, end: i64) -> None:
        """Write down for each move tried at a fork where its edge is.

        Nothing needs to be wiped out: memory is not used twice, so what other forks wrote lies outside of this one.
        """
        facts = self.tree.facts
        marks = self.marks
        for edge in range(fork + RECORD, end, RECORD):
            marks[i64(facts[edge + MOVE])] = edge

    def note(self, edge: i64, seat: i64) -> None:
        """Remember an edge for learning, if there was room for it."""
        if edge < 0:
            return
        if self.length < len(self.path):
            self.path[self.length] = edge
            self.path_seat[self.length] = seat
        else:
            self.path = append(self.path, edge)
            self.path_seat = append(self.path_seat, seat)
        self.length += 1

    # --- to the end -----------------------------------------------------------------------------

    def judge(self, state: State) -> None:
        """Rewards: by places at the end, by the game's insight before it."""
        if actor_of(state) == NOBODY:
            self.reward = place_rewards(state.ranking())
        else:
            self.insight.values(state, self.reward)

    def learn(self) -> None:
        """Each seat's edges learn that seat's reward: everybody maximises their own result."""
        for seat in range(self.seats):
            self.hopes[seat] += self.reward[seat]
        facts = self.tree.facts
        for index in range(self.length):
            edge = self.path[index]
            facts[edge + VISITS] += 1.0
            facts[edge + TOTAL] += self.reward[self.path_seat[index]]

    def keep_result(self, state: State) -> None:
        """Places and points as they stand where the iteration stopped."""
        move: int = self.first
        self.place_total[move] = self.place_total.get(move, 0.0) + float(state.ranking()[self.seat])
        self.points_total[move] = self.points_total.get(move, 0.0) + float(state.scores()[self.seat])

    # --- the answer -----------------------------------------------------------------------------

    def best(self) -> i64:
        """The move tried most; of equals the one with the better mean, then the first in the table."""
        self.root_moves()
        best = self.moves.items[0]
        most: i64 = -1
        mean = 0.0
        for index in range(self.moves.count):
            edge = self.tree.edge(0, self.seat, self.moves.items[index])
            visits = self.tree.visits(edge) if edge >= 0 else 0
            value = self.tree.mean(edge) if visits else 0.0
            if visits > most or (visits == most and value > mean):
                best = self.moves.items[index]
                most = visits
                mean = value
        return best

    def choice(self) -> i64:
        """The move to play: ``best``, or where all choose in secret one drawn by how often each was tried.

        Whoever always chose the same there would be found out. What was tried much less than the best is left out.
        """
        if not self.mixes():
            return self.best()
        self.root_moves()
        visits = Moves()
        for index in range(self.moves.count):
            edge = self.tree.edge(0, self.seat, self.moves.items[index])
            visits.add(self.tree.visits(edge) if edge >= 0 else 0)
        return self.moves.items[drawn(visits, self.plan.mixed, self.rng)]

    def mixes(self) -> bool:
        """Whether the answer is drawn: the choice is sealed, and others will see it when all have chosen."""
        if self.plan.mixed <= 0.0:
            return False
        state = self.belief.draw_unsealed(Rng(1))
        self.root_moves()
        return state.audience(self.seat, self.moves.items[0]) != EVERYBODY and state.opens()

    def margin(self) -> i64:
        """How many more iterations cannot change the answer: so much less was the second most tried move tried.

        Less than the most tried one; or, where the answer is drawn, than what a move needs to be drawn at all.
        """
        needed = self.plan.mixed if self.mixes() else 1.0
        self.root_moves()
        most: i64 = 0
        second: i64 = 0
        for index in range(self.moves.count):
            edge = self.tree.edge(0, self.seat, self.moves.items[index])
            visits = self.tree.visits(edge) if edge >= 0 else 0
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return i64(needed * float(most)) - second

    def overlook(self, percent: i64) -> None:
        """Of 100 moves at the root so many do not come to mind, by chance; two always do."""
        self.root_moves()
        count = self.moves.count
        left = (count * (100 - percent) + self.rng.below(100)) // 100
        left = min(count, max(left, FEWEST_NOTICED))
        for index in range(count):
            if self.rng.below(count - index) < left:
                self.noticed.add(self.moves.items[index])
                left -= 1

    def root_moves(self) -> None:
        if self.noticed.count:
            self.moves.take(self.noticed)
            return
        self.moves.clear()
        self.belief.draw_unsealed(Rng(1)).legal(self.seat, self.moves)


def drawn(visits: Moves, mixed: float, rng: Rng) -> i64:
    """The place of one of them, by its share of the visits; only those are drawn that have their part of the most."""
    most: i64 = 1
    for index in range(visits.count):
        most = max(most, visits.items[index])
    total: i64 = 0
    for index in range(visits.count):
        if float(visits.items[index]) < mixed * float(most):
            visits.items[index] = 0
        total += visits.items[index]
    left = rng.below(total) if total else i64(0)
    chosen: i64 = 0
    while left >= visits.items[chosen] and chosen < visits.count - 1:
        left -= visits.items[chosen]
        chosen += 1
    return chosen
