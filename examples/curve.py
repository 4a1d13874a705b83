"""Learning curves of ``examples/ppo.py`` as a picture: one line a seed.

python examples/curve.py ppo_1.csv ppo_2.csv ppo_3.csv --out curve.svg
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 320, 56, 40
COLOURS = ("#0b6e8a", "#c2571a", "#5b7f2b", "#7a4b9c", "#8a6d0b")


def read(path: Path) -> tuple[str, list[tuple[float, float]]]:
    """The seed, and for each exam the seconds of training and the share won."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return rows[0]["seed"], [(float(row["seconds"]), float(row["won"])) for row in rows]


def draw(curves: list[tuple[str, list[tuple[float, float]]]]) -> str:
    longest = max(seconds for _, points in curves for seconds, _ in points)
    wide, high = WIDTH - LEFT - 16, HEIGHT - BOTTOM - 16

    def at(seconds: float, won: float) -> str:
        return f"{LEFT + wide * seconds / longest:.1f},{16 + high * (1 - won):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        x, y = at(0, tenth / 10).split(",")
        parts.append(f'<line x1="{x}" x2="{WIDTH - 16}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{float(y) + 4:.0f}" text-anchor="end">{10 * tenth} %</text>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 12}">0 s</text>')
    parts.append(
        f'<text x="{WIDTH - 16}" y="{HEIGHT - 12}" text-anchor="end">{longest:.0f} s of one core; share won</text>'
    )
    for number, (seed, points) in enumerate(curves):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(at(*point) for point in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - 90}" y="{HEIGHT - 70 - 16 * number}" fill="{colour}">seed {seed}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("files", nargs="+", type=Path)
    options.add_argument("--out", type=Path, required=True)
    given = options.parse_args()
    given.out.write_text(draw([read(path) for path in given.files]), encoding="utf-8")


if __name__ == "__main__":
    main()
