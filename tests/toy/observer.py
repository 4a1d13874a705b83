"""Pearl Divers for learners: the table, then each diver from the viewer on."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.observer import Field, Observer, bit, few_bits, flag, put
from tests.toy.moves import BAG, DATA, KEEP, NONE, PEARLS
from tests.toy.rules import AGENDA
from tests.toy.state import Pearls

MOST_SEATS = 4
TABLE = (
    Field("phase", AGENDA.count, 1, "one of: " + ", ".join(AGENDA.names)),
    Field("seats", 1, MOST_SEATS, "number of divers"),
    Field("round", 1, max(int(rounds) for rounds in DATA["rounds"]), "number of the round"),
    Field("sold", len(PEARLS), max(BAG), "pearls sold, by colour"),
    Field("pearl", len(PEARLS), 1, "the viewer's own pearl of this round", own=True),
    Field("choice", 2, 1, "the viewer's own sealed choice: keep, sell", own=True),
)
PLAYER = (
    Field("asked", 1, 1, "is asked now"),
    Field("holds", 1, 1, "has an unsold pearl of this round in hand"),
    Field("coins", 1, 200, "coins"),
    Field("lamps", 1, DATA["most_lamps"], "lamps"),
    Field("kept", 1, sum(BAG), "kept pearls"),
    Field("chest", len(PEARLS), max(BAG), "kept pearls by colour, where known, else 0"),
)


class PearlsObserver(Observer[Pearls]):
    def __init__(self) -> None:
        super().__init__(TABLE, PLAYER, MOST_SEATS)

    def observe(self, state: Pearls, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        """PD-020, PD-021, PD-022: pearls in hand, choices and chests are for their diver's eyes."""
        at = few_bits(sheet, at, bit(state.question.number), AGENDA.count)
        for number in (state.seats, state.round, *state.sold):
            at = put(sheet, at, number)
        own = bit(state.pearl[seat]) | bit(max(NONE, state.choice[seat] - KEEP)) << len(PEARLS)
        at = few_bits(sheet, at, own, len(PEARLS) + 2)
        for offset in range(state.seats):
            at = self.observe_diver(state, (seat + offset) % state.seats, offset == 0 or state.over(), sheet, at)
        return at + (MOST_SEATS - state.seats) * self.player_size

    def observe_diver(self, state: Pearls, diver: int, shown: bool, sheet: vec[i16], at: i64) -> i64:
        at = flag(sheet, at, diver in state.actors())
        at = flag(sheet, at, state.pearl[diver] != NONE)
        chest = state.kept[diver] if shown else [0] * len(PEARLS)
        for number in (state.coins[diver], state.lamps[diver], sum(state.kept[diver]), *chest):
            at = put(sheet, at, number)
        return at
