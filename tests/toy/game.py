"""The descriptor of Pearl Divers."""

from collections.abc import Mapping

from antilles.kernel.game import Game, Option
from tests.toy import story
from tests.toy.moves import DATA, MOVES
from tests.toy.observer import PearlsObserver
from tests.toy.rules import DIVE
from tests.toy.state import Pearls
from tests.toy.view import PearlsBelief, PearlsView, look


class PearlsGame(Game[Pearls, PearlsView]):
    name = "pearls"
    title = "Pearl Divers"
    edition = 1
    seats = range(2, 5)
    minutes = 10
    options = (Option("rounds", tuple(DATA["rounds"]), "PD-011", field="rounds"),)
    moves = MOVES
    observer = PearlsObserver()
    view_type = PearlsView
    package = "tests.toy"
    belief = PearlsBelief
    tell = staticmethod(story.tell)

    def begin(self, seats: int, options: Mapping[str, str]) -> Pearls:
        return Pearls(seats, DIVE, int(options["rounds"]))

    def view(self, state: Pearls, seat: int | None) -> PearlsView:
        return look(state, seat, self.base(state))


GAME = PearlsGame()
