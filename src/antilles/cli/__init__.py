"""The command line: one module a command, loaded when it is called."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, Any

from antilles import interpreted_by_accident, mode
from antilles.cli.arguments import Command, Exit, Misuse, Option, beginning
from antilles.cli.completion import VARIABLE, script, typed_words
from antilles.cli.help import show_help, wants_help
from antilles.cli.language import take_language
from antilles.cli.terminal import INTERRUPTED, WRONG, Failure, Terminal
from antilles.kernel.data import DataError
from antilles.locale import LANGUAGES, Words, detect, printable

COMMANDS = (
    *("games", "play", "replay", "analyse", "hint", "verify", "rules", "data"),
    *("arena", "tune", "train", "bench", "sim"),
    *("serve", "site", "doctor", "admin", "backup", "restore", "ratings"),
)
"""Each is a function of the module of its name."""


def load(name: str) -> Command:
    function: Callable[..., Any] = getattr(import_module(f"antilles.cli.{name}"), name)
    return Command(function)


def antilles(
    terminal: Terminal,
    lang: Annotated[  # noqa: ARG001 - taken from the arguments before they are read
        str | None, Option("--lang", help="help-lang", metavar="en|fr|it", complete=lambda _: LANGUAGES)
    ] = None,
    show_version: Annotated[bool, Option("--version", help="help-version")] = False,
    show_completion: Annotated[bool, Option("--show-completion", help="help-show-completion")] = False,
) -> None:
    """What is done without a command: the page, where it is built."""
    if show_version:
        from importlib.metadata import version

        terminal.print(f"antilles {version('antilles')} ({terminal.say(f'bench-{mode()}')})")
    elif show_completion:
        terminal.out.file.write(script(os.environ))
    else:
        serving = import_module("antilles.cli.serve")
        if serving.page_built():
            serving.serve(terminal, open_page=True)
        else:
            help_for(terminal, "")


def help_for(terminal: Terminal, name: str) -> None:
    """Of one command, or of all."""
    if name:
        show_help(terminal, f"antilles {name}", f"help-{name}", load(name), {})
    else:
        children = {child: f"help-{child}" for child in COMMANDS}
        show_help(terminal, "antilles", "help-antilles", Command(antilles), children)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Whatever the user got wrong is one sentence on standard error."""
    forgive_encodings()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if VARIABLE in os.environ:
        sys.stdout.write("".join(f"{word}\n" for word in completions(*typed_words(os.environ))))
        return 0
    terminal = Terminal(Words(detect(dict(os.environ)), notation=True))
    try:
        run(terminal, given)
        sys.stdout.flush()
        return 0
    except Exit as done:
        sys.stdout.flush()
        return done.code
    except Failure as failure:
        terminal.complain(terminal.say(failure.key, **failure.facts))
        return failure.code
    except DataError as error:
        terminal.complain(about_data(terminal, error))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except OSError as error:
        terminal.complain(terminal.say("system-error", reason=printable(error.strerror or str(error))))
        return WRONG


def about_data(terminal: Terminal, error: DataError) -> str:
    """A file of corrections that cannot be used is a matter of its owner; any other is ours."""
    from antilles.box.files import WrongFile
    from antilles.locale.asking import wrong_file

    return wrong_file(terminal.words, error) if isinstance(error, WrongFile) else str(error)


def run(terminal: Terminal, given: list[str]) -> None:
    language, rest = take_language(given, dict(os.environ))
    terminal.words = Words(language, notation=True)
    name = rest.pop(0) if rest and not rest[0].startswith("-") else ""
    if name and name not in COMMANDS:
        raise no_such_command(name)
    if wants_help(rest):
        help_for(terminal, name)
        return
    if interpreted_by_accident():
        terminal.complain(terminal.say("interpreted"))
    path = f"antilles {name}".strip()
    try:
        command = load(name) if name else Command(antilles)
        given_values = command.parse(rest)
    except Misuse as misuse:
        said = terminal.say(misuse.key, **misuse.facts)
        raise Failure("usage-sentence", sentence=said, command=f"{path} --help") from None
    command.function(terminal, **given_values)


def no_such_command(name: str) -> Failure:
    import difflib

    near = difflib.get_close_matches(name, COMMANDS, n=1)
    return Failure("no-such-command", name=name, commands=", ".join(near or COMMANDS))


def completions(words: Sequence[str], begun: str) -> list[str]:
    """What the word at the cursor may become."""
    name = next((word for word in words if word in COMMANDS), "")
    if name:
        return load(name).complete(words[words.index(name) + 1 :], begun)
    own = Command(antilles).complete(words, begun)
    return own or beginning(COMMANDS, begun)


def forgive_encodings() -> None:
    """A terminal that cannot show a character shows another one; it is no reason to stop."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
