"""Santo Domingo for PettingZoo, version 0."""

from antilles.envs.modules import makers, parallel_maker

raw_env, env = makers(__name__)
parallel_env = parallel_maker(__name__)
