"""What all connections of one server share, and where their requests go: to the process that has the table."""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Callable

from antilles.server.http.budgets import SOCKETS, UNFINISHED, Networks, Tally, most_sockets
from antilles.server.http.cookies import plain_allowed
from antilles.server.http.handshakes import Handshakes
from antilles.server.http.middleware import Gate
from antilles.server.http.moves import Asked, Moves
from antilles.server.services import House


class Flight:
    """Stands where uvicorn keeps a request's cycle, so that a request behind it waits its turn."""

    __slots__ = ("begun", "disconnected", "keep_alive", "message_event", "path", "request", "response_complete")

    def __init__(self, path: str, request: str, keep_alive: bool) -> None:
        self.begun = time.perf_counter()
        self.path = path
        self.request = request
        self.response_complete = False
        self.disconnected = False
        self.keep_alive = keep_alive
        self.message_event = NoEvent


class NoEvent:
    """Nobody waits for a body that has arrived."""

    @staticmethod
    def set() -> None: ...


class Road:
    """What all connections of one server share."""

    def __init__(self, house: House, gate: Gate) -> None:
        self.gate = gate
        self._moves = Moves(house)
        self.plain = plain_allowed(house.settings)
        self.numbers = itertools.count(1)
        self.mark = secrets.token_hex(4)
        rate, proxies = house.settings.rate, Networks(house.settings.proxies)
        self.sockets = Tally(int(SOCKETS * rate), most_sockets(), proxies)
        self.unfinished = Tally(int(UNFINISHED * rate), 0, proxies)
        self.handshakes = Handshakes()
        self._house = house

    def make(self, asked: Asked) -> None:
        """A move that was let in goes to where its table is."""
        if self._house.cluster is None:
            self._moves.make(asked)
        else:
            self._house.cluster.make(asked)

    def place(self, table: str, give: Callable[[str], bool], stay: Callable[[], None]) -> None:
        """A stream goes to where its table is."""
        if self._house.cluster is None:
            stay()
        else:
            self._house.cluster.place(table, give, stay)

    def give(self, process: str, connection: int, sent: bytes) -> bool:
        return bool(self._house.cluster.handover.give(process, connection, sent))
