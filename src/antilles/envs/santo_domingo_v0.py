"""Santo Domingo for PettingZoo, version 0."""

from __future__ import annotations

from antilles.envs.modules import makers

raw_env, env, parallel_env = makers("santo_domingo")
