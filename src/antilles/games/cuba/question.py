"""What the questions of Cuba have in common: to a seat, to chance, and what happens by itself in between."""

from antilles.games.cuba import moves as m
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import CHANCE, SEAT, Final, Moves, Question, Reason, Rng, count_bits, i64, nth_of, pick_bit

BY_ITSELF: Final = -3  # who answers a ``Step``: no state rests there

NOT_YOUR_TURN: Final = Reason("DP-001", "refusal-not-your-turn", lambda state, seat, move: {"who": state.asked})


class Ask(Question[Cuba]):
    """A question to the seat in turn, answered by a block of moves, and by ``done`` where one may stop."""

    def __init__(
        self, name: str, statement: str, first: i64, count: i64, may_stop: bool = False, who: i64 = SEAT
    ) -> None:
        super().__init__(name, first, first + count, who)
        self.may_stop = may_stop
        self.other_question = Reason(statement, "refusal-other-question", lambda state, seat, move: {"phase": name})

    def against(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """DP-001, DP-002: another's turn, an answer to another question, or one that the rules exclude now."""
        if seat != state.asked:
            return NOT_YOUR_TURN
        if move == m.DONE and self.may_stop:
            return None
        return self.objection(state, seat, move) if self.first <= move < self.end else self.other_question

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """The reason against one of its own moves, ``done`` aside, from the seat that is asked."""
        return None

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if seat != state.asked:
            return
        for move in range(self.first, self.end):
            if self.objection(state, seat, move) is None:
                moves.add(move)
        self.add_done(moves)

    def add_done(self, moves: Moves) -> None:
        if self.may_stop:
            moves.add(m.DONE)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        """An answer, then everything that happens by itself up to the next draw or question."""
        self.reply(state, seat, move)
        go_on(state)

    def deed(self, state: Cuba, seat: i64, move: i64) -> None:
        self.reply(state, seat, move)

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        """What the answer does, and what comes next."""
        raise NotImplementedError


class Choice(Ask):
    """A question whose allowed answers are bits of its block: they are listed, or one of them is told without that."""

    def choices(self, state: Cuba, seat: i64) -> i64:
        """What ``objection`` allows, as bits of the block."""
        raise NotImplementedError

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if seat == state.asked:
            moves.add_each(self.first, self.choices(state, seat))
            self.add_done(moves)

    def pick(self, state: Cuba, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        items = self.choices(state, seat)
        count = count_bits(items)
        index = rng.below(count + 1) if self.may_stop else rng.below(count)
        return self.first + nth_of(items, index) if index < count else m.DONE


class Draw(Ask):
    """A question to chance: what may be drawn, by which odds."""

    def __init__(self, name: str, first: i64, count: i64) -> None:
        super().__init__(name, "DP-002", first, count, who=CHANCE)
        self.drawn = Reason("DP-002", "refusal-draw", lambda state, seat, move: {"phase": name})

    def against(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        if seat == CHANCE and self.first <= move < self.end and self.weight(state, move):
            return None
        return self.drawn

    def weight(self, state: Cuba, move: i64) -> i64:
        """How many cards or tiles stand behind a move; 0 where it cannot be drawn."""
        raise NotImplementedError

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if seat == CHANCE:
            for move in range(self.first, self.end):
                if self.weight(state, move):
                    moves.add(move)

    def odds(self, state: Cuba, weights: Moves) -> None:
        """DP-010 … DP-015."""
        for move in range(self.first, self.end):
            weight = self.weight(state, move)
            if weight:
                weights.add(weight)


class DrawAlike(Draw):
    """A draw in which all that may come weighs the same."""

    def draws(self, state: Cuba) -> i64:
        """What may come, as bits of the block."""
        raise NotImplementedError

    def weight(self, state: Cuba, move: i64) -> i64:
        return self.draws(state) >> (move - self.first) & 1

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if seat == CHANCE:
            moves.add_each(self.first, self.draws(state))

    def alike(self, state: Cuba) -> i64:
        return count_bits(self.draws(state))

    def nth(self, state: Cuba, index: i64) -> i64:
        return self.first + nth_of(self.draws(state), index)

    def pick(self, state: Cuba, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return self.first + pick_bit(self.draws(state), rng)


class Step(Question[Cuba]):
    """Something that happens by itself between two questions; ``answer`` is what happens."""

    def __init__(self, name: str) -> None:
        super().__init__(name, who=BY_ITSELF)

    def against(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return NOT_YOUR_TURN

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        """Nobody is asked."""


def go_on(state: Cuba) -> None:
    """CU-030: one thing after the other happens by itself, up to the next draw or question."""
    question = state.question
    while question.who == BY_ITSELF:
        question.answer(state, BY_ITSELF, -1)
        question = state.question
