"""Santiago de Cuba's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santiago_de_cuba import rules, score, screen, story, view
from antilles.games.santiago_de_cuba.insight import SantiagoDeCubaInsight
from antilles.games.santiago_de_cuba.moves import TABLE
from antilles.games.santiago_de_cuba.observer import SantiagoDeCubaObserver
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba, empty_table
from antilles.games.santiago_de_cuba.tables import BUILDINGS
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.state import Belief, State
from antilles.kernel.view import View

VERB_STATEMENTS = {
    "building": ("SdC-020",),
    "cuban": ("SdC-021",),
    "roll": ("SdC-007",),
    "exclude": ("SdC-028", "SdC-132"),
    "drive": ("SdC-040", "SdC-041", "SdC-043", "SdC-045"),
    "take": ("SdC-066",),
    "give": ("SdC-067", "SdC-068"),
    "claim": ("SdC-071", "SdC-072", "SdC-108"),
    "skip": ("SdC-071",),
    "deliver": ("SdC-081", "SdC-082", "SdC-083"),
    "pass": ("SdC-084", "SdC-086"),
    "go": ("SdC-100", "SdC-101", "SdC-102"),
    "decline": ("SdC-104",),
}
BUILDING_STATEMENTS = {building: f"SdC-{110 + index}" for index, building in enumerate(BUILDINGS)}


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
    observer = SantiagoDeCubaObserver()
    view_type = view.SantiagoDeCubaView
    package = "antilles.games.santiago_de_cuba"

    def __init__(self) -> None:
        self.insight = self.weighed(self.tuning.weights)

    def weighed(self, weights: Mapping[str, float]) -> SantiagoDeCubaInsight:
        return SantiagoDeCubaInsight(weights)

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

    def own(self, seen: View, state: State, seat: int) -> Mapping[str, object]:
        assert isinstance(state, SantiagoDeCuba) and isinstance(seen, view.SantiagoDeCubaView)
        return view.own(seen, state, seat)

    def belief(self, seen: View) -> Belief:
        assert isinstance(seen, view.SantiagoDeCubaView)
        return view.read(seen)

    def tell(self, before: State, seat: int, move: int, after: State) -> list[Event]:
        assert isinstance(before, SantiagoDeCuba) and isinstance(after, SantiagoDeCuba)
        return story.tell(before, seat, move, after)

    def draw(self, seen: View, names: Sequence[str], say: Say, width: int = 80) -> str:
        assert isinstance(seen, view.SantiagoDeCubaView)
        return screen.draw(seen, names, say, width)

    def merits(self, state: State) -> list[tuple[int, ...]]:
        assert isinstance(state, SantiagoDeCuba)
        return score.merits(state)

    def cites(self, move: int) -> tuple[str, ...]:
        """What the verb is about; for a building what it does."""
        facts = self.moves.facts(move)
        verb = self.moves.verb(move)
        if verb == "use":
            return (BUILDING_STATEMENTS[str(facts["building"])], "SdC-104")
        if verb == "go":
            return (*VERB_STATEMENTS["go"], BUILDING_STATEMENTS[str(facts["building"])])
        if "kind" in facts:
            return ("SdC-090", "SdC-091", "SdC-092")
        return VERB_STATEMENTS[verb]


GAME = SantiagoDeCubaGame()
