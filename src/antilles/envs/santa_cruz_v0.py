"""Santa Cruz for PettingZoo, version 0."""

from antilles.envs.modules import makers

raw_env, env = makers(__name__)
