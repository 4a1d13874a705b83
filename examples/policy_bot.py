"""A policy as a bot of the arena, in ten lines: the class takes the game and a seed, ``act`` the numbers and the mask.

antilles arena santo_domingo --bots uniform --policy examples/policy_bot.py:Highest
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray


class Highest:
    """Prefers actions with high numbers, most of the time."""

    def __init__(self, game: Any, seed: int) -> None:
        self.dice = np.random.default_rng(seed)

    def act(self, observation: NDArray[np.int16], mask: NDArray[np.bool_]) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[-1] if self.dice.random() < 0.9 else self.dice.choice(legal))
