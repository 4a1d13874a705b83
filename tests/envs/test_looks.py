"""Issue 9: observations are fresh, may be kept, and are what a first look would show, although looks reuse memory."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from antilles.envs.aec import TableEnv
from antilles.games import games
from antilles.kernel.step import legal_moves


def table(game: str, seats: int = 3) -> TableEnv:
    env: TableEnv = import_module(f"antilles.envs.{game}_v0").raw_env(seats=seats)
    env.reset(seed=5)
    return env


def play(env: TableEnv, dice: np.random.Generator) -> bool:
    """One random move; False if that was the last one."""
    env.step(int(dice.choice(legal_moves(env.episode.state, env.episode.actor()))))
    return not any(env.terminations.values())


@pytest.mark.parametrize("game", games())
def test_every_look_is_what_a_first_look_would_show(game: str) -> None:
    env = table(game)
    dice = np.random.default_rng(5)
    observer = env.senses.observer
    going = True
    for _ in range(2):
        while going:
            state = env.episode.state
            for seat, agent in enumerate(env.possible_agents):
                seen = env.observe(agent)
                legal = legal_moves(state, seat) if seat == state.actor() else []
                assert seen["observation"].tolist() == [int(number) for number in observer.look(state, seat)]
                assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
                assert set(seen["action_mask"].tolist()) <= {0, 1}
            going = play(env, dice)
        env.reset()
        going = True


@pytest.mark.parametrize("game", games())
def test_what_is_kept_stays_as_it_was(game: str) -> None:
    env = table(game)
    dice = np.random.default_rng(6)
    kept: list[tuple[Any, NDArray[Any]]] = []
    while True:
        seen = env.observe(env.agent_selection)
        numbers, mask = seen["observation"], seen["action_mask"]
        part = (numbers, mask, numbers[3:], numbers.data)[len(kept) % 4]
        kept.append((part, np.array(part).copy()))
        del seen, numbers, mask, part
        if not play(env, dice):
            break

    assert all(np.array_equal(np.asarray(part), copy) for part, copy in kept)


def test_an_observation_may_be_changed_without_harm_to_the_next() -> None:
    env = table("santiago_de_cuba")
    seen = env.observe("seat_0")
    before = seen["observation"].copy()
    for _ in range(9):
        seen["observation"][:] = -1
        seen["action_mask"][:] = 1
        del seen["action_mask"]
        seen = env.observe("seat_0")

    assert np.array_equal(seen["observation"], before)
    assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal_moves(env.episode.state, 0))


def test_memory_is_used_again_when_nobody_holds_it() -> None:
    env = table("cuba")
    dice = np.random.default_rng(7)
    places = set()
    for _ in range(60):
        places.add(env.observe(env.agent_selection)["observation"].ctypes.data)
        play(env, dice)

    assert len(places) == 1
