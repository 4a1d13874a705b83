"""The spaces of Gymnasium and PettingZoo for a game."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from antilles.envs.env_table import observer_of
from antilles.kernel.game import Game


def number_space(game: Game) -> spaces.Box:
    """Lowest and highest value of each number, from the fields the game declares."""
    fields = observer_of(game).fields()
    low = np.concatenate([np.full(field.count, field.least, dtype=np.int16) for field in fields])
    high = np.concatenate([np.full(field.count, field.most, dtype=np.int16) for field in fields])
    return spaces.Box(low=low, high=high, dtype=np.int16)


def observation_space(game: Game, actions: int) -> spaces.Dict:
    mask = spaces.Box(low=0, high=1, shape=(actions,), dtype=np.int8)
    return spaces.Dict({"observation": number_space(game), "action_mask": mask})


def whole_space(game: Game, seats: int) -> spaces.Box:
    """The numbers of all seats, one after the other."""
    each = number_space(game)
    return spaces.Box(low=np.tile(each.low, seats), high=np.tile(each.high, seats), dtype=np.int16)
