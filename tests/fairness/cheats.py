"""Cheating servers. Each is the real desk with one thing changed, or an honest game shown otherwise afterwards.

Around them sit honest pages. ``CODES`` says what a verifier must find; it may find more.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from antilles.fairness.hashing import chain, chosen, digest, name_of, opening, seal_of, ticket
from antilles.fairness.listing import Row, next_row
from antilles.fairness.proof import Proof
from antilles.games import find
from antilles.kernel.chance import outcome
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import odds
from antilles.server.tables import commands, entry
from antilles.server.tables.desk import Desk
from antilles.server.tables.sealing import Sealing
from tests.fairness.kit import Table


class Loaded(Sealing):
    """A key and links that are honest, and draws that are not."""

    def choose(self, state: State, fair: int, again: Callable[[State], int]) -> int:
        raise NotImplementedError

    def draw(self, link: str = "") -> Callable[[State], int]:
        honest = super().draw(link)
        return lambda state: self.choose(state, honest(state), honest)


class BestOfThree(Loaded):
    """The draw that suits the house best, of three."""

    def choose(self, state: State, fair: int, again: Callable[[State], int]) -> int:
        return max(fair, again(state), again(state))


class Skips(Loaded):
    """A draw that the house does not like is passed over for the next one."""

    def choose(self, state: State, fair: int, again: Callable[[State], int]) -> int:
        moves, _ = odds(state)
        return again(state) if fair == moves.at(0) else fair


class Folded(Sealing):
    """Sampling without rejection and with few digits: what is first in the odds comes more often."""

    def draw(self, link: str = "") -> Callable[[State], int]:
        pot = self.transcript.pot_with(link)
        number = self.transcript.drawn

        def chance(state: State) -> int:
            nonlocal number
            number += 1
            moves, weights = odds(state)
            return outcome(moves, weights, int(digest(f"{self.key}{pot}{number}")[0], 16) % int(weights.sum()))

        return chance


class Deaf(Sealing):
    """The links of pages are accepted, and not mixed in: all draws are known from the start."""

    def draw(self, link: str = "") -> Callable[[State], int]:
        return super().draw("")


class NewKey(Sealing):
    """Half-way through, another key."""

    def draw(self, link: str = "") -> Callable[[State], int]:
        if self.transcript.drawn > 25:
            self.key = digest("a better key")
        return super().draw(link)


def with_sealing(kind: type[Sealing]) -> type[Table]:
    class Crooked(Desk):
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            self.sealing = kind(self.head, self.draw.key(self.head.table))

        def key_after(self, steps: Any) -> str:
            over = bool(steps) and not steps[-1].after.actors()
            return self.draw.key(self.head.table) if over else ""

    class Cheating(Table):
        kind = Crooked

    return Cheating


class OtherKeyAfterwards(Table):
    """The key and its seal are both replaced when the game is over."""

    def proof(self) -> Proof:
        key = digest("made up afterwards")
        seal = seal_of(name_of(self.name), key)
        row = next_row(self.other, self.row.at, name_of(self.name), seal)
        return {**super().proof(), "key": key, "seal": seal, "row": shown(row)}


class WrongKey(Table):
    """What is opened is not what was sealed."""

    def proof(self) -> Proof:
        return {**super().proof(), "key": digest("another key")}


class Withholds(Table):
    """The game went badly for the house: it does not open its key."""

    def proof(self) -> Proof:
        return {**super().proof(), "key": ""}


class ForgedLinks(Table):
    """The links in the log are those of another table."""

    def proof(self) -> Proof:
        other = Table(number=99).play()
        links = iter([event[2] for event in other.proof()["events"] if event[0] == "move"])
        events = [
            [*event[:2], next(links, event[2]), *event[3:]] if event[0] == "move" and event[2] else event
            for event in super().proof()["events"]
        ]
        return {**super().proof(), "events": events}


class SameLinkTwice(Table):
    """One link serves for two moves, so that the second draw is known before the move."""

    def proof(self) -> Proof:
        events = [list(event) for event in super().proof()["events"]]
        mine = [event for event in events if event[0] == "move" and event[1] == 0]
        mine[4][2] = mine[3][2]
        return {**super().proof(), "events": events}


class OwnChains(Table):
    """The house says that the pages brought chains, and uses its own: all links are known to it."""

    def bring(self, seat: int, life: int = 0) -> None:
        super().bring(seat, life)
        forged = chain(digest(f"the house's {seat}"), 400)
        self.ask(commands.Bring(person=f"p{seat}", seat=seat, tip=forged[0]))
        self.log[:] = [new for new in self.log if new.body != entry.Chained(seat, self.pages[seat].tip)]
        self.log[:] = [replace_version(new, number) for number, new in enumerate(self.log, start=1)]
        self.desk = self.load()
        self.pages[seat].links[1:] = forged[1:]


class SaysItWasTheClock(Table):
    """A page's move is booked as one of the clock: its link does not count, and the draw is the house's alone."""

    def move(self, seat: int | None = None, by: Any = "") -> Any:
        desk = self.desk
        seat = desk.asked_seats()[0] if seat is None else seat
        if self.pages[seat].used == 3 and not by:
            made = super().move(seat, by="clock")
            self.pages[seat].accepted()  # the page was told that its move, with its link, was taken
            return made
        return super().move(seat, by)


class LateSeal(Table):
    """The house seals its key when it has seen what the players brought."""

    def enlist(self) -> Row:
        return next_row(self.other, self.now + 3_600_000, name_of(self.name), self.seal)


def loaded(texts: list[str], weights: list[int]) -> list[int]:
    """Weights of a die whose first face is heavier than the rules say."""
    return [6 * weights[0] + 1, *[6 * weight for weight in weights[1:]]] if texts[0].startswith("roll") else weights


class LoadedDie(Sealing):
    """Draws are honest by odds that are not."""

    def draw(self, link: str = "") -> Callable[[State], int]:
        told, game = self.transcript, find("santiago_de_cuba")
        tips = [told.chains[seat].tip if seat in told.chains else "" for seat in range(told.seats)]
        pot, number = told.pot_with(link) if told.pot else opening(self.table, tips), told.drawn

        def chance(state: State) -> int:
            nonlocal number
            moves, weights = odds(state)
            fair = [int(weights.at(index)) for index in range(weights.count)]
            false = loaded([game.text(moves.at(index)) for index in range(moves.count)], fair)
            drawn = ticket(self.key, self.table, number, pot, sum(false))
            number += 1
            return moves.at(chosen(false, drawn))

        return chance


class FalseOdds(with_sealing(LoadedDie)):  # type: ignore[misc]
    """A die with a face that weighs more than the rules say; the proof shows these odds."""

    def proof(self) -> Proof:
        proof = json.loads(json.dumps(super().proof()))
        for event in proof["events"]:
            for line in event[-1] if event[0] in ("start", "move") else []:
                if line[0] == CHANCE:
                    texts, weights = [pair[0] for pair in line[2]], [pair[1] for pair in line[2]]
                    line[2] = [list(pair) for pair in zip(texts, loaded(texts, weights), strict=True)]
        return dict(proof)


class EditedRecord(Table):
    """One outcome is changed in the record and in the proof."""

    def proof(self) -> Proof:
        proof = json.loads(json.dumps(super().proof()))
        line = next(line for line in proof["events"][2][1] if line[0] == CHANCE and len(line[2]) > 1)
        line[1] = next(text for text, _ in line[2] if text != line[1])
        return dict(proof)


class HidesAnUndo(Table):
    """Draws that were taken back are left out, as if they had not been."""

    def play(self, moves: int = 10_000) -> Table:
        for _ in range(20):
            self.move()
            if self.desk.history.seats[-1] == CHANCE:
                break
        mover = next(seat for seat in reversed(self.desk.history.seats) if seat >= 0)
        made = self.ask(commands.Propose(person=f"p{mover}", seat=mover, wish="undo"))
        self.ask(commands.Consent(person=f"p{1 - mover}", seat=1 - mover, asked=made.version, agree=True))
        return super().play(moves)

    def proof(self) -> Proof:
        events: list[Any] = []
        for event in super().proof()["events"]:
            if event[0] == "cut":
                while sum(len(other[-1]) for other in events if other[0] in ("start", "move")) > event[1]:
                    events.pop()
            else:
                events.append(event)
        return {**super().proof(), "events": events}


class NoWitness(Table):
    """Joint draws are made at once, without the other seat."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **{**more, "level": "joint"})

    def proof(self) -> Proof:
        events: list[Any] = []
        for event in json.loads(json.dumps(super().proof()["events"])):
            if event[0] == "draw":
                events[-1][-1] += event[-1]
            else:
                events.append(event)
        return {**super().proof(), "events": events}


