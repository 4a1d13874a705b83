"""Who wins, and by which tie-break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import stock
from antilles.games.cuba.effects import EFFECTS
from antilles.games.cuba.tables import END_VP, MERCHANDISE, OVER, PARCELS, STATUE_TILES
from antilles.kernel.step import places

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


def building_vp(state: Cuba, seat: i64) -> i64:
    """CU-144, CU-150, EP-055, EP-126, EP-127: for each building and the warehouse, more with a statue that counts."""
    each = END_VP
    if state.statues >> seat & 1:
        for parcel in range(PARCELS):
            tile = state.tiles[seat * PARCELS + parcel]
            if tile and STATUE_TILES >> tile & 1:
                each += EFFECTS[tile].vp
    return each * stock.buildings(state, seat)


def final_score(state: Cuba) -> None:
    """CU-150, CU-151: buildings only; pesos, merchandise and resources bring nothing."""
    for seat in range(state.seats):
        stock.score_vp(state, seat, building_vp(state, seat))
    state.phase = OVER


def merchandise(state: Cuba, seat: i64) -> i64:
    """CU-152: products and goods in courtyard and warehouse; wood is none."""
    return stock.owned_of(state, seat, (1 << MERCHANDISE) - 1)


def merits(state: Cuba) -> list[tuple[int, ...]]:
    """CU-152: VP with the buildings, then pesos, then merchandise."""
    return [
        (
            state.vp[seat] + (0 if state.phase == OVER else building_vp(state, seat)),
            state.pesos[seat],
            merchandise(state, seat),
        )
        for seat in range(state.seats)
    ]


def ranking(state: Cuba) -> list[int]:
    """CU-001, CU-152: most VP, then most pesos, then most merchandise; equals share."""
    return places(merits(state))
