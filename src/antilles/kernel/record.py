"""The record of a game: options, then the ordered moves. It is the truth; the rest is derived.

First the header, ``name: value`` a line (game, edition, seats, options, name 0 …, result, scores), then one move a
line: the seat's number, or ``*`` for chance, and the move's text. ``#`` starts a comment. A printing for a viewer has
``play ?`` where the viewer may not know the move; it can be read but not replayed.

A game that was not played by the package's own data has a header ``data``: the digest of what an owner has corrected,
and the names of it. ``data <name>`` holds such a value itself, so that the record can be replayed anywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from antilles.kernel.data import digest_of, played_by
from antilles.kernel.game import Game, SetupError
from antilles.kernel.move import Facts, Moves, UnknownMove
from antilles.kernel.record_data import data_rows, summary
from antilles.kernel.state import CHANCE, Refusal, State
from antilles.kernel.step import step
from antilles.kernel.witness import Witness

MOST_LINES = 200_000
LONGEST_LINE = 1_000
CONTROLS = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]")
HEADERS = ("game", "edition", "seats", "options", "data", "result", "scores")
DATA_NAME = re.compile("data [A-Za-z0-9_.]{1,80}")


class RecordError(ValueError):
    """A record cannot be read or does not hold; line and column count from 1."""

    def __init__(
        self, line: int, column: int, key: str, facts: Facts | None = None, refusal: Refusal | None = None
    ) -> None:
        self.line = line
        self.column = column
        self.key = key
        self.refusal = refusal
        self.facts: Facts = facts if facts is not None else {}
        super().__init__(f"line {line}, column {column}: {key} {self.facts}")


class Line:
    """One move of a record: who, what, and a comment; ``number`` is its line in the file, ``column`` its text's."""

    def __init__(self, seat: int, text: str, comment: str = "", number: int = 0, column: int = 3) -> None:
        self.seat = seat
        self.text = text
        self.comment = comment
        self.number = number
        self.column = column
        self.above: list[str] = []


