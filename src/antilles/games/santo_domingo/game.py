"""Santo Domingo's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santo_domingo import facts, rules, screen, story, view
from antilles.games.santo_domingo.components import EXPERT_SEATS, SIDES, TARGETS
from antilles.games.santo_domingo.insight import SantoDomingoInsight
from antilles.games.santo_domingo.moves import TABLE
from antilles.games.santo_domingo.observer import SantoDomingoObserver
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.games.santo_domingo.view import SantoDomingoView
from antilles.kernel.chance import Rng
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.outlook import Prospect, Sentence, Trial
from antilles.kernel.state import Belief

CARD_STATEMENTS = {
    "captain": ("SD-040",),
    "admiral": ("SD-041",),
    "governor": ("SD-042",),
    "frigate": ("SD-043",),
    "galleon": ("SD-044",),
    "customs": ("SD-045",),
    "trader": ("SD-047", "SD-048"),
    "beggar": ("SD-052", "SD-053", "SD-054"),
}


class SantoDomingoGame(Game[SantoDomingo, SantoDomingoView]):
    name = "santo_domingo"
    title = "Santo Domingo"
    edition = 1
    seats = range(2, 7)
    options = (  # SD-082: they may be combined
        Option("board", SIDES, "SD-081"),
        Option("target", TARGETS, "SD-080", only={TARGETS[1]: EXPERT_SEATS}),
        Option("trader_vp_from_row", ("off", "on"), "SD-050"),
    )
    moves = TABLE
    observer = SantoDomingoObserver()
    simultaneous = True
    view_type = SantoDomingoView
    package = "antilles.games.santo_domingo"

    def __init__(self) -> None:
        self.insight = self.weighed(self.tuning.weights)

    def weighed(self, weights: Mapping[str, float]) -> SantoDomingoInsight:
        return SantoDomingoInsight(weights)

    def begin(self, seats: int, options: Mapping[str, str]) -> SantoDomingo:
        state = rules.empty_table(seats)
        state.side = SIDES.index(options["board"])
        state.target = int(options["target"])
        state.from_row = options["trader_vp_from_row"] == "on"
        rules.set_up(state)
        return state

    def options_of(self, state: SantoDomingo) -> dict[str, str]:
        switch = "on" if state.from_row else "off"
        return {"board": SIDES[state.side], "target": str(state.target), "trader_vp_from_row": switch}

    def look(self, state: SantoDomingo) -> SantoDomingoView:
        return view.look(state, self.base(state))

    def own(self, seen: SantoDomingoView, state: SantoDomingo, seat: int) -> Mapping[str, object]:
        return view.own(state, seat)

    def belief(self, seen: SantoDomingoView) -> Belief:
        return view.read(seen)

    def tell(self, before: SantoDomingo, seat: int, move: int, after: SantoDomingo) -> list[Event]:
        return story.tell(before, seat, move, after)

    def question(self, seen: SantoDomingoView, legal: Sequence[int]) -> Sentence:
        return facts.question(seen)

    def holdings(self, seen: SantoDomingoView) -> dict[str, int]:
        return facts.holdings(seen)

    def foresee(self, trial: Trial[SantoDomingoView]) -> Prospect:
        alone = self.sample(trial.before, Rng(1))
        assert isinstance(alone, SantoDomingo)
        return facts.foresee(super().foresee(trial), trial, alone)

    def draw(self, seen: SantoDomingoView, names: Sequence[str], say: Say, width: int = 80) -> str:
        return screen.draw(seen, names, say, width)

    def cites(self, move: int) -> tuple[str, ...]:
        """The choice and what its cards do, or the exchange."""
        facts = self.moves.facts(move)
        if "goods" in facts:
            return ("SD-048", "SD-049", "SD-050")
        return ("SD-025", *(one for card in facts.values() for one in CARD_STATEMENTS[str(card)]))


GAME = SantoDomingoGame()
