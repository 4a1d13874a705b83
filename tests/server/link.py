"""A way to a database or to Redis that can be cut, swallow what is sent, or hold back what is answered."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import sqlalchemy as sa

DEFAULT_PORTS = {"postgresql": 5432, "redis": 6379}


class Link:
    """``dead``: bytes are swallowed without anybody being told. ``cut``: connections end and none is made."""

    def __init__(self, there: tuple[str, int]) -> None:
        self.there = there
        self.dead = threading.Event()
        self.open = threading.Event()
        self.open.set()
        self.hold = b""
        """The connection on which this is sent hears no answer until ``release`` is set."""
        self.held = threading.Event()
        self.release = threading.Event()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.sockets: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @classmethod
    @contextmanager
    def to(cls, url: str) -> Iterator[Link]:
        address = sa.make_url(url)
        kind = address.drivername.partition("+")[0]
        wire = cls((address.host or "127.0.0.1", address.port or DEFAULT_PORTS[kind]))
        try:
            yield wire
        finally:
            wire.close()

    def url(self, url: str) -> str:
        """The same address by way of this wire."""
        return str(sa.make_url(url).set(host="127.0.0.1", port=self.port).render_as_string(hide_password=False))

    def cut(self) -> None:
        self.open.clear()
        for one in self.sockets:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self.sockets = []

    def mend(self) -> None:
        self.open.set()

    def close(self) -> None:
        self.release.set()
        self.listening.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            if not self.open.is_set():
                near.close()
                continue
            self.sockets.append(near)
            if self.dead.is_set():
                continue
            try:
                far = socket.create_connection(self.there)
            except OSError:
                near.close()
                continue
            self.sockets.append(far)
            waits = threading.Event()
            threading.Thread(target=self._carry, args=(near, far, waits, False), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, waits, True), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, waits: threading.Event, answers: bool) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if answers and waits.is_set():
                    self.held.set()
                    self.release.wait()
                elif not answers and self.hold and self.hold in data:
                    waits.set()
                if not self.dead.is_set():
                    other.sendall(data)
            if not self.dead.is_set():
                other.shutdown(socket.SHUT_WR)
