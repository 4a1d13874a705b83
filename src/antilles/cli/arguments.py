"""Arguments of a command: read from its signature, and from what was typed.

A command is a function of the terminal whose other parameters are annotated with ``Argument`` or ``Option``. Libraries
for this take longer to load than most of our commands take to run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from antilles.cli.terminal import Failure

Completer = Callable[[Mapping[str, Any]], Iterable[str]]
"""All that may stand there, after what has been given before."""


class Argument:
    """What stands on its own, told by its place."""

    def __init__(self, help: str, metavar: str, complete: Completer | None = None) -> None:
        self.help = help
        self.metavar = metavar
        self.complete = complete


class Option:
    """What follows one of its names; a flag is that alone, and off with ``--no-…``."""

    def __init__(self, *names: str, help: str, metavar: str = "", complete: Completer | None = None) -> None:
        self.names = names
        self.help = help
        self.metavar = metavar
        self.complete = complete


class Exit(Exception):
    """The command is over, with this code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Misuse(Failure):
    """Arguments that do not fit the command."""


class Parameter:
    """One parameter of a command's function."""

    def __init__(self, name: str, annotation: Any, *default: Any) -> None:
        kind, self.told = get_args(annotation)
        self.name = name
        kinds = [part for part in (get_args(kind) if get_origin(kind) is not list else ()) if part is not NoneType]
        kind = kinds[0] if kinds else kind
        self.many = get_origin(kind) is list
        self.kind: Callable[[str], Any] = get_args(kind)[0] if self.many else kind
        self.required = not default
        self.default = default[0] if default else None

    @property
    def flag(self) -> bool:
        return self.kind is bool

    @property
    def option(self) -> bool:
        return isinstance(self.told, Option)

    @property
    def shown(self) -> str:
        """As it is called in a complaint."""
        return str(self.told.names[0]) if self.option else str(self.told.metavar).rstrip(".")

    def read(self, text: str) -> Any:
        try:
            return self.kind(text)
        except ValueError:
            raise Misuse("usage-number", option=self.shown) from None


class Command:
    """A function and its parameters."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        hints = get_type_hints(function, include_extras=True)
        code, defaults = function.__code__, function.__defaults__ or ()
        names = code.co_varnames[: code.co_argcount]
        known = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
        self.parameters = [
            Parameter(name, hints[name], *([known[name]] if name in known else []))
            for name in names
            if get_origin(hints[name]) is Annotated
        ]

    @property
    def arguments(self) -> list[Parameter]:
        return [parameter for parameter in self.parameters if not parameter.option]

    @property
    def options(self) -> list[Parameter]:
        return [parameter for parameter in self.parameters if parameter.option]

    def parse(self, typed: Sequence[str]) -> dict[str, Any]:
        """The values of all parameters, or ``Misuse``."""
        found, unfinished = self.read(typed)
        if unfinished is not None:
            raise Misuse("usage-needs-value", option=unfinished.shown)
        for parameter in self.parameters:
            if parameter.name not in found:
                if parameter.required:
                    raise Misuse("usage-missing", option=parameter.shown)
                found[parameter.name] = parameter.default
        return found

    def read(self, typed: Sequence[str]) -> tuple[dict[str, Any], Parameter | None]:
        """The values that were given, and the option at the end that still waits for one."""
        found: dict[str, Any] = {}
        waiting = list(typed)
        options = True
        while waiting:
            word = waiting.pop(0)
            if options and word == "--":
                options = False
            elif not options or not word.startswith("-") or word == "-":
                self.place(found, word)
            else:
                option, value = self.option_of(word)
                if option.flag:
                    found[option.name] = not word.startswith("--no-")
                elif value is None and not waiting:
                    return found, option
                else:
                    keep(found, option, waiting.pop(0) if value is None else value)
        return found, None

    def option_of(self, word: str) -> tuple[Parameter, str | None]:
        """The option of ``--name``, ``--name=value``, ``-n`` or ``-nvalue``, and the value if it is there."""
        name, equals, value = word.partition("=") if word.startswith("--") else (word[:2], word[2:], word[2:])
        for option in self.options:
            if name in option.told.names and not (equals and option.flag):
                return option, value if equals else None
        raise Misuse("usage-no-such-option", option=name)

    def place(self, found: dict[str, Any], word: str) -> None:
        """What stands on its own belongs to the first argument that has room for it."""
        argument = self.next_argument(found)
        if argument is None:
            raise Misuse("usage-too-many")
        keep(found, argument, word)

    def next_argument(self, found: Mapping[str, Any]) -> Parameter | None:
        return next((argument for argument in self.arguments if argument.many or argument.name not in found), None)

    def complete(self, typed: Sequence[str], begun: str) -> list[str]:
        """What the word may become that has been begun after those typed."""
        try:
            found, unfinished = self.read(typed)
        except Failure:
            return []
        if unfinished is None and begun.startswith("-"):
            offered: Iterable[str] = [name for option in self.options for name in option.told.names]
        else:
            parameter = unfinished or self.next_argument(found)
            offered = parameter.told.complete(found) if parameter is not None and parameter.told.complete else []
        return beginning(offered, begun)


def beginning(offered: Iterable[str], begun: str) -> list[str]:
    return [word for word in offered if word.lower().startswith(begun.lower())]


def keep(found: dict[str, Any], parameter: Parameter, text: str) -> None:
    value = parameter.read(text)
    if parameter.many:
        found.setdefault(parameter.name, []).append(value)
    else:
        found[parameter.name] = value
