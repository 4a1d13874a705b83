"""The identity of the ledger on thousands of games: how far off its sums are at most.

    python tools/identity.py [--games 300]

plays so many games of random moves at every table of every game, analyses each by the insight alone, and prints the
largest error of start + luck + own moves + from others + residual = end, and of the sums over the seats.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from antilles.analysis import Analysis, analyse
from antilles.games import find, games
from tests.analysis.games import CHEAP, random_game

SEED = 50_000


def largest_error(found: Analysis) -> float:
    """How far the sums of one ledger are off at most."""
    errors = [
        account.luck + account.skill + account.others + account.residual - (found.end[seat] - found.start[seat])
        for seat, account in enumerate(found.ledger)
    ]
    errors += [sum(row) for moment in found.moments for row in (moment.change, moment.residual, moment.blind)]
    errors += [sum(row) for row in found.gifts]
    return max(map(abs, errors))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=300, help="at each table")
    count = parser.parse_args().games
    played, worst = 0, 0.0
    for name in sorted(games()):
        game = find(name)
        for seats in game.seats:
            errors = [
                largest_error(analyse(game, random_game(game, seats, SEED + seed), CHEAP)) for seed in range(count)
            ]
            played, worst = played + count, max(worst, *errors)
            print(f"{name} {seats}: {count} games, at most {max(errors):.1e}", flush=True)
    print(f"{played} games, at most {worst:.1e}")


if __name__ == "__main__":
    main()
