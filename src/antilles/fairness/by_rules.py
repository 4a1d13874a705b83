"""What the rules say of a proof: that its lines are a game, and its odds the game's."""

from __future__ import annotations

from typing import Any

from antilles.fairness.checking import CHANCE, Report
from antilles.fairness.proof import Proof
from antilles.kernel.game import Game
from antilles.kernel.record import Record
from antilles.kernel.state import State
from antilles.kernel.step import after, legal_moves, odds


def odds_of(game: Game, state: State) -> list[list[Any]]:
    """What chance may do here, by text and weight."""
    moves, weights = odds(state)
    return [[game.text(moves.at(index)), int(weights.at(index))] for index in range(moves.count)]


def check_rules(game: Game, record: Record, proof: Proof, report: Report) -> None:
    """Play all events by the rules. A proof without lines, of a running game, says nothing here."""
    if report.faults and report.faults[0].code == "form":
        return
    facts = (proof.get("game"), proof.get("edition"), proof.get("seats"), proof.get("options"))
    if facts != (record.game, record.edition, record.seats, record.options):
        report.add("record")
    if report.open:
        if record.result:
            report.add("reveal")
        return
    states = [game.start(record.seats, record.options)]
    draw = 0
    for index, event in enumerate(proof["events"]):
        if event[0] == "cut":
            del states[event[1] + 1 :]
        if event[0] not in ("given", "start", "move", "draw"):
            continue
        for line in event[-1]:
            sealed = line[0] == CHANCE and event[0] != "given"
            draw += sealed
            if sealed and line[2] != odds_of(game, states[-1]):
                report.add("odds", index)
                report.faults[-1].draw = draw
            new = played(game, states[-1], line[0], line[1])
            if new is None:
                report.add("rules", index)
                return
            states.append(new)
    if report.lines != [(line.seat, line.text) for line in record.lines]:
        report.add("record")


def played(game: Game, state: State, seat: int, text: str) -> State | None:
    """The state after a line; None if the rules do not allow it."""
    try:
        move = game.parse(text)
    except ValueError:
        return None
    return after(state, seat, move) if move in legal_moves(state, seat) else None
