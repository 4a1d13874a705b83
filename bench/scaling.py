"""How the server scales over processes: moves a second at 1, 2 and 4 workers, and a fitted Universal Scalability Law.

    .venv/bin/python -m bench.scaling [--workers 1 2 3 4] [--rounds 2] [--tables 200] [--streams 800] [--json FILE]

One machine has the crowd, PostgreSQL and Redis too, so the law as measured tells what limits this set-up, not what a
larger one could do. The second law is fitted to the CPU time of a move: N workers with a core each, if nothing else
held them up; compare it at the same rate for each worker (``--each``), because a worker that has more to do wakes up
less often for each move. The load average is printed with the figures: beside other work the first law means little.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.server import HEAD, antilles, database, measure

REDIS = os.environ.get("ANTILLES_TEST_REDIS", "redis://127.0.0.1:6379/0")


class Law(NamedTuple):
    """X(N) = rate · N / (1 + contention · (N − 1) + crosstalk · N · (N − 1))."""

    rate: float
    """Moves a second of one worker."""
    contention: float
    """The part of the work that only one worker can do at a time."""
    crosstalk: float
    """What each worker costs each other one."""

    def at(self, workers: float) -> float:
        return self.rate * workers / (1 + self.contention * (workers - 1) + self.crosstalk * workers * (workers - 1))

    @property
    def most(self) -> float:
        """The number of workers beyond which more of them make fewer moves."""
        if self.crosstalk <= 0:
            return float("inf")
        return float(max(0.0, (1 - self.contention) / self.crosstalk) ** 0.5)


def fit(points: Sequence[tuple[int, float]]) -> Law:
    """Least squares: N / X is linear in 1, N − 1 and N (N − 1). A factor that would be negative is 0."""
    names: tuple[int, ...] = (0, 1, 2)
    while True:
        rows = [[(1.0, n - 1.0, n * (n - 1.0))[name] for name in names] for n, _ in points]
        found = dict(zip(names, solve(rows, [n / x for n, x in points]), strict=True))
        negative = [name for name in names if name and found[name] < 0]
        if not negative:
            scale = found[0]
            return Law(1 / scale, found.get(1, 0.0) / scale, found.get(2, 0.0) / scale)
        names = tuple(name for name in names if name != min(negative, key=lambda name: found[name]))


def solve(rows: list[list[float]], values: list[float]) -> list[float]:
    """The least squares of a small system, by its normal equations."""
    size = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) for j in range(size)]
        + [sum(row[i] * value for row, value in zip(rows, values, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(matrix[row][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        for j in range(size):
            if j != i:
                factor = matrix[j][i] / matrix[i][i]
                matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
    return [matrix[i][size] / matrix[i][i] for i in range(size)]


def measured(workers: int, each: float, orders: dict[str, Any]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, database("postgresql", Path(name)) as flags:
        more = ("--workers", str(workers), "--redis", REDIS)
        with antilles(Path(name), *flags, *more) as (process, port):
            crowd = [sys.executable, "-m", "bench.crowd"]
            rates = [workers * each]
            (run,) = measure(f"{workers} workers", process, crowd, {**orders, "port": port, "rates": rates})
    return {**run, "workers": workers, "load": os.getloadavg()[0]}


def told(name: str, points: Sequence[tuple[int, float]]) -> Law | None:
    if len({workers for workers, _ in points}) < 3:
        return None
    law = fit(points)
    print(
        f"{name}: one worker {law.rate:.0f}/s, contention {law.contention:.3f}, crosstalk {law.crosstalk:.4f};", end=""
    )
    print(f" most at {law.most:.1f} workers; " + ", ".join(f"{n}: {law.at(n):.0f}" for n in sorted(dict(points))))
    return law


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=800)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=1, help="all numbers of workers so often, there and back")
    parser.add_argument(
        "--each", type=float, default=0.0, help="moves a second for each worker; 0 is as many as the tables allow"
    )
    parser.add_argument("--json", help="write all figures to this file")
    asked = parser.parse_args()
    orders = {
        "games": ["santiago_de_cuba"], "tables": asked.tables, "streams": asked.streams, "seconds": asked.seconds,
        "warm": 3.0,
    }  # fmt: skip
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("| " + " | ".join(HEAD) + " |\n|" + "---|" + "--:|" * (len(HEAD) - 1))
    order = [number for turn in range(asked.rounds) for number in asked.workers[:: -1 if turn % 2 else 1]]
    runs = [measured(workers, asked.each, orders) for workers in order]
    laws = {
        "as measured": told("as measured", [(run["workers"], run["rate"]) for run in runs]),
        "by CPU": told("by CPU", [(run["workers"], 1000 * run["workers"] / run["cpu_ms"]) for run in runs]),
    }
    print(f"load average after: {os.getloadavg()[0]:.1f}")
    if asked.json:
        found = {name: law._asdict() for name, law in laws.items() if law is not None}
        Path(asked.json).write_text(json.dumps({"runs": runs, "laws": found}, indent=1))


if __name__ == "__main__":
    main()
