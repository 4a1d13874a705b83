"""Santiago de Cuba's descriptor."""

from collections.abc import Mapping

from antilles.games.santiago_de_cuba import facts, rules, screen, story, view
from antilles.games.santiago_de_cuba.insight import SantiagoDeCubaInsight
from antilles.games.santiago_de_cuba.moves import MOVES
from antilles.games.santiago_de_cuba.observer import SantiagoDeCubaObserver
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.games.santiago_de_cuba.view import SantiagoDeCubaView
from antilles.kernel.game import Game, Option


class SantiagoDeCubaGame(Game[SantiagoDeCuba, SantiagoDeCubaView]):
    name = "santiago_de_cuba"
    title = "Santiago de Cuba"
    edition = 1
    seats = range(2, 5)
    minutes = 60
    options = (
        Option("owner_vp_requires_move", ("off", "on"), "SdC-108"),
        Option("zero_demand", ("depart", "reroll"), "SdC-134"),
        Option("open_holdings", ("on", "off"), "SdC-151"),
    )
    moves = MOVES
    observer = SantiagoDeCubaObserver()
    insight_type = SantiagoDeCubaInsight
    view_type = SantiagoDeCubaView
    package = "antilles.games.santiago_de_cuba"
    spectate = staticmethod(view.look)
    own = staticmethod(view.own)
    belief = staticmethod(view.read)
    tell = staticmethod(story.tell)
    question = staticmethod(facts.question)
    wordings = staticmethod(facts.wordings)
    holdings = staticmethod(facts.holdings)
    foretell = staticmethod(facts.foretell)
    draw = staticmethod(screen.draw)

    def begin(self, seats: int, options: Mapping[str, str]) -> SantiagoDeCuba:
        state = rules.empty_table(seats)
        view.read_options(state, options)
        rules.set_up(state)
        return state

    def options_of(self, state: SantiagoDeCuba) -> dict[str, str]:
        return {
            "open_holdings": "on" if state.open_holdings else "off",
            "owner_vp_requires_move": "on" if state.owner_needs_move else "off",
            "zero_demand": "reroll" if state.reroll else "depart",
        }


GAME = SantiagoDeCubaGame()
