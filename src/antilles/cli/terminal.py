"""The terminal that a command talks to: words, consoles, lines typed, and what goes wrong."""

from __future__ import annotations

import contextlib
import json
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from rich.console import Console
from rich.text import Text

from antilles.locale import Fact, Words

if TYPE_CHECKING:
    from antilles.kernel.game import Game, SetupError

WRONG = 1
USAGE = 2
INTERRUPTED = 130
SHORTEST_WIDTH = 40
FORGET_SCROLLED_LINES = "\x1b[3J"


class Failure(Exception):
    """Something the user can put right: one sentence, and the exit code."""

    def __init__(self, key: str, code: int = USAGE, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.facts = facts


class Terminal:
    """One per run; commands find it as the context's object."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.out = Console(highlight=False, emoji=False)
        self.err = Console(highlight=False, emoji=False, stderr=True)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                __import__("readline")  # gives input() a history and arrow keys

    @property
    def width(self) -> int:
        return max(SHORTEST_WIDTH, self.out.width)

    def say(self, key: str, **facts: Fact) -> str:
        return self.words.say(key, **facts)

    def print(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """Words without markup, wrapped between words; no line has spaces at its end."""
        whole = text if isinstance(text, Text) else Text(text, style=style)
        for line in whole.wrap(self.out, self.width - indent):
            line.rstrip()
            self.out.print(Text(" " * indent).append_text(line), no_wrap=True, overflow="ignore", crop=False)

    def tell(self, key: str, style: str = "", **facts: Fact) -> None:
        """A message of the house."""
        self.print(self.say(key, **facts), style)

    def clear(self) -> None:
        """Nothing stays to be read, not even above the top of the screen."""
        if self.interactive:
            self.out.clear()
            self.out.file.write(FORGET_SCROLLED_LINES)

    def command(self, text: str) -> None:
        """A line to copy: never wrapped."""
        self.out.print(Text(f"  {text}", style="bold"), no_wrap=True, overflow="ignore", crop=False)

    def json(self, data: Any) -> None:
        self.out.file.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")

    def complain(self, sentence: str) -> None:
        self.err.print(Text(sentence, style="red"), soft_wrap=True)

    def read(self, prompt: str) -> str | None:
        """A line typed, or None at the end of input; piped lines are echoed, so that a transcript reads well."""
        self.out.file.flush()
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                self.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.out.print(Text(prompt + line.rstrip("\n")), soft_wrap=True)
        return line.rstrip("\n")


def game_called(name: str) -> Game:
    """The game of that name, or a failure that lists all."""
    from antilles.games import NoSuchGame, find, games

    try:
        return find(name)
    except NoSuchGame:
        raise Failure("no-such-game", name=name, games=", ".join(games())) from None


def setup_failure(error: SetupError) -> NoReturn:
    """A game that cannot be set up like this is a matter of the arguments."""
    failure = Failure(error.key)
    failure.facts = dict(error.facts)
    raise failure from None
