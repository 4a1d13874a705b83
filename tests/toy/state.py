"""Everything that lies on the table, and the one dispatch from moves to rules."""

from __future__ import annotations

from mypy_extensions import i64

from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, EVERYBODY, NOBODY, Refusal, State
from tests.toy import rules
from tests.toy.moves import BUY, KEEP
from tests.toy.tables import BAG, CHOOSE, DIVE, NONE, OVER, START_COINS


class Pearls(State):
    def __init__(self, seats: int, rounds: int) -> None:
        """PD-010, PD-011: divers with a coin each, a full bag, so many rounds to go."""
        self.seats = seats
        self.rounds = rounds
        self.round = 1
        self.phase = DIVE
        self.turn = 0
        self.bag = list(BAG)
        self.sold = [0] * len(BAG)
        self.pearl = [NONE] * seats
        self.choice = [NONE] * seats
        self.kept = [[0] * len(BAG) for _ in range(seats)]
        self.coins = [START_COINS] * seats
        self.lamps = [0] * seats

    def copy(self) -> Pearls:
        other = Pearls(self.seats, self.rounds)
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.bag = self.bag[:]
        other.sold = self.sold[:]
        other.pearl = self.pearl[:]
        other.choice = self.choice[:]
        other.kept = [kept[:] for kept in self.kept]
        other.coins = self.coins[:]
        other.lamps = self.lamps[:]
        return other

    def actor(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        return CHANCE if self.phase == DIVE else self.turn

    def actors(self) -> list[int]:
        """PD-021: all who have not chosen yet."""
        if self.phase == CHOOSE:
            return [seat for seat in range(self.seats) if self.choice[seat] == NONE]
        return super().actors()

    def legal(self, seat: i64, moves: Moves) -> None:
        if seat not in self.actors():
            return
        if self.phase == DIVE:
            rules.legal_pearls(self, moves)
        elif self.phase == CHOOSE:
            rules.legal_choices(moves)
        else:
            rules.legal_purchases(self, seat, moves)

    def advance(self, seat: i64, move: i64) -> None:
        if move < KEEP:
            rules.dive(self, move)
        elif move < BUY:
            rules.choose(self, seat, move)
        else:
            rules.visit_market(self, seat, move)

    def odds(self, weights: Moves) -> None:
        """PD-020: every pearl in the bag is as likely as any other."""
        for count in self.bag:
            if count:
                weights.add(count)

    def scores(self) -> list[int]:
        return [rules.points(self, seat, everything=self.phase == OVER) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return rules.ranking(self)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return rules.refusal(self, seat, move)

    def audience(self, seat: i64, move: i64) -> i64:
        """PD-020, PD-021: a pearl is for its diver's eyes, a choice for nobody else's until all are in."""
        if self.phase == DIVE:
            return 1 << self.turn
        return 1 << seat if self.phase == CHOOSE else EVERYBODY

    def snapshot(self) -> str:
        return "\n".join(f"{name}={value}" for name, value in sorted(vars(self).items()))
