"""PettingZoo ParallelEnv: all seats answer at once; who is not asked waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from antilles.envs.senses import Observation, Senses, rewards_of
from antilles.envs.spaces import observation_space
from antilles.games import find

Infos = dict[str, dict[str, Any]]
Answers = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelTableEnv(ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
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
        EzPickle.__init__(self, game, seats, options, max_cycles, render_mode)
        found = find(game)
        self.game = found
        self.wait = len(found.moves)
        self.senses = Senses(found, seats, options, actions=self.wait + 1)
        self.metadata = {"render_modes": [], "name": f"{found.name}_v0"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.senses.seats)]
        actions = self.senses.actions
        self._observation_spaces = {agent: observation_space(found, actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.episode = self.senses.deal(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Answers:
        infos: Infos = {agent: {} for agent in self.agents}
        for seat in self.episode.state.actors():
            agent = self.possible_agents[seat]
            if not self.episode.answer(seat, int(actions[agent])):
                infos[agent]["refused"] = int(actions[agent])
        self.episode.settle()
        self.cycles += 1
        over = self.episode.actor() < 0
        out_of_time = not over and self.cycles == self.max_cycles
        rewards = rewards_of(self.episode.state.ranking()) if over else [0.0] * len(self.agents)
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

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        moves = self.episode.options(seat)
        if not moves.count:
            moves.add(self.wait)
        return self.senses.observe(seat, moves)

    def render(self) -> None:
        """Nothing is drawn here; ``TableEnv`` has a text form."""

    def close(self) -> None:
        """There is nothing to let go of."""
