"""Checking a proof: every draw is made again from what was sealed before it.

What the odds must be, only the rules can say: ``by_rules.py`` adds that. A fault is a code with its place; the browser
has the same codes (``web/src/lib/fair``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from antilles.fairness.hashing import chosen, is_hash, name_of, row_digest, seal_of, ticket
from antilles.fairness.listing import Row
from antilles.fairness.proof import Proof
from antilles.fairness.transcript import Transcript

CHANCE: Final = -1
MOST_WEIGHT: Final = 1 << 53
Odds = list[tuple[str, int]]


@dataclass
class Fault:
    """``code`` is the message; ``draw`` counts from 1, ``event`` is the place in the proof."""

    code: str
    draw: int = 0
    event: int = -1


@dataclass
class Report:
    """What became of a proof. Without faults it holds; ``open`` if draws wait for the key."""

    faults: list[Fault] = field(default_factory=list)
    open: bool = False
    draws: int = 0
    """Draws that were made again."""
    links: int = 0
    """Links that continue their chains."""
    own: list[int] = field(default_factory=list)
    """The seats that brought chains of their own before the first draw."""
    replaced: int = 0
    """Chains that were brought during the game."""
    unwitnessed: int = 0
    """Joint draws to which no other seat contributed."""
    given: int = 0
    """Lines that had been played elsewhere."""
    lines: list[tuple[int, str]] = field(default_factory=list)
    """The record that the events add up to."""

    @property
    def ok(self) -> bool:
        return not self.faults

    def add(self, code: str, event: int = -1) -> None:
        self.faults.append(Fault(code, self.draws + 1 if event >= 0 else 0, event))


class Malformed(ValueError):
    """The proof does not have the form of one."""


class Checker:
    """One proof on its way from event to event."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        self.report = Report()
        self.table = text(proof, "table")
        self.key = text(proof, "key")
        self.joint = proof.get("level") == "joint"
        whole(proof.get("started"), 0, MOST_WEIGHT)
        if proof.get("status") not in ("running", "over", "abandoned") or proof.get("level") not in ("sealed", "joint"):
            raise Malformed("status or level")
        self.transcript = Transcript(self.table, whole(proof.get("seats"), 1, 16))
        self.mover = CHANCE
        self.number = 0
        """Draws so far, those with a wrong outcome too."""

    def run(self) -> Report:
        report, proof = self.report, self.proof
        over = proof.get("status") in ("over", "abandoned")
        report.open = not self.key
        if over and not self.key:
            report.add("reveal")
        if self.key and seal_of(name_of(self.table), self.key) != proof.get("seal"):
            report.add("seal")
        for index, event in enumerate(proof.get("events", ())):
            self.event(index, event)
        if over and not self.transcript.pot:
            raise Malformed("no start")
        return report

    def event(self, index: int, event: Any) -> None:
        match event:
            case ["chain", int(seat), str(tip)]:
                self.chain(seat, tip)
            case ["away", int(seat), bool(away)]:
                (self.transcript.away.add if away else self.transcript.away.discard)(seat)
            case ["given", list(lines)]:
                self.report.given += len(lines)
                self.report.lines += [(line[0], line[1]) for line in lines]
            case ["start", list(lines)]:
                self.start(index, lines)
            case ["move", int(seat), str(link), str(by), list(lines)]:
                self.move(index, seat, link, by, lines)
            case ["draw", int(seat), str(link), list(lines)]:
                self.draw(index, seat, link, lines)
            case ["cut", int(length)] if 0 <= length <= len(self.report.lines) or self.report.open:
                del self.report.lines[length:]
            case _:
                raise Malformed(f"event {index}")

    def chain(self, seat: int, tip: str) -> None:
        if tip and not is_hash(tip):
            raise Malformed("tip")
        self.report.replaced += bool(self.transcript.pot and tip)
        self.transcript.bring(seat, tip)

    def start(self, index: int, lines: list[Any]) -> None:
        if self.transcript.pot:
            self.report.add("twice", index)
        self.transcript.begin()
        self.report.own = sorted(self.transcript.chains)
        self.lines(index, lines)

    def move(self, index: int, seat: int, link: str, by: str, lines: list[Any]) -> None:
        if not self.transcript.pot:
            self.report.add("late", index)
        if by and link:
            self.report.add("link", index)
        elif not by:
            self.release(index, seat, link)
        self.mover = seat
        drawn = any(line[0] == CHANCE for line in lines)
        if self.joint and drawn and self.transcript.witness(seat) is not None:
            self.report.add("witness", index)
        self.lines(index, lines)

    def draw(self, index: int, seat: int, link: str, lines: list[Any]) -> None:
        wanted = self.transcript.witness(self.mover)
        if seat != CHANCE and seat != wanted:
            self.report.add("witness", index)
        elif seat == CHANCE:
            self.report.unwitnessed += 1
        else:
            self.release(index, seat, link)
        self.lines(index, lines)

    def release(self, index: int, seat: int, link: str) -> None:
        """A link must continue the seat's chain, and a seat with a chain must release one."""
        if not self.transcript.fits(seat, link):
            self.report.add("link" if link else "no-link", index)
        if link and is_hash(link) and seat in self.transcript.chains:
            self.report.links += 1
            self.transcript.release(seat, link)

    def lines(self, index: int, lines: list[Any]) -> None:
        for line in lines:
            match line:
                case [-1, str(move), list(odds)]:
                    self.line_of_chance(index, move, odds)
                    self.report.lines.append((CHANCE, move))
                case [int(seat), str(move)] if seat >= 0:
                    self.report.lines.append((seat, move))
                case _:
                    raise Malformed(f"event {index}")

    def line_of_chance(self, index: int, move: str, odds: list[Any]) -> None:
        moves, weights = read_odds(odds)
        if self.key:
            mine = ticket(self.key, self.table, self.number, self.transcript.pot, sum(weights))
            if moves[chosen(weights, mine)] != move:
                self.report.add("draw", index)
        self.number += 1
        self.report.draws = self.number


