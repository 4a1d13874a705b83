"""What a PettingZoo module of a game offers, and its entry in PettingZoo's registry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pettingzoo

from antilles.envs.aec import TableEnv
from antilles.envs.parallel import ParallelTableEnv

VERSION = "_v0"
"""A change of actions, observations or rewards makes new modules with the next number."""


def game_of(module: str) -> str:
    """``antilles.envs.some_game_v0`` is about ``some_game``."""
    return module.rpartition(".")[2].removesuffix(VERSION)


def makers(module: str) -> tuple[Callable[..., TableEnv], Callable[..., TableEnv]]:
    """``raw_env`` raises on an illegal action; in ``env`` it loses the game. ``env`` is registered."""
    game = game_of(module)

    def raw_env(**settings: Any) -> TableEnv:
        return TableEnv(game, strict=True, **settings)

    def env(**settings: Any) -> TableEnv:
        return TableEnv(game, strict=False, **settings)

    pettingzoo.register("aec", f"antilles/{game}{VERSION}", entry_point=env)
    return raw_env, env


def parallel_maker(module: str) -> Callable[..., ParallelTableEnv]:
    """For games in which all mostly choose at once; registered too."""
    game = game_of(module)

    def parallel_env(**settings: Any) -> ParallelTableEnv:
        return ParallelTableEnv(game, **settings)

    pettingzoo.register("parallel", f"antilles/{game}{VERSION}", entry_point=parallel_env)
    return parallel_env
