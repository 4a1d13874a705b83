"""A connection: a request has its time from the first byte that is not followed by all the others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState

from antilles.server.http.fast_path import Door, door
from antilles.server.http.websocket import Line
from tests.server.kit import Place, played

MOVE = b"POST /api/tables/t0/moves HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}"


class Transport:
    """The other side is a test."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str, default: object = None) -> object:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def resume_reading(self) -> None: ...

    def pause_reading(self) -> None: ...


def connected(here: Place) -> tuple[Door, Transport]:
    config = uvicorn.Config(here.app, lifespan="off", log_config=None, http=door(here.house, here.app), ws=Line)
    config.load()
    made = cast(Any, config.http_protocol_class)(config=config, server_state=ServerState(), app_state={})
    transport = Transport()
    made.connection_made(transport)
    return made, transport


def timed(one: Door) -> bool:
    return one.timer is not None


def test_a_request_that_comes_in_pieces_has_its_time_and_a_whole_one_needs_none(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        one, transport = connected(here)
        assert timed(one), "a fresh connection must say something"
        for piece in (MOVE[:10], MOVE[10:60], MOVE[60:-1]):
            one.data_received(piece)
            assert timed(one) and not transport.written
        one.data_received(MOVE[-1:])
        assert not timed(one)
        await eventually(transport, 1)
        assert b" 401 " in transport.written
        one.data_received(MOVE)
        assert not timed(one)
        await eventually(transport, 2)
        one.data_received(MOVE[:-1])
        assert timed(one), "the next one is not whole"
        one.connection_lost(None)
        assert not timed(one)

    played(tmp_path, story)


async def eventually(transport: Transport, answers: int) -> None:
    while transport.written.count(b"HTTP/1.1 ") < answers:
        await asyncio.sleep(0)


def test_a_move_and_everything_else_are_told_apart_however_they_come(tmp_path: Path) -> None:
    """The scope that only the framework needs has what was asked for, also behind a move on the same connection."""

    async def story(here: Place) -> None:
        one, transport = connected(here)
        one.data_received(MOVE)
        await eventually(transport, 1)
        one.data_received(b"GET /api/games?x=1 HTTP/1.1\r\nhost: x\r\naccept-language: fr\r\n\r\n")
        await eventually(transport, 2)
        assert one.scope["path"] == "/api/games" and one.scope["query_string"] == b"x=1"
        assert (b"accept-language", b"fr") in one.scope["headers"] and b" 200 " in transport.written
        one.connection_lost(None)

    played(tmp_path, story)
