"""Santa Cruz's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santa_cruz import facts, reading, screen, story, view
from antilles.games.santa_cruz.board import Board, load_board
from antilles.games.santa_cruz.components import DRAWN, MOST_SEATS, PACKAGE
from antilles.games.santa_cruz.insight import SantaCruzInsight
from antilles.games.santa_cruz.observer import SantaCruzObserver
from antilles.games.santa_cruz.rules import COURSE
from antilles.games.santa_cruz.setup import empty_table
from antilles.games.santa_cruz.state import SantaCruz
from antilles.games.santa_cruz.view import SantaCruzView
from antilles.kernel.data import read_json
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.outlook import Prospect, Sentence, Trial
from antilles.kernel.state import Belief

CITED = {
    "group": ("SC-026", "SC-027"),
    "land": ("SC-043", "SC-061", "SC-062"),
    "build ship": ("SC-050", "SC-061", "SC-062"),
    "build river": ("SC-051", "SC-086", "SC-087"),
    "build road": ("SC-052", "SC-061", "SC-062"),
    "double ship": ("SC-090", "SC-092", "SC-050"),
    "double river": ("SC-090", "SC-092", "SC-051", "SC-087"),
    "double road": ("SC-090", "SC-092", "SC-052"),
    "second": ("SC-090", "SC-091"),
    "no-second": ("SC-080",),
    "spend": ("SC-071", "SC-072"),
    "set": ("SC-165", "SC-166"),
    "discard": ("SC-168",),
    "tile": ("SC-021", "SC-064"),
    "deal": ("SC-024", "SC-164"),
    "bird": ("SC-063",),
    "first": ("SC-026", "SC-028"),
    "deal-group": ("SC-029",),
    "deal-set": ("SC-169",),
}
"""The statements that explain a move, by the beginning of its text."""


class SantaCruzGame(Game[SantaCruz, SantaCruzView]):
    """The game on the board of the package, or on any other board that is given."""

    name = "santa_cruz"
    title = "Santa Cruz"
    edition = 1
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("random_groups", ("off", "on"), "SC-029"),
        Option("random_sets", ("off", "on"), "SC-169"),
        Option("keep_own_set", ("off", "on"), "SC-166"),
        Option("second_after_failed_look", ("off", "on"), "SC-087"),
        Option("first_player", ("drawn", "0", "1", "2", "3"), "SC-026", only={"2": (3, 4), "3": (4,)}),
    )
    view_type = SantaCruzView
    package = PACKAGE

    def __init__(self, board: Board | None = None, chart: screen.Chart | None = None) -> None:
        self.board = board if board is not None else load_board()
        self.chart = chart if chart is not None else screen.Chart(read_json(PACKAGE, "map.json"))
        self.moves = self.board.moves.table
        self.observer = SantaCruzObserver(self.board)
        self.insight = self.weighed(self.tuning.weights)

    def weighed(self, weights: Mapping[str, float]) -> SantaCruzInsight:
        return SantaCruzInsight(weights)

    def begin(self, seats: int, options: Mapping[str, str]) -> SantaCruz:
        state = empty_table(self.board, seats, COURSE)
        state.random_groups = options["random_groups"] == "on"
        state.random_sets = options["random_sets"] == "on"
        state.keep_own_set = options["keep_own_set"] == "on"
        state.second_after_failed_look = options["second_after_failed_look"] == "on"
        state.first_option = DRAWN if options["first_player"] == "drawn" else int(options["first_player"])
        return state

    def options_of(self, state: SantaCruz) -> dict[str, str]:
        return view.options_of(state)

    def look(self, state: SantaCruz) -> SantaCruzView:
        return view.look(state, self.base(state))

    def own(self, seen: SantaCruzView, state: SantaCruz, seat: int) -> Mapping[str, object]:
        return view.own(seen, state, seat)

    def belief(self, seen: SantaCruzView) -> Belief:
        return reading.read(seen, self.board)

    def tell(self, before: SantaCruz, seat: int, move: int, after: SantaCruz) -> list[Event]:
        return story.tell(before, seat, move, after)

    def question(self, seen: SantaCruzView, legal: Sequence[int]) -> Sentence:
        return facts.question(seen, legal, self.moves)

    def holdings(self, seen: SantaCruzView) -> dict[str, int]:
        return facts.holdings(seen)

    def foresee(self, trial: Trial) -> Prospect:
        return facts.foresee(super().foresee(trial), trial, self.moves, self.chart.links)

    def proper_names(self) -> Mapping[str, Mapping[str, str]]:
        """The sites of the map by their notation."""
        return {"site": self.chart.names}

    def draw(self, seen: SantaCruzView, names: Sequence[str], say: Say, width: int = 80) -> str:
        return screen.draw(seen, names, say, self.chart, width)

    def cites(self, move: int) -> tuple[str, ...]:
        """What is asked, then what it does; an objective by its own statement."""
        words = self.text(move).split()
        if words[0] == "objective":
            return ("SC-100", "SC-101", *OBJECTIVE_STATEMENTS.get(words[1], ()))
        return CITED.get(words[0]) or CITED[" ".join(words[:2])]


OBJECTIVE_STATEMENTS = {
    "sheep": ("SC-110",),
    "fish": ("SC-111", "SC-133"),
    "wood": ("SC-112",),
    "rice": ("SC-113",),
    "gold6": ("SC-114",),
    "gold10": ("SC-115",),
    "sheep_fish": ("SC-116", "SC-133"),
    "wood_rice": ("SC-117",),
    "houses4": ("SC-118",),
    "diversity": ("SC-119",),
    "road4": ("SC-120", "SC-135"),
    "coast": ("SC-121",),
    "river": ("SC-122",),
    "volcano": ("SC-123",),
    "eruption": ("SC-124", "SC-140", "SC-141"),
    "birds": ("SC-125",),
}

GAME = SantaCruzGame()
