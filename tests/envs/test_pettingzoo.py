"""PettingZoo's own tests on our AEC and parallel environments, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec

from antilles.envs.aec import TableEnv
from antilles.envs.parallel import ParallelTableEnv
from antilles.games import games
from antilles.testing import Setup
from tests.envs.tables import IDS, SETUPS, settings

CYCLES = 60
PARALLEL = "santo_domingo"
quiet = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo's tests warn of observations that are dicts; its own board games have the same ones."""


def module(game: str) -> Any:
    return import_module(f"antilles.envs.{game}_v0")


def play(env: TableEnv, seed: int) -> list[tuple[str, int, bytes]]:
    """A random game as (agent, action, what it saw)."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    course: list[tuple[str, int, bytes]] = []
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        assert seen is not None
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        course.append((agent, action, seen["observation"].tobytes()))
        env.step(action)
    return course


@quiet
@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_pettingzoo_accepts_every_table(game: str, setup: Setup) -> None:
    for make in (module(game).raw_env, module(game).env):
        api_test(make(**settings(setup)), num_cycles=CYCLES)


@pytest.mark.parametrize("game", games())
def test_a_seed_decides_everything(game: str) -> None:
    seed_test(module(game).env, num_cycles=CYCLES)


@pytest.mark.parametrize("game", games())
def test_a_game_is_repeated_by_its_seed_and_goes_on_without_one(game: str) -> None:
    env = module(game).raw_env()
    course = play(env, 3)

    assert course == play(module(game).raw_env(), 3)
    env.reset(seed=3)
    env.reset()
    first = env.observe(env.agent_selection)["observation"].tobytes()
    other = module(game).raw_env()
    other.reset(seed=3)
    other.reset()
    assert first == other.observe(other.agent_selection)["observation"].tobytes()


@quiet
@pytest.mark.parametrize("seats", games()[PARALLEL].seats)
def test_pettingzoo_accepts_the_parallel_environment(seats: int) -> None:
    parallel_api_test(module(PARALLEL).parallel_env(seats=seats), num_cycles=CYCLES)


def test_cycles_are_counted_as_pettingzoo_does() -> None:
    """Its test plays illegal actions, which end a game of ``env``: so the parallel one stands on both sides."""
    parallel_env = module(PARALLEL).parallel_env

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda **given: parallel_to_aec(parallel_env(**given)))
    )


@pytest.mark.parametrize("game", games())
def test_the_registry_finds_every_game(game: str) -> None:
    module(game)

    env = pettingzoo.make("aec", f"antilles/{game}-v0", seats=3, max_cycles=2)

    assert isinstance(env, TableEnv)
    assert len(env.possible_agents) == 3
    assert len(play(env, 1)) == 6
    assert all(env.truncations.values())


def test_the_registry_finds_the_parallel_environment() -> None:
    module(PARALLEL)

    assert isinstance(pettingzoo.make("parallel", f"antilles/{PARALLEL}-v0"), ParallelTableEnv)


def test_an_illegal_action_is_refused_or_loses() -> None:
    strict, lax = module(PARALLEL).raw_env(), module(PARALLEL).env()
    for env in (strict, lax):
        env.reset(seed=1)
    before = strict.episode.state.snapshot()
    wrong = int(np.flatnonzero(strict.observe("seat_0")["action_mask"] == 0)[0])

    with pytest.raises(ValueError, match="seat_0 may not do"):
        strict.step(wrong)
    assert strict.episode.state.snapshot() == before
    lax.step(wrong)
    assert lax.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(lax.terminations.values())


def test_rewards_come_by_place_at_the_end() -> None:
    env = module(PARALLEL).raw_env(seats=3)
    env.reset(seed=4)
    dice = np.random.default_rng(4)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    places = env.episode.state.ranking()

    assert env.rewards[f"seat_{places.index(1)}"] > 0
    assert sorted(env.rewards.values(), reverse=True) == [
        env.rewards[f"seat_{seat}"] for _, seat in sorted((place, seat) for seat, place in enumerate(places))
    ]


def test_in_parallel_all_choose_at_once_and_who_is_not_asked_waits() -> None:
    env = module(PARALLEL).parallel_env(seats=3)
    seen, _ = env.reset(seed=1)
    choices = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}

    assert all(choice != env.wait for choice in choices.values())
    _, _, _, _, infos = env.step({**choices, "seat_1": env.wait})
    assert infos["seat_1"] == {"refused": env.wait, "scores": [0, 0, 0]}
    seen, *_ = env.step(dict.fromkeys(env.agents, env.wait) | {"seat_1": choices["seat_1"]})
    assert env.episode.state.actors() != [1]


def play_to_the_end(env: TableEnv) -> None:
    """The first legal action each time; all agents are still there."""
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))


def many_copies(env: Any) -> list[Any]:
    return [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]


@pytest.mark.parametrize("game", games())
def test_copies_go_on_with_the_same_game(game: str) -> None:
    env = module(game).raw_env(seats=3)
    assert len(many_copies(env)[2].possible_agents) == 3
    env.reset(seed=7)
    dice = np.random.default_rng(7)
    for _ in range(20):
        env.step(int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    for other in many_copies(env):
        twin = copy.deepcopy(env)
        for _ in range(25):
            if any(twin.terminations.values()):
                break
            assert np.array_equal(other.state(), twin.state())
            assert other.agent_selection == twin.agent_selection
            action = int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0])
            other.step(action)
            twin.step(action)
        assert other.rewards == twin.rewards
    assert env.steps == 20


def played_on(env: Any) -> list[tuple[Any, ...]]:
    """All that a learner meets from here to the last agent's leave."""
    dice, met = np.random.default_rng(77), []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        action = None if over else int(dice.choice(np.flatnonzero(seen["action_mask"])))
        met.append((agent, action, reward, over, str(info), seen["observation"].tobytes()))
        env.step(action)
    return met


