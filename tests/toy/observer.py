"""Pearl Divers for learners: the table, then each diver from the viewer on."""

from __future__ import annotations

from mypy_extensions import i64

from antilles.kernel.observer import Field, Observer, Sheet
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

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        """PD-020, PD-021, PD-022: pearls in hand, choices and chests are for their diver's eyes."""
        assert isinstance(state, Pearls)
        sheet.one(state.phase, len(PHASES))
        sheet.put(state.seats)
        sheet.put(state.round)
        for sold in state.sold:
            sheet.put(sold)
        sheet.one(state.pearl[seat], len(PEARLS))
        sheet.one(NONE if state.choice[seat] == NONE else int(state.choice[seat] == SELL), 2)
        for offset in range(state.seats):
            self.observe_diver(state, (seat + offset) % state.seats, offset == 0 or state.phase == OVER, sheet)
        sheet.blank((MOST_SEATS - state.seats) * self.player_size)

    def observe_diver(self, state: Pearls, diver: int, shown: bool, sheet: Sheet) -> None:
        sheet.flag(diver in state.actors())
        sheet.flag(state.pearl[diver] != NONE)
        sheet.put(state.coins[diver])
        sheet.put(state.lamps[diver])
        sheet.put(sum(state.kept[diver]))
        for pearls in state.kept[diver]:
            sheet.put(pearls if shown else 0)
