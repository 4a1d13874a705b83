"""Santo Domingo for PettingZoo, version 0: ``env()``, ``raw_env()`` and ``parallel_env()``."""

from __future__ import annotations

from typing import Any

from antilles.envs.aec import TableEnv, wrapped

NAME = "santo_domingo"


def raw_env(**settings: Any) -> TableEnv:
    return TableEnv(NAME, **settings)


def env(**settings: Any) -> Any:
    return wrapped(raw_env(**settings))
