"""Numbers of an observation as learners want them: whole and exact, or scaled for a network."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from antilles.envs.env_table import observer_of
from antilles.envs.spaces import number_space
from antilles.kernel.data import load_ranges
from antilles.kernel.game import Game


def scale_of(game: Game) -> NDArray[np.float32]:
    """What each number is divided by: the largest one to be expected, by the game's ``ranges.toml``."""
    seen = load_ranges(game.package)
    fields = observer_of(game).fields()
    most = [seen.get(base_name(field.name), max(field.most, -field.least, 1)) for field in fields]
    return np.repeat(np.array(most, np.float32), [field.count for field in fields])


def base_name(name: str) -> str:
    """A field without the player's number at its end."""
    stem, _, offset = name.rpartition("_")
    return stem if stem and offset.isdigit() else name


class Numbers:
    """``int16``: as the engine writes them. ``float32``: divided by what is to be expected, from -1 to 1."""

    def __init__(self, game: Game, dtype: type[np.int16] | type[np.float32]) -> None:
        kind = np.dtype(dtype)
        if kind not in (np.dtype(np.int16), np.dtype(np.float32)):
            raise ValueError(f"observations are int16 or float32, not {kind}")
        self.floats = kind == np.dtype(np.float32)
        whole = number_space(game)
        self.share = 1 / scale_of(game) if self.floats else None
        low = np.sign(whole.low).astype(np.float32)
        self.space = spaces.Box(low, np.ones_like(low), dtype=np.float32) if self.floats else whole

    def shown(self, numbers: NDArray[np.int16], copy: bool) -> NDArray[Any]:
        """One row or many."""
        if self.share is None:
            return numbers.copy() if copy else numbers
        scaled = numbers * self.share
        np.clip(scaled, -1, 1, out=scaled)
        return scaled
