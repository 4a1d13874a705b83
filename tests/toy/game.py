"""The descriptor of Pearl Divers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.state import State
from antilles.kernel.view import View
from tests.toy import rules, story
from tests.toy.insight import PearlsInsight
from tests.toy.moves import BUY, KEEP, TABLE
from tests.toy.observer import PearlsObserver
from tests.toy.state import Pearls
from tests.toy.tables import ROUNDS
from tests.toy.view import PearlsBelief, PearlsView, look


class PearlsGame(Game):
    name = "pearls"
    title = "Pearl Divers"
    edition = 1
    seats = range(2, 5)
    options = (Option("rounds", ROUNDS, "PD-011"),)
    moves = TABLE
    insight = PearlsInsight()
    observer = PearlsObserver()
    view_type = PearlsView
    package = "tests.toy"

    def begin(self, seats: int, options: Mapping[str, str]) -> Pearls:
        return Pearls(seats, int(options["rounds"]))

    def view(self, state: State, seat: int | None) -> PearlsView:
        assert isinstance(state, Pearls)
        return look(state, seat, self.edition)

    def belief(self, view: View) -> PearlsBelief:
        assert isinstance(view, PearlsView)
        return PearlsBelief(view)

    def tell(self, before: State, seat: int, move: int, after: State) -> list[Event]:
        assert isinstance(before, Pearls) and isinstance(after, Pearls)
        return story.tell(before, seat, move, after)

    def draw(self, view: View, names: Sequence[str], say: Say, width: int = 80) -> str:
        assert isinstance(view, PearlsView)
        rows = [say("screen-round", round=view.round)]
        for name, diver in zip(names, view.divers, strict=True):
            rows.append(say("screen-diver", name=name, coins=diver.coins, lamps=diver.lamps, kept=diver.kept))
        if view.pearl is not None:
            rows.append(say("screen-pearl", pearl=view.pearl))
        return "\n".join(rows)

    def merits(self, state: State) -> list[tuple[int, ...]]:
        assert isinstance(state, Pearls)
        return rules.merits(state)

    def cites(self, move: int) -> tuple[str, ...]:
        if move < KEEP:
            return ("PD-020",)
        return ("PD-021", "PD-022") if move < BUY else ("PD-030",)


GAME = PearlsGame()
