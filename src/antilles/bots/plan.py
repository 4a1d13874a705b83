"""The parameters of a search, a set for each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

FOREVER: Final[i64] = 1 << 40
"""Decisions of a rollout without a horizon."""


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
    """Rollout decisions after which the insight's value stands for the end; ``FOREVER`` plays to the end."""
    branch_on_chance: bool
    """Whether different draws lead to different branches, or one branch averages over them."""
    doubt: float
    """How much less than the average a move that was not tried yet is hoped to bring."""
    mixed: float
    """Where all choose in secret, the part of the visits of the move tried most from which on others may be played as
    well; 0 for always the one tried most."""

    def __init__(
        self,
        explore: float,
        trust: i64,
        follow: i64,
        horizon: i64,
        branch_on_chance: bool,
        doubt: float = 0.0,
        mixed: float = 0.0,
    ) -> None:
        self.explore = explore
        self.trust = trust
        self.follow = follow
        self.horizon = horizon
        self.branch_on_chance = branch_on_chance
        self.doubt = doubt
        self.mixed = mixed


def plan_of(search: Mapping[str, float], seats: int = 0) -> Plan:
    """The plan that ``[search]`` of an ``insight.toml`` names; usual values for what it does not.

    A name with a number of seats holds at such tables only: ``horizon_2`` is the horizon of those for two.
    """

    def said(name: str, usual: float) -> float:
        return search.get(f"{name}_{seats}", search.get(name, usual))

    return Plan(
        float(said("explore", 1.4)),
        int(said("trust", 50)),
        int(said("follow", 50)),
        int(said("horizon", float(FOREVER))),
        bool(said("branch_on_chance", True)),
        float(said("doubt", 0.0)),
        float(said("mixed", 0.0)),
    )


def governor_budget(search: Mapping[str, float]) -> int:
    """Iterations that take about a second on one core, compiled."""
    return int(search.get("governor", 1000))
