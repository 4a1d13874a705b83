"""Santa Cruz's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santa_cruz import screen, story, view
from antilles.games.santa_cruz.board import Board, load_board
from antilles.games.santa_cruz.insight import SantaCruzInsight
from antilles.games.santa_cruz.observer import SantaCruzObserver
from antilles.games.santa_cruz.state import SantaCruz, empty_table
from antilles.games.santa_cruz.tables import DRAWN, MOST_SEATS, PACKAGE
from antilles.kernel.data import read_json
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.state import Belief, State
from antilles.kernel.view import View

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


class SantaCruzGame(Game):
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
    view_type = view.SantaCruzView
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
        state = empty_table(self.board, seats)
        state.random_groups = options["random_groups"] == "on"
        state.random_sets = options["random_sets"] == "on"
        state.keep_own_set = options["keep_own_set"] == "on"
        state.second_after_failed_look = options["second_after_failed_look"] == "on"
        state.first_option = DRAWN if options["first_player"] == "drawn" else int(options["first_player"])
        return state

    def view(self, state: State, seat: int | None) -> view.SantaCruzView:
        assert isinstance(state, SantaCruz)
        return view.look(state, seat, self.edition)

    def own(self, seen: View, state: State, seat: int) -> Mapping[str, object]:
        assert isinstance(state, SantaCruz) and isinstance(seen, view.SantaCruzView)
        return view.own(seen, state, seat)

    def belief(self, seen: View) -> Belief:
        assert isinstance(seen, view.SantaCruzView)
        return view.read(seen, self.board)

    def tell(self, before: State, seat: int, move: int, after: State) -> list[Event]:
        assert isinstance(before, SantaCruz) and isinstance(after, SantaCruz)
        return story.tell(before, seat, move, after)

    def draw(self, seen: View, names: Sequence[str], say: Say, width: int = 80) -> str:
        assert isinstance(seen, view.SantaCruzView)
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
