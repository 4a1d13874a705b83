"""Help as frames of names and sentences, in the reader's language; Typer's own takes half a second to load."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from antilles.cli.terminal import Terminal

Row = tuple[str, str]
DEFAULT = re.compile(r"\[default: (.*)\]$")
REQUIRED = "[required]"


def show_help(command: Any, context: Any) -> None:
    """How a command is called, what it does, and a frame for its arguments, its options and its commands."""
    terminal: Terminal = context.obj
    terminal.print()
    terminal.print(command.get_usage(context), "bold", indent=1)
    terminal.print()
    terminal.print(command.help or "", indent=1)
    terminal.print()
    parameters = command.get_params(context)
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name == "option"]
    frame(terminal, "help-arguments", [row for one in arguments for row in row_of(terminal, one, context)])
    frame(terminal, "help-options", [row for one in options for row in row_of(terminal, one, context)])
    children = getattr(command, "commands", {})
    frame(terminal, "help-commands", [(name, child.help or "") for name, child in children.items()])


def row_of(terminal: Terminal, parameter: Any, context: Any) -> list[Row]:
    """What is typed and what it means; nothing for what is hidden."""
    record: Row | None = parameter.get_help_record(context)
    if record is None:
        return []
    typed, meaning = record
    found = DEFAULT.search(meaning)
    if found:
        meaning = meaning[: found.start()] + terminal.say("help-default").format(found[1])
    return [(typed, meaning.replace(REQUIRED, terminal.say("help-required")))]


def frame(terminal: Terminal, title: str, rows: Sequence[Row]) -> None:
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    if not rows:
        return
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="fold", max_width=max(12, terminal.width // 2 - 4))
    grid.add_column()
    for typed, meaning in rows:
        grid.add_row(Text(typed, "bold cyan"), Text(" ".join(meaning.split())))
    terminal.out.print(Panel(grid, title=terminal.say(title), title_align="left", border_style="dim"))


class HelpfulCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)


class HelpfulGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)
