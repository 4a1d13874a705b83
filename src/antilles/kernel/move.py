"""A move is a number in its game's move table, and the table names it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antilles.kernel.bits import lowest

Facts = dict[str, int | str]
"""Named values of a move, an event or a refusal: numbers stay numbers, so that plurals work."""


NOTHING: Final[Mapping[str, Sequence[str]]] = {}


class UnknownMove(ValueError):
    """The text names no move of the game's table."""


@mypyc_attr(acyclic=True)
class Moves:
    """A buffer of move numbers (or odds) that is filled again and again without new memory."""

    items: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.items = vec[i64]([0] * 64)
        self.count = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = move
        else:
            self.items = append(self.items, move)
        self.count += 1

    def add_each(self, first: i64, items: i64) -> None:
        """A move for each bit of the block that begins with ``first``."""
        while items:
            self.add(first + lowest(items))
            items &= items - 1

    def take(self, other: Moves) -> None:
        """The same moves as another buffer holds."""
        self.count = 0
        for index in range(other.count):
            self.add(other.items[index])

    def at(self, index: i64) -> i64:
        return self.items[index]

    def has(self, move: i64) -> bool:
        for index in range(self.count):
            if self.items[index] == move:
                return True
        return False

    def sum(self) -> i64:
        total: i64 = 0
        for index in range(self.count):
            total += self.items[index]
        return total

    def list(self) -> list[int]:
        return [self.items[index] for index in range(self.count)]


class MoveTable:
    """All moves of a game: one block of numbers a verb, each with its text, verb and arguments.

    The text is the notation of records and of the wire; the number is the action id of the research
    environments. Blocks are appended in a fixed order, so numbers are stable within an edition.
    """

    def __init__(self, about: Mapping[str, Sequence[str]] = NOTHING) -> None:
        """``about`` has statements about what moves name, a card or a building; a block may have others."""
        self.about: Final = about
        self.texts: Final[list[str]] = []
        self._words: Final[list[str]] = []
        self._facts: Final[list[Facts]] = []
        self._cites: Final[list[tuple[str, ...]]] = []
        self._numbers: Final[dict[str, int]] = {}

    def block(
        self,
        verb: str,
        names: Sequence[str] = (),
        choices: Sequence[Sequence[int | str]] = ((),),
        words: str = "",
        cites: Sequence[str] = (),
        about: Mapping[str, Sequence[str]] | None = None,
    ) -> int:
        """Append one move for each tuple of arguments and return the number of the first.

        ``words`` is the message key when it differs from the verb (one verb, two forms), ``cites`` the statements that
        explain these moves to a player, ``about`` those about what they name.
        """
        first = len(self.texts)
        known = self.about if about is None else about
        for arguments in choices:
            text = " ".join([verb, *[str(argument) for argument in arguments]])
            if text in self._numbers:
                raise ValueError(f"two moves are called {text!r}")
            self._numbers[text] = len(self.texts)
            self.texts.append(text)
            self._words.append(words or verb)
            named = [statement for argument in arguments for statement in known.get(str(argument), ())]
            self._cites.append((*cites, *named))
            self._facts.append(dict(zip(names, arguments, strict=True)))
        return first

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, move: int) -> str:
        return self.texts[move]

    def parse(self, text: str) -> int:
        move = self._numbers.get(" ".join(text.split()))
        if move is None:
            raise UnknownMove(text)
        return move

    def verb(self, move: int) -> str:
        return self.texts[move].partition(" ")[0]

    def words(self, move: int) -> str:
        """The message key that says this move in a player's language."""
        return self._words[move]

    def cites(self, move: int) -> tuple[str, ...]:
        return self._cites[move]

    def facts(self, move: int) -> Facts:
        return self._facts[move]

    def shadow(self, move: int) -> str:
        """How the move is printed for those who may not know it."""
        return self.verb(move) + " ?"
