"""The statutes: tax, duty, rewards, subsidy; and what spoils at the end of the round."""

from antilles.games.cuba import components as c, harbour, laws, moves as m, question as q, score, stock
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, Moves, Reason, Rng, i64, lowest, vec


class Pay(q.Ask):
    """Two answers: pay, or decline."""

    def __init__(self, name: str, statement: str, pay: i64, decline: i64) -> None:
        super().__init__(name, statement, pay, decline + 1 - pay)
        self.decline = decline

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return None if move == self.first or move == self.decline else self.other_question

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if seat == state.asked:
            moves.add(self.first)
            moves.add(self.decline)

    def pick(self, state: Cuba, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return self.decline if rng.below(2) else self.first


# --- tax --------------------------------------------------------------------------------------------
def tax(state: Cuba, seat: i64) -> i64:
    """CU-101, EP-139: this player's tax by the law in force."""
    return amount(state, seat, laws.in_force(state, c.TAX_LAW))


def amount(state: Cuba, seat: i64, law: i64) -> i64:
    """CU-101, CU-104, EP-139, EP-142, EP-143: the pesos of a tax or the VP of a subsidy for this player."""
    effect = c.LAW_EFFECT[law]
    times: i64 = 0
    if effect == c.PESOS:
        times = 1
    elif effect == c.PER_BUILDING:
        times = stock.buildings_for_laws(state, seat)
    elif effect == c.DELEGATE:
        times = stock.delegate_votes(state, seat)
    elif effect == c.PER_VP:
        times = state.vp[seat] // c.LAW_PER[law]
    elif effect == c.PER_OWNED:
        times = stock.owned_of(state, seat, c.LAW_KINDS[law]) // c.LAW_PER[law]
    elif effect == c.PER_STORED:
        times = stock.stored_of(state, seat, c.LAW_KINDS[law]) // c.LAW_PER[law]
    elif effect == c.PER_PESOS:
        times = state.pesos[seat] // c.LAW_PER[law]
    elif effect == c.RANK:
        times = rank(state, seat)
    return c.LAW_N[law] * times


def rank(state: Cuba, seat: i64) -> i64:
    """EP-142: equal scores share the better rank, the following ranks are left out."""
    place: i64 = 1
    for vp in state.vp:
        if vp > state.vp[seat]:
            place += 1
    return place


class Taxes(q.Step):
    """CU-100, CU-101: amounts are fixed first; then from the start player clockwise, if due and able."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        if state.count == 0:
            state.paid_tax = 0
            state.paid_duty = 0
            for player in range(state.seats):
                state.due[player] = tax(state, player)
        while state.count < state.seats:
            payer = (state.start + state.count) % state.seats
            state.count += 1
            if state.due[payer] == 0:
                state.paid_tax |= i64(1) << payer
            elif state.pesos[payer] >= state.due[payer]:
                if not state.switches.must_pay:
                    state.asked = payer
                    state.question = TAX
                    return
                pay_tax(state, payer)
        state.count = 0
        state.question = DUTIES


def pay_tax(state: Cuba, seat: i64) -> None:
    state.pesos[seat] -= state.due[seat]
    state.paid_tax |= i64(1) << seat


class Tax(Pay):
    """CU-101, CU-209, DP-150: all or nothing, without penalty."""

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move == m.PAY_TAX:
            pay_tax(state, seat)
        state.question = TAXES


# --- duty -------------------------------------------------------------------------------------------
def duty_item(state: Cuba, item: i64) -> i64:
    """CU-220: the kinds that will do for a piece of the duty, as bits; 0 after the last one."""
    return c.LAW_ITEMS[laws.in_force(state, c.DUTY_LAW) * 2 + item] if item < 2 else i64(0)


def is_as_tax(state: Cuba) -> bool:
    """EP-140: the duty is as high as the tax."""
    return c.LAW_EFFECT[laws.in_force(state, c.DUTY_LAW)] == c.AS_TAX


def can_pay_duty(state: Cuba, seat: i64) -> bool:
    """CU-101, CU-103, EP-140, EP-141: in full, from courtyard and warehouse."""
    if is_as_tax(state):
        return state.pesos[seat] >= state.due[seat]
    first = duty_item(state, 0)
    second = duty_item(state, 1)
    if not stock.owned_of(state, seat, first):
        return False
    needed: i64 = 2 if first & second else 1
    return second == 0 or stock.owned_of(state, seat, second) >= needed


class Duties(q.Step):
    """CU-100, CU-101: after all taxes, in the same order."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        while state.count < state.seats:
            payer = (state.start + state.count) % state.seats
            state.count += 1
            if is_as_tax(state) and state.due[payer] == 0:
                state.paid_duty |= i64(1) << payer
            elif can_pay_duty(state, payer):
                state.asked = payer
                if not state.switches.must_pay:
                    state.question = DUTY
                    return
                pay_duty(state, payer)
                if state.question is DUTY_PIECE:
                    return
        state.count = 0
        state.question = REWARDS


class Duty(Pay):
    """CU-101, DP-151: all or nothing, without penalty."""

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.question = DUTIES
        if move != m.NO_DUTY:
            pay_duty(state, seat)


def pay_duty(state: Cuba, seat: i64) -> None:
    """CU-101, CU-220: pesos, or the pieces one by one; only a choice is asked."""
    state.paid_duty |= i64(1) << seat
    if is_as_tax(state):
        state.pesos[seat] -= state.due[seat]
        return
    state.used = 0
    next_duty_piece(state, seat)


def next_duty_piece(state: Cuba, seat: i64) -> None:
    """Single kinds go by themselves; a class is asked, with ``used`` counting the pieces given."""
    while duty_item(state, state.used):
        kinds = duty_item(state, state.used)
        if kinds & (kinds - 1):
            state.question = DUTY_PIECE
            return
        stock.spend(state, seat, lowest(kinds), 1)
        state.used += 1
    state.question = DUTIES


NO_PIECE: Final = Reason("CU-220", "refusal-no-piece", m.named)
OTHER_CLASS: Final = Reason("CU-220", "refusal-other-class", m.named)


class DutyPiece(q.Ask):
    """CU-220, DP-152: a kind of the class."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        if not stock.owned(state, seat, move - m.GIVE):
            return NO_PIECE
        return None if duty_item(state, state.used) >> (move - m.GIVE) & 1 else OTHER_CLASS

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, move - m.GIVE, 1)
        state.used += 1
        next_duty_piece(state, seat)


# --- rewards and subsidy ----------------------------------------------------------------------------
class Rewards(q.Step):
    """CU-102: one of the two fulfilled, or both."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        for player in range(state.seats):
            if state.paid_tax & state.paid_duty & i64(1) << player:
                stock.score_vp(state, player, state.switches.reward_both)
            elif (state.paid_tax | state.paid_duty) & i64(1) << player:
                stock.score_vp(state, player, state.switches.reward_one)
        state.question = SUBSIDIES


def subsidy(state: Cuba, seat: i64) -> i64:
    """CU-104: VP by the card; nothing is handed in."""
    return amount(state, seat, laws.in_force(state, c.SUBSIDY_LAW))


class Subsidies(q.Step):
    """CU-100, CU-104: for all at once, so ranks are taken before any of it is scored."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        gains = vec[i64]([0] * state.seats)
        for player in range(state.seats):
            gains[player] = subsidy(state, player)
        for player in range(state.seats):
            stock.score_vp(state, player, gains[player])
        state.question = SPOIL


# --- end of the round -------------------------------------------------------------------------------
class Spoil(q.Step):
    """CU-110: products in courtyards return to the supply."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        for player in range(state.seats):
            for product in range(c.PRODUCTS):
                state.supply[product] += state.yard[player * c.ALL_KINDS + product]
                state.yard[player * c.ALL_KINDS + product] = 0
        state.count = 0
        state.question = STORAGE


class Storage(q.Step):
    """CU-105, CU-110, CU-113: the storage act, from the start player clockwise; in the last round too."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        limit = laws.storage_limit(state)
        while limit >= 0 and state.count < state.seats:
            keeper = (state.start + state.count) % state.seats
            if stock.stored_of(state, keeper, stock.ALL_PRODUCTS) > limit:
                state.asked = keeper
                state.question = DISCARD
                return
            state.count += 1
        state.count = 0
        state.question = score.FINAL_SCORE if state.round == state.switches.rounds else harbour.SAIL


NOT_STORED: Final = Reason("CU-110", "refusal-not-stored", m.named)


class Discard(q.Ask):
    """CU-110, DP-160: one product from the warehouse to the supply."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return None if state.stored[seat * c.PRODUCTS + move - m.DROP] else NOT_STORED

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.stored[seat * c.PRODUCTS + move - m.DROP] -= 1
        state.supply[move - m.DROP] += 1
        state.question = STORAGE


TAXES: Final[Taxes] = Taxes("taxes")
TAX: Final[Tax] = Tax("tax", "DP-150", m.PAY_TAX, m.NO_TAX)
DUTIES: Final[Duties] = Duties("duties")
DUTY: Final[Duty] = Duty("duty", "DP-151", m.PAY_DUTY, m.NO_DUTY)
DUTY_PIECE: Final[DutyPiece] = DutyPiece("duty_piece", "DP-152", m.GIVE, c.ALL_KINDS)
REWARDS: Final[Rewards] = Rewards("rewards")
SUBSIDIES: Final[Subsidies] = Subsidies("subsidy")
SPOIL: Final[Spoil] = Spoil("spoil")
STORAGE: Final[Storage] = Storage("storage")
DISCARD: Final[Discard] = Discard("discard", "DP-160", m.DROP, c.PRODUCTS)
