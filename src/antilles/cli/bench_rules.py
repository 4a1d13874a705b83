"""Speed of the rules in this process; ``python -m antilles.cli.bench_rules`` does it in another mode."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from antilles import mode
from antilles.cli.bench_search import measure_search
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.measure import copy_states, list_moves, play_games, positions
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, State
from antilles.kernel.step import random_move

Row = dict[str, Any]
SEED = 20
SAMPLE_GAMES = 8
FASTEST_GROWTH = 10


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Units and calls a second of ``work(count)``, which returns its units; counts grow until the time is spent."""
    work(1)
    count, units, calls, spent = 1, 0, 0, 0.0
    while spent < seconds:
        start = time.perf_counter()
        units += work(count)
        took = time.perf_counter() - start
        calls += count
        spent += took
        wished = int(count * (seconds - spent) / took) if took > 0 else count * FASTEST_GROWTH
        count = max(1, min(wished, count * FASTEST_GROWTH))
    return units / spent, calls / spent


def loop_games(start: State, games: int, rng: Rng) -> int:
    """Random games driven from here, decision by decision: this module is never compiled."""
    moves = Moves()
    weights = Moves()
    decisions = 0
    for _ in range(games):
        state = start.copy()
        seat = state.actor()
        while seat != NOBODY:
            if seat == CHANCE:
                state.advance(seat, random_move(state, seat, rng, moves, weights))
            else:
                moves.clear()
                state.legal(seat, moves)
                state.advance(seat, moves.at(rng.below(moves.count)))
                decisions += 1
            seat = state.actor()
    return decisions


def measure(game: Game, seats: int, seconds: float) -> Row:
    """All figures of one game in the mode of this process."""
    start = game.start(seats)
    rng = Rng(SEED)
    states = [state for _ in range(SAMPLE_GAMES) for state in positions(start, rng)]
    decisions, playouts = rate(lambda count: play_games(start, count, rng), seconds)
    copies, _ = rate(lambda count: copy_states(states, count), seconds)
    lists, _ = rate(lambda count: list_moves(states, count), seconds)
    loop, _ = rate(lambda count: loop_games(start, count, rng), seconds)
    return {
        "game": game.name,
        "seats": seats,
        "mode": mode(),
        "decisions_per_second": round(decisions),
        "playouts_per_second": round(playouts, 1),
        "copies_per_second": round(copies),
        "copy_ns": round(1e9 / copies, 1),
        "legal_lists_per_second": round(lists),
        "loop_decisions_per_second": round(loop),
    }


def measure_elsewhere(game: Game, seats: int, seconds: float, wanted: str, search: bool = False) -> Row | None:
    """The same in a process of the other mode; None where that mode is not there."""
    environment = os.environ | {"ANTILLES_PURE": "1" if wanted == "interpreted" else "0"}
    command = [sys.executable, "-m", "antilles.cli.bench_rules", game.name, str(seats), str(seconds)]
    command += ["search"] if search else []
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    row: Row = json.loads(done.stdout)
    return row if row["mode"] == wanted else None


def main(arguments: Sequence[str]) -> None:
    name, seats, seconds, *rest = arguments
    work = measure_search if rest else measure
    sys.stdout.write(json.dumps(work(find(name), int(seats), float(seconds))) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
