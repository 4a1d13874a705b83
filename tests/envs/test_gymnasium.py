"""Gymnasium's own checker on one seat against bots."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from antilles.envs.batch import BatchEnv
from antilles.envs.single import SeatEnv
from antilles.games import games
from antilles.testing import Setup
from tests.envs.tables import IDS, SETUPS, settings


@pytest.mark.parametrize("game", games())
def test_gymnasium_has_nothing_to_say_against_them(game: str) -> None:
    """Made by name, with its checks of rendering; a warning would be an error here."""
    check_env(gymnasium.make(f"antilles/{game}-v0").unwrapped)
    check_env(gymnasium.make(f"antilles/{game}-v0", bots="uniform", dtype=np.float32).unwrapped)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_gymnasium_accepts_every_table(game: str, setup: Setup) -> None:
    check_env(SeatEnv(game, bots="uniform", seat=setup.seats - 1, **settings(setup)), skip_render_check=True)


def play(env: SeatEnv, seed: int) -> tuple[list[int], float]:
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    actions: list[int] = []
    while True:
        actions.append(int(dice.choice(np.flatnonzero(env.action_masks()))))
        _, reward, over, _, _ = env.step(actions[-1])
        if over:
            return actions, reward
        assert reward == 0.0


@pytest.mark.parametrize("game", games())
def test_a_game_is_repeated_by_its_seed(game: str) -> None:
    assert play(SeatEnv(game, bots="uniform"), 5) == play(SeatEnv(game, bots="uniform"), 5)


def test_every_seat_can_be_learnt_and_every_bot_be_met() -> None:
    for seat in range(3):
        actions, reward = play(SeatEnv("santo_domingo", seats=3, seat=seat, bots=["uniform", "greedy"]), seat)

        assert actions
        assert -1.0 <= reward <= 1.0


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("santo_domingo", bots="uniform")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])

    _, reward, over, _, info = env.step(wrong)

    assert (reward, over, info) == (-1.0, True, {"refused": wrong})
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(wrong)


def test_a_step_before_reset_is_a_sentence() -> None:
    with pytest.raises(RuntimeError, match="call reset"):
        SeatEnv("santo_domingo").step(0)


def course(env: SeatEnv) -> list[Any]:
    """What is seen and won from here to the end, and in the beginning of the next game."""
    told: list[Any] = []
    over = False
    while not over:
        seen, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        told.append((seen.tolist(), reward))
    return [*told, env.reset()[0].tolist(), env.action_masks().tolist()]


@pytest.mark.parametrize("bots", ["uniform", "greedy"])
@pytest.mark.parametrize("game", games())
def test_copies_go_on_with_the_same_game(game: str, bots: str) -> None:
    """In the second game, so that the luck is not that of a fresh seed."""
    env = gymnasium.make(f"antilles/{game}-v0", bots=bots, seat=1).unwrapped
    assert isinstance(env, SeatEnv)
    env.reset(seed=3)
    env.reset()
    for _ in range(6):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    copies = [copy(env), deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = course(env)

    for twin in copies:
        assert twin.spec == env.spec
        assert course(twin) == expected
    assert env.reset(seed=4)[0].tolist() == copies[0].reset(seed=4)[0].tolist()


def test_copies_before_the_beginning_and_after_the_end() -> None:
    env = SeatEnv("santo_domingo", bots="uniform")
    with pytest.raises(RuntimeError, match="call reset first"):
        deepcopy(env).step(0)
    play(env, 1)
    over = deepcopy(env)

    assert not over.action_masks().any()
    assert over.batch.scores.tolist() == env.batch.scores.tolist()
    with pytest.raises(RuntimeError, match="the game is over"):
        over.step(0)


def test_a_batch_says_how_its_games_are_copied() -> None:
    with pytest.raises(TypeError, match="save its games one by one"):
        deepcopy(BatchEnv("santo_domingo", 2))


def test_the_end_tells_points_and_the_table_is_drawn() -> None:
    env = SeatEnv("santo_domingo", bots="uniform", render_mode="ansi", dtype=np.float32)
    seen, _ = env.reset(seed=1)
    over, reward = False, 0.0
    info: dict[str, Any] = {}
    while not over:
        assert env.observation_space.contains(seen)
        seen, reward, over, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))

    assert reward == info["rewards"][0]
    assert len(info["scores"]) == 2
    assert not env.action_masks().any()
    assert "Victory points" in env.render()


def test_wrong_seats_and_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        SeatEnv("santo_domingo", seats=2, seat=2)
    with pytest.raises(ValueError, match="2 bots are needed"):
        SeatEnv("santo_domingo", seats=3, bots=["uniform"])
    with pytest.raises(ValueError, match="a seat is a whole number, not 'rotate'"):
        SeatEnv("santo_domingo", seat="rotate")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="bots play the other seats"):
        SeatEnv("santo_domingo", bots=None)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [1.5, float("nan"), None, "a", [1]])
def test_an_action_that_is_no_number_is_refused_and_nothing_changes(action: Any) -> None:
    env = SeatEnv("santo_domingo", bots="uniform")
    env.reset(seed=1)
    mask = env.action_masks()
    with pytest.raises(ValueError, match="an action is a whole number"):
        env.step(action)

    assert np.array_equal(env.action_masks(), mask)


@pytest.mark.parametrize("game", games())
def test_gymnasium_makes_them_by_name(game: str) -> None:
    assert isinstance(gymnasium.make(f"antilles/{game}-v0", bots="uniform").unwrapped, SeatEnv)
