"""Santo Domingo's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santo_domingo import rules, score, screen, story, view
from antilles.games.santo_domingo.insight import SantoDomingoInsight
from antilles.games.santo_domingo.moves import TABLE
from antilles.games.santo_domingo.observer import SantoDomingoObserver
from antilles.games.santo_domingo.state import SantoDomingo, empty_table
from antilles.games.santo_domingo.tables import EXPERT_SEATS, SIDES, TARGETS
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.state import Belief, State
from antilles.kernel.view import View

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


class SantoDomingoGame(Game):
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
    view_type = view.SantoDomingoView
    package = "antilles.games.santo_domingo"

    def __init__(self) -> None:
        self.insight = self.weighed(self.tuning.weights)

    def weighed(self, weights: Mapping[str, float]) -> SantoDomingoInsight:
        return SantoDomingoInsight(weights)

    def begin(self, seats: int, options: Mapping[str, str]) -> SantoDomingo:
        state = empty_table(seats)
        state.side = SIDES.index(options["board"])
        state.target = int(options["target"])
        state.from_row = options["trader_vp_from_row"] == "on"
        rules.set_up(state)
        return state

    def view(self, state: State, seat: int | None) -> view.SantoDomingoView:
        assert isinstance(state, SantoDomingo)
        return view.look(state, seat, self.edition)

    def own(self, seen: View, state: State, seat: int) -> Mapping[str, object]:
        assert isinstance(state, SantoDomingo)
        return view.own(state, seat)

    def belief(self, seen: View) -> Belief:
        assert isinstance(seen, view.SantoDomingoView)
        return view.read(seen)

    def tell(self, before: State, seat: int, move: int, after: State) -> list[Event]:
        assert isinstance(before, SantoDomingo) and isinstance(after, SantoDomingo)
        return story.tell(before, seat, move, after)

    def draw(self, seen: View, names: Sequence[str], say: Say, width: int = 80) -> str:
        assert isinstance(seen, view.SantoDomingoView)
        return screen.draw(seen, names, say, width)

    def merits(self, state: State) -> list[tuple[int, ...]]:
        assert isinstance(state, SantoDomingo)
        return score.merits(state)

    def cites(self, move: int) -> tuple[str, ...]:
        """The choice and what its cards do, or the exchange."""
        facts = self.moves.facts(move)
        if "goods" in facts:
            return ("SD-048", "SD-049", "SD-050")
        return ("SD-025", *(one for card in facts.values() for one in CARD_STATEMENTS[str(card)]))


GAME = SantoDomingoGame()
