"""A table of the real desk, and honest pages around it: each with a chain of its own and notes of what it saw."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from antilles.fairness.hashing import chain, digest, name_of, seal_of
from antilles.fairness.listing import Row, next_row
from antilles.fairness.proof import Proof
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.record import Record
from antilles.kernel.state import CHANCE
from antilles.kernel.step import chance_move, legal_moves
from antilles.server.tables import commands
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from antilles.server.tables.entry import Entry, Head, Level
from antilles.server.tables.proofs import prove
from antilles.server.tables.steps import Draw

SECRET = b"the house"
HOUR = 3_600_000


def key_of(table: str) -> str:
    return digest(f"{SECRET!r} {table}")


class Page:
    """A browser at one seat."""

    def __init__(self, table: str, seat: int, life: int = 0) -> None:
        self.seat = seat
        self.links = chain(digest(f"page {table} {seat} {life}"), 400)
        self.tip = self.links[0]
        self.notes: dict[str, Any] = {"links": {}}

    @property
    def used(self) -> int:
        """Links that were accepted, as far as the page was told."""
        return int(self.notes["links"][self.tip])

    def accepted(self) -> None:
        self.notes["links"][self.tip] += 1


class Table:
    """A sealed table as an honest server runs it. Cheating servers override its steps."""

    kind = Desk

    def __init__(
        self,
        game: str = "santiago_de_cuba",
        seats: int = 2,
        number: int = 1,
        level: Level = "sealed",
        own: Sequence[int] | None = None,
        other: Row | None = None,
    ) -> None:
        self.game = find(game)
        self.name = f"table{number}"
        self.rng = random.Random(number)
        self.pages: dict[int, Page] = {}
        self.log: list[Entry] = []
        self.other = other
        """The row before this table's in the house's list."""
        self.now = HOUR
        self.seats = seats
        self.level = level
        self.seal = self.publish()
        self.row = self.enlist()
        self.desk = self.load()
        for seat in range(seats):
            self.ask(commands.Sit(person="p0", seat=seat, sitter=f"p{seat}", name=f"P{seat}"))
        for seat in range(seats) if own is None else own:
            self.bring(seat)
        self.before_start()
        self.ask(commands.Start(person="p0"))

    # --- the server's part ------------------------------------------------------------------------

    def key(self) -> str:
        return key_of(self.name)

    def publish(self) -> str:
        return seal_of(name_of(self.name), self.key())

    def enlist(self) -> Row:
        return next_row(self.other, self.now - 1, name_of(self.name), self.seal)

    def draw(self) -> Draw:
        rng = Rng(self.rng.getrandbits(60))
        return Draw(lambda state: chance_move(state, rng), lambda: rng, lambda _: self.key())

    def load(self) -> Desk:
        """The table from its log: what a restarted server does."""
        options = self.game.settle(self.seats)
        head = Head(
            table=self.name, game=self.game.name, seats=self.seats, options=options, owner="p0",
            edition=self.game.edition, draws=self.level, seal=self.seal,
        )  # fmt: skip
        desk = self.kind(self.game, head, self.draw())
        for new in self.log:
            desk.apply(new)
        return desk

    def before_start(self) -> None:
        """Everybody has sat down."""

    def proof(self) -> Proof:
        return prove(self.desk, self.log, self.row)

    def rows(self) -> list[Row]:
        """The house's list, as it shows it afterwards."""
        return [self.row]

    def record(self) -> Record:
        return self.desk.record()

    # --- everybody's ------------------------------------------------------------------------------

    def ask(self, command: commands.Command, at: int = 0) -> Entry:
        self.now += 1000
        (effect,) = self.desk.ask(None, command, at=at or self.now)
        assert isinstance(effect, Append), effect
        self.store(effect.entry)
        self.desk.committed()
        return effect.entry

    def store(self, new: Entry) -> None:
        self.log.append(new)

    def bring(self, seat: int, life: int = 0) -> None:
        page = Page(self.name, seat, life)
        page.notes |= {"seal": self.seal, "row": self.row.digest}
        self.pages[seat] = page
        page.notes["links"][page.tip] = 0
        self.ask(commands.Bring(person=f"p{seat}", seat=seat, tip=page.tip))

    def link(self, seat: int) -> str:
        assert self.desk.sealing is not None
        wanted = self.desk.sealing.transcript.wanted(seat)
        return self.pages[seat].links[wanted.used + 1] if wanted is not None else ""

    def move(self, seat: int | None = None, by: Any = "") -> Entry:
        """Somebody who is asked makes a move at random."""
        desk, rng = self.desk, self.rng
        assert desk.state is not None
        seat = rng.choice(desk.asked_seats()) if seat is None else seat
        text = self.game.text(rng.choice(legal_moves(desk.state, seat)))
        link = "" if by else self.link(seat)
        made = self.ask(
            commands.Move(person=f"p{seat}", seat=seat, asked=desk.opened[seat], moves=(text,), by=by, link=link)
        )
        if link:
            self.pages[seat].accepted()
        self.witness()
        return made

    def witness(self) -> None:
        """The page that a joint draw waits for releases its link by itself."""
        while (seat := self.desk.draw_waits_for()) is not None:
            self.ask(commands.Witness(person=f"p{seat}", seat=seat, link=self.link(seat)))
            self.pages[seat].accepted()

    def play(self, moves: int = 10_000) -> Table:
        for _ in range(moves):
            if self.desk.status != "running":
                break
            self.move()
        return self

    def draws(self) -> int:
        return sum(seat == CHANCE for seat in self.desk.history.seats)
