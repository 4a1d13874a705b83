"""The sealed draws of one table: its key, and what the pages of its seats have released so far."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from antilles.fairness.hashing import name_of, opening, seal_of, ticket
from antilles.fairness.transcript import Transcript
from antilles.kernel.chance import Rng, outcome
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import odds
from antilles.server.tables.entry import Head
from antilles.server.tables.steps import Draw, Step

PURPOSE = "antilles sealed draws"
WITNESS_TIME = 10_000
"""Milliseconds for which a joint draw waits for its witness."""
CHAIN_TIME = 30_000
"""Milliseconds for which a full table waits for the chains that pages have promised."""

SEED_BYTES = 7


def key_of(secret: bytes, table: str) -> str:
    """The key of a table. It is made from the server's secret when it is needed, so no database holds it."""
    return hmac.digest(secret, f"{PURPOSE}:{table}".encode("ascii"), "sha256").hex()


def live_draw(secret: bytes = b"") -> Draw:
    """Keys of sealed tables from the server's secret; for the others chance from the system. No database has either."""

    def chance(state: State) -> int:
        moves, weights = odds(state)
        return outcome(moves, weights, secrets.randbelow(weights.sum()))

    return Draw(chance, lambda: Rng(secrets.randbits(60)), partial(key_of, secret) if secret else lambda _: "")


def sealed(head: Head, key: Callable[[str], str]) -> Head:
    """The head of a new table with its seal: everything is sealed, unless it asks for more."""
    return replace(head, draws=head.draws or "sealed", seal=seal_of(name_of(head.drawn_as), key(head.drawn_as)))


class Sealing:
    """Changed by entries that are durable; whoever decides looks and changes nothing."""

    def __init__(self, head: Head, key: str) -> None:
        self.table = head.drawn_as
        self.joint = head.draws == "joint"
        self.key = key if key and seal_of(name_of(self.table), key) == head.seal else ""
        """Empty where the server's secret is not the one it was: the seal cannot be kept, and everybody sees that."""
        self.transcript = Transcript(self.table, head.seats)
        self.awaited: set[int] = set()
        """Seats whose pages have promised a chain."""
        self.mover = CHANCE
        self.since = 0
        """When somebody moved last."""
        self.opened = ""
        """The key, once it is open to all."""

    # --- deciding -------------------------------------------------------------------------------

    def draw(self, link: str = "") -> Callable[[State], int]:
        """Chance for the draws that follow one another now, after a move with this link."""
        number, pot = self.transcript.drawn, ""

        def chance(state: State) -> int:
            nonlocal number, pot
            pot = pot or self._pot(link)
            moves, weights = odds(state)
            drawn = ticket(self.key, self.table, number, pot, int(weights.sum()))
            number += 1
            return outcome(moves, weights, drawn)

        return chance

    def _pot(self, link: str) -> str:
        told = self.transcript
        tips = [told.chains[seat].tip if seat in told.chains else "" for seat in range(told.seats)]
        return told.pot_with(link) if told.pot else opening(self.table, tips)

    def waits(self, mover: int, link: str) -> bool:
        """Whether the draw after this move waits for a witness."""
        return self.joint and bool(self.key) and self.transcript.witness(mover, bool(link)) is not None

    def witness(self) -> int | None:
        """The seat whose page may release a link for the draw that waits."""
        return self.transcript.witness(self.mover)

    def thought(self, seat: int, number: int) -> int:
        """The seed of a bot's decision where everybody meets the same bots: by its seat, and how often it moved."""
        text = f"{self.table}:bot:{seat}:{number}"
        return int.from_bytes(hmac.digest(self.key.encode("ascii"), text.encode("ascii"), "sha256")[:SEED_BYTES], "big")

    # --- applying -------------------------------------------------------------------------------

    def sat(self, seat: int, own: bool) -> None:
        self.gone(seat)
        if own:
            self.awaited.add(seat)

    def gone(self, seat: int) -> None:
        """Whoever sat here does not any more, and their chain went with them."""
        self.awaited.discard(seat)
        self.transcript.bring(seat, "")
        self.transcript.away.discard(seat)

    def chained(self, seat: int, tip: str) -> None:
        self.awaited.discard(seat)
        self.transcript.bring(seat, tip)

    def away(self, seat: int, away: bool) -> None:
        (self.transcript.away.add if away else self.transcript.away.discard)(seat)

    def started(self, steps: list[Step], given: bool) -> None:
        self.awaited.clear()
        self.transcript.begin()
        self.played(steps, given)

    def moved(self, seat: int, link: str, at: int) -> None:
        self.mover, self.since = seat, at
        self.transcript.release(seat, link)

    def played(self, steps: list[Step], given: bool = False, key: str = "") -> None:
        if not given:
            self.transcript.drawn += sum(step.seat == CHANCE for step in steps)
        self.opened = key or self.opened
