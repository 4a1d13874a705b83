"""Each extra brings what its module needs, and the module needs no other."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import requires

import pytest

LIBRARIES = {"gymnasium": "gymnasium", "numpy": "numpy", "pettingzoo": "pettingzoo", "pyspiel": "open-spiel"}
"""What is imported, and who provides it."""
MODULES = {
    "batch": ["antilles.envs.batch"],
    "gymnasium": ["antilles.envs.single"],
    "open-spiel": ["antilles.envs.spiel"],
    "pettingzoo": ["antilles.envs.aec", "antilles.envs.parallel", "antilles.envs.cuba_v0"],
}
WITHOUT = """
import sys
from importlib import import_module
missing, modules = sys.argv[1].split(","), sys.argv[2].split(",")
sys.modules.update(dict.fromkeys(missing))
for module in modules:
    import_module(module)
"""


def brought_by(extra: str) -> set[str]:
    """The distributions that an extra asks for."""
    lines = [line for line in requires("antilles") or [] if re.search(rf"extra == ['\"]{extra}['\"]", line)]
    return {re.split(r"[<>=!;\s]", line)[0] for line in lines}


def test_envs_brings_every_library() -> None:
    assert brought_by("envs") == set.union(*(brought_by(extra) for extra in MODULES)) == set(LIBRARIES.values())


@pytest.mark.parametrize("extra", MODULES)
def test_an_extra_is_enough_for_its_modules(extra: str) -> None:
    provided = brought_by(extra)
    missing = [library for library, distribution in LIBRARIES.items() if distribution not in provided]

    assert provided
    arguments = [",".join(missing), ",".join(MODULES[extra])]
    ran = subprocess.run([sys.executable, "-c", WITHOUT, *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("extra", MODULES)
def test_without_its_library_a_module_says_what_is_missing(extra: str) -> None:
    library = {"batch": "gymnasium", "open-spiel": "pyspiel"}.get(extra, extra)

    arguments = [library, MODULES[extra][0]]
    ran = subprocess.run([sys.executable, "-c", WITHOUT, *arguments], capture_output=True, text=True, check=False)
    assert library in ran.stderr.splitlines()[-1]
