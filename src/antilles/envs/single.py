"""Gymnasium: one seat to learn, bots on the others.

Importing this module registers ``antilles/<game>-v0`` for every installed game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from antilles.bots.kinds import make_bot
from antilles.envs.senses import Senses, rewards_of
from antilles.envs.spaces import number_space
from antilles.games import find, games


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A seat of one game against bots that see their own views only. ``action_masks()`` says what is legal.

    An illegal action loses: reward -1 and the episode ends. Other rewards come with the end, by place, from -1 to 1.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        found = find(game)
        self.game = found
        self.senses = Senses(found, seats, options)
        if not 0 <= seat < self.senses.seats:
            raise ValueError(f"seat {seat} is not at a table of {self.senses.seats}")
        self.seat = seat
        self.others = [other for other in range(self.senses.seats) if other != seat]
        self.kinds = [bots] * len(self.others) if isinstance(bots, str) else list(bots)
        if len(self.kinds) != len(self.others):
            raise ValueError(f"{len(self.others)} bots are needed, {len(self.kinds)} were named")
        self.metadata = {"render_modes": []}
        self.render_mode = render_mode
        self.observation_space = number_space(found)
        self.action_space = spaces.Discrete(self.senses.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        self.episode = self.senses.deal(self._draw())
        self.bots = {
            other: make_bot(kind, self._draw(), self.game) for other, kind in zip(self.others, self.kinds, strict=True)
        }
        self._let_bots_play()
        return self.senses.numbers(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        if not self.episode.step(int(action)):
            return self.senses.numbers(self.seat), -1.0, True, False, {"refused": int(action)}
        self._let_bots_play()
        over = self.episode.actor() < 0
        reward = rewards_of(self.episode.state.ranking())[self.seat] if over else 0.0
        return self.senses.numbers(self.seat), reward, over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        mask: NDArray[np.int8] = self.senses.observe(self.seat, self.episode.options(self.seat))["action_mask"]
        return mask.astype(np.bool_)

    def _draw(self) -> int:
        """A seed from the environment's own generator."""
        return int(self.np_random.integers(1 << 48))

    def _let_bots_play(self) -> None:
        actor = self.episode.actor()
        while actor >= 0 and actor != self.seat:
            view = self.game.view(self.episode.state, actor)
            self.episode.step(self.bots[actor].choose(self.game, view))
            actor = self.episode.actor()


def register(game: str) -> None:
    name = f"antilles/{game}-v0"
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point="antilles.envs.single:SeatEnv", kwargs={"game": game})


for _game in games().values():
    if _game.observer is not None:
        register(_game.name)
