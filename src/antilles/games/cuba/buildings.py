"""The effect of every building, by its tile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from antilles.games.cuba import components as c
from antilles.games.cuba.effects import (
    Alternatives,
    Convert,
    Effect,
    Exchange,
    Gain,
    Grow,
    HandIn,
    HandInSet,
    Influence,
    Statue,
    Store,
    Veto,
    Votes,
)
from antilles.games.cuba.effects_of_trade import Casino, Customs, Stow, Trade

KINDS_OF_EFFECT: Final[dict[str, Callable[[i64], Effect]]] = {
    "gain": Gain,
    "convert": Convert,
    "hand_in": HandIn,
    "hand_in_set": HandInSet,
    "store": Store,
    "trade": Trade,
    "swap": Exchange,
    "grow": Grow,
    "stow": Stow,
    "casino": Casino,
    "customs": Customs,
    "votes": Votes,
    "veto": Veto,
    "influence": Influence,
    "statue": Statue,
    "alternatives": Alternatives,
}


def _effect(tile: int) -> Effect:
    name = c.BUILDINGS[tile]
    effect = c.BUILDING_DATA[name].get("effect")
    if effect not in KINDS_OF_EFFECT:
        raise c.fault("building_" + name, f"has the effect {effect!r}, which is none of {', '.join(KINDS_OF_EFFECT)}")
    if c.BUILDING_DATA[name].get("per_round") and c.BUILDING_DATA[name]["copies"] != 1:
        raise c.fault("building_" + name, "has a limit a round and must be the only copy")
    return KINDS_OF_EFFECT[effect](tile)


EFFECTS: Final = [_effect(tile) for tile in range(c.TILES)]
