"""Who wins, and by which tie-break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santiago_de_cuba.holdings import pieces
from antilles.games.santiago_de_cuba.tables import FINAL_PIECES
from antilles.kernel.step import places

if TYPE_CHECKING:
    from antilles.games.santiago_de_cuba.state import SantiagoDeCuba


def ranking(state: SantiagoDeCuba) -> list[int]:
    """SdC-143: places by merit; equals share."""
    return places(merits(state))


def merits(state: SantiagoDeCuba) -> list[tuple[int, ...]]:
    """SdC-141, SdC-142, SdC-143: most VP after the conversion, then most pieces left, then most pesos."""
    return [merit(state, seat) for seat in range(state.seats)]


def merit(state: SantiagoDeCuba, seat: i64) -> tuple[int, ...]:
    """After the end fewer than three pieces are left, and the conversion changes nothing more."""
    stock = pieces(state, seat)
    return (state.vp[seat] + stock // FINAL_PIECES, stock % FINAL_PIECES, state.pesos[seat])
