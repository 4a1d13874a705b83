"""Many games at once: one call steps them all and returns NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.typing import NDArray

from antilles.envs.memory import array_of
from antilles.envs.senses import observer_of, seeded
from antilles.games import find
from antilles.kernel.batch import Batch


class BatchEnv:
    """``games`` games of one kind. A game that ends starts anew at once; its last rewards are returned.

    ``seats[k]`` is asked in game k; ``observations[k]`` and ``masks[k]`` are its. The arrays are views of the
    engine's own memory and change with the next ``step``: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"{games} games are too few")
        found = find(game)
        self.game = found
        self.games = games
        self.players = seats if seats is not None else found.seats[0]
        observer = observer_of(found)
        size, actions = observer.size, len(found.moves)
        numbers = vec[i16]([0] * (games * size))
        masks = vec[u8]([0] * (games * actions))
        asked = vec[i64]([0] * games)
        rewards = vec[float]([0.0] * (games * self.players))
        dones = vec[u8]([0] * games)
        self._batch = Batch(found.start(self.players, options), observer, games, self.players, actions, seeded(seed))
        self._batch.attach(numbers, masks, asked, rewards, dones)
        self.observations: NDArray[np.int16] = array_of(numbers, np.int16).reshape(games, size)
        self.masks: NDArray[np.int8] = array_of(masks, np.int8).reshape(games, actions)
        self.seats: NDArray[np.int64] = array_of(asked, np.int64)
        self.rewards: NDArray[np.float64] = array_of(rewards, np.float64).reshape(games, self.players)
        self.dones: NDArray[np.int8] = array_of(dones, np.int8)

    def step(self, actions: NDArray[Any] | list[int]) -> None:
        """One action a game, legal by its mask; ValueError names the first game whose action is not."""
        if len(actions) != self.games:
            raise ValueError(f"{self.games} actions are needed, not {len(actions)}")
        chosen: list[int] = actions if isinstance(actions, list) else actions.tolist()
        wrong = self._batch.wrong(chosen)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {actions[wrong]} is not legal")
        self._batch.step(chosen)

    def sample(self) -> list[int]:
        """A uniformly random legal action for each game."""
        return self._batch.sample()
