"""Streams are opened in the process that owns their table, whichever process was called."""

from __future__ import annotations

import asyncio
import secrets
import socket
import sys
from pathlib import Path

import pytest

from antilles.server.cluster.handover import Handover, name_of
from tests.server.elsewhere import postgres_url
from tests.server.test_many import at
from tests.server.test_operations import eventually, several, workers_of
from tests.server.test_stream import heard, listen

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="connections are handed over on Linux only")
STREAMS = 12


def connections_of(pid: int, port: int) -> int:
    """The established connections at our port that a process holds."""
    ours = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if int(fields[1].rpartition(":")[2], 16) == port and fields[3] == "01":
            ours.add(f"socket:[{fields[9]}]")
    held = [str(one.readlink()) for one in Path(f"/proc/{pid}/fd").iterdir() if one.is_symlink()]
    return sum(1 for one in held if one in ours)


def test_all_streams_of_a_table_are_in_the_process_that_owns_it(tmp_path: Path) -> None:
    with several(tmp_path, postgres_url()) as server:
        assert eventually(lambda: "Antilles is at" in server.log.read_text())
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        streams = [listen(server, table, people[number % 2], seat=number % 2) for number in range(STREAMS)]
        known = [heard(stream)["version"] for stream in streams]
        assert len(set(known)) == 1
        for one in people:
            one.client.close()
        workers = workers_of(server)
        assert eventually(
            lambda: sorted(connections_of(pid, server.port) for pid in workers) == [0, STREAMS]
        )  # so one of them does all of the work for this table
        made = 0
        while made < 6:
            for seat, one in enumerate(people):
                fresh = at(server, one)
                sight = fresh.sight(table, seat)
                if sight["asked"] is not None:
                    made += fresh.move(table, seat, sight["asked"], sight["moves"][0]).status_code == 200
        for stream in streams:
            assert [heard(stream)["version"] for _ in range(6)] == list(range(known[0] + 1, known[0] + 7))
        assert server.stop() == 0


def test_connections_are_taken_from_those_who_know_the_secret() -> None:
    async def run() -> None:
        mine, other = secrets.token_hex(8), secrets.token_hex(8)
        taken: list[tuple[socket.socket, bytes]] = []
        taker, giver, liar = Handover(mine, "secret"), Handover(other, "secret"), Handover(other, "guess")
        taker.start(lambda connection, sent: taken.append((connection, sent)))
        ours, theirs = socket.socketpair()
        try:
            liar.give(mine, theirs.fileno(), b"no")
            assert giver.give(mine, theirs.fileno(), b"GET / HTTP/1.1")
            while not taken:
                await asyncio.sleep(0.01)
            theirs.close()
            ((connection, sent),) = taken
            assert sent == b"GET / HTTP/1.1"
            connection.send(b"hello")
            assert ours.recv(10) == b"hello"
            connection.close()
            assert not giver.give(secrets.token_hex(8), ours.fileno(), b""), "nobody is there"
            assert not giver.give(other, ours.fileno(), b""), "not to oneself"
        finally:
            ours.close()
            for one in (taker, giver, liar):
                one.close()
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as late, pytest.raises(ConnectionRefusedError):
            late.connect(name_of(mine))

    asyncio.run(run())
