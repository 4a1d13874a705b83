"""The connections of browsers. Moves, by far the most frequent wish, are answered here without any framework.

A move of somebody who is known at a table that is in memory goes straight from the parser to the desk, and its answer
straight to the socket: same checks, same answers, same headers as on the long road. Whatever is unusual takes the long
road. A request that does not arrive in time is given up.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from functools import partial

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from antilles.server import deeds
from antilles.server.deeds import Done, Outcome
from antilles.server.gate import MARK, MOST_AT_ONCE, MOST_BODY, NO_STORE, SECURITY, Gate
from antilles.server.hall import Live
from antilles.server.house import House
from antilles.server.problems import MEDIA, Trouble, language_of, version_of
from antilles.server.thin import read_move
from antilles.server.views import encode

BEFORE = b"/api/tables/"
AFTER = b"/moves"
PATIENCE = 20.0
"""Seconds in which a request must be there, and in which a fresh connection must say something."""
ALWAYS = b"".join(name + b": " + value + b"\r\n" for name, value in [*SECURITY, NO_STORE])
JSON_TYPE = b"content-type: application/json\r\n"
PROBLEM_TYPE = b"content-type: " + MEDIA.encode() + b"\r\n"
log = logging.getLogger("antilles.app")
UNUSUAL = (b"expect", b"transfer-encoding")


class Flight:
    """Stands where uvicorn keeps a request's cycle, so that a request behind it waits its turn."""

    __slots__ = (
        "begun",
        "disconnected",
        "keep_alive",
        "language",
        "message_event",
        "path",
        "request",
        "response_complete",
    )

    def __init__(self, path: str, request: str, language: str, keep_alive: bool) -> None:
        self.begun = time.perf_counter()
        self.path = path
        self.request = request
        self.language = language
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
        self.house = house
        self.gate = gate
        self.hall = house.hall
        self.people = house.people
        self.limits = house.limits
        self.metrics = house.metrics
        self.store = house.store
        self.numbers = itertools.count(1)
        self.mark = secrets.token_hex(4)


class Door(HttpToolsProtocol):
    road: Road
    held: bytearray | None = None
    timer: asyncio.TimerHandle | None = None

    # --- requests must arrive ---------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timer = self.loop.call_later(PATIENCE, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.timer is None:
            self.timer = self.loop.call_later(PATIENCE, self.transport.close)

    def _in_time(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- the two roads ----------------------------------------------------------------------

    def on_headers_complete(self) -> None:
        cycle: object | None = self.cycle
        fresh = cycle is None or self.cycle.response_complete
        if fresh and not self.pipeline and self.url.startswith(BEFORE) and self.url.endswith(AFTER):
            self.held = bytearray()
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.held is None:
            super().on_body(body)
            return
        self.held += body
        if len(self.held) > MOST_BODY:
            self._long_road()

    def on_message_complete(self) -> None:
        self._in_time()
        if self.held is not None:
            if self._fast(bytes(self.held)):
                self.held = None
                return
            self._long_road()
        super().on_message_complete()

    def _long_road(self) -> None:
        body, self.held = self.held, None
        super().on_headers_complete()
        if body:
            super().on_body(bytes(body))

    def _fast(self, body: bytes) -> bool:
        """False if this request is none for the fast road; nothing has happened then."""
        token = language = ""
        for name, value in self.headers:
            if name == b"cookie":
                token = _token(value)
            elif name == b"accept-language":
                language = value.decode("latin-1")
            elif name in UNUSUAL:
                return False
        caller = self.road.people.known(token)
        table = self.url[len(BEFORE) : -len(AFTER)].decode("latin-1")
        live = self.road.hall.lives.get(table)
        if (
            caller is None
            or live is None
            or self.road.gate.inside > MOST_AT_ONCE
            or self.parser.get_method() != b"POST"
        ):
            return False
        if not self.road.gate.from_here_raw(self.headers):
            return False
        try:
            move = read_move(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        flight = Flight(
            f"/api/tables/{table}/moves",
            f"{self.road.mark}{next(self.road.numbers):08x}",
            language,
            self.parser.should_keep_alive(),
        )
        self.cycle = flight  # type: ignore[assignment]
        self.road.gate.inside += 1
        wait = self.road.limits.wait("move", f"{caller.person} {table} {move.seat}")
        if wait:
            self._refuse(flight, Trouble(429, "server-too-often", wait=wait))
        elif self.road.store.waiting > self.road.house.settings.most_waiting:
            self._refuse(flight, Trouble(503, "server-busy", wait=1.0))
        else:
            deed = deeds.Move(person=caller.person, seat=move.seat, asked=move.asked, moves=tuple(move.moves))
            try:
                ticket = self.road.hall.ask(live, deed, f"{caller.person}:{move.request}")
            except Exception:
                log.exception("a move failed")
                self._refuse(flight, Trouble(500, "server-our-fault"))
            else:
                ticket.add_done_callback(partial(self._landed, flight, live, caller.person, move.seat))
        return True

    def _landed(self, flight: Flight, live: Live, person: str, seat: int, ticket: asyncio.Future[Outcome]) -> None:
        outcome = ticket.result()
        if isinstance(outcome, Done):
            self._answer(flight, 200, JSON_TYPE, b'{"version":%d}' % outcome.version)
            return
        try:
            version_of(outcome, live, person, seat)
        except Trouble as trouble:
            self._refuse(flight, trouble)

    def _refuse(self, flight: Flight, trouble: Trouble) -> None:
        more = "".join(f"{name}: {value}\r\n" for name, value in trouble.headers().items())
        language = language_of({"accept-language": flight.language})
        body = encode(trouble.problem(language))
        self._answer(flight, trouble.status, PROBLEM_TYPE + more.encode(), body)

    def _answer(self, flight: Flight, status: int, extra: bytes, body: bytes) -> None:
        self.road.gate.inside -= 1
        flight.response_complete = True
        seconds = time.perf_counter() - flight.begun
        self.road.metrics.count("requests", f'status="{status}"')
        self.road.metrics.time("request", seconds)
        self.road.gate.access.note(flight.request, "POST", flight.path, status, seconds)
        if flight.disconnected or self.transport.is_closing():
            return
        date = b"".join(name + b": " + value + b"\r\n" for name, value in self.server_state.default_headers)
        ending = b"" if flight.keep_alive else b"connection: close\r\n"
        self.transport.write(
            b"%scontent-length: %d\r\n%s%s%s%sx-request-id: %s\r\n\r\n%s"
            % (STATUS_LINE[status], len(body), extra, date, ALWAYS, ending, flight.request.encode(), body)
        )
        if flight.keep_alive:
            self.on_response_complete()
        else:
            self.transport.close()


def door(house: House, gate: Gate) -> type[Door]:
    """The protocol of one server's connections."""
    return type("Door", (Door,), {"road": Road(house, gate)})


def _token(value: bytes) -> str:
    for part in value.split(b";"):
        part = part.strip()
        if part.startswith(MARK):
            return part[len(MARK) :].decode("latin-1")
    return ""
