"""What has been released at a table so far: the chains of its seats, and the pot into which their links go."""

from __future__ import annotations

from antilles.fairness.hashing import digest, mixed, opening, ticket


class Chain:
    """The chain of one seat as others see it: its tip, and the link that was released last."""

    __slots__ = ("last", "ready", "tip", "used")

    def __init__(self, tip: str, ready: bool) -> None:
        self.tip = tip
        self.last = tip
        self.used = 0
        self.ready = ready
        """Whether its links count. A chain that is brought during the game waits for a link of somebody else:
        nobody can have chosen it to fit what is in the pot then."""


class Transcript:
    """``key`` is not here: all of this is public in the end, and most of it at once."""

    def __init__(self, table: str, seats: int) -> None:
        self.table = table
        self.seats = seats
        self.pot = ""
        """Empty before the start."""
        self.drawn = 0
        """Draws so far, those that were taken back included."""
        self.chains: dict[int, Chain] = {}
        self.away: set[int] = set()
        """Seats that a bot keeps for their people."""

    def bring(self, seat: int, tip: str) -> None:
        """A seat brings a chain; without a tip it has none from now on."""
        self.chains.pop(seat, None)
        if tip:
            self.chains[seat] = Chain(tip, not self.pot or not self.chains)

    def begin(self) -> None:
        tips = [self.chains[seat].tip if seat in self.chains else "" for seat in range(self.seats)]
        self.pot = opening(self.table, tips)

    def wanted(self, seat: int) -> Chain | None:
        """The chain of which a seat must release a link with its next move."""
        chain = self.chains.get(seat)
        return chain if chain is not None and chain.ready else None

    def fits(self, seat: int, link: str) -> bool:
        """Whether a link is what the seat must release; nothing, if it has no chain that counts."""
        chain = self.wanted(seat)
        return not link if chain is None else bool(link) and digest(link) == chain.last

    def witness(self, mover: int, released: bool = False) -> int | None:
        """The seat whose page must release a link before a joint draw: the next one that is there and can.

        ``released`` if the mover is about to release a link, for which the chains of others may be waiting.
        """
        for step in range(1, self.seats):
            seat = (mover + step) % self.seats
            chain = self.chains.get(seat)
            if chain is not None and seat not in self.away and (chain.ready or released):
                return seat
        return None

    def release(self, seat: int, link: str) -> None:
        """A link goes into the pot; chains of others that waited for one count from now on."""
        if not link:
            return
        chain = self.chains[seat]
        chain.last = link
        chain.used += 1
        self.pot = mixed(self.pot, link)
        for other, waiting in self.chains.items():
            if other != seat:
                waiting.ready = True

    def pot_with(self, link: str) -> str:
        """The pot as it will be with one link more."""
        return mixed(self.pot, link) if link else self.pot

    def ticket(self, key: str, total: int) -> int:
        """The next draw."""
        drawn = ticket(key, self.table, self.drawn, self.pot, total)
        self.drawn += 1
        return drawn
