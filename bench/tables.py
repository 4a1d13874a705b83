"""Measure tables at rest: what one costs in memory, and how long it takes to open one among thousands.

    .venv/bin/python bench/tables.py [--tables 10000] [--opened 500]

A database is filled with games of 200 moves; then a fresh process starts, opens some of them, and is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from antilles.games import find
from antilles.kernel.step import legal_moves
from antilles.server.serve import COLLECT
from antilles.server.services import House
from antilles.server.settings import Settings
from antilles.server.store import open_store
from antilles.server.tables import commands
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from antilles.server.tables.entry import Entry, Head, Summary
from antilles.server.tables.registry import Hall
from antilles.server.tables.sealing import live_draw

GAMES = ("santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba")
MOVES = 200


def log_of(game: str, rng: random.Random) -> list[Entry]:
    """A log with 200 moves, or with all of a game that is shorter."""
    found = find(game)
    desk = Desk(found, Head(table="t", game=game, seats=2, options=found.settle(2), owner="p0"), live_draw())
    log: list[Entry] = []

    def do(command: commands.Command) -> None:
        (effect,) = desk.ask(None, command)
        assert isinstance(effect, Append)
        log.append(effect.entry)
        desk.committed()

    for seat in (0, 1):
        do(commands.Sit(person="p0", seat=seat, sitter=f"p{seat}", name=f"P{seat}"))
    do(commands.Start(person="p0"))
    while desk.asked_seats() and len(log) < MOVES + 3:
        seat = rng.choice(desk.asked_seats())
        assert desk.state is not None
        move = found.text(rng.choice(legal_moves(desk.state, seat)))
        do(commands.Move(person=f"p{seat}", seat=seat, asked=desk.opened[seat], moves=(move,)))
    return log


async def fill(database: str, count: int) -> None:
    rng = random.Random(1)
    store = await open_store(database)
    kinds = {game: log_of(game, rng) for game in GAMES}
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        head = Head(table=f"t{number}", game=game, seats=2, options=find(game).settle(2), owner="p0")
        await store.create_table(head, kinds[game], [], Summary(head, "running", ["P0", "P1"], ["", ""], number))
    await store.close()


def memory() -> float:
    status = Path("/proc/self/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


async def look(folder: Path, opened: int) -> None:
    (folder / "secret").write_text("s" * 40)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    begun = time.perf_counter()
    settings = Settings(database=f"sqlite:///{folder}/t.db", secret_file=str(folder / "secret"))
    house = await House.open(settings)
    started = time.perf_counter() - begun
    print(f"started beside all tables in {1000 * started:.0f} ms, {memory():.0f} MB")
    for number in range(len(GAMES)):
        await house.hall.open(f"t{number}")  # the rules themselves are loaded once
    for game in range(len(GAMES)):
        times = await opening(house.hall, range(len(GAMES) + game, opened, len(GAMES)))
        print(
            f"{GAMES[game]}: opened in {1000 * statistics.median(times):.1f} ms, the slowest {1000 * max(times):.1f} ms"
        )
    gc.collect()
    before, held = memory(), len(house.hall.lives)
    await opening(house.hall, range(opened, 3 * opened))
    gc.collect()
    print(f"{1024 * (memory() - before) / (len(house.hall.lives) - held):.1f} KB a table, {len(house.hall.lives)} open")
    await house.close()


async def opening(hall: Hall, tables: range) -> list[float]:
    times: list[float] = []
    for number in tables:
        begun = time.perf_counter()
        await hall.open(f"t{number}")
        times.append(time.perf_counter() - begun)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--opened", type=int, default=500)
    parser.add_argument("--folder", help="of a database that is filled already")
    asked = parser.parse_args()
    if asked.folder:
        asyncio.run(look(Path(asked.folder), asked.opened))
        return
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(fill(f"sqlite:///{name}/t.db", asked.tables))
        command = [sys.executable, __file__, "--folder", name, "--opened", str(asked.opened)]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
