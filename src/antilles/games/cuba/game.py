"""Cuba's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.cuba import rules, screen, story, view
from antilles.games.cuba.insight import CubaInsight
from antilles.games.cuba.moves import TABLE
from antilles.games.cuba.state import Cuba, empty_table
from antilles.games.cuba.switches import Switches
from antilles.games.cuba.tables import OPTIONS
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.state import Belief, State
from antilles.kernel.view import View


class CubaGame(Game):
    name = "cuba"
    title = "Cuba"
    edition = 1
    seats = range(2, 6)
    options = tuple(Option(name, values, statement) for name, values, statement in OPTIONS)
    moves = TABLE
    insight = CubaInsight()
    view_type = view.CubaView
    package = "antilles.games.cuba"

    def begin(self, seats: int, options: Mapping[str, str]) -> Cuba:
        switches = Switches(dict(options))
        state = empty_table(seats, switches, view.course_of(switches))
        rules.set_up(state)
        return state

    def view(self, state: State, seat: int | None) -> view.CubaView:
        assert isinstance(state, Cuba)
        return view.look(state, seat, self.edition)

    def belief(self, seen: View) -> Belief:
        assert isinstance(seen, view.CubaView)
        return view.read(seen)

    def tell(self, before: State, seat: int, move: int, after: State) -> list[Event]:
        assert isinstance(before, Cuba) and isinstance(after, Cuba)
        return story.tell(before, seat, move, after)

    def draw(self, seen: View, names: Sequence[str], say: Say, width: int = 80) -> str:
        assert isinstance(seen, view.CubaView)
        return screen.draw(seen, names, say)


GAME = CubaGame()
