"""Processes of ``antilles`` that need no imports: one process of this run has everything loaded, and forks them.

A server costs a second of the processor, three quarters of it for imports. Whoever is about the start itself, or needs
another interpreter, library or path, starts a program of its own: ``is_usual`` says when.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

ROOT = Path(__file__).resolve().parents[1]
LOADED = ("antilles.cli.serve", "antilles.server.serve", "antilles.server.http.cookies")
OWN = "ANTILLES_"
IMPORTED = ("ANTILLES_PURE",)
"""What is looked at when modules are loaded."""


def is_usual(environment: Mapping[str, str]) -> bool:
    """Does this differ from our own environment only in what is read after all imports?"""
    names = {*environment, *os.environ} - {"PYTHONDONTWRITEBYTECODE"}
    changed = {name for name in names if environment.get(name) != os.environ.get(name)}
    return all(name.startswith(OWN) and name not in IMPORTED for name in changed)


# --- the process that forks -------------------------------------------------------------------------


def stand_by() -> None:
    """Fork what is ordered on the standard input, a line each; tell its number, and later how it ended."""
    for module in LOADED:
        import_module(module)
    app: Any = import_module("antilles.server.app")
    app.make_litestar = cache(app.make_litestar)
    app.make_litestar()
    files: Any = import_module("antilles.server.http.static_files")
    files.read_pages = cache(files.read_pages)
    files.read_pages(Path(app.__file__).parents[1] / "web")
    import_module("antilles.server.people").nobodys_hash()
    import_module("antilles.server.store.migrate").scripts().get_current_head()
    orders, told = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    gc.collect()
    gc.freeze()
    woken, wakes = os.pipe()
    for end in (woken, wakes):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(wakes)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lines = os.fdopen(orders, "rb", buffering=0)
    while True:
        due, _, _ = select.select([orders, woken], [], [])
        if woken in due:
            os.read(woken, 4096)
            tell_ends(told)
        if orders in due:
            order = lines.readline()
            if not order:
                return
            process = os.fork()
            if not process:
                become(json.loads(order), orders, told, woken, wakes)
            os.write(told, f"{process} begun\n".encode())


def tell_ends(told: int) -> None:
    while True:
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not process:
            return
        os.write(told, f"{process} {os.waitstatus_to_exitcode(status)}\n".encode())


def become(order: dict[str, Any], *ours: int) -> NoReturn:
    """This is the new process: it runs ``antilles`` and ends as that does."""
    code = 1
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for number in ours:
            os.close(number)
        log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.close(log)
        os.environ.clear()
        os.environ.update(order["environment"])
        from antilles.cli import main

        code = main(order["words"])
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


# --- the tests' side --------------------------------------------------------------------------------


class Forked:
    """As much of ``subprocess.Popen`` as the tests use."""

    def __init__(self, ready: Ready, pid: int) -> None:
        self.ready = ready
        self.pid = pid

    @property
    def returncode(self) -> int | None:
        return self.ready.ended.get(self.pid)

    def poll(self) -> int | None:
        self.ready.hear(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("antilles", timeout or 0.0)
            self.ready.hear(0.05)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Ready:
    """The process that forks, as its tests see it."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", "from tests.ready import stand_by; stand_by()"]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.orders: BinaryIO = self.process.stdin  # type: ignore[assignment]
        self.told = self.process.stdout.fileno()
        self.rest = b""
        self.begun: list[int] = []
        self.ended: dict[int, int] = {}
        self.lock = threading.Lock()
        atexit.register(self.close)

    def fork(self, words: list[str], environment: Mapping[str, str], log: Path) -> Forked:
        order = {"words": words, "environment": dict(environment), "log": str(log.resolve())}
        with self.lock:
            self.orders.write(json.dumps(order).encode() + b"\n")
            while not self.begun:
                self.read(None)
            return Forked(self, self.begun.pop())

    def hear(self, seconds: float) -> None:
        with self.lock:
            self.read(seconds)

    def read(self, seconds: float | None) -> None:
        """What the process has told, as far as it comes within this time."""
        if not select.select([self.told], [], [], seconds)[0]:
            return
        piece = os.read(self.told, 65536)
        assert piece, "the process that forks has ended"
        *lines, self.rest = (self.rest + piece).split(b"\n")
        for line in lines:
            process, what = line.split()
            if what == b"begun":
                self.begun.append(int(process))
            else:
                self.ended[int(process)] = int(what)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


ready: Ready | None = None


def fork(words: list[str], environment: Mapping[str, str], log: Path) -> Forked:
    """``antilles`` with these words; what it says goes to the end of a file."""
    global ready
    if ready is None or ready.process.poll() is not None:
        ready = Ready()
    return ready.fork(words, environment, log)
