"""The connections of browsers: what does not fit is refused before it costs anything, and moves need no framework.

A request goes on when it is whole: whoever sends half of one holds a few bytes of ours and nobody else's place. A move
then goes straight from the parser to its road, and its answer straight to the socket; everything else goes the way of
uvicorn. Both ask ``Gate.admit`` first.
"""

from __future__ import annotations

import asyncio
import time

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from antilles.server.http.budgets import neighbourhood
from antilles.server.http.cookies import token_in
from antilles.server.http.middleware import NO_STORE, SECURITY, Gate, language_in, length_in, most_body
from antilles.server.http.moves import Answered, Asked
from antilles.server.http.problems import MEDIA, Trouble
from antilles.server.http.road import Flight, Road
from antilles.server.http.websocket import Line
from antilles.server.services import House
from antilles.server.tables.view_encoding import encode

BEFORE = b"/api/tables/"
AFTER = b"/moves"
STREAM = "stream"
PATIENCE = 20.0
"""Seconds in which a request must be there, and in which a fresh connection must say something."""
MOST_HEAD, MOST_HEADERS, MOST_BEHIND = 16 * 1024, 100, 16
"""The last: requests that a connection may send in one go, or while an earlier one waits; browsers send one."""
LINGER = 2.0
"""Seconds for which a refused sender is listened to, so that it hears why."""
MOST_DISCARDED = 16 * 1024 * 1024
SLOWLY = 0.02
"""Seconds between two reads of what is thrown away: whoever sends without end has one line, not the loop."""
ALWAYS = b"".join(name + b": " + value + b"\r\n" for name, value in [*SECURITY, NO_STORE])
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"


