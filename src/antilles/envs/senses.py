"""What all environments share: a running game, its observations and masks as NumPy arrays, its rewards."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.observer import Desk
from antilles.kernel.step import place_rewards

Observation = dict[str, NDArray[Any]]


def rewards_of(places: list[int]) -> list[float]:
    """By place, from -1 for a sole last to 1 for a sole first; only at the end of a game."""
    return [2.0 * reward - 1.0 for reward in place_rewards(places)]


def seeded(seed: int | None) -> Rng:
    return Rng(secrets.randbits(62) if seed is None else seed)


class Senses:
    """One running game and the eyes of its seats; arrays are fresh copies and may be kept."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str] | None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.observer = game.observer
        self.actions = len(game.moves)
        self._numbers = vec[i16]([0] * self.observer.size)
        self._mask = vec[u8]([0] * self.actions)
        self._numbers_array = np.frombuffer(self._numbers, dtype=np.int16)
        self._mask_array = np.frombuffer(self._mask, dtype=np.int8)
        self.desk = self.deal(seeded(0))

    def deal(self, rng: Rng) -> Desk:
        """A new game."""
        self.desk = Desk(self.game.start(self.seats, self.options), rng)
        return self.desk

    def numbers(self, seat: int) -> NDArray[np.int16]:
        self.observer.observe(self.desk.state, seat, self._numbers, 0)
        return self._numbers_array.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Ones for the legal moves of the seat that is asked; zeros for anybody else."""
        desk = self.desk
        if desk.actor() != seat:
            return np.zeros(self.actions, dtype=np.int8)
        desk.mask(seat, self._mask, 0)
        mask = self._mask_array.copy()
        desk.unmask(self._mask, 0)
        return mask

    def observe(self, seat: int) -> Observation:
        return {"observation": self.numbers(seat), "action_mask": self.mask(seat)}


def number_space(game: Game) -> spaces.Box:
    """Lowest and highest value of each number, from the fields the game declares."""
    low = np.concatenate([np.full(field.count, field.least, dtype=np.int16) for field in game.fields])
    high = np.concatenate([np.full(field.count, field.most, dtype=np.int16) for field in game.fields])
    return spaces.Box(low=low, high=high, dtype=np.int16)


def observation_space(game: Game) -> spaces.Dict:
    mask = spaces.Box(low=0, high=1, shape=(len(game.moves),), dtype=np.int8)
    return spaces.Dict({"observation": number_space(game), "action_mask": mask})
