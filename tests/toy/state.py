"""Everything that lies on the table."""

from typing import Any

from antilles.kernel.state import Question, Refusal, State, bounds
from tests.toy.moves import BAG, DATA, MOVES, NONE, WORTH


class Pearls(State):
    def __init__(self, seats: int, question: Question[Any], rounds: int) -> None:
        """PD-010, PD-011: divers with a coin each, a full bag, so many rounds to go."""
        super().__init__(seats, question)
        self.asked = 0
        self.rounds = rounds
        self.round = 1
        self.bag = list(BAG)
        self.sold = [0] * len(BAG)
        self.pearl = [NONE] * seats
        self.choice = [NONE] * seats
        self.kept = [[0] * len(BAG) for _ in range(seats)]
        self.coins: list[int] = [DATA["start_coins"]] * seats
        self.lamps = [0] * seats

    def points(self, seat: int, everything: bool) -> int:
        """PD-040: coins and lamps, and at the end what was kept."""
        total: int = self.coins[seat] + DATA["lamp_points"] * self.lamps[seat]
        kept = sum(count * (WORTH[pearl] + DATA["kept_bonus"]) for pearl, count in enumerate(self.kept[seat]))
        return total + kept if everything else total

    def scores(self) -> list[int]:
        return [self.points(seat, self.over()) for seat in range(self.seats)]

    def merits(self) -> list[tuple[int, ...]]:
        """PD-041: most points, then most lamps; who is still equal shares the place."""
        return [(self.points(seat, True), self.lamps[seat]) for seat in range(self.seats)]

    def outside(self, seat: int, move: int) -> Refusal | None:
        return bounds(self, seat, move, len(MOVES), no_move="PD-020", no_seat="PD-010")
