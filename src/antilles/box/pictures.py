"""Where a value stands on its component: a small drawing, as SVG and in the terminal.

A component is drawn as rows of cells, with the cells in question marked; Santa Cruz's board as its map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Protocol

from antilles.box.checking import printed_of
from antilles.kernel.data import Corrections
from antilles.kernel.forms import Uncertain

BOLD_LETTER = 9
CELL_WIDTH, CELL_HEIGHT, MARGIN = 84, 46, 14
MAP_COLUMNS, MAP_ROWS = 66, 20
TEXT_COLUMNS, SHORT = 79, 10
PAPER, INK, MARKED, LINE = "#f6efe0", "#3b2f24", "#f2b441", "#a08a6c"


Cells = tuple[Sequence[Sequence[str]], frozenset[tuple[int, int]]]


@dataclass(frozen=True)
class Sketch:
    """Rows of cells under a title; ``marked`` are the places of those in question."""

    title: str
    rows: Sequence[Sequence[str]]
    marked: frozenset[tuple[int, int]]


class Spoken(Protocol):
    """Whoever knows what things are called in the owner's language."""

    def word(self, value: str) -> str: ...

    def field(self, name: str) -> str: ...

    def name(self, key: str, **facts: int | str) -> str: ...


def sketch_of(value: Uncertain, title: str, values: Mapping[str, Any], spoken: Spoken) -> Sketch:
    """The component of a value; ``values`` are all uncertain ones as they are now."""
    cells = DRAWINGS.get(value.group)
    if cells is None:
        return Sketch(title, [[value.form.text(values[value.name])]], _one(0, 0))
    return Sketch(title, *cells(value, values, spoken))


def _one(row: int, column: int) -> frozenset[tuple[int, int]]:
    return frozenset({(row, column)})


def _every(rows: Sequence[Sequence[str]]) -> frozenset[tuple[int, int]]:
    return frozenset((row, column) for row, cells in enumerate(rows) for column in range(len(cells)))


def _exchange(value: Uncertain, values: Mapping[str, Any], spoken: Spoken) -> Cells:  # noqa: ARG001
    rates = values[value.name]
    rows = [[f"{space}  {rates[space]}" for space in range(start, start + 4)] for start in range(12, -1, -4)]
    return rows, _every(rows)