def read_odds(odds: list[Any]) -> tuple[list[str], list[int]]:
    moves = [pair[0] for pair in odds]
    weights = [whole(pair[1], 1, MOST_WEIGHT) for pair in odds]
    if not moves or sum(weights) > MOST_WEIGHT or not all(isinstance(move, str) for move in moves):
        raise Malformed("odds")
    return moves, weights


def text(proof: Proof, name: str) -> str:
    value = proof.get(name, "")
    if not isinstance(value, str) or not value.isascii() or (name == "key" and value and not is_hash(value)):
        raise Malformed(name)
    return value


def whole(value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Malformed(f"{value!r:.20} is not from {least} to {most}")
    return value


def check(proof: Proof, notes: dict[str, Any] | None = None, rows: list[Row] | None = None) -> Report:
    """Check all that the proof itself, what a page has noted, and the house's list can tell.

    A file that a page has saved carries the page's notes.
    """
    try:
        report = Checker(proof).run()
        check_row(proof, report, rows)
        noted = notes or proof.get("noted")
        if noted:
            check_notes(proof, noted, report)
    except (Malformed, TypeError, KeyError, IndexError, ValueError, AttributeError):
        report = Report([Fault("form")])
    return report


def check_row(proof: Proof, report: Report, rows: list[Row] | None) -> None:
    """The seal stands in the house's list, and was there before the game."""
    row = proof.get("row")
    if not row:
        report.add("list")
        return
    told = row_digest(row["previous"], row["number"], row["at"], name_of(proof["table"]), proof["seal"])
    if told != row["digest"]:
        report.add("list")
    if proof.get("started") and row["at"] > proof["started"]:
        report.add("late")
    if rows is None:
        return
    listed = [other for other in rows if other.name == name_of(proof["table"])]
    if len(listed) != 1 or listed[0].digest != row["digest"]:
        report.add("list")


def check_notes(proof: Proof, notes: dict[str, Any], report: Report) -> None:
    """What a page noted while the game went on: the seal, its own chains, and how many links were accepted."""
    if notes.get("seal") != proof["seal"]:
        report.add("noted-seal")
    if notes.get("row") and notes["row"] != (proof.get("row") or {}).get("digest"):
        report.add("noted-list")
    tips = {event[2] for event in proof["events"] if event[0] == "chain"}
    for tip, links in notes.get("links", {}).items():
        if tip not in tips:
            report.add("noted-chain")
        elif links_of(proof, tip) < links:
            report.add("noted-links")


def links_of(proof: Proof, tip: str) -> int:
    """How many links of a chain were used."""
    current: dict[int, str] = {}
    used = 0
    for event in proof["events"]:
        if event[0] == "chain":
            current[event[1]] = event[2]
        elif event[0] in ("move", "draw") and event[2]:
            used += current.get(event[1]) == tip
    return used
