"""What the players own, the supply it comes from and goes back to, and what is said where it is missing."""

from collections.abc import Callable

from antilles.games.santiago_de_cuba.components import GOOD_COUNT, KIND_COUNT, KINDS
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import Reason, filled, i64

OfMove = Callable[[int], int]
"""A number that a move names: how many, or which kind."""


def owned(state: SantiagoDeCuba, seat: i64, kind: i64) -> i64:
    return state.goods[seat * KIND_COUNT + kind]


def receive(state: SantiagoDeCuba, seat: i64, kind: i64, n: i64) -> None:
    """SdC-008, SdC-051: pieces are limited; who gets more than the supply holds takes what is there."""
    taken = min(n, state.supply[kind])
    state.supply[kind] -= taken
    state.goods[seat * KIND_COUNT + kind] += taken


def hand_in(state: SantiagoDeCuba, seat: i64, kind: i64, n: i64) -> None:
    """SdC-083: pieces go back to the supply."""
    state.goods[seat * KIND_COUNT + kind] -= n
    state.supply[kind] += n


def goods_of(state: SantiagoDeCuba, seat: i64) -> i64:
    """The goods of which there is a piece, as bits; wood is none."""
    return filled(state.goods, seat * KIND_COUNT, GOOD_COUNT)


# --- what is missing --------------------------------------------------------------------------------
def lack_of_pesos(statement: str, need: OfMove) -> Reason:
    return Reason(statement, "refusal-pesos", lambda state, seat, move: {"need": need(move), "have": state.pesos[seat]})


def lack_of_vp(statement: str, need: OfMove) -> Reason:
    return Reason(statement, "refusal-vp", lambda state, seat, move: {"need": need(move), "have": state.vp[seat]})


def lack_of_goods(statement: str, kind: OfMove, need: OfMove) -> Reason:
    return Reason(
        statement,
        "refusal-goods",
        lambda state, seat, move: {
            "good": KINDS[kind(move)],
            "need": need(move),
            "have": owned(state, seat, kind(move)),
        },
    )


def lack_in_supply(statement: str, kind: OfMove, need: OfMove) -> Reason:
    return Reason(
        statement,
        "refusal-supply",
        lambda state, seat, move: {"good": KINDS[kind(move)], "need": need(move), "have": state.supply[kind(move)]},
    )


def lack_of_demand(statement: str, good: OfMove) -> Reason:
    return Reason(statement, "refusal-no-demand", lambda state, seat, move: {"good": KINDS[good(move)]})
