"""A ladder as a picture: one row a bot, its Elo and the 95 % interval. Plain SVG, readable in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from xml.sax.saxutils import escape

from antilles.arena.elo import Rating

SVG = "http://www.w3.org/2000/svg"
WIDTH = 720
LEFT = 150
RIGHT = 30
TOP = 56
ROW = 34
TICKS = (25, 50, 100, 200, 500, 1000)
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.title{font-size:15px;font-weight:600}"
    ".small{font-size:11px;fill:#555}.grid{stroke:#ddd}.range{stroke:#2a7f9e;stroke-width:6;stroke-linecap:round;opacity:.35}.dot{fill:#17627f}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#bbb}.grid{stroke:#444}.dot{fill:#6fc3e0}}"
)


def ladder_svg(title: str, note: str, ratings: Sequence[Rating]) -> str:
    """The whole picture as text."""
    low = min((rating.low for rating in ratings), default=-100.0)
    high = max((rating.high for rating in ratings), default=100.0)
    tick = next((size for size in TICKS if (high - low) / size <= 8), TICKS[-1])
    first = floor(low / tick) * tick
    last = max(ceil(high / tick) * tick, first + tick)
    height = TOP + ROW * len(ratings) + 46

    def across(elo: float) -> float:
        return round(LEFT + (elo - first) / (last - first) * (WIDTH - LEFT - RIGHT), 1)

    rows = [
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{quote(title)}">',
        f"<style>{STYLE}</style>",
        f'<text class="title" x="12" y="24">{escape(title)}</text>',
        f'<text class="small" x="12" y="42">{escape(note)}</text>',
    ]
    for elo in range(first, last + 1, tick):
        bottom = TOP + ROW * len(ratings)
        rows.append(f'<line class="grid" x1="{across(elo)}" y1="{TOP}" x2="{across(elo)}" y2="{bottom}"/>')
        rows.append(f'<text class="small" text-anchor="middle" x="{across(elo)}" y="{bottom + 18}">{elo:+d}</text>')
    for index, rating in enumerate(ratings):
        middle = TOP + ROW * index + ROW // 2
        rows.append(f'<text x="12" y="{middle + 4}">{escape(rating.bot)}</text>')
        rows.append(
            f'<line class="range" x1="{across(rating.low)}" y1="{middle}" x2="{across(rating.high)}" y2="{middle}"/>'
        )
        spot = f'<circle class="dot" cx="{across(rating.elo)}" cy="{middle}" r="5">'
        rows.append(f"{spot}<title>{describe(rating)}</title></circle>")
    rows.append(f'<text class="small" x="{LEFT}" y="{height - 8}">Elo</text>')
    return "\n".join([*rows, "</svg>", ""])


def describe(rating: Rating) -> str:
    return f"{escape(rating.bot)}: {rating.elo:+.0f} ({rating.low:+.0f} … {rating.high:+.0f})"


def quote(text: str) -> str:
    return escape(text, {'"': "&quot;"})
