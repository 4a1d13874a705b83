"""A server in a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.ready import Forked, fork, is_usual


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """``antilles serve`` on a port, with data in a folder; it can be stopped and started again."""

    def __init__(self, folder: Path, port: int, before: str = "", **environment: str) -> None:
        """``before`` is run in the process first: that is how a test makes it cheat."""
        self.folder = folder
        self.before = before
        self.environment = environment
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> None:
        environment = os.environ | {"ANTILLES_DATA": str(self.folder), "ANTILLES_RATE": "0"} | self.environment
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a server that must compile its libraries starts slowly
        words = ["serve", "--port", str(self.port)]
        if not self.before and is_usual(environment):
            self._process = fork(words, environment, self.folder / "log.txt")
        else:
            with (self.folder / "log.txt").open("ab") as log:
                code = f"{self.before}\nfrom antilles.cli import main\nraise SystemExit(main())"
                self._process = subprocess.Popen(
                    [sys.executable, "-c", code, *words], env=environment, stdout=log, stderr=log
                )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "log.txt").read_text(encoding="utf-8")[-2000:])

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(30)
            self._process = None
