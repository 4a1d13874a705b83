"""Pearl Divers for learners: the table, then each diver from the viewer on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.observer import Field, Observer, bit, few_bits, flag, put
from antilles.kernel.state import State
from tests.toy.moves import SELL
from tests.toy.state import Pearls
from tests.toy.tables import BAG, MOST_LAMPS, NONE, OVER, PEARLS, PHASES, ROUNDS

MOST_SEATS = 4
TABLE = (
    Field("phase", len(PHASES), 1, "one of: " + ", ".join(PHASES)),
    Field("seats", 1, MOST_SEATS, "number of divers"),
    Field("round", 1, max(int(rounds) for rounds in ROUNDS), "number of the round"),
    Field("sold", len(PEARLS), max(BAG), "pearls sold, by colour"),
    Field("pearl", len(PEARLS), 1, "the viewer's own pearl of this round"),
    Field("choice", 2, 1, "the viewer's own sealed choice: keep, sell"),
)
PLAYER = (
    Field("asked", 1, 1, "is asked now"),
    Field("holds", 1, 1, "has an unsold pearl of this round in hand"),
    Field("coins", 1, 200, "coins"),
    Field("lamps", 1, MOST_LAMPS, "lamps"),
    Field("kept", 1, sum(BAG), "kept pearls"),
    Field("chest", len(PEARLS), max(BAG), "kept pearls by colour, where known, else 0"),
)


class PearlsObserver(Observer):
    def __init__(self) -> None:
        super().__init__(TABLE, PLAYER, MOST_SEATS)

    def observe(self, state: State, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        """PD-020, PD-021, PD-022: pearls in hand, choices and chests are for their diver's eyes."""
        assert isinstance(state, Pearls)
        at = few_bits(sheet, at, bit(state.phase), len(PHASES))
        at = put(sheet, at, state.seats)
        at = put(sheet, at, state.round)
        for sold in state.sold:
            at = put(sheet, at, sold)
        at = few_bits(sheet, at, bit(state.pearl[seat]), len(PEARLS))
        at = few_bits(sheet, at, bit(NONE if state.choice[seat] == NONE else int(state.choice[seat] == SELL)), 2)
        for offset in range(state.seats):
            shown = offset == 0 or state.phase == OVER
            at = self.observe_diver(state, (seat + offset) % state.seats, shown, sheet, at)
        return at + (MOST_SEATS - state.seats) * self.player_size

    def observe_diver(self, state: Pearls, diver: int, shown: bool, sheet: vec[i16], at: i64) -> i64:
        at = flag(sheet, at, diver in state.actors())
        at = flag(sheet, at, state.pearl[diver] != NONE)
        at = put(sheet, at, state.coins[diver])
        at = put(sheet, at, state.lamps[diver])
        at = put(sheet, at, sum(state.kept[diver]))
        for pearls in state.kept[diver]:
            at = put(sheet, at, pearls if shown else 0)
        return at
