"""The command line: one module a command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

import typer
from typer.main import get_command

from antilles import mode
from antilles.cli.arena import arena
from antilles.cli.backup import backup
from antilles.cli.bench import bench
from antilles.cli.doctor import doctor
from antilles.cli.games import games
from antilles.cli.hint import hint
from antilles.cli.play import play
from antilles.cli.replay import replay
from antilles.cli.restore import restore
from antilles.cli.rules import rules
from antilles.cli.serve import page_built, serve
from antilles.cli.sim import sim
from antilles.cli.terminal import INTERRUPTED, WRONG, Failure, Terminal
from antilles.cli.tune import tune
from antilles.cli.usage import HELP_NAMES, Commands, sentence, take_language, translate, translate_titles, wants_help
from antilles.cli.verify import verify
from antilles.locale import LANGUAGES, Words, detect, printable

app = typer.Typer(
    name="antilles",
    cls=Commands,
    help="help-antilles",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": HELP_NAMES},
)
for command in (
    *(games, play, replay, hint, verify, rules),
    *(arena, tune, bench, sim),
    *(serve, doctor, backup, restore),
):
    app.command()(command)


def complete_language(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


@app.callback()
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
        terminal.print(f"antilles {version('antilles')} ({terminal.say(f'bench-{mode()}')})")
    elif context.invoked_subcommand is None and page_built():
        serve(context, open_page=True)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    else:
        return
    raise typer.Exit


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Whatever the user got wrong is one sentence on standard error."""
    forgive_encodings()
    given = list(sys.argv[1:] if arguments is None else arguments)
    terminal = Terminal(Words(detect(dict(os.environ))))
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
    terminal.words = Words(language)
    tree = get_command(app)
    if wants_help(rest) or "_ANTILLES_COMPLETE" in os.environ:
        translate(tree, terminal.words)
    if wants_help(rest):
        translate_titles(terminal.words)
    code = tree.main(args=rest, prog_name="antilles", standalone_mode=False, obj=terminal)
    sys.stdout.flush()
    return int(code or 0)


def forgive_encodings() -> None:
    """A terminal that cannot show a character shows another one; it is no reason to stop."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
