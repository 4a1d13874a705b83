"""A model that examples/ppo.py has saved, as a bot of the arena.

PPO_MODEL=ppo.zip antilles arena santo_domingo --bots greedy,trader --policy examples/ppo_bot.py:Learner
"""

import os
from functools import cache
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO

from antilles.envs.numbers import scale_of


@cache
def model(path: str) -> MaskablePPO:
    """Read once, for all games."""
    torch.set_num_threads(1)
    return MaskablePPO.load(path, device="cpu")


class Learner:
    """Plays the likeliest legal action; sees the numbers scaled as in training."""

    def __init__(self, game: Any, seed: int) -> None:
        self.model = model(os.environ["PPO_MODEL"])
        self.scale = scale_of(game)

    def act(self, observation: NDArray[np.int16], mask: NDArray[np.bool_]) -> int:
        seen = np.clip(observation / self.scale, -1, 1).astype(np.float32)
        action, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
        return int(action)
