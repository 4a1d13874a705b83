"""Write docs/terminal.svg: a few lines typed in a game of Santo Domingo, and what the terminal answers.

make picture
"""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

from antilles.cli.conversation import Sitting
from antilles.cli.play import Company, fresh_record, make_table
from antilles.cli.terminal import Terminal
from antilles.games import find
from antilles.locale import Words

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "terminal.svg"
GAME = "santo_domingo"
SEED = 11
WIDTH = 84
BEFORE = ("governor", "frigate")
"""Typed before the picture begins."""
TYPED = ("trader", "play beggar", "?")
FONT = "ui-monospace, Menlo, Consolas, monospace"
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: FONT;
        font-size: {char_height}px;
        line-height: {line_height}px;
        font-variant-east-asian: full-width;
    }}
    .{unique_id}-title {{
        font-size: 18px;
        font-weight: bold;
        font-family: arial;
    }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
""".replace("FONT", FONT)
"""Rich's own, but with the fonts of the reader's machine: nothing is fetched."""


class Typed(Exception):
    """Everything has been typed."""


class Script(Terminal):
    """A terminal that types by itself and keeps what it shows."""

    def __init__(self) -> None:
        super().__init__(Words("en"))
        self.interactive = False
        self.out = Console(
            file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor", width=WIDTH, highlight=False
        )
        self.lines = [*BEFORE, *TYPED]
        self.picture = ""

    def read(self, prompt: str) -> str | None:
        if not self.lines:
            self.picture = self.out.export_svg(title=f"antilles play {GAME}", code_format=FRAME, unique_id="terminal")
            raise Typed
        if len(self.lines) == len(TYPED):
            self.out.export_text(clear=True)
        line = self.lines.pop(0)
        self.out.print(Text(prompt + line))
        return line


def picture() -> str:
    terminal = Script()
    game = find(GAME)
    record = fresh_record(game, 4, [])
    record.names = dict(enumerate(("Lia", "Bruno", "Clara", "Diego")))
    table = make_table(game, record, Company(bots="uniform"), SEED)
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(Typed), contextlib.closing(table):
        Sitting(terminal, table, fast=True, file=Path(folder, "kept.txt")).run()
    return terminal.picture


def main() -> int:
    PICTURE.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
