"""The parameters of a search, a set for each game."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Plan:
    """How to search; each game has its own in ``insight.toml``."""

    explore: float
    """Weight of the prior against the mean reward."""
    trust: i64
    """Parts in 100 of the prior that follow the game's bias; the rest is even."""
    follow: i64
    """Parts in 100 of rollout moves drawn by the bias; the others uniformly."""
    horizon: i64
    """Rollout decisions after which the insight's value stands for the end; 0 plays to the end."""
    branch_on_chance: bool
    """Whether different draws lead to different branches, or one branch averages over them."""

    def __init__(self, explore: float, trust: i64, follow: i64, horizon: i64, branch_on_chance: bool) -> None:
        self.explore = explore
        self.trust = trust
        self.follow = follow
        self.horizon = horizon
        self.branch_on_chance = branch_on_chance


def plan_of(search: Mapping[str, float]) -> Plan:
    """The plan that ``[search]`` of an ``insight.toml`` names; usual values for what it does not."""
    return Plan(
        float(search.get("explore", 1.4)),
        int(search.get("trust", 50)),
        int(search.get("follow", 50)),
        int(search.get("horizon", 0)),
        bool(search.get("branch_on_chance", True)),
    )


def governor_budget(search: Mapping[str, float]) -> int:
    """Iterations that take about a second on one core, compiled."""
    return int(search.get("governor", 1000))
