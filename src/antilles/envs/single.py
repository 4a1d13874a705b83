"""Gymnasium: one seat to learn, bots on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from antilles.bots.kinds import make_bot
from antilles.envs.senses import Senses, number_space, rewards_of, seeded
from antilles.games import find


class SeatEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """A seat of one game against bots that see their own views only. ``action_masks()`` says what is legal.

    An illegal action loses: reward -1 and the episode ends. Other rewards come with the end, by place, from -1 to 1.
    """

    metadata = {"render_modes": []}

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
        self.senses = Senses(found, seats if seats is not None else found.seats[0], options)
        if not 0 <= seat < self.senses.seats:
            raise ValueError(f"seat {seat} is not at a table of {self.senses.seats}")
        self.seat = seat
        others = self.senses.seats - 1
        self.kinds = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.kinds) != others:
            raise ValueError(f"{others} bots are needed, {len(self.kinds)} were named")
        self.render_mode = render_mode
        self.observation_space = number_space(found)
        self.action_space = spaces.Discrete(self.senses.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        draw = int(self.np_random.integers(1 << 62))
        self.desk = self.senses.deal(seeded(draw))
        kinds = iter(self.kinds)
        self.bots = {
            other: make_bot(next(kinds), draw + 1 + other) for other in range(self.senses.seats) if other != self.seat
        }
        self._let_bots_play()
        return self.senses.numbers(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        if not self.desk.step(int(action)):
            return self.senses.numbers(self.seat), -1.0, True, False, {"refused": int(action)}
        self._let_bots_play()
        over = self.desk.actor() < 0
        reward = rewards_of(self.desk.state.ranking())[self.seat] if over else 0.0
        return self.senses.numbers(self.seat), reward, over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        return self.senses.mask(self.seat).astype(np.bool_)

    def _let_bots_play(self) -> None:
        actor = self.desk.actor()
        while actor >= 0 and actor != self.seat:
            view = self.game.view(self.desk.state, actor)
            self.desk.step(self.bots[actor].choose(self.game, view))
            actor = self.desk.actor()
