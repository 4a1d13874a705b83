"""The laws in force, as the rules ask for them. CU-105: laws of type IV change the rules until they are replaced."""

from __future__ import annotations

from mypy_extensions import i64

from antilles.games.cuba import components as c
from antilles.games.cuba.state import Cuba


def in_force(state: Cuba, kind: i64) -> i64:
    """The law of a type, as an index of the tables."""
    return kind * c.LAWS_A_TYPE + state.laws[kind]


def act(state: Cuba, effect: i64) -> bool:
    """CU-105: is the law of type IV the one with this effect?"""
    return c.LAW_EFFECT[in_force(state, c.OTHER_LAW)] == effect


def amount(state: Cuba) -> i64:
    return c.LAW_N[in_force(state, c.OTHER_LAW)]


def free_harvest(state: Cuba) -> i64:
    """CU-052, CU-210: product parcels the worker harvests without water."""
    return amount(state) if act(state, c.HARVEST_ACT) else c.FREE_HARVEST


def banned(state: Cuba) -> i64:
    """CU-211: kinds that may not be put on ships, as bits."""
    return c.LAW_KINDS[in_force(state, c.OTHER_LAW)] if act(state, c.EXPORT_BAN) else 0


def vote_price(state: Cuba) -> i64:
    """CU-091, CU-212: pesos for a vote."""
    return state.switches.vote_price * amount(state) if act(state, c.CORRUPTION_ACT) else state.switches.vote_price


def trades_each_way(state: Cuba) -> i64:
    """The tradeswoman's purchases, and her sales, under the market act; -1 without limit."""
    return amount(state) if act(state, c.MARKET_ACT) else -1


def extra_resources(state: Cuba) -> i64:
    """CU-065: resources of choice that every building costs more under the building act."""
    return amount(state) if act(state, c.BUILDING_ACT) else 0


def storage_limit(state: Cuba) -> i64:
    """CU-110: products that may stay in a warehouse; -1 without limit."""
    return amount(state) if act(state, c.STORAGE_ACT) else -1


def load_vp(state: Cuba, dock: i64) -> i64:
    """CU-080, EP-136, EP-137: VP for a piece loaded in a dock (1 to 3)."""
    return amount(state) if act(state, c.EXPORT_LAW) else c.DOCK_VP[dock - 1]


def alternatives_closed(state: Cuba) -> bool:
    """EP-129, EP-138: no alternative actions under the control law."""
    return act(state, c.CONTROL_LAW)
