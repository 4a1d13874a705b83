"""Santiago de Cuba's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santiago_de_cuba import rules, screen, story, view
from antilles.games.santiago_de_cuba.insight import SantiagoDeCubaInsight
from antilles.games.santiago_de_cuba.moves import TABLE
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba, empty_table
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.state import Belief, State
from antilles.kernel.view import View


class SantiagoDeCubaGame(Game):
    name = "santiago_de_cuba"
    title = "Santiago de Cuba"
    edition = 1
    seats = range(2, 5)
    options = (
        Option("owner_vp_requires_move", ("off", "on"), "SdC-108"),
        Option("zero_demand", ("depart", "reroll"), "SdC-134"),
        Option("open_holdings", ("on", "off"), "SdC-151"),
    )
    moves = TABLE
    insight = SantiagoDeCubaInsight()
    view_type = view.SantiagoDeCubaView
    package = "antilles.games.santiago_de_cuba"

    def begin(self, seats: int, options: Mapping[str, str]) -> SantiagoDeCuba:
        state = empty_table(seats)
        state.owner_needs_move = options["owner_vp_requires_move"] == "on"
        state.reroll = options["zero_demand"] == "reroll"
        state.open_holdings = options["open_holdings"] == "on"
        rules.set_up(state)
        return state

    def view(self, state: State, seat: int | None) -> view.SantiagoDeCubaView:
        assert isinstance(state, SantiagoDeCuba)
        return view.look(state, seat, self.edition)

    def belief(self, seen: View) -> Belief:
        assert isinstance(seen, view.SantiagoDeCubaView)
        return view.read(seen)

    def tell(self, before: State, seat: int, move: int, after: State) -> list[Event]:
        assert isinstance(before, SantiagoDeCuba) and isinstance(after, SantiagoDeCuba)
        return story.tell(before, seat, move, after)

    def draw(self, seen: View, names: Sequence[str], say: Say, width: int = 80) -> str:
        assert isinstance(seen, view.SantiagoDeCubaView)
        return screen.draw(seen, names, say)


GAME = SantiagoDeCubaGame()
