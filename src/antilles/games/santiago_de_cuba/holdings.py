"""What the players own, and the supply it comes from and goes back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santiago_de_cuba.tables import GOOD_COUNT, KIND_COUNT

if TYPE_CHECKING:
    from antilles.games.santiago_de_cuba.state import SantiagoDeCuba


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


def pieces(state: SantiagoDeCuba, seat: i64) -> i64:
    """SdC-141: all pieces of a player, wood included."""
    total: i64 = 0
    for kind in range(KIND_COUNT):
        total += state.goods[seat * KIND_COUNT + kind]
    return total


def has_good(state: SantiagoDeCuba, seat: i64) -> bool:
    """Any good; wood is none."""
    for good in range(GOOD_COUNT):
        if state.goods[seat * KIND_COUNT + good]:
            return True
    return False
