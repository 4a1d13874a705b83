"""The process that analyses finished games, at a low priority: records in, progress and what was found out."""

from __future__ import annotations

import os
import sys
import time

import msgspec
from msgspec import Struct

from antilles.analysis import DEPTHS, encode
from antilles.analysis.analyse import Work
from antilles.games import with_data
from antilles.kernel.record import parse_record
from antilles.server.lifetime import die_with_parent

NICE = 10
PAUSE = 0.5
"""Seconds between two words on how far it is, and what it has found."""


class Order(Struct, frozen=True):
    """What is to be analysed."""

    game: str
    depth: str
    record: str


class Word(Struct, frozen=True, omit_defaults=True):
    """How far it is and what was found so far; at the end, all of it, or that nothing could be."""

    done: int = 0
    steps: int = 0
    part: str = ""
    found: str = ""
    failed: bool = False


def say(word: Word) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(word) + b"\n")
    sys.stdout.buffer.flush()


def answer(line: bytes) -> Word:
    order = msgspec.json.decode(line, type=Order)
    last = time.monotonic()
    try:
        record = parse_record(order.record)
        work = Work(with_data(order.game, record.values, settle=True), record, DEPTHS[order.depth])
        for done in work.steps():
            if time.monotonic() - last >= PAUSE:
                say(Word(done, work.all, encode(work.so_far())))
                last = time.monotonic()
    except (ValueError, KeyError, LookupError):
        return Word(failed=True)
    return Word(found=encode(work.so_far()))


def main() -> None:
    die_with_parent()
    os.nice(NICE)
    for line in sys.stdin.buffer:
        say(answer(line))


if __name__ == "__main__":
    main()
