"""Measure the server: durable moves a second, answers and pushes, with hundreds of tables and thousands of streams.

    .venv/bin/python bench/server.py [--stores sqlite postgresql] [--boardgame-io] [--json FILE]

The server is one process, the crowd (`crowd.py`) another, on one machine. Each store is measured at several rates of
moves and once as fast as it goes. `--boardgame-io` runs boardgame.io's server with as many matches and sockets beside
it. Steal and the CPU time of anything else on the machine are printed with the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HERE = Path(__file__).resolve().parent
POSTGRES = os.environ.get("ANTILLES_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")
TICKS = os.sysconf("SC_CLK_TCK")
HEAD = (
    "server", "offered", "moves/s", "ack p50", "p99", "push p50", "p99", "CPU ms", "MB", "files", "crowd", "else",
    "steal",
)  # fmt: skip


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def family(pid: int) -> list[int]:
    """A process and everything it has started: a server's workers and its bots."""
    found = [pid]
    for parent in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{parent}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def cpu_of(pid: int) -> float:
    """Seconds of CPU time of a process and all that it has started."""
    spent = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            spent += int(fields[11]) + int(fields[12])
    return spent / TICKS


def memory_of(pid: int) -> float:
    """Megabytes in memory, of a process and all that it has started; pages that they share count once for each."""
    kilobytes = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            status = Path(f"/proc/{one}/status").read_text().splitlines()
            kilobytes += int(next(line for line in status if line.startswith("VmRSS")).split()[1])
    return kilobytes / 1024


