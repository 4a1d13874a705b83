"""Santo Domingo's descriptor."""

from collections.abc import Mapping

from antilles.games.santo_domingo import facts, rules, screen, story, view
from antilles.games.santo_domingo.components import EXPERT_SEATS, SIDES, TARGETS
from antilles.games.santo_domingo.insight import SantoDomingoInsight
from antilles.games.santo_domingo.moves import MOVES
from antilles.games.santo_domingo.observer import SantoDomingoObserver
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.games.santo_domingo.view import SantoDomingoView
from antilles.kernel.game import Game, Option


class SantoDomingoGame(Game[SantoDomingo, SantoDomingoView]):
    name = "santo_domingo"
    title = "Santo Domingo"
    edition = 1
    seats = range(2, 7)
    minutes = 20
    options = (  # SD-082: they may be combined
        Option("board", SIDES, "SD-081"),
        Option("target", TARGETS, "SD-080", only={TARGETS[1]: EXPERT_SEATS}),
        Option("trader_vp_from_row", ("off", "on"), "SD-050"),
    )
    moves = MOVES
    observer = SantoDomingoObserver()
    insight_type = SantoDomingoInsight
    simultaneous = True
    view_type = SantoDomingoView
    package = "antilles.games.santo_domingo"
    spectate = staticmethod(view.look)
    own = staticmethod(view.own)
    belief = staticmethod(view.read)
    tell = staticmethod(story.tell)
    question = staticmethod(facts.question)
    holdings = staticmethod(facts.holdings)
    foretell = staticmethod(facts.foretell)
    draw = staticmethod(screen.draw)

    def begin(self, seats: int, options: Mapping[str, str]) -> SantoDomingo:
        state = rules.empty_table(seats)
        view.read_options(state, options)
        rules.set_up(state)
        return state

    def options_of(self, state: SantoDomingo) -> dict[str, str]:
        switch = "on" if state.from_row else "off"
        return {"board": SIDES[state.side], "target": str(state.target), "trader_vp_from_row": switch}


GAME = SantoDomingoGame()
