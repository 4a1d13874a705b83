"""Fuzzing draws the same texts every time; with HYPOTHESIS_PROFILE=search it looks for new ones, and longer."""

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.register_profile("search", max_examples=20_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
