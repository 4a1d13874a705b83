"""Help and complaints of the command line in the reader's language."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any

import typer

from antilles.cli.help import HelpfulGroup
from antilles.cli.terminal import Failure
from antilles.locale import LANGUAGES, Words, detect

HELP_NAMES = ["--help", "-h"]
TYPER_HELP = {
    "install_completion": "help-install-completion",
    "show_completion": "help-show-completion",
    "help": "help-help",
}


class Commands(HelpfulGroup):
    """The group of all commands; a command that is not there gets a sentence of ours."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            near = difflib.get_close_matches(name, self.commands, n=1)
            known = ", ".join(near or self.commands)
            raise Failure("no-such-command", name=name, commands=known)
        return super().resolve_command(ctx, args)


def take_language(arguments: Sequence[str], environment: dict[str, str]) -> tuple[str, list[str]]:
    """``--lang`` may stand anywhere before ``--``; the language, and the arguments without it."""
    rest: list[str] = []
    chosen = ""
    waiting = list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            rest += [word, *waiting]
            break
        if word == "--lang":
            chosen = waiting.pop(0) if waiting else "?"
        elif word.startswith("--lang="):
            chosen = word.removeprefix("--lang=") or "?"
        else:
            rest.append(word)
            continue
        if chosen not in LANGUAGES:
            raise Failure("no-such-language", name=chosen, languages=", ".join(LANGUAGES))
    return chosen or detect(environment), rest


def wants_help(arguments: Sequence[str]) -> bool:
    return not arguments or "--help" in arguments or "-h" in arguments


def translate(command: Any, words: Words) -> None:
    """Help texts are keys; put the words in their place, through the whole tree of commands."""
    command.help = words.say(command.help.strip())
    helping = command.get_help_option(typer.Context(command, help_option_names=HELP_NAMES))
    for parameter in [*command.params, helping]:
        key = TYPER_HELP.get(parameter.name) or parameter.help
        parameter.help = words.say(key) if key else None
    for child in getattr(command, "commands", {}).values():
        translate(child, words)


def sentence(error: typer.TyperException, words: Words) -> str:
    """What is wrong with the arguments, and where to look."""
    context = getattr(error, "ctx", None)
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", "")
    if parameter is not None:
        option = (
            parameter.opts[0]
            if parameter.opts[0].startswith("-")
            else (parameter.metavar or parameter.name).rstrip(".")
        )
    key = {
        "NoSuchOption": "usage-no-such-option",
        "MissingParameter": "usage-missing",
        "BadParameter": "usage-number",
        "BadOptionUsage": "usage-needs-value",
    }.get(type(error).__name__, "usage-too-many")
    path = context.command_path if context is not None else "antilles"
    return f"{words.say(key, option=option)} {words.say('usage-help', command=f'{path} --help')}"
