"""Gymnasium: one seat to learn, bots on the others.

Importing this module registers ``antilles/<game>-v0`` for every installed game: ``gymnasium.make`` makes a ``SeatEnv``,
``gymnasium.make_vec`` a ``BatchEnv``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from antilles.bots.opponent import dice_of
from antilles.envs.batch import FRAMES, BatchEnv
from antilles.envs.drawing import draw
from antilles.envs.setting_up import whole
from antilles.games import games
from antilles.kernel.chance import Rng

Dice = tuple[int, int]
"""Where a generator stands."""
GYMNASIUMS = ("_np_random", "_np_random_seed", "spec")
"""What Gymnasium keeps in an environment: what it draws seeds from, and how it was made."""


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A seat of one game against bots that see their own views only: a batch of one game.

    ``action_masks()`` says what is legal. An illegal action loses: reward -1 and the episode ends. Other rewards come
    with the end, by place, from -1 to 1. With the end ``info`` has the points and rewards of all seats.

    A copy, by ``copy``, ``deepcopy`` or ``pickle``, goes on with the same game and the same luck. The game is
    played again for that, so bots that think long think again.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": FRAMES}  # noqa: RUF012 - Gymnasium's, and asked of the class

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        dtype: type[np.int16] | type[np.float32] = np.int16,
    ) -> None:
        if bots is None:
            raise ValueError("bots play the other seats: name them, or play all seats with BatchEnv or PettingZoo")
        seat = whole("a seat", seat)
        self.settings = (game, seats, seat, bots, options, render_mode, dtype)
        self.batch = BatchEnv(
            game, 1, seats, options, bots, seat, dtype, AutoresetMode.DISABLED, copy=False, render_mode=render_mode
        )
        self.game = self.batch.game
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = self.batch.single_observation_space
        self.action_space = self.batch.single_action_space
        self._engine = self.batch.engine
        self._numbers = self.batch.observations[0]
        self._mask: NDArray[np.bool_] = self.batch.masks[0].view(np.bool_)
        self._shown = self.batch.numbers.shown
        self._over = True
        self._luck: list[Dice] = []
        self._actions: list[int] = []

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """The game is its luck and the actions of the seat: they are made again."""
        own = {name: vars(self)[name] for name in GYMNASIUMS if name in vars(self)}
        return retaken, (type(self), self.settings, (self._luck[:], self._actions[:], self._over), own)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._first():
            self.batch.sit_down(int(self.np_random.integers(1 << 48)))
        self._luck = [(rng.s0, rng.s1) for rng in self._rngs()]
        self._engine.begin(0)
        self._actions = []
        self._over = False
        return self._shown(self._numbers, True), {}

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        if self._over:
            raise RuntimeError("the game is over: call reset" if self._engine.opponents else "call reset first")
        move = whole("an action", action)
        if not (0 <= move < len(self._mask) and self._mask[move]):
            self._over = True
            return self._shown(self._numbers, True), -1.0, True, False, {"refused": move}
        self._actions.append(move)
        if not self._engine.move(0, move):
            return self._shown(self._numbers, True), 0.0, False, False, {}
        self._over = True
        rewards = self.batch.all_rewards[0]
        info = {"scores": self.batch.scores[0].copy(), "rewards": rewards.copy()}
        return self._shown(self._numbers, True), float(rewards[self.seat]), True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal; none when the game is over."""
        return self._mask.copy()

    def render(self) -> Any:
        """The table as the seat sees it, where ``render_mode`` is ``ansi``."""
        return draw(self.game, self._engine.states[0], self.seat) if self.render_mode == "ansi" else None

    def _first(self) -> bool:
        return not self._engine.opponents

    def _rngs(self) -> list[Rng]:
        """Of chance and of the bots."""
        return [self._engine.rngs[0], *dice_of(self._engine.opponents)]

    def retake(self, luck: list[Dice], actions: list[int], over: bool) -> None:
        """Play the game again that had this luck before it began; none had begun without luck."""
        if luck:
            self.batch.sit_down(0)
            for rng, dice in zip(self._rngs(), luck, strict=True):
                rng.s0, rng.s1 = dice
            self._engine.begin(0)
        for action in actions:
            self._engine.move(0, action)
        self._luck, self._actions, self._over = luck, actions, over


def retaken(
    kind: type[SeatEnv], settings: tuple[Any, ...], game: tuple[list[Dice], list[int], bool], own: dict[str, Any]
) -> SeatEnv:
    """What ``__reduce__`` tells, as an environment."""
    env = kind(*settings)
    vars(env).update(deepcopy(own))
    env.retake(*game)
    return env


def register(game: str) -> None:
    name = f"antilles/{game}-v0"
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point="antilles.envs.single:SeatEnv",
            vector_entry_point="antilles.envs.batch:BatchEnv",
            kwargs={"game": game},
        )


for _game in games().values():
    if _game.observer is not None:
        register(_game.name)
