"""What happens at a table, line by line of the record, and who is asked for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.kernel.step import after
from antilles.server.tables.entry import Entry, Wish


class Draw(Struct, frozen=True):
    """Where chance comes from: live tables use the system's, simulations a seed."""

    chance: Callable[[State], int]
    rng: Callable[[], Rng]
    key: Callable[[str], str] = lambda _: ""
    """The key of a table, by its name; nothing for whoever only reads."""


class Seat(Struct):
    """A place at the table: free, a person's, or a bot's; ``away`` while a bot keeps a person's seat."""

    person: str = ""
    name: str = ""
    level: str = ""
    away: bool = False
    moved: int = 0
    """When somebody here moved last, as far as everybody may notice: whoever moves is there."""

    @property
    def free(self) -> bool:
        return not self.person and not self.level

    @property
    def by_bot(self) -> bool:
        return self.away or bool(self.level)


def company(chairs: Sequence[Seat]) -> bool:
    """More than one person plays here: whoever plays against bots alone makes nobody wait."""
    return len({chair.person for chair in chairs if chair.person}) > 1


class Step(Struct, frozen=True):
    """One line of the record as it was played."""

    before: State
    seat: int
    move: int
    after: State


class Happening(Struct, frozen=True):
    """A new entry and what it did, for those who tell it."""

    entry: Entry
    steps: list[Step]


class Proposal(Struct, frozen=True):
    """A wish that waits for consent."""

    version: int
    seat: int
    wish: Wish
    to: int
    agreed: tuple[int, ...]


def play_lines(game: Game, state: State, lines: Iterable[tuple[int, str]]) -> list[Step]:
    """Lines of the log played from a state, which stays as it is."""
    steps: list[Step] = []
    for seat, text in lines:
        move = game.parse(text)
        steps.append(Step(state, seat, move, after(state, seat, move)))
        state = steps[-1].after
    return steps
