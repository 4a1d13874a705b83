"""Santa Cruz's descriptor."""

from collections.abc import Mapping, Sequence
from typing import Any

from antilles.games.santa_cruz import components as c, facts, insight, observer, reading, rules, screen, story, view
from antilles.games.santa_cruz.belief import SantaCruzBelief
from antilles.games.santa_cruz.board import Board, load_board, load_map
from antilles.games.santa_cruz.setup import empty_table
from antilles.games.santa_cruz.state import SantaCruz
from antilles.games.santa_cruz.view import SantaCruzView
from antilles.kernel.game import Game, Say, put_options
from antilles.kernel.outlook import Prospect, Sentence, Trial


class SantaCruzGame(Game[SantaCruz, SantaCruzView]):
    """The game on the board of the package, or on any other board that is given."""

    name = "santa_cruz"
    title = "Santa Cruz"
    edition = 1
    seats = range(2, c.MOST_SEATS + 1)
    minutes = 45
    chapter = "round"
    options = reading.OPTIONS
    view_type = SantaCruzView
    package = c.PACKAGE
    insight_type = insight.SantaCruzInsight
    spectate = staticmethod(view.look)
    own = staticmethod(view.own)
    tell = staticmethod(story.tell)
    holdings = staticmethod(facts.holdings)

    def __init__(self, board: Board | None = None, chart: screen.Chart | None = None) -> None:
        self.board = board if board is not None else load_board()
        self.chart = chart if chart is not None else screen.Chart(load_map())
        self.moves = self.board.moves.table
        self.observer = observer.SantaCruzObserver(self.board)
        self.beforehand = facts.beforehand(self.moves)

    def begin(self, seats: int, options: Mapping[str, str]) -> SantaCruz:
        state = empty_table(self.board, seats, rules.COURSE)
        put_options(state, self.options, options)
        return state

    def belief(self, seen: SantaCruzView, /) -> SantaCruzBelief:
        return reading.read(seen, self.board)

    def question(self, seen: SantaCruzView, legal: Sequence[int], /) -> Sentence:
        return facts.question(seen, legal, self.moves)

    def foretell(self, prospect: Prospect, trial: Trial[SantaCruzView], /) -> Prospect:
        return facts.foretell(prospect, trial, self.moves, self.chart.links)

    def chart_file(self) -> dict[str, Any]:
        return load_map()

    def proper_names(self) -> Mapping[str, Mapping[str, str]]:
        """The sites of the map by their notation."""
        return {"site": self.chart.names}

    def draw(self, seen: SantaCruzView, names: Sequence[str], say: Say, width: int = 80, /) -> str:
        return screen.draw(seen, names, say, self.chart, width)


GAME = SantaCruzGame()