def descriptors_of(pid: int) -> int:
    """Open files and sockets of a process."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def machine() -> tuple[float, float]:
    """Seconds that all cores worked, and seconds that were stolen from them."""
    fields = [int(field) / TICKS for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    return sum(fields[:3]) + fields[5] + fields[6], fields[7]


@contextlib.contextmanager
def antilles(
    folder: Path, *flags: str, rate: str = "0", python: str = sys.executable
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    port = free_port()
    environment = os.environ | {"ANTILLES_DATA": str(folder), "ANTILLES_RATE": rate, "ANTILLES_PORT": str(port)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [python, "-m", "antilles.cli", "serve", *flags]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        wait_for(process, port, folder / "log")
        yield process, port
        if process.poll() is not None:
            raise SystemExit(
                f"the server ended by itself ({process.returncode}): {(folder / 'log').read_text()[-2000:]}"
            )
    finally:
        process.terminate()
        process.wait()


def install(folder: Path) -> Path:
    """boardgame.io, as it is locked, outside of this repository."""
    for name in ("package.json", "package-lock.json", "server.js"):
        shutil.copy(HERE / "boardgame_io" / name, folder)
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder


@contextlib.contextmanager
def boardgame_io(folder: Path, store: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    port = free_port()
    matches = folder / "matches"
    shutil.rmtree(matches, ignore_errors=True)
    command = ["node", "server.js", str(port), *([str(matches)] if store == "FlatFile" else [])]
    with (folder / "log").open("wb") as log:
        environment = os.environ | {"NODE_ENV": "production"}
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
    try:
        wait_for(process, port, folder / "log")
        yield process, port
    finally:
        process.terminate()
        process.wait()


def wait_for(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise SystemExit(f"the server does not start: {log.read_text()}")


Run = dict[str, Any]


def measure(name: str, process: subprocess.Popen[bytes], crowd: list[str], orders: dict[str, Any]) -> list[Run]:
    """One crowd at one server, a run for each rate."""
    client = subprocess.Popen(crowd, cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert client.stdin is not None and client.stdout is not None

    def line() -> str:
        assert client.stdout is not None
        text = client.stdout.readline().decode()
        if not text:
            raise SystemExit(f"the crowd at {name} went away")
        return text

    client.stdin.write(json.dumps(orders).encode() + b"\n")
    client.stdin.flush()
    assert line().strip() == "ready"
    runs: list[dict[str, Any]] = []
    for _ in orders["rates"]:
        client.stdin.write(b"go\n")
        client.stdin.flush()
        time.sleep(orders["warm"])
        cpu, mine, (work, stolen), begun = cpu_of(process.pid), cpu_of(client.pid), machine(), time.monotonic()
        time.sleep(orders["seconds"])
        lasted = time.monotonic() - begun
        cpu, mine = cpu_of(process.pid) - cpu, cpu_of(client.pid) - mine
        work, stolen = machine()[0] - work, machine()[1] - stolen
        memory, descriptors = memory_of(process.pid), descriptors_of(process.pid)
        run = {"server": name, **json.loads(line())}
        run |= {
            "cpu_ms": 1000 * cpu / max(1.0, run["rate"] * lasted), "memory": memory,
            "descriptors": descriptors,
            "server_cpu": cpu / lasted, "else_cpu": max(0.0, work - cpu - mine) / lasted, "steal": stolen / lasted,
        }  # fmt: skip
        runs.append(run)
        print_row(run)
    client.stdin.close()
    client.wait()
    return runs


def print_row(run: dict[str, Any]) -> None:
    ack, push = run["ack"], run["push"]
    cells = (
        run["server"], f"{run['offered']:.0f}" if run["offered"] else "all", f"{run['rate']:.0f}",
        ack.get("p50", ""), ack.get("p99", ""), push.get("p50", ""), push.get("p99", ""), f"{run['cpu_ms']:.2f}",
        f"{run['memory']:.0f}", run["descriptors"], f"{run['client_cpu']:.2f}", f"{run['else_cpu']:.2f}",
        f"{run['steal']:.2f}",
    )  # fmt: skip
    refused = f" {run['games_finished']} games ended" if run["games_finished"] else ""
    refused += f" refused {run['refused']}" if run["refused"] else ""
    print("| " + " | ".join(str(cell) for cell in cells) + " |" + refused, flush=True)


@contextlib.contextmanager
def database(store: str, folder: Path) -> Iterator[tuple[str, ...]]:
    """The flags for a store; a database of its own on PostgreSQL."""
    if store == "sqlite":
        yield ()
        return
    import asyncpg

    name = f"antilles_bench_{secrets.token_hex(4)}"

    async def run(statement: str) -> None:
        connection = await asyncpg.connect(POSTGRES)
        await connection.execute(statement)
        await connection.close()

    (folder / "key").write_text(secrets.token_hex(32))
    asyncio.run(run(f"CREATE DATABASE {name}"))
    try:
        url = POSTGRES.rpartition("/")[0] + f"/{name}"
        yield ("--database", url, "--secret-file", str(folder / "key"))
    finally:
        asyncio.run(run(f"DROP DATABASE {name} WITH (FORCE)"))


def ours(store: str, folder: str | None, orders: dict[str, Any], python: str | None = None) -> list[Run]:
    with (
        tempfile.TemporaryDirectory(dir=folder) as name,
        database(store, Path(name)) as flags,
        antilles(Path(name), *flags, python=python or sys.executable) as (process, port),
    ):
        crowd = [sys.executable, "-m", "bench.crowd"]
        title = f"antilles, {store}" if python is None else f"the other one, {store}"
        return measure(title, process, crowd, {**orders, "port": port})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--streams", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rates", type=float, nargs="+", default=[500.0, 1000.0, 0.0])
    parser.add_argument("--games", nargs="+", default=["santiago_de_cuba"])
    parser.add_argument("--stores", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--boardgame-io", action="store_true")
    parser.add_argument(
        "--beside", help="the Python of another commit's environment, whose server is measured in turns"
    )
    parser.add_argument("--installed", type=Path, help="a folder in which boardgame.io is installed already")
    parser.add_argument("--rounds", type=int, default=1, help="everything so often, in turns")
    parser.add_argument("--folder", help="where the database lies; by default the system's folder for temporary files")
    parser.add_argument("--json", help="write all figures to this file")
    asked = parser.parse_args()
    print("| " + " | ".join(HEAD) + " |\n|" + "---|" + "--:|" * (len(HEAD) - 1))
    orders = {
        "games": asked.games, "tables": asked.tables, "streams": asked.streams, "rates": asked.rates,
        "seconds": asked.seconds, "warm": 3.0,
    }  # fmt: skip
    runs: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as name:
        modules = asked.installed or (install(Path(name)) if asked.boardgame_io else None)
        for _ in range(asked.rounds):
            for store in asked.stores:
                runs += ours(store, asked.folder, orders)
                if asked.beside:
                    runs += ours(store, asked.folder, orders, asked.beside)
            for store in ("memory", "FlatFile") if asked.boardgame_io else ():
                assert modules is not None
                with boardgame_io(modules, store) as (process, port):
                    crowd = [sys.executable, "-m", "bench.boardgame_io.crowd"]
                    runs += measure(f"boardgame.io, {store}", process, crowd, {**orders, "port": port})
    if asked.json:
        Path(asked.json).write_text(json.dumps(runs, indent=1))


if __name__ == "__main__":
    main()
