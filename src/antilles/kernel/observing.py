"""Looks at a running game: the numbers of an observation and the mask of the moves, in arrays of the caller's kind."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.episode import Episode
from antilles.kernel.move import Moves
from antilles.kernel.observer import EVERYTHING, LONG, PLAYERS, Observer
from antilles.kernel.state import NOBODY, State

Observed = dict[str, Any]
REFUSED: Final = -3
LEAVES: Final = 3
"""More than a caller holds at a time who compares each observation with the one before."""
FIRST_BYTE: Final[i64] = 1 if sys.byteorder == "little" else 256
"""A number of two bytes whose first byte is 1."""


class Leaf:
    """Memory of one observation, and two arrays on it: the numbers, then the mask, a byte for each action."""

    def __init__(self, memory: memoryview, numbers: object, mask: object) -> None:
        self.memory: Final = memory
        self.numbers: Final = numbers
        self.mask: Final = mask
        self.observed: Final[Observed] = {"observation": numbers, "action_mask": mask}


class Eyes:
    """What the seats of one game see.

    Each seat has a row, which is only written where it has changed since it was written last, and copied to a leaf.
    A step writes the row of the seat that is asked next, so that its look has only to copy it. Leaves are given out
    again when nobody holds their arrays any more; whoever keeps an array keeps it as it is.
    """

    observer: Observer[Any]
    size: i64
    stride: i64
    numbers: vec[i16]
    marks: vec[i64]
    news: vec[i64]  # by seat: what has changed since its row was written
    ready: i64  # the seat whose row shows the running game as it is now; NOBODY
    next: i64

    def __init__(self, observer: Observer[Any], actions: i64, seats: i64, make: Callable[[], Leaf]) -> None:
        self.observer = observer
        self.size = observer.size
        self.stride = self.size + (actions + 1) // 2
        self.numbers = vec[i16]([0] * (seats * self.stride))
        self.marks = vec[i64]([0] * (seats * self.stride // LONG + 1))
        self.news = vec[i64]([EVERYTHING] * seats)
        self.ready = NOBODY
        width = 2 * self.stride
        memory = memoryview(self.numbers).cast("B")
        self.rows: Final = [memory[seat * width : (seat + 1) * width] for seat in range(seats)]
        self.make: Final = make
        self.references: Final[Callable[[object], int]] = sys.getrefcount
        self.everything: Final = slice(None)
        self.leaves: Final = [make() for _ in range(LEAVES)]
        self.next = 0
        self.nobody: Final = self.holders(self.leaves[0])

    def begin(self, episode: Episode) -> i64:
        """Look at another game from now on; the seat that is asked first."""
        self.ready = episode.seat
        self.spread(EVERYTHING)
        self.write(episode.state, episode.seat)
        return episode.seat

    def step(self, episode: Episode, move: i64) -> i64:
        """A move of the seat that is asked; the next seat, NOBODY at the end, or REFUSED, and nothing has changed."""
        asked = episode.seat
        news = self.observer.reach(episode.state, asked, move)
        if not episode.step(move):
            return REFUSED
        if episode.drawn:
            news = EVERYTHING
        elif episode.seat != asked:
            news |= PLAYERS
        self.spread(news)
        self.ready = episode.seat
        if episode.seat != NOBODY:
            self.write(episode.state, episode.seat)
        return episode.seat

    def look(self, episode: Episode, seat: i64) -> Observed:
        """An observation of a seat; the mask is empty for a seat that is not the next one to answer."""
        if seat == self.ready:
            return self.copy(seat, episode.moves)
        self.write(episode.state, seat)
        if seat == episode.seat:
            return self.copy(seat, episode.moves)
        return self.copy(seat, episode.nothing)

    def see(self, state: State, seat: i64, moves: Moves) -> Observed:
        """An observation of a seat in any game, and these moves as its mask."""
        self.ready = NOBODY
        self.news[seat] = EVERYTHING
        self.write(state, seat)
        self.news[seat] = EVERYTHING
        return self.copy(seat, moves)

    def spread(self, news: i64) -> None:
        """Tell every seat."""
        heard = self.news
        for seat in range(i64(len(heard))):
            heard[seat] |= news

    def write(self, state: State, seat: i64) -> None:
        self.observer.observe(state, seat, self.news[seat], self.numbers, self.marks, seat * self.stride)
        self.news[seat] = 0

    def copy(self, seat: i64, moves: Moves) -> Observed:
        at = seat * self.stride + self.size
        leaf = self.unheld()
        self.tick(at, moves)
        leaf.memory[self.everything] = self.rows[seat]
        self.rub_out(at, moves)
        return leaf.observed.copy()

    def tick(self, at: i64, moves: Moves) -> None:
        """Ones for these moves."""
        numbers = self.numbers
        items = moves.items
        first = FIRST_BYTE
        for index in range(moves.count):
            move = items[index]
            number = first
            if move & 1:
                number = 257 - first
            place = at + (move >> 1)
            numbers[place] = i16(i64(numbers[place]) | number)

    def rub_out(self, at: i64, moves: Moves) -> None:
        """Zeros again."""
        numbers = self.numbers
        items = moves.items
        for index in range(moves.count):
            numbers[at + (items[index] >> 1)] = 0

    def unheld(self) -> Leaf:
        """The first leaf that nobody else holds."""
        for leaf in self.leaves:
            if self.holders(leaf) == self.nobody:
                return leaf
        made = self.make()
        self.leaves[self.next] = made
        self.next = (self.next + 1) % LEAVES
        return made

    def holders(self, leaf: Leaf) -> int:
        """How many references there are to the arrays of a leaf."""
        references = self.references
        return references(leaf.numbers) + references(leaf.mask)
