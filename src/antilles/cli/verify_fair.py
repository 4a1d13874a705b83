"""``antilles verify --fair``: the draws of a record, made again from its proof."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from antilles.cli.records import game_of
from antilles.cli.terminal import Failure, Terminal
from antilles.fairness.by_rules import check_rules
from antilles.fairness.checking import Fault, Report, check
from antilles.fairness.listing import Row, faults_in, read_rows
from antilles.fairness.proof import NoProof, from_lines
from antilles.kernel.record import Record


def read_list(file: Path | None) -> list[Row] | None:
    """The house's list, as ``GET /api/fairness/list`` gives it."""
    if file is None:
        return None
    try:
        return read_rows(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as error:
        raise Failure("fair-no-list", file=str(file)) from error


def faults_of_lists(rows: list[Row] | None, earlier: list[Row] | None) -> list[Fault]:
    """What is wrong with the list itself; ``draw`` is the number of the row."""
    return [Fault(code, number) for code, number in faults_in(rows or [], earlier or [])]


def check_fair(record: Record, rows: list[Row] | None) -> Report | None:
    """The report on a record's draws; None if it carries no proof."""
    comments = [*record.remarks, *[text for line in record.lines for text in line.above], *record.closing]
    try:
        proof = from_lines(comments)
    except NoProof:
        return Report([Fault("form")])
    if proof is None:
        return None
    report = check(proof, None, rows)
    try:
        check_rules(game_of(record), record, proof, report)
    except (Failure, LookupError, ValueError):
        report.add("record")
    return report


def is_open(record: Record) -> bool:
    """Whether this is the record of a running game, of which not everything may be shown."""
    report = check_fair(record, None)
    return report is not None and report.open and not record.result


def sentence(terminal: Terminal, report: Report | None) -> str:
    """What there is to say of a record's draws, in words."""
    if report is None:
        return terminal.say("fair-none")
    if report.faults:
        return terminal.say("fair-fault", code=report.faults[0].code, n=report.faults[0].draw)
    said = [
        terminal.say("fair-open" if report.open else "fair-checked", n=report.links if report.open else report.draws)
    ]
    if report.replaced:
        said.append(terminal.say("fair-replaced", n=report.replaced))
    if report.unwitnessed:
        said.append(terminal.say("fair-unwitnessed", n=report.unwitnessed))
    return " ".join(said)


def as_data(report: Report | None) -> dict[str, Any]:
    if report is None:
        return {"sealed": False, "faults": []}
    return {
        "sealed": True,
        "open": report.open,
        "draws": report.draws,
        "links": report.links,
        "own": report.own,
        "replaced": report.replaced,
        "unwitnessed": report.unwitnessed,
        "faults": [fault.code for fault in report.faults],
    }
