"""How deep to look. A depth is a name with its numbers, fixed before any game is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from json import dumps

from antilles.analysis.appraiser import Appraiser
from antilles.analysis.gauge import KNOTS, Gauge
from antilles.bots.plan import plan_of
from antilles.bots.rollout import Rollout
from antilles.kernel.data import Appraisal, load_appraisal
from antilles.kernel.game import Game
from antilles.kernel.move import Moves

VERSION = 4
"""Of the appraiser: raised whenever the same record, depth and seed would get other numbers."""
DEFAULT_SEED = 1
ROLLOUTS = ("follow", "horizon")
"""What of the search's numbers a rollout goes by."""


@dataclass(frozen=True)
class Depth:
    """What is spent on a game."""

    name: str
    rollouts: int
    """Spent on all states of a game that are appraised, evenly."""
    least: int
    most: int
    """So many rollouts a state at least, and at most."""
    worlds: int
    """States drawn from what a seat knew, where something was hidden from it."""
    profiles: int
    """Sets of sealed choices drawn from the policy."""
    candidates: int
    """Decisions that are looked at again for a better move."""
    pairs: int
    """Pairs of continuations by which a better move is measured."""
    explained: int
    """Moments for which reasons are looked for."""
    continuations: int
    """Pairs of continuations from which a reason is told."""

    def samples(self, states: int) -> int:
        """Rollouts for each of so many states."""
        return max(self.least, min(self.most, self.rollouts // max(1, states)))


QUICK = Depth(
    "quick",
    rollouts=24_000,
    least=4,
    most=32,
    worlds=4,
    profiles=8,
    candidates=24,
    pairs=64,
    explained=6,
    continuations=100,
)
DEEP = Depth(
    "deep",
    rollouts=1_000_000,
    least=64,
    most=1024,
    worlds=12,
    profiles=32,
    candidates=80,
    pairs=600,
    explained=24,
    continuations=200,
)
DEPTHS = {depth.name: depth for depth in (QUICK, DEEP)}


def appraisal_of(game: Game) -> Appraisal:
    """By what analyses judge this game: ``appraisal.toml``, which no tuning of bots changes.

    A game without the file, or without a part of it, is judged by what its bots go by.
    """
    said = load_appraisal(game.package) or Appraisal({}, {}, {})
    search, weights = game.tuning.search, game.tuning.weights
    rollouts = said.rollouts or {name: search[name] for name in ROLLOUTS if name in search}
    return Appraisal(said.rows, rollouts, said.weights or weights)


def calibration(game: Game, seats: int) -> dict[str, list[float]]:
    """The rows of ``appraisal.toml`` for a seat count, or those of the nearest one; the raw insight without them."""
    known = appraisal_of(game).rows
    plain = {"lead": [1.0] * KNOTS, "keep": [1.0] * KNOTS, "gain": [0.0] * KNOTS, "spread": [0.0] * KNOTS}
    if not known:
        return plain
    nearest = min(known, key=lambda count: (abs(count - seats), count))
    return plain | known[nearest]


def appraiser_for(game: Game, seats: int, samples: int, rows: dict[str, list[float]] | None = None) -> Appraiser:
    """The game's appraiser; ``rows`` in place of its calibration."""
    fitted = rows if rows is not None else calibration(game, seats)
    appraisal = appraisal_of(game)
    insight = game.weighed(appraisal.weights)
    gauge = Gauge(insight, seats, fitted["lead"], fitted["keep"], fitted["gain"])
    return Appraiser(gauge, Rollout(plan_of(appraisal.rollouts), insight, Moves(), Moves()), seats, samples)


def version_of(game: Game, seats: int) -> str:
    """The appraiser's version with a digest of all numbers it judges this game by."""
    appraisal = appraisal_of(game)
    facts = [calibration(game, seats), dict(appraisal.rollouts), dict(appraisal.weights), game.edition]
    return f"{VERSION}-{sha256(dumps(facts, sort_keys=True).encode()).hexdigest()[:12]}"
