"""What all questions of the game have in common: whose answer they want, and which moves are chance's."""

from antilles.games.santiago_de_cuba import moves as m
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import CHANCE, Final, Moves, Over, Question, Reason, State, i64

NO_SUCH_DRAW: Final = Reason("SdC-152", "refusal-no-such-draw")
CHANCE_DECIDES: Final = Reason("SdC-152", "refusal-chance-decides")
WAIT_FOR_CHANCE: Final = Reason("SdC-152", "refusal-wait-for-chance")
NOT_YOUR_TURN: Final = Reason("SdC-030", "refusal-not-your-turn", lambda state, seat, move: {"who": state.asked})


class Draw(Question[SantiagoDeCuba]):
    """SdC-152: chance draws what is there, when it is asked."""

    def against(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        if seat == CHANCE:
            return None if self.first <= move < self.end and self.can_come(state, move) else NO_SUCH_DRAW
        return CHANCE_DECIDES if move < m.EXCLUDE else WAIT_FOR_CHANCE

    def can_come(self, state: SantiagoDeCuba, move: i64) -> bool:
        """Whether a draw of the block is still in it."""
        raise NotImplementedError


class Decision(Question[SantiagoDeCuba]):
    """SdC-030, SdC-034: one seat is asked, and each question has its own verbs."""

    def against(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        if seat == CHANCE:
            return NO_SUCH_DRAW
        if move < m.EXCLUDE:
            return CHANCE_DECIDES
        return self.against_other() if seat != state.asked else self.against_answer(state, seat, move)

    def against_other(self) -> Reason:
        """What is said to a seat that is not asked."""
        return NOT_YOUR_TURN

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        """What is said to the seat that is asked."""
        raise NotImplementedError

    def legal(self, state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
        """The block, filtered, with what all its moves share asked once."""
        if seat == state.asked:
            for move in range(self.first, self.end):
                if self.against_answer(state, seat, move) is None:
                    moves.add(move)


class End(Over):
    """SdC-140: chance, too, has nothing more to draw."""

    def against(self, state: State, seat: i64, move: i64) -> Reason | None:
        return NO_SUCH_DRAW if seat == CHANCE else self.reason