class Record:
    """A game as text. ``options`` holds every option, so that later defaults change nothing."""

    def __init__(self, game: str, edition: int, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.options = dict(options)
        self.data = ""
        """The digest of what was corrected of the package's data."""
        self.corrected: list[str] = []
        """The names of it."""
        self.values: dict[str, Any] = {}
        """It, where the record has it within."""
        self.names: dict[int, str] = {}
        self.result: list[int] = []
        self.scores: list[int] = []
        self.lines: list[Line] = []
        self.remarks: list[str] = []
        self.closing: list[str] = []
        self.rows: dict[str, int] = {}
        """The line of each header in the file, for whoever finds fault with it."""

    def add(self, seat: int, text: str) -> None:
        self.lines.append(Line(seat, text))

    def finish(self, state: State) -> None:
        """Write places and points into the header."""
        self.result = state.ranking()
        self.scores = state.scores()

    def bare(self) -> Record:
        """Another record of a game that began the same."""
        other = Record(self.game, self.edition, self.seats, self.options)
        other.data, other.corrected, other.values = self.data, list(self.corrected), dict(self.values)
        return other

    def of_data(self, game: Game, embed: bool = False) -> None:
        """Say by which data the game is played; with ``embed``, have them within."""
        played = played_by(game.corrections)
        self.data = game.data_digest
        self.corrected = summary(list(played))
        self.values = played if embed else {}


def new_record(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Record:
    record = Record(game.name, game.edition, seats, game.settle(seats, options))
    record.of_data(game)
    return record


# --- printing -------------------------------------------------------------------------------------


def print_record(record: Record) -> str:
    """The text of a record; ``parse_record`` reads it back."""
    rows = [f"# {remark}".rstrip() for remark in record.remarks]
    rows += [f"game: {record.game}", f"edition: {record.edition}", f"seats: {record.seats}"]
    if record.options:
        rows.append("options: " + " ".join([f"{name}={value}" for name, value in sorted(record.options.items())]))
    rows += data_rows(record.data, record.corrected, record.values)
    rows += [f"name {seat}: {_clean(name)}" for seat, name in sorted(record.names.items())]
    if record.result:
        rows.append("result: " + " ".join([str(place) for place in record.result]))
    if record.scores:
        rows.append("scores: " + " ".join([str(score) for score in record.scores]))
    rows.append("")
    for line in record.lines:
        rows += [f"# {remark}".rstrip() for remark in line.above]
        comment = f"   # {line.comment}" if line.comment else ""
        rows.append(f"{_who(line.seat)} {line.text}{comment}")
    rows += [f"# {remark}".rstrip() for remark in record.closing]
    return "\n".join(rows) + "\n"


def _who(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)


def _clean(name: str) -> str:
    return " ".join(name.split())


# --- parsing --------------------------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """Read a record's form; whether its moves are possible is for ``replay`` to say."""
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if len(rows) > MOST_LINES:
        raise RecordError(MOST_LINES, 1, "record-too-long", {"most": MOST_LINES})
    headers: dict[str, str] = {}
    record = Record("", 0, 0, {})
    comments: list[str] = []
    for number, row in enumerate(rows, start=1):
        _check_row(row, number)
        stripped = row.strip()
        if stripped.startswith("#"):
            comments.append(stripped[1:].strip())
        elif stripped and _is_move(stripped):
            if not record.game:
                _read_headers(record, headers, number)
            line = _parse_move(row, number, record.seats)
            line.above = comments
            comments = []
            record.lines.append(line)
        elif stripped:
            if record.game:
                raise RecordError(number, 1, "record-header-late")
            if not headers:
                record.remarks = comments
                comments = []
            _parse_header(row, number, headers)
    if not record.game:
        _read_headers(record, headers, len(rows))
    record.closing = comments
    return record


def _check_row(row: str, number: int) -> None:
    if len(row) > LONGEST_LINE:
        raise RecordError(number, LONGEST_LINE, "record-line-too-long", {"most": LONGEST_LINE})
    found = CONTROLS.search(row)
    if found is not None:
        raise RecordError(number, found.start() + 1, "record-control-character")


def _is_move(stripped: str) -> bool:
    head = stripped.split(None, 1)[0]
    return head == "*" or (head.isascii() and head.isdigit())


def _parse_move(row: str, number: int, seats: int) -> Line:
    body, _, comment = row.partition("#")
    words = body.split()
    column = 1 + len(row) - len(row.lstrip())
    if words[0] == "*":
        seat = CHANCE
    elif len(words[0]) > 3 or int(words[0]) >= seats:
        raise RecordError(number, column, "record-no-such-seat", {"seat": words[0][:20], "seats": seats})
    else:
        seat = int(words[0])
    if len(words) < 2:
        raise RecordError(number, column + len(words[0]), "record-move-missing")
    start = body.index(words[1], column - 1 + len(words[0]))
    return Line(seat, " ".join(words[1:]), comment.strip(), number, start + 1)


def _parse_header(row: str, number: int, headers: dict[str, str]) -> None:
    name, colon, value = row.partition(":")
    name = " ".join(name.split())
    if not colon:
        raise RecordError(number, 1, "record-not-a-line", {"text": row.strip()[:40]})
    if name in headers:
        raise RecordError(number, 1, "record-header-twice", {"name": name})
    seat = name.removeprefix("name ")
    is_name = seat != name and seat.isascii() and seat.isdigit() and len(seat) < 3
    if name not in HEADERS and not is_name and not DATA_NAME.fullmatch(name):
        raise RecordError(number, 1, "record-header-unknown", {"name": name[:40]})
    headers[name] = value.strip()
    headers[f"line {name}"] = str(number)


def _read_headers(record: Record, headers: dict[str, str], last: int) -> None:
    for name in ("game", "edition", "seats"):
        if not headers.get(name):
            raise RecordError(last, 1, "record-header-missing", {"name": name})
    record.edition = _whole(headers, "edition")
    record.seats = _whole(headers, "seats")
    for pair in headers.get("options", "").split():
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise RecordError(int(headers["line options"]), 1, "record-option", {"text": pair[:40]})
        record.options[name] = value
    _read_data(record, headers)
    for name, value in headers.items():
        if name.startswith("name "):
            seat = int(name.removeprefix("name "))
            if seat >= record.seats:
                raise RecordError(
                    int(headers[f"line {name}"]), 1, "record-no-such-seat", {"seat": seat, "seats": record.seats}
                )
            record.names[seat] = value
    record.result = _wholes(headers, "result", record.seats)
    record.scores = _wholes(headers, "scores", record.seats)
    record.rows = {name: int(headers[f"line {name}"]) for name in HEADERS if name in headers}
    record.game = headers["game"]


def _read_data(record: Record, headers: dict[str, str]) -> None:
    """The digest and the names, and the values themselves if they are within; those must be what the digest says."""
    words = headers.get("data", "").split()
    row = int(headers.get("line data", "1"))
    if "data" in headers and not (words and re.fullmatch("[0-9a-f]{16}", words[0])):
        raise RecordError(row, 1, "record-data-digest", {"text": headers["data"][:40]})
    record.data = words[0] if words else ""
    record.corrected = words[1:]
    for name, value in headers.items():
        if name.startswith("data "):
            line = int(headers[f"line {name}"])
            try:
                record.values[name.removeprefix("data ")] = json.loads(value)
            except (ValueError, RecursionError):
                raise RecordError(line, 1, "record-data-value", {"name": name[5:]}) from None
    if record.values and digest_of(record.values) != record.data:
        raise RecordError(row, 1, "record-data-digest", {"text": record.data or "-"})


def _whole(headers: dict[str, str], name: str) -> int:
    value = headers[name]
    if not (value.isascii() and value.isdigit() and len(value) < 7):
        raise RecordError(int(headers[f"line {name}"]), 1, "record-not-a-number", {"name": name, "text": value[:40]})
    return int(value)


def _wholes(headers: dict[str, str], name: str, seats: int) -> list[int]:
    words = headers.get(name, "").split()
    numbers: list[int] = []
    for word in words:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
            raise RecordError(int(headers[f"line {name}"]), 1, "record-not-a-number", {"name": name, "text": word[:40]})
        numbers.append(int(word))
    if numbers and len(numbers) != seats:
        raise RecordError(int(headers[f"line {name}"]), 1, "record-count", {"name": name, "seats": seats})
    return numbers


# --- replaying ------------------------------------------------------------------------------------


class Replay:
    """A record brought to life move by move; every state on the way can be had."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.game != game.name:
            raise RecordError(record.rows.get("game", 1), 1, "record-other-game", {"game": record.game[:40]})
        if record.edition != game.edition:
            facts: Facts = {"edition": record.edition, "ours": game.edition}
            raise RecordError(record.rows.get("edition", 1), 1, "record-edition", facts)
        if record.data != game.data_digest:
            raise other_data(game, record)
        try:
            record.options = game.settle(record.seats, record.options)
            self.state: State = game.start(record.seats, record.options)
        except SetupError as error:
            row = record.rows.get("seats" if error.key == "setup-seats" else "options", 1)
            raise RecordError(row, 1, error.key, dict(error.facts)) from None
        self.game = game
        self.record = record
        self.played = 0

    def next(self) -> tuple[State, int, int, State]:
        """Play one line: the state before, the seat, the move, the state after."""
        line = self.record.lines[self.played]
        number = line.number or self.played + 1
        before = self.state
        try:
            move = self.game.parse(line.text)
        except UnknownMove:
            raise RecordError(number, line.column, "record-unknown-move", {"text": line.text[:60]}) from None
        if line.seat not in before.actors():
            key = "record-over" if not before.actors() else "record-not-asked"
            raise RecordError(number, 1, key, {"seat": _who(line.seat), "text": line.text[:60]})
        after = step(before, line.seat, move)
        if isinstance(after, Refusal):
            facts: Facts = {"text": line.text[:60], "statement": after.statement}
            raise RecordError(number, line.column, "record-illegal", facts, after)
        self.state = after
        self.played += 1
        return before, line.seat, move, after

    def to_end(self) -> State:
        while self.played < len(self.record.lines):
            self.next()
        return self.state


def other_data(game: Game, record: Record) -> RecordError:
    """The game is not played here by the data that the record was made with: which values differ."""
    ours = played_by(game.corrections)
    if record.values:
        names = [name for name in sorted({*ours, *record.values}) if ours.get(name) != record.values.get(name)]
    else:
        names = sorted({*ours, *record.corrected})
    facts: Facts = {
        "data": record.data or "-",
        "ours": game.data_digest or "-",
        "values": ", ".join(summary(names)),
    }
    return RecordError(record.rows.get("data", 1), 1, "record-data", facts)


def verify(game: Game, record: Record) -> State:
    """Replay and compare with the result the record claims; RecordError where it does not hold."""
    state = Replay(game, record).to_end()
    over = not state.actors()
    if record.result and not over:
        raise RecordError(record.rows.get("result", 1), 1, "record-unfinished")
    for name, claimed, real in (("result", record.result, state.ranking()), ("scores", record.scores, state.scores())):
        if claimed and claimed != real:
            raise RecordError(record.rows.get(name, 1), 1, "record-result", {"name": name, "real": _numbers(real)})
    return state


def _numbers(values: list[int]) -> str:
    return " ".join([str(value) for value in values])


# --- printing for a viewer ------------------------------------------------------------------------


def redact(game: Game, record: Record, viewer: int | None) -> Record:
    """The record as this viewer may read it now: what they were not shown has only its shadow.

    Sealed choices of others are left out while any of their group is still to come; then they are
    open, unless the game keeps them secret for good.
    """
    replay = Replay(game, record)
    shown = record.bare()
    shown.names = dict(record.names)
    shown.result = list(record.result)
    shown.scores = list(record.scores)
    witness = Witness()
    while replay.played < len(record.lines):
        before, seat, move, _ = replay.next()
        shown.lines += [Line(told.seat, told.text(game, viewer)) for told in witness.see(before, seat, move)]
    shown.lines += [Line(own.seat, game.text(own.move)) for own in witness.sealed if own.seat == viewer]
    return shown


def legal_texts(game: Game, state: State, seat: int) -> list[str]:
    """The legal moves of a seat as texts."""
    moves = Moves()
    if seat in state.actors():
        state.legal(seat, moves)
    return [game.text(move) for move in moves.list()]
