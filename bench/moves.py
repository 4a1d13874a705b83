"""Measure what one move costs inside the server, without network and disk: its rules, and what is told to everybody.

    .venv/bin/python bench/moves.py [--games cuba …] [--seats 2 4] [--count 500] [--json FILE]

Games are played by chance through the desk, exactly as the server does it. *rules* is the decision on the move and its
application, *news* the frames of all players and the spectators: events, legal moves, views and their JSON; *views* is
that part of the news which makes and writes the views.
Microseconds a move, the mean of all moves of whole games; the least of several short rounds, because other work on the
machine only ever adds.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time
from collections.abc import Sequence
from pathlib import Path

from antilles.games import find, games
from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View
from antilles.server.serve import COLLECT
from antilles.server.tables import commands, presenting
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append, Effect, Push
from antilles.server.tables.entry import Head
from antilles.server.tables.presenting import frames
from antilles.server.tables.sealing import live_draw
from antilles.server.tables.steps import Happening
from antilles.server.tables.view_encoding import encode_views

HEAD = ("game", "seats", "rules µs", "views µs", "rules and views", "news µs", "all together", "frame bytes")
now = time.perf_counter


def new_desk(name: str, seats: int) -> Desk:
    game = find(name)
    desk = Desk(game, Head(table="t", game=name, seats=seats, options=game.settle(seats), owner="p0"), live_draw())
    for seat in range(seats):
        carry(desk, commands.Sit(person="p0", seat=seat, sitter=f"p{seat}", name=f"P{seat}"))
    carry(desk, commands.Start(person="p0"))
    return desk


def carry(desk: Desk, command: commands.Command) -> Happening:
    effects: list[Effect] = desk.ask(None, command)
    assert isinstance(effects[0], Append), effects
    return next(effect.happening for effect in desk.committed() if isinstance(effect, Push))


class Watched:
    """Making views, with the time that it takes."""

    def __init__(self) -> None:
        self.spent = 0.0

    def __call__(self, game: Game, state: State, seats: Sequence[int | None], seen: View | None = None) -> list[bytes]:
        begun = now()
        made = encode_views(game, state, seats, seen)
        self.spent += now() - begun
        return made


def measure(name: str, seats: int, count: int, rng: random.Random) -> tuple[float, float, float, float]:
    """Microseconds of rules, views and news, and bytes a frame."""
    views = Watched()
    setattr(presenting, "encode_views", views)  # noqa: B010
    sights = [*[(f"p{seat}", seat) for seat in range(seats)], ("", None)]
    rules = news = 0.0
    size = made = 0
    desk = new_desk(name, seats)
    while made < count:
        if not desk.asked_seats():
            desk = new_desk(name, seats)
        seat = rng.choice(desk.asked_seats())
        assert desk.state is not None
        text = desk.game.text(rng.choice(legal_moves(desk.state, seat)))
        move = commands.Move(person=f"p{seat}", seat=seat, asked=desk.opened[seat], moves=(text,))
        begun = now()
        happening = carry(desk, move)
        decided = now()
        packed = frames(desk, happening, sights)
        told = now()
        rules += decided - begun
        news += told - decided
        size += sum(len(one) for one in packed)
        made += 1
    return 1e6 * rules / made, 1e6 * views.spent / made, 1e6 * news / made, size / made / len(sights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(games()))
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--count", type=int, default=500, help="moves a round")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", help="write all figures to this file")
    asked = parser.parse_args()
    print("| " + " | ".join(HEAD) + " |\n|" + "---|" + "--:|" * (len(HEAD) - 1))
    rows: list[dict[str, object]] = []
    gc.set_threshold(*COLLECT)
    for name in asked.games:
        for seats in asked.seats:
            gc.collect()
            gc.freeze()
            rounds = [measure(name, seats, asked.count, random.Random(one)) for one in range(asked.rounds)]
            rules, views, news, size = min(rounds, key=lambda one: one[0] + one[2])
            cells = (rules, views, rules + views, news, rules + news, size)
            print(f"| {name} | {seats} | {' | '.join(f'{cell:.0f}' for cell in cells)} |", flush=True)
            rows.append({"game": name, "seats": seats, "rules": rules, "views": views, "news": news, "bytes": size})
    if asked.json:
        Path(asked.json).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
