"""El Presidente: the car on the avenue, and the events of its spaces."""

from antilles.games.cuba import architect, components as c, laws, moves as m, parliament, rounds, stock, turns
from antilles.games.cuba.question import NOT_YOUR_TURN, Ask, Choice, Step
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Facts, Final, Moves, Reason, i64, total_of


# --- event 1: two delegates ---------------------------------------------------------------------------
def two_delegates(state: Cuba) -> bool:
    """EP-040: the car stopped on space 1 in the round before; where it starts it has no effect."""
    return state.round > 1 and state.car == 1


def ask_delegates(state: Cuba) -> None:
    state.asked = 0
    state.question = SEND


class SendDelegates(Ask):
    """EP-040, EP-102, DP-130: any two of the five cards, secretly; shown when all have chosen."""

    def against(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        if seat < 0:
            return NOT_YOUR_TURN
        if state.sent[seat]:
            return parliament.ALREADY_CHOSEN
        return None if self.first <= move < self.end else self.other_question

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if 0 <= seat < state.seats and not state.sent[seat]:
            for move in range(self.first, self.end):
                moves.add(move)

    def seal(self, state: Cuba, seat: i64, move: i64) -> None:
        state.sent[seat] = m.CARDS_MASK[move - m.SENT]

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        self.seal(state, seat, move)
        for other in range(state.seats):
            if not state.sent[other]:
                state.asked = other
                return
        for other in range(state.seats):
            state.hand[other] &= ~state.sent[other]
        state.asked = state.start
        if state.switches.send_before_bills:
            state.question = rounds.REVEAL_BILLS
        else:
            turns.start_actions(state)

    def actors(self, state: Cuba) -> list[int]:
        return [seat for seat in range(state.seats) if not state.sent[seat]]

    def audience(self, state: Cuba, seat: i64, move: i64) -> i64:
        """CU-004: the cards are secret until all are in."""
        return i64(1) << seat


# --- the car ----------------------------------------------------------------------------------------
class Drive(Step):
    """EP-030, EP-031, EP-034, EP-115, EP-120: to the Cuban that is left; the space's event counts."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        for space in range(c.SPACES):
            if 0 < state.avenue[space] < c.DONKEY:
                state.car = space + 1
        state.count = 0
        state.question = parliament.OPEN_SESSION
        if state.car == 5:
            punish_leaders(state)
        elif state.car == 6:
            state.question = NEXT_GIFT
        elif state.car == 4 and state.round < state.switches.rounds:
            state.question = NEXT_COVER


def punish_leaders(state: Cuba) -> None:
    """EP-046, EP-116, EP-117: everybody with the most VP loses 2 at once, not below 0."""
    most: i64 = 0
    for vp in state.vp:
        most = max(most, vp)
    for seat in range(state.seats):
        if state.vp[seat] == most:
            stock.score_vp(state, seat, -c.LEADER_LOSS)


# --- event 4: overbuilding --------------------------------------------------------------------------
class NextCover(Step):
    """EP-043: from the start player clockwise, who can pay for something."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        while state.count < state.seats:
            builder = (state.start + state.count) % state.seats
            state.count += 1
            if COVER.choices(state, builder):
                state.asked = builder
                state.question = COVER
                return
        state.count = 0
        state.tile = 0
        state.parcel = 0
        state.question = parliament.OPEN_SESSION


def anything_over(state: Cuba, seat: i64, under: i64) -> bool:
    """EP-044, EP-114, EP-153: a tile is available, and the difference can be paid."""
    for tile in range(1, c.TILES):
        if state.available[tile] > 0 and architect.can_afford(state, seat, tile, under):
            return True
    return False


def covered_tile(state: Cuba, seat: i64) -> i64:
    return stock.top_tile(state, seat, state.parcel)


NOTHING_TO_COVER: Final = Reason("EP-043", "refusal-nothing-to-cover")
WAREHOUSE_PARCEL: Final = Reason("EP-111", "refusal-warehouse-parcel")
CANNOT_COVER: Final = Reason(
    "EP-043",
    "refusal-cannot-cover",
    lambda state, seat, move: {"building": c.BUILDINGS[stock.top_tile(state, seat, move - m.COVERED)]},
)


class Cover(Choice):
    """EP-043, DP-120: which building is covered."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """EP-043, EP-111."""
        parcel = move - m.COVERED
        if COVER.choices(state, seat) >> parcel & 1:
            return None
        tile = stock.top_tile(state, seat, parcel)
        if tile < 0:
            return NOTHING_TO_COVER
        return WAREHOUSE_PARCEL if tile == 0 and not state.switches.overbuild_warehouse else CANNOT_COVER

    def choices(self, state: Cuba, seat: i64) -> i64:
        """EP-043, EP-111, EP-113, DP-120: parcels whose building can be covered by something payable, as bits."""
        parcels: i64 = 0
        if state.pesos[seat] < c.OVERBUILD_FEE:
            return 0
        for parcel in range(c.PARCELS):
            tile = stock.top_tile(state, seat, parcel)
            allowed = tile > 0 or (tile == 0 and state.switches.overbuild_warehouse)
            if allowed and anything_over(state, seat, tile):
                parcels |= i64(1) << parcel
        return parcels

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move == m.DONE:
            state.question = NEXT_COVER
            return
        state.parcel = move - m.COVERED
        state.question = OVERBUILD


def difference(state: Cuba, seat: int, move: int) -> Facts:
    return architect.what_is_lacking(state, seat, move - m.ERECT, covered_tile(state, seat), -1)


NOT_AVAILABLE: Final = Reason("EP-043", "refusal-not-available", m.named)
TOO_LITTLE: Final = Reason("CU-065", "refusal-resources", difference)


class Overbuild(Ask):
    """EP-043, EP-114, DP-121: by which building; under the building act the extra resource comes next."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """EP-043, EP-044."""
        tile = move - m.ERECT
        under = covered_tile(state, seat)
        if not state.available[tile]:
            return NOT_AVAILABLE
        if architect.can_afford(state, seat, tile, under):
            return None
        return architect.NO_EXTRA if architect.can_pay(state, seat, tile, under, -1) else TOO_LITTLE

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.tile = move - m.ERECT
        if laws.extra_resources(state):
            state.question = OVER_EXTRA
        else:
            overbuild(state, seat, -1)


class OverExtra(architect.AddExtra):
    """EP-114, DP-122: the extra resource of the building act, with the difference of the costs."""

    def under(self, state: Cuba, seat: i64) -> i64:
        return covered_tile(state, seat)

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        overbuild(state, seat, architect.extra_of(move))


def overbuild(state: Cuba, seat: i64, extra: i64) -> None:
    """EP-043 … EP-045, EP-112: a peso and the difference; the covered tile stays underneath, out of play."""
    under = covered_tile(state, seat)
    state.pesos[seat] -= c.OVERBUILD_FEE
    architect.pay(state, seat, state.tile, under, extra)
    state.available[state.tile] -= 1
    return_special_tile(state, seat, under)
    stock.erect(state, seat, state.parcel, state.tile)
    state.question = NEXT_COVER


def return_special_tile(state: Cuba, seat: i64, under: i64) -> None:
    """EP-112: a tile held for a building that is covered goes back and has no effect in this round."""
    if c.VOTES_TILES >> under & 1 and state.vote_tile == seat:
        state.vote_tile = -1
    if c.VETO_TILES >> under & 1 and state.veto_tile == seat:
        state.veto_tile = -1
    if c.INFLUENCE_TILES >> under & 1 and state.influence_tile == seat:
        state.influence_tile = -1
        state.influence = -1


# --- event 6: a gift from the market ----------------------------------------------------------------
class NextGift(Step):
    """EP-047, EP-118: from the start player clockwise, while pieces lie on the market."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        if state.count < state.seats and total_of(state.market, 0, c.MERCHANDISE):
            state.asked = (state.start + state.count) % state.seats
            state.count += 1
            state.question = GIFT
        else:
            state.count = 0
            state.question = parliament.OPEN_SESSION


ROW_EMPTY: Final = Reason("EP-118", "refusal-row-empty", m.named)


class TakeGift(Ask):
    """EP-047, EP-134, DP-125: the cheapest piece of a row of the market, or nothing."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return None if state.market[move - m.GIVEN] else ROW_EMPTY

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        """EP-119: a product goes straight into the warehouse if it has room."""
        state.question = NEXT_GIFT
        if move == m.DONE:
            return
        kind = move - m.GIVEN
        state.market[kind] -= 1
        if kind < c.PRODUCTS and stock.room(state, seat):
            state.stored[seat * c.PRODUCTS + kind] += 1
        else:
            state.yard[seat * c.ALL_KINDS + kind] += 1


SEND: Final[SendDelegates] = SendDelegates("send", "DP-130", m.SENT, len(m.CARDS_MASK))
DRIVE: Final[Drive] = Drive("event")
NEXT_COVER: Final[NextCover] = NextCover("next_cover")
COVER: Final[Cover] = Cover("cover", "DP-120", m.COVERED, c.PARCELS, may_stop=True)
OVERBUILD: Final[Overbuild] = Overbuild("overbuild", "DP-121", m.ERECT, c.TILES)
OVER_EXTRA: Final[OverExtra] = OverExtra("over_extra", "DP-122", "EP-114")
NEXT_GIFT: Final[NextGift] = NextGift("next_gift")
GIFT: Final[TakeGift] = TakeGift("gift", "DP-125", m.GIVEN, c.MERCHANDISE, may_stop=True)
