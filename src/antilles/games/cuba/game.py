"""Cuba's descriptor."""

from collections.abc import Mapping, Sequence

from antilles.games.cuba import components as c, el_presidente, facts, insight, moves as m, screen, setup, story, view
from antilles.games.cuba.observer import PLAYER, TABLE, CubaObserver
from antilles.games.cuba.state import Cuba
from antilles.games.cuba.switches import Switches
from antilles.games.cuba.view import CubaView
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game, Option
from antilles.kernel.outlook import Sentence, difference


class CubaGame(Game[Cuba, CubaView]):
    name = "cuba"
    title = "Cuba"
    edition = 2
    seats = range(2, 6)
    minutes = 90
    chapter = "round"
    options = tuple(Option(name, values, statement) for name, values, statement in c.OPTIONS)
    moves = m.MOVES
    observer = CubaObserver(TABLE, PLAYER, seats[-1])
    insight_type = insight.CubaInsight
    view_type = CubaView
    package = "antilles.games.cuba"
    spectate = staticmethod(view.look)
    own = staticmethod(view.own)
    belief = staticmethod(view.read)
    tell = staticmethod(story.tell)
    holdings = staticmethod(facts.holdings)
    foretell = staticmethod(facts.foretell)
    beforehand = facts.BEFOREHAND
    draw = staticmethod(screen.draw)

    def begin(self, seats: int, options: Mapping[str, str]) -> Cuba:
        switches = Switches(dict(options))
        state = setup.empty_table(seats, switches, el_presidente.course_of(switches))
        setup.set_up(state)
        return state

    def options_of(self, state: Cuba) -> dict[str, str]:
        return dict(state.switches.options)

    def question(self, seen: CubaView, legal: Sequence[int], /) -> Sentence:
        return facts.question(seen, legal, lambda move: self.brings(seen, move))

    def wordings(self, seen: CubaView, legal: Sequence[int], /) -> dict[int, Sentence]:
        return facts.wordings(seen, legal, lambda move: self.brings(seen, move))

    def brings(self, seen: CubaView, move: int) -> dict[str, int]:
        """What a move would bring at once, played in what the seat knows."""
        after = self.belief(seen).draw(Rng(1))
        assert isinstance(after, Cuba)
        after.question.deed(after, seen.viewer, move)
        return difference(facts.holdings(seen), facts.holdings(self.view(after, seen.viewer)))[1]


GAME = CubaGame()
