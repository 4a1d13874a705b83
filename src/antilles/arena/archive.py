"""Simulated games on disk: JSON lines, or Parquet where pyarrow is installed. The same command goes on from a file.

JSON lines: the settings first, then a game a line, written as soon as it is over and put in order at the end. Parquet:
the games wait as JSON lines in a file beside it (``….part.jsonl``) until all are there; the settings are in the
schema's metadata under ``antilles``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from antilles.arena.file_lock import hold
from antilles.arena.results import OtherTournament
from antilles.arena.simulation import Simulated

SCHEMA = 2
"""Of the games in a file (docs/data.md). A file of another one is left alone."""
KEY = b"antilles"
AT_ONCE = 500
"""Games in a row group of Parquet."""


class NoParquet(RuntimeError):
    """pyarrow is not installed."""


class Archive(Protocol):
    """Games that are kept."""

    @property
    def done(self) -> set[int]: ...

    def add(self, simulated: Simulated) -> None: ...

    def close(self, whole: bool) -> None:
        """``whole``: all games that were asked for are there."""


def open_archive(path: Path, settings: dict[str, Any]) -> Archive:
    """By the file's ending; OtherTournament if it holds games of other settings."""
    head = json.dumps({"sim": SCHEMA, **settings}, sort_keys=True).encode()
    return ParquetArchive(path, head) if path.suffix == ".parquet" else LinesArchive(path, head)


class LinesArchive:
    """Nothing but the place of each line is kept in memory."""

    def __init__(self, path: Path, head: bytes, earlier: Iterable[bytes] = ()) -> None:
        self.path = path
        self.head = head
        self.place: dict[int, int] = {}
        if not path.exists():
            path.write_bytes(b"".join(line + b"\n" for line in [head, *earlier]))
        self.file: BinaryIO = path.open("r+b")
        hold(self.file)
        self._read()

    def _read(self) -> None:
        """Find the games; what follows the last line break is torn and cut off."""
        first = self.file.readline()
        if first.rstrip(b"\n") != self.head and not (self.head + b"\n").startswith(first):
            self.file.close()
            raise OtherTournament(str(self.path))
        if not first.endswith(b"\n"):
            self.file.seek(0)
            self.file.write(self.head + b"\n")
        end = self.file.tell()
        for line in self.file:
            if line.endswith(b"\n"):
                self.place[number_of(line)] = end
                end += len(line)
        self.file.truncate(end)
        self.file.seek(end)

    @property
    def done(self) -> set[int]:
        return set(self.place)

    def add(self, simulated: Simulated) -> None:
        self.place[simulated.number] = self.file.tell()
        self.file.write(json.dumps(asdict(simulated)).encode() + b"\n")
        self.file.flush()

    def lines(self) -> Iterator[bytes]:
        """The games in order."""
        for _, place in sorted(self.place.items()):
            self.file.seek(place)
            yield self.file.readline()

    def close(self, whole: bool) -> None:
        if whole:
            fresh = self.path.with_name(self.path.name + ".new")
            with fresh.open("wb") as file:
                file.write(self.head + b"\n")
                file.writelines(self.lines())
            fresh.replace(self.path)
        self.file.close()


class ParquetArchive:
    def __init__(self, path: Path, head: bytes) -> None:
        if find_spec("pyarrow") is None:
            raise NoParquet
        self.path = path
        self.head = head
        self.waiting = LinesArchive(path.with_name(path.name + ".part.jsonl"), head, self._earlier())

    def _earlier(self) -> Iterator[bytes]:
        """The games of a finished file, as lines."""
        if not self.path.exists():
            return
        try:
            file = import_module("pyarrow.parquet").ParquetFile(self.path)
        except (ValueError, OSError):
            raise OtherTournament(str(self.path)) from None
        if (file.schema_arrow.metadata or {}).get(KEY) != self.head:
            raise OtherTournament(str(self.path))
        for batch in file.iter_batches(AT_ONCE):
            yield from (json.dumps(row).encode() for row in batch.to_pylist())

    @property
    def done(self) -> set[int]:
        return self.waiting.done

    def add(self, simulated: Simulated) -> None:
        self.waiting.add(simulated)

    def close(self, whole: bool) -> None:
        if whole:
            self._write()
        self.waiting.close(whole=False)
        if whole:
            self.waiting.path.unlink()

    def _write(self) -> None:
        pyarrow = import_module("pyarrow")
        columns = schema(pyarrow, self.head)
        fresh = self.path.with_name(self.path.name + ".new")
        lines = self.waiting.lines()
        with import_module("pyarrow.parquet").ParquetWriter(fresh, columns) as writer:
            while rows := [json.loads(line) for line in islice(lines, AT_ONCE)]:
                writer.write_table(pyarrow.Table.from_pylist(rows, schema=columns))
        fresh.replace(self.path)


def schema(pyarrow: Any, head: bytes) -> Any:
    numbers = pyarrow.list_(pyarrow.int32())
    reals = pyarrow.list_(pyarrow.float64())
    visits = pyarrow.struct([("moves", numbers), ("counts", numbers), ("values", reals), ("value", pyarrow.float64())])
    draw = pyarrow.struct([("after", pyarrow.int32()), ("action", pyarrow.int32())])
    columns = [
        ("number", pyarrow.int64()),
        ("bots", pyarrow.list_(pyarrow.string())),
        ("places", numbers),
        ("scores", numbers),
        ("record", pyarrow.string()),
        ("seats", numbers),
        ("actions", numbers),
        ("observations", pyarrow.list_(pyarrow.list_(pyarrow.int16()))),
        ("visits", pyarrow.list_(visits)),
        ("legal", pyarrow.list_(numbers)),
        ("draws", pyarrow.list_(draw)),
        ("rewards", reals),
    ]
    return pyarrow.schema(columns, metadata={KEY: head})


def number_of(line: bytes) -> int:
    try:
        return int(json.loads(line)["number"])
    except (ValueError, TypeError, KeyError):
        raise OtherTournament(line[:80].decode(errors="replace")) from None
