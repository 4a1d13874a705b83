"""The course of the game: what follows what, and all its questions."""

from antilles.games.santa_cruz import building, cards, question as q, rounds, setup
from antilles.games.santa_cruz.state import Course, SantaCruz
from antilles.kernel.rules import Agenda, Final, mypyc_attr


@mypyc_attr(acyclic=True)
class SantaCruzCourse(Course):
    """SC-041: landings, then cards; after the last card the round is over."""

    def __init__(self) -> None:
        self.landing = cards.LANDING
        self.cards = cards.PLAY_CARD
        self.second = cards.FINISH_DOUBLE

    def end_round(self, state: SantaCruz) -> None:
        """SC-160, SC-180."""
        rounds.end_round(state)


COURSE: Final[SantaCruzCourse] = SantaCruzCourse()
AGENDA: Final[Agenda] = Agenda(
    *(setup.LAY_COAST, setup.DEAL, setup.DRAW_FIRST, setup.DEAL_GROUPS, setup.CHOOSE_GROUP),
    *(cards.LANDING, cards.PLAY_CARD, cards.FINISH_DOUBLE, building.LOOK, building.BIRD, building.REVEAL),
    *(rounds.NEW_OBJECTIVE, rounds.CHOOSE_SET, rounds.DEAL_SETS, rounds.DISCARD_ONE, q.OVER),
)
