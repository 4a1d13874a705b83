"""What a PettingZoo module of a game offers: ``raw_env``, ``env`` and ``parallel_env``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from antilles.envs.aec import TableEnv
from antilles.envs.parallel import ParallelTableEnv


def makers(game: str) -> tuple[Callable[..., TableEnv], Callable[..., TableEnv], Callable[..., ParallelTableEnv]]:
    """``raw_env`` raises on an illegal action, in ``env`` it loses the game, ``parallel_env`` asks all at once."""

    def raw_env(**settings: Any) -> TableEnv:
        return TableEnv(game, **settings)

    def env(**settings: Any) -> TableEnv:
        return TableEnv(game, strict=False, **settings)

    def parallel_env(**settings: Any) -> ParallelTableEnv:
        return ParallelTableEnv(game, **settings)

    return raw_env, env, parallel_env
