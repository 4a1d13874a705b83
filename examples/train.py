"""A masked policy learns a game by playing itself: REINFORCE in NumPy, on one core.

    python examples/train.py santo_domingo --minutes 2

Prints the share of games won against uniformly random play, before, during and after.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from antilles.envs.batch import BatchEnv
from antilles.envs.numbers import scale_of
from antilles.games import find

Floats = NDArray[np.float32]
HIDDEN = 64
GAMES = 128
BATCH = 8192
RATE = 2e-3
CURIOSITY = 0.01
"""Weight of the entropy, which keeps the policy from settling too early."""


class Policy:
    """One hidden layer; illegal actions have no chance."""

    def __init__(self, inputs: int, actions: int, dice: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            (dice.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def hidden(self, seen: Floats) -> Floats:
        layer: Floats = np.tanh(seen @ self.weights[0] + self.weights[1])
        return layer

    def chances(self, hidden: Floats, masks: NDArray[np.bool_]) -> Floats:
        scores = np.where(masks, hidden @ self.weights[2] + self.weights[3], -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares: Floats = scores / scores.sum(axis=1, keepdims=True)
        return shares

    def act(self, seen: Floats, masks: NDArray[np.bool_], dice: np.random.Generator) -> NDArray[np.int64]:
        """A move for each row, drawn by its chances."""
        chances = self.chances(self.hidden(seen), masks)
        ticket = dice.random((len(seen), 1), dtype=np.float32)
        reached = chances.cumsum(axis=1) > np.minimum(ticket, 0.999)
        chosen: NDArray[np.int64] = np.where(masks, reached, False).argmax(axis=1)
        return chosen

    def learn(self, seen: Floats, masks: NDArray[np.bool_], actions: NDArray[np.int64], gains: Floats) -> None:
        """One step of Adam up the policy gradient: what was followed by a good result becomes likelier."""
        hidden = self.hidden(seen)
        chances = self.chances(hidden, masks)
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = -gains[:, None] * chances - CURIOSITY * chances * (logs + entropy)
        slope[np.arange(len(actions)), actions] += gains
        slope /= len(actions)
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        self.climb([seen.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def climb(self, slopes: list[Floats]) -> None:
        self.updates += 1
        for one, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            one += RATE * mean / (1 - 0.9**self.updates) / fair


def table(game: str, seed: int) -> BatchEnv:
    """Games in which the policy answers for every seat; a new one begins in the step that ends one."""
    env = BatchEnv(game, GAMES, autoreset_mode="SameStep", copy=False)
    env.reset(seed=seed)
    return env


class School:
    """Games that the policy plays against itself, and what it can learn from those that are over."""

    def __init__(self, game: str, seed: int) -> None:
        observer = find(game).observer
        assert observer is not None
        self.game = game
        self.seed = seed
        self.share: Floats = (1 / scale_of(find(game))).astype(np.float32)
        self.dice = np.random.default_rng(seed)
        self.env = table(game, seed)
        self.policy = Policy(observer.size, self.env.masks.shape[1], self.dice)
        self.trails: list[list[tuple[Floats, NDArray[np.bool_], int, int]]] = [[] for _ in range(GAMES)]

    def look(self, env: BatchEnv) -> Floats:
        seen: Floats = (env.observations * self.share).astype(np.float32)
        return seen

    def lesson(self) -> None:
        """Play until enough decisions have their result, then learn: every decision gets its seat's reward."""
        env = self.env
        rows: list[tuple[Floats, NDArray[np.bool_], int]] = []
        gains: list[float] = []
        while len(rows) < BATCH:
            seen, masks, seats = self.look(env), env.masks.astype(np.bool_), env.seats.copy()
            actions = self.policy.act(seen, masks, self.dice)
            for game, trail in enumerate(self.trails):
                trail.append((seen[game], masks[game], int(actions[game]), int(seats[game])))
            _, _, over, _, _ = env.step(actions)
            for game in np.flatnonzero(over).tolist():
                rows += [(one, mask, action) for one, mask, action, _ in self.trails[game]]
                gains += [float(env.all_rewards[game, seat]) for *_, seat in self.trails[game]]
                self.trails[game] = []
        reward = np.array(gains, np.float32)
        self.policy.learn(
            np.stack([row[0] for row in rows]),
            np.stack([row[1] for row in rows]),
            np.array([row[2] for row in rows]),
            (reward - reward.mean()) / (reward.std() + 1e-6),
        )

    def exam(self, games: int = 1000) -> float:
        """The share of points against random play, each seat in half of the games: 1 for a win, a half for a tie."""
        points = 0.0
        for seat in range(2):
            env = table(self.game, self.seed + 1 + seat)
            left = games // 2
            while left > 0:
                mine = env.seats == seat
                chosen = env.sample()
                if mine.any():
                    seen, masks = self.look(env)[mine], env.masks[mine].astype(np.bool_)
                    chosen[mine] = self.policy.act(seen, masks, self.dice)
                _, _, over, _, _ = env.step(chosen)
                ended = np.flatnonzero(over)[:left]
                points += float((env.all_rewards[ended, seat] + 1).sum() / 2)
                left -= len(ended)
        return points / (games // 2 * 2)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--minutes", type=float, default=2.0)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    school = School(given.game, given.seed)
    start = time.process_time()
    print(f"untrained: {school.exam():.1%} against random play")
    end, report = start + 60 * given.minutes, start + 15
    while time.process_time() < end:
        school.lesson()
        if time.process_time() > report:
            report += 15
            spent = time.process_time() - start
            print(f"{spent:5.0f} s of this core, {school.policy.updates} updates: {school.exam():.1%}", flush=True)
    print(f"trained: {school.exam(4000):.1%} against random play")


if __name__ == "__main__":
    main()
