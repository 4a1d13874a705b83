"""What the games' tables have in common as text for the terminal."""

from collections.abc import Sequence
from itertools import zip_longest

from antilles.kernel.view import View

Cell = tuple[str, str]
Block = list[tuple[str, int]]
"""Lines with their printed lengths, which markup makes longer."""


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def pad(text: str, width: int) -> str:
    """The text in a column of its own, cut where it would touch the next one."""
    return f"{text[: width - 1]:<{width}}"


def asked(view: View, seat: int) -> str:
    """The sign of a seat that is asked."""
    return "[bold green]▶[/]" if seat in view.actors else " "


def head_of(view: View, seat: int, names: Sequence[str], width: int, mark: str = "") -> str:
    """How a player's line begins: asked or not, perhaps a mark, and the name; one's own stands out."""
    name = f"[bold]{names[seat]:<{width}}[/]" if seat == view.seat else f"{names[seat]:<{width}}"
    return f"{asked(view, seat)} {mark}{name}"


def wrap(texts: Sequence[str], width: int) -> list[str]:
    """Names in rows, since names hold spaces themselves."""
    rows = [""]
    for text in texts:
        if rows[-1] and len(rows[-1]) + len(text) + 5 > max(width, 60):
            rows.append("")
        rows[-1] += f" · {text}" if rows[-1] else text
    return [f"  {row}" for row in rows]


def side_by_side(blocks: Sequence[Block], columns: int, width: int) -> list[str]:
    """Blocks of lines in columns, with a blank line below each row of them."""
    lines: list[str] = []
    for first in range(0, len(blocks), columns):
        for row in zip_longest(*blocks[first : first + columns], fillvalue=("", 0)):
            lines.append("".join(text + " " * max(1, width - length) for text, length in row).rstrip())
        lines.append("")
    return lines


class Drawing:
    """Characters with styles; later ones cover earlier ones."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells: list[list[Cell]] = [[(" ", "")] * columns for _ in range(rows)]
        self.taken: set[tuple[int, int]] = set()

    def put(self, column: int, row: int, text: str, style: str) -> None:
        if not 0 <= row < self.rows:
            return
        for offset, character in enumerate(text):
            if 0 <= column + offset < self.columns:
                self.cells[row][column + offset] = (character, style)

    def join(self, start: tuple[int, int], end: tuple[int, int], character: str, style: str) -> None:
        """A line from one place to another."""
        (column, row), (last_column, last_row) = start, end
        steps = max(abs(last_column - column), 2 * abs(last_row - row), 1)
        for step in range(steps + 1):
            part = step / steps
            here = round(column + part * (last_column - column)), round(row + part * (last_row - row))
            self.put(*here, character, style)

    def room(self, column: int, row: int, width: int) -> tuple[int, int]:
        """The place nearest to this one where two lines of this width cover no others."""
        offsets = sorted(
            ((dx, dy) for dy in range(-2, 3) for dx in range(-4, 5)),
            key=lambda way: (abs(way[0]) + 2 * abs(way[1]), way),
        )
        for dx, dy in offsets:
            left, top = column - width // 2 + dx, row + dy
            needed = {(left + x, top + y) for x in range(width + 1) for y in range(2)}
            inside = 0 <= left <= self.columns - width and 0 <= top < self.rows - 1
            if inside and not needed & self.taken:
                self.taken |= {(left + x, top + y) for x in range(width) for y in range(2)}
                return left, top
        return max(0, min(column - width // 2, self.columns - width)), max(0, min(row, self.rows - 2))

    def lines(self) -> list[str]:
        return [markup(row) for row in self.cells]


def markup(row: Sequence[Cell]) -> str:
    """Runs of one style as Rich markup, without blanks at the end."""
    last = max((index for index, (character, style) in enumerate(row) if character != " " or style), default=-1)
    text, style = "", ""
    parts: list[str] = []
    for character, wanted in [*row[: last + 1], ("", "\0")]:
        if wanted != style:
            parts.append(f"[{style}]{text}[/]" if style and text else text)
            text, style = "", wanted
        text += character
    return "".join(parts)
