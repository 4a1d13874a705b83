"""The process that analyses finished games, at a low priority: records in, progress and what was found out."""

from __future__ import annotations

import os
import sys
import time

import msgspec
from msgspec import Struct

from antilles.analysis import DEPTHS, analyse, encode
from antilles.games import with_data
from antilles.kernel.record import parse_record
from antilles.server.lifetime import die_with_parent

NICE = 10
PAUSE = 0.5
"""Seconds between two words on how far it is."""


class Order(Struct, frozen=True):
    """What is to be analysed."""

    game: str
    depth: str
    record: str


class Word(Struct, frozen=True, omit_defaults=True):
    """How far it is; at the end, what was found, or that nothing could be."""

    done: int = 0
    steps: int = 0
    found: str = ""
    failed: bool = False


def say(word: Word) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(word) + b"\n")
    sys.stdout.buffer.flush()


class Teller:
    """Says how far an analysis is, now and then."""

    def __init__(self) -> None:
        self._last = 0.0

    def __call__(self, done: int, steps: int) -> None:
        now = time.monotonic()
        if now - self._last >= PAUSE:
            self._last = now
            say(Word(done, steps))


def answer(line: bytes) -> Word:
    order = msgspec.json.decode(line, type=Order)
    try:
        record = parse_record(order.record)
        game = with_data(order.game, record.values, settle=True)
        found = analyse(game, record, DEPTHS[order.depth], progress=Teller())
    except (ValueError, KeyError, LookupError):
        return Word(failed=True)
    return Word(found=encode(found))


def main() -> None:
    die_with_parent()
    os.nice(NICE)
    for line in sys.stdin.buffer:
        say(answer(line))


if __name__ == "__main__":
    main()
