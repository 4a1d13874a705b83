"""Run interpreted: break a move off at every line of the rules that carries it out; nothing of it may be left.

    ANTILLES_PURE=1 python -m tests.server.interrupt GAME MOVES

Prints how many different lines were broken off at. A test runs it, because its own process runs the compiled rules.
"""

from __future__ import annotations

import random
import sys
from types import FrameType
from typing import Any

from antilles.kernel.step import legal_moves
from antilles.server.tables import commands
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from tests.server.test_secrets import started

Point = tuple[str, int]


class Broken(Exception):
    """What is thrown in the middle of a rule."""


def of_the_rules(frame: FrameType) -> bool:
    return "/antilles/games/" in frame.f_code.co_filename


class Watch:
    """Notes the lines of the rules that are passed, or breaks off at one of them."""

    def __init__(self, at: Point | None = None) -> None:
        self.at = at
        self.passed: list[Point] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "call":
            return self if of_the_rules(frame) else None
        if event == "line":
            point = (frame.f_code.co_filename, frame.f_lineno)
            self.passed.append(point)
            if point == self.at:
                sys.settrace(None)
                raise Broken
        return self


def picture(desk: Desk) -> object:
    """Everything about the table that a broken move could have changed."""
    assert desk.state is not None
    return (desk.version, desk.state.snapshot(), desk.lines(), dict(desk.opened), desk.idle, desk.status)


def main(game: str, moves: int) -> None:
    rng = random.Random(4)
    desk, _ = started(game)
    tried: set[Point] = set()
    for count in range(moves):
        if not desk.asked_seats():
            break
        seat = rng.choice(desk.asked_seats())
        assert desk.state is not None
        text = desk.game.text(rng.choice(legal_moves(desk.state, seat)))
        command = commands.Move(person=f"p{seat}", seat=seat, asked=desk.opened[seat], moves=(text,))
        before = picture(desk)
        watch = Watch()
        sys.settrace(watch)
        (effect,) = desk.ask(None, command, f"look {count}")
        sys.settrace(None)
        assert isinstance(effect, Append)
        assert desk.failed(), "the trial is taken back"
        for point in dict.fromkeys(watch.passed):
            if point not in tried and broken_off(desk, command, point):
                tried.add(point)
                assert picture(desk) == before, (point, text)
        (effect,) = desk.ask(None, command, f"move {count}")
        assert isinstance(effect, Append), effect
        desk.committed()
        assert desk.version == effect.entry.version
    sys.stdout.write(f"{len(tried)}\n")


def broken_off(desk: Desk, command: commands.Move, point: Point) -> bool:
    """Whether the move came to that line; chance may lead it another way this time."""
    sys.settrace(Watch(point))
    try:
        desk.ask(None, command, "broken")
    except Broken:
        return True
    finally:
        sys.settrace(None)
    desk.failed()
    return False


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
