"""Who wins, and by which tie-break."""

from antilles.games.cuba import components as c, question as q, stock
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import NOBODY, Final, Over, Reason, i64

OVER: Final[Over] = Over(Reason("CU-150", "refusal-game-over"))


def building_vp(state: Cuba, seat: i64) -> i64:
    """CU-144, CU-150, EP-055, EP-126, EP-127: for each building and the warehouse, more with a statue that counts."""
    each = c.END_VP
    if state.statues >> seat & 1:
        for parcel in range(c.PARCELS):
            tile = state.tiles[seat * c.PARCELS + parcel]
            if tile and c.STATUE_TILES >> tile & 1:
                each += c.TILE_VP[tile]
    return each * stock.buildings(state, seat)


class FinalScore(q.Step):
    """CU-150, CU-151: buildings only; pesos, merchandise and resources bring nothing."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        for player in range(state.seats):
            stock.score_vp(state, player, building_vp(state, player))
        state.question = OVER


FINAL_SCORE: Final[FinalScore] = FinalScore("final_score")


def merchandise(state: Cuba, seat: i64) -> i64:
    """CU-152: products and goods in courtyard and warehouse; wood is none."""
    return stock.owned_of(state, seat, (1 << c.MERCHANDISE) - 1)


def merits(state: Cuba) -> list[tuple[int, ...]]:
    """CU-152: VP with the buildings, then pesos, then merchandise."""
    over = state.question.who == NOBODY
    return [
        (state.vp[seat] + (0 if over else building_vp(state, seat)), state.pesos[seat], merchandise(state, seat))
        for seat in range(state.seats)
    ]