@pytest.mark.parametrize("dead_steps", [None, 0, 1, 2])
@pytest.mark.parametrize("game", games())
def test_originals_and_copies_play_to_the_end_alike(game: str, dead_steps: int | None) -> None:
    """The original goes first; nothing that it does reaches its copies. Copies of the last moments leave alike, too."""
    env = module(game).env(seats=3)
    env.reset(seed=9)
    dice = np.random.default_rng(9)
    for _ in range(10 if dead_steps is None else 100_000):
        if any(env.terminations.values()):
            break
        env.step(int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    for _ in range(dead_steps or 0):
        env.step(None)
    copies = many_copies(env)
    met = played_on(env)

    assert met
    for other in copies:
        assert played_on(other) == met


def test_a_finished_game_is_copied_with_its_result() -> None:
    env = module(PARALLEL).raw_env()
    play_to_the_end(env)

    for other in many_copies(env):
        assert other.rewards == env.rewards
        assert other.infos == env.infos
        assert other.terminations == env.terminations


def test_copies_of_a_parallel_environment_go_on_with_the_same_game() -> None:
    env = module(PARALLEL).parallel_env(seats=3)
    seen, _ = env.reset(seed=7)
    for _ in range(4):
        seen, *_ = env.step({agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()})
    for other in many_copies(env):
        assert np.array_equal(other.state(), env.state())
        assert other.agents == env.agents


@pytest.mark.parametrize("game", games())
def test_the_state_is_what_all_seats_see(game: str) -> None:
    env = module(game).raw_env(seats=3)
    env.reset(seed=2)
    whole = env.state()

    assert env.state_space.contains(whole)
    parts = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(whole, np.concatenate(parts))


def test_mistakes_are_sentences() -> None:
    env = module(PARALLEL).raw_env()
    for mistake in (lambda: env.step(0), env.last, lambda: env.observe("seat_0"), env.state):
        with pytest.raises(AttributeError, match="call reset"):
            mistake()
    with pytest.raises(AttributeError, match="call reset"):
        module(PARALLEL).parallel_env().step({})
    play_to_the_end(env)
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    while env.agents:
        env.step(None)
    for mistake in (lambda: env.step(None), env.last):
        with pytest.raises(RuntimeError, match="call reset"):
            mistake()
    with pytest.raises(ValueError, match="no agent 'seat_9' at this table: seat_0, seat_1"):
        env.observe("seat_9")
    with pytest.raises(ValueError, match="ansi or human, not rgb_array"):
        module(PARALLEL).env(render_mode="rgb_array")
    with pytest.raises(ValueError, match="max_cycles is at least 1"):
        module(PARALLEL).env(max_cycles=0)
    parallel = module(PARALLEL).parallel_env()
    parallel.reset(seed=1)
    for actions, sentence in (({}, "seat_0"), (None, "a dict"), (dict.fromkeys(parallel.agents, 0.5), "whole")):
        with pytest.raises(ValueError, match=sentence):
            parallel.step(actions)


def test_actions_that_are_no_numbers_change_nothing_and_great_ones_are_illegal() -> None:
    env = module(PARALLEL).raw_env()
    env.reset(seed=2**64 + 5)
    for action, sentence in ((0.5, "whole"), (np.nan, "whole"), ("a", "whole"), ([1], "whole"), (2**70, "may not")):
        with pytest.raises(ValueError, match=sentence):
            env.step(action)
    assert env.agent_selection == "seat_0"
    loose = module(PARALLEL).env()
    loose.reset(seed=1)
    loose.step(2**70)
    assert loose.rewards["seat_0"] == -1.0


def test_infos_have_points_and_texts() -> None:
    env = module(PARALLEL).raw_env(texts=True)
    env.reset(seed=1)
    info = env.last()[4]

    assert info["scores"] == [0, 0]
    assert env.game.parse(info["legal"][0]) in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    first = env.agent_selection
    env.step(env.game.parse(info["legal"][0]))
    assert env.infos[first] == {}
    assert env.infos[env.agent_selection]["legal"]
    play_to_the_end(env)
    assert env.infos["seat_0"]["scores"] == env.episode.state.scores()


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    env = module(PARALLEL).raw_env(render_mode="ansi")
    env.reset(seed=1)
    loud = module(PARALLEL).parallel_env(render_mode="human")
    loud.reset(seed=1)

    assert "Victory points" in (env.render() or "")
    assert loud.render() is None
    assert "Victory points" in capsys.readouterr().out
