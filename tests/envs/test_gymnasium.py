"""Gymnasium's own checker on one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

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


@pytest.mark.parametrize("game", games())
def test_gymnasium_makes_them_by_name(game: str) -> None:
    assert isinstance(gymnasium.make(f"antilles/{game}-v0", bots="uniform").unwrapped, SeatEnv)
