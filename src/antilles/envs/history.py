"""A game as a history of moves, and what each seat has been shown of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import NamedTuple

from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, EVERYBODY, NOBODY, State
from antilles.kernel.step import random_move
from antilles.kernel.witness import Shown, Witness


class Line(NamedTuple):
    """What seats were shown of a move: the move itself, its shadow, or neither."""

    shown: int
    """Bits of the seats that are shown the move."""
    shadowed: int
    """Bits of the seats that are shown only that there was one."""
    actor: int
    move: int


@dataclass(frozen=True)
class Frame:
    """Where histories of one kind begin and, unless the rules end them earlier, stop."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    opening: int = 0
    """Decisions at the beginning that are made once and for all, with the chance between them; sealed ones together."""
    seed: int = 0
    """Of these decisions."""
    decisions: int = 0
    """After so many decisions the game stops, with the places as they stand; 0 for the whole game."""

    def __reduce__(self) -> tuple[type[Frame], tuple[object, ...]]:
        """Without what was worked out."""
        return Frame, tuple(getattr(self, field.name) for field in fields(self))

    @cached_property
    def engine(self) -> Game:
        return games()[self.game]

    @cached_property
    def start(self) -> State:
        """The position after the opening; copy it."""
        state: State = self.engine.begin(self.seats, dict(self.options))
        rng, moves, weights = Rng(self.seed), Moves(), Moves()
        made, between_groups = 0, True
        while (made < self.opening or not between_groups) and state.actor() != NOBODY:
            actor = state.actor()
            between_groups = len(state.actors()) == 1
            state.advance(actor, random_move(state, actor, rng, moves, weights))
            made += actor != CHANCE
        return state


class History:
    """A position and the moves that led to it."""

    __slots__ = (
        "actors",
        "everybody",
        "frame",
        "left",
        "lines",
        "memory",
        "moves",
        "position",
        "shown",
        "texts",
        "witness",
    )

    def __init__(self, frame: Frame, position: State | None = None) -> None:
        self.frame = frame
        self.everybody = (1 << frame.seats) - 1
        self.position = frame.start.copy() if position is None else position
        self.left = frame.decisions
        self.witness = Witness()
        self.actors: list[int] = []
        self.moves: list[int] = []
        self.shown: list[int] = []
        """For each move the bits of the seats that have been shown it by now."""
        self.lines: list[Line] = []
        """What seats were shown, in the order in which they were."""
        self.texts: dict[int, tuple[int, str]] = {}
        """By seat: how many lines are in its text, and the text."""
        self.memory: dict[object, object] = {}
        """What others have worked out about exactly this history; a copy begins without it."""

    def copy(self) -> History:
        other = History(self.frame, self.position.copy())
        other.left = self.left
        other.witness = self.witness.copy()
        other.actors = self.actors[:]
        other.moves = self.moves[:]
        other.shown = self.shown[:]
        other.lines = self.lines[:]
        other.texts = self.texts.copy()
        return other

    def __deepcopy__(self, memo: object) -> History:
        """OpenSpiel clones by deep copy."""
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., History], tuple[Frame, list[int]]]:
        """A history is its moves."""
        return retrace, (self.frame, self.moves)

    def actor(self) -> int:
        """Who decides next; NOBODY when the game is over or was stopped."""
        if self.frame.decisions and self.left == 0 and not self.witness.sealed:
            return NOBODY
        return self.position.actor()

    def play(self, move: int) -> None:
        position = self.position
        actor = position.actor()
        told = self.witness.see(position, actor, move)
        self.actors.append(actor)
        self.moves.append(move)
        self.memory = {}
        if self.left and actor != CHANCE:
            self.left -= 1
        self.shown.append(0 if actor == CHANCE else 1 << actor)
        if not told or told[-1].sealed:  # its maker knows it at once, the others when the last one is in
            self.lines.append(Line(1 << actor, 0, actor, move))
        for shown in told:
            self._show(shown)
        position.advance(actor, move)

    def seen(self, seat: int) -> str:
        """All that the seat has been shown, a move a line; texts are made when they are asked for."""
        table = self.frame.engine.moves
        upto, text = self.texts.get(seat, (0, ""))
        for line in self.lines[upto:]:
            if line.shown >> seat & 1:
                text += f"{name_of(line.actor)} {table.text(line.move)}\n"
            elif line.shadowed >> seat & 1:
                text += f"{name_of(line.actor)} {table.shadow(line.move)}\n"
        self.texts[seat] = (len(self.lines), text)
        return text

    def is_public(self, line: Line) -> bool:
        """Whether everybody knows the move of this line, whoever made it included."""
        maker = 0 if line.actor == CHANCE else 1 << line.actor
        return line.shown | maker == self.everybody

    def _show(self, shown: Shown) -> None:
        """A move that comes to be shown: to those who know it itself, to the others its shadow."""
        known = self.everybody if shown.mask == EVERYBODY else shown.mask
        maker = 1 << shown.seat if shown.sealed else 0
        self.shown[shown.index] |= known
        self.lines.append(Line(known & ~maker, self.everybody & ~known & ~maker, shown.seat, shown.move))


def name_of(actor: int) -> str:
    """As in records."""
    return "*" if actor == CHANCE else str(actor)


def retrace(frame: Frame, moves: list[int]) -> History:
    history = History(frame)
    for move in moves:
        history.play(move)
    return history