class DeafToWitnesses(Table):
    """The witness has answered, and the house says that it did not."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **{**more, "level": "joint"})

    def witness(self) -> None:
        while (seat := self.desk.draw_waits_for()) is not None:
            self.ask(commands.Witness(person="", seat=CHANCE))
            self.pages[seat].accepted()


class DropsTheGame(Table):
    """The game is struck from the list of the house, and the rows behind it are made again."""

    def rows(self) -> list[Row]:
        assert self.other is not None
        return [self.other, next_row(self.other, self.now, name_of("the next"), digest("the next"))]

    def proof(self) -> Proof:
        return {**super().proof(), "row": None}


class AnotherTable(Table):
    """The proof of a game that went well for the house is shown for another table."""

    def proof(self) -> Proof:
        other = Table(number=98).play()
        return {**other.proof(), "table": self.name}


def shown(row: Row) -> dict[str, Any]:
    return {"number": row.number, "at": row.at, "previous": row.previous, "digest": row.digest}


def replace_version(new: entry.Entry, version: int) -> entry.Entry:
    return entry.Entry(version, new.at, new.body, new.request)


CHEATS: dict[str, tuple[type[Table], str]] = {
    "another key after the fact": (OtherKeyAfterwards, "noted-seal"),
    "a key that does not open the seal": (WrongKey, "seal"),
    "the key is withheld": (Withholds, "reveal"),
    "the best of three draws": (with_sealing(BestOfThree), "draw"),
    "a draw skipped": (with_sealing(Skips), "draw"),
    "biased sampling": (with_sealing(Folded), "draw"),
    "links not mixed in": (with_sealing(Deaf), "draw"),
    "a new key half-way": (with_sealing(NewKey), "draw"),
    "links of another table": (ForgedLinks, "link"),
    "one link used twice": (SameLinkTwice, "link"),
    "chains of its own for others": (OwnChains, "noted-chain"),
    "a page's move booked as the clock's": (SaysItWasTheClock, "noted-links"),
    "sealed too late": (LateSeal, "late"),
    "false odds": (FalseOdds, "odds"),
    "an outcome changed afterwards": (EditedRecord, "draw"),
    "draws taken back are hidden": (HidesAnUndo, "link"),
    "no witness": (NoWitness, "witness"),
    "deaf to its witness": (DeafToWitnesses, "noted-links"),
    "the game dropped": (DropsTheGame, "list"),
    "another table's proof": (AnotherTable, "seal"),
}


def first_row() -> Row:
    """The row before every table here."""
    return next_row(None, 1, name_of("the first"), digest("the first"))


def cheated(name: str) -> Table:
    """A whole game at this server."""
    return CHEATS[name][0](other=first_row()).play()


def case(name: str, table: Table, code: str) -> dict[str, Any]:
    """What the browser gets: the proof, the notes of its page, the list, and what it saw of the list before."""
    rows = [vars(row) for row in table.rows()]
    notes = table.pages[0].notes if code.startswith("noted") else None
    if notes is not None and code == "noted-links":
        notes = max((page.notes for page in table.pages.values()), key=lambda noted: max(noted["links"].values()))
    return {"name": name, "proof": table.proof(), "notes": notes, "rows": rows, "earlier": [], "code": code}
