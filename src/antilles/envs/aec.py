"""PettingZoo AEC environments: one seat after the other is asked, sealed choices in seat order."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from antilles.envs.drawing import draw
from antilles.envs.env_table import Observation, Senses, rewards_of
from antilles.envs.setting_up import check_render_mode, limit, whole
from antilles.envs.spaces import observation_space, whole_space
from antilles.games import find
from antilles.kernel.observing import REFUSED

RUNNING = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
AFTER_RESET = ("episode", "agents", "agent_selection", "steps", "actions", *RUNNING)
"""What there is only while a game runs."""
RENDER_MODES = ["ansi", "human"]
EVERYBODY_LEFT = "the game is over and every agent has left: call reset"


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table of one game. A copy, by ``copy`` or ``pickle``, goes on with the same game, and the same luck.

    With ``strict`` an illegal action raises ValueError and nothing changes. Without it, whoever makes one loses: reward
    -1, the others 0, and the game ends, as with PettingZoo's TerminateIllegalWrapper, without the cost of a wrapper.
    ``max_cycles`` ends the game without a result after so many decisions a seat. With ``texts`` the info of the agent
    that is asked has the points of all seats and its legal moves as texts; at the end all have the points anyway.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        strict: bool = True,
        texts: bool = False,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode, RENDER_MODES)
        max_cycles = limit("max_cycles", max_cycles)
        self.settings = (game, seats, options, max_cycles, render_mode, strict, texts)
        self.texts = texts
        found = find(game)
        self.game = found
        self.senses = Senses(found, seats, options)
        self.metadata = {"render_modes": RENDER_MODES, "name": f"{found.name}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.most_steps = max_cycles * self.senses.seats if max_cycles is not None else None
        self.strict = strict
        self.possible_agents = [f"seat_{seat}" for seat in range(self.senses.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.eyes = self.senses.eyes
        actions = self.senses.actions
        self._observation_spaces = {agent: observation_space(found, actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = whole_space(found, self.senses.seats)

    def __getattr__(self, name: str) -> Any:
        if name in AFTER_RESET:
            raise AttributeError(f"no game has begun yet: call reset before anything that needs {name}")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """The game is its luck and its actions: they are made again. Nothing that a step changes is shared."""
        if "episode" not in vars(self):
            return retake, (type(self), self.settings, None)
        told = deepcopy({name: vars(self)[name] for name in ("agents", "agent_selection", *RUNNING)})
        return retake, (type(self), self.settings, (self.senses.dealt, self.actions[:], told))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; ``seed`` decides every draw."""
        self.episode = self.senses.deal(seed)
        self.actions: list[int] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self.possible_agents[self.eyes.begin(self.episode)]
        if self.texts:
            self._tell(self.agent_selection)

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of.get(agent)
        if seat is None:
            raise ValueError(f"there is no agent {agent!r} at this table: {', '.join(self.possible_agents)}")
        return self.eyes.look(self.episode, seat)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own tells of the agent whose turn it is; a sentence where nobody is left."""
        if not self.agents:
            raise RuntimeError(EVERYBODY_LEFT)
        told: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        try:
            if self.terminations[agent] or self.truncations[agent]:
                self._was_dead_step(action)
                return
        except KeyError:
            raise RuntimeError(EVERYBODY_LEFT) from None
        try:
            actor = REFUSED if action is None else self.eyes.step(self.episode, action)
        except TypeError:  # rather than asking each action what it is
            if 0 <= whole("an action", action) < self.senses.actions:
                raise
            actor = REFUSED
        if actor == REFUSED:
            self._refuse(agent, action)
            return
        self.steps += 1
        self.actions.append(action)  # type: ignore[arg-type]
        if actor < 0:
            self._end(rewards_of(self.episode.state.ranking()))
            return
        self.agent_selection = self.possible_agents[actor]
        if self.steps == self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.texts:
            self.infos[agent] = {}
            self._tell(self.agent_selection)

    def _tell(self, agent: str) -> None:
        episode = self.episode
        self.infos[agent] = {"scores": episode.state.scores(), "legal": self.senses.texts(episode.moves)}

    def _refuse(self, agent: str, action: int | None) -> None:
        if self.strict:
            raise ValueError(f"{agent} may not do {action}: take an action of the mask")
        self._end([-1.0 if other == agent else 0.0 for other in self.possible_agents])

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        scores = self.episode.state.scores()
        self.infos = {agent: {"scores": scores} for agent in self.agents}
        self._accumulate_rewards()

    def state(self) -> NDArray[np.int16]:
        """The whole table: what each seat sees, the first seat first."""
        self.senses.episode = self.episode
        return self.senses.whole()

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


def retake(kind: type[TableEnv], settings: tuple[Any, ...], running: tuple[Any, ...] | None) -> TableEnv:
    """An environment in the middle of the game that another one was in."""
    env = kind(*settings)
    if running is not None:
        dealt, actions, told = running
        env.reset(seed=0)
        env.episode = env.senses.deal_again(dealt)
        env.eyes.begin(env.episode)
        for action in actions:
            env.eyes.step(env.episode, action)
        env.actions = actions
        env.steps = len(actions)
        for name, value in told.items():
            setattr(env, name, value)
    return env
