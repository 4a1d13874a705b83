"""Requests from one process to another: frames of msgpack over a stream, any number at once over one connection.

A frame is its length in four bytes and a message. The first one proves that the caller knows the secret which all
processes share; whoever does not is hung up on. Nothing here waits: a request is written when it is made, and its
answer calls whoever made it, so that a move costs neither side a task.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import itertools
from collections.abc import Callable

import msgspec
from msgspec import Struct

LONGEST = 8 * 1024 * 1024
LONGEST_HELLO = 256
"""Bytes that are read of somebody who has proved nothing yet; and seconds that they have for it."""
PROVING = 5.0
MOST_UNPROVED = 64
"""Connections at a time that have proved nothing yet."""
MOST_UNSENT = 4 * 1024 * 1024
"""Bytes that wait for a process which does not read; then it counts as unreachable."""
CONNECTING = 1.0
"""Seconds for a connection to be made."""
LAST_ANSWERS = 2.0
"""Seconds for what was asked of a process that ends."""


class Hello(Struct, frozen=True, array_like=True):
    proof: str


class Request(Struct, frozen=True, array_like=True):
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: tuple[str, int] | None
    number: int = 0


class Reply(Struct, frozen=True, array_like=True):
    status: int
    """0 from a process that does not own the table."""
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""
    number: int = 0


class Unreachable(ConnectionError):
    """The other process did not answer; nobody knows whether it did what it was asked."""


class NotMine(ConnectionError):
    """The other process does not own the table, and did nothing."""


write = msgspec.msgpack.Encoder().encode
read_hello = msgspec.msgpack.Decoder(Hello).decode
read_request = msgspec.msgpack.Decoder(Request).decode
read_reply = msgspec.msgpack.Decoder(Reply).decode
Respond = Callable[[Reply], None]
Answer = Callable[[Request, Respond], None]


def frame(message: Struct) -> bytes:
    text = write(message)
    return len(text).to_bytes(4, "big") + text


class Frames(asyncio.Protocol):
    """One end of a connection between two processes."""

    longest = LONGEST

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        start = 0
        try:
            while len(buffer) - start >= 4:
                end = start + 4 + int.from_bytes(buffer[start : start + 4], "big")
                if end - start > self.longest:
                    raise ConnectionError("too long")
                if end > len(buffer):
                    break
                self.heard(bytes(buffer[start + 4 : end]))
                start = end
        except (msgspec.MsgspecError, ConnectionError):
            self.abort()
        del buffer[:start]

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Callee(Frames):
    """Somebody else's connection to us."""

    def __init__(self, listener: Listener) -> None:
        super().__init__()
        self.longest = LONGEST_HELLO
        self._listener = listener
        self.proved = False
        self._proving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if sum(1 for callee in self._listener.callees if not callee.proved) >= MOST_UNPROVED:
            self.abort()
            return
        self._proving = asyncio.get_running_loop().call_later(PROVING, self.abort)
        self._listener.callees.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._listener.callees.discard(self)
        if self._proving is not None:
            self._proving.cancel()

    def heard(self, message: bytes) -> None:
        if not self.proved:
            if not hmac.compare_digest(read_hello(message).proof.encode(), self._listener.proof.encode()):
                raise ConnectionError("no proof")
            self.proved, self.longest = True, LONGEST
            if self._proving is not None:
                self._proving.cancel()
            return
        request = read_request(message)
        self._listener.under_way += 1

        def respond(reply: Reply) -> None:
            self._listener.answered()
            if self.transport is not None and not self.transport.is_closing():
                self.transport.write(frame(msgspec.structs.replace(reply, number=request.number)))

        self._listener.answer(request, respond)


class Listener:
    """The other processes' way to this one. ``answer`` calls ``respond`` once for each request, now or later."""

    def __init__(self, proof: str, answer: Answer) -> None:
        self.proof = proof
        self.answer = answer
        self.callees: set[Callee] = set()
        self.under_way = 0
        self._quiet = asyncio.Event()
        self._server: asyncio.AbstractServer | None = None

    async def start(self, host: str) -> str:
        """Listen on any port of this host; the address that others use."""
        server = await asyncio.get_running_loop().create_server(lambda: Callee(self), host, 0)
        self._server = server
        name, port = server.sockets[0].getsockname()[:2]
        return f"{name} {port}"

    def answered(self) -> None:
        self.under_way -= 1
        if not self.under_way:
            self._quiet.set()

    async def close(self) -> None:
        """What was asked is answered; then everybody is hung up on."""
        if self._server is not None:
            self._server.close()
        if self.under_way:
            self._quiet.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_ANSWERS):
                    await self._quiet.wait()
        for callee in list(self.callees):
            if callee.transport is not None:
                callee.transport.close()


class Peer:
    """One other process: a connection that is made when it is needed."""

    def __init__(self, address: str, proof: str) -> None:
        self._address = address
        self._proof = proof
        self._caller: Caller | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._unsent: list[bytes] = []
        self._numbers = itertools.count(1)
        self._waiting: dict[int, tuple[asyncio.Future[Reply], asyncio.TimerHandle]] = {}

    def ask(self, request: Request, patience: float) -> asyncio.Future[Reply]:
        """The answer; ``Unreachable`` or ``NotMine`` if there is none."""
        loop = asyncio.get_running_loop()
        number = next(self._numbers)
        future: asyncio.Future[Reply] = loop.create_future()
        self._waiting[number] = (future, loop.call_later(patience, self._settle, number, None))
        message = frame(msgspec.structs.replace(request, number=number))
        caller = self._caller
        if caller is not None and caller.transport is not None and not caller.transport.is_closing():
            if caller.transport.get_write_buffer_size() > MOST_UNSENT:
                self._settle(number, None)
            else:
                caller.transport.write(message)
        else:
            self._unsent.append(message)
            if self._connecting is None or self._connecting.done():
                self._connecting = loop.create_task(self._connect())
        return future

    async def _connect(self) -> None:
        host, _, port = self._address.rpartition(" ")
        try:
            async with asyncio.timeout(CONNECTING):
                create = asyncio.get_running_loop().create_connection
                transport, self._caller = await create(lambda: Caller(self), host, int(port))
        except (OSError, ValueError, TimeoutError):
            self.lost(self._caller)
            return
        transport.write(b"".join([frame(Hello(self._proof)), *self._unsent]))
        self._unsent.clear()

    def heard(self, reply: Reply) -> None:
        self._settle(reply.number, reply)

    def lost(self, caller: Caller | None) -> None:
        """Nobody is there: whatever was asked stays unanswered."""
        if caller is not self._caller:
            return  # an old connection; there is another one
        self._unsent.clear()
        for number in list(self._waiting):
            self._settle(number, None)

    def _settle(self, number: int, reply: Reply | None) -> None:
        future, timer = self._waiting.pop(number, (None, None))
        if future is None or timer is None:
            return  # it came too late
        timer.cancel()
        if future.done():
            return
        if reply is None:
            future.set_exception(Unreachable(self._address))
        elif not reply.status:
            future.set_exception(NotMine(self._address))
        else:
            future.set_result(reply)

    def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
        if self._caller is not None:
            self._caller.abort()
        self.lost(self._caller)


class Caller(Frames):
    """Our connection to somebody else."""

    def __init__(self, peer: Peer) -> None:
        super().__init__()
        self._peer = peer

    def connection_lost(self, exc: Exception | None) -> None:
        self._peer.lost(self)

    def heard(self, message: bytes) -> None:
        self._peer.heard(read_reply(message))
