"""A bot's own process: it reads views, one a line, and writes moves. It knows nothing else of any table."""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from antilles.bots.kinds import make_bot
from antilles.games import find
from antilles.kernel.view import decode
from antilles.server.lifetime import die_with_parent


class Question(Struct, frozen=True):
    game: str
    level: str
    seed: int
    view: msgspec.Raw


class Reply(Struct, frozen=True):
    move: str
    statements: list[str]


def answer(line: bytes) -> bytes:
    question = msgspec.json.decode(line, type=Question)
    game = find(question.game)
    view = decode(game.view_type, bytes(question.view).decode())
    move = make_bot(question.level, question.seed, game).choose(game, view)
    return msgspec.json.encode(Reply(game.text(move), list(game.cites(move))))


def main() -> None:
    die_with_parent()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
