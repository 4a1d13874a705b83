"""The process that analyses finished games, at a low priority: records in, progress and what was found out."""

from __future__ import annotations

import os
import sys

import msgspec
from msgspec import Struct

from antilles.server.answers.studying import study
from antilles.server.lifetime import die_with_parent

NICE = 10


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


def tell(done: int, steps: int, part: str) -> None:
    say(Word(done, steps, part))


def answer(line: bytes) -> Word:
    order = msgspec.json.decode(line, type=Order)
    try:
        return Word(found=study(order.game, order.record, order.depth, tell))
    except (ValueError, KeyError, LookupError):
        return Word(failed=True)


def main() -> None:
    die_with_parent()
    os.nice(NICE)
    for line in sys.stdin.buffer:
        say(answer(line))


if __name__ == "__main__":
    main()
