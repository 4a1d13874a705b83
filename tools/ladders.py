"""The published ladders: every game at two and at the most seats, resumable; the pictures go into docs/ladders.

Each is one ``antilles arena`` command, printed before it runs. What is done is kept in build/ladders.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from antilles.games import games

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "ladders"
PICTURES = ROOT / "docs" / "ladders"
LEVELS = ["deckhand", "trader", "captain", "governor"]
OTHERS = ["greedy", "uniform"]


def command(game: str, seats: int, count: int, jobs: int) -> list[str]:
    """All levels and greedy; at a full table as many bots as there are seats, so that each sits there once."""
    bots = [*LEVELS, *OTHERS[: max(0, seats - len(LEVELS))]] if seats > 2 else [*LEVELS, OTHERS[0]]
    name = f"{game}-{seats}"
    words = ["arena", game, "--bots", ",".join(bots), "--seats", str(seats), "--games", str(count), "--seed", "1"]
    words += ["--jobs", str(jobs), "--out", str(KEPT / f"{name}.jsonl"), "--plot", str(PICTURES / f"{name}.svg")]
    return words


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games; otherwise all")
    parser.add_argument("--count", type=int, default=200, help="games of each ladder")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, game in games().items():
        if options.games and name not in options.games:
            continue
        for seats in (game.seats[0], game.seats[-1]):
            words = command(name, seats, options.count, options.jobs)
            print("antilles", *words, flush=True)
            done = subprocess.run([sys.executable, "-m", "antilles.cli", *words], check=False).returncode
            if done:
                return done
    return 0


if __name__ == "__main__":
    sys.exit(main())
