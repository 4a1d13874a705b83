"""The course of a game as a picture: chances of winning as bands, one a seat, with pattern and name. Plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from antilles.analysis.result import Analysis

SVG = "http://www.w3.org/2000/svg"
WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 130, 44, 42
COLOURS = ("#c8442f", "#2a6f97", "#d9a21b", "#4b7f52", "#7b4f9d", "#57606a")
PATTERNS = (
    "",
    '<path d="M0 8L8 0" stroke="#fff" stroke-width="1.4"/>',
    '<circle cx="4" cy="4" r="1.5" fill="#fff"/>',
    '<path d="M0 4H8" stroke="#fff" stroke-width="1.4"/>',
    '<path d="M4 0V8" stroke="#fff" stroke-width="1.4"/>',
    '<path d="M0 0L8 8M0 8L8 0" stroke="#fff" stroke-width="1"/>',
)
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#222}.title{font-size:15px;font-weight:600}.grid{stroke:#888;opacity:.4}"
    ".pin{fill:#222}.pin+text{fill:#fff}"
    ".stalk{stroke:#222;fill:none}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.pin{fill:#eee}.pin+text{fill:#111}.stalk{stroke:#eee}}"
)


def spaced(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places in their order, moved apart by a gap at least and kept between two ends, as far as there is room."""
    gap = min(gap, (high - low) / (len(places) - 1)) if len(places) > 1 else gap
    found: list[float] = []
    for place in places:
        found.append(max(place, low, found[-1] + gap if found else low))
    for index in reversed(range(len(found))):
        found[index] = min(found[index], found[index + 1] - gap if index + 1 < len(found) else high)
    return found


def course_svg(analysis: Analysis, title: str, names: Sequence[str]) -> str:
    """Stacked bands, the first seat's at the bottom; numbered pins where the game turned."""
    seats, last = analysis.seats, max(1, len(analysis.course) - 1)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def across(line: int) -> str:
        return f"{LEFT + wide * line / last:.1f}"

    def up(share: float) -> str:
        return f"{TOP + high * (1.0 - share):.1f}"

    rows = [
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label={quoteattr(title)}>',
        f"<style>{STYLE}</style><defs>",
        *[
            f'<pattern id="seat{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
            f'<rect width="8" height="8" fill="{COLOURS[seat % 6]}"/>{PATTERNS[seat % 6]}</pattern>'
            for seat in range(seats)
        ],
        f'</defs><text class="title" x="12" y="24">{escape(title)}</text>',
    ]
    floor, middles = [0.0] * len(analysis.course), list[float]()
    for seat in range(seats):
        roof = [low + point.chances[seat] for low, point in zip(floor, analysis.course, strict=True)]
        there = [f"{across(point.line)},{up(share)}" for point, share in zip(analysis.course, roof, strict=True)]
        back = [f"{across(point.line)},{up(share)}" for point, share in zip(analysis.course, floor, strict=True)]
        rows.append(f'<polygon fill="url(#seat{seat})" stroke="#fff" points="{" ".join(there + back[::-1])}"/>')
        middles.append((floor[-1] + roof[-1]) / 2)
        floor = roof
    for seat, share in enumerate(spaced(middles, 22 / high, 8 / high, 1 - 8 / high)):
        rows.append(f'<text x="{WIDTH - RIGHT + 22}" y="{up(share)}">{escape(names[seat])}</text>')
        key = f'x="{WIDTH - RIGHT + 6}" y="{float(up(share)) - 10:.1f}" width="12" height="12"'
        rows.append(f'<rect {key} fill="url(#seat{seat})"/>')
    for share in (0, 50, 100):
        rows.append(f'<text text-anchor="end" x="{LEFT - 6}" y="{float(up(share / 100)) + 4:.1f}">{share}</text>')
    return "\n".join([*rows, *pins(analysis, [float(across(point.line)) for point in analysis.course]), "</svg>", ""])


def pins(analysis: Analysis, across: Sequence[float]) -> list[str]:
    """Numbers where the game turned, each with a line to its place; close ones stand side by side."""
    turned = [across[analysis.moments[place].line] for place in analysis.turning_points]
    floor = HEIGHT - BOTTOM
    rows = []
    places = spaced(turned, 19, LEFT + 9, WIDTH - RIGHT - 9)
    for number, (at, x) in enumerate(zip(turned, places, strict=True), start=1):
        rows.append(f'<line class="grid" x1="{at}" y1="{TOP}" x2="{at}" y2="{floor}"/>')
        rows.append(f'<path class="stalk" d="M{at} {floor}L{x:.1f} {floor + 16}"/>')
        rows.append(f'<circle class="pin" cx="{x:.1f}" cy="{floor + 24}" r="9"/>')
        rows.append(f'<text text-anchor="middle" x="{x:.1f}" y="{floor + 28}">{number}</text>')
    return rows
