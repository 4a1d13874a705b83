"""What the questions of Santa Cruz have in common: to a seat, and to chance."""

from antilles.games.santa_cruz.moves import CHANCE_FROM
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.bits import MOST_BITS, bit, count_bits, nth_of
from antilles.kernel.rules import CHANCE, EVERYBODY, Facts, Final, Moves, Over, Question, Reason, Rng, i64, pick_bit

NOTHING_TO_DRAW: Final = Reason("SC-021", "refusal-nothing-to-draw")
CANNOT_BE_DRAWN: Final = Reason("SC-022", "refusal-cannot-be-drawn")
OF_CHANCE: Final = Reason("SC-021", "refusal-of-chance")
DRAW_FIRST: Final = Reason("SC-060", "refusal-draw-first")
NOT_YOUR_TURN: Final = Reason("SC-040", "refusal-not-your-turn", lambda state, seat, move: {"who": state.asked})
GAME_OVER: Final = Reason("SC-180", "refusal-game-over")


def named(state: SantaCruz, seat: int, move: int) -> Facts:
    """What a move names."""
    return state.board.moves.table.facts(move)


class Ask(Question[SantaCruz]):
    """A question to the seat in turn."""

    def against(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        """SC-040: nothing to draw, a move of chance, somebody else's turn; then what is asked."""
        if seat == CHANCE:
            return NOTHING_TO_DRAW
        if state.board.moves.verb[move] >= CHANCE_FROM:
            return OF_CHANCE
        return self.objection(state, seat, move) if seat == state.asked else NOT_YOUR_TURN

    def objection(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        """The reason against a move of the seat that is asked."""
        raise NotImplementedError


class Choice(Ask):
    """A question whose allowed answers are bits of a block: they are listed, or one is told without that."""

    def __init__(self, name: str, verb: i64) -> None:
        super().__init__(name)
        self.verb = verb

    def block(self, state: SantaCruz) -> i64:
        """The number of the first move of the block."""
        return state.board.moves.start[self.verb]

    def choices(self, state: SantaCruz, seat: i64) -> i64:
        """What ``objection`` allows, as bits of the block."""
        raise NotImplementedError

    def legal(self, state: SantaCruz, seat: i64, moves: Moves) -> None:
        if seat == state.asked:
            moves.add_each(self.block(state), self.choices(state, seat))

    def pick(self, state: SantaCruz, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return self.block(state) + pick_bit(self.choices(state, seat), rng)


class Draw(Question[SantaCruz]):
    """A question to chance. SC-021 … SC-024: pieces that nobody has seen; what is never drawn was the surplus."""

    def __init__(self, name: str, verb: i64, secret: bool = False) -> None:
        super().__init__(name, who=CHANCE)
        self.verb = verb
        self.secret = secret

    def block(self, state: SantaCruz) -> i64:
        """The number of the first move of the block that is drawn from."""
        return state.board.moves.start[self.verb]

    def draws(self, state: SantaCruz) -> i64:
        """What may come, as bits of the block."""
        raise NotImplementedError

    def take(self, state: SantaCruz, item: i64) -> None:
        """What is drawn goes where it belongs."""
        raise NotImplementedError

    def against(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        """SC-022, SC-060: chance draws what is asked for; everybody else waits for it."""
        if seat == CHANCE:
            index = move - self.block(state)
            possible = 0 <= index <= MOST_BITS and self.draws(state) >> index & 1
            return None if possible else CANNOT_BE_DRAWN
        return OF_CHANCE if state.board.moves.verb[move] >= CHANCE_FROM else DRAW_FIRST

    def legal(self, state: SantaCruz, seat: i64, moves: Moves) -> None:
        if seat == CHANCE:
            moves.add_each(self.block(state), self.draws(state))

    def odds(self, state: SantaCruz, weights: Moves) -> None:
        """SC-022: every unseen piece has the same chance."""
        left = self.draws(state)
        while left:
            weights.add(1)
            left &= left - 1

    def alike(self, state: SantaCruz) -> i64:
        return count_bits(self.draws(state))

    def nth(self, state: SantaCruz, index: i64) -> i64:
        return self.block(state) + nth_of(self.draws(state), index)

    def pick(self, state: SantaCruz, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return self.block(state) + pick_bit(self.draws(state), rng)

    def answer(self, state: SantaCruz, seat: i64, move: i64) -> None:
        self.take(state, move - self.block(state))

    def audience(self, state: SantaCruz, seat: i64, move: i64) -> i64:
        """SC-024, SC-063, SC-164: objectives and birds are for the eyes of one seat."""
        if self.secret:
            return bit(state.asked if seat == CHANCE else seat)
        return EVERYBODY


class End(Over):
    """SC-180: nobody is asked, and nothing is drawn."""

    def against(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:  # type: ignore[override]
        return NOTHING_TO_DRAW if seat == CHANCE else GAME_OVER


OVER: Final[End] = End(GAME_OVER)
