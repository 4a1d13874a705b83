"""A soak: an hour at a steady rate, with games that end and begin and streams that come and go; does it level off?

    .venv/bin/python -m bench.soak [--minutes 60] [--rate 300] [--json FILE]

One process on SQLite (``synchronous=FULL``) and a crowd at all four games. Each minute is a row: moves made, answers,
pushes, memory, open descriptors. At the end the two halves of the last three quarters are compared: what still grows
there is a leak.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from bench.server import HEAD, antilles, measure

GAMES = ["santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba"]
MINUTE = 60.0


def growth(values: Sequence[float]) -> float:
    """By how much the second half of the last three quarters is above the first, as a part of it."""
    late = values[len(values) // 4 :]
    first, second = late[: len(late) // 2], late[len(late) // 2 :]
    return fmean(second) / fmean(first) - 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--streams", type=int, default=2000)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--folder", help="where the database lies; by default the system's folder for temporary files")
    parser.add_argument("--json", help="write all figures to this file")
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    orders: dict[str, Any] = {
        "games": asked.games, "tables": asked.tables, "streams": asked.streams, "rates": [asked.rate] * asked.minutes,
        "seconds": MINUTE - 3.5, "warm": 3.0,
    }  # fmt: skip
    print("| " + " | ".join(HEAD) + " |\n|" + "---|" + "--:|" * (len(HEAD) - 1), flush=True)
    with tempfile.TemporaryDirectory(dir=asked.folder) as name, antilles(Path(name)) as (process, port):
        crowd = [sys.executable, "-m", "bench.crowd"]
        runs = measure("antilles, sqlite", process, crowd, {**orders, "port": port})
    if asked.json:
        Path(asked.json).write_text(json.dumps(runs, indent=1))
    for what in ("memory", "descriptors"):
        values = [float(run[what]) for run in runs]
        told = f"{what}: {values[0]:.0f} first, {max(values):.0f} at most, {values[-1]:.0f} last"
        print(f"{told}; {100 * growth(values):+.1f} % from half to half" if len(values) >= 8 else told)


if __name__ == "__main__":
    main()
