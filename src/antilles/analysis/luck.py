"""Luck alone, while a game is played: what each draw gave and took, by the odds."""

from __future__ import annotations

from antilles.analysis.appraiser import Appraiser
from antilles.analysis.rows import Values, less, plus, seed_from, weighted
from antilles.analysis.settings import DEFAULT_SEED, appraiser_for
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, State

SAMPLES = 16
"""Rollouts by which the arena appraises a state."""


class LuckMeter:
    """Shown every draw before it is made; its mean is zero whatever the appraiser thinks."""

    def __init__(self, appraiser: Appraiser, seed: int = DEFAULT_SEED) -> None:
        self.appraiser = appraiser
        self.seed = seed
        self.draws = 0
        self.total: Values = [0.0] * (3 * appraiser.seats)

    def see(self, state: State, move: int) -> None:
        """A draw that is about to be made."""
        moves, weights = Moves(), Moves()
        state.legal(CHANCE, moves)
        self.draws += 1
        if moves.count == 1:
            return
        state.odds(weights)
        whole = weights.sum()
        values = self.appraiser.after_each(state, CHANCE, moves, seed_from(self.seed, self.draws))
        expected = weighted(values, [weight / whole for weight in weights.list()])
        self.total = plus(self.total, less(values[moves.list().index(move)], expected))

    def rewards(self) -> tuple[float, ...]:
        """What luck gave each seat so far, in rewards."""
        return tuple(self.total[: self.appraiser.seats])


def luck_meter(game: Game, seats: int, samples: int = SAMPLES) -> LuckMeter:
    return LuckMeter(appraiser_for(game, seats, samples))
