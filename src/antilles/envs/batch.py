"""Many games at once: one call steps them all and returns NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.typing import NDArray

from antilles.envs.senses import seeded
from antilles.games import find
from antilles.kernel.batch import Batch


class BatchEnv:
    """``games`` games of one kind. A game that ends starts anew at once; its last rewards are returned.

    ``seats[k]`` is asked in game k; ``observations[k]`` and ``masks[k]`` are its. The arrays are views of the
    engine's own memory and change with the next ``step``: copy what you keep.
    """

    def __init__(
        self, game: str, games: int, seats: int | None = None, options: Mapping[str, str] | None = None, seed: int = 0
    ) -> None:
        found = find(game)
        self.game = found
        count = seats if seats is not None else found.seats[0]
        start = found.start(count, options)
        size, actions = found.observer.size, len(found.moves)
        self._numbers = vec[i16]([0] * (games * size))
        self._masks = vec[u8]([0] * (games * actions))
        self._seats = vec[i64]([0] * games)
        self._rewards = vec[float]([0.0] * (games * count))
        self._dones = vec[u8]([0] * games)
        self._batch = Batch(start, found.observer, games, count, actions, seeded(seed))
        self._batch.attach(self._numbers, self._masks, self._seats, self._rewards, self._dones)
        self.observations: NDArray[np.int16] = np.frombuffer(self._numbers, dtype=np.int16).reshape(games, size)
        self.masks: NDArray[np.int8] = np.frombuffer(self._masks, dtype=np.int8).reshape(games, actions)
        self.seats: NDArray[np.int64] = np.frombuffer(self._seats, dtype=np.int64)
        self.rewards: NDArray[np.float64] = np.frombuffer(self._rewards, dtype=np.float64).reshape(games, count)
        self.dones: NDArray[np.int8] = np.frombuffer(self._dones, dtype=np.int8)

    def step(self, actions: NDArray[Any] | list[int]) -> None:
        """One action a game, legal by its mask; ValueError names the first game whose action is not."""
        wrong = self._batch.step(actions if isinstance(actions, list) else actions.tolist())
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {actions[wrong]} is not legal")

    def sample(self) -> list[int]:
        """A uniformly random legal action for each game."""
        return self._batch.sample()
