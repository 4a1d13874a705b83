"""What is over leaves the memory at once, without the search for circles, which is made seldom."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

import pytest

from antilles.games import find
from antilles.games.cuba.view import read
from antilles.kernel.chance import outcome
from antilles.kernel.state import CHANCE
from antilles.kernel.step import odds
from antilles.server.tables import registry
from tests.server.kit import Place, played
from tests.server.real import real
from tests.server.test_operations import eventually
from tests.server.test_stream import heard, listen

TABLES, STREAMS, IDLE = 14, 4, 8


def test_streams_and_tables_leave_the_memory(tmp_path: Path) -> None:
    counted = tmp_path / "counted"
    before = (
        "import collections, gc, pathlib, signal\n"
        "from antilles.server.tables import registry\n"
        f"registry.MOST_IDLE = {IDLE}\n"
        "gc.collect(); gc.disable(); gc.enable = lambda: None\n"
        "def look(*_):\n"
        "    found = collections.Counter(type(one).__name__ for one in gc.get_objects())\n"
        f"    pathlib.Path({str(counted)!r}).write_text(' '.join(str(found[n]) for n in ('Line', 'Door', 'Desk')))\n"
        "signal.signal(signal.SIGUSR1, look)\n"
        "gc.collect = lambda *_: 0\n"
        "gc.set_threshold = lambda *_: None\n"
    )
    with real(tmp_path, before=before, ANTILLES_RATE="0") as server:
        ana, bruno = server.person("Ana"), server.person("Bruno")
        for _ in range(TABLES):
            table = server.table([ana, bruno])
            streams = [listen(server, table, ana, seat=0) for _ in range(STREAMS)]
            for stream in streams:
                heard(stream)
                stream.close()
        assert server.process is not None

        def few() -> bool:
            counted.unlink(missing_ok=True)
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGUSR1)
            if not eventually(lambda: counted.exists() and bool(counted.read_text())):
                return False
            lines, doors, desks = map(int, counted.read_text().split())
            return lines == 0 and doors <= 2 and desks <= IDLE  # two kept connections of our own

        assert eventually(few), counted.read_text()


def test_finished_games_that_nobody_watches_leave_before_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_OVER", 2)
    monkeypatch.setattr(registry, "OFTEN", 1)

    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        lives = here.house.hall.lives
        running = [await here.table([ana, bruno]) for _ in range(4)]
        ended = [await here.table([ana, bruno]) for _ in range(5)]
        for table in ended:
            desk = lives[table].desk
            while desk.status != "over":
                for seat, one in enumerate((ana, bruno)):
                    sight = await one.sight(table, seat)
                    if sight["asked"] is not None:
                        await one.move(table, seat, sight["asked"], sight["moves"][0])
        await here.table([ana, bruno])
        assert [table for table in ended if table in lives] == ended[-2:], "the last ones stay, for whoever looks back"
        assert all(table in lives for table in running)
        assert (await ana.sight(ended[0], 0))["status"] == "over", "the log has it"

    played(tmp_path, story)


def test_a_view_that_is_read_back_leaves_nothing_behind() -> None:
    """Questions in words read it back: rows that interpreted code put into a compiled state stayed."""
    game = find("cuba")
    state = game.start(2, game.settle(2, {}))
    while state.actor() == CHANCE:
        state.advance(CHANCE, outcome(*odds(state), 0))
    view = game.view(state, state.actor())

    def blocks() -> int:
        for _ in range(300):
            read(view)
        gc.collect()
        return sys.getallocatedblocks()

    before = blocks()
    assert blocks() - before < 300
