"""Backups of a running server come back whole, on either database; ``antilles doctor`` tells what is missing."""

from __future__ import annotations

import gzip
import io
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Struct

from antilles.cli import main
from tests.server.elsewhere import postgres_url
from tests.server.real import Real, real


class Done(Struct, frozen=True):
    code: int
    out: str
    err: str

    def __str__(self) -> str:
        return self.out + self.err


Command = Callable[..., Done]


@pytest.fixture
def antilles(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """A command in this process, which is not the server's; to start one for each takes longer than all of them do."""

    def run(*words: str, **environment: str) -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO())
        with monkeypatch.context() as patch:
            for name, value in environment.items():
                patch.setenv(name, value)
            code = main(["--lang", "en", *words])
        told = capsys.readouterr()
        return Done(code, told.out, told.err)

    return run


def rows(database: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(database)) as connection:
        names = ("log", "tables", "seats", "invites", "people", "sessions")
        return {name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


def play(server: Real, moves: int) -> str:
    people = [server.person("Ana"), server.person("Bruno")]
    table = server.table(people)
    while moves:
        for seat, one in enumerate(people):
            sight = one.sight(table, seat)
            if sight["asked"] is not None:
                assert one.move(table, seat, sight["asked"], sight["moves"][0]).status_code == 200
                moves -= 1
    return table


def test_a_backup_of_a_running_server_comes_back_whole(tmp_path: Path, antilles: Command) -> None:
    live, fresh, copy = tmp_path / "live", tmp_path / "fresh", tmp_path / "copy.gz"
    live.mkdir()
    fresh.mkdir()
    with real(live) as server:
        play(server, 12)
        done = antilles("backup", str(copy), ANTILLES_DATA=str(live))
        assert done.code == 0, done
        again = antilles("backup", str(copy), ANTILLES_DATA=str(live))
        assert again.code != 0, "a backup is not overwritten"
        before = rows(live / "antilles.db")
        play(server, 6)
        assert server.stop() == 0
    back = antilles("restore", str(copy), ANTILLES_DATA=str(fresh))
    assert back.code == 0, back
    assert rows(fresh / "antilles.db") == before
    assert len(before["log"]) >= 15
    checked = antilles("verify", "--database", f"sqlite:///{fresh}/antilles.db")
    assert checked.code == 0, checked
    twice = antilles("restore", str(copy), ANTILLES_DATA=str(fresh))
    assert twice.code != 0
    assert "Traceback" not in twice.err
    assert rows(fresh / "antilles.db") == before

    elsewhere = postgres_url(bare=True)
    moved = antilles("restore", str(copy), "--database", elsewhere)
    assert moved.code == 0, moved
    home = tmp_path / "home.gz"
    assert antilles("backup", str(home), "--database", elsewhere).code == 0
    third = tmp_path / "third"
    third.mkdir()
    assert antilles("restore", str(home), ANTILLES_DATA=str(third)).code == 0
    assert rows(third / "antilles.db") == before


@pytest.mark.parametrize("spoil", ["cut", "nonsense", "gone"])
def test_half_a_backup_is_refused_and_changes_nothing(tmp_path: Path, antilles: Command, spoil: str) -> None:
    copy = tmp_path / "copy.gz"
    if spoil == "cut":
        with gzip.open(copy, "wt") as out:
            out.write('{"antilles": 1, "revision": null}\n["people", {"id": "p1", "name": "Ana", "created": 1}]\n')
    elif spoil == "nonsense":
        copy.write_text("not a backup")
    back = antilles("restore", str(copy), ANTILLES_DATA=str(tmp_path))
    assert back.code != 0
    assert "Traceback" not in back.err
    if (tmp_path / "antilles.db").exists():
        assert rows(tmp_path / "antilles.db")["people"] == []


def test_the_doctor_finds_what_is_wrong(tmp_path: Path, antilles: Command) -> None:
    with real(tmp_path) as server:
        well = antilles("doctor", ANTILLES_DATA=str(tmp_path))
        assert well.code == 0, well
        assert "✗" not in well.out
        assert server.stop() == 0
    for flags in (
        ("--redis", "redis://127.0.0.1:1/0"),
        ("--database", "postgresql://127.0.0.1:1/none"),
        ("--secret-file", str(tmp_path / "no-such-file")),
    ):
        ill = antilles("doctor", *flags, ANTILLES_DATA=str(tmp_path))
        assert ill.code != 0, flags
        assert "✗" in ill.out, flags
        assert "Traceback" not in ill.err