def _flower(value: Uncertain, values: Mapping[str, Any], spoken: Spoken) -> Cells:
    cubans = ["pedro", "maria", "jose", "martinez", "conchita", "el_zorro", "miguel", "pablo", "alonso"]
    names = [spoken.name(value.named, cuban=cuban) for cuban in cubans]
    place = cubans.index(str(value.facts["cuban"]))
    names[place] = f"{names[place]} ({spoken.word(values[value.name])})"
    return [names[:5], names[5:]], _one(place // 5, place % 5)


def _layout(value: Uncertain, values: Mapping[str, Any], spoken: Spoken) -> Cells:
    rows = [[f"{letter} {spoken.word(letter)}" for letter in row] for row in values[value.name]]
    return rows, _every(rows) - _one(0, 0)


def _ship(value: Uncertain, values: Mapping[str, Any], spoken: Spoken) -> Cells:
    slots = [
        spoken.word(kind) for kind, number in values[value.name].items() if kind != "expansion" for _ in range(number)
    ]
    return [slots], _every([slots])


def _fields(value: Uncertain, values: Mapping[str, Any]) -> tuple[dict[str, Any], str]:
    """What is known of the thing that a value is part of, by field, and the field in question."""
    name, _, field = value.name.partition(".")
    return {key.partition(".")[2]: known for key, known in values.items() if key.startswith(name + ".")}, field


def _building(value: Uncertain, values: Mapping[str, Any], spoken: Spoken) -> Cells:
    """A tile: the cost on top, what it does below."""
    fields, field = _fields(value, values)
    cost = fields.pop("cost", {})
    top = [f"{number} {spoken.word(kind)}" for kind, number in cost.items()] or ["?"]
    below = [_cell(key, known, spoken) for key, known in fields.items()]
    marked = _every([top]) if field == "cost" else _one(1, list(fields).index(field))
    return [top, below], marked


def _law(value: Uncertain, values: Mapping[str, Any], spoken: Spoken) -> Cells:
    fields, field = _fields(value, values)
    return [[_cell(key, known, spoken) for key, known in fields.items()]], _one(0, list(fields).index(field))


def _tile(value: Uncertain, values: Mapping[str, Any], spoken: Spoken) -> Cells:
    fields, field = _fields(value, values)
    cells = [_cell(key, known, spoken) for key, known in fields.items()]
    place = list(fields).index(field)
    return [cells[:3], cells[3:]], _one(place // 3, place % 3)


def _cell(field: str, value: Any, spoken: Spoken) -> str:
    """“effect gives pieces”; what says itself what it is stands alone."""
    if isinstance(value, bool):
        said = spoken.word("yes" if value else "no")
    elif isinstance(value, list):
        said = ", ".join(spoken.word(str(word)) for word in value) or "–"
    else:
        said = spoken.word(value) if isinstance(value, str) else str(value)
    return said if field == "effect" else f"{spoken.field(field)} {said}"


DRAWINGS: dict[str, Callable[[Uncertain, Mapping[str, Any], Spoken], Cells]] = {
    "exchange": _exchange,
    "flower": _flower,
    "layout": _layout,
    "ship": _ship,
    "cost": _building,
    "effect": _building,
    "amount": _building,
    "law": _law,
    "law-amount": _law,
    "tile": _tile,
}


# --- drawing ---------------------------------------------------------------------------------------


def _common(sketch: Sketch) -> int:
    """How wide cells are at the least: as the widest, if rows have room for that, else as the widest of the short."""
    cells = [len(cell) for row in sketch.rows for cell in row]
    if (max(cells) + 4) * max(map(len, sketch.rows)) <= TEXT_COLUMNS:
        return max(cells)
    return max((width for width in cells if width <= SHORT), default=SHORT)


def as_text(sketch: Sketch) -> str:
    """Cells between lines, those in question between double ones; a row goes on below where it is too wide."""
    common = _common(sketch)
    lines = [sketch.title]
    for number, row in enumerate(sketch.rows):
        held: list[tuple[bool, str]] = []
        for column, cell in enumerate(row):
            text = f" {cell:^{common}} "
            if held and sum(len(other) + 2 for _, other in held) + len(text) + 2 > TEXT_COLUMNS:
                lines += _boxes(held)
                held = []
            held.append(((number, column) in sketch.marked, text))
        lines += _boxes(held)
    return "\n".join(lines)


def _boxes(cells: Sequence[tuple[bool, str]]) -> list[str]:
    drawn = [
        ("╔" + "═" * len(text) + "╗", f"║{text}║", "╚" + "═" * len(text) + "╝")
        if marked
        else ("┌" + "─" * len(text) + "┐", f"│{text}│", "└" + "─" * len(text) + "┘")
        for marked, text in cells
    ]
    return ["".join(box[line] for box in drawn) for line in range(3)]


def as_svg(sketch: Sketch) -> str:
    common = _common(sketch)
    rows = [[max(CELL_WIDTH, 12 + 8 * max(common, len(cell))) for cell in row] for row in sketch.rows]
    across = 2 * MARGIN + max(BOLD_LETTER * len(sketch.title), *(sum(widths) for widths in rows))
    down = 2 * MARGIN + 26 + CELL_HEIGHT * len(sketch.rows)
    parts = [_open(across, down), f'<text x="{MARGIN}" y="26" font-weight="bold">{escape(sketch.title)}</text>']
    for number, (row, widths) in enumerate(zip(sketch.rows, rows, strict=True)):
        x, y = MARGIN, MARGIN + 26 + number * CELL_HEIGHT
        for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
            fill = MARKED if (number, column) in sketch.marked else PAPER
            box = f'x="{x}" y="{y}" width="{width - 6}" height="{CELL_HEIGHT - 6}" rx="6"'
            parts.append(f'<rect {box} fill="{fill}" stroke="{LINE}"/>')
            parts.append(f'<text x="{x + (width - 6) / 2}" y="{y + 25}" text-anchor="middle">{escape(cell)}</text>')
            x += width
    return "".join([*parts, "</svg>"]) + "\n"


def _open(width: float, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="14" fill="{INK}"><rect width="100%" height="100%" fill="{PAPER}"/>'
    )


# --- the map ---------------------------------------------------------------------------------------


def is_on_map(value: Uncertain) -> bool:
    return value.group in ("site", "river", "road")


def sites_in_question(value: Uncertain, current: Any) -> list[str]:
    if value.group == "site":
        return [str(value.facts["site"])]
    return list(current) if value.group == "river" else [str(value.facts["from"]), str(value.facts["to"])]


def chart_of(game: str, corrections: Corrections) -> Mapping[str, Any]:
    """The map as corrected so far."""
    from importlib import import_module

    corrected = import_module(f"antilles.games.{game}.corrected").corrected_map
    chart: Mapping[str, Any] = corrected(printed_of(game)["map"].value, corrections)
    return chart


def pieces_of(game: str, chart: Mapping[str, Any], corrections: Corrections) -> Mapping[str, Any]:
    """The tiles and tokens for that map, as corrected so far."""
    from importlib import import_module

    made = import_module(f"antilles.games.{game}.corrected").corrected_pieces
    pieces: Mapping[str, Any] = made(printed_of(game)["tiles"].value, chart, corrections)
    return pieces


def map_as_text(chart: Mapping[str, Any], marked: Sequence[str]) -> str:
    """Sites as dots, those in question by their names."""
    grid = [[" "] * (MAP_COLUMNS + 4) for _ in range(MAP_ROWS + 1)]
    across, down = chart["canvas"]["width"], chart["canvas"]["height"]
    places = {
        site["id"]: (round(site["x"] / across * MAP_COLUMNS), round(site["y"] / down * MAP_ROWS))
        for site in chart["sites"]
    }
    for column, row in places.values():
        grid[row][column] = "·"
    for name in marked:
        column, row = places[name]
        grid[row][column : column + len(name)] = name
    return "\n".join("".join(row).rstrip() for row in grid).strip("\n")


def map_as_svg(chart: Mapping[str, Any], marked: Sequence[str]) -> str:
    sites = {site["id"]: site for site in chart["sites"]}
    parts = [_open(chart["canvas"]["width"], chart["canvas"]["height"])]
    for island in chart["islands"]:
        parts.append(f'<polygon points="{_points(island["outline"])}" fill="#e6d9b8" stroke="{LINE}"/>')
    for river in chart["rivers"]:
        parts.append(f'<polyline points="{_points(river["path"])}" fill="none" stroke="#4f8fb0" stroke-width="5"/>')
    for first, second in chart["roads"]:
        start, end = sites[first], sites[second]
        ends = f'x1="{start["x"]}" y1="{start["y"]}" x2="{end["x"]}" y2="{end["y"]}"'
        parts.append(f'<line {ends} stroke="{LINE}" stroke-width="3"/>')
    for name, site in sites.items():
        fill = MARKED if name in marked else PAPER
        parts.append(f'<circle cx="{site["x"]}" cy="{site["y"]}" r="17" fill="{fill}" stroke="{INK}"/>')
        place = f'x="{site["x"]}" y="{site["y"] + 4}" text-anchor="middle" font-size="12"'
        parts.append(f"<text {place}>{escape(name)}</text>")
    return "".join([*parts, "</svg>"]) + "\n"


def _points(outline: Sequence[Sequence[float]]) -> str:
    return " ".join(f"{x},{y}" for x, y in outline)


def picture(
    game: str, value: Uncertain, title: str, values: Mapping[str, Any], corrections: Corrections, spoken: Spoken
) -> str:
    """As SVG."""
    if is_on_map(value):
        return map_as_svg(chart_of(game, corrections), sites_in_question(value, values[value.name]))
    return as_svg(sketch_of(value, title, values, spoken))


def drawing(
    game: str, value: Uncertain, title: str, values: Mapping[str, Any], corrections: Corrections, spoken: Spoken
) -> str:
    """For the terminal."""
    if is_on_map(value):
        return map_as_text(chart_of(game, corrections), sites_in_question(value, values[value.name]))
    return as_text(sketch_of(value, title, values, spoken))
