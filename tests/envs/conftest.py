"""What the environments do is the same interpreted and compiled, so it is tested once: compiled, where possible."""

from tests.conftest import PURE
from tools import compile as compiling

if PURE and compiling.compiled():
    collect_ignore_glob = ["test_*.py"]
