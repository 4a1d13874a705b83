"""The command line: one module a command, loaded when it is called."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

from antilles import interpreted_by_accident, mode
from antilles.cli.help import HelpfulCommand
from antilles.cli.terminal import INTERRUPTED, WRONG, Failure, Terminal
from antilles.cli.usage import HELP_NAMES, Commands, sentence, take_language, translate, wants_help
from antilles.locale import LANGUAGES, Words, detect, printable

COMMANDS = (
    *("games", "play", "replay", "hint", "verify", "rules"),
    *("arena", "tune", "bench", "sim"),
    *("serve", "doctor", "backup", "restore"),
)
"""Each is a function of the module of its name."""


def commands(wanted: str) -> typer.Typer:
    """All commands; of those that are not wanted only the line in the list of them."""
    app = typer.Typer(
        name="antilles",
        cls=Commands,
        help="help-antilles",
        invoke_without_command=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": HELP_NAMES},
    )
    app.callback()(root)
    for name in COMMANDS:
        app.command(name, cls=HelpfulCommand)(load(name) if wanted in (name, EVERY) else listed(name))
    return app


EVERY = "*"


def load(name: str) -> Callable[..., Any]:
    command: Callable[..., Any] = getattr(import_module(f"antilles.cli.{name}"), name)
    return command


def listed(name: str) -> Callable[[], None]:
    """A command that is only named."""

    def command() -> None:
        raise AssertionError(f"{name} was not loaded")

    command.__doc__ = f"help-{name}"
    return command


def complete_language(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def root(
    context: typer.Context,
    lang: Annotated[  # noqa: ARG001 - taken from the arguments before Typer sees them
        str | None, typer.Option("--lang", help="help-lang", metavar="en|fr|it", autocompletion=complete_language)
    ] = None,
    show_version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    """help-antilles"""
    terminal: Terminal = context.obj
    if show_version:
        from importlib.metadata import version

        terminal.print(f"antilles {version('antilles')} ({terminal.say(f'bench-{mode()}')})")
    elif context.invoked_subcommand is None and load_serve().page_built():
        load_serve().serve(context, open_page=True)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    else:
        return
    raise typer.Exit


def load_serve() -> Any:
    return import_module("antilles.cli.serve")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Whatever the user got wrong is one sentence on standard error."""
    forgive_encodings()
    given = list(sys.argv[1:] if arguments is None else arguments)
    terminal = Terminal(Words(detect(dict(os.environ)), notation=True))
    try:
        return run(terminal, given)
    except Failure as failure:
        terminal.complain(terminal.say(failure.key, **failure.facts))
        return failure.code
    except typer.TyperException as error:
        terminal.complain(sentence(error, terminal.words))
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except OSError as error:
        terminal.complain(terminal.say("system-error", reason=printable(error.strerror or str(error))))
        return WRONG


def run(terminal: Terminal, given: list[str]) -> int:
    language, rest = take_language(given, dict(os.environ))
    terminal.words = Words(language, notation=True)
    completing = "_ANTILLES_COMPLETE" in os.environ
    tree = get_command(commands(EVERY if completing else next((word for word in rest if word in COMMANDS), "")))
    if wants_help(rest) or completing:
        translate(tree, terminal.words)
    if interpreted_by_accident():
        terminal.complain(terminal.say("interpreted"))
    code = tree.main(args=rest, prog_name="antilles", standalone_mode=False, obj=terminal)
    sys.stdout.flush()
    return int(code or 0)


def forgive_encodings() -> None:
    """A terminal that cannot show a character shows another one; it is no reason to stop."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
