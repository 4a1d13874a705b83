"""What a PettingZoo module of a game offers, and its entries in PettingZoo's registry."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pettingzoo

from antilles.envs import VERSION
from antilles.envs.aec import TableEnv
from antilles.envs.parallel import ParallelTableEnv
from antilles.games import find


def fill(module: ModuleType, game: str) -> None:
    """``raw_env`` raises on an illegal action; in ``env`` it loses the game. ``parallel_env`` is for games in which all
    mostly choose at once. ``env`` and ``parallel_env`` are registered.
    """
    found = find(game)

    def raw_env(**settings: Any) -> TableEnv:
        return TableEnv(game, strict=True, **settings)

    def env(**settings: Any) -> TableEnv:
        return TableEnv(game, strict=False, **settings)

    def parallel_env(**settings: Any) -> ParallelTableEnv:
        return ParallelTableEnv(game, **settings)

    module.__doc__ = f"{found.title} for PettingZoo, version {VERSION.removeprefix('_v')}."
    offered: dict[str, Any] = {"raw_env": raw_env, "env": env}
    pettingzoo.register("aec", f"antilles/{game}{VERSION}", entry_point=env)
    if found.simultaneous:
        offered["parallel_env"] = parallel_env
        pettingzoo.register("parallel", f"antilles/{game}{VERSION}", entry_point=parallel_env)
    vars(module).update(offered, __all__=[*offered])
