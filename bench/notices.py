"""Exactly one notice a turn: 100,000 simulated turns, and how long it takes from a move to handing the notice over.

python bench/notices.py --turns 100000       # in virtual time: failing receivers, dying processes
python bench/notices.py --turns 100000 --database postgresql://127.0.0.1/x  # the same in an empty database
python bench/notices.py --seconds 60         # in real time; a fifth of the receivers never answer
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from antilles.server.notices.sender import Sender
from antilles.server.settings import Settings
from antilles.server.store import open_store, sqlite
from antilles.server.store.appending import Appending, Result
from antilles.server.store.base import Person, Session
from antilles.server.store.outbox import Channel, Waiting, call, withdraw
from antilles.server.tables.clock import now
from antilles.server.tables.entry import Entry, Head, Said, Summary
from tests.server.notice_world import World, simulated

PEOPLE, TABLES, RATE = 100, 400, 20
STEPS = 20
"""So many times a long run says how far it is."""


class Ended(KeyboardInterrupt):
    """Somebody asked this process to end; an event loop lets this through."""


def listen_for_signals() -> None:
    """Whatever ends this run, it says so: a process that is told to end would otherwise say nothing."""

    def end(signum: int, _: object) -> None:
        raise Ended(signal.Signals(signum).name)

    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, end)


def memory() -> int:
    """The most megabytes this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def told_by(world: World) -> str:
    messages = sum(len(taken) for taken in world.taken.values())
    told = sum(len(about) for taken in world.taken.values() for about in taken.values())
    return (
        f"{world.begun:,} turns begun, {messages:,} messages that told {told:,} times of one, to two receivers a "
        f"person (the others were made before they were due); {world.failures:,} failures, {world.deaths:,} deaths of "
        "processes"
    )


def simulate(turns: int, seed: int, database: str) -> bool:
    """Whether every promise held; a sentence says so, or what ended it and how far it was."""
    sqlite.SYNCHRONOUS = "OFF"  # no process really dies here
    begun, every = time.monotonic(), max(100, turns // STEPS // 100 * 100)
    reached: list[tuple[int, World]] = []

    def so_far(moves: int, world: World) -> None:
        reached[:] = [(moves, world)]
        if moves % every == 0:
            passed = time.monotonic() - begun
            print(f"{moves:,} moves after {passed:.0f} s: {told_by(world)}; {memory()} MB", flush=True)

    verdict = "nobody was told twice, nobody not at all, nobody of a turn that was over"
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = database or f"sqlite:///{folder}/a.db"
            world = asyncio.run(simulated(url, turns, seed, so_far=so_far))
            reached[:] = [(turns, world)]
    except AssertionError as error:
        verdict = f"A PROMISE WAS BROKEN: {error}"
    except KeyboardInterrupt as error:
        verdict = f"ENDED FROM OUTSIDE ({error}) before the end; until then nothing was found"
    except BaseException as error:
        verdict = f"BROKEN OFF by {type(error).__name__}: {error}"
        traceback.print_exc()
    moves, told = (reached[0][0], told_by(reached[0][1])) if reached else (0, "nothing settled yet")
    passed = time.monotonic() - begun
    print(f"{moves:,} of {turns:,} moves, {told}: {verdict} ({passed:.0f} s, {memory()} MB)", flush=True)
    return verdict.startswith("nobody")


async def measured(folder: str, seconds: float) -> list[float]:
    """Milliseconds from each move to its notice, at receivers that answer."""
    store = await open_store(f"sqlite:///{folder}/a.db")
    turn: dict[str, tuple[str, int]] = {}
    moved: dict[str, int] = {}
    took: list[float] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        if "/dead" in head:
            with suppress(asyncio.CancelledError):  # this ends first
                await reader.read()  # until the other side has lost its patience
        else:
            length = next(int(line.split(":")[1]) for line in head.split("\r\n") if line.startswith("Content-Length"))
            body = (await reader.readexactly(length)).decode()
            took.extend(now() - moved[line.split("/#/t/")[1]] for line in body.split("\n") if "/#/t/" in line)
            writer.write(b"HTTP/1.1 200 x\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
        writer.close()

    async def true(waiting: Waiting, person: str) -> bool:
        return turn.get(waiting.table) == (person, waiting.version)

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    sender = Sender(store, Settings(private_webhooks=True), b"s" * 32, now, true)
    for number in range(PEOPLE):
        where = f"http://127.0.0.1:{port}/{'dead' if number % 5 == 0 else 'alive'}"
        values = (f"c{number}", f"p{number}", "ntfy", f"{where}{number}", "en", "", 0, 0, "on", 0, "")
        await store.add_person(
            Person(f"p{number}", "a", None, None), Session(f"s{number}", f"p{number}", "", 0, 0), f"h{number}"
        )
        await sender.outbox.add(Channel(*values), now())
    for number in range(TABLES):
        head = Head(table=f"t{number}", game="santo_domingo", seats=2, options={}, owner="p0")
        await store.create_table(head, [], [], Summary(head, "running", ["a", "b"], ["", ""], now()))
    await sender.start()
    luck, lengths = random.Random(1), dict.fromkeys((f"t{number}" for number in range(TABLES)), 0)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table, person = luck.choice(list(lengths)), f"p{luck.randrange(PEOPLE)}"
        lengths[table] += 1
        moved[table] = now()
        new = Entry(lengths[table], moved[table], Said("", "", "a move"))
        also = [withdraw(table, turn[table][0])] if table in turn else []
        turn[table] = (person, new.version)
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        store.append(Appending(table, new, [*also, call(table, person, 0, new.version, new.at, None)], done.set_result))
        await done
        await asyncio.sleep(1 / RATE)
    await asyncio.sleep(5)
    await sender.close()
    server.close()
    await store.close()
    return sorted(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--database", default="", help="instead of an SQLite file of its own")
    given = parser.parse_args()
    listen_for_signals()
    held = simulate(given.turns, given.seed, given.database) if given.turns else True
    if given.seconds:
        with tempfile.TemporaryDirectory() as folder:
            took = asyncio.run(measured(folder, given.seconds))
        median, late = took[len(took) // 2] / 1000, took[len(took) * 99 // 100] / 1000
        longest = took[-1] / 1000
        print(f"{len(took):,} notices handed over: median {median:.1f} s, p99 {late:.1f} s, at most {longest:.1f} s")
    raise SystemExit(0 if held else 1)


if __name__ == "__main__":
    main()
