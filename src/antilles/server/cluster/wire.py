"""Requests from one process to another: frames of msgpack over a stream, any number at once over one connection.

A frame is its length in four bytes and a message. The first one proves that the caller knows the secret which all
processes share; whoever does not is hung up on.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import itertools
import logging
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct

LONGEST = 8 * 1024 * 1024
log = logging.getLogger("antilles.cluster")


class Hello(Struct, frozen=True, array_like=True):
    proof: str


class Request(Struct, frozen=True, array_like=True):
    number: int
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: tuple[str, int] | None


class Reply(Struct, frozen=True, array_like=True):
    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Unreachable(ConnectionError):
    """The other process did not answer; nobody knows whether it did what it was asked."""


write = msgspec.msgpack.Encoder().encode
Answer = Callable[[Request], Awaitable[Reply]]


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await reader.readexactly(4), "big")
    if size > LONGEST:
        raise ConnectionError("too long")
    return await reader.readexactly(size)


def frame(message: Struct) -> bytes:
    text = write(message)
    return len(text).to_bytes(4, "big") + text


class Listener:
    """The other processes' way to this one."""

    def __init__(self, proof: str, answer: Answer) -> None:
        self._proof = proof
        self._answer = answer
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self, host: str) -> str:
        """Listen on any port of this host; the address that others use."""
        self._server = await asyncio.start_server(self._serve, host, 0)
        name, port = self._server.sockets[0].getsockname()[:2]
        return f"{name} {port}"

    async def close(self) -> None:
        """What was asked is answered; then everybody is hung up on."""
        if self._server is not None:
            self._server.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2):
                await asyncio.gather(*self._tasks, return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        for writer in self._writers:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            hello = msgspec.msgpack.decode(await read_frame(reader), type=Hello)
            if not hmac.compare_digest(hello.proof, self._proof):
                return
            while True:
                request = msgspec.msgpack.decode(await read_frame(reader), type=Request)
                task = asyncio.create_task(self._reply(request, writer))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        except (OSError, EOFError, msgspec.MsgspecError):
            return
        finally:
            self._writers.discard(writer)
            writer.close()

    async def _reply(self, request: Request, writer: asyncio.StreamWriter) -> None:
        try:
            reply = await self._answer(request)
        except Exception:
            log.exception("a request of another process failed")
            reply = Reply(request.number, 500, [], b"")
        with contextlib.suppress(OSError):
            writer.write(frame(reply))
            await writer.drain()


class Peer:
    """One other process: a connection that is made when it is needed."""

    def __init__(self, address: str, proof: str) -> None:
        self._address = address
        self._proof = proof
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None
        self._connecting = asyncio.Lock()
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Reply]] = {}

    async def ask(self, request: Request, patience: float) -> Reply:
        try:
            async with asyncio.timeout(patience):
                writer = await self._connect()
                number = next(self._numbers)
                future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
                self._waiting[number] = future
                try:
                    writer.write(frame(msgspec.structs.replace(request, number=number)))
                    await writer.drain()
                    return await future
                finally:
                    self._waiting.pop(number, None)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            raise Unreachable(self._address) from error

    async def _connect(self) -> asyncio.StreamWriter:
        async with self._connecting:
            if self._writer is None or self._writer.is_closing():
                host, _, port = self._address.rpartition(" ")
                reader, self._writer = await asyncio.open_connection(host, int(port))
                self._writer.write(frame(Hello(self._proof)))
                self._reading = asyncio.create_task(self._read(reader, self._writer))
            return self._writer

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                reply = msgspec.msgpack.decode(await read_frame(reader), type=Reply)
                future = self._waiting.get(reply.number)
                if future is not None and not future.done():
                    future.set_result(reply)
        except (OSError, EOFError, msgspec.MsgspecError):
            pass
        finally:
            writer.close()
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(ConnectionResetError())

    def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._writer is not None:
            self._writer.close()
