"""A real server: ``antilles serve`` as a process, and blocking clients for it."""

from __future__ import annotations

import itertools
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from antilles.server.people import COOKIE
from tests.ready import Forked, fork, is_usual
from tests.server.kit import cookie_of

numbers = itertools.count(1)
PYTHON = os.environ.get("ANTILLES_TEST_SERVER", sys.executable)
"""The interpreter that runs the server: another one brings another build, to see that an attack works there."""
PATIENCE = float(os.environ.get("ANTILLES_TEST_PATIENCE", "300"))
"""Seconds until a server that does not start or stop has failed; a busy machine is slow."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command of the build under test, in English."""
    return subprocess.run(
        [PYTHON, "-c", "from antilles.cli import main\nraise SystemExit(main())", "--lang", "en", *words],
        capture_output=True, text=True, check=False, env=os.environ | environment, timeout=PATIENCE,
    )  # fmt: skip


class Real:
    """One server process on a port of its own; it can be killed and started again."""

    def __init__(
        self, folder: Path, *flags: str, wrap: tuple[str, ...] = (), before: str = "", **environment: str
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.wrap = wrap
        self.before = before
        self.flags = flags
        self.environment = os.environ | {
            "ANTILLES_DATA": str(folder), "ANTILLES_RATE": "0", "ANTILLES_LANG": "en", "ANTILLES_PORT": str(self.port),
            **environment,
        }  # fmt: skip
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a server that must compile its libraries starts slowly
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.open = ExitStack()
        """Clients and streams to close before the process ends."""

    def start(self) -> Real:
        own = bool(self.wrap or self.before) or sys.executable != PYTHON
        if not own and is_usual(self.environment):
            self.process = fork(["serve", *self.flags], self.environment, self.log)
        else:
            code = f"{self.before}\nfrom antilles.cli import main\nraise SystemExit(main())"
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [*self.wrap, PYTHON, "-c", code, "serve", *self.flags],
                    env=self.environment, stdout=log, stderr=log,
                )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.address}/healthz", timeout=PATIENCE).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)

    def leave(self) -> None:
        """Everybody hangs up, then the process is killed."""
        try:
            self.open.close()
        finally:
            self.kill()

    def person(self, name: str, at: str = "127.0.0.1") -> Guest:
        """Somebody new; ``at`` is where they call from, if that is to be counted apart."""
        guest = Guest(self.address, name, at)
        self.open.callback(guest.client.close)
        return guest

    def table(self, people: list[Guest], game: str = "santo_domingo", **more: Any) -> str:
        seats = [{"kind": "me"}, *[{"kind": "open"} for _ in people[1:]]]
        made = people[0].post("/api/tables", {"game": game, "seats": seats, **more}).json()
        for one, invite in zip(people[1:], made["invites"], strict=True):
            assert one.post("/api/invites", {"token": invite["token"]}).status_code == 201
        return str(made["table"])


@contextmanager
def real(folder: Path, *flags: str, wrap: tuple[str, ...] = (), before: str = "", **environment: str) -> Iterator[Real]:
    """``before`` is run in the process first: that is how a test breaks it."""
    server = Real(folder, *flags, wrap=wrap, before=before, **environment)
    try:
        yield server.start()
    finally:
        server.leave()


class Guest:
    """A person with a blocking client."""

    def __init__(self, address: str, name: str, at: str = "127.0.0.1") -> None:
        transport = httpx.HTTPTransport(local_address=at)
        self.client = httpx.Client(base_url=address, timeout=PATIENCE, transport=transport)
        answer = self.client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.name = name
        self.cookie = cookie_of(answer)
        self.client.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.cookie}"}

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.client.post(path, json=body, headers=self.headers)

    def put(self, path: str, body: Any = None) -> httpx.Response:
        return self.client.put(path, json=body, headers=self.headers)

    def delete(self, path: str) -> httpx.Response:
        return self.client.delete(path, headers=self.headers)

    def sight(self, table: str, seat: int) -> Any:
        return self.get(f"/api/tables/{table}?seat={seat}").json()

    def move(self, table: str, seat: int, asked: int, move: str, request: str = "") -> httpx.Response:
        body = {"seat": seat, "asked": asked, "moves": [move], "request": request or f"q{next(numbers)}"}
        return self.post(f"/api/tables/{table}/moves", body)
