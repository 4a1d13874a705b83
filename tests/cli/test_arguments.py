"""Arguments as people type them, and what a shell is told of them."""

from pathlib import Path
from typing import Annotated, Any

import pytest

from antilles.cli import COMMANDS, completions, load
from antilles.cli.arguments import Argument, Command, Misuse, Option
from antilles.cli.completion import SCRIPTS, script, typed_words
from antilles.cli.terminal import Terminal
from tests.cli.conftest import Cli


def boil(
    terminal: Terminal,
    what: Annotated[str, Argument(help="help-game", metavar="WHAT", complete=lambda _: ("egg", "eel", "Ham"))],
    pots: Annotated[list[Path] | None, Argument(help="help-files", metavar="POT...")] = None,
    minutes: Annotated[float, Option("--minutes", "-m", help="help-seconds", metavar="M")] = 4.0,
    salt: Annotated[list[int] | None, Option("--salt", help="help-seconds", metavar="N")] = None,
    lid: Annotated[bool | None, Option("--lid", "--no-lid", help="help-open")] = None,
) -> None:
    """A command with everything that commands have."""


BOIL = Command(boil)
USUAL: dict[str, Any] = {"what": "egg", "pots": None, "minutes": 4.0, "salt": None, "lid": None}


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        ("egg", {}),
        ("egg --minutes 5", {"minutes": 5.0}),
        ("--minutes=5 egg", {"minutes": 5.0}),
        ("-m5 egg", {"minutes": 5.0}),
        ("-m -5 egg", {"minutes": -5.0}),
        ("egg --salt 1 --salt 2", {"salt": [1, 2]}),
        ("egg --lid", {"lid": True}),
        ("egg --lid --no-lid", {"lid": False}),
        ("egg a -m 1 b", {"pots": [Path("a"), Path("b")], "minutes": 1.0}),
        ("egg -- --lid", {"pots": [Path("--lid")]}),
        ("egg -", {"pots": [Path("-")]}),
        ("--minutes= egg", None),
        ("-m", None),
        ("", None),
        ("egg --lid=yes", None),
        ("egg --min 5", None),
        ("egg -x", None),
        ("egg --salt 1.5", None),
    ],
)
def test_words_become_values(typed: str, given: dict[str, Any] | None) -> None:
    if given is None:
        with pytest.raises(Misuse):
            BOIL.parse(typed.split())
    else:
        assert BOIL.parse(typed.split()) == USUAL | given


@pytest.mark.parametrize("name", COMMANDS)
def test_every_parameter_has_one_name_and_a_meaning(name: str, cli: Cli) -> None:
    """No two options of a command share a name, and each is described in the help."""
    command = load(name)
    names = [one for option in command.options for one in option.told.names]

    assert len(names) == len(set(names))
    told = cli(name, "--help").out
    assert all(one in told for one in names)


def test_help_after_two_dashes_is_an_argument(cli: Cli) -> None:
    assert "--help" in cli("replay", "--", "--help").err


@pytest.mark.parametrize(
    ("words", "begun", "offered"),
    [
        ([], "e", ["egg", "eel"]),
        ([], "h", ["Ham"]),
        (["--minutes"], "e", []),
        (["egg"], "", []),
        (["--lid"], "eg", ["egg"]),
        ([], "--", ["--minutes", "--salt", "--lid", "--no-lid"]),
        (["--nonsense"], "", []),
    ],
)
def test_a_word_that_was_begun_is_completed(words: list[str], begun: str, offered: list[str]) -> None:
    assert BOIL.complete(words, begun) == offered


def test_commands_and_languages_are_completed() -> None:
    assert completions([], "re") == ["replay", "restore"]
    assert completions(["--lang"], "") == ["en", "fr", "it"]
    assert completions([], "--v") == ["--version"]
    assert completions(["--lang", "fr", "play", "cuba", "--bots"], "gr") == ["greedy"]


@pytest.mark.parametrize("shell", SCRIPTS)
def test_each_shell_gets_its_script(shell: str, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", f"/usr/bin/{shell}")

    assert cli("--show-completion").out == SCRIPTS[shell]


def test_an_unknown_shell_gets_that_of_bash() -> None:
    assert script({"SHELL": "/bin/nonsense"}) == script({}) == SCRIPTS["bash"]


@pytest.mark.parametrize(
    ("asked", "number", "words", "begun"),
    [
        ("antilles", "0", [], ""),
        ("antilles pl", "1", [], "pl"),
        ("antilles play ", "2", ["play"], ""),
        ("antilles\nplay\nsan", "2", ["play"], "san"),
        ("antilles play", "nonsense", [], "play"),
        ("antilles play", "9", ["play"], ""),
    ],
)
def test_what_a_shell_asks(asked: str, number: str, words: list[str], begun: str) -> None:
    assert typed_words({"COMP_WORDS": asked, "COMP_CWORD": number}) == (words, begun)
