"""A client that means a server no good, as a process of its own: python attack.py PORT COOKIE TABLE, until it is ended.

Bodies of ten megabytes, nested JSON, requests that never end, and connections that say nothing, one after the other.
"""

from __future__ import annotations

import json
import socket
import sys
import time
from contextlib import suppress

HUGE = b"x" * 10_000_000
DEEP = b'{"seat":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
MANY = json.dumps({"seat": 0, "asked": 3, "moves": ["play captain"] * 4_000, "request": "a"}).encode()
SLOW = 60
PAUSE = 0.02
"""Seconds between two requests: the attacker has one line to the server, not its processor."""


def head(port: int, cookie: str, path: str, length: int) -> bytes:
    return (
        f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncookie: {cookie}\r\n"
        f"content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    ).encode()


def send(port: int, data: bytes) -> None:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5) as one:
        one.sendall(data)
        one.recv(1000)


def linger(port: int, held: list[socket.socket], begun: bytes) -> None:
    """A request that goes on a byte at a time."""
    for one in list(held):
        try:
            one.send(b"x")
        except OSError:
            held.remove(one)
            one.close()
    with suppress(OSError):
        while len(held) < SLOW:
            one = socket.create_connection(("127.0.0.1", port), 5)
            one.send(begun)
            held.append(one)


def main(port: int, cookie: str, table: str) -> None:
    moves = f"/api/tables/{table}/moves"
    held: list[socket.socket] = []
    while True:
        linger(port, held, b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-more: ")
        for path in (moves, "/api/tables", "/api/records"):
            for body in (HUGE, DEEP, MANY):
                send(port, head(port, cookie, path, len(body)) + body)
                time.sleep(PAUSE)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
