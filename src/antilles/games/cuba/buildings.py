"""The effect of every building, by its tile."""

from collections.abc import Callable

from antilles.games.cuba import components as c, effects as e, effects_of_trade as t, moves as m
from antilles.kernel.rules import Final, i64

KINDS_OF_EFFECT: Final[dict[str, Callable[[i64], e.Effect]]] = {
    "gain": lambda tile: e.Gain(tile, "CU-141"),
    "convert": e.Convert,
    "hand_in": lambda tile: e.HandIn(tile, "DP-091", m.HAND_IN, c.ALL_KINDS),
    "hand_in_set": lambda tile: e.HandInSet(tile, "DP-093", m.HAND_SET, 1, most=1),
    "store": lambda tile: e.Store(tile, "DP-101", m.KEEP, c.PRODUCTS),
    "trade": lambda tile: t.Trade(tile, "DP-095", m.BUY, 2 * c.MERCHANDISE),
    "swap": lambda tile: e.Exchange(tile, "DP-096", m.EXCHANGE, 9),
    "grow": lambda tile: e.Grow(tile, "DP-094", m.GROW, c.PRODUCTS, most=1),
    "stow": lambda tile: t.Stow(tile, "DP-097", m.STOW, t.STOWS),
    "casino": lambda tile: t.Casino(tile, "DP-098", m.CASINO, 2),
    "customs": lambda tile: t.Customs(tile, "DP-099", m.PUT, m.UNLOAD + t.STOWS - m.PUT, most=1),
    "votes": lambda tile: e.Votes(tile, "CU-090"),
    "veto": lambda tile: e.Veto(tile, "CU-096"),
    "influence": lambda tile: e.Influence(tile, "DP-100", m.INFLUENCE, len(c.TYPES), may_stop=False, most=1),
    "statue": lambda tile: e.Statue(tile, "EP-055"),
    "alternatives": lambda tile: e.Effect(tile, "EP-054"),  # EP-130: permanent, nothing to activate: Playa Café
}


def _effect(tile: int) -> e.Effect:
    where, value = "building_" + c.BUILDINGS[tile], c.BUILDING_DATA[c.BUILDINGS[tile]]
    effect, known = value.get("effect"), ", ".join(KINDS_OF_EFFECT)
    c.refuse(effect not in KINDS_OF_EFFECT, where, f"has the effect {effect!r}, which is none of {known}")
    c.refuse(value.get("per_round") and value["copies"] != 1, where, "has a limit a round and must be the only copy")
    return KINDS_OF_EFFECT[effect](tile)


EFFECTS: Final = [_effect(tile) for tile in range(c.TILES)]
