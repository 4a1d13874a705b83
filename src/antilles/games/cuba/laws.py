"""The laws in force, as the rules ask for them. CU-105: laws of type IV change the rules until they are replaced."""

from antilles.games.cuba import components as c
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import i64


def in_force(state: Cuba, kind: i64) -> i64:
    """The law of a type, as an index of the tables."""
    return kind * c.LAWS_A_TYPE + state.laws[kind]


def act(state: Cuba, effect: i64) -> bool:
    """CU-105: is the law of type IV the one with this effect?"""
    return c.LAW_EFFECT[in_force(state, c.OTHER_LAW)] == effect


def under(state: Cuba, effect: i64, otherwise: i64) -> i64:
    """CU-105: the number of the law of type IV if it is the one with this effect, else what holds without it."""
    law = in_force(state, c.OTHER_LAW)
    if c.LAW_EFFECT[law] == effect:
        return c.LAW_N[law]
    return otherwise


def free_harvest(state: Cuba) -> i64:
    """CU-052, CU-210: product parcels the worker harvests without water."""
    return under(state, c.HARVEST_ACT, c.FREE_HARVEST)


def banned(state: Cuba) -> i64:
    """CU-211: kinds that may not be put on ships, as bits."""
    return c.LAW_KINDS[in_force(state, c.OTHER_LAW)] if act(state, c.EXPORT_BAN) else i64(0)


def vote_price(state: Cuba) -> i64:
    """CU-091, CU-212: pesos for a vote."""
    return state.switches.vote_price * under(state, c.CORRUPTION_ACT, 1)


def trades_each_way(state: Cuba) -> i64:
    """The tradeswoman's purchases, and her sales, under the market act; -1 without limit."""
    return under(state, c.MARKET_ACT, -1)


def extra_resources(state: Cuba) -> i64:
    """CU-065: resources of choice that every building costs more under the building act."""
    return under(state, c.BUILDING_ACT, 0)


def storage_limit(state: Cuba) -> i64:
    """CU-110: products that may stay in a warehouse; -1 without limit."""
    return under(state, c.STORAGE_ACT, -1)


def load_vp(state: Cuba, dock: i64) -> i64:
    """CU-080, EP-136, EP-137: VP for a piece loaded in a dock (1 to 3)."""
    return under(state, c.EXPORT_LAW, c.DOCK_VP[dock - 1])


def alternatives_closed(state: Cuba) -> bool:
    """EP-129, EP-138: no alternative actions under the control law."""
    return act(state, c.CONTROL_LAW)
