"""P8: the same record is the same game, interpreted and compiled, whatever the hash seed: byte for byte."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import antilles
from antilles.games import find, games
from antilles.testing import setups
from tests.selection import COMPLETE

ROOT = Path(__file__).resolve().parents[1]
TOY = "tests.toy.game:GAME"
MANY = ("--games", "2000", "--moves", "140000" if COMPLETE else "13000", "--seed", "7")
"""Every set-up of every game at least once: Cuba has the most, of some three hundred moves each."""
FEW = ("--games", "200", "--moves", "6000", "--seed", "8")
Modes = dict[str, dict[str, str]]


def digest(game: str, amount: tuple[str, ...], environment: dict[str, str], hash_seed: str = "0") -> str:
    command = [sys.executable, "-m", "antilles.testing.digest", game, *amount]
    environment = environment | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("game", [*games(), TOY])
def test_the_hash_seed_changes_nothing(game: str, modes: Modes) -> None:
    environment = modes[antilles.mode()]
    with ThreadPoolExecutor(2) as pool:
        lines = set(pool.map(lambda seed: digest(game, FEW, environment, seed), ("0", "random")))

    assert len(lines) == 1


@pytest.mark.parametrize("game", games())
def test_interpreted_and_compiled_play_the_same_games(game: str, modes: Modes) -> None:
    if antilles.mode() == "interpreted":
        known = "a compiled run compares the modes; this one is interpreted"
        pytest.skip(known if "compiled" in modes else "nothing is compiled here, so there is nothing to compare")
    with ThreadPoolExecutor(2) as pool:
        lines = set(pool.map(lambda mode: digest(game, MANY, modes[mode]), ("interpreted", "compiled")))

    assert len(lines) == 1
    played = int(lines.pop().split()[1])
    assert played >= len(setups(find(game))), "every option was turned in some game"
