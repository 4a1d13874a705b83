"""Santiago de Cuba's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santiago_de_cuba import facts, rules, screen, story, view
from antilles.games.santiago_de_cuba.components import BUILDINGS
from antilles.games.santiago_de_cuba.insight import SantiagoDeCubaInsight
from antilles.games.santiago_de_cuba.moves import TABLE
from antilles.games.santiago_de_cuba.observer import SantiagoDeCubaObserver
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.games.santiago_de_cuba.view import SantiagoDeCubaView
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.outlook import Prospect, Sentence, Trial
from antilles.kernel.state import Belief

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


class SantiagoDeCubaGame(Game[SantiagoDeCuba, SantiagoDeCubaView]):
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
    view_type = SantiagoDeCubaView
    package = "antilles.games.santiago_de_cuba"

    def __init__(self) -> None:
        self.insight = self.weighed(self.tuning.weights)

    def weighed(self, weights: Mapping[str, float]) -> SantiagoDeCubaInsight:
        return SantiagoDeCubaInsight(weights)

    def begin(self, seats: int, options: Mapping[str, str]) -> SantiagoDeCuba:
        state = rules.empty_table(seats)
        state.owner_needs_move = options["owner_vp_requires_move"] == "on"
        state.reroll = options["zero_demand"] == "reroll"
        state.open_holdings = options["open_holdings"] == "on"
        rules.set_up(state)
        return state

    def options_of(self, state: SantiagoDeCuba) -> dict[str, str]:
        return {
            "open_holdings": "on" if state.open_holdings else "off",
            "owner_vp_requires_move": "on" if state.owner_needs_move else "off",
            "zero_demand": "reroll" if state.reroll else "depart",
        }

    def look(self, state: SantiagoDeCuba) -> SantiagoDeCubaView:
        return view.look(state, self.base(state))

    def own(self, seen: SantiagoDeCubaView, state: SantiagoDeCuba, seat: int) -> Mapping[str, object]:
        return view.own(seen, state, seat)

    def belief(self, seen: SantiagoDeCubaView) -> Belief:
        return view.read(seen)

    def tell(self, before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
        return story.tell(before, seat, move, after)

    def question(self, seen: SantiagoDeCubaView, legal: Sequence[int]) -> Sentence:
        return facts.question(seen, legal)

    def wordings(self, seen: SantiagoDeCubaView, legal: Sequence[int]) -> dict[int, Sentence]:
        return facts.wordings(seen, legal)

    def holdings(self, seen: SantiagoDeCubaView) -> dict[str, int]:
        return facts.holdings(seen)

    def foresee(self, trial: Trial[SantiagoDeCubaView]) -> Prospect:
        return facts.foresee(super().foresee(trial), trial)

    def draw(self, seen: SantiagoDeCubaView, names: Sequence[str], say: Say, width: int = 80) -> str:
        return screen.draw(seen, names, say, width)

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
