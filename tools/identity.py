"""The identity of the ledger on thousands of games: how far off its sums are at most.

    python tools/identity.py [--games 2000] [--seed 50000] [--game cuba]

plays so many games of random moves of every game, shared between its numbers of seats, analyses each by the insight
alone, and prints the largest error of start + luck + own moves + from others + residual = end, and of the sums over
the seats.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from antilles.analysis import Analysis, analyse
from antilles.games import find, games
from tests.analysis.games import CHEAP, random_game


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
    parser.add_argument("--games", type=int, default=2000, help="of each game, all numbers of seats together")
    parser.add_argument("--seed", type=int, default=50_000, help="of the first game at each table")
    parser.add_argument("--game", choices=sorted(games()), help="only this one")
    given = parser.parse_args()
    played, worst = 0, 0.0
    for name in [given.game] if given.game else sorted(games()):
        game = find(name)
        count = -(-given.games // len(game.seats))
        for seats in game.seats:
            records = (random_game(game, seats, given.seed + number) for number in range(count))
            largest = max(largest_error(analyse(game, record, CHEAP)) for record in records)
            played, worst = played + count, max(worst, largest)
            print(f"{name} {seats}: {count} games, at most {largest:.1e}", flush=True)
    print(f"{played} games, at most {worst:.1e}")


if __name__ == "__main__":
    main()
