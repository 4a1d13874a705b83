"""The rules of Pearl Divers in their order: one class a question."""

from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, Agenda, Over, Question, Reason
from tests.toy.moves import BUY, COST, DATA, KEEP, NONE, PASS, PEARL, SELL, WORTH
from tests.toy.state import Pearls


class Dive(Question[Pearls]):
    """PD-020: each diver in turn draws a pearl; every one in the bag is as likely as any other."""

    def against(self, state: Pearls, seat: int, move: int) -> Reason | None:
        if seat != CHANCE or move >= KEEP:
            return NOT_BY_HAND if seat == CHANCE or move < KEEP else NOT_NOW
        return None if state.bag[move - PEARL] else NOT_BY_HAND

    def odds(self, state: Pearls, weights: Moves) -> None:
        for count in state.bag:
            if count:
                weights.add(count)

    def answer(self, state: Pearls, seat: int, move: int) -> None:
        """PD-020: one pearl for each diver in turn; when all have one, they choose."""
        state.bag[move - PEARL] -= 1
        state.pearl[state.asked] = move - PEARL
        state.asked += 1
        if state.asked == state.seats:
            state.asked = 0
            state.question = CHOOSE

    def audience(self, state: Pearls, seat: int, move: int) -> int:
        """PD-020: for its diver's eyes alone."""
        return 1 << state.asked


NOT_BY_HAND = Reason("PD-020", "refusal-not-by-hand")
NOT_NOW = Reason("PD-021", "refusal-not-possible")


class Choose(Question[Pearls]):
    """PD-021: all decide at once, and nobody sees it until the last choice is in."""

    def against(self, state: Pearls, seat: int, move: int) -> Reason | None:
        if seat == CHANCE or move < KEEP:
            return NOT_BY_HAND
        if move >= BUY:
            return NOT_NOW
        return None if state.choice[seat] == NONE else ALREADY_CHOSEN

    def answer(self, state: Pearls, seat: int, move: int) -> None:
        state.choice[seat] = move
        if NONE in state.choice:
            state.asked = state.choice.index(NONE)
        else:
            reveal(state)

    def actors(self, state: Pearls) -> list[int]:
        return [seat for seat in range(state.seats) if state.choice[seat] == NONE]

    def audience(self, state: Pearls, seat: int, move: int) -> int:
        return 1 << seat


def reveal(state: Pearls) -> None:
    """PD-022: sold pearls are shown and paid, kept ones stay hidden; then the market opens."""
    for seat, pearl in enumerate(state.pearl):
        if state.choice[seat] == SELL:
            state.sold[pearl] += 1
            state.coins[seat] += price(state, pearl)
        else:
            state.kept[seat][pearl] += 1
    state.pearl = [NONE] * state.seats
    state.choice = [NONE] * state.seats
    state.asked = 0
    state.question = MARKET


def price(state: Pearls, pearl: int) -> int:
    """PD-022: its value, twice as much for the only seller."""
    return WORTH[pearl] * (2 if state.choice.count(SELL) == 1 else 1)


ALREADY_CHOSEN = Reason("PD-021", "refusal-already-chosen")


class Market(Question[Pearls]):
    """PD-030: a lamp, if there are coins and room for it, or nothing."""

    def against(self, state: Pearls, seat: int, move: int) -> Reason | None:
        if seat == CHANCE or move < KEEP:
            return NOT_BY_HAND
        if move < BUY:
            return NOT_NOW
        if seat != state.asked:
            return NOT_YOUR_TURN
        if move == BUY and state.lamps[seat] >= DATA["most_lamps"]:
            return TOO_MANY_LAMPS
        return TOO_FEW_COINS if move == BUY and state.coins[seat] < COST else None

    def answer(self, state: Pearls, seat: int, move: int) -> None:
        """PD-011, PD-030, PD-040: pay and take; after the last diver comes the next round, or the end."""
        if move == BUY:
            state.coins[seat] -= COST
            state.lamps[seat] += 1
        state.asked = (state.asked + 1) % state.seats
        if state.asked == 0:
            state.question = OVER if state.round == state.rounds else DIVE
            state.round = min(state.round + 1, state.rounds)


NOT_YOUR_TURN = Reason("PD-030", "refusal-not-your-turn", lambda state, seat, move: {"who": state.asked})
TOO_MANY_LAMPS = Reason("PD-030", "refusal-lamps", lambda state, seat, move: {"most": DATA["most_lamps"]})
TOO_FEW_COINS = Reason("PD-030", "refusal-coins", lambda state, seat, move: {"need": COST, "have": state.coins[seat]})

DIVE = Dive("dive", PEARL, KEEP, who=CHANCE)
CHOOSE = Choose("choose", KEEP, BUY)
MARKET = Market("market", BUY, PASS + 1)
OVER = Over(Reason("PD-040", "refusal-game-over"))
AGENDA = Agenda(DIVE, CHOOSE, MARKET, OVER)
