"""PettingZoo AEC environments: one seat after the other is asked, sealed choices in seat order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from antilles.envs.senses import Observation, Senses, observation_space, rewards_of, seeded
from antilles.games import find


class TableEnv(AECEnv[str, Observation, int], EzPickle):
    """A table of one game. An illegal action raises; ``env()`` ends the game for whoever makes one."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, max_cycles, render_mode)
        super().__init__()
        found = find(game)
        self.game = found
        self.senses = Senses(found, seats if seats is not None else found.seats[0], options)
        self.metadata = {"render_modes": ["ansi"], "name": f"{found.name}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.senses.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(found)
        self._action_spaces = {agent: spaces.Discrete(self.senses.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.desk = self.senses.deal(seeded(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self.possible_agents[self.desk.actor()]

    def observe(self, agent: str) -> Observation:
        return self.senses.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        desk = self.desk
        if action is None or not desk.step(action):
            raise ValueError(f"{agent} may not do {action}: take one of the action mask")
        self.steps += 1
        actor = desk.actor()
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
            if self.max_cycles is not None and self.steps >= self.max_cycles * len(self.agents):
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._end()

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, rewards_of(self.desk.state.ranking()), strict=True):
            self.rewards[agent] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The spectator's view as text, where ``render_mode`` is ``ansi``."""
        if self.render_mode != "ansi":
            return None
        from antilles.kernel.view import encode

        return encode(self.game.view(self.desk.state, None))


def wrapped(env: TableEnv) -> AECEnv[str, Observation, int]:
    """With PettingZoo's usual guards: who makes an illegal move loses and the game ends."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
