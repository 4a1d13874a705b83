"""Look for the position in which the short game at the end of a lesson begins: level, and not far from the end.

    nice python tools/short_games.py santo_domingo --decisions 16 26 > practice.txt

It goes through games of deckhands. A decision of the pupil's seat fits if the pupil is level with the best of the
others or a little ahead, begins a turn with as many decisions left as are asked for, and wins a fair share of
continuations between deckhands. The moves that lead there are printed as a lesson's ``practice`` record has them,
under a line that says what was measured; the last ones that are printed are the fairest.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from antilles.bots.kinds import THINKERS
from antilles.bots.match import answers, play_out, seeded_luck
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.state import CHANCE, State
from antilles.school.lesson import lessons_of
from antilles.school.walk import PUPIL

CONTINUATIONS = 20
MOST_AHEAD = 4
FAIR = 0.45
"""The share of continuations that the pupil's seat should win, between three or four deckhands."""


@dataclass(frozen=True)
class Found:
    seed: int
    scores: tuple[int, ...]
    left: int
    won: float
    lines: tuple[str, ...]


def game_of(game: Game, seats: int, seed: int) -> list[tuple[State, tuple[str, ...]]]:
    """The decisions of the pupil in a game of deckhands, each with the moves that led there."""
    bots = [THINKERS["deckhand"].bot(seed * 10 + seat) for seat in range(seats)]
    state = game.start(seats, lessons_of(game)[0].options)
    lines: list[str] = []
    found: list[tuple[State, tuple[str, ...]]] = []
    decide = answers(game, bots)
    for seat, move in play_out(state, decide, seeded_luck(Rng(seed))):
        if seat == PUPIL:
            found.append((state.copy(), tuple(lines)))
        lines.append(f"{'*' if seat == CHANCE else seat} {game.text(move)}")
    return found


def share(game: Game, state: State, seats: int, seed: int) -> float:
    """How often the pupil's seat wins when deckhands play on."""
    won = 0.0
    for again in range(CONTINUATIONS):
        bots = [THINKERS["deckhand"].bot(seed + 100 * again + seat) for seat in range(seats)]
        end = state.copy()
        for _ in play_out(end, answers(game, bots), seeded_luck(Rng(seed + again))):
            pass
        won += end.ranking()[PUPIL] == 1
    return won / CONTINUATIONS


def fitting(game: Game, seed: int, least: int, most: int) -> Iterator[Found]:
    seats = lessons_of(game)[0].seats
    way = game_of(game, seats, seed)
    for number, (state, lines) in enumerate(way):
        left = len(way) - number
        if not least <= left <= most:
            continue
        scores = tuple(state.scores())
        ahead = scores[PUPIL] - max(scores[1:])
        if 0 <= ahead <= MOST_AHEAD and starts(lines):
            yield Found(seed, scores, left, share(game, state, seats, seed), lines)


def starts(lines: tuple[str, ...]) -> bool:
    """Whether the pupil begins a turn there, rather than goes on with one."""
    return not lines[-1].startswith(f"{PUPIL} ")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, nargs=2, default=(12, 24))
    parser.add_argument("--games", type=int, default=20)
    wish = parser.parse_args()
    game = find(wish.game)
    best: Found | None = None
    for seed in range(wish.games):
        for found in fitting(game, seed, *wish.decisions):
            if best is None or abs(found.won - FAIR) < abs(best.won - FAIR):
                best = found
                print(f"# seed {found.seed}, scores {found.scores}, {found.left} decisions left, won {found.won:.2f}")
                print("\n".join(found.lines), "\n", flush=True)


if __name__ == "__main__":
    main()
