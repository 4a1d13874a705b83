"""Who wins, and by which tie-break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antilles.games.santo_domingo.tables import count_cards
from antilles.kernel.step import places

if TYPE_CHECKING:
    from antilles.games.santo_domingo.state import SantoDomingo


def ranking(state: SantoDomingo) -> list[int]:
    """SD-072, SD-074: places by merit; equals share."""
    return places(merits(state))


def merits(state: SantoDomingo) -> list[tuple[int, ...]]:
    """SD-072, SD-073: most VP, then most goods, then most cards in hand."""
    return [(state.vp[seat], state.goods[seat], count_cards(state.hand[seat])) for seat in range(state.seats)]