class Door(HttpToolsProtocol):
    road: Road
    address: str | None = None
    """Where the other side is, while its connection is counted."""
    timer: asyncio.TimerHandle | None = None
    in_head = True
    in_one_go, midway = 0, False
    """A request has begun to arrive and is not whole."""
    arrived = 0
    """Bytes of a head that is not complete."""
    held: bytearray | None = None
    """The body so far of a request that is not whole."""
    counted = False
    refused = False
    given: bytes | None = None
    """What a connection had sent to another process, which has handed it over to us."""

    # --- connections --------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = neighbourhood(self.client[0]) if self.client else ""
        if self.road.sockets.take(address):
            self.address = address
            self.timer = self.loop.call_later(PATIENCE, transport.close)
        else:
            self.refused = True
            transport.abort()
        if self.given is not None:
            self.data_received(self.given)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self._gone()
        super().connection_lost(exc)
        self.pipeline.clear()  # what waits for its turn knows this connection: without circles it leaves the memory

    def _gone(self) -> None:
        self._whole()
        if self.address is not None:
            self.road.sockets.give(self.address)
            self.address = None

    def _in_time(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- requests must arrive, and fit --------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.refused:
            self.arrived += len(data)
            if self.arrived > MOST_DISCARDED:
                self.transport.abort()
            else:
                self.transport.pause_reading()
                self.loop.call_later(SLOWLY, self._read_on)
            return
        self.arrived += len(data) if self.in_head else 0
        self.in_one_go = 0
        super().data_received(data)
        if self.midway or self.arrived > MOST_HEAD:
            self._wait_for_more()

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def _wait_for_more(self) -> None:
        """A request is not whole: what has come may be too long already, and the rest must be there in time."""
        if self.refused:
            return
        if self.in_head and self.arrived > MOST_HEAD:
            self._refuse(Trouble(431, "server-too-large"))
        elif self.timer is None:
            self.timer = self.loop.call_later(PATIENCE, self.transport.close)

    def on_message_begin(self) -> None:
        self.url = b""
        self.headers = []
        self.expect_100_continue = False
        self.midway = True

    def on_url(self, url: bytes) -> None:
        if not self.refused and len(self.url) <= MOST_HEAD:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.refused or len(self.headers) > MOST_HEADERS:
            return
        name = name.lower()
        if name == b"expect" and value.lower() == b"100-continue":
            self.expect_100_continue = True
        self.headers.append((name, value))

    def on_headers_complete(self) -> None:
        if self.refused:
            return
        self.in_head = False
        size = len(self.url) + sum([len(name) + len(value) + 4 for name, value in self.headers])
        self.in_one_go += 1
        behind = max(self.in_one_go, len(self.pipeline))
        if size > MOST_HEAD or len(self.headers) > MOST_HEADERS or behind > MOST_BEHIND:
            self._refuse(Trouble(431, "server-too-large"))
            return
        if self.parser.should_upgrade() and self._should_upgrade():
            self._begin_scope()
            super().on_headers_complete()
            return
        coming = length_in(self.headers)
        if coming > most_body(self.url):
            self._refuse(Trouble(413, "server-too-large"))
            return
        if coming and self.address is not None:
            self.counted = self.road.unfinished.take(self.address)
            if not self.counted:
                self._refuse(Trouble(503, "server-busy", wait=2.0))
                return
        self.held = bytearray()
        self._invite()

    def _invite(self) -> None:
        """Whoever waits for a word before sending the body gets it when it is their turn."""
        if self.expect_100_continue and self.held is not None and self._idle():
            self.expect_100_continue = False
            self.transport.write(CONTINUE)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._invite()

    def on_body(self, body: bytes) -> None:
        if self.refused:
            return
        if self.held is None:
            super().on_body(body)
            return
        self.held += body
        if len(self.held) > most_body(self.url):
            self._refuse(Trouble(413, "server-too-large"))

    def _begin_scope(self) -> None:
        """What uvicorn makes of every request when it begins; a move needs nothing of it."""
        url, headers, expects = self.url, self.headers, self.expect_100_continue
        super().on_message_begin()
        self.url, self.headers, self.expect_100_continue = url, headers, expects
        self.scope["headers"] = headers

    def on_message_complete(self) -> None:
        self.in_head = True
        self.midway = False
        self.arrived = 0
        if self.refused:
            return
        self._in_time()
        self._whole()
        if self.held is None:
            super().on_message_complete()
            return
        body, self.held = bytes(self.held), None
        self.expect_100_continue = False  # nobody waits for a word any more
        if (
            self.url.startswith(BEFORE)
            and self.url.endswith(AFTER)
            and self._idle()
            and self.parser.get_method() == b"POST"
            and b"/" not in (table := self.url[len(BEFORE) : -len(AFTER)])
            and table.isalnum()
        ):
            self._move(table.decode(), body)
            return
        self._begin_scope()
        super().on_headers_complete()
        if body:
            super().on_body(body)
        super().on_message_complete()

    def _whole(self) -> None:
        """The body is there, or will never be."""
        if self.counted and self.address is not None:
            self.road.unfinished.give(self.address)
        self.counted = False

    def _idle(self) -> bool:
        """Whether everything that was asked before is answered."""
        cycle: object | None = self.cycle
        return (cycle is None or self.cycle.response_complete) and not self.pipeline

    def _refuse(self, trouble: Trouble) -> None:
        """Say why, if it is this request's turn to be answered, and hang up; what still comes is thrown away."""
        self.refused = True
        self.held = None
        self._whole()
        self._in_time()
        if not self._idle():
            self.transport.close()
            return
        body = encode(trouble.problem(language_in(self.headers or [])))
        made = Answered(trouble.status, body, MEDIA, trouble.headers())
        self._write(made, f"{self.road.mark}{next(self.road.numbers):08x}", keep_alive=False)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.arrived = 0
        self.timer = self.loop.call_later(LINGER, self.transport.close)

    # --- moves --------------------------------------------------------------------------------

    def _move(self, table: str, body: bytes) -> None:
        gate = self.road.gate
        flight = Flight(
            f"/api/tables/{table}/moves",
            f"{self.road.mark}{next(self.road.numbers):08x}",
            self.parser.should_keep_alive() and self.parser.get_http_version() != "1.0",
        )
        self.cycle = flight  # type: ignore[assignment]
        gate.inside += 1

        def respond(made: Answered) -> None:
            self._answer(flight, made)

        asked = Asked(table, token_in(self.headers, self.road.plain), self.headers, body, respond)
        try:
            gate.admit("POST", self.headers)
        except Trouble as trouble:
            asked.refuse(trouble)
        else:
            self.road.make(asked)

    def _answer(self, flight: Flight, made: Answered) -> None:
        if flight.response_complete:
            return
        flight.response_complete = True
        self.road.gate.ended(flight.request, "POST", flight.path, made.status, time.perf_counter() - flight.begun)
        if flight.disconnected or self.transport.is_closing():
            return
        self._write(made, flight.request, flight.keep_alive)
        if flight.keep_alive:
            self.on_response_complete()
        else:
            self.transport.close()

    def _write(self, made: Answered, request: str, keep_alive: bool) -> None:
        more = "".join([f"{name}: {value}\r\n" for name, value in made.headers.items()])
        date = b"".join([name + b": " + value + b"\r\n" for name, value in self.server_state.default_headers])
        ending = b"" if keep_alive else b"connection: close\r\n"
        self.transport.write(
            b"%scontent-type: %s\r\ncontent-length: %d\r\n%s%s%s%sx-request-id: %s\r\n\r\n%s"
            % (
                STATUS_LINE[made.status], made.media.encode(), len(made.body), more.encode(), date, ALWAYS, ending,
                request.encode(), made.body,
            )
        )  # fmt: skip

    # --- streams ------------------------------------------------------------------------------

    def handle_websocket_upgrade(self) -> None:
        self.midway = False
        if self.refused:
            return
        self._in_time()
        table, _, rest = self.url.partition(b"?")[0][len(BEFORE) :].decode("latin-1").partition("/")
        if self.given is None and self.url.startswith(BEFORE) and rest == STREAM and table.isalnum():
            self.road.place(table, self._give, self._stay)
        else:
            self._stay()

    def _give(self, process: str) -> bool:
        """Hand the connection over to another process, with the request as it was read; False if it stays here."""
        if self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size():
            return False
        lines = [b"GET %s HTTP/1.1" % self.url, *[b"%s: %s" % header for header in self.headers], b"", b""]
        number = self.transport.get_extra_info("socket").fileno()
        if not self.road.give(process, number, b"\r\n".join(lines)):
            return False
        self.refused = True  # what still comes is not ours
        self.transport.abort()
        return True

    def _stay(self) -> None:
        if not self.road.handshakes.ask(self._open_stream):
            self._refuse(Trouble(503, "server-busy", wait=5.0))

    def _open_stream(self) -> bool:
        """It is this stream's turn: from here on the connection is a line's."""
        if self.transport.is_closing() or self.refused:
            return False
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds us: nothing is parsed here any more
        line = self.transport.get_protocol()
        address, self.address = self.address, None
        assert isinstance(line, Line)

        def gone() -> None:
            if address is not None:
                self.road.sockets.give(address)

        line.opening = self.road.handshakes.done
        line.gone = gone
        if not hasattr(line, "scope") and not self.transport.is_closing():
            self.transport.abort()  # it waits for more, a body or the end of too long a line, and others for it
        return True


def door(house: House, gate: Gate) -> type[Door]:
    """The protocol of one server's connections."""
    return type("Door", (Door,), {"road": Road(house, gate)})
