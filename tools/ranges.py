"""Measure how large the numbers of observations get, and write each game's ``ranges.toml``.

    python tools/ranges.py

Games of random and of greedy bots, at the fewest and the most seats, and a quarter more for better players. A field is
kept where the rules allow large numbers, and far larger ones than there were: learners scale by what is to be expected.
"""

from __future__ import annotations

import argparse
from math import ceil
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from antilles.envs.batch import BatchEnv
from antilles.envs.numbers import base_name
from antilles.games import games
from antilles.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
HEAD = "# The largest numbers of these fields in games of bots, for learners; written by tools/ranges.py.\n"
LARGE = 50
"""Smaller bounds are left alone: options of a game may well reach them."""
HEADROOM = 1.25
LEAST = 10


def largest(game: Game, seats: int, bots: str, count: int, steps: int) -> NDArray[np.int64]:
    """Of each number, in games that a random learner plays against these bots."""
    env = BatchEnv(game.name, count, seats, bots=bots, seat="rotate", autoreset_mode="SameStep", copy=False)
    env.reset(seed=1)
    most: NDArray[np.int64] = np.abs(env.observations).max(axis=0).astype(np.int64)
    for _ in range(steps):
        env.step(env.sample())
        most = np.maximum(most, np.abs(env.observations).max(axis=0))
    return most


def ranges(game: Game) -> dict[str, int]:
    assert game.observer is not None
    most = np.zeros(game.observer.size, np.int64)
    for seats in (game.seats[0], game.seats[-1]):
        most = np.maximum(most, largest(game, seats, "uniform", 64, 1500))
        most = np.maximum(most, largest(game, seats, "greedy", 4, 150))
    found: dict[str, int] = {}
    bounds: dict[str, int] = {}
    at = 0
    for field in game.observer.fields():
        name = base_name(field.name)
        found[name] = max(found.get(name, 1), int(most[at : at + field.count].max()))
        bounds[name] = max(field.most, -field.least)
        at += field.count
    wanted = {name: max(LEAST, ceil(HEADROOM * seen)) for name, seen in found.items() if bounds[name] >= LARGE}
    return {name: most for name, most in wanted.items() if most < bounds[name]}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(games()))
    for name in options.parse_args().games:
        game = games()[name]
        path = ROOT / "src" / Path(*game.package.split(".")) / "ranges.toml"
        lines = [f"{field} = {most}\n" for field, most in sorted(ranges(game).items())]
        path.write_text(HEAD + "".join(lines), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(lines)} fields", flush=True)


if __name__ == "__main__":
    main()
