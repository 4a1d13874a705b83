"""A module for PettingZoo is found for every installed game, and for no other name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

import antilles.envs
from antilles.games import games
from tests.toy.game import GAME


@pytest.fixture
def a_fifth_game() -> Iterator[None]:
    """As if somebody had installed the toy game."""
    games()[GAME.name] = GAME
    yield
    del games()[GAME.name]
    sys.modules.pop("antilles.envs.pearls_v0", None)
    vars(antilles.envs).pop("pearls_v0", None)


@pytest.mark.parametrize("game", games())
def test_every_game_has_its_module(game: str) -> None:
    module = import_module(f"antilles.envs.{game}_v0")

    assert module.__doc__ == f"{games()[game].title} for PettingZoo, version 0."
    assert getattr(antilles.envs, f"{game}_v0") is module
    assert ("parallel_env" in module.__all__) == games()[game].simultaneous


@pytest.mark.usefixtures("a_fifth_game")
def test_a_fifth_game_needs_no_file() -> None:
    from antilles.envs import pearls_v0

    env = pearls_v0.raw_env(seats=3)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else int(seen["action_mask"].argmax()))

    assert env.metadata["name"] == "pearls_v0"
    assert not env.agents


@pytest.mark.parametrize("name", ["pearls_v0", "cuba_v1", "no_such_game_v0"])
def test_other_names_are_not_found(name: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module(f"antilles.envs.{name}")
    assert not hasattr(antilles.envs, name)
