"""The laws in force, as the rules ask for them. CU-105: laws of type IV change the rules until they are replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba.tables import (
    BUILDING_ACT,
    CONTROL_LAW,
    CORRUPTION_ACT,
    DOCK_VP,
    EXPORT_BAN,
    EXPORT_LAW,
    FREE_HARVEST,
    HARVEST_ACT,
    LAW_EFFECT,
    LAW_KINDS,
    LAW_N,
    LAWS_A_TYPE,
    MARKET_ACT,
    OTHER_LAW,
    STORAGE_ACT,
)

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


def in_force(state: Cuba, kind: i64) -> i64:
    """The law of a type, as an index of the tables."""
    return kind * LAWS_A_TYPE + state.laws[kind]


def act(state: Cuba, effect: i64) -> bool:
    """CU-105: is the law of type IV the one with this effect?"""
    return LAW_EFFECT[in_force(state, OTHER_LAW)] == effect


def amount(state: Cuba) -> i64:
    return LAW_N[in_force(state, OTHER_LAW)]


def free_harvest(state: Cuba) -> i64:
    """CU-052, CU-210: product parcels the worker harvests without water."""
    return amount(state) if act(state, HARVEST_ACT) else FREE_HARVEST


def banned(state: Cuba) -> i64:
    """CU-211: kinds that may not be put on ships, as bits."""
    return LAW_KINDS[in_force(state, OTHER_LAW)] if act(state, EXPORT_BAN) else 0


def vote_price(state: Cuba) -> i64:
    """CU-091, CU-212: pesos for a vote."""
    return state.switches.vote_price * amount(state) if act(state, CORRUPTION_ACT) else state.switches.vote_price


def trades_each_way(state: Cuba) -> i64:
    """The tradeswoman's purchases, and her sales, under the market act; -1 without limit."""
    return amount(state) if act(state, MARKET_ACT) else -1


def extra_resources(state: Cuba) -> i64:
    """CU-065: resources of choice that every building costs more under the building act."""
    return amount(state) if act(state, BUILDING_ACT) else 0


def storage_limit(state: Cuba) -> i64:
    """CU-110: products that may stay in a warehouse; -1 without limit."""
    return amount(state) if act(state, STORAGE_ACT) else -1


def load_vp(state: Cuba, dock: i64) -> i64:
    """CU-080, EP-136, EP-137: VP for a piece loaded in a dock (1 to 3)."""
    return amount(state) if act(state, EXPORT_LAW) else DOCK_VP[dock - 1]


def alternatives_closed(state: Cuba) -> bool:
    """EP-129, EP-138: no alternative actions under the control law."""
    return act(state, CONTROL_LAW)
