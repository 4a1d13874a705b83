"""PettingZoo ParallelEnv: all seats answer at once; who is not asked waits."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from antilles.envs.aec import RENDER_MODES
from antilles.envs.drawing import draw
from antilles.envs.env_table import Observation, Senses, rewards_of
from antilles.envs.setting_up import check_render_mode, limit, whole
from antilles.envs.spaces import observation_space, whole_space
from antilles.games import find

Infos = dict[str, dict[str, Any]]
Answers = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelTableEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One cycle takes the answers of all who are asked: sealed choices together, a lone decision alone.

    The action space has one action more than the game has moves: waiting, the only legal one for a seat that is not
    asked. An illegal action is refused: the seat's decision stays open, ``infos`` names the refusal, the cycle counts.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode, RENDER_MODES)
        max_cycles = limit("max_cycles", max_cycles)
        self.settings = (game, seats, options, max_cycles, render_mode)
        found = find(game)
        self.game = found
        self.wait = len(found.moves)
        self.senses = Senses(found, seats, options, actions=self.wait + 1)
        self.metadata = {"render_modes": RENDER_MODES, "name": f"{found.name}_v0"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.senses.seats)]
        actions = self.senses.actions
        self._observation_spaces = {agent: observation_space(found, actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = whole_space(found, self.senses.seats)

    def __getattr__(self, name: str) -> Any:
        if name in ("episode", "agents", "cycles", "answers"):
            raise AttributeError(f"no game has begun yet: call reset before anything that needs {name}")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """The game is its luck and its answers: they are given again."""
        if "episode" not in vars(self):
            return retake, (type(self), self.settings, None)
        return retake, (type(self), self.settings, (self.senses.dealt, self.answers[:], bool(self.agents)))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.episode = self.senses.deal(seed)
        self.answers: list[dict[int, int]] = []
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Answers:
        if not self.agents:
            raise RuntimeError("the game is over: call reset")
        if not isinstance(actions, Mapping):
            raise ValueError(f"actions are a dict, one of each agent by its name, not {actions!r}")
        infos: Infos = {agent: {} for agent in self.agents}
        asked = self.episode.state.actors()
        missing = [self.possible_agents[seat] for seat in asked if self.possible_agents[seat] not in actions]
        if missing:
            raise ValueError(f"an action is needed of every agent, and there is none of {', '.join(missing)}")
        chosen = {seat: whole("an action", actions[self.possible_agents[seat]]) for seat in asked}
        for seat in self._answer(chosen):
            infos[self.possible_agents[seat]]["refused"] = chosen[seat]
        over = self.episode.actor() < 0
        out_of_time = not over and self.cycles == self.max_cycles
        rewards = rewards_of(self.episode.state.ranking()) if over else [0.0] * len(self.agents)
        for info in infos.values():
            info["scores"] = self.episode.state.scores()
        answer = (
            self._observations(),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, out_of_time),
            infos,
        )
        if over or out_of_time:
            self.agents = []
        return answer

    def _answer(self, chosen: dict[int, int]) -> list[int]:
        """The answers of one cycle; the seats whose answers are not legal."""
        refused = [seat for seat, move in chosen.items() if not self._accepted(seat, move)]
        self.episode.settle()
        self.cycles += 1
        self.answers.append(chosen)
        return refused

    def _accepted(self, seat: int, move: int) -> bool:
        return 0 <= move < self.wait and self.episode.answer(seat, move)

    def state(self) -> NDArray[np.int16]:
        """The whole table: what each seat sees, the first seat first."""
        self.senses.episode = self.episode
        return self.senses.whole()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        moves = self.episode.options(seat)
        if not moves.count:
            moves.add(self.wait)
        return self.senses.observe(seat, moves)

    def render(self) -> str | None:
        """The table as a spectator sees it: a text for ``ansi``, printed for ``human``."""
        if self.render_mode is None:
            return None
        text = draw(self.game, self.episode.state, None)
        if self.render_mode == "human":
            sys.stdout.write(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to let go of."""


def retake(kind: type[ParallelTableEnv], settings: tuple[Any, ...], running: tuple[Any, ...] | None) -> Any:
    """An environment in the middle of the game that another one was in."""
    env = kind(*settings)
    if running is not None:
        dealt, answers, going = running
        env.reset(seed=0)
        env.episode = env.senses.deal_again(dealt)
        for chosen in answers:
            env._answer(chosen)  # noqa: SLF001
        if not going:
            env.agents = []
    return env
