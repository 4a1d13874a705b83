"""``antilles verify``: replay records and check all that they claim."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from rich.text import Text

from antilles.cli.arguments import Argument, Exit, Option
from antilles.cli.records import DataFile, game_of, read_record, use_data
from antilles.cli.server_options import Database, settings_from, with_store
from antilles.cli.show import names_of
from antilles.cli.terminal import WRONG, Failure, Terminal
from antilles.cli.verify_fair import as_data as fair_data, check_fair, faults_of_lists, is_open, read_list, sentence
from antilles.fairness.checking import Report
from antilles.fairness.listing import Row
from antilles.kernel.record import Record, RecordError, verify as verify_record
from antilles.locale import printable


@dataclass
class Finding:
    """What became of one file."""

    file: str
    sentence: str = ""
    line: int = 0
    column: int = 0
    record: Record | None = None
    over: bool = False
    fair: Report | None = None
    asked: bool = False
    """The draws were asked about too."""

    @property
    def ok(self) -> bool:
        return not self.sentence and (self.fair is None or self.fair.ok)


def verify(
    terminal: Terminal,
    files: Annotated[list[Path] | None, Argument(help="help-files", metavar="FILE...")] = None,
    database: Database = None,
    fair: Annotated[bool, Option("--fair", help="help-fair")] = False,
    rows: Annotated[Path | None, Option("--list", help="help-fair-list", metavar="FILE")] = None,
    earlier: Annotated[Path | None, Option("--earlier", help="help-fair-earlier", metavar="FILE")] = None,
    data: DataFile = None,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-verify"""
    use_data(data)
    if not files and database is None and rows is None:
        raise Failure("verify-nothing")
    listed, before = read_list(rows), read_list(earlier)
    findings = in_database(terminal, database, as_json) if database is not None else []
    findings += in_lists(terminal, rows, listed, before, as_json)
    for file in all_files(files or []):
        finding = check(terminal, file, fair or rows is not None, listed)
        findings.append(finding)
        if not as_json:
            report(terminal, finding)
    wrong = sum(not finding.ok for finding in findings)
    if as_json:
        terminal.json([as_data(finding) for finding in findings])
    else:
        terminal.tell("verify-summary", "bold red" if wrong else "bold green", n=len(findings), wrong=wrong)
    if wrong:
        raise Exit(WRONG)


def in_lists(
    terminal: Terminal, file: Path | None, rows: list[Row] | None, earlier: list[Row] | None, as_json: bool
) -> list[Finding]:
    """What is wrong with the house's list."""
    found = [
        Finding(str(file), terminal.say("fair-fault", code=fault.code, n=fault.draw), fault.draw, 1)
        for fault in faults_of_lists(rows, earlier)
    ]
    if not as_json:
        for finding in found:
            report(terminal, finding)
    return found


def in_database(terminal: Terminal, database: str, as_json: bool) -> list[Finding]:
    """The records of all tables of a server's database."""
    settings = settings_from(database=database or None)
    from antilles.server.checkup import verify_all
    from antilles.server.settings import database_url
    from antilles.server.store import Store

    async def look(store: Store) -> list[Finding]:
        findings: list[Finding] = []
        async for table, record, wrong in verify_all(store):
            sentence = terminal.say(wrong) if wrong else ""
            over = record is not None and bool(record.result)
            findings.append(Finding(table, sentence, record=record, over=over))
            if not as_json:
                report(terminal, findings[-1])
        return findings

    return with_store(database_url(settings), look)


def all_files(given: list[Path]) -> list[Path]:
    """The files, and for a directory all records in it."""
    files: list[Path] = []
    for path in given:
        if path.is_dir():
            inside = sorted(path.rglob("*.txt"))
            if not inside:
                raise Failure("file-no-records", file=str(path))
            files += inside
        else:
            files.append(path)
    return files


def check(terminal: Terminal, file: Path, fair: bool = False, rows: list[Row] | None = None) -> Finding:
    """Read, replay, compare; whatever is wrong becomes a sentence with its place."""
    finding = replayed(terminal, file, fair)
    if fair and finding.record is not None:
        finding.fair, finding.asked = check_fair(finding.record, rows), True
    return finding


def replayed(terminal: Terminal, file: Path, fair: bool) -> Finding:
    """The record itself. Of a running game, where some moves are not shown, the proof alone is checked."""
    record: Record | None = None
    game = None
    try:
        record = read_record(file)
        game = game_of(record)
        if fair and is_open(record):
            return Finding(str(file), record=record)
        state = verify_record(game, record)
    except Failure as failure:
        return Finding(str(file), terminal.say(failure.key, **failure.facts), int(failure.facts.get("line", 1)), 1)
    except RecordError as error:
        names = names_of(record) if record else []
        sentence = terminal.words.record_sentence(error, game, names)
        return Finding(str(file), sentence, error.line, error.column, record)
    return Finding(str(file), record=record, over=not state.actors())


def report(terminal: Terminal, finding: Finding) -> None:
    file = printable(finding.file)
    if finding.asked and not finding.sentence and not finding.ok:
        place = f"{file}: {sentence(terminal, finding.fair)}"
        terminal.out.print(Text(place, style="red"), soft_wrap=True)
        return
    if not finding.ok or finding.record is None:
        place = f"{file}:{finding.line}:{finding.column}: {finding.sentence}"
        terminal.out.print(Text(place, style="red"), soft_wrap=True)
        return
    record = finding.record
    key = "verify-over" if finding.over else "verify-open"
    facts = terminal.say(key, game=record.game, edition=record.edition, seats=record.seats, n=len(record.lines))
    if finding.asked:
        facts += "  " + sentence(terminal, finding.fair)
    terminal.out.print(Text.assemble(("✓ ", "green"), file, (f"  {facts}", "dim")), soft_wrap=True)


def as_data(finding: Finding) -> dict[str, Any]:
    data: dict[str, Any] = {"file": finding.file, "ok": finding.ok}
    if finding.record is not None:
        record = finding.record
        data |= {"game": record.game, "edition": record.edition, "seats": record.seats, "moves": len(record.lines)}
        data |= {"options": record.options, "finished": finding.over}
        data |= {"result": record.result, "scores": record.scores}
    if finding.asked:
        data["fair"] = fair_data(finding.fair)
    if finding.sentence:
        data |= {"line": finding.line, "column": finding.column, "error": finding.sentence}
    return data
