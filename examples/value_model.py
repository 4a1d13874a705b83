"""How will it end? A value model from games that `antilles sim` has written, in NumPy, on one core.

    antilles sim santo_domingo --bots greedy,trader --games 2000 --jobs 2 --out games.jsonl --observations
    python examples/value_model.py games.jsonl

One hidden layer learns the reward of the seat that decides from what it sees. A tenth of the games is kept for the
exam: how much of the reward's variance is explained, and how often the sign is right, early and late in a game.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from antilles.envs.numbers import scale_of
from antilles.games import find

Floats = NDArray[np.float32]
HIDDEN = 64
ROWS = 256
RATE = 1e-3


def read(path: Path) -> tuple[str, list[Floats], list[Floats], list[Floats]]:
    """The game's name, and for each game what was seen, what came of it, and how far the game was."""
    with path.open(encoding="utf-8") as file:
        settings = json.loads(next(file))
        if not settings["observations"]:
            raise SystemExit("the file has no observations: antilles sim … --observations")
        scale = scale_of(find(settings["game"]))
        seen: list[Floats] = []
        rewards: list[Floats] = []
        progress: list[Floats] = []
        for line in file:
            game = json.loads(line)
            rows = np.clip(np.array(game["observations"], np.float32) / scale, -1, 1)
            seen.append(rows)
            rewards.append(np.array([game["rewards"][seat] for seat in game["seats"]], np.float32))
            progress.append(np.linspace(0, 1, len(rows), dtype=np.float32))
    return settings["game"], seen, rewards, progress


class ValueModel:
    """``tanh`` of a hidden layer, learnt by Adam on the squared error."""

    def __init__(self, inputs: int, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        first = self.dice.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)
        last = self.dice.standard_normal(HIDDEN) / np.sqrt(HIDDEN)
        self.weights: list[Floats] = [
            first.astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            last.astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def values(self, seen: Floats) -> Floats:
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        found: Floats = np.tanh(hidden @ self.weights[2] + self.weights[3])
        return found

    def learn(self, seen: Floats, rewards: Floats) -> None:
        """One pass over the positions, in a random order."""
        order = self.dice.permutation(len(seen))
        for start in range(0, len(order), ROWS):
            chosen = order[start : start + ROWS]
            self.step(seen[chosen], rewards[chosen])

    def step(self, seen: Floats, rewards: Floats) -> None:
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        value = np.tanh(hidden @ self.weights[2] + self.weights[3])
        slope = ((value - rewards) * (1 - value**2) / len(seen)).astype(np.float32)
        back = np.outer(slope, self.weights[2]) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(keepdims=True)]
        self.updates += 1
        for weight, part, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (part - mean)
            square += 0.001 * (part**2 - square)
            fair = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            weight -= RATE * mean / (1 - 0.9**self.updates) / fair


def exam(model: ValueModel, seen: Floats, rewards: Floats, progress: Floats) -> str:
    values = model.values(seen)
    explained = 1 - ((values - rewards) ** 2).mean() / rewards.var()
    decided = rewards != 0
    right = np.sign(values) == np.sign(rewards)
    thirds = [decided & (progress >= part / 3) & (progress <= (part + 1) / 3) for part in range(3)]
    shares = " ".join(f"{right[third].mean():.0%}" for third in thirds)
    return f"{explained:.1%} of the variance, sign right in the first, second and last third: {shares}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("file", type=Path, help="games.jsonl with observations")
    options.add_argument("--passes", type=int, default=8)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    game, seen, rewards, progress = read(given.file)
    held = max(1, len(seen) // 10)
    model = ValueModel(seen[0].shape[1], given.seed)
    train = np.concatenate(seen[held:]), np.concatenate(rewards[held:])
    test = np.concatenate(seen[:held]), np.concatenate(rewards[:held]), np.concatenate(progress[:held])
    print(f"{game}: {len(seen) - held} games to learn from, {len(train[0]):,} positions; {held} games for the exam")
    for number in range(given.passes):
        model.learn(*train)
        print(f"pass {number + 1}: {exam(model, *test)}", flush=True)


if __name__ == "__main__":
    main()
