"""Small games with known answers, in plain Python as a third party would write them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from antilles.bots.plan import FOREVER, Plan
from antilles.bots.search import Search
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, EVERYBODY, NOBODY, Belief, Insight, Over, Question, Reason, State

PLAN = Plan(1.4, 0, 0, FOREVER, True)


class Known(Belief):
    """Everything is known."""

    def __init__(self, state: State) -> None:
        self.state = state

    def draw(self, rng: Rng) -> State:
        return self.state.copy()


class Nothing(Insight[Any]):
    def value(self, state: State, seat: i64) -> float:
        return 0.5


def search(state: State, seats: int, iterations: int, plan: Plan = PLAN, seed: int = 1, most: int = 50_000) -> Search:
    found = Search(Known(state), Nothing(), state.actors()[0], seats, plan, Rng(seed), most)
    found.think(iterations)
    return found


class Asks(Question[Any]):
    """Leaves everything to the puzzle: a puzzle has one question for its seats and one for chance."""

    def against(self, state: Any, seat: i64, move: i64) -> Reason | None:
        moves = Moves()
        self.legal(state, seat, moves)
        return None if moves.has(move) else NO

    def legal(self, state: Any, seat: i64, moves: Moves) -> None:
        if seat in state.actors():
            state.choices(seat, moves)

    def answer(self, state: Any, seat: i64, move: i64) -> None:
        state.play(seat, move)
        state.ask()


NO = Reason("", "refusal-not-asked")
ASKED = Asks("asked")
LUCK = Asks("luck", who=CHANCE)
DONE = Over(NO)


class Puzzle(State):
    """A tiny game of two: who decides next, what they may do and what it does are three methods."""

    def __init__(self) -> None:
        self.seats = 2

    def decider(self) -> int:
        raise NotImplementedError

    def choices(self, seat: int, moves: Moves) -> None:
        raise NotImplementedError

    def play(self, seat: int, move: int) -> None:
        raise NotImplementedError

    def ask(self) -> None:
        decider = self.decider()
        self.question = LUCK if decider == CHANCE else DONE if decider == NOBODY else ASKED
        self.asked = max(0, decider)


class Nim(Puzzle):
    """Take 1, 2 or 3 sticks in turn; who takes the last one wins, the others are last together."""

    def __init__(self, sticks: int, seats: int = 2, turn: int = 0) -> None:
        self.sticks = sticks
        self.seats = seats
        self.turn = turn
        self.ask()

    def decider(self) -> int:
        return self.turn if self.sticks else NOBODY

    def choices(self, seat: int, moves: Moves) -> None:
        for number in range(1, min(3, self.sticks) + 1):
            moves.add(number)

    def play(self, seat: int, move: int) -> None:
        self.sticks -= move
        self.turn = (self.turn + 1) % self.seats

    def scores(self) -> list[int]:
        return [int(not self.sticks and seat == (self.turn - 1) % self.seats) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return [1 if score else 2 for score in self.scores()]


class Row(Puzzle):
    """A seat takes one of twelve cards; the last one wins, all others lose."""

    def __init__(self) -> None:
        super().__init__()
        self.taken = -1
        self.ask()

    def decider(self) -> int:
        return 0 if self.taken < 0 else NOBODY

    def choices(self, seat: int, moves: Moves) -> None:
        for number in range(12):
            moves.add(number)

    def play(self, seat: int, move: int) -> None:
        self.taken = move

    def scores(self) -> list[int]:
        return [int(self.taken == 11), int(self.taken != 11)]

    def ranking(self) -> list[int]:
        return [2 - score for score in self.scores()]


class Lottery(Puzzle):
    """A seat takes a sure draw (0) or a ticket (1) that wins one time in ``tickets``."""

    def __init__(self, tickets: int) -> None:
        super().__init__()
        self.tickets = tickets
        self.phase = 0
        self.result = 0
        self.ask()

    def decider(self) -> int:
        return [0, CHANCE, NOBODY][self.phase]

    def choices(self, seat: int, moves: Moves) -> None:
        moves.add(0)
        moves.add(1)

    def odds(self, weights: Moves) -> None:
        weights.add(self.tickets - 1)
        weights.add(1)

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.result = 1 if move else -1
            self.phase = 2
        else:
            self.phase = 1 if move else 2

    def scores(self) -> list[int]:
        return [self.result, 0]

    def ranking(self) -> list[int]:
        return [1, 2] if self.result > 0 else [2, 1] if self.result < 0 else [1, 1]


class Shells(Puzzle):
    """Seat 0 waits; a pea goes under one of three shells, unseen; then it guesses (1 to 3), or passes (0): a draw."""

    def __init__(self, phase: int = 0, pea: int = 0) -> None:
        super().__init__()
        self.phase = phase
        self.pea = pea
        self.result = 0
        self.ask()

    def decider(self) -> int:
        return [0, CHANCE, 0, NOBODY][self.phase]

    def choices(self, seat: int, moves: Moves) -> None:
        first, last = [(4, 5), (1, 3), (0, 3)][self.phase]
        for move in range(first, last + 1):
            moves.add(move)

    def odds(self, weights: Moves) -> None:
        for _ in range(3):
            weights.add(1)

    def audience(self, seat: i64, move: i64) -> i64:
        return 0 if seat == CHANCE else EVERYBODY

    def play(self, seat: int, move: int) -> None:
        if move == 5:
            self.phase = 3  # leave at once: the other wins
            self.result = -1
            return
        if seat == CHANCE:
            self.pea = move
        elif self.phase == 2 and move:
            self.result = 1 if move == self.pea else -1
        self.phase += 1

    def scores(self) -> list[int]:
        return [self.result, 0]

    def ranking(self) -> list[int]:
        return [1, 2] if self.result > 0 else [2, 1] if self.result < 0 else [1, 1]


class Pennies(Puzzle):
    """Both choose 0 or 1 in secret. Equal: seat 0 wins; different: seat 1. 2 loses to everything but another 2."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = [-1, -1]
        self.ask()

    def decider(self) -> int:
        return self.chosen.index(-1) if -1 in self.chosen else NOBODY

    def actors(self) -> list[int]:
        return [seat for seat in range(2) if self.chosen[seat] < 0]

    def choices(self, seat: int, moves: Moves) -> None:
        for move in range(3):
            moves.add(move)

    def audience(self, seat: i64, move: i64) -> i64:
        return 1 << seat

    def play(self, seat: int, move: int) -> None:
        self.chosen[seat] = move

    def scores(self) -> list[int]:
        return [2 - place for place in self.ranking()]

    def ranking(self) -> list[int]:
        first, second = self.chosen
        if first == second == 2:
            return [1, 1]
        if 2 in (first, second):
            return [2, 1] if first == 2 else [1, 2]
        return [1, 2] if first == second else [2, 1]
