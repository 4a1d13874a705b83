"""Who was shown what: the one reader of audiences and of sealed choices that open."""

from __future__ import annotations

from typing import Final

from antilles.kernel.game import Game
from antilles.kernel.state import CHANCE, EVERYBODY, State


class Shown:
    """A move that was made, and the seats that know it."""

    def __init__(self, index: int, seat: int, move: int, mask: int, sealed: bool = False) -> None:
        self.index: Final = index
        """Its place among all moves of the game."""
        self.seat: Final = seat
        self.move: Final = move
        self.mask: Final = mask
        """Bits of seats, or EVERYBODY."""
        self.sealed: Final = sealed
        """Whether it lay face down until others had chosen too."""

    def known_to(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator, knows which move it was."""
        return self.mask == EVERYBODY or (viewer is not None and bool(self.mask >> viewer & 1))

    def text(self, game: Game, viewer: int | None) -> str:
        """The move as the viewer may read it: its text, or only its shadow."""
        return game.text(self.move) if self.known_to(viewer) else game.moves.shadow(self.move)


class Witness:
    """Sees every move as it is made. Sealed choices wait until the last of their group is in; then they are open to
    all, unless the game keeps them secret for good.
    """

    def __init__(self) -> None:
        self.count = 0
        self.sealed: list[Shown] = []
        """Choices that wait for others. Only those who made them know that they did, and what."""

    def see(self, before: State, seat: int, move: int) -> list[Shown]:
        """The moves that come to be shown by this one, in the order in which they were made."""
        mask = before.audience(seat, move)
        if seat == CHANCE or mask == EVERYBODY:
            shown = [Shown(self.count, seat, move, mask)]
        else:
            self.sealed.append(Shown(self.count, seat, move, EVERYBODY if before.opens() else mask, sealed=True))
            shown = self.sealed if len(before.actors()) == 1 else []
            self.sealed = [] if shown else self.sealed
        self.count += 1
        return shown

    def copy(self) -> Witness:
        other = Witness()
        other.count = self.count
        other.sealed = self.sealed[:]
        return other


def is_secret(before: State, seat: int, move: int) -> bool:
    """Whether others are still choosing, or are not shown this move."""
    return len(before.actors()) > 1 or before.audience(seat, move) != EVERYBODY
