"""The scale of a formula, fitted to games: by seats and stage, how many points decide. Needs NumPy (``train``)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace

from antilles.arena.duel import Share, duel
from antilles.arena.entrants import Trial
from antilles.arena.fitting import fit_scale, gather
from antilles.arena.schedule import number_from
from antilles.arena.selfplay import play_to_learn
from antilles.arena.workers import spread
from antilles.kernel.game import Game


@dataclass(frozen=True)
class Calibrated:
    """A scale, and what it won against what was there, by seats, on deals it was not fitted to."""

    scale: dict[int, list[float]]
    shares: dict[int, Share]

    @property
    def better(self) -> bool:
        """Above a half at every table that was compared, over all of them beyond doubt."""
        shares = list(self.shares.values())
        mean = sum(share.mean for share in shares) / len(shares)
        doubt = sum(share.doubt**2 for share in shares) ** 0.5 / len(shares)
        return mean - 2.0 * doubt > 0.5 and all(share.mean > 0.5 for share in shares)


def calibrate(
    game: Game, before: Trial, games: int, check: int, seed: int, jobs: int = 1, tell: Callable[[], None] = lambda: None
) -> Calibrated:
    """``games`` games at each number of seats to learn from, ``check`` at a table for two and at a full one."""
    tasks = [
        (game.name, before, seats, number, number_from(seed, "calibrate", seats))
        for seats in game.seats
        for number in range(games)
    ]
    played = []
    with closing(spread(play_to_learn, tasks, jobs)) as results:
        for result in results:
            played.append(result)
            tell()
    played.sort(key=lambda each: (each.seats, each.number))
    after = replace(before, scale=fit_scale(gather(game, played, seed)), nets={})
    shares = {}
    for seats in sorted({game.seats[0], game.seats[-1]}):
        fresh = number_from(seed, "confirm", seats)
        shares[seats] = duel(game.name, before, after, seats, check, fresh, jobs, report=tell)
    return Calibrated(after.scale, shares)
