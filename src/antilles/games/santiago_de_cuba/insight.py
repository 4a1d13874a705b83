"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from antilles.kernel.state import Insight


@mypyc_attr(acyclic=True)
class SantiagoDeCubaInsight(Insight):
    pass
