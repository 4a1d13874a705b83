"""The scale on which people and bots are compared, and where the bots stand on it.

openskill reckons with a mean of 25 and a deviation of 25/3; a point of it is thirty of ours. Between two players whose
strength is known, the one who is 100 points ahead wins about 64 games of a hundred, as in chess.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

POINTS = 30.0
"""Points of the house for one of openskill's."""
START = 1500
"""Where everybody begins, and where the trader stands."""
SURE = 1.96
"""Deviations to both sides of a bar that holds the true strength in 95 of 100 cases."""
PROVISIONAL = 5
"""Games before which no number is shown."""
ANCHORS: dict[str, dict[str, int]] = tomllib.loads(
    (files("antilles.server.ratings") / "anchors.toml").read_text(encoding="utf-8")
)
"""Where the levels of bots stand, by game; ``usual`` for games that have not been measured."""
USUAL = ANCHORS["usual"]


def anchor(game: str, level: str) -> int:
    """Where a bot stands, for good: no game changes it."""
    return ANCHORS.get(game, USUAL).get(level, START)


def shown(mu: float) -> int:
    """openskill's mean in points of the house."""
    return round(START + POINTS * (mu - 25.0))


def reckoned(points: float) -> float:
    """The same the other way round."""
    return 25.0 + (points - START) / POINTS


def reach(sigma: float) -> int:
    """How far the bar reaches to each side."""
    return round(SURE * POINTS * sigma)
