"""Information-set Monte-Carlo tree search for any game of the kernel.

One iteration draws a state from what the seat knows, walks down a tree that all such states share, adds one edge, plays
on by the game's bias and gives every seat its own reward. The tree is seen with the searching seat's eyes: moves it is
not shown share one branch. Sealed choices are made side by side, each seat by its own statistics, as nobody knows what
the others choose. Which moves are legal differs from state to state, so an edge also counts how often it could have
been chosen.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antilles.kernel.chance import Rng, outcome
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, EVERYBODY, NOBODY, Belief, Insight, State
from antilles.kernel.step import place_rewards

MOVE_BITS: Final = 13  # move tables stay below 8192 entries
ANY_MOVE: Final = (1 << 13) - 1  # the edge that sums up a seat at a node
HIDDEN: Final = (1 << 13) - 2  # the branch of moves the searching seat is not shown
BRANCH: Final = 1 << 61
LANE: Final = 0x7FFFFFFF
CHANCE_SEAT: Final = 7  # stands for chance in branches; seats are 0 to 6


@mypyc_attr(acyclic=True)
class Plan:
    """The parameters of a search; each game has its own in ``search.toml``."""

    explore: float
    """Weight of the prior against the mean reward."""
    trust: i64
    """Parts in 100 of the prior that follow the game's bias; the rest is even."""
    follow: i64
    """Parts in 100 of rollout moves drawn by the bias; the others uniformly."""
    horizon: i64
    """Rollout decisions after which the insight's value stands for the end; 0 plays to the end."""
    branch_on_chance: bool
    """Whether different draws lead to different branches, or one branch averages over them."""

    def __init__(self, explore: float, trust: i64, follow: i64, horizon: i64, branch_on_chance: bool) -> None:
        self.explore = explore
        self.trust = trust
        self.follow = follow
        self.horizon = horizon
        self.branch_on_chance = branch_on_chance


