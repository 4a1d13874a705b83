"""All questions of the game, numbered as observations show them."""

from antilles.games.cuba import (
    actions,
    architect,
    avenue,
    cubans,
    el_presidente,
    events,
    foreman,
    harbour,
    market,
    parliament,
    rounds,
    score,
    setup,
    statutes,
    turns,
    worker,
)
from antilles.games.cuba.buildings import EFFECTS
from antilles.games.cuba.state import Course
from antilles.kernel.rules import Agenda, Any, Final, Question, i64

AGENDA: Final[Agenda] = Agenda(
    # what happens by itself
    *(rounds.BEGIN_ROUND, rounds.REVEAL_BILLS, turns.NEXT_TURN, rounds.END_ACTIONS),
    *(parliament.OPEN_SESSION, parliament.COUNT_VOTES, parliament.ENACT),
    *(statutes.TAXES, statutes.DUTIES, statutes.REWARDS, statutes.SUBSIDIES, statutes.SPOIL, statutes.STORAGE),
    *(harbour.SAIL, harbour.FILL_BERTH, rounds.CLEAN_UP, score.FINAL_SCORE),
    *(events.DRIVE, events.NEXT_COVER, events.NEXT_GIFT),
    # what chance decides
    *(setup.DRAW_START, harbour.DRAW_SHIP, rounds.DRAW_BILL),
    *(avenue.DRAW_REMOVED, avenue.DRAW_MISSING, avenue.DRAW_CUBAN),
    # what a seat is asked; the first effect stands for the use of any building
    *(setup.PICK, actions.TURN, actions.ACTION, worker.MOVE_PAWN, worker.HARVEST, worker.IRRIGATE),
    *(market.TRADE, market.TAKE_PIECE, architect.BUILD, architect.ADD_EXTRA, architect.PLACE),
    *(foreman.ACTIVATE, harbour.LOAD, EFFECTS[0]),
    *(parliament.VETO, parliament.BID, parliament.PASS),
    *(statutes.TAX, statutes.DUTY, statutes.DUTY_PIECE, statutes.DISCARD),
    *(events.SEND, cubans.STORE, cubans.SWAP, cubans.HIRE),
    *(events.COVER, events.OVERBUILD, events.OVER_EXTRA, events.GIFT, score.OVER),
)
REPLACING: Final = (cubans.TURN, el_presidente.MOVE_EITHER_PAWN, el_presidente.END_ACTIONS, *EFFECTS)
for _question in REPLACING:
    _question.number = AGENDA.named(_question.name).number


def question_of(course: Course, name: str, tile: i64) -> Question[Any]:
    """The question of a phase, for a view that is read back; the use of a building is the building's."""
    if name == EFFECTS[0].name:
        return EFFECTS[tile]
    for question in (course.turn, course.pawn, course.end_of_actions):
        if question.name == name:
            return question
    return AGENDA.named(name)
