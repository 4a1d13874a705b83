"""A power cut at any moment: only what was flushed is on the disk, and every acknowledged move is among it (P2).

A library preloaded into a real server keeps a journal of all writes and flushes of its database; the client notes each
answer in the same journal. From it the disk is rebuilt as a power cut would leave it: each file as it was when it was
last flushed, and, since a disk may also have been quicker than that, with any of the later writes. That files exist or
are gone is taken to be durable at once.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from tests.server.kit import place
from tests.server.real import real

HERE = Path(__file__).parent
DATABASE = "antilles.db"
SOON = "import antilles.server.store.sqlite as store; store.CHECKPOINT = 0.1"
"""Pages are brought home from the write-ahead log many times while we watch."""
MOST = 100
"""Moves after which a checkpoint should long have come."""


class Record(Struct, frozen=True):
    kind: str
    offset: int
    name: str
    data: bytes


class File:
    """What is on the disk for certain, and what was written since."""

    def __init__(self) -> None:
        self.flushed = bytearray()
        self.since: list[Record] = []

    def after(self, kept: list[Record]) -> bytes:
        content = bytearray(self.flushed)
        for one in kept:
            change(content, one)
        return bytes(content)


def change(content: bytearray, one: Record) -> None:
    if one.kind == "t":
        del content[one.offset :]
        content.extend(bytes(one.offset - len(content)))
        return
    content.extend(bytes(max(0, one.offset - len(content))))
    content[one.offset : one.offset + len(one.data)] = one.data


class Disk:
    def __init__(self) -> None:
        self.files: dict[str, File] = {}

    def take(self, one: Record) -> None:
        if one.kind == "u":
            self.files.pop(one.name, None)
            return
        file = self.files.setdefault(one.name, File())
        if one.kind == "s":
            file.flushed = bytearray(file.after(file.since))
            file.since = []
        else:
            file.since.append(one)

    def cut(self, folder: Path, luck: random.Random | None) -> None:
        """The power goes: nothing that was not flushed is there, or with luck some of it."""
        folder.mkdir()
        for name, file in self.files.items():
            kept = [one for one in file.since if luck is not None and luck.random() < 0.5]
            (folder / name).write_bytes(file.after(kept))


def records(journal: Path) -> Iterator[Record]:
    """All that is there; the last one may still be on its way into the file."""
    content = journal.read_bytes()
    at = 0
    while (end := content.find(b"\n", at)) >= 0:
        kind, offset, length, name = content[at:end].decode().split(" ")
        at = end + 1 + int(length)
        if at > len(content):
            return
        yield Record(kind, int(offset), name, content[end + 1 : at])


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("gcc") is None:
        pytest.skip("there is no gcc to compile the journal with; on Debian: apt install gcc")
    built = tmp_path_factory.mktemp("journal") / "journal.so"
    subprocess.run(["gcc", "-O1", "-shared", "-fPIC", "-o", built, HERE / "journal.c", "-ldl"], check=True)
    return built


def watched(folder: Path, library: Path, moves: int, before: str = SOON) -> tuple[str, Path]:
    """A table at which that many moves were made, and the journal, with a record ``a`` for each answer.

    Checkpoints come by the clock: where one is to be watched, a quick machine plays on until it has come.
    """
    journal = folder / "journal"
    with real(folder, before=before, LD_PRELOAD=str(library), ANTILLES_JOURNAL=str(journal)) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people, "santiago_de_cuba")
        out = os.open(journal, os.O_WRONLY | os.O_APPEND)
        done = 0
        while done < moves or (before == SOON and not brought_home(journal)):
            assert done < MOST, "no page was brought home while we watched"
            if done >= moves:
                time.sleep(0.05)
            for seat, one in enumerate(people):
                sight = one.sight(table, seat)
                if sight["asked"] is not None:
                    answer = one.move(table, seat, sight["asked"], sight["moves"][0])
                    assert answer.status_code == 200
                    os.write(out, f"a {answer.json()['version']} 0 {DATABASE}\n".encode())
                    done += 1
        os.close(out)
    return table, journal


def brought_home(journal: Path) -> bool:
    """Were pages of the database flushed after the first answer, and was that not the end of it?"""
    kinds = "".join(one.kind if one.name == DATABASE else "-" for one in records(journal))
    _, _, played = kinds.partition("a")
    return "s" in played.rpartition("a")[0]


def versions_on(folder: Path, table: str) -> set[int] | None:
    """The entries of a table on a disk after SQLite's own recovery; none if it cannot be read."""
    with sqlite3.connect(folder / DATABASE) as connection:
        try:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = connection.execute("SELECT version FROM log WHERE table_id = ?", (table,)).fetchall()
        except sqlite3.OperationalError:  # not even the tables were on the disk
            return set()
        except sqlite3.DatabaseError:
            return None
        finally:
            connection.rollback()
    connection.close()
    return {row[0] for row in rows}


def losses(folder: Path, table: str, journal: Path, every: int = 7) -> tuple[int, int, list[Path]]:
    """How many cuts were made, how many lost an acknowledged move or everything, and the disks after each answer."""
    rng = random.Random(4)
    disk = Disk()
    acked: set[int] = set()
    cuts = lost = 0
    after: list[Path] = []
    for number, one in enumerate(records(journal)):
        if one.kind == "a":
            acked.add(one.offset)
        else:
            disk.take(one)
        if (
            DATABASE not in disk.files
            or not disk.files[DATABASE].flushed
            or not (one.kind == "a" or number % every == 0)
        ):
            continue
        for luck in (None, rng):
            image = folder / f"cut{number}{'' if luck is None else 'lucky'}"
            disk.cut(image, luck)
            stored = versions_on(image, table)
            cuts += 1
            if stored is None or not acked <= stored:
                lost += 1
                continue
            assert stored == set(range(1, len(stored) + 1)), "a hole in the log"
            if one.kind == "a" and luck is None:
                after.append(image)
    return cuts, lost, after


def test_no_power_cut_loses_an_acknowledged_move(tmp_path: Path, library: Path) -> None:
    table, journal = watched(tmp_path, library, moves=20)
    cuts, lost, after = losses(tmp_path, table, journal)

    assert lost == 0
    assert cuts >= 60 and len(after) >= 20

    async def goes_on(image: Path, version: int) -> None:
        async with place(image, database=f"sqlite:///{image}/{DATABASE}") as here:
            live = await here.house.hall.open(table)
            assert live.desk.version >= version
            assert live.desk.status == "running" and live.desk.asked_seats()

    for index in (0, 9, 19):
        asyncio.run(goes_on(after[index], 4 + index))


@pytest.mark.parametrize("level", ["NORMAL", "OFF"])
def test_a_database_that_flushes_too_seldom_is_found_out(tmp_path: Path, library: Path, level: str) -> None:
    table, journal = watched(tmp_path, library, 8, f"{SOON}; store.SYNCHRONOUS = '{level}'; store.CHECKPOINT = 60.0")
    _, lost, _ = losses(tmp_path, table, journal)

    assert lost > 0