@mypyc_attr(acyclic=True)
class Search:
    """A bounded tree over one decision; ``think`` as often as there is time."""

    belief: Belief
    insight: Insight
    seat: i64
    seats: i64
    plan: Plan
    rng: Rng
    iterations: i64
    nodes: i64
    edges: i64
    most_edges: i64
    slots: i64
    slot_key: vec[i64]
    slot_edge: vec[i64]
    visits: vec[i64]
    chances: vec[i64]
    total: vec[float]
    moves: Moves
    weights: Moves
    path: vec[i64]
    path_seat: vec[i64]
    length: i64
    fresh: bool
    reward: vec[float]

    def __init__(
        self, belief: Belief, insight: Insight, seat: i64, seats: i64, plan: Plan, rng: Rng, most: i64
    ) -> None:
        slots: i64 = 256
        while slots < 2 * most:
            slots *= 2
        self.belief = belief
        self.insight = insight
        self.seat = seat
        self.seats = seats
        self.plan = plan
        self.rng = rng
        self.iterations = 0
        self.nodes = 1
        self.edges = 0
        self.most_edges = most
        self.slots = slots
        self.slot_key = vec[i64]([0] * slots)
        self.slot_edge = vec[i64]([0] * slots)
        self.visits = vec[i64]([0] * most)
        self.chances = vec[i64]([0] * most)
        self.total = vec[float]([0.0] * most)
        self.moves = Moves()
        self.weights = Moves()
        self.path = vec[i64]()
        self.path_seat = vec[i64]()
        self.length = 0
        self.fresh = False
        self.reward = vec[float]([0.0] * seats)

    # --- the table of edges: (node, seat, move) or (node, branch) to a number -------------------------

    def slot(self, key: i64) -> i64:
        """Where the key is, or where it would go."""
        mixed = (key & LANE) * 0x2545F491 + (key >> 31) * 0x1B873593
        index = (mixed ^ (mixed >> 23)) & (self.slots - 1)
        while self.slot_key[index] != 0 and self.slot_key[index] != key:
            index = (index + 1) & (self.slots - 1)
        return index

    def find(self, key: i64) -> i64:
        """The number behind a key; -1 if there is none."""
        index = self.slot(key)
        return self.slot_edge[index] if self.slot_key[index] else -1

    def make_edge(self, key: i64) -> i64:
        """The edge of a key, made if need be; -1 when the tree is full."""
        index = self.slot(key)
        if self.slot_key[index]:
            return self.slot_edge[index]
        if self.edges + 1 >= self.most_edges:
            return -1
        edge = self.edges
        self.edges += 1
        self.slot_key[index] = key
        self.slot_edge[index] = edge
        return edge

    def child(self, node: i64, branch: i64) -> i64:
        """The node behind a branch, made if need be; -1 when the tree is full."""
        index = self.slot(BRANCH + (node << 31) + branch)
        if self.slot_key[index]:
            return self.slot_edge[index]
        if 2 * self.nodes >= self.most_edges:
            return -1
        node_made = self.nodes
        self.nodes += 1
        self.slot_key[index] = BRANCH + (node << 31) + branch
        self.slot_edge[index] = node_made
        return node_made

    # --- one iteration ----------------------------------------------------------------------------

    def think(self, iterations: i64) -> None:
        for _ in range(iterations):
            state = self.belief.draw(self.rng)
            self.length = 0
            self.descend(state)
            self.roll_out(state)
            self.judge(state)
            self.learn()
            self.iterations += 1

    def descend(self, state: State) -> None:
        """Walk down known edges until one is new, the tree is full or the game is over."""
        node: i64 = 0
        self.fresh = False
        while node >= 0 and not self.fresh:
            actor = state.actor()
            if actor == NOBODY:
                return
            if actor == CHANCE:
                node = self.pass_chance(state, node)
                continue
            self.moves.clear()
            state.legal(actor, self.moves)
            if state.audience(actor, self.moves.items[0]) == EVERYBODY:
                move = self.select(state, node, actor)
                state.advance(actor, move)
                node = self.child(node, branch_of(actor, move))
            else:
                node = self.descend_sealed(state, node)

    def descend_sealed(self, state: State, node: i64) -> i64:
        """All who choose in secret choose by their own statistics; then one branch for all of it."""
        opens = state.opens()
        branch: i64 = 1
        for actor in state.actors():
            seat: i64 = actor
            self.moves.clear()
            state.legal(seat, self.moves)
            move = self.select(state, node, seat)
            state.advance(seat, move)
            shown = branch_of(seat, move if opens or seat == self.seat else HIDDEN)
            branch = (branch * 0x1B873593 + shown) & LANE
        return self.child(node, branch)

    def pass_chance(self, state: State, node: i64) -> i64:
        """Draw by the odds; the node behind, or the same one if all draws share it."""
        self.moves.clear()
        self.weights.clear()
        state.legal(CHANCE, self.moves)
        state.odds(self.weights)
        move = outcome(self.moves, self.weights, self.rng.below(self.weights.sum()))
        shown = state.audience(CHANCE, move) >> self.seat & 1
        state.advance(CHANCE, move)
        if not self.plan.branch_on_chance:
            return node
        return self.child(node, branch_of(CHANCE_SEAT, move if shown else HIDDEN))

    def select(self, state: State, node: i64, seat: i64) -> i64:
        """The legal move with the best sum of mean reward and curiosity; notes it on the path."""
        trust = self.plan.trust
        bias_sum: i64 = 1
        if trust:
            self.weights.clear()
            self.insight.bias(state, seat, self.moves, self.weights)
            bias_sum = self.weights.sum()
        base = edge_key(node, seat, 0)
        seen: i64 = 0
        hope = 0.5
        summary = self.find(base + ANY_MOVE)
        if summary >= 0:
            seen = self.visits[summary]
            hope = self.total[summary] / float(seen)
        even = float(100 - trust) / float(100 * self.moves.count)
        best: i64 = 0
        best_score = -1.0
        for index in range(self.moves.count):
            prior = even
            if trust:
                prior += float(trust * self.weights.items[index]) / float(100 * bias_sum)
            score = self.score(base + self.moves.items[index], prior, hope, seen)
            if score > best_score:
                best_score = score
                best = index
        move = self.moves.items[best]
        self.note(base + ANY_MOVE, seat)
        self.note(base + move, seat)
        return move

    def score(self, key: i64, prior: float, hope: float, seen: i64) -> float:
        """An untried move is hoped to be as good as the seat's average here."""
        edge = self.find(key)
        if edge < 0:
            return hope + self.plan.explore * prior * sqrt(float(seen + 1))
        self.chances[edge] += 1
        tries = float(self.visits[edge])
        return self.total[edge] / tries + self.plan.explore * prior * sqrt(float(self.chances[edge])) / (1.0 + tries)

    def note(self, key: i64, seat: i64) -> None:
        """Remember an edge for learning, making it if there is room."""
        edges = self.edges
        edge = self.make_edge(key)
        if self.edges > edges and key & ANY_MOVE != ANY_MOVE:
            self.fresh = True
        if edge >= 0:
            if self.length < len(self.path):
                self.path[self.length] = edge
                self.path_seat[self.length] = seat
            else:
                self.path = append(self.path, edge)
                self.path_seat = append(self.path_seat, seat)
            self.length += 1

    def roll_out(self, state: State) -> None:
        """Play on by the bias, or uniformly, to the end or the horizon."""
        left = self.plan.horizon or 1 << 40
        actor = state.actor()
        while actor != NOBODY and left > 0:
            state.advance(actor, self.rollout_move(state, actor))
            if actor != CHANCE:
                left -= 1
            actor = state.actor()

    def rollout_move(self, state: State, actor: i64) -> i64:
        self.moves.clear()
        state.legal(actor, self.moves)
        if actor != CHANCE and (not self.plan.follow or self.rng.below(100) >= self.plan.follow):
            return self.moves.items[self.rng.below(self.moves.count)]
        self.weights.clear()
        if actor == CHANCE:
            state.odds(self.weights)
        else:
            self.insight.bias(state, actor, self.moves, self.weights)
        return outcome(self.moves, self.weights, self.rng.below(self.weights.sum()))

    def judge(self, state: State) -> None:
        """Rewards: by places at the end, by the game's insight before it."""
        if state.actor() == NOBODY:
            rewards = place_rewards(state.ranking())
            for seat in range(self.seats):
                self.reward[seat] = rewards[seat]
        else:
            for seat in range(self.seats):
                self.reward[seat] = self.insight.value(state, seat)

    def learn(self) -> None:
        for index in range(self.length):
            edge = self.path[index]
            self.visits[edge] += 1
            self.total[edge] += self.reward[self.path_seat[index]]

    # --- the answer ---------------------------------------------------------------------------------

    def best(self) -> i64:
        """The move tried most; of equals the one with the better mean."""
        opinions = self.opinions()
        return opinions[0].move

    def opinions(self) -> list[Opinion]:
        """What the search thinks of each legal move, the best first."""
        self.moves.clear()
        self.belief.draw(Rng(1)).legal(self.seat, self.moves)
        found: list[Opinion] = []
        for index in range(self.moves.count):
            move = self.moves.items[index]
            edge = self.find(edge_key(0, self.seat, move))
            if edge < 0:
                found.append(Opinion(move, 0, 0.0))
            else:
                found.append(Opinion(move, self.visits[edge], self.total[edge] / float(self.visits[edge])))
        found.sort(key=by_merit)
        return found

    def continuation(self, move: i64, longest: i64) -> list[tuple[int, int]]:
        """Seat and move of the likeliest course after ``move``, as far as the tree knows it."""
        state = self.belief.draw(Rng(1))
        course: list[tuple[int, int]] = [(self.seat, move)]
        node: i64 = 0
        while state.actor() == self.seat and state.audience(self.seat, move) == EVERYBODY:
            node = self.find(BRANCH + (node << 31) + branch_of(self.seat, move))
            state.advance(self.seat, move)
            if node < 0 or state.actor() != self.seat or len(course) >= longest:
                break
            move = self.favourite(state, node)
            if move < 0:
                break
            course.append((self.seat, move))
        return course

    def favourite(self, state: State, node: i64) -> i64:
        """The move tried most at a node of the searching seat; -1 if none was."""
        self.moves.clear()
        state.legal(self.seat, self.moves)
        best: i64 = -1
        most: i64 = 0
        for index in range(self.moves.count):
            edge = self.find(edge_key(node, self.seat, self.moves.items[index]))
            if edge >= 0 and self.visits[edge] > most:
                most = self.visits[edge]
                best = self.moves.items[index]
        return best


@mypyc_attr(acyclic=True)
class Opinion:
    """A move, how often it was tried and its mean reward."""

    def __init__(self, move: i64, visits: i64, mean: float) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.mean: Final = mean


def by_merit(opinion: Opinion) -> tuple[int, float, int]:
    return -opinion.visits, -opinion.mean, opinion.move


def edge_key(node: i64, seat: i64, move: i64) -> i64:
    return (((node << 3) + seat + 1) << MOVE_BITS) + move


def branch_of(seat: i64, move: i64) -> i64:
    return (seat << MOVE_BITS) + move
