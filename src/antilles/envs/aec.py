"""PettingZoo AEC environments: one seat after the other is asked, sealed choices in seat order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from antilles.envs.senses import Observation, Senses, rewards_of
from antilles.envs.spaces import observation_space
from antilles.games import find
from antilles.kernel.eyes import REFUSED
from antilles.kernel.view import encode


class TableEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A table of one game.

    With ``strict`` an illegal action raises ValueError and nothing changes. Without it, whoever makes one loses: reward
    -1, the others 0, and the game ends, as with PettingZoo's TerminateIllegalWrapper, without the cost of a wrapper.
    ``max_cycles`` ends the game without a result after so many decisions a seat.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        strict: bool = True,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, max_cycles, render_mode, strict)
        super().__init__()
        found = find(game)
        self.game = found
        self.senses = Senses(found, seats, options)
        self.metadata = {"render_modes": ["ansi"], "name": f"{found.name}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.most_steps = max_cycles * self.senses.seats if max_cycles is not None else None
        self.strict = strict
        self.possible_agents = [f"seat_{seat}" for seat in range(self.senses.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.eyes = self.senses.eyes
        actions = self.senses.actions
        self._observation_spaces = {agent: observation_space(found, actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; ``seed`` decides every draw."""
        self.episode = self.senses.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self.possible_agents[self.eyes.begin(self.episode)]

    def observe(self, agent: str) -> Observation:
        return self.eyes.look(self.episode, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        actor = REFUSED if action is None else self.eyes.step(self.episode, action)
        if actor == REFUSED:
            self._refuse(agent, action)
            return
        self.steps += 1
        if actor < 0:
            self._end(rewards_of(self.episode.state.ranking()))
            return
        self.agent_selection = self.possible_agents[actor]
        if self.steps == self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)

    def _refuse(self, agent: str, action: int | None) -> None:
        if self.strict:
            raise ValueError(f"{agent} may not do {action}: take an action of the mask")
        self._end([-1.0 if other == agent else 0.0 for other in self.possible_agents])

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator may see, as JSON, where ``render_mode`` is ``ansi``."""
        return encode(self.game.view(self.episode.state, None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to let go of."""
