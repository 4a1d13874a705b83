"""How a table's draws are sealed, as its viewers see it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from antilles.server.tables import entry
from antilles.server.tables.desk import Desk


class SealOut(Struct, frozen=True):
    """How chance is drawn here, and what the page of this seat has to do for it."""

    level: entry.Level
    seal: str
    own: tuple[bool, ...]
    """For each seat whether its page has brought a chain of its own."""
    awaited: tuple[int, ...]
    """Before the start: the seats whose pages have promised a chain."""
    tip: str = ""
    """The tip of this seat's chain; empty if it has none."""
    next: int | None = None
    """How many links of it have been released, if the next move must release one more."""
    witness: int | None = None
    """The seat for whose link a joint draw waits."""
    drawn: bool = False
    """Whether anything has been drawn: games without draws show no seal."""
    lost: bool = False
    """The server cannot keep its seal any more: its secret is not the one it was."""


def seal_of(desk: Desk) -> SealOut | None:
    """The seal as everybody sees it. What others have released is not told."""
    sealing = desk.sealing
    if sealing is None or desk.head.deal:  # pages add nothing to the draws of a deal: they are everybody's
        return None
    told = sealing.transcript
    return SealOut(
        level=desk.head.draws,
        seal=desk.head.seal,
        own=tuple([place in told.chains for place in range(told.seats)]),
        awaited=tuple(desk.awaited_chains()),
        witness=desk.draw_waits_for(),
        drawn=told.drawn > 0,
        lost=not sealing.key,
    )


def own_seal(desk: Desk, seal: SealOut | None, seat: int | None) -> SealOut | None:
    """The same with this seat's part in it."""
    if seal is None or seat is None or desk.sealing is None:
        return seal
    chain = desk.sealing.transcript.chains.get(seat)
    return seal if chain is None else replace(seal, tip=chain.tip, next=chain.used if chain.ready else None)
