"""Between processes: whoever has proved nothing is read for a few bytes and a few seconds."""

from __future__ import annotations

import asyncio

import pytest

from antilles.server.cluster import wire
from antilles.server.cluster.wire import Hello, Listener, Peer, Reply, Request, Respond, frame

ASKED = Request("POST", "/api/tables/t/leave", b"", [], b"{}", None)


def answer(request: Request, respond: Respond) -> None:
    respond(Reply(200, [], request.body))


async def called(listener: Listener, address: str, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = address.partition(" ")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    return reader, writer


async def hung_up(reader: asyncio.StreamReader, seconds: float = 20.0) -> bool:
    try:
        async with asyncio.timeout(seconds):
            return await reader.read(100) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "said",
    [
        (257).to_bytes(4, "big"),
        (8 * 1024 * 1024 - 4).to_bytes(4, "big") + b"x" * 1000,
        frame(Hello("wrong")),
        frame(Hello("größer")),
        frame(ASKED),
        (3).to_bytes(4, "big") + b"\xc1\xc1\xc1",
    ],
)
def test_whoever_has_no_proof_is_hung_up_on(said: bytes) -> None:
    async def run() -> None:
        listener = Listener("proof", answer)
        address = await listener.start("127.0.0.1")
        reader, writer = await called(listener, address, said)
        assert await hung_up(reader)
        assert not listener.callees and not listener.under_way
        writer.close()
        await listener.close()

    asyncio.run(run())


def test_silence_and_crowds_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PROVING", 1.0)
    monkeypatch.setattr(wire, "MOST_UNPROVED", 3)

    async def run() -> None:
        listener = Listener("proof", answer)
        address = await listener.start("127.0.0.1")
        peer = Peer(address, "proof")
        assert (await peer.ask(ASKED, 20.0)).body == b"{}"
        silent = [await called(listener, address, b"") for _ in range(3)]
        one_more, writer = await called(listener, address, frame(Hello("proof")))
        assert await hung_up(one_more), "three are waited for"
        for reader, _ in silent:
            assert await hung_up(reader)
        assert (await peer.ask(ASKED, 20.0)).status == 200, "whoever has proved it stays"
        long = Request("POST", "/api/records", b"", [], b"x" * 1_000_000, None)
        assert len((await peer.ask(long, 20.0)).body) == 1_000_000
        for _, one in [*silent, (one_more, writer)]:
            one.close()
        peer.close()
        await listener.close()

    asyncio.run(run())
