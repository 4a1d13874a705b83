"""Help as frames of names and sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.cli.arguments import Command, Option, Parameter
from antilles.cli.terminal import Terminal

Row = tuple[str, str]
HELP_NAMES = ("-h", "--help")


def wants_help(arguments: Sequence[str]) -> bool:
    """Whatever stands after ``--`` is no option."""
    before = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return any(name in before for name in HELP_NAMES)


def show_help(terminal: Terminal, name: str, what: str, command: Command, children: Mapping[str, str]) -> None:
    """How a command is called, what it does, and a frame for its arguments, its options and its commands."""
    words = [
        f"{{{parameter.told.metavar}}}" if parameter.required else f"[{parameter.told.metavar}]"
        for parameter in command.arguments
    ]
    words += ["COMMAND", "[…]"] if children else []
    terminal.print()
    terminal.print(terminal.say("help-usage", usage=" ".join([name, "[OPTIONS]", *words])), "bold", indent=1)
    terminal.print()
    terminal.print(terminal.say(what), indent=1)
    terminal.print()
    frame(terminal, "help-arguments", [row_of(terminal, parameter) for parameter in command.arguments])
    helping = (", ".join(HELP_NAMES), terminal.say("help-help"))
    frame(terminal, "help-options", [*(row_of(terminal, parameter) for parameter in command.options), helping])
    frame(terminal, "help-commands", [(child, terminal.say(key)) for child, key in children.items()])


def row_of(terminal: Terminal, parameter: Parameter) -> Row:
    """What is typed and what it means."""
    told = parameter.told
    typed = told.metavar
    if isinstance(told, Option):
        between = " / " if parameter.flag else ", "
        typed = f"{between.join(sorted(told.names, key=lambda name: name.startswith('--')))} {told.metavar}".rstrip()
    meaning = terminal.say(told.help)
    if parameter.required:
        meaning += " " + terminal.say("help-required")
    elif parameter.default not in (None, "", False):
        meaning += " " + terminal.say("help-default").format(parameter.default)
    return typed, meaning


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
    terminal.out.print(Panel(grid, title=Text(terminal.say(title)), title_align="left", border_style="dim"))
